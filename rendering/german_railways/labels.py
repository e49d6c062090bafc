"""The texts at cities, never over track: names, what they add to an income, what the next railroad pays."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.german_railways.facts import CityName, printed_facts
from engine.hexes import HexName
from rendering.base_cache import kept
from rendering.canvas import INLINE, OVERSAMPLE, Viewport, sheet_for
from rendering.fonts import CITY, FIGURE, font
from rendering.german_railways.atlas import atlas, middle
from rendering.german_railways.locomotive import TALL
from rendering.german_railways.names import VALUABLE
from rendering.german_railways.networks import Standing
from rendering.german_railways.sheet import place_of, whole
from rendering.hexes.best_place import Box, Placed, Places, Surroundings, TextLayout, best_first, best_place
from rendering.hexes.brush import Brush
from rendering.hexes.free_room import FreeRoom
from rendering.hexes.hexagon import HALF, Point
from rendering.palette import INK, PAPER, Rgb, mix
from rendering.parts import Composition

FIGURE_SIZE = 9.3
"""Height of the letters' box of a figure where a channel shows the picture, in pixels."""
NAME_SIZES = (9.0, 8.6, 8.2)
"""The same heights for a name or its short form, the best first."""
SMALLER_NAMES = (7.4, 6.8, 6.2, 5.7, 5.2, 4.7, 4.2)
"""The same heights for a name on a picture made for double size, where all names are written in full."""
_SMALLER, _BROKEN, _SHORT = 0.12, 0.03, 1.6
"""The cost of writing a name one size smaller, of breaking it differently, and of shortening it."""
_PRINTED_NAMES = (24.0, 21.0, 18.5)
_PRINTED_FIGURE = 19.0
HALO: Rgb = (255, 251, 242)
TRACK_ROOM = 0.29
"""Width of track with its edges, in halves of a hex."""
_POINTS = 3
"""Points to a pixel of the picture of what must not be covered."""
_BEYOND = 160
"""Margin around the board on that picture, in pixels: wider than the search for room around any city reaches."""
_REACH = {"name": 264, "ringed": 456, "cost": 168, "coin": 168}
"""How far from a hex the search for room reaches, in points: as far as a label could stand, and half its width."""
_STEPS = tuple(n / 10 for n in range(-20, 21))
_STEPS_RINGED = tuple(n / 10 for n in range(-50, 51))
"""Steps for the name of a city with a ring around it, which is written in full: within the ring or beyond it."""


class Way(NamedTuple):
    """A way of writing something."""

    lines: tuple[str, ...]
    size: float
    """Height of the letters' box in points."""
    cost: float
    """Its cost: the lower, the better."""


class Label(NamedTuple):
    """Something written, and where."""

    city: CityName
    kind: str
    """``cost``, ``coin`` or ``name``."""
    lines: tuple[str, ...]
    size: float
    """Height of the letters' box in points."""
    at: Point
    """Its middle in points."""

    @property
    def shortened(self) -> bool:
        """Whether it is a short form of the name of its city."""
        return self.kind == "name" and " ".join(self.lines) != self.city

    @property
    def box(self) -> Box:
        """The box that it takes up, in points."""
        wide, high = _extent(self.kind, self.lines, self.size)
        return self.at[0] - wide / 2, self.at[1] - high / 2, self.at[0] + wide / 2, self.at[1] + high / 2


def labels(
    there: Mapping[HexName, tuple[Standing, ...]],
    costs: Mapping[CityName, int],
    viewport: Viewport,
    *,
    ring: HexName | None = None,
    shortened: bool = False,
) -> Sequence[Label]:
    """Return what is written on a part of the board: costs, coins and names, each where it covers nothing.

    Args:
        there: what stands in each hex.
        costs: what the next railroad pays to enter each city.
        viewport: the part of the board.
        ring: the hex that a ring is drawn around, on whose line nothing is written.
        shortened: whether all names are large, and those without room for that are shortened.

    """
    return _labels(tuple(there.items()), tuple(costs.items()), viewport, ring, shortened=shortened)


@lru_cache(maxsize=64)
def _labels(
    standing: tuple[tuple[HexName, tuple[Standing, ...]], ...],
    charged: tuple[tuple[CityName, int], ...],
    viewport: Viewport,
    ring: HexName | None,
    *,
    shortened: bool,
) -> Sequence[Label]:
    there, costs = dict(standing), dict(charged)
    points = viewport.width / INLINE
    figure = max(points * FIGURE_SIZE, _PRINTED_FIGURE)
    sizes = tuple(points * size for size in (NAME_SIZES if shortened else SMALLER_NAMES))
    if sizes[0] <= _PRINTED_NAMES[0]:
        sizes = _PRINTED_NAMES
    ground = _ground(there)
    if ring is not None:
        _take_ring(ground, middle(ring))
    found: list[Label] = []
    shown = [city for city in costs if _shown(place_of(city), viewport)]
    # Crowded places are given room first.
    shown.sort(key=lambda city: -sum(len(there.get(name, ())) for name in printed_facts().cities[city]))
    ringed = next((city for city in shown if ring in printed_facts().cities[city]), None)
    for kind in ("coin", "cost", "name"):
        # The name within the ring, which everybody looks for, comes before the other names.
        for city in sorted(shown, key=lambda city: city != ringed) if kind == "name" else shown:
            ways = _ways(city, kind, costs[city], figure, sizes, shortened=shortened and city != ringed)
            label = _placed(city, kind, ways, ground, ringed=city == ringed)
            if label is not None:
                found.append(label)
                _take(ground, label.box)
    return found


