"""Storing an entry of a log with all that follows from it in one transaction, so that no crash parts them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import msgspec

from bot.service.errors import Refusal
from bot.service.log_events import expiry_of, goes_on, log_events, seated
from bot.service.next_game import after_game
from bot.service.standing_orders import end, ended, ordered, review
from bot.service.values import LogEvents
from bot.service.waiting import follow_expiry, follow_turns
from engine.core.assistance import asked_again, only_declines
from engine.core.errors import IllegalMove
from engine.core.match import Attempt, Match
from engine.core.moves import Move
from storage import archive, games, preferences, proposals, table_records
from storage.database import Transaction
from storage.records import Preferences, Table, TableId, TableRecord


class Stored(NamedTuple):
    """An entry that is stored."""

    attempt: Attempt
    told: LogEvents
    table: Table
    """As it stands after it."""
    ordered: bool
    """It was ordered in advance or answered once for all."""


def nothing_more(_: Match) -> None:
    """Let nothing else follow an entry."""


async def store_all(  # noqa: PLR0913, PLR0917 - the entries, and what is known of their table
    tx: Transaction,
    table_id: TableId,
    match: Match,
    first: Attempt | None,
    then: Callable[[Match], Move | None],
    told: Iterable[LogEvents],
    now: float,
) -> tuple[Stored, ...]:
    """Store an entry, and what is then ordered in advance or answered once for all. The match stays as it is.

    Args:
        tx: the transaction.
        table_id: the table.
        match: its match.
        first: the entry, and where it leads; None: only what is ordered.
        then: tells of the match what is to be played next, where nothing is ordered; a rule may forbid that.
        told: what is remembered of the entries before.
        now: UTC unix seconds.

    Raises:
        StaleSequence: another writer was first.
        UnknownTable: it was deleted meanwhile.

    """
    record = await table_records.get(tx, table_id)
    chosen = await preferences.of(tx, record.table.people)
    done: list[Stored] = []
    attempt, is_ordered = first, first is None
    if attempt is None:
        record, attempt = await _following(tx, record, match)
    while attempt is not None:
        said = log_events(match, attempt, told)
        record = await store(tx, record, match, attempt, said, chosen, now)
        done.append(Stored(attempt, said, record.table, is_ordered))
        match = match.accepted(attempt)
        record, attempt = await _following(tx, record, match)
        is_ordered = attempt is not None
        if attempt is None and record.table.phase == "live":
            attempt = _attempt(match, then(match))
    return tuple(done)


async def store(  # noqa: PLR0913, PLR0917 - an entry, and what is known of its table
    tx: Transaction,
    record: TableRecord,
    match: Match,
    attempt: Attempt,
    told: LogEvents,
    chosen: Mapping[int, Preferences],
    now: float,
) -> TableRecord:
    """Store an entry with what changes by it.

    Args:
        tx: the transaction.
        record: the table as it stands, read within the transaction.
        match: its match before the entry.
        attempt: the entry, and where it leads.
        told: what it does.
        chosen: what the people at the table have chosen.
        now: UTC unix seconds.

    Returns:
        The record with its table and orders as they stand then.

    Raises:
        StaleSequence: another writer was first.

    """
    appended = await archive.append(tx, record.table, match, attempt, now)
    if attempt.private:
        # No turn, time, proposal or order depends on it: whatever changed by it, others could see.
        return record
    table = seated(appended, told)
    if match.game.result(attempt.state) is not None:
        table = msgspec.structs.replace(table, phase="over", ended=now, ending="finished")
    elif table.phase == "over":
        table = await _reopened(tx, table)
    await games.save(tx, table)
    if table.phase == "over":
        await after_game(tx, table, match.game, attempt.state, now)
    due, waits, entry = expiry_of(match.game, match.state), expiry_of(match.game, attempt.state), attempt.entry
    await follow_turns(tx, table, now, moved=entry.seat, expiry=waits, chosen=chosen)
    # Others' words leave the time as it was: only who is to answer may begin it anew, or a change of the log.
    anew = due is None or due != waits or entry.seat == due.seat or not isinstance(entry, Move)
    same = due is not None and waits is not None and not due.alone and goes_on(told)
    if anew and not same:
        await follow_expiry(tx, table, waits, now, chosen=chosen)
    orders = await review(tx, record.orders, table, match.game, told, attempt.state)
    await proposals.cancel_pointless(tx, table.id, entry.seat, everything=table.phase == "over")
    return msgspec.structs.replace(record, table=table, orders=orders)


async def _reopened(tx: Transaction, table: Table) -> Table:
    """Let a table go on whose end is taken back. Raises Refusal: its channel has another table by now."""
    there = await games.in_channel(tx, table.channel_id)
    if there is not None and there.alive:
        raise Refusal("service.undo.channel_taken")
    return msgspec.structs.replace(table, phase="live", ended=None, ending=None, end_announced=False)


async def _following(tx: Transaction, record: TableRecord, match: Match) -> tuple[TableRecord, Attempt | None]:
    """Return the move that is to be made now without being asked for; an order that cannot be carried out ends."""
    if record.table.phase != "live":
        return record, None
    order, move = ordered(match.game, match.state, record.orders) or (None, None)
    attempt = _attempt(match, move if order is not None else _answered(record, match))
    if order is None or attempt is not None:
        return record, attempt
    over = await end(tx, order, ended("must", order))
    orders = tuple(over if each is order else each for each in record.orders)
    return await _following(tx, msgspec.structs.replace(record, orders=orders), match)


def _answered(record: TableRecord, match: Match) -> Move | None:
    """Return what a seat answers once for all, where just that is asked, or a pass where it can do nothing else.

    Who has taken something back is asked.
    """
    if not (match.entries and isinstance(match.entries[-1], Move)):
        return None
    for seat in match.game.actors(match.state):
        asked = asked_again(match.game, match.state, seat)
        if asked is not None:
            return asked.move if (seat, asked.name) in record.answers else None
        return only_declines(match.game, match.state, seat)
    return None


def _attempt(match: Match, move: Move | None) -> Attempt | None:
    """Attempt a move; None: there is none, or a rule forbids it."""
    try:
        return None if move is None else match.attempt(move)
    except IllegalMove:  # what was moved before it stands, and is to be told
        return None
