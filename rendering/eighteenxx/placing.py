"""Where what is written on the map stands, so that it covers nothing that is to be seen."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from PIL import Image

from engine.hexes import HexName
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.occupied import POINTS, REACH, HexContents, occupied
from rendering.hexes.best_place import Box, Placed, Places, Surroundings, TextLayout, best_first, best_place
from rendering.hexes.hexagon import CORNER, HALF, Point

AROUND = 304.0
"""What lies further than this from the middle of a hex, in points, cannot be covered by what is written there."""
_NEARER, _MUCH_NEARER = 0.8, 1.25
"""How many times as near to its own hex as to any other with a name it stands at least, and better."""
_STEPS = tuple(n / 10 for n in range(-17, 18))
"""How far the middle of what is written may stand from that of its hex, across and down, in halves of a hex."""
_FINE_STEPS = tuple(n / 16 for n in range(-19, 20))
_WITHIN, _ACROSS = 0.94, 1.17
"""How far out from the middle of its hex that of a figure may stand, and where there is no room across its edge."""


class Around(NamedTuple):
    """What a place depends on."""

    contents: tuple[tuple[HexName, HexContents], ...]
    """The hexes around, its own included, with what can be seen there."""
    written: tuple[Box, ...]
    """What was written before takes up."""
    named: tuple[Point, ...]
    """The middles of other hexes with a name, in points from the middle of the own one."""


def around(
    hex_: HexName, seen: Mapping[HexName, HexContents], written: Iterable[Box], others: Iterable[HexName] = ()
) -> Around:
    """Return what the place of something that belongs to a hex depends on; ``others``: other hexes with a name."""
    place = middle(hex_)
    return Around(
        tuple((other, contents) for other, contents in seen.items() if math.dist(middle(other), place) < AROUND),
        tuple(box for box in written if _near(box, place)),
        _from(place, (middle(other) for other in others)),
    )


def _near(box: Box, place: Point) -> bool:
    left, top, right, bottom = box
    return max(left - place[0], place[0] - right, top - place[1], place[1] - bottom) < AROUND


def _from(place: Point, others: Iterable[Point]) -> tuple[Point, ...]:
    """Return how far others lie to the right of a place and below it, those far away and itself left out."""
    offsets = ((x - place[0], y - place[1]) for x, y in others)
    return tuple(sorted(point for point in offsets if 0 < math.hypot(*point) < AROUND))


def place_near(hex_: HexName, layouts: Sequence[TextLayout], around_: Around) -> Placed | None:
    """Find the best place at a hex: large, within the hex, near its middle, rather above than below."""
    return _best(hex_, layouts, around_, _places(around_.named), _overhang)


def place_within(hex_: HexName, layouts: Sequence[TextLayout], around_: Around, wish: Point) -> Placed | None:
    """Find the place in a hex that is nearest to a wish, in halves of the hex from its middle."""
    return _best(hex_, layouts, around_, _places_within(wish), _sticking_out)


def _best(
    hex_: HexName,
    layouts: Sequence[TextLayout],
    around_: Around,
    places: Places,
    judge: Callable[[Box], float],
) -> Placed | None:
    """Find the best of some places, given from the middle of the hex, and return it from the corner of the map."""
    x, y = middle(hex_)
    found = best_place(Surroundings(_sheet((x, y), around_), POINTS, AROUND), layouts, places, judge)
    return found and Placed(found.layout, (x + found.at[0], y + found.at[1]))


@cache
def _places(named: tuple[Point, ...]) -> Places:
    """Return where the middle of a name may stand, in points from that of its hex.

    Places that are hardly nearer to its own hex than to another with a name are the last to be taken.
    """
    found = []
    for (column, dx), (row, dy) in product(enumerate(_STEPS), repeat=2):
        at = (dx * HALF, dy * HALF)
        nearness = min((math.dist(at, other) for other in named), default=math.inf) / max(math.hypot(*at), 1.0)
        if nearness > _NEARER:
            cost = 0.12 * (abs(dx) + abs(dy)) + 0.024 * (dy > 0) + (nearness < _MUCH_NEARER)
            found.append((cost, column, row))
    return best_first([step * HALF for step in _STEPS], found)


@cache
def _places_within(wish: Point) -> Places:
    """Return where the middle of a figure may stand, in points from that of its hex, the nearest to a wish first."""
    found = []
    for (column, dx), (row, dy) in product(enumerate(_FINE_STEPS), repeat=2):
        out = max(abs(dx), abs(dx) / 2 + abs(dy) * 3**0.5 / 2)
        if out < _ACROSS:
            found.append((math.dist((dx, dy), wish) + (out > _WITHIN), column, row))
    return best_first([step * HALF for step in _FINE_STEPS], found)


def _overhang(box: Box) -> float:
    """Judge how far a box reaches out of a hex."""
    left, top, right, bottom = (side / HALF for side in box)
    wide = min(1.0, (CORNER - max(-top, bottom)) * 3**0.5)
    return 0.45 * max(0.0, -left - wide, right - wide)


def _sticking_out(box: Box) -> float:
    """Judge how far the corners of a box reach out of a hex: a figure is to be seen as that of its own."""
    left, top, right, bottom = (side / HALF for side in box)
    corners = ((abs(x), abs(y)) for x in (left, right) for y in (top, bottom))
    return sum(1.5 * max(0.0, x - 1.0, x / 2 + y * 3**0.5 / 2 - 1.0) for x, y in corners)


def _sheet(at: Point, around_: Around) -> Image.Image:
    """Return a picture of what lies around a place, white where nothing may be covered."""
    side = _pixels(2 * AROUND)
    sheet = Image.new("1", (side, side), 0)
    left, top = at[0] - AROUND, at[1] - AROUND
    for other, contents in around_.contents:
        x, y = middle(other)
        sheet.paste(255, (round((x - left) / POINTS) - REACH, round((y - top) / POINTS) - REACH), occupied(contents))
    for box in around_.written:
        near, far = (box[0] - left, box[1] - top), (box[2] - left, box[3] - top)
        sheet.paste(255, (int(near[0] / POINTS), int(near[1] / POINTS), _pixels(far[0]), _pixels(far[1])))
    return sheet


def _pixels(points: float) -> int:
    return math.ceil(points / POINTS)
