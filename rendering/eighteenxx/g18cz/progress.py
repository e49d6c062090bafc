"""The track of the rounds: every set with its operating rounds, what local railways are worth, when a train leaves."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.eighteenxx.g18cz.printed import G18czFigures
from engine.eighteenxx.views import EighteenxxView
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, Viewport, put, sprite, write
from rendering.fonts import BOLD, TEXT
from rendering.marks import locomotive
from rendering.palette import GOLD, INK, PAPER, Rgb, mix

AT = (1196.0, 946.0)
"""The upper left corner, in points."""
CELL = (35.0, 44.0)
SET = 14.0
"""The gap between sets, in points."""
ENDS = 1760.0
"""Where the track ends; a sheet that is narrower has no room for it."""
_SIZE = 18.0


def draw_progress(
    picture: Image.Image, rules: G18czFigures, view: EighteenxxView, words: Words, viewport: Viewport
) -> None:
    """Draw the track on the whole map, where there is room."""
    if viewport.left + viewport.width < ENDS:
        return
    pen = ImageDraw.Draw(picture)
    shown = words(text("18cz.picture.progress"))
    ink = mix(INK, PAPER, 0.12)
    write(pen, viewport.at(AT[0], AT[1] - 20), shown, TEXT, 20 * viewport.scale, fill=ink, within=570 * viewport.scale)
    x, number = AT[0], 0
    for rounds in rules.operating_rounds:
        for _ in range(rounds):
            number += 1
            _draw_cell(pen, view, number, str(rules.local_prices[number - 1]), viewport, x)
            x += CELL[0]
        if number < len(rules.local_prices):
            put(picture, _locomotive(viewport.scale), *viewport.at(x + SET / 2, AT[1] + CELL[1] + 17))
        x += SET


@kept
def _locomotive(scale: float) -> Image.Image:
    return sprite(34, 26, scale, lambda pen, k: locomotive(pen, 17 * k, 13 * k, 13 * k, mix(INK, PAPER, 0.12)))


def _draw_cell(pen: Pen, view: EighteenxxView, number: int, price: str, viewport: Viewport, x: float) -> None:
    now = view.calendar.operating == number and view.calendar.stage == "operating"
    past = number <= view.calendar.operating and not now
    fill: Rgb = GOLD if now else mix(PAPER, INK, 0.42) if past else PAPER
    left, top = viewport.at(x + 1, AT[1])
    right, bottom = viewport.at(x + CELL[0] - 1, AT[1] + CELL[1])
    pen.rounded_rectangle((left, top, right, bottom), 6 * viewport.scale, fill, mix(INK, PAPER, 0.3), 2)
    middle = ((left + right) / 2, (top + bottom) / 2)
    ink = mix(fill, INK, 0.55) if past else INK
    write(pen, middle, price, BOLD, _SIZE * viewport.scale, fill=ink, anchor="mm", within=right - left - 6)
