"""What a name on the map must not cover: the track, stops, figures and signs of its hex and of those around it."""

from __future__ import annotations

import msgspec
from PIL import Image, ImageDraw

from engine.eighteenxx.board import Tile
from engine.hexes import Edge
from rendering.badges import Box
from rendering.eighteenxx.hexagon import straight, track
from rendering.eighteenxx.terrain import COST_AT
from rendering.eighteenxx.tile_art import TRACK_EDGES, TRACK_WIDTH, VALUE
from rendering.eighteenxx.tile_layout import DOT, tile_layout
from rendering.eighteenxx.tunnels import WIDTH as TUNNEL
from rendering.hexes.brush import Brush
from rendering.hexes.hexagon import CORNER, HALF, Point, direction, scaled

POINTS = 2
"""Points to a pixel of the pictures made here."""
REACH = round(CORNER * HALF / POINTS) + 1
"""From the middle of the picture of a hex to its edges, in pixels."""
STUB = 0.64
"""How far in from its edge a printed piece of track ends."""
_MARGIN = 0.03
"""The margin kept free around everything, in halves of a hex."""
_LETTER = (0.14, 0.14)
"""Half the width of a letter of a tile's label, and half its height."""


class HexContents(msgspec.Struct, frozen=True, cache_hash=True):
    """What can be seen on a hex."""

    tile: Tile
    coordinate: Point | None
    """Where its printed name stands, if it does."""
    figures: bool = True
    """Whether revenue and letters stand in their places on the tile."""
    cost: bool = False
    """Whether the cost of building there is still visible."""
    stub: Edge | None = None
    """The edge with a printed piece of track, if that is still visible."""
    token: Point | None = None
    """Where a token stands next to the cities."""
    area: bool = False
    """Whether it is a red area, which is written on all over."""
    tunnels: tuple[tuple[Edge, Edge], ...] = ()
    """The sides that tunnels under it join."""
    plates: tuple[Box, ...] = ()
    """Where plates stand: left, top, right and bottom."""
    kept: bool = False
    """Whether only its own inscriptions stand on it, and they stand nowhere else, because it can be chosen."""
    close: bool = False
    """Whether inscriptions may lie close to its track, over its pale edges."""


def occupied_rows(contents: HexContents) -> list[bytes]:
    """Return a picture of a hex, row by row: a bit for each pixel, set where nothing may be covered."""
    sheet = Image.new("L", (2 * REACH, 2 * REACH), 0)
    brush = Brush(ImageDraw.Draw(sheet), HALF / POINTS, (REACH, REACH))
    layout = tile_layout(contents.tile)
    if contents.area:
        brush.hexagon(1.0, 255)
    wide = TRACK_WIDTH + _MARGIN if contents.close else TRACK_EDGES + 2 * _MARGIN
    for line in (*layout.tracks, *(way for ways in layout.ways for way in ways), *_stub(contents.stub)):
        brush.line(line, wide, 255)
    for ends in contents.tunnels:
        brush.line(track(*ends), TUNNEL + 0.05 + 2 * _MARGIN, 255)
    discs = [(slot, layout.radius + 0.055) for slots in layout.slots for slot in slots]
    discs += [(at, DOT + 0.05) for at, slots in zip(layout.stops, layout.slots, strict=True) if not slots]
    discs += [(layout.figure, VALUE)] if layout.figure and contents.figures else []
    discs += [(contents.token, 0.26)] if contents.token else []
    for at, radius in discs:
        brush.disc(at, radius + _MARGIN, 255)
    boxes = [(contents.coordinate, (0.2, 0.1))] if contents.coordinate else []
    if layout.letter and contents.figures:
        boxes.append((layout.letter, (_LETTER[0] * len(contents.tile.label or ""), _LETTER[1])))
    if contents.cost:
        boxes.append((COST_AT, (0.34, 0.155)))
    for (x, y), (wide, high) in boxes:
        brush.pen.rectangle((*brush.at((x - wide, y - high)), *brush.at((x + wide, y + high))), 255)
    for left, top, right, bottom in contents.plates:
        brush.pen.rectangle(
            (*brush.at((left - _MARGIN, top - _MARGIN)), *brush.at((right + _MARGIN, bottom + _MARGIN))), 255
        )
    # A pixel of a mask that is half covered counts as wholly covered.
    data, step = sheet.convert("1", dither=Image.Dither.NONE).tobytes(), -(-sheet.width // 8)
    return [data[at : at + step] for at in range(0, len(data), step)]


def _stub(edge: Edge | None) -> list[tuple[Point, ...]]:
    return [] if edge is None else [straight(direction(edge), scaled(direction(edge), STUB))]
