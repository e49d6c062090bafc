"""The table of the players: cash, income, markers for the bag, and who holds how much of which railroad.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import text
from engine.german_railways.view import GermanView, RailroadView, SeatView
from rendering.api import Words
from rendering.badges import SEATS, Box, lay_panel, owner_badge, player_name
from rendering.canvas import put, write, write_name
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.german_railways.auction import AUCTION, draw_auction
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.signs import FAINT, draw_order, name_of, on_turn, stage
from rendering.page import HEADING, MARGIN, WIDTH, caption, page
from rendering.palette import INK, LOST, PAPER, Rgb, ink_on, mix

ORDER = 106
NAMES = 84
ROW = 64
FIRST = 316
"""Width of the first column in pixels."""
_EVEN, _ODD = PAPER, mix(PAPER, INK, 0.055)


class Row(msgspec.Struct, frozen=True):
    """A line of the table."""

    title: str
    cells: tuple[str, ...]
    """The cells by seat."""
    railroad: RailroadView | None = None


def draw_page(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the table by seat, under the auction and the turn order track if there are any."""
    del zoom
    rows = list(_rows(view, words))
    order = HEADING + (AUCTION + 18 if view.auction else 0)
    top = order + (ORDER if view.order else 0)
    height = top - HEADING + NAMES + ROW * len(rows) + MARGIN
    picture, pen = page(height, words(text("german.picture.players")), words(stage(view)))
    if view.auction:
        draw_auction(picture, (MARGIN, HEADING + 6.0, WIDTH - 2.0 * MARGIN, AUCTION), view.auction, words)
    if view.order:
        middle = order + ORDER / 2 - 4
        x = MARGIN + caption(pen, (MARGIN, middle), words(text("german.picture.order")), size=29) + 24
        draw_order(picture, view, x, middle, 84)
    width = (WIDTH - 2 * MARGIN - FIRST) / len(view.seats)
    for number, seat in enumerate(view.seats):
        _draw_name(picture, view, seat, words, (MARGIN + FIRST + number * width, top, width - 6, NAMES - 8.0))
    for number, row in enumerate(rows):
        y = top + NAMES + number * ROW
        pen.rectangle((MARGIN, y, WIDTH - MARGIN - 6, y + ROW - 1), _ODD if number % 2 else _EVEN)
        _draw_row(picture, view, row, y + ROW / 2, width)
    return picture


def _rows(view: GermanView, words: Words) -> Iterator[Row]:
    def money(amount: int) -> str:
        return words(text("german.picture.money", amount=amount))

    def title(name: str) -> str:
        # One for each row.
        return words(text(f"german.picture.row.{name}"))

    yield Row(title("cash"), tuple(money(seat.cash) for seat in view.seats))
    yield Row(title("income"), tuple(money(seat.income) for seat in view.seats))
    yield Row(title("markers"), tuple(str(markers) for markers in view.bag.markers))
    if view.built is not None and any(view.built.paid):
        yield Row(title("paid"), tuple(money(paid) for paid in view.built.paid))
    for railroad in view.railroads:
        yield Row(name_of(railroad.id), tuple("" for _ in view.seats), railroad)


def _draw_name(picture: Image.Image, view: GermanView, player: SeatView, words: Words, box_: Box) -> None:
    left, top, width, height = box_
    colour, middle = SEATS[player.seat], top + height / 2
    lay_panel(picture, box_, colour, PAPER if player.seat in on_turn(view) else None)
    put(picture, owner_badge(player.seat, 20), left + 36, middle)
    pen, name = ImageDraw.Draw(picture), player_name(words, player.seat)
    agreed = view.stage == "agreement" and player.agreed
    at = (left + 66, middle - (13 if agreed else 0))
    write_name(pen, at, name, BOLD, 29, fill=ink_on(colour), within=width - 76)
    if agreed:
        said = words(text("german.picture.agreed"))
        write(pen, (left + 66, middle + 25), said, TEXT, 22, fill=ink_on(colour), within=width - 76)


def _draw_row(picture: Image.Image, view: GermanView, row: Row, middle: float, width: float) -> None:
    pen = ImageDraw.Draw(picture)
    if row.railroad is None:
        write(pen, (MARGIN + 16, middle), row.title, BOLD, 28, fill=FAINT, within=FIRST - 24)
        for number, cell in enumerate(row.cells):
            x = MARGIN + FIRST + number * width
            write(pen, (x + width / 2, middle), cell, FIGURE, 32, anchor="mm", within=width - 14)
        return
    put(picture, locomotive(row.railroad.id, 62), MARGIN + 46, middle)
    write(pen, (MARGIN + 88, middle), row.title, BOLD, 25, fill=FAINT, within=FIRST - 168)
    income = words_income(row.railroad)
    fill: Rgb = INK if row.railroad.pays else LOST
    write(pen, (MARGIN + FIRST - 14, middle), income, FIGURE, 28, fill=fill, anchor="rm")
    for number, seat in enumerate(view.seats):
        held = row.railroad.holders.get(seat.seat, 0)
        step = min(70.0, (width - 20) / 3)
        x = MARGIN + FIRST + number * width + width / 2 - (held - 1) / 2 * step
        for share in range(held):
            put(picture, locomotive(row.railroad.id, step - 8), x + share * step, middle)


def words_income(railroad: RailroadView) -> str:
    """Return the income of a railroad as a figure with its sign."""
    return f"+{railroad.income}"
