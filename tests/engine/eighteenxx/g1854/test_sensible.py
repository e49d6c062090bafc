"""The opponent that knows what it does: whole games of it, and what it does where a person would not think twice."""

import pytest

from engine.core import codec
from engine.core.forms import offered
from engine.core.rng import Rng
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.g1854.moves import BuyContract, Merge, NameLokalbahn
from engine.eighteenxx.g1854.sensible import EXPECTATIONS, LOCAL_WORTH, MOST_ROUNDS, choose_sensibly
from engine.eighteenxx.g1854.state import bank_broken
from engine.eighteenxx.moves import (
    BidOn,
    BuyFirst,
    BuyFrom,
    BuyTrain,
    CheapTunnel,
    Discard,
    Dividend,
    LayTile,
    Par,
    Pass,
    PayOption,
    Sell,
    TakeOption,
    WaiveTerrain,
)
from engine.eighteenxx.offers import Accept
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table
from tests.engine.eighteenxx.g1854.test_random_games import check
from tests.engine.eighteenxx.invariants import money
from tests.engine.played_before import planned


def choice(table, seat=None, seed="luck"):
    """Return what a sensible player does at a table."""
    return choose_sensibly(table.game, table.state, table.to_move if seat is None else seat, Rng(seed))


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.long
def test_a_whole_game_among_sensible_players_keeps_to_what_is_offered_and_loses_nothing(players):
    moves = set()
    for number, (state, _, move) in enumerate(planned("1854", players, "whole")):
        if number == 0:
            total = money(state)
        if number % 5 == 0:
            assert offered(GAME_1854, state, move), move
        check(state, total)
        moves.add(type(move))
        last = state
    result = GAME_1854.result(last)
    assert last.end_reached or bank_broken(last)
    assert 12 <= last.calendar.operating <= 24
    assert min(result.scores) > 3 * 525
    assert sum(charter.floated for charter in last.charters.values() if charter.par) >= players - 1
    assert {TakeOption, PayOption, BuyContract, LayTile, BuyFirst, BidOn, Par} <= moves


@pytest.mark.long
def test_it_leaves_the_position_as_it_is_and_judges_without_the_seed():
    for number, (state, seat, _) in enumerate(planned("1854", 3, "blind")):
        if number % 25:
            continue
        before = codec.encode_state(state)
        move = choose_sensibly(GAME_1854, state, seat, Rng("same"))
        assert codec.encode_state(state) == before
        other = codec.clone(state)
        other.rng = Rng("another seed")
        assert choose_sensibly(GAME_1854, other, seat, Rng("same")) == move


@pytest.mark.long
def test_companies_pay_nearly_always_and_operating_rounds_left_never_grow():
    paid, left = [], MOST_ROUNDS
    for state, _, move in planned("1854", 3, "dividends"):
        if isinstance(move, Dividend):
            paid.append(move.decision == "payout")
            now = EXPECTATIONS.rounds_left(state)
            assert 0 < now <= left + 2, "a sale of shares may put the end off, but not for long"
            left = now
    assert sum(paid) / len(paid) > 0.8


# The auction.


def test_in_the_auction_it_keeps_what_a_company_costs_until_all_have_passed():
    bought = {"P1": ADA, "P2": BO, "P3": CY}
    assert choice(Table(cash=418).auction(ADA, sold=bought)) == BuyFirst(ADA)
    assert choice(Table(cash=417).auction(ADA, sold=bought)) == Pass(ADA)
    all_passed = Table(cash=167).auction(ADA, sold={**bought, "1": BO})
    assert choice(all_passed) == Pass(ADA)
    all_passed.state.charters["1"].operated = True
    assert choice(all_passed) == BuyFirst(ADA)


def test_it_bids_no_more_than_a_company_brings():
    table = Table(cash=1000).auction(ADA, sold={"P1": ADA, "P2": BO}, **{"1": {BO: 160, CY: LOCAL_WORTH - 5}})
    table.state.frames[-1].actors = [BO]
    table.play(BuyFirst(BO))
    assert table.round == "contest"
    assert choice(table) == BidOn(BO, "1", LOCAL_WORTH)
    table.play(BidOn(BO, "1", LOCAL_WORTH))
    assert choice(table) == Pass(CY)


