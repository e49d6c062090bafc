"""People who let others wait: reminded in time, replaced by agreement, and a game that ends early."""

from __future__ import annotations

import pytest

from bot.service import MOST_REMINDERS
from bot.service.values import PACES
from tests.bot.stage import labels, private, text
from tests.playthroughs.driving import BUTTONS, DM, SLASH, Panel
from tests.playthroughs.europe_table import EuropeTable
from tests.playthroughs.watching import Watcher

pytestmark = pytest.mark.usefixtures("drawn", "days_pass")

SEED = "who waits for whom"
LOOKS_EVERY = 5 * 60

MINUTE, HOUR = 60, 3600
INTERVAL = PACES["live"]
DAWN, SEVEN_IN_WARSAW = 8 * HOUR, 6 * HOUR
"""The clock of a test starts at midnight, UTC, in winter."""


@pytest.fixture
def pace():
    """Let built-in opponents take their time, so that hours pass quickly."""
    return 10 * MINUTE


@pytest.fixture
async def europe_table(stage):
    """Seat all three at a table that is played live, and let them keep their opening tickets."""
    europe_table = EuropeTable(stage, await stage.begin(stage.bob, stage.cara, pace="live"), Watcher(stage))
    for _ in range(3):
        await europe_table.play(*await europe_table.usual(), SLASH)
    return europe_table


def reminders(who):
    """Return the reminders somebody has got by direct message."""
    return [m for m in who.user.dm_channel.history() if "Your turn began" in text(m)]


def pings(europe_table, mark):
    return [user for one in europe_table.watcher.aloud(europe_table.channel, since=mark) for user in one.pinged]


async def test_quiet_hours_are_kept_and_morning_brings_one_reminder(stage, europe_table):
    (mover, _), mark = await europe_table.next(), len(europe_table.watcher.all)
    said = private(await mover.slash(stage.channel, "me settings", zone="Europe/Warsaw", quiet="22-8"))
    assert "22:00\u201308:00" in said
    assert "Europe/Warsaw" in said
    await stage.env.advance_time(SEVEN_IN_WARSAW)
    assert reminders(mover) == []
    await stage.env.advance_time(HOUR + 6 * MINUTE)
    assert len(reminders(mover)) == 1
    assert pings(europe_table, mark) == []


async def test_a_table_has_quiet_hours_too(stage, europe_table):
    (mover, _) = await europe_table.next()
    said = private(await stage.alice.slash(stage.channel, "game remind", interval=HOUR, quiet="0-8"))
    assert "00:00\u201308:00" in said
    await stage.env.advance_time(DAWN - MINUTE)
    assert reminders(mover) == []
    await stage.env.advance_time(10 * MINUTE)
    assert len(reminders(mover)) == 1


async def test_a_snoozed_reminder_comes_when_it_was_told_to_and_not_twice(stage, europe_table):
    mover, _ = await europe_table.next()
    await stage.env.advance_time(INTERVAL + MINUTE)
    (reminder,) = reminders(mover)
    await mover.user.click(reminder, label="Remind me in an hour")
    assert labels(reminders(mover)[0]) == []
    await stage.env.advance_time(50 * MINUTE)
    assert len(reminders(mover)) == 1
    await stage.env.advance_time(12 * MINUTE)
    assert len(reminders(mover)) == 2
    await europe_table.turn(SLASH)
    said = await mover.user.click(reminders(mover)[1], label="Remind me in an hour")
    assert "Nobody is waiting for you" in private(said)


async def test_a_turn_ends_the_reminders_of_one_and_begins_those_of_the_next(stage, europe_table):
    mover, _ = await europe_table.next()
    await stage.env.advance_time(INTERVAL + MINUTE)
    await europe_table.turn(BUTTONS)
    following, _ = await europe_table.next()
    await stage.env.advance_time(INTERVAL + 6 * MINUTE)
    assert len(reminders(mover)) == 1
    assert len(reminders(following)) == 1


