"""Cities: their dots and names.

Where a name stands is data (``assets/<map>/labels.toml``), found so that it covers nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files

import msgspec
from PIL import Image, ImageDraw

from engine.ticket_to_ride.board import Board, City, CityId, RouteId
from rendering.base_cache import kept
from rendering.canvas import Viewport, put, sprite, write
from rendering.fonts import CITY, font
from rendering.palette import INK, LAND, PAPER, Rgb
from rendering.ticket_to_ride import routes
from rendering.ticket_to_ride.routes import BOARD_HEIGHT, BOARD_WIDTH

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in points."""

DOT = 8.0
"""Radius of a city's dot in points."""
NAME_SIZE = 20.0
"""Height of the letters' box of a name in points."""
NAME_HEIGHT = 16.0
"""Height of the inked part of a name, in points."""
_MARGIN = 10
"""Margin between a name and the edge of a picture, in pixels: hardly more than the neat line takes."""
_LIGHT = 40.0
"""More than the light around a space reaches from its middle, in points."""
DOT_RED: Rgb = (158, 44, 34)


class Label(msgspec.Struct, frozen=True, array_like=True):
    """Where a name's middle stands, in points from the middle of its city."""

    dx: float
    dy: float


@lru_cache(maxsize=4)
def labels(name: str) -> Mapping[CityId, Label]:
    """Return where the names of a map stand."""
    data = (files("rendering") / "assets" / name / "labels.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(data)["label"], dict[CityId, Label])


def place_of(city: City) -> tuple[float, float]:
    """Return the middle of a city in points."""
    return city.x * BOARD_WIDTH, city.y * BOARD_HEIGHT


def label_box(city: City, label: Label) -> Box:
    """Return left, top, right, bottom of a name in points."""
    width = _width(city.name)
    x, y = place_of(city)
    x, y = x + label.dx, y + label.dy
    return x - width / 2, y - NAME_HEIGHT / 2, x + width / 2, y + NAME_HEIGHT / 2


@lru_cache(maxsize=256)
def _width(name: str) -> float:
    """Return how wide the name of a city is, in points."""
    return font(CITY, 100).getlength(name) * NAME_SIZE / 100


def draw_dots(picture: Image.Image, board: Board, viewport: Viewport) -> None:
    """Draw every city's dot."""
    dot = dot_piece(viewport.scale)
    for city in board.cities.values():
        put(picture, dot, *viewport.at(*place_of(city)))


def draw_names(
    picture: Image.Image, board: Board, name: str, viewport: Viewport, lit: Collection[RouteId] | None = None
) -> None:
    """Write every city's name; ``lit``: only names near enough to some routes that their light falls on them."""
    pen = ImageDraw.Draw(picture)
    for city in board.cities.values() if lit is None else _along(board, name, lit):
        box = label_box(city, labels(name)[city.id])
        if not _visible(city, box, viewport):
            continue
        left, top, right, bottom = _pulled_in(box, viewport)
        middle = viewport.at((left + right) / 2, (top + bottom) / 2)
        write(pen, middle, city.name, CITY, NAME_SIZE * viewport.scale, fill=INK, anchor="mm", halo=LAND)


def _along(board: Board, name: str, lit: Collection[RouteId]) -> Iterator[City]:
    """Enumerate the cities whose names lie next to spaces of some routes."""
    places = [routes.place_of(space) for route in lit for space in board.routes[route].spaces]
    for city in board.cities.values():
        left, top, right, bottom = label_box(city, labels(name)[city.id])
        if any(left - _LIGHT < x < right + _LIGHT and top - _LIGHT < y < bottom + _LIGHT for x, y in places):
            yield city


def _visible(city: City, box: Box, viewport: Viewport) -> bool:
    """Return whether a name is worth writing: the picture shows its city, or the whole name."""
    x, y = place_of(city)
    edges = (viewport.left, viewport.top, viewport.left + viewport.width, viewport.top + viewport.height)
    shown = edges[0] < x < edges[2] and edges[1] < y < edges[3]
    return shown or (box[0] > edges[0] and box[1] > edges[1] and box[2] < edges[2] and box[3] < edges[3])


def _pulled_in(box: Box, viewport: Viewport) -> Box:
    """Move a name that a zoom would cut off back into the picture."""
    margin = _MARGIN / viewport.scale
    right, bottom = viewport.left + viewport.width - margin, viewport.top + viewport.height - margin
    dx = max(0.0, viewport.left + margin - box[0]) - max(0.0, box[2] - right)
    dy = max(0.0, viewport.top + margin - box[1]) - max(0.0, box[3] - bottom)
    return box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy


@kept
def dot_piece(scale: float) -> Image.Image:
    """Return the dot of a city."""
    size = 2 * DOT + 4

    def paint(pen: ImageDraw.ImageDraw, k: float) -> None:
        middle = size / 2 * k
        for radius, colour in ((DOT + 1, INK), (DOT - 0.3, PAPER), (DOT - 2.2, DOT_RED)):
            r = radius * k
            pen.ellipse((middle - r, middle - r, middle + r, middle + r), colour)
        glint = 1.8 * k
        pen.ellipse((middle - 3 * k, middle - 3 * k, middle - 3 * k + glint, middle - 3 * k + glint), (230, 150, 130))

    return sprite(size, size, scale, paint)
