"""The strip under the map: the row of face-up cards, the decks, and a panel for each player.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.views import SeatView, TableView
from rendering.api import Words
from rendering.badges import MARK, Box, lay_banner, owner_badge, player_name
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write, write_name
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.marks import PLAYER_MARKS, Painter, card_icon, path_icon, station_icon, ticket_icon, wagon_icon
from rendering.palette import FELT, FELT_LIGHT, GOLD, INK, PAPER, PLAYERS, Rgb, ink_on, mix
from rendering.parts import Composition
from rendering.ticket_to_ride.cards import draw_back, draw_card

HEIGHT = 274
"""Height of the strip in pixels; it is as wide as the picture."""
MARGIN = 18
BADGE = 19
"""Radius of the disc that bears a player's mark, in pixels."""
BANNER = 56
"""Height of the band that says that the last round is played."""
CARD = (100, 150)
_ROW_TOP = 62
_GAP = 12
_HEADER = 44
"""Height of the header of a panel, in pixels."""
_NARROW, _NARROW_HEADER = 160, 50
"""A panel narrower than this has no room for a name next to the mark, which stands below a header of this height."""
_AROUND = 7
"""Margin around a panel, in pixels, for the frame that shows whose turn it is."""
_ROW_WIDE = MARGIN + 7 * (CARD[0] + _GAP) + 18 - _GAP + MARGIN + 4
"""Width of the part before the first player, in pixels: five cards and two decks."""
_LEAST_ROOM = 44
"""The least room for the word after a score, in pixels."""


def height_of(view: TableView) -> int:
    """Return how high the strip is, with a band if the last round is being played."""
    return HEIGHT + (BANNER + MARGIN if _last_round(view) else 0)


def _last_round(view: TableView) -> bool:
    return view.turns_left is not None and bool(view.to_move)


def draw_strip(
    board: Composition, view: TableView, reserve: Sequence[int], trails: Sequence[int], words: Words
) -> None:
    """Add the strip below a board, panel by panel: most moves change only a few of them.

    ``reserve`` are the stations left by seat, and ``trails`` the lengths of the longest paths, if the game has them.
    """
    width, top = board.size
    board.lengthen(height_of(view))
    board.add("edge", (0, top, width, top + 3), partial(_draw_edge, top=top))
    row, shown = (0, top + 4, _ROW_WIDE, HEIGHT - 4), (view.face_up, view.deck, view.ticket_deck)
    board.panel(("row", words), shown, row, partial(_draw_row, view=view, words=words))
    _add_players(board, view, (reserve, trails), words, (_ROW_WIDE, top))


def _draw_edge(picture: Image.Image, top: float) -> None:
    ImageDraw.Draw(picture).rectangle((0, top, picture.width, top + 3), GOLD)


def _draw_row(picture: Image.Image, box: Box, view: TableView, words: Words) -> None:
    pen, top = ImageDraw.Draw(picture), box[1] - 4
    y = top + _ROW_TOP
    write(pen, (MARGIN, top + 36), words(text("rendering.face_up")), BOLD, 22, fill=mix(FELT, PAPER, 0.8))
    for number, card in enumerate(view.face_up):
        draw_card(picture, card, words, (MARGIN + number * (CARD[0] + _GAP), y), CARD)
    x = MARGIN + 5 * (CARD[0] + _GAP) + 10.0
    for kind, count, caption in (
        ("trains", view.deck, "rendering.deck"),
        ("tickets", view.ticket_deck, "rendering.ticket_deck"),
    ):
        draw_back(picture, kind, count, (x, y), CARD)
        middle = x + CARD[0] / 2
        write(
            pen,
            (middle, top + 36),
            words(text(caption)),
            BOLD,
            22,
            fill=mix(FELT, PAPER, 0.8),
            anchor="mm",
            within=CARD[0] + 8,
        )
        x += CARD[0] + _GAP + 4


def _add_players(
    board: Composition,
    view: TableView,
    figures: tuple[Sequence[int], Sequence[int]],
    words: Words,
    place: tuple[float, int],
) -> None:
    reserve, trails = figures
    left, top = place
    room = board.size[0] - MARGIN - left
    count = len(view.seats)
    width = (room - _GAP * (count - 1)) / count
    if _last_round(view):
        shown = words(text("rendering.turns_left", turns=view.turns_left or 0))
        banner = (MARGIN, top + HEIGHT + 2, board.size[0] - 2 * MARGIN, BANNER)
        board.panel("banner", shown, banner, partial(_draw_banner, said=shown))
    panel = (round(width), HEIGHT - 54)
    for number, seat in enumerate(view.seats):
        corner = (left + number * (width + _GAP), top + 40.0)
        box = (corner[0] - _AROUND, top + 4, panel[0] + 2 * _AROUND, HEIGHT - 4)
        has = _Has(seat.seat in view.to_move, reserve[seat.seat : seat.seat + 1], trails[seat.seat : seat.seat + 1])
        longest = bool(trails) and trails[seat.seat] == max(trails)
        draw = partial(_draw_player, seat=seat, words=words, corner=corner, size=panel, has=has, longest=longest)
        board.panel(("player", words), (seat, has, longest), box, draw)


class _Has(NamedTuple):
    """What a panel shows of a player in addition to what every game of the family has."""

    to_move: bool
    stations: Sequence[int]
    trail: Sequence[int]
    """The length of the longest path; this and ``stations`` are empty if the game has none."""


