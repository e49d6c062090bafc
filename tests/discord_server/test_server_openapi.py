"""The published description as a judge: what it lets pass, and that it names the real fault."""

import pytest

from tests.discord_server.openapi import judge_of_tests

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


@pytest.fixture
def judge():
    return judge_of_tests()


def test_ids_may_be_numbers_and_nulls_are_fine(judge):
    assert judge.check("POST", MESSAGES, {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]}) == []
    assert judge.check("POST", "/users/@me/channels", {"recipient_id": 5}) == []
    assert judge.check("PATCH", MESSAGES + "/{message_id}", {"content": None, "embeds": [], "flags": 32768}) == []


def test_the_fault_is_named_and_not_the_branches_beside_it(judge):
    menu = {"type": 3, "custom_id": "m", "options": [{"label": "x" * 101, "value": "v"}]}
    payload = {"content": "x", "components": [{"type": 1, "components": [menu]}]}
    (problem,) = judge.check("POST", MESSAGES, payload)
    assert problem.startswith("components.0.components.0.options.0.label: ")
    assert "is too long" in problem


def test_a_callback_is_judged_by_its_type(judge):
    assert judge.check("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}) == []
    too_many = {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}] * 26}}
    assert any("choices" in problem for problem in judge.check("POST", CALLBACK, too_many))


def test_a_route_without_a_body_has_nothing_to_say(judge):
    assert judge.check("GET", "/users/@me", {"anything": 1}) == []
    assert judge.knows("GET", "/users/@me")
    assert not judge.knows("GET", "/users/@you")


def test_a_command_without_a_type_is_a_slash_command(judge):
    command = {"name": "game", "description": "Play", "options": [{"type": 3, "name": "route", "description": "Which"}]}
    route = "/applications/{application_id}/commands"
    assert judge.check("PUT", route, [command]) == []
    command["options"][0]["description"] = ""
    (problem,) = judge.check("PUT", route, [command])
    assert problem.startswith("0.options.0.description: ")


def test_a_channel_option_may_name_media_channels_but_no_unknown_kind(judge):
    option = {"type": 7, "name": "where", "description": "Which", "channel_types": [0, 15, 16]}
    route = "/applications/{application_id}/commands"
    assert judge.check("PUT", route, [{"name": "game", "description": "Play", "options": [option]}]) == []
    option["channel_types"] = [17]
    assert judge.check("PUT", route, [{"name": "game", "description": "Play", "options": [option]}]) != []


def test_a_component_in_the_wrong_place_is_named(judge):
    payload = {"flags": 1 << 15, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "y"}]}
    (problem,) = judge.check("POST", MESSAGES, payload)
    assert problem.startswith("components.0: ")
    assert "of no kind" in problem
