"""The bank slips of a game, from the winner to the last, every row of each.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import Text, listed, text
from engine.ticket_to_ride.legends.bank_slips import Slip, TicketRow
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import CompanyView, LegendsView
from rendering.api import Words
from rendering.badges import owner_badge, parted, player_name
from rendering.canvas import Pen, put, wrapped, write, write_name
from rendering.fonts import BOLD, CITY, FIGURE, TEXT, Face
from rendering.palette import FADED_INK, FELT, GOLD, INK, LOST, PAPER, PLAYERS, WON, Rgb, ink_on, mix
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.legends.map import company_seat
from rendering.ticket_to_ride.legends.paper import CREAM, SEPIA, lay_sheet
from rendering.ticket_to_ride.report import signed

WIDTH = 1600
_MARGIN = 22
_GAP = 18
_HEAD = 96
_COLUMNS = {2: 2, 3: 3, 4: 2, 5: 3}
"""Columns by the number of companies: more than three stand in two rows, so that their slips can be read."""
_INSET = 24
_ROW = 38
_SMALL = 33


class Line(msgspec.Struct, frozen=True):
    """A row of a slip."""

    words: str
    dollars: int | None = None
    face: Face = BOLD
    size: int = 28
    fill: Rgb = INK
    height: int = _ROW


def draw_slips(view: LegendsView, words: Words) -> Image.Image:
    """Draw a slip for each company."""
    order = [Seat(seat) for seat in view.ranking]
    columns = _COLUMNS[len(order)]
    width = (WIDTH - 2 * _MARGIN - _GAP * (columns - 1)) / columns
    written = {seat: list(_lines(view.seats[seat], view.slips[seat], words, width - 2 * _INSET)) for seat in order}
    heights = {seat: _HEAD + 100 + sum(line.height for line in written[seat]) for seat in order}
    rows = [order[left : left + columns] for left in range(0, len(order), columns)]
    tops = [120.0]
    for row in rows:
        tops.append(tops[-1] + max(heights[seat] for seat in row) + _GAP)
    picture = Image.new("RGB", (WIDTH, round(tops[-1] + _MARGIN - _GAP + 6)), FELT)
    pen = ImageDraw.Draw(picture)
    title = words(text("rendering.legends.slips", year=str(view.year)))
    write(pen, (_MARGIN, 60), title, CITY, 54, fill=PAPER, within=WIDTH * 0.6)
    game = words(text("rendering.legends.game", game=view.game, games=pack().figures.table.games))
    write(pen, (WIDTH - _MARGIN, 62), game, BOLD, 30, fill=mix(FELT, PAPER, 0.8), anchor="rm", within=WIDTH * 0.35)
    for row, top in zip(rows, tops, strict=False):
        high = max(heights[seat] for seat in row)
        for column, seat in enumerate(row):
            box = (_MARGIN + column * (width + _GAP), top, width, high)
            _draw_slip(picture, view, seat, written[seat], words, box)
    return picture


def _draw_slip(
    picture: Image.Image,
    view: LegendsView,
    seat: Seat,
    lines: list[Line],
    words: Words,
    box: tuple[float, float, float, float],
) -> None:
    x, y, width, height = box
    company, place = view.seats[seat], view.ranking.index(seat) + 1
    colour = PLAYERS[COLOUR_KEYS.index(company.company)]
    lay_sheet(picture, box, CREAM, GOLD if place == 1 else SEPIA)
    pen, ink = ImageDraw.Draw(picture), ink_on(colour)
    pen.rectangle((x, y, x + width, y + _HEAD), colour)
    put(picture, owner_badge(company_seat(company.company), 30), x + 46, y + _HEAD / 2)
    write(pen, (x + 88, y + 30), company.name, BOLD, 31, fill=ink, within=width - 100)
    shown = words(text("rendering.report.place", place=place))
    president = f"{player_name(words, seat)} · {shown}"
    write_name(pen, (x + 88, y + 69), president, TEXT, 27, fill=ink, within=width - 100)
    top = y + _HEAD + 12
    for line in lines:
        _draw_line(pen, line, x + _INSET, top, width - 2 * _INSET)
        top += line.height
    foot = y + height - 76
    pen.line((x + _INSET, foot, x + width - _INSET, foot), SEPIA, 3)
    write(pen, (x + _INSET, foot + 31), words(text("rendering.report.total")), BOLD, 34)
    write(pen, (x + width - _INSET, foot + 31), f"${parted(words, view.slips[seat].total)}", FIGURE, 46, anchor="rm")


def _draw_line(pen: Pen, line: Line, x: float, y: float, room: float) -> None:
    middle = y + line.height / 2
    if line.dollars is not None:
        fill = LOST if line.dollars < 0 else WON if line.dollars > 0 and line.face != BOLD else line.fill
        figure = signed(line.dollars)
        room -= write(pen, (x + room, middle), figure, FIGURE, line.size, fill=fill, anchor="rm") + 10
    write(pen, (x, middle), line.words, line.face, line.size, fill=line.fill, within=room)


def _lines(company: CompanyView, slip: Slip, words: Words, room: float) -> Iterator[Line]:
    def row(key: str, dollars: int, **params: int) -> Line:
        # One for each row.
        return Line(words(text(f"rendering.legends.slip.{key}", **params)), dollars)

    yield row("coins", slip.coins)
    yield row("leftover", slip.leftover, trains=company.trains)
    total = sum(ticket.dollars for ticket in slip.tickets)
    yield row("tickets", total, completed=len(slip.completed), tickets=len(slip.tickets))
    for ticket in sorted(slip.tickets, key=lambda one: -one.dollars):
        yield from _ticket(ticket, words, room)
    if slip.herds or slip.herds_paid:
        yield row("herds", slip.herds, herds=slip.herds_paid)
    for key in ("through", "exhibition", "bond"):
        if dollars := getattr(slip, key):
            yield row(key, dollars)
    for source, dollars in slip.powers:
        kind, _, name = source.partition(":")
        key = {"card": "postcard", "first": "event"}.get(kind, kind)
        # One for each event, postcard and specialist.
        yield Line(words(Text(f"legends.{key}.{name}", {})), dollars)


def _ticket(row: TicketRow, words: Words, room: float) -> Iterator[Line]:
    printed = pack().ticket(row.ticket)
    a, b = (pack().town(city).name for city in (printed.a, printed.b))
    name = words(text("rendering.cities", a=a, b=b))
    notes = [note for note in ("flagship", "steamer", "forgiven") if getattr(row, note)]
    if notes:
        # One for each note.
        said = listed([text(f"rendering.legends.slip.{note}") for note in notes])
        name = words(text("rendering.legends.slip.noted", name=name, notes=said))
    parts = wrapped(name, TEXT, 26, room - 70)
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        fill = INK if row.completed else FADED_INK
        yield Line(part, row.dollars if last else None, TEXT, 26, fill, _SMALL)
