"""kill -9 at random moments of a running table, up to twenty times: nothing is lost, nothing is told or done twice."""

import asyncio
import contextlib
import random
import sqlite3
from contextlib import closing

import pytest

from bot.client import clock
from bot.service import Service
from engine.core.match import Match
from engine.core.registry import GAMES
from tests.discord_server import PATIENCE, NoAnswerError
from tests.discord_server.club import (
    CUT,
    FOLLOWS,
    OUTRUN,
    announcements,
    asked_in,
    ids_of,
    is_announcement,
    may_go_untold,
    play_on,
    press_under_board,
    private_panel_of,
    story_of,
    tells,
    told_in,
    told_up_to,
)
from tests.stored import load
from tests.thorough import times

KILLS = {game: times(4, 20) if game == "europe" else times(2, 6) for game in GAMES}
"""How often the bot is killed at a table of each game: what the games have in common is tried most on the quickest."""
MOVED = 3
"""Entries by which the log grows before a bot is killed: its opponents begin to move when their process has started."""
BETWEEN_KILLS = (1, 40)
"""What it then sends before it is killed: a move that is told takes about four requests."""
LATE = (10062, 40060)
"""A bot that comes back resumes nothing: what was pressed while it was dead can be too old for an answer."""
BEFORE_ITS_NOTE = "names no file of this message"
"""Why an edit is refused, and repeated, where the bot was killed after it changed pictures and before it noted that."""
NAMES = ("Alice", "Bob", "Conductor", "Signalman", "Stoker")


async def start(channel, alice, bob, game):
    """A table of two people and three opponents, opened in the channel."""
    await alice.slash(channel, "game new", title="Friday night", game=game, players=5)
    await bob.slash(channel, "game join")
    for _ in NAMES[2:]:
        await alice.slash(channel, "game opponent", policy="random")
    await alice.slash(channel, "game start")
    first = await channel.until(is_announcement)
    return ids_of(first)[0][1]


async def keep_playing(person, channel, rng):
    """Move whenever possible, whatever happens to the bot."""
    while True:
        try:
            private_panel = await private_panel_of(person, announcements(channel)[-1])
            await play_on(person, private_panel, rng)
        except (NoAnswerError, TimeoutError, LookupError):
            pass  # the bot is dead, or a new board has come meanwhile
        await asyncio.sleep(rng.uniform(0, 0.1))


def stored(database):
    """The highest sequence number on the disk."""
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA quick_check").fetchone() == ("ok",)
        highest, count = db.execute("SELECT max(seq), count(*) FROM moves").fetchone()
    assert (highest or 0) == count
    return count


async def press_again(server, channel, person):
    """Repeat the last press that played a move, where its control still stands as if nothing had come of it."""
    presses = [i for i in server.interactions.values() if i.person is person and plays(i)]
    last = presses[-1] if presses else None
    if last and last.body["data"]["custom_id"] in [c["custom_id"] for c in last.source.controls]:
        again = person.begin(channel, last.kind, last.body["data"], source=last.source)
        await server.world.changes.until(lambda: again.answer_type, what="an answer to a repeated press")


def plays(interaction):
    """Whether an interaction was the press of a control that may play a move."""
    return str(interaction.body["data"].get("custom_id")).split(":")[3:4] in (
        ["play"],
        ["pick"],
        ["take"],
        ["sure"],
        ["do"],
    )


async def every_button_answers(channel, people):
    """Press every button under the last board; the channel may move on meanwhile, which changes the board."""
    tried = set()
    while waiting := set(announcements(channel)[-1].labels) - tried:
        label = min(waiting)
        for person in people:
            try:
                pressed, answer = await press_under_board(person, announcements(channel)[-1], label)
            except LookupError:  # the board has changed in this very moment
                continue
            if pressed.modal is not None:
                continue  # it asks for what only a form can say
            assert answer.ephemeral
            assert answer.text
            assert "went wrong" not in answer.text
        tried.add(label)


def outdated(channel):
    """The messages before the latest announcement that have buttons of a turn."""
    before = [post for post in channel.posts if int(post.id) < int(announcements(channel)[-1].id)]
    return [post for post in before if post.labels and (is_announcement(post) or ":call:" in post.nonce)]


def settled(database, channel):
    """The last sequence number if everything is told, by a message or added to one, and people are to move, else 0."""
    query = """SELECT seq, shown_up_to FROM games JOIN ledger ON game_id = id AND target = 'panel' AND user_id = 0
        WHERE NOT EXISTS (SELECT 1 FROM seats WHERE to_move = 1 AND policy IS NOT NULL)"""
    with closing(sqlite3.connect(database)) as db:
        seq, announced = db.execute(query).fetchone() or (0, 0)
    return seq if seq in (announced, told_up_to(announcements(channel)[-1], -1)) else 0


