"""What a rule or a card asks, answered by a list of words: herds, claims, wells, discards, offers (L L2)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Chain, Option, Slot
from engine.core.text import Text
from engine.ticket_to_ride.legends.deciding import DecisionRules
from engine.ticket_to_ride.legends.events import count_use
from engine.ticket_to_ride.legends.hands import held_names, named_cards
from engine.ticket_to_ride.legends.moves import Answer
from engine.ticket_to_ride.legends.powers import Pick
from engine.ticket_to_ride.legends.sources import number_of, pickable, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.steps import claims_at, dig, herds_at, pay_dry_well, take_herd
from engine.ticket_to_ride.legends.supply import discard, spend
from engine.ticket_to_ride.legends.tasks import Choose
from engine.ticket_to_ride.legends.using import patents, retire_postcard, use
from engine.ticket_to_ride.legends.words import (
    card_word,
    city,
    counted_text,
    event_rule,
    event_text,
    named_card,
    player,
    refusal,
    say,
    source_text,
    told,
)

YES = "yes"
DOLLARS = "dollars"
UNDER, LEAVE = "under", "leave"


class About(ABC):
    """One thing that is asked."""

    rule: str
    """The rule by its number, for refusals."""

    @abstractmethod
    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Return what may come next in the answer, and whether it is complete as it stands."""

    @abstractmethod
    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Do what follows once everybody asked has answered."""

    def label(self, state: LegendsState, word: str) -> Text:
        """Name an entry."""
        return say(f"option.{word}")

    def prepare(self, draft: LegendsState, task: Choose, seat: int) -> Iterable[Event]:
        """Before a seat is asked."""
        return ()


class _City(About, ABC):
    """Which of two cities."""

    def label(self, state: LegendsState, word: str) -> Text:
        return say("option.city", city=city(state, word))

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        return ([], True) if entries else (self.there(state), False)

    @abstractmethod
    def there(self, state: LegendsState) -> list[str]:
        """Return the cities."""


class Herd(_City):
    """From which city a herd is taken (L I4.3)."""

    rule = "I4.3"

    def there(self, state: LegendsState) -> list[str]:
        """Return the cities."""
        return herds_at(state)

    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Take it."""
        return take_herd(draft, _only(task))


class Dig(_City):
    """In which city the company digs (L I9.3)."""

    rule = "I9.3"

    def there(self, state: LegendsState) -> list[str]:
        """Return the cities."""
        return claims_at(state)

    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Dig."""
        return dig(draft, _only(task))


class _Cards(About):
    """Some cards of the hand, in the order of their kinds."""

    def label(self, state: LegendsState, word: str) -> Text:
        return named_card(word)

    def count(self, state: LegendsState, seat: int, number: int) -> int:
        """Return how many cards are asked for: no more than there are."""
        return min(number, sum(state.seats[seat].hand))


def ordered_cards(state: LegendsState, seat: int, entries: Sequence[str], number: int) -> list[str]:
    """Return the names of cards that may come next where so many are chosen from a hand.

    They come in the order of the kinds, and never so late that too few would be left.
    """
    hand = list(state.seats[seat].hand)
    order = list(held_names(state, hand))
    chosen = named_cards(state, hand, entries)
    if chosen is None:
        return []
    for card in chosen:
        hand[card] -= 1
    left = held_names(state, hand)
    listed = order[order.index(entries[-1]) :] if entries else order
    there = [sum(left.get(later, 0) for later in listed[place:]) for place in range(len(listed))]
    return [name for place, name in enumerate(listed) if left.get(name) and there[place] >= number - len(entries)]


class Discard(_Cards):
    """Which cards are discarded (L D16)."""

    rule = "D16"

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer the cards of the hand."""
        number = self.count(state, seat, task.number)
        return ([], True) if len(entries) >= number else (ordered_cards(state, seat, entries, number), False)

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Show what all chose, and discard it."""
        gone: list[int] = []
        for seat, names in task.made.items():
            cards = named_cards(draft, draft.seats[seat].hand, names) or []
            spend(draft, seat, cards)
            gone += cards
            yield told("discarded", player=player(seat), cards=counted_text(draft, cards))
        discard(draft, gone)


class Well(_Cards):
    """Dollars or cards for a dry well (L I6.2)."""

    rule = "I6.2"

    def label(self, state: LegendsState, word: str) -> Text:
        """Name dollars or a card."""
        figures = state.box.figures.rule.well
        return say("option.dollars", dollars=figures.loss) if word == DOLLARS else super().label(state, word)

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer the dollars, or the cards; who can do neither is not asked."""
        figures = state.box.figures.rule.well
        if list(entries[:1]) == [DOLLARS] or len(entries) >= figures.cards:
            return [], True
        found = [DOLLARS] if not entries and state.company(seat).coins >= figures.loss else []
        if sum(state.seats[seat].hand) >= figures.cards:
            found += ordered_cards(state, seat, entries, figures.cards)
        return found, not found

    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Pay."""
        ((seat, names),) = task.made.items()
        cards = None if names[:1] in {(), (DOLLARS,)} else named_cards(draft, draft.seats[seat].hand, names)
        return pay_dry_well(draft, seat, cards)


class Each(_Cards):
    """Whether a company makes use of an event, and with which cards (L D6)."""

    rule = "D6"

    def label(self, state: LegendsState, word: str) -> Text:
        """Name a card, or plain consent."""
        return say("option.yes") if word == YES else super().label(state, word)

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer what the event asks for; nothing declines."""
        power = power_of(task.source)
        if power.cost.cards:
            if len(entries) >= power.cost.cards:
                return [], True
            return ordered_cards(state, seat, entries, power.cost.cards), not entries
        if entries:
            return [], True
        picks = [effect for effect in power.effects if isinstance(effect, Pick)]
        if picks:
            return list(dict.fromkeys(card_word(state, card) for card in pickable(state, wild=picks[0].wild))), True
        return [YES], True

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Use the event, or pass it over."""
        ((seat, names),) = task.made.items()
        if not names:
            return
        count_use(draft, seat)
        yield from use(draft, seat, task.source, names)


class Peek(About):
    """Whether the event on top of the deck goes under it (L H8)."""

    rule = "H8"

    def prepare(self, draft: LegendsState, task: Choose, seat: int) -> Iterator[Event]:
        """Show it to the owner alone."""
        event = draft.event_deck[-1]
        yield told("event.seen", to=seat, reveals=True, event=event_text(event), rule=event_rule(event))

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer both."""
        return ([], True) if entries else ([LEAVE, UNDER], False)

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Put it under, or leave it; the others see that something was looked at, and what was done."""
        under = _only(task) == UNDER
        if under:
            draft.event_deck.insert(0, draft.event_deck.pop())
        yield told("event.put_under" if under else "event.left")


class RaiseBonus(About):
    """How a company raises its bonus (L J6)."""

    rule = "J6"

    def label(self, state: LegendsState, word: str) -> Text:
        """Name a form of the bonus."""
        return bonus_text(state, word)

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer both forms."""
        return ([], True) if entries else (["money", "cards"], False)

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Show what all chose."""
        for seat, (form,) in task.made.items():
            draft.record(seat).raised = "money" if form == "money" else "cards"
            yield told("raised", player=player(seat), form=bonus_text(draft, form))


def bonus_text(state: LegendsState, form: str) -> Text:
    """Tell what a form of the raised bonus brings."""
    bonus = state.box.figures.bonus
    return say(f"option.bonus.{form}", money=bonus.raised_money, less=bonus.company, cards=bonus.raised_cards)


class DropPatent(About):
    """Which of three patents is retired (L H4)."""

    rule = "H4"

    def label(self, state: LegendsState, word: str) -> Text:
        """Name the patent."""
        return source_text(word)

    def next(self, state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[list[str], bool]:
        """Offer them, the oldest first."""
        return ([], True) if entries else (patents(state, seat), False)

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Retire it."""
        ((seat, (source,)),) = task.made.items()
        retire_postcard(draft, seat, number_of(source))
        yield told("postcard.retired", player=player(seat), card=source_text(source))


