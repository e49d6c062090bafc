"""What the conformance tests must be told of games of this family alike: nothing is hidden but the seed."""

from engine.core import codec
from engine.core.players import random_move
from engine.core.rng import Rng


def scramble(state, viewer, chance):
    """Exchange the only thing that is hidden: the seed."""
    other = codec.clone(state)
    other.rng.seed = f"another-{chance.random()}"
    return other


def hidden_moves_of(game):
    """Return what finds a move that nothing hidden bears on: any."""

    def hidden_moves(state, other, seat):
        move = random_move(game, state, seat, Rng("any"))
        yield move, move

    return hidden_moves
