"""A holiday as people say it and as their tables read it."""

from __future__ import annotations

import pytest

from bot.client import Stationmaster
from tests.bot.stage import private, text
from tests.bot.test_reminders import MINUTE, private_reminders, public_reminders

DAY = 24 * 60 * MINUTE

pytestmark = pytest.mark.usefixtures("days_pass")


@pytest.fixture
def pace():
    """Let built-in opponents sleep, so that days pass quickly."""
    return 100 * DAY


def away(channel):
    return [m for m in channel.history() if "> is away until" in text(m)]


def back(channel):
    return [m for m in channel.history() if "is back" in text(m)]


async def test_a_holiday_is_told_to_each_table_at_once_and_pings_nobody(stage):
    other = stage.guild.create_text_channel("others")
    await stage.begin(stage.bob)
    await stage.open(channel=other, host=stage.bob, players=2)
    await stage.alice.slash(other, "game join")
    await stage.bob.slash(other, "game start")
    said = private(await stage.alice.slash(stage.channel, "me holiday", until="2026-01-05"))
    assert "You are away" in said
    assert "21 days at a daily" in said
    for channel in (stage.channel, other):
        (notice,) = away(channel)
        assert stage.alice.mention in text(notice)
        assert "until <t:1767657600:f>" in text(notice)  # the end of the fifth, UTC
        assert stage.pinged(notice) == []
    await stage.env.advance_time(DAY)
    assert [len(away(channel)) for channel in (stage.channel, other)] == [1, 1]


async def test_where_nobody_waits_for_who_is_away_one_quiet_line_says_so_and_nothing_that_they_are_back(stage):
    await stage.begin(stage.bob)
    await stage.act(stage.alice)
    table = await stage.act(stage.bob)
    waited, other = (stage.alice, stage.bob) if table.actors == {0} else (stage.bob, stage.alice)
    await other.slash(stage.channel, "me holiday", until="2026-01-05")
    (notice,) = away(stage.channel)
    assert text(notice) == f"-# {other.mention} is away until <t:1767657600:f>."
    assert notice.flags.suppress_notifications
    assert stage.pinged(notice) == []
    await other.slash(stage.channel, "me back")
    assert back(stage.channel) == []
    await waited.slash(stage.channel, "me holiday", until="2026-01-05")
    notice = away(stage.channel)[-1]
    assert "nobody is reminded" in text(notice)
    assert not notice.flags.suppress_notifications
    await waited.slash(stage.channel, "me back")
    assert len(back(stage.channel)) == 1