def refused_in_vain(server):
    """Return what was refused of a bot that was killed, other than what a kill brings about."""
    refused = [seen for seen in server.refused if seen.code not in (*LATE, *OUTRUN)]
    return [seen for seen in refused if not any(BEFORE_ITS_NOTE in problem for problem in seen.problems)]


async def until_all_is_told(database, channel, least=1):
    """Wait until the log has at least so many entries, and all of them are told."""
    async with asyncio.timeout(PATIENCE):
        while not announcements(channel) or settled(database, channel) < least:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.1)


def length_of_log(database):
    """Count the entries of the log, without looking at whether the file is whole."""
    with closing(sqlite3.connect(database)) as db:
        return db.execute("SELECT count(*) FROM moves").fetchone()[0]


async def play_between_kills(server, channel, people, process, database, rng):
    """Let everybody play until the bot has sent some more, then kill it in the middle of whatever it does."""
    players = [asyncio.create_task(keep_playing(person, channel, rng)) for person in people]
    before = length_of_log(database)
    await server.world.changes.until(lambda: length_of_log(database) >= before + MOVED, what="moves")
    enough = len(server.requests) + rng.randint(*BETWEEN_KILLS)
    await server.world.changes.until(lambda: len(server.requests) >= enough, what="a busy bot")
    await asyncio.sleep(rng.uniform(0, 0.05))
    await process.kill()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


async def play_until_all_is_told(server, channel, people, database, rng):
    """Move by the last board, whoever is to move, until what was done is told and a person is to move again."""
    before = stored(database)
    async with asyncio.timeout(PATIENCE):
        while settled(database, channel) <= before:
            for person in people:
                with contextlib.suppress(LookupError):  # a new board has come in this very moment
                    await play_on(person, await private_panel_of(person, announcements(channel)[-1]), rng)
            with contextlib.suppress(TimeoutError):  # it is for another person
                await server.world.changes.until(
                    lambda: settled(database, channel) > before, within=0.5, what="the news"
                )


def played_unasked(match, people):
    """How often people passed unasked, as they could do nothing else."""
    again, times = Match(match.game, match.setup, match.seed), 0
    for number, entry in enumerate(match.entries):
        for private in match.private:
            if private.after == number:
                again.play(private.move)
        times += any(again.game.guidance.only_declines(again.state, seat) == entry for seat in range(people))
        again.play(entry)
    return times


def test_a_fight_of_which_only_the_beginning_was_told_before_a_cut_is_told():
    bids = [f"**{name}** bids {price} G on **Pyhrnbahn (5)**." for name, price in (("Bob", 120), ("Stoker", 155))]
    end = ["**Stoker** buys **Pyhrnbahn (5)** for 155 G.", "**Bob** passes."]
    assert tells([bids[0], CUT, end[0], end[1]], [*bids, *end])
    assert tells([*bids, CUT, end[1]], [*bids, *end])
    assert not tells([bids[0], CUT, *end], [*bids, end[1]])


@pytest.mark.long
@pytest.mark.parametrize("game", KILLS)
async def test_kills_lose_nothing_and_repeat_nothing(server, channel, alice, process, database, game):
    people, rng = (alice, server.person("Bob")), random.Random(20)
    async with process:
        table_id = await start(channel, *people, game)
        for _ in range(KILLS[game]):
            await play_between_kills(server, channel, people, process, database, rng)
            told = told_up_to(announcements(channel)[-1])
            assert stored(database) >= told, "the channel was told of a move that is not stored"
            await process.start()
            for person in people:
                await press_again(server, channel, person)
        # Some games have buttons under the board that play a move at once, which may be told only with the next turn.
        await every_button_answers(channel, people)
        await play_until_all_is_told(server, channel, people, database, rng)
        # Of what was sent before the latest announcement nothing calls anybody any more.
        await server.world.changes.until(lambda: not outdated(channel), what="old messages without buttons")
        await server.world.changes.until(lambda: FOLLOWS not in announcements(channel)[-1].text, what="the picture")
        assert await process.stop() in (0, -15)
    async with await Service.open(database, clock) as service:
        match = await load(service.database, table_id)
        story = await story_of(service, table_id, NAMES)
        elsewhere = await may_go_untold(service, table_id, NAMES) | asked_in(channel)
    told = [line for line in told_in(channel) if line not in elsewhere]
    assert tells(told, [line for line in story if line not in elsewhere]), "\n".join([*told, "", "is not", "", *story])
    rising = [told_up_to(post) for post in announcements(channel)]
    assert rising == sorted(set(rising))
    # Two people may each pass by the same button; one press of a person may be sent twice.
    presses = {(i.person.id, i.body["data"]["custom_id"]) for i in server.interactions.values() if plays(i)}
    pressed = [entry for entry in match.entries if entry.seat < len(people)]
    assert len(pressed) <= len(presses) + played_unasked(match, len(people))
    assert len(match.entries) > 2 * KILLS[game]
    assert refused_in_vain(server) == []
    assert process.words(100_000).partition("Traceback")[2] == ""
