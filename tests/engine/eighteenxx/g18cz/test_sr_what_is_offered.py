"""What the slots of a stock round offer and say, and when nobody is asked (SR 1-6)."""

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.forms import legal, offered
from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.text import Player
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import DraftPurchase, Repay
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table


def options(table, kind, field, **chosen):
    """Each option's label by its value."""
    slot = G18CZ.slot(table.state, table.to_move, kind, field, chosen)
    return {option.value: option.label for option in slot.options}


def test_a_portion_says_what_it_brings_the_new_price_and_who_presides():
    table = Table(phase="d").company("Sx", {ADA: 40, BO: 30, CY: 10}, price=100).stock(ADA)
    found = options(table, Sell, "percent", company="Sx")
    assert list(found) == ["10", "20", "30", "40"]
    assert found["10"].key == "18xx.option.portion"
    assert found["10"].params == {"percent": 10, "money": 100, "price": 95}
    assert found["20"].key == "18xx.option.portion_successor"
    assert found["20"].params == {"percent": 20, "money": 200, "price": 95, "successor": Player(BO)}


@pytest.mark.parametrize(("ruleset", "money", "price"), [("rulebook", 100, 95), ("18xx.games", 95, 90)])
def test_a_second_portion_says_what_it_brings(ruleset, money, price):
    # SR 6 and the switch: one sale a company and turn, or each by itself.
    table = Table(ruleset=ruleset, phase="d").company("Sx", {ADA: 40}, price=100).stock(ADA)
    table.play(Sell(ADA, "Sx", 10))
    assert options(table, Sell, "percent", company="Sx")["10"].params == {"percent": 10, "money": money, "price": price}
    assert options(table, Sell, "company")["Sx"].params["price"] == money


def test_before_a_company_is_chosen_a_slot_offers_what_there_is_at_all():
    table = Table(phase="d").company("Sx", {ADA: 30}, price=100).company("BCB", {BO: 50, ADA: 25}).stock(ADA)
    assert list(options(table, Sell, "percent")) == ["10", "25"]
    assert list(options(table, Sell, "percent", company="nonsense")) == ["10", "25"]
    assert list(options(table, Sell, "percent", company=["Sx"])) == ["10", "25"]
    assert list(options(table, Par, "price", company="Sx")) == [
        "50",
        "55",
        "60",
        "65",
        "70",
        "80",
        "90",
        "100",
        "110",
        "120",
    ]


def test_a_first_price_says_what_it_costs_and_brings():
    table = Table(phase="b").stock(ADA, number=0)
    found = options(table, Par, "price", company="BN")
    assert list(found) == ["60", "70", "80", "90", "100"]
    assert found["70"].params == {"price": 70, "due": 140, "capital": 350, "floats": 0}
    table.cash(150, 0, 0)
    assert list(options(table, Par, "price", company="BN")) == ["60", "70"]


def test_a_certificate_says_whether_it_floats_the_company_or_makes_president():
    table = Table(phase="d").company("Sx", {ADA: 20, BO: 20}, price=100, floated=False)
    table.company("BN", {ADA: 40}, price=70, floated=False).company("BCB", {ADA: 50}, price=60).stock(BO)
    found = options(table, Buy, "company")
    assert found["Sx"].key == "18xx.option.buy_presides"
    assert found["BN"].key == "18xx.option.buy_floats"
    assert found["BCB"].key == "18xx.option.buy"
    assert found["BCB"].params == {"company": "BCB", "percent": 25, "price": 60, "held": 0}


def test_who_can_only_pass_is_not_asked():
    table = Table(phase="d").cash(10, 10, 1000).stock(ADA, number=0)
    assert table.to_move == CY


@pytest.mark.parametrize(("ruleset", "asked"), [("rulebook", CY), ("18xx.games", ADA)])
def test_on_18xx_games_a_debtor_is_asked_in_vain(ruleset, asked):
    table = Table(ruleset=ruleset, phase="d").cash(10, 10, 1000).debt(ADA, 500, 500).stock(ADA)
    assert table.to_move == asked
    if asked == ADA:
        assert table.kinds() == {"pass"}


@pytest.mark.parametrize(
    ("ruleset", "cash", "asked"), [("rulebook", 179, CY), ("18xx.games", 100, ADA), ("18xx.games", 99, CY)]
)
def test_on_18xx_games_100_k_suffice_to_be_asked_while_any_company_waits(ruleset, cash, asked):
    # Only large companies are left to start, for 180 K.
    table = Table(ruleset=ruleset, phase="d").cash(cash, 10, 1000)
    for charter in table.state.charters.values():
        charter.closed = len(charter.certificates) < 9
    table.stock(ADA, number=0)
    assert table.to_move == asked


def test_who_can_pay_back_may_do_so_before_anything_else():
    # OR 11: at any time of a stock round, the whole principal; then shares may be bought.
    table = Table(phase="b").cash(500, 10, 10).debt(ADA, 200, 200).stock(ADA)
    assert table.kinds() == {"repay", "pass"}
    table.play(Repay(ADA))
    assert table.player_cash(ADA) == 300
    assert table.state.players[ADA].debt == 0
    assert table.state.players[ADA].interest == 200
    assert table.kinds() == {"par", "pass"}
    table.play(Pass(ADA))
    assert table.state.trading.passes == 3 or table.to_move == ADA


def every_move(seat):
    """Every move of a draft or a stock round that can be written down."""
    yield from (Pass(seat), Repay(seat))
    yield from (DraftPurchase(seat, local) for local in (*everything().private_companies, "S9"))
    for company in (*everything().companies, "XX"):
        yield Buy(seat, company)
        yield from (Par(seat, company, price) for price in (40, 50, 60, 65, 120))
        yield from (Sell(seat, company, percent) for percent in (0, 5, 10, 20, 25, 40, 50, 75))


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.long
def test_what_is_offered_is_accepted_and_nothing_else(players, ruleset):
    state, rng, seen = G18CZ.setup(Setup("18cz", players, {"ruleset": ruleset}), "offers"), Rng("offers"), 0
    while state.frames:
        seats = sorted(G18CZ.actors(state))
        if state.frames[-1].round in {"draft", "stock"} and rng.below(2 * players) == 0:
            seen += 1
            check(state, seats[0])
        list(G18CZ.play(state, random_move(G18CZ, state, seats[rng.below(len(seats))], rng)))
    assert seen > 3


def check(state, seat):
    kinds = {type(move) for move in legal(G18CZ, state, seat)}
    assert kinds == set(G18CZ.kinds(state, seat)), "each kind is possible in at least one way"
    draft = codec.clone(state)
    for move in every_move(seat):
        try:
            list(G18CZ.play(draft, move))
        except IllegalMove:
            assert not offered(G18CZ, state, move), move
        else:
            assert offered(G18CZ, state, move), move
            draft = codec.clone(state)  # what is refused here changes nothing
