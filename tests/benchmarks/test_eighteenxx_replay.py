"""How fast a recorded game of 18CZ is replayed, every rule checked and every run's revenue worked out anew."""

import pytest

from engine.eighteenxx.interchange.read import surviving
from tests.engine.eighteenxx.g18cz.exchange import Replay, read_game
from tests.engine.eighteenxx.shared import oracle

OTHER_ENGINE = 2830
"""Actions a second of 18xx.games' own engine, replaying the same game with its checks on, on a machine of this kind."""


def replayed(data):
    game = read_game(data)
    replay = Replay(game)
    for action in surviving(game.actions):
        replay.play(action)
    return replay


@pytest.mark.parametrize("name", ["29247", "18CZ_3p_s2", "18CZ_5p_s51", "18CZ_6p_s63"])
def test_strict_replay(benchmark, figure, name):
    data = oracle("games", f"{name}.json").read_bytes()
    replay = benchmark.pedantic(replayed, (data,), rounds=15, warmup_rounds=2)
    assert not replay.state.frames
    # The quickest round: what else the machine did is no figure of ours.
    a_second = len(replay.line) / benchmark.stats.stats.min
    figure(f"strict replay of {name}", a_second, OTHER_ENGINE, "actions/s", more_is_better=True)
    if name == "29247":
        figure("  against twice that", a_second, 2 * OTHER_ENGINE, "actions/s", more_is_better=True)
    assert a_second > OTHER_ENGINE
