"""The engine's own command line: answers are JSON on stdout, a fault is one line on stderr."""

import io
import json
import sys

import pytest

from engine import __main__ as command_line
from engine.__main__ import main, play_out
from engine.core.game import Setup
from engine.core.log import log_of, write, write_campaign
from engine.core.match import Match
from engine.core.registry import GAMES, every_key, find
from engine.core.rng import Rng
from tests.thorough import a_few


def run(capsys, *arguments):
    code = main(list(arguments))
    told = capsys.readouterr()
    return code, told.out, told.err


def test_all_games_are_listed_those_of_campaigns_too(capsys):
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert [game["key"] for game in json.loads(out)] == list(every_key())


def test_a_game_is_played_to_its_end_and_its_log_replays_to_the_same(capsys, tmp_path):
    log = tmp_path / "game.json"
    _, played, _ = run(capsys, "play", "europe", "--players", "3", "--seed", "cli", "--log", str(log), "--json")
    code, replayed, _ = run(capsys, "replay", str(log), "--json")
    assert code == 0
    assert json.loads(replayed) == json.loads(played)
    assert json.loads(played)["over"]
    assert played.count("\n") == 1


def test_each_seat_may_have_a_policy_of_its_own(capsys):
    code, out, _ = run(capsys, "play", "europe", "--players", "2", "--policy", "random", "normal", "--seed", "1")
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


@pytest.mark.long
def test_the_days_are_counted_for_which_a_campaign_waits(capsys):
    code, out, _ = run(capsys, "campaign", "legends", "waits", "--players", "2", "--seed", "cli")
    assert code == 0
    assert json.loads(out)["times"] > 0


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
        ["league", "europe", "clever"],
        ["league", "europe", "random", "random", "--players", "3"],
        ["league", "europe", "random", "--games", "0"],
        ["league", "europe", "random", "--jobs", "0"],
        ["league", "europe", "random", "--number", "2"],
        ["league", "legends", "random", "--number", "13"],
        ["league", "europe", "other:random"],
        ["league", "europe", "other:random", "--other", "no-such-folder"],
        ["replay", "no-such-file.json"],
        ["campaign", "europe"],
        ["campaign", "legends", "--players", "6"],
        ["campaign", "legends", "--policy", "clever"],
        ["campaign", "legends", "--players", "3", "--by-chance", "4"],
        ["campaign", "legends", "bench", "--campaigns", "0"],
        ["campaign", "legends", "bench", "--campaigns", "2", "--jobs", "0"],
        ["bench", "europe", "--players", "0"],
        ["bench", "german", "--players", "9"],
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


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": "another"}, "format another, expected"),
        ({"rules": 0}, "written under rules version 0, this is"),
        ({"result": {"scores": [0, 0], "places": [[0, 1]]}}, "the log says"),
    ],
)
def test_a_log_that_cannot_lead_where_it_says_is_refused_with_the_reason(capsys, tmp_path, change, told):
    log = tmp_path / "game.json"
    run(capsys, "play", "europe", "--players", "2", "--seed", "cli", "--log", str(log))
    log.write_text(json.dumps(json.loads(log.read_text()) | change))
    code, _, err = run(capsys, "replay", str(log))
    assert (code, told in err) == (1, True), err


@pytest.mark.parametrize(
    ("game", "seed", "told"),
    [
        ("europe", "honest", "europe is not played in campaigns"),
        ("legends", "forged", "the seed is not the one that was committed to"),
        ("legends", "honest", "not all games are of legends"),
    ],
)
def test_a_file_that_is_no_campaign_of_its_game_is_refused_with_the_reason(capsys, tmp_path, game, seed, told):
    europe = log_of(Match(find("europe"), Setup("europe", 2), "seed"))
    file = tmp_path / "campaign.json"
    file.write_text(write_campaign(game, "honest", [europe]).decode().replace('"seed": "honest"', f'"seed": "{seed}"'))
    code, _, err = run(capsys, "replay", str(file))
    assert (code, told in err) == (1, True), err


@pytest.mark.long
def test_campaigns_are_counted_alike_in_one_process_and_in_several(capsys):
    arguments = ("--players", "2", "--seed", "cli", "--policy", "random", "--campaigns", "2")
    (_, alone, _), (_, together, _) = (
        run(capsys, "campaign", "legends", "bench", *arguments, "--jobs", jobs) for jobs in ("1", "2")
    )
    assert json.loads(alone)["campaigns"] == 2
    assert alone == together


class Terminal(io.StringIO):
    """A standard error that somebody looks at, as far as a program can tell."""

    def isatty(self):
        return True


def a_game_of_18xx(tmp_path):
    match = Match(find("18cz"), Setup("18cz", 3, {"ruleset": "18xx.games"}), "abroad")
    play_out(match, ["normal"] * 3, Rng("abroad"))
    ours, theirs = tmp_path / "ours.json", tmp_path / "theirs.json"
    ours.write_bytes(write(match))
    assert main(["export-18xx", str(ours), str(theirs)]) == 0
    return str(theirs)


SHOWN = {
    "seconds": lambda _: ["bench", "toy", "--seconds", "0.5", "--players", "2"],
    "actions": lambda folder: ["import-18xx", a_game_of_18xx(folder)],
    "games": lambda _: ["campaign", "legends", "--players", "2", "--policy", "random"],
    "campaigns": lambda _: ["campaign", "legends", "bench", "--players", "2", "--policy", "random", "--campaigns", "1"],
}


@pytest.mark.parametrize("what", a_few(SHOWN, 1))
def test_a_terminal_shows_how_far_a_long_command_is_and_a_pipe_has_nothing_of_it(what, tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(GAMES, "toy", "tests.toy.engine.game:TOY")
    command = SHOWN[what](tmp_path)
    capsys.readouterr()
    monkeypatch.setattr(command_line, "BRIEFLY", 0.0)
    for error in (Terminal(), io.StringIO()):
        monkeypatch.setattr(sys, "stderr", error)
        assert main(command) == 0
        assert (f"{what}:" in error.getvalue()) is error.isatty()
        assert json.loads(capsys.readouterr().out)


def test_what_is_done_within_two_seconds_shows_nothing_on_a_terminal_either(capsys, monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(command_line, "BRIEFLY", 1e9)
    assert main(["campaign", "legends", "--players", "2", "--policy", "random"]) == 0
    assert terminal.getvalue() == ""
