"""Orders in advance: travel a track, draw cards of a colour, and answer events that each company may use.

No order uses a power, or gives a track a colour for good: a company that wants this travels by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.moves import Chain, Choice, Move, Option, Slot
from engine.core.orders import Happened, Order
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.cards import Card, CardSet
from engine.ticket_to_ride.legends.choices import YES
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Track
from engine.ticket_to_ride.legends.moves import Answer, Draw, Travel
from engine.ticket_to_ride.legends.payment import (
    CardSetLaid,
    affordable_sets,
    each_once,
    is_plain,
    journey_cost,
    likeness,
    open_track,
)
from engine.ticket_to_ride.legends.powers import Pick
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Choose
from engine.ticket_to_ride.legends.texts import event_text, named_card, track_text
from engine.ticket_to_ride.legends.travel import check_track, track_label
from engine.ticket_to_ride.orders import ANY, DrawInColour

_TRAVELLED = {
    (True, True): "legends.order.travel_any",
    (True, False): "legends.order.travel_any_few",
    (False, True): "legends.order.travel_colour",
    (False, False): "legends.order.travel_colour_few",
}
"""The text of the order, by whether any colour will do and whether any number of wild cards will."""


class TravelWhenPaid(Order, frozen=True, tag="order_travel"):
    """Travel a track as soon as the company can pay for it."""

    track: str
    colour: str = ANY
    """The colour of the cards that pay for a grey track, or ``ANY``."""
    wilds: str = ANY
    """The most wild cards that are laid down in the set, in digits, or ``ANY``."""

    @property
    def matter(self) -> str:
        """The track: a seat gives at most one order for each."""
        return self.track

    @classmethod
    def possible(cls, rules: Game[Any], state: LegendsState, seat: Seat) -> bool:
        """Return whether the first turn has begun, another of the company is still to come, and a track is left."""
        return state.turn_comes(seat) and bool(tracks_left(state, seat))

    @classmethod
    def slot(cls, rules: Game[Any], state: LegendsState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the tracks that may still be travelled, whatever the hand, and what may be spent on one."""
        if field == "track":
            left = each_once(state, tracks_left(state, seat))
            return Choice(tuple(Option(track.id, track_label(state, track)) for track in left))
        track, cards = state.printed.board.routes.get(RouteId(str(chosen.get("track")))), state.pack.cards
        if field == "colour":
            several = cards.any_colour if not isinstance(track, Track) or is_plain(state, track) else ()
            colours = (Option(cards.names[card], named_card(cards.names[card])) for card in several)
            return Choice(
                (Option(ANY, text("legends.order.any_colour" if several else "legends.order.own_colour")), *colours)
            )
        fewer = (
            Option(str(n), text("legends.order.most_wilds", wilds=n)) for n in range(track.length if track else 10)
        )
        return Choice((Option(ANY, text("legends.order.any_wilds")), *fewer))

    def text(self, rules: Game[Any], state: LegendsState) -> Text:
        """Say which track is travelled, and with what."""
        any_colour, any_number = self.colour == ANY, self.wilds == ANY
        return text(
            _TRAVELLED[any_colour, any_number],
            track=self._named(state),
            **({} if any_colour else {"colour": named_card(self.colour)}),
            **({} if any_number else {"wilds": int(self.wilds)}),
        )

    def move(self, rules: Game[Any], state: LegendsState) -> Move | None:
        """Travel it with as few wilds as possible; what it costs on top is paid in dollars while they last."""
        if Travel not in rules.kinds(state, self.seat):
            return None
        offered = rules.slot(state, self.seat, Travel, "track", {})
        track = state.printed.board.routes.get(RouteId(self.track))
        assert isinstance(offered, Choice)
        if not isinstance(track, Track):
            return None
        payable = {likeness(state, state.printed.track(option.value)) for option in offered.options}
        if likeness(state, track) not in payable:
            return None
        if state.colour_of(track) == UNCOLOURED or not open_track(state, self.seat, track):
            return None
        sets = affordable_sets(state, self.seat, journey_cost(state, self.seat, track))
        rated = [(rating, each.written) for each in sets if (rating := self._rating(state, each)) is not None]
        if not rated:
            return None
        payment = min(rated)[1]
        return Travel(self.seat, track=self.track, payment=payment, extra=self._extra(rules, state, payment))

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """End the order once the track is travelled or no longer can be: trains do not come back."""
        state: LegendsState = happened.after
        if state.claims.get(RouteId(self.track)) == self.seat:
            return text("legends.order.travel_done", track=self._named(state))
        try:
            check_track(state, self.seat, self.track)
        except IllegalMove as refusal:
            return text("legends.order.travel_lost", track=self._named(state), why=refusal.text)
        return self

    def _named(self, state: LegendsState) -> Text:
        track = state.printed.board.routes[RouteId(self.track)]
        assert isinstance(track, Track)
        return track_text(state, track)

    def _rating(self, state: LegendsState, laid: CardSetLaid) -> tuple[int, int, int] | None:
        """Return the rank of a set, the lowest being the best, or None if the order rules it out."""
        cards = state.pack.cards
        wilds = laid.cards.count(cards.wild)
        colours = {cards.colour_of[card] for card in laid.cards} - {cards.wild}
        if self.wilds != ANY and wilds > int(self.wilds):
            return None
        if self.colour != ANY and colours - {cards.numbers[self.colour]}:
            return None
        marked = sum(card in cards.mark_of for card in laid.cards)
        counts = cards.counts(state.seats[self.seat].hand)
        return wilds, marked, -sum(counts[colour] for colour in colours)

    def _extra(self, rules: Game[Any], state: LegendsState, payment: str) -> tuple[str, ...]:
        extra: tuple[str, ...] = ()
        while True:
            chosen = {"track": self.track, "powers": (), "payment": payment, "extra": extra}
            slot = rules.slot(state, self.seat, Travel, "extra", chosen)
            if not isinstance(slot, Chain) or slot.may_end or not slot.options:
                return extra
            ways = [option.value for option in slot.options]
            extra = (*extra, next((way for way in ways if way.startswith("$")), ways[0]))


