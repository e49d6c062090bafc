"""What goes when a train is sold, given back or exported (18CZ rules, OR 12 and 13)."""

import msgspec
import pytest

from engine.core.forms import offered
from engine.eighteenxx.g18cz.game import G18CZ, ROUNDS
from engine.eighteenxx.g18cz.neutral_player import VACLAV
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.rounds import export
from engine.eighteenxx.moves import BuyTrain, Discard
from engine.eighteenxx.trains import give_back, sell
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table

SMALL = {ADA: 50, BO: 25}
MEDIUM = {ADA: 40, BO: 20}
LARGE = {ADA: 20, BO: 20}


def with_pool(table):
    table.state.switches = msgspec.structs.replace(table.state.switches, excess_trains="pool")
    return table


def sold(table, card, *faces):
    """Carry out a sale without a buyer; return the keys of what is told."""
    return [event.text.key for event in sell(table.state, card[0], [everything().faces[face] for face in faces])]


# What rusts, by what is sold (appendix 9 and OR 12).
RUSTING = {
    ("e", "4"): {"2"},
    ("f", "4+4"): {"2+2"},
    ("g", "5"): {"2", "3"},
    ("h", "5+5"): {"2+2", "3+3"},
    ("i", "6E"): {"3E"},
    ("j", "8E"): {"3E", "4E"},
    ("d", "3"): set(),
    ("f", "4E"): set(),
    ("h", "5E"): set(),
}


@pytest.mark.parametrize(("rank", "face"), RUSTING)
def test_a_sale_rusts_older_trains_of_its_own_size_only(rank, face):
    table = Table(phase="a")
    sold(table, f"{rank}1", face)
    assert set(table.state.depot.rusted) == RUSTING[rank, face]


def test_the_first_4_sold_rusts_all_2s_not_the_beginning_of_phase_e():
    table = (
        Table(phase="d")
        .deck("e1")
        .company("KFN", MEDIUM, cash=900)
        .company("MW", {BO: 50}, trains="a1:2 b1:2", price=60)
    )
    table.operating("KFN", "trains").play(BuyTrain(ADA, "deck 3+3", 180))
    assert (table.state.depot.phase, table.owned("MW")) == ("e", "a1:2 b1:2")
    table.play(BuyTrain(ADA, "deck 4", 250))
    assert table.owned("MW") == ""
    assert table.state.depot.rusted == ["2"]


def test_an_export_counts_as_a_sale_of_every_face():
    table = (
        Table(phase="h").deck("i2").company("Pr", LARGE, trains="d1:3E f1:4E").company("KFN", MEDIUM, trains="d2:3+3")
    )
    table.company("MW", SMALL, trains="d3:3")
    list(export(table.state))
    assert table.state.depot.phase == "i"
    assert [table.owned(company) for company in ("Pr", "KFN", "MW")] == ["f1:4E", "", ""]
    assert table.top == "j1"


def test_the_last_rank_has_no_end():
    table = Table(phase="i").deck("j1")
    list(export(table.state))
    list(export(table.state))
    assert [train.id for train in table.state.depot.deck] == ["j3"]


def above_the_limit(table, cash=180):
    """Three small companies with a train too many each, told by price; a phase e begins."""
    table.company("OFE", {BO: 50}, trains="b1:2 b2:2 b3:2", price=50)
    table.company("MW", {CY: 50}, trains="c1:3 c2:3 c3:3", price=70)
    table.company("KFN", MEDIUM, cash=cash, price=100)
    return table.deck("e1").operating("KFN", "trains").play(BuyTrain(ADA, "deck 3+3", 180))


def test_companies_above_a_fallen_limit_give_trains_back_in_operating_order():
    table = Table(phase="d")
    above_the_limit(table)
    assert (table.round, table.on_turn, table.kinds()) == ("discard", "MW", {"discard"})
    assert table.offers(Discard, "train") == {"c1", "c2", "c3"}
    table.play(Discard(CY, "c2"))
    assert table.on_turn == "OFE"
    table.play(Discard(BO, "b1"))
    assert table.round != "discard"


