"""What is added to an announcement, or calls somebody in an auction, and is not taken at first comes later, and once."""

import asyncio

import pytest

from bot.messages import pictures
from bot.service.ledger import BARE
from tests.bot.stage import unheard
from tests.discord_server.club import FOLLOWS, announcements, club_at, plain, quiet, seq_of
from tests.discord_server.server import TINY_PNG
from tests.discord_server.test_bot_auction_killed import bid, is_call, standing
from tests.thorough import a_few

GIVEN_UP = 5
"""Tries at a request after which discord.py gives it up."""
NOT_TAKEN = [
    ("drop_before", (), 1),
    ("drop_after", (), 1),
    ("answer", (500,), GIVEN_UP),
    ("answer", (429,), GIVEN_UP),
]


@pytest.fixture
async def club(server, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    monkeypatch.setattr("bot.delivery.reconciler.RETRY", 0.2)
    async with club_at(server, tmp_path / "tables.sqlite3") as running:
        yield running
        await quiet()


@pytest.fixture
def people(server, alice, bob):
    return (alice, bob, server.person("Cara"))


pytestmark = pytest.mark.usefixtures("hasty", "nothing_unexpected")


def begin(fault, server, pattern, requests=1):
    """Let a fault happen to the next requests of a pattern."""
    name, given, times = fault
    return getattr(server.faults, name)(*given, pattern, times=requests * times)


async def to_move(club, table, people):
    (seat,) = (await club.service.queries.snapshot(table)).actors
    return people[seat]


async def illustrated(club, channel, table):
    """Wait until the picture of the start stands in the channel."""
    await club.announced(table)
    assert announcements(channel)[0].pictures


async def until_told(server, club, channel, table):
    """Wait until the latest announcement shows everything, with its pictures."""
    seq = await club.seq(table)
    await server.world.changes.until(
        lambda: seq_of(announcements(channel)[-1]) == seq and FOLLOWS not in announcements(channel)[-1].text,
        what="what is new under the latest announcement",
    )


@pytest.mark.parametrize("fault", a_few(map(pytest.param, NOT_TAKEN), 1))
async def test_a_call_that_discord_did_not_take_comes_later_and_once(server, channel, people, club, fault):
    table = await club.table(channel, *people, game="german")
    await illustrated(club, channel, table)
    untaken = begin(fault, server, f"POST /channels/{channel.id}/messages")
    await bid(club, table, people, 5)
    await server.world.changes.until(lambda: any(map(is_call, channel.posts)), what="the call")
    await until_told(server, club, channel, table)
    await club.bot.reconciler.reconcile(table)
    assert untaken.happened == untaken.times
    called = await to_move(club, table, people)
    assert [post.pinged for post in channel.posts if is_call(post)] == [{called.id}]


@pytest.mark.parametrize("fault", a_few(map(pytest.param, NOT_TAKEN), 1))
@pytest.mark.parametrize("edits", a_few([1, 2], 1))
async def test_what_could_not_be_added_to_an_announcement_is_added_later(server, channel, people, club, fault, edits):
    players = people[:2]
    table = await club.table(channel, *players)
    await illustrated(club, channel, table)
    with unheard(club.bot):
        for person in players:
            offered = (await club.service.queries.snapshot(table, int(person.id))).view.own.offered
            await club.service.play.move(table, int(person.id), "keep", {"tickets": offered})
    await club.bot.reconciler.reconcile(table)
    untaken = begin(fault, server, f"PATCH /channels/{channel.id}/messages/*", edits)
    mover = await to_move(club, table, players)
    await club.service.play.move(table, int(mover.id), "draw", {"card": "deck"})
    await server.world.changes.until(lambda: untaken.happened == untaken.times, what="edits that fail")
    await until_told(server, club, channel, table)
    assert len(announcements(channel)) == 2
    assert announcements(channel)[-1].pictures


async def test_a_start_has_its_picture_although_discord_did_not_take_it_with_the_first_addition(
    server, channel, people, club, monkeypatch
):
    may_draw = asyncio.Event()

    async def draw(drawing):
        await may_draw.wait()
        return pictures.Picture(TINY_PNG, "plain", f"{drawing.kind}.png")

    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(draw))
    beginning = asyncio.create_task(club.table(channel, *people, game="german"))
    await server.world.changes.until(lambda: announcements(channel), what="the start")
    table = (await club.service.tables.in_channel(int(channel.id))).id
    await bid(club, table, people, 5)
    seq = await club.seq(table)
    await server.world.changes.until(lambda: seq_of(announcements(channel)[0]) == seq, what="the bid")
    untaken = server.faults.drop_before(f"PATCH /channels/{channel.id}/messages/*", times=2)
    may_draw.set()
    await beginning
    await server.world.changes.until(lambda: announcements(channel)[0].pictures, what="the picture")
    assert untaken.happened == 2
    await club.bot.reconciler.reconcile(table)
    assert await club.service.ledger.message(table, BARE) is None


@pytest.mark.parametrize("bids", [1, 2])
async def test_a_call_goes_where_the_bid_before_it_is_taken_back(server, channel, people, club, bids):
    table = await club.table(channel, *people, game="german")
    await illustrated(club, channel, table)
    with unheard(club.bot):
        for number in range(bids):
            bidder = await to_move(club, table, people)
            await bid(club, table, people, 5 + number)
            await club.bot.reconciler.reconcile(table)
        outcome = await club.service.consent.undo(table, int(bidder.id))
        for who in () if outcome.done else outcome.proposal.waiting:
            await club.service.consent.answer(table, outcome.proposal.id, who, agree=True)
        await club.bot.reconciler.reconcile(table)
    assert {seq_of(post) for post in standing(channel)} == {await club.seq(table)}
    # Whoever has bid is to bid again, and need not be called.
    assert [is_call(post) for post in standing(channel)] == [False, True][:bids]
    await bid(club, table, people, 9)
    await club.bot.reconciler.reconcile(table)
    called = await to_move(club, table, people)
    assert [post.pinged for post in channel.posts if is_call(post)] == [{called.id}]
