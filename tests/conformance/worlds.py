"""What the conformance tests must be told of each registered game: what is hidden, and what must never change in sum.

A game tells it in ``world.py`` beside its own tests: ``LONGEST`` and the functions ``scramble``, ``census``,
``hidden_moves`` and ``internal``, which mean what the fields of ``World`` say.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core import codec
from engine.core.game import Game, Setup
from engine.core.moves import Move, fields
from engine.core.options import Chain, Slot
from engine.core.registry import GAMES, find
from engine.core.rng import Rng
from tests.beside import beside


@dataclass(frozen=True)
class World:
    """One game as the conformance tests need it."""

    game: Game[Any]
    longest: int
    """No random game takes more moves than this."""
    scramble: Callable[[Any, int | None, Random], Any]
    """Another state that differs only in what the viewer may not see."""
    census: Callable[[Any], dict[Hashable, int]]
    """What is counted: the same at every position of a game."""
    hidden_moves: Callable[[Any, Any, int], Iterable[tuple[Move, Move]]]
    """Pairs of moves of a seat in two such states which the others cannot tell apart, as neither turns anything up."""
    internal: Callable[[Any], Iterable[str]]
    """Names of things in the log and in the state that nobody should have to read."""

    def setup(self, players: int) -> Setup:
        """Return the setup of its games."""
        return Setup(self.game.info.key, players)

    def positions(self, seed: str, players: int):
        """Every (state, seat, move) of one random game, the state being the one before the move."""
        state = self.game.setup(self.setup(players), seed)
        rng = Rng(f"{seed}:luck")
        while actors := sorted(self.game.actors(state)):
            seat = actors[rng.below(len(actors))]
            move = self.game.policies["random"](self.game, state, seat, rng)
            yield codec.clone(state), seat, move
            for _ in self.game.play(state, move):
                pass


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
    return World(find(key), told.LONGEST, told.scramble, told.census, told.hidden_moves, told.internal)


WORLDS = {key: world_of(key) for key in GAMES}