def test_on_18xx_games_they_give_them_back_in_the_order_of_the_rulebook_and_into_the_pool():
    table = Table(phase="d")
    table.state.switches = msgspec.structs.replace(
        table.state.switches, excess_in_operating_order=False, excess_trains="pool"
    )
    above_the_limit(table)
    assert table.on_turn == "OFE"
    table.play(Discard(BO, "b1"), Discard(CY, "c2"))
    assert [train.id for train in table.state.depot.pool] == ["b1", "c2"]
    assert table.top == "e2"


def test_what_is_given_back_lies_on_the_deck_and_bars_the_next_rank():
    table = Table(phase="d")
    above_the_limit(table, cash=500)
    table.play(Discard(CY, "c2"), Discard(BO, "b1"))
    assert [train.id for train in table.state.depot.deck[:3]] == ["b1", "c2", "e2"]
    assert {name for name in table.offers(BuyTrain, "train") if name.startswith("deck")} == {"deck 2", "deck 2+2"}


def test_a_card_given_back_sells_every_face_that_has_not_rusted_and_turns_no_phase_back():
    table = Table(phase="e").deck("f1").company("KFN", MEDIUM, cash=400, trains="").rusted("2")
    table.given_back("b2:2")
    table.operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 2+2"}
    table.play(BuyTrain(ADA, "deck 2+2", 80))
    assert (table.owned("KFN"), table.state.depot.phase) == ("b2:2+2", "e")


def test_a_card_given_back_leaves_the_game_when_all_its_faces_have_rusted():
    table = Table(phase="e").deck("f1").rusted("2")
    table.given_back("b2:2+2")
    table.given_back("c2:2+2")
    sold(table, "f1", "4+4")
    assert [train.id for train in table.state.depot.deck[:2]] == ["c2", "f1"], "the c can still be a 3"


def test_a_card_in_the_pool_of_18xx_games_goes_with_its_last_face():
    table = with_pool(Table(phase="e").deck("f1").pool("b1:2+2 c1:3"))
    sold(table, "f1", "4+4")
    assert [train.id for train in table.state.depot.pool] == ["c1"]


def test_who_must_buy_and_can_run_no_face_of_the_top_card_takes_the_first_below_that_has_one():
    table = Table(phase="f").deck("f3").rusted("2 2+2").company("KFN", MEDIUM, cash=900)
    for card in ("e1:3+3", "c1:3"):
        table.given_back(card)
    table.operating("KFN", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 3", "deck 3+3"}
    table.play(BuyTrain(ADA, "deck 3+3", 180))
    assert (table.owned("KFN"), table.top) == ("e1:3+3", "c1")


def test_the_next_export_takes_what_was_given_back():
    table = Table(phase="e").deck("e3")
    table.given_back("b2:2")
    list(export(table.state))
    assert (table.top, table.state.depot.phase) == ("e3", "e")


def test_an_export_may_bring_companies_above_their_limit_before_the_stock_round():
    table = Table(phase="e").deck("f1").company("KFN", {BO: 40, CY: 20}, trains="d1:3+3 d2:3+3 d3:3+3").stock()
    list(export(table.state))
    list(ROUNDS.settle(table.state))
    assert (table.round, table.on_turn, table.to_move) == ("discard", "KFN", BO)
    assert offered(G18CZ, table.state, Discard(BO, "d1"))
    table.play(Discard(BO, "d1"))
    assert table.round == "stock"


def test_nobody_is_asked_where_nobody_has_too_many():
    table = Table(phase="e").company("KFN", MEDIUM, trains="d1:3+3").stock()
    assert not list(give_back(table.state))
    assert table.round == "stock"


def test_at_a_table_of_two_the_neutral_companies_get_a_train_in_place_of_an_export():
    table = (
        Table(2, phase="d")
        .deck("e1")
        .company("NWB", {ADA: 40, BO: 20}, trains="d3:3+3")
        .company("VBW", SMALL, trains="a1:2")
    )
    for company in ("NWB", "VBW"):
        table.state.charters[company].president = VACLAV
    table.state.neutral.companies = ["VBW", "NWB"]
    list(export(table.state))
    assert (table.owned("VBW"), table.owned("NWB")) == ("e1:4", "e2:3+3")
    assert (table.top, table.state.depot.phase, table.state.depot.rusted) == ("e3", "e", ["2"])
