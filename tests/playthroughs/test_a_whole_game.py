"""Three people play from the first message to the final scores, each move typed and each move pressed."""

from __future__ import annotations

import hashlib

import pytest

from bot.client import Stationmaster
from engine.core import log
from tests.bot.stage import labels, private, text
from tests.playthroughs.driving import BUTTONS, DM, DM_HAND, DM_SLASH, SLASH, TEXTS, Panel, answer, at_once
from tests.playthroughs.europe_table import EuropeTable
from tests.playthroughs.plays_to_cover import PlaysToCover
from tests.playthroughs.watching import Watcher

SEED = "a whole evening 21"
"""With it, everything there is to do comes up within some forty moves."""
RESTART_AT = 20
"""Moves."""


@pytest.mark.long
async def test_three_people_play_a_whole_game(stage, drawn):
    europe_table = await seated(stage)
    await opening(europe_table)
    await every_play(europe_table)
    await in_direct_messages(europe_table)
    await to_the_last_round(europe_table)
    await last_turns(europe_table)
    await final_scores(europe_table)


async def seated(stage):
    watcher = Watcher(stage)
    lobby = await stage.open("Friday night", players=3)
    await stage.bob.click(lobby, label="Join")
    await stage.cara.slash(stage.channel, "game join")
    mark = len(watcher.all)
    full = stage.lobby()
    await at_once(stage, stage.alice.click(full, label="Start"), stage.alice.click(full, label="Start"))
    europe_table = EuropeTable(stage, await stage.table(), watcher)
    assert (await europe_table.table()).phase == "live"
    await europe_table.told(frozenset(), mark)
    (begun,) = watcher.aloud(stage.channel, since=mark)
    assert "Ticket to Ride: Europe begins: alice, bob and cara." in begun.words
    exported = private(await stage.cara.slash(stage.channel, "game export"))
    assert hashlib.sha256(SEED.encode()).hexdigest() in exported
    assert SEED not in begun.words + exported
    return europe_table


async def opening(europe_table):
    """Keep opening tickets in the direct message, at the board, and by command."""
    stage, mark = europe_table.stage, len(europe_table.watcher.all)
    for who, way in ((stage.alice, DM), (stage.bob, BUTTONS), (stage.cara, SLASH)):
        direct_message = europe_table.driver.direct_message(who)
        assert "Which tickets do you keep?" in direct_message.words
        assert len(direct_message.menu) == 4
        next_up, move = await europe_table.usual()
        assert next_up is who
        words = await europe_table.play(who, move, way)
        assert "You keep" in words
    (told,) = europe_table.watcher.aloud(stage.channel, since=mark)
    assert "Tickets kept: **alice**" in told.words


async def every_play(europe_table):
    to_cover, number = PlaysToCover((SLASH, BUTTONS)), 0
    while to_cover.left:
        (who, seat), match = await europe_table.next(), await europe_table.match()
        move = to_cover.choose(match, seat)
        way = to_cover.way(move, number)
        await europe_table.play(who, move, way)
        to_cover.done(move, way)
        number += 1
        if number == RESTART_AT:
            await restarted(europe_table)
        assert number < 60, f"never came up: {sorted(to_cover.left)}"


async def restarted(europe_table):
    """Let the bot die and come back; what stands in the channel and in private still works."""
    stage = europe_table.stage
    panel = europe_table.driver.panel()
    (who, _), waiting = await europe_table.next(), await europe_table.idle()
    private_panel, others = await europe_table.driver.open(who), await europe_table.driver.open(waiting)
    mark = len(europe_table.watcher.all)
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    assert europe_table.watcher.aloud(stage.channel, since=mark) == [], "nothing is told twice after a restart"
    assert europe_table.driver.panel().id == panel.id
    await private_panel.press("Build a station")
    assert "In which city?" in private_panel.words
    assert "Waiting for" in others.words
    said = await waiting.click(panel, label="Help")
    assert "It is not your turn" in private(said)


async def in_direct_messages(europe_table):
    """Take two turns without ever looking at the channel."""
    for way in (DM_SLASH, DM_HAND):
        await europe_table.turn(way)


async def to_the_last_round(europe_table):
    """Play on while the bot cannot speak; then it tells everything in one message that ends with the news."""
    await europe_table.hurry(lambda match: match.view(None).turns_left is not None)
    mark = len(europe_table.watcher.all)
    with europe_table.stage.env._bot_scope():
        await europe_table.stage.bot.reconciler.reconcile(europe_table.id)
    await europe_table.stage.env.settle()
    (told,) = europe_table.watcher.aloud(europe_table.channel, since=mark)
    assert "takes one more turn" in told.words
    assert told.words.splitlines()[1].startswith("…"), "what is left out is the oldest"
    assert len(told.pinged) == 1


async def last_turns(europe_table):
    ways = [SLASH, BUTTONS, SLASH, BUTTONS]
    while (await europe_table.table()).alive:
        await europe_table.turn(ways.pop(0))


async def final_scores(europe_table):
    stage = europe_table.stage
    ended = stage.channel.history()[-1]
    assert stage.pinged(ended) == []
    (report,) = ended.attachments
    assert report.filename == "report.png"
    assert (await report.read()).startswith(b"\x89PNG")
    assert SEED in text(ended)
    assert labels(ended)[:5] == ["Play again", "Log", "Replay", "Graphs", "Turning points"]
    assert labels(ended)[5:] == ["My hand", "Since my last turn", "Help"]
    match = await exported(europe_table, stage.bob)
    assert match.seed == SEED
    table, names = await europe_table.table(), ("alice", "bob", "cara")
    scores = [f"{names[seat]} {match.result.scores[seat]}" for seat in range(3)]
    assert all(score in text(ended) for score in scores), text(ended)
    winner = names[match.result.winners[0]]
    assert f"**{winner}** wins" in text(ended)
    said = [*ended.attachments[0].description.split("."), *(item.description for item in gallery(ended))]
    assert any(winner in words for words in said)
    assert table.phase == "over"
    refused = await stage.alice.slash(stage.channel, "europe draw", card="deck")
    assert TEXTS.say("core.game_over") in private(refused)
    private_panel = Panel(stage, stage.alice, answer(await stage.alice.click(ended, label="My hand")))
    assert "The game is over." in private_panel.words


def gallery(message):
    return [item for top in message.components for part in top.children for item in getattr(part, "items", ())]


async def exported(europe_table, who):
    """Return the match that the exported file tells."""
    said = await who.slash(europe_table.channel, "game export")
    assert "whole log" in private(said)
    (file,) = answer(said).attachments
    return log.read(await file.read())
