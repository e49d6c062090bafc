"""Where inscriptions on the map stand so that they cover nothing that must be seen."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product

import msgspec

from engine.hexes import HexName
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.occupied import POINTS, REACH, HexContents, occupied_rows
from rendering.hexes.best_place import Box, Placed, Places, Surroundings, TextLayout, best_first, best_place
from rendering.hexes.free_room import FreeRoom
from rendering.hexes.hexagon import CORNER, HALF, Point

AROUND = 304.0
"""Things farther than this from the middle of a hex, in points, cannot be covered by its inscriptions."""
_GRAIN = 16.0
"""The room that is examined is a multiple of this, in points, so that its pixels stay where they were."""
_NEARER, _MUCH_NEARER = 0.8, 1.25
"""How many times nearer to its own hex than to any other with a name it stands: at least, and preferably."""
_STEPS = tuple(n / 10 for n in range(-17, 18))
"""How far the middle of an inscription may be from that of its hex, across and down, in halves of a hex."""
_FINE_STEPS = tuple(n / 16 for n in range(-19, 20))
_INSIDE = 0.45
"""How far an inscription that belongs inside its hex may reach out of it, as ``_sticking_out`` judges."""
_WITHIN, _EDGE, _ACROSS = 0.94, 0.98, 1.17
"""How far the middle of a figure may be from that of its hex: inside it, barely inside, and across its edge."""


class Around(msgspec.Struct, frozen=True, cache_hash=True):
    """What the place of an inscription depends on."""

    reach: float
    """How far from the middle of the hex room is examined, across and down, in points: a multiple of ``_GRAIN``."""
    contents: tuple[tuple[HexName, HexContents], ...]
    """The hexes around, its own included, with what can be seen there."""
    written: tuple[Box, ...]
    """The boxes of the texts already written."""
    named: tuple[Point, ...]
    """The middles of other hexes with a name, in points from the middle of the own one."""


def reach_of(boxes: Iterable[Box]) -> float:
    """Return how far from the middle of its hex a name can reach that has one of these boxes around its middle."""
    farthest = max(abs(side) for box in boxes for side in box) - _STEPS[0] * HALF
    return min(AROUND, _GRAIN * math.ceil((farthest + 4 * POINTS) / _GRAIN))


def around(
    hex_: HexName,
    seen: Mapping[HexName, HexContents],
    written: Iterable[Box],
    others: tuple[HexName, ...] = (),
    reach: float = AROUND,
) -> Around:
    """Return what the place of something that belongs to a hex depends on.

    Args:
        hex_: the hex.
        seen: what can be seen on each hex.
        written: the boxes of what is already written.
        others: other hexes with a name.
        reach: as ``reach_of`` returns it, so that nothing is examined that cannot be covered.

    """
    x, y = middle(hex_)
    left, top, right, bottom = x - reach, y - reach, x + reach, y + reach
    return Around(
        reach,
        tuple((other, _seen_from(hex_, other, seen[other])) for other in _hexes_near(hex_, tuple(seen), reach)),
        tuple(box for box in written if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top),
        _from(hex_, others),
    )


def _seen_from(hex_: HexName, other: HexName, contents: HexContents) -> HexContents:
    return msgspec.structs.replace(contents, area=True) if contents.kept and other != hex_ else contents


@lru_cache(maxsize=512)
def _hexes_near(hex_: HexName, others: tuple[HexName, ...], reach: float) -> tuple[HexName, ...]:
    """Return the hexes that may lie at least partly within reach of the middle of a hex."""
    place, far = middle(hex_), reach + (REACH + 2) * POINTS
    near = (other for other in others if math.dist(middle(other), place) < AROUND)
    return tuple(other for other in near if max(abs(a - b) for a, b in zip(middle(other), place, strict=True)) < far)


@lru_cache(maxsize=512)
def _from(hex_: HexName, others: tuple[HexName, ...]) -> tuple[Point, ...]:
    """Return how far others lie to the right of a hex and below it, those far away and itself left out."""
    place = middle(hex_)
    offsets = ((x - place[0], y - place[1]) for x, y in map(middle, others))
    return tuple(sorted(point for point in offsets if 0 < math.hypot(*point) < AROUND))


def place_near(hex_: HexName, layouts: Sequence[TextLayout], around_: Around) -> Placed | None:
    """Find the best place at a hex: large, within the hex, near its middle, rather above than below."""
    return _best(hex_, layouts, around_, _places(around_.named), _overhang)


def place_across(hex_: HexName, layouts: Sequence[TextLayout], around_: Around, wish: Point) -> Placed | None:
    """Find the place nearest to a wish at which an inscription lies in its hex or across the edge."""
    return _best(hex_, layouts, around_, _places_within(wish, _ACROSS), _sticking_out)


def place_inside(hex_: HexName, layouts: Sequence[TextLayout], around_: Around, wish: Point) -> Placed | None:
    """Find the place in a hex nearest to a wish, in halves of the hex from its middle: hardly any of it sticks out.

    If there is little room it comes closer to track than usual.
    """
    near, places = _closer(around_), _places_within(wish, _WITHIN)
    return _best(hex_, layouts, around_, places, _inside) or _best(hex_, layouts, near, places, _inside)


def place_within(hex_: HexName, layouts: Sequence[TextLayout], around_: Around, wish: Point) -> Placed | None:
    """Find a place whose middle at least lies in the hex."""
    return _best(hex_, layouts, _closer(around_), _places_within(wish, _EDGE), _sticking_out)


def _closer(around_: Around) -> Around:
    return msgspec.structs.replace(
        around_, contents=tuple((other, _written_close(seen)) for other, seen in around_.contents)
    )


@lru_cache(maxsize=1024)
def _written_close(seen: HexContents) -> HexContents:
    return msgspec.structs.replace(seen, close=True)


def _best(
    hex_: HexName,
    layouts: Sequence[TextLayout],
    around_: Around,
    places: Places,
    judge: Callable[[Box], float],
) -> Placed | None:
    """Find the best of some places, given from the middle of the hex, and return it from the corner of the map."""
    x, y = middle(hex_)
    found = best_place(Surroundings(_room(hex_, around_), POINTS, around_.reach), layouts, places, judge)
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
    lines = [step * HALF for step in _STEPS]
    return best_first(lines, lines, found)


@cache
def _places_within(wish: Point, most: float) -> Places:
    """Return where the middle of a figure may stand, in points from that of its hex, the nearest to a wish first."""
    found = []
    for (column, dx), (row, dy) in product(enumerate(_FINE_STEPS), repeat=2):
        out = max(abs(dx), abs(dx) / 2 + abs(dy) * 3**0.5 / 2)
        if out < most:
            found.append((math.dist((dx, dy), wish) + (out > _WITHIN), column, row))
    lines = [step * HALF for step in _FINE_STEPS]
    return best_first(lines, lines, found)


def _overhang(box: Box) -> float:
    """Judge how far a box reaches out of a hex."""
    left, top, right, bottom = box[0] / HALF, box[1] / HALF, box[2] / HALF, box[3] / HALF
    wide = min(1.0, (CORNER - max(-top, bottom)) * 3**0.5)
    return 0.45 * max(0.0, -left - wide, right - wide)


def _sticking_out(box: Box) -> float:
    """Judge how far the corners of a box reach out of a hex: it must be clear which hex a figure belongs to."""
    left, top, right, bottom = box
    out = 0.0  # thousands of boxes are judged for a map, so this is written without further functions
    for x in (abs(left / HALF), abs(right / HALF)):
        sideways, half = x - 1.0, x / 2
        for y in (abs(top / HALF), abs(bottom / HALF)):
            beyond = half + y * 3**0.5 / 2 - 1.0
            out += 1.5 * max(0.0, sideways, beyond)
    return out


def _inside(box: Box) -> float:
    """Judge as ``_sticking_out`` does, and rule out boxes that reach too far out."""
    cost = _sticking_out(box)
    return cost if cost <= _INSIDE else math.inf


_ROW = 80
"""Bytes of a row: enough for the most that is examined around a hex, and as many free pixels before it."""
_BITS = 8 * _ROW


@lru_cache(maxsize=8)
def _room(hex_: HexName, around_: Around) -> FreeRoom:
    """Return what lies around the middle of a hex; several ways of writing something are tried in it."""
    side, bits, at = _pixels(2 * around_.reach), 0, middle(hex_)
    left, top = at[0] - around_.reach, at[1] - around_.reach
    for other, contents in around_.contents:
        x, y = middle(other)
        right = round((x - left) / POINTS) + REACH
        bottom = round((y - top) / POINTS) + REACH
        rows, shift = _occupied(contents), (side - bottom) * _BITS + side - right
        bits |= rows << shift if shift >= 0 else rows >> -shift
    # What lies beyond the edges runs over into the free pixels, or above the first row.
    bits &= _inside_of(side)
    for box in around_.written:
        near, far = (box[0] - left, box[1] - top), (box[2] - left, box[3] - top)
        first, upper = max(0, int(near[0] / POINTS)), max(0, int(near[1] / POINTS))
        last, lower = min(side, _pixels(far[0])), min(side, _pixels(far[1]))
        if first < last and upper < lower:
            row = (1 << last - first) - 1 << side - last
            bits |= _repeated(row, lower - upper) << (side - lower) * _BITS
    return FreeRoom(bits, side, side, _ROW)


@lru_cache(maxsize=768)
def _occupied(contents: HexContents) -> int:
    """Return the occupied pixels of a hex as rows of a room, in its lower right corner."""
    return int.from_bytes(b"".join([row.rjust(_ROW, b"\0") for row in occupied_rows(contents)]), "big")


@cache
def _inside_of(side: int) -> int:
    """Return a room with every pixel taken."""
    return _repeated((1 << side) - 1, side)


def _repeated(row: int, count: int) -> int:
    """Return a row ``count`` times."""
    return int.from_bytes(row.to_bytes(_ROW, "big") * count, "big")


def _pixels(points: float) -> int:
    return math.ceil(points / POINTS)
