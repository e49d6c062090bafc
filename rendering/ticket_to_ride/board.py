"""The board: a map with everything that lies on it, whole or zoomed, over the strip of cards and players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.board import Board, CityId, RouteId
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.scoring import Tally
from engine.ticket_to_ride.views import TableView, TunnelView
from engine.ticket_to_ride.ways import closed_routes
from rendering.api import Words
from rendering.base_cache import BaseCache, LargeBases, cut
from rendering.canvas import Viewport, write
from rendering.fonts import BOLD, CITY
from rendering.palette import FELT, GOLD, PAPER, SEA
from rendering.parts import Composition, Ground
from rendering.small import Size, part_of
from rendering.ticket_to_ride import strip
from rendering.ticket_to_ride.cards import draw_card
from rendering.ticket_to_ride.cities import draw_dots, draw_names, place_of
from rendering.ticket_to_ride.ornaments import draw_neat_line, draw_ornaments
from rendering.ticket_to_ride.pieces import draw_faded, draw_glow, draw_stations, draw_wagons
from rendering.ticket_to_ride.routes import draw_routes
from rendering.ticket_to_ride.terrain import draw_terrain, geography, shade_relief
from rendering.ticket_to_ride.way import Lent
from rendering.zoom import REGIONS, TIMES, region, surroundings

WIDTH = 1600
"""Width of a board's picture in pixels."""
WHOLE = Viewport(30, 22, 1542, 1012, WIDTH / 1542)
"""The printed map without its scoring track."""
_ROOM = 100.0
"""Room around the cities of an example, in points."""
_WITH_CARDS = 0.6
"""How much smaller an example with turned-up cards is drawn, so that the cards are larger on it."""
_BASES = BaseCache(4, flat=True)
_LARGE = LargeBases(2)


class Parts(msgspec.Struct, frozen=True):
    """What a position shows of the parts that only some games have."""

    stations: tuple[tuple[CityId, Seat], ...] = ()
    """The stations on the board, in the order they were built."""
    lit: tuple[CityId, ...] = ()
    """The cities whose stations are lit up."""
    reserve: tuple[int, ...] = ()
    """Stations left by seat; empty if the game has none."""
    lent: Lent = ()
    """The routes of others that the viewer's stations may lend."""
    trails: tuple[int, ...] = ()
    """Train spaces of the longest path by seat; empty if it counts for nothing."""
    tunnel: TunnelView | None = None
    tallies: tuple[Tally, ...] = ()
    """The itemised result by seat, when the game is over."""


class Edition(msgspec.Struct, frozen=True, eq=False):
    """A game of the family as it is drawn."""

    name: str
    """The folder of its assets."""
    printed: Printed
    seas: tuple[tuple[str, float, float, float], ...] = ()
    """Names on the water: words, middle and height in points."""
    rose: tuple[float, float, float] | None = None
    """Middle and radius of the compass rose, in points."""
    parts: Callable[[TableView], Parts] = lambda _: Parts()

    @property
    def board(self) -> Board:
        """The printed board."""
        return self.printed.board


def viewport_for(board: Board, zoom: str | None) -> Viewport:
    """Return the viewport of a zoom: everything, a region, or the surroundings of a city."""
    if zoom is None:
        return WHOLE
    return region(WHOLE, zoom) if zoom in REGIONS else surroundings(WHOLE, place_of(board.cities[CityId(zoom)]))


def ground(edition: Edition, viewport: Viewport) -> Ground:
    """Return the printed map without its neat line; a zoomed part is cut out of a larger map."""

    def printed(part: Viewport) -> Image.Image:
        return _printed(edition, part)

    def draw() -> Image.Image:
        # Neither the first board nor the first hand waits for the large map, which only a zoom needs.
        picture = cut(_BASES.look_up((edition.name, None), lambda: printed(WHOLE)), WHOLE, viewport, SEA)
        draw_names(picture, edition.board, edition.name, viewport)
        return picture

    if viewport.scale <= WHOLE.scale:
        return Ground((edition.name, viewport), _BASES.look_up((edition.name, viewport), draw))
    picture = _LARGE.part(edition.name, WHOLE.larger(TIMES), viewport, printed, SEA)
    draw_names(picture, edition.board, edition.name, viewport)  # there are too many parts to keep each of them
    return Ground((edition.name, viewport), picture)


def base(edition: Edition, viewport: Viewport) -> Image.Image:
    """Return a fresh copy of the printed map, to draw on."""
    return ground(edition, viewport).flat.convert("RGB")


