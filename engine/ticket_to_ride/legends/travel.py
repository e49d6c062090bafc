"""Travelling a track: what may be declared, and checking it (L C3, C4.0 to C4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.moves import Chain, Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.cards import Card
from engine.ticket_to_ride.legends.events import current_event
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.moves import Answer, Travel
from engine.ticket_to_ride.legends.network import can_moor
from engine.ticket_to_ride.legends.payment import (
    CardSetLaid,
    JourneyCost,
    Means,
    Purse,
    affordable_sets,
    can_be_met,
    declared,
    each_once,
    find_set,
    is_meant,
    is_plain,
    journey_cost,
    open_track,
    opens_twin,
    pay_powers,
    payable,
    short_of,
)
from engine.ticket_to_ride.legends.powers import Again, PriceChange, This, Twin, Waive
from engine.ticket_to_ride.legends.powers_in_play import can_use, is_power, own_sources, power_of, use
from engine.ticket_to_ride.legends.questions import Question
from engine.ticket_to_ride.legends.state import Journey, LegendsState
from engine.ticket_to_ride.legends.tasks import AfterSteps, EndJourney, Pay, SecondJourney, Steps
from engine.ticket_to_ride.legends.texts import (
    city,
    named_card,
    notice,
    payment_text,
    player,
    refusal,
    shown_names,
    source_text,
    sources_text,
    track_text,
)
from engine.ticket_to_ride.legends.train_cards import held_names, named_cards

STEAMER = "steamer "
ANY = 99


def can_travel(state: LegendsState, seat: int, most: int = ANY) -> bool:
    """Return whether a seat can travel any track of at most ``most`` spaces."""
    return Means(state, seat).any(most)


def slot(state: LegendsState, seat: int, field: str, chosen: Mapping[str, Any], most: int = ANY) -> Slot:
    """Return what may stand in a field of the move; ``most`` spaces in a second journey."""
    return JourneySlots(state, seat, most).slot(field, chosen)


class JourneySlots:
    """The values that the fields of a journey may take in one position; results are kept between fields."""

    def __init__(self, state: LegendsState, seat: int, most: int = ANY) -> None:
        self.state, self.seat, self.most = state, seat, most
        self._helpful: dict[str, list[str]] = {}
        self._costs: dict[tuple[str, ...], JourneyCost] = {}
        self._sets: dict[tuple[str, ...], list[CardSetLaid]] = {}

    def slot(self, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of the move."""
        state, seat = self.state, self.seat
        if field == "track":
            found = each_once(state, payable(state, seat, self.most))
            return Choice(tuple(Option(track.id, track_label(state, track)) for track in found))
        track = state.printed.board.routes.get(RouteId(str(chosen.get("track"))))
        if not isinstance(track, Track):
            return _anything(state, seat, field)
        powers = [one for one in chosen.get("powers", ()) if one.startswith(STEAMER) or is_power(one)]
        if field == "powers":
            return self._powers(track, powers)
        cost, kept = self._cost(track, powers), wilds_kept(state, powers)
        if field == "payment":
            # Powers chosen for later need wilds of their own; if no set leaves these, they do nothing (L H5).
            ways = self._affordable(track, powers)
            leaving = [one for one in ways if _leaves(state, seat, cost, one, kept)] if kept else ways
            return Choice(tuple(_payment_option(state, cost, one) for one in leaving or ways))
        if not cost.surcharge and not cost.marks:
            return Chain((), may_end=True)
        return _extra_slot(state, seat, cost, self._affordable(track, powers), chosen, kept)

    def helpful(self, track: Track) -> list[str]:
        """List the powers that the company may use on the price of a track."""
        if track.id not in self._helpful:
            self._helpful[track.id] = pay_powers(self.state, self.seat, track)
        return self._helpful[track.id]

    def _cost(self, track: Track, powers: Sequence[str]) -> JourneyCost:
        """Work out the cost of a track, using those of the powers that help with it."""
        key = (track.id, *powers)
        if key not in self._costs:
            usable = self.helpful(track)
            self._costs[key] = journey_cost(self.state, self.seat, track, [one for one in powers if one in usable])
        return self._costs[key]

    def _affordable(self, track: Track, powers: Sequence[str]) -> list[CardSetLaid]:
        """List the sets that may be laid down."""
        key = (track.id, *powers)
        if key not in self._sets:
            self._sets[key] = list(affordable_sets(self.state, self.seat, self._cost(track, powers)))
        return self._sets[key]

    def _powers(self, track: Track, entries: list[str]) -> Chain:
        state, seat = self.state, self.seat
        helpful, trip, second = self.helpful(track), declared(state, track), self.most != ANY
        later = [
            source
            for source in own_sources(state, seat, "travel", may=True)
            if can_use(state, seat, source, trip) and not (is_again(source) and (second or not self._goes_on(track)))
        ]
        ports = [f"{STEAMER}{end}" for end in track.ends if can_moor(state, seat, end)]
        named = any(entry.startswith(STEAMER) for entry in entries)
        twin = opens_twin(one for one in entries if one in helpful)
        opened = open_track(state, seat, track, twin=twin)
        may_end = opened and can_be_met(state, seat, self._cost(track, entries))
        options = [one for one in helpful if one not in entries]
        if may_end:
            options = [one for one in options if self._changes(track, entries, one)]
            options += [one for one in (*later, *([] if named else ports)) if one not in entries]
        options = [one for one in options if not wilds_kept(state, [one]) or self._leaves_wilds(track, [*entries, one])]
        return Chain(tuple(_power_option(state, one) for one in options), may_end=may_end)

    def _changes(self, track: Track, entries: Sequence[str], source: str) -> bool:
        """Return whether a power changes what a journey costs, or how it is paid: otherwise it would be wasted."""
        if any(not isinstance(effect, PriceChange | Twin | Waive) for effect in power_of(source).effects):
            return True
        if opens_twin([source]) and not open_track(self.state, self.seat, track):
            return True
        with_it = [*entries, source]
        before, after = self._cost(track, entries), self._cost(track, with_it)
        if any(getattr(after, each) < getattr(before, each) for each in ("cards", "marks", "combine", "coal")):
            return True
        ways = {one.written for one in self._affordable(track, entries)}
        return any(one.written not in ways for one in self._affordable(track, with_it))

    def _goes_on(self, track: Track) -> bool:
        """Return whether trains and open tracks are left for a second journey after one on a track."""
        state, seat = self.state, self.seat
        left, taken = state.seats[seat].trains - track.length, {track.id, *track.parallel}
        others = (one for one in state.printed.tracks if one.length <= left and one.id not in taken)
        return any(open_track(state, seat, one) for one in others)

    def _leaves_wilds(self, track: Track, entries: list[str]) -> bool:
        """Return whether some set leaves the wilds that the entries need on top (L C3.3, I1.2)."""
        cost, kept = self._cost(track, entries), wilds_kept(self.state, entries)
        return any(_leaves(self.state, self.seat, cost, one, kept) for one in self._affordable(track, entries))


