"""The picture of the tickets that one may choose from."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.canvas import write
from rendering.fonts import BOLD
from rendering.palette import GOLD, PAPER
from rendering.ticket_to_ride.legends.private_map import draw_private_map
from rendering.ticket_to_ride.legends.tickets import (
    COLUMN,
    HEIGHT,
    WIDTH,
    draw_card,
    is_high,
    map_frame,
    note_of,
    own_of,
    with_map,
)
from rendering.ticket_to_ride.legends.way import ways
from rendering.ticket_to_ride.tickets import LETTERS, MARGIN, TicketColumns, letters_of


def draw_offer(view: LegendsView, words: Words) -> Image.Image:
    """Draw the offered tickets next to a map with the way each of them would still need."""
    own, seat = own_of(view)
    offered = [pack().ticket(ticket) for ticket in own.offered]
    missing = ways(view, seat, offered)
    lit = [route for way in missing.values() for route in way]
    title = words(text("rendering.offer", tickets=len(offered), keep=own.keep_at_least))
    high = is_high(view.opened)
    room, columns = COLUMN if high else WIDTH, 1 if high or len(offered) == 1 else 2
    laid = TicketColumns(columns, room, top=70.0, height=HEIGHT, gap=14)
    below = 70 + laid.taken(len(offered))
    drawn = draw_private_map(view, seat, lit, letters_of(offered), map_frame(view.opened))
    picture = with_map(drawn, below)
    pen = ImageDraw.Draw(picture)
    write(pen, (MARGIN, 36), title, BOLD, 30, fill=PAPER, within=room - 2 * MARGIN)
    for number, ticket in enumerate(offered):
        note = note_of(view, missing[ticket.id], words)
        draw_card(picture, view, ticket.id, words, laid.corner(number), laid.size, badge=LETTERS[number], note=note)
    pen.line((0, picture.height - 1, WIDTH, picture.height - 1), GOLD)
    return picture
