"""A server's board: a message with all tables of a server that whoever reads it may see, and whose turn it is."""

from __future__ import annotations

import asyncio
import time

import discord
import msgspec
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.channels import readers_may_read
from bot.client import Stationmaster
from bot.delivery.server_boards import SPAN
from bot.messages.table_lists import LONGEST_PAGE
from bot.service import TableOptions
from storage.rows import Shards
from tests.bot.stage import private, text

SOON = 15
LATER = SPAN + SOON
HIDDEN, SHOWN = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)


@pytest.fixture
def pace():
    return 10**7


@pytest.fixture
def boss(stage):
    role = stage.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user("boss"), roles=[role])


@pytest.fixture
def board(stage):
    return stage.guild.create_text_channel("board")


def pages(board):
    return [text(message).strip() for message in board.history()]


async def test_the_board_follows_the_tables_within_minutes_and_pings_nobody(stage, boss, board):
    said = private(await boss.slash(stage.channel, "admin board", channel=board))
    assert said.startswith(f"The board is in {board.mention}")
    assert pages(board) == ["### No table at present"]
    await stage.begin(stage.bob, title="**Friday**")
    await stage.env.advance_time(SOON)
    assert pages(board) == ["### No table at present"], "it was edited a moment ago"
    await stage.env.advance_time(LATER)
    (page,) = pages(board)
    assert page.startswith("### One table\n**\\*\\*Friday\\*\\*** · Ticket to Ride: Europe · " + stage.channel.mention)
    assert f"Waits for {stage.alice.mention} and {stage.bob.mention}; the turn began <t:" in page
    (message,) = board.history()
    assert stage.pinged(message) == []


async def test_a_board_of_many_tables_has_several_messages_of_which_those_left_over_go(stage, boss, board):
    tables, rooms = [], [stage.guild.create_text_channel(f"room-{number}") for number in range(30)]
    with stage.env._bot_scope():
        for room in rooms:
            title = f"{room.name} {'*' * 50}"
            options = TableOptions(game="europe", title=title, players=2)
            tables.append(await stage.service.lobby.new(room.id, stage.guild.id, room.id, options))
    await boss.slash(board, "admin board")
    said = pages(board)
    assert len(said) > 1
    assert all(len(page) <= LONGEST_PAGE for page in said)
    assert sum(page.count("One seat is free") for page in said) == len(tables)
    with stage.env._bot_scope():
        for table in tables[:-1]:
            await stage.service.admin.force_end(stage.guild.id, table.id)
    await stage.env.advance_time(LATER)
    (page,) = pages(board)
    assert page.startswith("### One table")


async def test_a_table_that_readers_of_the_board_may_not_see_is_not_on_it_and_goes_when_it_is_hidden(
    stage, boss, board
):
    await stage.open(title="Friday")
    await boss.slash(board, "admin board")
    assert "Friday" in pages(board)[0]
    everyone = Overwrite(stage.guild.id, OverwriteType.ROLE, deny=HIDDEN.pair()[1].value)
    stage.env.backend.edit_channel(stage.channel.id, {}, overwrites=[everyone])
    await stage.env.advance_time(LATER)
    assert pages(board) == ["### No table at present"]


async def test_a_private_thread_is_not_on_the_board_and_a_public_one_is_also_when_it_is_archived(stage, boss, board):
    await stage.alice.slash(stage.channel, "game new", title="Public", game="europe", players=2, thread=True)
    await stage.alice.slash(stage.channel, "game new", title="Private", game="europe", players=2, thread=True)
    for thread in stage.env.backend.channels.values():
        if thread.name == "Private":
            thread.type = 12
    known = {thread.name: thread for thread in stage.bot.get_guild(stage.guild.id).threads}
    known["Private"]._type = discord.ChannelType.private_thread
    known["Public"].guild._remove_thread(known["Public"])
    await boss.slash(board, "admin board")
    (page,) = pages(board)
    assert "Public" in page
    assert "Private" not in page


async def test_where_an_old_message_can_no_longer_be_edited_or_is_gone_a_new_one_takes_its_place(stage, boss, board):
    await boss.slash(board, "admin board")
    (first,) = board.history()
    stage.env.inject_error("PATCH", f"/channels/{board.id}/messages/{first.id}", status=429, code=30046, times=None)
    await stage.open(title="Friday", players=2)
    await stage.env.advance_time(LATER)
    (second,) = board.history()
    assert second.id != first.id
    assert "Friday" in text(second)
    stage.env.backend.delete_message(board.id, second.id)
    await stage.bob.slash(stage.channel, "game join")
    await stage.env.advance_time(LATER)
    (third,) = board.history()
    assert third.id != second.id
    assert "All seats are taken" in text(third)


async def test_a_board_outlives_a_restart_and_its_text_is_brought_up_to_date(stage, boss, board):
    await boss.slash(board, "admin board")
    (before,) = board.history()
    stage.bot.reconciler.stop()
    await stage.open(title="Friday")
    await stage.env.restart_bot(Stationmaster(stage.service, pace=10**7, shard_count=1))
    await stage.env.advance_time(SOON)
    (after,) = board.history()
    assert after.id == before.id
    assert "Friday" in text(after)


async def test_what_was_placed_and_not_sent_before_the_bot_ended_is_sent_once(stage, boss, board):
    boards = stage.bot.parts.server_boards
    with stage.env._bot_scope():
        await boards.place(stage.bot.get_guild(stage.guild.id), board.id)
        (page,) = await stage.service.admin.board(stage.guild.id)
        await stage.service.admin.put_on_board(msgspec.structs.replace(page, message_id=None))
    await stage.env.restart_bot(Stationmaster(stage.service, pace=10**7, shard_count=1))
    await stage.env.advance_time(SOON)
    (again,) = await stage.service.admin.board(stage.guild.id)
    assert (again.nonce, again.message_id) == (page.nonce, board.history()[-1].id)


