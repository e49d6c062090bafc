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
from rendering.eighteenxx.g18cz import alt
from rendering.eighteenxx.g18cz.hex_map import draw_board
from rendering.eighteenxx.g18cz.sheet import REGIONS

Draw = Callable[[G18czView, Words, str | None], Image.Image]
Say = Callable[[G18czView], Text]

_PICTURES: dict[str, tuple[Draw, Say]] = {
    "map": (draw_board, alt.board),
}


def kinds(view: View) -> tuple[str, ...]:
    """Tell which pictures a view can give."""
    seen = cast("G18czView", view)
    del seen
    return tuple(_PICTURES)


def zooms(view: View) -> tuple[str, ...]:
    """Tell what the map can be zoomed on: regions, then hexes by printed name."""
    seen = cast("G18czView", view)
    return (*REGIONS, *(name for name in box().hexes if name not in seen.map.out))


def draw(view: View, kind: str, words: Words, zoom: str | None) -> Picture:
    """Draw one picture."""
    seen = cast("G18czView", view)
    paint, say = _PICTURES[kind]
    return Picture(png(paint(seen, words, zoom)), say(seen), f"{kind}.png")
