"""A modified client, a lost open_table and a talkative log: none of them yields or breaks anything."""

from __future__ import annotations

import logging

import discord
import pytest
from simcord.actors import _component_interaction

from bot.program import set_up_logging
from tests.bot.stage import labels, private, raw, text
from tests.thorough import a_few

BUTTON, MENU = 2, 3


async def forge(who, message, custom_id, kind=BUTTON, **more):
    """Press what a message does not hold, as a modified client may."""
    stored = who._env.backend.get_message(message.channel.id, message.id)
    return await _component_interaction(who, stored, {"custom_id": custom_id, "component_type": kind, **more})


@pytest.fixture
def pace():
    return 24 * 3600


@pytest.mark.parametrize(
    "control",
    a_few(
        [
            "erase",
            "agree:1",
            "play:keep.0+1",
            "go:keep",
            "hand",
            "start",
            "leave",
            "takeover:1",
            "snooze:0.3600",
            "forget",
            "hint",
            "try",
            "back",
            "compare",
            "foresee:claim.0",
        ],
        5,
    ),
)
async def test_a_control_that_a_message_does_not_hold_does_nothing(stage, control):
    table = await stage.begin(stage.bob)
    before, panel = await stage.table(), stage.channel.history()[-1]
    shown = text(panel)
    for who in (stage.alice, stage.bob, stage.cara):
        await forge(who, panel, f"sm1:{table.id}:{table.seq}:{control}")
        await forge(who, panel, f"sm1:{table.id}:{table.seq}:{control}", MENU, values=["0"])
    assert await stage.table() == before
    assert text(stage.channel.history()[-1]) == shown


async def test_whoever_may_no_longer_manage_the_server_deletes_no_table(stage):
    role = stage.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
    await stage.open()
    table = await stage.table()
    asked = await boss.slash(stage.channel, "admin delete", table=table.id)
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    stage.env.backend.edit_role(stage.guild.id, role.id, {"permissions": 0})
    said = await boss.click(question, label="Delete")
    assert "not allowed" in private(said) or "permission" in private(said)
    assert await stage.table() is not None


async def test_values_that_a_menu_does_not_offer_are_answered_kindly(stage):
    await stage.begin(stage.bob)
    shown = await stage.alice.slash(stage.channel, "hand")
    private_panel = next(m for m in (shown.response, *shown.followups) if m and raw(m))
    (menu,) = (c for c in raw(private_panel) if c["type"] == MENU)
    stored = private_panel.message if hasattr(private_panel, "message") else private_panel
    for values in (["!"], ["-1", "0"], ["99", "0"], ["0" * 60, "1"], ["½"]):
        said = await _component_interaction(
            stage.alice,
            stage.env.backend.get_message(stage.channel.id, stored.id),
            {"custom_id": menu["custom_id"], "component_type": MENU, "values": values},
        )
        assert "Something went wrong" not in repr(said)
    assert (await stage.table()).seq == 0


def test_the_log_holds_no_hand_and_no_seed_even_when_it_tells_everything():
    before = {name: logging.getLogger(name).level for name in ("", "discord", "discord.http", "aiosqlite")}
    handlers = list(logging.getLogger().handlers)
    try:
        set_up_logging("DEBUG")
        assert logging.getLogger("bot").isEnabledFor(logging.DEBUG)
        # What is sent to Discord holds hands, what comes from it the keys of answers, what is stored the seeds.
        for name in ("discord.http", "discord.gateway", "discord.webhook.async_", "aiosqlite"):
            assert not logging.getLogger(name).isEnabledFor(logging.DEBUG), name
            assert logging.getLogger(name).isEnabledFor(logging.INFO), name
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
        for handler in logging.getLogger().handlers:
            if handler not in handlers:
                logging.getLogger().removeHandler(handler)


async def test_a_person_who_wants_to_be_forgotten_is_although_a_channel_is_gone(stage):
    lost = stage.guild.create_text_channel("lost")
    await stage.open(channel=lost)
    await stage.bob.slash(lost, "game join")
    stage.env.backend.delete_channel(lost.id)
    asked = await stage.alice.slash(stage.channel, "forget-me")
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    said = await stage.alice.click(question, label=labels(question)[0])
    assert "Something went wrong" not in repr(said)
    assert await stage.service.tables.of_person(stage.alice.id) == ()


async def test_a_lobby_goes_with_its_channel(stage):
    lost = stage.guild.create_text_channel("lost")
    await stage.open(channel=lost)
    stage.env.backend.delete_channel(lost.id)
    await stage.env.settle()
    assert await stage.service.tables.of_person(stage.alice.id, "lobby") == ()


@pytest.mark.parametrize(
    "control",
    a_few(["hint", "try", "back", "compare", "hand", "since", "help", "show", "log", "log_page:1", "words_page:1", "go:keep",
     "play:keep.0+1", "undo", "restart", "next", "span:3.tf.board", "start", "leave", "takeover:1", "snooze:0.3600", "again", "reopen", "number:keep", "note"], 2),
)  # fmt: skip
async def test_a_private_copy_yields_nothing_to_anybody_but_its_owner_and_changes_no_table(stage, control):
    table = await stage.begin(stage.bob)
    with stage.env._bot_scope():
        copy = await stage.service.copies.begin(table.id, stage.alice.id, ("Ada", "Ben"))
        live = await stage.service.live.get(copy.id)
    before, panel, state = await stage.table(), stage.channel.history()[-1], live.match.state
    secret = set(live.match.state.printed.board.tickets) | {"Private copy"}
    for who in (stage.bob, stage.cara):
        for kind, more in ((BUTTON, {}), (MENU, {"values": ["board"]})):
            said = await forge(who, panel, f"sm1:{copy.id}:0:{control}", kind, **more)
            words = "\n".join(
                text(one) for one in (said.response, *said.followups) if one is not None and one.ephemeral
            )
            assert not any(word in words for word in secret)
    assert live.match.state is state
    assert await stage.table() == before
    assert text(stage.channel.history()[-1]) == text(panel)


async def test_a_private_copy_is_opened_by_who_sits_there_alone(stage):
    table = await stage.begin(stage.bob)
    await forge(stage.cara, stage.channel.history()[-1], f"sm1:{table.id}:{table.seq}:try")
    assert not stage.service.live.copies
