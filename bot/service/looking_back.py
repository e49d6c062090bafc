"""Looking back on a game: its graphs, replay and turning points, which show nothing that is still secret."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from cachetools import LRUCache

from bot.service.errors import Refusal
from bot.service.live_tables import LiveTable, LiveTables, TableService
from bot.service.log import LogLine, can_be_played_on, line_of, may_be_known, seen_at
from bot.service.snapshots import Snapshot
from engine.core import codec, log
from engine.core.graphs import Graph, GraphKind, Moment
from engine.core.match import Match
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.turning_points import TurningPoint
from engine.core.views import Event, View, visible
from storage import games
from storage.records import Table, TableId

MOST_COLUMNS = 240
"""The most columns of a graph over all moves: with more, several would share a pixel."""
MOST_SCENES = 60
"""The most positions of a replay."""
KEPT = 32
"""How many graphs, and how many games' turning points, are kept in memory."""

Estimating = Callable[[bytes], Awaitable[tuple[TurningPoint, ...] | None]]
"""Finds the turning points of a finished game, given its log, or returns None if it cannot; it may take seconds."""


class TableGraph(msgspec.Struct, frozen=True, kw_only=True):
    """A graph of a table."""

    table: Table
    view: View
    """The latest position as everybody may see it."""
    offered: tuple[GraphKind, ...]
    """All graphs that the table has now."""
    kind: GraphKind
    graph: Graph | None
    """None if there is nothing to draw yet."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a replay."""

    table: Table
    """The table that it belongs to; in a replay of a campaign, that of one of its games."""
    view: View
    """As everybody could see it."""
    number: int
    """After how many moves of that game."""
    begins: Text | None
    """The text that announced the latest round, or None if none had begun."""
    figures: Graph | None
    """How the players stood: a graph of one column, or None if the game has none."""
    heading: Text | None = None
    """What has just been counted, if it is a step of the final scoring."""


class TableReplay(msgspec.Struct, frozen=True, kw_only=True):
    """What a replay of a table shows; for a campaign, of all its games."""

    table: Table
    kind: GraphKind | None
    """What the figures of the scenes mean, or None if the game has none."""
    scenes: tuple[Scene, ...]
    """From the first to the latest."""
    moves: int
    """How many moves were made in all these games together."""


class TurningMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a finished game that was a turning point."""

    point: TurningPoint
    line: LogLine
    """The move as everybody may read it, with what the end of the game has revealed of it."""
    kind: str
    """The move's tag."""
    begins: Text | None
    """The text that announced the latest round, or None if none had begun."""
    before: View
    """The position before it, as everybody could see it."""
    snapshot: Snapshot
    """The position that it led to, as everybody could see it. Nobody can do anything in it."""


class TableTurningPoints(msgspec.Struct, frozen=True, kw_only=True):
    """The turning points of a finished game, in the order of the log."""

    table: Table
    moves: tuple[TurningMove, ...]
    played_on: bool
    """Whether the game can be played on from there for practice."""


