"""Taking one's own move back by a button: what goes is said, and what nobody was told is taken back untold."""

from __future__ import annotations

import pytest

from engine.eighteenxx.moves import LayTile, Pass
from tests.bot.presses import Presser
from tests.bot.stage import labels, text
from tests.playthroughs.open_table import OpenTable

SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.fixture
async def table(stage):
    """Begin a table of 18CZ and go on to a company that may lay track."""
    made = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))
    await made.hurry(_begins_to_lay)
    return made


def _begins_to_lay(match):
    seat = min(match.game.actors(match.state), default=None)
    ready = seat is not None and {LayTile, Pass} <= set(match.game.kinds(match.state, seat))
    return ready and match.line[-1].seat != seat and not match.state.turn.yellow


@pytest.mark.long
async def test_a_move_that_nobody_was_told_is_taken_back_without_a_word_in_the_channel(stage, table):
    who = Presser(stage, await table.holder(await table.next()))
    before, said = len((await table.match()).line), len(table.channel.history())
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    buttons = panel.buttons
    assert "↩ Undo" not in buttons
    await panel.press("Lay no track")
    assert len((await table.match()).line) == before + 1
    with who.needs(presses=1):
        await panel.press("↩ Undo")
    assert len((await table.match()).line) == before
    assert "Taken back: " in panel.words
    assert "is done laying track" in panel.words
    assert panel.buttons == buttons
    assert len(table.channel.history()) == said
    # The buttons under the board mean what they meant.
    await who.click(table.panel(), label="Lay no track")
    assert len((await table.match()).line) == before + 1


async def test_a_move_that_the_channel_was_told_is_taken_back_aloud(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    (seat,) = (await stage.table()).actors
    who = Presser(stage, (stage.alice, stage.bob, stage.cara)[seat])
    await who.who.slash(stage.channel, "18cz bid", local="S1")
    panel = who.answered(await who.click(stage.channel.history()[-1], label="My holdings"))
    await panel.press("↩ Undo")
    told = text(stage.channel.history()[-1])
    assert "↩ Taken back: " in told
    assert who.who.name in told
    assert "↩ Undo" not in labels(panel.now)
    assert "It is your turn." in panel.words


async def test_what_was_taken_back_is_said_once_and_not_again_when_others_have_moved(stage, table):
    seat = await table.next()
    who = Presser(stage, await table.holder(seat))
    panel = who.answered(await who.click(table.panel(), label="My holdings"))
    await panel.press("Lay no track")
    await panel.press("↩ Undo")
    assert "Taken back: " in panel.words
    await panel.press("Lay no track")
    assert "Taken back: " not in panel.words
    told = table.panel().id
    await table.hurry(lambda match: seat not in match.game.actors(match.state))
    assert table.panel().id != told
    assert "Taken back: " not in panel.words
