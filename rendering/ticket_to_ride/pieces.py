"""Pieces on the map: wagons and stations in their owner's colour with the owner's mark, and what was played last."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Board, CityId, Route, RouteId
from rendering.canvas import Pen, Viewport, put, sheet_for, sprite, turned
from rendering.marks import PLAYER_MARKS
from rendering.palette import GOLD, INK, LAND, PAPER, PLAYERS, Rgb, mix
from rendering.ticket_to_ride import cities, routes

WAGON = (40.0, 18.2)
"""Length and width in points."""
PLATE = (31.0, 11.6)
"""Length and width of the plate with the marks of a wagon's player, in points."""
STATION = 26.0
"""Width and height in points."""
_SHEET = (60.0, 40.0)
_VEIL = 165


def draw_wagons(
    picture: Image.Image,
    board: Board,
    claims: Iterable[tuple[RouteId, Seat]],
    viewport: Viewport,
    *,
    pending: bool = False,
) -> None:
    """Put a wagon on every space of the claimed routes, a hatched one where the claim is ``pending``."""
    for route, seat in claims:
        for space in board.routes[route].spaces:
            x, y = viewport.at(*routes.place_of(space))
            if _meets(picture, x, y, viewport):
                put(picture, _wagon(seat, space.angle, viewport.scale, pending=pending), x, y)


def draw_glow(
    picture: Image.Image, board: Board, lit: Iterable[RouteId], viewport: Viewport, colour: Rgb = GOLD
) -> None:
    """Light up routes from behind: draw before the wagons."""
    for route in lit:
        for space in board.routes[route].spaces:
            x, y = viewport.at(*routes.place_of(space))
            if _meets(picture, x, y, viewport):
                put(picture, _glow(space.angle, colour, viewport.scale), x, y)


def draw_faded(picture: Image.Image, route: Route, viewport: Viewport) -> None:
    """Fade a route that nobody may claim any more."""
    for space in route.spaces:
        x, y = viewport.at(*routes.place_of(space))
        if _meets(picture, x, y, viewport):
            put(picture, _fading(space.angle, viewport.scale), x, y)


def _meets(picture: Image.Image, x: float, y: float, viewport: Viewport) -> bool:
    """Tell whether a piece at a place is seen at all: in a zoom most are not."""
    room = _SHEET[0] / 2 * viewport.scale
    return -room < x < picture.width + room and -room < y < picture.height + room


def draw_stations(
    picture: Image.Image, board: Board, built: Iterable[tuple[CityId, Seat]], lit: CityId | None, viewport: Viewport
) -> None:
    """Put the stations on their cities, the newest lit up."""
    for city, seat in built:
        x, y = viewport.at(*cities.place_of(board.cities[city]))
        put(picture, station(seat, viewport.scale, lit=city == lit), x, y - 2 * viewport.scale)


@lru_cache(maxsize=64)
def station(seat: Seat, scale: float, *, lit: bool = False) -> Image.Image:
    """Return a station building in its owner's colour."""
    side = STATION + 18

    def paint(pen: Pen, k: float) -> None:
        x = y = side / 2 * k
        if lit:
            for radius, fill in ((21, GOLD), (18, PAPER)):
                r = radius * k
                pen.ellipse((x - r, y - r, x + r, y + r), fill)
        _building(pen, x, y, STATION / 2 * k, seat)

    return sprite(side, side, scale, paint)


def _building(pen: Pen, x: float, y: float, r: float, seat: Seat) -> None:
    colour = PLAYERS[seat]
    rim = mix(colour, INK, 0.75)
    for grow, tint in ((r * 0.14, PAPER), (0.0, rim), (-r * 0.11, colour)):
        pen.rectangle((x - r * 0.8 - grow, y - r * 0.25, x + r * 0.8 + grow, y + r + grow), tint)
        roof = [(x - r * 1.12 - grow * 1.8, y - r * 0.12 + grow), (x, y - r * 1.1 - grow * 1.4)]
        pen.polygon([*roof, (x + r * 1.12 + grow * 1.8, y - r * 0.12 + grow)], tint)
    pen.line((x - r * 0.9, y - r * 0.14, x + r * 0.9, y - r * 0.14), rim, max(1, round(r * 0.1)))
    _badge(pen, x, y + r * 0.36, r * 0.56, seat)


def _badge(pen: Pen, x: float, y: float, r: float, seat: Seat) -> None:
    """Paint a player's mark on a light disc."""
    pen.ellipse((x - r, y - r, x + r, y + r), PAPER)
    PLAYER_MARKS[seat](pen, x, y, r * 0.66, mark_ink(seat))


