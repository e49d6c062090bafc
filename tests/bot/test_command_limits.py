from __future__ import annotations

import re

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.client import Stationmaster
from bot.service.rules import TITLE_LENGTH

NAME = re.compile(r"[-_a-z\d]{1,32}")
MOST_TOP_LEVEL, MOST_SUBCOMMANDS, MOST_OPTIONS, MOST_CHOICES = 100, 25, 25, 25
MOST_CHARACTERS = 8000


@pytest.fixture(scope="module")
def tree():
    """Every command as it is sent to Discord, without a service behind it."""
    client = discord.Client(intents=discord.Intents.none())
    grown = app_commands.CommandTree(client)
    client.tree = grown
    commands.register(client)
    return [command.to_dict(grown) for command in grown.get_commands()]


def nodes(command):
    yield command
    for option in command.get("options", []):
        yield from nodes(option)


def characters(node) -> int:
    """Count as Discord does: names, descriptions and choice values at every level."""
    own = len(node["name"]) + len(node.get("description", ""))
    own += sum(len(choice["name"]) + len(str(choice["value"])) for choice in node.get("choices", []))
    return own + sum(characters(option) for option in node.get("options", []))


def test_there_are_no_more_commands_than_discord_takes(tree):
    assert len(tree) <= MOST_TOP_LEVEL
    for command in tree:
        assert len(command.get("options", [])) <= MOST_SUBCOMMANDS


def test_no_command_is_longer_than_discord_takes(tree):
    lengths = {command["name"]: characters(command) for command in tree}
    assert {name: length for name, length in lengths.items() if length > MOST_CHARACTERS} == {}


def test_every_name_and_description_is_one_that_discord_takes(tree):
    for command in tree:
        for node in nodes(command):
            assert NAME.fullmatch(node["name"]), node["name"]
            assert 1 <= len(node["description"]) <= 100, node["description"]
            assert len(node.get("choices", [])) <= MOST_CHOICES
            for choice in node.get("choices", []):
                assert 1 <= len(choice["name"]) <= 100


def test_every_command_has_no_more_options_than_discord_takes(tree):
    for command in tree:
        for node in nodes(command):
            assert len(node.get("options", [])) <= MOST_OPTIONS


def test_required_options_come_first(tree):
    for command in tree:
        for node in nodes(command):
            required = [bool(option.get("required")) for option in node.get("options", []) if option["type"] > 2]
            assert required == sorted(required, reverse=True), node["name"]


def test_housekeeping_is_all_there(tree):
    groups = {command["name"]: {option["name"] for option in command.get("options", [])} for command in tree}
    assert groups["game"] >= {
        *("new", "join", "leave", "start", "kick", "options", "undo", "redo", "remind", "replace"),
        *("opponent", "end", "export", "status", "board", "log", "help"),
    }
    assert groups["admin"] == {"list", "force-end", "delete", "channels", "limit"}
    assert "settings" in groups["me"]
    assert {"privacy", "forget-me"} <= set(groups)


def test_what_manages_a_server_is_shown_only_to_those_who_may(tree):
    (admin,) = (command for command in tree if command["name"] == "admin")
    assert int(admin["default_member_permissions"]) == discord.Permissions(manage_guild=True).value


def test_a_title_may_be_typed_longer_than_it_is_kept_so_that_the_refusal_can_say_so(tree):
    (game,) = (command for command in tree if command["name"] == "game")
    (new,) = (option for option in game["options"] if option["name"] == "new")
    (title,) = (option for option in new["options"] if option["name"] == "title")
    assert title["max_length"] > TITLE_LENGTH


def test_the_bot_asks_for_no_privileged_intents():
    bot = Stationmaster(None, shard_count=1)
    assert bot.intents.value == discord.Intents(guilds=True).value
    assert bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
