"""Local railways become Lokalbahn AGs, and what these may own (1854 M, T5, N78-N87)."""

import pytest

from bot.texts import Texts
from engine.core.text import Player
from engine.eighteenxx.board import Place
from engine.eighteenxx.certificates import certificates_of
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g1854 import mergers
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.g1854.mergers import must_merge
from engine.eighteenxx.g1854.moves import BuyContract, Merge, NameLokalbahn
from engine.eighteenxx.g1854.printed import everything
from engine.eighteenxx.moves import BuildStation, BuyTrain, LayTile, Pass, Run, Sell
from engine.eighteenxx.offers import Accept, Refuse
from engine.eighteenxx.token_moves import move_token
from engine.eighteenxx.turns import LastRun, TrainRun
from engine.hexes import HexName
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, Table

HOMES = {"1": "J38.0", "2": "J38.1", "3": "M35", "4": "J32", "5": "J28", "6": "L28"}


def with_locals(phase, owners, **more):
    table = Table(phase=phase, **more).rusted("2 1+")
    for name, owner in owners.items():
        table.local(name, owner, at=HOMES[name])
    return table


def test_n78_m1_m2_an_agreement_at_the_end_of_a_round():
    table = with_locals("4", {"2": ADA, "5": BO}).sold("4").set_of(2)
    table.company("KR", {CY: 60}, par=67, cell=(3, 2), at="C17")
    table.company("VB", {CY: 60}, par=82, cell=(2, 5), cash=600, at="E3").operating("VB", "trains").set_of(2)
    table.play(BuyTrain(CY, "deck 5", 530))
    table.end_operating()
    # The first 5 opens the window already at the end of this round.
    assert (table.round, table.on_turn, table.kinds()) == ("mergers_after", "2", {"merge", "pass"})
    table.play(Merge(ADA, "5"))
    assert table.game.question(table.state).to == BO
    table.play(Accept(BO), NameLokalbahn(ADA, "B"))
    charter = table.state.charters["B"]
    assert (charter.president, charter.holders, table.price("B"), table.cell("B")) == (ADA, [ADA, BO], 67, (2, 2))
    assert table.stack(67) == "KR B"
    # It operates in the second round of the set, at its price.
    assert (table.state.calendar.round, table.state.frame.actors) == (2, ["VB", "KR", "B"])


def test_n78_m10_merged_before_a_round_it_operates_in_that_round():
    table = with_locals("5", {"2": ADA, "5": BO, "6": CY}).company("VB", {CY: 60}, par=82, at="E3")
    table.private_companies(P1=ADA).stock(ADA).operate()
    assert (table.round, table.state.calendar.round, table.cash_of(ADA)) == ("mergers_before", 0, (1000,))
    table.agree(Merge(ADA, "5"))
    table.play(NameLokalbahn(ADA, "A"))
    # Nobody is left to be asked but 6, which is alone.
    assert (table.round, table.state.frame.actors) == ("operating", ["6", "VB", "A"])


def test_n79_who_owns_both_needs_nobody_and_has_both_certificates():
    table = with_locals("5", {"2": ADA, "5": ADA}).stock(ADA).operate()
    assert [event.text.key for event in table.play(Merge(ADA, "5"))] == ["1854.merger.begins"]
    table.play(NameLokalbahn(ADA, "C"))
    assert (table.held("C", ADA), table.state.charters["C"].holders) == (100, [ADA, ADA])


def test_m1_owners_are_asked_from_the_lowest_number_up_until_all_have_passed():
    table = with_locals("5", {"2": ADA, "5": BO, "6": CY}).stock(ADA).operate()
    table.play(Merge(ADA, "6"), Refuse(CY))
    # The same is not asked twice.
    assert table.offers(Merge, "partner") == {"5"}
    table.refuses(Merge(ADA, "6"), "m")
    table.play(Pass(ADA))
    assert table.on_turn == "5"
    table.play(Pass(BO), Pass(CY))
    assert table.round == "operating"


