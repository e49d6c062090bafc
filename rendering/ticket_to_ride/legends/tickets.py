"""Tickets as cards, with what the campaign has put on them.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.board import RouteId
from engine.ticket_to_ride.legends.facts import Destination
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView, OwnView
from rendering.api import Words
from rendering.badges import owner_badge
from rendering.canvas import Viewport, put, write
from rendering.fonts import TEXT
from rendering.marks import star
from rendering.palette import FELT, INK, PAPER, mix
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.legends.companies import icon
from rendering.ticket_to_ride.legends.map import table_of, whole
from rendering.ticket_to_ride.tickets import draw_ticket, way_note

WIDTH = 1200
"""Width of a picture for one seat, in pixels."""
COLUMN = 500
"""Width of the column next to a map that is higher than wide."""
HEIGHT = 148
"""Height of a ticket."""
NOTE = 21


def is_high(opened: tuple[str, ...]) -> bool:
    """Return whether the map of the open boards is high enough, for its width, to stand next to the cards."""
    plain = whole(opened, 1)
    return plain.height > 0.98 * plain.width


def map_frame(opened: tuple[str, ...]) -> Viewport:
    """Return the frame of the map that stands next to or below the cards of one seat."""
    return whole(opened, WIDTH - COLUMN if is_high(opened) else WIDTH)


def with_map(drawn: Image.Image, below: int) -> Image.Image:
    """Return a picture with a map drawn in ``map_frame``; a map as wide as the picture begins ``below`` the cards."""
    if drawn.width == WIDTH:
        picture = Image.new("RGB", (WIDTH, below + drawn.height), FELT)
        picture.paste(drawn, (0, below))
        return picture
    picture = Image.new("RGB", (WIDTH, max(below, drawn.height)), FELT)
    picture.paste(drawn, (COLUMN, 0))
    return picture


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
    """Draw a ticket with its number, its express sticker, its stamps, and the flagship's star.

    What is stuck on it stands next to the stamps, or below them if there is no note, so that there is room for all.
    """
    (x, y), (width, height) = place, size
    board, printed = table_of(view).board, pack().ticket(ticket)
    shown = words_on(view, printed, words)
    draw_ticket(picture, board, printed, place, size, badge=badge, done=done, note=note or shown or " ", small=NOTE)
    pen, line = ImageDraw.Draw(picture), y + height - 50
    stamps = view.stamps.get(ticket, [])
    right = x + width - 84
    for number, company in enumerate(stamps):
        put(picture, owner_badge(Seat(COLOUR_KEYS.index(company)), 12), right - number * 27, line)
    if note:
        room = right - x - 70 - 27 * len(stamps)
        write(pen, (x + 58, line), shown, TEXT, NOTE, fill=mix(INK, PAPER, 0.25), within=room)
    if view.own is not None and view.own.flagship == ticket:
        put(picture, icon(star, 15), x + width - 42, y + 26)


def words_on(view: LegendsView, ticket: Destination, words: Words) -> str:
    """Return the texts printed or stuck on a ticket apart from its cities: its number, its express city."""
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


def note_of(view: LegendsView, way: tuple[RouteId, ...], words: Words) -> str:
    """Return in words how many trains a way still needs."""
    return way_note(table_of(view).board, way, words)


def own_of(view: LegendsView) -> tuple[OwnView, Seat]:
    """Return the own hand and seat of a view that is one seat's."""
    if view.own is None or view.viewer is None:
        raise AssertionError("only a seat has a hand")
    return view.own, view.viewer
