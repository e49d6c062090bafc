"""The stock chart of 18CZ as it stands."""

from __future__ import annotations

from PIL import Image

from engine.core.text import text
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czView
from rendering.api import Words
from rendering.canvas import wrapped, write
from rendering.eighteenxx.g18cz.atlas import livery
from rendering.eighteenxx.g18cz.strip import KINDS, stage
from rendering.eighteenxx.stock_chart import Chart, draw_chart, height_of
from rendering.fonts import TEXT
from rendering.page import FAINT, HEADING, MARGIN, WIDTH, page

_LINE = 38


def draw_page(view: G18czView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the chart and, below it, what moves the tokens."""
    del zoom
    starts = tuple(frozenset(everything().figures.kinds[size].par) for size in KINDS)
    letters = [words(text(f"18cz.picture.letter.{size}")) for size in KINDS]
    stacks = {place: [livery(name) for name in stack] for place, stack in view.chart.items()}
    notes = words(text("18cz.picture.chart.notes"))
    lines = wrapped(notes, TEXT, 27, WIDTH - 2 * MARGIN)
    high = height_of()
    picture, pen = page(high + 26 + _LINE * len(lines) + MARGIN, words(text("18cz.picture.chart")), words(stage(view)))
    draw_chart(
        picture, Chart(everything().chart.prices, starts, letters, stacks), MARGIN, HEADING + 6, WIDTH - 2 * MARGIN
    )
    for number, line in enumerate(lines):
        write(pen, (MARGIN, HEADING + high + 34 + number * _LINE), line, TEXT, 27, fill=FAINT)
    return picture
