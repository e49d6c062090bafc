"""Positions of 18CZ: the family's builder with what only 18CZ has."""

from __future__ import annotations

from engine.eighteenxx.g18cz.game import G18CZ
from tests.engine.eighteenxx import positions
from tests.engine.eighteenxx.positions import ADA as ADA  # noqa: PLC0414
from tests.engine.eighteenxx.positions import BO as BO  # noqa: PLC0414
from tests.engine.eighteenxx.positions import CY as CY  # noqa: PLC0414
from tests.engine.eighteenxx.positions import DI as DI  # noqa: PLC0414

GAME = G18CZ


class Table(positions.Table):
    """A table of 18CZ."""

    game = G18CZ
    steps = ("home_tile", "track", "station", "run", "dividend", "acquire", "trains", "trade")

    def __init__(self, players: int = 3, ruleset: str = "rulebook", *, phase: str = "a", cash: int = 1000) -> None:
        super().__init__(players, ruleset=ruleset, phase=phase, cash=cash)

    def debt(self, seat: int, principal: int, interest: int) -> Table:
        self.state.players[seat].debt, self.state.players[seat].interest = principal, interest
        return self

    def operating_rounds(self, sets: int) -> int:
        """How many operating rounds so many sets have."""
        return sum(self.printed.figures.operating_rounds[:sets])
