"""Every control is found by its id alone, and by one class only."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

import bot
from bot.client import Stationmaster
from bot.messages.controls import LONGEST_ID, NO_TABLE, id_template, make_id, read_id


def verbs(control):
    """Return the verbs that a control's template names."""
    return set(re.search(r"\(\?P<verb>([a-z_|]+)\)", control.__discord_ui_compiled_template__.pattern)[1].split("|"))


def test_no_two_controls_answer_to_the_same_verb():
    taken = {}
    for control in Stationmaster.answers:
        for verb in verbs(control):
            assert verb not in taken, f"{verb} belongs to {taken[verb]} and {control.__name__}"
            taken[verb] = control.__name__


def test_what_is_written_in_an_id_is_read_back():
    made = make_id("k3vq7m2a", 999_999, "snooze", "3.3600")
    assert read_id(re.fullmatch(id_template("snooze"), made)) == ("k3vq7m2a", 999_999, "snooze", "3.3600")
    assert read_id(re.fullmatch(id_template(), make_id(NO_TABLE, 0, "forget"))).arg == ""


@pytest.mark.parametrize(
    ("table", "verb", "arg"), [("Table", "join", ""), ("t", "Join", ""), ("t", "join", "a:b"), ("t", "join", "x" * 71)]
)
def test_an_id_that_could_not_be_read_back_is_not_made(table, verb, arg):
    with pytest.raises(ValueError, match="no id can be made"):
        make_id(table, 0, verb, arg)


def test_the_longest_id_is_one_that_discord_takes():
    assert len(make_id("x" * 12, 999_999, "v" * 20, "y" * 55)) <= LONGEST_ID


async def test_discord_py_waits_for_no_press_of_what_was_sent(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "hand")
    await stage.alice.slash(stage.channel, "rules")
    waiting = {task.get_coro().__qualname__ for task in asyncio.all_tasks()}
    assert not {name for name in waiting if "timeout" in name}


def test_nothing_is_sent_of_which_discord_py_would_keep_the_controls():
    kept = re.compile(r"discord\.ui\.(Layout)?View\(\w")
    sources = [path for path in Path(bot.__file__).parent.rglob("*.py") if "discord_api" not in path.parts]
    assert [path.name for path in sources if kept.search(path.read_text("utf-8"))] == []
