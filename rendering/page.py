"""Pages that are not the map: a dark sheet with a heading, as wide as a phone shows well.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from rendering.canvas import Pen, wrapped, write
from rendering.fonts import BOLD, CITY, TEXT
from rendering.palette import FELT, GOLD, PAPER, mix

WIDTH = 1440
MARGIN = 24
HEADING = 92
DASH = "\N{EN DASH}"
"""Stands between the places of a railway's name, or of a run."""
FAINT = mix(FELT, PAPER, 0.7)


def page(height: float, title: str, subtitle: str = "", width: int = WIDTH) -> tuple[Image.Image, Pen]:
    """Return an empty page with its heading; ``height`` is the height of the part below it, in pixels."""
    picture = Image.new("RGB", (width, HEADING + round(height)), FELT)
    pen = ImageDraw.Draw(picture)
    wide = write(pen, (MARGIN, HEADING / 2 + 2), title, CITY, 46, fill=PAPER, within=width * 0.6)
    write(
        pen,
        (width - MARGIN, HEADING / 2 + 4),
        subtitle,
        TEXT,
        28,
        fill=FAINT,
        anchor="rm",
        within=width - 3 * MARGIN - wide,
    )
    pen.rectangle((MARGIN, HEADING - 10, width - MARGIN, HEADING - 8), GOLD)
    return picture, pen


def caption(pen: Pen, at: tuple[float, float], words: str, *, anchor: str = "lm", size: int = 24) -> float:
    """Write something small next to what matters and return its width."""
    return write(pen, at, words, BOLD, size, fill=FAINT, anchor=anchor)


def lines_of(name: str, size: float, within: float) -> list[str]:
    """Break a name into at most two lines, also after a dash between places."""
    broken = wrapped(name.replace(DASH, DASH + " "), BOLD, size, within)
    return [line.replace(DASH + " ", DASH) for line in broken[:2]]
