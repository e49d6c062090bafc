"""What may be chosen on the map, shown side by side: hexes, tiles, their rotations, tunnels, cities.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from PIL import Image, ImageChops, ImageDraw

from engine.core.text import Text, text
from engine.eighteenxx.board import (
    Board,
    LaidTile,
    LaidTunnel,
    Tile,
    TileName,
    rotations_that_keep_track,
    stop_successors,
)
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.views import EighteenxxView, HomeView, LastRun, MapView
from engine.hexes import HexName
from rendering.api import Words, fullest
from rendering.canvas import OVERSAMPLE, Viewport, put, stroke, write
from rendering.eighteenxx.alt_of_map import runs_so_far
from rendering.eighteenxx.edition import Edition, Sheet
from rendering.eighteenxx.hex_map import HexMap, draw_part
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.lettering import PRINTED
from rendering.eighteenxx.map_contents import tile_at
from rendering.eighteenxx.runs import draw_runs
from rendering.eighteenxx.sheet import whole
from rendering.eighteenxx.tile_art import tile_picture
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.eighteenxx.tunnels import tunnels_picture
from rendering.fonts import FIGURE, text_width
from rendering.hexes.hexagon import HALF
from rendering.page import HEADING, MARGIN, page
from rendering.palette import FELT, FELT_LIGHT, GOLD, INK, PAPER
from rendering.zoom import around

LAY = "lay"
"""In place of a field: a tile and how it is turned, as ``57/0``, on the hex that was chosen."""
STOPS = "routes"
"""The field of a move that a run is put together in, stop by stop."""
FIELDS = {
    "tile": ("hex", "tile", "rotation", LAY),
    "purple": ("hex", "tile", "rotation", LAY),
    "waive": ("hex", "tile", "rotation", LAY),
    "tunnel": ("hex", "sides"),
    "cheap_tunnel": ("hex", "sides"),
    "token": ("hex", "city"),
    "reclaim": ("hex", "city"),
    "run": (STOPS,),
}
"""For each kind of move the fields whose options are drawn."""
COLUMNS = 3
CELL = 360
"""Width and height of a choice in pixels."""
GAP = 14
AROUND = 118.0
"""The distance from the middle of the hex to the edge of what is shown around it, in points."""
_RING = (0.03, 0.13)
"""How far the inner and the outer edge of a ring around a city lie outside its slots, in halves of a hex."""
_FEWEST_TILE_COLUMNS, _TILE_COLUMNS = 4, 5
_MARKED = 340
"""Height of the part of the map above the tiles that fit a hex, in pixels."""
_SIDES = re.compile("[0-5]-[0-5]")
"""How a tunnel is named: by the two sides of the hex that it joins."""


def draw_choice(
    edition: Edition, view: EighteenxxView, field: str, chosen: Mapping[str, Any], values: Sequence[str], words: Words
) -> tuple[Image.Image, Text]:
    """Draw what may stand in a field; return the picture and its description."""
    if field == "hex":
        return _draw_hexes(edition, view, values), text("18xx.alt.choice.hex", hexes=tuple(values))
    if field == STOPS:
        said = text("18xx.alt.choice.stops", stops=tuple(values))
        begun = _begun(view, chosen)
        if begun is None:
            return _draw_hexes(edition, view, edition.hexes_of_stops(values)), said
        earned = fullest(runs_so_far(edition, begun, said), words)
        return _draw_stops(edition, view, begun, edition.hexes_of_stops(values), words), earned
    at = HexName(str(chosen["hex"]))
    # One for each field that is drawn.
    said = text(f"18xx.alt.choice.{field}", hex=at, values=tuple(values))
    # One for each field that is drawn.
    title = words(text(f"18xx.picture.choice.{field}", hex=at, tile=str(chosen.get("tile", ""))))
    if field == "tile":
        return _draw_tiles(edition, view, at, values, title), said
    if field == LAY:
        return _draw_lays(edition, view, at, values, title), said
    if field == "rotation":
        return _draw_rotations(edition, view, at, TileName(str(chosen["tile"])), values, title), said
    if field == "sides":
        return _draw_tunnels(edition, view, at, values, title), said
    return _draw_cities(edition, view, at, values, title), said


def _draw_hexes(edition: Edition, view: EighteenxxView, values: Sequence[str]) -> Image.Image:
    """Draw the part of the map where the hexes lie, each lit up."""
    there = [HexName(value) for value in values if HexName(value) in edition.printed.hexes]
    sheet = edition.sheet_of(there[0]) if there else edition.sheets[0]
    viewport = _around(edition, sheet, view, there)
    return draw_part(edition, sheet, _lit(view, there), viewport, frozenset(there))


def _lit(view: EighteenxxView, hexes: Sequence[HexName]) -> EighteenxxView:
    """Return the position with some hexes lit up in place of those that changed last."""
    return msgspec.structs.replace(view, map=msgspec.structs.replace(view.map, changed=tuple(hexes)))


def _around(edition: Edition, sheet: Sheet, view: EighteenxxView, hexes: Sequence[HexName]) -> Viewport:
    return around(whole(edition, sheet, view.map.out), [middle(name) for name in hexes], 3 * HALF)


def _begun(view: EighteenxxView, chosen: Mapping[str, Any]) -> LastRun | None:
    """Return the routes that the list of routes holds so far, if the position is shown with them."""
    written, run = chosen.get(STOPS) or (), view.last_run
    if run is None or view.turn is None or view.turn.company != run.company:
        return None
    return run if run.runs and all(each.train in written for each in run.runs) else None


def _draw_stops(
    edition: Edition, view: EighteenxxView, begun: LastRun, onward: Sequence[HexName], words: Words
) -> Image.Image:
    """Draw the routes so far with what they earn, and light up what may come next."""
    sheet = edition.sheet_of(begun.runs[0].stops[0].hex)
    passed = [HexName(name) for run in begun.runs for name, _ in run.sides]
    shown = [*onward, *passed, *(place.hex for run in begun.runs for place in run.stops)]
    viewport = _around(edition, sheet, view, [name for name in shown if sheet.shows(name)])
    title = words(text("18xx.picture.so_far", company=edition.printed.companies[begun.company].name))
    return draw_runs(edition, _lit(view, onward), begun, words, title, viewport)


def _close_up(edition: Edition, view: EighteenxxView, at: HexName) -> Image.Image:
    """Draw a hex and what lies around it, without names, which would hide what the viewer wants to compare."""
    x, y = middle(at)
    side = 2 * AROUND
    viewport = Viewport(x - AROUND, y - AROUND, side, side, CELL / side)
    return HexMap(edition, edition.sheet_of(at), view, viewport, PRINTED).compose(named=()).drawn()


def _draw_rotations(
    edition: Edition, view: EighteenxxView, at: HexName, tile: TileName, values: Sequence[str], title: str
) -> Image.Image:
    def rotated(value: str) -> Image.Image:
        return _close_up(
            edition, msgspec.structs.replace(view, map=with_tile(edition.printed, view.map, at, tile, int(value))), at
        )

    return _grid(values, rotated, title)


def _draw_lays(edition: Edition, view: EighteenxxView, at: HexName, values: Sequence[str], title: str) -> Image.Image:
    """Draw a hex with every tile that may lie there, turned in every way that is possible."""
    there = [value for value in values if value.partition("/")[0] in edition.printed.tiles]

    def laid(value: str) -> Image.Image:
        tile, _, rotation = value.partition("/")
        seen = with_tile(edition.printed, view.map, at, TileName(tile), int(rotation or 0))
        return _close_up(edition, msgspec.structs.replace(view, map=seen), at)

    return _grid(there, laid, title)


def with_tile(printed: Printed, seen: MapView, at: HexName, tile: TileName, rotation: int) -> MapView:
    """Return the map as it will be with a tile laid, each station and kept home in the city that its own becomes.

    Of two cities without track one is chosen afterwards: until then stations there are not shown.
    """
    ground, old, new = printed.ground, tile_at(printed, seen, at), LaidTile(tile, 0, rotation)
    becomes = next(stop_successors(old, ground.rotated(tile, rotation)), ())
    if len(old.stops) > 1 and not old.exits:
        becomes = ()
    homes = tuple(_moved(home, becomes) if home.hex == at else home for home in seen.homes)
    stations = {name: slots for name, slots in seen.stations.items() if name != at}
    if at in seen.stations and becomes:
        board = Board({}, {at: [list(slots) for slots in seen.stations[at]]}, {tile: [0]})
        kept = tuple(home.city for home in homes if home.hex == at and home.city is not None)
        board.lay(ground, at, new, becomes, kept)
        stations[at] = tuple(map(tuple, board.stations[at]))
    laid = {**seen.laid, at: new}
    return msgspec.structs.replace(seen, laid=laid, stations=stations, homes=homes, changed=(at,))


def _moved(home: HomeView, becomes: Sequence[int]) -> HomeView:
    city = becomes[home.city] if home.city is not None and becomes else None
    return msgspec.structs.replace(home, city=city)


def _draw_tunnels(
    edition: Edition, view: EighteenxxView, at: HexName, values: Sequence[str], title: str
) -> Image.Image:
    """Draw a hex with each of the tunnels that may lead under it, golden, named by the sides it joins."""
    kind = next(iter(edition.printed.tunnels), TileName(""))

    def dug(value: str) -> Image.Image:
        start, _, end = value.partition("-")
        tunnel = LaidTunnel(kind, 0, (int(start), int(end)))
        tunnels = {**view.map.tunnels, at: (*view.map.tunnels.get(at, ()), tunnel)}
        seen = msgspec.structs.replace(view.map, tunnels=tunnels, changed=())
        picture = _close_up(edition, msgspec.structs.replace(view, map=seen), at)
        put(picture, tunnels_picture((tunnel,), CELL / (2 * AROUND), GOLD), CELL / 2, CELL / 2)
        return picture

    return _grid([value for value in values if _SIDES.fullmatch(value)], dug, title)


def _draw_cities(edition: Edition, view: EighteenxxView, at: HexName, values: Sequence[str], title: str) -> Image.Image:
    tile = tile_at(edition.printed, view.map, at)

    def lit(value: str) -> Image.Image:
        picture = _close_up(edition, _lit(view, ()), at)
        _draw_ring(picture, tile, int(value))
        return picture

    return _grid([value for value in values if int(value) < len(tile.stops)], lit, title)


def _draw_ring(picture: Image.Image, tile: Tile, stop: int) -> None:
    """Draw a ring around a city in the middle of a close-up, close to its slots: it lies on no token's letters."""
    layout, k = tile_layout(tile), HALF * CELL / (2 * AROUND) * OVERSAMPLE
    (x, y), side = layout.stops[stop], CELL * OVERSAMPLE
    places = layout.slots[stop] or (layout.stops[stop],)
    turned = sorted(places, key=lambda at: math.atan2(at[1] - y, at[0] - x))
    line = [(side / 2 + across * k, side / 2 + down * k) for across, down in (*turned, turned[0])]

    def filled(out: float) -> Image.Image:
        sheet = Image.new("L", (side, side))
        pen = ImageDraw.Draw(sheet)
        stroke(pen, line, 2 * (layout.radius + out) * k, 255)
        pen.polygon(line, 255)
        return sheet.reduce(OVERSAMPLE)

    inner, outer = _RING
    for ink, rim in ((INK, 0.0), (GOLD, 0.02)):
        picture.paste(ink, (0, 0), ImageChops.subtract(filled(outer - rim), filled(inner + rim)))