ABOUT: dict[str, About] = {
    "herd": Herd(),
    "dig": Dig(),
    "well": Well(),
    "discard": Discard(),
    "each": Each(),
    "peek": Peek(),
    "raise": RaiseBonus(),
    "drop": DropPatent(),
}


def _named(state: LegendsState, task: Choose, seat: int, entries: Sequence[str]) -> tuple[Text, ...]:
    """Name what may come next in an answer."""
    about = ABOUT[task.about]
    options, may_end = about.next(state, task, seat, entries)
    return (*(about.label(state, word) for word in options), *([say("option.decline")] if may_end else ()))


def _only(task: Choose) -> str:
    ((entry,),) = task.made.values()
    return entry


class Choices(DecisionRules):
    """The rules of all that is asked."""

    moves = (Answer,)

    def prepare(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Settle what leaves no choice (L L3)."""
        about = ABOUT[task.about]
        for seat in [*task.seats]:
            entries: list[str] = []
            while True:
                options, may_end = about.next(draft, task, seat, entries)
                if len(options) != 1 or may_end:
                    break
                entries += options
            if not options:
                task.seats.remove(seat)
                task.made[seat] = tuple(entries)
            elif seat not in task.made:
                yield from about.prepare(draft, task, seat)
        if not task.seats:
            yield from self._settle(draft, task)

    def slot(
        self, state: LegendsState, task: Choose, seat: int, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the entries of the answer one by one."""
        about = ABOUT[task.about]
        options, may_end = about.next(state, task, seat, list(chosen.get("choice", ())))
        return Chain(tuple(Option(word, about.label(state, word)) for word in options), may_end)

    def answer(self, draft: LegendsState, task: Choose, move: Answer) -> Iterator[Event]:
        """Note the answer; when all have answered, do what follows."""
        about, seat = ABOUT[task.about], int(move.seat)
        for place, entry in enumerate(move.choice):
            if entry not in about.next(draft, task, seat, move.choice[:place])[0]:
                raise refusal("answer.not_offered", about.rule, possible=_named(draft, task, seat, move.choice[:place]))
        if not about.next(draft, task, seat, move.choice)[1]:
            raise refusal("answer.incomplete", about.rule, possible=_named(draft, task, seat, move.choice))
        task.seats.remove(seat)
        task.made[seat] = move.choice
        if task.seats:
            yield told("answered", player=player(seat))
            return
        yield from self._settle(draft, task)

    def _settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        # It leaves the agenda before what follows is put there.
        draft.agenda.pop()
        return ABOUT[task.about].settle(draft, task)