def test_m1_the_owner_of_the_lower_number_presides_whoever_asks():
    table = with_locals("5", {"2": ADA, "5": BO}).stock(ADA).operate()
    table.play(Pass(ADA), Merge(BO, "2"), Accept(ADA), NameLokalbahn(ADA, "A"))
    assert table.state.charters["A"].holders == [ADA, BO]


def test_m1_no_merger_before_phase_5():
    table = with_locals("4", {"2": ADA, "5": BO}).stock(ADA).operate()
    assert table.round == "operating"


def test_n80_m3_m4_m11_cash_goes_over_plus_trains_leave_and_the_tiles_stay_until_the_third():
    table = with_locals("5", {"2": ADA, "5": BO, "3": ADA, "4": ADA, "1": BO, "6": BO}).lay("J34 57 1; E3 57 1")
    table.state.charters["2"].cash, table.state.charters["5"].cash = 37, 95
    table.trains("2", "3+1:3+").trains("5", "3+2:3+").stock(ADA).operate()
    table.play(Pass(BO), Merge(ADA, "5"), Accept(BO), NameLokalbahn(ADA, "A"))
    state = table.state
    assert (state.charters["A"].cash, state.charters["A"].trains, table.stations("2")) == (132, [], "")
    cards = [card.id for deck in state.depot.decks for card in (*deck, *state.depot.pool, *state.depot.retired)]
    assert not {"3+1", "3+2"} & set(cards)
    assert (state.charters["2"].closed, table.tile("J34")) == (True, "57")
    table.play(Merge(ADA, "4"), NameLokalbahn(ADA, "B"))
    assert table.tile("J34") == "57"
    table.play(Pass(BO))
    table.end_operating()
    run = TrainRun("4-1", (Place(HexName("J34"), 0), Place(HexName("J32"), 0)), (("J34", 1),), 30, "4")
    table.state.last_run = LastRun(CompanyId("6"), (run,))
    table.play(Merge(BO, "6"))
    assert table.state.charters["C"].holders == [BO, BO]
    assert (table.tile("J34"), table.tile("E3")) == (None, "57")
    assert table.state.last_run is None


def test_m11_r12_the_map_of_the_locals_is_an_island():
    local_map = everything().local_map
    assert local_map == {hex_ for hex_ in everything().hexes if hex_[0] > "I" or int(hex_[1:]) >= 29}


def test_n81_m9_after_the_first_6_the_lowest_numbers_merge():
    table = with_locals("5", {"1": ADA, "3": BO, "4": CY, "6": ADA}).rusted("2+").sold("4", "5")
    table.company("B", {BO: 100}, price=67).company("VB", {CY: 60}, par=82, cash=700, at="E3")
    table.operating("VB", "trains").play(BuyTrain(CY, "deck 6", 670))
    table.end_operating()
    assert table.round == "mergers_after"
    assert must_merge(table.state)
    table.play(Pass(ADA), Pass(BO), Pass(CY), Pass(ADA))
    assert (table.round, table.offers(NameLokalbahn, "company")) == ("naming", {"A", "C"})
    table.play(NameLokalbahn(ADA, "C"))
    charters = table.state.charters
    assert (charters["C"].holders, charters["A"].holders) == ([ADA, BO], [CY, ADA])
    assert table.round == "operating"


def test_n81_those_that_agree_go_first():
    table = with_locals("6", {"1": ADA, "3": BO, "4": CY, "6": ADA}).rusted("2+ 3 3+").sold("4", "5")
    table.company("B", {BO: 100}, price=67).company("VB", {CY: 60}, par=82, at="E3")
    table.operating("VB", "trains").end_operating()
    table.play(Merge(ADA, "6"), NameLokalbahn(ADA, "C"), Pass(BO), Pass(CY))
    assert table.state.charters["A"].holders == [BO, CY]


def lokalbahn(phase="5", cash=500, tiles="", **switches):
    """A, which has not operated."""
    table = Table(phase=phase, **switches).rusted("2 1+ 2+").lay(tiles)
    return table.company("A", {ADA: 50, BO: 50}, price=67, cash=cash, operated=False)


