"""What another 18xx game has otherwise: played on the map of 18CZ, with facts and hooks of its own."""

from copy import copy

import msgspec
import pytest

from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.board import keeps_stops, read_tile, rotations_that_keep_track, stop_successors
from engine.eighteenxx.buying import buy, lots
from engine.eighteenxx.certificates import certificates_of, sold_out, with_players
from engine.eighteenxx.companies import BANK, IPO, POOL
from engine.eighteenxx.g18cz import game as g18cz
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.rules import G18czRules
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g1854.rules import G1854Rules
from engine.eighteenxx.moves import Buy, BuyTrain, Pass, PayOption, Sell, TakeOption
from engine.eighteenxx.purchases import buy_from_bank, must_buy, trains_for_sale
from engine.eighteenxx.revenue import pay_out
from engine.eighteenxx.rounds import Schedule
from engine.eighteenxx.rules import Rules, rules_of
from engine.eighteenxx.tile_lays import YELLOW, Right, cost_of
from engine.eighteenxx.trains import advance, is_above_limit, is_full, new_depot, tops
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table
from tests.engine.eighteenxx.g1854.positions import Table as Table1854
from tests.engine.eighteenxx.g1854.test_forced_purchase import without_a_train


@pytest.fixture
def another(monkeypatch):
    """A copy of what is printed of 18CZ, for a test to change; every table of it plays with that."""
    printed = copy(everything())
    # What an earlier test had worked out about the phases is not that of the copy.
    vars(printed).pop("phase_of_rank", None)
    monkeypatch.setattr(G18czState, "printed", property(lambda _: printed))
    return printed


class RedLine(msgspec.Struct, frozen=True):
    """The chart of 18CZ with a line above 100, and an end at 105."""

    prices: tuple[int, ...] = everything().chart.prices

    def __getattr__(self, name):
        return getattr(everything().chart, name)

    def splits(self, before, after):
        return self.price(before) <= 100 < self.price(after)

    def ends(self, place):
        return self.price(place) >= 105


def test_a_token_that_crosses_a_line_of_the_chart_or_comes_to_its_end_is_told_to_the_game(another, monkeypatch):
    another.chart = RedLine()
    told = []
    monkeypatch.setattr(Rules, "crossed_split", lambda _, __, company: (told.append(("split", company)), ())[1])
    monkeypatch.setattr(Rules, "reached_end", lambda _, __, company: (told.append(("end", company)), ())[1])
    table = Table(3, phase="d").company("BN", {ADA: 60, BO: 40}, price=100, at="E11").stock(ADA)
    table.play(Sell(ADA, "BN", 20))
    assert told == []  # down to 95
    table.play(Pass(ADA), Pass(BO), Pass(CY))
    assert told == []
    table = Table(3, phase="d").company("BN", {ADA: 60, BO: 40}, price=100, at="E11").stock(ADA)
    table.play(Pass(ADA), Pass(BO), Pass(CY))
    assert told == [("split", "BN"), ("end", "BN")]


def test_what_follows_from_the_place_of_a_token_is_told_with_its_move(another, monkeypatch):
    another.chart = RedLine()
    split = Event(text("18xx.round.over"))
    monkeypatch.setattr(Rules, "crossed_split", lambda *_: (split,))
    table = Table(3, phase="d").company("BN", {ADA: 60, BO: 40}, price=100, at="E11").operating("BN")
    assert list(pay_out(table.state, "BN", 50))[-1] == split


def test_companies_that_have_yet_to_operate_change_places_as_tokens_move(monkeypatch):
    following = Schedule(priority=lambda _: None, order_follows_chart=True)
    monkeypatch.setattr(g18cz.ROUNDS._rounds["operating"], "then", following.end_company_turn)
    table = Table(3, phase="d").company("BN", {ADA: 60}, price=100).company("NWB", {BO: 60}, price=95)
    table.company("ATE", {CY: 60}, price=90, at="B8").operating("BN")
    table.state.market.move("ATE", everything().chart.cell_of(126))
    for _ in following.end_company_turn(table.state):
        pass
    assert table.state.main_frame.actors == ["BN", "ATE", "NWB"]
    assert table.state.turn.company == "ATE"
    for _ in following.end_company_turn(table.state):
        pass
    assert table.state.turn.company == "NWB"


def figures(printed, **changes):
    printed.figures = msgspec.structs.replace(printed.figures, **changes)


