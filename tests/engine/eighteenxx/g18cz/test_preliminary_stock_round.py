"""18CZ rules, "Preliminary stock round"."""

import pytest

from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import Buy, Par, Pass
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, DI, Table


def draft(players=4, ruleset="rulebook", **kwargs):
    return Table(players, ruleset, **kwargs).draft()


def passes(table, number):
    """Pass so many times, whoever it is; return who it was."""
    seats = []
    for _ in range(number):
        seats.append(table.to_move)
        table.play(Pass(table.to_move))
    return seats


def test_the_turns_go_forth_and_back_so_that_the_last_has_two_in_a_row():
    # Preliminary: the order 1-2-3-4-4-3-2-1-1-2-3-4.
    table = draft()
    seats = []
    for local in list(table.state.private_companies)[:12]:
        seats.append(int(table.to_move))
        table.play(DraftPurchase(table.to_move, local))
    assert seats == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]


@pytest.mark.parametrize("local", ["S1", "S6", "M1", "M6", "L1", "L6"])
def test_a_local_railway_costs_its_printed_price(local):
    # Preliminary: at the standard price.
    table = draft(cash=100)
    table.play(DraftPurchase(ADA, local))
    assert table.state.private_companies[local].owner == ADA
    assert table.player_cash(ADA) == 100 - everything().private_companies[local].price
    assert table.to_move == BO


def test_one_local_railway_is_bought_in_a_turn():
    table = draft()
    table.play(DraftPurchase(ADA, "S1"))
    assert table.to_move == BO


def test_who_has_less_than_the_price_cannot_buy():
    table = draft(players=3)
    table.cash(25, 30, 79).counted()
    assert table.refuses(DraftPurchase(ADA, "S2"), "draft")["cash"] == 25
    table.play(DraftPurchase(ADA, "S1"))
    assert table.offers(DraftPurchase, "local") == {"S2"}
    table.play(DraftPurchase(BO, "S2"))
    table.refuses(DraftPurchase(CY, "L6"), "draft")
    table.play(DraftPurchase(CY, "L5"))


def test_what_is_sold_cannot_be_bought_again():
    table = draft()
    table.play(DraftPurchase(ADA, "S1"))
    table.refuses(DraftPurchase(BO, "S1"), "draft")
    table.refuses(DraftPurchase(BO, "S7"), "draft")


def test_who_passes_may_buy_later():
    # Preliminary: after a pass one may still buy in the next round, unless all have passed.
    table = draft(players=3)
    table.play(
        Pass(ADA),
        DraftPurchase(BO, "S1"),
        Pass(CY),
        DraftPurchase(CY, "S2"),
        DraftPurchase(BO, "S3"),
        DraftPurchase(ADA, "S4"),
    )
    assert table.state.private_companies["S4"].owner == ADA


def test_the_draft_ends_when_all_pass_one_after_the_other():
    table = draft()
    table.play(DraftPurchase(ADA, "L1"), Pass(BO), Pass(CY), Pass(DI))
    assert table.round == "draft"
    table.play(Pass(DI), Pass(CY), Pass(BO))
    assert table.round == "draft"
    assert table.to_move == ADA
    table.play(Pass(ADA))
    assert table.round == "stock"


def test_two_passes_of_one_player_at_the_turning_point_do_not_stand_for_two_players():
    # Preliminary: *all* players pass; the last passes twice in a row before the first is asked again.
    table = draft()
    table.play(Pass(ADA), DraftPurchase(BO, "L1"), Pass(CY), Pass(DI), Pass(DI), Pass(CY))
    assert (table.round, table.to_move) == ("draft", BO)
    table.play(Pass(BO))
    assert (table.round, table.to_move) == ("draft", ADA)
    table.play(DraftPurchase(ADA, "L2"), Pass(ADA), Pass(BO), Pass(CY))
    assert (table.round, table.to_move) == ("draft", DI)
    table.play(Pass(DI))
    assert table.round == "stock"


