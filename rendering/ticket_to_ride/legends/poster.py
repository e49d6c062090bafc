"""The poster of a campaign that is over: its boards side by side as each game left them, over the final ranking.

All boards show the same part of the map, so that it can be seen to grow to the west. Lengths are in pixels, unless
another unit is named.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.board import Route
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import CompanyView, LegendsView, OpenedVault
from rendering.api import Versions, Words
from rendering.badges import Box, owner_badge, parted
from rendering.canvas import Viewport, put, stroke, write, write_name
from rendering.fonts import BOLD, CITY, FIGURE
from rendering.palette import FELT, GOLD, INK, PAPER, PLAYERS, Rgb, ink_on
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.legends.layout import drawn_board, place_of
from rendering.ticket_to_ride.legends.map import company_seat, land, trains_of, whole
from rendering.ticket_to_ride.legends.paper import CREAM, SEPIA, lay_sheet
from rendering.ticket_to_ride.routes import place_of as place_of_space

WIDTH = 2400
"""Width of the poster in pixels, half as much again as a board's: it is hung up, and looked at closely."""
_COLUMNS = 3
_MARGIN = 36
_TITLE = 180
_INSET = 20
_CAPTION = 164
_YEAR = 104
_NAME = 62
_ROW = 132
_FINE = 2
"""How much larger lines are drawn than shown."""
_TRAINS = 11
_CITY = 5
_DEPOT = 11
_BADGE = 13
_MARKED = 5
"""The fewest stops of a track that bears the mark of its owner: shorter ones have no room for it."""
_FREE: Rgb = (196, 182, 152)
"""The colour of a track that nobody has travelled."""


def draw_poster(view: LegendsView, boards: Sequence[LegendsView], words: Words) -> Image.Image:
    """Draw the boards of all games, and the ranking if the view shows the vaults open."""
    columns = min(_COLUMNS, len(boards))
    wide = (WIDTH - _MARGIN * (columns + 1)) / columns
    part = whole(boards[-1].opened, wide - 2 * _INSET)
    high = part.size[1] + 2 * _INSET + _CAPTION
    rows = math.ceil(len(boards) / columns)
    ranked = _TITLE + rows * (high + _MARGIN)
    picture = Image.new("RGB", (WIDTH, ranked + _ROW * len(view.opened_vaults) + 2 * _MARGIN), FELT)
    title, middle = words(_title(boards)), (WIDTH / 2, _TITLE / 2)
    write(ImageDraw.Draw(picture), middle, title, CITY, 108, fill=PAPER, anchor="mm", within=WIDTH - 80)
    for number, board in enumerate(boards):
        row, column = divmod(number, columns)
        box = (_MARGIN + column * (wide + _MARGIN), float(_TITLE + row * (high + _MARGIN)), wide, float(high))
        lay_sheet(picture, box, CREAM, SEPIA)
        x, y = round(box[0]) + _INSET, round(box[1]) + _INSET
        picture.paste(_lines(board, part), (x, y))
        _draw_caption(picture, board, words, (x, y + part.size[1], wide - 2 * _INSET, _CAPTION))
    for number, vault in enumerate(view.opened_vaults):
        _draw_place(picture, vault, words, (_MARGIN, ranked + number * _ROW, WIDTH - 2 * _MARGIN, _ROW - 16))
    return picture


