"""The sheet of the map: the open boards only, its western edge torn off where others have not been opened."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.ticket_to_ride.legends.pack_files import pack
from rendering.base_cache import kept
from rendering.canvas import Viewport
from rendering.palette import FELT, LAND, PAPER, mix
from rendering.ticket_to_ride.legends.layout import Point, drawn_board, layout, name_box, place_of
from rendering.ticket_to_ride.routes import place_of as place_of_space

FIBRE = 7.0
"""Width of the bare paper along the torn edge, in points."""
_GRAIN = 9
"""Points to a grain of the paper."""
_COARSE = 8
"""How much smaller than the sheet the mask is that is searched for holes."""
_GROWN = 7
"""The pixels to fill beyond the edges of holes, one by one, which is quicker than in a single step."""
_MARGIN = 20.0
"""Margin around names and tracks, in points."""

_SEAM = mix(LAND, (92, 66, 38), 0.9)
_SEAM_SEEN = 0.5
"""How much of the ground a seam covers."""
_BEND = 14.0
"""How far the corners of seams are rounded, in points."""


def tear(printed: Image.Image, opened: tuple[str, ...], viewport: Viewport) -> Image.Image:
    """Return the printed map as it lies on the table, torn where boards are not open."""
    if len(opened) == len(pack().frontiers):
        return printed
    large, small = (_mask(opened, viewport, printed.size, inside) for inside in (0.0, FIBRE))
    table = Image.new("RGB", printed.size, FELT)
    shadow = ImageChops.offset(large.filter(ImageFilter.GaussianBlur(9 * viewport.scale)), -round(4 * viewport.scale))
    table.paste(mix(FELT, (0, 0, 0), 0.55), (0, 0), shadow)
    table.paste(mix(PAPER, (255, 255, 255), 0.4), (0, 0), large)
    table.paste(printed, (0, 0), small)
    return table


def draw_seams(printed: Image.Image, opened: tuple[str, ...], viewport: Viewport) -> None:
    """Draw the seams along which the open boards are joined: some rules count tracks and networks by board."""
    half, boards = viewport.larger(0.5), dict[str, list[Point]]()
    for city in drawn_board(opened, ()).cities:
        boards.setdefault(pack().town(city).piece, []).append(place_of(city))
    seams = Image.new("L", half.size, 0)
    for board, own in boards.items():
        others = [place for other, places in boards.items() if other != board for place in places]
        flat = Image.new("L", half.size, 0)
        pen = ImageDraw.Draw(flat)
        for place in own:
            pen.polygon([half.at(*corner) for corner in _nearer(place, others)], 255)
        inside = flat.filter(ImageFilter.GaussianBlur(_BEND * half.scale)).point([0] * 128 + [255] * 128)
        edge = ImageChops.difference(inside, inside.filter(ImageFilter.MinFilter(3)))
        seams = ImageChops.lighter(seams, edge)
    seen = seams.resize(printed.size, Image.Resampling.BICUBIC)
    printed.paste(_SEAM, (0, 0), seen.point([round(value * _SEAM_SEEN) for value in range(256)]))


def faded(printed: Image.Image, share: float, opened: tuple[str, ...], viewport: Viewport) -> Image.Image:
    """Return a torn map with a paler sheet; the table around it keeps its colour."""
    pale = Image.blend(printed, Image.new("RGB", printed.size, LAND), share)
    if len(opened) == len(pack().frontiers):
        return pale
    picture = printed.copy()
    picture.paste(pale, (0, 0), _mask(opened, viewport, printed.size, 0.0))
    return picture


@kept
def _mask(opened: tuple[str, ...], viewport: Viewport, size: tuple[int, int], inside: float) -> Image.Image:
    """Return where the sheet lies, ``inside`` points from its edge."""
    level = 128 + round(inside * 6)
    edge = _rough(opened, viewport.larger(0.5)).point([0 if value < level else 255 for value in range(256)])
    whole = edge.filter(ImageFilter.GaussianBlur(0.8)).resize(size, Image.Resampling.BICUBIC)
    return whole.point([max(0, min(255, (value - 96) * 4)) for value in range(256)])


@kept
def _rough(opened: tuple[str, ...], half: Viewport) -> Image.Image:
    """Return how far inside the sheet or beyond its edge each pixel lies, with 128 on the edge itself."""
    flat = Image.new("L", half.size, 0)
    pen = ImageDraw.Draw(flat)
    board = drawn_board(opened, ())
    closed = [place_of(city) for city in pack().board.cities if city not in board.cities]
    for city in board.cities:
        pen.polygon([half.at(*corner) for corner in _nearer(place_of(city), closed)], 255)
        left, top, right, bottom = name_box(city)
        pen.rectangle((*half.at(left - _MARGIN, top - _MARGIN), *half.at(right + _MARGIN, bottom + _MARGIN)), 255)
    for route in board.routes.values():
        stops = [place_of(route.a), *map(place_of_space, route.spaces), place_of(route.b)]
        pen.line([half.at(*stop) for stop in stops], 255, round(3.6 * _MARGIN * half.scale), "curve")
    soft = _without_holes(flat).filter(ImageFilter.GaussianBlur(10 * half.scale))
    return ImageChops.add(soft, _grain(half), 1, -128)


def _without_holes(flat: Image.Image) -> Image.Image:
    """Return a mask with the holes filled that the sheet encloses on all sides."""
    size = (flat.width // _COARSE + 3, flat.height // _COARSE + 3)
    around = Image.new("L", size, 0)
    around.paste(flat.resize((size[0] - 2, size[1] - 2), Image.Resampling.BOX), (1, 1))
    around = around.point([255 if value else 0 for value in range(256)])
    ImageDraw.floodfill(around, (0, 0), 128)
    holes = around.crop((1, 1, size[0] - 1, size[1] - 1)).point([255 * (not value) for value in range(256)])
    filled = holes.resize(flat.size, Image.Resampling.NEAREST)
    for _ in range(_GROWN):
        filled = filled.filter(ImageFilter.MaxFilter(3))
    return ImageChops.lighter(flat, filled)


def _nearer(city: Point, others: Collection[Point]) -> list[Point]:
    """Return the part of the map that lies nearer to a city than to any of the others."""
    found = layout()
    far = 400.0
    area = [
        (-far, -far),
        (found.width + far, -far),
        (found.width + far, found.height + far),
        (-far, found.height + far),
    ]
    for other in others:
        area = _cut(area, city, other)
    return area


def _cut(area: list[Point], city: Point, other: Point) -> list[Point]:
    """Cut off from a convex shape what lies nearer to the other place."""
    middle = ((city[0] + other[0]) / 2, (city[1] + other[1]) / 2)
    across = (city[0] - other[0], city[1] - other[1])
    sides = [(x - middle[0]) * across[0] + (y - middle[1]) * across[1] for x, y in area]
    kept = []
    for number, (here, side) in enumerate(zip(area, sides, strict=True)):
        there, beyond = area[(number + 1) % len(area)], sides[(number + 1) % len(area)]
        if side >= 0:
            kept.append(here)
        if (side >= 0) != (beyond >= 0):
            share = side / (side - beyond)
            kept.append((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share))
    return kept


def _grain(viewport: Viewport) -> Image.Image:
    """Return the grain of the paper, the same at every size."""
    left, top = viewport.left / _GRAIN + _AROUND, viewport.top / _GRAIN + _AROUND
    box = (left, top, left + viewport.width / _GRAIN, top + viewport.height / _GRAIN)
    return _paper().transform(viewport.size, Image.Transform.EXTENT, box, Image.Resampling.BICUBIC)


_AROUND = 60
"""Grains beyond the corner of the map."""


@kept
def _paper() -> Image.Image:
    found = layout()
    size = (round(found.width / _GRAIN) + 2 * _AROUND, round(found.height / _GRAIN) + 2 * _AROUND)
    rng = Random("paper")  # noqa: S311 - the same tear every time
    fine = Image.frombytes("L", size, rng.randbytes(size[0] * size[1]))
    coarse_size = (size[0] // 5, size[1] // 5)
    coarse = Image.frombytes("L", coarse_size, rng.randbytes(coarse_size[0] * coarse_size[1]))
    mixed = Image.blend(fine, coarse.resize(size, Image.Resampling.BICUBIC), 0.5)
    # Between -60 and 60 around the middle, which is less than the soft edge of the sheet spans.
    return mixed.point([128 + round((value - 128) * 0.4) for value in range(256)])
