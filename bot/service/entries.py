"""What an entry of a log does; it is stored with all its consequences in one transaction, so that no crash parts them.

Orders given in advance are carried out in the same transaction, or end there.
"""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.service.errors import Refusal, no_seat
from bot.service.phases import after_game
from bot.service.waiting import due_of, expiry_of, reminders_of
from engine.core import codec
from engine.core.assistance import AwaitedTurn
from engine.core.errors import IllegalMove
from engine.core.forms import Form
from engine.core.game import Game, Result, State
from engine.core.match import Attempt, Match, corrupt
from engine.core.moves import Entry, Move, Undo
from engine.core.orders import AnswerAlways, Happened, Order, in_turn
from engine.core.seat import Seat
from engine.core.steps import turn_of
from engine.core.text import Text
from engine.core.views import Event, visible
from storage import archive, games, ledger, proposals, table_records
from storage.database import Transaction
from storage.ledger import END
from storage.records import GivenOrder, LedgerRow, Table, TableId, TableRecord

MOST_ORDERS = 8
"""The most orders that a seat may have at a time."""


class LogEvents(msgspec.Struct, frozen=True, kw_only=True):
    """One log entry and what it did. Holds secrets: show only ``visible(events, viewer)``."""

    seq: int
    """Its number in the log, from 1."""
    entry: Entry
    """A move, an Undo or a Redo. A move may hold secrets (which tickets were kept): never show it to another seat."""
    events: tuple[Event, ...]
    """Empty for undo and redo."""
    before: frozenset[Seat]
    """Who was waited for before it."""
    after: frozenset[Seat]
    """Who is waited for after it."""
    moves: int
    """How many moves count after it (undo lowers it)."""
    early: bool = False
    """Whether it is a move made before its seat's turn: it shows nowhere, and changes nothing for the others yet."""
    private: bool = False
    """Whether it is no entry, but a move of which nobody else may learn: it is not announced."""
    undone: tuple[tuple[Event, ...], ...] = ()
    """For an undo, the events of each of the moves that it took back, as far as they are in memory."""
    bid: bool = False
    """Whether it was made within an auction that goes on."""
    answers: bool = False
    """Whether it answers another player's question, or withdraws one."""
    turned: bool = False
    """Whether it begins another turn, even of the same seat: the last to choose tickets may be the first to play."""

    def visibly_undone(self, viewer: Seat | None) -> tuple[Event, ...]:
        """Return the first event of each move taken back that a seat may read, or that the whole channel may (None)."""
        return tuple(seen[0] for events in self.undone if (seen := visible(events, viewer)))

    def visible(self, viewer: Seat | None) -> tuple[Event, ...]:
        """Return the events that a seat may read, or those that the whole channel may (None)."""
        return visible(self.events, viewer)


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What a move, an undo or a redo did."""

    table: Table
    """The table as it is now; ``table.phase`` is ``over`` if that was the last move."""
    events: LogEvents
    result: Result | None
    followed: tuple[LogEvents, ...] = ()
    """What orders of the same seat did immediately afterwards."""


def goes_on(events: LogEvents) -> bool:
    """Return whether several seats are still making the decision that they were making before, so its time goes on."""
    return isinstance(events.entry, Move) and len(events.before) > 1 and events.after < events.before


def turn_ends(game: Game[Any], before: State, after: State, seat: Seat) -> bool:
    """Return whether what a seat did begins another turn, even of the same seat."""
    waited, waits = game.awaited(before), game.awaited(after)
    # While several decide at the same time, the decision of one of them ends no turn.
    another = len(waited) == 1 and turn_of(before) != turn_of(after)
    prompt = game.question(before) != game.question(after)
    # What others decide early is not announced yet; the seat whose turn it is may have the next turn as well.
    queue = game.orders.turn(before)
    had = queue is not None and queue.seat == seat and not _goes_on(queue, game.orders.turn(after))
    return another or prompt or had or bool(waits - waited)


def _goes_on(queue: AwaitedTurn, later: AwaitedTurn | None) -> bool:
    """Return whether a turn of several moves is still going on."""
    return bool(queue.turn) and later is not None and (later.seat, later.turn) == (queue.seat, queue.turn)


def _auction_goes_on(game: Game[Any], before: State, after: State) -> bool:
    """Return whether an auction was under way, and still is."""
    auction = game.auction(before)
    return auction is not None and game.auction(after) == auction


def log_events(match: Match, attempt: Attempt, events: Iterable[LogEvents]) -> LogEvents:
    """Return what an attempt would do; ``events`` are those of the entries before it that are in memory."""
    game, entry, before = match.game, attempt.entry, match.game.awaited(match.state)
    return LogEvents(
        seq=len(match.entries) + (not attempt.private),
        entry=entry,
        events=attempt.events,
        undone=_undone(match, entry, events),
        before=before,
        after=game.awaited(attempt.state),
        moves=len(attempt.line),
        turned=turn_ends(game, match.state, attempt.state, entry.seat),
        bid=isinstance(entry, Move) and _auction_goes_on(game, match.state, attempt.state),
        answers=isinstance(entry, Move) and game.question(match.state) is not None,
        early=isinstance(entry, Move) and entry.seat not in before,
        private=attempt.private,
    )


def _undone(match: Match, entry: Entry, events: Iterable[LogEvents]) -> tuple[tuple[Event, ...], ...]:
    """Return the events of each move that an undo takes back, as far as they are in memory."""
    if not isinstance(entry, Undo):
        return ()
    known = {id(each.entry): each.events for each in events}
    return tuple(known.get(id(move), ()) for move in match.line[entry.to :])


def without_undone(events: Sequence[LogEvents]) -> tuple[LogEvents, ...]:
    """Leave out each undo whose moves are all among these entries, together with those moves.

    What is left leads from the position before all of them to the one after.
    """
    kept: list[LogEvents] = []
    for each in events:
        if isinstance(each.entry, Undo):
            run = list(itertools.takewhile(lambda one: isinstance(one.entry, Move), reversed(kept)))
            if run and each.moves >= run[-1].moves - 1:
                del kept[len(kept) - sum(one.moves > each.moves for one in run) :]
                continue
        kept.append(each)
    return tuple(kept)


def seated(table: Table, events: LogEvents) -> Table:
    """Return the table with the seats marked that are to move after an entry."""
    # A seat that does not change stays the same object, so that changes are found quickly.
    seats = tuple(
        h if h.to_move == (h.seat in events.after) else msgspec.structs.replace(h, to_move=not h.to_move)
        for h in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def replayed(stored: archive.Stored, since: int) -> tuple[Match, tuple[LogEvents, ...]]:
    """Replay a log and return it with its entries after ``since``, without those before a change of rules.

    Raises CorruptLog, UnknownGame.
    """
    start = max(since, stored.base.seq if stored.base else 0)
    with corrupt("the log"):
        match = archive.rebuild(archive.up_to(stored, start))
    private = archive.private_of(stored)
    again: list[LogEvents] = []
    for number, entry in enumerate(archive.entries_of(stored)[start:], start=start + 1):
        with corrupt(f"entry {number}"):
            attempt = match.attempt(entry)
            again.append(log_events(match, attempt, again))
            match.accept(attempt)
            for one in private:
                if one.after == number:
                    match.accept(match.attempt(one.move))
    return match, tuple(again)


def possible_order(match: Match, seat: Seat) -> Order | None:
    """Return the order that a seat can give in advance by a single press now, or None."""
    return None if match.over else match.game.orders.at_once(match.state, seat)


def order_type(game: Game[Any], kind: str) -> type[Order] | None:
    """Return the kind of order that has a name, or None if the game has no such kind."""
    known: tuple[type[Order], ...] = (*game.orders.kinds, AnswerAlways)
    return next((each for each in known if each.kind() == kind), None)


def form_of_order(match: Match, seat: Seat, kind: type[Order]) -> Form:
    """Return the blank form of an order of a seat."""
    return Form(lambda field, chosen: kind.slot(match.game, match.state, seat, field, chosen), kind)


def read_order(game: Game[Any], row: GivenOrder) -> Order | None:
    """Return the order of a stored row, or None if the game has no such orders any more."""
    kind = order_type(game, row.kind)
    try:
        order = None if kind is None else codec.fill(kind, {**row.fields, "seat": row.seat})
    except msgspec.ValidationError:
        return None
    return order if isinstance(order, Order) else None


def is_preference(game: Game[Any], row: GivenOrder) -> bool:
    """Return whether a stored order only says how its owner wants to be asked."""
    kind = order_type(game, row.kind)
    return kind is not None and kind.preference


def with_order(
    rows: tuple[GivenOrder, ...], game: Game[Any], table_id: TableId, order: Order
) -> tuple[GivenOrder, ...]:
    """Return the orders of a table with one more, the last of its seat; it replaces one about the same matter.

    Raises:
        Refusal: the seat has given as many as it may.

    """
    own = [row for row in rows if row.seat == order.seat]
    number = 1 + max((row.number for row in own), default=0)
    counted = 0
    for row in own:
        former = read_order(game, row) if row.ended is None else None
        if type(former) is type(order) and former is not None and former.matter == order.matter:
            number = row.number
        else:
            counted += row.ended is None and not (former is not None and former.preference)
    if counted >= MOST_ORDERS and not order.preference:
        raise Refusal("service.order.too_many", most=MOST_ORDERS)
    others = (row for row in rows if (row.seat, row.number) != (order.seat, number))
    made = GivenOrder(table_id=table_id, seat=order.seat, number=number, kind=order.kind(), fields=_fields_of(order))
    return tuple(sorted((*others, made), key=lambda each: (each.seat, each.number)))


def _fields_of(order: Order) -> dict[str, Any]:
    """Return the values of an order's fields, without the seat, as they are stored."""
    stored = msgspec.json.decode(msgspec.json.encode(order), type=dict[str, Any])
    return {name: value for name, value in stored.items() if name not in {"kind", "seat"}}


