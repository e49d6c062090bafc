"""A game as a file."""

from __future__ import annotations

import asyncio

import msgspec

from bot.service.matches import Matches
from bot.service.queries import log_lines
from bot.service.values import LogLine
from engine.core import log
from engine.core.match import Match
from engine.core.seat import Seat
from engine.core.views import View
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

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def export(self, table_id: TableId, user_id: int | None = None) -> bytes:
        """Write the whole log with the seed when the game is done; before, only what the person may know.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        table, live = await self._matches.present(table_id)
        if table.alive:
            return await asyncio.to_thread(_known, table, live.match, table.seat_of(user_id))
        return await asyncio.to_thread(_whole, table, live.match)


def _whole(table: Table, match: Match) -> bytes:
    written = log.write(match)
    if table.rules == match.game.info.rules or table.rules is None:
        return written
    # It began under other rules: say so, lest a replay under today's be taken for it.
    honest = msgspec.structs.replace(msgspec.json.decode(written, type=log.Log), rules=table.rules)
    return msgspec.json.format(msgspec.json.encode(honest), indent=1)


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
