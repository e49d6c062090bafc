"""Several orders of a seat: which of them acts, when each ends, and what comes of what is taken back."""

import msgspec
import pytest

from bot.service import Service, TableOptions
from bot.service.entries import MOST_ORDERS
from engine.core import codec
from engine.core.match import Match
from engine.core.seat import Seat
from engine.core.text import Text
from engine.ticket_to_ride.europe.orders import ClaimWhenPaid
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard
from engine.ticket_to_ride.orders import DrawInColour
from storage import table_records
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, OUTSIDER, THIRD, refused
from tests.stored import transact

ROUTE = {"route": "wien-zagrab"}
WHY = Text("order.ended_unknown", {})


@pytest.fixture
async def table(service):
    """A game of Europe whose opening is over, with the turn of the first seat and none in hand but two red cards."""
    opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="europe", title="Rails"))
    for user in (GUEST, THIRD):
        await service.lobby.join(opened.id, user)
    table = await service.lobby.start(opened.id, HOST)
    for user in (HOST, GUEST, THIRD):
        offered = (await service.queries.snapshot(table.id, user)).view.own.offered
        await service.play.move(table.id, user, "keep", {"tickets": offered})
    live = await service.live.get(table.id)
    state = live.match.state
    state.frames[0].at = state.frames[0].actors.index(0)
    for holdings in state.seats:
        while any(holdings.hand):
            card = next(card for card, number in enumerate(holdings.hand) if number)
            holdings.hand[card] -= 1
            state.supply.deck.insert(0, card)
    red = state.printed.cards.numbers["red"]
    for _ in range(2):
        state.supply.deck.remove(red)
        state.seats[1].hand[red] += 1
    match = live.match
    live._match = Match.resume(match.game, match.setup, match.seed, match.entries, codec.encode_state(state))
    wanted = tuple(msgspec.structs.replace(held, to_move=held.seat == 0) for held in live.table.seats)
    await live.save(msgspec.structs.replace(live.record, table=msgspec.structs.replace(live.table, seats=wanted)))
    return live.table


async def stand(service, table, user):
    return [order.order for order in (await service.queries.snapshot(table.id, user)).orders]


async def endings(service, table):
    return [order.ended.key for order in (await service.ledger.behind(table.id)).ended_orders]


async def line(service, table):
    return (await service.live.get(table.id)).match.line


async def draw(service, table, user, times=1):
    for _ in range(times):
        outcome = await service.play.move(table.id, user, DrawCard, {"card": "deck"})
    return outcome


async def test_the_first_that_can_be_carried_out_is_and_the_others_stand(service, table):
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, {"route": "palermo-smyrna"})
    await service.orders.give(table.id, GUEST, DrawInColour, {"colour": "deck", "cards": 3})
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, ROUTE)
    outcome = await draw(service, table, HOST, 2)
    assert (await line(service, table))[-2:] == (DrawCard(1, "deck"), DrawCard(1, "deck"))
    assert outcome.table.actors == {2}
    left = DrawInColour(Seat(1), "deck", 1)
    assert await stand(service, table, GUEST) == [
        ClaimWhenPaid(1, "palermo-smyrna"),
        left,
        ClaimWhenPaid(1, "wien-zagrab"),
    ]
    assert await stand(service, table, HOST) == []


async def test_an_order_acts_at_once_for_whoever_is_to_move_and_its_owner_is_told_that_it_is_done(
    service, table, clock
):
    await draw(service, table, HOST, 2)
    outcome = await service.orders.give(table.id, GUEST, ClaimWhenPaid, ROUTE)
    assert outcome.events.entry == ClaimRoute(1, "wien-zagrab", "2 red")
    assert await endings(service, table) == ["ttr.order.claim_done"]
    (ended,) = (await service.ledger.behind(table.id)).ended_orders
    assert ended.ended_at == clock()
    await service.ledger.order_ends_read([ended])
    assert await endings(service, table) == []


async def test_an_order_that_ends_while_its_owner_reads_why_another_has_is_not_taken_for_read(service, table):
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, {"route": "palermo-smyrna"})
    await service.orders.give(table.id, GUEST, DrawInColour, {"colour": "deck", "cards": 3})

    async def end_one(live):
        first, *others = live.record.orders
        over = msgspec.structs.replace(first, ended=WHY, ended_at=1.0)
        await live.save(msgspec.structs.replace(live.record, orders=(*others, over)))

    await service.live.handle(table.id, end_one)
    read = await service.ledger.ended_orders(table.id, Seat(1))
    await service.live.handle(table.id, end_one)
    await service.ledger.order_ends_read(read)
    (left,) = await service.ledger.ended_orders(table.id, Seat(1))
    assert left not in read


async def test_where_none_can_be_carried_out_the_person_is_waited_for(service, table):
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, {"route": "palermo-smyrna"})
    assert (await draw(service, table, HOST, 2)).table.actors == {1}
    assert len(await stand(service, table, GUEST)) == 1


async def test_what_one_does_by_hand_ends_no_order(service, table):
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, {"route": "palermo-smyrna"})
    await draw(service, table, HOST, 2)
    await draw(service, table, GUEST, 2)
    assert await stand(service, table, GUEST) == [ClaimWhenPaid(1, "palermo-smyrna")]


