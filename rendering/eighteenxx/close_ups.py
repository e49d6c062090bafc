"""The part of the map where something changed, shown at least twice as large."""

from __future__ import annotations

from PIL import Image

from engine.eighteenxx.views import EighteenxxView
from rendering.api import Words
from rendering.canvas import Viewport
from rendering.eighteenxx.edition import Edition, Sheet
from rendering.eighteenxx.hex_map import draw_part
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.sheet import whole
from rendering.hexes.hexagon import HALF
from rendering.zoom import around

ROOM = 3 * HALF
"""Room around the middles of what is shown, in points."""


def draw_changed(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw what was touched last with what lies around it."""
    del words, zoom
    sheet = edition.sheet_of(view.map.changed[-1])
    return draw_part(edition, sheet, view, viewport_of_changed(edition, sheet, view))


def viewport_of_changed(edition: Edition, sheet: Sheet, view: EighteenxxView) -> Viewport:
    """Return the part of a sheet that shows what was touched last; if that is far apart, only the latest."""
    all_ = whole(edition, sheet, view.map.out)
    places = [middle(name) for name in dict.fromkeys(view.map.changed) if sheet.shows(name)]
    viewport = around(all_, places, ROOM)
    return viewport if viewport.scale >= 2 * all_.scale else around(all_, places[-1:], ROOM)
