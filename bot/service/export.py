"""The log of a table as a file: to be replayed, as far as a person may know it, or for another program."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Awaitable, Callable

import msgspec

from bot.service.errors import Refusal
from bot.service.live_tables import TableService, reading_tables
from bot.service.log import LogLine, log_lines, may_be_known
from bot.service.play import entitled
from engine.core import log
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View
from storage import archive, campaigns, games
from storage.records import Table, TableId

FORMAT = "stationmaster-view/1"
"""The format of an exported log of a game that goes on."""


Writing = Callable[[bytes], Awaitable[bytes | None]]
"""Writes a log in another program's format, or returns None if that cannot express it; it may take seconds."""


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (or the channel) may know of a game that goes on. No seed, and no fields of moves."""

    format: str
    table: TableId
    title: str
    game: str
    players: int
    variants: dict[str, str]
    rules: int | None
    commitment: str | None
    seq: int
    seat: Seat | None
    """The seat that it was written for, or None for anybody."""
    lines: tuple[LogLine, ...]
    view: View


def write_elsewhere(data: bytes) -> bytes | None:
    """Write one of our logs in the format that its game declares, or return None if that cannot express it."""
    match = log.read(data)
    assert match.game.writer is not None
    module, _, name = match.game.writer.partition(":")
    try:
        written: bytes = getattr(importlib.import_module(module), name)(match)
    except EngineError:
        return None
    return written


class Export(TableService):
    """Writes a table's log as JSON."""

    async def export(self, table_id: TableId, user_id: int | None = None) -> bytes:
        """Write the whole log with the seed if the game, or its campaign, is over; otherwise what the person may know.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        live = await self._tables.get(table_id)
        table, match = live.table, live.match
        if not await self.may_be_known(table):
            viewer = await entitled(self._database, table, user_id)
            return await asyncio.to_thread(_known, table, match, table.seat_of(viewer))
        # The version of the rules is included, as a replay under today's could otherwise be taken for the game.
        return await asyncio.to_thread(lambda: _json(log.log_of(match, table.rules)))

    def _inexpressible(self, table: Table) -> Refusal:
        """Return why a game cannot be written in another program's format; the rules chosen may be the reason."""
        for key, value in find(table.game).written_under.items():
            if table.variants.get(key) != value:
                # One for each value of each variant of each game.
                return Refusal("game.export.other_rules", rules=Text(f"{table.game}.variant.{key}.{value}"))
        return Refusal("game.export.inexpressible")

    async def elsewhere(self, table_id: TableId, write: Writing) -> bytes:
        """Write a finished game in another program's format. Raises Refusal: that cannot express it, or it goes on."""
        live = await self._tables.get(table_id)
        if find(live.table.game).writer is None:
            raise Refusal("game.export.no_other")
        if not live.match.over or not await self.may_be_known(live.table):
            raise Refusal("game.export.not_over")
        written = await write(await asyncio.to_thread(log.write, live.match))
        if written is None:
            raise self._inexpressible(live.table)
        return written

    async def campaign(self, table: Table) -> bytes | None:
        """Write all games of a finished campaign as one file, with its seed; None if the table belongs to none."""
        campaign_id = table.campaign
        if campaign_id is None or not await self.may_be_known(table):
            return None
        async with reading_tables(self._database) as tx:
            chain = await games.of_campaign(tx, campaign_id)
            stored = [await archive.stored_of(tx, game.id) for game in chain if game.started is not None]
            seed = await campaigns.seed(tx, campaign_id)
        if seed is None:
            return None

        def written() -> bytes:
            logs = [log.log_of(archive.rebuild(each), each.table.rules) for each in stored]
            return log.write_campaign(table.game, seed, logs)

        return await asyncio.to_thread(written)

    async def may_be_known(self, table: Table) -> bool:
        """Return whether nothing of a game is secret any more."""
        return await may_be_known(self._database, table)


def _json(written: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(written), indent=1)


def _known(table: Table, match: Match, seat: Seat | None) -> bytes:
    known = Known(
        format=FORMAT,
        table=table.id,
        title=table.title,
        game=table.game,
        players=len(table.seats),
        variants=table.variants,
        rules=table.rules,
        commitment=table.commitment,
        seq=table.seq,
        seat=seat,
        lines=log_lines(match, seat),
        view=match.view(seat),
    )
    return _json(known)
