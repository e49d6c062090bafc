"""Who holds how much of a company, as a bar of one hundred percent."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.eighteenxx.companies import Owner
from engine.eighteenxx.views import CompanyView
from rendering.badges import NOBODY, SEATS, Box, owner_badge
from rendering.canvas import Pen, put, write
from rendering.fonts import BOLD, FIGURE
from rendering.palette import INK, PAPER, Rgb, ink_on, mix

_STRIPES = 9
"""Between the stripes of what is still with the bank, in pixels."""


def draw_bar(picture: Image.Image, company: CompanyView, box: Box) -> None:
    """Draw the bar, the president first and the bank last."""
    left, top, width, height = box
    pen = ImageDraw.Draw(picture)
    for owner, percent in _parts(company):
        part = width * percent / 100
        _draw_part(picture, pen, owner, percent, (left, top, part, height))
        left += part


def _parts(company: CompanyView) -> Iterator[tuple[Owner | None, int]]:
    yield from company.holders.items()
    if company.for_sale:
        yield None, company.for_sale


def _draw_part(picture: Image.Image, pen: Pen, owner: Owner | None, percent: int, box: Box) -> None:
    left, top, width, height = box
    seat = Seat(owner) if isinstance(owner, int) else None
    fill: Rgb = mix(PAPER, INK, 0.12) if owner is None else NOBODY if seat is None else SEATS[seat]
    pen.rectangle((left + 1, top, left + width - 2, top + height), fill)
    middle = top + height / 2
    if owner is None:
        _stripe(pen, (left + 1, top, width - 3, height), mix(fill, INK, 0.14))
        write(pen, (left + width / 2, middle), _figure(percent, width), BOLD, 26, anchor="mm", halo=fill)
        return
    figure = _figure(percent, width - 32)
    wide = width > 62  # noqa: PLR2004 - room for the mark beside the figure
    if wide:
        put(picture, owner_badge(owner, 14), left + 24, middle)
    write(pen, (left + width / 2 + (16 if wide else 0), middle), figure, FIGURE, 26, fill=ink_on(fill), anchor="mm")


def _figure(percent: int, room: float) -> str:
    return f"{percent} %" if room > 84 else f"{percent}"  # noqa: PLR2004 - room for the sign


def _stripe(pen: Pen, box: Box, tint: Rgb) -> None:
    """Hatch what nobody holds."""
    left, top, width, height = box
    x = left - height
    while x < left + width:
        start, end = max(x, left), min(x + height, left + width)
        if end > start:
            pen.line((start, top + height - (start - x), end, top + height - (end - x)), tint, 2)
        x += _STRIPES
