"""The map of 18CZ with all that lies on it: tiles, stations, kept homes, names, and what changed last."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.eighteenxx.board import LaidTile, Place
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czView
from engine.eighteenxx.tiles import Tile
from engine.eighteenxx.views import HomeView, MapView, TrainRun
from engine.hexes import EDGES, HexName
from rendering.api import Words
from rendering.canvas import OVERSAMPLE, Frame, put, sheet_for
from rendering.eighteenxx.anatomy import anatomy
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.g18cz.areas import UPPER, area_picture, paying
from rendering.eighteenxx.g18cz.atlas import livery
from rendering.eighteenxx.g18cz.ink import Lying
from rendering.eighteenxx.g18cz.legend import draw_legend
from rendering.eighteenxx.g18cz.names import Written, draw_name, place_names
from rendering.eighteenxx.g18cz.progress import draw_progress
from rendering.eighteenxx.g18cz.sheet import base, frame_for
from rendering.eighteenxx.g18cz.strip import draw_strip, height_of
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.run_lines import draw_ways, way_of
from rendering.eighteenxx.tile_art import TRACK_EDGES, VALUE, stop_picture, tile_picture
from rendering.eighteenxx.tokens import token
from rendering.fonts import BOLD, FIGURE, font
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.hexagon import HALF, ROW, Point, direction
from rendering.palette import FELT, GOLD, INK, PAPER, Rgb, mix

ROWS = "ABCDEFGHIJ"
COLUMNS = range(29)
_VEIL = 0.42
"""How much paler the map is under the runs."""


def draw_board(view: G18czView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the map over the strip; where it is zoomed, the map alone."""
    frame = frame_for(zoom, view.map.out)
    drawn = draw_map(view, frame)
    draw_border(drawn, frame)
    if zoom is not None:
        return drawn
    draw_legend(drawn, words, frame)
    draw_progress(drawn, view, words, frame)
    picture = Image.new("RGB", (drawn.width, drawn.height + height_of(view)), FELT)
    picture.paste(drawn, (0, 0))
    draw_strip(picture, view, words, drawn.height)
    return picture


def draw_map(view: G18czView, frame: Frame, runs: Sequence[TrainRun] = (), *, named: bool = True) -> Image.Image:
    """Draw the map with everything on it, paler where runs are to stand out; ``named``: with the names of cities."""
    picture, seen = base(frame, view.map.out), view.map
    shown = [name for name in everything().hexes if name not in seen.out and _visible(name, frame)]
    for name in shown:
        laid = seen.laid.get(name)
        if laid is not None:
            put(picture, _laid_picture(laid, frame.scale), *frame.at(*middle(name)))
    if runs:
        picture = Image.blend(picture, Image.new("RGB", picture.size, PAPER), _VEIL)
    _draw_changed(picture, (name for name in seen.changed if name in shown), frame)
    if runs:
        _draw_runs(picture, view, runs, frame)
    _draw_areas(picture, view, shown, frame)
    for name in shown:
        _draw_stations(picture, seen, name, frame)
    for home, at, radius in _home_places(seen):
        if home.hex in shown:
            put(picture, token(livery(home.company), radius * HALF, frame.scale, "kept"), *frame.at(*at))
    for name in shown:
        _put_coordinate(picture, name, tile_at(seen, name), frame)
    if named:
        _draw_names(picture, seen, shown, frame)
    return picture


def _draw_names(picture: Image.Image, seen: MapView, shown: Iterable[HexName], frame: Frame) -> None:
    """Write the names of cities, wherever the part that is shown ends at the same places."""
    written = names_on(seen)
    for name in shown:
        if name in written:
            draw_name(picture, written[name], TILES[tile_at(seen, name).colour], frame)


def names_on(seen: MapView) -> dict[HexName, Written]:
    """Return the names of cities as they stand on a map, by their hexes."""
    lying = lying_on(seen)
    names = {name: everything().hexes[name].name for name in lying}
    return dict(place_names({name: city for name, city in names.items() if city is not None}, lying))


def lying_on(seen: MapView) -> dict[HexName, Lying]:
    """Return what can be seen on each hex besides names."""
    tokens = {home.hex: at for home, at, _ in _home_places(seen)}
    return {name: _lying(seen, name, tokens.get(name)) for name in everything().hexes if name not in seen.out}


