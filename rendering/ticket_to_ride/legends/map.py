"""The map: the open boards on the table, torn off in the west, with everything that lies on them."""

from __future__ import annotations

import msgspec
from PIL import Image

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Board, RouteId
from engine.ticket_to_ride.legends.facts import LegendsPrinted
from engine.ticket_to_ride.legends.pack_files import pack, printed_of
from engine.ticket_to_ride.legends.view import LegendsView
from engine.ticket_to_ride.ways import closed_routes
from rendering.base_cache import BaseCache
from rendering.canvas import Viewport
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.board import lit_routes
from rendering.ticket_to_ride.legends.cities import (
    draw_depots,
    draw_markers,
    draw_names,
    draw_tokens,
)
from rendering.ticket_to_ride.legends.layout import drawn_board, layout, name_box, place_of
from rendering.ticket_to_ride.legends.projection import project
from rendering.ticket_to_ride.legends.sheet import draw_seams, tear
from rendering.ticket_to_ride.legends.terrain import draw_mountains, shapes
from rendering.ticket_to_ride.legends.tracks import draw_combine, draw_stickers, draw_tracks
from rendering.ticket_to_ride.ornaments import draw_neat_line, draw_ornaments
from rendering.ticket_to_ride.pieces import draw_faded, draw_glow, draw_wagons
from rendering.ticket_to_ride.terrain import draw_terrain

# Latin, as on the map of Europe: a proper name in every language. Longitude, latitude, height in points.
_SEAS = (
    (("SINUS", -88.6, 27.2, 26), ("MEXICANUS", -88.6, 26.0, 26)),
    (("MARE", -124.6, 32.4, 24), ("PACIFICUM", -124.0, 31.2, 24)),
)
_AROUND = 40.0
"""Margin around the cities, in points."""
_BELOW = 30.0
_TORN = 46.0
"""Margin beyond the westernmost name or city, for the torn edge, in points."""
_INSIDE = 10.0
"""Margin within the neat line, in points."""
_LANDS = BaseCache(2, flat=True)
_BASES = BaseCache(3, flat=True)


class Table(msgspec.Struct, frozen=True):
    """The parts of a position that determine what is printed on the map."""

    opened: tuple[str, ...]
    seconds: tuple[str, ...] = ()
    large: tuple[str, ...] = ()
    exhibition: str = ""

    @property
    def board(self) -> Board:
        """The open boards as they are drawn."""
        return drawn_board(self.opened, self.seconds)


def table_of(view: LegendsView) -> Table:
    """Return the parts of a view that determine what is printed on the map."""
    return Table(view.opened, view.seconds, tuple(sorted(view.large)), view.exhibition)


def printed_on(view: LegendsView) -> LegendsPrinted:
    """Return the printed facts of what lies on the table."""
    return printed_of(view.game, len(view.seats), view.opened, view.seconds)


def whole(opened: tuple[str, ...], width: float, height: float | None = None) -> Viewport:
    """Return the part of the map that the open boards take, with a width in pixels.

    With a ``height`` the picture has that height, and shows more of the sea or the table around the boards.
    """
    board, found = drawn_board(opened, ()), layout()
    boxes = [name_box(city) for city in board.cities]
    places = [place_of(city) for city in board.cities]
    torn = _INSIDE if len(opened) == len(pack().frontiers) else _TORN
    left = min(*(box[0] for box in boxes), *(x - _AROUND for x, _ in places)) - torn
    right = max(*(box[2] for box in boxes), *(x + _AROUND for x, _ in places)) + _INSIDE
    top = min(0.0, *(box[1] - 14 for box in boxes))
    bottom = max(*(box[3] for box in boxes), *(y + _AROUND for _, y in places)) + _BELOW
    right = max(right, found.width * 1.005)
    if height is None:
        return Viewport(left, top, right - left, bottom - top, width / (right - left))
    across, down = right - left, bottom - top
    scale = min(width / across, height / down)
    across, down = width / scale, height / scale
    return Viewport(right - across, top, across, down, scale)


def _seas(viewport: Viewport) -> list[tuple[str, float, float, float]]:
    """Return the names of the seas that have room in the part shown: words, middle, height in points."""
    names = [[(words, *project(lon, lat), size) for words, lon, lat, size in name] for name in _SEAS]
    right, bottom = viewport.left + viewport.width, viewport.top + viewport.height
    return [
        line
        for name in names
        if all(viewport.left < x - 4 * size and x + 4 * size < right and y + size < bottom for _, x, y, size in name)
        for line in name
    ]


def land(opened: tuple[str, ...], viewport: Viewport) -> Image.Image:
    """Return a fresh copy of land and sea, as far as boards are open."""

    def draw() -> Image.Image:
        picture = draw_terrain(shapes(), draw_mountains, viewport)
        draw_ornaments(picture, _seas(viewport), None, viewport)
        draw_neat_line(picture)
        draw_seams(picture, opened, viewport)
        return tear(picture, opened, viewport)

    return _LANDS.get((opened, viewport), draw)


def base(table: Table, viewport: Viewport) -> Image.Image:
    """Return a fresh copy of the printed map."""

    def draw() -> Image.Image:
        picture = land(table.opened, viewport)
        draw_tracks(picture, table.board, viewport)
        draw_markers(picture, table.board, table.large, table.exhibition, viewport)
        draw_names(picture, table.board, viewport)
        return picture

    return _BASES.get((table, viewport), draw)


def company_seat(company: str) -> Seat:
    """Return the seat whose colour and mark a company uses."""
    return Seat(COLOUR_KEYS.index(company))


def trains_of(view: LegendsView) -> list[tuple[RouteId, Seat]]:
    """Return the tracks that are owned, each with the colour of its company."""
    return [(route, company_seat(view.seats[seat].company)) for route, seat in view.claims]


def draw_map(view: LegendsView, viewport: Viewport) -> Image.Image:
    """Draw the map with everything that lies on it, and new things lit up."""
    table = table_of(view)
    picture, board = base(table, viewport), table.board
    draw_stickers(picture, board, view.stickers, viewport)
    for closed in sorted(closed_routes(printed_on(view), len(view.seats), dict(view.claims))):
        draw_faded(picture, board.routes[closed], viewport)
    draw_combine(picture, board, view.combine, viewport)
    draw_glow(picture, board, lit_routes(view), viewport)
    draw_wagons(picture, board, trains_of(view), viewport)
    draw_depots(picture, board, view.depots, view.lit_cities, viewport)
    draw_tokens(picture, board, lying(view), view.seconds, viewport)
    return picture


def lying(view: LegendsView) -> dict[str, list[str]]:
    """Return the small pieces by city: herds, then steamers by company."""
    found: dict[str, list[str]] = {}
    for city in view.herds:
        found.setdefault(city, []).append("herd")
    for seat in view.seats:
        for city in seat.steamers:
            found.setdefault(city, []).append(seat.company)
    return found
