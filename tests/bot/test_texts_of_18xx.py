"""What the buttons and sentences of 18xx say at positions laid out for them."""

from __future__ import annotations

import pytest

from bot.messages.controls import LONGEST_LABEL
from bot.texts import Texts
from engine.core.errors import NotNow
from engine.core.game import Setup
from engine.core.text import text
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g1854.moves import Merge
from engine.eighteenxx.moves import Buy, BuyFirst, BuyFrom, BuyTrain, LayTile, Pass, TakeOption
from rendering import api
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table
from tests.engine.eighteenxx.g1854.test_forced_purchase import without_a_train
from tests.engine.eighteenxx.g1854.test_laying_track import track
from tests.engine.eighteenxx.g1854.test_tunnels import TO_BRENNER

TEXTS = Texts("en", strict=True).of("1854")
NAMES = ("Ada", "Bo", "Cy", "Di")


def said(text):
    return TEXTS.sentence(text, NAMES, plain=True)


def trains_of(table):
    """What each train on offer is called on its button, in their order."""
    options = table.game.slot(table.state, table.to_move, BuyTrain, "train", {}).options
    return [TEXTS.say("1854.direct.train", option=said(option.label)) for option in options]


def test_e1_3_a_button_for_a_train_that_cannot_be_paid_says_that_the_game_ends():
    table = without_a_train(president=11, cash=100, shares={ADA: 60}).operating("VB", "trains")
    (label,) = trains_of(table)
    assert label == "Buy 4 from the deck, 320 G: bankruptcy ends the game (you raise 177 of 220 G)"
    assert len(label) <= LONGEST_LABEL
    assert "Ada goes bankrupt and the game ends at once" in said(table.game.guidance.prompt(table.state, ADA))
    raises = table.play(BuyTrain(ADA, "deck 4", 320))[0].text
    assert "can raise only 177 G" in said(raises)
    assert "that is bankruptcy, and the game ends at once" in said(raises)


def test_a_button_for_a_train_that_needs_help_says_whole_which_phase_begins_and_what_rusts():
    table = Table(phase="3").cash(60, 1000, 1000, 1000).sold("3").lay("E3 57 1")
    table.company("VB", {ADA: 60, BO: 20}, par=67, cell=(4, 4), cash=100, at="E3").operating("VB", "trains")
    (label,) = (label for label in trains_of(table) if "cannot run" not in label)
    assert label == "Buy 4 from the deck, 320 G (you sell and add 220 G): phase 4; rusts 2 and 1+"
    assert len(label) <= LONGEST_LABEL


def test_a_button_for_a_train_that_the_company_cannot_run_says_so():
    table = Table(phase="3").company("KE", {ADA: 60}, par=67, cash=400, at="C23.1").operating("KE", "trains")
    assert trains_of(table)[-1] == "Buy 2+ from the deck, 120 G, which KE cannot run"


def prompt(table):
    return said(table.game.guidance.prompt(table.state, table.to_move))


def choices(table, kind, field, **chosen):
    return [said(option.label) for option in table.game.slot(table.state, table.to_move, kind, field, chosen).options]


def test_a_certificate_that_lies_in_several_places_names_each_with_its_price():
    table = Table().company("KR", {ADA: 20, BO: 10, "pool": 10}, par=93, cell=(6, 7), split=True, at="C17").stock(ADA)
    assert choices(table, BuyFrom, "company") == ["KR, 10 %: IPO 93 G, pool 112 G and new shares 112 G (you hold 20 %)"]


def test_o1_an_option_names_the_whole_certificate_and_that_its_price_is_one_half():
    table = Table().company("KR", {ADA: 40, "pool": 20}, par=72, cell=(4, 4), at="C17").stock(BO)
    assert choices(table, TakeOption, "company") == ["KR, 20 %: IPO 72 G and pool 83 G now (you hold 0 %)"]
    assert choices(table, TakeOption, "source", company="KR") == [
        "IPO: 20 % for 72 G now and as much later",
        "Bank pool: 20 % for 83 G now and as much later",
    ]


def test_s2_1_a_turn_of_a_stock_round_promises_only_what_can_be_done():
    assert "Now start a company, or pass." in prompt(Table().stock(ADA, number=0))
    table = Table().company("KR", {ADA: 40, BO: 20}, par=72, cell=(4, 4), at="C17")
    assert "Now buy one certificate, take an option on one or start a company, or pass." in prompt(table.stock(ADA))
    assert "Sales come first; then buy one" in prompt(table.stock(BO))


def test_a5_the_auction_promises_a_bid_only_where_one_can_be_made():
    assert "Buy it, bid on a later one, or pass" in prompt(Table().auction(ADA))
    last = dict.fromkeys(Table().printed.figures.offer[:-1], ADA)
    assert "Buy it, or pass" in prompt(Table().auction(BO, sold=last))
    poor = prompt(Table().auction(ADA, P2={ADA: 55}, P3={ADA: 930}))
    assert "There is not enough free cash to buy it: bid on a later one, or pass" in poor


def test_r5_a_tunnel_is_promised_only_where_one_can_be_built():
    assert "tunnel" not in prompt(track("NT", at="F8", lay=TO_BRENNER, cash=99))
    assert "and build a tunnel before or after" in prompt(track("NT", at="F8", lay=TO_BRENNER, cash=120))
    # After the tile the tunnel is still open, and the prompt says so.
    table = track("NT", at="F8", lay=TO_BRENNER, cash=400)
    hexes = table.offers(LayTile, "hex")
    tile = next(iter(table.offers(LayTile, "tile", hex=min(hexes))))
    turn = next(iter(table.offers(LayTile, "rotation", hex=min(hexes), tile=tile)))
    table.play(LayTile(ADA, min(hexes), tile, int(turn)))
    assert "has laid its tile and may still build a tunnel" in prompt(table)


