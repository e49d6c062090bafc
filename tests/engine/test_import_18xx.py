"""Games of 18xx.games through the engine's command line."""

import json

import pytest

from engine.__main__ import main
from engine.eighteenxx.offers import Accept
from tests.engine.eighteenxx.g18cz.recorded_games import agreed, document, document_with, exported, random_match
from tests.engine.eighteenxx.shared import oracle


def run(capsys, *arguments):
    code = main([str(argument) for argument in arguments])
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.fixture
def game(tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(exported(random_match(3, 1)))
    return path


def faulty(capsys, *arguments):
    """Run what must fail, and return its one line."""
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    return err


def test_a_game_is_imported_to_its_result(capsys, game):
    code, out, err = run(capsys, "import-18xx", game)
    answer = json.loads(out)
    match = random_match(3, 1)
    assert (code, err) == (0, "")
    assert answer["game"] == "18cz"
    assert answer["over"]
    assert answer["scores"] == answer["worth"] == list(match.result.scores)
    _, line = agreed(match)
    assert answer["moves"] == len(line)
    assert answer["actions"] == sum(not isinstance(move, Accept) for move in line)
    assert (answer["flagged"], answer["difference"]) == ([], None)


def test_programs_are_answered_on_one_line(capsys, game):
    _, out, _ = run(capsys, "import-18xx", game, "--json")
    assert out.count("\n") == 1
    assert json.loads(out)["over"]


def test_an_imported_game_is_kept_as_a_log_of_ours(capsys, game, tmp_path):
    log = tmp_path / "log.json"
    _, imported, _ = run(capsys, "import-18xx", game, "--log", log)
    code, replayed, _ = run(capsys, "replay", log)
    assert code == 0
    assert json.loads(replayed).items() <= json.loads(imported).items()


def test_a_log_of_ours_is_exported_and_imported_again(capsys, game, tmp_path):
    log, abroad = tmp_path / "log.json", tmp_path / "abroad.json"
    run(capsys, "import-18xx", game, "--log", log)
    code, out, _ = run(capsys, "export-18xx", log, abroad)
    assert code == 0
    assert json.loads(out)["scores"] == list(random_match(3, 1).result.scores)
    assert json.loads(abroad.read_bytes()) == json.loads(game.read_bytes())


def test_only_18cz_is_exported(capsys, tmp_path):
    log = tmp_path / "log.json"
    run(capsys, "play", "europe", "--players", "2", "--seed", "1", "--log", log)
    assert "a game of europe; only 18cz can be exported" in faulty(capsys, "export-18xx", log, tmp_path / "x.json")


def test_a_recorded_game_is_compared_with_its_trace(capsys):
    game, trace = oracle("games", "18CZ_4p_s404b.json"), oracle("traces", "18CZ_4p_s404b.jsonl.gz")
    code, out, err = run(capsys, "import-18xx", game, "--trace", trace, "--json")
    assert (code, err) == (0, "")
    answer = json.loads(out)
    assert (answer["compared"], answer["difference"]) == ("every position", None)
    assert answer["scores"] == [1467, 1017, 778, 589]


def test_a_recorded_game_with_an_illegal_run_is_imported_and_the_run_flagged(capsys):
    code, out, _ = run(capsys, "import-18xx", oracle("games", "29247.json"))
    assert code == 0
    answer = json.loads(out)
    assert answer["scores"] == [8529, 8338, 5445]
    assert [flag.partition(" (")[0] for flag in answer["flagged"]] == ["action 345"]


def test_a_difference_from_a_trace_is_one_clear_line(capsys, tmp_path):
    game, trace = oracle("games", "18CZ_4p_s404b.json"), oracle("traces", "18CZ_4p_s404b.jsonl.gz")
    changed = tmp_path / "game.json"
    document = json.loads(game.read_bytes())
    bid = next(action for action in document["actions"] if action["type"] == "pass")
    bid |= {"type": "message", "message": "hello"}
    changed.write_text(json.dumps(document))
    assert "CorruptLog: the trace tells of 489 actions, the game of 488" in faulty(
        capsys, "import-18xx", changed, "--trace", trace
    )


def test_a_difference_from_what_is_recorded_is_one_clear_line(capsys, tmp_path):
    changed, run_routes = document_with("run_routes", "routes")
    run_routes["routes"][0]["revenue"] += 10
    path = tmp_path / "game.json"
    path.write_text(json.dumps(changed))
    told = faulty(capsys, "import-18xx", path)
    assert told.startswith(f"Disagreement: after action {run_routes['id']} (run_routes of {run_routes['entity']}): ")


def test_an_illegal_action_is_one_clear_line_with_its_id_and_the_rule(capsys, tmp_path):
    changed, par = document_with("par")
    par["share_price"] = "61,0,7"
    path = tmp_path / "game.json"
    path.write_text(json.dumps(changed))
    told = faulty(capsys, "import-18xx", path)
    assert told.startswith(f"CorruptLog: action {par['id']} (par of {par['entity']}): illegal, 18xx.")
    assert "18cz.rule." in told


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"title": "1846"}, "OtherGame: a game of 1846; only 18CZ can be imported"),
        ({"settings": {"optional_rules": ["fast"]}}, "OtherGame: optional rules fast are not known"),
        ({"actions": 3}, "CorruptLog: no game of 18xx.games"),
        ({"actions": [{"type": "warp", "id": 1}]}, "CorruptLog: action 1: unknown type 'warp'"),
        ({"players": [{"name": "Ada"}]}, "CorruptLog: 18CZ is played by 2 to 6, not by 1"),
    ],
)
def test_a_game_that_cannot_be_imported_is_one_clear_line(capsys, tmp_path, change, told):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(document(random_match(3, 1)) | change))
    assert faulty(capsys, "import-18xx", path).startswith(told)


@pytest.mark.parametrize("data", [b"", b"\x00\xff", b"{}", b"[" * 100_000])
def test_a_corrupt_file_is_one_clear_line(capsys, tmp_path, game, data):
    path = tmp_path / "corrupt"
    path.write_bytes(data)
    assert faulty(capsys, "import-18xx", path).startswith("CorruptLog: no game of 18xx.games")
    assert faulty(capsys, "import-18xx", game, "--trace", path).startswith("CorruptLog: no trace")


def test_a_missing_file_is_one_clear_line(capsys, tmp_path):
    assert "FileNotFoundError" in faulty(capsys, "import-18xx", tmp_path / "none.json")
