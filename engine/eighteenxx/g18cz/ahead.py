"""The built-in opponent of 18CZ that thinks ahead."""

from __future__ import annotations

from engine.eighteenxx.ahead.player import Ahead
from engine.eighteenxx.g18cz.sensible import EXPECTATIONS, choose_sensibly

LATE = 5
"""Sets of operating rounds after which games are played on: three of the eight are left, with seven of 13 rounds."""

AHEAD = Ahead(EXPECTATIONS, choose_sensibly, is_late=lambda state: state.calendar.set >= LATE)
