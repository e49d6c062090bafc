"""Which railroads are directly linked, shown as a ring, and in which cities.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.view import GermanView, RailroadView
from rendering.api import Words, enumerated
from rendering.badges import Box, lay_panel, put_left
from rendering.canvas import put, write, write_name
from rendering.fonts import BOLD, FIGURE, TEXT, font
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.matrix import check, fresh_links
from rendering.german_railways.signs import FAINT, name_of, stage
from rendering.page import HEADING, MARGIN, WIDTH, page
from rendering.palette import FELT, FELT_LIGHT, GOLD, INK, PAPER, WON, Rgb, mix

RING = 700
"""Width and height of the ring, in pixels."""
ROW = 98
GAP = 8
_SMALL, _FIGURE = 23, 25
_RADIUS = 262.0
_SMOOTH = 3
"""How much larger the ring is drawn than shown."""
_PLACE = 58.0
"""Radius of the disc that each railroad stands on."""


def draw_page(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the ring, and next to it the links of each railroad with the cities where they meet."""
    del zoom
    height = max(RING + 10, len(view.railroads) * (ROW + GAP)) + MARGIN
    picture, pen = page(height, words(text("german.picture.links_page")), words(stage(view)))
    down = round((height - MARGIN - RING) / 2)
    picture.paste(draw_ring(view), (MARGIN, HEADING + 6 + down))
    left = MARGIN + RING + 24
    for number, railroad in enumerate(view.railroads):
        box_ = (float(left), HEADING + 6.0 + number * (ROW + GAP), float(WIDTH - MARGIN - left), float(ROW))
        _draw_row(picture, view, railroad, words, box_)
    said = words(text("german.picture.links_to_end", links=printed_facts().figures.links_to_end))
    write(
        pen,
        (MARGIN + RING / 2, HEADING + RING + 8 + down),
        said,
        TEXT,
        25,
        fill=mix(FELT, PAPER, 0.7),
        anchor="mm",
        within=RING,
    )
    return picture


def draw_ring(view: GermanView) -> Image.Image:
    """Draw the ring alone: who is linked with whom, with the links of the latest build in gold."""
    sheet, k = Image.new("RGB", (RING * _SMOOTH, (RING - 20) * _SMOOTH), FELT), float(_SMOOTH)
    pen = ImageDraw.Draw(sheet)
    places = {railroad.id: _place(number, len(view.railroads)) for number, railroad in enumerate(view.railroads)}
    fresh = fresh_links(view)
    for railroad in view.railroads:
        for other in railroad.links:
            if {railroad.id, other} not in fresh:
                _draw_line(pen, places[railroad.id], places[other], k, mix(FELT, PAPER, 0.62))
    for link in fresh:
        a, b = sorted(link)
        _draw_line(pen, places[a], places[b], k, GOLD)
    for railroad in view.railroads:
        x, y = places[railroad.id]
        enough = len(railroad.links) >= printed_facts().figures.links_to_end
        for radius, fill in ((_PLACE, WON if enough else FELT_LIGHT), (_PLACE - 6, mix(FELT, PAPER, 0.12))):
            pen.ellipse(((x - radius) * k, (y - radius) * k, (x + radius) * k, (y + radius) * k), fill)
    picture = sheet.reduce(_SMOOTH)
    for railroad in view.railroads:
        put(picture, locomotive(railroad.id, 84), *places[railroad.id])
    return picture


def _place(number: int, count: int) -> tuple[float, float]:
    angle = math.tau * (number - 0.5) / count - math.pi / 2
    return RING / 2 + _RADIUS * math.cos(angle) * 1.06, RING / 2 - 10 + _RADIUS * math.sin(angle)


def _draw_line(pen: ImageDraw.ImageDraw, a: tuple[float, float], b: tuple[float, float], k: float, tint: Rgb) -> None:
    for width, fill in ((16, INK), (10, tint)):
        pen.line((a[0] * k, a[1] * k, b[0] * k, b[1] * k), fill, round(width * k))


def _draw_row(picture: Image.Image, view: GermanView, railroad: RailroadView, words: Words, box_: Box) -> None:
    left, top, width, height = box_
    enough = len(railroad.links) >= printed_facts().figures.links_to_end
    lay_panel(picture, box_, PAPER if enough else mix(PAPER, INK, 0.1))
    pen, middle = ImageDraw.Draw(picture), top + height / 2
    put(picture, locomotive(railroad.id, 76), left + 54, middle)
    write(pen, (left + 106, middle), str(len(railroad.links)), FIGURE, 38, fill=WON if enough else FAINT)
    if enough:
        put(picture, check(26), left + 148, middle)
    at, room = left + 176, width - 190
    if not railroad.links:
        write(pen, (at, middle), words(text("german.picture.no_link")), TEXT, 26, fill=FAINT)
        return
    step = min(190.0, room / len(railroad.links))
    for other in railroad.links:
        put_left(picture, locomotive(other, min(54.0, step - 8)), at, middle - 19)
        where, more = _where(meeting(view, railroad.id, other), words, step - 10)
        right = at + min(54.0, step - 8) + 4
        write(pen, (right, middle - 12), more, BOLD, _FIGURE, fill=FAINT, within=at + step - right)
        write_name(pen, (at + 2, middle + 25), where or name_of(other), BOLD, _SMALL, fill=FAINT, within=step - 14)
        at += step


def _where(cities: Sequence[str], words: Words, room: float) -> tuple[str, str]:
    """Return the cities where two railroads meet: all, or the first one and how many more."""
    written = enumerated(words, cities)
    if len(cities) > 1 and font(BOLD, _SMALL).getlength(written) > room:
        return cities[0], f"+{len(cities) - 1}"
    return written, ""


def meeting(view: GermanView, a: RailroadId, b: RailroadId) -> tuple[str, ...]:
    """Return the cities that two railroads have both reached."""
    cities = {railroad.id: railroad.cities for railroad in view.railroads}
    return tuple(city for city in cities[a] if city in cities[b])
