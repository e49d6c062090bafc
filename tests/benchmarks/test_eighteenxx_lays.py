"""How soon every legal tile lay of a late position of 18CZ is known."""

import pytest

from engine.core import codec
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.moves import LayTile
from engine.eighteenxx.tile_lays import legal_lays, ordinary_right

LATE = 11
"""The operating round, of 13."""


@pytest.fixture(scope="module")
def late_turn():
    """Of the turns late in a game of five planning opponents the one with most to choose from."""
    state, rng = G18CZ.setup(Setup("18cz", 5), "lays"), Rng("lays:luck")
    turns = []
    while actors := sorted(G18CZ.actors(state)):
        if state.calendar.operating >= LATE and LayTile in G18CZ.kinds(state, actors[0]):
            turns.append(codec.clone(state))
        for _ in G18CZ.play(state, G18CZ.policies["normal"](G18CZ, state, actors[0], rng)):
            pass
    return max(turns, key=lambda turn: len(list(legal_lays(turn, turn.turn.company, ordinary_right(turn)))))


def test_all_legal_lays_of_a_late_position(benchmark, figure, late_turn):
    company = late_turn.turn.company

    def worked_out_anew():
        late_turn.board.worked_out.clear()
        return list(legal_lays(late_turn, company, ordinary_right(late_turn)))

    assert len(benchmark(worked_out_anew)) > 10
    figure("all legal lays of a late position", 1000 * benchmark.stats.stats.mean, 50, "ms")
