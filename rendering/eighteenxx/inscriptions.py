"""Figures on a map that is shown small: what places pay, letters and costs, each where it covers nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.eighteenxx.views import EighteenxxView
from engine.hexes import HexName
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, Viewport, sheet_for
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.map_contents import tile_at
from rendering.eighteenxx.occupied import HexContents
from rendering.eighteenxx.phase_values import paying
from rendering.eighteenxx.placing import Around, around, place_across, place_inside, place_near, place_within, reach_of
from rendering.eighteenxx.terrain import COST_AT, paint_terrain_sign, terrain_ink
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.fonts import FIGURE, font
from rendering.hexes.best_place import Box, Placed, TextLayout
from rendering.hexes.brush import Brush
from rendering.hexes.hexagon import HALF, Point
from rendering.palette import GOLD, INK, PAPER, Rgb, ink_on, mix
from rendering.parts import Composition

HIGH = 0.96
"""Height of a plate, in heights of the letters' box."""
BARE = 0.78
"""Height of figures that have no plate, in heights of the letters' box."""
PLATE_ROOM = 0.3
"""How much wider a plate is than the text on it, in heights of the letters' box."""
SIGN = 0.62
"""Room for the sign of a terrain, in heights of the letters' box."""
GAP = 0.07
"""The gap between plates, in heights of the letters' box."""
_MIDDLE: Point = (0.0, 0.2)


class Plate(NamedTuple):
    """One figure or word."""

    words: str
    fill: Rgb | None = PAPER
    """The colour of its plate, or None if it has no plate, only a pale edge."""
    ink: Rgb = INK
    rim: Rgb = INK
    terrain: str | None = None
    """The terrain whose sign stands before it, if any."""


class Inscription(NamedTuple):
    """Texts that are written together on a hex, and where."""

    plates: tuple[Plate, ...]
    columns: int
    size: float
    """Height of the letters' box in points."""
    at: Point
    """Its middle, in points."""

    @property
    def box(self) -> Box:
        """What it takes up, in points."""
        left, top, right, bottom = _extent(self.plates, self.columns, self.size)
        x, y = self.at
        return x + left, y + top, x + right, y + bottom


def inscriptions(
    edition: Edition,
    view: EighteenxxView,
    seen: Mapping[HexName, HexContents],
    size: float,
    taken: tuple[Box, ...] = (),
) -> list[Inscription]:
    """Return everything that is written on a map except names.

    Args:
        edition: the game as it is drawn.
        view: the position.
        seen: what else can be seen on its hexes.
        size: height of the letters' box in points.
        taken: where else nothing may be written.

    """
    found: list[Inscription] = []
    for hex_, plates, wish in _wanted(edition, view, seen):
        around_ = around(hex_, seen, (*taken, *(other.box for other in found)), reach=_reach(plates, size))
        wanted = (round(wish[0], 2), round(wish[1], 2))
        placed = _placed(hex_, plates, size, around_, wanted, alone=seen[hex_].kept)
        if placed is not None:
            found.append(placed)
    return found


def _wanted(
    edition: Edition, view: EighteenxxView, seen: Mapping[HexName, HexContents]
) -> Iterator[tuple[HexName, tuple[Plate, ...], Point]]:
    """Enumerate what is written on which hex, and where best: hexes with much track and what places pay come first."""
    later = []
    for hex_ in sorted(seen, key=lambda name: -len(seen[name].tile.exits) - 2 * len(seen[name].tunnels)):
        printed, tile = edition.printed.hexes[hex_], tile_at(edition.printed, view.map, hex_)
        layout, bare = tile_layout(tile), hex_ not in view.map.laid
        if layout.figure is not None:
            yield hex_, (Plate(str(tile.stops[0].revenue[0])),), layout.figure
        if boards := edition.boards(view, hex_):
            yield hex_, _phases(boards, view), _MIDDLE
        if layout.letter is not None and tile.label:
            later.append((hex_, (Plate(tile.label, None),), layout.letter))
        if bare and printed.terrain:
            cost = str(edition.printed.terrain_cost(hex_))
            plate = Plate(cost, PAPER, INK, terrain_ink(printed.terrain), printed.terrain)
            later.append((hex_, (plate,), COST_AT))
    yield from later


def _phases(boards: Sequence[tuple[str, str | None, Rgb]], view: EighteenxxView) -> tuple[Plate, ...]:
    """Return the plates of a place, the figure that counts now lit up; those of past phases are left out."""
    phases = [colour for _, colour, _ in boards if colour is not None]
    now = paying(phases, view.depot.tiles)  # type: ignore[arg-type]
    plates = []
    for number, (words, colour, fill) in enumerate(boards):
        if colour is None or now is None or number >= now:
            lit = colour is not None and number == now
            plates.append(Plate(words, fill, PAPER if colour == "brown" else ink_on(fill), GOLD if lit else INK))
    return tuple(plates)


