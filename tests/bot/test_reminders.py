from __future__ import annotations

import pytest

from bot.client import Stationmaster
from bot.service import MOST_REMINDERS
from tests.bot.stage import labels, private, text

MINUTE = 60
INTERVAL = 10 * MINUTE
"""Of a live table."""


@pytest.fixture
def pace():
    """Let built-in opponents sleep, so that hours pass quickly."""
    return 24 * 60 * MINUTE


def private_reminders(who):
    return [m for m in dm(who).history() if "Your turn began" in text(m)]


def dm(who):
    return who.user.dm_channel


def public_reminders(stage):
    return [m for m in stage.channel.history() if "The turn began" in text(m)]


async def test_whoever_is_to_move_is_reminded_privately_after_the_tables_interval(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.env.advance_time(9 * MINUTE)
    assert private_reminders(stage.bob) == []
    await stage.env.advance_time(2 * MINUTE)
    (reminder,) = private_reminders(stage.bob)
    assert "Friday" in text(reminder)
    assert private_reminders(stage.alice) == []
    assert public_reminders(stage) == []


async def test_who_has_moved_is_not_reminded(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.env.advance_time(9 * MINUTE)
    await stage.act(stage.bob)
    await stage.env.advance_time(2 * MINUTE)
    assert private_reminders(stage.bob) == []
    assert len(private_reminders(stage.alice)) == 1


async def test_a_closed_direct_message_falls_back_to_the_channel_and_pings_only_its_addressee(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    stage.env.inject_error(
        "POST", f"/channels/{dm(stage.bob).id}/messages", status=403, code=50007, message="closed", times=None
    )
    await stage.env.advance_time(11 * MINUTE)
    (reminder,) = public_reminders(stage)
    assert stage.pinged(reminder) == [stage.bob.id]
    assert await stage.service.people.dm_closed(stage.bob.id)


async def test_who_wants_reminders_in_the_channel_gets_them_there(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.bob.slash(stage.channel, "me settings", reminders="channel")
    await stage.env.advance_time(11 * MINUTE)
    (reminder,) = public_reminders(stage)
    assert stage.pinged(reminder) == [stage.bob.id]


async def test_who_wants_none_gets_none(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.bob.slash(stage.channel, "me settings", reminders="off")
    await stage.env.advance_time(11 * MINUTE)
    assert private_reminders(stage.bob) == []
    assert public_reminders(stage) == []


async def test_nobody_is_reminded_in_quiet_hours(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.bob.slash(stage.channel, "me settings", quiet="0-1")
    await stage.env.advance_time(55 * MINUTE)
    assert private_reminders(stage.bob) == []
    await stage.env.advance_time(10 * MINUTE)
    assert len(private_reminders(stage.bob)) == 1


@pytest.mark.long
async def test_a_restart_neither_loses_nor_doubles_a_reminder(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.env.advance_time(5 * MINUTE)
    await stage.env.restart_bot(Stationmaster(stage.service, pace=24 * 60 * MINUTE, shard_count=1))
    await stage.env.advance_time(6 * MINUTE)
    assert len(private_reminders(stage.bob)) == 1
    await stage.env.restart_bot(Stationmaster(stage.service, pace=24 * 60 * MINUTE, shard_count=1))
    await stage.env.advance_time(8 * MINUTE)
    assert len(private_reminders(stage.bob)) == 1


async def test_a_reminder_opens_the_panel_by_one_press(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.env.advance_time(11 * MINUTE)
    (reminder,) = private_reminders(stage.bob)
    assert "Which tickets do you keep?" in private(await stage.bob.user.click(reminder, label="Play"))


@pytest.mark.long
async def test_a_reminder_can_be_put_off(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.bob.slash(stage.channel, "me settings", reminders="channel")
    await stage.env.advance_time(11 * MINUTE)
    (reminder,) = public_reminders(stage)
    assert "somebody else" in private(await stage.alice.click(reminder, label="Remind me in an hour"))
    await stage.bob.click(reminder, label="Remind me in an hour")
    assert "I will remind you again" in text(public_reminders(stage)[0])
    assert labels(public_reminders(stage)[0]) == []
    await stage.env.advance_time(55 * MINUTE)
    assert len(public_reminders(stage)) == 1
    await stage.env.advance_time(8 * MINUTE)
    assert len(public_reminders(stage)) == 2


@pytest.mark.usefixtures("days_pass")
async def test_reminders_end_with_a_notice_by_which_the_others_go_on(stage):
    table = await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.env.advance_time((MOST_REMINDERS + 3) * INTERVAL)
    assert len(private_reminders(stage.bob)) == MOST_REMINDERS
    notice = stage.said("has not moved")
    assert stage.pinged(notice) == []
    await stage.env.advance_time(50 * MINUTE)
    assert len(private_reminders(stage.bob)) == MOST_REMINDERS
    await stage.alice.click(notice, label="Let an opponent play on")
    assert (await stage.table()).holder(table.seat_of(stage.bob.id)).policy is not None


@pytest.mark.usefixtures("days_pass")
async def test_who_plays_alone_is_asked_before_the_notice_gives_their_own_seat_away(stage):
    table = await stage.begin(pace="live")
    await stage.env.advance_time((MOST_REMINDERS + 3) * INTERVAL)
    said = await stage.alice.click(stage.said("has not moved"), label="Let an opponent play on")
    assert "No other person sits at" in private(said)
    assert (await stage.table()).holder(table.seat_of(stage.alice.id)).human


@pytest.mark.usefixtures("days_pass")
async def test_the_notice_can_give_the_seat_to_somebody_who_agrees(stage):
    table = await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.env.advance_time((MOST_REMINDERS + 3) * INTERVAL)
    await stage.alice.select(stage.said("has not moved"), [stage.cara])
    assert stage.pinged(stage.question()) == [stage.cara.id]
    await stage.cara.click(stage.question(), label="Agree")
    assert (await stage.table()).holder(table.seat_of(stage.bob.id)).user_id == stage.cara.id


async def test_a_channel_that_is_gone_stops_nobody_elses_reminders(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.bob.slash(stage.channel, "me settings", reminders="channel")
    stage.env.inject_error(
        "POST", f"/channels/{stage.channel.id}/messages", status=403, code=50001, message="gone", times=None
    )
    await stage.env.advance_time(11 * MINUTE)
    assert len(private_reminders(stage.alice)) == 1


async def test_where_direct_messages_are_known_to_be_closed_none_is_tried_and_the_channel_is_told(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    with stage.env._bot_scope():
        await stage.service.people.set_dm_closed(stage.bob.id, closed=True)
    await stage.env.advance_time(11 * MINUTE)
    assert len(public_reminders(stage)) == 1
    assert private_reminders(stage.bob) == []


@pytest.mark.parametrize(("status", "code"), [(400, 50006), (403, 40003)])
async def test_a_reminder_that_discord_does_not_take_privately_is_said_in_the_channel(stage, status, code):
    """40003: direct messages were opened too fast, which says nothing of the person."""
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    stage.env.inject_error("POST", f"/channels/{dm(stage.bob).id}/messages", status=status, code=code, times=None)
    await stage.env.advance_time(11 * MINUTE)
    assert len(public_reminders(stage)) == 1
    assert not await stage.service.people.dm_closed(stage.bob.id)
