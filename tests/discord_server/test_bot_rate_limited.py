"""A channel that Discord is slow to take, or asks to be left alone for long, holds up nobody but itself."""

import pytest

from bot.client import clock
from bot.messages import pictures
from bot.service import TableOptions
from tests.bot.stage import unheard
from tests.discord_server.club import announcements, club_at, plain, quiet

LONG = 3600.0
"""Seconds for which one channel is not to be used: longer than any test waits."""
TABLES = 6
REMINDED = 12


@pytest.fixture
async def club(server, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    monkeypatch.setattr("bot.delivery.reconciler.RETRY", 0.2)
    monkeypatch.setattr("bot.delivery.reminders.SHORTEST_INTERVAL", 0.2)
    async with club_at(server, tmp_path / "tables.sqlite3") as running:
        running.bot.opponents.stop()  # they announce what they do themselves
        yield running
        await quiet()


pytestmark = pytest.mark.usefixtures("nothing_unexpected")


async def started(club, count):
    """Start tables that nobody has announced, each of a person and an opponent in a channel of its own."""
    made = []
    for number in range(count):
        person, place = club.server.person(f"Ann {number}"), club.server.channel(f"table-{number}")
        where = int(club.server.world.guild_id), int(place.id)
        table = await club.service.lobby.new(int(person.id), *where, TableOptions(game="europe", title=place.name))
        await club.service.lobby.add_opponent(table.id, int(person.id), "random")
        made.append((table.id, person, place))
    for table_id, person, _ in made:
        await club.service.lobby.start(table_id, int(person.id))
    return made


def posts_to(server, channel):
    """How often the bot has tried to post in a channel."""
    return len(server.asked(f"POST /channels/{channel.id}/messages"))


async def test_a_channel_that_discord_asks_to_leave_alone_keeps_no_other_table_untold(server, club):
    server.faults.answer(429, "POST /channels/*/messages", retry_after=LONG)
    tables = await started(club, TABLES)

    def told():
        return [place for _, _, place in tables if announcements(place)]

    await server.world.changes.until(lambda: len(told()) == TABLES - 1, what="all tables but one")
    (limited,) = [place for _, _, place in tables if place not in told()]
    assert posts_to(server, limited) == 1, "it was tried first, and is left alone since"


@pytest.mark.long
async def test_a_slow_direct_message_holds_up_no_reminder_but_its_own(server, club):
    tables = await started(club, REMINDED)
    for table_id, _, _ in tables:
        await club.announced(table_id)
    slow = tables[0][1]
    before = {person.id: len(person.dm.posts) for _, person, _ in tables}
    waits = server.faults.delay(LONG, f"POST /channels/{slow.dm.id}/messages")
    club.service.reminders._clock = lambda: clock() + 7 * 86400

    def reminded():
        return {person.id for _, person, _ in tables if len(person.dm.posts) > before[person.id]}

    await server.world.changes.until(lambda: len(reminded()) == REMINDED - 1, what="all but one")
    await server.world.changes.until(lambda: waits.happened, what="the slow one")
    assert slow.id not in reminded()
    assert waits.happened == 1


async def test_what_expires_at_a_table_whose_channel_is_slow_holds_up_no_other_table(server, club, monkeypatch):
    server.faults.answer(429, "POST /channels/*/messages", retry_after=LONG)
    with unheard(club.bot):
        club.bot.reconciler._loop.cancel()
        tables = await started(club, 2)
    expired = []

    async def due():
        return tuple(table_id for table_id, _, _ in tables if table_id not in expired)

    async def expire(table_id, think=None):
        expired.append(table_id)
        person = next(person for one, person, _ in tables if one == table_id)
        offered = (await club.service.queries.snapshot(table_id, int(person.id))).view.own.offered
        await club.service.play.move(table_id, int(person.id), "keep", {"tickets": offered})

    monkeypatch.setattr(club.service.expiries, "expire", expire)
    monkeypatch.setattr(club.service.expiries, "due", due)
    (first, _, slow), (second, _, other) = tables
    await server.world.changes.until(lambda: announcements(other), what="the other table")
    assert announcements(slow) == []
    assert expired == [first, second]