def test_n82_m5_a_green_tile_on_an_empty_hex_besides_the_lay_of_the_turn():
    table = lokalbahn().operating("A", "lokalbahn_home")
    assert table.offers(LayTile, "hex") == {"D18", "D20"}
    assert table.offers(LayTile, "tile", hex="D20") == {"14", "15", "619"}
    assert len(table.offers(LayTile, "rotation", hex="D20")) == 6, "as long as no tile is chosen it may lie any way"
    table.play(LayTile(ADA, "D20", "14", 0))
    assert (table.stations("A"), table.state.charters["A"].cash, table.tile("D20")) == ("D20.0", 500, "14")
    assert table.kinds() >= {"tile", "pass"}


def test_n82_a_yellow_tile_is_replaced_by_its_match_on_the_same_exits():
    table = lokalbahn(tiles="D20 55 1").operating("A", "lokalbahn_home")
    assert table.offers(LayTile, "tile", hex="D20") == {"14"}
    ground = table.printed.ground
    exits = ground.rotated("55", 1).exits
    turns = table.offers(LayTile, "rotation", hex="D20", tile="14")
    assert {ground.rotated("14", int(turn)).exits for turn in turns} == {exits}
    table.refuses(LayTile(ADA, "D20", "15", 0), "m")
    table.play(LayTile(ADA, "D20", "14", int(min(turns))))
    assert len(table.state.board.supply["55"]) == 2


def test_n82_on_a_green_tile_there_is_just_the_station():
    table = lokalbahn(tiles="D20 55 0; D20 14 0; D18 56 0; D18 15 0").operating("A", "lokalbahn_home")
    assert table.kinds() == {"token"}
    table.play(BuildStation(ADA, "D18", 0))
    assert table.stations("A") == "D18.0"


def test_m6_r6_2_a_second_station_in_the_same_turn_for_40():
    table = lokalbahn(tiles="D18 56 0; D18 15 0; C17 57 2; C17 14 1").operating("A", "lokalbahn_home")
    table.play(BuildStation(ADA, "D18", 0), Pass(ADA))
    table.play(BuildStation(ADA, "C17", 0))
    assert (table.stations("A"), table.state.charters["A"].cash) == ("C17.0 D18.0", 460)


@pytest.mark.parametrize("same_turn", [True, False])
def test_m6_the_second_station_waits_for_the_next_turn_where_the_switch_says_so(same_turn):
    table = lokalbahn(tiles="D18 56 0; D18 15 0; C17 57 2; C17 14 1", lag_second_station_same_turn=same_turn)
    table.operating("A", "lokalbahn_home").play(BuildStation(ADA, "D18", 0), Pass(ADA))
    assert ("token" in table.kinds()) == same_turn
    table.state.charters["A"].operated = True
    table.operating("A", "station")
    assert table.kinds() == {"token", "pass"}


def operated(phase="5", trains="", **more):
    table = Table(phase=phase).rusted("2 1+ 2+").lay("D20 55 1; D20 14 1; D18 55 1; D18 14 1")
    return table.company("A", {ADA: 50, BO: 50}, price=67, cash=500, trains=trains, at="D20", **more)


def test_n83_m7_retired_trains_from_the_bank_for_30_more():
    table = operated().retired("21:2").pool("34:3").company("KE", {BO: 60}, par=72, cash=500, at="C23.1")
    table.operating("A", "trains")
    assert table.offers(BuyTrain, "train") == {"retired 21 2"}
    table.refuses(BuyTrain(ADA, "pool 34 3", 200), "r9")
    table.refuses(BuyTrain(ADA, "retired 21 2", 100), "r9")
    table.play(BuyTrain(ADA, "retired 21 2", 130))
    assert table.owned("A") == "21:2"
    table.retired("22:2").operating("KE", "trains")
    assert "retired 22 2" not in table.offers(BuyTrain, "train")
    table.refuses(BuyTrain(BO, "A 21", 50), "r9")


