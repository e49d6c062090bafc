"""Moves ordered in advance, questions answered once for all, and notes that are added to a question."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.service.errors import Refusal, StaleTurn
from bot.service.live_tables import LiveTable, LiveTables
from bot.service.log_events import question_of
from bot.service.play import seat_in_play
from bot.service.storing import possible_order
from bot.service.values import Outcome
from engine.core.assistance import answer_order
from engine.core.seat import Seat
from storage import notes
from storage.records import GivenOrder, TableId, TableRecord


class Orders:
    """Takes orders and has them carried out."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def give(
        self, table_id: TableId, user_id: int, until: Iterable[str] | None = None, *, expected_seq: int | None = None
    ) -> Outcome | None:
        """Let the seat's moves be made from now on, the first at once where it is to move.

        Args:
            table_id: the table.
            user_id: whose seat.
            until: kinds of move of the others that end it; None: all that the game names.
            expected_seq: the table's ``seq`` when the button was made; None: whatever it is now. It matters only to who
                is to move: a button of another turn must not move at once.

        Returns:
            What the seat's first move did; None: it is not to move yet.

        Raises:
            NotSeated: the person has no seat.
            StaleTurn: ``expected_seq`` is past.
            Refusal: nothing can be ordered now, or not until that.

        """

        async def give(table: LiveTable) -> Outcome | None:
            seat = seat_in_play(table.table, user_id)
            if expected_seq not in {None, table.table.seq} and seat in table.table.actors:
                raise StaleTurn(table.table)
            possible = possible_order(table.match, seat)
            if possible is None:
                raise Refusal("service.order.none")
            named = set(possible.until if until is None else until)
            if not named or not named <= set(possible.until):
                raise Refusal("service.order.until")
            wanted = tuple(kind for kind in possible.until if kind in named)
            order = GivenOrder(
                table_id=table.id, seat=seat, kind=possible.move.kind(), scope=possible.scope, until=wanted
            )
            return await table.carry_out_orders(with_order(table.record, order))

        return await self._tables.handle(table_id, give)

    async def cancel(self, table_id: TableId, user_id: int) -> None:
        """Take the order of a seat back. Raises NotSeated, Refusal: there is none."""

        async def cancel(table: LiveTable) -> None:
            seat = seat_in_play(table.table, user_id)
            if not any(order.seat == seat and order.ended is None for order in table.record.orders):
                raise Refusal("service.order.nothing")
            await table.save(without_order(table.record, seat))

        await self._tables.handle(table_id, cancel)


def with_order(record: TableRecord, given: GivenOrder) -> TableRecord:
    """Return what is stored of a table with an order in place of the seat's former one."""
    others = (order for order in record.orders if order.seat != given.seat)
    return msgspec.structs.replace(record, orders=tuple(sorted((*others, given), key=lambda order: order.seat)))


def without_order(record: TableRecord, seat: Seat) -> TableRecord:
    """Return what is stored of a table without a seat's order."""
    return msgspec.structs.replace(record, orders=tuple(order for order in record.orders if order.seat != seat))


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
            asked = answer_order(table.match.game, table.match.state, seat)
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
