"""Who holds how much of a company, as a bar of one hundred percent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.eighteenxx.companies import Owner
from engine.eighteenxx.views import CompanyView
from rendering.api import Words
from rendering.badges import SEATS, Box, owner_badge
from rendering.canvas import Pen, put, write
from rendering.fonts import BOLD, FIGURE
from rendering.palette import INK, NOBODY, PAPER, Rgb, ink_on, mix

_STRIPES = 9
"""Distance between the stripes on what the bank still has, in pixels."""


class Part(msgspec.Struct, frozen=True):
    """What one owner holds."""

    owner: Owner | None
    """The owner, or None for the bank."""
    percent: int
    """The percentage that counts now."""
    certificates: tuple[int, ...] = ()
    """The percentage of each certificate, the largest first, if certificates are shown one by one."""
    unpaid: int = 0
    """The percentage that will count in addition once options are paid for."""


def parts_of(company: CompanyView) -> tuple[Part, ...]:
    """Return who holds how much, the president first and the bank last."""
    held = tuple(Part(owner, percent) for owner, percent in company.holders.items())
    return (*held, Part(None, company.for_sale)) if company.for_sale else held


def draw_bar(picture: Image.Image, parts: Sequence[Part], words: Words, box: Box) -> None:
    """Draw the parts side by side."""
    left, top, width, height = box
    pen = ImageDraw.Draw(picture)
    for part in parts:
        wide = width * part.percent / 100
        _draw_part(picture, part, words, (left, top, wide, height))
        for count in range(1, len(part.certificates)):
            x = round(left + width * sum(part.certificates[:count]) / 100) - 1
            pen.line((x, top + 1, x, top + 7), PAPER, 2)
            pen.line((x, top + height - 7, x, top + height - 1), PAPER, 2)
        left += wide
        if part.unpaid:
            _draw_unpaid(pen, part, (left, top, width * part.unpaid / 100, height))
            left += width * part.unpaid / 100


def _draw_unpaid(pen: Pen, part: Part, box: Box) -> None:
    """Draw what an option will add: an empty frame in the colour of its owner."""
    left, top, width, height = box
    tint = SEATS[Seat(part.owner)] if isinstance(part.owner, int) else NOBODY
    pen.rectangle((left - 1, top, left + width - 2, top + height), mix(PAPER, tint, 0.12), tint, 3)
    middle = (left + width / 2 - 1, top + height / 2)
    write(pen, middle, "\N{VULGAR FRACTION ONE HALF}", FIGURE, 26, fill=mix(tint, INK, 0.4), anchor="mm")


def _draw_part(picture: Image.Image, part: Part, words: Words, box: Box) -> None:
    (left, top, width, height), owner, pen = box, part.owner, ImageDraw.Draw(picture)
    seat = Seat(owner) if isinstance(owner, int) else None
    fill: Rgb = mix(PAPER, INK, 0.12) if owner is None else NOBODY if seat is None else SEATS[seat]
    pen.rectangle((left + 1, top, left + width - 2, top + height), fill)
    middle = top + height / 2
    if owner is None:
        _stripe(pen, (left + 1, top, width - 3, height), mix(fill, INK, 0.14))
        write(pen, (left + width / 2, middle), _figure(part.percent, words, width), BOLD, 26, anchor="mm", halo=fill)
        return
    figure = _figure(part.percent, words, width - 32)
    wide = width > 62  # noqa: PLR2004 - room for the mark next to the figure
    if wide:
        put(picture, owner_badge(owner, 14), left + 24, middle)
    write(pen, (left + width / 2 + (16 if wide else 0), middle), figure, FIGURE, 26, fill=ink_on(fill), anchor="mm")


def _figure(percent: int, words: Words, room: float) -> str:
    # A narrow part has no room for the percent sign.
    return words(text("18xx.picture.percent", percent=percent)) if room > 84 else f"{percent}"  # noqa: PLR2004


def _stripe(pen: Pen, box: Box, tint: Rgb) -> None:
    """Hatch what nobody holds."""
    left, top, width, height = box
    x = left - height
    while x < left + width:
        start, end = max(x, left), min(x + height, left + width)
        if end > start:
            pen.line((start, top + height - (start - x), end, top + height - (end - x)), tint, 2)
        x += _STRIPES
