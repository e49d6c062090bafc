"""Shapes that stand for colours: the pattern of each card colour, the mark of each player, and small icons.

Each painter takes a pen, a middle in pixels, a radius in pixels and a fill.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from rendering.canvas import Pen
from rendering.palette import Rgb

Painter = Callable[[Pen, float, float, float, Rgb], None]


def disc(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a filled circle."""
    pen.ellipse((x - r, y - r, x + r, y + r), fill)


def ring(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a circle's outline."""
    pen.ellipse((x - r, y - r, x + r, y + r), None, fill, max(1, round(r * 0.42)))


def square(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a square."""
    pen.rectangle((x - r * 0.86, y - r * 0.86, x + r * 0.86, y + r * 0.86), fill)


def triangle(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a triangle standing on its base."""
    _polygon(pen, x, y + r * 0.16, fill, [(r * 1.12, angle) for angle in (-90, 30, 150)])


def diamond(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a square standing on its corner."""
    _polygon(pen, x, y, fill, [(r * 1.1, angle) for angle in (0, 90, 180, 270)])


def star(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a five-pointed star."""
    points = [(r * (1.22 if i % 2 == 0 else 0.52), -90 + 36 * i) for i in range(10)]
    _polygon(pen, x, y + r * 0.08, fill, points)


def crown(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a crown of three points, as wide as it is high: the mark of a president."""
    points = [(-1, 0.8), (-1, -0.5), (-0.45, 0.1), (0, -0.95), (0.45, 0.1), (1, -0.5), (1, 0.8)]
    _polygon_at(pen, x, y, r, fill, points)
    for jewel, top in ((-1, -0.5), (0, -0.95), (1, -0.5)):
        disc(pen, x + jewel * r, y + top * r, r * 0.2, fill)


def cross(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a diagonal cross."""
    width = max(1, round(r * 0.5))
    pen.line((x - r * 0.85, y - r * 0.85, x + r * 0.85, y + r * 0.85), fill, width)
    pen.line((x - r * 0.85, y + r * 0.85, x + r * 0.85, y - r * 0.85), fill, width)


def bar(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint an upright bar."""
    pen.rectangle((x - r * 0.3, y - r * 1.1, x + r * 0.3, y + r * 1.1), fill)


def chevron(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint an angle bracket that points right."""
    line = [(x - r * 0.5, y - r), (x + r * 0.5, y), (x - r * 0.5, y + r)]
    pen.line(line, fill, max(1, round(r * 0.5)), "curve")


def wave(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a wave of one crest and one trough."""
    line = [(x - r * 1.3 + r * 2.6 * i / 16, y - math.sin(i / 16 * math.tau) * r * 0.6) for i in range(17)]
    pen.line(line, fill, max(1, round(r * 0.5)), "curve")


def plus(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint an upright cross."""
    pen.rectangle((x - r, y - r * 0.32, x + r, y + r * 0.32), fill)
    pen.rectangle((x - r * 0.32, y - r, x + r * 0.32, y + r), fill)


PATTERNS: dict[str, Painter] = {
    "purple": diamond,
    "blue": wave,
    "orange": chevron,
    "white": ring,
    "green": disc,
    "yellow": bar,
    "black": cross,
    "red": triangle,
}
"""The shape of each card colour, repeated along its routes."""

PLAYER_MARKS: tuple[Painter, ...] = (disc, triangle, square, star, plus)
"""The shape of each player, by seat."""


def locomotive(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a steam locomotive seen from the side, twice ``r`` wide, heading right."""

    def box(left: float, top: float, right: float, bottom: float) -> None:
        pen.rectangle((x + left * r, y + top * r, x + right * r, y + bottom * r), fill)

    box(-0.95, -0.62, -0.3, 0.3)  # cab
    box(-1.05, -0.76, -0.2, -0.58)  # its roof
    box(-0.4, -0.22, 0.8, 0.3)  # boiler
    box(0.42, -0.74, 0.66, -0.2)  # chimney
    box(0.34, -0.78, 0.74, -0.64)
    box(-0.06, -0.4, 0.16, -0.2)  # dome
    _polygon_at(pen, x, y, r, fill, [(0.8, 0.05), (1.1, 0.46), (0.62, 0.46), (0.62, 0.3)])
    for wheel, size in ((-0.62, 0.27), (0.02, 0.27), (0.52, 0.2)):
        disc(pen, x + wheel * r, y + (0.62 - size) * r + 0.02 * r, size * r, fill)


def wagon_icon(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a railway carriage seen from the side, twice ``r`` wide."""
    pen.rounded_rectangle((x - r, y - r * 0.55, x + r, y + r * 0.3), r * 0.16, fill)
    for wheel in (-0.6, 0.6):
        disc(pen, x + wheel * r, y + r * 0.4, r * 0.2, fill)


def station_icon(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a station building, twice ``r`` high."""
    _polygon_at(pen, x, y, r, fill, [(-1.05, -0.1), (0, -1), (1.05, -0.1)])
    pen.rectangle((x - r * 0.78, y - r * 0.12, x + r * 0.78, y + r * 0.9), fill)


def card_icon(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint two playing cards."""
    pen.rounded_rectangle((x - r * 0.85, y - r * 0.55, x + r * 0.45, y + r), r * 0.18, None, fill, max(1, round(r / 6)))
    pen.rounded_rectangle((x - r * 0.45, y - r, x + r * 0.85, y + r * 0.55), r * 0.18, fill)


def path_icon(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a line that winds from one city to another, twice ``r`` wide."""
    ends = [
        (x - r * 0.8, y + r * 0.5),
        (x - r * 0.1, y - r * 0.45),
        (x + r * 0.1, y + r * 0.45),
        (x + r * 0.8, y - r * 0.5),
    ]
    pen.line(ends, fill, max(2, round(r * 0.28)), joint="curve")
    for end in (ends[0], ends[-1]):
        disc(pen, *end, r * 0.32, fill)


def ticket_icon(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a ticket: a wide strip with a notch at both ends."""
    notch = [(-1, -0.62), (1, -0.62), (1, -0.22), (0.78, 0), (1, 0.22), (1, 0.62), (-1, 0.62), (-1, 0.22), (-0.78, 0)]
    _polygon_at(pen, x, y, r, fill, [*notch, (-1, -0.22)])


def _polygon(pen: Pen, x: float, y: float, fill: Rgb, corners: Sequence[tuple[float, float]]) -> None:
    """Paint a polygon; each corner is a distance and an angle in degrees, clockwise from the right."""
    turn = [(r, math.radians(angle)) for r, angle in corners]
    pen.polygon([(x + r * math.cos(a), y + r * math.sin(a)) for r, a in turn], fill)


def _polygon_at(pen: Pen, x: float, y: float, r: float, fill: Rgb, corners: Sequence[tuple[float, float]]) -> None:
    pen.polygon([(x + dx * r, y + dy * r) for dx, dy in corners], fill)