def _lying(seen: MapView, name: HexName, token_at: Point | None) -> Lying:
    printed, tile, bare = everything().hexes[name], tile_at(seen, name), name not in seen.laid
    x, y = middle(name)
    return Lying(
        tile,
        (0.0, _coordinate_height(tile)),
        cost=bare and printed.terrain is not None,
        stub=printed.stub if bare else None,
        token=token_at and ((token_at[0] - x) / HALF, (token_at[1] - y) / HALF),
        area=printed.area is not None,
    )


def _draw_runs(picture: Image.Image, view: G18czView, runs: Sequence[TrainRun], frame: Frame) -> None:
    """Draw the ways of trains, and over them the stops they come to."""

    def tile(name: HexName) -> Tile:
        return tile_at(view.map, name)

    draw_ways(picture, [way_of(everything().ground, tile, run.stops, run.sides) for run in runs], frame)
    for place in dict.fromkeys(place for run in runs for place in run.stops):
        put(picture, stop_picture(tile(place.hex), place.stop, frame.scale), *frame.at(*middle(place.hex)))


def tile_at(seen: MapView, name: HexName) -> Tile:
    """Return the tile on a hex as it lies, printed or laid."""
    laid = seen.laid.get(name)
    ground = everything().ground
    return ground.hexes[name] if laid is None else ground.rotated(laid.tile, laid.rotation)


def slot_at(seen: MapView, name: HexName, stop: int, slot: int) -> Point:
    """Return the middle of a slot on the map, in points."""
    x, y = anatomy(tile_at(seen, name)).slots[stop][slot]
    x0, y0 = middle(name)
    return x0 + x * HALF, y0 + y * HALF


def _laid_picture(laid: LaidTile, scale: float) -> Image.Image:
    printed = everything().tiles[laid.tile]
    tile = everything().ground.rotated(laid.tile, laid.rotation)
    return tile_picture(tile, scale, purple=printed.special, number=printed.colour != "red")


def _visible(name: HexName, frame: Frame) -> bool:
    x, y = middle(name)
    inside = frame.left - 2 * HALF < x < frame.left + frame.width + 2 * HALF
    return inside and frame.top - 2 * HALF < y < frame.top + frame.height + 2 * HALF


def _draw_areas(picture: Image.Image, view: G18czView, shown: Iterable[HexName], frame: Frame) -> None:
    now = paying(view.depot.tiles)
    kept = {home.hex for home in view.map.homes}
    for name in shown:
        company = everything().hexes[name].area
        if company is not None:
            tile = tile_at(view.map, name) if name in view.map.laid else None
            drawn = area_picture(company, tile, now, frame.scale, kept=name in kept)
            put(picture, drawn, *frame.at(*middle(name)))


def _draw_stations(picture: Image.Image, seen: MapView, name: HexName, frame: Frame) -> None:
    tile = tile_at(seen, name)
    for stop, slots in enumerate(seen.stations.get(name, ())):
        for slot, company in enumerate(slots):
            if company is not None:
                radius = (anatomy(tile).radius + 0.01) * HALF
                at = slot_at(seen, name, stop, slot)
                put(picture, token(livery(company), radius, frame.scale), *frame.at(*at))


def _home_places(seen: MapView) -> Iterator[tuple[HomeView, Point, float]]:
    """Enumerate where companies will begin, where a token shows it in points, and how large it is in halves of a hex.

    It stands in the city itself where that is known and has room, else beside it.
    """
    taken: set[Place] = set()
    for home in seen.homes:
        if not everything().hexes[home.hex].area:
            yield home, *_home_place(seen, home, taken)


def _home_place(seen: MapView, home: HomeView, taken: set[Place]) -> tuple[Point, float]:
    if home.city is not None:
        tile = tile_at(seen, home.hex)
        held = seen.stations.get(home.hex, ())
        slots = held[home.city] if held else (None,) * tile.stops[home.city].slots
        for slot, company in enumerate(slots):
            # Two companies may wait for the same city: each has a slot of its own.
            place = Place(home.hex, 10 * home.city + slot)
            if company is None and place not in taken:
                taken.add(place)
                return slot_at(seen, home.hex, home.city, slot), anatomy(tile).radius
    (x, y), (dx, dy) = middle(home.hex), _beside(tile_at(seen, home.hex))
    return (x + dx * HALF, y + dy * HALF), 0.24


