"""The opening of a frontier: the map before and after, and the cities of its board.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.texts import board_motto, board_text
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.badges import Box
from rendering.canvas import Viewport, write
from rendering.fonts import BOLD, CITY, SEA, TEXT
from rendering.palette import FELT, GOLD, INK, PAPER, mix
from rendering.ticket_to_ride.legends.cities import draw_depots
from rendering.ticket_to_ride.legends.map import Table, base, whole
from rendering.ticket_to_ride.legends.paper import CREAM, SEPIA, lay_sheet, paragraph, rule, tall
from rendering.ticket_to_ride.legends.scenes import paste_scene
from rendering.ticket_to_ride.legends.tracks import draw_stickers
from rendering.ticket_to_ride.ornaments import draw_neat_line

WIDTH = 1600
_MARGIN = 24
_HEAD = 160
_HIGHEST = 1260
"""Greatest height of the map, in pixels, with which the names on it can be read."""
_INSET = 500
"""Width of the map as it was before, if that stands below."""
_COLUMN = 400
"""Least width of the column next to the map."""
_CAPTION = 60
_SCENE = 233
"""Width of the scene from the lid."""
_SIZES = (38, 34, 30)
"""Heights of the letters of new things: the largest that fits is used, or the last."""


def draw_frontier(view: LegendsView, words: Words) -> Image.Image:
    """Draw the map as it is from now on, and next to it or below it how it was before."""
    shape = whole(view.opened, WIDTH)
    wide = round(_HIGHEST * shape.width / shape.height)
    left = WIDTH - 3 * _MARGIN - wide
    return _at_the_side(view, words, left, wide) if left >= _COLUMN else _below(view, words)


def _at_the_side(view: LegendsView, words: Words, left: int, wide: int) -> Image.Image:
    """Draw the map higher than wide and the rest to its left."""
    picture = _headed(view, words, _HEAD + _HIGHEST + _MARGIN)
    picture.paste(_printed(view, view.opened, whole(view.opened, wide, _HIGHEST)), (left + 2 * _MARGIN, _HEAD))
    said = _said(view, words)
    size = next((one for one in _SIZES if _high(said, one, left - 80) <= _HIGHEST / 2), _SIZES[-1])
    height = _high(said, size, left - 80)
    _lay_news(picture, _counts(view, words), said, size, (_MARGIN, _HEAD, left, height))
    top = _HEAD + height + _CAPTION
    rest = _HEAD + _HIGHEST - top
    inset = _printed(view, _before(view), whole(view.opened, min(left, round(rest * wide / _HIGHEST)), rest))
    _paste_before(picture, view, words, inset, top)
    return picture


def _below(view: LegendsView, words: Words) -> Image.Image:
    """Draw the map over the whole width and the rest below it."""
    room = WIDTH - 2 * _MARGIN
    plain = whole(view.opened, room)
    high = min(_HIGHEST, round(plain.height * plain.scale))
    inset = _printed(view, _before(view), whole(view.opened, _INSET))
    said, left = _said(view, words), 2 * _MARGIN + _INSET
    within = WIDTH - _MARGIN - left - 80
    size = next((one for one in _SIZES if _high(said, one, within) <= inset.height), _SIZES[-1])
    height, top = max(inset.height, _high(said, size, within)), _HEAD + high + _CAPTION
    picture = _headed(view, words, top + height + _MARGIN)
    picture.paste(_printed(view, view.opened, whole(view.opened, room, high)), (_MARGIN, _HEAD))
    _paste_before(picture, view, words, inset, top)
    _lay_news(picture, _counts(view, words), said, size, (left, top, within + 80, height))
    return picture


def _headed(view: LegendsView, words: Words, height: int) -> Image.Image:
    """Return a picture with the name of the board and its motto at the top."""
    picture = Image.new("RGB", (WIDTH, height), FELT)
    pen = ImageDraw.Draw(picture)
    name = words(board_text(view.newest))
    title = words(text("rendering.legends.frontier.title", board=name))
    paste_scene(picture, view.newest, (_MARGIN, 10), _SCENE)
    left = _SCENE + 3 * _MARGIN
    write(pen, (left, 56), title, CITY, 64, fill=PAPER, anchor="lm", within=WIDTH - left - _MARGIN)
    motto = words(board_motto(view.newest))
    write(pen, (left, 120), motto, SEA, 36, fill=GOLD, anchor="lm", within=WIDTH - left - _MARGIN)
    return picture


def _paste_before(picture: Image.Image, view: LegendsView, words: Words, inset: Image.Image, top: int) -> None:
    was = words(text("rendering.legends.frontier.before", year=str(view.year)))
    fill = mix(FELT, PAPER, 0.8)
    write(ImageDraw.Draw(picture), (_MARGIN, top - 24), was, BOLD, 28, fill=fill, within=_INSET)
    picture.paste(inset, (_MARGIN, top))


def _lay_news(picture: Image.Image, counts: str, said: list[str], size: int, box: Box) -> None:
    """Lay down the sheet with what came out of the box."""
    x, y, width, _ = box
    lay_sheet(picture, box, CREAM, SEPIA)
    pen, inner = ImageDraw.Draw(picture), width - 80
    write(pen, (x + 40, y + 48), counts, CITY, 38, fill=INK, within=inner)
    rule(pen, x + 40, y + 80, inner)
    y += 98
    for line in said:
        y += paragraph(pen, (x + 40, y), line, TEXT, size, inner) + 10


def _before(view: LegendsView) -> tuple[str, ...]:
    return tuple(board for board in view.opened if board != view.newest)


def _high(said: list[str], size: int, within: float) -> int:
    """Return how high the sheet with these lines is, in pixels."""
    return 120 + round(sum(tall(line, TEXT, size, within) + 10 for line in said))


def _printed(view: LegendsView, opened: tuple[str, ...], part: Viewport) -> Image.Image:
    """Return the map with these boards and what lies on it for good: no trains, no herds."""
    seconds = view.seconds if opened == view.opened else ()
    table = Table(opened, seconds, tuple(sorted(view.large)), view.exhibition)
    drawn = base(table, part)
    draw_stickers(drawn, table.board, view.stickers, part)
    draw_depots(drawn, table.board, view.depots, (), part)
    draw_neat_line(drawn)
    return drawn


def _counts(view: LegendsView, words: Words) -> str:
    frontier = pack().frontiers[view.newest]
    return words(text("rendering.legends.frontier.counts", cities=frontier.cities, tickets=frontier.tickets))


def _said(view: LegendsView, words: Words) -> list[str]:
    """Return a line that names the new cities on the map."""
    cities = tuple(town.name for town in pack().board.cities.values() if town.piece == view.newest)
    return [words(text("rendering.legends.frontier.cities", cities=cities))]
