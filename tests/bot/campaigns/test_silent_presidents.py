"""The time that presidents have between two games."""

from __future__ import annotations

import msgspec
import pytest

from bot.client import clock
from bot.delivery.reminders import tell_missed
from bot.service.values import TIMEOUTS
from tests.bot.campaigns.playing import answer, lobby, play_on
from tests.bot.stage import labels, private, text
from tests.thorough import a_few

READY = 72 * 3600
"""Seconds for which the next game waits for the silent (L L1.4)."""


@pytest.fixture
def pace():
    """Let built-in opponents sleep, so that days pass quickly."""
    return 30 * 24 * 3600.0


async def test_the_silent_miss_the_game_when_their_time_is_up(stage, between):
    await answer(stage, stage.alice, "I play")
    await answer(stage, stage.bob, "I play")
    assert "at the latest, without anyone who has not answered by then." in text(lobby(stage))
    with stage.env._bot_scope():
        due = await stage.service.expiries.due_of(between.id)
        assert due == pytest.approx(clock() + READY, abs=60)
        # Three days of looking at the clock every few minutes take a minute.
        live = await stage.service.live.get(between.id)
        await live.save(msgspec.structs.replace(live.record, due=clock() + 60))
    await stage.env.advance_time(600)
    table = await stage.table()
    assert (table.phase, table.people) == ("live", (stage.alice.id, stage.bob.id))
    assert labels(lobby(stage)) == []
    assert f"💤 {stage.cara.mention} · New England & Sound (green): misses this game" in text(lobby(stage))
    assert "**Length:**" not in text(lobby(stage)), "that was agreed before the first game"


@pytest.mark.parametrize("where", a_few(["dm", "channel"], 1))
async def test_the_silent_are_told_once_that_they_miss_the_game_and_what_that_earns(stage, between, where):
    await stage.cara.slash(stage.channel, "me settings", reminders=where)
    await answer(stage, stage.alice, "I play")
    await answer(stage, stage.bob, "I play")
    with stage.env._bot_scope():
        live = await stage.service.live.get(between.id)
        await live.save(msgspec.structs.replace(live.record, due=clock() + 60))
    await stage.env.advance_time(1200)
    there = stage.cara.user.dm_channel if where == "dm" else stage.channel
    (told,) = [m for m in there.history() if "has begun without your company" in text(m)]
    assert "**The West** · Game 2, 1868" in text(told)
    assert "It gets 9/10 of the middle slip" in text(told)
    assert stage.pinged(told) == ([] if where == "dm" else [stage.cara.id])
    others = [who.user.dm_channel for who in (stage.alice, stage.bob)]
    assert all("without your company" not in text(m) for channel in others for m in channel.history())


@pytest.mark.parametrize("where", ["dm", "channel"])
async def test_who_wants_one_message_a_day_is_told_of_a_missed_game_without_a_ping(stage, between, where):
    await stage.cara.slash(stage.channel, "me settings", reminders=where, daily="8:00")
    with stage.env._bot_scope():
        await tell_missed(stage.service, stage.bot.parts.channels, between.id, stage.cara.id)
    there = stage.cara.user.dm_channel if where == "dm" else stage.channel
    (told,) = [m for m in there.history() if "has begun without your company" in text(m)]
    assert stage.pinged(told) == []
    assert told.flags.suppress_notifications == (where == "dm")


@pytest.mark.long
async def test_how_a_campaign_stands_tells_whom_it_waits_for_and_the_next_date(stage, between):
    async def status():
        return private(await stage.alice.slash(stage.channel, "campaign status"))

    everybody = f"{stage.alice.mention}, {stage.bob.mention} and {stage.cara.mention}"
    assert f"waits for {everybody}. Once 2 companies are ready, the others have 3 days to answer." in await status()
    await answer(stage, stage.alice, "I play")
    await answer(stage, stage.bob, "I play")
    with stage.env._bot_scope():
        due = round(await stage.service.expiries.due_of(between.id))
    assert f"waits for {stage.cara.mention}, and begins without them on <t:{due}:F> (<t:{due}:R>)." in await status()
    await answer(stage, stage.cara, "I play")
    assert f"It has waited for {everybody} since <t:" in await status()
    assert "/campaign vote" not in await status()
    table = await play_on(stage, lambda game, state: not state.agenda and len(game.awaited(state)) == 1)
    (waited,) = [holder.user_id for holder in table.seats if holder.to_move]
    with stage.env._bot_scope():
        (row,) = (await stage.service.live.get(table.id)).record.reminders
    since, vote = round(row.since), round(row.since + TIMEOUTS["day"])
    told = await status()
    assert f"It has waited for <@{waited}> since <t:{since}:f>." in told
    assert f"From <t:{vote}:F> on the others may go on without them: `/campaign vote`." in told


@pytest.mark.long
async def test_the_host_moves_a_deadline_that_runs_and_everybody_sees_when_it_is(stage, between):
    said = await stage.alice.slash(stage.channel, "campaign wait", days=2)
    assert "without them" not in private(said)
    await answer(stage, stage.alice, "I play")
    await answer(stage, stage.bob, "I play")
    with stage.env._bot_scope():
        before = await stage.service.expiries.due_of(between.id)
    said = await stage.alice.slash(stage.channel, "campaign wait", days=1)
    with stage.env._bot_scope():
        due = await stage.service.expiries.due_of(between.id)
    assert due == before - 86400
    assert f"The game that waits now begins without them <t:{round(due)}:R>." in private(said)
    assert f"The game begins <t:{round(due)}:R> at the latest, without anyone who has not answered by then." in text(
        lobby(stage)
    )


async def test_who_says_nothing_is_reminded_and_may_answer_there(stage, between):
    await answer(stage, stage.alice, "I play")
    with stage.env._bot_scope():
        live = await stage.service.live.get(between.id)
        rows = tuple(msgspec.structs.replace(row, due=clock() + 60) for row in live.record.reminders)
        await live.save(msgspec.structs.replace(live.record, reminders=rows))
    await stage.env.advance_time(600)
    (reminder,) = [m for m in stage.bob.user.dm_channel.history() if "Will you play the next game" in text(m)]
    assert labels(reminder)[:2] == ["I play", "Not this time"]
