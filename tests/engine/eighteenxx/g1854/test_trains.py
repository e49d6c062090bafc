"""Trains: duty, limits, phases, what goes out of use, and trade between companies (1854 R9, F, N60, N69-N75, N92)."""

from bot.texts import Texts
from engine.core.text import text
from engine.eighteenxx.companies import Train
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.moves import BuyTrain, Discard, Pass
from engine.eighteenxx.offers import Refuse
from engine.eighteenxx.trains import card_text, tops
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table

ROUTE = "E3 57 1"
"""Bregenz to Zürich, for VB."""


def keys(events):
    return [event.text.key for event in events]


def on_sale(table):
    return {train.rank for train in tops(table.state)}


def with_vb(table, trains="", **more):
    """VB, with a route, about to buy trains; A presides."""
    return table.company("VB", {ADA: 60}, par=82, trains=trains, at="E3", **more).lay(ROUTE)


def test_n60_r9_1_a_plus_train_is_no_train_of_a_major_s():
    table = with_vb(Table(phase="3"), "2+1:2+", cash=500).operating("VB", "trains")
    assert table.kinds() == {"train"}
    table.refuses(BuyTrain(ADA, "deck 2+", 120), "r9")
    table.play(BuyTrain(ADA, "deck 3", 200))
    assert table.owned("VB") == "2+1:2+ 32:3"


def test_n60_r9_3_trains_that_cannot_run_do_not_count_for_the_limit():
    table = with_vb(Table(phase="4"), "2+1:2+ 31:3 32:3", cash=500)
    table.rusted("2 1+").sold("1+").operating("VB", "trains")
    table.play(BuyTrain(ADA, "deck 4", 320))
    assert table.owned("VB") == "2+1:2+ 31:3 32:3 42:4"
    table.refuses(BuyTrain(ADA, "deck 4", 320), "r9")
    # Another one that it cannot run needs no room.
    table.play(BuyTrain(ADA, "deck 2+", 120))


def test_n69_r9_4_a_train_between_companies_moves_both_markers():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cell=(3, 5), cash=100)
    table.company("FJ", {BO: 60}, par=67, cell=(5, 4), trains="31:3 32:3").operating("KE", "trains")
    table.agree(BuyTrain(ADA, "FJ 31", 1))
    assert (table.cell("KE"), table.price("KE")) == ((2, 6), 87)
    assert (table.cell("FJ"), table.price("FJ")) == ((6, 3), 85)
    table.agree(BuyTrain(ADA, "FJ 32", 1))
    assert (table.cell("KE"), table.price("KE")) == ((1, 7), 89)
    assert (table.cell("FJ"), table.price("FJ")) == ((6, 3), 85)
    assert table.state.charters["FJ"].cash == 2


def test_n40_n71_a_train_bought_or_sold_never_splits_and_a_marker_at_the_edge_stays():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cell=(2, 7), cash=100)
    table.company("FJ", {ADA: 60}, par=67, cell=(4, 5), trains="31:3").operating("KE", "trains")
    table.play(BuyTrain(ADA, "FJ 31", 1))
    assert (table.cell("KE"), table.cell("FJ")) == ((2, 7), (5, 4))
    assert not table.state.charters["FJ"].split


def test_r9_4_no_trade_between_companies_before_phase_3():
    table = Table().company("KE", {ADA: 60}, par=67, cash=100)
    table.company("FJ", {ADA: 60}, par=67, trains="21:2").operating("KE", "trains")
    table.refuses(BuyTrain(ADA, "FJ 21", 50), "r9")


def test_r9_4_who_refuses_keeps_the_train():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cash=100)
    table.company("FJ", {BO: 60}, par=67, trains="31:3").operating("KE", "trains")
    table.play(BuyTrain(ADA, "FJ 31", 10), Refuse(BO))
    assert table.owned("FJ") == "31:3"
    table.refuses(BuyTrain(ADA, "FJ 31", 10), "r9")


