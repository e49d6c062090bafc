"""What people call themselves, their tables and their threads can neither mark up nor break what the bot says."""

from __future__ import annotations

import discord
import pytest

from bot.service import TableOptions
from bot.texts import harmless
from tests.bot.stage import private, text


@pytest.mark.parametrize(
    "written", ["https://x.y/**b**", "<x:/**hi**_>", "steam://a*b*", "https://x/`y", "http://x/||y||"]
)
def test_what_only_looks_like_a_link_has_no_markup_either(written):
    kept = harmless(written)
    for mark in "*_`|":
        assert kept.count(mark) == kept.count(f"\\{mark}"), kept


@pytest.mark.parametrize(("name", "shown"), [("\u202eevil", "evil"), ("a\u200b\u2066b", "ab"), ("a\tb\x07", "a b")])
async def test_a_name_cannot_turn_the_sentence_around_it(stage, name, shown):
    dora = stage.guild.add_member(stage.env.create_user("dora"), nick=name)
    table = await stage.begin(dora)
    assert (await stage.bot.parts.names.at(table, await stage.bot.parts.channels.texts(table)))[1] == shown


@pytest.mark.parametrize("name", ["\u200b\u200b", "\u3164\u3164", "\u2800"])
async def test_whoever_has_no_readable_name_is_called_by_another(stage, name):
    dora = stage.guild.add_member(stage.env.create_user("dora"), nick=name)
    table = await stage.begin(dora)
    assert (await stage.bot.parts.names.at(table, await stage.bot.parts.channels.texts(table)))[1] == "dora"


async def test_the_name_of_a_thread_puts_no_link_of_its_own_into_a_direct_message(stage):
    title = "gifts](https://evil.example/) [x"
    await stage.alice.slash(stage.channel, "game new", game="europe", title=title, players=2, thread=True)
    (thread,) = stage.bot.guilds[0].threads
    table = await stage.service.tables.in_channel(thread.id)
    with stage.env._bot_scope():
        await stage.service.lobby.add_opponent(table.id, stage.alice.id)
        table = await stage.service.lobby.start(table.id, stage.alice.id)
        await stage.bot.reconciler.reconcile(table.id)
    await stage.env.settle()
    direct_messages = [text(m) for m in stage.alice.user.dm_channel.history()]
    assert direct_messages
    assert not any("](https://evil" in direct_message for direct_message in direct_messages)
    (place,) = (line for line in direct_messages[-1].splitlines() if "discord.com/channels" in line)
    assert (place.count("["), place.count("]"), place.count("](https://discord.com/channels/")) == (1, 1, 1)


async def test_a_list_of_tables_with_the_longest_titles_can_be_read(stage):
    role = stage.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
    with stage.env._bot_scope():
        for number in range(20):
            await stage.service.lobby.new(
                1000 + number, stage.guild.id, 5000 + number, TableOptions(game="europe", title="a" + "*" * 59)
            )
    said = private(await boss.slash(stage.channel, "admin list"))
    assert len(said) <= 2000
    assert "20 tables" in said
    assert "more" in said
