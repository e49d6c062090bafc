"""Sea and land of a map: coast with its water lines, relief, rivers, lakes, graticule.

The shapes are data fitted to the printed board (``assets/<map>/geography.json``), in quarters of a point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import product
from math import ceil, floor

import msgspec
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.canvas import Viewport
from rendering.palette import COAST, GRATICULE, LAND, LAND_EDGE, RIVER, SEA, SEA_SHORE, Rgb, mix

UNITS_PER_POINT = 4
SMOOTH = 2
"""How much larger the map is drawn than shown."""
RELIEF_AT = (44.8, 44.3456)
"""Where the relief's corner lies on the board, in points; one of its pixels is one point."""
WATER_LINES = ((2.2, 0.34), (5.2, 0.22), (9.0, 0.13))
"""Lines that follow the coast at sea: how far out in points, and how strong."""

Line = tuple[int, ...]
"""x, y, x, y …"""
Box = tuple[int, int, int, int]
"""The left, upper, right and lower edges of a part of a picture."""
_COARSER = 4
"""How much smaller masks are made to be blurred widely."""
_FLAT = 3
"""Points of flat land around the part of the relief that is shown, so that it is enlarged as if it continued."""
_PART = 96
"""Side in pixels of a part of a mask that is blurred on its own."""
Shade = Callable[[Image.Image, Viewport], None]
"""Paints heights on the ground of a map."""


class Geography(msgspec.Struct, frozen=True):
    """Shapes of a map."""

    land: tuple[tuple[Line, ...], ...]
    """The lands, each an outline followed by its holes."""
    lakes: tuple[Line, ...]
    rivers: tuple[Line, ...]
    graticule: tuple[Line, ...]


@lru_cache(maxsize=4)
def geography(name: str) -> Geography:
    """Return the shapes of a map by its folder in the assets."""
    data = (files("rendering") / "assets" / name / "geography.json").read_bytes()
    return msgspec.json.decode(data, type=Geography)


def draw_terrain(shapes: Geography, shade: Shade, viewport: Viewport) -> Image.Image:
    """Draw sea and land of a map, without anything that belongs to a game."""
    large = viewport.larger(SMOOTH)
    land = _land_mask(shapes, large)
    picture = _sea(land, large.scale)
    _lines(picture, shapes.graticule, large, mix(SEA, GRATICULE, 0.28), 0.8)
    ground = _ground(shapes, shade, land, large)
    picture.paste(ground, (0, 0), land)
    stronger = [min(255, level * 3) for level in range(256)]
    for part, soft in _softened(land, 0.45 * large.scale):
        picture.paste(COAST, part, ImageChops.difference(land.crop(part), soft).point(stronger))
    return picture.reduce(SMOOTH)


def _land_mask(shapes: Geography, viewport: Viewport) -> Image.Image:
    mask = Image.new("L", viewport.size, 0)
    pen = ImageDraw.Draw(mask)
    for outline, *holes in shapes.land:
        pen.polygon(_points(outline, viewport), 255)
        for hole in holes:
            pen.polygon(_points(hole, viewport), 0)
    for lake in shapes.lakes:
        pen.polygon(_points(lake, viewport), 0)
    return mask


def _sea(land: Image.Image, scale: float) -> Image.Image:
    """Return a sea that grows lighter towards the shore, with fine lines along the coast as engravers drew them."""
    picture, small = Image.new("RGB", land.size, SEA), land.reduce(_COARSER)
    shore = _blurred(small, land.size, 16 * scale)
    picture.paste(SEA_SHORE, (0, 0), shore.point([min(255, level * 2) for level in range(256)]))
    lines = Image.new("L", land.size, 0)
    for distance, strength in WATER_LINES:
        # A blurred coast is half grey on the coast itself and fades with distance: one level is one line.
        blurred = _blurred(small, land.size, distance * scale)
        band = blurred.point([round(strength * 255) if 18 <= level <= 44 else 0 for level in range(256)])  # noqa: PLR2004
        lines = ImageChops.lighter(lines, band)
    for part, soft in _softened(lines, 0.5):
        picture.paste(mix(SEA, COAST, 0.5), part, soft)
    return picture


