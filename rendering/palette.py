"""Colours that all games share: paper, ink, sea and land, the eight card colours, and the pieces of the players.

No meaning rests on colour alone: each card colour has a pattern and each player a mark (see ``marks.py``).
"""

from __future__ import annotations

Rgb = tuple[int, int, int]

PAPER: Rgb = (250, 244, 230)
INK: Rgb = (46, 38, 32)
FADED_INK: Rgb = (112, 98, 82)
GOLD: Rgb = (226, 170, 54)
FELT: Rgb = (36, 52, 58)
FELT_LIGHT: Rgb = (54, 74, 80)
WON: Rgb = (46, 120, 66)
LOST: Rgb = (176, 48, 40)

LAND: Rgb = (243, 234, 212)
LAND_EDGE: Rgb = (222, 205, 168)
SEA: Rgb = (176, 202, 208)
SEA_SHORE: Rgb = (205, 223, 224)
COAST: Rgb = (104, 110, 104)
RIVER: Rgb = (140, 176, 188)
SEA_NAME: Rgb = (104, 142, 154)
GRATICULE: Rgb = (120, 130, 120)

CARDS: dict[str, Rgb] = {
    "purple": (190, 112, 178),
    "blue": (52, 116, 190),
    "orange": (236, 138, 42),
    "white": (252, 250, 244),
    "green": (96, 158, 62),
    "yellow": (246, 208, 58),
    "black": (62, 60, 62),
    "red": (204, 54, 46),
    "grey": (172, 168, 160),
    "locomotive": (196, 178, 142),
}
"""The colours by the name of the card; ``grey`` is a route that takes any colour."""

PLAYERS: tuple[Rgb, ...] = ((24, 84, 176), (186, 26, 34), (30, 144, 76), (244, 188, 10), (38, 36, 40))
"""The players' colours by seat: blue, red, green, yellow, black, as the rulebook lists them."""


NOBODY: Rgb = (120, 114, 104)
"""The colour of what belongs to no player."""


def mix(a: Rgb, b: Rgb, share: float) -> Rgb:
    """Return a colour between two: 0 is the first, 1 the second."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def ink_on(colour: Rgb) -> Rgb:
    """Return dark ink or light paper, whichever reads better on a colour."""
    red, green, blue = colour
    return INK if red * 0.299 + green * 0.587 + blue * 0.114 > 140 else PAPER  # noqa: PLR2004 - perceived brightness