def wilds_kept(state: LegendsState, entries: Sequence[str]) -> int:
    """Return how many wilds must be left after payment, for a steamer and the powers chosen for later."""
    steamers = state.pack.figures.rule.steamer.wilds * sum(one.startswith(STEAMER) for one in entries)
    later = (power_of(one) for one in entries if not one.startswith(STEAMER))
    return steamers + sum(power.cost.wilds for power in later if power.when == "travel")


def _leaves(state: LegendsState, seat: int, cost: JourneyCost, laid: CardSetLaid, wilds: int) -> bool:
    """Return whether this many wilds are left after a set and after everything else that must be paid."""
    wild = state.pack.cards.wild
    left = state.seats[seat].hand[wild] - laid.cards.count(wild)
    return left >= wilds and Purse(state, seat, cost, laid.colour, wilds).possible()


def _dear(state: LegendsState, card: Card) -> bool:
    """Return whether a card is worth more than its colour: a wild, or one with a mark once marks mean something."""
    return card == state.pack.cards.wild or (state.marks_matter and card not in state.pack.cards.any_colour)


def _payment_option(state: LegendsState, cost: JourneyCost, laid: CardSetLaid) -> Option:
    """Offer a set; one with wilds or marks, or one that colours the track for good, must be chosen deliberately."""
    deliberate = cost.survey or any(_dear(state, card) for card in laid.cards)
    return Option(laid.written, payment_text(laid.written), short_of(state, laid), deliberate=deliberate)


