from __future__ import annotations

import re

import discord
import pytest
import simcord

from bot.operation import Backups, Failed, version
from bot.service.values import MOST_CHANNELS
from bot.settings import BackupPlan
from tests.bot.stage import labels, private, text


@pytest.fixture
def boss(stage):
    """Somebody who may manage the server."""
    role = stage.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user("boss"), roles=[role])


async def test_the_group_is_only_for_those_who_manage_the_server(stage, boss):
    assert "admin list" in boss.available_commands(stage.channel)
    assert "admin list" not in stage.alice.available_commands(stage.channel)
    with pytest.raises(simcord.SetupError):
        await stage.alice.slash(stage.channel, "admin list")


async def test_the_list_names_every_live_table_and_where_it_is(stage, boss):
    await stage.open("**Friday**")
    said = private(await boss.slash(stage.channel, "admin list"))
    assert "One table" in said
    assert "\\*\\*Friday\\*\\*" in said
    assert stage.channel.mention in said
    assert stage.alice.mention in said


async def test_the_owner_of_the_bot_alone_sees_how_it_fares(stage, boss, tmp_path):
    await stage.open()
    said = private(await boss.slash(stage.channel, "admin list"))
    assert "owner" not in said
    assert version() not in said
    owner(stage, boss)
    said = private(await boss.slash(stage.channel, "admin list"))
    assert f"Version {version()}" in said
    assert "One table on all servers · pictures waiting: 0 · messages being sent: 0" in said
    assert "GB free" in said
    assert "STATIONMASTER_BACKUPS" in said


async def test_the_owner_sees_the_last_backup_and_why_the_latest_failed(stage, boss, tmp_path):
    owner(stage, boss)
    plan = BackupPlan(tmp_path / "backups", 3600.0, 2)
    backups = stage.bot.operation.backups = Backups(tmp_path / "tables.sqlite3", plan, stage.bot.metrics)
    assert "No backup has been made yet" in private(await boss.slash(stage.channel, "admin list"))
    await backups.make()
    assert "Last backup" in private(await boss.slash(stage.channel, "admin list"))
    backups.failed = Failed(1.0, "the disk is **full**")
    said = private(await boss.slash(stage.channel, "admin list"))
    assert "Last backup" in said
    assert "failed: the disk is \\*\\*full" in said


def owner(stage, member):
    """Let somebody own the application."""
    stage.bot._application.team = None
    stage.bot._application.owner = stage.bot.get_user(member.id) or discord.Object(member.id)


async def test_what_the_bot_may_not_do_is_told_channel_by_channel(stage, boss):
    said = private(await boss.slash(stage.channel, "admin permissions"))
    assert said.startswith("**I have all permissions")
    forbidden = discord.PermissionOverwrite(attach_files=False, send_messages_in_threads=False)
    room = stage.guild.create_text_channel("quiet", overwrites={stage.bot.user: forbidden})
    hidden = discord.PermissionOverwrite(view_channel=False)
    dark = stage.guild.create_text_channel("dark", overwrites={stage.bot.user: hidden})
    said = private(await boss.slash(stage.channel, "admin permissions"))
    assert "In 2 channels" in said
    (of_room,) = (line for line in said.splitlines() if line.startswith(room.mention))
    assert {"Attach Files", "Send Messages in Threads"} == set(re.split(", | and ", of_room.partition(": ")[2]))
    assert f"{dark.mention}: View Channel" in said
    assert stage.channel.mention not in said


async def test_only_channels_that_may_hold_tables_are_looked_at(stage, boss):
    hidden = discord.PermissionOverwrite(view_channel=False)
    stage.guild.create_text_channel("dark", overwrites={stage.bot.user: hidden})
    await boss.slash(stage.channel, "admin channels", action="allow")
    assert "the channel where tables" in private(await boss.slash(stage.channel, "admin permissions"))


async def test_a_table_is_ended_without_asking_and_its_channel_is_told(stage, boss):
    await stage.open()
    table = await stage.table()
    offered = await boss.autocomplete(stage.channel, "admin force-end", "table", "fri")
    assert [choice["value"] for choice in offered] == [table.id]
    await boss.slash(stage.channel, "admin force-end", table=table.id)
    assert (await stage.service.tables.get(table.id)).ending == "admin"
    assert "closed before it started" in text(stage.lobby())


async def test_a_table_is_deleted_only_after_a_question(stage, boss):
    await stage.open()
    table = await stage.table()
    asked = await boss.slash(stage.channel, "admin delete", table=table.id)
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    await boss.click(question, label="Keep")
    assert await stage.table() is not None
    asked = await boss.slash(stage.channel, "admin delete", table=table.id)
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    await boss.click(question, label="Delete")
    assert await stage.table() is None


async def test_a_table_is_taken_by_the_label_of_its_suggestion(stage, boss):
    await stage.open("A table of friends")
    (offered,) = await boss.autocomplete(stage.channel, "admin delete", "table", "friends")
    assert "A table of friends" in private(await boss.slash(stage.channel, "admin delete", table=offered["name"]))
    await boss.slash(stage.channel, "admin force-end", table=offered["name"])
    assert not (await stage.table()).alive


async def test_another_servers_table_is_out_of_reach(stage, boss):
    await stage.open()
    table = await stage.table()
    other = stage.env.create_guild()
    room = other.create_text_channel("elsewhere")
    role = other.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    stranger = other.add_member(stage.env.create_user("stranger"), roles=[role])
    for command in ("admin force-end", "admin delete"):
        assert table.id in private(await stranger.slash(room, command, table=table.id))
    assert (await stage.table()).alive


async def test_tables_are_kept_to_the_channels_on_the_list(stage, boss):
    room = stage.guild.create_text_channel("table-room")
    said = await boss.slash(stage.channel, "admin channels", action="allow", channel=room)
    assert room.mention in private(said)
    assert private(await stage.alice.slash(stage.channel, "game new", game="europe", title="Here"))
    assert await stage.table() is None
    await stage.open(channel=room)
    said = await boss.slash(stage.channel, "admin channels", action="forbid", channel=room)
    assert "every channel" in private(said)


async def test_a_server_holds_no_more_tables_than_it_wants(stage, boss):
    await boss.slash(stage.channel, "admin limit", tables=1)
    await stage.open()
    room = stage.guild.create_text_channel("second")
    assert private(await stage.bob.slash(room, "game new", game="europe", title="Second"))
    assert await stage.table(room) is None


async def test_the_channels_for_tables_are_told_without_changing_them(stage, boss):
    await boss.slash(stage.channel, "admin channels", action="allow")
    said = private(await boss.slash(stage.channel, "admin channels", action="show"))
    assert stage.channel.mention in said
    assert (await stage.service.admin.settings(stage.guild.id)).channels == (stage.channel.id,)


async def test_every_one_of_very_many_channels_for_tables_is_named(stage, boss):
    with stage.env._bot_scope():
        for number in range(MOST_CHANNELS):
            await stage.service.admin.allow_channel(stage.guild.id, 10**18 + number)
    said = private(await boss.slash(stage.channel, "admin channels", action="show"))
    assert all(f"<#{10**18 + number}>" in said for number in range(MOST_CHANNELS))