@pytest.mark.long
async def test_the_table_is_told_when_somebody_is_back_and_reminders_go_on(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.act(stage.alice)
    await stage.bob.slash(stage.channel, "me holiday", until="2026-01-01")
    assert "waits until" not in text(away(stage.channel)[0])
    await stage.env.advance_time(23 * 60 * MINUTE)
    assert private_reminders(stage.bob) == public_reminders(stage) == []
    assert back(stage.channel) == []
    await stage.env.advance_time(70 * MINUTE)
    (notice,) = back(stage.channel)
    assert stage.bob.mention in text(notice)
    assert private_reminders(stage.bob) != []


@pytest.mark.long
async def test_a_holiday_to_come_is_told_when_it_begins(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "me holiday", **{"from": "2026-01-02", "until": "2026-01-02"})
    assert away(stage.channel) == []
    await stage.env.advance_time(DAY + 6 * MINUTE)
    assert len(away(stage.channel)) == 1
    await stage.env.advance_time(DAY)
    assert len(back(stage.channel)) == 1


async def test_a_long_holiday_at_a_quick_table_says_until_when_the_table_waits(stage):
    await stage.begin(stage.bob, pace="live")
    await stage.alice.slash(stage.channel, "me holiday", until="2026-01-05", meanwhile="opponent")
    said = text(away(stage.channel)[0])
    assert "This table waits until <t:1767" in said
    assert "a built-in opponent decides for" in said


async def test_back_ends_a_holiday_at_once(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "me holiday", until="2026-01-05")
    assert "Welcome back" in private(await stage.alice.slash(stage.channel, "me back"))
    assert len(back(stage.channel)) == 1
    assert "no holiday" in private(await stage.alice.slash(stage.channel, "me back"))
    assert "no holiday" in private(await stage.alice.slash(stage.channel, "me holiday"))


async def test_a_holiday_is_kept_in_the_persons_own_time_zone_which_nobody_else_sees(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "me settings", zone="Asia/Tokyo")
    await stage.alice.slash(stage.channel, "me holiday", until="2026-01-05")
    said = text(away(stage.channel)[0])
    assert f"<t:{1767657600 - 9 * 3600}:f>" in said
    assert "Tokyo" not in "".join(text(m) for m in stage.channel.history())


async def test_days_are_offered_with_how_far_they_are_away(stage):
    offered = await stage.alice.autocomplete(stage.channel, "me holiday", "until", "")
    assert [one["name"] for one in offered[:3]] == [
        "2026-01-01 · today",
        "2026-01-02 · tomorrow",
        "2026-01-03 · in 2 days",
    ]
    found = await stage.alice.autocomplete(stage.channel, "me holiday", "from", "2026-02-1")
    assert {one["value"][:9] for one in found[:10]} == {"2026-02-1"}
    offered = await stage.alice.autocomplete(stage.channel, "me holiday", "until", "", **{"from": "2026-01-03"})
    assert offered[0]["name"] == "2026-01-03 · in 2 days"
    # What was picked may be sent with what stands behind it.
    said = private(await stage.alice.slash(stage.channel, "me holiday", until="2026-01-02 · tomorrow"))
    assert "<t:1767398400:f>" in said


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"until": "next week"}, "I cannot read next week"),
        ({"until": "2026-02-30"}, "I cannot read 2026-02-30"),
        ({"until": "2025-12-30"}, "must end after today"),
        ({"until": "2026-12-30"}, "60 days at most"),
        ({"from": "2026-01-04"}, "until which day"),
        ({"from": "2026-01-04", "until": "2026-01-02"}, "must end after"),
        ({"from": "2028-12-30", "until": "2028-12-31"}, "within a year"),
        ({"from": "0001-01-01", "until": "2026-01-02"}, "I cannot read 0001-01-01"),
        ({"until": "9999-12-31"}, "I cannot read 9999-12-31"),
    ],
)
async def test_days_that_cannot_be_are_refused_in_words(stage, given, words):
    assert words in private(await stage.alice.slash(stage.channel, "me holiday", **given))
    assert (await stage.service.people.preferences(stage.alice.id)).absence is None


async def test_the_lobby_and_whoever_waits_read_who_is_away(stage):
    await stage.open()
    await stage.bob.slash(stage.channel, "game join")
    await stage.bob.slash(stage.channel, "me holiday", until="2026-01-05")
    assert "· away until <t:" in text(stage.lobby())
    await stage.bob.slash(stage.channel, "me back")
    assert "away" not in text(stage.lobby())
    await stage.bob.slash(stage.channel, "me holiday", **{"from": "2026-01-04", "until": "2026-01-05"})
    assert "· away from <t:" in text(stage.lobby())
    await stage.bob.slash(stage.channel, "me holiday", until="2026-01-05")
    await stage.alice.slash(stage.channel, "game start")
    assert "-# bob is away until <t:" in text(stage.said("is away until"))
    table = await stage.act(stage.bob)
    while table.actors != {1}:
        table = await stage.act(stage.alice)
    assert "-# bob is away" in text(stage.channel.history()[-1])
    assert "Waiting for bob.\n-# bob is away" in private(await stage.alice.slash(stage.channel, "game status"))


@pytest.mark.long
async def test_a_restart_tells_nobody_twice_that_somebody_is_away_or_back(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "me holiday", until="2026-01-01")
    await stage.env.restart_bot(Stationmaster(stage.service, pace=100 * DAY, shard_count=1))
    await stage.env.advance_time(DAY + 6 * MINUTE)
    await stage.env.restart_bot(Stationmaster(stage.service, pace=100 * DAY, shard_count=1))
    await stage.env.advance_time(6 * MINUTE)
    assert (len(away(stage.channel)), len(back(stage.channel))) == (1, 1)


