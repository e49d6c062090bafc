"""Reading logs of 18xx.games: which actions count after undo and redo, and what is refused."""

import json

import msgspec
import pytest

from engine.core.errors import CorruptLog
from engine.eighteenxx.interchange import actions
from engine.eighteenxx.interchange.read import (
    History,
    OtherGame,
    RedoEntry,
    UndoEntry,
    automatic,
    read_action,
    surviving,
)
from tests.engine.eighteenxx.g18cz.exchange import read_game


def listed(*entries):
    """Write actions: each a type, an undo perhaps with the id that it goes back to."""
    found = []
    for number, entry in enumerate(entries, start=1):
        kind, *to = entry.split()
        action = {"type": kind, "entity": 1, "entity_type": "player", "id": number}
        found.append(action | {"action_id": int(to[0])} if to else action)
    return found


def game(*entries, **changed):
    document = {
        "id": 7,
        "title": "18CZ",
        "players": [{"id": 5, "name": "Ada"}, {"id": 3, "name": "Bo"}, {"id": 4, "name": "Cy"}],
        "settings": {"seed": 12, "optional_rules": []},
        "status": "active",
        "result": {},
        "actions": listed(*entries),
    }
    return read_game(json.dumps(document | changed).encode())


def counting(*entries):
    return [action.id for action in surviving(game(*entries).actions)]


def test_without_undo_everything_counts_but_remarks():
    assert counting("pass", "message", "pass") == [1, 3]


def test_undo_takes_back_the_last_action_that_still_counts():
    assert counting("pass", "pass", "undo", "undo", "pass") == [5]


def test_undo_passes_over_remarks_and_never_takes_them_back():
    assert counting("pass", "message", "undo", "pass") == [4]
    assert counting("pass", "pass", "message", "undo") == [1]


def test_undo_with_an_id_takes_back_everything_after_it():
    assert counting("pass", "pass", "pass", "undo 1", "pass") == [1, 5]
    assert counting("pass", "pass", "undo 0") == []


def test_undo_to_an_action_that_was_taken_back_itself_keeps_what_came_before_it():
    assert counting("pass", "pass", "undo", "pass", "pass", "undo 2") == [1]


def test_redo_plays_again_what_the_last_undo_took_back():
    assert counting("pass", "pass", "undo", "redo") == [1, 2]
    assert counting("pass", "pass", "pass", "undo 1", "redo") == [1, 2, 3]


def test_redos_follow_one_another_in_the_opposite_order_of_the_undos():
    assert counting("pass", "pass", "pass", "undo", "undo", "redo", "redo") == [1, 2, 3]
    assert counting("pass", "pass", "pass", "undo", "undo", "redo") == [1, 2]


def test_what_was_redone_can_be_taken_back_again():
    assert counting("pass", "pass", "undo", "redo", "undo", "redo", "undo") == [1]


def test_a_remark_leaves_what_can_be_redone_and_any_other_action_clears_it():
    assert counting("pass", "undo", "message", "redo") == [1]
    with pytest.raises(CorruptLog, match="action 4: nothing to redo"):
        counting("pass", "undo", "pass", "redo")


def test_an_undo_at_the_start_takes_back_nothing_and_a_redo_brings_nothing():
    assert counting("message", "undo", "pass") == [3]
    assert counting("pass", "undo", "undo", "redo", "redo") == [1]


def test_a_history_tells_of_each_undo_how_much_it_leaves():
    history = History()
    told = [history.take(action) for action in game("pass", "pass", "message", "undo 0", "redo").actions]
    assert told[2:] == [None, UndoEntry(0), RedoEntry()]


@pytest.mark.parametrize("kind", ["program_share_pass", "program_buy_shares", "program_disable", "log"])
def test_programmed_actions_are_undone_like_others_and_do_nothing(kind):
    action = game(kind).actions[0]
    assert isinstance(action, actions.Programmed)
    assert counting("pass", kind, "undo") == [1]