def _ways(
    city: CityName, kind: str, cost: int, figure: float, sizes: Sequence[float], *, shortened: bool
) -> tuple[Way, ...]:
    """Return the ways of writing something, the best first."""
    value = printed_facts().hexes[printed_facts().cities[city][0]].value
    if kind == "cost":
        return (Way((str(cost),), figure, 0.0),)
    if kind == "coin":
        return (Way((str(value),), figure, 0.0),) if value != 1 else ()
    if not shortened:
        every = [(lines, size) for size in sizes for lines in _breaks(city)]
        return tuple(Way(*way, 0.16 * number) for number, way in enumerate(every))
    ways = [
        Way(lines, size, _SMALLER * smaller + _BROKEN * other + against)
        for breaks, against in ((_breaks(city), 0.0), (_short(city), _SHORT))
        for smaller, size in enumerate(sizes)
        for other, lines in enumerate(breaks)
    ]
    return tuple(sorted(ways, key=lambda way: way.cost))


def _short(city: CityName) -> tuple[tuple[str, ...], ...]:
    """Return the short form of a city's name, if it has one."""
    return ((atlas().short[city],),) if city in atlas().short else ()


@cache
def _breaks(name: CityName) -> tuple[tuple[str, ...], ...]:
    words = name.split(" ")
    halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    best = min(halves, key=lambda pair: max(map(len, pair)), default=None)
    return ((name,),) if best is None else (best, (name,))


def _placed(city: CityName, kind: str, ways: tuple[Way, ...], ground: Image.Image, *, ringed: bool) -> Label | None:
    """Find the best place next to what stands in a city."""
    x, y = place_of(city)
    looked_for = "ringed" if ringed and kind == "name" else kind
    reach = _REACH[looked_for]
    (left, top), side = _on_ground((x - reach, y - reach)), 2 * reach / _POINTS
    around = ground.crop((round(left), round(top), round(left + side), round(top + side)))
    found = _best(looked_for, ways, around.size, around.tobytes())
    if found is None:
        return None
    way = ways[found.layout]
    return Label(city, kind, way.lines, way.size, (x + found.at[0], y + found.at[1]))


@lru_cache(maxsize=1024)
def _best(kind: str, ways: tuple[Way, ...], size: tuple[int, int], ground: bytes) -> Placed | None:
    """Find the best place; it is cached, as a build leaves the surroundings of most cities as they were."""
    around = Surroundings(FreeRoom.of_bytes(ground, size), _POINTS, _REACH[kind])
    written = "name" if kind == "ringed" else kind
    layouts = [TextLayout(way.cost, _around_middle(*_extent(written, way.lines, way.size))) for way in ways]
    return best_place(around, layouts, _places(kind))


def _around_middle(wide: float, high: float) -> Box:
    return -wide / 2, -high / 2, wide / 2, high / 2


@cache
def _places(kind: str) -> Places:
    """Return where the middle of something may stand, in points from the middle of its city."""
    wish = {"cost": (0.42, 0.66), "coin": (-0.42, 0.66)}.get(kind, (0.0, -0.62))
    steps = _STEPS_RINGED if kind == "ringed" else _STEPS
    lines = [step * HALF for step in steps]
    return best_first(
        lines,
        lines,
        (
            (math.dist((dx, dy), wish) + 0.3 * max(0.0, math.hypot(dx, dy) - 0.9), column, row)
            for (column, dx), (row, dy) in product(enumerate(steps), repeat=2)
            if math.hypot(dx, dy) < steps[-1] + 0.1
        ),
    )


