"""The final report, as wide as a hand: the map with the longest trails lit up, and every point of every player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
from PIL import Image, ImageDraw

from engine.core.text import text
from engine.ticket_to_ride.board import Board, CityId, RouteId, TicketId
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.scoring import Tally, TicketTally, result
from engine.ticket_to_ride.views import TableView
from rendering.api import Words
from rendering.badges import player_name
from rendering.canvas import Pen, put, sprite, wrapped, write, write_name
from rendering.fonts import BOLD, CITY, FIGURE, TEXT, Face
from rendering.marks import PLAYER_MARKS
from rendering.palette import FADED_INK, FELT, GOLD, INK, LOST, PAPER, PLAYERS, WON, Rgb, ink_on, mix
from rendering.ticket_to_ride.board import Edition, base
from rendering.ticket_to_ride.ornaments import draw_neat_line
from rendering.ticket_to_ride.pieces import draw_glow, draw_stations, draw_wagons, mark_ink
from rendering.ticket_to_ride.private_map import FRAME

_MARGIN = 18
_GAP = 14
_HEADER = 112
_INSET = 16
_WIDEST = 380


class Line(msgspec.Struct, frozen=True):
    """One printed line of a player's column."""

    words: str
    face: Face
    size: int
    height: int
    fill: Rgb = INK
    figure: str = ""
    """Points at the right edge."""
    figure_fill: Rgb = INK
    rule: bool = False
    """A line is drawn above it."""


def draw_report(edition: Edition, view: TableView, words: Words) -> Image.Image:
    """Draw the map over a column for each player, from the winner on."""
    tallied = edition.parts(view).tallies
    places = {seat: place for place, seats in enumerate(result(tallied).places, start=1) for seat in seats}
    order = sorted(tallied, key=lambda tally: (places[tally.seat], tally.seat))
    drawn = _draw_map(edition, view, tallied)
    width = round(min(_WIDEST, (drawn.width - 2 * _MARGIN - _GAP * (len(order) - 1)) / len(order)))
    columns = [list(_lines(edition.printed, tally, words, width - 2 * _INSET)) for tally in order]
    height = _HEADER + max(sum(line.height for line in lines) for lines in columns) + 22
    picture = Image.new("RGB", (drawn.width, drawn.height + height + 2 * _MARGIN + 6), FELT)
    picture.paste(drawn, (0, 0))
    ImageDraw.Draw(picture).rectangle((0, drawn.height, drawn.width, drawn.height + 3), GOLD)
    left = (drawn.width - width * len(order) - _GAP * (len(order) - 1)) / 2
    for number, (tally, lines) in enumerate(zip(order, columns, strict=True)):
        corner = (left + number * (width + _GAP), drawn.height + _MARGIN + 6.0)
        _draw_column(picture, tally, lines, words, corner, (width, height), place=places[tally.seat])
    return picture


def _draw_map(edition: Edition, view: TableView, tallied: Sequence[Tally]) -> Image.Image:
    picture = base(edition, FRAME)
    for tally in tallied:
        if tally.trail_points:
            draw_glow(picture, edition.board, tally.trail, FRAME)
    draw_wagons(picture, edition.board, view.claims, FRAME)
    draw_stations(picture, edition.board, edition.parts(view).stations, None, FRAME)
    draw_neat_line(picture)
    return picture


def _draw_column(  # noqa: PLR0913 - place, size and what stands in it
    picture: Image.Image,
    tally: Tally,
    lines: Sequence[Line],
    words: Words,
    corner: tuple[float, float],
    size: tuple[int, int],
    *,
    place: int,
) -> None:
    (x, y), (width, height) = corner, size
    sheet = sprite(width, height, 1, _sheet(tally, width, height, first=place == 1))
    put(picture, sheet, x + width / 2, y + height / 2)
    pen = ImageDraw.Draw(picture)
    ink = ink_on(PLAYERS[tally.seat])
    total = write(pen, (x + width - _INSET, y + 80), str(tally.total), FIGURE, 46, fill=ink, anchor="rm")
    room = width - 62 - _INSET
    write_name(pen, (x + 62, y + 32), player_name(words, tally.seat), BOLD, 25, fill=ink, within=room)
    shown = words(text("rendering.report.place", place=place))
    write(pen, (x + _INSET, y + 84), shown, TEXT, 22, fill=mix(ink, PLAYERS[tally.seat], 0.15), within=room - total)
    y += _HEADER + 8
    for line in lines:
        _draw_line(pen, line, x, y, width)
        y += line.height


