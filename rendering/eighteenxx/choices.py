"""What may be chosen on the map, shown side by side: hexes, tiles, their rotations, tunnels, cities."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.eighteenxx.board import Board, LaidTile, LaidTunnel
from engine.eighteenxx.facts import Printed
from engine.eighteenxx.tiles import TileName, rotations_that_keep_track, stop_successors
from engine.eighteenxx.views import EighteenxxView, HomeView, MapView
from engine.hexes import HexName
from rendering.api import NoSuchPicture, Words
from rendering.canvas import Viewport, put, write
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.hex_map import HexMap, draw_border
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.map_contents import tile_at
from rendering.eighteenxx.sheet import whole
from rendering.eighteenxx.tile_art import tile_picture
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.fonts import FIGURE
from rendering.hexes.hexagon import HALF
from rendering.page import HEADING, MARGIN, page
from rendering.palette import FELT, FELT_LIGHT, GOLD, INK, PAPER

FIELDS = {
    "tile": ("hex", "tile", "rotation"),
    "purple": ("hex", "tile", "rotation"),
    "waive": ("hex", "tile", "rotation"),
    "tunnel": ("hex", "sides"),
    "cheap_tunnel": ("hex", "sides"),
    "token": ("hex", "city"),
}
"""For each kind of move the fields that are chosen by the eye."""
COLUMNS = 3
CELL = 360
"""Width and height of a choice in pixels."""
GAP = 14
AROUND = 118.0
"""From the middle of the hex to the edge of what is shown around it, in points."""
_FEWEST_POINTS = 900.0
"""The least width of a map on which hexes are chosen."""
_TILE_COLUMNS = 5
_SIDES = re.compile("[0-5]-[0-5]")
"""What a tunnel is named by."""


def draw_choice(
    edition: Edition, view: EighteenxxView, field: str, chosen: Mapping[str, Any], values: Sequence[str], words: Words
) -> tuple[Image.Image, Text]:
    """Draw what may stand in a field, with what it says in words. Raises NoSuchPicture."""
    if field == "hex":
        return _draw_hexes(edition, view, values), text("18xx.alt.choice.hex", hexes=tuple(values))
    at = HexName(str(chosen.get("hex")))
    if at not in edition.printed.hexes:
        raise NoSuchPicture(f"there is no hex {at}")
    said = text(f"18xx.alt.choice.{field}", hex=at, values=tuple(values))
    title = words(text(f"18xx.picture.choice.{field}", hex=at, tile=str(chosen.get("tile", ""))))
    if field == "tile":
        return _draw_tiles(edition, view, at, values, title), said
    if field == "rotation":
        return _draw_rotations(edition, view, at, TileName(str(chosen.get("tile"))), values, title), said
    if field == "sides":
        return _draw_tunnels(edition, view, at, values, title), said
    return _draw_cities(edition, view, at, values, title), said


def _draw_hexes(edition: Edition, view: EighteenxxView, values: Sequence[str]) -> Image.Image:
    """Draw the part of the map where the hexes lie, each lit up."""
    lit = tuple(HexName(value) for value in values)
    there = [name for name in lit if name in edition.printed.hexes]
    sheet = edition.sheet_of(there[0]) if there else edition.sheets[0]
    viewport = _viewport_around(there, whole(edition, sheet, view.map.out))
    shown = msgspec.structs.replace(view, map=msgspec.structs.replace(view.map, changed=lit))
    picture = HexMap(edition, sheet, shown, viewport).draw()
    draw_border(picture, sheet, viewport)
    return picture


def _viewport_around(hexes: Iterable[HexName], all_: Viewport) -> Viewport:
    """Return the part of the map that shows some hexes and their neighbours, as large as the whole map otherwise."""
    places = [middle(name) for name in hexes]
    if not places:
        return all_
    left, right = min(x for x, _ in places) - 3 * HALF, max(x for x, _ in places) + 3 * HALF
    top, bottom = min(y for _, y in places) - 3 * HALF, max(y for _, y in places) + 3 * HALF
    width = max(right - left, (bottom - top) * all_.width / all_.height, _FEWEST_POINTS)
    if width >= all_.width:
        return all_
    height = width * all_.height / all_.width
    x = min(max((left + right - width) / 2, all_.left), all_.left + all_.width - width)
    y = min(max((top + bottom - height) / 2, all_.top), all_.top + all_.height - height)
    return Viewport(x, y, width, height, all_.scale * all_.width / width)


def _close_up(edition: Edition, view: EighteenxxView, at: HexName) -> Image.Image:
    """Draw a hex and what lies around it, without names, which would hide what is to be compared."""
    x, y = middle(at)
    side = 2 * AROUND
    viewport = Viewport(x - AROUND, y - AROUND, side, side, CELL / side)
    return HexMap(edition, edition.sheet_of(at), view, viewport).draw(named=False)


def _draw_rotations(
    edition: Edition, view: EighteenxxView, at: HexName, tile: TileName, values: Sequence[str], title: str
) -> Image.Image:
    if tile not in edition.printed.tiles:
        raise NoSuchPicture(f"there is no tile {tile}")

    def rotated(value: str) -> Image.Image:
        return _close_up(
            edition, msgspec.structs.replace(view, map=with_tile(edition.printed, view.map, at, tile, int(value))), at
        )

    return _grid(values, rotated, title)


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
    """Draw a hex with each of the tunnels that may lead under it, named by the sides it joins."""
    kind = next(iter(edition.printed.tunnels), TileName(""))

    def dug(value: str) -> Image.Image:
        start, _, end = value.partition("-")
        tunnels = (*view.map.tunnels.get(at, ()), LaidTunnel(kind, 0, (int(start), int(end))))
        seen = msgspec.structs.replace(view.map, tunnels={**view.map.tunnels, at: tunnels}, changed=())
        return _close_up(edition, msgspec.structs.replace(view, map=seen), at)

    return _grid([value for value in values if _SIDES.fullmatch(value)], dug, title)


def _draw_cities(edition: Edition, view: EighteenxxView, at: HexName, values: Sequence[str], title: str) -> Image.Image:
    tile = tile_at(edition.printed, view.map, at)

    def lit(value: str) -> Image.Image:
        picture = _close_up(
            edition, msgspec.structs.replace(view, map=msgspec.structs.replace(view.map, changed=())), at
        )
        x, y = tile_layout(tile).stops[int(value)]
        scale, middle_ = CELL / (2 * AROUND), CELL / 2
        at_x, at_y, r = middle_ + x * HALF * scale, middle_ + y * HALF * scale, 0.5 * HALF * scale
        pen = ImageDraw.Draw(picture)
        pen.ellipse((at_x - r, at_y - r, at_x + r, at_y + r), None, INK, 11)
        pen.ellipse((at_x - r + 2, at_y - r + 2, at_x + r - 2, at_y + r - 2), None, GOLD, 7)
        return picture

    return _grid([value for value in values if int(value) < len(tile.stops)], lit, title)


def _grid(values: Sequence[str], draw: Callable[[str], Image.Image], title: str) -> Image.Image:
    """Set pictures in rows, each under its value."""
    rows = -(-len(values) // COLUMNS)
    columns = max(2, min(COLUMNS, len(values)))
    width = 2 * MARGIN + columns * CELL + (columns - 1) * GAP
    picture, pen = page(rows * (CELL + GAP) + MARGIN - GAP, title, width=width)
    for number, value in enumerate(values):
        row, column = divmod(number, columns)
        left, top = MARGIN + column * (CELL + GAP), HEADING + row * (CELL + GAP)
        picture.paste(draw(value), (left, top))
        pen.rectangle((left, top, left + CELL, top + CELL), None, FELT_LIGHT, 4)
        middle_ = (left + 42 + (20 if "-" in value else 0), top + 41)
        if "-" in value:
            pen.rounded_rectangle((left + 10, top + 10, left + 114, top + 74), 32, GOLD, FELT, 4)
        else:
            pen.ellipse((left + 10, top + 10, left + 74, top + 74), GOLD, FELT, 4)
        write(pen, middle_, value, FIGURE, 40, anchor="mm")
    return picture


def _draw_tiles(edition: Edition, view: EighteenxxView, at: HexName, values: Sequence[str], title: str) -> Image.Image:
    """Draw the tiles that fit a hex, turned so that they keep its track."""
    tiles = [edition.printed.tiles[TileName(value)] for value in values if value in edition.printed.tiles]
    cell, old = 210, tile_at(edition.printed, view.map, at)
    columns = max(3, min(_TILE_COLUMNS, len(tiles)))
    rows = -(-len(tiles) // columns)
    picture, pen = page(rows * (cell + 44) + MARGIN, title, width=2 * MARGIN + columns * cell)
    for number, printed in enumerate(tiles):
        row, column = divmod(number, columns)
        x, y = MARGIN + (column + 0.5) * cell, HEADING + 6 + row * (cell + 44) + cell / 2
        rotation = next(iter(rotations_that_keep_track(old, printed.tile)), 0)
        tile = edition.printed.ground.rotated(printed.name, rotation)
        put(picture, tile_picture(tile, 1.45, special=printed.special, number=False), x, y)
        write(pen, (x, y + cell / 2 + 16), printed.name, FIGURE, 34, fill=PAPER, anchor="mm")
    return picture