def test_n70_a_local_buys_a_plus_train_of_a_major():
    table = Table(phase="3").company("KE", {BO: 60}, par=67, cell=(3, 5), trains="2+1:2+").local("2", ADA)
    table.operating("2", "trains")
    table.agree(BuyTrain(ADA, "KE 2+1", 30))
    assert (table.owned("2"), table.cell("KE")) == ("2+1:2+", (4, 4))


def test_n70_no_trade_in_phase_2():
    table = Table().company("KE", {BO: 60}, par=67, trains="1+1:1+").local("2", ADA).operating("2", "trains")
    table.refuses(BuyTrain(ADA, "KE 1+1", 30), "r9")


def test_r9_2_locals_buy_plus_trains_only():
    table = Table(phase="3").local("2", ADA, cash=500).operating("2", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 1+", "deck 2+"}


def test_n72_r9_6_2_plus_from_phase_3_beside_1_plus_and_then_3_plus():
    table = with_vb(Table(), cash=900)
    table.state.depot.decks[1][:] = table.state.depot.decks[1][-2:]
    table.sold("2").operating("VB", "trains")
    assert on_sale(table) == {"3", "1+"}
    table.play(BuyTrain(ADA, "deck 3", 200))
    assert on_sale(table) == {"3", "1+", "2+"}
    del table.state.depot.decks[2][:3]
    table.play(BuyTrain(ADA, "deck 2+", 120))
    assert on_sale(table) == {"3", "1+", "3+"}


def test_n72_the_first_5_takes_the_last_2_plus():
    table = with_vb(Table(phase="4"), cash=900).rusted("2 1+").sold("2", "1+", "3", "4")
    del table.state.depot.decks[2][:3]
    table.operating("VB", "trains").play(BuyTrain(ADA, "deck 5", 530))
    assert on_sale(table) == {"5", "3+"}


def test_n73_f1_f2_the_first_4_retires_the_2s_and_lowers_limits():
    table = Table(phase="3").sold("3").company("SD", {ADA: 60}, par=67, cash=400, at="C23.0")
    table.company("KT", {BO: 60}, par=72, trains="21:2 22:2 31:3", at="H18")
    table.company("SB", {CY: 60}, par=77, trains="32:3 33:3 34:3 35:3", at="E13")
    table.local("3", DI, trains="2+1:2+ 2+2:2+", at="M35").operating("SD", "trains")
    table.play(BuyTrain(ADA, "deck 4", 320))
    assert [train.id for train in table.state.depot.retired] == ["21", "22"]
    assert (table.owned("KT"), table.owned("SD")) == ("31:3", "41:4")
    # In operating order after the buyer: the local, SB.
    assert table.state.frame.actors == ["3", "SB"]
    table.play(Discard(DI, "2+2"), Discard(CY, "34"))
    assert [train.id for train in table.state.depot.pool] == ["2+2", "34"]
    assert table.on_turn == "SD"
    table.play(Pass(ADA))


def test_f2_the_buyer_gives_up_trains_first():
    table = Table(phase="3").sold("3").company("SD", {ADA: 60}, par=67, cash=400, trains="31:3 32:3 33:3")
    table.local("3", DI, trains="2+1:2+ 2+2:2+", at="M35").operating("SD", "trains")
    table.play(BuyTrain(ADA, "deck 4", 320))
    assert table.state.frame.actors == ["SD", "3"]
    for train in ("42", "none"):
        assert table.refuses(Discard(ADA, train), None)["key"] == "18xx.train.not_owned"
    table.play(Discard(ADA, "31"))
    assert table.owned("SD") == "32:3 33:3 41:4"


def test_r9_3_surplus_trains_cost_their_face_value_in_the_pool():
    table = with_vb(Table(phase="4"), cash=500).rusted("2 1+").pool("34:3").operating("VB", "trains")
    table.play(BuyTrain(ADA, "pool 34 3", 200))
    assert table.owned("VB") == "34:3"


def test_f1_what_lies_in_the_pool_goes_out_of_use_too():
    table = with_vb(Table(phase="5"), cash=900).rusted("2 1+ 2+").sold("4", "5").pool("34:3").operating("VB", "trains")
    table.play(BuyTrain(ADA, "deck 6", 670))
    assert (table.state.depot.pool, [train.id for train in table.state.depot.retired]) == ([], ["34"])


def to_the_end_of_a_set(left, rounds=1, round_=1):
    table = Table(phase="4").sold("3").company("KT", {ADA: 60}, par=72, at="H18")
    table.state.depot.decks[0][:] = [card for card in table.state.depot.decks[0] if card.rank != "4"]
    table.state.depot.decks[0][:0] = [Train("4", 3 - at, "4") for at in range(left)]
    table.operating("KT", round_=round_).set_of(rounds)
    return table


def test_n74_r9_5_a_lone_last_4_is_removed_at_the_end_of_a_set():
    table = to_the_end_of_a_set(1).pass_company()
    assert table.round == "stock"
    assert on_sale(table) >= {"5"}
    assert not any(card.rank == "4" for deck in table.state.depot.decks for card in deck)


def test_n74_r9_5_two_are_left_alone():
    table = to_the_end_of_a_set(2).pass_company()
    assert sum(card.rank == "4" for card in table.state.depot.decks[0]) == 2


def test_n74_r9_5_nothing_between_the_rounds_of_a_set():
    table = to_the_end_of_a_set(1, rounds=2).pass_company()
    assert table.round == "operating"
    assert sum(card.rank == "4" for card in table.state.depot.decks[0]) == 1


def test_n75_the_last_6_brings_8_and_80x_and_either_begins_phase_8():
    table = with_vb(Table(phase="6"), cash=2500).rusted("2 1+ 2+ 3 3+").sold("5", "1+", "2+", "3+")
    table.company("KT", {BO: 60}, par=72, trains="41:4", at="H18").operating("VB", "trains")
    assert table.offers(BuyTrain, "train") == {"deck 6", "KT 41"}
    table.play(BuyTrain(ADA, "deck 6", 670))
    assert table.offers(BuyTrain, "train") == {"deck 8", "deck 80x", "KT 41"}
    table.play(BuyTrain(ADA, "deck 80x", 1200))
    assert (table.state.depot.phase, table.owned("KT")) == ("8", "")
    assert [train.id for train in table.state.depot.retired] == ["41"]


def test_n92_without_a_route_there_is_no_duty():
    table = Table().company("VB", {ADA: 60}, par=82, cell=(3, 5), at="E3", cash=300).operating("VB", "track")
    table.pass_company()
    assert table.price("VB") == 82  # to the left of (3, 5)
    assert table.owned("VB") == ""


def test_a_card_that_runs_as_its_rank_is_called_by_that_alone():
    first, second, other = Train("3", 0, "3"), Train("3", 1, "3"), Train("b", 0, "3")
    there = (first, second, other)
    assert [card_text(train, there) for train in there] == [
        text("18xx.train.copy", train="3", number=1),
        text("18xx.train.copy", train="3", number=2),
        text("18xx.train.card", train="3", rank="b", number=1),
    ]


def test_r9_2_a_train_that_a_major_cannot_run_comes_last_and_says_so_once():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cash=400, at="C23.1").operating("KE", "trains")
    slot = table.game.slot(table.state, ADA, BuyTrain, "train", {})
    notes = {option.value: option.label.params["note"].key for option in slot.options}
    assert list(notes) == ["deck 3", "deck 1+", "deck 2+"]
    assert notes["deck 2+"] == "18xx.option.train.idle"
    told = [event.text.key for event in table.play(BuyTrain(ADA, "deck 2+", 120))]
    assert "18xx.train.idle" in told
    assert "18xx.train.idle" not in table.game.guidance.warnings, "its words say so already"
    assert [option.value for option in slot.options if option.unlikely] == ["deck 1+", "deck 2+"]


