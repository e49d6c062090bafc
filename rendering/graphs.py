"""Graphs: lines of players or companies over a game, each with marks of its own besides its colour.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.graphs import Column, Graph, Line, seat_of
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import View
from rendering.api import Picture, Versions, Words, fullest, line_look
from rendering.badges import SEATS, lay_panel, owner_badge, player_name
from rendering.base_cache import kept
from rendering.canvas import Pen, png, put, sprite, write, write_name
from rendering.fonts import BOLD, FIGURE, drawable, font, text_width
from rendering.page import HEADING, MARGIN, WIDTH, page
from rendering.palette import GOLD, INK, PAPER, Rgb, ink_on, mix

_HEIGHT = 900
"""Height of the part below the heading, unless many lines need more."""
_SIDE = 390
"""Width of the column of names at the right."""
_ROW = 46
"""Distance from name to name, if there are many."""
_FAINT = mix(INK, PAPER, 0.45)
_GRID = mix(INK, PAPER, 0.84)
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10000, 20000, 50000)
_MOST_STEPS = 7
"""The most lines across the graph."""
_MARKS = 5
"""How many marks each line has, in addition to the one at its end."""
_MARK = 17
"""Radius of a mark."""
_NEIGHBOUR = 9
"""Distance from line to line where some would lie on top of each other."""
_MOST_LINES = 6
"""The most lines that can go up and down without hiding each other: more are shown as a table."""
MOST_SAID = 9
"""The most columns whose values are said in words."""
MOST_LISTED = 30
"""The same in place of a picture, if each column stands for something of its own."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def draw(view: View, title: Text, graph: Graph, words: Words) -> Picture:
    """Draw a graph; the lines look as the players and companies do in pictures of the view."""
    if not graph.by_moves and len(graph.lines) > _MOST_LINES:
        return Picture(png(_table(view, title, graph, words)), fullest(say(title, graph), words), f"{graph.name}.png")
    last = sorted(graph.lines, key=lambda line: (has_ended(graph, line), -(_last(line) or 0)))
    height = max(_HEIGHT, len(last) * _ROW + 150)
    picture, _ = page(height, words(title))
    lay_panel(picture, (MARGIN, HEADING + 4, WIDTH - 2 * MARGIN, height - MARGIN - 4), PAPER)
    box = (MARGIN + 130.0, HEADING + 44.0, WIDTH - MARGIN - _SIDE, HEADING + height - MARGIN - 84.0)
    across, scale = _across(graph, box), _Scale(graph, box)
    _draw_axes(picture, graph, words, box, across, scale)
    looks = {line.id: line_look(view, line.id) for line in graph.lines}
    equals = {} if graph.by_moves else _equals(last)
    marks: list[tuple[Line, list[Point]]] = []
    for turn, line in enumerate(reversed(last)):  # the leader's line lies on top
        points = [
            (across[n], scale.at(v) + _NEIGHBOUR * _off_middle(*equals.get((line.id, n), (0, 1))))
            for n, v in _there(line)
        ]
        _draw_line(picture, looks[line.id], points)
        if has_ended(graph, line):
            _draw_end(picture, looks[line.id], points[-1])
        marks.append((line, _spread(line, points, equals, across) if equals else _spaced(points, turn)))
    for line, places in marks:  # over all lines
        for place in places:
            put(picture, _badge(looks[line.id], line.id, _MARK), *place)
    _draw_names(picture, graph, last, looks, words, box, scale)
    return Picture(png(picture), fullest(say(title, graph), words), f"{graph.name}.png")


def say(title: Text, graph: Graph) -> Versions:
    """Describe a graph in words: for each line some values from the first to the last, or only the last."""
    return tuple(
        text(
            "rendering.graph.lines",
            graph=title,
            columns=_joined([_called(graph, number) for number in chosen]),
            lines=tuple(_said(graph, line, chosen) for line in graph.lines),
        )
        for chosen in (columns_said(graph, MOST_SAID), columns_said(graph, 3), columns_said(graph, 1))
    )


def lines(graph: Graph) -> tuple[Text, ...]:
    """Say for those without the picture which columns have values here, and then the values of each line."""
    chosen = columns_said(graph, MOST_SAID if graph.by_moves else MOST_LISTED)
    columns = text("rendering.graph.columns", columns=_joined([_called(graph, n) for n in chosen]))
    return (columns, *(_said(graph, line, chosen) for line in graph.lines))


def _joined(parts: Sequence[Text]) -> Text:
    """Put texts one after the other with a dot between them."""
    first, *others = parts
    for part in others:
        first = text("rendering.graph.next", before=first, after=part)
    return first


def column_name(graph: Graph, column: Column) -> Text | None:
    """Return the name of a column: the round that begins there, or what it stands for; None if it has no name."""
    return column.name if column.name is None or not graph.by_moves else short_name(column.name)