async def test_a_table_whose_channel_is_closed_stops_no_other_from_being_told(stage):
    other = stage.guild.create_text_channel("others")
    await stage.begin(stage.bob)
    await stage.open(channel=other, host=stage.bob, players=2)
    await stage.alice.slash(other, "game join")
    await stage.bob.slash(other, "game start")
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50001, times=1)
    await stage.alice.slash(other, "me holiday", until="2026-01-05")
    assert (len(away(stage.channel)), len(away(other))) == (0, 1)


async def test_privacy_names_the_holiday_and_forgetting_removes_it(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "me holiday", until="2026-01-05")
    said = private(await stage.alice.slash(stage.channel, "privacy"))
    assert "your latest holiday" in said
    assert "one table that was told you are away" in said


async def test_the_lobby_and_whoever_waits_read_when_somebody_plays_in_their_own_time(stage):
    await stage.open()
    await stage.bob.slash(stage.channel, "game join")
    await stage.bob.slash(stage.channel, "me settings", zone="Asia/Tokyo", hours="18-23", weekends="off")
    # It is nine in the morning in Tokyo, on a Thursday.
    hours = "<t:1767258000:t>\u2013<t:1767276000:t>"
    assert f"· usually plays {hours}, not at weekends" in text(stage.lobby())
    await stage.alice.slash(stage.channel, "game start")
    assert f"-# bob usually plays {hours}, not at weekends: next <t:1767258000:R>." in text(stage.said("usually"))
    assert "Tokyo" not in "".join(text(m) for m in stage.channel.history())


@pytest.mark.long
async def test_where_it_says_whose_turn_it_is_a_holiday_takes_the_place_of_the_usual_hours_as_long_as_it_lasts(stage):
    await stage.bob.slash(stage.channel, "me settings", hours="18-23")
    await stage.begin(stage.bob)
    await stage.act(stage.alice)
    table = await stage.act(stage.bob)
    while table.actors != {1}:
        table = await stage.act(stage.alice)
    table = await stage.act(stage.bob, "draw", card="deck")
    assert table.actors == {1}
    drawn = "**bob** draws a card"
    turn = stage.said("usually plays")
    assert drawn in text(turn)
    await stage.bob.slash(stage.channel, "me holiday", until="2026-01-01")
    (away_now,) = [m for m in stage.channel.history() if "-# bob is away until <t:1767312000:f>" in text(m)]
    assert away_now.id == turn.id
    assert drawn in text(away_now)
    assert stage.pinged(away_now) == stage.pinged(turn)
    assert not any("usually plays" in text(m) for m in stage.channel.history() if m.id >= turn.id)
    await stage.env.advance_time(DAY + 10 * MINUTE)
    (there,) = [m for m in stage.channel.history() if m.id == turn.id]
    assert "is away" not in text(there)
    assert "-# bob usually plays" in text(there)


async def test_a_holiday_of_whom_nobody_waits_for_changes_no_message(stage):
    await stage.begin(stage.bob)
    await stage.act(stage.alice)
    table = await stage.act(stage.bob)
    waiting = stage.bob if table.actors == {0} else stage.alice
    before = [text(m) for m in stage.channel.history()]
    await waiting.slash(stage.channel, "me holiday", until="2026-01-05")
    assert [text(m) for m in stage.channel.history()][: len(before)] == before
    assert len(away(stage.channel)) == 1


async def test_when_somebody_plays_is_off_until_it_is_said_and_can_be_taken_back(stage):
    await stage.open()
    assert "Shown to others:** nothing" in private(await stage.alice.slash(stage.channel, "me settings"))
    said = private(await stage.alice.slash(stage.channel, "me settings", weekends="off"))
    assert "Shown to others:** does not play at weekends" in said
    assert "· does not play at weekends" in text(stage.lobby())
    await stage.alice.slash(stage.channel, "me settings", hours="9-17", weekends="on")
    assert "· usually plays <t:1767258000:t>\u2013<t:1767286800:t>\n" in text(stage.lobby())
    await stage.alice.slash(stage.channel, "me settings", hours="off")
    assert "plays" not in text(stage.lobby())
    assert "I cannot read noon" in private(await stage.alice.slash(stage.channel, "me settings", hours="noon"))
