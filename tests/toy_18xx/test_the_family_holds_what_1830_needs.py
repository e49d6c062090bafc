"""A title with what 1830 needs is played by the family's rules, which know nothing of it."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

from bot.texts import Texts
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.eighteenxx.moves import Buy, BuyTrain, LayTile, Pass, Sell
from tests.conformance import test_every_game
from tests.conformance.worlds import world_of
from tests.engine.eighteenxx import positions
from tests.engine.eighteenxx.laying_out import ADA, BO, CY
from tests.thorough import a_few, times
from tests.toy.registering import forget, register
from tests.toy_18xx.engine.game import KEY, NYC, TOY, ExchangePrivate, everything

OF_RULES = [name for name, _ in inspect.getmembers(test_every_game, inspect.isfunction) if name.startswith("test_")]
CHART = everything().chart


class Table(positions.Table):
    """A table of the toy, its auction over: A, B and C sit in this order."""

    game = TOY
    steps = tuple(step.name for step in TOY.rounds._rounds["operating"].steps)

    def __init__(self, players=3, *, phase="2", **more):
        super().__init__(players, phase=phase, **more)
        self.state.auction, self.state.bank_lowest = None, 0


@pytest.fixture(autouse=True, scope="module")
def toy(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        line, locales = "tests.toy_18xx.engine.game:TOY", Path(__file__).parent / "locales"
        register(patch, tmp_path_factory.mktemp("locales"), key=KEY, line=line, locales=locales)
        patch.setattr(test_every_game, "TEXTS", Texts("en", strict=True))
        yield
    forget()


@pytest.mark.parametrize("players", [4, 2][: times(1, 2)])
@pytest.mark.parametrize("name", a_few(OF_RULES, 9))
def test_its_rules_hold_as_those_of_every_game(name, players):
    getattr(test_every_game, name)(world_of(KEY), players, "altoona")


def test_random_games_come_to_all_that_only_it_has():
    told = set()
    for seed in ("harrisburg", "syracuse", "trenton", "scranton"):
        state, rng = TOY.setup(Setup(KEY, 3), seed), Rng(seed)
        while actors := sorted(TOY.actors(state)):
            move = TOY.policies["random"](TOY, state, actors[0], rng)
            told |= {event.text.key for event in TOY.play(state, move)}
    assert {"toy18.exchanged", "18xx.train.traded_in", "18xx.stock.sold", "18xx.end.won"} <= told


def at(row, column):
    return 100 * row + column


def test_a_token_moves_to_the_right_by_a_dividend_and_up_at_the_end_of_a_row():
    assert CHART.after_payout(at(2, 1), 1) == at(2, 2)
    assert CHART.after_payout(at(2, 5), 1) == at(1, 5)
    assert CHART.after_payout(at(0, 10), 1) == at(0, 10)


def test_a_token_moves_to_the_left_without_a_dividend_and_down_at_the_beginning_of_a_row():
    assert CHART.after_withholding(at(2, 1)) == at(2, 0)
    assert CHART.after_withholding(at(2, 0)) == at(3, 0)
    assert CHART.after_withholding(at(4, 0)) == at(4, 0)


def test_a_token_falls_a_row_for_each_certificate_that_is_sold_as_far_as_the_chart_goes():
    assert [CHART.after_sale(at(1, 2), number) for number in (1, 2, 3, 4)] == [at(2, 2), at(3, 2), at(4, 2), at(4, 2)]
    assert CHART.after_sale(at(3, 3), 1) == at(3, 3)
    assert CHART.after_sold_out(at(1, 2)) == at(0, 2)


def test_a_player_sells_buys_and_sells_again_in_one_turn():
    table = Table().company("PRR", {ADA: 40, BO: 20}, price=25).company("NYC", {BO: 40, ADA: 20}, price=25).stock(ADA)
    table.play(Sell(ADA, "NYC", 10), Buy(ADA, "PRR"))
    assert (table.to_move, table.kinds()) == (ADA, {"sell", "pass"})
    table.play(Sell(ADA, "PRR", 10))
    table.not_now(Buy(ADA, "PRR"))
    table.play(Pass(ADA))
    assert table.to_move == BO


def test_a_player_who_passes_sells_no_more_either():
    table = Table().company("PRR", {ADA: 40, BO: 20}, price=25).stock(ADA)
    table.play(Sell(ADA, "PRR", 10), Pass(ADA))
    assert table.to_move == BO


def test_a_diesel_costs_less_against_an_old_train_which_comes_to_the_pool():
    table = Table(phase="4").company("PRR", {ADA: 60}, cash=100, trains="41:4 42:4", at="B2").sold("2", "3")
    table.operating("PRR", "trains")
    assert table.offers(BuyTrain, "train") == {"deck D for 41"}
    table.play(BuyTrain(ADA, "deck D for 41", 90))
    assert (table.owned("PRR"), [train.id for train in table.state.depot.pool]) == ("42:4 diesel1:D", ["41"])
    assert table.state.charters["PRR"].cash == 10


def test_a_train_that_is_not_the_companys_own_is_not_taken_in_part_payment():
    table = Table(phase="4").company("PRR", {ADA: 60}, cash=300, trains="41:4", at="B2")
    table.company("NYC", {BO: 60}, trains="42:4", at="B8").sold("2", "3").operating("PRR", "trains")
    table.refuses(BuyTrain(ADA, "deck D for 42", 90), None)


def test_a_private_company_blocks_its_hexes_while_a_player_owns_it():
    table = Table().company("PRR", {ADA: 60}, cash=100, at="B2").lay("B2 57 1").private_companies(SV=CY)
    table.operating("PRR")
    assert "B4" not in table.offers(LayTile, "hex")
    assert table.refuses(LayTile(ADA, "B4", "9", 1), "all")["key"] == "18xx.track.blocked"
    table.state.private_companies["SV"].owner = None
    table.play(LayTile(ADA, "B4", "9", 1))
    assert table.tile("B4") == "9"


def test_a_private_company_is_exchanged_for_a_share_and_a_player_may_buy_besides():
    table = Table().company("NYC", {BO: 40}, price=25).company("PRR", {BO: 40}, price=25)
    table.private_companies(MH=ADA).stock(ADA)
    table.play(ExchangePrivate(ADA, "MH"))
    assert (table.held(NYC, ADA), table.state.private_companies["MH"].owner) == (10, None)
    assert table.player_cash(ADA) == 1000
    table.play(Buy(ADA, "PRR"))
    assert table.held("PRR", ADA) == 10


def test_only_its_owner_exchanges_a_private_company():
    table = Table().company("NYC", {BO: 40}, price=25).private_companies(MH=ADA).stock(BO)
    with pytest.raises(AssertionError, match="is not offered"):
        table.play(ExchangePrivate(BO, "MH"))
    assert "exchange_private" not in table.kinds()