# Stock rounds.


def test_it_starts_a_company_at_the_highest_price_at_which_it_can_float_it_with_an_option():
    table = Table().cash(395, 0, 0, 0).stock(ADA, number=1)
    started = choice(table)
    # Four times the price for the president's certificate, once for one half of 20 %.
    assert isinstance(started, Par)
    assert started.price == 77
    table.play(started)
    table.pass_to(ADA)
    option = choice(table)
    assert option == TakeOption(ADA, started.company, "ipo")
    table.play(option)
    assert table.state.charters[started.company].floated


def test_who_owns_the_semmering_railway_starts_the_company_that_it_brings_a_certificate_of():
    table = Table().cash(300, 0, 0, 0).private_companies(P5=ADA).stock(ADA, number=1)
    table.state.charters["SD"].certificates[1].holder = ADA
    # With 20 % it floats at once, and so can be started dearer than any other.
    assert choice(table) == Par(ADA, "SD", 72)


def test_an_option_is_paid_as_soon_as_the_money_is_there():
    table = Table().company("KT", {BO: 40}, par=67, cash=600).option("KT", ADA, 67).cash(67, 0, 0, 0).stock(ADA)
    assert choice(table) == PayOption(ADA)
    table.cash(66, 0, 0, 0)
    assert choice(table) == Pass(ADA)


def test_it_buys_what_pays_best_and_nothing_that_earns_nothing():
    table = Table(phase="3").lay("E3 57 1").cash(140, 0, 0, 0)
    table.company("VB", {BO: 60}, par=67, cash=300, trains="21:2 31:3", at="E3")
    table.company("KT", {CY: 60}, par=67, cash=300, at="H18").stock(ADA)
    assert choice(table) == BuyFrom(ADA, "VB", "ipo")


def test_it_sells_what_is_about_to_have_no_train_and_no_money():
    table = Table(phase="3").lay("E3 57 1").sold("2", "3")
    table.company("VB", {BO: 60, ADA: 20}, par=67, cell=(4, 4), cash=20, trains="21:2", at="E3").stock(ADA)
    assert choice(table) == Sell(ADA, "VB", 20)
    table.state.charters["VB"].cash = 400
    assert not isinstance(choice(table), Sell)


# Companies.


def test_a_company_keeps_the_money_for_its_first_train_when_it_lays_track():
    dear = Table().local("2", ADA, cash=150, at="J38.1").operating("2", "track")
    for seed in range(5):
        move = choice(dear, seed=f"luck {seed}")
        table = Table().local("2", ADA, cash=150, at="J38.1").operating("2", "track")
        table.play(move)
        assert table.state.charters["2"].cash >= 100


def test_a_company_without_a_train_buys_one_and_a_rich_one_a_mail_contract():
    table = Table().lay("E3 57 1").company("VB", {ADA: 60}, par=67, cash=670, at="E3").operating("VB", "trains")
    assert choice(table) == BuyTrain(ADA, "deck 2", 100)
    table.operating("VB", "contract")
    assert choice(table) == BuyContract(ADA, "large")
    table.state.charters["VB"].cash = 199
    assert choice(table) == Pass(ADA), "what is left is for a train"


def test_it_has_the_mountain_railways_pay_for_terrain_and_tunnels():
    table = Table().private_companies(P1=ADA, P2=ADA).lay("E3 57 1")
    table.company("NT", {ADA: 60}, par=67, cash=670, trains="21:2", at="F8").operating("NT", "track")
    moves = {type(choice(table, seed=f"luck {seed}")) for seed in range(6)}
    for seat_move in moves:
        assert seat_move in {LayTile, WaiveTerrain, CheapTunnel}
    # On dear ground it is never laid at the full price while the discount is there.
    for seed in range(6):
        move = choice(table, seed=f"luck {seed}")
        if isinstance(move, LayTile):
            assert table.printed.hexes[move.hex].terrain != "mountain"


