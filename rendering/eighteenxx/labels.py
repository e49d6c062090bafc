"""Everything that is written on a map that is shown small: figures, names, and what shortened names mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from engine.eighteenxx.views import EighteenxxView
from engine.hexes import HexName
from rendering.canvas import INLINE, Viewport
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.inscriptions import Inscription, inscriptions
from rendering.eighteenxx.lettering import Lettering
from rendering.eighteenxx.map_contents import contents_of
from rendering.eighteenxx.names import Written, place_names
from rendering.eighteenxx.sheet import WIDTH
from rendering.eighteenxx.shortened import List, lists_of, meanings, number_of
from rendering.hexes import border
from rendering.hexes.best_place import Box
from rendering.hexes.hexagon import HALF

BORDER = 9.2 / INLINE
"""Size of the letters along the edges, in widths of a picture."""


class Labels(NamedTuple):
    """The texts on a part of the map, and where they are written."""

    figures: Sequence[Inscription]
    names: Mapping[HexName, Written]
    shortened: Sequence[List]
    """Lists that explain names that are shortened, or have no room at all."""


def labels(  # noqa: PLR0913 - all that says what is written
    edition: Edition,
    view: EighteenxxView,
    shown: Sequence[HexName],
    viewport: Viewport,
    lettering: Lettering,
    *,
    figures: bool = True,
    kept: frozenset[HexName] = frozenset(),
) -> Labels:
    """Return what is written on the hexes that a part of the map shows, each where it covers nothing.

    ``figures``: if not, only names are written, which takes half as long. ``kept``: hexes that can be chosen, on which
    only what belongs to them is written, and what belongs to them is written nowhere else.
    """
    seen = contents_of(edition, view.map, shown)
    contents = {name: msgspec.structs.replace(each, kept=True) if name in kept else each for name, each in seen.items()}
    edge = tuple(_along_the_border(viewport))
    written = inscriptions(edition, view, contents, lettering.figure, edge) if figures else []
    taken = (*edge, *(one.box for one in written))
    called = {name: edition.name_in_small(view.map, edition.printed.hexes[name]) for name in shown}
    wanted = {name: city for name, city in called.items() if city is not None}
    if not lettering.shortened:
        names = dict(place_names(wanted, contents, lettering.names, taken))
        rest = {name: city for name, city in wanted.items() if name not in names}
        taken += tuple(one.box for one in names.values())
        shortened = place_names(rest, contents, lettering.names, taken, edition.atlas.short, names)
        return Labels(written, names | dict(shortened), ())
    names = dict(place_names(wanted, contents, lettering.names, taken, edition.atlas.short))
    taken += (*(one.box for one in names.values()), *(land.box for land in edition.atlas.land))
    every = meanings(wanted, names)
    lists = lists_of(every, tuple(shown), taken, viewport)
    if number_of(lists) < len(every):
        lists = lists_of(meanings(wanted, names, cut_alone=True), tuple(shown), taken, viewport)
    return Labels(written, names, lists)


def _along_the_border(viewport: Viewport) -> Iterator[Box]:
    """Enumerate boxes, in points, that cover what the border of a picture will cover."""
    band = border.BAND * BORDER * WIDTH / viewport.scale + 3
    right, bottom = viewport.left + viewport.width, viewport.top + viewport.height
    for step in range(0, round(viewport.width), round(HALF)):
        x = viewport.left + step
        yield x, viewport.top, x + HALF, viewport.top + band
        yield x, bottom - band, x + HALF, bottom
    for step in range(0, round(viewport.height), round(HALF)):
        y = viewport.top + step
        yield viewport.left, y, viewport.left + band, y + HALF
        yield right - band, y, right, y + HALF
