"""Storing an entry of a log with all that follows from it in one transaction, so that no crash parts them.

Orders that were given in advance are carried out in the same transaction, or end there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from bot.service.errors import Refusal
from bot.service.log_events import expiry_of, goes_on, log_events, seated
from bot.service.phases import after_game
from bot.service.values import LogEvents
from bot.service.waiting import due_of, reminders_of
from engine.core.assistance import StandingOrder
from engine.core.errors import IllegalMove
from engine.core.game import Game, State
from engine.core.match import Attempt, Match
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from storage import archive, games, proposals, table_records
from storage.database import Transaction
from storage.records import GivenOrder, Table, TableRecord


def possible_order(match: Match, seat: Seat) -> StandingOrder | None:
    """Return what a seat may order in advance now."""
    return None if match.over else match.game.standing_order(match.state, seat)


def review(
    given: tuple[GivenOrder, ...], table: Table, game: Game[Any], events: LogEvents, after: State
) -> tuple[GivenOrder, ...]:
    """Return the orders as they are after an entry; a move that a seat makes by itself ends its own order."""
    kept: list[GivenOrder] = []
    for order in given:
        possible = None if table.phase != "live" else game.standing_order(after, order.seat)
        if order.ended is not None:
            kept.append(order)
        elif not _in_hand(order, events):
            reason = _reason(order, events, possible)
            kept.append(order if reason is None else msgspec.structs.replace(order, ended=reason))
    return tuple(kept)


def _in_hand(order: GivenOrder, events: LogEvents) -> bool:
    """Tell whether the owner of an order has made another move than the ordered one."""
    return events.entry.seat == order.seat and isinstance(events.entry, Move) and events.entry.kind() != order.kind


def _reason(order: GivenOrder, events: LogEvents, possible: StandingOrder | None) -> Text | None:
    if not isinstance(events.entry, Move):
        return ended("undo", order)
    if events.entry.kind() in order.until and events.entry.seat != order.seat:
        seen = events.visible(order.seat)
        done = seen[0].text if seen else Text(f"core.move.{events.entry.kind()}")
        return ended("move", order, player=Player(events.entry.seat), what=done)
    if possible is None or possible.scope != order.scope:
        return ended("round", order)
    return None


def ended(why: str, order: GivenOrder, **more: Param) -> Text:
    """Say why an order has ended."""
    return Text(f"order.ended_{why}", {"move": Text(f"core.move.{order.kind}"), **more})


def ordered(game: Game[Any], state: State, rows: tuple[GivenOrder, ...]) -> tuple[GivenOrder, Move | None] | None:
    """Return the order of the one seat that is to move, with its move; None where that is not possible now.

    Returns:
        None where nobody has ordered anything, or several decide at once.

    """
    actors = game.actors(state) if rows else ()
    if len(actors) != 1:
        return None
    (seat,) = actors
    order = next((row for row in rows if row.seat == seat and row.ended is None), None)
    if order is None:
        return None
    possible = game.standing_order(state, seat)
    may = possible is not None and possible.scope == order.scope and type(possible.move) in game.kinds(state, seat)
    return order, possible.move if possible is not None and may else None


class Stored(NamedTuple):
    """An entry that is stored."""

    attempt: Attempt
    events: LogEvents
    ordered: bool
    """It was ordered in advance or answered once for all."""


def nothing_more(_: Match) -> None:
    """Let nothing else follow an entry."""


async def store_all(  # noqa: PLR0913, PLR0917 - the entries, and what is known of their table
    tx: Transaction,
    stored: TableRecord,
    wanted: TableRecord,
    match: Match,
    first: Attempt | None,
    then: Callable[[Match], Move | None],
    known: Iterable[LogEvents],
    now: float,
) -> tuple[tuple[Stored, ...], TableRecord]:
    """Store an entry, and what is then ordered in advance or answered once for all. The match stays as it is.

    Args:
        tx: the transaction.
        stored: the table as it is stored.
        wanted: the same with what else is to be stored of it.
        match: its match.
        first: the entry, and where it leads; None: only what is ordered.
        then: returns of the match what is to be played next, where nothing is ordered; a rule may forbid that.
        known: what is remembered of the entries before.
        now: UTC unix seconds.

    Returns:
        The entries that are stored, and the table as it is stored after them.

    Raises:
        StaleVersion: another writer was first.

    """
    done: list[Stored] = []
    record, attempt, is_ordered = wanted, first, first is None
    if attempt is None:
        record, attempt = following(record, match)
    while attempt is not None:
        events = log_events(match, attempt, known)
        record = stored = await store(tx, stored, record, match, attempt, events, now)
        done.append(Stored(attempt, events, is_ordered))
        match = match.accepted(attempt)
        record, attempt = following(record, match)
        is_ordered = attempt is not None
        if attempt is None and record.table.phase == "live":
            attempt = attempted(match, then(match))
    if record is not stored:  # nothing is played yet, or an order could not be carried out
        record = await table_records.save(tx, stored, record)
    return tuple(done), record


async def store(  # noqa: PLR0913, PLR0917 - an entry, and what is known of its table
    tx: Transaction,
    stored: TableRecord,
    wanted: TableRecord,
    match: Match,
    attempt: Attempt,
    events: LogEvents,
    now: float,
) -> TableRecord:
    """Store an entry with what changes by it.

    Args:
        tx: the transaction.
        stored: the table as it is stored.
        wanted: the same with what else is to be stored of it.
        match: its match before the entry.
        attempt: the entry, and where it leads.
        events: what it does.
        now: UTC unix seconds.

    Returns:
        The table as it is stored then.

    Raises:
        StaleVersion: another writer was first.

    """
    appended = await archive.append(tx, wanted.table, match, attempt, now)
    if attempt.private:
        # No turn, time, proposal or order depends on it: whatever changed by it, others could see.
        return await table_records.save(tx, stored, wanted)
    table, entry = seated(appended, events), attempt.entry
    if match.game.result(attempt.state) is not None:
        table = msgspec.structs.replace(table, phase="over", ended=now, ending="finished")
    elif table.phase == "over":
        table = await _reopened(tx, table)
    record = msgspec.structs.replace(wanted, table=table, note=None)
    due, waits = expiry_of(match.game, match.state), expiry_of(match.game, attempt.state)
    # Others' words leave the time as it was: only who is to answer may begin it anew, or a change of the log.
    anew = due is None or due != waits or entry.seat == due.seat or not isinstance(entry, Move)
    same = due is not None and waits is not None and not due.alone and goes_on(events)
    record = msgspec.structs.replace(
        record,
        reminders=reminders_of(record, now, moved=entry.seat, expiry=waits),
        due=due_of(record, waits, now) if anew and not same else record.due,
        orders=review(record.orders, table, match.game, events, attempt.state),
    )
    if record.asks:
        await proposals.cancel_pointless(tx, table.id, entry.seat, everything=table.phase == "over")
        record = msgspec.structs.replace(record, asks=bool(await proposals.open_of(tx, table.id)))
    record = await table_records.save(tx, stored, record)
    if table.phase == "over":
        await after_game(tx, table, match.game, attempt.state, now)
    return record


async def _reopened(tx: Transaction, table: Table) -> Table:
    """Let a table go on whose end is taken back. Raises Refusal: its channel has another table by now."""
    there = await games.in_channel(tx, table.channel_id)
    if there is not None and there.alive:
        raise Refusal("service.undo.channel_taken")
    return msgspec.structs.replace(table, phase="live", ended=None, ending=None, end_announced=False)


def following(record: TableRecord, match: Match) -> tuple[TableRecord, Attempt | None]:
    """Return the move that is to be made now by itself; an order that cannot be carried out ends."""
    if record.table.phase != "live":
        return record, None
    order, move = ordered(match.game, match.state, record.orders) or (None, None)
    attempt = attempted(match, move if order is not None else _answered(record, match))
    if order is None or attempt is not None:
        return record, attempt
    over = msgspec.structs.replace(order, ended=ended("must", order))
    orders = tuple(over if each is order else each for each in record.orders)
    return following(msgspec.structs.replace(record, orders=orders), match)


def _answered(record: TableRecord, match: Match) -> Move | None:
    """Return what a seat answers once for all, where just that is the question, or a pass where it can do nothing else.

    Who has taken something back answers anew.
    """
    if not (match.entries and isinstance(match.entries[-1], Move)):
        return None
    for seat in match.game.actors(match.state):
        prompt = match.game.answer_order(match.state, seat)
        if prompt is not None:
            return prompt.move if (seat, prompt.name) in record.answers else None
        return match.game.only_declines(match.state, seat)
    raise AssertionError("at a table that is played, somebody is to move")


def attempted(match: Match, move: Move | None) -> Attempt | None:
    """Attempt a move; None: there is none, or a rule forbids it."""
    try:
        return None if move is None else match.attempt(move)
    except IllegalMove:  # what was moved before it stands, and is to be announced
        return None
