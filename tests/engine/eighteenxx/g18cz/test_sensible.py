import pytest

from engine.core import codec
from engine.core.forms import offered
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import Acquire, DraftPurchase
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.sensible import EXPECTATIONS, STARTING_MONEY, choose_sensibly
from engine.eighteenxx.moves import BuyTrain, Dividend, Par, Reclaim, Sell
from engine.eighteenxx.offers import Accept, Refuse
from engine.eighteenxx.sensible import building
from engine.eighteenxx.trains import runnable
from tests.engine.eighteenxx.g18cz.mergers import table as merger
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table
from tests.engine.eighteenxx.g18cz.test_sr4_holding_limits import above_the_limit
from tests.engine.played_before import planned, played_before
from tests.thorough import a_few


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.long
def test_a_whole_game_among_sensible_players_keeps_to_what_is_offered_and_ends_no_turn_without_a_train(players):
    for number, (state, _, move) in enumerate(planned("18cz", players, "whole")):
        if number % 5 == 0:
            assert offered(G18CZ, state, move), move
        if isinstance(move, Dividend):
            assert runnable(state, state.turn.company), "no turn ends without a train"
    last = state  # which the last move was made in
    assert G18CZ.result(last) is not None
    assert all(investor.debt == 0 for investor in last.players)
    assert sum(charter.floated for charter in last.charters.values()) >= players


@pytest.mark.parametrize("every", a_few([20, 3], 1))
def test_wherever_a_game_among_sensible_players_stands_it_does_what_is_offered(every):
    for state, seat, _ in played_before("18cz", 3, every):
        move = choose_sensibly(G18CZ, state, seat, Rng("luck"))
        assert offered(G18CZ, state, move), move


@pytest.mark.long
def test_it_leaves_the_position_as_it_is_and_judges_without_the_seed():
    for number, (state, seat, _) in enumerate(planned("18cz", 3, "blind")):
        if number % 25:
            continue
        before = codec.encode_state(state)
        rng = Rng("same")
        choice = choose_sensibly(G18CZ, state, seat, rng)
        assert codec.encode_state(state) == before
        other = codec.clone(state)
        other.rng = Rng("another seed")
        assert choose_sensibly(G18CZ, other, seat, Rng("same")) == choice


def test_in_the_draft_it_keeps_the_money_to_start_a_company_and_starts_one_that_floats():
    started = set()
    for state, seat, move in planned("18cz", 4, "start"):
        if isinstance(move, DraftPurchase):
            assert state.players[seat].cash - everything().private_companies[move.local].price >= STARTING_MONEY
        if isinstance(move, Par):
            started.add(seat)
        if state.calendar.operating:
            break
    assert started == {0, 1, 2, 3}
    assert min(investor.cash for investor in state.players) >= 0


def test_it_pays_dividends_nearly_always():
    paid = []
    for state, seat, move in played_before("18cz", 3):
        if isinstance(move, Dividend):
            paid.append(choose_sensibly(G18CZ, state, seat, Rng("luck")).decision == "payout")
    assert sum(paid) / len(paid) > 0.6


@pytest.mark.long
def test_the_last_operating_round_is_the_thirteenth():
    for state, _, _ in planned("18cz", 3, "calendar"):
        assert 0 < EXPECTATIONS.rounds_left(state) <= 13 or state.frames[-1].round in {"draft", "stock"}


FACE = everything().faces["3+3"].price


def choice(table, seat=None):
    """Return what a sensible player does at a table."""
    return choose_sensibly(G18CZ, table.state, table.to_move if seat is None else seat, Rng("luck"))


def test_above_the_limit_it_sells_of_a_company_that_pays_nothing():
    table = above_the_limit().lay("A7 8896 5; B6 9 0; C5 4 0")
    table.trains("Sx", "d1:3E").station("Sx", "A7.0").stock(BO)
    assert choice(table) == Sell(BO, "Pr", 10)


@pytest.mark.parametrize(("price", "answer"), [(129, Refuse), (130, Accept)])
def test_it_gives_a_company_away_for_three_tenths_more_than_it_is_worth(price, answer):
    table = Table(3, phase="d").company("KFN", {ADA: 60}, cash=900, price=100)
    table.company("MW", {BO: 50}, price=100).operating("KFN", "acquire").play(Acquire(ADA, "MW", price))
    assert choice(table, BO) == answer(BO)


@pytest.mark.parametrize(
    ("trains", "price", "answer"),
    [("d1:3+3 d2:3+3", FACE - 1, Refuse), ("d1:3+3 d2:3+3", FACE, Accept), ("d1:3+3", FACE, Refuse)],
)
def test_it_sells_a_train_for_its_price_where_another_one_runs(trains, price, answer):
    table = Table(3, phase="d").company("KFN", {ADA: 60}, cash=900, price=100, at="E15").lay("E15 57 0; D16 57 0")
    table.company("BN", {BO: 60}, price=100, trains=trains).operating("KFN", "trains")
    table.play(BuyTrain(ADA, "BN d1", price))
    assert choice(table, BO) == answer(BO)


@pytest.mark.parametrize(("cash", "number", "decision"), [(220, 4, "withhold"), (0, 4, "payout"), (220, 7, "payout")])
def test_it_keeps_what_pays_for_the_next_train_in_time_and_else_pays_out(cash, number, decision):
    table = Table(3, phase="e").company("MW", {ADA: 50}, cash=cash, price=60, trains="a1:2", at="F22")
    table.operating("MW", "dividend", number=number, round_=2, revenue=40)
    assert choice(table) == Dividend(ADA, decision)


def test_between_two_own_stations_it_chooses_though_a_local_railway_could_be_used(monkeypatch):
    monkeypatch.setattr(building, "WORTH_USING", 1000)
    table = merger("kk", at="C7.0", target_at="C7.1", tiles="C7 8885 0; D6 8 1; D4 57 1", phase="g", trains="g1:4E")
    table.private_companies(L1="kk").operating("kk", "acquire").play(Acquire(ADA, "EKJ", 100))
    assert table.round == "reclaim"
    assert isinstance(choice(table), Reclaim)