def test_trains_that_go_out_of_use_are_named_so_that_a_type_is_not_read_as_a_number():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cash=400, trains="21:2 22:2 31:3", at="C23.1")
    table.company("FJ", {BO: 60}, par=67, cell=(5, 4), trains="23:2", at="C23.2").sold("2", "3")
    events = table.operating("KE", "trains").play(BuyTrain(ADA, "deck 4", 320))
    (losses,) = [event.text.params["losses"] for event in events if event.text.key == "18xx.train.rust"]
    texts = Texts("en", strict=True).of("1854")
    said = [texts.sentence(each, ()).partition("s ") for each in losses]
    assert [(company[:2], trains) for company, _, trains in said] == [("KE", "two 2-trains"), ("FJ", "2-train")]


def test_r9_4_an_offer_tells_where_both_tokens_would_move():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cell=(3, 5), cash=300, at="C23.1")
    table.company("FJ", {BO: 60}, par=67, cell=(5, 4), trains="31:3", at="C23.2").operating("KE", "trains")
    table.play(BuyTrain(ADA, "FJ 31", 1))
    sheet = table.game.question(table.state).sheet
    moves = [line.params for line in sheet if line.key == "18xx.sheet.token"]
    assert moves == [
        {"company": "KE", "before": 85, "after": 87, "moved": 1},
        {"company": "FJ", "before": 87, "after": 85, "moved": 1},
    ]


