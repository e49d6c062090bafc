"""Orders given in advance: giving them, and taking them back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from bot.service.entries import (
    Outcome,
    filled,
    form_of_order,
    is_preference,
    order_type,
    possible_order,
    seat_in_play,
    with_order,
)
from bot.service.errors import Refusal, StaleTurn
from bot.service.live_tables import LiveTable, TableService
from engine.core.forms import leads_to
from engine.core.orders import AnswerAlways, KeepPassing, Order
from storage.records import TableId


class Orders(TableService):
    """Adds orders that a seat gives in advance, and removes them; a live table carries them out when the time comes.

    Any kind of order that the game has may be given, or an answer to a question that is asked again and again.
    """

    async def give(
        self,
        table_id: TableId,
        user_id: int,
        kind: type[Order] | str,
        values: Mapping[str, object],
        *,
        expected_seq: int | None = None,
    ) -> Outcome | None:
        """Add an order after those that the person has given before; it may act immediately.

        Args:
            table_id: the table.
            user_id: the person who gives it.
            kind: the kind of order, or its tag.
            values: its fields without the seat.
            expected_seq: the table's ``seq`` when the button was made, or None for whatever it is now. It matters only
                for a seat that is to move: a button from another turn must not cause a move now.

        Returns:
            What the seat's first move did, or None if it is not to move, or no order can act yet.

        Raises:
            NotSeated: the person has no seat.
            StaleTurn: ``expected_seq`` is out of date.
            Refusal: no such order can be given now, or no more orders can.

        """

        async def give(table: LiveTable) -> Outcome | None:
            seat, match = seat_in_play(table.table, user_id), table.match
            if expected_seq not in {None, table.table.seq} and seat in table.table.actors:
                raise StaleTurn(table.table)
            wanted = order_type(match.game, kind if isinstance(kind, str) else kind.kind())
            if wanted is None or match.over or not wanted.possible(match.game, match.state, seat):
                raise Refusal("service.order.none")
            order = filled(match.game, wanted, seat, values)
            assert isinstance(order, Order)
            if not leads_to(form_of_order(match, seat, wanted), order):
                raise Refusal("service.order.impossible")
            return await self._stand(table, order)

        return await self._tables.handle(table_id, give)

    async def give_at_once(
        self, table_id: TableId, user_id: int, until: Iterable[str] | None = None, *, expected_seq: int | None = None
    ) -> Outcome | None:
        """Add the order that the game offers for a single press, as ``give``.

        ``until``: the kinds of others' moves that end it, or None for all that the game names.
        """

        async def give(table: LiveTable) -> Outcome | None:
            seat = seat_in_play(table.table, user_id)
            if expected_seq not in {None, table.table.seq} and seat in table.table.actors:
                raise StaleTurn(table.table)
            ready = possible_order(table.match, seat)
            if ready is None:
                raise Refusal("service.order.none")
            if isinstance(ready, KeepPassing) and until is not None:
                named = set(until)
                if not named or not named <= set(ready.until):
                    raise Refusal("service.order.until")
                ready = msgspec.structs.replace(ready, until=tuple(each for each in ready.until if each in named))
            return await self._stand(table, ready)

        return await self._tables.handle(table_id, give)

    @staticmethod
    async def _stand(table: LiveTable, order: Order) -> Outcome | None:
        orders = with_order(table.record.orders, table.match.game, table.id, order)
        return await table.carry_out_orders(msgspec.structs.replace(table.record, orders=orders))

    async def take_back(
        self, table_id: TableId, user_id: int, number: int | None = None, *, preferences: bool = False
    ) -> None:
        """Take back one order of a seat, or all, or all ``preferences``. Raises NotSeated; Refusal: there is none."""

        async def take_back(table: LiveTable) -> None:
            seat, orders = seat_in_play(table.table, user_id), table.record.orders
            own = [row for row in orders if row.seat == seat and row.ended is None and number in {None, row.number}]
            own = [row for row in own if is_preference(table.match.game, row) == preferences]
            if not own:
                raise Refusal("service.answer.nothing" if preferences else "service.order.nothing")
            kept = tuple(row for row in orders if row not in own)
            await table.save(msgspec.structs.replace(table.record, orders=kept))

        await self._tables.handle(table_id, take_back)

    async def give_answer(self, table_id: TableId, user_id: int, name: str, *, expected_seq: int) -> Outcome:
        """Answer the question to the person, and order the same answer whenever it comes again.

        Args:
            table_id: the table.
            user_id: who is to answer.
            name: the question, as the game names it.
            expected_seq: the table's ``seq`` when the button was made.

        Returns:
            What the answer did.

        Raises:
            StaleTurn: ``expected_seq`` is out of date, or the question is a different one.
            NotSeated: the person has no seat.
            IllegalMove: this answer is not allowed.

        """

        async def give(table: LiveTable) -> Outcome:
            seat = seat_in_play(table.table, user_id)
            prompt = table.match.game.orders.answer(table.match.state, seat)
            if expected_seq != table.table.seq or prompt is None or prompt.name != name:
                raise StaleTurn(table.table)
            orders = with_order(table.record.orders, table.match.game, table.id, AnswerAlways(seat, name))
            return await table.enter(prompt.move, msgspec.structs.replace(table.record, orders=orders))

        return await self._tables.handle(table_id, give)
