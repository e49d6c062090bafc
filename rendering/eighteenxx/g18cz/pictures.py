"""The pictures of 18CZ, by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PIL import Image

from engine.core.text import Text
from engine.core.views import View
from engine.eighteenxx.g18cz.box import box
from engine.eighteenxx.g18cz.view import G18czView
from rendering.api import Picture, Words
from rendering.canvas import png
from rendering.eighteenxx.g18cz import alt, chart, charters, local_railways, players, runs, tiles_left, trains
from rendering.eighteenxx.g18cz.hex_map import draw_board
from rendering.eighteenxx.g18cz.sheet import REGIONS

Draw = Callable[[G18czView, Words, str | None], Image.Image]
Say = Callable[[G18czView], Text]

_PICTURES: dict[str, tuple[Draw, Say]] = {
    "map": (draw_board, alt.board),
    "chart": (chart.draw_page, alt.chart),
    "charters": (charters.draw_page, alt.chart),
    "trains": (trains.draw_page, alt.chart),
    "runs": (runs.draw_page, alt.chart),
    "players": (players.draw_page, alt.chart),
    "locals": (local_railways.draw_page, alt.chart),
    "tiles": (tiles_left.draw_page, alt.chart),
}


def kinds(view: View) -> tuple[str, ...]:
    """Tell which pictures a view can give."""
    seen = cast("G18czView", view)
    there = {"runs": seen.turn is not None and bool(seen.turn.runs), "report": seen.reckonings is not None}
    return tuple(kind for kind in _PICTURES if there.get(kind, True))


def zooms(view: View) -> tuple[str, ...]:
    """Tell what the map can be zoomed on: regions, then hexes by printed name."""
    seen = cast("G18czView", view)
    return (*REGIONS, *(name for name in box().hexes if name not in seen.map.out))


def draw(view: View, kind: str, words: Words, zoom: str | None) -> Picture:
    """Draw one picture."""
    seen = cast("G18czView", view)
    paint, say = _PICTURES[kind]
    return Picture(png(paint(seen, words, zoom)), say(seen), f"{kind}.png")