def mark_ink(seat: Seat) -> Rgb:
    """Return the colour in which a player's mark shows on paper."""
    return mix(PLAYERS[seat], INK, 0.45) if sum(PLAYERS[seat]) > 400 else PLAYERS[seat]  # noqa: PLR2004 - bright


@lru_cache(maxsize=2048)
def _wagon(seat: Seat, angle: float, scale: float, *, pending: bool = False) -> Image.Image:
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    colour = PLAYERS[seat]
    half, deep = WAGON[0] / 2 * k, WAGON[1] / 2 * k
    rim, shine = mix(colour, (0, 0, 0), 0.55), mix(colour, (255, 255, 255), 0.34)
    pen.rounded_rectangle(
        (x - half - 1.7 * k, y - deep - 1.7 * k, x + half + 1.7 * k, y + deep + 1.7 * k), 4 * k, PAPER
    )
    pen.rounded_rectangle((x - half, y - deep, x + half, y + deep), 3.2 * k, rim)
    body = (x - half + 1.5 * k, y - deep + 1.5 * k, x + half - 1.5 * k, y + deep - 1.5 * k)
    if pending:
        _hatch(sheet, body, k, mix(colour, PAPER, 0.35))
    else:
        pen.rounded_rectangle(body, 2 * k, colour)
        for side in (-1, 1):
            row = y + side * 7.2 * k
            pen.line((x - half + 4 * k, row, x + half - 4 * k, row), shine, round(1.1 * k))
    # Marks stand as upright as they can: a quarter turn either way is enough.
    upside_down = angle > 90  # noqa: PLR2004
    plate, k = sheet_for(_SHEET[0], PLATE[0] + 2, scale)
    if pending:
        _badge(ImageDraw.Draw(plate), plate.width / 2, plate.height / 2, 6.6 * k, seat)
    else:
        _paint_plate(ImageDraw.Draw(plate), plate.width / 2, plate.height / 2, k, seat)
    if upside_down:
        plate = plate.transpose(Image.Transpose.ROTATE_180)
    sheet.alpha_composite(plate, (0, (sheet.height - plate.height) // 2))
    return turned(sheet, angle)


def _paint_plate(pen: Pen, x: float, y: float, k: float, seat: Seat) -> None:
    """Paint a light plate along a wagon with its player's mark three times, by which it is told from a free space."""
    wide, high = PLATE[0] / 2 * k, PLATE[1] / 2 * k
    pen.rounded_rectangle((x - wide, y - high, x + wide, y + high), high, PAPER)
    for step in (-1, 0, 1):
        PLAYER_MARKS[seat](pen, x + step * 0.31 * PLATE[0] * k, y, 0.36 * PLATE[1] * k, mark_ink(seat))


def _hatch(sheet: Image.Image, box: tuple[float, float, float, float], k: float, colour: Rgb) -> None:
    """Fill the body of a wagon with stripes on paper: it may have to be taken off again."""
    stripes, body = Image.new("RGB", sheet.size, PAPER), Image.new("L", sheet.size)
    pen, height, step = ImageDraw.Draw(stripes), box[3] - box[1], 7 * k
    for number in range(round((box[2] - box[0] + height) / step) + 1):
        foot = box[0] - height + number * step
        pen.line((foot, box[3], foot + height, box[1]), colour, round(2.4 * k))
    ImageDraw.Draw(body).rounded_rectangle(box, 2 * k, 255)
    sheet.paste(stripes, (0, 0), body)


@lru_cache(maxsize=1024)
def _glow(angle: float, colour: Rgb, scale: float) -> Image.Image:
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    for grow, fill in ((7.0, (*colour, 90)), (5.4, (*colour, 255)), (2.6, (*PAPER, 255))):
        half, deep = (WAGON[0] / 2 + grow) * k, (WAGON[1] / 2 + grow) * k
        pen.rounded_rectangle((x - half, y - deep, x + half, y + deep), (3 + grow) * k, fill)
    return turned(sheet, angle)


@lru_cache(maxsize=512)
def _fading(angle: float, scale: float) -> Image.Image:
    sheet, k = sheet_for(*_SHEET, scale)
    x, y = sheet.width / 2, sheet.height / 2
    half, deep = (routes.LENGTH / 2 + 4) * k, (routes.WIDTH / 2 + 4) * k
    ImageDraw.Draw(sheet).rounded_rectangle((x - half, y - deep, x + half, y + deep), 3 * k, (*LAND, _VEIL))
    return turned(sheet, angle)