def review(
    given: tuple[GivenOrder, ...], table: Table, match: Match, made: Stored, now: float
) -> tuple[GivenOrder, ...]:
    """Return the orders as they are after an entry."""
    kept: list[GivenOrder] = []
    for row in given:
        goes_on: Order | Text | None
        order = read_order(match.game, row)
        seen = made.events.visible(row.seat)
        if row.ended is not None:
            kept.append(row)
            continue
        if order is None:
            goes_on = Text("order.ended_unknown")
        elif table.phase != "live":
            goes_on = (
                None if order.preference else Text("order.ended_game", {"order": order.text(match.game, match.state)})
            )
        else:
            first = seen[0].text if seen else None
            happened = Happened(made.attempt.entry, match.state, made.attempt.state, first, made.ordered)
            goes_on = order.review(match.game, happened)
        if isinstance(goes_on, Text):
            kept.append(msgspec.structs.replace(row, ended=goes_on, ended_at=now))
        elif goes_on is not None:
            kept.append(row if goes_on is order else msgspec.structs.replace(row, fields=_fields_of(goes_on)))
    return tuple(kept)


def ordered(match: Match, rows: tuple[GivenOrder, ...], now: float) -> tuple[tuple[GivenOrder, ...], Attempt | None]:
    """Return the move of the first order that can act now.

    If one seat alone is awaited, those are its orders; if several are, only orders that may act at the same time.

    Args:
        match: the match.
        rows: the orders of its table.
        now: UTC unix seconds.

    Returns:
        The orders, and the move of the first one that can act, or None if none can be carried out now. If a seat alone
        is awaited and none of its orders can act, some of them may have ended because of that.

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


def following(
    record: TableRecord, match: Match, now: float, *, given: bool = False
) -> tuple[TableRecord, Attempt | None]:
    """Return the move that is made automatically now: by an order, or because a seat can do nothing but decline.

    An order may end because it cannot be carried out. After an undo or a redo nothing is automatic, except an order if
    one was just ``given``.
    """
    if record.table.phase != "live":
        return record, None
    moved = bool(match.entries) and isinstance(match.entries[-1], Move)
    if moved or given:
        rows, attempt = ordered(match, record.orders, now)
        if rows is not record.orders:
            record = msgspec.structs.replace(record, orders=rows)
        if attempt is not None:
            return record, attempt
    return record, attempted(match, _declined(match)) if moved else None


def _declined(match: Match) -> Move | None:
    """Return the move by which the seat to move declines, if it can do nothing else."""
    seat = next(iter(match.game.actors(match.state)))
    return match.game.guidance.only_declines(match.state, seat)


def attempted(match: Match, move: Move | None) -> Attempt | None:
    """Attempt a move, or return None if there is none, or a rule forbids it."""
    try:
        return None if move is None else match.attempt(move)
    except IllegalMove:  # the moves before it stay valid, and are to be announced
        return None


def seat_in_play(table: Table, user_id: int) -> Seat:
    """Return the person's seat at a table that was not closed; that a game is over the engine says. Raises Refusal."""
    if table.phase == "ended":
        raise Refusal("service.ended")
    seat = table.seat_of(user_id)
    if seat is None:
        raise no_seat(table)
    return seat