def _anything(state: LegendsState, seat: int, field: str) -> Slot:
    """Offer everything that could stand in a field while no track is chosen."""
    if field == "powers":
        own = [*own_sources(state, seat, "pay", may=True), *own_sources(state, seat, "travel", may=True)]
        return Chain(tuple(Option(one, source_text(one)) for one in own), may_end=True)
    if field == "extra":
        return Chain((), may_end=True)
    names = held_names(state, state.seats[seat].hand)
    ways = (f"{number} {name}" for name, most in names.items() for number in range(1, most + 1))
    return Choice(tuple(Option(way, payment_text(way)) for way in ways))


def track_label(state: LegendsState, track: Track) -> Text:
    """Describe a track: its ends, length and colour, what it costs on top, and whether it ends in a large city.

    While the current event looks for tracks between two boards, it says of which it is.
    """
    rules = state.pack.figures.rule
    a, b = (city(state, end) for end in track.ends)
    return text(
        "legends.option.track",
        a=a,
        b=b,
        length=track.length,
        colour=named_card(state.colour_of(track)),
        trestles=track.trestles if state.rule("trestle") else 0,
        combine=rules.combine.a_space * track.length if track.id in state.combine else 0,
        large=int(any(state.large(end) for end in track.ends)),
        crosses=int(_crossings_count(state) and len(state.printed.boards_of(track)) > 1),
    )


def _crossings_count(state: LegendsState) -> bool:
    """Return whether the current event looks for tracks whose ends lie on two boards."""
    event = current_event(state)
    return event is not None and any(isinstance(one, This) and one.crosses for one in event.conditions)


def _power_option(state: LegendsState, name: str) -> Option:
    if name.startswith(STEAMER):
        port = city(state, name.removeprefix(STEAMER))
        return Option(name, text("legends.option.steamer", city=port), f"{STEAMER}{port}")
    return Option(name, source_text(name), name.partition(":")[2])


def is_again(source: str) -> bool:
    """Return whether a power brings a second journey."""
    return any(isinstance(effect, Again) for effect in power_of(source).effects)


def _extra_slot(
    state: LegendsState,
    seat: int,
    cost: JourneyCost,
    found: Sequence[CardSetLaid],
    chosen: Mapping[str, Any],
    kept: int,
) -> Chain:
    entries = [*chosen.get("extra", ())]
    number = cost.surcharge + cost.marks
    payment = str(chosen.get("payment", ""))
    laid = next((one for one in found if is_meant(state, one, payment)), None)
    if laid is None or len(entries) >= number:
        return Chain((), may_end=True)
    kept = kept if _leaves(state, seat, cost, laid, kept) else 0
    purse, wild = Purse(state, seat, cost, laid.colour, kept), state.pack.cards.wild

    def following(entries: Sequence[str]) -> list[str]:
        """Return what may come next. Marks are all alike, so what pays them is offered in one order: cards by kind."""
        if len(entries) == number:
            return []
        hand = _hand_after(state, seat, laid, entries)
        dollars = 1 if len(entries) < cost.surcharge else purse.dollars_a_mark
        cards = [one for one in held_names(state, hand) if hand[wild] > kept or one != state.pack.cards.names[wild]]
        ways, order = [*cards, f"${dollars}"], [*shown_names(state), f"${dollars}"]
        if len(entries) > cost.surcharge and entries[-1] in order:
            ways = [one for one in ways if order.index(one) >= order.index(entries[-1])]
        ways = [one for one in ways if purse.possible([*entries, one])]
        return [one for one in ways if len(entries) + 1 == number or following([*entries, one])]

    return Chain(tuple(_extra_option(state, one, first=not entries) for one in following(entries)), may_end=False)


