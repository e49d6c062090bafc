"""What a seat answers once for all to what its game asks again and again ("never ask me about acquisitions")."""

from __future__ import annotations

from bot.service.errors import Refusal, StaleTurn
from bot.service.matches import Live, Matches
from bot.service.moves import seat_in_play
from bot.service.values import Outcome
from engine.core.assistance import asked_again
from storage import standing_answers
from storage.database import Transaction
from storage.records import Table, TableId


class StandingAnswers:
    """Takes them, the first being given at once, and takes them back; ``Matches`` gives them whenever that is asked."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

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

        async def give(table: Table, live: Live) -> Outcome:
            seat = seat_in_play(table, user_id)
            asked = asked_again(live.match.game, live.match.state, seat)
            if expected_seq != table.seq or asked is None or asked.name != name:
                raise StaleTurn(table)
            return await self._matches.enter(
                table, live, asked.move, lambda tx: standing_answers.put(tx, table.id, seat, name)
            )

        return await self._matches.exclusively(table_id, give)

    async def take_back(self, table_id: TableId, user_id: int) -> None:
        """Be asked everything again. Raises NotSeated, Refusal: nothing is answered once for all."""

        async def take_back(table: Table, _: Live) -> None:
            seat = seat_in_play(table, user_id)

            async def drop(tx: Transaction) -> None:
                if not await standing_answers.drop(tx, table.id, seat):
                    raise Refusal("service.answer.nothing")

            await self._matches.change(table.id, drop)

        await self._matches.exclusively(table_id, take_back)
