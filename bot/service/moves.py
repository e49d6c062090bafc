"""A move as a person gives it: the seat it is made for, its kind, and its fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.service.errors import NotSeated, Refusal
from engine.core import codec
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.seat import Seat
from storage.records import Table


def seat_in_play(table: Table, user_id: int) -> Seat:
    """Return the person's seat at a table that goes on, or whose end the engine will tell. Raises Refusal."""
    if table.phase == "ended":
        raise Refusal("service.ended")
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated("service.not_seated")
    return seat


def move_type(game: Game[Any], kind: type[Move] | str) -> type[Move]:
    """Return the type of move of a name. Raises Refusal where the game has none such."""
    name = kind if isinstance(kind, str) else kind.kind()
    found = next((move for move in game.moves if move.kind() == name), None)
    if found is None:
        raise Refusal("service.no_such_move", move=name)
    return found


def filled(game: Game[Any], kind: type[Move] | str, seat: Seat, values: Mapping[str, Any]) -> Move:
    """Make a seat's move of its fields. Raises Refusal where they make none."""
    wanted = move_type(game, kind)
    try:
        return codec.fill(wanted, {**values, "seat": seat})
    except msgspec.ValidationError as error:
        raise Refusal("service.not_a_move") from error
