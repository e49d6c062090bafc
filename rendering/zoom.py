"""Parts of a map shown larger: regions by the points of the compass, and the surroundings of a place."""

from __future__ import annotations

from collections.abc import Sequence

from rendering.canvas import Viewport

TIMES = 2.1
"""How much larger a part is drawn."""
REGIONS = {
    "northwest": (0.0, 0.0),
    "north": (0.5, 0.0),
    "northeast": (1.0, 0.0),
    "west": (0.0, 0.5),
    "centre": (0.5, 0.5),
    "east": (1.0, 0.5),
    "southwest": (0.0, 1.0),
    "south": (0.5, 1.0),
    "southeast": (1.0, 1.0),
}
"""Where a region lies: 0 is the left or upper end of the map, 1 the other."""


def region(whole: Viewport, name: str) -> Viewport:
    """Return a region of a map."""
    return _part(whole, *REGIONS[name])


def surroundings(whole: Viewport, at: tuple[float, float]) -> Viewport:
    """Return the part of a map around a place, given in points, as far as the map reaches."""
    width, height = whole.width / TIMES, whole.height / TIMES
    across = (at[0] - width / 2 - whole.left) / (whole.width - width)
    down = (at[1] - height / 2 - whole.top) / (whole.height - height)
    return _part(whole, min(1, max(0, across)), min(1, max(0, down)))


def _part(whole: Viewport, across: float, down: float) -> Viewport:
    width, height = whole.width / TIMES, whole.height / TIMES
    left = whole.left + (whole.width - width) * across
    top = whole.top + (whole.height - height) * down
    return Viewport(left, top, width, height, whole.scale * TIMES)


def around(whole: Viewport, places: Sequence[tuple[float, float]], room: float, fewest: float = TIMES) -> Viewport:
    """Return the part of a map that shows some places with room around them, at most ``fewest`` times as large.

    It has the shape of the map, and is the whole map if the places lie far apart. A single place is always shown at
    the full enlargement, on a small map with less room around it.
    """
    if not places:
        return whole
    room = min(room, whole.width / (2 * fewest), whole.height / (2 * fewest))
    left, right = min(x for x, _ in places) - room, max(x for x, _ in places) + room
    top, bottom = min(y for _, y in places) - room, max(y for _, y in places) + room
    width = max(right - left, (bottom - top) * whole.width / whole.height, whole.width / fewest)
    if width >= whole.width:
        return whole
    height = width * whole.height / whole.width
    x = min(max((left + right - width) / 2, whole.left), whole.left + whole.width - width)
    y = min(max((top + bottom - height) / 2, whole.top), whole.top + whole.height - height)
    return Viewport(x, y, width, height, whole.scale * whole.width / width)
