"""Positions of 18CZ: the family's builder with what only 18CZ has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.steps import Frame
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.neutral_player import VACLAV
from engine.eighteenxx.turns import Trading
from tests.engine.eighteenxx import positions
from tests.engine.eighteenxx.laying_out import ADA as ADA  # noqa: PLC0414
from tests.engine.eighteenxx.laying_out import BO as BO  # noqa: PLC0414
from tests.engine.eighteenxx.laying_out import CY as CY  # noqa: PLC0414
from tests.engine.eighteenxx.laying_out import DI as DI  # noqa: PLC0414

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

    def company(self, name: str, shares: Mapping[int | str, int], **more: Any) -> Table:
        """Start a company; one of the neutral player's, if he is named first."""
        super().company(name, shares, **more)
        if VACLAV in shares:
            self.state.neutral.companies.append(name)
        return self

    def draft(self, turn: int = ADA, *, back: bool = False, passes: int = 0, **bought: int) -> Table:
        """Stand at somebody's turn in the draft, on the way there or ``back``; ``bought`` are private companies."""
        state = self.state
        self.private_companies(**bought)
        way = list(reversed(state.order)) if back else list(state.order)
        state.frames = [Frame("draft", way, way.index(turn))]
        state.trading = Trading(passes=passes)
        return self.counted()

    def operating_rounds(self, sets: int) -> int:
        """How many operating rounds so many sets have."""
        return sum(self.printed.figures.operating_rounds[:sets])
