"""How the game ends and what players are worth then (1854 E2-E4, N93-N95)."""

import pytest

from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.g1854.state import bank_broken
from engine.eighteenxx.moves import BuyTrain, Pass
from engine.eighteenxx.revenue import pay_out
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.scoring import worth
from engine.eighteenxx.state import pay
from engine.eighteenxx.token_moves import move_token
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table
from tests.engine.eighteenxx.g1854.test_forced_purchase import without_a_train


def in_a_set_of_three(cell=(17, 7)):
    """The only company's turn in the first of three operating rounds."""
    table = Table(phase="5").company("KR", {ADA: 50}, par=67, split=True, cell=cell, at="C17").operating("KR")
    table.state.calendar.rounds = 3
    return table


def break_bank(table):
    """Let the bank pay all that it has, and more."""
    left = table.printed.figures.bank + table.state.bank
    pay(table.state, "bank", ADA, left)
    assert not bank_broken(table.state)
    pay(table.state, "bank", ADA, 1)
    assert bank_broken(table.state)


def end_round(table):
    """Let everybody pass until the operating round under way is over; return how the next begins."""
    calendar = table.state.calendar
    begun = (calendar.set, calendar.round)
    while table.state.frames and (table.state.calendar.set, table.state.calendar.round) == begun:
        table.play(Pass(table.to_move))
    return table.state.frames[0].round if table.state.frames else "over"


def test_n93_e2_the_end_of_the_chart_ends_the_game_with_the_operating_round():
    table = in_a_set_of_three()
    keys = [event.text.key for event in pay_out(table.state, "KR", 0)]
    assert (table.price("KR"), keys[-1]) == (300, "18xx.round.end_of_chart")
    assert GAME_1854.view(table.state, None).last_round
    assert (end_round(table), table.state.calendar.round) == ("over", 1)
    assert GAME_1854.result(table.state).winners == (ADA,)


def test_e2_coming_there_again_says_nothing_new():
    table = in_a_set_of_three()
    list(pay_out(table.state, "KR", 0))
    list(move_token(table.state, "KR", table.printed.chart.after_withholding(table.state.market.cell("KR"))))
    keys = [event.text.key for event in pay_out(table.state, "KR", 0)]
    assert "18xx.round.end_of_chart" not in keys


def test_n93_e3_a_broken_bank_ends_the_game_with_the_set():
    table = in_a_set_of_three(cell=(10, 7))
    break_bank(table)
    table.counted()
    view = GAME_1854.view(table.state, None)
    assert (view.last_set, view.last_round, view.bank) == (True, False, -1)
    assert (end_round(table), table.state.calendar.round) == ("operating", 2)
    assert (end_round(table), table.state.calendar.round) == ("operating", 3)
    assert GAME_1854.view(table.state, None).last_round
    assert GAME_1854.result(table.state) is None
    assert end_round(table) == "over"


def test_n93_both_the_earlier_end_counts():
    table = in_a_set_of_three()
    break_bank(table)
    list(pay_out(table.state, "KR", 0))
    table.counted()
    assert (end_round(table), table.state.calendar.round) == ("over", 1)


def test_e3_a_bank_that_was_broken_stays_so_though_it_takes_money_in():
    table = in_a_set_of_three(cell=(10, 7))
    break_bank(table)
    pay(table.state, ADA, "bank", 500)
    assert (bank_broken(table.state), GAME_1854.view(table.state, None).bank) == (True, 499)


def test_n94_a_bank_broken_in_a_stock_round_pays_all_and_the_set_that_follows_is_played():
    table = Table(phase="5").company("KR", {ADA: 60, BO: 40}, par=67, cell=(3, 6), at="C17").cash(0, 0, 0, 0).stock(ADA)
    left = table.printed.figures.bank + table.state.bank
    pay(table.state, "bank", CY, left - 5 * 97 + 1)
    table.counted()
    while table.round == "stock":
        table.play(Pass(table.to_move))
    assert (table.price("KR"), table.player_cash(ADA), table.player_cash(BO)) == (97, 3 * 97, 2 * 97)
    assert (bank_broken(table.state), rules_of(table.state).rounds_in_set(table.state)) == (True, 3)
    assert [end_round(table) for _ in range(3)] == ["operating", "operating", "over"]


def test_e3_without_it_the_game_goes_on():
    table = in_a_set_of_three(cell=(10, 7))
    assert [end_round(table) for _ in range(3)] == ["operating", "operating", "stock"]
    assert (table.state.calendar.set, table.state.calendar.rounds) == (2, 0)


def test_f2_the_length_of_a_set_is_that_of_the_phase_at_the_end_of_the_stock_round():
    table = Table(phase="2").company("KR", {ADA: 60}, par=67, at="C17").stock(ADA)
    table.operate()
    table.phase("5")
    assert end_round(table) == "stock"
    table.operate()
    assert [end_round(table) for _ in range(3)] == ["operating", "operating", "stock"]


@pytest.mark.parametrize(
    ("position", "seat", "value"),
    [
        ("unsplit", ADA, 356),
        ("unsplit", BO, 178),
        ("unsplit", CY, 89),
        ("split", ADA, 292),
        ("split", BO, 146),
        ("lag", ADA, 76),
        ("lag", BO, 76),
    ],
)
def test_n95_e4_certificates_count_the_price_for_each_ten_percent_and_an_option_once(position, seat, value):
    table = Table().cash(0, 0, 0, 0)
    if position == "unsplit":
        table.company("KE", {ADA: 40, BO: 20}, par=67, cell=(4, 5)).option("KE", CY, 67)
    elif position == "split":
        table.company("KE", {ADA: 20, BO: 10}, par=67, split=True, cell=(10, 7))
    else:
        table.company("A", {ADA: 50, BO: 50}, par=67, cell=(5, 2))
    assert worth(table.state, seat) == value


def test_n95_e4_treasuries_local_railways_and_mountain_railways_count_nothing():
    table = Table().cash(7, 0, 0, 0).local("1", ADA, cash=400).private_companies(P3=ADA)
    table.company("KE", {BO: 40}, par=67, cash=900)
    assert (worth(table.state, ADA), worth(table.state, BO)) == (7, 268)


def test_e4_equal_wealth_shares_a_place():
    table = in_a_set_of_three(cell=(10, 7)).cash(0, 5, 5, 900)
    table.counted()
    table.state.end_reached = True
    assert end_round(table) == "over"
    assert GAME_1854.result(table.state).places == ((DI,), (ADA,), (BO, CY))


def test_e2_e3_e1_3_the_view_tells_why_the_game_is_over():
    table = Table(phase="5").company("KE", {ADA: 60}, par=67, cell=(17, 7), at="C23.1")
    assert table.game.view(table.state, None).end_reason is None
    table.given(finished=True, end_reached=True)
    assert table.game.view(table.state, None).end_reason.key == "18xx.end.chart"
    table.given(end_reached=False)
    assert table.game.view(table.state, None).end_reason.key == "18xx.end.bank"
    table = without_a_train(president=0, shares={ADA: 40, CY: 20}).operating("VB", "trains")
    table.play(BuyTrain(ADA, "deck 4", 320))
    view = table.game.view(table.state, None)
    assert (view.end_reason.key, view.end_reason.params["company"]) == ("18xx.end.bankrupt", "VB")
    assert view.reckonings[ADA].by_company == {"VB": 4 * 83}
