"""What whoever asks another player something adds to it in words of their own."""

from __future__ import annotations

from bot.service.errors import Refusal, StaleTurn
from bot.service.log_events import question_of
from bot.service.matches import Live, Matches
from bot.service.moves import seat_in_play
from storage import notes
from storage.records import Table, TableId


class Notes:
    """Keeps a note as long as its question is open."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def put(self, table_id: TableId, user_id: int, text: str, *, expected_seq: int) -> None:
        """Add something to the person's question, for everybody to read.

        Raises:
            StaleTurn: ``expected_seq`` is past.
            NotSeated: the person has no seat.
            Refusal: the person asks nothing.

        """

        async def put(table: Table, live: Live) -> None:
            seat, question = seat_in_play(table, user_id), question_of(live.match.game, live.match.state)
            if expected_seq != table.seq:
                raise StaleTurn(table)
            if question is None or question.by != seat:
                raise Refusal("service.note.nothing")
            await self._matches.change(table.id, lambda tx: notes.put(tx, table.id, seat, table.seq, text))

        await self._matches.exclusively(table_id, put)
