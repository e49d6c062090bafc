"""Orders in advance as a table keeps them: reading them, adding one, letting them act, and reviewing them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.service.errors import Refusal
from bot.service.log_events import LogEvents
from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.forms import Form
from engine.core.game import Game
from engine.core.match import Attempt, Match
from engine.core.moves import Move
from engine.core.orders import AnswerAlways, Happened, Order, in_turn
from engine.core.seat import Seat
from engine.core.text import Text
from storage.records import GivenOrder, Table, TableId, TableRecord

MOST_ORDERS = 8
"""So many orders of one seat may stand at a time."""


def possible_order(match: Match, seat: Seat) -> Order | None:
    """Return what a seat may order in advance by a single press now."""
    return None if match.over else match.game.orders.at_once(match.state, seat)


def order_type(game: Game[Any], kind: str) -> type[Order] | None:
    """Return the kind of order of a name, or None: the game has none such."""
    known: tuple[type[Order], ...] = (*game.orders.kinds, AnswerAlways)
    return next((each for each in known if each.kind() == kind), None)


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


def is_preference(game: Game[Any], row: GivenOrder) -> bool:
    """Return whether a stored order only says how its owner wants to be asked."""
    kind = order_type(game, row.kind)
    return kind is not None and kind.preference


def with_order(
    rows: tuple[GivenOrder, ...], game: Game[Any], table_id: TableId, order: Order
) -> tuple[GivenOrder, ...]:
    """Return the orders of a table with one more, the last of its seat; it takes the place of one of the same matter.

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
    """Return what stands in the fields of an order as it is read back."""
    stored = msgspec.json.decode(msgspec.json.encode(order), type=dict[str, Any])
    return {name: value for name, value in stored.items() if name not in {"kind", "seat"}}


class EntryStamp(NamedTuple):
    """How an entry came to be made."""

    now: float
    """UTC unix seconds."""
    ordered: bool = False
    """Whether it was made by an order."""


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
            goes_on = (
                None if order.preference else Text("order.ended_game", {"order": order.text(match.game, match.state)})
            )
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
        The orders, and what the first of them does that can act; None if no order can be carried out now. If a seat
        alone is awaited and none of its orders can act, some may have ended by that.

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
    """Return the move that is made now without its owner: by an order, or because a seat can only decline.

    An order may end because it cannot be carried out. After an undo or a redo nothing acts by itself except, if one was
    just ``given``, an order.
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
    """Attempt a move; None: there is none, or a rule forbids it."""
    try:
        return None if move is None else match.attempt(move)
    except IllegalMove:  # what was moved before it stands, and is to be announced
        return None