def test_n84_no_duty_where_the_bank_has_no_retired_train():
    table = operated().operating("A", "trains")
    assert table.kinds() != {"train"}
    table.retired("21:2").operating("A", "trains")
    assert table.kinds() == {"train"}


def test_n85_m7_m8_the_first_retired_4_removes_all_2s():
    table = operated("8", trains="22:2").rusted("3 3+ 4").retired("21:2 31:3 41:4 42:4")
    table.company("B", {CY: 100}, price=67, cash=500, trains="23:2", at="D18").operating("A", "trains")
    table.play(BuyTrain(ADA, "retired 41 4", 350))
    assert (table.owned("A"), table.owned("B")) == ("41:4", "")
    assert [train.id for train in table.state.depot.retired] == ["31", "42"]
    table.pass_company()
    assert table.on_turn == "B"
    while table.kinds() != {"train"}:
        table.play(Run(CY, ()) if "run" in table.kinds() else Pass(CY))
    table.play(BuyTrain(CY, "retired 42 4", 350))
    assert (table.owned("A"), table.owned("B")) == ("41:4", "42:4")


def test_n86_a_lokalbahn_ag_sells_another_a_train_and_both_markers_move():
    table = operated(trains="31:3 32:3").company("B", {BO: 100}, price=67, cash=100, at="D18")
    table.operating("B", "trains")
    assert table.offers(BuyTrain, "train") == {"A 31"}
    table.agree(BuyTrain(BO, "A 31", 1))
    assert (table.owned("B"), table.cell("B"), table.cell("A")) == ("31:3", (1, 3), (3, 1))


def test_n86_no_trains_between_majors_and_lokalbahn_ags():
    table = operated().retired("22:2").company("KE", {ADA: 60}, par=72, cash=500, trains="31:3", at="C23.1")
    table.operating("A", "trains")
    assert table.offers(BuyTrain, "train") == {"retired 22 2"}


def test_t5_its_trains_do_not_age():
    table = operated(trains="31:3").sold("4", "5").rusted("2")
    table.company("VB", {CY: 60}, par=82, cash=700, trains="32:3", at="E3").operating("VB", "trains")
    table.play(BuyTrain(CY, "deck 6", 670))
    assert (table.owned("A"), table.owned("VB")) == ("31:3", "61:6")


def test_n87_t5_no_split_and_one_row_for_its_certificate():
    table = operated(cell=(4, 5)).stock(BO)
    list(move_token(table.state, "A", 505))
    assert (table.cell("A"), table.state.charters["A"].split) == ((5, 5), False)
    table.play(Sell(BO, "A", 50))
    assert (table.cash_of(BO), table.cell("A")) == ((1093,), (5, 4))


def test_m8_a_lokalbahn_ag_may_have_a_mail_contract():
    table = operated().operating("A", "contract").set_of(2)
    table.play(BuyContract(ADA, "small"))
    # The next turn has begun.
    assert table.state.charters["A"].cash == 500 - 100 + 30


def test_m1_open_46_the_highest_number_may_be_asked_first(monkeypatch):
    monkeypatch.setattr(mergers, "MERGER_ASKING_ORDER", "highest_first")
    table = with_locals("5", {"2": ADA, "5": BO}).stock(ADA).operate()
    assert table.state.frame.actors == ["5", "2"]


def test_sentences_call_local_railways_and_lokalbahn_ags_by_their_names():
    table = with_locals("5", {"2": ADA, "3": BO}).stock(ADA).operate()
    words = Texts("en", strict=True, game="1854")
    assert words.sentence(GAME_1854.guidance.prompt(table.state, ADA)).startswith(
        "**Kernhofer Bahn (2)** (150 G) may merge"
    )
    table.play(Merge(ADA, "3"))
    asked = words.sentence(GAME_1854.question(table.state).text, ("Ann", "Ben"))
    assert "to merge **Kernhofer Bahn (2)** with **Ybbstalbahn (3)**" in asked
    (refused, *_) = table.play(Refuse(BO))
    assert words.sentence(refused.text, ("Ann", "Ben")) == (
        "**Ben** refuses: the merger of Kernhofer Bahn (2) with Ybbstalbahn (3)."
    )


