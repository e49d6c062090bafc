"""Graphs of a game: how figures of its players or companies change over its course, as the game declares them.

A graph is made from views alone, so it shows nobody anything that they may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import View

_SEAT = "seat/"


class GraphKind(msgspec.Struct, frozen=True):
    """A graph that a game has."""

    name: str
    """In lower-case letters: at most 20."""
    title: Text
    """What it shows, in a few words."""
    opened: bool = False
    """Whether it uses what stays hidden until the game, or the campaign that the game is part of, is over."""


class Moment(NamedTuple):
    """A position in the course of a game, valid only until the next one is yielded, which replaces it."""

    number: int
    """The number of moves before it, as the log counts them."""
    move: type[Move] | None
    """The kind of the latest of these moves, or None if there is none or it is secret."""
    begins: Text | None
    """The text that announces the round that begins here, or None if no round does."""
    shown: bool
    """Whether a graph over all moves has a column for it; if there are many moves, the columns are spread evenly."""
    view: Callable[[], View]
    """Return the position as everybody may see it."""
    hands: Callable[[], tuple[View, ...]]
    """Return the position as each seat sees it, by seat; empty as long as somebody's secrets are kept."""
    events: tuple[Text, ...] = ()
    """What the latest move has done, as far as everybody may know."""


class Figure(NamedTuple):
    """The value of a line in one column."""

    line: str
    """The id of a company, or an id for a seat that ``seat_of`` reads."""
    name: Text
    value: int
    annotation: Text | None = None
    """What else there is to know about the value, in a word."""


class Column(msgspec.Struct, frozen=True):
    """A place on the axis of a graph."""

    number: int
    """The number of moves, as the log counts them, or of whatever else the columns stand for."""
    name: Text | None = None
    """What it is called: the round that begins there, or what it stands for."""


class Line(msgspec.Struct, frozen=True):
    """A line of a graph."""

    id: str
    """The id of a company, or an id for a seat that ``seat_of`` reads."""
    name: Text
    values: tuple[int | None, ...]
    """The value in each column, or None where there is none."""
    annotations: tuple[Text | None, ...] = ()
    """What else there is to know about each value, in a word; empty if there is nothing about any of them."""

    def annotation(self, number: int) -> Text | None:
        """Return what else there is to know about the value in a column, or None if there is nothing."""
        return self.annotations[number] if self.annotations else None


class Graph(msgspec.Struct, frozen=True):
    """A graph that can be drawn, said in words, or written as a table."""

    name: str
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    by_moves: bool
    """Whether the columns are numbers of moves; otherwise each stands for something of its own."""


class Reckoned(NamedTuple):
    """A step of the final scoring, as it is shown after the last move."""

    heading: Text
    """What has just been counted."""
    figures: Graph
    """The players' totals after it, as a graph with one column."""


def reckoned(heading: Text, sums: Mapping[Seat, int]) -> Reckoned:
    """Return a step of the final scoring: what was counted, and each player's total after it, in the order given."""
    graph = graph_of("reckoned", ((Column(0), of_seat(seat, value)) for seat, value in sums.items()))
    assert graph is not None
    return Reckoned(heading, graph)


def won_by(scores: Mapping[Seat, int], places: Sequence[Sequence[Seat]]) -> Reckoned:
    """Return the last step of the final scoring: who has won, and what each player has, from first place to last."""
    ranked = {seat: scores[seat] for tied in places for seat in tied}
    return reckoned(text("core.replay.won", players=tuple(map(Player, places[0]))), ranked)


def over_moves(name: str, course: Iterable[Moment], figures: Callable[[Moment], Iterable[Figure]]) -> Graph | None:
    """Return a graph over all moves of a game, or None if there are no figures."""
    return graph_of(
        name,
        (
            (Column(moment.number, moment.begins), figure)
            for moment in course
            if moment.shown
            for figure in figures(moment)
        ),
        by_moves=True,
    )


def graph_of(name: str, figures: Iterable[tuple[Column, Figure]], *, by_moves: bool = False) -> Graph | None:
    """Return a graph of figures, the last of which for a line and a column counts, or None if there are none."""
    lines: dict[str, dict[int, int]] = {}
    annotations: dict[str, dict[int, Text]] = {}
    names: dict[str, Text] = {}
    columns: dict[int, Column] = {}
    for column, (line, called, value, annotation) in figures:
        columns.setdefault(column.number, column)
        names[line] = called
        lines.setdefault(line, {})[column.number] = value
        if annotation is not None:
            annotations.setdefault(line, {})[column.number] = annotation
    if not lines:
        return None

    def line_of(id_: str) -> Line:
        own = tuple(annotations[id_].get(number) for number in columns) if id_ in annotations else ()
        return Line(id_, names[id_], tuple(lines[id_].get(number) for number in columns), own)

    return Graph(name, tuple(columns.values()), tuple(map(line_of, lines)), by_moves)


def of_seat(seat: Seat, value: int) -> Figure:
    """Return a figure of a player."""
    return Figure(f"{_SEAT}{seat}", text("player", player=Player(seat)), value)


def of_company(company: str, value: int, annotation: Text | None = None) -> Figure:
    """Return a figure of a company that goes by its id in every language."""
    return Figure(company, text("core.graph.company", company=company), value, annotation)


def seat_of(line: str) -> Seat | None:
    """Return the seat that a line of a graph is about, or None if it is about a company."""
    return Seat(int(line.removeprefix(_SEAT))) if line.startswith(_SEAT) else None
