"""Small signs of Legends: coins, coal, herds, nuggets, steamers, picks and skulls, anchors.

Each painter takes a pen, a middle in pixels, a radius in pixels and a fill, like those of ``rendering.marks``.
"""

from __future__ import annotations

import math

from rendering.canvas import Pen
from rendering.marks import Painter, disc
from rendering.palette import PAPER, Rgb, ink_on


def _shape(pen: Pen, x: float, y: float, r: float, fill: Rgb, corners: list[tuple[float, float]]) -> None:
    pen.polygon([(x + dx * r, y + dy * r) for dx, dy in corners], fill)


def _stroke(  # noqa: PLR0913, PLR0917 - a painter's, and the line
    pen: Pen, x: float, y: float, r: float, fill: Rgb, line: list[tuple[float, float]], wide: float
) -> None:
    pen.line([(x + dx * r, y + dy * r) for dx, dy in line], fill, max(1, round(wide * r)), "curve")


def coin(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a coin with a dollar sign."""
    disc(pen, x, y, r, fill)
    light = PAPER if ink_on(fill) == PAPER else (60, 44, 20)
    arc = [(0.42, -0.36), (0.1, -0.56), (-0.3, -0.46), (-0.38, -0.18), (0, 0), (0.38, 0.2), (0.3, 0.48), (-0.1, 0.56)]
    _stroke(pen, x, y, r, light, [*arc, (-0.44, 0.36)], 0.2)
    _stroke(pen, x, y, r, light, [(0, -0.78), (0, 0.78)], 0.16)


def coal(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint three lumps of coal."""
    for dx, dy, size in ((-0.46, 0.36, 0.5), (0.46, 0.36, 0.5), (0, -0.36, 0.52)):
        corners = [(math.cos(a), math.sin(a)) for a in (0.2, 1.1, 2.2, 3.0, 4.1, 5.2)]
        _shape(pen, x + dx * r, y + dy * r, r * size, fill, corners)


def herd(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a bull's head with its horns."""
    horn = [(-0.4, -0.2), (-0.82, -0.26), (-1.02, -0.62), (-0.94, -0.9)]
    _stroke(pen, x, y, r, fill, horn, 0.26)
    _stroke(pen, x, y, r, fill, [(-dx, dy) for dx, dy in horn], 0.26)
    face = [(-0.56, -0.4), (0.56, -0.4), (0.5, 0.2), (0.3, 0.92), (-0.3, 0.92), (-0.5, 0.2)]
    _shape(pen, x, y, r, fill, face)


def nugget(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a nugget of silver."""
    _shape(pen, x, y, r, fill, [(-0.9, 0.2), (-0.5, -0.6), (0.2, -0.8), (0.9, -0.2), (0.7, 0.5), (-0.3, 0.8)])


def steamer(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a steamer with a smoking funnel."""
    _shape(pen, x, y, r, fill, [(-1, 0.2), (1, 0.2), (0.72, 0.76), (-0.72, 0.76)])
    pen.rectangle((x - 0.6 * r, y - 0.16 * r, x + 0.52 * r, y + 0.12 * r), fill)
    pen.rectangle((x - 0.16 * r, y - 0.7 * r, x + 0.14 * r, y - 0.1 * r), fill)
    disc(pen, x + 0.34 * r, y - 0.72 * r, 0.22 * r, fill)


def anchor(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint an anchor."""
    wide = 0.24
    pen.ellipse((x - 0.24 * r, y - 0.98 * r, x + 0.24 * r, y - 0.5 * r), None, fill, max(1, round(0.2 * r)))
    _stroke(pen, x, y, r, fill, [(0, -0.56), (0, 0.86)], wide)
    _stroke(pen, x, y, r, fill, [(-0.46, -0.28), (0.46, -0.28)], wide)
    arms = [(-0.82, 0.18), (-0.66, 0.58), (-0.32, 0.82), (0, 0.88), (0.32, 0.82), (0.66, 0.58), (0.82, 0.18)]
    _stroke(pen, x, y, r, fill, arms, wide)


def pick(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a miner's pick."""
    _stroke(pen, x, y, r, fill, [(-0.62, 0.84), (0.34, -0.5)], 0.26)
    _shape(
        pen, x, y, r, fill, [(-0.62, -0.78), (0.1, -0.84), (0.62, -0.42), (0.86, 0.34), (0.42, -0.14), (-0.04, -0.5)]
    )


def skull(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a skull."""
    light = PAPER if ink_on(fill) == PAPER else (40, 34, 30)
    pen.ellipse((x - 0.86 * r, y - 0.96 * r, x + 0.86 * r, y + 0.5 * r), fill)
    pen.rectangle((x - 0.46 * r, y + 0.2 * r, x + 0.46 * r, y + 0.92 * r), fill)
    for side in (-1, 1):
        disc(pen, x + side * 0.36 * r, y - 0.18 * r, 0.24 * r, light)
        pen.line((x + side * 0.16 * r, y + 0.56 * r, x + side * 0.16 * r, y + 0.94 * r), light, max(1, round(0.1 * r)))


def trestle(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a trestle: a beam on crossed posts."""
    pen.rectangle((x - r, y - 0.76 * r, x + r, y - 0.46 * r), fill)
    for left in (-0.9, 0.1):
        _stroke(pen, x, y, r, fill, [(left, -0.5), (left + 0.8, 0.84)], 0.18)
        _stroke(pen, x, y, r, fill, [(left + 0.8, -0.5), (left, 0.84)], 0.18)


def bond(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a bond: a sheet with a seal."""
    light = PAPER if ink_on(fill) == PAPER else (60, 44, 20)
    pen.rectangle((x - 0.74 * r, y - 0.94 * r, x + 0.74 * r, y + 0.94 * r), fill)
    for row in (-0.6, -0.28):
        pen.line((x - 0.46 * r, y + row * r, x + 0.46 * r, y + row * r), light, max(1, round(0.12 * r)))
    disc(pen, x + 0.16 * r, y + 0.42 * r, 0.28 * r, light)


def postcard(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a postcard with its stamp."""
    light = PAPER if ink_on(fill) == PAPER else (60, 44, 20)
    pen.rectangle((x - r, y - 0.68 * r, x + r, y + 0.68 * r), fill)
    pen.rectangle((x + 0.42 * r, y - 0.5 * r, x + 0.84 * r, y - 0.02 * r), light)
    for row in (0.04, 0.34):
        pen.line((x - 0.8 * r, y + row * r, x + 0.2 * r, y + row * r), light, max(1, round(0.12 * r)))


def parcel(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a parcel with its string and a bow."""
    light = PAPER if ink_on(fill) == PAPER else (60, 44, 20)
    pen.rectangle((x - 0.9 * r, y - 0.4 * r, x + 0.9 * r, y + 0.9 * r), fill)
    for line in ([(0.0, -0.4), (0.0, 0.9)], [(-0.9, 0.2), (0.9, 0.2)]):
        _stroke(pen, x, y, r, light, line, 0.16)
    for side in (-1, 1):
        bow = [(0, -0.44), (side * 0.3, -0.9), (side * 0.62, -0.76), (side * 0.5, -0.5), (0, -0.44)]
        _stroke(pen, x, y, r, fill, bow, 0.18)


def level(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a surveyor's level on its three legs."""
    _stroke(pen, x, y, r, fill, [(-0.86, -0.62), (0.86, -0.86)], 0.44)
    pen.rectangle((x - 0.3 * r, y - 0.5 * r, x + 0.3 * r, y - 0.2 * r), fill)
    for foot in (-0.7, 0.0, 0.7):
        _stroke(pen, x, y, r, fill, [(0, -0.3), (foot, 0.96)], 0.2)


def exhibition(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a dome of glass, the sign of the Exhibition."""
    pen.pieslice((x - 0.8 * r, y - 0.8 * r, x + 0.8 * r, y + 0.8 * r), 180, 360, fill)
    pen.rectangle((x - r, y + 0.1 * r, x + r, y + 0.7 * r), fill)
    pen.rectangle((x - 0.08 * r, y - r, x + 0.08 * r, y - 0.6 * r), fill)


CARD_MARKS: dict[str, Painter] = {"pick": pick, "skull": skull}
"""The painters of the marks that a train card may bear (L B4)."""
