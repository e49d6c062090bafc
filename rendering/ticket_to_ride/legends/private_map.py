"""The small map of a hand: the board faded, the viewer's trains, and the way still missing lit up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.canvas import Viewport, put, write
from rendering.fonts import FIGURE
from rendering.palette import PAPER
from rendering.ticket_to_ride.legends.cities import draw_depots, draw_tokens, write_name
from rendering.ticket_to_ride.legends.layout import place_of
from rendering.ticket_to_ride.legends.map import base, company_seat, lying, table_of, trains_of
from rendering.ticket_to_ride.legends.sheet import faded
from rendering.ticket_to_ride.legends.tracks import draw_combine, draw_stickers, draw_track
from rendering.ticket_to_ride.pieces import draw_glow, draw_wagons
from rendering.ticket_to_ride.private_map import FADE, pin, with_faded_wagons


def draw_private_map(
    view: LegendsView, seat: Seat, lit: Iterable[RouteId], marks: Mapping[CityId, str], viewport: Viewport
) -> Image.Image:
    """Draw the map with tracks lit and cities marked; a mark is a letter or two, or empty for a plain ring."""
    table, colour = table_of(view), company_seat(view.seats[seat].company)
    board, trains = table.board, trains_of(view)
    printed = base(table, viewport)
    draw_stickers(printed, board, view.stickers, viewport)
    others = [train for train in trains if train[1] != colour]
    picture = with_faded_wagons(faded(printed, FADE, table.opened, viewport), board, others, viewport)
    wanted = list(dict.fromkeys(lit))
    draw_glow(picture, board, wanted, viewport)
    for route in wanted:
        draw_track(picture, board.routes[route], view.stickers.get(route, board.routes[route].colour), viewport)
    draw_combine(picture, board, [track for track in view.combine if RouteId(track) in wanted], viewport)
    draw_wagons(picture, board, [train for train in trains if train[1] == colour], viewport)
    draw_depots(picture, board, view.depots, (), viewport)
    draw_tokens(picture, board, lying(view), view.seconds, viewport)
    pen = ImageDraw.Draw(picture)
    for city, mark in marks.items():
        at = viewport.at(*place_of(city))
        put(picture, pin(bool(mark)), *at)
        if mark:
            write(pen, at, mark, FIGURE, 17 if len(mark) == 1 else 13, fill=PAPER, anchor="mm")
        write_name(pen, city, viewport)
    return picture
