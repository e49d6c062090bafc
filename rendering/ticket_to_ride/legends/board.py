"""The board: the map, and next to it or under it the year, the event, the cards and the companies.

While few boards are open the map is higher than wide and stands to the right; once it has grown west it takes the whole
width.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.canvas import Viewport
from rendering.palette import FELT, GOLD
from rendering.small import Size, part_of
from rendering.ticket_to_ride.legends import side
from rendering.ticket_to_ride.legends.companies import FLAT, FLAT_HEIGHT, draw_company, high
from rendering.ticket_to_ride.legends.layout import drawn_board, layout, place_of
from rendering.ticket_to_ride.legends.map import draw_map, whole
from rendering.ticket_to_ride.ornaments import draw_neat_line
from rendering.zoom import REGIONS, region, surroundings

WIDTH = 1600
"""Width of the picture in pixels."""
SIDE = 608
"""Width of the column to the left of the map."""
_MARGIN = 18
_ROOM = 115.0
"""Room around the cities of an example, in points."""
_WIDEST = 560
"""Greatest width of a company's panel."""
_COLUMN = _MARGIN + 2 * side.ROW + 20 + side.EVENT + 20
"""Height of what stands next to the map without the companies."""
_SHORT = 260
"""How much higher the companies may make the picture than its map."""
_BROAD = 0.66
"""The open boards take the whole width of the picture if they have more than this share of the whole map's width."""


def draw_board(view: LegendsView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the board; a zoom shows only that part of the map, as wide as the picture."""
    if zoom is not None:
        part = viewport_for(view.opened, zoom)
        picture = draw_map(view, part)
        draw_neat_line(picture)
        return picture
    return _broad(view, words) if is_broad(view.opened) else _narrow(view, words)


def draw_example(view: LegendsView, part: Sequence[str], size: Size) -> Image.Image:
    """Draw the map around some cities."""
    return draw_map(view, part_of(whole(view.opened, WIDTH), [place_of(city) for city in part], _ROOM, size))


def viewport_for(opened: tuple[str, ...], zoom: str) -> Viewport:
    """Return the viewport of a zoom: a region of the open boards, or the surroundings of a city."""
    found = whole(opened, WIDTH)
    shape = whole(opened, WIDTH, WIDTH * min(1.0, found.height / found.width))
    if zoom in REGIONS:
        return region(shape, zoom)
    return surroundings(shape, place_of(zoom))


def map_shown(opened: tuple[str, ...]) -> Viewport:
    """Return which part of the map the board shows, always with all open boards, and how large."""
    return whole(opened, WIDTH if is_broad(opened) else WIDTH - SIDE)


def is_broad(opened: tuple[str, ...]) -> bool:
    """Return whether the open boards reach so far west that the map takes the whole width."""
    left = min(place_of(city)[0] for city in drawn_board(opened, ()).cities)
    return layout().width - left > _BROAD * layout().width


def _narrow(view: LegendsView, words: Words) -> Image.Image:
    """Draw the map at the right and everything else to its left; the companies under it if it is not high enough."""
    players, stacked = len(view.seats), _COLUMN + len(view.seats) * (FLAT_HEIGHT + 16)
    plain = map_shown(view.opened)
    natural = round(plain.height * plain.scale)
    in_column = natural > stacked - _SHORT
    tall = max(natural, stacked if in_column else _COLUMN)
    drawn = draw_map(view, whole(view.opened, WIDTH - SIDE, tall))
    panel, header = _broad_panel(view, words)
    strip = 0 if in_column else panel[1] + 2 * _MARGIN
    picture = Image.new("RGB", (WIDTH, drawn.height + strip), FELT)
    picture.paste(drawn, (SIDE, 0))
    x, y, width = float(_MARGIN), float(_MARGIN), SIDE - 2.0 * _MARGIN
    side.draw_year(picture, view, words, (x, y, width - side.DECKS_WIDE - 10, side.ROW))
    side.draw_decks(picture, view, words, (x + width - side.DECKS_WIDE, y))
    side.draw_row(picture, view, words, (x, y + side.ROW + 6))
    side.draw_event(picture, view, words, (x, y + 2 * side.ROW + 20, width, side.EVENT))
    if not in_column:
        _draw_companies(picture, view, words, _in_a_row(players, panel[0], drawn.height + _MARGIN), panel, header)
        return picture
    top = _COLUMN
    gap = min(40.0, (picture.height - top - _MARGIN - players * FLAT_HEIGHT) / players)
    places = [(x, top + n * (FLAT_HEIGHT + gap)) for n in range(players)]
    _draw_companies(picture, view, words, places, (round(width), FLAT_HEIGHT), FLAT)
    return picture


def _broad(view: LegendsView, words: Words) -> Image.Image:
    """Draw the map over a strip with everything else."""
    drawn = draw_map(view, map_shown(view.opened))
    top, players = drawn.height, len(view.seats)
    upper, (panel, header) = 66 + 6 + side.EVENT, _broad_panel(view, words)
    picture = Image.new("RGB", (WIDTH, top + upper + panel[1] + 3 * _MARGIN + 10), FELT)
    picture.paste(drawn, (0, 0))
    ImageDraw.Draw(picture).rectangle((0, top, WIDTH, top + 3), GOLD)
    y, cards = top + _MARGIN, side.CARDS_WIDE + side.DECKS_WIDE + 26
    left = WIDTH - _MARGIN - cards
    side.draw_year(picture, view, words, (_MARGIN, y, left - 3 * _MARGIN, 66))
    side.draw_event(picture, view, words, (_MARGIN, y + 72, left - 3 * _MARGIN, side.EVENT))
    side.draw_row(picture, view, words, (left, y + 20))
    side.draw_decks(picture, view, words, (left + side.CARDS_WIDE + 26, y + 20))
    _draw_companies(picture, view, words, _in_a_row(players, panel[0], y + upper + _MARGIN + 4), panel, header)
    return picture


def _broad_panel(view: LegendsView, words: Words) -> tuple[tuple[int, int], int]:
    """Return how wide and how high the panels are in a row of all companies, and how high their headers."""
    players = len(view.seats)
    width = min(_WIDEST, round((WIDTH - 2 * _MARGIN - 14 * (players - 1)) / players))
    height, header = high(view.seats, words, width, WIDTH)
    return (width, height), header


def _in_a_row(players: int, width: int, top: float) -> list[tuple[float, float]]:
    return [(_MARGIN + number * (width + 14.0), top) for number in range(players)]


def _draw_companies(
    picture: Image.Image,
    view: LegendsView,
    words: Words,
    places: list[tuple[float, float]],
    size: tuple[int, int],
    header: int,
) -> None:
    owners = list(view.depots.values())
    for company, place in zip(view.seats, places, strict=True):
        draw_company(
            picture,
            company,
            words,
            place,
            size,
            header,
            to_move=company.seat in view.to_move,
            depots=owners.count(company.company),
        )
