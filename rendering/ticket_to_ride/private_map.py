"""The small map of a hand: the board faded, the viewer's trains, and the way still missing lit up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Board, CityId, RouteId
from engine.ticket_to_ride.views import TableView
from rendering.base_cache import BaseCache, kept
from rendering.canvas import Pen, Viewport, put, sprite, write
from rendering.fonts import CITY, FIGURE
from rendering.palette import GOLD, INK, LAND, LOST, PAPER
from rendering.ticket_to_ride import cities, routes
from rendering.ticket_to_ride.board import WHOLE, Edition, base
from rendering.ticket_to_ride.ornaments import draw_neat_line
from rendering.ticket_to_ride.pieces import draw_glow, draw_stations, draw_wagons

MAP_WIDTH = 1200
"""Width of the map in pixels."""
FADE, FADE_OF_WAGONS = 0.6, 0.3
"""How much a map loses of its colours, and how much the trains of others lose of theirs."""
_FADED = BaseCache(1)
FRAME = Viewport(WHOLE.left, WHOLE.top, WHOLE.width, WHOLE.height, MAP_WIDTH / WHOLE.width)
"""The whole map as a hand and a report show it."""


def draw_private_map(
    edition: Edition, view: TableView, seat: Seat, lit: Iterable[RouteId], marks: Mapping[CityId, str]
) -> Image.Image:
    """Draw the map with routes lit and cities marked; a mark is a letter or two, or empty for a plain ring."""
    board = edition.board
    picture = with_faded_wagons(_faded(edition), board, [claim for claim in view.claims if claim[1] != seat], FRAME)
    wanted = list(dict.fromkeys(lit))
    draw_glow(picture, board, wanted, FRAME)
    cities.draw_names(picture, board, edition.name, FRAME, wanted)
    for route in wanted:
        routes.draw_route(picture, board.routes[route], FRAME)
    draw_wagons(picture, board, [claim for claim in view.claims if claim[1] == seat], FRAME)
    draw_stations(picture, board, [built for built in edition.parts(view).stations if built[1] == seat], (), FRAME)
    for city, mark in marks.items():
        _draw_mark(picture, edition, city, mark)
    draw_neat_line(picture)
    return picture


def _faded(edition: Edition) -> Image.Image:
    """Return the printed map with less colour, on which nothing may be drawn."""

    def draw() -> Image.Image:
        printed = base(edition, FRAME)
        return Image.blend(printed, Image.new("RGB", printed.size, LAND), FADE)

    return _FADED.look_up(edition.name, draw)


def with_faded_wagons(
    faded: Image.Image, board: Board, claims: Iterable[tuple[RouteId, Seat]], viewport: Viewport
) -> Image.Image:
    """Return a faded map with the trains of others on it, which are less faded than the map as they block the way."""
    picture = faded.copy()
    draw_wagons(picture, board, claims, viewport)
    return Image.blend(picture, faded, FADE_OF_WAGONS)


def _draw_mark(picture: Image.Image, edition: Edition, city: CityId, mark: str) -> None:
    """Mark an end of a ticket and write its name once more, strongly."""
    place = edition.board.cities[city]
    x, y = FRAME.at(*cities.place_of(place))
    put(picture, pin(bool(mark)), x, y)
    pen = ImageDraw.Draw(picture)
    if mark:
        write(pen, (x, y), mark, FIGURE, 17 if len(mark) == 1 else 13, fill=PAPER, anchor="mm")
    left, top, right, bottom = cities.label_box(place, cities.labels(edition.name)[city])
    middle = FRAME.at((left + right) / 2, (top + bottom) / 2)
    write(pen, middle, place.name, CITY, cities.NAME_SIZE * FRAME.scale, fill=INK, anchor="mm", halo=PAPER)


@kept
def pin(filled: bool) -> Image.Image:  # noqa: FBT001 - a key of the cache
    """Return the mark of an end of a ticket: a ring, or a disc for a letter."""

    def paint(pen: Pen, k: float) -> None:
        for radius, fill in ((13, PAPER), (11.5, LOST if filled else GOLD), (0 if filled else 6.5, PAPER)):
            r = radius * k
            pen.ellipse((15 * k - r, 15 * k - r, 15 * k + r, 15 * k + r), fill)
        if not filled:
            r = 4 * k
            pen.ellipse((15 * k - r, 15 * k - r, 15 * k + r, 15 * k + r), LOST)

    return sprite(30, 30, 1, paint)
