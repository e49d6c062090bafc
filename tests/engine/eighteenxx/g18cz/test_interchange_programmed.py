"""Games of 18xx.games in which programmed players acted."""

import json

import pytest

from engine.core.errors import CorruptLog
from tests.engine.eighteenxx.g18cz.recorded_games import (
    agreed,
    document,
    imported,
    random_match,
    traced,
)
from tests.engine.eighteenxx.shared import oracle


def test_what_programmed_players_did_is_played_with_the_action_that_brought_it_about():
    match = random_match(4, 3)
    game = document(match)
    played = game["actions"]
    for before, after in zip(played[:60:2], played[1:60:2], strict=True):
        before["auto_actions"] = [{key: value for key, value in after.items() if key != "id"}]
    game["actions"] = played[:60:2] + played[60:]
    assert imported(game).match.state == match.state


def test_a_pass_that_was_programmed_is_played_at_once():
    match = random_match(4, 3)
    game = document(match)
    passing = next(action for action in game["actions"] if action["type"] == "pass")
    number = passing["id"]
    programming = {"type": "program_share_pass", "entity": passing["entity"], "entity_type": "player", "id": number}
    at_once = {key: value for key, value in passing.items() if key != "id"}
    passing.clear()
    passing |= programming | {"unconditional": True, "indefinite": False, "auto_actions": [at_once]}
    assert imported(game).match.state == agreed(match)[0]


def test_a_programmed_action_is_taken_back_with_what_it_brought_about():
    game = document(random_match(4, 3))
    passing = next(action for action in game["actions"] if action["type"] == "pass")
    del game["actions"][game["actions"].index(passing) :]
    before = imported(game | {"status": "active"}).match
    who = {"entity": passing["entity"], "entity_type": "player"}
    auto = {"type": "program_share_pass", **who, "id": 900, "auto_actions": [{"type": "pass", **who}]}
    game["actions"] += [auto, {"type": "undo", **who, "id": 901}]
    taken_back = imported(game | {"status": "active"}).match
    assert (taken_back.state, taken_back.line) == (before.state, before.line)
    assert len(taken_back.entries) == len(before.entries) + 2


def test_the_trace_of_a_game_need_not_tell_of_programmed_actions():
    game, trace = oracle("games", "18CZ_3p_s304b.json"), traced("18CZ_3p_s304b")
    changed = json.loads(game.read_bytes())
    programming = {"type": "program_disable", "entity": 1, "entity_type": "player", "reason": "None", "id": 0}
    for place in (0, 100, len(changed["actions"])):
        changed["actions"].insert(place, programming)
    assert imported(changed, trace).difference is None


def test_a_fault_of_a_programmed_player_is_told_with_the_action_that_brought_it_about():
    game = document(random_match(4, 3))
    game["actions"][3]["auto_actions"] = [
        {"type": "bid", "entity": 9, "entity_type": "player", "company": "S1", "price": 25}
    ]
    with pytest.raises(CorruptLog, match=r"^action 4 \(bid of 9\): nobody at the table"):
        imported(game)
