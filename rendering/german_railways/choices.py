"""The hexes with which a build may continue, lit up on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import Text
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.view import GermanView
from engine.hexes import HexName
from rendering.api import NoSuchPicture
from rendering.base_cache import kept
from rendering.canvas import sprite
from rendering.fonts import FIGURE, font
from rendering.german_railways import alt
from rendering.german_railways.atlas import middle
from rendering.german_railways.board import compose_map, draw_border
from rendering.german_railways.sheet import whole
from rendering.hexes.hexagon import HALF
from rendering.palette import GOLD, INK, PAPER, Rgb
from rendering.zoom import around

FIELDS = {"build": ("hexes",)}
"""For each kind of move the fields whose options are drawn."""
LEAST = 9.3 / 550
"""Size of figures, in widths of the picture."""


def draw_choice(
    view: GermanView, field: str, chosen: Mapping[str, Any], values: Sequence[str]
) -> tuple[Image.Image, Text]:
    """Draw the surroundings of what may be built next, with what is already chosen. Raises NoSuchPicture."""
    railroad = RailroadId(chosen.get("railroad", ""))
    if field != "hexes" or railroad not in printed_facts().railroads:
        raise NoSuchPicture(f"no choice of {field}")
    planned = [HexName(name) for name in chosen.get("hexes") or () if name in printed_facts().hexes]
    offered = [HexName(name) for name in values if name in printed_facts().hexes]
    viewport = around(whole(), [middle(name) for name in (*planned, *offered)], 1.6 * HALF)
    lights = {**dict.fromkeys(offered, GOLD), **dict.fromkeys(planned, PAPER)}
    composed = compose_map(_with(view, railroad, planned), viewport, lights)
    for number, name in enumerate(planned, start=1):
        x, y = middle(name)
        piece = _number.later(str(number), round(max(18.0, 0.8 * LEAST * viewport.width) * viewport.scale))
        composed.put(piece, *viewport.at(x + 0.66 * HALF, y - 0.3 * HALF))
    for name in offered:
        x, y = middle(name)
        label = _label.later(name, viewport.scale, max(22.0, LEAST * viewport.width))
        composed.put(label, *viewport.at(x, y + 0.08 * HALF))
    draw_border(composed, viewport)
    return composed.drawn(), alt.choice(railroad, planned, offered)


def _with(view: GermanView, railroad: RailroadId, planned: Sequence[HexName]) -> GermanView:
    """Return the position with a build that has not been made yet."""
    replace = msgspec.structs.replace
    railroads = (r if r.id != railroad else replace(r, hexes=(*r.hexes, *planned)) for r in view.railroads)
    return replace(view, railroads=tuple(railroads))


@kept
def _number(written: str, radius: int, fill: Rgb = PAPER) -> Image.Image:
    def paint(pen: ImageDraw.ImageDraw, k: float) -> None:
        r = radius * k
        pen.ellipse((0, 0, 2 * r, 2 * r), INK)
        pen.ellipse((r * 0.12, r * 0.12, r * 1.88, r * 1.88), fill)
        pen.text((r, r), written, INK, font(FIGURE, round(r * 1.3)), "mm")

    return sprite(2 * radius + 1, 2 * radius + 1, 1, paint)


@kept
def _label(name: HexName, scale: float, size: float) -> Image.Image:
    """Return the coordinates of a hex on a plate of gold."""
    shape = font(FIGURE, round(size * scale))
    width, height = round(shape.getlength(name) + 0.6 * size * scale), round(1.3 * size * scale)

    def paint(pen: ImageDraw.ImageDraw, k: float) -> None:
        pen.rounded_rectangle((0, 0, width * k - 1, height * k - 1), 8 * scale * k, INK)
        edge = 2 * scale * k
        pen.rounded_rectangle((edge, edge, width * k - 1 - edge, height * k - 1 - edge), 7 * scale * k, GOLD)
        pen.text((width * k / 2, height * k / 2), name, INK, font(FIGURE, round(size * scale * k)), "mm")

    return sprite(width, height, 1, paint)
