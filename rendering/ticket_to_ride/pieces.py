"""Pieces on the map: trains and stations in their owner's colour with the owner's mark, and the light on new ones.

A claimed route is distinguished from a free one without its colour: its wagons are solid, have a dark rim and are
coupled from city to city, while free spaces are hollow and lie apart.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from itertools import pairwise

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Board, CityId, Route, RouteId
from rendering.base_cache import kept
from rendering.canvas import Pen, Viewport, put, sheet_for, sprite, turned
from rendering.marks import PLAYER_MARKS
from rendering.palette import GOLD, INK, LAND, PAPER, PLAYERS, Rgb, ink_on, mix
from rendering.ticket_to_ride import cities, routes

WAGON = (40.0, 18.2)
"""Length and width in points."""
RIM = 2.4
"""How broad the dark rim of a wagon is, in points."""
WAGON_MARK = 6.4
"""Radius of its player's mark, in points."""
COUPLING = (7.6, 6.0, 2.0)
"""Half the widths of a coupling's light edge, its dark body and the line in its player's colour, in points."""
STATION = 26.0
"""Width and height in points."""
_SHEET = (60.0, 40.0)
_PLATE = 33.0
_VEIL = 165


def draw_wagons(
    picture: Image.Image,
    board: Board,
    claims: Iterable[tuple[RouteId, Seat]],
    viewport: Viewport,
    *,
    pending: bool = False,
) -> None:
    """Put a wagon on every space of the claimed routes and couple them; hatched wagons if claims are ``pending``."""
    laid = tuple(claims)
    for route, seat in () if pending else laid:
        _couple(picture, board, board.routes[route], seat, viewport)
    for route, seat in laid:
        for space in board.routes[route].spaces:
            x, y = viewport.at(*routes.place_of(space))
            if _meets(picture, x, y, viewport):
                put(picture, _wagon(seat, space.angle, viewport.scale, pending=pending), x, y)


def _couple(picture: Image.Image, board: Board, route: Route, seat: Seat, viewport: Viewport) -> None:
    """Couple the wagons of a claimed route, from city to city, which distinguishes it from a free one in any colour."""
    stops = [routes.place_of(space) for space in route.spaces]
    first, last = (cities.place_of(board.cities[city]) for city in (route.a, route.b))
    for here, there in pairwise([_edge(first, stops[0]), *stops, _edge(last, stops[-1])]):
        across, down = there[0] - here[0], there[1] - here[1]
        x, y = viewport.at(here[0] + across / 2, here[1] + down / 2)
        if _meets(picture, x, y, viewport):
            angle = round(math.degrees(math.atan2(down, across))) % 180
            put(picture, _coupling(seat, round(math.hypot(across, down)), angle, viewport.scale), x, y)


def _edge(city: tuple[float, float], stop: tuple[float, float]) -> tuple[float, float]:
    """Return where the dot of a city ends on the way to a space."""
    share = min(1.0, cities.DOT / math.dist(city, stop))
    return city[0] + (stop[0] - city[0]) * share, city[1] + (stop[1] - city[1]) * share


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
    """Return whether any of a piece at a place is in the picture: in a zoom most are not."""
    room = _SHEET[0] / 2 * viewport.scale
    return -room < x < picture.width + room and -room < y < picture.height + room


def draw_stations(
    picture: Image.Image,
    board: Board,
    built: Iterable[tuple[CityId, Seat]],
    lit: Collection[CityId],
    viewport: Viewport,
) -> None:
    """Put the stations on their cities, some of them lit up."""
    for city, seat in built:
        x, y = viewport.at(*cities.place_of(board.cities[city]))
        put(picture, station(seat, viewport.scale, lit=city in lit), x, y - 2 * viewport.scale)


@kept
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
    """Return a colour that lets a player's mark show on paper."""
    return mix(PLAYERS[seat], INK, 0.45) if sum(PLAYERS[seat]) > 400 else PLAYERS[seat]  # noqa: PLR2004 - bright


