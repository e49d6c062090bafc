"""A hand, for its owner's eyes: the cards with counts, the tickets, and a map of the way still missing."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.views import HeldTicket, OwnHand, TableView
from rendering.api import Words
from rendering.badges import Box, owner_badge
from rendering.canvas import put, write
from rendering.fonts import BOLD
from rendering.palette import PAPER
from rendering.parts import Composition, felt
from rendering.ticket_to_ride.board import Edition
from rendering.ticket_to_ride.card_stacks import StackStyle, draw_stack
from rendering.ticket_to_ride.cards import card_name, draw_card
from rendering.ticket_to_ride.private_map import FRAME, MAP_WIDTH, draw_private_map
from rendering.ticket_to_ride.tickets import MARGIN, TicketColumns, draw_ticket, own_of, way_note
from rendering.ticket_to_ride.way import missing_ways

_STYLE = StackStyle(draw=draw_card, name=card_name, card=(108, 162), figures=26, letters=18, margin=10, strength=0.45)
_TOP = 74
_TICKETS = _TOP + _STYLE.card[1] + 34
"""Where the tickets begin, in pixels from the top."""


def compose_hand(edition: Edition, view: TableView, words: Words) -> Composition:
    """Compose the hand of the view's own seat: the cards, the tickets and the map change at different moves."""
    own, seat = own_of(view)
    held = [edition.board.tickets[ticket.ticket] for ticket in own.tickets]
    still = [ticket for ticket, own in zip(held, own.tickets, strict=True) if not own.done]
    parts = edition.parts(view)
    ways = missing_ways(edition.printed, view, seat, still, parts.lent)
    laid = TicketColumns(3, MAP_WIDTH, top=_TICKETS + 50.0, height=100, gap=12)
    map_top = _TICKETS + 50 + laid.taken(len(held)) + 12
    lit = [route for way in ways.values() for route in way]

    def draw_cards(picture: Image.Image, _: Box) -> None:
        _draw_cards(picture, own, words)

    def draw_tickets(picture: Image.Image, _: Box) -> None:
        done = len(held) - len(still)
        title, room = words(text("rendering.hand.tickets", tickets=len(held), done=done)), MAP_WIDTH - 2 * MARGIN
        pen, middle = ImageDraw.Draw(picture), _TICKETS + 20
        used = write(pen, (MARGIN, middle), title, BOLD, 27, fill=PAPER, within=room)
        _draw_paths(picture, parts.trails, seat, words, middle, room - used - 24)
        for number, (ticket, mine) in enumerate(zip(held, own.tickets, strict=True)):
            note = _done(mine, words) if mine.done else _note(edition, ways[ticket.id], words)
            draw_ticket(picture, edition.board, ticket, laid.corner(number), laid.size, done=mine.done, note=note)

    def draw_map(picture: Image.Image, _: Box) -> None:
        marks = {city: "" for ticket in still for city in (ticket.a, ticket.b)}
        picture.paste(draw_private_map(edition, view, seat, lit, marks), (0, map_top))

    hand = Composition(felt((edition.name, "hand", seat), MAP_WIDTH))
    hand.lengthen(map_top + FRAME.size[1] - hand.size[1])
    hand.panel(("cards", words), own.cards, (0, 0, MAP_WIDTH, _TICKETS), draw_cards)
    tickets = (own.tickets, ways, parts.trails)
    hand.panel(("tickets", words), tickets, (0, _TICKETS, MAP_WIDTH, map_top - _TICKETS), draw_tickets)
    hand.panel("map", (view.claims, lit, still, parts.stations), (0, map_top, *FRAME.size), draw_map)
    return hand


def _draw_paths(
    picture: Image.Image, lengths: Sequence[int], seat: Seat, words: Words, middle: float, within: float
) -> None:
    """Draw how long the longest path of each player is, the others' next to their marks, up to the right edge."""
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
