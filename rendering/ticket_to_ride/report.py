"""The final report, as wide as a hand: the map with the longest trails lit up, and every point of every player.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.board import Board, CityId, RouteId, TicketId
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.scoring import Tally, TicketTally, result
from engine.ticket_to_ride.views import TableView
from rendering.api import Words, enumerated
from rendering.badges import Box, lay_panel, owner_badge, player_name
from rendering.canvas import put, wrapped, write, write_name
from rendering.fonts import BOLD, CITY, FIGURE, TEXT, Face
from rendering.palette import FADED_INK, FELT, GOLD, INK, LOST, PAPER, PLAYERS, WON, Rgb, ink_on, mix
from rendering.ticket_to_ride.board import Edition, base
from rendering.ticket_to_ride.cities import draw_names
from rendering.ticket_to_ride.ornaments import draw_neat_line
from rendering.ticket_to_ride.pieces import draw_glow, draw_stations, draw_wagons
from rendering.ticket_to_ride.private_map import FRAME

_MARGIN = 18
_GAP = 12
_HEAD = 236
"""Width of the part with the name and the total, in pixels."""
_INSET = 18
_SUMS = 84
"""Height of the line of sums."""
_COLUMNS = 3
"""How many columns of tickets there are."""
_BETWEEN = 26
"""The gap between two columns."""
_LEAST = 134
"""The least height of a player's row."""
_RULE = mix(FADED_INK, PAPER, 0.5)


class Line(msgspec.Struct, frozen=True):
    """One printed line of a player's tickets."""

    words: str
    face: Face
    size: int
    height: int
    fill: Rgb = INK
    figure: str = ""
    """The points written at the right edge."""
    figure_fill: Rgb = INK


Block = list[Line]
"""Lines that stay together: a ticket, or what stations have borrowed."""


def draw_report(edition: Edition, view: TableView, words: Words) -> Image.Image:
    """Draw the map over a row for each player, from the winner on."""
    tallied = edition.parts(view).tallies
    places = {seat: place for place, seats in enumerate(result(tallied).places, start=1) for seat in seats}
    order = sorted(tallied, key=lambda tally: (places[tally.seat], tally.seat))
    drawn = _draw_map(edition, view, tallied)
    room = (drawn.width - 2 * _MARGIN - _HEAD - 2 * _INSET - (_COLUMNS - 1) * _BETWEEN) / _COLUMNS
    rows = [_in_columns(list(_blocks(edition.printed, tally, words, room))) for tally in order]
    heights = [max(_LEAST, _SUMS + max(map(_height, columns), default=0) + 16) for columns in rows]
    height = sum(heights) + _GAP * (len(rows) - 1)
    picture = Image.new("RGB", (drawn.width, drawn.height + height + 2 * _MARGIN + 6), FELT)
    picture.paste(drawn, (0, 0))
    ImageDraw.Draw(picture).rectangle((0, drawn.height, drawn.width, drawn.height + 3), GOLD)
    top = drawn.height + _MARGIN + 6.0
    for tally, columns, high in zip(order, rows, heights, strict=True):
        box = (float(_MARGIN), top, drawn.width - 2.0 * _MARGIN, float(high))
        _draw_head(picture, tally, words, box, place=places[tally.seat])
        _draw_sums(picture, edition.printed, tally, words, box)
        for number, lines in enumerate(columns):
            x = _MARGIN + _HEAD + _INSET + number * (room + _BETWEEN)
            _draw_lines(picture, lines, (x, top + _SUMS), room)
        top += high + _GAP
    return picture


def _draw_map(edition: Edition, view: TableView, tallied: Sequence[Tally]) -> Image.Image:
    picture = base(edition, FRAME)
    lit = [route for tally in tallied if tally.trail_points for route in tally.trail]
    draw_glow(picture, edition.board, lit, FRAME)
    draw_names(picture, edition.board, edition.name, FRAME, lit)
    draw_wagons(picture, edition.board, view.claims, FRAME)
    draw_stations(picture, edition.board, edition.parts(view).stations, (), FRAME)
    draw_neat_line(picture)
    return picture


def _draw_head(picture: Image.Image, tally: Tally, words: Words, box: Box, *, place: int) -> None:
    """Draw the sheet of a player, with the name, the place and the total at its left."""
    left, top, _, height = box
    colour = PLAYERS[tally.seat]
    lay_panel(picture, box, PAPER, GOLD if place == 1 else None)
    lay_panel(picture, (left + 5, top + 5, _HEAD - 5, height - 10), colour)
    put(picture, owner_badge(tally.seat, 21), left + 36, top + 40)
    pen, ink = ImageDraw.Draw(picture), ink_on(colour)
    write_name(pen, (left + 66, top + 40), player_name(words, tally.seat), BOLD, 26, fill=ink, within=_HEAD - 78)
    shown, soft = words(text("rendering.report.place", place=place)), mix(ink, colour, 0.15)
    total = write(pen, (left + _HEAD - 16, top + 98), str(tally.total), FIGURE, 46, fill=ink, anchor="rm")
    write(pen, (left + 18, top + 86), shown, TEXT, 22, fill=soft, within=_HEAD - total - 42)
    label = words(text("rendering.report.total"))
    write(pen, (left + 18, top + 112), label, TEXT, 20, fill=soft, within=_HEAD - total - 42)


