"""Between two games: everybody is asked, and the next game begins."""

from __future__ import annotations

from bot.client import Stationmaster
from tests.bot.campaigns.playing import ASKED, answer, found, lobby, play_on
from tests.bot.stage import labels, private, text


async def test_the_next_game_is_asked_for_once_and_begins_with_the_last_word(stage, between):
    asked = lobby(stage)
    assert "Game 2, 1868" in text(asked)
    assert set(stage.pinged(asked)) == {stage.alice.id, stage.bob.id, stage.cara.id}
    await answer(stage, stage.alice, "I play")
    assert f"✅ {stage.alice.mention}" in text(lobby(stage))
    said = await stage.bob.slash(stage.channel, "campaign miss")
    assert "You sit out the next game" in private(said)
    said = await stage.cara.slash(stage.channel, "campaign next")
    assert "begins" in private(said)
    table = await stage.table()
    assert (table.phase, table.number, table.people) == ("live", 2, (stage.alice.id, stage.cara.id))
    begun = text(stage.said("Ticket to Ride: Legends of the West begins: alice and cara"))
    assert "## The West · Game 2, 1868" in begun
    assert labels(lobby(stage)) == []
    late = await stage.bob.slash(stage.channel, "campaign next")
    assert "No next game is waiting" in private(late)
    said = private(await stage.alice.slash(stage.channel, "campaign status"))
    assert f"is being played. {stage.bob.mention} misses it." in said


async def test_a_press_that_comes_twice_or_too_late_changes_nothing(stage, between):
    before = lobby(stage)
    await stage.alice.click(before, label="I play")
    await stage.alice.click(lobby(stage), label="I play")
    await stage.bob.click(lobby(stage), label="I play")
    stale = lobby(stage)
    await stage.cara.click(stale, label="I play")
    table = await stage.table()
    with stage.env._bot_scope():
        told = [m for m in stage.channel.history() if "begins: alice, bob and cara" in text(m)]
    assert (table.phase, table.number, len(told)) == ("live", 2, 2)


async def test_after_a_restart_the_buttons_still_work(stage, between):
    await answer(stage, stage.alice, "I play")
    await answer(stage, stage.bob, "Not this time")
    asked = len([m for m in stage.channel.history() if ASKED in text(m)])
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    assert len([m for m in stage.channel.history() if ASKED in text(m)]) == asked
    await answer(stage, stage.cara, "I play")
    assert (await stage.table()).people == (stage.alice.id, stage.cara.id)


async def test_what_a_crash_left_untold_after_the_last_move_is_told_once_after_it(stage):
    await found(stage, stage.bob)
    await stage.alice.click(lobby(stage), label="Start")
    table = await play_on(stage, tell=False)
    assert (table.number, table.phase) == (2, "lobby")
    assert ASKED not in text(stage.channel.history()[-1])
    for _ in range(2):
        await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
        await stage.env.settle()
    ends = [m for m in stage.channel.history() if "Game 1 of the campaign is over" in text(m)]
    asked = [m for m in stage.channel.history() if ASKED in text(m)]
    assert (len(ends), len(asked)) == (1, 1)
    assert stage.channel.history()[-1].id == asked[0].id


async def test_commands_of_a_game_say_between_two_games_what_waits(stage, between):
    for command in ("game help", "game status", "hand", "legends tickets"):
        assert "the next one waits until everybody" in private(await stage.bob.slash(stage.channel, command))
    assert "The West" in private(await stage.bob.slash(stage.channel, "turn"))
    assert "page 1" in private(await stage.bob.slash(stage.channel, "game log"))
    for command in ("game start", "game opponent", "game kick", "game options"):
        given = {"player": stage.bob} if command == "game kick" else {"players": 2} if "options" in command else {}
        assert "The campaign has begun" in private(await stage.alice.slash(stage.channel, command, **given))