def test_e1_1_an_offer_that_the_president_must_help_to_pay_tells_how_much():
    table = Table(phase="4").rusted("2 1+").cash(500, 0, 0, 0)
    table.company("VB", {ADA: 60}, par=67, cell=(4, 4), cash=100, at="E3").lay("E3 57 1")
    table.company("KE", {BO: 60}, par=67, cell=(3, 5), trains="31:3", at="C23.1").operating("VB", "trains")
    table.play(BuyTrain(ADA, "KE 31", 150))
    sheet = {line.key: line.params for line in table.game.question(table.state).sheet}
    assert sheet["18xx.sheet.helps"]["amount"] == 50
    after = [line.params for line in table.game.question(table.state).sheet if line.key == "18xx.sheet.after"]
    assert after == [{"company": "VB", "cash": 0}, {"company": "KE", "cash": 150}]


def test_a_train_that_a_company_could_not_run_is_unlikely_and_can_be_left_out_once_for_all():
    table = with_vb(Table(phase="4"), "31:3 32:3", cash=250).rusted("2 1+").sold("1+").operating("VB", "trains")
    assert {name.split()[1] for name in table.offers(BuyTrain, "train")} == {"2+"}
    assert GAME_1854.guidance.unlikely(table.state, ADA) == {BuyTrain}
    asked = GAME_1854.orders.answer(table.state, ADA)
    assert (asked.name, asked.text, asked.move) == ("idle.VB", text("18xx.never.idle", company="VB"), Pass(ADA))
    assert GAME_1854.orders.answer_text(asked.name) == text("18xx.answered.idle", company="VB")


def test_a_train_that_a_company_could_run_is_asked_for_each_time():
    table = with_vb(Table(phase="3"), "31:3", cash=250).operating("VB", "trains")
    assert GAME_1854.guidance.unlikely(table.state, ADA) == frozenset()
    assert GAME_1854.orders.answer(table.state, ADA) is None
    table = with_vb(Table(phase="3"), "2+1:2+", cash=150).operating("VB", "trains")
    assert GAME_1854.guidance.unlikely(table.state, ADA) == frozenset(), "it must buy one"


def test_a_local_railway_is_asked_for_the_plus_trains_that_it_runs():
    table = Table(phase="3").local("1", ADA, cash=200).operating("1", "trains")
    assert BuyTrain.kind() in table.kinds()
    assert GAME_1854.guidance.unlikely(table.state, ADA) == frozenset()
