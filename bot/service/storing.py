"""Storing an entry of a log with all that follows from it in one transaction, so that no crash parts them.

Orders that were given in advance are carried out in the same transaction, or end there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from bot.service.errors import Refusal, no_seat
from bot.service.log_events import LogEvents, expiry_of, goes_on, log_events, seated
from bot.service.phases import after_game
from bot.service.waiting import due_of, reminders_of
from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.forms import Form
from engine.core.game import Game, State
from engine.core.match import Attempt, Match
from engine.core.moves import Move
from engine.core.orders import Happened, Order, in_turn
from engine.core.seat import Seat
from engine.core.text import Text
from storage import archive, games, ledger, proposals, table_records
from storage.database import Transaction
from storage.ledger import END
from storage.records import GivenOrder, LedgerRow, Table, TableId, TableRecord

MOST_ORDERS = 8
"""So many orders of one seat may stand at a time."""


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


def possible_order(match: Match, seat: Seat) -> Order | None:
    """Return what a seat may order in advance by a single press now."""
    return None if match.over else match.game.orders.at_once(match.state, seat)


def order_type(game: Game[Any], kind: str) -> type[Order] | None:
    """Return the kind of order of a name, or None: the game has none such."""
    return next((each for each in game.orders.kinds if each.kind() == kind), None)


def form_of_order(match: Match, seat: Seat, kind: type[Order]) -> Form:
    """Open the blank form of an order of a seat."""
    return Form(lambda field, chosen: kind.slot(match.game, match.state, seat, field, chosen), kind)


def read_order(game: Game[Any], row: GivenOrder) -> Order | None:
    """Return an order as it is stored; None: the game has no such orders any more."""
    kind = order_type(game, row.kind)
    try:
        order = None if kind is None else codec.fill(kind, {**row.fields, "seat": row.seat})
    except msgspec.ValidationError:
        return None
    return order if isinstance(order, Order) else None


def with_order(
    rows: tuple[GivenOrder, ...], game: Game[Any], table_id: TableId, order: Order
) -> tuple[GivenOrder, ...]:
    """Return the orders of a table with one more, the last of its seat; it takes the place of one of the same matter.

    Raises:
        Refusal: the seat has given as many as it may.

    """
    own = [row for row in rows if row.seat == order.seat]
    number = 1 + max((row.number for row in own), default=0)
    for row in own:
        former = read_order(game, row)
        if row.ended is None and type(former) is type(order) and former is not None and former.matter == order.matter:
            number = row.number
    if sum(row.ended is None and row.number != number for row in own) >= MOST_ORDERS:
        raise Refusal("service.order.too_many", most=MOST_ORDERS)
    others = (row for row in rows if (row.seat, row.number) != (order.seat, number))
    made = GivenOrder(table_id=table_id, seat=order.seat, number=number, kind=order.kind(), fields=_fields_of(order))
    return tuple(sorted((*others, made), key=lambda each: (each.seat, each.number)))


def _fields_of(order: Order) -> dict[str, Any]:
    """Return what stands in the fields of an order as it is read back."""
    stored = msgspec.json.decode(msgspec.json.encode(order), type=dict[str, Any])
    return {name: value for name, value in stored.items() if name not in {"kind", "seat"}}


class EntryStamp(NamedTuple):
    """How an entry came to be made."""

    now: float
    """UTC unix seconds."""
    ordered: bool = False
    """It was ordered in advance or answered once for all."""


def review(
    given: tuple[GivenOrder, ...], table: Table, match: Match, attempt: Attempt, events: LogEvents, stamp: EntryStamp
) -> tuple[GivenOrder, ...]:
    """Return the orders as they are after an entry."""
    kept: list[GivenOrder] = []
    for row in given:
        goes_on: Order | Text | None
        order = read_order(match.game, row)
        seen = events.visible(row.seat)
        if row.ended is not None:
            kept.append(row)
            continue
        if order is None:
            goes_on = Text("order.ended_unknown")
        elif table.phase != "live":
            goes_on = Text("order.ended_game", {"order": order.text(match.game, match.state)})
        else:
            first = seen[0].text if seen else None
            happened = Happened(attempt.entry, match.state, attempt.state, first, stamp.ordered)
            goes_on = order.review(match.game, happened)
        if isinstance(goes_on, Text):
            kept.append(msgspec.structs.replace(row, ended=goes_on, ended_at=stamp.now))
        elif goes_on is not None:
            kept.append(row if goes_on is order else msgspec.structs.replace(row, fields=_fields_of(goes_on)))
    return tuple(kept)


def ordered(match: Match, rows: tuple[GivenOrder, ...], now: float) -> tuple[tuple[GivenOrder, ...], Attempt | None]:
    """Let the first order act that can, of the one seat that is awaited; of several, what may act together.

    Args:
        match: the match.
        rows: the orders of its table.
        now: UTC unix seconds.

    Returns:
        The orders, and what the first of them does that can act; None: nobody has ordered anything that can be done
        now. Where a seat alone is awaited and none of its orders can act, some may have ended by that.

    """
    awaited = match.game.awaited(match.state) if rows else frozenset()
    alone = len(awaited) == 1
    own = [row for row in rows if row.seat in awaited and row.ended is None]
    known = [(row, order) for row in own if (order := read_order(match.game, row)) is not None]
    given = [(row, order) for row, order in known if alone or order.together]
    for order in in_turn(order for _, order in given):
        attempt = attempted(match, order.move(match.game, match.state))
        if attempt is not None:
            return rows, attempt
    for row, order in given if alone else ():
        why = order.failed(match.game, match.state)
        if why is not None:
            over = msgspec.structs.replace(row, ended=why, ended_at=now)
            rows = tuple(over if each is row else each for each in rows)
    return rows, None


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


def following(
    record: TableRecord, match: Match, now: float, *, given: bool = False
) -> tuple[TableRecord, Attempt | None]:
    """Return the move that is to be made now by itself; an order may end as it cannot be carried out.

    Where something was just taken back or played again none acts; ``given``: one was just given, which may.
    """
    if record.table.phase != "live":
        return record, None
    if given or (match.entries and isinstance(match.entries[-1], Move)):
        rows, attempt = ordered(match, record.orders, now)
        if rows is not record.orders:
            record = msgspec.structs.replace(record, orders=rows)
        if attempt is not None:
            return record, attempt
    return record, attempted(match, _answered(record, match))


def _answered(record: TableRecord, match: Match) -> Move | None:
    """Return what a seat answers once for all, where just that is the question, or a pass where it can do nothing else.

    Who has taken something back answers anew.
    """
    if not (match.entries and isinstance(match.entries[-1], Move)):
        return None
    for seat in match.game.actors(match.state):
        prompt = match.game.orders.answer(match.state, seat)
        if prompt is not None and (seat, prompt.name) in record.answers:
            return prompt.move
        return match.game.guidance.only_declines(match.state, seat)
    raise AssertionError("at a table that is played, somebody is to move")


def attempted(match: Match, move: Move | None) -> Attempt | None:
    """Attempt a move; None: there is none, or a rule forbids it."""
    try:
        return None if move is None else match.attempt(move)
    except IllegalMove:  # what was moved before it stands, and is to be announced
        return None
