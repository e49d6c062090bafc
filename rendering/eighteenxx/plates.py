"""The plates on a printed hex: what it pays in each phase, what trains pay, and which ones run there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.eighteenxx.board import COLOURS, Colour, Tile
from engine.eighteenxx.printed import PrintedHex
from engine.hexes import EDGES
from rendering.badges import Box
from rendering.base_cache import kept
from rendering.canvas import OVERSAMPLE, sheet_for
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.phase_values import paint_value, paying
from rendering.eighteenxx.tile_art import TRACK_EDGES, VALUE
from rendering.eighteenxx.tile_layout import pays_by_phase, tile_layout
from rendering.fonts import BOLD
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.hexagon import HALF, Point, direction, distance
from rendering.palette import INK, PAPER, Rgb

STEP = (0.36, 0.3)
"""Distance from plate to plate across and down, in halves of a hex."""
HALF_PLATE = (0.19, 0.15)
"""Half the width and height of a plate with its rim."""
SIZES = (1.3, 1.15, 1.0)
"""How many times the usual size plates may have, the best first."""
_ROOM = 0.03
"""The least room around plates of a larger size."""
_COORDINATE: Point = (0.0, -0.92)
_Solid = tuple[Point, float]
"""The middle of something that plates should not cover, and how far it reaches."""


class Plate(NamedTuple):
    """One plate."""

    written: str
    at: Point
    """Its middle, measured from the middle of the hex in halves of a hex."""
    colour: Colour | None
    """The colour of the tiles from which the figure counts, or None if it is not the figure of a phase."""
    fill: Rgb = PAPER
    size: float = 1.0

    @property
    def half(self) -> Point:
        """Half its width and its height."""
        return HALF_PLATE[0] * self.size, HALF_PLATE[1] * self.size

    @property
    def box(self) -> Box:
        """What it covers: left, top, right and bottom."""
        (x, y), (wide, high) = self.at, self.half
        return x - wide, y - high, x + wide, y + high


def plates_of(printed: PrintedHex, trains: tuple[tuple[str, Rgb], ...]) -> tuple[Plate, ...]:
    """Return the plates of a hex; ``trains``: the only ones that run there, each with its colour."""
    return _plates(printed.tile, printed.toll, trains)


@lru_cache(maxsize=256)
def _plates(tile: Tile, toll: int, trains: tuple[tuple[str, Rgb], ...]) -> tuple[Plate, ...]:
    found: list[tuple[str, Colour | None, Rgb]] = []
    if pays_by_phase(tile):
        found = [(str(value), colour, TILES[colour]) for colour, value in _by_phase(tile.stops[0].revenue)]
    found += [(name, None, colour) for name, colour in trains]
    plates: list[Plate] = []
    if found:
        size, places = _places(tile, len(found))
        plates = [Plate(words, at, colour, fill, size) for (words, colour, fill), at in zip(found, places, strict=True)]
    if toll and tile.tracks:
        plates.append(Plate(f"\N{MINUS SIGN}{toll}", _place_of_toll(tile, plates), None))
    return tuple(plates)


@lru_cache(maxsize=512)
def roomiest(tile: Tile) -> Point:
    """Return where on a tile a small token or a plate has most room."""
    layout = tile_layout(tile)
    tracks = [point for line in (*layout.tracks, *(way for ways in layout.ways for way in ways)) for point in line]
    solid = [(point, TRACK_EDGES / 2) for point in tracks]
    solid += [(slot, layout.radius) for slots in layout.slots for slot in slots]
    solid += [(place, VALUE) for place in (*layout.printed, (0.0, 0.85), (0.0, -0.95))]

    def room(place: Point) -> float:
        inside = min(1 - place[0] * direction(edge)[0] - place[1] * direction(edge)[1] for edge in EDGES)
        return min([inside, *(math.dist(place, other) - size for other, size in solid)])

    angles = [math.radians(30 + 15 * n) for n in range(24)]
    return max(((r * math.cos(angle), r * math.sin(angle)) for r in (0.66, 0.76) for angle in angles), key=room)


def bonus_plate(tile: Tile, bonus: int, fill: Rgb) -> Plate:
    """Return the plate of a hex where some trains are paid more, whatever tile lies there."""
    return Plate(f"+{bonus}", roomiest(tile), None, fill, 1.2)


def _by_phase(revenue: Sequence[int]) -> list[tuple[Colour, int]]:
    """Return the first colour of tiles for each value, equal ones joined; for a single value, yellow."""
    if len(revenue) == 1:
        return [("yellow", revenue[0])]
    colours = COLOURS[-len(revenue) :]
    joined = groupby(zip(colours, revenue, strict=True), key=lambda pair: pair[1])
    return [next(same) for _, same in joined]


def _places(tile: Tile, count: int) -> tuple[float, tuple[Point, ...]]:
    """Choose how large plates are, and where ``count`` of them cover least: in a row, or in rows of two."""
    solid = _solid(tile)
    for size in SIZES:
        choices = list(_choices(count, size))
        room, first = _roomiest(solid, choices, size)
        if room > _ROOM:
            break
    return size, choices[first]


def _roomiest(solid: Sequence[_Solid], choices: Sequence[Sequence[Point]], size: float) -> tuple[float, int]:
    """Return the most room that any of some choices of places has, and the first choice that has it.

    Those that might have most are examined first, until none that is left can have as much.
    """
    limits = [_most_room(places, size) for places in choices]
    most, first = -math.inf, 0
    for number in sorted(range(len(choices)), key=limits.__getitem__, reverse=True):
        if limits[number] < most:
            break
        room = _room(solid, choices[number], size)
        if room > most or (room == most and number < first):
            most, first = room, number
    return most, first


def _choices(count: int, size: float) -> Iterator[tuple[Point, ...]]:
    wide = range(-8, 9)
    yield from (_grid(count, count, (0.0, y / 16), size) for y in wide)
    if count > 2:  # noqa: PLR2004 - as many as a row of a block has
        yield from (_grid(count, 2, (x / 16, y / 16), size) for x in wide for y in wide)


def _grid(count: int, columns: int, middle: Point, size: float) -> tuple[Point, ...]:
    rows = -(-count // columns)
    return tuple(
        (
            middle[0] + STEP[0] * size * (n % columns - (columns - 1) / 2),
            middle[1] + STEP[1] * size * (n // columns - (rows - 1) / 2),
        )
        for n in range(count)
    )


def _solid(tile: Tile) -> list[_Solid]:
    """Return what plates on a tile should keep away from: the track, the stops and the coordinate."""
    layout = tile_layout(tile)
    lines = [*layout.tracks, *(way for ways in layout.ways for way in ways)]
    solid = [(point, 0.1) for line in lines for point in line[::3]] + [(_COORDINATE, 0.12)]
    solid += [(slot, layout.radius + 0.05) for slots in layout.slots for slot in slots]
    solid += [(at, 0.12) for at, stop in zip(layout.stops, tile.stops, strict=True) if stop.kind == "town"]
    return solid


_APART = 0.1
"""Beyond this distance from solid things a plate is no better."""


def _room(solid: Sequence[_Solid], places: Sequence[Point], size: float) -> float:
    """Judge places: away from solid things, within the hex, near its middle."""
    wide, high = HALF_PLATE[0] * size, HALF_PLATE[1] * size
    apart = _APART
    for x, y in places:
        for at, reach in solid:
            away = math.hypot(max(0.0, abs(at[0] - x) - wide), max(0.0, abs(at[1] - y) - high)) - reach
            apart = min(apart, away)
    return _judged(places, size, apart)


def _most_room(places: Sequence[Point], size: float) -> float:
    """Return the best judgement that places can get, whatever lies there."""
    return _judged(places, size, _APART)


def _judged(places: Sequence[Point], size: float, apart: float) -> float:
    wide, high = HALF_PLATE[0] * size, HALF_PLATE[1] * size
    outside = sum(
        max(0.0, abs(x) + wide - 0.95) + max(0.0, abs(y) + high - 1.1 + 0.57 * (abs(x) + wide)) for x, y in places
    )
    off = max(distance(place, (0, 0)) for place in places)
    return apart - 8 * outside - 0.05 * off


def _place_of_toll(tile: Tile, others: Sequence[Plate]) -> Point:
    """Choose where a plate stands nearest to a track without a stop, but away from it and from the others."""
    line = tile_layout(tile).tracks[0]
    middle = line[len(line) // 2]
    places = [(x / 16, y / 16) for x in range(-12, 13) for y in range(-12, 13)]
    solid = _solid(tile)

    def unfit(place: Point, room: float) -> float:
        close = sum(
            max(0.0, HALF_PLATE[0] + other.half[0] - abs(place[0] - other.at[0]))
            * max(0.0, HALF_PLATE[1] + other.half[1] - abs(place[1] - other.at[1]))
            for other in others
        )
        return distance(place, middle) + 100 * close - 3 * min(0.0, room - 0.02)

    least, found = math.inf, middle
    for place in places:
        # If a place with the most room possible would be no better than another, its room is not measured.
        if unfit(place, _most_room((place,), 1.0)) < least:
            cost = unfit(place, _room(solid, (place,), 1.0))
            if cost < least:
                least, found = cost, place
    return found


@kept
def plates_picture(plates: tuple[Plate, ...], tiles: Colour, scale: float) -> Image.Image | None:
    """Return the plates of a hex; the figure that counts while tiles of a colour are the highest is lit up."""
    if not plates:
        return None
    sheet, k = sheet_for(*SIZE, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    phases = [plate.colour for plate in plates if plate.colour is not None]
    now = paying(phases, tiles)
    for number, plate in enumerate(plates):
        if plate.colour is not None:
            paint_value(brush, plate.at, plate.written, plate.colour, lit=number == now, size=plate.size)
        else:
            _paint_words(brush, plate)
    return sheet.reduce(OVERSAMPLE)


def _paint_words(brush: Brush, plate: Plate) -> None:
    x, y = plate.at
    wide, high = 0.17 * plate.size, 0.12 * plate.size
    for reach, tint in ((0.025, INK), (0.0, plate.fill)):
        left, top = brush.at((x - wide - reach, y - high - reach))
        right, bottom = brush.at((x + wide + reach, y + high + reach))
        brush.pen.rounded_rectangle((left, top, right, bottom), 0.06 * brush.half, tint)
    brush.words((x, y), plate.written, 0.2 * plate.size, INK if plate.fill == PAPER else PAPER, BOLD)
