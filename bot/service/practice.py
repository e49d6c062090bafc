"""Tables for practice: they play on from any move of a game that is over, with the luck to come drawn anew."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

import msgspec

from bot.service.errors import Refusal
from bot.service.live_tables import TableService
from bot.service.lobby import TableOptions, blank, checked_policy, open_table
from bot.service.phases import numbered
from bot.service.queries import can_be_played_on
from engine.core import codec, log
from engine.core.errors import CorruptLog, EngineError
from engine.core.match import UNPLAYABLE, Match
from engine.core.registry import GAMES, find
from engine.core.seat import Seat
from storage.records import Holder, Table, TableId

LARGEST_FILE = 1 << 20
"""Bytes of a file that is read; the longest games have a quarter of it."""


class FileRequest(NamedTuple):
    """A file that somebody has sent, and after how many moves of its game it is to be played on."""

    data: bytes
    number: int


class FilePosition(NamedTuple):
    """A position of a game out of a file."""

    refused: Refusal | None = None
    """Why there is none."""
    game: str = ""
    players: int = 0
    variants: Mapping[str, str] = {}
    state: bytes = b""


Reading = Callable[[FileRequest], Awaitable[FilePosition]]
"""Reads a file, which may take seconds."""


def read_file(wanted: FileRequest) -> FilePosition:
    """Read a game out of a file: one that was exported here, or that another program has written."""
    try:
        match = _match_in(wanted.data)
        if not match.over:
            return FilePosition(Refusal("import.not_over"))
        if not match.game.is_dealt_on or match.setup.carried is not msgspec.UNSET:
            return FilePosition(Refusal("practice.not_here"))
        moves = len(match.line)
        if wanted.number >= moves:
            return FilePosition(Refusal("practice.over_there", moves=moves))
        state = codec.encode_state(match.at(wanted.number))
    except (EngineError, *UNPLAYABLE):  # whatever it was, somebody has changed the file
        return FilePosition(Refusal("import.unreadable"))
    info = match.game.info
    # A recorded game may be by a rule of its time that no table offers: the position has it.
    offered = {variant.key for variant in info.variants}
    variants = {key: value for key, value in match.setup.variants.items() if key in offered}
    return FilePosition(None, info.key, match.setup.players, variants, state)


def _match_in(data: bytes) -> Match:
    """Read a game as another program has written it, or else as it is exported here. Raises EngineError."""
    for game in map(find, GAMES):
        if game.reader is not None:
            module, name = game.reader.split(":")
            with contextlib.suppress(CorruptLog):
                match: Match | None = getattr(importlib.import_module(module), name)(data)
                if match is not None:
                    return match
    return log.read(data)


class Practice(TableService):
    """Opens tables for practice. Opponents sit where nobody has taken a seat; whoever opens it has one."""

    def check(self, table: Table) -> None:
        """Raise Refusal where a table cannot be played on from its moves."""
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
            user_id: who opens the new one, and has there the seat that was theirs, or else the first.
            channel_id: where it is.
            number: after how many moves of the log it goes on.
            title: what it is called.
            parent_channel_id: as for ``Lobby.check_new``.

        Raises:
            NoSuchTable: there is none of that id.
            IllegalMove: the log has no such move.
            Refusal: as ``Lobby.check_new``; or the game is not over, or is not played on from its positions.

        """
        live = await self._tables.get(table_id)
        table = live.table
        self.check(table)
        seat = table.seat_of(user_id) or Seat(0)
        options = TableOptions(
            game=table.game,
            title=title,
            players=len(table.seats),
            variants=table.variants,
            pace=table.pace,
        )
        where = (table.guild_id, channel_id, parent_channel_id)
        return await self._opened(live.match.as_it_is(), number, options, user_id, seat, where)

    async def from_file(  # noqa: PLR0913 - a file, and where its table is to be
        self,
        wanted: FileRequest,
        reading: Reading,
        user_id: int,
        guild_id: int,
        channel_id: int,
        title: str,
        *,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open a table that plays on from a move of a game out of a file; whoever opens it has the first seat.

        Args:
            wanted: the file, and after how many moves.
            reading: reads it.
            user_id: who opens the table.
            guild_id: the server.
            channel_id: where it is.
            title: what it is called.
            parent_channel_id: as for ``Lobby.check_new``.

        Raises:
            Refusal: as ``Lobby.check_new``; or the file holds no finished game, or its game has no such move.

        """
        if len(wanted.data) > LARGEST_FILE:
            raise Refusal("import.too_large")
        found = await reading(wanted)
        if found.refused is not None:
            raise found.refused
        options = TableOptions(game=found.game, title=title, players=found.players, variants=found.variants)
        where = (guild_id, channel_id, parent_channel_id)
        return await self._stored(options, found.state, user_id, Seat(0), where)

    async def _opened(
        self,
        match: Match,
        number: int,
        options: TableOptions,
        user_id: int,
        seat: Seat,
        where: tuple[int, int, int | None],
    ) -> Table:
        # The game is replayed: too long for the event loop.
        state = await asyncio.to_thread(match.at, number)
        if match.game.result(state) is not None:
            raise Refusal("practice.over_there", moves=len(match.line))
        return await self._stored(options, codec.encode_state(state), user_id, seat, where)

    async def _stored(
        self, options: TableOptions, state: bytes, user_id: int, seat: Seat, where: tuple[int, int, int | None]
    ) -> Table:
        guild_id, channel_id, parent = where
        policy = checked_policy(options.game, None)
        held = (
            Holder(Seat(each), user_id) if each == seat else Holder(Seat(each), policy=policy, name=each + 1)
            for each in range(options.players or 0)
        )
        table = numbered(blank(options, GAMES, user_id, guild_id, channel_id, self._clock()), held)
        table = msgspec.structs.replace(table, practice=True)
        return await open_table(self._database, table, parent, origin=state)
