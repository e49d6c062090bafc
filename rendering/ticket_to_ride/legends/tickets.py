"""Tickets as cards, with what the campaign has put on them, and the picture of those one may choose from."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.board import CityId, RouteId
from engine.ticket_to_ride.legends.facts import Destination
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView, OwnView
from rendering.api import Words
from rendering.badges import owner_badge
from rendering.canvas import put, write
from rendering.fonts import BOLD, TEXT
from rendering.marks import star
from rendering.palette import FELT, GOLD, INK, PAPER, mix
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.legends.companies import icon
from rendering.ticket_to_ride.legends.map import table_of, whole
from rendering.ticket_to_ride.legends.private_map import draw_private_map
from rendering.ticket_to_ride.legends.way import ways
from rendering.ticket_to_ride.offer import LETTERS, draw_ticket, way_note

WIDTH = 1200
"""Of a picture for one seat, in pixels."""
MARGIN = 20
COLUMN = 500
"""Of what stands beside a map that is higher than wide."""
HEIGHT = 148
"""Of a ticket."""
NOTE = 21


def is_high(opened: tuple[str, ...]) -> bool:
    """Tell whether the open boards are so much higher than wide that their map stands beside the cards."""
    plain = whole(opened, 1)
    return plain.height > 0.98 * plain.width


def draw_card(  # noqa: PLR0913 - place, size and looks
    picture: Image.Image,
    view: LegendsView,
    ticket: str,
    words: Words,
    place: tuple[float, float],
    size: tuple[int, int],
    *,
    badge: str = "",
    done: bool | None = None,
    note: str = "",
) -> None:
    """Draw a ticket with its number, its express sticker, its stamps, and the flagship's star."""
    (x, y), (width, height) = place, size
    board, printed = table_of(view).board, pack().ticket(ticket)
    draw_ticket(picture, board, printed, place, size, badge=badge, done=done, note=note or " ", small=NOTE)
    pen, line = ImageDraw.Draw(picture), y + height - 54
    shown = words_on(view, printed, words)
    stamps = view.stamps.get(ticket, [])
    right = x + width - 84
    for number, company in enumerate(stamps):
        put(picture, owner_badge(Seat(COLOUR_KEYS.index(company)), 12), right - number * 27, line)
    write(pen, (x + 58, line), shown, TEXT, NOTE, fill=mix(INK, PAPER, 0.25), within=right - x - 70 - 27 * len(stamps))
    if view.own is not None and view.own.flagship == ticket:
        put(picture, icon(star, 15), x + width - 42, y + 26)


def words_on(view: LegendsView, ticket: Destination, words: Words) -> str:
    """Return what is printed and stuck on a ticket besides its cities: its number, its express city."""
    parts = []
    if ticket.postcard:
        parts.append(words(text("rendering.legends.numbered", number=ticket.postcard)))
    if ticket.id in view.express:
        via = next(one.via for one in pack().express if one.ticket == ticket.id)
        parts.append(
            words(
                text("rendering.legends.express", city=pack().town(via).name, dollars=pack().figures.rule.express.pays)
            )
        )
    return " · ".join(parts)


def draw_offer(view: LegendsView, words: Words) -> Image.Image:
    """Draw the offered tickets beside a map with the way each of them would still need."""
    own, seat = own_of(view)
    offered = [pack().ticket(ticket) for ticket in own.offered]
    missing = ways(view, seat, offered)
    marks: dict[CityId, str] = {}
    for letter, ticket in zip(LETTERS, offered, strict=False):
        for city in (ticket.a, ticket.b):
            marks[city] = marks.get(city, "") + letter
    lit = [route for way in missing.values() for route in way]
    title = words(text("rendering.offer", tickets=len(offered), keep=own.keep_at_least))
    high, columns = is_high(view.opened), 1 if is_high(view.opened) or len(offered) == 1 else 2
    room = COLUMN if high else WIDTH
    size = ((room - MARGIN * (columns + 1)) // columns, HEIGHT)
    below = 70 + -(-len(offered) // columns) * (HEIGHT + 14)
    drawn = draw_private_map(view, seat, lit, marks, whole(view.opened, WIDTH - COLUMN if high else WIDTH))
    picture = Image.new("RGB", (WIDTH, max(below, drawn.height) if high else below + drawn.height), FELT)
    picture.paste(drawn, (COLUMN, 0) if high else (0, below))
    pen = ImageDraw.Draw(picture)
    write(pen, (MARGIN, 36), title, BOLD, 30, fill=PAPER, within=room - 2 * MARGIN)
    for number, ticket in enumerate(offered):
        corner = (MARGIN + number % columns * (size[0] + MARGIN), 70.0 + number // columns * (HEIGHT + 14))
        note = note_of(view, missing[ticket.id], words)
        draw_card(picture, view, ticket.id, words, corner, size, badge=LETTERS[number], note=note)
    pen.line((0, picture.height - 1, WIDTH, picture.height - 1), GOLD)
    return picture


def note_of(view: LegendsView, way: tuple[RouteId, ...], words: Words) -> str:
    """Return in words how many trains a way still needs."""
    return way_note(table_of(view).board, way, words)


def own_of(view: LegendsView) -> tuple[OwnView, Seat]:
    """Return the view's own hand and seat. Raises LookupError where it is everybody's."""
    if view.own is None or view.viewer is None:
        raise LookupError("only a seat has a hand")
    return view.own, view.viewer