def test_an_auction_ends_with_the_order_of_turns():
    table = Table().auction(DI, sold=dict.fromkeys(Table().printed.figures.offer[:-1], ADA))
    told = [said(event.text) for event in table.play(BuyFirst(DI))]
    assert "Turn order: Ada, Bo, Cy and Di." in told


def test_m7_six_retired_trains_that_are_alike_are_one_choice():
    table = Table(phase="6").rusted("2 1+ 2+ 3 3+").retired("21:2 22:2 23:2 24:2 25:2 26:2 31:3")
    table.lay("D20 55 1; D20 14 1").company("A", {ADA: 50, BO: 50}, price=67, cash=400, at="D20")
    assert trains_of(table.operating("A", "trains")) == [
        "Buy 2, retired (6 of them), 130 G",
        "Buy 3, retired, 230 G",
    ]
    table.play(BuyTrain(ADA, "retired 21 2", 130))
    assert trains_of(table)[0] == "Buy 2, retired (5 of them), 130 G"


def test_the_draft_of_18cz_says_that_it_snakes_and_what_a_local_railway_can_do():
    english = Texts("en", strict=True).of("18cz")
    state = G18CZ.setup(Setup("18cz", 3), "a draft")
    assert "The draft snakes" in english.sentence(G18CZ.guidance.prompt(state, state.order[0]), NAMES, plain=True)
    asked = english.say("18cz.ask.bid.local")
    assert "It has no place on the map" in asked
    assert "use it once: for an extra purple tile" in asked
    assert "terrain cost of a yellow tile (small: rivers; medium: also hills; large: also mountains)" in asked


@pytest.mark.parametrize(
    ("language", "possible"),
    [
        ("en", ": buy a local railway and pass."),
        ("pl", ": kupić kolej lokalną i spasować."),
        ("zh-CN", "购买地方铁路、跳过。"),
        ("zh-TW", "購買地方鐵路、跳過。"),
    ],
)
def test_a_refusal_in_the_draft_of_18cz_offers_to_buy_a_local_railway_which_nobody_bids_for(language, possible):
    state = G18CZ.setup(Setup("18cz", 3), "a draft")
    with pytest.raises(NotNow) as refused:
        tuple(G18CZ.play(state, Buy(state.order[0], "BCB")))
    assert possible in Texts(language, strict=True).of("18cz").sentence(refused.value.text)


def test_a_company_of_1854_is_told_of_without_private_companies_which_it_can_never_own():
    table = Table(3, phase="5").rusted("2 1+ 2+").local("2", ADA, at="J38.1", cash=37).local("5", BO, at="J28", cash=95)
    table.stock(ADA).operate().play(Merge(ADA, "5"))
    sheet = [said(line) for line in table.game.question(table.state).sheet]
    assert sheet[:2] == [
        "Kernhofer Bahn (2): 37 G, no train, one station left",
        "Pyhrnbahn (5): 95 G, no train, one station left",
    ]
    assert sheet[2].startswith("The Lokalbahn AG starts at 67 G a share with 132 G in its treasury; ")
    assert sheet[5:] == [f"{name} holds 0 of at most 10 certificates and would hold 1" for name in NAMES[:2]]


def test_a_limit_of_trains_is_told_alike_whether_it_falls_or_rises():
    table = Table(phase="4").sold("2", "3", "4").company("KE", {ADA: 60}, par=67, cash=1000, at="C23.1")
    table.operating("KE", "trains")
    told = [said(event.text) for event in table.play(BuyTrain(ADA, "deck 5", 530))]
    assert "From now on a local railway may have at most 2 trains." in told, "one, until now"
    assert "From now on a major may have at most 2 trains." in told, "three, until now"


def test_whoever_drops_out_of_an_auction_does_so_by_the_name_of_what_is_auctioned():
    table = Table().auction(DI, P2={ADA: 55, BO: 60, CY: 65})
    table.play(BuyFirst(DI))
    (dropped, *_) = table.play(Pass(ADA))
    assert said(dropped.text) == "**Ada** drops out of the auction for **Murtalbahn (P2)**."


def test_cities_of_a_hex_that_are_alike_are_told_of_in_one_line():
    table = Table(3).stock(ADA)
    _, lines = api.look(table.game.view(table.state, None), "hex/J38")
    assert [said(line) for line in lines][
        1
    ] == "2 cities, each of which pays 20 G, with 1 slot for stations; none is taken."


def test_a_train_that_is_turned_over_costs_a_sum_or_nothing():
    told = [
        TEXTS.sentence(text("18xx.fleet.exchanged", company="BTE", train="3", face="2+2", cost=cost), NAMES)
        for cost in (0, 50)
    ]
    assert told == [
        "**BTE** turns one **3**-train over into a **2+2**-train at no cost.",
        "**BTE** turns one **3**-train over into a **2+2**-train for 50 G.",
    ]


@pytest.mark.parametrize(
    "told",
    [
        text("18xx.track.special", company="MW", tile="8894p", place="B8", local="M1", cost=0),
        text("18xx.track.special_only", tile="8894p"),
        text("18xx.track.not_special", tile="57"),
        text("18xx.option.special", local="M1", name="Ostrava"),
    ],
    ids=lambda told: told.key,
)
def test_18cz_calls_the_tiles_of_local_railways_purple(told):
    assert "purple" in Texts("en", strict=True).of("18cz").sentence(told, NAMES, plain=True)
