"""What a journey is certain to bring and what is left to chance, for a company that is about to travel.

The journey is played on several positions that are possible given what the company can see. What happens in all of them
is certain; for cards that are turned up the preview says what they may bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.moves import Chain, Choice
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import Event
from engine.ticket_to_ride.legends import agenda
from engine.ticket_to_ride.legends.facts import PICK, SKULL
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.state import AGENDA, LegendsState
from engine.ticket_to_ride.legends.tasks import Choose
from engine.ticket_to_ride.legends.texts import payment_text, source_text
from engine.ticket_to_ride.legends.train_cards import is_newspaper

TRIED = 4
"""The number of positions a journey is played on; what may be the same in all by mere luck is left out by its key."""
MOST_WAYS = 30
"""The most ways to pay, different in colours and marks, for which a preview is given."""
MOST_NAMED = 5
"""The most ways to pay that are named where they bring the same."""
MOST_LINES = 10
"""The most lines in a preview."""
WILD = "wild"
_MOVE = "legends.travel"
_WELLS = frozenset({"legends.well.wet", "legends.well.dry", "legends.well.cards"})
_DIG = "legends.dig"
_SURVEY = "legends.survey"
_UNLESS = "legends.preview.unless"
_BLIND = "legends.draw.blind"
_OPEN = frozenset({_BLIND, "legends.power.used", "legends.vault.item", "legends.tickets.drawn"})
"""Events that are known beforehand although they reveal something to others, or lead to an event that does."""


class _Course(NamedTuple):
    """What happened on a journey in one position."""

    certain: tuple[Text, ...]
    """What does not depend on luck of its own, in order."""
    chances: tuple[Text, ...]
    """What luck decides, stated as a chance."""
    lucky: bool
    """Whether something else was turned up."""


class Preview:
    """What journeys of a seat from a position bring."""

    def __init__(self, game: Game[LegendsState], state: LegendsState, seat: Seat) -> None:
        self.game, self.state, self.seat = game, state, seat
        drawn = (game.advice.sample(state, seat, Rng(f"preview {number}")) for number in range(TRIED))
        self._positions = [_papers_last(position) for position in drawn if position is not None]

    def lines(self, chosen: Mapping[str, Any]) -> tuple[Text, ...]:
        """Return what a journey brings as far as it is chosen; where ways to pay differ, what each of them brings."""
        payments = self._payments(chosen) if self._positions else ()
        alike = {_marks(payment): payment for payment in reversed(payments)}
        if len(alike) > MOST_WAYS:
            return ()
        courses = {marks: self._course(chosen, payment) for marks, payment in alike.items()}
        known = {payment: course for payment in payments if (course := courses[_marks(payment)]) is not None}
        common, apart = list[Text](), list[tuple[list[str], Text]]()
        for said, ways in _by_way(known):
            if len(ways) == len(known):
                common[-1:] = _joined(common[-1:], said)
            elif apart and apart[-1][0] == ways:
                apart[-1] = ways, text("legends.preview.both", first=apart[-1][1], next=said)
            else:
                apart.append((ways, said))
        lines = [*common, *(text("legends.preview.way", ways=_either(ways), effect=said) for ways, said in apart)]
        if any(course.lucky for course in known.values()):
            lines.append(text("legends.preview.luck"))
        return tuple(lines[:MOST_LINES])

    def _payments(self, chosen: Mapping[str, Any]) -> tuple[str, ...]:
        if "payment" in chosen:
            return (str(chosen["payment"]),)
        powers = {"powers": (), **chosen}
        slot = self.game.slot(self.state, self.seat, Travel, "payment", powers)
        return tuple(option.value for option in slot.options) if isinstance(slot, Choice) else ()

    def _course(self, chosen: Mapping[str, Any], payment: str) -> _Course | None:
        """Return what is the same in every position for a way to pay, or None if the journey is not possible."""
        given = {"powers": (), **chosen, "payment": payment}
        moves = [
            Travel(seat=self.seat, track=given["track"], powers=tuple(given["powers"]), payment=payment, extra=extra)
            for extra in self._extras(given)
        ]
        try:
            played = [self._played(position, move) for position in self._positions for move in moves]
        except IllegalMove:
            return None
        first, *others = played
        certain = tuple(each for each in first.certain if all(each in other.certain for other in others))
        chances: list[Text] = []
        for each in (each for course in played for each in course.chances):
            chances += [] if each in chances else [each]
        lucky = any(course.lucky or len(course.certain) > len(certain) for course in played)
        return _Course(certain, tuple(chances), lucky)

    def _extras(self, given: Mapping[str, Any]) -> set[tuple[str, ...]]:
        """Return the ways to pay extra costs: as chosen, or always with the first and always with the last option."""
        if "extra" in given:
            return {tuple(given["extra"])}
        return {self._extra(given, at) for at in (0, -1)}

    def _extra(self, given: Mapping[str, Any], at: int) -> tuple[str, ...]:
        entries: tuple[str, ...] = ()
        while True:
            slot = self.game.slot(self.state, self.seat, Travel, "extra", {**given, "extra": entries})
            if not isinstance(slot, Chain) or not slot.options:
                return entries
            entries = (*entries, slot.options[at].value)

    def _played(self, position: LegendsState, move: Travel) -> _Course:
        """Play a journey on a copy of a position, up to a question that is not about a dry well."""
        after = codec.clone(position)
        events = list[Event]()
        for event in self.game.play(after, move):
            if after.slips:  # the game is over, and what has been hidden comes to light
                break
            events.append(event)
        while _pays_for_well(after, self.seat):
            answer = agenda.default_answer(after, self.seat)
            assert answer is not None
            events += self.game.play(after, answer)
        certain = tuple(_without_luck(position, events, self.seat))
        question = agenda.prompt(after) if after.in_round(AGENDA) else None
        chances = tuple(self._chances(events, move))
        turned = (event for event in events if event.reveals and event.audience is None)
        lucky = any(event.text.key not in {*_OPEN, *_WELLS, _DIG} for event in turned)
        return _Course(certain if question is None else (*certain, question), chances, lucky)

    def _chances(self, events: Sequence[Event], move: Travel) -> Iterator[Text]:
        keys = {event.text.key for event in events}
        for event in events:
            if event.text.key == _DIG:
                yield text("legends.preview.dig", city=event.text.params["city"], drawn=event.text.params["drawn"])
        if keys & _WELLS:
            figures, track = self.state.pack.figures.rule.well, self.state.printed.track(move.track)
            _, _, skulls, _, _ = _marks(move.payment)
            there = "desert" in self.state.printed.boards_of(track)
            gain = (figures.gain_on_board if there else figures.gain) * skulls
            yield text("legends.preview.well", gain=gain, loss=figures.loss, cards=figures.cards)


def _by_way(known: Mapping[str, _Course]) -> list[tuple[Text, list[str]]]:
    """Return what some ways to pay bring, in order, each outcome with its ways; one that comes twice is there twice."""
    found: list[tuple[Text, list[str]]] = []
    for payment, course in known.items():
        for said in (*course.certain, *course.chances):
            ways = next((ways for other, ways in found if other == said and payment not in ways), None)
            if ways is None:
                found.append((said, [payment]))
            else:
                ways.append(payment)
    return found


def _joined(last: Sequence[Text], said: Text) -> list[Text]:
    """Return the last line and the next one, as one line if both depend on the same chance."""
    if not last or not last[0].key == said.key == _UNLESS:
        return [*last, said]
    first, following = (each.params["effect"] for each in (*last, said))
    return [text("legends.preview.unless", effect=text("legends.preview.both", first=first, next=following))]


def _either(payments: Sequence[str]) -> Text:
    """Name some ways to pay that are equally good; of many only the first."""
    first, *others = map(payment_text, payments[:MOST_NAMED])
    for other in others:
        first = text("legends.preview.or", first=first, next=other)
    left = len(payments) - MOST_NAMED
    return text("legends.preview.or_others", first=first, number=left) if left > 0 else first


def _pays_for_well(state: LegendsState, seat: Seat) -> bool:
    task = state.agenda[-1] if state.agenda else None
    return isinstance(task, Choose) and task.about == "well" and task.seats == [int(seat)]


def _without_luck(state: LegendsState, events: Sequence[Event], seat: Seat) -> Iterator[Text]:
    """Return the texts of some events that a seat may read, without the move itself and what luck decides.

    What follows a card from the deck happens only if the card is not a newspaper, which may bring another event.
    """
    keys, drawn = {event.text.key for event in events}, False
    lucky = [source_text(f"rule:{rule}") for rule, turned in (("well", _WELLS), ("dig", {_DIG})) if keys & turned]
    papers = any(is_newspaper(state, card) for card in state.supply.deck + state.supply.discards)
    for event in events:
        key = event.text.key
        hidden = event.reveals and key not in _OPEN
        by_luck = key in {_MOVE, _DIG, *_WELLS} or event.text.params.get("why") in lucky
        if event.audience in {None, seat} and not hidden and not by_luck:
            # The track takes the colour of the set, whichever is chosen, so no colour is named.
            a, b = event.text.params.get("a", ""), event.text.params.get("b", "")
            said = text("legends.preview.survey", a=a, b=b) if key == _SURVEY else event.text
            yield text("legends.preview.unless", effect=said) if drawn and papers and key != _BLIND else said
        drawn = drawn or key in {_BLIND, *_WELLS}


def _papers_last(state: LegendsState) -> LegendsState:
    """Put the newspapers of a deck, whose last card is drawn first, under all other cards."""
    state.supply.deck.sort(key=lambda card: not is_newspaper(state, card))
    return state


def _marks(payment: str) -> tuple[frozenset[str], int, int, int, str]:
    """Return all that matters of a written set on a journey: colours, picks, skulls, wilds, and the colour taken."""
    cards, _, colour = payment.partition(" as ")
    parts = [part.strip().split(" ") for part in cards.split(",")]
    named = [(int(number), name, mark) for number, name, *marks in parts for mark in [" ".join(marks)]]
    picks, skulls = (sum(number for number, _, held in named if held == mark) for mark in (PICK, SKULL))
    wilds = sum(number for number, name, _ in named if name == WILD)
    return frozenset(name for _, name, _ in named), picks, skulls, wilds, colour