def move_type(game: Game[State], kind: type[Move] | str) -> type[Move]:
    """Return the type of move or of order that has a name. Raises Refusal where the game has no such type."""
    name = kind if isinstance(kind, str) else kind.kind()
    found = next((move for move in (*game.moves, *game.orders.kinds) if move.kind() == name), None)
    if found is None:
        raise Refusal("service.no_such_move", move=name)
    return found


def filled(game: Game[State], kind: type[Move] | str, seat: Seat, values: Mapping[str, object]) -> Move:
    """Make a seat's move, or order, from its fields. Raises Refusal if they do not make one."""
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
    """Whether it was made automatically: ordered in advance, answered once for all, or the only thing to do."""


def nothing_more(_: Match) -> None:
    """Return None: no other move follows an entry."""


Keeping = Callable[[TableRecord, Match, Stored], Awaitable[TableRecord]]
"""Stores an entry, given the table and the match before it, and returns the table after it."""


async def keep_all(  # noqa: PLR0913, PLR0917 - the entries, and what is known of their table
    record: TableRecord,
    match: Match,
    first: Attempt | None,
    then: Callable[[Match], Move | None],
    known: Iterable[LogEvents],
    now: float,
    keep: Keeping,
) -> tuple[tuple[Stored, ...], TableRecord]:
    """Store an entry, and the moves that then follow automatically. The match is not changed.

    Args:
        record: the table, with what else is to be stored of it.
        match: its match.
        first: the entry, and where it leads, or None to carry out only orders.
        then: returns the move to be made next in a match if none follows automatically, or None; if a rule forbids the
            move, none is made.
        known: the events of the entries before, as far as they are in memory.
        now: UTC unix seconds.
        keep: stores each entry.

    Returns:
        The entries, and the table after them.

    """
    done: list[Stored] = []
    attempt, is_ordered = first, first is None
    if attempt is None:
        record, attempt = following(record, match, now, given=True)
    while attempt is not None:
        made = Stored(attempt, log_events(match, attempt, known), is_ordered)
        record = await keep(record, match, made)
        done.append(made)
        match = match.accepted(attempt)
        record, attempt = following(record, match, now)
        is_ordered = attempt is not None
        if attempt is None and record.table.phase == "live":
            attempt = attempted(match, then(match))
    return tuple(done), record


