"""What the conformance tests must be told of each registered game: what is hidden, and what must never change in sum.

A game tells it in ``world.py`` beside its own tests: ``LONGEST``, ``LEAVES``, ``COMES`` and the functions ``scramble``,
``census``, ``hidden_moves`` and ``internal``, which mean what the fields of ``World`` say.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from engine.core import codec
from engine.core.game import Game, Setup
from engine.core.moves import Move, fields
from engine.core.options import Chain, Slot
from engine.core.registry import GAMES, find
from engine.core.rng import Rng
from engine.core.text import Param, Text
from tests.beside import beside


@dataclass(frozen=True)
class World:
    """One game as the conformance tests need it."""

    game: Game[Any]
    longest: int
    """No random game takes more moves than this."""
    scramble: Callable[[Any, int | None, Random], Any]
    """Another state that differs only in what the viewer may not see."""
    census: Callable[[Any], Mapping[Hashable, int]]
    """Every kind of piece with its number, by a name or by a tuple that begins with the name of the kind.

    The numbers are the same at every position of a game, but for what ``leaves`` and ``comes`` declare.
    """
    leaves: Mapping[str, frozenset[str]] = dataclasses.field(hash=False)
    """Kinds of which pieces may vanish, each with the keys of the events that tell of it."""
    comes: Mapping[str, frozenset[str]] = dataclasses.field(hash=False)
    """Kinds of which there may be more than before, each with the keys of the events that tell of it."""
    hidden_moves: Callable[[Any, Any, int], Iterable[tuple[Move, Move]]]
    """Pairs of moves of a seat in two such states which the others cannot tell apart, as neither turns anything up."""
    internal: Callable[[Any], Iterable[str]]
    """Names of things in the log and in the state that nobody should have to read."""

    def setup(self, players: int) -> Setup:
        """Return the setup of its games."""
        return Setup(self.game.info.key, players)

    def positions(self, seed: str, players: int):
        """Every (state, seat, move) of one random game, the state being the one before the move."""
        for state, seat, move in played(self, seed, players):
            yield codec.decode_state(self.game, state), seat, move

    def censuses(self, seed: str, players: int) -> Iterator[tuple[set[str], Mapping[Hashable, int]]]:
        """Count the pieces at every position of one random game, with the keys of the events that led to it."""
        state = self.game.setup(self.setup(players), seed)
        yield set(), self.census(state)
        for _, _, move in played(self, seed, players):
            keys = {key for event in self.game.play(state, move) for key in keys_of(event.text)}
            yield keys, self.census(state)

    def unexplained(self, keys: set[str], before: Mapping[Hashable, int], after: Mapping[Hashable, int]):
        """Return what differs between two counts though no event of the move between them says that it may."""
        found = {}
        for piece in before.keys() | after.keys():
            change = after.get(piece, 0) - before.get(piece, 0)
            kind = piece[0] if isinstance(piece, tuple) else piece
            allowed = self.leaves if change < 0 else self.comes
            if change and not keys & allowed.get(kind, frozenset()):
                found[piece] = change
        return found

    def some(self, seed: str, players: int, most: int):
        """Of the positions of one random game as many as are wanted, evenly spread, and two before each kind of move."""
        moves = [move for _, _, move in played(self, seed, players)]
        for number in spread(moves, most):
            state, seat, move = played(self, seed, players)[number]
            yield codec.decode_state(self.game, state), seat, move


@lru_cache(maxsize=4)
def played(world: World, seed: str, players: int) -> list[tuple[bytes, int, Move]]:
    """Play one random game, for all tests that look at it: before each move the packed state, who moved, and how."""
    game, rng, found = world.game, Rng(f"{seed}:luck"), []
    state = game.setup(world.setup(players), seed)
    while actors := sorted(game.actors(state)):
        seat = actors[rng.below(len(actors))]
        move = game.policies["random"](game, state, seat, rng)
        found.append((codec.encode_state(state), seat, move))
        for _ in game.play(state, move):
            pass
    return found


def keys_of(value: Param) -> Iterator[str]:
    """Return the key of a text and those of all texts within it."""
    if isinstance(value, Text):
        yield value.key
        value = tuple(value.params.values())
    if isinstance(value, tuple):
        for one in value:
            yield from keys_of(one)


def spread(moves: list[Move], most: int) -> list[int]:
    """Numbers of moves from the first to the last, evenly spread, and of each kind of move the first and the last."""
    numbered = [(move.kind(), number) for number, move in enumerate(moves)]
    firsts, lasts = dict(reversed(numbered)).values(), dict(numbered).values()
    return sorted({*range(0, len(moves), -(-len(moves) // most)), len(moves) - 1, *firsts, *lasts})


def walk(game: Game[Any], state: Any, seat: int, rng: Rng) -> tuple[Move, list[tuple[str, str, Slot]]]:
    """Fill in a random move, and return with it everything that was offered on the way."""
    move, met = game.policies["random"](game, state, seat, rng), []
    chosen: dict[str, Any] = {}
    for field in fields(type(move)):
        value = getattr(move, field)
        slot = game.slot(state, seat, type(move), field, chosen)
        met.append((move.kind(), field, slot))
        if isinstance(slot, Chain):
            entries = (value[:number] for number in range(1, len(value) + 1))
            met += [
                (move.kind(), field, game.slot(state, seat, type(move), field, {**chosen, field: e})) for e in entries
            ]
        chosen[field] = value
    return move, met


def world_of(key):
    """Return what a game tells of itself."""
    told = beside(key, "engine", "world")
    return World(
        find(key),
        told.LONGEST,
        told.scramble,
        told.census,
        told.LEAVES,
        told.COMES,
        told.hidden_moves,
        told.internal,
    )


WORLDS = {key: world_of(key) for key in GAMES}
