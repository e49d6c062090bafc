"""Colours of 18xx boards.

Yellow, green and brown tiles grow darker from phase to phase, so that they are distinguished without hue.
"""

from __future__ import annotations

from engine.eighteenxx.board import Colour
from rendering.hexes.ground import LAND
from rendering.palette import Rgb

TILES: dict[Colour, Rgb] = {
    "white": LAND,
    "yellow": (252, 220, 92),
    "green": (122, 194, 118),
    "brown": (168, 102, 58),
    "gray": (168, 172, 182),
    "red": (168, 30, 40),
}
TRACK: Rgb = (30, 27, 26)
RAIL_EDGE: Rgb = (252, 248, 238)
"""The pale line along a track, which shows which of two crossing tracks lies above."""
SPECIAL: Rgb = (122, 44, 138)
"""The edge of tiles that only private companies lay."""


def rgb(written: str) -> Rgb:
    """Read a colour written as ``#rrggbb``."""
    return int(written[1:3], 16), int(written[3:5], 16), int(written[5:7], 16)
