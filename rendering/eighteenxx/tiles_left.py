"""The tiles left in the box, by colour, each with its number and how many there are.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import text
from engine.eighteenxx.board import COLOURS, LaidTunnel, Tile
from engine.eighteenxx.printed import PrintedTile, colour_text
from engine.eighteenxx.views import EighteenxxView
from rendering.api import Words
from rendering.canvas import Pen, put, write
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.tile_art import tile_picture
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.eighteenxx.tunnels import tunnels_picture
from rendering.fonts import BOLD, FIGURE, text_width
from rendering.page import FAINT, HEADING, MARGIN, WIDTH, page
from rendering.palette import FELT, INK, PAPER, Rgb, mix

SCALE = 0.84
ROW = 168
TITLE = 50
_FIGURE = 24
"""Size of what a tile pays, in pixels: it stands in the corner, as there is no room on so small a tile."""


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the tiles."""
    del zoom
    groups = [group for special in (False, True) for group in _groups(edition, special=special)]
    columns = edition.tiles_in_a_row
    cell = (WIDTH - 2 * MARGIN) / columns
    tunnels = list(edition.printed.tunnels.values())
    high = sum(TITLE + ROW * -(-len(tiles) // columns) for _, tiles in (*groups, *([("", tunnels)] if tunnels else [])))
    high += MARGIN
    now = view.depot.tiles
    subtitle = words(text("18xx.picture.tiles_to", code=now, colour=colour_text(now)))
    picture, pen = page(high, words(text("18xx.picture.tiles")), subtitle)
    y = float(HEADING)
    for key, tiles in groups:
        # One for each colour of tiles.
        write(pen, (MARGIN, y + TITLE / 2 + 2), words(text(f"18xx.picture.tiles.{key}")), BOLD, 28, fill=FAINT)
        y += TITLE
        for number, tile in enumerate(tiles):
            row, column = divmod(number, columns)
            at = (MARGIN + (column + 0.5) * cell, y + row * ROW + ROW / 2)
            _draw_tile(picture, pen, tile, view.map.supply.get(tile.name, 0), at)
        y += ROW * -(-len(tiles) // columns)
    if tunnels:
        write(pen, (MARGIN, y + TITLE / 2 + 2), words(text("18xx.picture.tiles.tunnels")), BOLD, 28, fill=FAINT)
    for number, tunnel in enumerate(tunnels):
        left, at = view.map.supply.get(tunnel.name, 0), (MARGIN + (number + 0.5) * cell, y + TITLE + ROW / 2)
        art = tile_picture(Tile(tunnel.name, "white", (), ()), SCALE, number=False).copy()
        put(art, tunnels_picture((LaidTunnel(tunnel.name, 0, tunnel.ends),), SCALE), art.width / 2, art.height / 2)
        _draw_piece(picture, pen, art, (tunnel.name, left, TILES["white"]), at)
    return picture


def _groups(edition: Edition, *, special: bool) -> list[tuple[str, Sequence[PrintedTile]]]:
    tiles = [tile for tile in edition.printed.tiles.values() if tile.special == special and tile.colour != "red"]
    if special:
        return [("special", tiles)] if tiles else []
    return [(colour, found) for colour in COLOURS[1:] if (found := [tile for tile in tiles if tile.colour == colour])]


def _draw_tile(picture: Image.Image, pen: Pen, tile: PrintedTile, left: int, at: tuple[float, float]) -> None:
    art = tile_picture(tile.tile, SCALE, special=tile.special, number=False, figures=False)
    _draw_piece(picture, pen, art, (tile.name, left, TILES[tile.colour]), at)
    layout = tile_layout(tile.tile)
    marks = [str(tile.tile.stops[0].revenue[0])] if layout.figure else []
    marks += [tile.tile.label] if layout.letter and tile.tile.label else []
    if marks:
        said = " ".join(marks)
        wide, (x, y) = text_width(said, FIGURE, _FIGURE) + 14, (at[0] - 60, at[1] - 76)
        pen.rounded_rectangle((x, y, x + wide, y + 30), 9, PAPER if left else mix(FELT, PAPER, 0.55), INK, 2)
        write(pen, (x + wide / 2, y + 15), said, FIGURE, _FIGURE, anchor="mm")


def _draw_piece(
    picture: Image.Image, pen: Pen, art: Image.Image, piece: tuple[str, int, Rgb], at: tuple[float, float]
) -> None:
    """Draw a tile or tunnel over its number and how many are left, which stands on a plate of a colour."""
    (x, y), (name, left, colour) = at, piece
    if not left:
        shape = art.getchannel("A")
        art = Image.blend(art, Image.new("RGBA", art.size, (*FELT, 255)), 0.68)
        art.putalpha(shape)
    put(picture, art, x, y - 16)
    fill = PAPER if left else mix(FELT, PAPER, 0.4)
    wide = write(pen, (x - (18 if left else 0), y + 58), name, BOLD, 24, fill=fill, anchor="mm", within=90)
    if left:
        _draw_count(pen, left, colour, (x - 12 + wide / 2, y + 58))


def _draw_count(pen: Pen, count: int, colour: Rgb, at: tuple[float, float]) -> None:
    """Write how many there are on a small plate in the tile's colour."""
    x, y = at
    wide = 40 if count < 10 else 54  # noqa: PLR2004 - two figures
    pen.rounded_rectangle((x, y - 15, x + wide, y + 15), 9, mix(colour, PAPER, 0.5))
    write(pen, (x + wide / 2, y), f"{count}\N{MULTIPLICATION SIGN}", FIGURE, 24, anchor="mm")