def _draw_line(pen: Pen, line: Line, x: float, y: float, width: int) -> None:
    if line.rule:
        pen.line((x + _INSET, y + 2, x + width - _INSET, y + 2), mix(FADED_INK, PAPER, 0.5), 2)
    middle, room = y + line.height / 2, width - 2.0 * _INSET
    if line.figure:
        right = (x + width - _INSET, middle)
        room -= write(pen, right, line.figure, FIGURE, line.size, fill=line.figure_fill, anchor="rm") + 8
    write(pen, (x + _INSET, middle), line.words, line.face, line.size, fill=line.fill, within=room)


def _sheet(tally: Tally, width: int, height: int, *, first: bool) -> Callable[[Pen, float], None]:
    colour = PLAYERS[tally.seat]

    def paint(pen: Pen, k: float) -> None:
        w, h = width * k, height * k
        pen.rounded_rectangle((0, 0, w - 1, h - 1), 10 * k, PAPER)
        pen.rounded_rectangle((0, 0, w - 1, _HEADER * k), 10 * k, colour)
        pen.rectangle((0, _HEADER * k / 2, w - 1, _HEADER * k), colour)
        if first:
            pen.rounded_rectangle((0, 0, w - 1, h - 1), 10 * k, None, GOLD, round(5 * k))
        x, y, r = 35 * k, 34 * k, 19 * k
        pen.ellipse((x - r, y - r, x + r, y + r), PAPER)
        PLAYER_MARKS[tally.seat](pen, x, y, r * 0.64, mark_ink(tally.seat))

    return paint


def _lines(printed: Printed, tally: Tally, words: Words, room: float) -> Iterator[Line]:
    board, rules = printed.board, printed.rules

    def heading(key: str, points: int, *, rule: bool = True, **params: int) -> Iterator[Line]:
        fill = LOST if points < 0 else INK
        shown = words(text(key, **params))
        first, *more = wrapped(shown, BOLD, 21, room - 58)
        yield Line(first, BOLD, 21, 38, figure=signed(points), figure_fill=fill, rule=rule)
        for part in more:
            yield Line(part, BOLD, 21, 26)

    yield from heading("rendering.report.routes", tally.routes, rule=False)
    yield from heading(
        "rendering.report.tickets", tally.ticket_points, completed=tally.completed, tickets=len(tally.tickets)
    )
    for ticket in tally.tickets:
        yield from _ticket_lines(board, ticket, words, room)
    if rules.stations:
        yield from heading("rendering.report.stations", tally.station_points, stations=tally.stations_left)
    for city, route in tally.lent:
        lent = text("rendering.report.lent", city=board.cities[city].name, route=_ends(board, route, words))
        for part in wrapped(words(lent), TEXT, 16, room):
            yield Line(part, TEXT, 16, 21, FADED_INK)
    if rules.longest_trail:
        yield from heading("rendering.report.trail", tally.trail_points, trains=tally.trail_length)
    yield Line(words(text("rendering.report.total")), BOLD, 25, 48, figure=str(tally.total), rule=True)


def _ticket_lines(board: Board, ticket: TicketTally, words: Words, room: float) -> Iterator[Line]:
    won = bool(ticket.path)
    colour = WON if won else LOST
    name = _pair(board, board.tickets[ticket.ticket].a, board.tickets[ticket.ticket].b, words)
    first, *more = wrapped(name, CITY, 20, room - 46)
    yield Line(first, CITY, 20, 28, figure=signed(ticket.points), figure_fill=colour)
    for part in more:
        yield Line(part, CITY, 20, 26)
    if not won:
        notes = [words(text("rendering.report.not_connected"))]
    else:
        notes = [", ".join(board.cities[city].name for city in stops(board, ticket.ticket, ticket.path))]
        lent = [text("rendering.report.borrowed", route=_ends(board, route, words)) for route in ticket.borrowed]
        notes += [words(line) for line in lent]
    for note in notes:
        for part in wrapped(note, TEXT, 16, room):
            yield Line(part, TEXT, 16, 21, FADED_INK)


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
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")