def test_a_merger_is_called_by_its_railways_though_a_train_is_named_like_the_two():
    table = with_locals("5", {"2": ADA, "3": BO}).trains("2", "3+2:3+").stock(ADA).operate()
    table.play(Pass(ADA), Merge(BO, "2"))
    asked = Texts("en", strict=True, game="1854").sentence(GAME_1854.question(table.state).text, ("Ann", "Ben"))
    assert "to merge **Ybbstalbahn (3)** with **Kernhofer Bahn (2)**" in asked
    (refused, *_) = table.play(Refuse(ADA))
    said = Texts("en", strict=True, game="1854").sentence(refused.text, ("Ann", "Ben"))
    assert said.endswith("the merger of Ybbstalbahn (3) with Kernhofer Bahn (2).")


def test_m2_m3_the_question_names_price_treasury_and_the_certificate_limit_of_both_owners():
    table = with_locals("5", {"2": ADA, "5": BO})
    table.state.charters["2"].cash, table.state.charters["5"].cash = 37, 95
    table.company("VB", {ADA: 60}, par=82, at="E3").operate()
    table.play(Merge(ADA, "5"))
    question = table.game.question(table.state)
    assert question.text.params["price"] == 67
    sheet = [(line.key, line.params) for line in question.sheet]
    assert ("1854.sheet.lokalbahn", {"price": 67, "cash": 132}) in sheet
    limits = [(line["player"], line["held"], line["after"], line["most"]) for key, line in sheet if "limit" in key]
    assert limits == [(Player(ADA), 2, 3, 8), (Player(BO), 0, 1, 8)]


def test_m2_a_lokalbahn_takes_one_of_the_names_that_are_left():
    table = with_locals("5", {"2": ADA, "5": ADA}).stock(ADA).operate()
    table.play(Merge(ADA, "5"))
    for name, why in (("Z", "no_such_name"), ("KE", "name_taken")):
        assert table.refuses(NameLokalbahn(ADA, name), "m")["key"] == f"1854.merger.{why}"


def test_before_two_own_local_railways_merge_their_owner_reads_what_comes_of_it():
    table = with_locals("5", {"2": ADA, "5": ADA, "6": BO})
    table.state.charters["2"].cash, table.state.charters["5"].cash = 37, 95
    table.stock(ADA).operate()
    assert GAME_1854.guidance.foretold(table.state, ADA, Merge, {}) == ()
    assert GAME_1854.guidance.foretold(table.state, ADA, Merge, {"partner": "6"}) == (), "BO reads it with the offer"
    said = {
        line.key.removeprefix("1854.sheet."): line.params
        for line in GAME_1854.guidance.foretold(table.state, ADA, Merge, {"partner": "5"})
    }
    assert said["lokalbahn"] == {"price": 67, "cash": 132}
    assert said["local_map"] == {"last": 0}
    assert "contract" in said
    limit = said["limit"]
    table.play(Merge(ADA, "5"), NameLokalbahn(ADA, "A"))
    assert limit["after"] == limit["held"] + 2 == certificates_of(table.state, ADA)
    assert Merge in GAME_1854.guidance.irreversible, "it is shown before it is made"


def test_the_last_merger_is_said_to_clear_the_local_map():
    table = with_locals("5", {"2": ADA, "5": ADA, "3": ADA, "4": ADA, "1": ADA, "6": ADA}).stock(ADA).operate()
    table.play(Merge(ADA, "2"), NameLokalbahn(ADA, "A"), Merge(ADA, "4"), NameLokalbahn(ADA, "B"))
    said = {line.key: line.params for line in GAME_1854.guidance.foretold(table.state, ADA, Merge, {"partner": "6"})}
    assert said["1854.sheet.local_map"] == {"last": 1}
