"""Lists that explain the names shortened on a map, set where no hex lies and nothing is written."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.hexes import HexName
from rendering.base_cache import kept
from rendering.canvas import INLINE, Viewport
from rendering.eighteenxx.atlas import ShortName
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.names import Written
from rendering.hexes import shortened
from rendering.hexes.best_place import Box, Places, Surroundings, TextLayout, best_first, best_place
from rendering.hexes.brush import Brush
from rendering.hexes.free_room import FreeRoom
from rendering.hexes.hexagon import HALF, Point
from rendering.hexes.shortened import Column, Meaning, columns_of, cut, size_of
from rendering.parts import Composition

_SIZE = 8.3
"""Height of the letters' box in pixels."""
_POINTS = 4
"""Points to a pixel of the picture of what must not be covered."""
_STEP = 12.0
"""Distance between the places that are tried, in points."""
_REACH = 1.12
"""How much larger than a hex the area kept free is, for the shadow around it."""
_MOST_COLUMNS = 4
_APART = 8.0
"""Margin around a list, in points."""


class List(NamedTuple):
    """Some of the meanings, and where they stand on the map."""

    columns: tuple[Column, ...]
    size: float
    """Height of the letters' box in points."""
    at: Point
    """The upper left corner, in points."""

    @property
    def box(self) -> Box:
        """The box that it takes up, in points."""
        (x, y), (wide, high) = self.at, size_of(self.columns)
        return x, y, x + wide * self.size, y + high * self.size


def meanings(
    called: Mapping[HexName, str], written: Mapping[HexName, Written], *, cut_alone: bool = False
) -> tuple[Meaning, ...]:
    """Return what stands on the map for each name that is not there in full, or its hex if nothing is, and the name.

    The name is the one that routes use for the place. ``cut_alone``: leave out places whose name for small maps stands
    there in full: one of two towns is understood without the other.
    """
    found = set()
    for hex_, name in called.items():
        stands = " ".join(written[hex_].lines) if hex_ in written else hex_
        whole = name.whole if isinstance(name, ShortName) else name
        if stands != (name if cut_alone else whole):
            found.add((stands, whole))
    return tuple(sorted(found))


def number_of(lists: Sequence[List]) -> int:
    """Return how many names some lists explain, or count as left out."""
    return sum(len(column.meanings) for one in lists for column in one.columns)


def draw_shortened(picture: Composition, lists: Sequence[List], viewport: Viewport) -> None:
    """Write what shortened names mean."""
    for one in lists:
        shortened.draw_shortened(picture, one.columns, viewport.at(*one.at), one.size * viewport.scale)


@lru_cache(maxsize=256)
def lists_of(
    listed: tuple[Meaning, ...], hexes: tuple[HexName, ...], taken: tuple[Box, ...], viewport: Viewport
) -> tuple[List, ...]:
    """Set meanings where no hex of a sheet lies and nothing is written, as many as possible in one list.

    If there is no room for all of them, the last line counts the others.

    Args:
        listed: the meanings.
        hexes: the hexes of the sheet.
        taken: other boxes where nothing may stand.
        viewport: the viewport that shows the whole sheet.

    """
    ground = _ground(hexes, viewport).copy()
    for box in taken:
        _take(ground, box, viewport)
    found = []
    while listed:
        fitting = bisect_left(
            range(1, len(listed) + 1),
            1,
            key=lambda count: _placed(listed[:count], ground, viewport) is None,
        )
        one = _placed(listed[:fitting], ground, viewport) if fitting else None
        if one is None:
            break
        _take(ground, one.box, viewport)
        found.append(one)
        listed = listed[fitting:]
    if listed and len(found) > 1 and number_of(found[-1:]) == 1:
        # A list with only a number would say nothing: the number ends the list before.
        listed = found.pop().columns[0].meanings + listed
    if listed and found:
        last = [meaning for column in found[-1].columns for meaning in column.meanings]
        columns = columns_of(cut((*last, *listed), len(last)), len(found[-1].columns))
        found[-1] = found[-1]._replace(columns=columns)
    return tuple(found)


def _placed(listed: tuple[Meaning, ...], ground: Image.Image, viewport: Viewport) -> List | None:
    """Find room for a list, near a corner of the map."""
    size = _SIZE * viewport.width / INLINE
    ways = [columns_of(listed, count) for count in range(1, min(_MOST_COLUMNS, len(listed)) + 1)]
    layouts = [TextLayout(0.0, _around_middle(way, size)) for way in ways]
    found = best_place(
        Surroundings(FreeRoom.of(ground), _POINTS, 0.0), layouts, _places(viewport.width, viewport.height)
    )
    if found is None:
        return None
    wide, high = size_of(ways[found.layout])
    x, y = viewport.left + found.at[0], viewport.top + found.at[1]
    return List(ways[found.layout], size, (x - wide * size / 2, y - high * size / 2))


def _around_middle(columns: Sequence[Column], size: float) -> Box:
    wide, high = (side * size / 2 + _APART for side in size_of(columns))
    return -wide, -high, wide, high


@cache
def _places(width: float, height: float) -> Places:
    """Return where the middle of a list may stand, in points from the map's upper left: nearest to a corner first."""
    across = tuple(_STEP * number for number in range(1, int(width / _STEP)))
    down = tuple(_STEP * number for number in range(1, int(height / _STEP)))
    crossings = (
        (math.hypot(min(x, width - x), min(y, height - y)), column, row)
        for column, x in enumerate(across)
        for row, y in enumerate(down)
    )
    return best_first(across, down, crossings)


@kept
def _ground(hexes: tuple[HexName, ...], viewport: Viewport) -> Image.Image:
    """Return a picture of a sheet, white where hexes lie."""
    wide = -(-round(viewport.width / _POINTS) // 8) * 8
    sheet = Image.new("1", (wide, round(viewport.height / _POINTS)), 0)
    for name in hexes:
        x, y = middle(name)
        place = ((x - viewport.left) / _POINTS, (y - viewport.top) / _POINTS)
        Brush(ImageDraw.Draw(sheet), HALF / _POINTS, place).hexagon(_REACH, 255)
    return sheet


def _take(ground: Image.Image, box: Box, viewport: Viewport) -> None:
    left, top, right, bottom = box
    near = (int((left - viewport.left) / _POINTS), int((top - viewport.top) / _POINTS))
    far = (math.ceil((right - viewport.left) / _POINTS), math.ceil((bottom - viewport.top) / _POINTS))
    ImageDraw.Draw(ground).rectangle((*near, *far), 255)