def test_certificates_of_the_initial_offer_may_cost_the_starting_price_and_those_of_the_pool_the_present_one(another):
    figures(another, offered_at="par")
    table = Table(3, phase="d").company("BN", {ADA: 40, "pool": 20}, par=70, price=100, at="E11").stock(BO)
    assert list(lots(table.state, "BN")) == [(IPO, 20, 70, BANK), (POOL, 20, 100, BANK)]
    events = list(buy(table.state, BO, "BN", POOL))
    assert (events[0].text.params["price"], table.state.players[BO].cash) == (100, 900)
    list(buy(table.state, CY, "BN"))
    assert table.state.players[CY].cash == 930


def test_a_company_is_paid_for_what_it_sells_out_of_its_treasury_and_is_not_sold_out_before(another, monkeypatch):
    monkeypatch.setattr(Rules, "sources", lambda _, __, company: (company,))
    table = Table(3, phase="d").company("BN", {ADA: 40, BO: 40, "BN": 20}, price=100, cash=7, at="E11").stock(CY)
    charter = table.state.charters["BN"]
    assert (with_players(charter), sold_out(charter)) == (80, False)
    table.play(Buy(CY, "BN"))
    assert (table.state.players[CY].cash, table.state.charters["BN"].cash) == (900, 107)


def of_kind(printed, kind, **changes):
    """Change what companies of a kind have in common."""
    kinds = printed.figures.kinds
    figures(printed, kinds={**kinds, kind: msgspec.structs.replace(kinds[kind], **changes)})


def test_companies_of_a_kind_may_always_keep_half_of_what_they_earn_and_stand_on_no_chart(another):
    of_kind(another, "medium", payout="half", par=())
    table = Table(3, phase="d").company("BN", {ADA: 60, BO: 40}, price=100, at="E11")
    table.state.market.remove("BN")
    table.operating("BN")
    table.state.turn.revenue = 50
    table.state.frame.done = ["home_tile", "track", "station", "run"]
    told = [event.text.key for event in table.game.rounds.settle(table.state)]
    assert "18xx.dividend.halved" in told
    assert (table.state.charters["BN"].cash, table.state.players[ADA].cash, table.state.players[BO].cash) == (
        25,
        1015,
        1010,
    )


@pytest.mark.parametrize(("duty", "must"), [("always", True), ("with_route", False), ("never", False)])
def test_the_duty_to_own_a_train_is_that_of_the_kind(another, duty, must):
    of_kind(another, "small", train_duty=duty)
    table = Table(3).company("EKJ", {ADA: 50}, price=60, at="D4").operating("EKJ")
    assert must_buy(table.state, "EKJ") == must
    table.lay("D4 57 1; D2 57 1")
    assert must_buy(table.state, "EKJ") == (duty != "never")


def test_trains_that_a_company_cannot_run_may_be_free_of_the_limit(another):
    table = Table(3, phase="i").company("BN", {ADA: 60}, trains="a1:2 h1:5+5", at="E11")
    assert is_above_limit(table.state, "BN")
    of_kind(another, "medium", idle_trains_count=False)
    assert not is_above_limit(table.state, "BN")
    assert is_full(table.state, "BN")


def test_certificates_of_a_kind_may_be_free_of_the_limit(another):
    table = Table(3, phase="d").company("BN", {ADA: 60}, price=100).company("EKJ", {ADA: 50}, price=60)
    assert certificates_of(table.state, ADA) == 3
    of_kind(another, "medium", certificates_count=False)
    assert certificates_of(table.state, ADA) == 1


def card(printed, rank, **changes):
    """Change what is printed of the cards of a rank."""
    printed.cards = {**printed.cards, rank: msgspec.structs.replace(printed.cards[rank], **changes)}


def test_trains_that_go_out_of_use_may_stay_with_the_bank_for_kinds_whose_trains_do_not_age(another):
    another.faces = {**another.faces, "2": msgspec.structs.replace(another.faces["2"], retires=True)}
    of_kind(another, "large", stocks=("retired",), owns=("small",), runs=("small",), trains_age=False)
    figures(another, retired_surcharge=30)
    table = Table(3, phase="d").deck("e1").company("EKJ", {ADA: 50}, cash=900, trains="a1:2", at="D4")
    table.company("Sx", {BO: 60}, cash=500, trains="a2:2").operating("EKJ", "trains")
    table.play(BuyTrain(ADA, "deck 4", 250))
    assert [train.id for train in table.state.depot.retired] == ["a1"]
    assert [train.id for train in table.state.charters["Sx"].trains] == ["a2"]
    (item,) = trains_for_sale(table.state, "Sx")
    assert (item.name, item.face.price) == ("retired a1 2", 100)
    table.state.turn.company = "Sx"
    list(buy_from_bank(table.state, "Sx", item))
    assert (table.state.depot.retired, table.state.charters["Sx"].cash) == ([], 400)


