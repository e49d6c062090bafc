"""The table of the players: what each has, owes and is worth, and who holds how much of which company.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import text
from engine.eighteenxx.views import CompanyView, EighteenxxView, PlayerView
from rendering.api import Words, enumerated
from rendering.badges import SEATS, Box, lay_panel, owner_badge, player_name
from rendering.canvas import put, write, write_name
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.tokens import token
from rendering.fonts import BOLD, FIGURE, TEXT, Face
from rendering.marks import crown
from rendering.page import HEADING, MARGIN, WIDTH, page
from rendering.palette import GOLD, INK, LOST, PAPER, Rgb, ink_on, mix

NAMES = 92
ROW = 58
WIDE = 190
"""A column of this width has room for a name next to the player's mark."""
FIRST = 204
"""Width of the first column in pixels."""
_FAINT = mix(INK, PAPER, 0.35)
_EVEN, _ODD = PAPER, mix(PAPER, INK, 0.055)


class Row(msgspec.Struct, frozen=True):
    """A line of the table."""

    title: str
    cells: tuple[str, ...]
    """The cells by player in turn order, and for a company also by each place where its shares are for sale."""
    company: CompanyView | None = None
    bold: bool = False
    bad: tuple[bool, ...] = ()
    """Which cells show something bad, such as a debt."""
    presides: tuple[int, ...] = ()
    """Which cell is the president's."""
    lit: tuple[int, ...] = ()
    """Which cells are highlighted because they have changed."""