def _draw_player(  # noqa: PLR0913 - what, where and in whose words
    picture: Image.Image,
    _: Box,
    *,
    seat: SeatView,
    words: Words,
    corner: tuple[float, float],
    size: tuple[int, int],
    has: _Has,
    longest: bool,
) -> None:
    _draw_panel(picture, seat, words, corner, size, to_move=has.to_move)
    _draw_figures(picture, seat, has.stations, corner, size[0])
    for trail in has.trail:
        _draw_trail(picture, trail, corner, size[0], longest=longest)


def _draw_banner(picture: Image.Image, box: Box, said: str) -> None:
    lay_banner(picture, said, box)


def _draw_panel(
    picture: Image.Image,
    seat: SeatView,
    words: Words,
    place: tuple[float, float],
    size: tuple[int, int],
    *,
    to_move: bool,
) -> None:
    (x, y), (width, height) = place, size
    put(picture, _panel(seat.seat, width, height, to_move=to_move), x + width / 2, y + height / 2)
    pen = ImageDraw.Draw(picture)
    name, narrow = player_name(words, seat.seat), width < _NARROW
    left, high = (8, _NARROW_HEADER) if narrow else (47, _HEADER)
    write_name(pen, (x + left, y + high / 2), name, BOLD, 24, fill=ink_on(PLAYERS[seat.seat]), within=width - left - 5)
    middle = x + width / 2
    if narrow:
        put(picture, owner_badge(seat.seat, BADGE), x + 27, y + 74)
        middle += 20
    wide = write(pen, (middle, y + (75 if narrow else 71)), str(seat.score), FIGURE, 46, anchor="mm")
    if (room := x + width - middle - wide / 2 - 12) > _LEAST_ROOM:
        shown = words(text("rendering.points", points=seat.score))
        write(pen, (middle + wide / 2 + 6, y + 82), shown, TEXT, 17, within=room)


def _draw_figures(
    picture: Image.Image, seat: SeatView, stations: Sequence[int], place: tuple[float, float], width: float
) -> None:
    """Count a player's trains, stations if the game has them, cards and tickets; mark a player who is deciding."""
    (x, y), pen = place, ImageDraw.Draw(picture)
    figures = (
        (wagon_icon, seat.trains),
        *((station_icon, left) for left in stations),
        (card_icon, seat.cards),
        (ticket_icon, seat.tickets),
    )
    for number, (icon, figure) in enumerate(figures):
        cell_x = x + width * (0.1 + 0.48 * (number % 2))
        cell_y = y + 118 + 38 * (number // 2)
        put(picture, _icon(icon, 14), cell_x + 12, cell_y)
        write(pen, (cell_x + 32, cell_y), str(figure), FIGURE, 27)
    if seat.deciding:
        write(pen, (x + width - 14, y + 156), "…", FIGURE, 25, anchor="rm")


def _draw_trail(picture: Image.Image, trail: int, place: tuple[float, float], width: float, *, longest: bool) -> None:
    """Write the length of a player's longest path, on gold if it is the longest of all."""
    (x, y), pen = place, ImageDraw.Draw(picture)
    left, middle = x + width * 0.1, y + 194
    if longest and trail:
        pen.rounded_rectangle((left - 6, middle - 17, left + 32 + 15 * len(str(trail)) + 10, middle + 17), 9, GOLD)
    put(picture, _icon(path_icon, 14), left + 12, middle)
    write(pen, (left + 32, middle), str(trail), FIGURE, 27)


@kept
def _panel(seat: Seat, width: int, height: int, *, to_move: bool) -> Image.Image:
    colour, high = PLAYERS[seat], _HEADER if width >= _NARROW else _NARROW_HEADER
    viewport = 6

    def paint(pen: Pen, k: float) -> None:
        w, h, f = width * k, height * k, viewport * k
        sheet_w, sheet_h = w + 2 * f, h + 2 * f + 16 * k
        if to_move:
            pen.rounded_rectangle((0, 8 * k, sheet_w - 1, sheet_h - 8 * k), 14 * k, GOLD)
            pen.polygon([(sheet_w / 2 - 15 * k, 12 * k), (sheet_w / 2 + 15 * k, 12 * k), (sheet_w / 2, 0)], GOLD)
        top = f + 8 * k
        ground = PAPER if to_move else mix(PAPER, FELT_LIGHT, 0.16)
        pen.rounded_rectangle((f, top, f + w, top + h), 9 * k, ground)
        pen.rounded_rectangle((f, top, f + w, top + high * k), 9 * k, colour)
        pen.rectangle((f, top + 30 * k, f + w, top + high * k), colour)
        if width >= _NARROW:
            r = BADGE * k
            x, y = f + 23 * k, top + high / 2 * k
            pen.ellipse((x - r, y - r, x + r, y + r), PAPER)
            PLAYER_MARKS[seat](pen, x, y, r * MARK, _mark(colour))

    return sprite(width + 2 * viewport, height + 2 * viewport + 16, 1, paint)


def _mark(colour: Rgb) -> Rgb:
    return mix(colour, INK, 0.4) if ink_on(colour) == INK else colour


@kept
def _icon(icon: Painter, radius: int) -> Image.Image:
    side = radius * 2 + 4
    return sprite(
        side, side, 1, lambda pen, k: icon(pen, side / 2 * k, side / 2 * k, radius * k, mix(INK, PAPER, 0.15))
    )
