"""Tables for practice: they play on from any position of a finished game, with new random numbers.

A game read from a file is stored as a finished table, so that everything that can be done with one can be done with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import NamedTuple

import msgspec

from bot.service.errors import Refusal
from bot.service.live_tables import LiveTables, TableService
from bot.service.lobby import TableOptions, blank, checked_policy, open_table, refuse_place
from bot.service.log import can_be_played_on
from bot.service.phases import free_id, held_by, numbered
from bot.service.values import MOST_IMPORTED
from engine.core import codec, log
from engine.core.errors import CorruptLog, EngineError
from engine.core.game import Setup
from engine.core.match import UNPLAYABLE, Match
from engine.core.registry import GAMES, find
from engine.core.rng import commitment
from engine.core.seat import Seat
from storage import archive, games
from storage.private_moves import StoredPrivateMove
from storage.records import Holder, Table, TableId
from storage.snapshots import Snapshot

LARGEST_FILE = 1 << 20
"""The most bytes of a file that is read; the longest games take a quarter of that."""
MOST_ENTRIES = 5_000
"""The most entries of a log in a file, as all are listed: games of people have up to 1,500, random ones up to 4,000."""


class FileGame(NamedTuple):
    """A game read from a file, with its whole course."""

    refused: Refusal | None = None
    """Why no game could be read, or None if one was."""
    setup: Setup | None = None
    seed: str = ""
    moves: int = 0
    """How many moves lead to its end."""
    entries: tuple[bytes, ...] = ()
    private: tuple[StoredPrivateMove, ...] = ()
    origin: bytes | None = None
    """The position that it was played on from, or None if it began with a set-up."""
    state: bytes = b""
    """The position at its end."""


Reading = Callable[[bytes, int], Awaitable[FileGame]]
"""Reads a file and checks its positions, above all the one after a number of moves; it may take seconds."""


def read_file(data: bytes, look: Callable[[Match], None] | None = None) -> FileGame:
    """Read a game from a file that was exported here or that another program has written.

    ``look``: checks the match as a whole, and raises what is raised for a file that somebody has changed.
    """
    try:
        match = _match_in(data)
        if not match.over:
            return FileGame(Refusal("import.not_over"))
        if not match.game.looking_back.is_dealt_on or match.setup.carried is not msgspec.UNSET:
            return FileGame(Refusal("practice.not_here"))
        if not match.line:
            return FileGame(Refusal("import.unreadable"))
        if len(match.entries) + len(match.private) > MOST_ENTRIES:
            return FileGame(Refusal("import.too_long", moves=MOST_ENTRIES))
        if look is not None:
            look(match)
        return FileGame(
            setup=match.setup,
            seed=match.seed,
            moves=len(match.line),
            entries=tuple(map(codec.encode_entry, match.entries)),
            private=tuple(StoredPrivateMove(one.after, codec.encode_entry(one.move)) for one in match.private),
            origin=None if match.origin is None else codec.encode_state(match.origin),
            state=codec.encode_state(match.state),
        )
    except (EngineError, *UNPLAYABLE):  # whatever the error is, somebody has changed the file
        return FileGame(Refusal("import.unreadable"))


def _match_in(data: bytes) -> Match:
    """Read a game in the format of another program, or else in our own. Raises EngineError."""
    for game in map(find, GAMES):
        if game.reader is not None:
            module, name = game.reader.split(":")
            with contextlib.suppress(CorruptLog):
                match: Match | None = getattr(importlib.import_module(module), name)(data)
                if match is not None:
                    return match
    return log.read(data)


class ImportedGame(NamedTuple):
    """A table whose game was read from a file."""

    table: Table
    moves: int
    """How many moves lead to its end."""


def _offered(game: str) -> frozenset[str]:
    """Return the variants of a game that tables offer; a position itself holds what it needs of any others."""
    return frozenset(variant.key for variant in find(game).info.variants)


class Practice(TableService):
    """Opens tables for practice. Whoever opens one has a seat; built-in opponents have the others until people join."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._judged_for: set[int] = set()
        """The people for whom something is being checked."""

    def check(self, table: Table) -> None:
        """Raise Refusal if a table cannot be played on from its positions."""
        if not can_be_played_on(table):
            raise Refusal("practice.not_over" if table.alive else "practice.not_here")

    async def clone(
        self,
        table_id: TableId,
        user_id: int,
        channel_id: int,
        number: int,
        title: str,
        *,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open a table that plays on from a finished one, in its server.

        Args:
            table_id: the table whose game is over.
            user_id: who opens the new one; they get the seat that they had in the game, or else the first.
            channel_id: where the new one is opened.
            number: after how many moves of the log it goes on.
            title: what the new one is called.
            parent_channel_id: as for ``Lobby.check_new``.

        Raises:
            NoSuchTable: there is none of that id.
            IllegalMove: the log has no such move.
            Refusal: as ``Lobby.check_new``; or the game is not over, or cannot be played on from this position.

        """
        live = await self._tables.get(table_id)
        table = live.table
        self.check(table)
        seat = table.seat_of(user_id) or Seat(0)
        options = TableOptions(
            game=table.game,
            title=title,
            players=len(table.seats),
            variants={key: value for key, value in table.variants.items() if key in _offered(table.game)},
            pace=table.pace,
        )
        where = (table.guild_id, channel_id, parent_channel_id)
        with self._alone(user_id):
            state = await self._position(live.match.as_it_is(), number, table)
        held = (
            msgspec.structs.replace(one, user_id=user_id, policy=None)
            if one.seat == seat
            else msgspec.structs.replace(one, user_id=None)
            for one in table.seats
        )
        return await self._stored(options, state, user_id, held, where)

    async def store_file(  # noqa: PLR0913 - a file, and where its table is to be
        self,
        data: bytes,
        number: int,
        reading: Reading,
        user_id: int,
        guild_id: int,
        channel_id: int,
        *,
        title: str,
        parent_channel_id: int | None = None,
    ) -> ImportedGame:
        """Store the game of a file as a table that is over, at which no person sits, to be looked at and played on.

        Args:
            data: the file.
            number: after how many moves the position is that is wanted.
            reading: reads the file.
            user_id: whose table it is; if the person has more than MOST_IMPORTED, the oldest of them is deleted.
            guild_id: the server.
            channel_id: where the table is.
            title: what it is called.
            parent_channel_id: as for ``Lobby.check_new``.

        Raises:
            Refusal: there may be no table there, or the file holds no finished game, or its game has no such position.

        """
        if len(data) > LARGEST_FILE:
            raise Refusal("import.too_large")
        async with self._database.reading() as tx:
            await refuse_place(tx, guild_id, channel_id, parent_channel_id)
        with self._alone(user_id):
            found = await reading(data, number)
        if found.refused is not None or found.setup is None:
            raise found.refused or Refusal("import.unreadable")
        if number > found.moves:
            raise Refusal("practice.over_there", moves=found.moves)
        now, setup, rules = self._clock(), found.setup, find(found.setup.game).info.rules
        options = TableOptions(game=setup.game, title=title, players=setup.players, hints=False)
        table = msgspec.structs.replace(
            blank(options, user_id, guild_id, channel_id, now),
            # A recorded game may have used an earlier rule that tables do not offer.
            variants=dict(setup.variants),
            seats=tuple(Holder(Seat(each)) for each in range(setup.players)),
            practice=True,
            phase="over",
            ending="imported",
            started=now,
            ended=now,
            commitment=commitment(found.seed),
            rules=rules,
            seq=len(found.entries),
            sound=True,
        )
        last = Snapshot(table.seq, rules, found.state, base=False, private=len(found.private))
        first = None if found.origin is None else Snapshot(0, rules, found.origin, base=True)
        async with self._database.transaction() as tx:
            await refuse_place(tx, guild_id, channel_id, parent_channel_id)
            table = msgspec.structs.replace(table, id=await free_id(tx))
            course = archive.Stored(table, setup, found.seed, found.entries, found.private, last, first)
            await archive.store_finished(tx, course, now)
            kept = [each.id for each in await games.hosted_by(tx, user_id) if each.imported]
            for oldest in kept[MOST_IMPORTED:]:
                await games.delete(tx, oldest)
        for oldest in kept[MOST_IMPORTED:]:
            self._tables.deleted(oldest)
        return ImportedGame(table, found.moves)

    async def _position(self, match: Match, number: int, table: Table) -> bytes:
        """Return the position after ``number`` moves; in a game read from a file it is checked. Raises Refusal."""
        # The game is replayed: too long for the event loop.
        state = await asyncio.to_thread(match.at, number)
        if match.game.result(state) is not None:
            raise Refusal("practice.over_there", moves=len(match.line))
        position = codec.encode_state(state)
        judging = None if match.origin is None else self._tables.judging
        base = Snapshot(0, match.game.info.rules, position, base=True)
        stored = archive.Stored(table, match.setup, match.seed, (), (), None, base)
        sound = True if judging is None else await judging(stored)
        if not sound:
            raise Refusal("practice.not_now" if sound is None else "practice.unsound")
        return position

    @contextlib.contextmanager
    def _alone(self, user_id: int) -> Iterator[None]:
        """Let only one request of a person be checked at a time. Raises Refusal: another one is being checked."""
        if user_id in self._judged_for:
            raise Refusal("practice.one_at_a_time")
        self._judged_for.add(user_id)
        try:
            yield
        finally:
            self._judged_for.discard(user_id)

    async def _stored(
        self,
        options: TableOptions,
        state: bytes,
        user_id: int,
        held: Iterable[Holder],
        where: tuple[int, int, int | None],
    ) -> Table:
        """Store a lobby. Opponents keep their names and levels; the usual one sits where neither they nor people do."""
        guild_id, channel_id, parent = where
        table = numbered(blank(options, user_id, guild_id, channel_id, self._clock()), held)
        for one in table.seats:
            if not one.human:
                table = held_by(table, one.seat, policy=checked_policy(table.game, one.policy))
        table = msgspec.structs.replace(table, practice=True, sound=True)
        return await open_table(self._database, table, parent, origin=state)
