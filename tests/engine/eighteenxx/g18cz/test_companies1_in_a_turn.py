"""18CZ rules, companies 1: what companies do with local railways in their turn."""

import pytest

from engine.eighteenxx.moves import BuyPrivate, LaySpecial, LayTile, Pass, SellPrivate, WaiveTerrain
from engine.eighteenxx.offers import Accept, Refuse
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table

HOMES = {"EKJ": "D4", "BCB": "D16", "BN": "E11.1", "BTE": "D2", "Sx": "A7"}
SHARES = {"EKJ": 75, "BCB": 75, "BN": 60, "BTE": 60, "Sx": 60}
LINE = "D16 57 0; E15 57 0"


def at(company="BCB", tiles=LINE, home=None, *, phase="d", cash=300, ruleset="rulebook", **owners):
    """A company at the beginning of a later turn, and whose the local railways are."""
    home = home or HOMES[company]
    table = (
        Table(3, ruleset, phase=phase).lay("A7 8896 4; A9 58 5" if home == "A7" else tiles).private_companies(**owners)
    )
    return table.company(company, {ADA: SHARES[company]}, cash=cash, trains="d1:3", at=home).operating(company)


def owner(table, local):
    return table.state.private_companies[local].owner


def test_a_local_railway_costs_1_to_its_present_value():
    # Companies 1: from 1 to the value; 45 in the second operating round.
    table = at(S1=ADA)
    assert table.offers(BuyPrivate, "price", local="S1") == set(range(1, 46))
    assert table.refuses(BuyPrivate(ADA, "S1", 46), "locals")["most"] == 45
    table.refuses(BuyPrivate(ADA, "S1", 0), "locals")


def test_the_president_sells_to_the_own_company_at_once():
    table = at(S1=ADA)
    table.play(BuyPrivate(ADA, "S1", 30))
    assert owner(table, "S1") == "BCB"
    assert table.state.charters["BCB"].cash == 270
    assert table.player_cash(ADA) == 1030


def test_another_owner_is_asked_first():
    # Switches: deals between two owners.
    table = at(S1=BO)
    table.play(BuyPrivate(ADA, "S1", 30))
    assert table.round == "offer"
    assert owner(table, "S1") == BO
    table.play(Accept(BO))
    assert owner(table, "S1") == "BCB"
    assert table.player_cash(BO) == 1030


def test_what_the_turn_waits_for_is_offered_before_the_local_railways():
    table = at(S1=BO)
    kinds = table.match.game.kinds(table.state, ADA)
    assert kinds.index(LayTile) < kinds.index(BuyPrivate)


def test_what_was_refused_must_be_raised():
    table = at(S1=BO)
    table.play(BuyPrivate(ADA, "S1", 30), Refuse(BO))
    table.refuses(BuyPrivate(ADA, "S1", 30), "locals")
    assert min(table.offers(BuyPrivate, "price", local="S1")) == 31
    table.play(BuyPrivate(ADA, "S1", 45), Refuse(BO))
    assert "company" not in table.kinds()


def test_nothing_is_bought_before_phase_b():
    table = at(phase="a", S1=ADA)
    assert "company" not in table.kinds()
    table.not_now(BuyPrivate(ADA, "S1", 20))


@pytest.mark.parametrize(("company", "suiting"), [("BCB", {"S1"}), ("BTE", {"S1", "M1"}), ("Sx", {"S1", "M1", "L1"})])
def test_a_company_buys_local_railways_of_its_own_size_or_smaller(company, suiting):
    # Companies 2.2, 2.3 and 2.4.
    table = at(company, S1=ADA, M1=ADA, L1=ADA)
    assert table.offers(BuyPrivate, "local") == suiting
    for local in {"S1", "M1", "L1"} - suiting:
        table.refuses(BuyPrivate(ADA, local, 10), "locals")


def test_a_company_pays_for_it_itself():
    table = at(cash=20, S1=ADA)
    assert max(table.offers(BuyPrivate, "price", local="S1")) == 20
    assert table.refuses(BuyPrivate(ADA, "S1", 21), "locals")["cash"] == 20


def test_those_of_other_companies_are_not_for_sale():
    table = at(S1="EKJ", S2=ADA)
    assert table.offers(BuyPrivate, "local") == {"S2"}
    table.refuses(BuyPrivate(ADA, "S1", 10), "locals")
    table.not_now(SellPrivate(ADA, "S1"))


def test_the_bank_buys_a_local_railway_at_its_value_and_it_leaves_the_game():
    table = at(S1="BCB", S2="BCB")
    table.play(SellPrivate(ADA, "S1"))
    assert owner(table, "S1") is None
    assert table.state.charters["BCB"].cash == 345
    assert table.offers(SellPrivate, "local") == {"S2"}
    table.refuses(SellPrivate(ADA, "S1"), "locals")


def test_a_purple_tile_is_laid_besides_the_ordinary_lays():
    table = at(S1="BCB")
    table.play(LaySpecial(ADA, "S1", "E15", "14p", 2))
    assert table.tile("E15") == "14p"
    assert table.state.turn.yellow == 0
    assert not table.state.turn.upgraded
    assert "tile" in table.kinds()


def test_a_purple_tile_may_be_laid_at_any_time_of_the_turn():
    # OR 3: at any time of its turn.
    for step in ("track", "acquire", "trains"):
        table = at(S1="BCB").operating("BCB", step)
        assert "purple" in table.kinds()
    table.play(LaySpecial(ADA, "S1", "E15", "14p", 2))


