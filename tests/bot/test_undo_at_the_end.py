"""The end of a game, taken back by whoever brought it about, where nothing is drawn any more."""

from __future__ import annotations

import functools

import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from storage.ledger import END
from tests.bot.campaigns.playing import play_on
from tests.bot.presses import Presser
from tests.bot.stage import labels, private, text
from tests.playthroughs.open_table import OpenTable

SEED = "an evening in Brno"


@pytest.fixture
def pace():
    """Seconds between two moves of built-in opponents: longer than any test lasts."""
    return 24 * 3600


@pytest.fixture(params=["18cz", pytest.param("1854", marks=pytest.mark.long)])
async def ended(stage, request):
    """Play a game to its end, and return the table with who made the last move, and that move."""
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=request.param, players=3))
    *before, last = whole_game(request.param, 3)
    await play_on(stage, log=before)
    await end(table, stage, last)
    return table, await table.holder(last.seat), last


@functools.cache
def whole_game(key, players):
    """Return the moves of a game that is played by chance to its end."""
    match, rng = Match(find(key), Setup(key, players), SEED), Rng("random")
    while match.game.result(match.state) is None:
        question = match.game.question(match.state)
        seat = question.to if question else min(match.game.actors(match.state))
        match.play(match.game.policies["random"](match.game, match.state, seat, rng))
    return tuple(match.entries)


async def end(table, stage, move):
    """Make the last move of a game, and let the bot tell it."""
    await table.silently(move)
    with stage.env._bot_scope():
        await stage.bot.reconciler.reconcile(table.id)
    await stage.env.settle()
    assert (await table.table()).phase == "over"


def end_message(stage):
    return next(m for m in reversed(stage.channel.history()) if "Play again" in labels(m))


async def agree(stage, who):
    """Let all others agree that the end is taken back."""
    question = stage.question()
    assert "its result is known, so the others have to agree" in text(question)
    for other in {stage.alice, stage.bob, stage.cara} - {who}:
        await other.click(question, label="Agree")


async def test_the_message_of_the_end_takes_the_last_move_back_for_whoever_made_it_if_the_others_agree(stage, ended):
    table, last, move = ended
    message, before = end_message(stage), len((await table.match()).line)
    assert "↩ Ask to undo" in labels(message)
    other = next(who for who in (stage.alice, stage.bob, stage.cara) if who != last)
    assert "The game is over" in private(await other.click(message, label="↩ Ask to undo"))
    await last.click(message, label="↩ Ask to undo")
    assert (await table.table()).phase == "over"
    await agree(stage, last)
    there = await table.table()
    assert (there.phase, there.ended, there.ending) == ("live", None, None)
    assert len((await table.match()).line) == before - 1
    told = stage.channel.history()[-1]
    assert "↩ Taken back: " in text(told)
    assert stage.pinged(told) == [last.id]
    assert not [m for m in stage.channel.history()[:-1] if {"↩ Undo", "Play again"} & set(labels(m))]
    # What was told of the end is crossed out.
    first = next(m for m in stage.channel.history() if m.id == message.id)
    heading, *crossed = text(first).strip().splitlines()
    assert heading == "↩ **The end was taken back, and the game goes on below.**"
    assert crossed
    assert all("~~" in line for line in crossed if line.strip())
    assert not first.attachments
    # It goes on from there, and ends once more: one report stands.
    await end(table, stage, move)
    assert await stage.service.ledger.message(table.id, END) is not None
    assert "Play again" in labels(stage.channel.history()[-1])
    assert "~~" not in text(stage.channel.history()[-1])


@pytest.mark.long
async def test_the_private_panel_of_whoever_ended_the_game_offers_to_take_that_back(stage, ended):
    table, last, _ = ended
    panel = Presser(stage, last).answered(await last.click(end_message(stage), label="My holdings"))
    assert "↩ Ask to undo" in panel.buttons
    await panel.press("↩ Ask to undo")
    await agree(stage, last)
    assert (await table.table()).phase == "live"


@pytest.mark.long
async def test_the_end_stands_where_its_channel_has_another_table_by_now(stage, ended):
    table, last, _ = ended
    message = end_message(stage)
    await last.click(message, label="Play again")
    assert "another table in this channel" in private(await last.click(message, label="↩ Ask to undo"))
    assert (await table.table()).phase == "over"
