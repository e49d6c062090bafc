"""Moves ordered in advance: a seat passes by itself until something happens that its owner has named.

What was ordered is played like any other move and tells nobody that it was ordered; why it has ended, only the owner.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.service.errors import Refusal, StaleTurn
from bot.service.matches import Live, Matches
from bot.service.moves import seat_in_play
from bot.service.standing_orders import possible_order
from bot.service.values import Outcome
from storage import orders
from storage.database import Transaction
from storage.records import GivenOrder, Table, TableId


class Orders:
    """Takes orders and has them carried out."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

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

        async def give(table: Table, live: Live) -> Outcome | None:
            seat = seat_in_play(table, user_id)
            if expected_seq not in {None, table.seq} and seat in table.actors:
                raise StaleTurn(table)
            possible = possible_order(live.match, seat)
            if possible is None:
                raise Refusal("service.order.none")
            named = set(possible.until if until is None else until)
            if not named or not named <= set(possible.until):
                raise Refusal("service.order.until")
            wanted = tuple(kind for kind in possible.until if kind in named)
            order = GivenOrder(
                table_id=table.id, seat=seat, kind=possible.move.kind(), scope=possible.scope, until=wanted
            )
            return await self._matches.carry_out_orders(table, live, lambda tx: orders.put(tx, order))

        return await self._matches.exclusively(table_id, give)

    async def cancel(self, table_id: TableId, user_id: int) -> None:
        """Take the order of a seat back. Raises NotSeated, Refusal: there is none."""

        async def cancel(table: Table, _: Live) -> None:
            seat = seat_in_play(table, user_id)

            async def drop(tx: Transaction) -> None:
                if not any(order.seat == seat and order.ended is None for order in await orders.of(tx, table.id)):
                    raise Refusal("service.order.nothing")
                await orders.drop(tx, table.id, seat)

            await self._matches.change(table.id, drop)

        await self._matches.exclusively(table_id, cancel)
