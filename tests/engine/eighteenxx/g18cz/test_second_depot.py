"""Random purchases and exports of trains beside a second account of the rulebook."""

from random import Random

import pytest

from engine.eighteenxx import trains
from engine.eighteenxx.moves import BuyTrain, Discard
from tests.engine.eighteenxx.g18cz.positions import ADA, Table
from tests.engine.eighteenxx.g18cz.second_depot import Depot

COMPANIES = {"kk": "large", "KFN": "medium", "EKJ": "small", "Sx": "large", "BN": "medium", "OFE": "small"}
"""In operating order."""
OPENS = {"small": "a", "medium": "b", "large": "d"}


def both():
    """Six companies of one president, without trains and with money for all of them."""
    table = Table(3)
    for place, (company, size) in enumerate(COMPANIES.items()):
        table.company(company, {ADA: 75 if size == "small" else 60}, price=(120, 115, 110, 105, 100, 95)[place])
        table.charter(company, cash=10**6)
    return table, Depot(COMPANIES)


def agree(table, depot):
    """Hold that both accounts are the same."""
    state = table.state
    assert [card.id for card in state.depot.deck] == depot.deck
    assert [card.id for card in state.depot.pool] == depot.pool
    assert (set(state.depot.rusted), state.depot.phase) == (depot.rusted, depot.phase)
    for company, owned in depot.owned.items():
        assert {train.id: train.face for train in state.charters[company].trains} == owned, company


def settle(chance, table, depot, buyer):
    """Let trains above the limits go: the buyer's in place of which it bought one, and then in operating order."""
    while table.round == "discard":
        company = str(table.state.frame.actor)
        assert company == next(depot.crowded())
        drops = company == buyer
        cards = {card for card, face in depot.owned[company].items() if not drops or not depot.runs(company, face)}
        assert table.offers(Discard, "train") == cards
        card = chance.choice(sorted(cards))
        table.play(Discard(ADA, card))
        (depot.drop if drops else depot.give_back)(company, card)
        buyer = None if drops else buyer
        agree(table, depot)
    assert not list(depot.crowded())


@pytest.mark.parametrize("seed", range(10))
def test_random_purchases_and_exports_go_as_a_second_account_of_the_rules_has_it(seed):
    chance = Random(f"trains of 18CZ {seed}")
    table, depot = both()
    for _ in range(60):
        company = chance.choice([name for name, size in COMPANIES.items() if OPENS[size] <= depot.phase])
        buyer = None
        table.operating(company, "trains", number=7)  # the first of three rounds, without an export between
        if chance.random() < 0.15:
            list(trains.export(table.state))
            depot.export()
        else:
            on_sale = depot.on_sale(company)
            waits = table.on_turn == company and "train" in table.kinds()
            found = table.offers(BuyTrain, "train") if waits else set()
            assert {name for name in found if name.split()[0] in {"deck", "pool"}} == set(on_sale)
            assert not waits or ("pass" in table.kinds()) != depot.must_buy(company)
            if not on_sale:
                continue
            name = chance.choice(sorted(on_sale))
            price = min(table.offers(BuyTrain, "price", train=name))
            table.play(BuyTrain(ADA, name, price))
            buyer = company if depot.buy(company, *on_sale[name]) else None
        agree(table, depot)
        settle(chance, table, depot, buyer)
