"""The railroad whose share is auctioned: a ring around its start on the board, and a plate that names it."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.german_railways.facts import RailroadId, printed_facts
from rendering.api import Words
from rendering.badges import Box, in_pixels, lay_panel
from rendering.base_cache import kept
from rendering.canvas import Pen, Viewport, sprite, write
from rendering.fonts import BOLD, font
from rendering.german_railways.atlas import colour_of, middle
from rendering.german_railways.labels import RING, RING_LINE
from rendering.german_railways.signs import name_of
from rendering.palette import GOLD, INK, PAPER
from rendering.parts import Composition

PLATE = (800.0, 66.0)
"""Greatest width of the plate, and its height, in points."""
LETTERS = 40.0
"""Size of the words on it, in points."""
EDGE = 30.0
"""The least distance from the plate to the edge of the picture, in pixels."""


def draw_offered(picture: Composition, railroad: RailroadId, words: Words, viewport: Viewport, *, named: bool) -> None:
    """Ring the start of a railroad if the picture shows it; ``named``: with a plate, which covers what is there."""
    x, y = viewport.at(*middle(printed_facts().railroads[railroad].start))
    if not (0 < x < picture.size[0] and 0 < y < picture.size[1]):
        return
    picture.put(_ring.later(railroad, viewport.scale), x, y)
    if not named:
        return
    said, size = words(text("german.picture.auction", railroad=name_of(railroad))), round(LETTERS * viewport.scale)
    width = min(font(BOLD, size).getlength(said) + size, PLATE[0] * viewport.scale)
    height = PLATE[1] * viewport.scale
    above = y - RING * viewport.scale - height
    top = above if above > EDGE else y + RING * viewport.scale
    left = min(max(x - width / 2, EDGE), picture.size[0] - EDGE - width)
    box = (left, top, width, height)
    picture.add(("offered", said), in_pixels(box), lambda drawn: _draw_plate(drawn, said, size, box))


def _draw_plate(picture: Image.Image, said: str, size: int, box: Box) -> None:
    left, top, width, height = box
    lay_panel(picture, box, PAPER, GOLD)
    at = (left + width / 2, top + height / 2)
    write(ImageDraw.Draw(picture), at, said, BOLD, size, anchor="mm", within=width - size / 2)


@kept
def _ring(railroad: RailroadId, scale: float) -> Image.Image:
    def paint(pen: Pen, k: float) -> None:
        for inset, width, tint in ((0, RING_LINE, INK), (3, 16, GOLD), (8, 6, colour_of(railroad))):
            pen.ellipse(
                (inset * k, inset * k, (2 * RING - inset) * k, (2 * RING - inset) * k), None, tint, round(width * k)
            )

    return sprite(2 * RING, 2 * RING, scale, paint)
