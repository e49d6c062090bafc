"""What is done in a game of Legends for a company that does not answer."""

import pytest

from bot.service import Refusal, TableOptions
from bot.service.values import TIMEOUTS
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, THIRD, refused


@pytest.fixture
async def choosing(service, seeds):
    """Begin a campaign of three people, who all choose tickets at once."""
    seeds.always = "west"
    table = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="legends", title="West"))
    for user_id in (GUEST, THIRD):
        table = await service.lobby.join(table.id, user_id)
    return await service.lobby.start(table.id, HOST)


async def keep(service, table, user_id):
    look = await service.queries.snapshot(table.id, user_id)
    return (await service.play.move(table.id, user_id, "keep", {"tickets": look.view.own.offered})).table


async def test_whoever_has_not_chosen_tickets_in_time_keeps_the_least(service, choosing, clock):
    due = await service.expiries.due_of(choosing.id)
    assert due == clock() + TIMEOUTS["day"]
    clock.forward(3600)
    table = await keep(service, choosing, GUEST)
    assert await service.expiries.due_of(table.id) == due
    assert [row.seat for row in (await service.live.get(table.id)).record.reminders] == [0, 2]
    clock.forward(TIMEOUTS["day"])
    while await service.expiries.due():
        await service.expiries.expire(table.id)
    table = await service.tables.get(table.id)
    kept = (await service.queries.snapshot(table.id)).view.seats
    assert [seat.tickets for seat in kept] == [2, 4, 2]
    assert len(table.actors) == 1


async def test_an_action_is_waited_for_without_end_until_the_others_vote(service, choosing, clock):
    for user_id in (HOST, GUEST, THIRD):
        table = await keep(service, choosing, user_id)
    assert await service.expiries.due_of(table.id) is None
    (seat,) = table.actors
    silent = table.holder(seat).user_id
    first, second = [one for one in (HOST, GUEST, THIRD) if one != silent]
    assert await refused(service.consent.vote(table.id, first)) == "service.vote.patience"
    clock.forward(TIMEOUTS["day"])
    assert await refused(service.consent.vote(table.id, silent)) == "service.vote.own"
    asked = (await service.consent.vote(table.id, first)).proposal
    assert (asked.kind, asked.waiting) == ("vote", (second,))
    done = await service.consent.answer(table.id, asked.id, second, agree=True)
    after = await service.tables.get(table.id)
    cards = (await service.queries.snapshot(table.id)).view.seats[seat].cards
    assert (done.done, cards) == (True, 6)
    assert after.actors != table.actors


async def test_who_moves_after_all_needs_no_vote(service, choosing, clock):
    for user_id in (HOST, GUEST, THIRD):
        table = await keep(service, choosing, user_id)
    (seat,) = table.actors
    silent = table.holder(seat).user_id
    first = next(one for one in (HOST, GUEST, THIRD) if one != silent)
    clock.forward(TIMEOUTS["day"])
    asked = (await service.consent.vote(table.id, first)).proposal
    await service.play.move(table.id, silent, "draw", {"card": "deck", "powers": ()})
    assert (await service.consent.get(table.id, asked.id)).state == "cancelled"
    with pytest.raises(Refusal):
        await service.consent.vote(table.id, first)