def _draw_sums(picture: Image.Image, printed: Printed, tally: Tally, words: Words, box: Box) -> None:
    """Write the sums of each kind of points side by side."""
    left, top, width, _ = box
    sums = list(_sums(printed, tally))
    step = (width - _HEAD - 2 * _INSET) / len(sums)
    pen = ImageDraw.Draw(picture)
    for number, (label, points) in enumerate(sums):
        x = left + _HEAD + _INSET + number * step
        write(pen, (x, top + 26), words(label), TEXT, 21, fill=FADED_INK, within=step - 12)
        write(pen, (x, top + 54), signed(points), FIGURE, 28, fill=LOST if points < 0 else INK)
    pen.line((left + _HEAD + _INSET, top + _SUMS - 9, left + width - _INSET, top + _SUMS - 9), _RULE, 2)


def _sums(printed: Printed, tally: Tally) -> Iterator[tuple[Text, int]]:
    yield text("rendering.report.routes"), tally.routes
    done = text("rendering.report.tickets", completed=tally.completed, tickets=len(tally.tickets))
    yield done, tally.ticket_points
    if printed.rules.stations:
        yield text("rendering.report.stations", stations=tally.stations_left), tally.station_points
    if printed.rules.longest_trail:
        yield text("rendering.report.trail", trains=tally.trail_length), tally.trail_points


def _draw_lines(picture: Image.Image, lines: Sequence[Line], at: tuple[float, float], width: float) -> None:
    pen, (x, y) = ImageDraw.Draw(picture), at
    for line in lines:
        middle, room = y + line.height / 2, width
        if line.figure:
            right = (x + width, middle)
            room -= write(pen, right, line.figure, FIGURE, line.size, fill=line.figure_fill, anchor="rm") + 8
        write(pen, (x, middle), line.words, line.face, line.size, fill=line.fill, within=room)
        y += line.height


def _height(lines: Sequence[Line]) -> int:
    return sum(line.height for line in lines)


def _in_columns(blocks: Sequence[Block]) -> list[list[Line]]:
    """Lay blocks one below the other in columns, in their order and as low as possible."""
    most = -(-sum(map(_height, blocks)) // _COLUMNS)
    while True:
        columns: list[list[Line]] = [[]]
        for block in blocks:
            if columns[-1] and _height(columns[-1]) + _height(block) > most:
                columns.append([])
            columns[-1] += block
        if len(columns) <= _COLUMNS:
            return columns
        most += 10


def _blocks(printed: Printed, tally: Tally, words: Words, room: float) -> Iterator[Block]:
    board = printed.board
    for ticket in tally.tickets:
        yield list(_ticket_lines(board, ticket, words, room))
    for city, route in tally.lent:
        lent = text("rendering.report.lent", city=board.cities[city].name, route=_ends(board, route, words))
        yield list(_notes([words(lent)], room))


def _ticket_lines(board: Board, ticket: TicketTally, words: Words, room: float) -> Iterator[Line]:
    won = bool(ticket.path)
    name = _pair(board, board.tickets[ticket.ticket].a, board.tickets[ticket.ticket].b, words)
    first, *more = wrapped(name, CITY, 21, room - 52)
    yield Line(first, CITY, 21, 30, figure=signed(ticket.points), figure_fill=WON if won else LOST)
    for part in more:
        yield Line(part, CITY, 21, 26)
    if not won:
        yield from _notes([words(text("rendering.report.not_connected"))], room)
        return
    cities = enumerated(words, [board.cities[city].name for city in stops(board, ticket.ticket, ticket.path)])
    lent = [text("rendering.report.borrowed", route=_ends(board, route, words)) for route in ticket.borrowed]
    yield from _notes([cities, *map(words, lent)], room)


def _notes(notes: Sequence[str], room: float) -> Iterator[Line]:
    """Enumerate the lines of small print, with a little room below them."""
    parts = [part for note in notes for part in wrapped(note, TEXT, 18, room)]
    for number, part in enumerate(parts, start=1):
        yield Line(part, TEXT, 18, 22 if number < len(parts) else 30, FADED_INK)


def stops(board: Board, ticket: TicketId, path: Sequence[RouteId]) -> list[CityId]:
    """Return the cities a path leads through, from one end of its ticket to the other."""
    here = board.tickets[ticket].a
    if here not in {board.routes[path[0]].a, board.routes[path[0]].b}:
        here = board.tickets[ticket].b
    cities = [here]
    for route in path:
        cities.append(board.routes[route].other_end(cities[-1]))
    return cities


def _ends(board: Board, route: RouteId, words: Words) -> str:
    return _pair(board, board.routes[route].a, board.routes[route].b, words)


def _pair(board: Board, a: CityId, b: CityId, words: Words) -> str:
    return words(text("rendering.cities", a=board.cities[a].name, b=board.cities[b].name))


def signed(points: int) -> str:
    """Return points with their sign."""
    return f"{points:+,}".replace("-", "\N{MINUS SIGN}") if points else "0"
