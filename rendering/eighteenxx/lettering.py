"""How large things are written on a map: by how much of it is shown, as all pictures have the same width."""

from __future__ import annotations

import msgspec

from rendering.canvas import INLINE, Viewport

FIGURE = 9.3
"""Height of the letters' box of a figure where a channel shows the picture, in pixels."""
NAMES = (9.2, 8.7, 8.2)
"""The same heights for a name or its short form, the best first."""
SMALLEST_NAMES = 8.05
"""The same height for a name on a part of the map, if there is no room for it larger."""
_PRINTED = 15.0
"""Height of a figure in its usual place on a tile, in points."""
_PRINTED_NAMES = (18.5, 16.5, 14.5, 13.0)


class Lettering(msgspec.Struct, frozen=True):
    """Heights of letters' boxes, in points."""

    figure: float
    names: tuple[float, ...]
    """The heights of names, the best first."""
    floating: bool
    """Whether figures stand where they cover nothing, as their places on the tiles are too small for them."""
    shortened: bool = False
    """Whether names that have no room are shortened, and explained where no hex lies."""


PRINTED = Lettering(_PRINTED, _PRINTED_NAMES, floating=False)
"""Lettering as on the printed map, with the printed names of hexes and the numbers of tiles."""


def lettering_for(viewport: Viewport, *, whole: bool) -> Lettering:
    """Return how things are written on a part of the map; ``whole``: whether it is all of a sheet."""
    points = viewport.width / INLINE
    figure = max(points * FIGURE, _PRINTED)
    if whole:
        return Lettering(figure, tuple(points * size for size in NAMES), floating=True, shortened=True)
    smallest = points * SMALLEST_NAMES
    sizes = tuple(points * size for size in NAMES)
    usual = sizes if sizes[0] > _PRINTED_NAMES[0] else _PRINTED_NAMES
    return Lettering(figure, (*(size for size in usual if size > smallest), smallest), floating=True)