@lru_cache(maxsize=512)
def _beside(tile: Tile) -> Point:
    """Return where on a tile a small token has most room."""
    body = anatomy(tile)
    tracks = [point for line in (*body.tracks, *(way for ways in body.ways for way in ways)) for point in line]
    solid = [(point, TRACK_EDGES / 2) for point in tracks]
    solid += [(slot, body.radius) for slots in body.slots for slot in slots]
    solid += [(place, VALUE) for place in (*body.printed, (0.0, 0.85), (0.0, -0.95))]

    def room(place: Point) -> float:
        inside = min(1 - place[0] * direction(edge)[0] - place[1] * direction(edge)[1] for edge in EDGES)
        return min([inside, *(math.dist(place, other) - size for other, size in solid)])

    angles = [math.radians(30 + 15 * n) for n in range(24)]
    return max(((r * math.cos(angle), r * math.sin(angle)) for r in (0.66, 0.76) for angle in angles), key=room)


def _draw_changed(picture: Image.Image, changed: Iterable[HexName], frame: Frame) -> None:
    """Light up the edges of what was touched last."""
    for name in dict.fromkeys(changed):
        put(picture, _glow(frame.scale), *frame.at(*middle(name)))


@lru_cache(maxsize=16)
def _glow(scale: float) -> Image.Image:
    sheet, k = sheet_for(SIZE[0] + 22, SIZE[1] + 22, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    for reach, fill in (
        (1.13, (*GOLD, 90)),
        (1.075, (*mix(GOLD, INK, 0.35), 255)),
        (1.05, (*GOLD, 255)),
        (0.965, (*PAPER, 255)),
        (0.93, (0, 0, 0, 0)),
    ):
        brush.hexagon(reach, fill)
    for edge in EDGES:  # track that leads in from there stays in sight
        brush.disc(direction(edge), 0.19, (0, 0, 0, 0))
    return sheet.reduce(OVERSAMPLE)


def _put_coordinate(picture: Image.Image, name: HexName, tile: Tile, frame: Frame) -> None:
    x, y = middle(name)
    area = everything().hexes[name].area is not None
    ink = mix(TILES["red"] if area else TILES[tile.colour], PAPER if area or tile.colour == "brown" else INK, 0.7)
    put(picture, _coordinate(name, ink, frame.scale), *frame.at(x, y + HALF * _coordinate_height(tile)))


def _coordinate_height(tile: Tile) -> float:
    """Return how far below the middle of a hex its printed name stands, in halves of it."""
    if tile.colour == "red" and not UPPER & tile.exits:
        return 0.93  # on a red tile whose tracks leave downwards the upper corner is taken by the name
    purple = tile.name in everything().tiles and everything().tiles[tile.name].special
    return -0.84 if purple else -0.92


@lru_cache(maxsize=512)
def _coordinate(name: HexName, ink: Rgb, scale: float) -> Image.Image:
    shape = font(BOLD, round(13 * scale))
    piece = Image.new("RGBA", (round(shape.getlength(name)) + 4, round(16 * scale)), (*ink, 0))
    ImageDraw.Draw(piece).text((piece.width / 2, piece.height / 2), name, ink, shape, "mm")
    return piece


def draw_border(picture: Image.Image, frame: Frame) -> None:
    """Write rows and columns along the edges of the sheet."""
    pen = ImageDraw.Draw(picture)
    shape = font(FIGURE, round(20 * frame.scale**0.5))
    width, height = picture.size
    band = 26
    for box_ in (
        (0, 0, width, band),
        (0, height - band, width, height),
        (0, 0, band, height),
        (width - band, 0, width, height),
    ):
        pen.rectangle(box_, FELT)
    for number, letter in enumerate(ROWS):
        _, y = frame.at(0, number * ROW)
        if band < y < height - band:
            for x in (band / 2, width - band / 2):
                pen.text((x, y), letter, PAPER, shape, "mm")
    for column in COLUMNS:
        x, _ = frame.at(column * HALF, 0)
        if band < x < width - band:
            for y in (band / 2, height - band / 2):
                pen.text((x, y), str(column), PAPER, shape, "mm")
