"""Names of the cities on the map, set where they cover neither track nor anything else that must be seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.hexes import HexName
from rendering.base_cache import kept
from rendering.canvas import Viewport
from rendering.eighteenxx.lettering import PRINTED
from rendering.eighteenxx.occupied import HexContents
from rendering.eighteenxx.placing import Around, around, place_inside, place_near, reach_of
from rendering.fonts import CITY, font
from rendering.hexes.best_place import Box, TextLayout
from rendering.hexes.hexagon import Point
from rendering.palette import INK, Rgb, mix
from rendering.parts import Composition

LINE = 0.96
"""Distance from line to line, in heights of the letters' box."""
_HALO = 1 / 7
"""Width of the pale edge of letters, in heights of their box."""
_MOST_LINES = 3
_ORDERS = 3
"""The most orders of setting the names that are tried."""
_SMALL = 2.2
"""The cost of small letters: a name is set a little farther away rather than smaller."""
_SHORT, _SHORTER = 2.2, 0.5
"""The cost of shortening a name, and of shortening it further."""
_UPPER: Point = (0.0, -0.5)
"""The best place for a name that must not leave its hex, in halves of the hex from its middle."""
_NO_BREAK = "\N{NO-BREAK SPACE}"


class Written(NamedTuple):
    """A name as it stands on the map."""

    lines: tuple[str, ...]
    size: float
    """Height of the letters' box in points."""
    at: Point
    """Its middle in points."""

    @property
    def box(self) -> Box:
        """The box that its letters take up, with their halo, in points."""
        left, top, right, bottom = _extent(self.lines, self.size)
        x, y = self.at
        return x + left, y + top, x + right, y + bottom


def place_names(
    names: Mapping[HexName, str],
    seen: Mapping[HexName, HexContents],
    sizes: tuple[float, ...] = PRINTED.names,
    others: Iterable[Box] = (),
    short: Mapping[str, tuple[str, ...]] | None = None,
    named: Iterable[HexName] = (),
) -> Iterator[tuple[HexName, Written]]:
    """Set names, each at its hex where it covers nothing; a name without room is left out.

    If the others leave a name no room, it is set before them next time; the order that leaves out fewest is taken.

    Args:
        names: the names by their hexes; those with most track are set first.
        seen: what can be seen on each hex of the map.
        sizes: heights of the letters' box in points, the best first.
        others: the boxes of everything else that is written.
        short: the short forms of names, used if there is no room for the whole; without it no name is shortened.
        named: other hexes whose names are already written.

    """
    order, taken = sorted(names, key=lambda hex_: -_crowded(seen[hex_])), tuple(others)
    best: dict[HexName, Written] = {}
    everywhere = (*names, *named)
    for _ in range(_ORDERS):
        placed: dict[HexName, Written] = {}
        for hex_ in order:
            shortened = () if short is None else short.get(names[hex_], ())
            written = (*taken, *(one.box for one in placed.values()))
            reach = _reach(names[hex_], shortened, sizes)
            found = _placed(
                hex_,
                names[hex_],
                shortened,
                sizes,
                around(hex_, seen, written, everywhere, reach),
                inside=seen[hex_].kept,
            )
            if found is not None:
                placed[hex_] = found
        if len(placed) > len(best):
            best = placed
        if len(placed) == len(order):
            break
        order.sort(key=lambda hex_, placed=placed: hex_ in placed)  # type: ignore[misc]
    yield from best.items()


def _crowded(contents: HexContents) -> int:
    return len(contents.tile.exits) + 2 * len(contents.tunnels)


def draw_name(picture: Composition, written: Written, ground: Rgb, viewport: Viewport) -> None:
    """Write a name on ground of a colour."""
    picture.put(_written.later(written.lines, written.size, ground, viewport.scale), *viewport.at(*written.at))


@kept
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
def _placed(
    hex_: HexName, name: str, short: tuple[str, ...], sizes: tuple[float, ...], around_: Around, *, inside: bool
) -> Written | None:
    """Find the best place: one that covers nothing, large, within the hex, near its middle, rather above than below."""
    ways = _settings(name, short, sizes)
    layouts = [TextLayout(cost, _extent(lines, size)) for cost, lines, size in ways]
    found = place_inside(hex_, layouts, around_, _UPPER) if inside else place_near(hex_, layouts, around_)
    return None if found is None else Written(*ways[found.layout][1:], found.at)


@cache
def _reach(name: str, short: tuple[str, ...], sizes: tuple[float, ...]) -> float:
    """Return how far from the middle of its hex a name can reach, in points."""
    return reach_of(_extent(lines, size) for _, lines, size in _settings(name, short, sizes))


@cache
def _settings(
    name: str, short: tuple[str, ...], sizes: tuple[float, ...]
) -> list[tuple[float, tuple[str, ...], float]]:
    """Return the ways of setting a name, the best first, each with its cost."""
    broken = [(0.04 * len(lines), lines) for lines in _breaks(name)]
    broken += [(_SHORT + _SHORTER * number, (letters,)) for number, letters in enumerate(short)]
    return sorted((base + _SMALL * (1 - size / sizes[0]), lines, size) for base, lines in broken for size in sizes)


def _breaks(name: str) -> Iterator[tuple[str, ...]]:
    """Enumerate ways to break a name: one line, and more lines that are as short as possible."""
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
