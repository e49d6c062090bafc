"""Two things at once, and people who are not as they should be, at the service itself."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.service import NoSuchTable, NotSeated, Service, TableOptions
from bot.service.values import MOST_SEATS_TAKEN
from tests.bot.service.conftest import GUEST, GUILD, HOST, OUTSIDER, THIRD, refused
from tests.toy.engine.game import Score


@pytest.fixture
async def other(path, service, clock):
    """A second service on the same file."""
    async with await Service.open(path, clock) as opened:
        yield opened


def at_once(service, monkeypatch, meanwhile):
    """Let something happen between the reading of a table and the next thing that is stored."""
    transaction, done = service.database.transaction, []

    @asynccontextmanager
    async def second():
        if not done:
            done.append(True)
            await meanwhile()
        async with transaction() as tx:
            yield tx

    monkeypatch.setattr(service.database, "transaction", second)


async def test_a_move_at_a_table_deleted_meanwhile_finds_no_table(service, other, opened, monkeypatch):
    table = await opened()
    mover = table.seats[min(table.actors)].user_id
    at_once(service, monkeypatch, lambda: other.admin.delete(GUILD, table.id))
    with pytest.raises(NoSuchTable):
        await service.play.move(table.id, mover, Score, {})


async def test_a_move_at_a_table_ended_meanwhile_is_not_made(service, other, opened, monkeypatch):
    table = await opened()
    mover = table.seats[min(table.actors)].user_id
    at_once(service, monkeypatch, lambda: other.admin.force_end(GUILD, table.id))
    assert await refused(service.play.move(table.id, mover, Score, {})) == "service.ended"
    assert (await service.tables.get(table.id)).seq == table.seq


async def test_what_was_withdrawn_meanwhile_is_not_carried_out(service, other, opened, monkeypatch):
    table = await opened()
    ask = await service.consent.end(table.id, HOST)
    at_once(service, monkeypatch, lambda: other.consent.withdraw(table.id, ask.proposal.id, HOST))
    answer = service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)
    assert await refused(answer) == "service.proposal.decided"
    assert (await service.tables.get(table.id)).phase == "live"


async def test_an_undo_withdrawn_meanwhile_takes_nothing_back(service, other, opened, monkeypatch):
    table = await opened()
    ask = await service.consent.undo(table.id, HOST)
    at_once(service, monkeypatch, lambda: other.consent.withdraw(table.id, ask.proposal.id, HOST))
    answer = service.consent.answer(table.id, ask.proposal.id, GUEST, agree=True)
    assert await refused(answer) == "service.proposal.decided"
    assert (await service.tables.get(table.id)).seq == table.seq


async def test_nobody_is_seated_at_too_many_tables_by_agreeing_to_all_of_them(service, live, lobby):
    asked = []
    for number in range(2):
        table = await live(HOST, GUEST, channel=100 + number)
        asked.append((table.id, (await service.consent.replace(table.id, HOST, 1, OUTSIDER)).proposal.id))
    for number in range(MOST_SEATS_TAKEN - 1):
        await lobby(1000 + number, OUTSIDER, channel=200 + number)
    await service.consent.answer(*asked[0], OUTSIDER, agree=True)
    assert await refused(service.consent.answer(*asked[1], OUTSIDER, agree=True)) == "service.too_many_seats"


async def test_to_agree_twice_or_without_being_asked_counts_for_nothing(service, live, choose):
    table = await live(HOST, GUEST, THIRD)
    ask = await service.consent.end(table.id, HOST)
    proposal_id = (table.id, ask.proposal.id)
    await service.consent.answer(*proposal_id, GUEST, agree=True)
    assert await refused(service.consent.answer(*proposal_id, GUEST, agree=True)) == "service.proposal.answered"
    assert await refused(service.consent.answer(*proposal_id, GUEST, agree=False)) == "service.proposal.answered"
    assert await refused(service.consent.answer(*proposal_id, OUTSIDER, agree=True)) == "service.proposal.not_asked"
    assert await refused(service.consent.answer(*proposal_id, HOST, agree=True)) == "service.proposal.not_asked"
    other = await live(HOST, GUEST, channel=11)
    assert (
        await refused(service.consent.answer(other.id, ask.proposal.id, THIRD, agree=True)) == "service.proposal.none"
    )
    assert (await service.tables.get(table.id)).phase == "live"


async def test_two_starts_two_ends_and_two_tables_in_one_channel_are_one(service, lobby):
    table = await lobby(HOST, GUEST)
    starts = [service.lobby.start(table.id, HOST) for _ in range(3)]
    done = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in done) == 1
    news = [service.lobby.new(300 + n, GUILD, 77, TableOptions(game="toy", title="x")) for n in range(3)]
    done = await asyncio.gather(*news, return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in done) == 1


async def test_whoever_was_replaced_learns_nothing_more(service, live, choose):
    table = await live(HOST, GUEST)
    ask = await service.consent.replace(table.id, HOST, 1, OUTSIDER)
    await service.consent.answer(table.id, ask.proposal.id, OUTSIDER, agree=True)
    look = await service.queries.snapshot(table.id, GUEST)
    assert (look.seat, look.view.hand, look.kinds) == (None, None, ())
    assert (await service.spans.span(table.id, GUEST)).seat is None
    with pytest.raises(NotSeated):
        (await service.queries.snapshot(table.id, GUEST)).position.slots("choose")("number", {})
    exported = await service.export.export(table.id, GUEST)
    assert b'"seat": null' in exported
    assert b'"hand": null' in exported


async def test_reminders_survive_a_clock_that_goes_back(service, live, clock):
    table = await live(HOST, GUEST, pace="live")
    clock.forward(-3600)
    assert await service.reminders.claim_due() == ()
    clock.forward(3600 + 600)
    first = await service.reminders.claim_due()
    assert {each.user_id for each in first} == {HOST, GUEST}
    clock.forward(-300)
    assert await service.reminders.claim_due() == ()
    assert len((await service.live.get(table.id)).record.reminders) == 2


async def test_a_server_full_of_closed_tables_is_not_read_to_the_end_at_every_key(service, lobby, monkeypatch):
    monkeypatch.setattr("bot.service.admin.MOST_FOUND", 3)
    made = []
    for _ in range(5):
        made.append((await lobby(HOST)).id)
        await service.lobby.close(made[-1], HOST)
        service.live.clock.forward(1)
    assert [table.id for table in await service.admin.tables(GUILD)] == made[:1:-1]
    assert (await service.admin.table(GUILD, made[0])).id == made[0]
    with pytest.raises(NoSuchTable):
        await service.admin.table(GUILD + 1, made[0])
