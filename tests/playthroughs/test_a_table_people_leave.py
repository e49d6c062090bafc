"""People who let others wait: reminded in time, replaced by agreement, and a game that ends early."""

from __future__ import annotations

import pytest

from bot.service import MOST_REMINDERS
from bot.service.limits import PACES
from tests.bot.stage import labels, private, text
from tests.playthroughs.driving import BUTTONS, LETTER, SLASH, Desk
from tests.playthroughs.evening import Evening
from tests.playthroughs.watching import Watcher

pytestmark = pytest.mark.usefixtures("sketches")

SEED = "who waits for whom"

MINUTE, HOUR = 60, 3600
INTERVAL = PACES["live"]
DAWN, SEVEN_IN_WARSAW = 8 * HOUR, 6 * HOUR
"""The clock of a test starts at midnight, UTC, in winter."""


@pytest.fixture(autouse=True)
def luck(monkeypatch):
    """Deal the same game each time."""
    monkeypatch.setattr("bot.service.lobby.secrets.token_hex", lambda _: SEED)


@pytest.fixture
def pace():
    """Let built-in opponents take their time, so that hours pass quickly."""
    return 10 * MINUTE


@pytest.fixture
async def evening(stage):
    """Seat all three at a table that is played live, and let them keep their opening tickets."""
    evening = Evening(stage, await stage.begin(stage.bob, stage.cara, pace="live"), Watcher(stage))
    for _ in range(3):
        await evening.play(*await evening.usual(), SLASH)
    return evening


def reminders(who):
    """Return the reminders somebody has got by direct message."""
    return [m for m in who.user.dm_channel.history() if "Your turn began" in text(m)]


def pings(evening, mark):
    return [user for one in evening.watcher.aloud(evening.channel, since=mark) for user in one.pinged]


async def test_quiet_hours_are_kept_and_morning_brings_one_reminder(stage, evening):
    (mover, _), mark = await evening.next(), len(evening.watcher.all)
    said = private(await mover.slash(stage.channel, "me settings", zone="Europe/Warsaw", quiet="22-8"))
    assert "22:00\u201308:00" in said
    assert "Europe/Warsaw" in said
    await stage.env.advance_time(SEVEN_IN_WARSAW)
    assert reminders(mover) == []
    await stage.env.advance_time(HOUR + 6 * MINUTE)
    assert len(reminders(mover)) == 1
    assert pings(evening, mark) == []


async def test_a_table_has_quiet_hours_too(stage, evening):
    (mover, _) = await evening.next()
    said = private(await stage.alice.slash(stage.channel, "game remind", interval=HOUR, quiet="0-8"))
    assert "00:00\u201308:00" in said
    await stage.env.advance_time(DAWN - MINUTE)
    assert reminders(mover) == []
    await stage.env.advance_time(10 * MINUTE)
    assert len(reminders(mover)) == 1


async def test_a_snoozed_reminder_comes_when_it_was_told_to_and_not_twice(stage, evening):
    mover, _ = await evening.next()
    await stage.env.advance_time(INTERVAL + MINUTE)
    (reminder,) = reminders(mover)
    await mover.user.click(reminder, label="Remind me in an hour")
    assert labels(reminders(mover)[0]) == []
    await stage.env.advance_time(50 * MINUTE)
    assert len(reminders(mover)) == 1
    await stage.env.advance_time(12 * MINUTE)
    assert len(reminders(mover)) == 2
    await evening.turn(SLASH)
    said = await mover.user.click(reminders(mover)[1], label="Remind me in an hour")
    assert "Nobody is waiting for you" in private(said)


async def test_a_turn_ends_the_reminders_of_one_and_begins_those_of_the_next(stage, evening):
    mover, _ = await evening.next()
    await stage.env.advance_time(INTERVAL + MINUTE)
    await evening.turn(BUTTONS)
    following, _ = await evening.next()
    await stage.env.advance_time(INTERVAL + 6 * MINUTE)
    assert len(reminders(mover)) == 1
    assert len(reminders(following)) == 1


