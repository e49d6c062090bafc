"""Storing an entry of a log with all that follows from it in one transaction, so that no crash parts them.

Orders that were given in advance are carried out in the same transaction, or end there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import msgspec

from bot.service.errors import Refusal, no_seat
from bot.service.given_orders import EntryStamp, attempted, following, review
from bot.service.log_events import LogEvents, expiry_of, goes_on, log_events, seated
from bot.service.phases import after_game
from bot.service.waiting import due_of, reminders_of
from engine.core import codec
from engine.core.game import Game, State
from engine.core.match import Attempt, Match
from engine.core.moves import Move
from engine.core.seat import Seat
from storage import archive, games, ledger, proposals, table_records
from storage.database import Transaction
from storage.ledger import END
from storage.records import LedgerRow, Table, TableRecord


def seat_in_play(table: Table, user_id: int) -> Seat:
    """Return the person's seat at a table that goes on, or whose end the engine will tell. Raises Refusal."""
    if table.phase == "ended":
        raise Refusal("service.ended")
    seat = table.seat_of(user_id)
    if seat is None:
        raise no_seat(table)
    return seat


def move_type(game: Game[State], kind: type[Move] | str) -> type[Move]:
    """Return the type of move or of order of a name. Raises Refusal where the game has none such."""
    name = kind if isinstance(kind, str) else kind.kind()
    found = next((move for move in (*game.moves, *game.orders.kinds) if move.kind() == name), None)
    if found is None:
        raise Refusal("service.no_such_move", move=name)
    return found


def filled(game: Game[State], kind: type[Move] | str, seat: Seat, values: Mapping[str, object]) -> Move:
    """Make a seat's move, or order, of its fields. Raises Refusal where they make none."""
    wanted = move_type(game, kind)
    try:
        return codec.fill(wanted, {**values, "seat": seat})
    except msgspec.ValidationError as error:
        raise Refusal("service.not_a_move") from error


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
        record, attempt = following(record, match, now, given=True)
    while attempt is not None:
        events = log_events(match, attempt, known)
        record = stored = await store(tx, stored, record, match, attempt, events, EntryStamp(now, is_ordered))
        done.append(Stored(attempt, events, is_ordered))
        match = match.accepted(attempt)
        record, attempt = following(record, match, now)
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
    stamp: EntryStamp,
) -> TableRecord:
    """Store an entry with what changes by it.

    Args:
        tx: the transaction.
        stored: the table as it is stored.
        wanted: the same with what else is to be stored of it.
        match: its match before the entry.
        attempt: the entry, and where it leads.
        events: what it does.
        stamp: when it is made, and whether it was ordered.

    Returns:
        The table as it is stored then.

    Raises:
        StaleVersion: another writer was first.

    """
    now = stamp.now
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
        orders=review(record.orders, table, match, attempt, events, stamp),
    )
    if record.asks:
        await proposals.cancel_pointless(tx, table.id, entry.seat, everything=table.phase == "over")
        record = msgspec.structs.replace(record, asks=bool(await proposals.open_of(tx, table.id)))
    record = await table_records.save(tx, stored, record)
    if table.phase == "over":
        await after_game(tx, table, match.game, attempt.state, now)
    return record


async def refuse_taken(tx: Transaction, table: Table) -> None:
    """Raise Refusal where the channel of a table whose end is to be taken back has another table by now."""
    there = await games.in_channel(tx, table.channel_id)
    if there is not None and there.alive:
        raise Refusal("service.undo.channel_taken")


async def _reopened(tx: Transaction, table: Table) -> Table:
    """Let a table go on whose end is taken back. Raises Refusal: its channel has another table by now."""
    await refuse_taken(tx, table)
    await ledger.drop(tx, LedgerRow(table_id=table.id, target=END, shown_up_to=table.seq))
    return msgspec.structs.replace(table, phase="live", ended=None, ending=None)
