"""Small signs that panels and tables share: marks of the players, their names, rounded panels."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import Player, text
from rendering.api import Words
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import FIGURE, drawable, font
from rendering.marks import PLAYER_MARKS, Painter, diamond
from rendering.palette import GOLD, INK, PAPER, PLAYERS, Rgb, ink_on, mix

SEATS: tuple[Rgb, ...] = (*PLAYERS, (140, 76, 168))
"""By seat; there may be six players."""
SEAT_MARKS: tuple[Painter, ...] = (*PLAYER_MARKS, diamond)
Box = tuple[float, float, float, float]
"""Left, top, width and height in pixels."""
NOBODY: Rgb = (120, 114, 104)
MARK = 0.7
"""Half the width of a player's mark, in radii of the badge it is on."""
LEAST_BADGE = 19
"""Radius of a badge in pixels whose mark is large enough where a picture is shown inline."""


def player_name(words: Words, seat: Seat) -> str:
    """Return what to call a player on a picture: a name that can be drawn, or the number of the seat."""
    return drawable(words(text("player", player=Player(seat)))) or f"#{seat + 1}"


@lru_cache(maxsize=64)
def owner_badge(owner: Seat | str | None, radius: float) -> Image.Image:
    """Return the mark of a player on a disc of the seat's colour, or the first letter of who is none.

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


@lru_cache(maxsize=128)
def panel(width: int, height: int, fill: Rgb, rim: Rgb | None = None, thick: float = 4) -> Image.Image:
    """Return a rounded panel, with a rim where it is to be noticed."""

    def paint(pen: Pen, k: float) -> None:
        pen.rounded_rectangle((0, 0, width * k - 1, height * k - 1), 12 * k, rim or fill)
        if rim:
            inner = (thick * k, thick * k, (width - thick) * k - 1, (height - thick) * k - 1)
            pen.rounded_rectangle(inner, (12 - thick / 2) * k, fill)

    return sprite(width, height, 1, paint)


def lay_panel(picture: Image.Image, box: Box, fill: Rgb, rim: Rgb | None = None) -> None:
    """Lay a rounded panel on a picture."""
    sheet = panel(round(box[2]), round(box[3]), fill, rim)
    picture.paste(sheet, (round(box[0]), round(box[1])), sheet)


def lay_banner(picture: Image.Image, words: str, box: Box) -> None:
    """Say something that nobody may overlook: large, on a band of gold."""
    left, top, width, height = box
    lay_panel(picture, box, GOLD)
    at = (left + width / 2, top + height / 2)
    write(ImageDraw.Draw(picture), at, words, FIGURE, height * 0.68, anchor="mm", within=width - 24)


def put_left(picture: Image.Image, piece: Image.Image, left: float, middle: float) -> float:
    """Lay a piece with its left edge at a place and return where it ends."""
    put(picture, piece, left + piece.width / 2, middle)
    return left + piece.width
