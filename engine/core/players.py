"""Built-in opponents that need no knowledge of a game."""

from __future__ import annotations

from typing import Any

from engine.core.forms import Form, answers
from engine.core.game import Game, State
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat


def random_move(game: Game[Any], state: State, seat: Seat, rng: Rng) -> Move:
    """Choose a kind of move and then each of its fields uniformly at random."""
    kinds = game.kinds(state, seat)
    return random_move_of(game, state, seat, kinds[rng.below(len(kinds))], rng)


def random_move_of(game: Game[Any], state: State, seat: Seat, kind: type[Move], rng: Rng) -> Move:
    """Choose the fields of one kind of move at random."""
    form = Form.of(game, state, seat, kind)
    while form.slot is not None:
        possible = answers(form.slot)
        form = form.then(possible[rng.below(len(possible))])
    return form.move(seat)