def columns_said(graph: Graph, most: int) -> list[int]:
    """Return some columns: those where rounds begin if these are few enough, else evenly spread; always the last."""
    last = len(graph.columns) - 1
    if most == 1:
        return [last]
    begun = [n for n, column in enumerate(graph.columns) if column.name is not None or n in {0, last}]
    there = begun if len(begun) > 2 or not graph.by_moves else list(range(last + 1))  # noqa: PLR2004 - both ends
    step = -(-(len(there) - 1) // (most - 1)) or 1
    return sorted({*there[::-1][::step], there[0]} if len(there) <= most else {*there[::-1][::step]})


def _called(graph: Graph, number: int) -> Text:
    column = graph.columns[number]
    return column_name(graph, column) or text("rendering.graph.move", number=column.number)


def short_name(begins: Text) -> Text:
    """Return the shortest name of a round, given the text that says that it begins."""
    # Its key goes with that of the sentence that the round begins.
    return Text(f"{begins.key}_short", begins.params)


def _said(graph: Graph, line: Line, chosen: Sequence[int]) -> Text:
    values = [_with_note(line, number) for number in chosen]
    if has_ended(graph, line):
        end, _ = _there(line)[-1]
        values = [*values[: sum(number <= end for number in chosen)], _ended_said(graph, line)]
    return text("rendering.graph.line", name=line.name, values=_joined(values))


def _with_note(line: Line, number: int) -> Text:
    value, note = value_said(line.values[number]), line.annotation(number)
    return value if note is None else text("rendering.graph.noted", value=value, note=note)


def line_name(line: Line, words: Words) -> str:
    """Return what to call a line on a picture: a player by a name that can be drawn, or the number of the seat."""
    seat = seat_of(line.id)
    return words(line.name) if seat is None else player_name(words, seat)


def value_said(value: int | None) -> Text:
    """Return the text of a value, or the text for a missing one."""
    return text("rendering.graph.no_value") if value is None else text("rendering.graph.value", value=value)


def _there(line: Line) -> list[tuple[int, int]]:
    """Return the existing values of a line, each with the number of its column."""
    return [(number, value) for number, value in enumerate(line.values) if value is not None]


def has_ended(graph: Graph, line: Line) -> bool:
    """Return whether a line over all moves ends before the last of them, as for a company that no longer exists."""
    return graph.by_moves and line.values[-1] is None


def _ended_said(graph: Graph, line: Line) -> Text:
    """Say in which round a line that has ended stops, and its last value."""
    end, value = _there(line)[-1]
    begun = [column for column in graph.columns[: end + 2] if column.name is not None]
    column = begun[-1] if begun else graph.columns[end]
    return text(
        "rendering.graph.ended",
        value=value,
        until=column_name(graph, column) or text("rendering.graph.move", number=column.number),
    )


def _last(line: Line) -> int | None:
    return next((value for value in reversed(line.values) if value is not None), None)


class _Scale:
    """Where values lie between the top and the bottom."""

    def __init__(self, graph: Graph, box: Box) -> None:
        values = [value for line in graph.lines for _, value in _there(line)]
        low, high = min(0, *values), max(1, *values)
        self.step = next((step for step in _STEPS if (high - low) / step <= _MOST_STEPS), high - low)
        self.low = low // self.step * self.step
        self.high = -(-high // self.step) * self.step
        self._top, self._bottom = box[1], box[3]

    def at(self, value: float) -> float:
        """Return the height of a value."""
        return self._bottom - (self._bottom - self._top) * (value - self.low) / (self.high - self.low)


def _across(graph: Graph, box: Box) -> list[float]:
    """Return where each column lies."""
    first, last = graph.columns[0].number, graph.columns[-1].number
    count, wide = len(graph.columns), box[2] - box[0]
    if graph.by_moves and last > first:
        return [box[0] + wide * (column.number - first) / (last - first) for column in graph.columns]
    return [box[0] + wide * (number + 0.5) / count for number in range(count)]


def _draw_axes(
    picture: Image.Image, graph: Graph, words: Words, box: Box, across: Sequence[float], scale: _Scale
) -> None:
    pen, (left, top, right, bottom) = ImageDraw.Draw(picture), box
    for value in range(scale.low, scale.high + 1, scale.step):
        y = scale.at(value)
        pen.line((left, y, right, y), _FAINT if value == 0 else _GRID, 3 if value == 0 else 2)
        write(pen, (left - 14, y), words(value_said(value)), BOLD, 34, fill=_FAINT, anchor="rm")
    if graph.by_moves and not any(column.name for column in graph.columns):
        first, last = graph.columns[0].number, graph.columns[-1].number
        step = next((step for step in _STEPS if (last - first) / step <= _MOST_STEPS), last - first or 1)
        for number in range(-(-first // step) * step, last + 1, step):
            x = left + (across[-1] - across[0]) * (number - first) / max(1, last - first)
            pen.line((x, bottom, x, bottom + 10), _FAINT, 2)
            write(pen, (x, bottom + 38), str(number), BOLD, 30, fill=_FAINT, anchor="mm")
        return
    reach = left - 60
    for number, (column, x) in enumerate(zip(graph.columns, across, strict=True)):
        rounds, ends = column.name is not None, not graph.by_moves and number in {0, len(across) - 1}
        if rounds:
            pen.line((x, top, x, bottom), _GRID, 2)
        called = column_name(graph, column)
        shown = "" if called is None else words(called)
        shown = shown or (str(column.number) if ends else "")
        half = text_width(drawable(shown, BOLD), BOLD, 30) / 2
        if shown and x - half > reach + 18 and (x + half < right + 60 or ends):
            pen.line((x, bottom, x, bottom + 10), _FAINT, 2)
            write(pen, (x, bottom + 38), shown, BOLD, 30, fill=_FAINT, anchor="mm")
            reach = x + half


def _table(view: View, title: Text, graph: Graph, words: Words) -> Image.Image:
    """Draw a row for each line and a column for each of its values, the higher the darker."""
    height = (len(graph.lines) + 1) * _ROW + 40
    picture, _ = page(height + MARGIN, words(title))
    lay_panel(picture, (MARGIN, HEADING + 4, WIDTH - 2 * MARGIN, height - 4), PAPER)
    pen, left, top = ImageDraw.Draw(picture), MARGIN + 300.0, HEADING + 24.0
    wide = (WIDTH - MARGIN - 16 - left) / len(graph.columns)
    most = max(1, *(value for line in graph.lines for _, value in _there(line)))
    reach = left - 30
    for number, column in enumerate(graph.columns):
        shown, middle = words(column.name) if column.name else str(column.number), left + (number + 0.5) * wide
        half = text_width(drawable(shown, BOLD), BOLD, 24) / 2
        if middle - half > reach + 10 and middle + half < WIDTH - MARGIN:
            write(pen, (middle, top + _ROW / 2), shown, BOLD, 24, fill=_FAINT, anchor="mm")
            reach = middle + half
    for row, line in enumerate(graph.lines, start=1):
        middle = top + (row + 0.5) * _ROW
        put(picture, _badge(line_look(view, line.id), line.id, 20), MARGIN + 36, middle)
        write_name(pen, (MARGIN + 66, middle), line_name(line, words), BOLD, 30, within=left - MARGIN - 76)
        for number, value in _there(line):
            x, shade = left + number * wide, mix(PAPER, GOLD, value / most)
            pen.rectangle((x + 1, middle - _ROW / 2 + 2, x + wide - 2, middle + _ROW / 2 - 2), shade)
            note = line.annotation(number)
            at = (x + wide / 2, middle - (0 if note is None else 8))
            write(pen, at, words(value_said(value)), BOLD, 26 if note is None else 24, anchor="mm", within=wide - 4)
            if note is not None:
                write(pen, (at[0], middle + 13), words(note), BOLD, 18, anchor="mm", within=wide - 4)
    return picture


def _equals(lines: Sequence[Line]) -> dict[tuple[str, int], tuple[int, int]]:
    """Return for each line in each column its place among the lines of the same value, and how many these are."""
    found: dict[tuple[str, int], tuple[int, int]] = {}
    for number in range(len(lines[0].values)):
        same: dict[int, list[str]] = {}
        for line in lines:
            if (value := line.values[number]) is not None:
                same.setdefault(value, []).append(line.id)
        for ids in same.values():
            found |= {(id_, number): (place, len(ids)) for place, id_ in enumerate(ids)}
    return found


def _off_middle(place: int, of: int) -> float:
    """Return how many steps from the middle one of several lies that stand side by side."""
    return place - (of - 1) / 2


def _spread(
    line: Line, points: Sequence[Point], equals: dict[tuple[str, int], tuple[int, int]], across: Sequence[float]
) -> list[Point]:
    """Return where the marks of a line lie: at each of its points, on the line and next to the marks of others."""
    room = across[1] - across[0] if len(across) > 1 else 4 * _MARK
    marks = []
    for (number, _), (x, y) in zip(_there(line), points, strict=True):
        place, of = equals[line.id, number]
        wanted = x + min(2 * _MARK + 2, 0.9 * room / of) * _off_middle(place, of)
        marks.append(_on(points, wanted, (wanted, y)))
    return marks


def _on(points: Sequence[Point], x: float, otherwise: Point) -> Point:
    """Return the point of a line above or below a place, or ``otherwise`` if the line does not reach there."""
    for (left, a), (right, b) in itertools.pairwise(points):
        if left <= x <= right:
            return x, a + (b - a) * (x - left) / (right - left)
    return otherwise


def _spaced(points: Sequence[Point], turn: int) -> list[Point]:
    """Return where some marks of a line lie, at places where its neighbours have none."""
    wanted = len(points) if len(points) <= 2 * _MARKS else _MARKS
    if wanted == len(points):
        return list(points)
    shares = ((place + 0.15 + 0.7 * (turn % 4) / 4) / wanted for place in range(wanted))
    return [points[min(len(points) - 1, int(share * len(points)))] for share in shares]


def _draw_line(picture: Image.Image, look: Rgb | Seat, points: Sequence[Point]) -> None:
    """Draw a line without its marks."""
    pen, colour = ImageDraw.Draw(picture), _colour(look)
    if len(points) > 1:
        pen.line(points, mix(INK, PAPER, 0.25), 11, "curve")
        pen.line(points, colour, 7, "curve")


def _draw_end(picture: Image.Image, look: Rgb | Seat, end: Point) -> None:
    """Draw a bar across the end of a line that does not go on."""
    pen, (x, y) = ImageDraw.Draw(picture), end
    pen.line((x, y - _MARK, x, y + _MARK), mix(INK, PAPER, 0.25), 11)
    pen.line((x, y - _MARK + 2, x, y + _MARK - 2), _colour(look), 7)


def _draw_names(  # noqa: PLR0913, PLR0917 - the lines, and where they lie
    picture: Image.Image,
    graph: Graph,
    lines: Sequence[Line],
    looks: dict[str, Rgb | Seat],
    words: Words,
    box: Box,
    scale: _Scale,
) -> None:
    """Write the name and last value of each line at the right, none over another, with a stroke from the line to it.

    Lines that have ended earlier stand below, without a stroke.
    """
    pen, right = ImageDraw.Draw(picture), box[2]
    ends = [box[3] if has_ended(graph, line) else scale.at(_last(line) or 0) for line in lines]
    gap = min(62.0, (box[3] - box[1]) / max(1, len(lines) - 1) if len(lines) > 1 else 62.0)
    places = _apart(ends, gap, box[1] - 6, box[3] + 6)
    size = 34 if gap > 44 else 30  # noqa: PLR2004 - where names stand close
    for line, end, place in zip(lines, ends, places, strict=True):
        over, look = has_ended(graph, line), looks[line.id]
        value = words(_ended_said(graph, line) if over else value_said(_last(line)))
        face, high, ink = (BOLD, 26, _FAINT) if over else (FIGURE, size, INK)
        if not over:
            pen.line((right + 4, end, right + 30, place), mix(_colour(look), INK, 0.2), 4)
        put(picture, _badge(look, line.id, 20), right + 50, place)
        room = _SIDE - 110 - font(face, high).getlength(value)
        name, letters = line_name(line, words), size if gap > 44 else 26  # noqa: PLR2004
        write_name(pen, (right + 80, place), name, BOLD, letters, fill=ink, within=room)
        write(pen, (WIDTH - MARGIN - 18, place), value, face, high, fill=ink, anchor="rm")


def _apart(ends: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Move ascending heights apart, as little as possible, so that there is a gap between any two."""
    places = list(ends)
    for number in range(1, len(places)):
        places[number] = max(places[number], places[number - 1] + gap)
    if places and places[-1] > bottom:
        places[-1] = bottom
        for number, below in reversed(list(itertools.pairwise(range(len(places))))):
            places[number] = min(places[number], places[below] - gap)
    if places and places[0] < top:
        places = [max(place, top + number * gap) for number, place in enumerate(places)]
    return places


def _colour(look: Rgb | Seat) -> Rgb:
    return SEATS[look] if isinstance(look, int) else look


@kept
def _badge(look: Rgb | Seat, letters: str, radius: int) -> Image.Image:
    """Return the mark of a line: a player's mark, or the letters of a company on a disc of its colour."""
    if isinstance(look, int):
        return owner_badge(look, radius)
    colour = look

    def paint(pen: Pen, k: float) -> None:
        r = radius * k
        pen.ellipse((0, 0, 2 * r, 2 * r), mix(INK, PAPER, 0.25))
        pen.ellipse((r * 0.1, r * 0.1, r * 1.9, r * 1.9), colour)
        wide = font(FIGURE, 100).getlength(letters) / 100
        pen.text((r, r), letters, ink_on(colour), font(FIGURE, round(r * min(1.1, 1.6 / max(0.1, wide)))), "mm")

    return sprite(2 * radius + 1, 2 * radius + 1, 1, paint)
