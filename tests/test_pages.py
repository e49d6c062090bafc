"""What the README of the project and of each room say must hold."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.channels import NEEDED, permission_names
from bot.shards import BLOCK, IDENTIFY_PAUSE, LOOK
from bot.texts import texts_for
from engine.core.registry import every_key, find

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
ROOMS = ("engine", "rendering", "storage", "bot", "tests")
EVERY_README = ("README.md", *(f"{room}/README.md" for room in ROOMS))
LONGEST_LINES = 60
"""A page."""
WITH_GLOSSARY = {"engine": 110}
"""The engine's page ends with the glossary of the whole project, which is looked up rather than read."""


def every_command():
    client = discord.Client(intents=discord.Intents.none())
    client.tree = app_commands.CommandTree(client)
    commands.register(client.tree)
    for command in client.tree.get_commands(type=discord.AppCommandType.chat_input):
        told = command.to_dict(client.tree)
        inner = [option for option in told.get("options", []) if option["type"] == 1]
        for one in inner or [told]:
            name = f"{told['name']} {one['name']}" if inner else told["name"]
            fields = "".join(f" {option['name']}" for option in one.get("options", []))
            yield f"| `/{name}{fields}` | {one['description']} |"


def test_every_command_stands_in_the_tables_with_its_fields_and_meaning():
    assert [row for row in every_command() if row not in README] == []


def test_no_command_stands_in_the_tables_that_is_not_there():
    assert set(re.findall(r"^\| `/.*\|$", README, re.MULTILINE)) == set(every_command())


@pytest.mark.parametrize("key", every_key())
def test_every_game_stands_in_the_table_of_games_with_its_players_and_its_key(key):
    low, high = find(key).info.players
    name = texts_for("en").say(f"game.name.{key}")
    row = rf"^\| {re.escape(name)}[^|]*\| {low}\u2013{high} people[^|]*\| `{key}` \|$"
    assert re.search(row, README, re.MULTILINE)
    assert re.search(rf"^### {re.escape(name)}$", README, re.MULTILINE)


def test_no_game_stands_in_the_table_of_games_that_is_not_there():
    assert re.findall(r"^\|[^|]*\|[^|]*\| `(\w+)` \|$", README, re.MULTILINE) == list(every_key())


@pytest.mark.parametrize("path", EVERY_README)
def test_the_example_runs_as_it_is_shown(path):
    run = doctest.testfile(str(ROOT / path), module_relative=False)
    assert run.attempted
    assert run.failed == 0


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_a_page_of_its_own_that_the_readme_leads_to(room):
    assert f"({room}/README.md)" in README
    assert len((ROOT / room / "README.md").read_text("utf-8").splitlines()) <= WITH_GLOSSARY.get(room, LONGEST_LINES)


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_that_the_page_of_a_room_names_is_there(room):
    named = re.findall(r"`([\w./]+(?:\.py|/))`", (ROOT / room / "README.md").read_text("utf-8"))
    missing = [name for name in named if not ((ROOT / name).exists() or any((ROOT / room).rglob(name)))]
    assert named
    assert missing == []


@pytest.mark.parametrize("path", [".ci/run", ".github/CONTRIBUTING.md"])
def test_what_runs_before_a_change_lands_is_the_readmes_own_test_command(path):
    (command,) = re.findall(r"^.*-m pytest$", README, re.MULTILINE)
    assert command in (ROOT / path).read_text("utf-8").splitlines()


def test_the_pythons_to_run_it_on_are_found_the_oldest_first_whatever_else_is_on_the_path(tmp_path):
    too_old, unchosen = "exit 0", "exit 127"
    answers = {9: too_old, 98: "echo 98 python3.98", 99: "echo 99 python3.99", 100: unchosen}
    for minor, answer in answers.items():
        program = tmp_path / f"python3.{minor}"
        program.write_text(f"#!/bin/sh\n{answer}\n")
        program.chmod(0o755)
    (tmp_path / "python3").symlink_to(sys._base_executable)
    found = subprocess.run(
        [ROOT / ".ci" / "pythons"],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    minors = [int(line.split()[0]) for line in found.stdout.splitlines()]
    assert minors == sorted(set(minors))
    assert {sys.version_info.minor, 98} <= set(minors)
    assert found.stdout.endswith("99 python3.99\n")


@pytest.mark.parametrize("path", re.findall(r"\]\((?!http)([^)#]+)\)", README))
def test_every_file_it_points_to_is_there(path):
    assert (ROOT / path).exists()


def test_the_permissions_to_invite_it_with_are_those_that_it_needs():
    listed = re.search(r"permissions (\*View Channels\*.*?)\. Open", README, re.DOTALL)[1]
    assert set(re.findall(r"\*(.+?)\*", " ".join(listed.split()))) == set(permission_names(NEEDED))


def test_every_setting_of_the_example_file_is_read_somewhere():
    settings = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text("utf-8"), re.MULTILINE)
    read = (ROOT / "bot" / "settings.py").read_text("utf-8")
    assert settings
    assert [name for name in settings if name not in read] == []
    assert set(re.findall(r"\b(?:DISCORD|STATIONMASTER)_[A-Z_]+\b", read)) == set(settings)


def test_what_a_takeover_takes_is_what_discord_lets_begin():
    said = " ".join(README.split())
    assert BLOCK == 4
    assert f"each further one {('one', 'two', 'three', 'four', 'five')[int(IDENTIFY_PAUSE) - 1]} seconds later" in said
    assert f"(sixteen after {15 * IDENTIFY_PAUSE + LOOK:.0f} seconds)" in said
