"""Tracks: coloured, grey and uncoloured ones, colour stickers, trestle marks, the Combine's cars."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PIL import Image, ImageDraw

from engine.ticket_to_ride.board import Board, Route
from engine.ticket_to_ride.cards import GREY
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Track
from rendering.base_cache import kept
from rendering.canvas import Pen, Viewport, put, sheet_for, turned
from rendering.fonts import FIGURE, font
from rendering.marks import PATTERNS
from rendering.palette import CARDS, INK, LAND, PAPER, Rgb, mix
from rendering.ticket_to_ride.pieces import WAGON
from rendering.ticket_to_ride.routes import LENGTH, WIDTH, draw_lines, place_of

IVORY: Rgb = (240, 230, 204)
WOOD: Rgb = (120, 78, 40)
COLOURS: dict[str, Rgb] = {**CARDS, "red": (194, 38, 34), "green": (108, 178, 68), "grey": (160, 156, 150)}
"""The colours of free tracks. The map is shown too small for patterns to be seen, so these are as light or as dark as
is needed for everybody's eyes to tell them apart."""
MARKS: dict[str, Rgb] = {
    "black": mix(COLOURS["black"], PAPER, 0.35),
    "blue": mix(COLOURS["blue"], PAPER, 0.6),
    "green": mix(COLOURS["green"], INK, 0.3),
    "red": mix(COLOURS["red"], INK, 0.5),
    "yellow": mix(COLOURS["yellow"], PAPER, 0.6),
    "white": mix(COLOURS["white"], INK, 0.3),
}
"""The colours of the marks on tracks, which, though small, make each colour's spaces darker or lighter than others."""
HOLLOW = 0.1
"""How much paler a free space is inside than its frame."""
NARROW = 0.62
"""Width of a space without a colour, as a share of the usual width."""
EDGES = {colour: 0.62 if colour == "white" else 0.45 for colour in COLOURS}
"""How much darker than a space its edge is: the edge of a white one must be visible on the paper of the map."""
_FRAME = 2.6
_MARK, _STEP = 3.6, 10.5
"""Radius of each of the marks on a space, and the distance from one to the next, in points."""
_TIMBER = 4.6
"""How far trestles stand out beyond a space, in points."""
_SHEET = (60.0, 40.0)
_DASHES = 6


def draw_tracks(picture: Image.Image, board: Board, viewport: Viewport) -> None:
    """Draw every track as printed, trestles under it."""
    draw_lines(picture, board, viewport)
    for route in board.routes.values():
        draw_track(picture, route, route.colour, viewport)


def draw_stickers(picture: Image.Image, board: Board, stickers: Mapping[str, str], viewport: Viewport) -> None:
    """Draw the colours that uncoloured tracks took for good (L I3.2)."""
    for route in board.routes.values():
        if route.id in stickers:
            draw_track(picture, route, stickers[route.id], viewport)


def draw_track(picture: Image.Image, route: Route, colour: str, viewport: Viewport) -> None:
    """Draw the spaces of a track in a colour, as many of them on trestles as it has trestle marks."""
    marks = route.trestles if isinstance(route, Track) else 0
    for number, space in enumerate(route.spaces):
        at = viewport.at(*place_of(space))
        if not _seen(at, viewport):
            continue
        if number < marks:
            put(picture, _trestle(space.angle, viewport.scale), *at)
        if colour == UNCOLOURED:
            put(picture, _blank(space.angle, viewport.scale), *at)
        else:
            put(picture, _coloured(colour, space.angle, viewport.scale), *at)


def _seen(at: tuple[float, float], viewport: Viewport) -> bool:
    """Return whether any of something as large as a space is in the picture."""
    (width, height), reach = viewport.size, LENGTH * viewport.scale
    return -reach < at[0] < width + reach and -reach < at[1] < height + reach


def draw_combine(picture: Image.Image, board: Board, tracks: Collection[str], viewport: Viewport) -> None:
    """Put the Combine's ivory cars on tracks (L J4)."""
    for route in board.routes.values():
        if route.id in tracks:
            for space in route.spaces:
                put(picture, _ivory(space.angle, viewport.scale), *viewport.at(*place_of(space)))


@kept
def _coloured(colour: str, angle: float, scale: float) -> Image.Image:
    """Return a free space of a colour, or a grey one, which has no marks."""
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    half, deep, fill = LENGTH / 2 * k, WIDTH / 2 * k, COLOURS[colour]
    pen.rounded_rectangle((x - half, y - deep, x + half, y + deep), 2.2 * k, mix(fill, INK, EDGES[colour]))
    for inset, light in ((1.3 * k, 0.0), (_FRAME * k, HOLLOW)):
        box = (x - half + inset, y - deep + inset, x + half - inset, y + deep - inset)
        pen.rounded_rectangle(box, 1.4 * k, mix(fill, PAPER, light))
    if colour != GREY:
        for step in (-1, 0, 1):
            PATTERNS[colour](pen, x + step * _STEP * k, y, _MARK * k, MARKS[colour])
    return turned(sheet, angle if angle <= 90 else angle - 180)  # noqa: PLR2004 - marks read the same upside down


@kept
def _blank(angle: float, scale: float) -> Image.Image:
    """Return a space that still has no colour: the bare map in a dashed frame, narrower than any coloured one."""
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    half, deep = LENGTH / 2 * k, WIDTH / 2 * NARROW * k
    pen.rounded_rectangle((x - half, y - deep, x + half, y + deep), 2.2 * k, mix(LAND, PAPER, 0.6))
    thick, step = max(1, round(1.5 * k)), 2 * half / _DASHES
    for number in range(_DASHES):
        left = x - half + (number + 0.2) * step
        for side in (-1, 1):
            pen.line((left, y + side * deep, left + step * 0.6, y + side * deep), INK, thick)
    for side in (-1, 1):
        pen.line((x + side * half, y - deep * 0.5, x + side * half, y + deep * 0.5), INK, thick)
    return turned(sheet, angle)


@kept
def _trestle(angle: float, scale: float) -> Image.Image:
    """Return the timber under a space: posts on both sides, crossed by braces."""
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    half, inner, outer = (LENGTH / 2 + 2) * k, (WIDTH / 2 + 0.6) * k, (WIDTH / 2 + _TIMBER) * k
    thick = max(1, round(1.4 * k))
    for side in (-1, 1):
        pen.line((x - half, y + side * outer, x + half, y + side * outer), WOOD, thick)
        step = 2 * half / 4
        for number in range(4):
            left = x - half + number * step
            pen.line((left, y + side * inner, left + step, y + side * outer), WOOD, thick)
            pen.line((left, y + side * outer, left + step, y + side * inner), WOOD, thick)
    return turned(sheet, angle)


@kept
def _ivory(angle: float, scale: float) -> Image.Image:
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    half, deep = WAGON[0] / 2 * k, WAGON[1] / 2 * k
    pen.rounded_rectangle((x - half - 1.5 * k, y - deep - 1.5 * k, x + half + 1.5 * k, y + deep + 1.5 * k), 4 * k, INK)
    pen.rounded_rectangle((x - half, y - deep, x + half, y + deep), 3 * k, IVORY)
    _letter(pen, x, y, k)
    for side in (-1, 1):
        pen.line((x + side * 12 * k, y - deep + 3 * k, x + side * 12 * k, y + deep - 3 * k), WOOD, round(2 * k))
    return turned(sheet, angle if angle <= 90 else angle - 180)  # noqa: PLR2004 - upright letters


def _letter(pen: Pen, x: float, y: float, k: float) -> None:
    pen.text((x, y), "C", INK, font(FIGURE, round(15 * k)), "mm")
