"""kill -9 in the middle of what is no move: consent, reminders, what expires, and what lies between two games of a campaign.

The bot draws its real pictures. ``KILLS=60`` kills it so many times in all, fewer else.
"""

import asyncio
import contextlib
import os
import random
import sqlite3
from contextlib import closing
from functools import partial
from itertools import pairwise, product

import pytest

from bot.client import clock
from bot.service import Service, TableOptions
from engine.core.moves import Undo
from engine.core.rng import Rng
from storage.check import check
from tests.discord_server import PATIENCE
from tests.discord_server.club import announcements, begin_press, begin_slash, play_on, private_panel_of
from tests.discord_server.several import is_told, repeatedly, told_again
from tests.discord_server.test_bot_campaign_killed import almost_over, founded, saying
from tests.discord_server.test_bot_killed import length_of_log, refused_in_vain
from tests.stored import load
from tests.thorough import THOROUGH

KILLS = max(1, int(os.environ.get("KILLS", "8")) // 4)
"""How often the bot is killed in the middle of each."""
MOST_SENT = 6
"""What the bot sends at the most before it is killed, after what it is aimed at has begun."""
SENDING = 2.0
"""Seconds for which that much is waited for."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not THOROUGH, reason="it takes minutes of waiting; STATIONMASTER_TEST_THOROUGH=1 runs it"),
]


@pytest.fixture
async def process(process):
    """The bot with its real pictures, which ends with the test."""
    process.environment |= {"PICTURES": "real"}
    yield process
    await process.kill()


def asked(database, sql):
    """Return what a query finds in a single column, or how many rows a change has changed."""
    with closing(sqlite3.connect(database)) as db, db:
        cursor = db.execute(sql)
        return [value for (value,) in cursor] if cursor.description else cursor.rowcount


async def killed(server, process, rng):
    """Kill the bot when it has sent some more, or nothing more for long."""
    enough = len(server.requests) + rng.randint(0, MOST_SENT)
    with contextlib.suppress(TimeoutError):
        await server.world.changes.until(lambda: len(server.requests) >= enough, within=SENDING, what="what it sends")
    await asyncio.sleep(rng.uniform(0, 0.05))
    await process.kill()


async def seated(database, channel, people, game, **options):
    """Open a table, and start it, while no bot runs."""
    async with await Service.open(database, clock) as service:
        given = TableOptions(game=game, title="Friday", players=len(people), **options)
        guild = int(channel.body["guild_id"])
        table = await service.lobby.new(int(people[0].id), guild, int(channel.id), given)
        for person in people[1:]:
            await service.lobby.join(table.id, int(person.id))
        return (await service.lobby.start(table.id, int(people[0].id))).id


async def drawn(database, table_id):
    """Let whoever is to move draw from the deck while no bot runs, and return who did: to take that back others are asked."""
    async with await Service.open(database, clock) as service:
        match, table = await load(service.database, table_id), await service.tables.get(table_id)
        user_id = table.holder(min(match.game.awaited(match.state))).user_id
        await service.play.move(table_id, user_id, "draw", {"card": "deck"})
        return str(user_id)


async def move(database, table_id, rng):
    """Let somebody move by chance while no bot runs, and return who did."""
    async with await Service.open(database, clock) as service:
        match, table = await load(service.database, table_id), await service.tables.get(table_id)
        seat = min(match.game.awaited(match.state))
        chosen = match.game.policies["random"](match.game, match.state, seat, rng)
        values = {name: getattr(chosen, name) for name in chosen.__struct_fields__ if name != "seat"}
        await service.play.move(table_id, table.holder(seat).user_id, type(chosen), values)
        return str(table.holder(seat).user_id)


async def log_of(database, table_id):
    async with await Service.open(database, clock) as service:
        return (await load(service.database, table_id)).entries


async def settled(process, database, server, channel, done=lambda: True):
    """Start the bot a last time, and stop it when it has told everything, and something is done."""

    async def told():
        async with await Service.open(database, clock) as service:
            found = [await service.ledger.behind(one) for one in await service.ledger.pending()]
        return all(is_told(one, channel) for one in found) and done()

    await process.start()
    async with asyncio.timeout(PATIENCE):
        while not await told():  # noqa: ASYNC110 - another process tells it
            await asyncio.sleep(0.5)
    await process.stop()
    assert (await check(database)).problems == ()
    assert refused_in_vain(server) == []
    # What was about to be started to draw when the bot was killed says that nobody wants it any more.
    assert [words for words in process.words(1_000_000).split("Traceback")[1:] if "spawn_main" not in words] == []


async def test_what_people_agree_upon_is_taken_back_once(server, channel, alice, bob, process, database):
    rng, chance, people = random.Random(1), Rng("consent"), {one.id: one for one in (alice, bob)}
    table_id = await seated(database, channel, (alice, bob), "europe")
    for _ in people:  # the opening tickets can be taken back without asking anybody
        await move(database, table_id, chance)
    for number in range(KILLS):
        mover = people[await (drawn(database, table_id) if number % 2 else move(database, table_id, chance))]
        await process.start()
        pressed = begin_slash(mover, channel, "game undo")
        if number % 4 == 3:  # then it was asked, and somebody answers
            await pressed.answered_first()
            await server.world.changes.until(lambda one=pressed: not one.thinking, what="an answer")
            for person, post in product(people.values(), [post for post in channel.posts if "Agree" in post.labels]):
                begin_press(person, post, "Agree")
        await killed(server, process, rng)
    assert saying(channel, "Agree") or KILLS < 4
    await settled(process, database, server, channel)
    entries = await log_of(database, table_id)
    assert len(entries) >= KILLS
    assert not [entry for entry, after in pairwise(entries) if isinstance(entry, Undo) and isinstance(after, Undo)]
    assert told_again(channel) == []


async def test_nobody_is_reminded_twice(server, channel, alice, bob, process, database):
    rng = random.Random(2)
    await seated(database, channel, (alice, bob), "europe")
    for _ in range(KILLS):
        waiting = asked(database, "UPDATE reminders SET due = 1, sent = 0")
        known = reminders(channel, alice, bob)
        await process.start()
        await killed(server, process, rng)
        (noted,) = asked(database, "SELECT SUM(sent) FROM reminders")
        assert reminders(channel, alice, bob) - known <= noted <= waiting == 2
    asked(database, "UPDATE reminders SET due = 1, sent = 0")
    known = reminders(channel, alice, bob)
    await settled(process, database, server, channel, lambda: reminders(channel, alice, bob) - known >= 2)
    assert reminders(channel, alice, bob) - known == 2


def reminders(channel, *people):
    """Count the messages that have reminded somebody."""
    places = (channel, *(person.dm for person in people))
    return sum("snooze" in str(post.versions[0]) for place in places for post in place.posts)


async def test_whoever_is_silent_passes_once(server, channel, alice, bob, process, database):
    rng, chance, people = random.Random(3), Rng("expiry"), (alice, bob, server.person("Cara"))
    table_id = await seated(database, channel, people, "german", variants={"absent": "passes"})

    async def let_one_be_silent():
        while not asked(database, "UPDATE lapses SET due = 1 WHERE due IS NOT NULL"):
            await move(database, table_id, chance)

    for _ in range(KILLS):
        await let_one_be_silent()
        before = len(await log_of(database, table_id))
        await process.start()
        await killed(server, process, rng)
        after = len(await log_of(database, table_id))
        assert after - before <= 1
    await let_one_be_silent()
    before = len(await log_of(database, table_id))
    await settled(process, database, server, channel, lambda: length_of_log(database) > before)
    assert len(await log_of(database, table_id)) - before == 1
    assert told_again(channel) == []


async def ended(database):
    """Wait until no game goes on."""
    async with asyncio.timeout(PATIENCE):
        while asked(database, "SELECT id FROM games WHERE phase = 'live'"):  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.02)


async def said(channel, words, times):
    """Wait until the channel was told something so many times."""
    await channel.changes.until(lambda: len(saying(channel, words)) >= times, what=f"{times} of {words}")


async def all_play(channel, people):
    """Say that one plays, wherever that is asked."""
    for post in channel.posts:
        for person in people if "I play" in post.labels else ():
            begin_press(person, post, "I play")


async def test_each_game_of_a_campaign_ends_once_and_the_next_begins_once(
    server, channel, alice, bob, process, database
):
    rng, people, games = random.Random(4), (alice, bob), (KILLS + 1) // 2
    who = await founded(server, channel, database, people)
    for number in range(1, games + 1):
        await process.start()
        await said(channel, "begins: ", number)
        playing = asyncio.create_task(repeatedly(partial(play_last, who, channel, rng), rng))
        await ended(database)
        playing.cancel()
        await killed(server, process, rng)
        await process.start()
        await said(channel, "I play", number)
        answering = asyncio.create_task(repeatedly(partial(all_play, channel, people), rng))
        await killed(server, process, rng)
        await process.start()
        await said(channel, "begins: ", number + 1)
        answering.cancel()
        await process.kill()
        if number < games:
            async with await Service.open(database, clock) as service:
                table = await service.tables.in_channel(int(channel.id))
                seat = await almost_over(service, table)
                who = next(person for person in people if int(person.id) == table.holder(seat).user_id)
    await settled(process, database, server, channel)
    assert [len(saying(channel, words)) for words in ("I play", "begins: ")] == [games, games + 1]
    assert asked(database, "SELECT phase FROM games ORDER BY number") == ["over"] * games + ["live"]
    assert told_again(channel) == []


async def play_last(person, channel, rng):
    """Play by the latest board."""
    await play_on(person, await private_panel_of(person, announcements(channel)[-1]), rng)
