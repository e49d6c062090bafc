"""Tables as people play at them: finding one, what a person may do in its position, moves of people and opponents."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

import msgspec

from bot.service.entries import Outcome, filled, seat_in_play
from bot.service.errors import NoSuchTable, Refusal, StaleTurn
from bot.service.live_tables import LiveTable, LiveTables, Moved, TableService, reading_tables, unread
from bot.service.snapshots import Position, Snapshot, in_lesson
from bot.service.values import COPY_ID
from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.policies import present_name
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.seat import Seat
from storage import campaigns, games, ledger, notes, preferences, reminders, table_records
from storage.database import Database
from storage.errors import Claimed
from storage.ledger import NOTE
from storage.records import LedgerRow, Phase, Table, TableId


class OpponentTurn(NamedTuple):
    """What a built-in opponent needs to choose a move, and nothing else. It holds secrets."""

    game: str
    """Key in the registry."""
    position: bytes
    seat: Seat
    policy: str
    luck: str
    """The seed of its random numbers."""


Thinking = Callable[[OpponentTurn], Awaitable[Move]]
"""Chooses the move of a built-in opponent."""


def choose(turn: OpponentTurn) -> Move:
    """Return the move that a built-in opponent chooses."""
    game = find(turn.game)
    # A policy that this version no longer has is replaced by the one that every game has.
    policy = game.policies.get(present_name(turn.policy), game.policies["random"])
    return policy(game, codec.decode_state(game, turn.position), turn.seat, Rng(turn.luck))


async def think_here(turn: OpponentTurn) -> Move:
    """Choose a move in a thread of this process."""
    return await asyncio.to_thread(choose, turn)


class Tables(TableService):
    """Finds tables by id, channel or person."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._waiting: dict[int, set[TableId]] = {}
        """By user id, the tables that wait for a move of that person, as far as this process knows."""
        tables.subscribe(self._follow)
        tables.when_deleted(self._drop)

    async def learn_waiting(self) -> None:
        """Read which tables wait for whom; from then on, this is kept up to date with what happens in this process."""
        async with self._database.query() as tx:
            for table_id, user_id in await games.all_waiting(tx):
                self._waiting.setdefault(user_id, set()).add(table_id)

    def _follow(self, moved: Moved) -> None:
        before, after = moved.before, moved.after
        self._no_longer(before.table.id, before.table.people)
        for holder in after.table.seats if after.table.phase == "live" else ():
            if holder.to_move and holder.user_id is not None:
                self._waiting.setdefault(holder.user_id, set()).add(after.table.id)

    def _drop(self, table_id: TableId) -> None:
        self._no_longer(table_id, tuple(self._waiting))

    def _no_longer(self, table_id: TableId, people: Iterable[int]) -> None:
        """Note that a table waits for none of some people."""
        for user_id in people:
            waiting = self._waiting.pop(user_id, set()) - {table_id}
            if waiting:
                self._waiting[user_id] = waiting

    async def get(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return (await self._tables.get(table_id)).table

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the table alive in a channel or thread, else the one that was last alive there, else None."""
        async with self._database.query() as tx:
            return await games.in_channel(tx, channel_id)

    async def count_alive(self) -> dict[tuple[str, Phase], int]:
        """Count the tables alive, by their game and phase."""
        async with self._database.query() as tx:
            return await games.count_alive(tx)

    async def to_play(self, game: str, user_id: int, channel_id: int | None) -> Table | None:
        """Return the table that a move of a game is meant for; all that is needed of it is read by one query.

        It is the channel's table; in private (None), the one that waits for the person longest, else their newest one.
        """
        if channel_id is None:
            found = await self._tables.find(lambda tx: table_records.played_by(tx, user_id, game))
        else:
            found = await self._tables.find(lambda tx: table_records.in_channel(tx, channel_id))
        return found.table if found is not None and found.table.game == game else None

    async def shown(self, table: Table) -> Table:
        """Return the game whose board can be shown for a table: between two games of a campaign, the one before."""
        campaign_id = table.campaign
        if campaign_id is None or table.started is not None:
            return table
        async with self._database.query() as tx:
            chain = await games.of_campaign(tx, campaign_id)
        return next((game for game in reversed(chain) if game.started is not None), table)

    async def going_on(self, table: Table) -> Table:
        """Return the present game of a campaign in place of one that is over, or otherwise the same table."""
        if table.campaign is None or table.phase != "over":
            return table
        async with self._database.query() as tx:
            newest = (await games.of_campaign(tx, table.campaign))[-1]
        return newest if newest.phase == "live" else table

    async def of_person(self, user_id: int, *phases: Phase) -> tuple[Table, ...]:
        """Return the tables at which a person sits, newest first; only those in ``phases`` where any are named."""
        async with self._database.query() as tx:
            return await games.of_person(tx, user_id, phases)

    async def waited_since(self, tables: Iterable[Table]) -> dict[TableId, dict[Seat, float]]:
        """Return which people tables wait for, by seat, and since when, UTC unix seconds; opponents do not count."""
        async with self._database.reading() as tx:
            return {table.id: {row.seat: row.since for row in await reminders.of(tx, table.id)} for table in tables}

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """Return the tables at which it is the person's turn, the one waiting longest first (``/turn``).

        Between two games of a campaign it is the turn of whoever has not said whether they play.
        """
        async with self._database.query() as tx:
            return await games.waiting_for(tx, user_id)

    async def of_message(self, message_id: int) -> tuple[TableId, int] | None:
        """Return which table a message in a channel showed, and up to which entry of its log, or None."""
        async with self._database.query() as tx:
            return await ledger.announced_in(tx, message_id)

    async def shared_by(self, user_id: int, other: int) -> tuple[Table, ...]:
        """Return the tables alive at which two people sit, newest first."""
        theirs = await self.of_person(user_id, "lobby", "live")
        return tuple(table for table in theirs if table.seat_of(other) is not None)

    async def next_waiting(self, user_id: int, other_than: TableId) -> Table | None:
        """Return another table whose game has waited longest for a person's move, or None if none waits."""
        if not self._waiting.get(user_id, set()) - {other_than}:  # the usual case, which needs no query
            return None
        waiting = await self.waiting_for(user_id)
        return next((table for table in waiting if table.phase == "live" and table.id != other_than), None)


class Queries(TableService):
    """Reads positions and legal moves, never more than the person may know."""

    async def snapshot(self, of: TableId | Table, user_id: int | None = None) -> Snapshot:
        """Return the present position as a person sees it, or as the channel does for None or somebody without a seat.

        ``of`` is the id of the table, or the table itself if it was just read.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        live = await (self._just_read(of) if isinstance(of, Table) else self._tables.get(of))
        # This waits only where nothing changes any more.
        viewer = await entitled(self._database, live.table, user_id)
        seen = live.snapshot(viewer)
        if seen.ended_orders:
            left = await unread(self._database, seen.ended_orders)
            seen = msgspec.structs.replace(seen, ended_orders=left)
        if seen.seat is not None and live.restart_of(seen.seat) is not None:
            seen = msgspec.structs.replace(seen, restarts=True)
        if live.lesson is not None:
            seen = in_lesson(seen, live.lesson)
        # The choices of those who sit at a stored table were read with it.
        if user_id is None or (live.table.seat_of(user_id) is not None and not seen.copied):
            return seen
        async with self._database.query() as tx:
            chosen = await preferences.get(tx, user_id)
        return msgspec.structs.replace(seen, pictured=chosen is None or chosen.pictures)

    async def position(self, table: Table, user_id: int) -> Position:
        """Return the position of a table that was just read, as a person may act in it. Raises Refusal."""
        live = await self._just_read(table)
        return Position(live.table, live.match, user_id)

    async def position_then(self, table: Table, user_id: int, seq: int) -> Position:
        """Return the position as it was after ``seq`` entries of the log, as a person may act in it.

        Raises:
            StaleTurn: something was taken back since, or the log can no longer be replayed up to there.

        """
        live = await self._just_read(table)
        then = live.match.as_it_is()
        if not 0 <= seq <= len(then.entries) or not all(isinstance(entry, Move) for entry in then.entries[seq:]):
            raise StaleTurn(live.table)
        number = sum(entry <= seq for entry in then.entry_numbers())
        try:
            then.state = await asyncio.to_thread(then.at, number)
        except IllegalMove:
            raise StaleTurn(live.table) from None
        return Position(live.table, then, user_id)

    async def _just_read(self, table: Table) -> LiveTable:
        """Return a table as it is in memory, or as it is stored if memory is behind what was just read."""
        live = await self._tables.held(table.id)
        held = live.table
        if held.seq > table.seq or (held.seq, held.phase, held.seats) == (table.seq, table.phase, table.seats):
            return live
        return await self._tables.get(table.id)


async def entitled(database: Database, table: Table, user_id: int | None) -> int | None:
    """Return a person if they may see what their seat saw, or else None.

    In a campaign's past games only the present president of a company may, as what the company keeps secret from game
    to game changes hands with it. A private copy exists for its owner alone. Raises NoSuchTable: it is somebody else's.
    """
    if len(table.id) == COPY_ID and table.host_id != user_id:
        raise NoSuchTable("copy.gone")
    seat = table.seat_of(user_id)
    if table.campaign is None or table.alive or seat is None:
        return user_id
    async with reading_tables(database) as tx:
        row = await campaigns.get(tx, table.campaign)
    return user_id if row.ended is not None or row.company_of(user_id) == table.holder(seat).company else None


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
            values: its fields without the seat; text is converted to what each field holds.
            expected_seq: the table's ``seq`` when the button was made, or None for whatever it is now. While several
                people decide at the same time, the others' decisions do not make a button stale.

        Returns:
            What happened, secret events included: filter with ``events.visible``.

        Raises:
            StaleTurn: ``expected_seq`` is out of date.
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
        """Decline ``steps`` steps of a person's turn, one after another; if one is refused, it and those after it stay.

        Returns:
            What each of them did.

        Raises:
            StaleTurn: ``expected_seq`` is out of date.
            NotSeated: the person has no seat.
            IllegalMove: the first cannot be declined.
            Refusal: the table is done, or nothing can be declined in its game.

        """

        async def decline(table: LiveTable) -> tuple[Outcome, ...]:
            seat, game = seat_in_play(table.table, user_id), table.match.game
            await table.refuse_stale(seat, expected_seq)
            if game.guidance.declining is None:
                raise Refusal("service.no_such_move", move="pass")
            declining, declined = game.guidance.declining(seat), table.table.seq + steps

            def rest(match: Match) -> Move | None:
                # Answers given once for all may have declined some of them already.
                return declining if len(match.entries) < declined else None

            return await table.enter_all(declining, then=rest)

        return await self._tables.handle(table_id, decline)

    async def unchanged(self, table_id: TableId, user_id: int, seq: int) -> Table:
        """Return the table, if what a control offered a person when the log had ``seq`` entries is still offered.

        While several decide at the same time, the others' decisions change nothing for a person still deciding.

        Raises:
            StaleTurn: it is no longer offered.
            NotSeated: the person has no seat.

        """
        table = await self._tables.get(table_id)
        if seq != table.table.seq:
            await table.refuse_stale(seat_in_play(table.table, user_id), seq)
        return table.table

    async def add_note(self, table_id: TableId, user_id: int, text: str, *, expected_seq: int) -> None:
        """Add a note to the question that a person asks another, for everybody to read while it is open.

        Raises:
            StaleTurn: ``expected_seq`` is out of date.
            NotSeated: the person has no seat.
            Refusal: the person has no open question.

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
        """Make one move for the next built-in opponent; call it until it returns None, which is when none is to move.

        Private moves before it are made in the same call, so that nobody can tell from its pace that there were any.

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
    """Return the lowest seat of a built-in opponent that is to move, or None if only people are to, or it is over.

    An opponent that has asked a question waits for the answer, as a person would; until then it does not move.
    """
    if table.table.phase != "live":
        return None
    question = table.match.game.question(table.match.state)
    waits = None if question is None else question.by
    return next((h.seat for h in table.table.seats if h.policy and h.to_move and h.seat != waits), None)


def turn_of_opponent(match: Match, seat: Seat, policy: str | None) -> OpponentTurn:
    """Return what a built-in opponent on a seat needs to choose a move."""
    # Its random numbers follow from the seed: secret while the game goes on, and verifiable afterwards. Private moves
    # do not lengthen the log, so the seat's own ones are counted too; those of other seats have no influence.
    own = sum(one.move.seat == seat for one in match.private)
    place = f"{len(match.entries)}:{own}" if own else str(len(match.entries))
    luck = hashlib.sha256(f"{match.seed}:opponent:{seat}:{place}".encode()).hexdigest()
    return OpponentTurn(match.game.info.key, codec.encode_state(match.state), seat, policy or "random", luck)


def _opponents_turn(table: LiveTable) -> OpponentTurn | None:
    """Return what the next built-in opponent needs to choose a move, or None if none is to move."""
    seat = _opponent_to_move(table)
    return None if seat is None else turn_of_opponent(table.match, seat, table.table.holder(seat).policy)


async def _let_play(turn: OpponentTurn, move: Move, table: LiveTable) -> Outcome | None:
    """Make a move for a built-in opponent, unless the table has changed meanwhile."""
    if _opponents_turn(table) != turn:
        return None
    return await table.enter(move, also=partial(games.claim_alone, table_id=table.id))
