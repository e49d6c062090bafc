"""The bot dies between two steps of calling somebody within an auction: no call stays behind that calls nobody."""

import asyncio

import pytest

from bot.messages import pictures
from storage.ledger import CALL, PANEL
from tests.bot.service.conftest import superseded
from tests.discord_server.club import announcements, club_at, plain, seq_of
from tests.thorough import a_few, long_but


class Killed(Exception):  # noqa: N818 - named by what happened
    """Raised in the place of a step that a killed bot does not come to."""


@pytest.fixture
def database(database, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    monkeypatch.setattr("bot.delivery.reconciler.RETRY", 0.2)
    return database


@pytest.fixture
def people(server, alice, bob):
    return (alice, bob, server.person("Cara"))


def standing(channel):
    """The messages with buttons under which somebody can move, oldest first: announcements and calls."""
    return [post for post in channel.posts if post.labels and post.nonce]


def is_call(post):
    return ":call:" in post.nonce


async def bid(club, table, people, price=None):
    """Let whoever is to bid do so, or pass, without telling the channel."""
    (seat,) = (await club.service.queries.snapshot(table)).actors
    kind, values = ("pass", {}) if price is None else ("bid", {"price": price})
    await club.service.play.move(table, int(people[seat].id), kind, values)


async def killed_after_a_call(server, channel, people, database, step):
    """Tell of a bid, and die at a step of that; return the table."""
    async with club_at(server, database) as killed:
        table = await killed.table(channel, *people, game="german")
        killed.bot.reconciler.stop()  # what is dead does not look again by itself
        await bid(killed, table, people, 5)
        step(killed)
        with pytest.raises(Killed):
            await killed.bot.reconciler.reconcile(table)
    return table


def before_the_call_is_remembered(killed):
    remember = killed.service.ledger.remember_message

    async def die(table_id, role, channel_id, message_id, **known):
        if role == CALL:
            raise Killed
        await remember(table_id, role, channel_id, message_id, **known)

    killed.service.ledger.remember_message = die


def before_the_call_is_sent(killed):
    async def die(_):
        raise Killed

    killed.bot.reconciler._channel_messages._called = die


def after_the_call_is_remembered(killed):
    remember = killed.service.ledger.remember_message

    async def remember_and_die(table_id, role, *where, **known):
        await remember(table_id, role, *where, **known)
        if role == CALL:
            raise Killed

    killed.service.ledger.remember_message = remember_and_die


STEPS = [before_the_call_is_sent, before_the_call_is_remembered, after_the_call_is_remembered]


@pytest.mark.parametrize("step", a_few(STEPS, 1))
async def test_whoever_is_to_bid_is_called_once_although_the_bot_was_killed(server, channel, people, database, step):
    table = await killed_after_a_call(server, channel, people, database, step)
    async with club_at(server, database) as club:
        await club.bot.reconciler.reconcile(table)
        await server.world.changes.until(lambda: len(standing(channel)) == 2, what="the call")
        _, call = standing(channel)
        assert is_call(call)
        assert len([post for post in channel.messages.values() if is_call(post)]) == 1
        (seat,) = (await club.service.queries.snapshot(table)).actors
        assert call.pinged == {people[seat].id}


@pytest.mark.parametrize("step", a_few(STEPS, 1))
async def test_a_call_sent_just_before_a_kill_goes_when_the_auction_goes_on(server, channel, people, database, step):
    table = await killed_after_a_call(server, channel, people, database, step)
    async with club_at(server, database) as club:
        club.bot.reconciler.stop()
        await bid(club, table, people, 6)
        await club.bot.reconciler.reconcile(table)
        told, call = standing(channel)
        assert (is_call(told), is_call(call)) == (False, True)
        (seat,) = (await club.service.queries.snapshot(table)).actors
        assert call.pinged == {people[seat].id}


@pytest.mark.parametrize("step", a_few(STEPS, 1))
async def test_a_call_sent_just_before_a_kill_goes_when_the_auction_ends(server, channel, people, database, step):
    table = await killed_after_a_call(server, channel, people, database, step)
    async with club_at(server, database) as club:
        club.bot.reconciler.stop()
        for _ in range(2):
            await bid(club, table, people)
        await club.bot.reconciler.reconcile(table)
        assert standing(channel) == announcements(channel)[1:]
        assert await superseded(club.service, table) == ()


START, TURN = "the start", "a turn"


@pytest.mark.parametrize("untold", [START, TURN])
@pytest.mark.parametrize("moves", long_but([0, 1], 1))
async def test_what_was_sent_just_before_a_kill_is_found_although_discord_has_forgotten_its_nonce(
    server, channel, people, database, untold, moves
):
    async def die(*_, **__):
        raise Killed

    players = people[:2]
    async with club_at(server, database) as killed:
        killed.bot.reconciler.stop()
        if untold is START:
            killed.service.ledger.remember_message = die
            with pytest.raises(Killed):
                await killed.table(channel, *players)
            table = (await killed.service.tables.in_channel(int(channel.id))).id
        else:
            table = await killed.table(channel, *players)
        for person in players if untold is TURN else players[:moves]:
            offered = (await killed.service.queries.snapshot(table, int(person.id))).view.own.offered
            await killed.service.play.move(table, int(person.id), "keep", {"tickets": offered})
        if untold is TURN:
            killed.service.ledger.mark_announced = die
            with pytest.raises(Killed):
                await killed.bot.reconciler.reconcile(table)
            for _ in range(moves):
                (seat,) = (await killed.service.queries.snapshot(table)).actors
                await killed.service.play.move(table, int(players[seat].id), "draw", {"card": "deck"})
    sent = announcements(channel)
    server.nonces.clear()
    async with club_at(server, database) as club:
        await club.bot.reconciler.reconcile(table)
        await club.bot.reconciler.reconcile(table)
        assert announcements(channel) == sent
        assert [bool(post.labels) for post in sent] == [False, True][-len(sent) :]
        assert (await club.service.ledger.message(table, PANEL)).message_id == int(sent[-1].id)
        assert seq_of(sent[-1]) == await club.seq(table) or untold is START


async def test_what_was_superseded_just_before_a_kill_loses_its_controls_at_the_next_start(
    server, channel, people, database
):
    async with club_at(server, database) as killed:
        table = await killed.table(channel, *people, game="german")
        await bid(killed, table, people, 5)
        await killed.bot.reconciler.reconcile(table)
        assert [is_call(post) for post in standing(channel)] == [False, True]
        # As if the bot was killed after it had noted the announcement.
        killed.bot.reconciler._channel_messages.retire = lambda posted: asyncio.sleep(0)
        for _ in range(2):
            await bid(killed, table, people)
        await killed.bot.reconciler.reconcile(table)
        assert len(standing(channel)) == 3
    async with club_at(server, database) as club:
        await server.world.changes.until(
            lambda: standing(channel) == announcements(channel)[1:], what="the old messages without buttons"
        )
        await club.announced(table)
        assert await superseded(club.service, table) == ()