class Course(NamedTuple):
    """The course of a match, as much of it as everybody may know now."""

    match: Match
    opened: bool
    """Whether nothing of it is secret any more."""

    @property
    def offered(self) -> tuple[GraphKind, ...]:
        """The graphs that it has."""
        return tuple(kind for kind in self.match.game.looking_back.graphs if self.opened or not kind.opened)

    def graph(self, name: str) -> Graph | None:
        """Compute one of its graphs, for which it is replayed once."""
        return self.match.game.looking_back.graph(name, self.moments())

    def moments(self) -> Iterator[Moment]:
        """Iterate over the first position and those after each move that everybody may know of."""
        game, numbers = self.match.game, self.numbers()
        every, last = -(-len(numbers) // MOST_COLUMNS), numbers[-1]
        there = {number: place for place, number in enumerate(numbers)}
        for number, move, state, events in self.match.course():
            if number not in there:
                continue
            seen = visible(events, None)
            begins = next((event.text for event in reversed(seen) if event.text.key in game.info.rounds), None)
            yield Moment(
                number=number,
                move=None
                if move is None or (game.orders.is_queueing and type(move) not in game.looking_back.replayed)
                else type(move),
                begins=begins,
                shown=there[number] % every == 0 or number == last or begins is not None,
                view=partial(game.view, state, None),
                hands=partial(self._hands, state),
                events=tuple(event.text for event in seen),
            )

    def scenes(self, table: Table, most: int) -> Iterator[Scene]:
        """Show the beginning, the moves that a replay shows and the end; if too many, an even selection of them."""
        game, begins = self.match.game, None
        built = [moment.number for moment in self.moments() if moment.move in game.looking_back.replayed]
        numbers = self.numbers()
        wanted = {numbers[0], *_spread(built, most - 2), numbers[-1]}
        chief = next((kind.name for kind in game.looking_back.graphs if not kind.opened), None)
        for moment in self.moments():
            begins = moment.begins or begins
            if moment.number in wanted:
                now = moment._replace(shown=True)
                yield Scene(
                    table=table,
                    view=moment.view(),
                    number=moment.number,
                    begins=begins,
                    figures=None if chief is None else game.looking_back.graph(chief, (now,)),
                )

    def reckoning(self, table: Table) -> Iterator[Scene]:
        """Show the final scoring after the last move, step by step; nothing before the game is over."""
        view, number = self.match.view(None), len(self.match.line)
        for step in self.match.game.looking_back.reckoned(view):
            yield Scene(table=table, view=view, number=number, begins=None, figures=step.figures, heading=step.heading)

    def turning_moves(self, table: Table, points: Sequence[TurningPoint]) -> Iterator[TurningMove]:
        """Show the moves of some turning points, as everybody could see them."""
        match, game, wanted = self.match, self.match.game, {point.number: point for point in points}
        entries, begins, before = match.entry_numbers(), None, None
        for number, move, state, events in match.course():
            rounds = [event.text for event in visible(events, None) if event.text.key in game.info.rounds]
            if number in wanted and move is not None and before is not None:
                line = line_of(match, number, move, events, None)
                shown = tuple(map(Event, game.looking_back.opened_at_the_end(match.state, move)))
                yield TurningMove(
                    point=wanted[number],
                    line=msgspec.structs.replace(line, events=line.events + shown),
                    kind=move.kind(),
                    begins=begins,
                    before=before,
                    snapshot=seen_at(table, match, codec.clone(state), entries[number - 1]),
                )
            # A round that a move announces begins after that move.
            begins = rounds[-1] if rounds else begins
            before = game.view(state, None) if number + 1 in wanted else None

    def numbers(self) -> list[int]:
        """Return the positions that everybody may know of, each as a number of moves, ascending."""
        match, private = self.match, self.match.game.info.private
        if match.game.orders.is_queueing:  # of what was decided early nobody else knows, not even that it happened
            return [number for number, _, _, events in match.course() if number == match.first or visible(events, None)]
        moves = enumerate(match.line[match.first :], start=match.first + 1)
        return [match.first, *(number for number, move in moves if move.kind() not in private)]

    def _hands(self, state: Any) -> tuple[View, ...]:  # noqa: ANN401 - a position of the game
        seats = map(Seat, range(self.match.setup.players))
        return tuple(self.match.game.view(state, seat) for seat in seats) if self.opened else ()


class LookingBack(TableService):
    """Reads the course of a table, as much of it as everybody may know."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._kept = LRUCache[Hashable, Graph | None](KEPT)
        self._points = LRUCache[Hashable, tuple[TurningPoint, ...]](KEPT)

    async def graphs(self, table: Table) -> tuple[GraphKind, ...]:
        """Return the graphs that a table has now."""
        opened = await may_be_known(self._database, table)
        return tuple(kind for kind in find(table.game).looking_back.graphs if opened or not kind.opened)

    async def graph(self, table_id: TableId, name: str | None = None) -> TableGraph:
        """Return a graph of a table, by default (None) the first one offered.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started, is a private copy, or has no such graph now.

        """
        live, course = await self._course(table_id)
        wanted = next((kind for kind in course.offered if name in {None, kind.name}), None)
        if wanted is None:
            raise Refusal("graph.none" if name is None else "graph.no_such", graph=str(name))
        key = (table_id, len(course.match.entries), len(course.match.private), course.opened, wanted.name)
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(course.graph, wanted.name)
        graph = self._kept[key]
        return TableGraph(
            table=live.table, view=course.match.view(None), offered=course.offered, kind=wanted, graph=graph
        )

    async def replay(self, table_id: TableId) -> TableReplay:
        """Return what a replay of a table shows; if it belongs to a campaign, all games of it that have begun.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started, is a private copy, or its game has no board.

        """
        live, course = await self._course(table_id)
        game = course.match.game
        if not game.looking_back.replayed:
            raise Refusal("replay.none")
        played = [(live.table, course)]
        if live.table.campaign is not None:
            async with self._database.query() as tx:
                chain = await games.of_campaign(tx, live.table.campaign)
            others = [await self._course(one.id) for one in chain if one.started is not None]
            played = [(one.table, its) for one, its in others]
        most = max(2, MOST_SCENES // len(played))

        def seen() -> tuple[Scene, ...]:
            # As everybody could see it then, even if more is known by now.
            courses = [(table, its._replace(opened=False)) for table, its in played]
            shown = [scene for table, its in courses for scene in its.scenes(table, most)]
            table, its = courses[-1]
            return (*shown, *its.reckoning(table))

        return TableReplay(
            table=live.table,
            kind=next((kind for kind in game.looking_back.graphs if not kind.opened), None),
            scenes=await asyncio.to_thread(seen),
            moves=sum(len(its.match.line) for _, its in played),
        )

    async def turning_points(self, table_id: TableId, estimate: Estimating) -> TableTurningPoints:
        """Return the turning points of a finished game, each with the position that it led to.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it is not over, its game does not estimate what seats can expect, or none could be found.

        """
        live, course = await self._course(table_id)
        table, match = live.table, course.match
        if table.alive or not match.over:
            raise Refusal("turning.not_over")
        if not match.game.looking_back.has_outlook:
            raise Refusal("turning.none")
        key = (table_id, len(match.entries))
        if key not in self._points:
            found = await estimate(await asyncio.to_thread(log.write, match))
            if found is None:
                raise Refusal("turning.failed")
            self._points[key] = found
        moves = await asyncio.to_thread(lambda: tuple(course.turning_moves(table, self._points[key])))
        return TableTurningPoints(table=table, moves=moves, played_on=can_be_played_on(table))

    async def _course(self, table_id: TableId) -> tuple[LiveTable, Course]:
        live = await self._with_log(table_id)
        match = live.match.as_it_is()
        return live, Course(match, await may_be_known(self._database, live.table))


def _spread(numbers: Sequence[int], most: int) -> Sequence[int]:
    """Return at most ``most`` of some numbers, evenly spread, including the last one."""
    if len(numbers) <= most:
        return numbers
    return [numbers[(place + 1) * len(numbers) // most - 1] for place in range(most)]