def _ground(there: Mapping[HexName, tuple[Standing, ...]]) -> Image.Image:
    """Return a picture of the board, white where nothing may be written: on track and locomotives, and around it."""
    board = (round(whole().width / _POINTS), round(whole().height / _POINTS))
    sheet = Image.new("1", (board[0] + 2 * _BEYOND, board[1] + 2 * _BEYOND), 255)
    sheet.paste(0, (_BEYOND, _BEYOND, _BEYOND + board[0], _BEYOND + board[1]))
    pen = ImageDraw.Draw(sheet)
    for name, standing in there.items():
        x, y = middle(name)
        brush = Brush(pen, HALF / _POINTS, _on_ground((x, y)))
        for one in standing:
            for line in one.tracks:
                brush.line(line, TRACK_ROOM, 255)
            wide, high = one.width / 2 + 0.04, one.width * TALL / 2 + 0.04
            px, py = one.at
            pen.rectangle((*brush.at((px - wide, py - high)), *brush.at((px + wide, py + high))), 255)
    band = _BEYOND + _BAND / _POINTS
    for edge in (
        (0, 0, sheet.width, band),
        (0, sheet.height - band, sheet.width, sheet.height),
        (0, 0, band, sheet.height),
        (sheet.width - band, 0, sheet.width, sheet.height),
    ):
        pen.rectangle(edge, 255)
    return sheet


RING, RING_LINE = 1.9 * HALF, 22.0
"""Half the width of the ring around where an auctioned railroad starts, and the width of its line, in points."""
_BAND = 60.0
"""Width of the band along the edges of the board where its border will lie, in points."""


def _on_ground(at: Point) -> Point:
    """Return where a point of the board lies on the picture of what must not be covered."""
    return (at[0] - whole().left) / _POINTS + _BEYOND, (at[1] - whole().top) / _POINTS + _BEYOND


def _take(ground: Image.Image, box: Box) -> None:
    place, far = _on_ground(box[:2]), _on_ground(box[2:])
    ImageDraw.Draw(ground).rectangle((*map(int, place), *map(math.ceil, far)), 255)


def _take_ring(ground: Image.Image, at: Point) -> None:
    x, y = _on_ground(at)
    r = RING / _POINTS
    ImageDraw.Draw(ground).ellipse((x - r, y - r, x + r, y + r), None, 255, math.ceil(RING_LINE / _POINTS) + 1)


def _shown(at: Point, viewport: Viewport) -> bool:
    x, y = at
    inside = viewport.left - HALF < x < viewport.left + viewport.width + HALF
    return inside and viewport.top - HALF < y < viewport.top + viewport.height + HALF


@lru_cache(maxsize=1024)
def _extent(kind: str, lines: tuple[str, ...], size: float) -> tuple[float, float]:
    """Return how wide and high something is, in points."""
    if kind == "coin":
        return 1.12 * size, 1.12 * size
    if kind == "cost":
        return (font(FIGURE, 100).getlength(lines[0]) / 100 + 0.34) * size, 0.98 * size
    wide = max(font(CITY, 100).getlength(line) for line in lines) / 100
    return (wide + 0.14) * size, (0.86 + 0.84 * (len(lines) - 1)) * size


def draw_label(picture: Composition, label: Label, viewport: Viewport) -> None:
    """Write something on the board."""
    piece = (
        _name.later(label.lines, label.size, viewport.scale)
        if label.kind == "name"
        else _sign.later(label.kind, label.lines[0], label.size, viewport.scale)
    )
    picture.put(piece, *viewport.at(*label.at))


@kept
def _name(lines: tuple[str, ...], size: float, scale: float) -> Image.Image:
    """Return a name with its halo; letters are smooth without oversampling, which would take twenty times as long."""
    letters = round(size * scale)
    wide, high = (round((side + 0.6 * size) * scale) for side in _extent("name", lines, size))
    piece = Image.new("RGBA", (wide, high), (*HALO, 0))
    pen = ImageDraw.Draw(piece)
    for stroke, fill in ((max(2, round(0.15 * letters)), HALO), (0, INK)):
        for number, line in enumerate(lines):
            at = (wide / 2, high / 2 + (number - (len(lines) - 1) / 2) * 0.84 * size * scale)
            pen.text(at, line, fill, font(CITY, letters), "mm", stroke_width=stroke)
    return piece


@kept
def _sign(kind: str, figure: str, size: float, scale: float) -> Image.Image:
    """Return a coin or a plate with its figure."""
    wide, high = _extent(kind, (figure,), size)
    sheet, k = sheet_for(wide + 4, high + 8, scale)
    pen, (x, y) = ImageDraw.Draw(sheet), (sheet.width / 2, sheet.height / 2)
    if kind == "coin":
        r = 0.54 * size * k
        pen.ellipse((x - r, y - r, x + r, y + r), mix(VALUABLE, INK, 0.6))
        pen.ellipse((x - 0.9 * r, y - 0.9 * r, x + 0.9 * r, y + 0.9 * r), VALUABLE)
    else:
        box = (x - wide / 2 * k, y - high / 2 * k, x + wide / 2 * k, y + high / 2 * k)
        pen.rounded_rectangle(box, 0.2 * size * k, PAPER, INK, round(0.06 * size * k))
    ink = PAPER if kind == "coin" else INK
    pen.text((x, y), figure, ink, font(FIGURE, round(size * k)), "mm")
    return sheet.reduce(OVERSAMPLE)
