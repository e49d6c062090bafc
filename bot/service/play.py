"""Moves of people, and those of built-in opponents."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple

import msgspec

from bot.service.errors import Refusal, StaleTurn
from bot.service.live_tables import LiveTable, TableService
from bot.service.log_events import Outcome
from bot.service.storing import filled, seat_in_play
from engine.core import codec
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.policies import present_name
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.seat import Seat
from storage import games, ledger, notes
from storage.errors import Claimed
from storage.ledger import NOTE
from storage.records import LedgerRow, Table, TableId


class OpponentTurn(NamedTuple):
    """What a built-in opponent is to think about, and nothing else. It holds secrets."""

    game: str
    """Key in the registry."""
    position: bytes
    seat: Seat
    policy: str
    luck: str
    """What its draws follow from."""


Thinking = Callable[[OpponentTurn], Awaitable[Move]]
"""Chooses the move of a built-in opponent."""


def choose(turn: OpponentTurn) -> Move:
    """Return the move that a built-in opponent chooses."""
    game = find(turn.game)
    # A policy that a later version no longer has gives way to the one that every game has.
    policy = game.policies.get(present_name(turn.policy), game.policies["random"])
    return policy(game, codec.decode_state(game, turn.position), turn.seat, Rng(turn.luck))


async def think_here(turn: OpponentTurn) -> Move:
    """Choose a move in a thread of this process."""
    return await asyncio.to_thread(choose, turn)


class Play(TableService):
    """Plays moves. A refused move changes nothing."""

    async def move(
        self,
        table_id: TableId,
        user_id: int,
        kind: type[Move] | str,
        values: Mapping[str, object],
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
            What happened, secret events included: filter with ``events.visible``.

        Raises:
            StaleTurn: ``expected_seq`` is past.
            NotSeated: the person has no seat.
            IllegalMove: from the engine, unchanged.
            Refusal: the table has not started or is done, or the fields do not make a move.

        """

        async def play(table: LiveTable) -> Outcome:
            seat = seat_in_play(table.table, user_id)
            await table.refuse_stale(seat, expected_seq)
            return await table.enter(filled(table.match.game, kind, seat, values))

        return await self._tables.handle(table_id, play)

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

        async def decline(table: LiveTable) -> tuple[Outcome, ...]:
            seat, game = seat_in_play(table.table, user_id), table.match.game
            await table.refuse_stale(seat, expected_seq)
            if game.guidance.declining is None:
                raise Refusal("service.no_such_move", move="pass")
            declining, declined = game.guidance.declining(seat), table.table.seq + steps

            def rest(match: Match) -> Move | None:
                # What is answered once for all has declined some of them by itself.
                return declining if len(match.entries) < declined else None

            return await table.enter_all(declining, then=rest)

        return await self._tables.handle(table_id, decline)

    async def unchanged(self, table_id: TableId, user_id: int, seq: int) -> Table:
        """Return the table, if what a control offered a person when the log had ``seq`` entries is offered still.

        While several decide at once, the others' decisions change nothing for who is still thinking.

        Raises:
            StaleTurn: it is past.
            NotSeated: the person has no seat.

        """
        table = await self._tables.get(table_id)
        if seq != table.table.seq:
            await table.refuse_stale(seat_in_play(table.table, user_id), seq)
        return table.table

    async def add_note(self, table_id: TableId, user_id: int, text: str, *, expected_seq: int) -> None:
        """Add something to the question that a person asks another, for everybody to read while it is open.

        Raises:
            StaleTurn: ``expected_seq`` is past.
            NotSeated: the person has no seat.
            Refusal: the person asks nothing.

        """

        async def add(table: LiveTable) -> None:
            seat, question = seat_in_play(table.table, user_id), table.match.game.question(table.match.state)
            if expected_seq != table.table.seq:
                raise StaleTurn(table.table)
            if question is None or question.by != seat:
                raise Refusal("service.note.nothing")
            async with table.change() as change:
                await notes.put(change.tx, table.id, seat, table.table.seq, text)
                await ledger.put(change.tx, LedgerRow(table_id=table.id, target=NOTE, shown_up_to=table.table.seq))
                change.record = msgspec.structs.replace(table.record, note=text)

        await self._tables.handle(table_id, add)

    async def opponent(self, table_id: TableId, think: Thinking = think_here) -> Outcome | None:
        """Let the next built-in opponent make one move; None: none is to move. Call until None.

        Private moves before it are made as well: nobody can tell by the time it takes that there were any.

        Args:
            table_id: the table.
            think: chooses the move; meanwhile the table goes on handling requests.

        """
        while (turn := _opponents_turn(await self._tables.get(table_id))) is not None:
            try:
                outcome = await self._tables.handle(table_id, partial(_let_play, turn, await think(turn)))
            except Claimed:
                return None
            if outcome is not None and not outcome.events.private:
                return outcome
        return None

    async def waiting_for_opponents(self) -> tuple[TableId, ...]:
        """Find every live table at which a built-in opponent is to move."""
        async with self._database.query() as tx:
            return await games.waiting_for_policies(tx, self._tables.shards)


def _opponent_to_move(table: LiveTable) -> Seat | None:
    """Return which built-in opponent is to move, the lowest seat first, or None: it is for people, or over.

    One that asks something waits for the answer, as a person would; until then it is not to move.
    """
    if table.table.phase != "live":
        return None
    question = table.match.game.question(table.match.state)
    waits = None if question is None else question.by
    return next((h.seat for h in table.table.seats if h.policy and h.to_move and h.seat != waits), None)


def turn_of_opponent(match: Match, seat: Seat, policy: str | None) -> OpponentTurn:
    """Return what a built-in opponent of a seat is to think about."""
    # What it draws follows from the seed, so it is secret while the game goes on and can be checked afterwards.
    # Of two moves at the same place of the log one is private; it depends on no other seat's private moves.
    own = sum(one.move.seat == seat for one in match.private)
    place = f"{len(match.entries)}:{own}" if own else str(len(match.entries))
    luck = hashlib.sha256(f"{match.seed}:opponent:{seat}:{place}".encode()).hexdigest()
    return OpponentTurn(match.game.info.key, codec.encode_state(match.state), seat, policy or "random", luck)


def _opponents_turn(table: LiveTable) -> OpponentTurn | None:
    """Return what the next built-in opponent is to think about; None: none is to move."""
    seat = _opponent_to_move(table)
    return None if seat is None else turn_of_opponent(table.match, seat, table.table.holder(seat).policy)


async def _let_play(turn: OpponentTurn, move: Move, table: LiveTable) -> Outcome | None:
    """Let a built-in opponent move, unless somebody was faster, or holds its seat now."""
    if _opponents_turn(table) != turn:
        return None
    return await table.enter(move, also=partial(games.claim_alone, table_id=table.id))