@lru_cache(maxsize=4096)
def _placed(
    hex_: HexName, plates: tuple[Plate, ...], size: float, around_: Around, wish: Point, *, alone: bool
) -> Inscription | None:
    """Return where an inscription stands; ``alone``: leave it out if its own hex has no room for it."""
    columns = _columns(plates)

    def inside(ways: Sequence[TextLayout]) -> Placed | None:
        return place_inside(hex_, ways, around_, wish)

    def within(ways: Sequence[TextLayout]) -> Placed | None:
        return place_within(hex_, ways, around_, wish)

    def across(ways: Sequence[TextLayout]) -> Placed | None:
        return place_across(hex_, ways, around_, wish)

    def near(ways: Sequence[TextLayout]) -> Placed | None:
        return place_near(hex_, ways, around_)

    def set_(plates: tuple[Plate, ...], find: Callable[[Sequence[TextLayout]], Placed | None]) -> Inscription | None:
        found = find([TextLayout(0.12 * place, _extent(plates, count, size)) for place, count in enumerate(columns)])
        return None if found is None else Inscription(plates, columns[found.layout], size, found.at)

    # If the hex itself is full, it stands without a plate, across its edge or next to it; letters are left out.
    bare = _bare(plates)
    own = set_(plates, inside) or (set_(bare, inside) if len(plates) == 1 else None)
    if own is not None or alone or bare == plates:
        return own
    own = set_(plates, within) or (set_(bare, within) if len(plates) == 1 else None)
    return own or set_(plates, across) or set_(bare, across) or set_(bare, near)


def _columns(plates: tuple[Plate, ...]) -> list[int]:
    """Return in how many columns plates may stand, the best first."""
    return sorted({len(plates), -(-len(plates) // 2), 1}, key=lambda count: abs(count - 2))


def _bare(plates: tuple[Plate, ...]) -> tuple[Plate, ...]:
    """Return plates as they are written if their hex is full."""
    return tuple(plate._replace(fill=None, ink=INK) for plate in plates)


@lru_cache(maxsize=1024)
def _reach(plates: tuple[Plate, ...], size: float) -> float:
    """Return how far from the middle of its hex an inscription can reach, in points."""
    return reach_of(_extent(each, count, size) for each in (plates, _bare(plates)) for count in _columns(plates))


def _width(plate: Plate, size: float) -> float:
    wide = font(FIGURE, 100).getlength(plate.words) / 100
    return (wide + (PLATE_ROOM if plate.fill else 0.1) + (SIGN if plate.terrain else 0.0)) * size


def _height(plates: tuple[Plate, ...], size: float) -> float:
    return (HIGH if any(plate.fill for plate in plates) else BARE) * size


def _rows(plates: tuple[Plate, ...], columns: int) -> list[tuple[Plate, ...]]:
    return [plates[start : start + columns] for start in range(0, len(plates), columns)]


@lru_cache(maxsize=1024)
def _extent(plates: tuple[Plate, ...], columns: int, size: float) -> Box:
    rows, gap = _rows(plates, columns), GAP * size
    wide = max(sum(_width(plate, size) + gap for plate in row) - gap for row in rows) + 4
    high = len(rows) * (_height(plates, size) + gap) - gap + 4
    return -wide / 2, -high / 2, wide / 2, high / 2


def draw_inscription(picture: Composition, inscription: Inscription, ground: Rgb, viewport: Viewport) -> None:
    """Write something on ground of a colour."""
    piece = _picture.later(inscription.plates, inscription.columns, inscription.size, ground, viewport.scale)
    picture.put(piece, *viewport.at(*inscription.at))


@kept
def _picture(plates: tuple[Plate, ...], columns: int, size: float, ground: Rgb, scale: float) -> Image.Image:
    left, top, right, bottom = _extent(plates, columns, size)
    sheet, k = sheet_for(right - left, bottom - top, scale)
    pen, gap = ImageDraw.Draw(sheet), GAP * size * k
    letters = font(FIGURE, round(size * k))
    y = 2 * k
    for row in _rows(plates, columns):
        widths = [_width(plate, size) * k for plate in row]
        x = (sheet.width - sum(widths) - gap * (len(row) - 1)) / 2
        for plate, wide in zip(row, widths, strict=True):
            box = (x, y, x + wide, y + _height(plates, size) * k)
            start = x + wide / 2
            if plate.fill is not None:
                _paint_plate(pen, box, plate, size * k)
            if plate.terrain:
                reach = SIGN * size * k
                sign = Brush(pen, HALF * k * size / 15, (x + reach / 2 + 0.08 * size * k, (box[1] + box[3]) / 2))
                paint_terrain_sign(sign, plate.terrain, (0.0, 0.0))
                start += reach / 2 - 0.04 * size * k
            stroke = 0 if plate.fill else round(0.12 * size * k)
            halo = plate.ink if plate.fill else mix(ground, (255, 255, 255), 0.75)
            pen.text((start, (box[1] + box[3]) / 2), plate.words, halo, letters, "mm", stroke_width=stroke)
            if stroke:
                pen.text((start, (box[1] + box[3]) / 2), plate.words, plate.ink, letters, "mm")
            x += wide + gap
        y += _height(plates, size) * k + gap
    return sheet.reduce(OVERSAMPLE)


def _paint_plate(pen: ImageDraw.ImageDraw, box: tuple[float, float, float, float], plate: Plate, high: float) -> None:
    """Paint the ground of a plate; one that counts now has a broad rim."""
    round_, thin = 0.26 * high, 0.05 * high
    fill = plate.fill or PAPER
    if plate.rim == GOLD:
        pen.rounded_rectangle(box, round_, GOLD, INK, round(thin))
        inner = (box[0] + 2.6 * thin, box[1] + 2.6 * thin, box[2] - 2.6 * thin, box[3] - 2.6 * thin)
        pen.rounded_rectangle(inner, round_ * 0.6, fill)
    else:
        pen.rounded_rectangle(box, round_, fill, plate.rim, round(1.3 * thin))
