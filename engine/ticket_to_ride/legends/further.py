"""A second card, and a second journey (L C2, H8 again)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Chain, Slot
from engine.ticket_to_ride.legends import drawing, travel
from engine.ticket_to_ride.legends.deciding import DecisionRules
from engine.ticket_to_ride.legends.moves import Answer, Draw, Travel
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import SecondCard, SecondJourney
from engine.ticket_to_ride.legends.words import player, refusal, say, told


class NextCard(DecisionRules):
    """The second card must be taken while there is one (L C2.8)."""

    moves = (Draw,)

    def prepare(self, draft: LegendsState, task: SecondCard) -> Iterator[Event]:
        """Pass by where there is none."""
        if not drawing.drawable(draft, first=False):
            task.seats.clear()
        yield from ()

    def slot(
        self, state: LegendsState, task: SecondCard, seat: int, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the cards."""
        return drawing.slot(state, seat, field, chosen, first=False)

    def answer(self, draft: LegendsState, task: SecondCard, move: Draw) -> Iterator[Event]:
        """Draw it."""
        task.seats.clear()
        yield from drawing.play(draft, move, first=False)


class NextJourney(DecisionRules):
    """A second journey on a short track; it may be declined."""

    moves = (Travel, Answer)

    def prepare(self, draft: LegendsState, task: SecondJourney) -> Iterator[Event]:
        """Decline where none is possible."""
        if not travel.can_travel(draft, task.seats[0], task.most):
            yield told("again.impossible", player=player(task.seats[0]))
            task.seats.clear()

    def slot(
        self, state: LegendsState, task: SecondJourney, seat: int, kind: type[Move], field: str,
        chosen: Mapping[str, Any],
    ) -> Slot:  # fmt: skip
        """Offer the journey; the answer is empty."""
        if kind is Answer:
            return Chain((), may_end=True)
        return travel.slot(state, seat, field, chosen, task.most)

    def answer(self, draft: LegendsState, task: SecondJourney, move: Move) -> Iterator[Event]:
        """Travel, or decline."""
        if isinstance(move, Answer):
            if move.choice:
                raise refusal("answer.not_offered", "H8", possible=(say("option.decline"),))
            task.seats.clear()
            yield told("again.declined", player=player(int(move.seat)))
            return
        assert isinstance(move, Travel)
        yield from travel.play(draft, move, task.most)
        task.seats.clear()
