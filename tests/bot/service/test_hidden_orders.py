"""Two tables that differ only in a maximum, an order or an early decision give the same bytes to all but its owner."""

import msgspec
import pytest

from bot.service import Service, TableOptions
from bot.service.statistics import Asker
from engine.eighteenxx.orders import SellWhen
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, OUTSIDER, THIRD, Clock
from tests.thorough import a_few

PEOPLE = (HOST, GUEST, THIRD)


class Twins:
    """Two tables of one seed, each of a bot of its own."""

    def __init__(self, *services):
        self.services = services

    async def begin(self, game):
        for service in self.services:
            opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game=game, title="Friday"))
            for user in PEOPLE[1:]:
                await service.lobby.join(opened.id, user)
            self.id = (await service.lobby.start(opened.id, HOST)).id
        return self

    @property
    def service(self):
        """Where something is ordered; at the other table it is done by hand."""
        return self.services[0]

    async def play(self, user, kind, *, tables=2, **values):
        for service in self.services[-tables:]:
            await service.play.move(self.id, user, kind, values)

    async def on_turn(self):
        return PEOPLE[next(iter((await self.service.tables.get(self.id)).actors))]

    async def received(self, *viewers):
        """Whatever a person, or the channel for None, can be shown or sent of each of the tables."""
        return [[await everything(service, self.id, viewer) for viewer in viewers] for service in self.services]

    async def same(self, *owners):
        here, there = await self.received(*(each for each in (None, *PEOPLE, OUTSIDER) if each not in owners))
        assert here == there


async def everything(service, table_id, viewer):
    snapshot = await service.queries.snapshot(table_id, viewer)
    log = await service.log.whole(table_id, viewer)
    table, export = await service.tables.get(table_id), await service.export.export(table_id, viewer)
    back = await looking_back(service, table, OUTSIDER if viewer is None else viewer)
    waits = [await service.tables.waited_since([table]), await service.expiries.next_due()]
    waits += [await service.reminders.next_due(), await service.digests.next_due()]
    return plain(snapshot), msgspec.json.encode(snapshot.view), repr(log), export, back, repr(waits)


async def everywhere(channels):
    return channels


async def looking_back(service, table, user):
    """Whatever a person can be shown of the course of a table, and of what is kept about people and servers."""
    graphs = [
        await service.looking_back.graph(table.id, kind.name) for kind in await service.looking_back.graphs(table)
    ]
    spans = [await service.spans.span(table.id, user, scale) for scale in ("turns", "rounds")]
    past = await service.log.past(table.id, user)
    server, own = await service.statistics.of_server(Asker(user, GUILD, everywhere)), await service.people.privacy(user)
    scenes = (await service.looking_back.replay(table.id)).scenes
    pages = [await service.log.page(table.id, user, page=number) for number in (1, -1)]
    snapshots = [plain(each.snapshot) for each in (*spans, past)]
    return [plain(each) for each in (*graphs, *spans, past, server, own, *scenes, *pages)], snapshots


def plain(told):
    """Return what a value holds as text; what can only be asked of a position is not in it."""
    return [repr(getattr(told, name)) for name in told.__struct_fields__ if name not in {"position", "snapshot"}]


@pytest.fixture
async def twins(address, another_address, monkeypatch):
    monkeypatch.setattr("bot.service.phases.secrets.token_hex", lambda length: "5" * 2 * length)
    monkeypatch.setattr("bot.service.phases.secrets.choice", lambda letters: letters[0])
    async with await Service.open(address, Clock()) as one, await Service.open(another_address(), Clock()) as two:
        yield Twins(one, two)


async def test_a_private_maximum_and_what_it_bids(twins):
    await twins.begin("1854")
    first = await twins.on_turn()
    await twins.play(first, "bid", lot="P2", price=55)
    second = await twins.on_turn()
    await twins.play(second, "pass")
    third = await twins.on_turn()
    await twins.same()
    await twins.service.orders.give(twins.id, second, "bid_up_to", {"lot": "P2", "up_to": 300, "beyond": "pass"})
    assert [each.order.up_to for each in (await twins.service.queries.snapshot(twins.id, second)).orders] == [300]
    await twins.same(second)
    await twins.play(third, "pass")
    await twins.play(first, "bid", lot="P3", price=75)
    # The maximum has bid by now; at the other table the same is bid by hand.
    await twins.play(second, "bid", tables=1, lot="P2", price=60)
    assert (await twins.service.tables.get(twins.id)).seq == 5
    await twins.same(second)
    await twins.play(third, "bid", lot="P2", price=65)
    await twins.same(second)
    # What is taken back is as it was by hand, and nothing is done again by itself.
    for service in twins.services:
        await service.consent.undo(twins.id, third)
    await twins.same(second)


