"""The position of a game of 18CZ. All of it is public except the seed."""

from __future__ import annotations

from functools import cached_property

from engine.eighteenxx.g18cz.loans import Debtor
from engine.eighteenxx.g18cz.neutral_player import Neutral
from engine.eighteenxx.g18cz.printed import G18czPrinted, printed_for
from engine.eighteenxx.g18cz.switches import Switches
from engine.eighteenxx.state import EighteenxxState


class G18czState(EighteenxxState, kw_only=True):
    """A game of 18CZ."""

    players: list[Debtor]  # type: ignore[assignment]  # no shared code adds players
    switches: Switches
    neutral: Neutral | None = None

    @cached_property
    def printed(self) -> G18czPrinted:
        """What is printed on the map and cards that this table uses."""
        return printed_for(self.switches.bcb_home, self.neutral is not None)