def _printed(edition: Edition, part: Viewport) -> Image.Image:
    """Draw a part of the printed map without the names of cities, which a zoom pulls in if it would cut them off."""
    picture = draw_terrain(geography(edition.name), partial(shade_relief, edition.name), part)
    draw_ornaments(picture, edition.seas, edition.rose, part)
    draw_routes(picture, edition.board, part)
    draw_dots(picture, edition.board, part)
    return picture


def lit_routes(view: TableView) -> tuple[RouteId, ...]:
    """Return the routes that are lit up: those claimed since the position it is compared with, or else the last one."""
    return view.lit_routes or ((view.last_route,) if view.last_route else ())


def compared(view: TableView, before: TableView) -> TableView:
    """Return the position with the routes that were claimed since an earlier one marked as new."""
    claimed = dict(before.claims)
    lit = tuple(route for route, seat in view.claims if claimed.get(route) != seat)
    return msgspec.structs.replace(view, last_route=None, lit_routes=lit)


def draw_map(edition: Edition, view: TableView, viewport: Viewport) -> Image.Image:
    """Draw the map with all pieces, the newest lit up."""
    picture, board, parts = base(edition, viewport), edition.board, edition.parts(view)
    for closed in sorted(closed_routes(edition.printed, len(view.seats), dict(view.claims))):
        draw_faded(picture, board.routes[closed], viewport)
    newest, waiting = lit_routes(view), [parts.tunnel.route] if parts.tunnel else []
    draw_glow(picture, board, newest, viewport)
    draw_glow(picture, board, waiting, viewport, PAPER)
    draw_names(picture, board, edition.name, viewport, (*newest, *waiting))
    draw_wagons(picture, board, view.claims, viewport)
    if parts.tunnel:
        draw_wagons(picture, board, [(parts.tunnel.route, parts.tunnel.seat)], viewport, pending=True)
    draw_stations(picture, board, parts.stations, parts.lit, viewport)
    draw_neat_line(picture)
    return picture


def compose_board(edition: Edition, view: TableView, words: Words, zoom: str | None) -> Composition:
    """Compose the map over the strip. Most moves leave the map as it is."""
    viewport, parts = viewport_for(edition.board, zoom), edition.parts(view)
    board = Composition(ground(edition, viewport))

    def draw(picture: Image.Image, box: tuple[float, float, float, float]) -> None:
        picture.paste(draw_map(edition, view, viewport), (int(box[0]), int(box[1])))
        if parts.tunnel:
            _draw_tunnel(picture, edition.board, parts.tunnel, words)

    lies = (view.claims, lit_routes(view), parts.stations, parts.lit, parts.tunnel, len(view.seats))
    board.panel("map", lies, (0, 0, *board.size), draw)
    strip.draw_strip(board, view, parts.reserve, parts.trails, words)
    return board


def draw_example(edition: Edition, view: TableView, part: Sequence[str], words: Words, size: Size) -> Image.Image:
    """Draw the map around some cities; if a tunnel waits for payment, with the cards turned up for it."""
    board, parts = edition.board, edition.parts(view)
    places = [place_of(board.cities[CityId(city)]) for city in part]
    viewport = part_of(WHOLE, places, _ROOM, size)
    picture = draw_map(edition, view, viewport.larger(_WITH_CARDS) if parts.tunnel else viewport)
    if parts.tunnel:
        _draw_tunnel(picture, board, parts.tunnel, words, (14, 14))
    return picture


def _draw_tunnel(
    picture: Image.Image, board: Board, tunnel: TunnelView, words: Words, corner: tuple[int, int] = (328, 22)
) -> None:
    """Show which tunnel waits for payment, and the cards turned up for it, on a panel; on the whole map at sea."""
    (left, top), width, height = corner, 276, 202
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((left, top, left + width, top + height), 12, FELT, GOLD, 3)
    ends = board.routes[tunnel.route]
    route = words(text("rendering.cities", a=board.cities[ends.a].name, b=board.cities[ends.b].name))
    middle, room = left + width / 2, width - 24
    write(pen, (middle, top + 25), route, CITY, 24, fill=GOLD, anchor="mm", within=room)
    shown = words(text("rendering.tunnel", extra=tunnel.extra))
    write(pen, (middle, top + 55), shown, BOLD, 20, fill=PAPER, anchor="mm", within=room)
    size = (76, 114)
    for number, card in enumerate(tunnel.revealed):
        draw_card(picture, card, words, (left + 13 + number * (size[0] + 11), top + 76), size)
