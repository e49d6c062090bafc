"""The message in the channel: its controls tell nothing, and it is one that Discord takes."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands
from msgspec.structs import replace

from bot.demo.discord_api.limits import check_message
from bot.messages.announcement import Announcement, openings
from bot.messages.controls import gallery
from bot.messages.pictures import Picture
from bot.messages.wording import explain, named
from bot.service import Refusal
from bot.texts import Texts, shorten
from engine.core.errors import IllegalMove
from tests.bot.positions import LIVE, look_at, positions
from tests.bot.stage import walk

TEXTS = Texts("en", strict=True)
BOARD = Picture(b"", "alt " * 400, "board.png")


def controls(view):
    return [part["label"] for part in walk(view.to_components()) if part.get("label")]


def shown(table, **more):
    return Announcement(TEXTS, table, more.pop("story", "It happened."), "Next.", **more).view([gallery(BOARD)])


def test_the_controls_of_a_step_are_the_same_whatever_somebody_holds():
    seen = {}
    for match, seat in positions("same-panel"):
        look = look_at(match, seat)
        if len(look.table.actors) == 1 and look.table.holder(seat).human:
            labels = controls(shown(look.table, offered=openings(TEXTS, look, ())))
            cards = [label for label in labels if label[0] in "🎴🟪🟦🟧⬜🟩🟨⬛🟥🚂"]
            assert len(cards) <= 1 + len(set(look.view.face_up)), "what lies face up, everybody sees"
            rest = tuple(label for label in labels if label not in cards)
            assert seen.setdefault(match.state.frame.round, rest) == rest
            assert bool(cards) == (match.state.frame.round in {"turns", "second_card"})
    looks = ("My hand", "Since my last turn", "Help")
    assert seen["turns"] == ("Claim a route", "Build a station", "Draw tickets", *looks)
    assert seen["second_card"] == looks, "nothing else can be done before the second card is drawn"
    assert seen["new_tickets"] == ("My move", *looks)


def test_the_cards_that_can_be_drawn_stand_in_rows_of_their_own():
    rows = set()
    for match, seat in positions("same-panel"):
        look = look_at(match, seat)
        if match.state.frame.round == "turns" and look.table.holder(seat).human:
            view = shown(look.table, offered=openings(TEXTS, look, ()))
            rows |= {
                tuple(part["label"] for part in row["components"])
                for row in walk(view.to_components())
                if row["type"] == discord.ComponentType.action_row.value
            }
    assert ("Claim a route", "Build a station", "Draw tickets") in rows
    assert not any({"Claim a route"} < set(row) and "🎴 From the deck" in row for row in rows)


def test_while_an_opponent_thinks_nobody_is_offered_a_move():
    seats = tuple(replace(h, to_move=not h.human) for h in LIVE.seats)
    assert controls(shown(replace(LIVE, seats=seats))) == ["My hand", "Since my last turn", "Help"]


def test_while_several_choose_there_is_one_button_for_all():
    seats = tuple(replace(h, to_move=True) for h in LIVE.seats)
    assert controls(shown(replace(LIVE, seats=seats)))[0] == "My move"


def test_after_the_end_nothing_can_be_played():
    assert controls(shown(replace(LIVE, phase="over"))) == [
        "Play again",
        "Log",
        "Replay",
        "Graphs",
        "Turning points",
        "My hand",
        "Since my last turn",
        "Help",
    ]


def test_discord_takes_the_longest_story():
    seats = tuple(replace(h, to_move=True) for h in LIVE.seats)
    view = shown(replace(LIVE, seats=seats, seq=999_999), story="x" * 9000)
    parts = {"components": view.to_components(), "flags": 1 << 15}
    alt = [problem for problem in check_message(parts, uploads=["board.png"]) if "description" not in problem]
    assert alt == []


def test_a_description_of_a_picture_is_cut_to_what_discord_takes():
    assert len(shorten("word " * 400, 1024)) <= 1024
    assert shorten("short", 1024) == "short"
    assert shorten("travel Buffalo, then Pittsburgh", 21) == "travel Buffalo, then…"
    assert shorten("travel Buffalo, then Pittsburgh", 20) == "travel Buffalo…"
    assert shorten("travel " + "o" * 60, 40) == "travel " + "o" * 32 + "…", "a very long word is cut through"
    assert shorten("從牌庫抽兩張火車卡", 6) == "從牌庫抽兩…"


def test_a_refusal_is_a_sentence_with_the_rule_it_rests_on():
    said = explain(IllegalMove("ttr.tickets.none_left", rule="europe.rule.tickets"), TEXTS)
    assert said == "There are no tickets left to draw.\n-# Rulebook, \u201cDrawing tickets\u201d"
    assert explain(Refusal("service.no_seat"), TEXTS).startswith("You have no seat")
    assert explain(RuntimeError("a hand: 3 red"), TEXTS) is None


async def test_a_fault_of_ours_is_answered_by_an_id_and_logged_without_a_hand(stage, monkeypatch, caplog):
    await stage.begin(stage.bob)

    secret = "the hand holds 3 red"

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError(secret)

    monkeypatch.setattr(stage.bot.parts.private_panels, "show", broken)
    result = await stage.alice.slash(stage.channel, "hand")
    said = (result.followups or [result.response])[-1].content
    assert "Something went wrong on my side" in said
    assert "incident" in caplog.text
    assert secret not in caplog.text
    incident = said.split("`")[1]
    assert incident in caplog.text
    caplog.clear()


async def test_a_control_of_an_older_version_is_answered(stage):
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(custom_id="sm0:gone", label="Old"))
    with stage.env._bot_scope():
        await stage.bot.get_channel(stage.channel.id).send(view=view)
    result = await stage.alice.click(stage.channel.last_message, label="Old")
    assert result.response.ephemeral
    assert "older version" in result.response.content


@pytest.mark.parametrize(
    "error",
    [
        app_commands.NoPrivateMessage(),
        app_commands.TransformerError("x", discord.AppCommandOptionType.string, app_commands.Transformer()),
        app_commands.CheckFailure(),
        app_commands.MissingPermissions(["manage_guild"]),
        app_commands.CommandNotFound("gone", []),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_discord_py_refuses_is_said_in_a_sentence_of_its_own(error):
    said = explain(error, TEXTS)
    assert said.endswith(".")
    assert type(error).__name__ not in said


@pytest.mark.parametrize(
    ("value", "label", "said"),
    [
        ("57", "a tile", "57: a tile"),
        ("57", "57 to the north", "57 to the north"),
        ("A", "Anna's share", "Anna's share"),
        ("cape", "The Cape", "The Cape"),
        ("oklahoma-city", "Oklahoma City", "Oklahoma City"),
        ("b", "the best way", "b: the best way"),
    ],
)
def test_what_a_picture_calls_by_a_number_is_said_with_it_and_an_id_only_where_the_name_lacks_it(value, label, said):
    assert named(value, label, TEXTS) == said


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("\u4e00\u5757\u677f\u5757", "57\uff1a\u4e00\u5757\u677f\u5757"),
        ("\uff08\u897f\u2013\u4e1c\uff09", "57\uff08\u897f\u2013\u4e1c\uff09"),
    ],
)
def test_in_chinese_a_number_is_parted_from_what_it_calls_by_a_chinese_colon(label, said):
    assert named("57", label, Texts("zh-CN")) == said
