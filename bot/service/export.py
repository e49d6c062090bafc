"""A game as a file."""

from __future__ import annotations

import asyncio

import msgspec

from bot.service.live_tables import LiveTables
from bot.service.queries import entitled, log_lines
from bot.service.values import LogLine
from engine.core import log
from engine.core.match import Match
from engine.core.seat import Seat
from engine.core.views import View
from storage import archive, campaigns, games
from storage.records import Table, TableId

FORMAT = "stationmaster-view/1"


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
    """For whom it was written; None: for anybody."""
    lines: tuple[LogLine, ...]
    view: View


class Export:
    """Writes a table's log as JSON."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def export(self, table_id: TableId, user_id: int | None = None) -> bytes:
        """Write the whole log with the seed when the game, or its campaign, is done; before, what the person may know.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        live = await self._tables.get(table_id)
        table, match = live.table, live.match
        if not await self.may_be_known(table):
            async with self._tables.database.reading() as tx:
                viewer = await entitled(tx, table, user_id)
            return await asyncio.to_thread(_known, table, match, table.seat_of(viewer))
        return await asyncio.to_thread(_whole, table, match)

    async def campaign(self, table: Table) -> bytes | None:
        """Write all games of a campaign that is over as one file, with its seed; None: the table is of none such."""
        campaign_id = table.campaign
        if campaign_id is None or not await self.may_be_known(table):
            return None
        async with self._tables.database.reading() as tx:
            chain = await games.of_campaign(tx, campaign_id)
            stored = [await archive.stored_of(tx, game.id) for game in chain if game.started is not None]
            seed = await campaigns.seed(tx, campaign_id)
        if seed is None:
            return None
        return await asyncio.to_thread(_chain, table.game, seed, stored)

    async def may_be_known(self, table: Table) -> bool:
        """Tell whether nothing of a game is secret any more: its setup shows what a campaign keeps to its end."""
        campaign_id = table.campaign
        if campaign_id is None:
            return not table.alive
        async with self._tables.database.reading() as tx:
            return (await campaigns.get(tx, campaign_id)).ended is not None


def _chain(game: str, seed: str, stored: list[archive.Stored]) -> bytes:
    logs = [log.log_of(archive.rebuild(each), each.table.rules) for each in stored]
    return log.write_campaign(game, seed, logs)


def _whole(table: Table, match: Match) -> bytes:
    # If it began under other rules, that is said, lest a replay under today's be taken for it.
    return msgspec.json.format(msgspec.json.encode(log.log_of(match, table.rules)), indent=1)


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
    return msgspec.json.format(msgspec.json.encode(known), indent=1)
