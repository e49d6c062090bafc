"""Cities: what each is (a port, large, with claims), its name, the depot and the pieces that lie there."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Board
from engine.ticket_to_ride.legends.pack_files import pack
from rendering.base_cache import kept
from rendering.canvas import Pen, Viewport, put, sprite, write
from rendering.fonts import CITY
from rendering.marks import Painter
from rendering.palette import GOLD, INK, LAND, PAPER, PLAYERS, Rgb, ink_on, mix
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.cities import dot_piece
from rendering.ticket_to_ride.legends import marks
from rendering.ticket_to_ride.legends.layout import Box, Point, drawn_board, layout, name_box, name_rows, place_of
from rendering.ticket_to_ride.pieces import station
from rendering.ticket_to_ride.routes import place_of as place_of_space

MARKER = 11.0
"""Radius of the sign of a port or a claim city, in points."""
LARGE = 15.0
"""Radius of the ring of a large city."""
TOKEN = 12.0
"""Radius of a herd or a steamer."""
NAVY: Rgb = (28, 66, 104)
CLAIM: Rgb = (104, 84, 66)
HERD: Rgb = (122, 70, 34)
_SMALL = 0.72
_DIRECTIONS = 36
_REACH = 28.0
"""Distance from a city to a piece next to it, in points."""


def draw_markers(picture: Image.Image, board: Board, large: Iterable[str], exhibition: str, viewport: Viewport) -> None:
    """Draw every city's sign."""
    grown = set(large)
    for city in board.cities:
        kind = _kind(board, city)
        x, y = viewport.at(*place_of(city))
        if pack().town(city).large or city in grown or city == exhibition:
            put(picture, large_ring(viewport.scale), x, y)
        put(picture, place_sign(kind, viewport.scale) if kind else dot_piece(viewport.scale), x, y)
        if city == exhibition:
            put(picture, token("exhibition", "", viewport.scale), x, y - 20 * viewport.scale)


def draw_names(picture: Image.Image, board: Board, viewport: Viewport) -> None:
    """Write the names of the cities."""
    pen = ImageDraw.Draw(picture)
    for city in board.cities:
        if _shown(city, viewport):
            write_name(pen, city, viewport)


def write_name(pen: Pen, city: str, viewport: Viewport) -> None:
    """Write a city's name."""
    for line, at in name_rows(city):
        size = layout().name_size * viewport.scale
        write(pen, viewport.at(*at), line, CITY, size, fill=INK, anchor="mm", halo=LAND)


def draw_depots(
    picture: Image.Image, board: Board, depots: Mapping[str, str], lit: Collection[str], viewport: Viewport
) -> None:
    """Put the companies' depots on their cities (L J3), with a small sign of a port or a claim city next to them.

    ``lit``: the cities whose depots are lit up.
    """
    for city, company in depots.items():
        if city in board.cities:
            x, y = viewport.at(*place_of(city))
            seat = Seat(COLOUR_KEYS.index(company))
            put(picture, station(seat, viewport.scale, lit=city in lit), x, y - 4 * viewport.scale)
            if kind := _kind(board, city):
                offset = 11 * viewport.scale
                put(picture, place_sign(kind, viewport.scale * _SMALL), x + offset, y + offset)


def _kind(board: Board, city: str) -> str:
    """Return which sign a city has; a claim is not shown before the board that brings digging (L A12)."""
    town = pack().town(city)
    digging = next(one.id for one in pack().frontiers.values() if one.rule == "dig")
    return "port" if town.coast else "claim" if town.claim and digging in board.pieces else ""


def draw_tokens(
    picture: Image.Image,
    board: Board,
    lying: Mapping[str, list[str]],
    seconds: tuple[str, ...],
    viewport: Viewport,
) -> None:
    """Put herds (``herd``) and steamers (their company) next to their cities."""
    opened = tuple(piece for piece in board.pieces if piece in pack().frontiers)
    for city, pieces in lying.items():
        for piece, at in zip(pieces, spots(city, opened, seconds), strict=False):
            kind, colour = ("herd", "") if piece == "herd" else ("steamer", piece)
            put(picture, token(kind, colour, viewport.scale), *viewport.at(*at))


