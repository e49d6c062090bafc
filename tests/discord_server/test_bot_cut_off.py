"""The bot ends before or just after something that it sends: after the next start nothing is lost, and nobody told twice."""

import asyncio
from contextlib import suppress

import pytest

from bot.client import clock
from bot.delivery import reconciler, reminders
from bot.service import Refusal, TableOptions
from bot.service.values import TIMEOUTS, UNFILLED_AFTER
from engine.german_railways.moves import Bid
from tests.discord_server import club
from tests.discord_server.club import club_at
from tests.discord_server.test_bot_forum import forum_of, threads_of
from tests.thorough import long_but

BEFORE, AFTER = (
    pytest.mark.parametrize("after", long_but([False, True], always), ids=["before", "after"])
    for always in (False, True)
)
"""Before and after Discord has done what was asked: one of them is tried each time, the other by ``-m long``."""


class EndedError(Exception):
    """The bot has ended."""


def cut_off(bot, method, path, *, after):
    """Let the bot send nothing from its first request of a kind on, that one included or not."""
    request, ended = bot.http.request, asyncio.Event()

    async def send(route, **given):
        if ended.is_set() or (route.method == method and route.path.endswith(path)):
            if after and not ended.is_set():
                await request(route, **given)
            ended.set()
            raise asyncio.CancelledError
        return await request(route, **given)

    bot.http.request = send
    return ended


async def ends(server, database, method, path, *, after, work):
    """Start the bot, let it work until it ends in the middle, and return."""
    with suppress(EndedError):
        async with club_at(server, database) as club:
            ended = cut_off(club.bot, method, path, after=after)
            working = asyncio.ensure_future(work(club))
            await ended.wait()
            working.cancel()
            raise EndedError


async def until(look, *, seconds=10):
    async with asyncio.timeout(seconds):
        while not look():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)


def texts(channel, words):
    return [post for post in channel.posts if words in post.text]


@BEFORE
async def test_a_board_stands_once(server, channel, database, after, monkeypatch):
    monkeypatch.setattr(reconciler, "LOOK_AT_LISTS", 0.05)

    async def place(club):
        await club.bot.parts.server_boards.place(club.bot.get_guild(int(server.world.guild_id)), int(channel.id))

    await ends(server, database, "POST", "/messages", after=after, work=place)
    async with club_at(server, database) as club:
        await until(lambda: texts(channel, "No table at present"))
        (page,) = await club.service.admin.board()
        await until(lambda: page.message_id is not None or len(club.bot.parts.server_boards._said) == 1)
    assert len(texts(channel, "No table at present")) == 1


@AFTER
async def test_the_host_of_a_lobby_is_warned_once_and_none_is_closed_without(server, channel, alice, database, after):
    async with club_at(server, database):
        await alice.slash(channel, "game new", title="Friday", game="europe", players=2)

    async def warn(club):
        club.service.lobby._clock = lambda: club.service.now() + UNFILLED_AFTER + 60
        await club.bot.parts.lobby_messages.tend_unfilled()

    await ends(server, database, "POST", "/messages", after=after, work=warn)
    async with club_at(server, database) as club:
        await warn(club)
        await warn(club)
    assert len(texts(channel, "it closes on <t:")) == 1


@BEFORE
async def test_a_post_of_a_forum_without_a_table_is_put_away(server, channel, alice, database, after, monkeypatch):
    monkeypatch.setattr(reconciler, "LOOK_AT_LISTS", 0.05)
    forum = forum_of(server.world, "tables", "seats free")

    async def open_one(club):
        await club.service.admin.allow_channel(int(server.world.guild_id), int(forum.id))
        await alice.slash(channel, "game new", title="Friday", game="europe", players=2)

    await ends(server, database, "POST", "/threads", after=after, work=open_one)
    async with club_at(server, database):
        await until(lambda: all(post.archived for post in threads_of(server, forum)))
        await alice.slash(channel, "game new", title="Friday", game="europe", players=2)
    assert [post.archived for post in threads_of(server, forum)] == [True] * after + [False]


@AFTER
async def test_somebody_is_nudged_once_at_most(server, channel, alice, bob, database, after):
    async with club_at(server, database) as club:
        table = await club.table(channel, alice, bob)

    async def nudge(club):
        nudge = await club.service.reminders.nudge(table, int(alice.id), int(bob.id))
        await reminders.send(club.service, club.bot.parts.channels, nudge)

    await ends(server, database, "POST", "/messages", after=after, work=nudge)
    async with club_at(server, database) as club:
        with pytest.raises(Refusal):
            await nudge(club)
    told = [*texts(bob.dm, "is waiting for your move"), *texts(channel, "is waiting for your move")]
    assert len(told) == after


async def auction(club, channel, *people):
    """Start a table at which whoever is silent in an auction passes."""
    options = {"players": len(people), "variants": {"absent": "passes"}}
    host, *others = (int(one.id) for one in people)
    guild = int(channel.body["guild_id"])
    table = await club.service.lobby.new(
        host, guild, int(channel.id), TableOptions(game="german", title="Friday", **options)
    )
    for other in others:
        await club.service.lobby.join(table.id, other)
    await club.service.lobby.start(table.id, host)
    return table.id


async def test_after_a_day_without_the_bot_its_first_look_passes_nobodys_turn(
    server, channel, alice, bob, database, monkeypatch
):
    people = (alice, bob, server.person("Cara"))
    async with club_at(server, database) as one:
        table = await auction(one, channel, *people)
        await until(lambda: one.service.outages.current)
    monkeypatch.setattr(club, "clock", lambda: clock() + TIMEOUTS["day"] + 3600)
    async with club_at(server, database) as one:
        await until(lambda: one.service.outages.current)
        await one.bot.reminders._look()
        assert one.service.now() < await one.service.expiries.due_of(table)
        await one.service.play.move(table, int(alice.id), Bid, {"price": 3}, expected_seq=0)


async def test_while_discord_is_out_of_reach_the_bot_looks_after_no_table(server, channel, alice, bob, database):
    async with club_at(server, database) as one:
        await until(lambda: one.service.outages.current)
        assert one.bot._reachable()
        one.bot.reminders._reachable = lambda: False
        one.service.outages._recorded = None
        await one.bot.reminders._look()
        assert not one.service.outages.current
        one.bot.reminders._reachable = one.bot._reachable
        await one.bot.reminders._look()
        assert one.service.outages.current
