"""The local railways: what each costs in the draft, what it earns, whose it is, and whether its ability is spent."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czView
from engine.eighteenxx.views import PrivateView
from rendering.api import Words
from rendering.badges import Box, lay_panel, owner_badge, player_name
from rendering.canvas import put, write
from rendering.eighteenxx.g18cz.atlas import livery
from rendering.eighteenxx.g18cz.strip import KINDS
from rendering.eighteenxx.tokens import token
from rendering.eighteenxx.train_cards import TRAINS
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import HEADING, MARGIN, WIDTH, lines_of, page
from rendering.palette import FELT, INK, PAPER, mix

COLUMNS = 3
CARD = 150
GAP = 14
_WIDTH = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
_FAINT = mix(INK, PAPER, 0.3)


def draw_page(view: G18czView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the local railways, a column for each size."""
    del zoom
    columns = [
        [local for local in view.private_companies.values() if everything().private_companies[local.id].kind == kind]
        for kind in KINDS
    ]
    rows = max(map(len, columns))
    key = "18cz.picture.locals.draft" if view.calendar.stage == "draft" else "18cz.picture.locals.price"
    aside = words(text(key, price=view.local_price))
    picture, _ = page(rows * (CARD + GAP) + MARGIN, words(text("18cz.picture.locals")), aside)
    for column, locals_ in enumerate(columns):
        for row, local in enumerate(locals_):
            left, top = MARGIN + column * (_WIDTH + GAP), HEADING + 4 + row * (CARD + GAP)
            _draw_local(picture, view, local, words, (left, top, _WIDTH, CARD))
    return picture


def _draw_local(picture: Image.Image, view: G18czView, local: PrivateView, words: Words, box_: Box) -> None:
    left, top, width, height = box_
    printed = everything().private_companies[local.id]
    gone = local.owner is None and view.calendar.stage != "draft"
    fill = mix(FELT, PAPER, 0.62) if gone else PAPER
    lay_panel(picture, box_, fill)
    colour = TRAINS[KINDS.index(printed.kind)]
    lay_panel(picture, (left + 5, top + 5, 88, height - 10), mix(colour, fill, 0.5) if gone else colour)
    pen = ImageDraw.Draw(picture)
    write(pen, (left + 49, top + 50), printed.id, FIGURE, 42, fill=PAPER, anchor="mm")
    income = words(text("18cz.picture.income", amount=printed.income))
    write(pen, (left + 49, top + 104), income, BOLD, 24, fill=PAPER, anchor="mm", within=82)
    lines = lines_of(printed.name, 26, width - 122)
    for number, line in enumerate(lines):
        write(pen, (left + 106, top + 34 + number * 30), line, BOLD, 26, within=width - 118)
    _draw_owner(picture, view, local, words, (left + 106, top + height - 34, width - 122, 40))


def _draw_owner(picture: Image.Image, view: G18czView, local: PrivateView, words: Words, box_: Box) -> None:
    x, y, width, _ = box_
    pen = ImageDraw.Draw(picture)
    if isinstance(local.owner, int):
        put(picture, owner_badge(local.owner, 17), x + 17, y)
        write(pen, (x + 44, y), player_name(words, Seat(local.owner)), TEXT, 26, within=width - 44)
    elif local.owner is not None and local.owner != BANK:
        put(picture, token(livery(local.owner), 21, 1.0), x + 21, y)
        state = text("18cz.picture.ability_used" if local.used else "18cz.picture.ability_left")
        write(pen, (x + 52, y), words(state), TEXT, 25, fill=_FAINT, within=width - 52)
    else:
        write(pen, (x, y), words(_unowned(view, local)), TEXT, 26, fill=_FAINT, within=width)


def _unowned(view: G18czView, local: PrivateView) -> Text:
    if view.calendar.stage == "draft":
        return text("18cz.picture.for_sale", price=everything().private_companies[local.id].price)
    return text("18cz.picture.gone")