async def gone(europe_table):
    """Let whoever is to move be silent until the reminders have run out; return who, and the last notice."""
    (mover, _), mark = await europe_table.next(), len(europe_table.watcher.all)
    await europe_table.stage.env.advance_time((MOST_REMINDERS + 4) * INTERVAL)
    assert len(reminders(mover)) == MOST_REMINDERS
    (notice,) = [m for m in europe_table.channel.history() if "There will be no more reminders" in text(m)][-1:]
    assert pings(europe_table, mark) == []
    await europe_table.stage.env.advance_time(10 * INTERVAL)
    assert len(reminders(mover)) == MOST_REMINDERS
    return mover, notice


async def test_before_the_reminders_ran_out_nobody_is_replaced(stage, europe_table):
    (_, seat), asking = await europe_table.next(), await europe_table.idle()
    said = await asking.slash(stage.channel, "game opponent", seat=str(seat + 1))
    assert "once its reminders have run out" in private(said)


async def test_a_vanished_player_is_replaced_by_a_person_who_then_plays_that_hand(stage, europe_table):
    vanished, notice = await gone(europe_table)
    _, seat = await europe_table.next()
    cards = (await europe_table.match()).view(seat).own
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    europe_table.people[dora.id] = dora
    one, other = (who for who in (stage.alice, stage.bob, stage.cara) if who is not vanished)
    await one.select(notice, [dora])
    question = stage.question()
    assert set(stage.pinged(question)) == {other.id, dora.id}
    await other.click(question, label="Agree")
    assert (await europe_table.table()).holder(seat).user_id == vanished.id
    await dora.click(question, label="Agree")
    assert (await europe_table.table()).holder(seat).user_id == dora.id
    welcome = Panel(stage, dora.user, dora.user.dm_channel.last_message)
    assert "You have taken over a seat" in welcome.words
    assert f"Your tickets ({len(cards.tickets)})" in str(stage.env.backend.get_message(*welcome._where).components)
    await europe_table.watcher.check(await europe_table.table())
    who, move = await europe_table.usual()
    assert who is dora
    await europe_table.play(dora, move, DM)
    assert "You have no seat" in private(await vanished.slash(stage.channel, "hand"))


async def test_a_vanished_player_is_replaced_by_a_built_in_opponent_that_plays_on(stage, europe_table):
    vanished, notice = await gone(europe_table)
    _, seat = await europe_table.next()
    one, other = (who for who in (stage.alice, stage.bob, stage.cara) if who is not vanished)
    await one.click(notice, label="Let an opponent play on")
    assert stage.pinged(stage.question()) == [other.id]
    await other.click(stage.question(), label="Agree")
    assert (await europe_table.table()).holder(seat).policy == "normal"
    assert "Conductor (built-in opponent, normal) plays on at" in text(stage.said("from now on"))
    mark = len(europe_table.watcher.all)
    for _ in range(3):  # it begins to think, and moves a pace later
        await stage.env.advance_time(11 * MINUTE)
    assert any("**Conductor**" in one.words for one in europe_table.watcher.aloud(stage.channel, since=mark))
    await europe_table.watcher.check(await europe_table.table())


async def test_who_comes_back_before_the_others_agreed_keeps_the_seat(stage, europe_table):
    vanished, notice = await gone(europe_table)
    _, seat = await europe_table.next()
    one, other = (who for who in (stage.alice, stage.bob, stage.cara) if who is not vanished)
    await one.click(notice, label="Let an opponent play on")
    question = stage.question()
    await europe_table.turn(SLASH)
    assert "That is decided already" in private(await other.click(question, label="Agree"))
    assert (await europe_table.table()).holder(seat).user_id == vanished.id
    assert labels(stage.said("plays on for")) == []


async def test_all_agree_to_end_and_nobody_is_reminded_any_more(stage, europe_table):
    await stage.alice.slash(stage.channel, "game end")
    question, mark = stage.question(), len(europe_table.watcher.all)
    assert set(stage.pinged(question)) == {stage.bob.id, stage.cara.id}
    await stage.bob.click(question, label="Agree")
    await stage.cara.click(question, label="Agree")
    (told,) = europe_table.watcher.aloud(stage.channel, since=mark)
    assert "ended by agreement" in told.words
    assert told.pinged == ()
    await stage.env.advance_time(8 * HOUR)
    assert [reminders(who) for who in (stage.alice, stage.bob, stage.cara)] == [[], [], []]
    assert "closed" in private(await stage.alice.slash(stage.channel, "europe draw", card="deck"))
