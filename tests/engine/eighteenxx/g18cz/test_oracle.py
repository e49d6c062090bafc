"""Every recorded game that lies outside the project is replayed, and compared with its trace where it has one."""

import pytest

from engine.core.match import Match
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.interchange.trace import read_trace
from tests.engine.eighteenxx.g18cz.exchange import import_game, read_game
from tests.engine.eighteenxx.recorded import FOLDER
from tests.engine.eighteenxx.shared import oracle
from tests.thorough import a_few

TRACES = FOLDER
GAMES = FOLDER.parent / "games"
RECORDED_BUT_ILLEGAL = {
    "29247": ["action 345 (run_routes of ATE): illegal, 18xx.route.twice (stop E11.3), 18cz.rule.or7"]
}


def named(folder, ending):
    """The names of what lies in a folder; where it is not here, one name, at which the test is skipped."""
    return sorted(path.name.removesuffix(ending) for path in folder.glob(f"*{ending}")) or ["any"]


def recorded(name):
    return read_game(oracle("games", f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", a_few(named(GAMES, ".json"), 7))
def test_every_recorded_game_replays_to_its_result_and_is_one_of_ours(name):
    game = recorded(name)
    found = import_game(game)
    assert found.difference is None
    assert list(found.flagged) == RECORDED_BUT_ILLEGAL.get(name, [])
    assert found.match.result.scores == game.result
    match = found.match
    again = Match.replay(G18CZ, match.setup, match.seed, match.entries)
    assert (again.state, again.line, again.result) == (match.state, match.line, match.result)


@pytest.mark.parametrize("name", named(TRACES, ".jsonl.gz"))
@pytest.mark.long
def test_every_traced_game_agrees_with_its_trace_after_every_action(name):
    found = import_game(recorded(name), read_trace(oracle("traces", f"{name}.jsonl.gz").read_bytes()))
    assert found.difference is None
