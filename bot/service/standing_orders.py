"""What becomes of moves ordered in advance as a game goes on."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.service.values import LogEvents
from engine.core.assistance import Ordering, StandingOrder
from engine.core.game import Game, State
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from storage.records import GivenOrder, Table


def possible_order(match: Match, seat: Seat) -> StandingOrder | None:
    """Return what a seat may order in advance now."""
    game = match.game
    return game.standing_order(match.state, seat) if isinstance(game, Ordering) and not match.over else None


def review(
    given: tuple[GivenOrder, ...], table: Table, game: Game[Any], told: LogEvents, after: State
) -> tuple[GivenOrder, ...]:
    """Return the orders as they are after an entry; a move that a seat makes by itself ends its own order."""
    if not isinstance(game, Ordering):
        return given
    kept: list[GivenOrder] = []
    for order in given:
        possible = None if table.phase != "live" else game.standing_order(after, order.seat)
        if order.ended is not None:
            kept.append(order)
        elif not _in_hand(order, told):
            reason = _reason(order, told, possible)
            kept.append(order if reason is None else msgspec.structs.replace(order, ended=reason))
    return tuple(kept)


def _in_hand(order: GivenOrder, told: LogEvents) -> bool:
    """Tell whether the owner of an order has made another move than the ordered one."""
    return told.entry.seat == order.seat and isinstance(told.entry, Move) and told.entry.kind() != order.kind


def _reason(order: GivenOrder, told: LogEvents, possible: StandingOrder | None) -> Text | None:
    if not isinstance(told.entry, Move):
        return ended("undo", order)
    if told.entry.kind() in order.until and told.entry.seat != order.seat:
        seen = told.visible(order.seat)
        done = seen[0].text if seen else Text(f"core.move.{told.entry.kind()}")
        return ended("move", order, player=Player(told.entry.seat), what=done)
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
    actors = game.actors(state)
    if len(actors) != 1 or not isinstance(game, Ordering):
        return None
    (seat,) = actors
    order = next((row for row in rows if row.seat == seat and row.ended is None), None)
    if order is None:
        return None
    possible = game.standing_order(state, seat)
    may = possible is not None and possible.scope == order.scope and type(possible.move) in game.kinds(state, seat)
    return order, possible.move if possible is not None and may else None
