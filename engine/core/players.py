"""Built-in opponents that need no knowledge of a game, and the ways to enumerate what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from engine.core import codec
from engine.core.game import Game, State
from engine.core.moves import Move, fields
from engine.core.options import NumberRange, Slot
from engine.core.rng import Rng
from engine.core.seat import Seat


def wander(game: Game[Any], state: State, seat: Seat, luck: Rng) -> Move:
    """Choose a kind of move and then each of its fields at random, each equally likely where it stands."""
    kinds = game.kinds(state, seat)
    kind = kinds[luck.below(len(kinds))]
    chosen: dict[str, Any] = {}
    for field in fields(kind):
        chosen[field] = _pick(game.slot(state, seat, kind, field, chosen), luck)
    return codec.fill(kind, {"seat": seat, **chosen})


def legal(game: Game[Any], state: State, seat: Seat) -> Iterator[Move]:
    """Enumerate every legal move of a seat, slot by slot. Only for games whose whole moves are few."""
    for kind in game.kinds(state, seat):
        for chosen in _forms(game, state, seat, kind, {}):
            yield codec.fill(kind, {"seat": seat, **chosen})


def _forms(
    game: Game[Any], state: State, seat: Seat, kind: type[Move], chosen: dict[str, Any]
) -> Iterator[dict[str, Any]]:
    missing = fields(kind)[len(chosen) :]
    if not missing:
        yield chosen
        return
    for value in values(game.slot(state, seat, kind, missing[0], chosen)):
        yield from _forms(game, state, seat, kind, {**chosen, missing[0]: value})


def values(slot: Slot) -> Iterator[Any]:
    """Enumerate everything that may stand in a slot; for a list, every allowed subset in the order of its options."""
    if isinstance(slot, NumberRange):
        yield from range(slot.low, slot.high + 1)
    elif not slot.many:
        yield from (option.value for option in slot.options)
    else:
        for size in range(slot.at_least, slot.at_most + 1):
            yield from (tuple(o.value for o in some) for some in combinations(slot.options, size))


def _pick(slot: Slot, luck: Rng) -> Any:  # noqa: ANN401 - a field may hold anything
    everything = tuple(values(slot))
    return everything[luck.below(len(everything))]
