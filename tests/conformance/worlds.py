"""What the conformance tests must be told of each registered game: what is hidden, and what must never change in sum.

A game tells it in ``world.py`` beside its own tests: ``LONGEST`` and the functions ``scramble``, ``census``,
``explained``, ``hidden_moves`` and ``internal``, which mean what the fields of ``World`` say; some have ``as_offered`` too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from engine.core import codec
from engine.core.assistance import Part
from engine.core.game import Game, Setup
from engine.core.moves import Chain, Move, Slot, fields
from engine.core.registry import GAMES, find
from engine.core.rng import Rng
from engine.core.text import Param, Text
from tests.beside import beside
from tests.thorough import long_but, times


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

    From one position to the next the numbers are the same, but for what ``explained`` tells.
    """
    explained: Callable[[Any, Move, Sequence[Text]], Iterable[tuple[Hashable, int]]]
    """What a move rightly brings into the game or, below 0, takes out of it: exactly so many of a piece, or of a kind
    where nothing tells which of its pieces they are. It is given the state before the move, the move, and the texts of
    its events with those within them."""
    hidden_moves: Callable[[Any, Any, int], Iterable[tuple[Move, Move]]]
    """Pairs of moves of a seat in two such states which the others cannot tell apart, as neither turns anything up."""
    internal: Callable[[Any], Iterable[str]]
    """Names of things in the log and in the state that nobody should have to read."""
    as_offered: Callable[[Any, Move], Move] = lambda _, move: move
    """The move that is offered in the place of one, where of two that are alike the first alone is."""

    def setup(self, players: int) -> Setup:
        """Return the setup of its games."""
        return Setup(self.game.info.key, players)

    def positions(self, seed: str, players: int, every: int = 1):
        """Every (state, seat, move) of one random game, or one in so many, the state being the one before the move."""
        for state, seat, move in played(self, seed, players)[::every]:
            yield codec.decode_state(self.game, state), seat, move

    def unexplained(self, seed: str, players: int, policy: str = "random") -> Iterator[Mapping[Hashable, int]]:
        """Play a game and return for each of its moves what it lost or made of pieces, and nothing explains."""
        course = played(self, seed, players, policy)
        after = codec.decode_state(self.game, course[0][0])
        counted = self.census(after)
        for packed, _, move in course:
            before, counted_before, after = after, counted, codec.decode_state(self.game, packed)
            texts = [text for event in self.game.play(after, move) for text in texts_of(event.text)]
            counted = self.census(after)
            yield unexplained(counted_before, counted, self.explained(before, move, texts))

    def some(self, seed: str, players: int, most: int):
        """Of the positions of one random game as many as are wanted, evenly spread, and two before each kind of move."""
        moves = [move for _, _, move in played(self, seed, players)]
        for number in spread(moves, most):
            state, seat, move = played(self, seed, players)[number]
            yield codec.decode_state(self.game, state), seat, move


def overrides(part: Part[Any], method: Callable[..., Any]) -> bool:
    """Tell whether a part of a game does something of its own where there is a default."""
    return getattr(type(part), method.__name__) is not method


@lru_cache(maxsize=6)
def played(world: World, seed: str, players: int, policy: str = "random") -> list[tuple[bytes, int, Move]]:
    """Play one game, for all tests that look at it: before each move the packed state, who moved, and how.

    Of *hard*, which takes long, one move in a few is made; *normal* makes the others.
    """
    game, rng, found = world.game, Rng(f"{seed}:luck"), []
    state = game.setup(world.setup(players), seed)
    while actors := sorted(game.actors(state)):
        seat = actors[rng.below(len(actors))]
        usual = policy == "hard" and rng.below(times(8, 1)) > 0
        move = game.policies["normal" if usual else policy](game, state, seat, rng)
        found.append((codec.encode_state(state), seat, move))
        for _ in game.play(state, move):
            pass
    return found


def texts_of(value: Param) -> Iterator[Text]:
    """Return a text and all texts within it."""
    if isinstance(value, Text):
        yield value
        value = tuple(value.params.values())
    if isinstance(value, tuple):
        for one in value:
            yield from texts_of(one)


def unexplained(
    before: Mapping[Hashable, int], after: Mapping[Hashable, int], explained: Iterable[tuple[Hashable, int]]
) -> Mapping[Hashable, int]:
    """Return how far two counts of pieces differ otherwise than is explained, by piece, or by kind for what never came."""
    found = Counter({piece: after.get(piece, 0) - before.get(piece, 0) for piece in before.keys() | after.keys()})
    kinds = Counter[str]()
    for piece, change in explained:
        if isinstance(piece, str):
            kinds[piece] += change
        else:
            found[piece] -= change
    for kind, change in kinds.items():
        pieces = {piece: number for piece, number in found.items() if number and kind_of(piece) == kind}
        if sum(pieces.values()) == change and sum(map(abs, pieces.values())) == abs(change):
            found.subtract(pieces)
        else:
            found[kind] -= change
    return {piece: change for piece, change in found.items() if change}


def kind_of(piece: Hashable) -> Hashable:
    """Return the name of the kind that a piece of a census is of."""
    return piece[0] if isinstance(piece, tuple) else piece


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
        told.explained,
        told.hidden_moves,
        told.internal,
        getattr(told, "as_offered", World.as_offered),
    )


WORLDS = {key: world_of(key) for key in GAMES}
SEED = "essen"
"""Of the random game that most tests look at: it is played once for all of them."""


def tables_of(keys: Iterable[str]) -> list[pytest.ParameterSet]:
    """Return (world, players) of some games as one parameter: those of the fewest are tried each time, the others by ``-m long``."""
    sizes = {key: WORLDS[key].game.info.players for key in keys}
    every = [_table(key, players) for key, both in sizes.items() for players in both]
    return long_but(every, *(_table(key, players[0]) for key, players in sizes.items()))


def _table(key: str, players: int) -> pytest.ParameterSet:
    return pytest.param((WORLDS[key], players), id=f"{key}-{players}p")
