"""What a rule or a card asks, answered by a list of words: herds, claims, wells, discards, offers (L L2)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Chain, Option, Slot
from engine.core.text import Text
from engine.ticket_to_ride.legends.asked import LEAVE, UNDER, About
from engine.ticket_to_ride.legends.asked_cards import Discard, Each, Well
from engine.ticket_to_ride.legends.deciding import DecisionRules
from engine.ticket_to_ride.legends.journey import claims_at, dig, herds_at, take_herd
from engine.ticket_to_ride.legends.moves import Answer
from engine.ticket_to_ride.legends.powers_in_play import number_of, patents, retire_postcard
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Choose
from engine.ticket_to_ride.legends.words import (
    city,
    event_rule,
    event_text,
    player,
    refusal,
    say,
    source_text,
    told,
)


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
            # What each chose in secret is shown: the last to choose has seen it all.
            yield told("raised", reveals=len(task.made) > 1, player=player(seat), form=bonus_text(draft, form))


def bonus_text(state: LegendsState, form: str) -> Text:
    """Tell what a form of the raised bonus brings."""
    bonus = state.pack.figures.bonus
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
