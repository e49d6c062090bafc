"""The picture of the tickets that one may choose from."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.views import TableView
from rendering.api import Words
from rendering.canvas import write
from rendering.fonts import BOLD
from rendering.palette import FELT, PAPER
from rendering.ticket_to_ride.board import Edition
from rendering.ticket_to_ride.private_map import MAP_WIDTH, draw_private_map
from rendering.ticket_to_ride.tickets import (
    LETTERS,
    MARGIN,
    TicketColumns,
    draw_ticket,
    letters_of,
    own_of,
    way_note,
)
from rendering.ticket_to_ride.way import missing_ways


def draw_offer(edition: Edition, view: TableView, words: Words) -> Image.Image:
    """Draw the offered tickets over a map with the way each of them would still need."""
    own, seat = own_of(view)
    offered = [edition.board.tickets[ticket] for ticket in own.offered]
    ways = missing_ways(edition.printed, view, seat, offered, edition.parts(view).lent)
    laid = TicketColumns(2 if len(offered) > 1 else 1, MAP_WIDTH, top=64.0, height=112, gap=14)
    top = 64 + laid.taken(len(offered)) + 6
    lit = [route for way in ways.values() for route in way]
    drawn = draw_private_map(edition, view, seat, lit, letters_of(offered))
    picture = Image.new("RGB", (MAP_WIDTH, top + drawn.height), FELT)
    title = words(text("rendering.offer", tickets=len(offered), keep=own.keep_at_least))
    write(ImageDraw.Draw(picture), (MARGIN, 34), title, BOLD, 30, fill=PAPER, within=MAP_WIDTH - 2 * MARGIN)
    for number, ticket in enumerate(offered):
        note, badge = way_note(edition.board, ways[ticket.id], words), LETTERS[number]
        draw_ticket(picture, edition.board, ticket, laid.corner(number), laid.size, badge=badge, note=note)
    picture.paste(drawn, (0, top))
    return picture