def test_an_ability_is_used_once_and_the_local_railway_may_still_be_sold():
    # Rules left to the components: one use in all.
    table = at(S1="BCB")
    table.play(LaySpecial(ADA, "S1", "E15", "14p", 2))
    assert table.state.private_companies["S1"].used
    assert not {"purple", "waive"} & table.kinds()
    table.play(SellPrivate(ADA, "S1"))


@pytest.mark.parametrize(
    ("company", "local", "phase", "tiles"),
    [
        ("BCB", "S1", "g", set()),
        ("BTE", "M1", "f", set()),
        ("BTE", "S1", "i", set()),
        ("BTE", "M1", "g", {"611p"}),
        ("Sx", "L1", "g", {"611p"}),
    ],
)
def test_the_size_of_a_local_railway_and_the_phase_say_which_colours_it_lays(company, local, phase, tiles):
    # Companies 1: small green, medium green and brown; OR 5: brown from phase g.
    table = at(company, "D16 14 0", "D16", phase=phase, **{local: company})
    found = table.offers(LaySpecial, "tile", local=local, hex="D16") if "purple" in table.kinds() else set()
    assert found == tiles
    if found:
        table.play(LaySpecial(ADA, local, "D16", "611p", 0))


def test_only_a_large_local_railway_lays_gray():
    # Companies 1; gray from phase i.
    assert "purple" not in at("BTE", "D16 611 0", "D16", phase="i", M1="BTE").kinds()
    assert "purple" not in at("Sx", "D16 611 0", "D16", phase="h", L1="Sx").kinds()
    table = at("Sx", "D16 611 0", "D16", phase="i", L1="Sx")
    assert table.offers(LaySpecial, "tile", local="L1", hex="D16") == {"595p"}


def test_only_purple_tiles_are_laid_besides():
    table = at(S1="BCB")
    assert table.offers(LaySpecial, "tile", local="S1", hex="E15") == {"14p", "15p"}
    table.refuses(LaySpecial(ADA, "S1", "E15", "14", 2), "locals")


def test_a_purple_tile_is_connected_to_a_station_of_the_company():
    table = at(tiles=LINE + "; G11 57 0", S1="BCB")
    assert "G11" not in table.offers(LaySpecial, "hex", local="S1")
    table.refuses(LaySpecial(ADA, "S1", "G11", "14p", 2), "or4")


def test_a_town_turns_green_by_a_purple_tile():
    # OR 5 and the tile list: towns have no ordinary green.
    table = at(tiles="D16 57 2; C15 8 5; C13 58 2", S1="BCB")
    assert table.offers(LaySpecial, "tile", local="S1", hex="C13") == {"8866p", "887p", "888p"}


NEAR = {"river": ("D16 57 1", "D16", "D14"), "hill": ("G15 57 1", "G15", "G13"), "mountain": ("C23 57 1", "C23", "C21")}
"""For each terrain a tile and a station beside it."""


@pytest.mark.parametrize("terrain", NEAR)
@pytest.mark.parametrize(("company", "local", "spared"), [("BCB", "S1", 1), ("BTE", "M1", 2), ("Sx", "L1", 3)])
def test_the_size_of_a_local_railway_says_which_terrain_it_spares(company, local, spared, terrain):
    # Companies 1: a small one rivers, a medium one hills too, a large one mountains too.
    tiles, home, hex_ = NEAR[terrain]
    table = at(company, tiles, home, cash=0, **{local: company})
    assert hex_ not in (table.offers(LayTile, "hex") if "tile" in table.kinds() else ())
    if terrain in list(NEAR)[:spared]:
        table.play(WaiveTerrain(ADA, local, hex_, "9", 1))
        assert table.state.charters[company].cash == 0
        assert table.state.private_companies[local].used
    else:
        table.refuses(WaiveTerrain(ADA, local, hex_, "9", 1), "locals")


def test_a_waiver_takes_up_the_ordinary_lay():
    # Rules left to the components: one terrain waived on an ordinary yellow lay.
    table = at(tiles="D16 57 1", S1="BCB", S2="BCB")
    table.play(WaiveTerrain(ADA, "S1", "D14", "9", 1))
    assert not {"tile", "waive"} & table.kinds()
    table.refuses(WaiveTerrain(ADA, "S2", "D12", "9", 0), "or4")


def test_where_there_is_no_terrain_nothing_is_waived():
    table = at(tiles="D16 57 1", S1="BCB")
    assert table.offers(WaiveTerrain, "hex", local="S1") == {"D14"}
    table.refuses(WaiveTerrain(ADA, "S1", "D18", "9", 1), "locals")


def test_a_used_local_railway_waives_nothing():
    table = at(tiles="D16 57 1", S1="BCB", S2="BCB")
    table.state.private_companies["S1"].used = True
    assert table.offers(WaiveTerrain, "local") == {"S2"}
    table.refuses(WaiveTerrain(ADA, "S1", "D14", "9", 1), "locals")


def test_the_turn_waits_at_last_for_local_railways_that_can_be_bought_or_used():
    table = at(S1=ADA).operating("BCB", "trade")
    table.play(BuyPrivate(ADA, "S1", 1), Pass(ADA))
    assert table.state.turn is None or table.on_turn != "BCB"


def test_the_turn_does_not_wait_for_those_that_are_too_large():
    # Switches: on 18xx.games it does.
    for ruleset, waits in (("rulebook", False), ("18xx.games", True)):
        table = at(ruleset=ruleset, L1=ADA)
        table.play(LayTile(ADA, "F14", "8", 3))
        assert ("track" in table.state.frames[0].done) != waits
