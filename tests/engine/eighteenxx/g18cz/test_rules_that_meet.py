"""18CZ rules, positions in which several rules meet."""

from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import (
    BuildStation,
    BuyPrivate,
    BuyTrain,
    Discard,
    Exchange,
    LaySpecial,
    LayTile,
    Pass,
    WaiveTerrain,
)
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table


def at_home_without_money(used):
    """BCB's first turn; it has spent its last 20 K on a local railway, and its home lies on a river."""
    table = Table(3, phase="b", cash=500).private_companies(S1=ADA).used(*used)
    table.company("BCB", {ADA: 75}, cash=20, operated=False).operate()
    table.refuses(Pass(ADA), "or4")
    table.play(BuyPrivate(ADA, "S1", 20))
    return table


def test_or4_a_home_tile_that_cannot_be_paid_any_more_may_be_left_out():
    table = at_home_without_money(used=["S1"])
    table.refuses(LayTile(ADA, "D16", "57", 0), "or4")
    table.play(Pass(ADA))
    assert (table.tile("D16"), table.stations("BCB")) == (None, "D16.0")


def test_or4_locals_a_home_tile_that_cannot_be_paid_is_laid_with_the_local_railway_just_bought():
    table = at_home_without_money(used=[])
    table.play(WaiveTerrain(ADA, "S1", "D16", "57", 0))
    assert table.tile("D16") == "57"


def test_or9_or12_turning_over_a_train_received_rusts_the_buyers_own():
    table = Table(3, phase="i", cash=0).company("kk", {ADA: 60}, price=120, cash=2000, trains="d1:3E g1:4E")
    table.company("BN", {ADA: 60}, price=100, trains="i1:5+5").operating("kk", "acquire")
    table.play(Acquire(ADA, "BN", 50), Exchange(ADA, "i1", "6E"))
    assert table.owned("kk") == "g1:4E i1:6E"
    assert table.state.charters["kk"].cash == 2000 - 3 * 50 - (800 - 500)


def test_or10_or12_a_full_company_whose_purchase_lowers_its_limit_drops_one_train_and_gives_back_another():
    table = Table(3, phase="i", cash=0).deck("j1")
    table.company("kk", {ADA: 60}, price=100, cash=1000, trains="g1:5 g2:5 g3:5").operating("kk", "trains", number=7)
    table.play(BuyTrain(ADA, "deck 8E", 1000), Discard(ADA, "g1"))
    assert table.offers(Discard, "train") == {"g2", "g3", "j1"}
    table.play(Discard(ADA, "g2"))
    assert table.owned("kk") == "g3:5 j1:8E"
    assert ([card.id for card in table.state.depot.pool], table.top) == (["g1"], "g2")


def test_or10_or12_the_buyer_takes_the_card_that_its_own_purchase_brought_back():
    table = Table(3, phase="d", cash=0).deck("e1").company("KFN", {ADA: 60}, price=100, cash=1000)
    table.company("EKJ", {BO: 75}, price=60, trains="d1:3 d2:3 d3:3").operating("KFN", "trains")
    table.play(BuyTrain(ADA, "deck 3+3", 180), Discard(BO, "d2"), BuyTrain(ADA, "deck 3+3", 180))
    assert table.owned("KFN") == "e1:3+3 d2:3+3"
    assert (table.state.depot.phase, table.top) == ("e", "e2")


def test_or6_or9_who_took_over_ate_on_its_bare_home_chooses_the_city_when_it_turns_green():
    table = Table(3, phase="d", cash=0).lay("B10 57 1; J14 8895 0")
    table.company("kk", {BO: 60}, price=120, cash=1000, trains="d1:3E", at="J14")
    table.company("ATE", {BO: 60}, price=60, at="B8.0", trains="c1:2+2")
    table.company("EKJ", {ADA: 75}, cash=100, trains="d2:3", at="B10", price=50).operating("kk", "acquire")
    table.play(Acquire(BO, "ATE", 60))
    while table.on_turn != "EKJ":
        table.play(Pass(table.to_move))
    table.play(LayTile(ADA, "B8", "8859", 1), BuildStation(BO, "B8", 1))
    assert table.stations("kk") == "B8.1 J14.0"
    assert table.to_move == ADA


def test_or12_or13_of_what_an_export_rusts_and_what_it_puts_above_the_limit():
    # The f card is a 4, a 4+4 and a 4E: the 2+2 goes by itself, and medium companies hold two from now on.
    table = Table(3, phase="e", cash=0).deck("f1")
    table.company("BN", {ADA: 60}, price=100, trains="d1:3+3 d2:3+3 e1:3+3")
    table.company("KFN", {BO: 60}, price=90, trains="c1:2+2 d3:3+3 d4:3+3")
    table.company("EKJ", {CY: 75}, price=60, trains="e2:4").operating("EKJ", "trade")
    assert (table.round, table.to_move, table.owned("KFN")) == ("discard", ADA, "d3:3+3 d4:3+3")
    table.play(Discard(ADA, "d1"))
    assert (table.round, table.top, table.state.depot.phase) == ("stock", "d1", "f")


def test_locals_purple_tiles_of_two_local_railways_may_follow_each_other_on_one_hex():
    table = Table(3, phase="g", cash=500).lay("D4 57 1; D2 57 1").private_companies(S1="KFN", M1="KFN")
    table.company("KFN", {ADA: 60}, price=100, cash=300, trains="d1:3+3", at="D4").operating("KFN", "track")
    table.play(LaySpecial(ADA, "S1", "D4", "14p", 2))
    turn = min(map(int, table.offers(LaySpecial, "rotation", local="M1", hex="D4", tile="611p")))
    table.play(LaySpecial(ADA, "M1", "D4", "611p", turn))
    assert table.tile("D4") == "611p"