def _lines(board: LegendsView, part: Viewport) -> Image.Image:
    """Draw a board in lines that can be seen from afar: the tracks that were travelled, cities, depots."""
    printed, trains = drawn_board(board.opened, board.seconds), trains_of(board)
    picture = land(board.opened, part)
    layer = Image.new("RGBA", (picture.width * _FINE, picture.height * _FINE))
    pen, fine = ImageDraw.Draw(layer), part.larger(_FINE)
    stops = {one: [fine.at(*stop) for stop in _stops(route)] for one, route in printed.routes.items()}
    for way in stops.values():
        stroke(pen, way, 2 * _FINE, _FREE)
    for thick, tint in ((_TRAINS + 6, PAPER), (_TRAINS, None)):
        for route, seat in trains:
            stroke(pen, stops[route], thick * _FINE, PLAYERS[seat] if tint is None else tint)
    for city in printed.cities:
        large = pack().town(city).large or city in board.large or city == board.exhibition
        x, y = fine.at(*place_of(city))
        for r, tint in ((_CITY + 3, PAPER), (_CITY, INK)):
            reach = (r + 4 * large) * _FINE
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), tint)
    for town, company in board.depots.items():
        x, y = fine.at(*place_of(town))
        for r, tint in ((_DEPOT + 3, PAPER), (_DEPOT, PLAYERS[company_seat(company)])):
            pen.rectangle((x - r * _FINE, y - r * _FINE, x + r * _FINE, y + r * _FINE), tint)
    layer = layer.reduce(_FINE)
    picture.paste(layer, (0, 0), layer)
    for route, seat in trains:
        way = stops[route]
        if len(way) >= _MARKED:
            x, y = way[len(way) // 2]
            put(picture, owner_badge(seat, _BADGE), x / _FINE, y / _FINE)
    return picture


def _stops(route: Route) -> list[tuple[float, float]]:
    return [place_of(route.a), *map(place_of_space, route.spaces), place_of(route.b)]


def _title(boards: Sequence[LegendsView]) -> Text:
    first, last = (str(board.year) for board in (boards[0], boards[-1]))
    return text("rendering.legends.poster", games=len(boards), first=first, last=last)


def _winner(board: LegendsView) -> CompanyView | None:
    return board.seats[board.ranking[0]] if board.ranking else None


def _draw_caption(picture: Image.Image, board: LegendsView, words: Words, box: Box) -> None:
    """Write the year of a game, and who won it."""
    (x, y, width, height), pen = box, ImageDraw.Draw(picture)
    middle, winner = y + height / 2 + 6, _winner(board)
    left = x + write(pen, (x + 4, middle), str(board.year), FIGURE, _YEAR, fill=SEPIA) + 34
    if winner is None:
        unfinished = words(text("rendering.legends.poster.unfinished"))
        write_name(pen, (left, middle), unfinished, BOLD, _NAME, fill=SEPIA, within=x + width - left)
        return
    put(picture, owner_badge(company_seat(winner.company), 44), left + 44, middle)
    write_name(pen, (left + 104, middle), winner.name, BOLD, _NAME, fill=INK, within=x + width - left - 104)


def _draw_place(picture: Image.Image, vault: OpenedVault, words: Words, box: Box) -> None:
    """Write a company's place, name and dollars on a bar of its colour."""
    (x, y, width, height), pen = box, ImageDraw.Draw(picture)
    colour, middle = PLAYERS[COLOUR_KEYS.index(vault.company)], y + height / 2
    ink = ink_on(colour)
    pen.rectangle((x, y, x + width, y + height), colour, GOLD if vault.place == 1 else None, 8)
    write(pen, (x + 70, middle), str(vault.place), FIGURE, 84, fill=ink, anchor="mm")
    put(picture, owner_badge(company_seat(vault.company), 42), x + 180, middle)
    dollars = write(
        pen, (x + width - 40, middle), f"${parted(words, vault.vault.total)}", FIGURE, 84, fill=ink, anchor="rm"
    )
    write_name(pen, (x + 252, middle), vault.name, BOLD, 72, fill=ink, within=width - 252 - dollars - 80)


def poster_in_words(view: LegendsView, boards: Sequence[LegendsView]) -> Versions:
    """Say who won which game and how the campaign ended; shorter: how it ended."""
    won = tuple(
        text("rendering.legends.alt.poster.won", year=str(board.year), company=winner.name)
        for board in boards
        if (winner := _winner(board)) is not None
    )
    ranking = tuple(
        text("rendering.legends.alt.poster.place", place=one.place, company=one.name, dollars=one.vault.total)
        for one in view.opened_vaults
    )
    return tuple(
        text("rendering.legends.alt.poster", games=len(boards), won=some, ranking=ranking) for some in (won, ())
    )
