"""Ways of trading that are compared by playing on: as usual, without starting companies, starting what can be started.

A single purchase makes little difference by the end of a game; a way of trading that is kept up does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import buying
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.sensible import ventures
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.sensible.growth import gain_of_share
from engine.eighteenxx.state import EighteenxxState

KEEN = 0.45
"""The part of its gain that a share is assumed to bring by a player who is keen on starting companies."""

Style = Callable[[EighteenxxState, "Turn"], Move]
"""Returns the move that a seat makes in a stock round instead of the usual one."""


class Turn(NamedTuple):
    """What a seat can do in a stock round, and would usually do."""

    seat: Seat
    kinds: tuple[type[Move], ...]
    usual: Move


def is_free(state: EighteenxxState, kinds: tuple[type[Move], ...]) -> bool:
    """Return whether a seat may trade as it likes: in a stock round, while nothing has to be sold."""
    return state.in_round(STOCK) and Pass in kinds


class Styles:
    """The ways of trading that are compared with the usual one, by the expectations of a game."""

    def __init__(self, expectations: Expectations) -> None:
        self._expectations = expectations

    def __iter__(self) -> Iterator[Style]:
        """Enumerate the styles."""
        yield self.holds
        yield self.is_keen

    def __call__(self, state: EighteenxxState, turn: Turn) -> Iterator[tuple[Move, Style | None]]:
        """Enumerate the first moves of the styles, with each style, if the seat may trade as it likes."""
        if is_free(state, turn.kinds):
            for style in self:
                yield style(state, turn), style

    def holds(self, state: EighteenxxState, turn: Turn) -> Move:
        """Start nothing, and sell nothing in order to start: buy the share that pays best instead."""
        if isinstance(turn.usual, Par) or (isinstance(turn.usual, Sell) and not is_floating(state, turn.seat)):
            return self._best_share(state, turn)
        return turn.usual

    def is_keen(self, state: EighteenxxState, turn: Turn) -> Move:
        """Start a company whenever there is, or can be raised, the money to float it."""
        if isinstance(turn.usual, Par | Sell) or is_floating(state, turn.seat):
            return turn.usual
        started = ventures.start(
            self._expectations, state, turn.seat, lambda company: KEEN * self._pays(state, company), few=True
        )
        return started or turn.usual

    def _pays(self, state: EighteenxxState, company: CompanyId) -> float:
        return gain_of_share(self._expectations, state, company)

    def _best_share(self, state: EighteenxxState, turn: Turn) -> Move:
        found = {company: self._pays(state, company) for company in buying.companies(state, turn.seat)}
        best = max(found, key=found.__getitem__, default=None)
        return Buy(turn.seat, best) if Buy in turn.kinds and best is not None and found[best] > 0 else Pass(turn.seat)


def is_floating(state: EighteenxxState, seat: Seat) -> bool:
    """Return whether a seat has started a company that has yet to float."""
    return any(charter.president == seat and not charter.floated for charter in state.charters.values())
