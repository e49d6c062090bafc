"""A hand, for its owner's eyes: the cards with their marks, the tickets, and a map of the way still missing."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.legends.facts import PICK, SKULL, WILD
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView, OwnView
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import put, sprite, write
from rendering.fonts import BOLD, FIGURE
from rendering.palette import PAPER
from rendering.ticket_to_ride.card_stacks import StackStyle, draw_stack
from rendering.ticket_to_ride.legends.cards import card_text, draw_train_card
from rendering.ticket_to_ride.legends.marks import CARD_MARKS
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
from rendering.ticket_to_ride.tickets import MARGIN, TicketColumns

_STYLE = StackStyle(
    draw=draw_train_card, name=card_text, card=(104, 156), figures=28, letters=23, margin=8, strength=0.5
)
_TOP = 78
_ROW = _STYLE.card[1] + 74


def draw_hand(view: LegendsView, words: Words) -> Image.Image:
    """Draw the hand of the view's own seat."""
    own, seat = own_of(view)
    held = [pack().ticket(ticket.ticket) for ticket in own.tickets]
    done = {ticket.ticket for ticket in own.tickets if ticket.done}
    still = [ticket for ticket in held if ticket.id not in done]
    missing = ways(view, seat, still)
    room, across, columns = (COLUMN, 4, 1) if is_high(view.opened) else (WIDTH, 7, 3)
    top = _TOP + -(-7 // across) * _ROW
    laid = TicketColumns(columns, room, top=top + 52.0, height=HEIGHT, gap=12)
    below = top + 56 + laid.taken(len(held)) + 8
    marks = {city: "" for ticket in still for city in (ticket.a, ticket.b)}
    lit = [route for way in missing.values() for route in way]
    picture = with_map(draw_private_map(view, seat, lit, marks, map_frame(view.opened)), below)
    _draw_cards(picture, view, own, words, room, across)
    pen = ImageDraw.Draw(picture)
    title = words(text("rendering.hand.tickets", tickets=len(held), done=len(done)))
    write(pen, (MARGIN, top + 24), title, BOLD, 28, fill=PAPER, within=room - 2 * MARGIN)
    for number, ticket in enumerate(held):
        finished = ticket.id in done
        note = "" if finished else note_of(view, missing[ticket.id], words) or words(text("rendering.no_way"))
        draw_card(picture, view, ticket.id, words, laid.corner(number), laid.size, done=finished, note=note)
    return picture


def _draw_cards(picture: Image.Image, view: LegendsView, own: OwnView, words: Words, room: float, across: int) -> None:
    """Draw the cards by colour with how many there are, and how many of them bear a mark."""
    title = words(text("rendering.hand.cards", cards=sum(own.cards.values())))
    write(ImageDraw.Draw(picture), (MARGIN, 38), title, BOLD, 30, fill=PAPER, within=room - 2 * MARGIN)
    step = (room - 2 * MARGIN - _STYLE.card[0] - 14) / (across - 1)
    for number, colour in enumerate((*pack().figures.deck.colours, WILD)):
        names = {str(name): count for name, count in own.cards.items() if name.partition(" ")[0] == colour}
        place = (MARGIN + number % across * step, float(_TOP + number // across * _ROW))
        draw_stack(picture, colour, sum(names.values()), words, place, _STYLE)
        if view.marked and colour != WILD:
            _draw_marked(picture, colour, names, (place[0], place[1] + _STYLE.card[1] + 40))


def _draw_marked(picture: Image.Image, colour: str, names: dict[str, int], place: tuple[float, float]) -> None:
    """Count the picks and skulls among the cards of a colour (L L6)."""
    x, y = place
    for number, mark in enumerate((PICK, SKULL)):
        count = names.get(f"{colour} {mark}", 0)
        if count:
            put(picture, _sign(mark), x + 15 + number * 56, y)
            write(ImageDraw.Draw(picture), (x + 32 + number * 56, y), str(count), FIGURE, 26, fill=PAPER)


@kept
def _sign(mark: str) -> Image.Image:
    return sprite(34, 34, 1, lambda pen, k: CARD_MARKS[mark](pen, 17 * k, 17 * k, 14 * k, PAPER))
