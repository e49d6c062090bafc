"""A hand, for its owner's eyes: the cards with counts, the tickets, and a map of the way still missing."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.views import HeldTicket, OwnHand, TableView
from rendering.api import Words
from rendering.badges import owner_badge
from rendering.canvas import put, write
from rendering.fonts import BOLD
from rendering.palette import FELT, PAPER
from rendering.ticket_to_ride.board import Edition
from rendering.ticket_to_ride.card_stacks import StackStyle, draw_stack
from rendering.ticket_to_ride.cards import card_name, draw_card
from rendering.ticket_to_ride.private_map import MAP_WIDTH, draw_private_map
from rendering.ticket_to_ride.tickets import MARGIN, TicketColumns, draw_ticket, own_of, way_note
from rendering.ticket_to_ride.way import missing_ways

_STYLE = StackStyle(draw=draw_card, name=card_name, card=(108, 162), figures=26, letters=18, margin=10, strength=0.45)
_TOP = 74


def draw_hand(edition: Edition, view: TableView, words: Words) -> Image.Image:
    """Draw the hand of the view's own seat."""
    own, seat = own_of(view)
    held = [edition.board.tickets[ticket.ticket] for ticket in own.tickets]
    still = [ticket for ticket, own in zip(held, own.tickets, strict=True) if not own.done]
    ways = missing_ways(edition.printed, view, seat, still)
    tickets_top = _TOP + _STYLE.card[1] + 34
    laid = TicketColumns(3, MAP_WIDTH, top=tickets_top + 50.0, height=100, gap=12)
    map_top = tickets_top + 50 + laid.taken(len(held)) + 12
    marks = {city: "" for ticket in still for city in (ticket.a, ticket.b)}
    lit = [route for way in ways.values() for route in way]
    drawn = draw_private_map(edition, view, seat, lit, marks)
    picture = Image.new("RGB", (MAP_WIDTH, map_top + drawn.height), FELT)
    _draw_cards(picture, own, words)
    pen = ImageDraw.Draw(picture)
    done = len(held) - len(still)
    title = words(text("rendering.hand.tickets", tickets=len(held), done=done))
    room = MAP_WIDTH - 2 * MARGIN
    used = write(pen, (MARGIN, tickets_top + 20), title, BOLD, 27, fill=PAPER, within=room)
    _draw_paths(picture, edition.parts(view).trails, seat, words, tickets_top + 20, room - used - 24)
    for number, (ticket, mine) in enumerate(zip(held, own.tickets, strict=True)):
        note = _done(mine, words) if mine.done else _note(edition, ways[ticket.id], words)
        draw_ticket(picture, edition.board, ticket, laid.corner(number), laid.size, done=mine.done, note=note)
    picture.paste(drawn, (0, map_top))
    return picture


def _draw_paths(
    picture: Image.Image, lengths: Sequence[int], seat: Seat, words: Words, middle: float, within: float
) -> None:
    """Draw how long the longest path of each player is, the others' beside their marks, up to the right edge."""
    if not any(lengths):
        return
    pen, right = ImageDraw.Draw(picture), float(MAP_WIDTH - MARGIN)
    for other in reversed([other for other in range(len(lengths)) if other != seat]):
        right -= write(pen, (right, middle), str(lengths[other]), BOLD, 24, fill=PAPER, anchor="rm") + 20
        put(picture, owner_badge(Seat(other), 13), right, middle)
        right -= 28
    own = words(text("rendering.hand.own_trail", trains=lengths[seat]))
    write(pen, (right, middle), own, BOLD, 24, fill=PAPER, anchor="rm", within=within - (MAP_WIDTH - MARGIN - right))


def _done(own: HeldTicket, words: Words) -> str:
    return words(text("rendering.hand.lent")) if own.lent else ""


def _note(edition: Edition, way: tuple[RouteId, ...], words: Words) -> str:
    return way_note(edition.board, way, words) or words(text("rendering.no_way"))


def _draw_cards(picture: Image.Image, own: OwnHand, words: Words) -> None:
    title = words(text("rendering.hand.cards", cards=sum(own.cards.values())))
    write(ImageDraw.Draw(picture), (MARGIN, 36), title, BOLD, 29, fill=PAPER, within=MAP_WIDTH - 2 * MARGIN)
    step = (MAP_WIDTH - 2 * MARGIN - _STYLE.card[0] - 12) / (len(own.cards) - 1)
    for number, (card, count) in enumerate(own.cards.items()):
        draw_stack(picture, card, count, words, (MARGIN + number * step, float(_TOP)), _STYLE)
