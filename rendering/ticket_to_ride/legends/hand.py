"""A hand, for its owner's eyes: the cards with their marks, the tickets, and a map of the way still missing."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.legends.facts import PICK, SKULL, WILD
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView, OwnView
from rendering.api import Words
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.palette import FELT, GOLD, INK, PAPER, mix
from rendering.ticket_to_ride.legends.cards import card_text, draw_train_card
from rendering.ticket_to_ride.legends.map import whole
from rendering.ticket_to_ride.legends.marks import CARD_MARKS
from rendering.ticket_to_ride.legends.private_map import draw_private_map
from rendering.ticket_to_ride.legends.tickets import (
    COLUMN,
    HEIGHT,
    MARGIN,
    WIDTH,
    draw_card,
    is_high,
    note_of,
    own_of,
)
from rendering.ticket_to_ride.legends.way import ways

_CARD = (104, 156)
_TOP = 78
_FAN = 4
"""More cards than this of a colour look like so many."""
_ROW = _CARD[1] + 74


def draw_hand(view: LegendsView, words: Words) -> Image.Image:
    """Draw the hand of the view's own seat."""
    own, seat = own_of(view)
    held = [pack().ticket(ticket.ticket) for ticket in own.tickets]
    done = {ticket.ticket for ticket in own.tickets if ticket.done}
    still = [ticket for ticket in held if ticket.id not in done]
    missing = ways(view, seat, still)
    high = is_high(view.opened)
    room, across, columns = (COLUMN, 4, 1) if high else (WIDTH, 7, 3)
    width = (room - MARGIN * (columns + 1)) // columns
    top = _TOP + -(-7 // across) * _ROW
    below = top + 56 + -(-len(held) // columns) * (HEIGHT + 12) + 8
    marks = {city: "" for ticket in still for city in (ticket.a, ticket.b)}
    lit = [route for way in missing.values() for route in way]
    drawn = draw_private_map(view, seat, lit, marks, whole(view.opened, WIDTH - COLUMN if high else WIDTH))
    picture = Image.new("RGB", (WIDTH, max(below, drawn.height) if high else below + drawn.height), FELT)
    picture.paste(drawn, (COLUMN, 0) if high else (0, below))
    _draw_cards(picture, view, own, words, room, across)
    pen = ImageDraw.Draw(picture)
    title = words(text("rendering.hand.tickets", tickets=len(held), done=len(done)))
    write(pen, (MARGIN, top + 24), title, BOLD, 28, fill=PAPER, within=room - 2 * MARGIN)
    for number, ticket in enumerate(held):
        corner = (MARGIN + number % columns * (width + MARGIN), top + 52.0 + number // columns * (HEIGHT + 12))
        finished = ticket.id in done
        note = "" if finished else note_of(view, missing[ticket.id], words) or words(text("rendering.no_way"))
        draw_card(picture, view, ticket.id, words, corner, (width, HEIGHT), done=finished, note=note)
    return picture


def _draw_cards(picture: Image.Image, view: LegendsView, own: OwnView, words: Words, room: float, across: int) -> None:
    """Draw the cards by colour with how many there are, and how many of them bear a mark."""
    pen = ImageDraw.Draw(picture)
    title = words(text("rendering.hand.cards", cards=sum(own.cards.values())))
    write(pen, (MARGIN, 38), title, BOLD, 30, fill=PAPER, within=room - 2 * MARGIN)
    step = (room - 2 * MARGIN - _CARD[0] - 14) / (across - 1)
    for number, colour in enumerate((*pack().figures.deck.colours, WILD)):
        names = {str(name): count for name, count in own.cards.items() if name.partition(" ")[0] == colour}
        place = (MARGIN + number % across * step, float(_TOP + number // across * _ROW))
        _draw_colour(picture, colour, sum(names.values()), words, place)
        if view.marked and colour != WILD:
            _draw_marked(picture, colour, names, (place[0], place[1] + _CARD[1] + 40))


def _draw_colour(picture: Image.Image, colour: str, count: int, words: Words, place: tuple[float, float]) -> None:
    (x, y), pen = place, ImageDraw.Draw(picture)
    if not count:
        faint = mix(FELT, PAPER, 0.28)
        pen.rounded_rectangle((x, y + 8, x + _CARD[0], y + 8 + _CARD[1]), 10, None, faint, 2)
        middle, name = (x + _CARD[0] / 2, y + 8 + _CARD[1] / 2), words(card_text(colour))
        write(pen, middle, name, TEXT, 23, fill=mix(FELT, PAPER, 0.5), anchor="mm", within=_CARD[0] - 8)
        return
    layers = min(_FAN, count)
    for layer in range(layers):
        shift = (layers - 1 - layer) * 4
        draw_train_card(picture, colour, words, (x + shift, y - shift + 8), _CARD)
    put(picture, _badge(), x + 13, y + 18)
    write(pen, (x + 13, y + 18), str(count), FIGURE, 28, fill=INK, anchor="mm")


def _draw_marked(picture: Image.Image, colour: str, names: dict[str, int], place: tuple[float, float]) -> None:
    """Count the picks and skulls among the cards of a colour (L L6)."""
    x, y = place
    for number, mark in enumerate((PICK, SKULL)):
        count = names.get(f"{colour} {mark}", 0)
        if count:
            put(picture, _sign(mark), x + 15 + number * 56, y)
            write(ImageDraw.Draw(picture), (x + 32 + number * 56, y), str(count), FIGURE, 26, fill=PAPER)


@lru_cache(maxsize=4)
def _sign(mark: str) -> Image.Image:
    return sprite(34, 34, 1, lambda pen, k: CARD_MARKS[mark](pen, 17 * k, 17 * k, 14 * k, PAPER))


@lru_cache(maxsize=1)
def _badge() -> Image.Image:
    def paint(pen: Pen, k: float) -> None:
        for radius, fill in ((23, INK), (21, GOLD)):
            r = radius * k
            pen.ellipse((24 * k - r, 24 * k - r, 24 * k + r, 24 * k + r), fill)

    return sprite(48, 48, 1, paint)
