"""A hand, for its owner's eyes: the cards with counts, the tickets, and a map of the way still missing."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.views import OwnHand, TableView
from rendering.api import Words
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.palette import FELT, GOLD, INK, PAPER, mix
from rendering.ticket_to_ride.board import Edition
from rendering.ticket_to_ride.cards import draw_card
from rendering.ticket_to_ride.offer import draw_ticket, way_note
from rendering.ticket_to_ride.private_map import MAP_WIDTH, draw_private_map
from rendering.ticket_to_ride.way import missing_ways

_MARGIN = 20
_CARD = (108, 162)
_COLUMNS = 3
_TICKET = ((MAP_WIDTH - _MARGIN * 4) // _COLUMNS, 100)
_TOP = 74
_FAN = 4
"""More cards than this of a colour look like so many."""


def draw_hand(edition: Edition, view: TableView, words: Words) -> Image.Image:
    """Draw the hand of the view's own seat."""
    if view.own is None or view.viewer is None:
        raise LookupError("only a seat has a hand")
    held = [edition.board.tickets[ticket.ticket] for ticket in view.own.tickets]
    still = [ticket for ticket, own in zip(held, view.own.tickets, strict=True) if not own.done]
    ways = missing_ways(edition.printed, view, view.viewer, still)
    tickets_top = _TOP + _CARD[1] + 34
    map_top = tickets_top + 50 + -(-len(held) // _COLUMNS) * (_TICKET[1] + 12) + 12
    marks = {city: "" for ticket in still for city in (ticket.a, ticket.b)}
    lit = [route for way in ways.values() for route in way]
    drawn = draw_private_map(edition, view, view.viewer, lit, marks)
    picture = Image.new("RGB", (MAP_WIDTH, map_top + drawn.height), FELT)
    _draw_cards(picture, view.own, words)
    pen = ImageDraw.Draw(picture)
    done = len(held) - len(still)
    title = words(text("rendering.hand.tickets", tickets=len(held), done=done))
    write(pen, (_MARGIN, tickets_top + 20), title, BOLD, 27, fill=PAPER, within=MAP_WIDTH - 2 * _MARGIN)
    for number, (ticket, own) in enumerate(zip(held, view.own.tickets, strict=True)):
        column, row = number % _COLUMNS, number // _COLUMNS
        corner = (_MARGIN + column * (_TICKET[0] + _MARGIN), tickets_top + 50.0 + row * (_TICKET[1] + 12))
        note = "" if own.done else _note(edition, ways[ticket.id], words)
        draw_ticket(picture, edition.board, ticket, corner, _TICKET, done=own.done, note=note)
    picture.paste(drawn, (0, map_top))
    return picture


def _note(edition: Edition, way: tuple[RouteId, ...], words: Words) -> str:
    return way_note(edition.board, way, words) or words(text("rendering.no_way"))


def _draw_cards(picture: Image.Image, own: OwnHand, words: Words) -> None:
    pen = ImageDraw.Draw(picture)
    title = words(text("rendering.hand.cards", cards=sum(own.cards.values())))
    write(pen, (_MARGIN, 36), title, BOLD, 29, fill=PAPER, within=MAP_WIDTH - 2 * _MARGIN)
    step = (MAP_WIDTH - 2 * _MARGIN - _CARD[0] - 12) / (len(own.cards) - 1)
    for number, (card, count) in enumerate(own.cards.items()):
        x, y = _MARGIN + number * step, float(_TOP)
        if not count:
            _draw_empty(picture, card, words, (x, y))
            continue
        layers = min(_FAN, count)
        for layer in range(layers):
            shift = (layers - 1 - layer) * 4
            draw_card(picture, card, words, (x + shift, y - shift + 8), _CARD)
        put(picture, _badge(), x + 13, y + 18)
        write(pen, (x + 13, y + 18), str(count), FIGURE, 26, fill=INK, anchor="mm")


def _draw_empty(picture: Image.Image, card: str, words: Words, place: tuple[float, float]) -> None:
    """Show a colour one has not as a faint outline with its name."""
    x, y = place[0], place[1] + 8
    pen = ImageDraw.Draw(picture)
    faint = mix(FELT, PAPER, 0.28)
    pen.rounded_rectangle((x, y, x + _CARD[0], y + _CARD[1]), 10, None, faint, 2)
    middle = (x + _CARD[0] / 2, y + _CARD[1] / 2)
    name = words(text(f"rendering.card.{card}"))
    write(pen, middle, name, TEXT, 18, fill=mix(FELT, PAPER, 0.45), anchor="mm", within=_CARD[0] - 10)


def _badge() -> Image.Image:
    def paint(pen: Pen, k: float) -> None:
        for radius, fill in ((23, INK), (21, GOLD)):
            r = radius * k
            pen.ellipse((24 * k - r, 24 * k - r, 24 * k + r, 24 * k + r), fill)

    return sprite(48, 48, 1, paint)
