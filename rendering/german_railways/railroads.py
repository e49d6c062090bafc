"""The railroads: treasury, income and its track, who holds them, locomotives left, links, and what is special.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.german_railways.facts import printed_facts
from engine.german_railways.view import GermanView, RailroadView
from rendering.api import Words
from rendering.badges import Box, lay_panel, owner_badge, player_name, put_left
from rendering.canvas import Pen, put, write, write_name
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.german_railways.alt import special
from rendering.german_railways.atlas import colour_of
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.signs import FAINT, holders, sign, stage, unsold
from rendering.page import HEADING, MARGIN, WIDTH, caption, page
from rendering.palette import FELT, GOLD, INK, LOST, PAPER, Rgb, ink_on, mix

COLUMNS = 2
CARD = 286
GAP = 16
_HEADER = 66
_INSET = 20
_LEAST_TRACK = 30
"""The least income at which the track ends."""
_STEP = 34
"""Distance from marker to marker on one place of the track."""


def draw_page(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the railroads in the order of the opening auctions, and the track of their incomes."""
    del zoom
    rows = -(-len(view.railroads) // COLUMNS)
    track = _track_height(view)
    height = rows * (CARD + GAP) + track + MARGIN
    picture, _ = page(height, words(text("german.picture.railroads")), words(stage(view)))
    width = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
    for number, railroad in enumerate(view.railroads):
        row, column = divmod(number, COLUMNS)
        box_ = (MARGIN + column * (width + GAP), HEADING + 6.0 + row * (CARD + GAP), width, float(CARD))
        _draw_card(picture, view, railroad, words, box_)
    _draw_track(picture, view, words, HEADING + 6.0 + rows * (CARD + GAP) + track)
    return picture


def _draw_card(picture: Image.Image, view: GermanView, railroad: RailroadView, words: Words, box_: Box) -> None:
    left, top, width, _ = box_
    lit = view.auction is not None and view.auction.railroad == railroad.id
    lay_panel(picture, box_, PAPER, GOLD if lit else None)
    _draw_heading(picture, railroad, words, (left + 5, top + 5, width - 10, _HEADER))
    x, inner = left + _INSET, width - 2 * _INSET
    y = top + _HEADER + 38
    _draw_shares(picture, view, railroad, words, (x, y, inner, 44))
    _draw_locomotives(picture, railroad, words, (x, y + 50, inner, 40))
    _draw_links(picture, railroad, words, (x, y + 100, inner, 40))
    pen = ImageDraw.Draw(picture)
    write(pen, (x, y + 148), words(special(view, railroad)), TEXT, 25, fill=FAINT, within=inner)


def _draw_heading(picture: Image.Image, railroad: RailroadView, words: Words, box_: Box) -> None:
    left, top, width, height = box_
    colour = colour_of(railroad.id)
    ink, middle = ink_on(colour), top + height / 2
    lay_panel(picture, box_, colour)
    put(picture, locomotive(railroad.id, 80), left + 50, middle)
    pen = ImageDraw.Draw(picture)
    right = left + width - 16
    income = words(text("german.picture.income", amount=railroad.income))
    right -= write(pen, (right, middle), income, FIGURE, 36, fill=ink, anchor="rm") + 24
    put(picture, sign("income", 15, ink), right, middle)
    money = words(text("german.picture.money", amount=railroad.treasury))
    right -= 40
    right -= write(pen, (right, middle), money, FIGURE, 36, fill=ink, anchor="rm") + 24
    put(picture, sign("treasury", 15, ink), right, middle)
    name = printed_facts().railroads[railroad.id].name
    _write_name(pen, name, (left + 102, middle), right - left - 132, ink)


def _write_name(pen: Pen, name: str, at: tuple[float, float], room: float, ink: Rgb) -> None:
    """Write the name of a railroad, its last word on a line of its own if it has several."""
    first, _, last = name.rpartition(" ")
    if not first:
        write(pen, at, name, BOLD, 26, fill=ink, within=room)
        return
    write(pen, (at[0], at[1] - 14), first, BOLD, 24, fill=ink, within=room)
    write(pen, (at[0], at[1] + 14), last, BOLD, 24, fill=ink, within=room)


def _draw_shares(picture: Image.Image, view: GermanView, railroad: RailroadView, words: Words, box_: Box) -> None:
    """Draw each share with its owner; of those unsold, the first says whether it may be auctioned."""
    x, middle, width, _ = box_
    pen, step = ImageDraw.Draw(picture), width / printed_facts().figures.shares
    state = "german.picture.unsold" if view.stage == "opening" else "german.picture.not_yet"
    if railroad.on_offer:
        state = "german.picture.on_offer"
    for holder in holders(railroad):
        if holder is None:
            put_left(picture, unsold(20), x, middle)
            shown, state = words(text(state)), "german.picture.unsold"
            write(pen, (x + 52, middle), shown, TEXT, 25, fill=FAINT, within=step - 64)
        else:
            put_left(picture, owner_badge(holder, 20), x, middle)
            write_name(pen, (x + 52, middle), player_name(words, holder), BOLD, 27, within=step - 64)
        x += step


def _draw_locomotives(picture: Image.Image, railroad: RailroadView, words: Words, box_: Box) -> None:
    """Draw a small engine for each locomotive: full for one that is left, faint for one on the board."""
    x, middle, width, _ = box_
    total = railroad.locomotives + len(railroad.hexes)
    fill = LOST if not railroad.locomotives else INK
    said = words(text("german.picture.locomotives", left=railroad.locomotives))
    wide = write(ImageDraw.Draw(picture), (x + width, middle), said, BOLD, 25, fill=fill, anchor="rm")
    step = min(31.0, (width - wide - 20) / total)
    colour = mix(colour_of(railroad.id), INK, 0.12)
    for number in range(total):
        tint = colour if number < railroad.locomotives else mix(PAPER, INK, 0.16)
        put_left(picture, sign("engine", 11, tint), x + number * step, middle)


def _draw_links(picture: Image.Image, railroad: RailroadView, words: Words, box_: Box) -> None:
    x, middle, width, _ = box_
    pen = ImageDraw.Draw(picture)
    put_left(picture, sign("link", 13), x, middle)
    at = x + 48
    if not railroad.links:
        write(pen, (at, middle), words(text("german.picture.no_link")), TEXT, 25, fill=FAINT)
    for other in railroad.links:
        at = put_left(picture, locomotive(other, 56), at, middle) + 10
    if not railroad.pays:
        said = words(text("german.picture.pays_not"))
        write(pen, (x + width, middle), said, BOLD, 25, fill=LOST, anchor="rm", within=x + width - at - 160)


def _track_height(view: GermanView) -> float:
    incomes = [railroad.income for railroad in view.railroads]
    return 60 + max(incomes.count(income) for income in incomes) * _STEP + 46


def _draw_track(picture: Image.Image, view: GermanView, words: Words, bottom: float) -> None:
    """Draw the track of the incomes, with markers that share a place one above the other."""
    pen = ImageDraw.Draw(picture)
    highest = max(_LEAST_TRACK, *(railroad.income for railroad in view.railroads))
    step = (WIDTH - 2 * MARGIN) / (highest + 1)
    caption(pen, (MARGIN, bottom - _track_height(view) + 26), words(text("german.picture.track")), size=27)
    there: dict[int, int] = {}
    for income in range(highest + 1):
        left = MARGIN + income * step
        fill = mix(PAPER, GOLD, 0.28) if income % 5 == 0 else PAPER
        pen.rectangle((left, bottom - 44, left + step - 2, bottom), fill)
        shown = str(income)
        write(
            pen,
            (left + step / 2 - 1, bottom - 22),
            shown,
            FIGURE,
            24,
            anchor="mm",
            within=step - 4,
            fill=mix(INK, FELT, 0.3),
        )
    for railroad in view.railroads:
        above = there.get(railroad.income, 0)
        there[railroad.income] = above + 1
        at = (MARGIN + railroad.income * step + step / 2 - 1, bottom - 44 - 16 - above * _STEP)
        put(picture, locomotive(railroad.id, min(50.0, step + 6)), *at)
