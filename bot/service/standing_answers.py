"""What a seat answers once for all to what its game asks again and again ("never ask me about acquisitions")."""

from __future__ import annotations

import msgspec

from bot.service.errors import Refusal, StaleTurn
from bot.service.live_tables import LiveTable, LiveTables
from bot.service.moves import seat_in_play
from bot.service.values import Outcome
from engine.core.assistance import asked_again
from engine.core.seat import Seat
from storage.records import TableId, TableRecord


class StandingAnswers:
    """Takes them, the first being given at once, and takes them back; a live table gives them whenever it is asked."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def give(self, table_id: TableId, user_id: int, name: str, *, expected_seq: int) -> Outcome:
        """Answer what the person is asked now, and answer the same whenever it is asked again.

        Args:
            table_id: the table.
            user_id: who is asked.
            name: what is asked, as the game names it.
            expected_seq: the table's ``seq`` when the button was made.

        Returns:
            What the answer did.

        Raises:
            StaleTurn: ``expected_seq`` is past, or something else is asked.
            NotSeated: the person has no seat.
            IllegalMove: it cannot be answered so.

        """

        async def give(table: LiveTable) -> Outcome:
            seat = seat_in_play(table.table, user_id)
            asked = asked_again(table.match.game, table.match.state, seat)
            if expected_seq != table.table.seq or asked is None or asked.name != name:
                raise StaleTurn(table.table)
            answers = table.record.answers | {(seat, name)}
            return await table.enter(asked.move, msgspec.structs.replace(table.record, answers=answers))

        return await self._tables.handle(table_id, give)

    async def take_back(self, table_id: TableId, user_id: int) -> None:
        """Be asked everything again. Raises NotSeated, Refusal: nothing is answered once for all."""

        async def take_back(table: LiveTable) -> None:
            seat = seat_in_play(table.table, user_id)
            left = without_answers(table.record, seat)
            if left == table.record:
                raise Refusal("service.answer.nothing")
            await table.save(left)

        await self._tables.handle(table_id, take_back)


def without_answers(record: TableRecord, seat: Seat) -> TableRecord:
    """Return what is stored of a table without what a seat answers by itself."""
    answers = frozenset(each for each in record.answers if each[0] != seat)
    return msgspec.structs.replace(record, answers=answers)