async def store(
    tx: Transaction, stored: TableRecord, wanted: TableRecord, match: Match, made: Stored, now: float
) -> TableRecord:
    """Store an entry with everything that it changes.

    Args:
        tx: the transaction.
        stored: the table as it is stored.
        wanted: the table with other changes that are to be stored as well.
        match: its match before the entry.
        made: the entry.
        now: UTC unix seconds.

    Returns:
        The table as it is stored afterwards.

    Raises:
        StaleVersion: another writer was first.

    """
    attempt, events = made.attempt, made.events
    appended = await archive.append(tx, wanted.table, match, attempt, now)
    if attempt.private:
        # No turn, time, proposal or order depends on it: others could see whatever it changed.
        return await table_records.save(tx, stored, wanted)
    table, entry = seated(appended, events), attempt.entry
    if match.game.result(attempt.state) is not None:
        table = msgspec.structs.replace(table, phase="over", ended=now, ending="finished")
    elif table.phase == "over":
        table = await _reopened(tx, table)
    record = msgspec.structs.replace(wanted, table=table, note=None)
    due, waits = expiry_of(match.game, match.state), expiry_of(match.game, attempt.state)
    # While the same decision is awaited, its time starts anew only by an entry of its seat, or by an undo or redo.
    anew = due is None or due != waits or entry.seat == due.seat or not isinstance(entry, Move)
    same = due is not None and waits is not None and not due.alone and goes_on(events)
    record = msgspec.structs.replace(
        record,
        reminders=reminders_of(record, now, moved=entry.seat, expiry=waits),
        due=due_of(record, waits, now) if anew and not same else record.due,
        orders=review(record.orders, table, match, made, now),
    )
    if record.asks:
        await proposals.cancel_pointless(tx, table.id, entry.seat, everything=table.phase == "over")
        record = msgspec.structs.replace(record, asks=bool(await proposals.open_of(tx, table.id)))
    record = await table_records.save(tx, stored, record)
    if table.phase == "over":
        await after_game(tx, table, match.game, attempt.state, now)
    return record


async def refuse_taken(tx: Transaction, table: Table) -> None:
    """Raise Refusal if the end of a table is to be taken back and its channel has another table by now."""
    there = await games.in_channel(tx, table.channel_id)
    if there is not None and there.alive:
        raise Refusal("service.undo.channel_taken")


async def _reopened(tx: Transaction, table: Table) -> Table:
    """Reopen a table whose end is taken back. Raises Refusal: its channel has another table by now."""
    await refuse_taken(tx, table)
    await ledger.drop(tx, LedgerRow(table_id=table.id, target=END, shown_up_to=table.seq))
    return msgspec.structs.replace(table, phase="live", ended=None, ending=None)
