"""Tickets as cards: one with its print and how much of its way is missing, and several of them in columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.board import Board, CityId, RouteId, Ticket
from engine.ticket_to_ride.views import OwnHand, TableView
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import CITY, FIGURE, TEXT
from rendering.palette import GOLD, INK, PAPER, WON, Rgb, mix

LETTERS = "ABCDEFGH"
"""The letters that mark offered tickets on their cards and on the map."""
LONG: Rgb = (46, 92, 150)
SHORT: Rgb = (150, 88, 42)
MARGIN = 20
"""Margin around tickets, in pixels."""


class TicketColumns(NamedTuple):
    """Tickets in columns of equal width; all in pixels."""

    columns: int
    room: int
    """Width of the room that the columns share, with a margin around each."""
    top: float
    height: int
    """Height of a ticket."""
    gap: int
    """The gap between two rows."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a ticket."""
        return (self.room - MARGIN * (self.columns + 1)) // self.columns, self.height

    def corner(self, number: int) -> tuple[float, float]:
        """Return the upper left corner of a ticket, numbered from 0 along the rows."""
        row, column = divmod(number, self.columns)
        return MARGIN + column * (self.size[0] + MARGIN), self.top + row * (self.height + self.gap)

    def taken(self, tickets: int) -> int:
        """Return the height of a number of tickets, with the gaps below their rows."""
        return -(-tickets // self.columns) * (self.height + self.gap)


def draw_ticket(  # noqa: PLR0913 - place, size and looks
    picture: Image.Image,
    board: Board,
    ticket: Ticket,
    place: tuple[float, float],
    size: tuple[int, int],
    *,
    badge: str = "",
    done: bool | None = None,
    note: str = "",
    small: int = 20,
) -> None:
    """Draw a ticket: its two cities, its points, a letter or whether it is done, and a note in ``small`` letters."""
    (x, y), (width, height) = place, size
    put(picture, _blank(size, long=ticket.long, done=done), x + width / 2, y + height / 2)
    pen = ImageDraw.Draw(picture)
    left, room = x + 58, width - 58 - 78
    lines = (board.cities[ticket.a].name, board.cities[ticket.b].name)
    first = y + height * (0.27 if note else 0.33)
    for number, name in enumerate(lines):
        write(pen, (left, first + number * 30), name, CITY, 25, within=room)
    if note:
        write(pen, (left, y + height + 3 - small), note, TEXT, small, fill=mix(INK, PAPER, 0.25), within=room + 74)
    if badge:
        write(pen, (x + 21, y + height / 2), badge, FIGURE, 26, fill=PAPER, anchor="mm")
    write(pen, (x + width - 42, y + height / 2), str(ticket.points), FIGURE, 32, fill=INK, anchor="mm")


def way_note(board: Board, way: tuple[RouteId, ...], words: Words) -> str:
    """Return in words how many trains a way still needs."""
    trains = sum(board.routes[route].length for route in way)
    return words(text("rendering.trains_needed", trains=trains)) if way else ""


def letters_of(offered: Iterable[Ticket]) -> dict[CityId, str]:
    """Return for each end of the offered tickets the letters of those that end there."""
    marks: dict[CityId, str] = {}
    for letter, ticket in zip(LETTERS, offered, strict=False):
        for city in (ticket.a, ticket.b):
            marks[city] = marks.get(city, "") + letter
    return marks


def own_of(view: TableView) -> tuple[OwnHand, Seat]:
    """Return the own hand and seat of a view that is one seat's."""
    if view.own is None or view.viewer is None:
        raise AssertionError("only a seat has a hand")
    return view.own, view.viewer


@kept
def _blank(size: tuple[int, int], *, long: bool, done: bool | None) -> Image.Image:
    stub = LONG if long else SHORT
    if done is not None:
        stub = WON if done else mix(INK, PAPER, 0.35)

    def paint(pen: Pen, k: float) -> None:
        w, h = size[0] * k, size[1] * k
        pen.rounded_rectangle((0, 0, w - 1, h - 1), 10 * k, PAPER)
        pen.rounded_rectangle((0, 0, 52 * k, h - 1), 10 * k, stub)
        pen.rectangle((40 * k, 0, 46 * k, h), stub)
        pen.rectangle((46 * k, 0, 53 * k, h), PAPER)
        for notch in range(6, size[1] - 4, 12):
            pen.ellipse((43 * k, notch * k, 49 * k, (notch + 6) * k), PAPER)
        r, x, y = 29 * k, w - 42 * k, h / 2
        pen.ellipse((x - r, y - r, x + r, y + r), mix(GOLD, PAPER, 0.55), GOLD, round(2.4 * k))
        if done is not None:
            _seal(pen, 22 * k, h / 2, 13 * k, done=done)

    return sprite(*size, 1, paint)


def _seal(pen: Pen, x: float, y: float, r: float, *, done: bool) -> None:
    """Paint a tick, or an empty ring if something is still open."""
    if done:
        line = [(x - r * 0.8, y), (x - r * 0.2, y + r * 0.65), (x + r * 0.9, y - r * 0.7)]
        pen.line(line, PAPER, round(r * 0.4), "curve")
    else:
        pen.ellipse((x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8), None, PAPER, round(r * 0.3))
