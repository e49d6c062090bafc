"""The end of the game: what everybody has, the winner first.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.german_railways.view import GermanView
from rendering.api import Words
from rendering.badges import SEATS, Box, lay_panel, owner_badge, player_name, put_left
from rendering.base_cache import kept
from rendering.canvas import put, sprite, write, write_name
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.signs import FAINT, sign
from rendering.marks import star
from rendering.page import HEADING, MARGIN, WIDTH, page
from rendering.palette import GOLD, INK, PAPER, ink_on

ROW = 132
GAP = 14
_HEAD = 440
"""Width of the part of a row that has the name, in pixels."""


def draw_page(view: GermanView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the players by place, with what each share brings at a new link; only cash counts."""
    del zoom
    assert view.places is not None
    # One for each way in which the game ends.
    ending = words(text(f"german.picture.ending.{view.ending}"))
    picture, _ = page(len(view.seats) * (ROW + GAP) + MARGIN, words(text("german.picture.report")), ending)
    top, place = HEADING + 6.0, 1
    for tied in view.places:
        for seat in tied:
            box_ = (float(MARGIN), top, WIDTH - 2.0 * MARGIN, float(ROW))
            _draw_player(picture, view, seat, place, words, box_)
            top += ROW + GAP
        place += len(tied)
    return picture


@kept
def _star() -> Image.Image:
    return sprite(56, 56, 1, lambda pen, k: star(pen, 28 * k, 28 * k, 22 * k, GOLD))


def _draw_player(picture: Image.Image, view: GermanView, seat: Seat, place: int, words: Words, box_: Box) -> None:
    left, top, width, height = box_
    player, colour, middle = view.seats[seat], SEATS[seat], top + height / 2
    lay_panel(picture, box_, PAPER, GOLD if place == 1 else None)
    lay_panel(picture, (left + 6, top + 6, _HEAD, height - 12), colour)
    pen, ink = ImageDraw.Draw(picture), ink_on(colour)
    put(picture, owner_badge(seat, 28), left + 54, middle)
    write_name(pen, (left + 98, middle - 18), player_name(words, seat), BOLD, 34, fill=ink, within=_HEAD - 108)
    said = words(text("german.picture.place", place=place))
    write(pen, (left + 98, middle + 24), said, TEXT, 27, fill=ink, within=_HEAD - 108)
    money = words(text("german.picture.money", amount=player.cash))
    cash = write(pen, (left + width - 30, middle), money, FIGURE, 58, anchor="rm", within=300)
    if place == 1:
        put(picture, _star(), left + width - cash - 74, middle - 2)
    x = left + _HEAD + 34
    put_left(picture, sign("income", 15), x, middle)
    income = words(text("german.picture.income", amount=player.income))
    write(pen, (x + 50, middle), income, BOLD, 32, fill=FAINT, within=90)
    at, room = x + 158, left + width - cash - 130 - (x + 158)
    step = min(96.0, room / max(1, len(player.shares)))
    for number, railroad in enumerate(one for one in view.railroads if one.id in player.shares):
        lies = at + number * step
        put_left(picture, locomotive(railroad.id, min(58.0, step - 6)), lies, middle - 16)
        brings = words(text("german.picture.brings", shares=player.shares[railroad.id], income=railroad.income))
        write(pen, (lies, middle + 32), brings, TEXT, 25, fill=FAINT, within=step - 14)
    if not player.shares:
        write(pen, (at, middle), words(text("german.picture.no_shares")), TEXT, 26, fill=INK)
