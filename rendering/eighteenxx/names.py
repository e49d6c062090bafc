"""Names of the cities on the map, set where they cover neither track nor anything else that is to be seen."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations, pairwise, product
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.hexes import HexName
from rendering.canvas import Viewport, put
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.occupied import POINTS, REACH, FreeRoom, HexContents, occupied
from rendering.fonts import CITY, font
from rendering.hexes.hexagon import CORNER, HALF, Point
from rendering.palette import INK, Rgb, mix

Box = tuple[float, float, float, float]
"""Left, top, right and bottom in points."""
SIZES = (18.5, 16.5, 14.5, 13.0, 11.5)
"""Heights of the letters' box in points, the best first."""
LINE = 0.96
"""From line to line, in heights of the letters' box."""
_HALO = 1 / 7
"""Width of the pale edge of letters, in heights of their box."""
_MOST_LINES = 3
_NEARER, _MUCH_NEARER = 0.8, 1.25
"""How many times as near to its own hex as to any other with a name it stands at least, and better."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
_AROUND = 304.0
"""What lies further than this from the middle of a hex, in points, cannot be covered by its name."""
_STEPS = tuple(n / 10 for n in range(-17, 18))
"""How far the middle of a name may stand from that of its hex, across and down, in halves of a hex."""


class Written(NamedTuple):
    """A name as it stands on the map."""

    lines: tuple[str, ...]
    size: float
    """Height of the letters' box in points."""
    at: Point
    """Its middle in points."""

    @property
    def box(self) -> Box:
        """What its letters take up, with their halo."""
        left, top, right, bottom = _extent(self.lines, self.size)
        x, y = self.at
        return x + left, y + top, x + right, y + bottom


class Around(NamedTuple):
    """What the place of a name depends on."""

    contents: tuple[tuple[HexName, HexContents], ...]
    """The hexes around, its own included, with what can be seen there."""
    written: tuple[Box, ...]
    """What the names take up that were set before."""
    named: tuple[Point, ...]
    """The middles of other hexes with a name, in points from the middle of the own one."""


def place_names(names: Mapping[HexName, str], seen: Mapping[HexName, HexContents]) -> Iterator[tuple[HexName, Written]]:
    """Set names, each at its hex where it covers nothing; one for which there is no room is left out.

    Args:
        names: the names by their hexes.
        seen: what can be seen on each hex of the map.

    """
    written: list[Box] = []
    for hex_, name in names.items():
        place = middle(hex_)
        around = Around(
            tuple((other, contents) for other, contents in seen.items() if math.dist(middle(other), place) < _AROUND),
            tuple(box for box in written if math.dist(box[:2], place) < _AROUND),
            _from(place, (middle(other) for other in names)),
        )
        found = _placed(hex_, name, around)
        if found is not None:
            written.append(found.box)
            yield hex_, found


def _from(place: Point, others: Iterable[Point]) -> tuple[Point, ...]:
    """Return how far others lie to the right of a place and below it, those far away and itself left out."""
    aside = ((x - place[0], y - place[1]) for x, y in others)
    return tuple(sorted(point for point in aside if 0 < math.hypot(*point) < _AROUND))


def draw_name(picture: Image.Image, written: Written, ground: Rgb, viewport: Viewport) -> None:
    """Write a name on ground of a colour."""
    put(picture, _written(written.lines, written.size, ground, viewport.scale), *viewport.at(*written.at))


@lru_cache(maxsize=512)
def _written(lines: tuple[str, ...], points: float, ground: Rgb, scale: float) -> Image.Image:
    """Return a name with its halo as a piece of its own, ready to be laid down."""
    size = max(8, round(points * scale))
    halo, shape = mix(ground, (255, 255, 255), 0.82), font(CITY, size)
    step = LINE * points * scale
    width, height = max(map(shape.getlength, lines)) + size, step * len(lines) + size
    piece = Image.new("RGBA", (round(width), round(height)), (*halo, 0))
    pen = ImageDraw.Draw(piece)
    for stroke, fill in ((max(2, round(size / 7)), halo), (0, INK)):
        for number, line in enumerate(lines):
            y = piece.height / 2 + (number - (len(lines) - 1) / 2) * step
            pen.text((piece.width / 2, y), line, fill, shape, "mm", stroke_width=stroke, stroke_fill=fill)
    return piece


