"""The printed board of German Railways: what never changes in a game, drawn once per process."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from engine.german_railways.facts import CityName, PrintedHex, Terrain, printed_facts
from engine.hexes import HexName
from rendering.base_cache import BaseCache, LargeBases, kept
from rendering.canvas import OVERSAMPLE, Pen, Viewport, sheet_for
from rendering.fonts import BOLD, SEA, Face, font
from rendering.german_railways.atlas import atlas, colour_of, middle
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.ground import HEX_EDGE, HILL, LAND, ROCK, paint_heights, paint_river, smooth, winding
from rendering.hexes.hexagon import CORNER, CORNERS, HALF, Point, between, direction, scaled
from rendering.palette import INK, PAPER, SEA_NAME, SEA_SHORE, Rgb, mix
from rendering.palette import SEA as WATER
from rendering.parts import Ground
from rendering.zoom import TIMES, surroundings

WIDTH = 1600
"""Width of the whole board in pixels, and of each of its parts."""
MARGIN = 84
"""Margin around the hexes, for the letters of the rows, in points."""
SMOOTH = 2
"""How much larger the board is drawn than shown."""
REGIONS: dict[str, HexName] = {
    "northwest": HexName("D4"),
    "north": HexName("D10"),
    "northeast": HexName("D16"),
    "west": HexName("J3"),
    "centre": HexName("I9"),
    "east": HexName("I14"),
    "southwest": HexName("P2"),
    "south": HexName("O6"),
    "southeast": HexName("J13"),
}
"""The middle of each region, as the country leaves two corners of the sheet empty."""
ABROAD: Rgb = (216, 209, 190)
ABROAD_NAME: Rgb = (152, 143, 122)
GROUND: dict[str, Rgb] = {
    "plain": (232, 232, 200),
    "hill": mix(LAND, HILL, 0.3),
    "mountain": mix(LAND, ROCK, 0.42),
}
BRICK: Rgb = (158, 70, 50)
TOWN: Rgb = (250, 238, 222)
"""The ground of a city."""
ACCESS: Rgb = (239, 216, 194)
"""The ground of the hexes around Berlin."""
COORDINATE = (0.0, -0.95)
COST = (0.0, 0.84)
"""Where the cost of a hex without a city stands."""
_CLEAR = (-0.82, 0.72)
"""The heights between the texts in the upper and in the lower corner of a hex."""
_LINE = range(22, 47)
"""Levels of a blurred coast that make a line along it."""
_BASES = BaseCache(2, flat=True)
_LARGE = LargeBases(1)


@cache
def whole() -> Viewport:
    """Return the part of the sheet that shows every hex."""
    places = [middle(name) for name in printed_facts().hexes]
    reach = CORNER * HALF + MARGIN
    left, right = min(x for x, _ in places) - HALF - MARGIN, max(x for x, _ in places) + HALF + MARGIN
    top, bottom = min(y for _, y in places) - reach, max(y for _, y in places) + reach
    return Viewport(left, top, right - left, bottom - top, WIDTH / (right - left))


def viewport_for(zoom: str | None) -> Viewport:
    """Return the viewport of a zoom: everything, a region, or the surroundings of a city or hex."""
    if zoom is None:
        return whole()
    return surroundings(whole(), place_of(REGIONS.get(zoom, zoom)))


def place_of(name: HexName | CityName) -> Point:
    """Return the middle of a hex, or of a city by its name, in points."""
    places = [middle(hex_) for hex_ in printed_facts().cities.get(name, (HexName(name),))]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def ground(viewport: Viewport) -> Ground:
    """Return the printed board; a part is cut out of a larger one, and the whole board does not wait for that."""
    if viewport == whole():
        return Ground("german", _BASES.look_up("board", lambda: _draw(whole())))
    return Ground(("german", viewport), _LARGE.part("board", whole().larger(TIMES), viewport, _draw, ABROAD))


def brush_for(pen: Pen, name: HexName, viewport: Viewport) -> Brush:
    """Return a brush that paints in a hex of the board."""
    return Brush(pen, HALF * viewport.scale, viewport.at(*middle(name)))


def _draw(viewport: Viewport) -> Image.Image:
    large = viewport.larger(SMOOTH)
    # Things with soft edges need no smoothing: they are reduced below to the very pixels they have now.
    picture = _surroundings(viewport).resize(large.size, Image.Resampling.NEAREST)
    pen = ImageDraw.Draw(picture)
    hexes = [printed_facts().hexes[name] for name in visible(printed_facts().hexes, viewport)]
    for printed in hexes:
        brush_for(pen, printed.at, large).hexagon(1.045, mix(HEX_EDGE, INK, 0.5))
    for printed in hexes:
        brush = brush_for(pen, printed.at, large)
        brush.hexagon(1.0, HEX_EDGE)
        brush.hexagon(0.984, GROUND[printed.terrain])
    for river in atlas().river:
        course = [large.at(*point) for point in _course(river.through, river.leaves)]
        paint_river(pen, course, 9 * large.scale)
    for printed in hexes:
        _paint_ground(brush_for(pen, printed.at, large), printed)
    _paint_berlin(pen, large)
    return picture.reduce(SMOOTH)


def _course(through: Sequence[HexName], leaves: int | None) -> Sequence[Point]:
    places = [middle(name) for name in through]
    if leaves is not None:
        end = direction(leaves)
        places.append((places[-1][0] + end[0] * HALF, places[-1][1] + end[1] * HALF))
    return winding(places)


def _surroundings(viewport: Viewport) -> Image.Image:
    """Draw the seas and lands around, and let the country stand out from them; soft edges need no smoothing."""
    picture = Image.new("RGB", viewport.size, ABROAD)
    country = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(country)
    for name in printed_facts().hexes:
        brush_for(pen, name, viewport).hexagon(1.05, 255)
    water = Image.new("L", picture.size, 0)
    pen = ImageDraw.Draw(water)
    for sea in atlas().sea:
        outline = list(zip(sea.outline[::2], sea.outline[1::2], strict=True))
        pen.polygon([viewport.at(*point) for point in smooth([*outline, outline[0]])], 255)
    land = Image.eval(water, lambda level: 255 - level)
    land.paste(255, (0, 0), country)
    picture.paste(WATER, (0, 0), water)
    shore = _blurred(land, 26 * viewport.scale).point(lambda level: min(255, level * 2))
    picture.paste(SEA_SHORE, (0, 0), Image.composite(shore, Image.new("L", picture.size, 0), water))
    _draw_coast(picture, land, viewport.scale)
    shade = _blurred(country, 4 * viewport.scale).point(lambda level: level * 3 // 5)
    picture.paste(mix(ABROAD, INK, 0.55), (0, 0), shade)
    pen = ImageDraw.Draw(picture)
    for words in atlas().name:
        tint = SEA_NAME if words.water else ABROAD_NAME
        spaced(pen, words.words, viewport.at(*words.at), words.size * viewport.scale, tint)
    return picture


def _draw_coast(picture: Image.Image, land: Image.Image, scale: float) -> None:
    """Draw fine lines that follow the coast at sea, as engravers did."""
    for distance, strength in ((3.0, 0.5), (8.0, 0.34), (14.0, 0.2)):
        # A blurred coast is half grey on the coast itself and fades with distance: one level is one line.
        levels = [round(strength * 255) * (level in _LINE) for level in range(256)]
        picture.paste(SEA_NAME, (0, 0), _blurred(land, distance * scale).point(levels))


def _blurred(mask: Image.Image, radius: float) -> Image.Image:
    """Blur widely at a quarter of the size, which looks the same and is many times faster."""
    small = mask.reduce(4).filter(ImageFilter.GaussianBlur(radius / 4))
    return small.resize(mask.size, Image.Resampling.BICUBIC)


def _paint_ground(brush: Brush, printed: PrintedHex) -> None:
    if printed.terrain != "plain":
        paint_heights(brush, printed.terrain, occupied=printed.city is not None)
    if printed.city is not None:
        ground = mix(TOWN, GROUND[printed.terrain], 0.5)
        brush.hexagon(0.9, BRICK)
        brush.hexagon(0.868, ground)
        started = next((r.id for r in printed_facts().railroads.values() if r.start == printed.at), None)
        if started is not None:
            brush.hexagon(0.93, INK)
            brush.hexagon(0.905, PAPER)
            brush.hexagon(0.885, colour_of(started))
            brush.hexagon(0.79, PAPER)
            brush.hexagon(0.77, ground)


def _paint_berlin(pen: Pen, viewport: Viewport) -> None:
    """Paint the metropolis as one city, and the hexes around it that lead in."""
    for name in sorted(printed_facts().access):
        brush = brush_for(pen, name, viewport)
        brush.hexagon(0.984, ACCESS)
        _paint_dashes(brush)
    for reach, tint in ((1.045, INK), (1.02, BRICK), (0.985, TOWN)):
        for name in printed_facts().cities["Berlin"]:
            brush_for(pen, name, viewport).hexagon(reach, tint)
    for name in printed_facts().cities["Berlin"]:
        brush_for(pen, name, viewport).hexagon(1.0, TOWN)


def _paint_dashes(brush: Brush) -> None:
    """Paint a dashed hexagon that leaves the coordinates and the cost free."""
    for a, b in zip(CORNERS, (*CORNERS[1:], CORNERS[0]), strict=True):
        for step in range(5):
            points = [scaled(between(a, b, (2 * step + end) / 10), 0.88) for end in (0.5, 1.5)]
            if all(_CLEAR[0] < y < _CLEAR[1] for _, y in points):
                brush.line(points, 0.035, BRICK)


@kept
def printed_picture(terrain: Terrain, name: HexName | None, scale: float) -> Image.Image:
    """Return the texts on a hex: its coordinates if wanted, and its cost unless it is a city."""
    sheet, k = sheet_for(*SIZE, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    if name is not None:
        brush.words(COORDINATE, name, 0.235, mix(GROUND[terrain], INK, 0.62), BOLD)
    if name is None or printed_facts().hexes[name].city is None:
        cost = str(printed_facts().figures.terrain[terrain])
        brush.words(COST, cost, 0.37, mix(GROUND[terrain], INK, 0.55))
    return sheet.reduce(OVERSAMPLE)


def spaced(pen: Pen, words: str, at: Point, size: float, tint: Rgb, face: Face = SEA) -> None:
    """Write a name of the atlas with its letters wide apart."""
    shape, gap = font(face, round(size)), size * 0.32
    x = at[0] - (shape.getlength(words) + gap * (len(words) - 1)) / 2
    for sign in words:
        pen.text((x, at[1]), sign, tint, shape, "lm")
        x += shape.getlength(sign) + gap


def visible(names: Iterable[HexName], viewport: Viewport) -> list[HexName]:
    """Return the hexes that a viewport shows, wholly or in part."""
    return [
        name
        for name in names
        if viewport.left - 2 * HALF < middle(name)[0] < viewport.left + viewport.width + 2 * HALF
        and viewport.top - 2 * HALF < middle(name)[1] < viewport.top + viewport.height + 2 * HALF
    ]
