"""The points in which the rulebook and 18xx.games differ: what each setting is, and the small ones among them.

Those that change a rule of play are held where the rule is.
"""

import pytest

from engine.core.game import Setup
from engine.eighteenxx.g18cz.switches import ON_18XX_GAMES, RULEBOOK
from engine.eighteenxx.moves import BuildStation, BuyTrain, Discard, LayTile, Pass
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, GAME, Table

TABLE = {
    "three_player_cash": (350, 380),
    "order_by_lot": (True, False),
    "cross_purchase_from": ("b", ""),
    "excess_trains": ("deck", "pool"),
    "must_sell_down": (True, False),
    "express_skips_cities": (False, True),
    "any_train_when_full": (False, True),
    "last_money_ends_buying": (False, True),
    "any_train_is_awaited": (False, True),
    "waived_lay_apart": (False, True),
    "idle_players_end_draft": (False, True),
    "excess_in_operating_order": (True, False),
    "excess_of_buyer_first": (False, False),
    "must_run": (True, False),
    "upgrade_pays_terrain": ((), ("B8",)),
    "one_sale_a_company": (True, False),
    "prompts_to_pass": (False, True),
    "neutral_runs_best": (True, False),
    "exported_limit_at_once": (True, False),
    "homes_before_private_purchases": (False, True),
    "stations_dear_after_acquiring": (False, True),
    "home_lay_compulsory": (True, False),
    "tie_after_sell_out": ("turn_order", "after_seller"),
    "divided_home_closed": (True, False),
    "bare_home_chosen": (False, True),
    "layer_chooses_city": (False, True),
    "any_private_is_awaited": (False, True),
    "bcb_home": ("D16", "E15"),
    "groups_twice": (False, False),
    "home_slot_kept": (True, True),
    "tunnels_under_red_gray": (False, False),
}


def test_every_switch_stands_as_told():
    assert {name: (getattr(RULEBOOK, name), getattr(ON_18XX_GAMES, name)) for name in TABLE} == TABLE
    assert set(RULEBOOK.__struct_fields__) == set(TABLE)


def test_the_ruleset_sets_all_of_them():
    for ruleset, switches in (("rulebook", RULEBOOK), ("18xx.games", ON_18XX_GAMES)):
        assert GAME.setup(Setup("18cz", 3, {"ruleset": ruleset}), "s").switches == switches


@pytest.mark.parametrize(("ruleset", "first"), [("rulebook", "OFE"), ("18xx.games", "EKJ")])
def test_who_gives_trains_back_first(ruleset, first):
    # By the rulebook, which leaves it open, in operating order; on 18xx.games in the order of the list.
    table = Table(3, ruleset, phase="d").deck("e1").company("kk", {ADA: 60}, price=100, cash=900)
    table.company("EKJ", {BO: 75}, price=60, trains="c1:3 c2:3 c3:3")
    table.company("OFE", {CY: 75}, price=90, trains="d1:3 d2:3 d3:3").operating("kk", "trains")
    table.play(BuyTrain(ADA, "deck 3E", 250))
    assert table.on_turn == first
    table.play(Discard(table.to_move, min(table.offers(Discard, "train"))))
    assert table.on_turn == {"OFE": "EKJ", "EKJ": "OFE"}[first]


@pytest.mark.parametrize(("ruleset", "asked"), [("rulebook", False), ("18xx.games", True)])
def test_who_can_only_pass_is_not_asked(ruleset, asked):
    # On 18xx.games whoever is in debt is asked all the same.
    table = Table(3, ruleset, phase="b").company("BCB", {ADA: 50}, price=60).debt(BO, 300, 300)
    table.cash(500, 100, 500).stock(ADA)
    table.play(Pass(ADA))
    assert table.to_move == (BO if asked else CY)


@pytest.mark.parametrize(("ruleset", "chooser"), [("rulebook", BO), ("18xx.games", ADA)])
def test_who_chooses_ates_city_when_another_company_lays_the_green_tile(ruleset, chooser):
    table = Table(3, ruleset, phase="d").lay("B10 57 1").company("ATE", {BO: 60}, cash=400, trains="d1:3+3", at="B8.0")
    table.company("EKJ", {ADA: 75}, cash=100, trains="d2:3", at="B10").operating("EKJ")
    table.play(LayTile(ADA, "B8", "8859", 1))
    assert table.to_move == chooser
    table.play(BuildStation(chooser, "B8", 1))
    assert table.stations("ATE") == "B8.1"


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_rotations_in_which_a_tile_lies_the_same_are_no_choice(ruleset):
    table = Table(3, ruleset).company("EKJ", {ADA: 75}, cash=100, trains="a1:2", at="D4").operating("EKJ")
    assert set(map(int, table.offers(LayTile, "rotation", hex="D4", tile="57"))) == {0, 1, 2}
