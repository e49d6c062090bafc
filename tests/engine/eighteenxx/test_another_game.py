"""What another 18xx game has otherwise: played on the map of 18CZ, with facts and hooks of its own."""

from copy import copy

import msgspec
import pytest

from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.certificates import sold_out, with_players
from engine.eighteenxx.companies import BANK, IPO, POOL
from engine.eighteenxx.g18cz import game as g18cz
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.moves import Buy, Pass, Sell
from engine.eighteenxx.purchases import must_buy
from engine.eighteenxx.revenue import pay_out
from engine.eighteenxx.rounds import Schedule
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trading import buy, certificates_of, lots
from engine.eighteenxx.trains import is_above_limit, is_full
from tests.engine.eighteenxx.g18cz.rulebook.positions import ADA, BO, CY, Table


@pytest.fixture
def another(monkeypatch):
    """A copy of what is printed of 18CZ, for a test to change; every table of it plays with that."""
    printed = copy(everything())
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
    monkeypatch.setattr(EighteenxxState, "crossed_split", lambda _, company: (told.append(("split", company)), ())[1])
    monkeypatch.setattr(EighteenxxState, "reached_end", lambda _, company: (told.append(("end", company)), ())[1])
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
    monkeypatch.setattr(EighteenxxState, "crossed_split", lambda *_: (split,))
    table = Table(3, phase="d").company("BN", {ADA: 60, BO: 40}, price=100, at="E11").operating("BN")
    assert list(pay_out(table.state, "BN", 50))[-1] == split


def test_companies_that_have_yet_to_operate_change_places_as_tokens_move(monkeypatch):
    following = Schedule(priority=lambda _: None, order_follows_chart=True)
    monkeypatch.setattr(g18cz.ROUNDS._rounds["operating"], "then", following.end_company_turn)
    table = Table(3, phase="d").company("BN", {ADA: 60}, price=100).company("NWB", {BO: 60}, price=95)
    table.company("ATE", {CY: 60}, price=90, at="B8").operating("BN")
    table.state.market.move("ATE", everything().chart.place_of(126))
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
    monkeypatch.setattr(EighteenxxState, "sources", lambda _, company: (company,))
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