def test_all_may_pass_at_once():
    table = draft()
    assert passes(table, 4) == [ADA, BO, CY, DI]
    assert table.round == "stock"


def test_the_draft_ends_when_everything_is_sold():
    table = draft(players=3)
    for local in everything().private_companies:
        assert table.round == "draft"
        table.play(DraftPurchase(table.to_move, local))
    assert table.round == "stock"
    assert [sum(local.owner == seat for local in table.state.private_companies.values()) for seat in (ADA, BO, CY)] == [
        6,
        6,
        6,
    ]


def test_what_is_not_sold_leaves_the_game():
    # Preliminary: unsold local railways are removed.
    table = draft(players=3)
    table.play(DraftPurchase(ADA, "S1"))
    passes(table, 5)
    assert table.round == "stock"
    assert {name for name, local in table.state.private_companies.items() if local.owner is not None} == {"S1"}
    table.not_now(DraftPurchase(table.to_move, "S2"))


def test_whoever_has_least_cash_begins_the_first_stock_round():
    # Preliminary: the least first.
    table = draft()
    table.cash(300, 100, 400, 200).counted()
    passes(table, 4)
    assert table.state.order == [BO, DI, ADA, CY]
    assert table.state.frames[-1].actors == [BO, DI, ADA, CY]
    assert table.to_move == BO


def test_players_with_equal_cash_keep_their_order_after_the_draft():
    # Preliminary: who was ahead in the draft is still ahead.
    table = draft()
    table.state.order = [DI, BO, ADA, CY]
    table.state.frames[-1].actors[:] = table.state.order
    table.cash(300, 300, 200, 300).counted()
    passes(table, 4)
    assert table.state.order == [CY, DI, BO, ADA]


def test_the_first_stock_round_follows():
    table = draft(players=3)
    passes(table, 3)
    assert (table.round, table.state.calendar.set, table.state.calendar.operating) == ("stock", 0, 0)


def test_no_shares_are_traded_in_the_draft():
    table = draft()
    table.not_now(Par(ADA, "BCB", 50))
    table.not_now(Buy(ADA, "BCB"))
    assert table.kinds() == {"bid", "pass"}


def test_who_can_afford_nothing_passes_without_being_asked():
    table = draft(players=3)
    table.cash(100, 24, 100).counted()
    table.play(DraftPurchase(ADA, "S1"))
    assert table.to_move == CY


@pytest.mark.parametrize(("ruleset", "goes_on"), [("rulebook", True), ("18xx.games", False)])
def test_two_in_a_row_who_can_pay_for_nothing_end_the_draft_on_18xx_games_only(ruleset, goes_on):
    # Switches: of 1-2-3-4, 2 and 3 have no money, but 4 has.
    table = draft(ruleset=ruleset).cash(500, 10, 10, 500).counted()
    table.play(DraftPurchase(ADA, "S1"))
    assert (table.round == "draft") == goes_on
    if goes_on:
        assert table.to_move == DI


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_one_who_can_pay_for_nothing_is_passed_over_and_the_draft_goes_on(ruleset):
    table = draft(ruleset=ruleset).cash(500, 10, 500, 500).counted()
    table.play(DraftPurchase(ADA, "S1"))
    assert (table.round, table.to_move) == ("draft", CY)


def test_on_18xx_games_the_last_on_the_way_who_can_pay_for_nothing_ends_the_draft_having_two_turns_in_a_row():
    table = draft(ruleset="18xx.games").cash(500, 500, 500, 10).counted()
    for seat, local in ((ADA, "S1"), (BO, "S2"), (CY, "S3")):
        assert table.round == "draft"
        table.play(DraftPurchase(seat, local))
    assert table.round == "stock"


def test_on_18xx_games_a_pass_of_who_could_pay_does_not_end_the_draft_though_the_next_cannot():
    table = draft(ruleset="18xx.games").cash(500, 10, 500, 500).counted()
    table.play(Pass(ADA))
    assert (table.round, table.to_move) == ("draft", CY)
