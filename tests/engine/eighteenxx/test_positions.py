"""The position builders do what their docstrings show, and can state whatever a rule may ask about."""

import textwrap

from engine.eighteenxx.companies import ShareOption
from engine.eighteenxx.g18cz.neutral_player import VACLAV
from engine.eighteenxx.moves import Buy, Pass, Run
from engine.eighteenxx.offers import Accept
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.turns import LastRun
from tests.engine.eighteenxx import positions
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table
from tests.engine.eighteenxx.g1854.positions import Table as Table1854


def test_the_example_of_the_position_builder_sets_up_a_position_and_plays_from_it():
    example = positions.__doc__.split("::", 1)[1].split("\n\n")[1]
    names = {"Table18cz": Table, "ADA": ADA, "BO": BO, "Run": Run}
    exec(textwrap.dedent(example), names)
    table = names["table"]
    assert table.state.turn.revenue == 40
    assert (table.tile("D2"), table.stations("EKJ")) == ("57", "D4.0")
    assert (table.held("EKJ", ADA), table.held("EKJ", BO), table.held("EKJ", "ipo")) == (50, 25, 25)
    assert (table.owned("EKJ"), table.price("EKJ"), table.state.depot.phase) == ("a1:2", 70, "d")
    assert table.state.charters["EKJ"].cash == 120
    assert table.state.private_companies["S1"].owner == "EKJ"


def test_debts_priority_and_companies_out_of_the_game_are_stated():
    table = Table(3, phase="d").cash(100, 200, 300).debt(ADA, 50, 10)
    table.company("EKJ", {ADA: 50, "pool": 25}, price=70).company("MW", {BO: 75}, price=80).closed("MW")
    table.private_companies(S1=BO, S2=BO).used("S1").priority(CY).charter("EKJ", has_acquired=True)
    table.stock(CY)
    assert [table.player_cash(seat) for seat in (ADA, BO, CY)] == [100, 200, 300]
    assert (table.state.players[ADA].debt, table.state.players[ADA].interest) == (50, 10)
    assert (table.state.order, table.held("EKJ", "bank")) == ([CY, ADA, BO], 50)
    assert table.state.charters["MW"].closed
    assert [private.used for private in table.state.private_companies.values()][:2] == [True, False]
    assert table.offers(Buy, "company") == {"EKJ"}


def test_what_was_done_before_in_a_turn_of_a_stock_round_is_stated():
    table = Table(3).company("EKJ", {ADA: 50}, price=70).company("BCB", {BO: 50}, price=50)
    (done,) = table.stock(ADA, acted=True).play(Pass(ADA))
    assert done.text.key == "18xx.stock.done"
    events = table.stock(ADA, passes=2, barred=[(BO, "EKJ")]).play(Pass(ADA))
    assert "18xx.stock.passes" in [event.text.key for event in events]
    assert table.round == "operating", "it was the third pass in a row"


def test_what_a_company_has_done_before_in_its_turn_is_stated():
    def laying(**done):
        table = Table(3, phase="d").company("EKJ", {ADA: 50}, price=70, cash=500, at="D4.0", trains="a1:2")
        return table.operating("EKJ", "track", round_=2, **done)

    assert "tile" in laying().kinds()
    assert "tile" not in laying(yellow=1, upgraded=True).kinds()
    assert (rules_of(state := laying().set_of(3).state).rounds_in_set(state), laying().state.calendar.round) == (3, 2)
    run = LastRun("EKJ", ())
    assert laying().given(last_run=run, bank_lowest=-5, changed=["D4"]).state.last_run == run


def test_a_deal_that_waits_for_an_answer_is_stated():
    table = Table(3, phase="d").company("EKJ", {ADA: 50}, price=70, cash=500, trains="a1:2", at="D4.0")
    table.private_companies(S1=BO).operating("EKJ", "trade")
    table.deal("company", "S1", 30, company="EKJ", proposer=ADA, asked=BO)
    assert (table.kinds(ADA), "accept" in table.kinds(BO)) == ({"withdraw"}, True)
    before = table.player_cash(BO)
    table.play(Accept(BO))
    assert (table.player_cash(BO) - before, table.state.private_companies["S1"].owner) == (30, "EKJ")


def test_the_decks_are_stated():
    table = Table(phase="e").deck("f1").given_back("c2:3 b2:2+2").pool("d1:3").rusted("2").retired("g1:4E").sold("h")
    assert [card.id for card in table.state.depot.deck[:3]] == ["c2", "b2", "f1"]
    assert ([card.id for card in table.state.depot.pool], table.state.depot.rusted) == (["d1"], ["2"])
    assert [card.id for card in table.state.depot.retired] == ["g1"]
    assert not {"g1", "h1"} & {card.id for card in table.state.depot.deck}


def test_the_draft_of_18cz_and_companies_of_its_neutral_player_are_stated():
    table = Table(3).draft(BO, back=True, S1=ADA, S2=CY)
    assert (table.to_move, table.state.private_companies["S2"].owner) == (BO, CY)
    table.play(Pass(BO))
    assert table.to_move == ADA
    table = Table(2, phase="d").company("NWB", {VACLAV: 40, BO: 20}, price=60).stock(ADA)
    assert (table.state.charters["NWB"].president, table.state.neutral.companies[-1]) == (VACLAV, "NWB")


def test_auctions_half_paid_options_splits_and_mergers_of_1854_are_stated():
    table = Table1854().auction(BO, sold={"P1": ADA}, reduction=5, passes=1, P3={CY: 60})
    assert (table.to_move, table.bids("P3"), table.state.auction.last_buyer) == (BO, {CY: 60}, ADA)
    table = Table1854(phase="4").company("KE", {ADA: 40}, par=67, cell=(4, 4)).option("KE", BO, 67, salable=False)
    table.company("SB", {CY: 20}, par=67, split=True, cell=(5, 5)).local("1", ADA).merged("2", "3").contracts(
        KE="small"
    )
    table.bank_has(10, broken=True).stock(ADA)
    halves = [one.option for one in table.state.charters["KE"].certificates if one.holder == BO]
    assert (halves, table.unpaid("KE", BO)) == ([ShareOption(67, None, salable=False)], 67)
    assert (table.state.charters["SB"].split, table.cell("SB"), table.held("SB", "SB")) == (True, (5, 5), 50)
    assert [table.state.charters[name].closed for name in "123"] == [False, True, True]
    assert table.state.contracts == {"KE": "small"}