def _extra_option(state: LegendsState, written: str, *, first: bool) -> Option:
    """Offer an extra payment; the first one, and every card that is worth more, must be chosen deliberately."""
    card = state.pack.cards.numbers.get(written)
    return Option(written, _extra_text(written), deliberate=first or (card is not None and _dear(state, card)))


def _extra_text(written: str) -> Text:
    return text("legends.option.dollars", dollars=int(written[1:])) if written.startswith("$") else named_card(written)


def _hand_after(state: LegendsState, seat: int, laid: CardSetLaid, entries: Sequence[str]) -> list[int]:
    """Return a hand without a set and without the cards of extra payments."""
    hand = list(state.seats[seat].hand)
    for card in laid.cards:
        hand[card] -= 1
    for entry in entries:
        for card in named_cards(state, hand, [entry]) or ():
            hand[card] -= 1
    return hand


def play(draft: LegendsState, move: Travel, most: int = ANY) -> Iterator[Event]:
    """Check a journey and put everything that follows on the agenda. Raises IllegalMove."""
    seat = int(move.seat)
    track = check_track(draft, seat, move.track, move.powers, most)
    _check_powers(draft, seat, move)
    helpful = pay_powers(draft, seat, track)
    used = [one for one in move.powers if one in helpful]
    cost = journey_cost(draft, seat, track, used)
    laid = find_set(draft, seat, cost, move.payment)
    if laid is None:
        raise refusal(
            "legends.travel.set", "C3.2", track=track_text(draft, track), cards=cost.cards, hint=_hint(draft, cost)
        )
    extra = _checked_extra(draft, seat, cost, laid, move)
    ports = [one.removeprefix(STEAMER) for one in move.powers if one.startswith(STEAMER)]
    draft.journey = Journey(
        seat=seat,
        track=track.id,
        laid=list(laid.cards),
        plain=is_plain(draft, track),
        colour=laid.colour if cost.survey else -1,
        survey=cost.survey,
        surcharge=extra[: cost.surcharge],
        extra=extra[cost.surcharge :],
        toll=cost.combine,
        powers=[one for one in move.powers if one in own_sources(draft, seat, "travel", may=True)],
        steamer=ports[0] if ports else "",
        waived=list(cost.waived),
        combine=track.id in draft.combine,
        second=most != ANY,
    )
    draft.push(Pay(), Steps(), AfterSteps(), EndJourney())
    if move.powers:
        for source in own_sources(draft, seat, "pay", may=True):
            if source in move.powers and source not in used:
                yield notice("legends.power.idle", to=seat, power=source_text(source))
    for source in used:
        yield from use(draft, seat, source)


def _hint(state: LegendsState, cost: JourneyCost) -> Text:
    """Say which sets would pay for a track."""
    names = state.printed.cards.names
    if cost.survey:
        taken = tuple(named_card(names[colour]) for colour in cost.colours)
        if cost.others:
            return text("legends.travel.hint.mixed_survey", colours=taken)
        return text("legends.travel.hint.survey", colours=taken)
    if cost.others:
        return text("legends.travel.hint.mixed")
    if cost.first >= 0:
        return text("legends.travel.hint.coloured", colour=named_card(names[cost.first]))
    return text("legends.travel.hint.grey")


def check_track(state: LegendsState, seat: int, track_id: str, powers: Sequence[str] = (), most: int = ANY) -> Track:
    """Return a track of at most ``most`` spaces if a seat may travel it with its powers. Raises IllegalMove."""
    track = state.printed.board.routes.get(RouteId(track_id))
    if not isinstance(track, Track):
        raise refusal("legends.travel.no_such_track", "C3.1")
    name = track_text(state, track)
    if track.id in state.claims:
        raise refusal("legends.travel.owned", "C3.1", track=name, owner=player(state.claims[track.id]))
    if track.length > min(state.seats[seat].trains, most):
        trains = min(state.seats[seat].trains, most)
        raise refusal("legends.travel.too_long", "C3.1", track=name, length=track.length, trains=trains)
    usable = [one for one in powers if one in pay_powers(state, seat, track)]
    if not open_track(state, seat, track, twin=opens_twin(usable)):
        owners = {state.claims.get(RouteId(other)) for other in track.parallel}
        if seat in owners:
            raise refusal("legends.travel.own_beside", "E1", track=name)
        least = state.printed.rules.doubles_open_from
        raise refusal("legends.travel.closed", "E2", track=name, players=least)
    return track