@lru_cache(maxsize=2048)
def _placed(hex_: HexName, name: str, around: Around) -> Written | None:
    """Find the best place: one that covers nothing, large, within the hex, near its middle, rather above than below."""
    x, y = middle(hex_)
    room, least, found = FreeRoom(_sheet((x, y), around)), math.inf, None
    for base, lines, size in _settings(name):
        if base >= least:
            break
        left, top, right, bottom = _extent(lines, size)
        fits = room.fits(_pixels(right - left) + 1, _pixels(bottom - top) + 1)
        for away, dx, dy in _places(around.named):
            if base + away >= least:
                break
            if fits(int((_AROUND + dx + left) / POINTS), int((_AROUND + dy + top) / POINTS)):
                cost = base + away + _overhang((dx + left, dy + top, dx + right, dy + bottom))
                if cost < least:
                    least, found = cost, Written(lines, size, (x + dx, y + dy))
    return found


@cache
def _places(named: tuple[Point, ...]) -> list[tuple[float, float, float]]:
    """Return where the middle of a name may stand, in points from that of its hex, each after what speaks against it.

    Places that are hardly nearer to its own hex than to another with a name are the last to be taken.
    """
    found = []
    for dx, dy in product(_STEPS, repeat=2):
        at = (dx * HALF, dy * HALF)
        nearness = min((math.dist(at, other) for other in named), default=math.inf) / max(math.hypot(*at), 1.0)
        if nearness > _NEARER:
            cost = 0.12 * (abs(dx) + abs(dy)) + 0.024 * (dy > 0) + (nearness < _MUCH_NEARER)
            found.append((cost, *at))
    return sorted(found)


def _overhang(box: Box) -> float:
    """Judge how far a box reaches out of a hex."""
    left, top, right, bottom = (side / HALF for side in box)
    wide = min(1.0, (CORNER - max(-top, bottom)) * 3**0.5)
    return 0.45 * max(0.0, -left - wide, right - wide)


def _sheet(at: Point, around: Around) -> Image.Image:
    """Return a picture of what lies around a place, white where nothing may be covered."""
    side = _pixels(2 * _AROUND)
    sheet = Image.new("L", (side, side), 0)
    left, top = at[0] - _AROUND, at[1] - _AROUND
    for other, contents in around.contents:
        x, y = middle(other)
        sheet.paste(255, (round((x - left) / POINTS) - REACH, round((y - top) / POINTS) - REACH), occupied(contents))
    for box in around.written:
        near, far = (box[0] - left, box[1] - top), (box[2] - left, box[3] - top)
        sheet.paste(255, (int(near[0] / POINTS), int(near[1] / POINTS), _pixels(far[0]), _pixels(far[1])))
    return sheet


def _pixels(points: float) -> int:
    return math.ceil(points / POINTS)


@cache
def _settings(name: str) -> list[tuple[float, tuple[str, ...], float]]:
    """Return the ways of setting a name, the best first, each with what speaks against it."""
    return sorted(
        (0.06 * (SIZES[0] - size) + 0.04 * len(lines), lines, size) for lines in _breaks(name) for size in SIZES
    )


def _breaks(name: str) -> Iterator[tuple[str, ...]]:
    """Enumerate ways to break a name: in one line, and in more so that they are as short as can be."""
    words = name.replace(" &", _NO_BREAK + "&").split(" ")
    for count in range(1, min(len(words), _MOST_LINES) + 1):
        broken = []
        for ends in combinations(range(1, len(words)), count - 1):
            parts = (words[start:end] for start, end in pairwise((0, *ends, len(words))))
            broken.append(tuple(" ".join(part).replace(_NO_BREAK, " ") for part in parts))
        yield min(broken, key=lambda lines: _extent(lines, 1.0)[2])


@cache
def _extent(lines: tuple[str, ...], size: float) -> Box:
    """Return what a name with its halo takes up around its middle, in points."""
    down = LINE * (len(lines) - 1) / 2
    boxes = [font(CITY, 100).getbbox(line, anchor="mm") for line in lines]
    left, right = min(box[0] for box in boxes) / 100, max(box[2] for box in boxes) / 100
    top, bottom = boxes[0][1] / 100 - down, boxes[-1][3] / 100 + down
    return (left - _HALO) * size, (top - _HALO) * size, (right + _HALO) * size, (bottom + _HALO) * size