async def gone(evening):
    """Let whoever is to move be silent until the reminders have run out; return who, and the last notice."""
    (mover, _), mark = await evening.next(), len(evening.watcher.all)
    await evening.stage.env.advance_time((MOST_REMINDERS + 4) * INTERVAL)
    assert len(reminders(mover)) == MOST_REMINDERS
    (notice,) = [m for m in evening.channel.history() if "No more reminders come" in text(m)][-1:]
    assert pings(evening, mark) == []
    await evening.stage.env.advance_time(10 * INTERVAL)
    assert len(reminders(mover)) == MOST_REMINDERS
    return mover, notice


async def test_before_the_reminders_ran_out_nobody_is_replaced(stage, evening):
    (_, seat), asking = await evening.next(), await evening.idle()
    said = await asking.slash(stage.channel, "game opponent", seat=seat)
    assert "once its reminders have run out" in private(said)


async def test_a_vanished_player_is_replaced_by_a_person_who_then_plays_that_hand(stage, evening):
    vanished, notice = await gone(evening)
    _, seat = await evening.next()
    cards = (await evening.match()).view(seat).own
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    evening.people[dora.id] = dora
    one, other = (who for who in (stage.alice, stage.bob, stage.cara) if who is not vanished)
    await one.select(notice, [dora])
    question = stage.question()
    assert set(stage.pinged(question)) == {other.id, dora.id}
    await other.click(question, label="Agree")
    assert (await evening.table()).holder(seat).user_id == vanished.id
    await dora.click(question, label="Agree")
    assert (await evening.table()).holder(seat).user_id == dora.id
    welcome = Desk(stage, dora.user, dora.user.dm_channel.last_message)
    assert "You have taken a seat" in welcome.words
    assert f"Your tickets ({len(cards.tickets)})" in str(stage.env.backend.get_message(*welcome._where).components)
    await evening.watcher.check(await evening.table())
    who, move = await evening.usual()
    assert who is dora
    await evening.play(dora, move, LETTER)
    assert "You have no seat" in private(await vanished.slash(stage.channel, "hand"))


async def test_a_vanished_player_is_replaced_by_a_built_in_opponent_that_plays_on(stage, evening):
    vanished, notice = await gone(evening)
    _, seat = await evening.next()
    one, other = (who for who in (stage.alice, stage.bob, stage.cara) if who is not vanished)
    await one.click(notice, label="Let an opponent play on")
    assert stage.pinged(stage.question()) == [other.id]
    await other.click(stage.question(), label="Agree")
    assert (await evening.table()).holder(seat).policy == "sensible"
    assert "played by Conductor (built-in opponent, sensible) from now on" in text(stage.said("from now on"))
    mark = len(evening.watcher.all)
    await stage.env.advance_time(20 * MINUTE)
    assert any("**Conductor**" in one.words for one in evening.watcher.aloud(stage.channel, since=mark))
    await evening.watcher.check(await evening.table())


async def test_who_comes_back_before_the_others_agreed_keeps_the_seat(stage, evening):
    vanished, notice = await gone(evening)
    _, seat = await evening.next()
    one, other = (who for who in (stage.alice, stage.bob, stage.cara) if who is not vanished)
    await one.click(notice, label="Let an opponent play on")
    question = stage.question()
    await evening.turn(SLASH)
    assert "That is decided already" in private(await other.click(question, label="Agree"))
    assert (await evening.table()).holder(seat).user_id == vanished.id
    assert labels(stage.said("plays on for")) == []


async def test_all_agree_to_end_and_nobody_is_reminded_any_more(stage, evening):
    await stage.alice.slash(stage.channel, "game end")
    question, mark = stage.question(), len(evening.watcher.all)
    assert set(stage.pinged(question)) == {stage.bob.id, stage.cara.id}
    await stage.bob.click(question, label="Agree")
    await stage.cara.click(question, label="Agree")
    (told,) = evening.watcher.aloud(stage.channel, since=mark)
    assert "ended by agreement" in told.words
    assert told.pinged == ()
    await stage.env.advance_time(8 * HOUR)
    assert [reminders(who) for who in (stage.alice, stage.bob, stage.cara)] == [[], [], []]
    assert "closed" in private(await stage.alice.slash(stage.channel, "europe draw", card="deck"))
