"""Small signs that panels and tables share: marks of the players, their names, rounded panels."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import Player, text
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import FIGURE, drawable, draws, font
from rendering.marks import PLAYER_MARKS, Painter, diamond
from rendering.palette import GOLD, INK, NOBODY, PAPER, PLAYERS, Rgb, ink_on, mix

SEATS: tuple[Rgb, ...] = (*PLAYERS, (140, 76, 168))
"""The colours of the players by seat; there may be six."""
SEAT_MARKS: tuple[Painter, ...] = (*PLAYER_MARKS, diamond)
Box = tuple[float, float, float, float]
"""Left, top, width and height in pixels."""
_ROUND = 12
"""Radius of the corners of a panel, in pixels."""
_SMALL = 64
"""Side of a panel in pixels that has room for everything that is not a straight line."""
MARK = 0.7
"""Half the width of a player's mark, in radii of the badge it is on."""
LEAST_BADGE = 19
"""Radius in pixels of the smallest badge whose mark can be made out where a picture is shown inline."""


def player_name(words: Words, seat: Seat) -> str:
    """Return what to call a player on a picture: a name that can be drawn, or the number of the seat."""
    name = words(text("player", player=Player(seat)))
    return drawable(name) if draws(name) else f"#{seat + 1}"


def parted(words: Words, number: int) -> str:
    """Return a number as it is written in the language of a picture, with its thousands separated."""
    return words(text("rendering.number", number=number))


@kept
def owner_badge(owner: Seat | str | None, radius: float) -> Image.Image:
    """Return the mark of a player on a disc of the seat's colour, or the first letter of an owner who is not one.

    ``radius`` is in pixels.
    """
    colour = SEATS[owner] if isinstance(owner, int) else NOBODY

    def paint(pen: Pen, k: float) -> None:
        r = radius * k
        pen.ellipse((0, 0, 2 * r, 2 * r), PAPER)
        pen.ellipse((r * 0.08, r * 0.08, r * 1.92, r * 1.92), mix(colour, INK, 0.25))
        pen.ellipse((r * 0.16, r * 0.16, r * 1.84, r * 1.84), colour)
        if isinstance(owner, int):
            SEAT_MARKS[owner](pen, r, r, r * MARK, ink_on(colour))
        else:
            pen.text((r, r), (owner or "")[:1], PAPER, font(FIGURE, round(r * 1.15)), "mm")

    return sprite(2 * radius + 1, 2 * radius + 1, 1, paint)


def _panel(width: int, height: int, fill: Rgb, rim: Rgb | None, thick: float = 4) -> Image.Image:
    """Return a rounded panel, with a rim if it should be noticed."""

    def paint(pen: Pen, k: float) -> None:
        pen.rounded_rectangle((0, 0, width * k - 1, height * k - 1), _ROUND * k, rim or fill)
        if rim:
            inner = (thick * k, thick * k, (width - thick) * k - 1, (height - thick) * k - 1)
            pen.rounded_rectangle(inner, (_ROUND - thick / 2) * k, fill)

    return sprite(width, height, 1, paint)


@kept
def _thirds(width: int, height: int, fill: Rgb, rim: Rgb | None) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Return the upper end of a panel, the part between the ends, which needs no mask, and the lower end."""
    # All corners are alike: a large panel is a small one stretched between them.
    small = _panel(min(width, _SMALL), min(height, _SMALL), fill, rim)
    sheet, end = _stretched(small, (width, height)), min(_ROUND, height // 2)
    between = sheet.crop((0, end, width, height - end)).convert("RGB")
    return sheet.crop((0, 0, width, end)), between, sheet.crop((0, height - end, width, height))


def _stretched(piece: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return a piece brought to a size by stretching its middle column and its middle row."""
    picture = Image.new(piece.mode, size)
    for left, right, x, wide in _spans(piece.width, size[0]):
        for top, bottom, y, high in _spans(piece.height, size[1]):
            part = piece.crop((left, top, right, bottom))
            picture.paste(part.resize((wide, high), Image.Resampling.NEAREST), (x, y))
    return picture


def _spans(short: int, long: int) -> Iterator[tuple[int, int, int, int]]:
    """Enumerate the parts before, at and after the middle of a length: their ends, and their new start and length."""
    half, more = short // 2, long - short
    yield 0, half, 0, half
    yield half, half + 1, half, more + 1
    yield half + 1, short, half + 1 + more, short - half - 1


def in_pixels(box: Box) -> Box:
    """Return left, top, right and bottom of a box."""
    left, top, width, height = box
    return left, top, left + width, top + height


def lay_panel(picture: Image.Image, box: Box, fill: Rgb, rim: Rgb | None = None) -> None:
    """Lay a rounded panel on a picture."""
    top, between, bottom = _thirds(round(box[2]), round(box[3]), fill, rim)
    x, y = round(box[0]), round(box[1])
    picture.paste(top, (x, y), top)
    picture.paste(between, (x, y + top.height))
    picture.paste(bottom, (x, y + top.height + between.height), bottom)


def lay_banner(picture: Image.Image, words: str, box: Box) -> None:
    """Write something that nobody should overlook: large, on a band of gold."""
    left, top, width, height = box
    lay_panel(picture, box, GOLD)
    at = (left + width / 2, top + height / 2)
    write(ImageDraw.Draw(picture), at, words, FIGURE, height * 0.68, anchor="mm", within=width - 24)


def put_left(picture: Image.Image, piece: Image.Image, left: float, middle: float) -> float:
    """Lay a piece with its left edge at a place and return where it ends."""
    put(picture, piece, left + piece.width / 2, middle)
    return left + piece.width
