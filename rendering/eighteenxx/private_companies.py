"""The private companies: what each costs and earns, what it can do, whose it is, and whether its ability is spent.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.eighteenxx.companies import BANK, CompanyId
from engine.eighteenxx.views import EighteenxxView, PrivateView
from rendering.api import Words
from rendering.badges import Box, lay_panel, owner_badge, player_name
from rendering.canvas import put, write, write_name
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.tokens import token
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import HEADING, MARGIN, WIDTH, lines_of, page
from rendering.palette import FELT, INK, PAPER, mix

COLUMNS = 3
"""The number of columns if there is only one kind."""
CARD = 150
GAP = 14
LINE = 38
"""Height of a line that says what they can do."""
_FAINT = mix(INK, PAPER, 0.3)


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the private companies, a column for each kind."""
    del zoom
    columns = _columns(edition, view)
    width = (WIDTH - 2 * MARGIN - GAP * (len(columns) - 1)) / len(columns)
    rows, note = max(map(len, columns)), edition.privates_note(view)
    title, said = words(text("18xx.picture.private_companies")), [words(line) for line in edition.private_abilities()]
    first = HEADING + 4 + (2 * LINE + 6 if said else 0)
    picture, pen = page(first - HEADING + rows * (CARD + GAP) + MARGIN, title, words(note) if note else "")
    for number, line in enumerate(said):
        left = MARGIN + max(number - 1, 0) * (width + GAP)
        room = width if number else WIDTH - 2 * MARGIN
        write(pen, (left, HEADING + 20 + LINE * min(number, 1)), line, TEXT, 26, fill=PAPER, within=room)
    for column, privates in enumerate(columns):
        for row, private in enumerate(privates):
            left, top = MARGIN + column * (width + GAP), first + row * (CARD + GAP)
            _draw_private(picture, edition, view, private, words, (left, top, width, CARD))
    return picture


def _columns(edition: Edition, view: EighteenxxView) -> list[list[PrivateView]]:
    """Return the private companies in columns: one for each kind, or all of the only kind row by row."""
    printed, all_ = edition.printed.private_companies, list(view.private_companies.values())
    if len(edition.privates) == 1:
        return [all_[column::COLUMNS] for column in range(COLUMNS)]
    return [[private for private in all_ if printed[private.id].kind == look.kind] for look in edition.privates]


def _draw_private(
    picture: Image.Image, edition: Edition, view: EighteenxxView, private: PrivateView, words: Words, box: Box
) -> None:
    left, top, width, height = box
    printed = edition.printed.private_companies[private.id]
    out_of_play = private.owner is None and view.calendar.stage != edition.sale
    fill = mix(FELT, PAPER, 0.62) if out_of_play else PAPER
    lay_panel(picture, box, fill)
    colour = next(look.colour for look in edition.privates if look.kind == printed.kind)
    lay_panel(picture, (left + 5, top + 5, 88, height - 10), mix(colour, fill, 0.5) if out_of_play else colour)
    pen = ImageDraw.Draw(picture)
    write(pen, (left + 49, top + 50), printed.id, FIGURE, 42, fill=PAPER, anchor="mm")
    income = words(text("18xx.picture.income", amount=printed.income))
    write(pen, (left + 49, top + 104), income, BOLD, 24, fill=PAPER, anchor="mm", within=82)
    lines = lines_of(printed.name, 26, width - 122)
    for number, line in enumerate(lines):
        write(pen, (left + 106, top + 34 + number * 30), line, BOLD, 26, within=width - 118)
    _draw_owner(picture, edition, view, private, words, (left + 106, top + height - 34, width - 122, 40))


def _draw_owner(
    picture: Image.Image, edition: Edition, view: EighteenxxView, private: PrivateView, words: Words, box: Box
) -> None:
    x, y, width, _ = box
    pen = ImageDraw.Draw(picture)
    if isinstance(private.owner, int):
        put(picture, owner_badge(private.owner, 17), x + 17, y)
        write_name(pen, (x + 44, y), player_name(words, Seat(private.owner)), TEXT, 26, within=width - 44)
    elif private.owner is not None and private.owner != BANK:
        put(picture, token(edition.livery(CompanyId(private.owner)), 21, 1.0), x + 21, y)
        state = text("18xx.picture.ability_used" if private.used else "18xx.picture.ability_left")
        write(pen, (x + 52, y), words(state), TEXT, 25, fill=_FAINT, within=width - 52)
    else:
        write(pen, (x, y), words(_unowned(edition, view, private)), TEXT, 26, fill=_FAINT, within=width)


def _unowned(edition: Edition, view: EighteenxxView, private: PrivateView) -> Text:
    if view.calendar.stage == edition.sale:
        return text("18xx.picture.for_sale", price=edition.printed.private_companies[private.id].price)
    return text("18xx.picture.gone")
