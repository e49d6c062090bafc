"""How large things are written on a map: by how much of it is shown, for a picture is as wide whatever it shows."""

from __future__ import annotations

import msgspec

from rendering.canvas import INLINE, Viewport

FIGURE = 9.3
"""Height of the letters' box of a figure there, in pixels."""
NAMES = (9.2, 8.7, 8.2)
"""The same of a name or what is short for it, the best first."""
SMALLEST_NAMES = 8.05
"""The same of a name on a part of the map, if there is no room for it larger."""
_PRINTED = 15.0
"""Height of a figure in its usual place on a tile, in points."""
_PRINTED_NAMES = (18.5, 16.5, 14.5, 13.0)


class Lettering(msgspec.Struct, frozen=True):
    """Heights of letters' boxes, in points."""

    figure: float
    names: tuple[float, ...]
    """The best first."""
    floating: bool
    """Figures stand where they cover nothing, not in their places on the tiles, which are too small for them."""
    shortened: bool = False
    """Names that have no room are shortened, and what they mean stands where no hex lies."""


PRINTED = Lettering(_PRINTED, _PRINTED_NAMES, floating=False)
"""As it is printed, with the printed names of hexes and the numbers of tiles."""


def lettering_for(viewport: Viewport, *, whole: bool) -> Lettering:
    """Return how things are written on a part of the map; ``whole``: it is all of a sheet."""
    points = viewport.width / INLINE
    figure = max(points * FIGURE, _PRINTED)
    if whole:
        return Lettering(figure, tuple(points * size for size in NAMES), floating=True, shortened=True)
    smallest = points * SMALLEST_NAMES
    sizes = tuple(points * size for size in NAMES)
    usual = sizes if sizes[0] > _PRINTED_NAMES[0] else _PRINTED_NAMES
    return Lettering(figure, (*(size for size in usual if size > smallest), smallest), floating=True)