@lru_cache(maxsize=256)
def spots(city: str, opened: tuple[str, ...], seconds: tuple[str, ...]) -> tuple[Point, ...]:
    """Return places next to a city for small pieces, in points, those that cover least first."""
    board, (x, y) = drawn_board(opened, seconds), place_of(city)
    spaces = [place_of_space(space) for route in board.routes.values() for space in route.spaces]
    near = [at for at in spaces if math.dist(at, (x, y)) < 4 * _REACH]
    boxes = [name_box(other) for other in board.cities if math.dist(place_of(other), (x, y)) < 10 * _REACH]
    turns = [step / _DIRECTIONS * math.tau for step in range(_DIRECTIONS)]
    places = [(x + _REACH * math.cos(turn), y + _REACH * math.sin(turn)) for turn in turns]
    places.sort(key=lambda at: -min([*(math.dist(at, one) for one in near), *(2 * _away(at, box) for box in boxes)]))
    found: list[Point] = []
    for at in places:
        if all(math.dist(at, other) > 2 * TOKEN for other in found):
            found.append(at)
    return tuple(found[:4])


def _away(at: Point, box: Box) -> float:
    """Return how far a place lies from a box; 0 if it lies within."""
    return math.hypot(max(box[0] - at[0], 0, at[0] - box[2]), max(box[1] - at[1], 0, at[1] - box[3]))


def _shown(city: str, viewport: Viewport) -> bool:
    """Return whether the whole name lies within the part shown."""
    left, top, right, bottom = name_box(city)
    return (
        left > viewport.left
        and right < viewport.left + viewport.width
        and top > viewport.top
        and bottom < viewport.top + viewport.height
    )


@kept
def large_ring(scale: float) -> Image.Image:
    """Return the ring around a large city."""
    side = 2 * LARGE + 4

    def paint(pen: Pen, k: float) -> None:
        middle = side / 2 * k
        for radius, colour in ((LARGE + 1, INK), (LARGE - 0.6, GOLD), (LARGE - 3.6, PAPER)):
            r = radius * k
            pen.ellipse((middle - r, middle - r, middle + r, middle + r), colour)

    return sprite(side, side, scale, paint)


@kept
def place_sign(kind: str, scale: float) -> Image.Image:
    """Return the sign of a port (``port``) or of a claim city (``claim``)."""
    side = 2 * MARKER + 4
    ground, sign = (NAVY, marks.anchor) if kind == "port" else (CLAIM, marks.pick)

    def paint(pen: Pen, k: float) -> None:
        middle = side / 2 * k
        for radius, colour in ((MARKER + 1, INK), (MARKER - 0.2, PAPER), (MARKER - 1.6, ground)):
            r = radius * k
            pen.ellipse((middle - r, middle - r, middle + r, middle + r), colour)
        sign(pen, middle, middle, 6.6 * k, PAPER)

    return sprite(side, side, scale, paint)


_SIGNS: dict[str, tuple[Painter, Rgb]] = {
    "herd": (marks.herd, HERD),
    "exhibition": (marks.exhibition, (150, 104, 20)),
}


@kept
def token(kind: str, company: str, scale: float) -> Image.Image:
    """Return a herd (``herd``), the Exhibition (``exhibition``) or a company's steamer (``steamer``)."""
    side = 2 * TOKEN + 4
    ground = PLAYERS[COLOUR_KEYS.index(company)] if company else PAPER
    painter, ink = _SIGNS.get(kind, (marks.steamer, ink_on(ground)))

    def paint(pen: Pen, k: float) -> None:
        middle = side / 2 * k
        for radius, colour in ((TOKEN + 1, mix(INK, PAPER, 0.1)), (TOKEN - 0.4, PAPER), (TOKEN - 1.6, ground)):
            r = radius * k
            pen.ellipse((middle - r, middle - r, middle + r, middle + r), colour)
        painter(pen, middle, middle, 7.4 * k, ink)

    return sprite(side, side, scale, paint)