class DrawColour(DrawInColour, frozen=True, tag="order_draw"):
    """Draw a number of cards: of one colour while such cards lie face up, otherwise blind."""

    drawing: ClassVar[type[Any]] = Draw

    @staticmethod
    def card_text(cards: CardSet, card: Card) -> Text:
        """Name a card."""
        return named_card(cards.names[card])


NO = "no"


class AnswerEvent(Order, frozen=True, tag="order_event"):
    """Answer an event that each company may use whenever it is turned up (L D6), so that nobody waits for it."""

    event: str
    """The id of the event, or ``any`` for every such event."""
    answer: str
    """``no``, or ``yes`` if the event leaves nothing more to choose."""
    together: ClassVar[bool] = True

    @property
    def matter(self) -> str:
        """The event: a seat gives at most one order for each."""
        return self.event

    @classmethod
    def possible(cls, rules: Game[Any], state: LegendsState, seat: Seat) -> bool:
        """Return whether such an event is in the deck of the campaign, which everybody knows, and turns are taken."""
        return state.turns_are_taken and bool(_offered_to_each(state))

    @classmethod
    def slot(cls, rules: Game[Any], state: LegendsState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer these events, and what may be answered to one."""
        events = _offered_to_each(state)
        if field == "event":
            named = (Option(event, event_text(event)) for event in events)
            return Choice((Option(ANY, text("legends.order.any_event")), *named))
        event = str(chosen.get("event"))
        meant = [event] if event in events else events
        plain = any(_takes_a_word(state, one) for one in meant)
        no, yes = Option(NO, text("legends.order.answer_no")), Option(YES, text("legends.order.answer_yes"))
        return Choice((no, yes) if plain else (no,))

    def text(self, rules: Game[Any], state: LegendsState) -> Text:
        """Say which events are answered, and how."""
        if self.event == ANY:
            return text("legends.order.events_yes" if self.answer == YES else "legends.order.events_no")
        key = "legends.order.event_yes" if self.answer == YES else "legends.order.event_no"
        return text(key, event=event_text(self.event))

    def move(self, rules: Game[Any], state: LegendsState) -> Move | None:
        """Answer if the pending question is about such an event and leaves nothing more to choose."""
        task = state.agenda[-1] if state.agenda else None
        if not isinstance(task, Choose) or task.about != "each" or int(self.seat) not in task.deciding:
            return None
        event = task.source.partition(":")[2]
        if self.event not in {ANY, event} or (self.answer == YES and not _takes_a_word(state, event)):
            return None
        return Answer(self.seat, (YES,) if self.answer == YES else ())

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """End the order once the event is retired: it does not come up again."""
        if self.event == ANY or self.event in happened.after.campaign.events:
            return self
        return text("legends.order.event_over", event=event_text(self.event))


def _offered_to_each(state: LegendsState) -> list[str]:
    """Return the events of the campaign's deck that each company may use, in the order they came."""
    events = state.pack.events
    return [event for event in state.campaign.events if events[event].who == "each"]


def _takes_a_word(state: LegendsState, event: str) -> bool:
    """Return whether an event is used by just saying yes, without choosing a card."""
    power = state.pack.events[event]
    return not power.cost.cards and not any(isinstance(effect, Pick) for effect in power.effects)


def tracks_left(state: LegendsState, seat: Seat) -> list[Track]:
    """Return the tracks that a seat may still travel, except those that would take a colour for good."""
    tracks = (track for track in state.printed.board.routes.values() if isinstance(track, Track))
    return [track for track in tracks if state.colour_of(track) != UNCOLOURED and open_track(state, seat, track)]