async def test_what_an_order_did_and_was_taken_back_is_not_done_again_at_once(service, table):
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, {"route": "palermo-smyrna"})
    await service.orders.give(table.id, GUEST, DrawInColour, {"colour": "deck", "cards": 8})
    await draw(service, table, HOST, 2)
    assert (await line(service, table))[-2:] == (DrawCard(1, "deck"), DrawCard(1, "deck"))
    prompt = await service.consent.undo(table.id, GUEST)
    for user in (HOST, THIRD):
        await service.consent.answer(table.id, prompt.proposal.id, user, agree=True)
    # The first card is there still: who has taken the second back decides about it.
    assert (await line(service, table))[-1] == DrawCard(1, "deck")
    assert (await service.tables.get(table.id)).actors == {1}
    assert await stand(service, table, GUEST) == [ClaimWhenPaid(1, "palermo-smyrna"), DrawInColour(1, "deck", 6)]
    await draw(service, table, GUEST)
    await draw(service, table, THIRD, 2)
    await draw(service, table, HOST, 2)
    assert await stand(service, table, GUEST) == [ClaimWhenPaid(1, "palermo-smyrna"), DrawInColour(1, "deck", 3)]


async def test_a_claim_that_was_ordered_is_taken_back_as_any_other_and_is_not_made_again(service, table):
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, ROUTE)
    await draw(service, table, HOST, 2)
    assert (await line(service, table))[-1] == ClaimRoute(1, "wien-zagrab", "2 red")
    assert (await service.consent.undo(table.id, GUEST)).done
    assert (await service.tables.get(table.id)).actors == {1}
    assert await stand(service, table, GUEST) == []


async def test_an_order_that_is_given_after_something_was_taken_back_acts_at_once(service, table):
    await draw(service, table, HOST, 2)
    await service.play.move(table.id, GUEST, ClaimRoute, {**ROUTE, "payment": "2 red"})
    assert (await service.consent.undo(table.id, GUEST)).done
    assert (await service.orders.give(table.id, GUEST, ClaimWhenPaid, ROUTE)).table.actors == {2}


async def test_a_later_order_about_the_same_takes_the_place_of_the_former(service, table):
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, ROUTE)
    await service.orders.give(table.id, GUEST, DrawInColour, {"colour": "red"})
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, {**ROUTE, "colour": "blue"})
    await service.orders.give(table.id, GUEST, DrawInColour, {"colour": "blue", "cards": 4})
    assert await stand(service, table, GUEST) == [
        ClaimWhenPaid(1, "wien-zagrab", "blue"),
        DrawInColour(1, "blue", 4),
    ]


async def test_one_order_is_taken_back_or_all_of_them(service, table):
    for route in ("wien-zagrab", "palermo-smyrna", "amsterdam-essen"):
        await service.orders.give(table.id, GUEST, ClaimWhenPaid, {"route": route})
    second = (await service.queries.snapshot(table.id, GUEST)).orders[1].number
    await service.orders.take_back(table.id, GUEST, second)
    assert [order.route for order in await stand(service, table, GUEST)] == ["wien-zagrab", "amsterdam-essen"]
    assert await refused(service.orders.take_back(table.id, GUEST, second)) == "service.order.nothing"
    assert await refused(service.orders.take_back(table.id, HOST, 1)) == "service.order.nothing"
    await service.orders.take_back(table.id, GUEST)
    assert await stand(service, table, GUEST) == []


async def test_what_cannot_be_ordered_is_refused_and_changes_nothing(service, table):
    give = service.orders.give
    assert await refused(give(table.id, OUTSIDER, ClaimWhenPaid, ROUTE)) == "service.no_seat"
    assert await refused(give(table.id, GUEST, "order_fly", {})) == "service.order.none"
    assert await refused(give(table.id, GUEST, ClaimWhenPaid, {"route": "oz-wien"})) == "service.order.impossible"
    assert (
        await refused(give(table.id, GUEST, DrawInColour, {"colour": "red", "cards": 99})) == "service.order.impossible"
    )
    assert await refused(give(table.id, GUEST, DrawInColour, {"colour": 3})) == "service.not_a_move"
    assert await refused(give(table.id, GUEST, "keep", {"tickets": ()})) == "service.order.none"
    assert await refused(service.orders.give_at_once(table.id, GUEST)) == "service.order.none"
    assert await stand(service, table, GUEST) == []


async def test_nobody_gives_more_orders_than_are_read_at_a_glance(service, table):
    board = (await service.live.get(table.id)).match.state.printed.board.routes
    for route in list(board)[:MOST_ORDERS]:
        await service.orders.give(table.id, GUEST, ClaimWhenPaid, {"route": route})
    more = service.orders.give(table.id, GUEST, DrawInColour, {"colour": "red"})
    assert await refused(more) == "service.order.too_many"
    assert len(await stand(service, table, GUEST)) == MOST_ORDERS


async def test_an_order_of_a_kind_that_is_gone_ends_and_its_owner_is_told(service, table, path, clock):
    await service.orders.give(table.id, GUEST, ClaimWhenPaid, ROUTE)
    await service.close()
    async with await Service.open(path, clock) as again:

        async def change(tx):
            record = await table_records.get(tx, table.id)
            orders = tuple(msgspec.structs.replace(row, kind="order_of_old") for row in record.orders)
            await table_records.save(tx, record, msgspec.structs.replace(record, orders=orders))

        await transact(again.database, change)
        assert await stand(again, table, GUEST) == []
        live = await again.live.get(table.id)
        (seat,) = live.match.game.actors(live.match.state)
        await draw(again, table, (HOST, GUEST, THIRD)[seat])
        assert await endings(again, table) == ["order.ended_unknown"]


async def test_a_replay_of_the_log_gives_the_same(service, table):
    await service.orders.give(table.id, GUEST, DrawInColour, {"colour": "deck", "cards": 2})
    live = await service.live.get(table.id)
    start, entries = codec.clone(live.match.state), len(live.match.line)
    await draw(service, table, HOST, 2)
    for move in (await line(service, table))[entries:]:
        for _ in live.match.game.play(start, move):
            pass
    assert codec.encode_state(start) == codec.encode_state(live.match.state)
