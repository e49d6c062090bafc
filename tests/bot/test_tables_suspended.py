"""What somebody sends, and a table that cannot be worked out, keep nobody else from playing."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.interactions.here import SECONDS
from bot.outside import Outside, judge
from engine.core import codec
from engine.core.errors import UnsoundPosition
from storage import snapshots
from tests.bot.stage import labels, private
from tests.bot.test_practice import exported, finished, imported
from tests.shared import hostile
from tests.thorough import long_but

PACE = 24 * 3600

in_a_process = Outside._apart
"""As it is in the bot: in all other tests files are judged in a thread."""


@pytest.fixture(autouse=True)
def _judged_in_a_process(monkeypatch):
    monkeypatch.setattr(Outside, "_apart", in_a_process)


@pytest.fixture
async def others(stage):
    """Two tables at which three people play each other, each in a channel of its own."""
    channels = [stage.guild.create_text_channel(f"others-{number}") for number in (1, 2)]
    for channel in channels:
        await stage.open(channel=channel, host=stage.bob, game="german", players=3, title="Others")
        await stage.alice.slash(channel, "game join")
        await stage.cara.slash(channel, "game join")
        await stage.bob.slash(channel, "game start")
        await stage.env.advance_time(SECONDS)
    return channels


async def play_at(stage, channels):
    """Let whoever is to move at some tables make a move, each of which is answered."""
    for channel in channels:
        before = await stage.table(channel)
        (seat,) = before.actors
        who = next(one for one in (stage.alice, stage.bob, stage.cara) if one.id == before.holder(seat).user_id)
        await who.slash(channel, "german pass")
        assert (await stage.table(channel)).seq > before.seq


async def test_while_a_file_is_judged_every_move_at_other_tables_is_made(stage, others, monkeypatch):
    may_go_on, heard = asyncio.Event(), asyncio.Event()
    outside = stage.bot.parts.outside
    apart = outside._apart

    async def wait_first(work, of):
        heard.set()
        await may_go_on.wait()
        return await apart(work, of)

    monkeypatch.setattr(outside, "_apart", wait_first)
    data = hostile("1854-tunnel-end")
    with stage.env._bot_scope():
        place = (stage.alice.id, stage.guild.id, stage.channel.id)
        judged = asyncio.create_task(stage.service.practice.store_file(data, 0, outside.read, *place, title="Brought"))
        await heard.wait()
        for channel in others:
            before = await stage.table(channel)
            (seat,) = before.actors
            await stage.service.play.move(before.id, before.holder(seat).user_id, "pass", {})
            assert (await stage.table(channel)).seq > before.seq
        assert not judged.done()
        may_go_on.set()
        await asyncio.wait({judged})
    assert judged.exception().text.key in {"import.unreadable", "import.too_heavy"}
    assert await stage.table() is None


@pytest.mark.long
@pytest.mark.parametrize("edge", long_but([2**32, 2**36], 2**36))
async def test_a_hostile_file_is_refused_in_a_sentence_and_nothing_of_it_is_stored(stage, others, edge):
    data = hostile("1854-tunnel-end")
    said = private(await imported(stage, "hostile.json", data.replace(str(2**32).encode(), str(edge).encode()), "0"))
    assert said.endswith(".")
    assert "went wrong" not in said
    assert await stage.table() is None
    await play_at(stage, others)


@pytest.fixture
async def brought(stage):
    """A live table that plays on from a position which nobody can look at, stored by a bot that judged nothing."""
    data = await exported(stage, await finished(stage))
    await imported(stage, "german.json", data)
    await stage.alice.slash(stage.channel, "game clone", entry="10")
    await stage.alice.slash(stage.channel, "game start")
    table = await stage.table()
    with stage.env._bot_scope():
        service = stage.service
        service.live.judging = None
        state = (await service.live.get(table.id)).match.state
        state.rng.draws = 2**40
        async with service.database.transaction() as tx:
            base = snapshots.Snapshot(0, table.rules, codec.encode_state(state), base=True)
            await snapshots.put_origin(tx, table.id, base)
            await tx.execute("UPDATE games SET sound = NULL WHERE id = ?", (table.id,))
    return table


async def judge_here(_, stored):
    """Judge without a process, for which SimCord would not wait."""
    try:
        judge(stored)
    except UnsoundPosition:
        return False
    return True


async def test_a_table_that_cannot_be_worked_out_is_suspended_after_a_restart(
    stage, brought, others, caplog, monkeypatch
):
    monkeypatch.setattr(Outside, "judge", judge_here)
    panel = next(m for m in reversed(stage.channel.history()) if labels(m))
    stage.service.live.forget(brought.id)
    await stage.env.restart_bot(type(stage.bot)(stage.service, pace=PACE, shard_count=1))
    await play_at(stage, others)
    for command in ("game board", "game log", "german pass"):
        assert "set aside" in private(await stage.alice.slash(stage.channel, command))
    assert "set aside" in private(await stage.alice.click(panel, label=labels(panel)[0]))
    lines = [record.getMessage() for record in caplog.records if "suspended" in record.getMessage()]
    assert lines == [f"table {brought.id} is suspended, as it cannot be worked out within the limits of that"]
    manager = stage.guild.add_member(
        stage.env.create_user("boss"),
        roles=[stage.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))],
    )
    listed = private(await manager.slash(stage.channel, "admin list"))
    assert f"`{brought.id}`" in listed
    assert "set aside" in listed
    await play_at(stage, others)
