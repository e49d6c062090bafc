"""What whoever asks another player something adds to it in words of their own."""

from __future__ import annotations

import msgspec

from bot.service.errors import Refusal, StaleTurn
from bot.service.live_tables import LiveTable, LiveTables
from bot.service.log_events import question_of
from bot.service.moves import seat_in_play
from storage import notes
from storage.records import TableId


class Notes:
    """Keeps a note as long as its question is open."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def put(self, table_id: TableId, user_id: int, text: str, *, expected_seq: int) -> None:
        """Add something to the person's question, for everybody to read.

        Raises:
            StaleTurn: ``expected_seq`` is past.
            NotSeated: the person has no seat.
            Refusal: the person asks nothing.

        """

        async def put(table: LiveTable) -> None:
            seat, question = seat_in_play(table.table, user_id), question_of(table.match.game, table.match.state)
            if expected_seq != table.table.seq:
                raise StaleTurn(table.table)
            if question is None or question.by != seat:
                raise Refusal("service.note.nothing")
            async with table.change() as change:
                await notes.put(change.tx, table.id, seat, table.table.seq, text)
                change.record = msgspec.structs.replace(table.record, note=text)

        await self._tables.handle(table_id, put)