Places = tuple[tuple[str, Callable[[CompanyView], int]], ...]
"""Places where shares are for sale, by the name of their column, with how many percent of a company lie there."""
PLACES: Places = (
    ("offer", lambda company: company.ipo),
    ("company", lambda company: company.holders.get(company.id, 0)),
    ("pool", lambda company: company.pool),
)
PLACE = 118
"""Width of the column of a place where shares are for sale."""


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the table in the order of the next stock round, priority first."""
    del zoom
    places = tuple(place for place in PLACES if any(place[1](company) for company in view.companies_held))
    rows = list(_rows(edition, view, words, places))
    width = (WIDTH - 2 * MARGIN - FIRST - PLACE * len(places)) / len(view.players)
    names = _height_of_names(width)
    picture, pen = page(
        names + ROW * len(rows) + MARGIN + 10, words(text("18xx.picture.players")), words(edition.stage(view))
    )
    for number, seat in enumerate(view.order):
        box = (MARGIN + FIRST + number * width, float(HEADING), width - 6, names - 8.0)
        _draw_name(picture, view, view.players[seat], words, box, first=number == 0 and view.calendar.stage != "over")
    for number, (place, _) in enumerate(places):
        x = MARGIN + FIRST + len(view.players) * width + (number + 0.5) * PLACE
        # One for each place where certificates lie.
        title = words(text(f"18xx.picture.place.{place}"))
        write(pen, (x, HEADING + names / 2), title, BOLD, 27, fill=PAPER, anchor="mm", within=PLACE - 8)
    for number, row in enumerate(rows):
        top = HEADING + names + number * ROW
        pen.rectangle((MARGIN, top, WIDTH - MARGIN - 6, top + ROW - 1), _ODD if number % 2 else _EVEN)
        _draw_row(picture, edition, row, top + ROW / 2, width, len(view.players))
    return picture


def _height_of_names(width: float) -> int:
    """Return how high the heads of columns of a width are: narrow ones have the name below the mark."""
    return NAMES if width >= WIDE else NAMES + 36


def _rows(edition: Edition, view: EighteenxxView, words: Words, places: Places) -> Iterator[Row]:
    players = [view.players[seat] for seat in view.order]

    def money(amount: int) -> str:
        return words(text("18xx.picture.money", amount=amount))

    def title(name: str) -> str:
        # One for each row.
        return words(text(f"18xx.picture.row.{name}"))

    yield Row(title("cash"), tuple(money(p.cash) for p in players), bold=True)
    yield Row(title("worth"), tuple(money(p.worth) for p in players), bold=True)
    yield Row(
        title("certificates"),
        tuple(f"{p.certificates} / {view.certificate_limit}" for p in players),
        bad=tuple(p.certificates > view.certificate_limit for p in players),
    )
    for row in edition.player_rows(view):
        cells = tuple(words(cell) if cell else "" for cell in row.cells)
        yield Row(words(row.title), cells, bad=(row.bad,) * len(players))
    railways = tuple(enumerated(words, edition.railways_of(view, p)) for p in players)
    if any(railways):
        yield Row(title("private_companies"), railways)
    for company in view.companies_held:
        held = [p.shares.get(company.id, 0) for p in players] + [percent(company) for _, percent in places]
        cells = tuple(words(text("18xx.picture.percent", percent=percent)) if percent else "" for percent in held)
        presides = tuple(n for n, p in enumerate(players) if p.seat == company.president)
        yield Row(company.id, cells, company, presides=presides, lit=_changed(view, company, players, held, places))


def _changed(
    view: EighteenxxView, company: CompanyView, players: Sequence[PlayerView], held: Sequence[int], places: Places
) -> tuple[int, ...]:
    """Return which cells of a company have other values than in the position that this one is compared with."""
    if view.compared is None:
        return ()
    before, then = view.compared.companies.get(company.id), view.compared.players
    had = [then[one.seat].shares.get(company.id, 0) for one in players]
    had += [0 if before is None else percent(before) for _, percent in places]
    return tuple(number for number, (was, now) in enumerate(zip(had, held, strict=True)) if was != now)


def is_marked(view: EighteenxxView) -> bool:
    """Return whether anybody holds other shares than in the position that this one is compared with."""
    seats = [view.players[seat] for seat in view.order]
    places = tuple(place for place in PLACES if any(place[1](company) for company in view.companies_held))
    return any(
        _changed(
            view,
            company,
            seats,
            [one.shares.get(company.id, 0) for one in seats] + [p(company) for _, p in places],
            places,
        )
        for company in view.companies_held
    )


def _draw_name(
    picture: Image.Image, view: EighteenxxView, player: PlayerView, words: Words, box: Box, *, first: bool
) -> None:
    left, top, width, height = box
    colour = SEATS[player.seat]
    lay_panel(picture, box, colour, GOLD if player.seat in view.to_move else None)
    pen, ink, name = ImageDraw.Draw(picture), ink_on(colour), player_name(words, player.seat)
    narrow = width < WIDE - 6
    said = words(text("18xx.picture.priority_brief" if narrow else "18xx.picture.priority")) if first else ""
    if narrow:
        put(picture, owner_badge(player.seat, 19), left + 30, top + 31)
        write(pen, (left + 56, top + 31), said, TEXT, 24, fill=ink, within=width - 62)
        write_name(pen, (left + 12, top + height - 42), name, BOLD, 28, fill=ink, within=width - 18)
        return
    put(picture, owner_badge(player.seat, 19), left + 32, top + height / 2)
    y = top + height / 2 - (15 if first else 0)
    write_name(pen, (left + 60, y), name, BOLD, 28, fill=ink, within=width - 68)
    write(pen, (left + 60, top + height - 16), said, TEXT, 22, fill=ink, within=width - 68)


def _draw_row(picture: Image.Image, edition: Edition, row: Row, middle: float, width: float, players: int) -> None:
    pen = ImageDraw.Draw(picture)
    if row.company is None:
        write(pen, (MARGIN + 16, middle), row.title, BOLD, 27, fill=_FAINT, within=FIRST - 24)
    else:
        put(picture, token(edition.livery(row.company.id), 24, 1.0), MARGIN + 44, middle)
        price = "" if row.company.price is None else str(row.company.price)
        write(pen, (MARGIN + FIRST - 72, middle), price, FIGURE, 29, anchor="mm")
    for number in range(len(row.cells)):
        beyond = max(number - players, 0)
        x = MARGIN + FIRST + (number - beyond) * width + beyond * PLACE
        _write_cell(picture, row, number, (x, middle, PLACE if number >= players else width), bank=number >= players)


def _write_cell(picture: Image.Image, row: Row, number: int, place: tuple[float, float, float], *, bank: bool) -> None:
    """Write a cell; a president's share has a crown next to it, which is no player's mark."""
    x, middle, width = place
    pen = ImageDraw.Draw(picture)
    if number in row.lit:
        box = (x + 3, middle - ROW / 2 + 3, x + width - 4, middle + ROW / 2 - 4)
        pen.rectangle(box, mix(PAPER, GOLD, 0.45), GOLD, 3)
    bad = number < len(row.bad) and row.bad[number]
    face: Face = FIGURE if row.bold or row.company else BOLD
    fill: Rgb = LOST if bad else _FAINT if bank else INK
    wide = write(pen, (x + width / 2, middle), row.cells[number], face, 29, fill=fill, anchor="mm", within=width - 14)
    if number in row.presides:
        crown(pen, x + width / 2 - wide / 2 - 22, middle, 13, mix(GOLD, INK, 0.2))