def _grid(values: Sequence[str], draw: Callable[[str], Image.Image], title: str) -> Image.Image:
    """Set pictures in rows, each under its value; a single one in the middle."""
    rows = -(-len(values) // COLUMNS)
    columns = max(2, min(COLUMNS, len(values)))
    width = 2 * MARGIN + columns * CELL + (columns - 1) * GAP
    picture, pen = page(rows * (CELL + GAP) + MARGIN - GAP, title, width=width)
    indent = MARGIN + max(columns - len(values), 0) * (CELL + GAP) // 2
    for number, value in enumerate(values):
        row, column = divmod(number, columns)
        left, top = indent + column * (CELL + GAP), HEADING + row * (CELL + GAP)
        picture.paste(draw(value), (left, top))
        pen.rectangle((left, top, left + CELL, top + CELL), None, FELT_LIGHT, 4)
        wide = max(64, round(text_width(value, FIGURE, 40)) + 34)
        pen.rounded_rectangle((left + 10, top + 10, left + 10 + wide, top + 74), 32, GOLD, FELT, 4)
        write(pen, (left + 10 + wide / 2, top + 41), value, FIGURE, 40, anchor="mm")
    return picture


def _draw_tiles(edition: Edition, view: EighteenxxView, at: HexName, values: Sequence[str], title: str) -> Image.Image:
    """Draw where on the map a hex lies, marked, and the tiles that fit it, turned so that they keep its track."""
    tiles = [edition.printed.tiles[TileName(value)] for value in values if value in edition.printed.tiles]
    cell, old = 210, tile_at(edition.printed, view.map, at)
    columns = max(_FEWEST_TILE_COLUMNS, min(_TILE_COLUMNS, len(tiles)))
    rows, inner = -(-len(tiles) // columns), columns * cell
    indent = MARGIN + max(columns - len(tiles), 0) * cell / 2
    marked = _marked(edition, view, at, (inner, _MARKED))
    picture, pen = page(_MARKED + GAP + rows * (cell + 44) + MARGIN, title, width=2 * MARGIN + inner)
    picture.paste(marked, (MARGIN, HEADING))
    pen.rectangle((MARGIN, HEADING, MARGIN + inner, HEADING + _MARKED), None, FELT_LIGHT, 4)
    for number, printed in enumerate(tiles):
        row, column = divmod(number, columns)
        x, y = indent + (column + 0.5) * cell, HEADING + _MARKED + GAP + 6 + row * (cell + 44) + cell / 2
        rotation = next(iter(rotations_that_keep_track(old, printed.tile)), 0)
        tile = edition.printed.ground.rotated(printed.name, rotation)
        put(picture, tile_picture(tile, 1.45, special=printed.special, number=False), x, y)
        write(pen, (x, y + cell / 2 + 16), printed.name, FIGURE, 34, fill=PAPER, anchor="mm")
    return picture


def _marked(edition: Edition, view: EighteenxxView, at: HexName, size: tuple[int, int]) -> Image.Image:
    """Draw a part of the map, of a size in pixels, with a hex lit up as near to its middle as possible."""
    sheet = edition.sheet_of(at)
    all_, scale = whole(edition, sheet, view.map.out), CELL / (2 * AROUND)
    width, height, (x, y) = size[0] / scale, size[1] / scale, middle(at)
    left = min(max(x - width / 2, all_.left), max(all_.left, all_.left + all_.width - width))
    top = min(max(y - height / 2, all_.top), max(all_.top, all_.top + all_.height - height))
    viewport = Viewport(left, top, width, height, scale)
    return HexMap(edition, sheet, _lit(view, [at]), viewport, PRINTED).compose().drawn()