@pytest.mark.parametrize(
    ("trains", "cash", "revenue", "decision"),
    [
        ("31:3", 400, 150, "withhold"),
        # It would take seven turns.
        ("31:3", 400, 40, "payout"),
        ("31:3", 670, 150, "payout"),
        ("51:5", 400, 150, "payout"),
    ],
)
def test_a_company_keeps_what_it_earns_while_a_train_is_due_that_it_can_soon_pay_for(trains, cash, revenue, decision):
    table = Table(phase="5").rusted("2 1+ 2+").sold("2", "3", "4", "5").lay("E3 57 1")
    table.company("VB", {ADA: 60}, par=67, cash=cash, trains=trains, at="E3")
    table.operating("VB", "dividend", revenue=revenue)
    assert choice(table) == Dividend(ADA, decision)


def test_a_train_that_stays_is_bought_as_soon_as_it_can_be_paid_for_unless_another_own_company_loses_its_last():
    table = Table(phase="5").rusted("2 1+ 2+").sold("2", "3", "4").lay("E3 57 1")
    table.company("VB", {ADA: 60}, par=67, cash=700, trains="41:4", at="E3").operating("VB", "trains")
    assert choice(table) == BuyTrain(ADA, "deck 5", 530)
    table.sold("5")
    assert choice(table) == BuyTrain(ADA, "deck 6", 670)
    table.company("KT", {ADA: 60}, par=67, cash=100, trains="31:3", at="H18").operating("VB", "trains", number=40)
    assert choice(table) == Pass(ADA), "trains have been sold so slowly that its own stays for some time"


def test_a_company_without_a_train_gets_one_of_another_that_the_same_player_leads():
    table = Table(phase="5").rusted("2 1+ 2+").lay("E3 57 1")
    table.company("KT", {ADA: 60}, par=67, cash=100, trains="42:4 51:5", at="H18")
    table.company("VB", {ADA: 60}, par=67, cash=100, at="E3").operating("VB", "trains")
    assert choice(table) == BuyTrain(ADA, "KT 42", 1)
    table.trains("KT", "51:5")
    assert choice(table) != BuyTrain(ADA, "KT 51", 1), "it has only that"


def test_a_company_that_must_buy_takes_a_train_of_another_that_keeps_one_if_not_for_long():
    table = Table(phase="5").rusted("2 1+ 2+").lay("E3 57 1").sold("2", "3", "4", "5")
    table.company("KT", {ADA: 60}, par=67, cash=100, trains="31:3 32:3", at="H18")
    table.company("VB", {ADA: 60}, par=67, cash=100, at="E3").operating("VB", "trains")
    assert choice(table) in (BuyTrain(ADA, "KT 31", 1), BuyTrain(ADA, "KT 32", 1))


def test_of_too_many_trains_the_one_that_runs_least_far_is_given_back():
    table = Table(phase="5").rusted("2 1+ 2+").company("KE", {ADA: 60}, par=67, trains="31:3 41:4 51:5", at="C23.1")
    table.company("FJ", {BO: 60}, par=67, cash=900, at="C23.2").operating("FJ", "trains")
    table.state.interrupt("discard", ["KE"])
    assert choice(table) == Discard(ADA, "31")


def test_for_a_train_that_must_be_bought_it_sells_as_little_as_will_do():
    table = Table(phase="4").rusted("2 1+").cash(60, 1000, 1000, 1000).lay("E3 57 1")
    table.company("VB", {ADA: 60, BO: 20}, par=67, cell=(4, 4), cash=100, at="E3").operating("VB", "trains")
    assert choice(table) == BuyTrain(ADA, "deck 4", 320)
    table.play(choice(table))
    assert choice(table) == Sell(ADA, "VB", 20)


def test_locals_of_one_owner_merge_and_others_are_asked_but_not_for_ever():
    table = Table(phase="5").rusted("2 1+ 2+").local("2", ADA, at="J38.1").local("5", ADA, at="J28")
    table.local("6", BO, at="L28").stock(ADA).operate()
    assert choice(table) == Merge(ADA, "5")
    table.play(choice(table))
    assert isinstance(choice(table), NameLokalbahn)
    other = Table(phase="5").rusted("2 1+ 2+").local("2", ADA, at="J38.1").local("6", DI, at="L28").stock(ADA).operate()
    assert {choice(other, seed=f"luck {seed}") for seed in range(9)} == {Merge(ADA, "6"), Pass(ADA)}
    other.play(Merge(ADA, "6"))
    assert choice(other, DI) == Accept(DI)
