"""Colours of 18xx boards.

Yellow, green and brown tiles grow darker from phase to phase, so that they are told apart without hue.
"""

from __future__ import annotations

from engine.eighteenxx.tiles import Colour
from rendering.palette import Rgb

TILES: dict[Colour, Rgb] = {
    "white": (244, 237, 219),
    "yellow": (252, 220, 92),
    "green": (122, 194, 118),
    "brown": (168, 102, 58),
    "gray": (168, 172, 182),
    "red": (196, 66, 58),
}
TRACK: Rgb = (30, 27, 26)
RAIL_EDGE: Rgb = (252, 248, 238)
"""The pale line along a track, which shows which of two crossing tracks lies above."""
HEX_EDGE: Rgb = (140, 124, 98)
PURPLE: Rgb = (122, 44, 138)
"""The frame of tiles that only local railways lay."""
WATER: Rgb = (88, 152, 190)
HILL: Rgb = (166, 128, 76)
ROCK: Rgb = (112, 104, 98)
SNOW: Rgb = (252, 252, 250)


def rgb(written: str) -> Rgb:
    """Read a colour written as ``#rrggbb``."""
    return int(written[1:3], 16), int(written[3:5], 16), int(written[5:7], 16)
