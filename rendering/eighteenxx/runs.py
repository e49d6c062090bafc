"""The map with the runs of the operating company's trains, and below it what each earned.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.eighteenxx.views import EighteenxxView, LastRun, TrainRun
from rendering.api import Words
from rendering.badges import put_left
from rendering.canvas import Pen, Viewport, put, wrapped, write
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.hex_map import HexMap, around_hexes, draw_border
from rendering.eighteenxx.run_lines import STYLES, WIDTH
from rendering.eighteenxx.sheet import viewport_for
from rendering.eighteenxx.tokens import token
from rendering.eighteenxx.train_cards import train_card
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import DASH
from rendering.palette import FELT, GOLD, PAPER, mix
from rendering.small import Size

MARGIN = 24
HEADER = 92
ROW = 86
_FAINT = mix(FELT, PAPER, 0.75)


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the runs."""
    assert view.last_run is not None
    sheet = edition.sheet_of(view.last_run.runs[0].stops[0].hex)
    name = edition.printed.companies[view.last_run.company].name
    title = words(text("18xx.picture.runs", company=name))
    return draw_runs(edition, view, view.last_run, words, title, viewport_for(edition, sheet, zoom, view.map.out))


def draw_runs(
    edition: Edition, view: EighteenxxView, ran: LastRun, words: Words, title: str, viewport: Viewport
) -> Image.Image:
    """Draw runs over a part of the map, and below it what each earns, and all together."""
    sheet = edition.sheet_of(ran.runs[0].stops[0].hex)
    map_ = HexMap(edition, sheet, view, viewport).compose(ran.runs)
    draw_border(map_, sheet, viewport)
    drawn = map_.drawn()
    picture = Image.new("RGB", (drawn.width, drawn.height + HEADER + ROW * len(ran.runs) + MARGIN), FELT)
    picture.paste(drawn, (0, 0))
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, drawn.height, picture.width, drawn.height + 3), GOLD)
    _write_heading(picture, edition, ran, words, title, drawn.height + HEADER / 2)
    for number, run in enumerate(ran.runs):
        _draw_run(picture, edition, run, words, number, drawn.height + HEADER + ROW * (number + 0.5) - 6)
    return picture


def draw_example(edition: Edition, view: EighteenxxView, part: Sequence[str], words: Words, size: Size) -> Image.Image:
    """Draw the runs on the part of the map around some hexes, leaving room for what each earned."""
    assert view.last_run is not None
    room = size[0], size[1] - HEADER - ROW * len(view.last_run.runs) - MARGIN
    title = words(text("18xx.picture.runs", company=edition.printed.companies[view.last_run.company].name))
    return draw_runs(edition, view, view.last_run, words, title, around_hexes(edition, view, part, room))


def _write_heading(
    picture: Image.Image, edition: Edition, ran: LastRun, words: Words, title: str, middle: float
) -> None:
    put(picture, token(edition.livery(ran.company), 32, 1.0), MARGIN + 34, middle)
    pen = ImageDraw.Draw(picture)
    total = words(text("18xx.picture.money", amount=sum(run.revenue for run in ran.runs)))
    right = write(pen, (picture.width - MARGIN, middle), total, FIGURE, 50, fill=GOLD, anchor="rm")
    write(pen, (MARGIN + 86, middle), title, BOLD, 36, fill=PAPER, within=picture.width - right - 3 * MARGIN - 90)


def _draw_run(picture: Image.Image, edition: Edition, run: TrainRun, words: Words, number: int, middle: float) -> None:
    """Draw a line of the legend: the train, a piece of its line, its stops and its revenue."""
    pen = ImageDraw.Draw(picture)
    x = put_left(picture, train_card(run.face, edition.train_colour(run.face), 54), MARGIN, middle) + 18
    _draw_sample(pen, number, (x, middle))
    right = write(
        pen,
        (picture.width - MARGIN, middle),
        words(text("18xx.picture.money", amount=run.revenue)),
        FIGURE,
        38,
        fill=PAPER,
        anchor="rm",
    )
    said = f" {DASH} ".join(edition.stop_name(place.hex) for place in run.stops)
    room = picture.width - x - 140 - right - 2 * MARGIN
    lines = wrapped(said, TEXT, 28, room)[:2]
    for row, line in enumerate(lines):
        y = middle + (row - (len(lines) - 1) / 2) * 34
        write(pen, (x + 120, y), line, TEXT, 28, fill=_FAINT, within=room)


def _draw_sample(pen: Pen, number: int, at: tuple[float, float]) -> None:
    x, y = at
    style, half = STYLES[number % len(STYLES)], WIDTH * 0.75
    pen.rounded_rectangle((x, y - half, x + 100, y + half), half, PAPER if style.dash else style.colour)
    if style.dash:
        on, off = style.dash
        start = x + 6
        while start + on <= x + 98:
            pen.rectangle((start, y - half + 3, start + on, y + half - 3), style.colour)
            start += on + off
