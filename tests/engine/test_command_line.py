"""The engine's own command line: answers are JSON on stdout, a fault is one line on stderr."""

import json

import pytest

from engine.__main__ import main


def run(capsys, *arguments):
    code = main(list(arguments))
    told = capsys.readouterr()
    return code, told.out, told.err


def test_games_are_listed(capsys):
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "europe" in [game["key"] for game in json.loads(out)]


def test_a_game_is_played_to_its_end_and_its_log_replays_to_the_same(capsys, tmp_path):
    log = tmp_path / "game.json"
    _, played, _ = run(capsys, "play", "europe", "--players", "3", "--seed", "cli", "--log", str(log), "--json")
    code, replayed, _ = run(capsys, "replay", str(log), "--json")
    assert code == 0
    assert json.loads(replayed) == json.loads(played)
    assert json.loads(played)["over"]
    assert played.count("\n") == 1


def test_each_seat_may_have_a_policy_of_its_own(capsys):
    code, out, _ = run(capsys, "play", "europe", "--players", "2", "--policy", "random", "sensible", "--seed", "1")
    assert code == 0
    assert json.loads(out)["over"]


def test_a_game_is_played_with_switches_of_its_rules(capsys, tmp_path):
    log = tmp_path / "game.json"
    code, _, _ = run(capsys, "play", "18cz", "--players", "3", "--variant", "ruleset=18xx.games", "--log", str(log))
    assert code == 0
    assert json.loads(log.read_text())["setup"]["variants"] == {"ruleset": "18xx.games"}


def test_a_campaign_is_played_to_its_end_and_many_are_counted(capsys):
    code, out, _ = run(capsys, "campaign", "legends", "--players", "2", "--seed", "cli", "--policy", "random")
    assert code == 0
    assert len(json.loads(out)["games"]) == 12
    arguments = ("bench", "--players", "2", "--seed", "cli", "--policy", "random", "--campaigns", "1")
    code, out, _ = run(capsys, "campaign", "legends", *arguments)
    assert code == 0
    assert json.loads(out)["campaigns"] == 1


def test_the_benchmark_counts_games(capsys):
    _, out, _ = run(capsys, "bench", "europe", "--seconds", "0.05", "--players", "2")
    assert json.loads(out)["games_per_second"] > 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "monopoly"],
        ["play", "europe", "--players", "6"],
        ["play", "europe", "--policy", "clever"],
        ["play", "18cz", "--variant", "ruleset=mine"],
        ["play", "europe", "--variant", "ruleset=rulebook"],
        ["play", "europe", "--players", "3", "--policy", "random", "random"],
        ["replay", "no-such-file.json"],
        ["campaign", "europe"],
        ["campaign", "legends", "--players", "6"],
        ["campaign", "legends", "--policy", "clever"],
    ],
)
def test_a_fault_is_one_clear_line_and_a_failing_exit(capsys, arguments):
    code, out, err = run(capsys, *arguments)
    assert code == 1
    assert out == ""
    assert err.count("\n") == 1


def test_a_log_whose_seed_was_changed_is_refused(capsys, tmp_path):
    log = tmp_path / "game.json"
    run(capsys, "play", "europe", "--seed", "honest", "--log", str(log))
    log.write_text(log.read_text().replace('"honest"', '"forged"'))
    code, _, err = run(capsys, "replay", str(log))
    assert code == 1
    assert "committed" in err