@pytest.mark.long
async def test_what_is_passed_and_sold_in_advance(twins):
    await twins.begin("18cz")
    while (await twins.service.queries.snapshot(twins.id)).view.calendar.stage != "stock":
        await twins.play(await twins.on_turn(), "pass")
    first = await twins.on_turn()
    await twins.play(first, "par", company="EKJ", price=60)
    second = await twins.on_turn()
    await twins.play(second, "buy", company="EKJ")
    third = await twins.on_turn()
    give, position = twins.service.orders.give, (await twins.service.queries.snapshot(twins.id, second)).position
    (said,) = position.effects(SellWhen, {"company": "EKJ", "when": "60"}).events
    assert (said.key, said.params["price"]) == ("18xx.order.sell_below", 60)
    await give(twins.id, second, "sell_when", {"company": "EKJ", "when": "60"})
    await give(twins.id, second, "pass_untouched", {"scope": "stock 0", "whose": "held"})
    await twins.same(second)
    await twins.play(third, "pass")
    await twins.play(first, "par", company="OFE", price=50)
    await twins.play(second, "pass", tables=1)
    await twins.same(second)
    await twins.play(third, "buy", company="EKJ")
    await twins.same(second)
    ended = (await twins.service.ledger.behind(twins.id)).ended_orders
    assert [order.ended.key for order in ended] == ["18xx.order.pass_touched"]


@pytest.mark.long
async def test_what_is_bought_until_it_floats_and_what_is_passed_for_a_company(twins):
    await twins.begin("1854")
    for _ in range(11):
        await twins.play(await twins.on_turn(), "buy_first")
    first = await twins.on_turn()
    await twins.play(first, "par", company="KE", price=67)
    second = await twins.on_turn()
    third = next(user for user in PEOPLE if user not in {first, second})
    give = twins.service.orders.give
    await give(twins.id, third, "buy_until_float", {"company": "KE", "up_to": 134})
    await twins.same(third)
    await twins.play(second, "pass")
    await twins.play(third, "buy", tables=1, company="KE", source="ipo")
    await twins.same(third)
    owner = PEOPLE[(await twins.service.queries.snapshot(twins.id)).view.companies["1"].president]
    await give(twins.id, owner, "pass_company", {"company": "1"})
    await twins.same(owner, third)
    for _ in PEOPLE:
        await twins.play(await twins.on_turn(), "pass")
    here, there = [(await service.tables.get(twins.id)).seq for service in twins.services]
    assert here > there
    for _ in range(here - there):
        await twins.play(owner, "pass", tables=1)
    await twins.same(owner, third)


async def test_cards_that_are_drawn_in_advance_and_a_route_that_cannot_be_paid_for_yet(twins):
    await twins.begin("europe")
    for user in PEOPLE:
        await twins.play(user, "keep", tickets=(await twins.service.queries.snapshot(twins.id, user)).view.own.offered)
    first = await twins.on_turn()
    await twins.play(first, "draw", card="deck")
    second = PEOPLE[(PEOPLE.index(first) + 1) % len(PEOPLE)]
    give = twins.service.orders.give
    await give(twins.id, second, "order_draw", {"colour": "deck", "cards": 3})
    await give(twins.id, second, "order_claim", {"route": "palermo-smyrna", "colour": "any", "locomotives": "any"})
    await twins.same(second)
    await twins.play(first, "draw", card="deck")
    for _ in range(2):
        await twins.play(second, "draw", tables=1, card="deck")
    await twins.same(second)
    for user in (third := await twins.on_turn(), third, first, first):
        await twins.play(user, "draw", card="deck")
    await twins.play(second, "draw", tables=1, card="deck")
    # It is still the second one's turn, who has one card to draw and an order that goes on to wait.
    assert await twins.on_turn() == second
    await twins.same(second)
    mine = await twins.service.queries.snapshot(twins.id, second)
    assert [order.text.key for order in mine.orders] == ["ttr.order.claim_any"]


@pytest.mark.parametrize(
    "said", a_few(map(pytest.param, [("bid", {"price": 1}), ("bid", {"price": 9, "up_to": 37}), ("pass", {})]), 1)
)
async def test_what_is_decided_before_ones_turn_in_an_auction(twins, said):
    await twins.begin("german")
    first = await twins.on_turn()
    third = PEOPLE[(PEOPLE.index(first) + 2) % len(PEOPLE)]
    await twins.play(third, "bid", tables=1, price=3, up_to=20)
    await twins.service.play.move(twins.id, third, *said)
    await twins.same(third)
    await twins.play(first, "bid", price=2, up_to=2)
    await twins.same(third)