def _check_powers(state: LegendsState, seat: int, move: Travel) -> None:
    """Raise IllegalMove for a power that is not the company's; one of its own that cannot act does nothing (L H5)."""
    if not move.powers:
        return
    own = {*own_sources(state, seat, "pay", may=True), *own_sources(state, seat, "travel", may=True)}
    for name in move.powers:
        port = name.startswith(STEAMER) and name.removeprefix(STEAMER) in state.printed.board.cities
        port = port and state.rule("steamer")
        if not port and name not in own:
            raise refusal("legends.power.not_yours", "H5", possible=sources_text(sorted(own)))
    if len(set(move.powers)) != len(move.powers):
        raise refusal("legends.travel.power_twice", "H5")


def _checked_extra(state: LegendsState, seat: int, cost: JourneyCost, laid: CardSetLaid, move: Travel) -> list[str]:
    # L L6: a single card may be counted, as in a set.
    extra, number = [one.removeprefix("1 ") for one in move.extra], cost.surcharge + cost.marks
    parts: dict[str, Param] = {"surcharge": cost.surcharge, "marks": cost.marks}
    if len(extra) != number:
        raise refusal("legends.travel.extra", "C4.2", number=number, given=len(extra), **parts)
    purse = Purse(state, seat, cost, laid.colour)
    prices = ["$1"] * cost.surcharge + [f"${purse.dollars_a_mark}"] * cost.marks
    if any(one.startswith("$") and one != price for one, price in zip(extra, prices, strict=True)):
        raise refusal("legends.travel.extra_dollars", "C4.2", dollars=purse.dollars_a_mark, **parts)
    hand = _hand_after(state, seat, laid, ())
    if named_cards(state, hand, [one for one in extra if not one.startswith("$")]) is None:
        held = tuple(named_card(name) for name in held_names(state, hand))
        raise refusal("legends.travel.extra_cards", "C4.2", held=held)
    if not purse.possible(extra):
        raise refusal("legends.travel.unaffordable", "C4.2", track=track_text(state, cost.track))
    return extra


class NextJourney(Question[SecondJourney, Travel | Answer]):
    """A second journey on a short track; it may be declined."""

    moves = (Travel, Answer)

    def prepare(self, draft: LegendsState, task: SecondJourney) -> Iterator[Event]:
        """Decline if no second journey is possible."""
        if not can_travel(draft, task.seats[0], task.most):
            yield notice("legends.again.impossible", player=player(task.seats[0]))
            task.seats.clear()

    def slot(self, state: LegendsState, task: SecondJourney, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the journey; the answer that declines is empty."""
        if field == "choice":
            return Chain((), may_end=True)
        return slot(state, seat, field, chosen, task.most)

    def default(self, state: LegendsState, task: SecondJourney, seat: Seat) -> Answer:
        """Decline."""
        return Answer(seat, ())

    def prompt(self, state: LegendsState, task: SecondJourney, players: tuple[Player, ...]) -> Text:
        """Return how long the track may be."""
        return text("legends.decides.again", most=task.most, players=players)

    def meaning(self, task: SecondJourney, kind: type[Move]) -> Text | None:
        """Say that an answer declines."""
        return text("legends.answers.again") if kind is Answer else None

    def answer(self, draft: LegendsState, task: SecondJourney, move: Travel | Answer) -> Iterator[Event]:
        """Travel, or decline."""
        if isinstance(move, Answer):
            if move.choice:
                raise refusal("legends.answer.not_offered", "H8", possible=(text("legends.option.decline"),))
            task.seats.clear()
            yield notice("legends.again.declined", player=player(int(move.seat)))
            return
        yield from play(draft, move, task.most)
        task.seats.clear()