def test_what_programmed_players_did_is_read_within_the_action_that_brought_it_about():
    passing = {"type": "pass", "entity": 3, "entity_type": "player"}
    first = {"type": "pass", "entity": 5, "entity_type": "player", "id": 1, "auto_actions": [passing]}
    (action,) = game(actions=[first]).actions
    assert [reaction.entity for reaction in automatic(action)] == [3]


@pytest.mark.parametrize("kind", ["program_share_pass", "program_buy_shares", "program_close_pass", "log"])
def test_a_programmed_action_may_bring_about_what_was_programmed_at_once(kind):
    passing = {"type": "pass", "entity": 5, "entity_type": "player"}
    off = {"type": "program_disable", "entity": 5, "entity_type": "player", "reason": "Shares were sold"}
    first = {"type": kind, "entity": 5, "entity_type": "player", "id": 1, "until_condition": "float", "x": {"y": [1]}}
    (action,) = game(actions=[first | {"auto_actions": [passing, off]}]).actions
    assert (action.id, action.entity, action.written) == (1, 5, kind)
    reactions = tuple(automatic(action))
    assert [(reaction.written, reaction.entity) for reaction in reactions] == [("pass", 5), ("program_disable", 5)]


@pytest.mark.parametrize("kind", ["pass", "program_share_pass", "undo"])
def test_an_action_may_say_that_it_brought_about_nothing(kind):
    first = {"type": kind, "entity": 5, "entity_type": "player", "id": 1, "auto_actions": None}
    (action,) = game(actions=[first]).actions
    assert tuple(automatic(action)) == ()


def test_decorations_and_masters_of_the_game_are_passed_over():
    action = {"type": "pass", "entity": 5, "entity_type": "player", "id": 1, "user": 99, "created_at": 1, "x": [1]}
    assert game(actions=[action], loaded=True, updated_at=3).actions[0].entity == 5


def test_players_of_hot_seat_games_are_called_by_name():
    assert game(players=[{"name": "Ada"}, {"name": "Bo"}]).players == ("Ada", "Bo")


@pytest.mark.parametrize(
    ("changed", "seed"),
    [
        ({}, "12"),
        ({"settings": {}}, "7"),
        ({"settings": {}, "id": "hs_abc34x5"}, "34"),
        ({"settings": {}, "id": ""}, "0"),
    ],
)
def test_the_seed_is_that_of_the_settings_or_the_first_digits_of_the_id(changed, seed):
    assert game(**changed).seed == seed


def test_a_result_is_read_in_seating_order_and_only_of_a_game_that_is_over():
    result = {"3": 30, "5": 50, "4": -40}
    assert game(result=result, status="finished").result == (50, 30, -40)
    assert game(result=result).result is None
    with pytest.raises(CorruptLog, match="the result lacks player 4"):
        game(result={"3": 30, "5": 50}, status="finished")


def test_a_game_of_another_title_is_refused_by_name():
    with pytest.raises(OtherGame, match="a game of 1889; only 18CZ"):
        game(title="1889")


def test_optional_rules_are_refused_by_name():
    with pytest.raises(OtherGame, match="optional rules short_game"):
        game(settings={"seed": 1, "optional_rules": ["short_game"]})


def test_two_players_of_one_name_are_refused():
    with pytest.raises(CorruptLog, match="share an id"):
        game(players=[{"name": "Ada"}, {"name": "Ada"}])


def test_an_unknown_type_of_action_is_refused_with_its_id():
    with pytest.raises(CorruptLog, match="action 2: unknown type 'bankrupt'"):
        game("pass", "bankrupt")


def test_what_is_no_action_is_refused():
    with pytest.raises(CorruptLog, match="an action that cannot be read"):
        read_action(msgspec.Raw(b"3"))


def test_an_action_that_lacks_something_is_refused_with_its_id():
    with pytest.raises(CorruptLog, match=r"action 1 \(bid\): .*company"):
        game("bid")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"title": "18CZ"}', b"\xff\xfe", b"null"])
def test_what_is_no_game_is_refused(data):
    with pytest.raises(CorruptLog, match=r"no game of 18xx\.games"):
        read_game(data)
