"""Live matches in memory, one lock each, and the one way to add to their logs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.service.errors import NoSuchTable, Refusal, StaleTurn
from bot.service.obeying import end, ended, ordered, review
from bot.service.rules import CACHED_MATCHES, TOLD_KEPT
from bot.service.values import Lapse, Outcome, Told
from bot.service.waiting import follow_lapse, follow_turns
from engine.core.assistance import Asking, Ordering, Question, awaited, turn_of_queue
from engine.core.errors import IllegalMove
from engine.core.game import Game, State
from engine.core.match import Attempt, Match
from engine.core.moves import Entry, Move
from engine.core.steps import turn_of
from storage import archive, games, orders, proposals
from storage.database import Database, Transaction, Unbroken
from storage.errors import StaleSequence, UnknownTable
from storage.records import Order, Table, TableId

T = TypeVar("T")


class Live:
    """A match in memory with the latest of what was told of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told: deque[Told] = deque(maxlen=TOLD_KEPT)


class Matches:
    """Loads matches, keeps the latest used, and stores entries.

    What is in memory is checked against the sequence number in the database each time, so another writer, or a match
    that left the cache while in use, can at worst make a move be refused as stale.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self.database = database
        self.clock = clock
        self.waiting_changed = asyncio.Event()
        """Set whenever somebody else may be waited for."""
        self._live: OrderedDict[TableId, Live] = OrderedDict()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._unbroken = Unbroken()

    async def close(self) -> None:
        """Wait for moves under way."""
        await self._unbroken.settle()

    async def present(self, table_id: TableId) -> tuple[Table, Live]:
        """Return a started table and its match, both of the same moment. Raises NoSuchTable, Refusal."""
        table, live = await self._cached(table_id)
        if live is None:
            async with self._lock(table_id):
                return await self._fresh(table_id)
        return table, live

    async def alone(self, table_id: TableId, work: Callable[[Table, Live], Awaitable[T]]) -> T:
        """Do work on a started table that nobody else is changing, to its end even if the caller is cancelled."""

        async def locked() -> T:
            async with self._lock(table_id):
                return await work(*await self._fresh(table_id))

        return await self._unbroken.run(locked())

    async def enter(
        self,
        table: Table,
        live: Live,
        entry: Entry,
        also: Callable[[Transaction], Awaitable[None]] | None = None,
    ) -> Outcome:
        """Add an entry to the log: attempt it, store it, accept it, then whatever is ordered. Only within ``alone``.

        Args:
            table: the table.
            live: its match.
            entry: a move, an undo or a redo.
            also: what is to be stored in the same transaction.

        Returns:
            What the entry itself did, with the table as it stands after all of it.

        Raises:
            IllegalMove: a rule forbids it.
            StaleTurn: another writer was first.
            NoSuchTable: it was deleted meanwhile.

        """
        entered = await self._enter(table, live, entry, also)
        followed = await self.obey(entered.table, live)
        if followed is None:
            return entered
        return msgspec.structs.replace(entered, table=followed.table, result=followed.result)

    async def obey(self, table: Table, live: Live) -> Outcome | None:
        """Make the moves that are ordered in advance, one after the other. Only within ``alone``.

        Returns:
            What the first of them did, with the table as it stands after all; None: nothing is ordered.

        """
        done: Outcome | None = None
        while (found := await self._ordered(table, live)) is not None:
            order, move = found
            try:
                outcome = await self._enter(table, live, move)
            except IllegalMove:  # what was moved before it stands, and is to be told
                await self._must(order)
                break
            table = outcome.table
            done = outcome if done is None else msgspec.structs.replace(done, table=table, result=outcome.result)
        return done

    async def _ordered(self, table: Table, live: Live) -> tuple[Order, Move] | None:
        """Return the order of whoever is to move, with its move; an order that cannot be carried out ends."""
        if table.phase != "live" or not isinstance(live.match.game, Ordering):
            return None
        rows = await self.database.read(lambda tx: orders.of(tx, table.id))
        found = ordered(live.match.game, live.match.state, rows)
        if found is None:
            return None
        order, move = found
        if move is None:
            await self._must(order)
            return None
        return order, move

    async def _must(self, order: Order) -> None:
        """End an order whose owner has to do something else."""
        await self.database.transact(lambda tx: end(tx, order, ended("must", order)))

    async def _enter(
        self,
        table: Table,
        live: Live,
        entry: Entry,
        also: Callable[[Transaction], Awaitable[None]] | None = None,
    ) -> Outcome:
        match = live.match
        # Going back replays the game: too long for the event loop.
        attempt = match.attempt(entry) if isinstance(entry, Move) else await asyncio.to_thread(match.attempt, entry)
        told = tell(match, attempt)

        async def store(tx: Transaction) -> Table:
            if also:
                await also(tx)
            return await self._store(tx, table, match, attempt, told)

        try:
            stored = await self.database.transact(store)
        except (StaleSequence, UnknownTable) as error:
            self.drop(table.id)
            raise StaleTurn(await self.table(table.id)) from error
        match.accept(attempt)
        live.told.append(told)
        self.waiting_changed.set()
        return Outcome(table=stored, told=told, result=match.result)

    async def told_since(self, table: Table, live: Live, since: int) -> tuple[Table, tuple[Told, ...]]:
        """Tell again what every entry after number ``since`` did, and the table as it stands then.

        ``table`` and ``live`` are of the same moment; nothing may have been awaited since they were read.
        """
        known = tuple(told for told in live.told if told.seq > since)
        if len(known) == table.seq - since:
            return table, known
        stored = await self.database.read(lambda tx: archive.stored_of(tx, table.id))
        return stored.table, await asyncio.to_thread(_tell_again, stored, since)

    async def table(self, table_id: TableId) -> Table:
        """Return a table. Raises NoSuchTable."""
        return await self.database.read(lambda tx: found(tx, table_id))

    def drop(self, table_id: TableId) -> None:
        """Forget what is in memory of a table."""
        self._live.pop(table_id, None)

    async def _store(self, tx: Transaction, table: Table, match: Match, attempt: Attempt, told: Told) -> Table:
        now = self.clock()
        table = seated(await archive.append(tx, table, match, attempt, now), told)
        if match.game.result(attempt.state) is not None:
            table = msgspec.structs.replace(table, phase="over", ended=now, ending="finished")
        await games.save(tx, table)
        due, waits = lapse_of(match.game, match.state), lapse_of(match.game, attempt.state)
        await follow_turns(tx, table, now, moved=attempt.entry.seat, lapse=waits)
        entry = attempt.entry
        # Others' words leave the time as it was: only who is to answer may begin it anew, or a change of the log.
        if due is None or due != waits or entry.seat == due.seat or not isinstance(entry, Move):
            await follow_lapse(tx, table, waits, now)
        await review(tx, table, match.game, told, attempt.state)
        pointless = [
            proposal.id
            for proposal in await proposals.open_of(tx, table.id)
            if table.phase == "over" or proposal.kind in ("undo", "redo") or proposal.seat == attempt.entry.seat
        ]
        await proposals.decide(tx, pointless, "cancelled")
        return table

    def _lock(self, table_id: TableId) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _cached(self, table_id: TableId) -> tuple[Table, Live | None]:
        table = await self.table(table_id)
        if table.started is None:
            raise Refusal("service.not_started")
        live = self._live.get(table_id)
        if live is None or len(live.match.entries) != table.seq:
            return table, None
        self._live.move_to_end(table_id)
        return table, live

    async def _fresh(self, table_id: TableId) -> tuple[Table, Live]:
        table, live = await self._cached(table_id)
        if live is None:
            match = await archive.load(self.database, table_id)
            live = self._live[table_id] = Live(match)
            self._live.move_to_end(table_id)
            while len(self._live) > CACHED_MATCHES:
                self._live.popitem(last=False)
        return table, live


async def found(tx: Transaction, table_id: TableId) -> Table:
    """Return a table within a transaction. Raises NoSuchTable."""
    try:
        return await games.get(tx, table_id)
    except UnknownTable as error:
        raise NoSuchTable("service.no_such_table", table=table_id) from error


def question_of(game: Game[Any], state: State) -> Question | None:
    """Return what one player asks another just now."""
    return game.question(state) if isinstance(game, Asking) else None


def lapse_of(game: Game[Any], state: State) -> Lapse | None:
    """Return what lapses where nobody says a word: a question, or a turn that others may decide before."""
    question, turn = question_of(game, state), turn_of_queue(game, state)
    if question is not None:
        return Lapse(question.to, question.lapse)
    return None if turn is None or turn.lapse is None else Lapse(turn.seat, turn.lapse)


def tell(match: Match, attempt: Attempt) -> Told:
    """Tell what an attempt would do."""
    game = match.game
    before, after = awaited(game, match.state), awaited(game, attempt.state)
    # While several decide at once, one who has decided ends no turn.
    another = len(before) == 1 and turn_of(match.state) != turn_of(attempt.state)
    asked = question_of(game, match.state) != question_of(game, attempt.state)
    # What others say before their turn tells nobody anything yet; whoever's turn it is may have it again at once.
    queue = turn_of_queue(game, match.state)
    had = queue is not None and queue.seat == attempt.entry.seat
    return Told(
        seq=len(match.entries) + 1,
        entry=attempt.entry,
        events=attempt.events,
        before=before,
        after=after,
        moves=len(attempt.line),
        turned=another or asked or had or bool(after - before),
    )


def seated(table: Table, told: Told) -> Table:
    """Return the table with those marked who are to move after an entry."""
    seats = tuple(msgspec.structs.replace(h, to_move=h.seat in told.after) for h in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def _tell_again(stored: archive.Stored, since: int) -> tuple[Told, ...]:
    """Replay a log and tell its last entries; of those before a change of rules nothing can be told."""
    start = max(since, stored.base.seq if stored.base else 0)
    match = archive.rebuild(msgspec.structs.replace(stored, entries=stored.entries[:start]))
    again = []
    for entry in archive.entries_of(stored)[start:]:
        attempt = match.attempt(entry)
        again.append(tell(match, attempt))
        match.accept(attempt)
    return tuple(again)
