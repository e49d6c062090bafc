"""Built-in opponents that need no knowledge of a game, and the ways to enumerate what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, cast

from engine.core import codec
from engine.core.game import Game, State
from engine.core.moves import Move, fields
from engine.core.options import Chain, Choice, NumberRange
from engine.core.rng import Rng
from engine.core.seat import Seat


def wander(game: Game[Any], state: State, seat: Seat, luck: Rng) -> Move:
    """Choose a kind of move and then each of its fields at random, each equally likely where it stands."""
    kinds = game.kinds(state, seat)
    return wander_within(game, state, seat, kinds[luck.below(len(kinds))], luck)


def wander_within(game: Game[Any], state: State, seat: Seat, kind: type[Move], luck: Rng) -> Move:
    """Choose the fields of one kind of move at random."""
    chosen: dict[str, Any] = {}
    for field in fields(kind):
        slot = game.slot(state, seat, kind, field, chosen)
        while isinstance(slot, Chain):
            so_far = chosen.setdefault(field, ())
            pick = luck.below(len(slot.options) + slot.may_end)
            if pick == len(slot.options):
                break
            chosen[field] = (*so_far, slot.options[pick].value)
            slot = game.slot(state, seat, kind, field, chosen)
        else:
            chosen[field] = _pick(slot, luck)
    return codec.fill(kind, {"seat": seat, **chosen})


def offered(game: Game[Any], state: State, move: Move) -> bool:
    """Tell whether a move is among those its slots offer, field by field, whatever the order within a list."""
    if type(move) not in game.kinds(state, move.seat):
        return False
    chosen: dict[str, Any] = {}
    for field in fields(type(move)):
        value = getattr(move, field)
        slot = game.slot(state, move.seat, type(move), field, chosen)
        if isinstance(slot, Chain):
            for number, entry in enumerate(value):
                if entry not in {option.value for option in slot.options}:
                    return False
                chosen[field] = tuple(value[: number + 1])
                slot = cast("Chain", game.slot(state, move.seat, type(move), field, chosen))
            if not slot.may_end:
                return False
        elif not _fits(slot, value):
            return False
        chosen[field] = value
    return True


def _fits(slot: Choice | NumberRange, value: Any) -> bool:  # noqa: ANN401 - a field may hold anything
    if isinstance(slot, NumberRange):
        return bool(slot.low <= value <= slot.high)
    allowed = {option.value for option in slot.options}
    if not slot.many:
        return str(value) in allowed
    given = {str(entry) for entry in value}
    return slot.at_least <= len(value) <= slot.at_most and len(given) == len(value) and given <= allowed


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
    slot = game.slot(state, seat, kind, missing[0], chosen)
    several = _chains(game, state, seat, kind, chosen, missing[0]) if isinstance(slot, Chain) else values(slot)
    for value in several:
        yield from _forms(game, state, seat, kind, {**chosen, missing[0]: value})


def _chains(
    game: Game[Any], state: State, seat: Seat, kind: type[Move], chosen: dict[str, Any], field: str
) -> Iterator[tuple[str, ...]]:
    so_far: tuple[str, ...] = chosen.get(field, ())
    slot = cast("Chain", game.slot(state, seat, kind, field, {**chosen, field: so_far}))
    if slot.may_end:
        yield so_far
    for option in slot.options:
        yield from _chains(game, state, seat, kind, {**chosen, field: (*so_far, option.value)}, field)


def values(slot: Choice | NumberRange) -> Iterator[Any]:
    """Enumerate everything that may stand in a slot; for a list, every allowed subset in the order of its options."""
    if isinstance(slot, NumberRange):
        yield from range(slot.low, slot.high + 1)
    elif not slot.many:
        yield from (option.value for option in slot.options)
    else:
        for size in range(slot.at_least, slot.at_most + 1):
            yield from (tuple(o.value for o in some) for some in combinations(slot.options, size))


def _pick(slot: Choice | NumberRange, luck: Rng) -> Any:  # noqa: ANN401 - a field may hold anything
    if isinstance(slot, NumberRange):
        return slot.low + luck.below(slot.high - slot.low + 1)
    everything = tuple(values(slot))
    return everything[luck.below(len(everything))]
