"""Moves of people and of built-in opponents."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from typing import Any

from bot.service.errors import Refusal, StaleTurn
from bot.service.log_events import net, question_of
from bot.service.matches import Live, Matches
from bot.service.moves import filled, seat_in_play
from bot.service.values import Outcome
from engine.core.assistance import Guiding
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from storage import games
from storage.records import Table, TableId


class Play:
    """Plays moves. A refused move changes nothing."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def move(
        self,
        table_id: TableId,
        user_id: int,
        kind: type[Move] | str,
        values: Mapping[str, Any],
        *,
        expected_seq: int | None = None,
    ) -> Outcome:
        """Play a person's move.

        Args:
            table_id: the table.
            user_id: who moves; the seat is found by it.
            kind: type of the move, or its tag.
            values: its fields without the seat; text is turned into what each field holds.
            expected_seq: the table's ``seq`` when the button was made; None: whatever it is now. While several
                people decide at once, the others' decisions do not make a button stale.

        Returns:
            What happened, secret events included: filter with ``told.visible``.

        Raises:
            StaleTurn: ``expected_seq`` is past.
            NotSeated: the person has no seat.
            IllegalMove: from the engine, unchanged.
            Refusal: the table has not started or is done, or the fields do not make a move.

        """

        async def play(table: Table, live: Live) -> Outcome:
            seat = seat_in_play(table, user_id)
            await self._refuse_stale(table, live, seat, expected_seq)
            return await self._matches.enter(table, live, filled(live.match.game, kind, seat, values))

        return await self._matches.exclusively(table_id, play)

    async def decline(self, table_id: TableId, user_id: int, steps: int, *, expected_seq: int) -> tuple[Outcome, ...]:
        """Decline so many steps of a person's turn, one after the other; those after one that is refused stay open.

        Returns:
            What happened by each of them.

        Raises:
            StaleTurn: ``expected_seq`` is past.
            NotSeated: the person has no seat.
            IllegalMove: the first cannot be declined.
            Refusal: the table is done, or its game knows no declining.

        """

        async def decline(table: Table, live: Live) -> tuple[Outcome, ...]:
            seat, game = seat_in_play(table, user_id), live.match.game
            await self._refuse_stale(table, live, seat, expected_seq)
            if not isinstance(game, Guiding) or game.declining is None:
                raise Refusal("service.no_such_move", move="pass")
            declining, declined = game.declining(seat), table.seq + steps

            def rest(match: Match) -> Move | None:
                # What is answered once for all has declined some of them by itself.
                return declining if len(match.entries) < declined else None

            return await self._matches.enter_all(table, live, declining, then=rest)

        return await self._matches.exclusively(table_id, decline)

    async def unchanged(self, table_id: TableId, user_id: int, seq: int) -> Table:
        """Return the table, if what a control offered a person when the log had ``seq`` entries is offered still.

        While several decide at once, the others' decisions change nothing for who is still thinking.

        Raises:
            StaleTurn: it is past.
            NotSeated: the person has no seat.

        """
        table, live = await self._matches.present(table_id)
        if seq != table.seq:
            await self._refuse_stale(table, live, seat_in_play(table, user_id), seq)
        return table

    async def opponent_to_move(self, table_id: TableId) -> Seat | None:
        """Tell which built-in opponent is to move, the lowest seat first; None: it is for people to move, or over.

        One that asks something waits for the answer, as a person would; until then it is not to move.
        """
        table = await self._matches.table(table_id)
        if not any(holder.policy and holder.to_move for holder in table.seats):
            return None
        return _opponent_to_move(*await self._matches.present(table_id))

    async def opponent(self, table_id: TableId) -> Outcome | None:
        """Let the next built-in opponent make one move; None: none is to move. Call until None.

        Private moves before it are made as well: nobody can tell by the time it takes that there were any.
        """
        if await self.opponent_to_move(table_id) is None:
            return None

        async def play(table: Table, live: Live) -> Outcome | None:
            seat = _opponent_to_move(table, live)
            if seat is None:
                return None
            while True:
                chosen = await asyncio.to_thread(_choose, live.match, seat, table.holder(seat).policy)
                outcome = await self._matches.enter(table, live, chosen)
                if not outcome.told.private:
                    return outcome

        return await self._matches.exclusively(table_id, play)

    async def waiting_for_opponents(self) -> tuple[TableId, ...]:
        """Find every live table at which a built-in opponent is to move."""
        return await self._matches.database.read(games.waiting_for_policies)

    async def _refuse_stale(self, table: Table, live: Live, seat: Seat, expected_seq: int | None) -> None:
        if expected_seq is None or expected_seq == table.seq:
            return
        if not 0 <= expected_seq < table.seq:
            raise StaleTurn(table)
        _, since = await self._matches.told_since(table, live, expected_seq)
        for told in net(since):
            own = not isinstance(told.entry, Move) or told.entry.seat == seat
            # What is decided early changes nothing for the others yet.
            if own or not (told.early or seat in told.before & told.after):
                raise StaleTurn(table)


def _opponent_to_move(table: Table, live: Live) -> Seat | None:
    if table.phase != "live":
        return None
    question = question_of(live.match.game, live.match.state)
    waits = None if question is None else question.by
    return next((h.seat for h in table.seats if h.policy and h.to_move and h.seat != waits), None)


def _choose(match: Match, seat: Seat, policy: str | None) -> Move:
    # What it draws follows from the seed, so it is secret while the game goes on and can be checked afterwards.
    # Of two moves at the same place of the log one is private; it depends on no other seat's private moves.
    own = sum(one.move.seat == seat for one in match.private)
    place = f"{len(match.entries)}:{own}" if own else str(len(match.entries))
    secret = hashlib.sha256(f"{match.seed}:opponent:{seat}:{place}".encode()).hexdigest()
    policies = match.game.policies
    # A policy that a later version no longer has gives way to the one that every game has.
    choose = policies.get(policy or "random", policies["random"])
    return choose(match.game, match.state, seat, Rng(secret))
