"""kill -9 between the last step of a campaign's game and the start of the next: nothing is lost, nothing there twice."""

import asyncio
import contextlib
import random

import msgspec
import pytest

from bot.client import clock
from bot.service import Service, TableOptions
from engine.core.rng import Rng
from storage import archive, table_records
from storage.check import check
from tests.discord_server import NoAnswerError
from tests.discord_server.club import is_announcement, play_on, private_panel_of
from tests.discord_server.test_bot_killed import refused_in_vain
from tests.stored import read, transact

BEFORE, AFTER = "drop_before", "drop_after"
"""The bot is killed before a message is said, or when it was said and the bot does not know it."""
SETTLING = 1.5
"""Seconds for what the bot says after it has said what was waited for: it would be said twice in them."""


async def almost_over(service, table):
    """Play a game by chance up to the step that ends it, and return whose step it is."""
    rng = Rng("almost over")

    async def play(live):
        match, table = live.match, live.table

        async def store(tx):
            stands = live.record
            while True:
                seat = min(match.game.awaited(match.state))
                attempt = match.attempt(match.game.policies["random"](match.game, match.state, seat, rng))
                if match.game.result(attempt.state) is not None:
                    return seat
                actors, played = (
                    match.game.awaited(attempt.state),
                    await archive.append(tx, stands.table, match, attempt, 1.0),
                )
                seats = tuple(msgspec.structs.replace(one, to_move=one.seat in actors) for one in table.seats)
                played = msgspec.structs.replace(played, seats=seats)
                stands = await table_records.save(tx, stands, msgspec.structs.replace(stands, table=played))
                match.accept(attempt)

        return await transact(service.database, store)

    return await service.live.handle(table.id, play)


async def founded(server, channel, database, people):
    """Found a campaign whose first game is one step from its end, while no bot runs; return whose step that is."""
    async with await Service.open(database, clock) as service:
        alice, bob = (int(one.id) for one in people)
        options = TableOptions(game="legends", title="The West", players=2)
        table = await service.lobby.new(alice, int(server.world.guild_id), int(channel.id), options)
        await service.lobby.join(table.id, bob)
        table = await service.lobby.start(table.id, alice)
        return people[await almost_over(service, table)]


async def stored(database):
    """Return number, phase and length of every game, once the file was found sound."""
    assert (await check(database)).problems == ()
    async with await Service.open(database, clock) as service:
        rows = await read(
            service.database,
            lambda tx: tx.execute_fetchall(
                "SELECT number, phase, seq, (SELECT count(*) FROM moves WHERE game_id = id) FROM games ORDER BY number"
            ),
        )
    assert all(seq == entries for *_, seq, entries in rows)
    return [(number, phase) for number, phase, *_ in rows]


async def killed(server, channel, process, fault, nth, pressing):
    """Let somebody press, and kill the bot while the nth message that it sends to the channel then is on its way."""
    said = f"POST /channels/{channel.id}/messages"
    spared = server.faults.delay(0.0, said, times=nth) if nth else None
    lost = getattr(server.faults, fault)(said, times=100)
    presses = asyncio.create_task(pressing)
    await server.world.changes.until(lambda: lost.happened, what="the message that is lost")
    assert spared is None or spared.happened == nth
    await process.kill()
    presses.cancel()
    with contextlib.suppress(asyncio.CancelledError, NoAnswerError, TimeoutError, LookupError):
        await presses
    server.faults.clear()


def saying(channel, words):
    """Return the messages that said something when they were sent."""
    return [post for post in channel.posts if words in str(post.versions[0])]


def asking(channel):
    return [post for post in channel.posts if "I play" in str(post.versions[0])]


async def living(process, channel, until, what):
    """Let the bot live until it has said what is waited for, and then a little longer."""
    await process.start()
    await channel.changes.until(until, what=what)
    await asyncio.sleep(SETTLING)


def nothing_went_wrong(server, process):
    assert refused_in_vain(server) == []
    assert process.words(100_000).partition("Traceback")[2] == ""


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "nth"),
    [(BEFORE, 0), (AFTER, 0), (AFTER, 1)],
    ids=["before the end is said", "after it", "after the question"],
)
async def test_a_kill_after_the_last_step_of_a_game_leaves_one_end_and_one_question(  # noqa: PLR0917
    server, channel, alice, bob, process, database, fault, nth
):
    who = await founded(server, channel, database, (alice, bob))
    await process.start()
    try:
        panel = await private_panel_of(who, await channel.until(is_announcement))
        await killed(server, channel, process, fault, nth, play_on(who, panel, random.Random(1)))
        assert await stored(database) == [(1, "over"), (2, "lobby")]
        await living(process, channel, lambda: asking(channel), "the question who plays next")
        for person in (alice, bob):
            await person.press(asking(channel)[0], "I play")
        await channel.changes.until(lambda: saying(channel, "begins: Alice and Bob"), what="the second game")
        await asyncio.sleep(SETTLING)
    finally:
        await process.stop()
    assert await stored(database) == [(1, "over"), (2, "live")]
    assert [len(saying(channel, words)) for words in ("wins this game", "I play", "begins: ")] == [1, 1, 2]
    nothing_went_wrong(server, process)


@pytest.mark.long
async def test_a_kill_when_all_have_said_that_they_play_leaves_one_start(
    server, channel, alice, bob, process, database
):
    who = await founded(server, channel, database, (alice, bob))
    await process.start()
    try:
        await play_on(who, await private_panel_of(who, await channel.until(is_announcement)), random.Random(1))
        asks = await channel.until(lambda post: "I play" in post.labels)
        await alice.press(asks, "I play")
        await killed(server, channel, process, AFTER, 0, bob.press(asks, "I play"))
        assert await stored(database) == [(1, "over"), (2, "live")]
        await living(process, channel, lambda: len(saying(channel, "begins: ")) > 1, "the second game")
        await channel.changes.until(lambda: "I play" not in asking(channel)[0].labels, what="the question's end")
    finally:
        await process.stop()
    assert await stored(database) == [(1, "over"), (2, "live")]
    assert [len(saying(channel, words)) for words in ("wins this game", "I play", "begins: ")] == [1, 1, 2]
    nothing_went_wrong(server, process)