def test_cards_of_another_deck_are_sold_from_a_phase_on_or_when_a_rank_is_gone(another):
    card(another, "b", deck=1, from_phase="c")
    card(another, "c", deck=2, after="a")
    table = Table(3, phase="a")
    table.state.depot = new_depot(another)
    assert [top.id for top in tops(table.state)] == ["a1"]
    table.state.depot.phase = "c"
    assert [top.id for top in tops(table.state)] == ["a1", "b1"]
    table.deck("d1")
    assert [top.id for top in tops(table.state)] == ["d1", "b1", "c1"]


def test_a_phase_may_begin_with_any_of_several_ranks(another):
    another.phases = {rank: phase for rank, phase in another.phases.items() if rank != "j"}
    another.phases["i"] = msgspec.structs.replace(another.phases["i"], begins_with=("j",))
    table = Table(3, phase="h")
    list(advance(table.state, "j"))
    assert table.state.depot.phase == "i"
    assert list(advance(table.state, "i")) == []


def test_how_many_operating_rounds_a_set_has_is_fixed_as_it_begins(another, monkeypatch):
    monkeypatch.delattr(G18czRules, "rounds_of_next_set")
    rounds = {"d": 2, "e": 3}
    another.phases = {
        rank: msgspec.structs.replace(phase, operating_rounds=rounds.get(rank, 1))
        for rank, phase in another.phases.items()
    }
    table = Table(3, phase="d").company("EKJ", {ADA: 50}, price=60, at="D4").stock(ADA)
    table.play(Pass(ADA), Pass(BO), Pass(CY))
    assert rules_of(table.state).rounds_in_set(table.state) == 2
    table.state.depot.phase = "e"
    assert rules_of(table.state).rounds_in_set(table.state) == 2
    assert rules_of(table.state).rounds_of_next_set(table.state) == 3


def test_a_hex_may_have_a_price_of_its_own_and_a_right_waives_it_by_its_terrain(another):
    another.hexes = {**another.hexes, "B20": msgspec.structs.replace(another.hexes["B20"], cost=70)}
    table = Table(3)
    paying, waiving = Right(YELLOW), Right(YELLOW, None, frozenset({"mountain"}))
    assert (cost_of(table.state, "B20", paying), cost_of(table.state, "B6", paying)) == (70, 40)
    assert cost_of(table.state, "B20", waiving) == 0


def test_a_tile_may_name_what_replaces_it_though_its_towns_become_a_city():
    towns = read_tile("1", "yellow", "town 10: 0 4; town 10: 1 3", ("14",))
    city, straight = read_tile("14", "green", "city 30 slots 2: 0 1 3 4"), read_tile("15", "green", "city 30: 0 1 2 3")
    assert (keeps_stops(towns, city), keeps_stops(towns, straight)) == (True, False)
    assert rotations_that_keep_track(towns, city) == (0, 3)
    assert next(stop_successors(towns, city)) == (0, 0)
    assert not keeps_stops(msgspec.structs.replace(towns, becomes=()), read_tile("x", "green", "town 20: 0 1 3 4"))


def test_a_game_that_says_nothing_of_the_line_on_its_chart_lets_a_token_cross_it(another):
    another.chart = RedLine()
    table = Table(3, phase="d").company("BN", {ADA: 60, BO: 40}, price=100, at="E11").stock(ADA)
    table.play(Pass(ADA), Pass(BO), Pass(CY))
    assert (table.round, table.price("BN")) == ("operating", 105)


def test_a_game_that_says_nothing_of_it_lets_an_option_be_paid_in_the_round_in_which_it_was_taken(monkeypatch):
    monkeypatch.delattr(G1854Rules, "option_paid_same_round")
    table = Table1854(option_paid_same_round=False).company("KT", {ADA: 40}, par=67).stock(BO, number=0)
    table.play(TakeOption(BO, "KT", "ipo"))
    table.pass_to(BO).play(PayOption(BO))


def test_a_game_that_says_nothing_of_it_lets_no_president_choose_a_train_that_he_cannot_pay_for(monkeypatch):
    monkeypatch.delattr(G1854Rules, "unpayable_train_chosen")
    table = without_a_train(president=100, cash=0, shares={ADA: 60, CY: 20}, unpayable_train_chosen=True)
    table.pool("34:3").operating("VB", "trains")
    assert table.offers(BuyTrain, "train") == {"pool 34 3"}