async def test_it_is_taken_away_moved_and_forgotten_with_its_channel_and_with_the_server(stage, boss, board):
    await boss.slash(board, "admin board")
    await boss.slash(stage.channel, "admin board", channel=stage.channel)
    assert pages(board) == []
    assert private(await boss.slash(board, "admin board", action="remove")) == "The board is gone."
    assert private(await boss.slash(board, "admin board", action="remove")).startswith("There is no board")
    await boss.slash(board, "admin board")
    stage.env.backend.delete_channel(board.id)
    await stage.open(title="Friday")
    await stage.env.advance_time(LATER)
    assert await stage.service.admin.board() == ()
    await boss.slash(stage.channel, "admin board")
    with stage.env._bot_scope():
        await stage.bot.on_guild_remove(stage.bot.get_guild(stage.guild.id))
    assert await stage.service.admin.board() == ()


async def test_a_board_that_is_moved_while_it_is_edited_stands_in_its_new_place_alone(stage, boss, board, monkeypatch):
    await boss.slash(board, "admin board")
    await stage.open(title="Friday")
    boards, edited = stage.bot.parts.server_boards, discord.PartialMessage.edit
    other, moving = stage.bot.get_channel(stage.channel.id), []

    async def slowly(message, **given):
        if not moving:
            moving.append(asyncio.create_task(boards.place(other.guild, other.id)))
            for _ in range(50):  # long enough for it to get in between, if nothing kept it out
                await asyncio.sleep(0)
                time.sleep(0.002)  # noqa: ASYNC251 - the database is another thread, and knows no imagined time
        return await edited(message, **given)

    monkeypatch.setattr(discord.PartialMessage, "edit", slowly)
    await stage.env.advance_time(LATER)
    assert await moving[0]
    assert pages(board) == []
    (page,) = await stage.service.admin.board()
    assert page.channel_id == stage.channel.id


async def test_another_process_that_has_the_shard_alone_edits_it(stage, boss, board):
    await boss.slash(board, "admin board")
    stage.service.own(Shards(1, frozenset()))
    await stage.open(title="Friday")
    await stage.env.advance_time(LATER)
    assert pages(board) == ["### No table at present"]
    stage.service.own(None)
    await stage.env.advance_time(LATER)
    assert "Friday" in pages(board)[0]


async def test_where_the_bot_may_not_send_it_says_what_it_needs_and_nothing_is_placed(stage, boss):
    mute = discord.PermissionOverwrite(send_messages=False)
    quiet = stage.guild.create_text_channel("quiet", overwrites={stage.bot.user: mute})
    said = private(await boss.slash(stage.channel, "admin board", channel=quiet))
    assert said.startswith(
        f"I cannot put the board into {quiet.mention}. I need these permissions there: View Channel, Send Messages"
    )
    assert await stage.service.admin.board() == ()
    room = stage.guild.create_text_channel("closed")
    stage.env.inject_error("POST", f"/channels/{room.id}/messages", status=403, code=50013, times=None)
    assert "I need these permissions there" in private(await boss.slash(stage.channel, "admin board", channel=room))
    assert await stage.service.admin.board() == ()


CASES = [
    ({}, {}, True),
    ({}, {"everyone": HIDDEN}, False),
    ({"everyone": HIDDEN, "club": SHOWN}, {"everyone": HIDDEN, "club": SHOWN}, True),
    ({"everyone": HIDDEN, "club": SHOWN}, {}, True),
    ({"everyone": HIDDEN, "club": SHOWN}, {"everyone": HIDDEN, "crew": SHOWN}, False),
    ({"everyone": HIDDEN, "club": SHOWN}, {"club": HIDDEN}, False),
    ({"everyone": HIDDEN, "club": SHOWN}, {"crew": HIDDEN}, False),
    ({"everyone": HIDDEN, "club": SHOWN}, {"club": SHOWN, "crew": HIDDEN}, True),
    ({"everyone": HIDDEN, "club": SHOWN, "crew": SHOWN}, {"everyone": HIDDEN, "club": SHOWN}, False),
    ({"everyone": HIDDEN, "club": SHOWN, "alice": SHOWN}, {"everyone": HIDDEN, "club": SHOWN}, False),
    ({"everyone": HIDDEN, "alice": SHOWN}, {"everyone": HIDDEN, "alice": SHOWN}, True),
    ({}, {"alice": HIDDEN}, False),
    ({"alice": HIDDEN}, {"alice": HIDDEN}, True),
    ({}, {"everyone": HIDDEN, "alice": SHOWN}, False),
    ({"everyone": HIDDEN, "bot": SHOWN}, {"everyone": HIDDEN}, True),
    ({"everyone": HIDDEN, "head": SHOWN}, {"everyone": HIDDEN}, True),
]
"""What two channels say of who sees them, and whether everybody who sees the first sees the second."""


async def test_a_channel_is_as_open_as_another_where_nobody_sees_the_other_alone(stage):
    every = discord.Permissions(administrator=True)
    who = {"everyone": stage.guild.default_role, "alice": stage.alice, "bot": stage.bot.user}
    who |= {"head": stage.guild.create_role("head", permissions=every)}
    who |= {name: stage.guild.create_role(name) for name in ("club", "crew")}
    for first, second, may in CASES:
        channels = [
            stage.bot.get_channel(
                stage.guild.create_text_channel("room", overwrites={who[name]: said for name, said in of.items()}).id
            )
            for of in (first, second)
        ]
        assert readers_may_read(*channels) is may, (first, second)
