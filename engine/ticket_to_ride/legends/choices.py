"""What a rule or a card asks, answered by a list of words: herds, claims, wells, discards, offers (L L2)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.moves import Chain, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends.events import count_use
from engine.ticket_to_ride.legends.journey import claims_at, dig, herds_at, pay_dry_well, take_herd
from engine.ticket_to_ride.legends.moves import Answer
from engine.ticket_to_ride.legends.powers import Pick
from engine.ticket_to_ride.legends.powers_in_play import (
    can_use,
    number_of,
    patents,
    pickable,
    power_of,
    retire_postcard,
    use,
)
from engine.ticket_to_ride.legends.questions import Question
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import Choose
from engine.ticket_to_ride.legends.texts import (
    city,
    counted_text,
    event_rule,
    event_text,
    named_card,
    notice,
    player,
    refusal,
    shown_name,
    source_text,
)
from engine.ticket_to_ride.legends.train_cards import discard, from_longest, in_order, named_cards, ordered_cards, spend

YES = "yes"
DOLLARS = "dollars"
UNDER, LEAVE = "under", "leave"

Entries = Sequence[str]
Options = tuple[list[str], bool]
"""What may come next in an answer, and whether it is complete as it stands."""


class ChoiceOfWords(Question[Choose, Answer], ABC):
    """A question that is answered by a list of words, one after the other."""

    moves = (Answer,)
    about: str
    """The name that its task uses for it."""
    rule: str
    """The number of its rule, for refusals."""
    any_order = False
    """Whether the order of the words makes no difference."""

    @abstractmethod
    def options(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> Options:
        """Return what may come next in the answer, and whether it is complete as it stands."""

    @abstractmethod
    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Do what follows once everybody has answered."""

    @abstractmethod
    def default_choice(self, state: LegendsState, task: Choose, seat: int) -> list[str]:
        """Return the answer given for a company that is silent too long."""

    @abstractmethod
    def prompt_params(self, state: LegendsState, task: Choose) -> dict[str, Param]:
        """Return the parameters of the question, which everybody may read."""

    def label(self, state: LegendsState, entry: str) -> Text:
        """Name an entry."""
        # One for each entry of each question.
        return text(f"legends.option.{entry}")

    def show(self, draft: LegendsState, task: Choose, seat: int) -> Iterable[Event]:
        """Show a seat what the question is about, before it is put."""
        return ()

    def prepare(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Settle what leaves no choice (L L3)."""
        for seat in [*task.seats]:
            entries: list[str] = []
            while True:
                options, may_end = self.options(draft, task, seat, entries)
                if len(options) != 1 or may_end:
                    break
                entries += options
            if not options:
                task.seats.remove(seat)
                task.made[seat] = tuple(entries)
            elif seat not in task.made:
                yield from self.show(draft, task, seat)
        if not task.seats:
            yield from self._settle(draft, task)

    def slot(self, state: LegendsState, task: Choose, seat: int, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the entries of the answer one by one."""
        options, may_end = self.options(state, task, seat, list(chosen.get("choice", ())))
        return Chain(tuple(Option(entry, self.label(state, entry)) for entry in options), may_end, self.any_order)

    def default(self, state: LegendsState, task: Choose, seat: Seat) -> Answer:
        """Return the answer that stands for silence."""
        return Answer(seat, tuple(self.default_choice(state, task, seat)))

    def prompt(self, state: LegendsState, task: Choose, players: tuple[Player, ...]) -> Text:
        """Return the question: each has a sentence of its own."""
        # One for each question.
        return text(f"legends.decides.{self.about}", players=players, **self.prompt_params(state, task))

    def meaning(self, task: Choose, kind: type[Move]) -> Text | None:
        """Return what the answer is about."""
        # One for each question.
        return text(f"legends.answers.{self.about}") if kind is Answer else None

    def answer(self, draft: LegendsState, task: Choose, move: Answer) -> Iterator[Event]:
        """Note the answer; when all have answered, do what follows."""
        seat = int(move.seat)
        self.check(draft, task, move)
        task.seats.remove(seat)
        task.made[seat] = move.choice
        if task.seats:
            yield notice("legends.answered", player=player(seat))
            return
        yield from self._settle(draft, task)

    def check(self, draft: LegendsState, task: Choose, move: Answer) -> None:
        """Raise IllegalMove if a seat cannot give an answer."""
        seat, choice = int(move.seat), in_order(draft, move.choice) if self.any_order else [*move.choice]
        for place, entry in enumerate(choice):
            if entry not in self.options(draft, task, seat, choice[:place])[0]:
                raise refusal(
                    "legends.answer.not_offered", self.rule, possible=self._named(draft, task, seat, choice[:place])
                )
        if not self.options(draft, task, seat, choice)[1]:
            raise refusal("legends.answer.incomplete", self.rule, possible=self._named(draft, task, seat, choice))

    def _named(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> tuple[Text, ...]:
        """Name what may follow the first entries of an answer."""
        options, may_end = self.options(state, task, seat, entries)
        return (
            *(self.label(state, entry) for entry in options),
            *([text("legends.option.decline")] if may_end else ()),
        )

    def _settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        # The task leaves the agenda before whatever follows is put there.
        draft.agenda.pop()
        return self.settle(draft, task)


def _only(task: Choose) -> str:
    ((entry,),) = task.made.values()
    return entry


class _OfTwoCities(ChoiceOfWords, ABC):
    """A choice between two cities."""

    @abstractmethod
    def there(self, state: LegendsState) -> list[str]:
        """Return the cities."""

    def label(self, state: LegendsState, entry: str) -> Text:
        return text("legends.option.city", city=city(state, entry))

    def options(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> Options:
        return ([], True) if entries else (self.there(state), False)

    def default_choice(self, state: LegendsState, task: Choose, seat: int) -> list[str]:
        order: list[str] = list(state.pack.board.cities)
        return sorted(self.there(state), key=order.index)[:1]

    def prompt_params(self, state: LegendsState, task: Choose) -> dict[str, Param]:
        return {"cities": tuple(city(state, one) for one in self.there(state))}


class Herd(_OfTwoCities):
    """The choice of the city to take a herd from (L I4.3)."""

    about, rule = "herd", "I4.3"

    def there(self, state: LegendsState) -> list[str]:
        """Return the cities."""
        return herds_at(state)

    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Take the herd."""
        return take_herd(draft, _only(task))


class Dig(_OfTwoCities):
    """The choice of the city where the company digs (L I9.3)."""

    about, rule = "dig", "I9.3"

    def there(self, state: LegendsState) -> list[str]:
        """Return the cities."""
        return claims_at(state)

    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Dig."""
        return dig(draft, _only(task))


class _OfCards(ChoiceOfWords, ABC):
    """A choice of cards from the hand, offered in the order of their kinds and answered in any."""

    any_order = True

    def label(self, state: LegendsState, entry: str) -> Text:
        return named_card(entry)


def _from_longest(state: LegendsState, seat: int, number: int) -> list[str]:
    """Return cards of the colour with the most cards in hand, in the order of the kinds."""
    names: list[str] = list(state.pack.cards.names)
    return sorted(from_longest(state, state.seats[seat].hand, number), key=names.index)


class Discard(_OfCards):
    """The choice of the cards to discard (L D16): as many as the rule says, or all that the company has."""

    about, rule = "discard", "D16"

    def options(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> Options:
        """Offer the cards of the hand."""
        number = min(task.number, sum(state.seats[seat].hand))
        return ([], True) if len(entries) >= number else (ordered_cards(state, seat, entries, number), False)

    def default_choice(self, state: LegendsState, task: Choose, seat: int) -> list[str]:
        """Discard from the longest colour."""
        return _from_longest(state, seat, task.number)

    def prompt_params(self, state: LegendsState, task: Choose) -> dict[str, Param]:
        """Return how many are asked for, and for what."""
        return {"number": task.number, "why": source_text(task.source)}

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Show what all chose, and discard it."""
        discarded: list[int] = []
        for seat, names in task.made.items():
            cards = named_cards(draft, draft.seats[seat].hand, names) or []
            spend(draft, seat, cards)
            discarded += cards
            several = len(task.made) > 1  # secretly chosen, then shown
            yield notice("legends.discarded", reveals=several, player=player(seat), cards=counted_text(draft, cards))
        discard(draft, discarded)


class Well(_OfCards):
    """Dollars or cards for a dry well (L I6.2)."""

    about, rule = "well", "I6.2"

    def label(self, state: LegendsState, entry: str) -> Text:
        """Name dollars or a card."""
        figures = state.pack.figures.rule.well
        return text("legends.option.dollars", dollars=figures.loss) if entry == DOLLARS else super().label(state, entry)

    def options(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> Options:
        """Offer the dollars, or the cards; a company that can pay neither gets no question."""
        figures = state.pack.figures.rule.well
        if list(entries[:1]) == [DOLLARS] or len(entries) >= figures.cards:
            return [], True
        found = [DOLLARS] if not entries and state.company(seat).coins >= figures.loss else []
        if sum(state.seats[seat].hand) >= figures.cards:
            found += ordered_cards(state, seat, entries, figures.cards)
        return found, not found

    def default_choice(self, state: LegendsState, task: Choose, seat: int) -> list[str]:
        """Pay in dollars if there are enough, else in cards of the longest colour."""
        figures = state.pack.figures.rule.well
        return [DOLLARS] if state.company(seat).coins >= figures.loss else _from_longest(state, seat, figures.cards)

    def prompt_params(self, state: LegendsState, task: Choose) -> dict[str, Param]:
        """Return what has to be paid."""
        figures = state.pack.figures.rule.well
        return {"dollars": figures.loss, "number": figures.cards}

    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Pay in the chosen way."""
        ((seat, names),) = task.made.items()
        cards = None if names[:1] in {(), (DOLLARS,)} else named_cards(draft, draft.seats[seat].hand, names)
        return pay_dry_well(draft, seat, cards)


class Each(_OfCards):
    """Whether a company makes use of an event, and with which cards (L D6)."""

    about, rule = "each", "D6"

    def label(self, state: LegendsState, entry: str) -> Text:
        """Name a card, or plain consent."""
        return text("legends.option.yes") if entry == YES else super().label(state, entry)

    def options(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> Options:
        """Offer what the event asks for; an empty answer declines."""
        power = power_of(task.source)
        if power.cost.cards:
            if len(entries) >= power.cost.cards:
                return [], True
            return ordered_cards(state, seat, entries, power.cost.cards), not entries
        if entries:
            return [], True
        picks = [effect for effect in power.effects if isinstance(effect, Pick)]
        if picks:
            return list(dict.fromkeys(shown_name(state, card) for card in pickable(state, wild=picks[0].wild))), True
        return [YES], True

    def default_choice(self, state: LegendsState, task: Choose, seat: int) -> list[str]:
        """Decline."""
        return []

    def prompt_params(self, state: LegendsState, task: Choose) -> dict[str, Param]:
        """Return which event it is, and what it does."""
        event = task.source.partition(":")[2]
        return {"event": event_text(event), "rule": event_rule(event)}

    def prepare(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Pass over companies that can no longer use it because others have taken what it needs."""
        task.seats = [seat for seat in task.seats if can_use(draft, seat, task.source)]
        yield from ()

    def answer(self, draft: LegendsState, task: Choose, move: Answer) -> Iterator[Event]:
        """Use the event immediately, or pass it over."""
        self.check(draft, task, move)
        seat = int(move.seat)
        task.seats.remove(seat)
        if move.choice:
            count_use(draft, seat)
            yield from use(draft, seat, task.source, move.choice)

    def settle(self, draft: LegendsState, task: Choose) -> Iterable[Event]:
        """Do nothing more: each answer has taken effect on its own."""
        return ()


class Peek(ChoiceOfWords):
    """Whether the event on top of the deck goes under it (L H8)."""

    about, rule = "peek", "H8"

    def show(self, draft: LegendsState, task: Choose, seat: int) -> Iterator[Event]:
        """Show the event to the owner of the power alone."""
        event = draft.event_deck[-1]
        yield notice("legends.event.seen", to=seat, reveals=True, event=event_text(event), rule=event_rule(event))

    def options(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> Options:
        """Offer both answers."""
        return ([], True) if entries else ([LEAVE, UNDER], False)

    def default_choice(self, state: LegendsState, task: Choose, seat: int) -> list[str]:
        """Leave the event on top of the deck."""
        return [LEAVE]

    def prompt_params(self, state: LegendsState, task: Choose) -> dict[str, Param]:
        """Return the power that asks."""
        return {"power": source_text(task.source)}

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Put the event under the deck, or leave it; the others see that it was looked at, and what was done."""
        under = _only(task) == UNDER
        if under:
            draft.event_deck.insert(0, draft.event_deck.pop())
        yield notice("legends.event.put_under" if under else "legends.event.left")


class RaiseBonus(ChoiceOfWords):
    """How a company raises its bonus (L J6)."""

    about, rule = "raise", "J6"

    def label(self, state: LegendsState, entry: str) -> Text:
        """Return what a form of the raised bonus brings."""
        bonus = state.pack.figures.bonus
        return text(
            # ``money`` and ``cards``.
            f"legends.option.bonus.{entry}",
            money=bonus.raised_money,
            less=bonus.company,
            cards=bonus.raised_cards,
        )

    def options(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> Options:
        """Offer both forms."""
        return ([], True) if entries else (["money", "cards"], False)

    def default_choice(self, state: LegendsState, task: Choose, seat: int) -> list[str]:
        """Take the money."""
        return ["money"]

    def prompt_params(self, state: LegendsState, task: Choose) -> dict[str, Param]:
        """Return how much money it is, and was."""
        return {"dollars": state.pack.figures.bonus.raised_money, "less": state.pack.figures.bonus.company}

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Show what all chose."""
        for seat, (form,) in task.made.items():
            draft.record(seat).raised = "money" if form == "money" else "cards"
            # The secret choices are shown: the last to choose, too, now knows them all and may not choose again.
            yield notice(
                "legends.raised", reveals=len(task.made) > 1, player=player(seat), form=self.label(draft, form)
            )


class DropPatent(ChoiceOfWords):
    """Which of three patents is retired (L H4)."""

    about, rule = "drop", "H4"

    def label(self, state: LegendsState, entry: str) -> Text:
        """Name the patent."""
        return source_text(entry)

    def options(self, state: LegendsState, task: Choose, seat: int, entries: Entries) -> Options:
        """Offer the patents in the office, the oldest first."""
        return ([], True) if entries else (patents(state, seat), False)

    def default_choice(self, state: LegendsState, task: Choose, seat: int) -> list[str]:
        """Retire the oldest patent."""
        return patents(state, seat)[:1]

    def prompt_params(self, state: LegendsState, task: Choose) -> dict[str, Param]:
        """Return how many may be kept."""
        return {"most": state.pack.figures.campaign.patents_in_office}

    def settle(self, draft: LegendsState, task: Choose) -> Iterator[Event]:
        """Retire the chosen patent."""
        ((seat, (source,)),) = task.made.items()
        retire_postcard(draft, seat, number_of(source))
        yield notice("legends.postcard.retired", player=player(seat), card=source_text(source))


CHOICES: dict[str, ChoiceOfWords] = {
    choice.about: choice for choice in (Herd(), Dig(), Well(), Discard(), Each(), Peek(), RaiseBonus(), DropPatent())
}
"""Every choice by the name that its task has for it."""