def _ground(shapes: Geography, shade: Shade, land: Image.Image, viewport: Viewport) -> Image.Image:
    ground = Image.new("RGB", land.size, LAND)
    inner = _blurred(land.reduce(_COARSER), land.size, 7 * viewport.scale)
    ground.paste(LAND_EDGE, (0, 0), inner.point([min(255, max(0, (250 - level) * 2)) for level in range(256)]))
    shade(ground, viewport)
    _lines(ground, shapes.graticule, viewport, mix(LAND, GRATICULE, 0.16), 0.8)
    _lines(ground, shapes.rivers, viewport, RIVER, 1.7)
    return ground


def shade_relief(name: str, ground: Image.Image, viewport: Viewport) -> None:
    """Lay the relief of a map on the ground: brighter where it is above middle grey, darker below."""
    with (files("rendering") / "assets" / name / "relief.png").open("rb") as file:
        relief = Image.open(file).convert("L")
    left, top = viewport.left - RELIEF_AT[0], viewport.top - RELIEF_AT[1]
    # The part that is enlarged has flat land around it, as a viewport may reach beyond the relief.
    column, row = floor(left) - _FLAT, floor(top) - _FLAT
    around = Image.new("L", (ceil(viewport.width) + 2 * _FLAT + 1, ceil(viewport.height) + 2 * _FLAT + 1), 128)
    around.paste(relief, (-column, -row))
    left, top = left - column, top - row
    box = (left, top, left + viewport.width, top + viewport.height)
    part = around.resize(viewport.size, Image.Resampling.BICUBIC, box)
    ground.paste((255, 250, 236), (0, 0), part.point([max(0, round((level - 128) * 1.1)) for level in range(256)]))
    ground.paste((120, 96, 64), (0, 0), part.point([max(0, round((128 - level) * 0.75)) for level in range(256)]))


def _lines(picture: Image.Image, lines: Sequence[Line], viewport: Viewport, colour: Rgb, width: float) -> None:
    pen = ImageDraw.Draw(picture)
    for line in lines:
        pen.line(_points(line, viewport), colour, max(1, round(width * viewport.scale)), "curve")


def _blurred(small: Image.Image, size: tuple[int, int], radius: float) -> Image.Image:
    """Blur a mask widely at a quarter of its size, which looks the same and is many times faster."""
    soft = small.filter(ImageFilter.GaussianBlur(radius / _COARSER))
    return soft.resize(size, Image.Resampling.BICUBIC)


def _softened(mask: Image.Image, radius: float) -> Iterator[tuple[Box, Image.Image]]:
    """Yield the parts of a mask that a blur changes, each with its edges and as it is when the whole mask is blurred.

    Edges are given as left, upper, right and lower one. Parts that are even as far as the blur reaches are left out:
    blurring changes nothing in them, and most of a map is open sea or land.
    """
    wide, high = mask.size
    around = 3 * (int(radius) + 1)  # Pillow blurs three times, each time over no more than the radius and a pixel
    for left, upper in product(range(0, wide, _PART), range(0, high, _PART)):
        right, lower = min(left + _PART, wide), min(upper + _PART, high)
        corner = max(0, left - around), max(0, upper - around)
        part = mask.crop((*corner, min(wide, right + around), min(high, lower + around)))
        least, most = part.getextrema()
        if least != most:
            soft = part.filter(ImageFilter.GaussianBlur(radius))
            inner = (left - corner[0], upper - corner[1], right - corner[0], lower - corner[1])
            yield (left, upper, right, lower), soft.crop(inner)


def _points(line: Line, viewport: Viewport) -> list[tuple[float, float]]:
    def walk() -> Iterator[tuple[float, float]]:
        for x, y in zip(line[::2], line[1::2], strict=True):
            yield viewport.at(x / UNITS_PER_POINT, y / UNITS_PER_POINT)

    return list(walk())