@kept
def _wagon(seat: Seat, angle: float, scale: float, *, pending: bool = False) -> Image.Image:
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    half, deep = WAGON[0] / 2 * k, WAGON[1] / 2 * k
    halo, rim = 1.7 * k, RIM * k
    pen.rounded_rectangle((x - half - halo, y - deep - halo, x + half + halo, y + deep + halo), 4 * k, PAPER)
    pen.rounded_rectangle((x - half, y - deep, x + half, y + deep), 3.2 * k, INK)
    body = (x - half + rim, y - deep + rim, x + half - rim, y + deep - rim)
    if pending:
        _hatch(sheet, body, k, mix(PLAYERS[seat], PAPER, 0.35))
    else:
        pen.rounded_rectangle(body, 1.6 * k, PLAYERS[seat])
    # Marks stand as upright as they can: a quarter turn either way is enough.
    upside_down = angle > 90  # noqa: PLR2004
    plate, k = sheet_for(_SHEET[0], _PLATE, scale)
    if pending:
        _badge(ImageDraw.Draw(plate), plate.width / 2, plate.height / 2, 6.6 * k, seat)
    else:
        light = ink_on(PLAYERS[seat])
        PLAYER_MARKS[seat](ImageDraw.Draw(plate), plate.width / 2, plate.height / 2, WAGON_MARK * k, light)
    if upside_down:
        plate = plate.transpose(Image.Transpose.ROTATE_180)
    sheet.alpha_composite(plate, (0, (sheet.height - plate.height) // 2))
    return turned(sheet, angle)


@kept
def _coupling(seat: Seat, length: int, angle: int, scale: float) -> Image.Image:
    """Return the coupling of two wagons: dark like their rims, with a light edge and a line in their colour."""
    sheet, k = sheet_for(length + 4, 2 * COUPLING[0] + 2, scale)
    pen = ImageDraw.Draw(sheet)
    x, y, half = sheet.width / 2, sheet.height / 2, length / 2 * k
    for deep, fill in zip(COUPLING, (PAPER, INK, PLAYERS[seat]), strict=True):
        pen.rectangle((x - half, y - deep * k, x + half, y + deep * k), fill)
    return turned(sheet, angle)


def _hatch(sheet: Image.Image, box: tuple[float, float, float, float], k: float, colour: Rgb) -> None:
    """Fill the body of a wagon with stripes on paper: it may have to be taken off again."""
    stripes, body = Image.new("RGB", sheet.size, PAPER), Image.new("L", sheet.size)
    pen, height, step = ImageDraw.Draw(stripes), box[3] - box[1], 7 * k
    for number in range(round((box[2] - box[0] + height) / step) + 1):
        foot = box[0] - height + number * step
        pen.line((foot, box[3], foot + height, box[1]), colour, round(2.4 * k))
    ImageDraw.Draw(body).rounded_rectangle(box, 2 * k, 255)
    sheet.paste(stripes, (0, 0), body)


@kept
def _glow(angle: float, colour: Rgb, scale: float) -> Image.Image:
    sheet, k = sheet_for(*_SHEET, scale)
    pen = ImageDraw.Draw(sheet)
    x, y = sheet.width / 2, sheet.height / 2
    for grow, fill in ((7.0, (*colour, 90)), (5.4, (*colour, 255)), (2.6, (*PAPER, 255))):
        half, deep = (WAGON[0] / 2 + grow) * k, (WAGON[1] / 2 + grow) * k
        pen.rounded_rectangle((x - half, y - deep, x + half, y + deep), (3 + grow) * k, fill)
    return turned(sheet, angle)


@kept
def _fading(angle: float, scale: float) -> Image.Image:
    sheet, k = sheet_for(*_SHEET, scale)
    x, y = sheet.width / 2, sheet.height / 2
    half, deep = (routes.LENGTH / 2 + 4) * k, (routes.WIDTH / 2 + 4) * k
    ImageDraw.Draw(sheet).rounded_rectangle((x - half, y - deep, x + half, y + deep), 3 * k, (*LAND, _VEIL))
    return turned(sheet, angle)
