"""A list of what shortened names on a map mean: the short form before the name, in columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering.canvas import write
from rendering.fonts import BOLD, CITY, Face, text_width
from rendering.hexes.hexagon import Point
from rendering.palette import INK, PAPER, Rgb, mix
from rendering.parts import Composition

Meaning = tuple[str, str]
"""The short form of a name, and the name."""
MORE = "…"
"""Stands in the last line of a list before the number of names for which there is no room."""
LINE = 1.3
"""Distance from line to line, in heights of the letters' box."""
_SHORT = 1.11
"""Height of the letters' box of short forms, in that of names: these may be hexes, with figures."""
_GAP, _APART = 0.45, 0.9
"""The gaps between a short form and the name, and between columns, in heights of the letters' box."""
_INK: Rgb = mix(INK, PAPER, 0.12)


class Column(NamedTuple):
    """A column of a list; places are given in heights of the letters' box."""

    meanings: tuple[Meaning, ...]
    left: float
    names: float
    """Where the names begin."""
    right: float


def cut(meanings: Sequence[Meaning], most: int) -> tuple[Meaning, ...]:
    """Return a list of at most ``most`` lines; if any are left out, the last one counts them."""
    return tuple(meanings) if len(meanings) <= most else (*meanings[: most - 1], (MORE, f"+{len(meanings) - most + 1}"))


def columns_of(meanings: Sequence[Meaning], count: int) -> tuple[Column, ...]:
    """Set a list in ``count`` columns, each as wide as its contents."""
    rows, columns, left = -(-len(meanings) // count), [], 0.0
    for start in range(0, len(meanings), max(rows, 1)):
        part = tuple(meanings[start : start + rows])
        names = left + _SHORT * max(_width(short, BOLD) for short, _ in part) + _GAP
        columns.append(Column(part, left, names, names + max(_width(name, CITY) for _, name in part)))
        left = columns[-1].right + _APART
    return tuple(columns)


def size_of(columns: Sequence[Column]) -> Point:
    """Return width and height of a list, in heights of the letters' box."""
    return columns[-1].right, LINE * len(columns[0].meanings)


def draw_shortened(picture: Composition, columns: Sequence[Column], at: Point, size: float) -> None:
    """Write a list from its upper left corner, in letters of a size, both in pixels."""
    if columns:
        (left, top), (wide, high) = at, size_of(columns)
        box = (left - size, top - size, left + (wide + 1) * size, top + (high + 1) * size)
        picture.add(("shortened", *columns, size), box, partial(_draw_shortened, columns=columns, at=at, size=size))


def _draw_shortened(picture: Image.Image, columns: Sequence[Column], at: Point, size: float) -> None:
    pen, (left, top) = ImageDraw.Draw(picture), at
    for column in columns:
        for row, (short, name) in enumerate(column.meanings):
            y = top + (row + 0.5) * LINE * size
            write(pen, (left + column.left * size, y), short, BOLD, _SHORT * size, fill=_INK)
            # The number of names left out is a figure, which must be larger than a name to be read.
            write(pen, (left + column.names * size, y), name, CITY, _SHORT * size if short == MORE else size, fill=_INK)


def _width(words: str, face: Face) -> float:
    return text_width(words, face, 100) / 100
