"""18CZ rules, companies 1: local railways in the hands of players and companies."""

import pytest

from engine.eighteenxx.moves import (
    BuildStation,
    BuyPrivate,
    BuyTrain,
    Dividend,
    LaySpecial,
    LayTile,
    Pass,
    Run,
    Sell,
    SellPrivate,
    WaiveTerrain,
)
from engine.eighteenxx.offers import Accept, Refuse
from tests.engine.eighteenxx.g18cz.rulebook.positions import ADA, BO, Table

VALUES = (40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120)
SETS = [(number, round_) for number, rounds in enumerate((1, 1, 1, 1, 2, 2, 2, 3)) for round_ in range(1, rounds + 1)]


def small(tiles="D4 57 1; D2 57 1", *, phase="d", cash=300, step="track", trains="d1:3", number=4, **owners):
    """EKJ, Ada's, with the local railways named."""
    ruleset = owners.pop("ruleset", "rulebook")
    table = Table(3, ruleset, phase=phase, cash=500).lay(tiles)
    table.company("EKJ", {ADA: 75}, price=60, cash=cash, trains=trains, at="D4").private_companies(**owners)
    return table.operating("EKJ", step, number=number)


def sized(company, *, phase="d", tiles="D4 57 1; D2 57 1", step="track", cash=300, **owners):
    """A company of any size at D4 with the local railways named."""
    face = {"EKJ": "3", "KFN": "3+3", "kk": "3E"}[company]
    table = Table(3, owners.pop("ruleset", "rulebook"), phase=phase, cash=500).lay(tiles)
    table.company(company, {ADA: 75 if company == "EKJ" else 60}, price=100, cash=cash, trains=f"d1:{face}", at="D4")
    table.company("OFE", {BO: 75}, price=50, at="C25")
    return table.private_companies(**owners).operating(company, step, number=4)


# Their value, buying and selling.


@pytest.mark.parametrize(("at", "value"), list(zip(SETS, VALUES, strict=True)))
def test_all_local_railways_have_the_value_of_the_operating_round(at, value):
    # The track of values: the same for all sizes, one place on in every operating round.
    number, round_ = at
    for local in ("S1", "M1", "L1"):
        table = sized("kk", cash=0, **{local: "kk"})
        table.operating("kk", number=number, round_=round_)
        table.play(SellPrivate(ADA, local))
        assert table.state.charters["kk"].cash == value
        assert table.state.private_companies[local].owner is None


def test_a_sold_local_railway_leaves_the_game():
    table = small(S1="EKJ")
    table.play(SellPrivate(ADA, "S1"))
    table.not_now(BuyPrivate(ADA, "S1", 10))
    table.not_now(LaySpecial(ADA, "S1", "D4", "14p", 0))


@pytest.mark.parametrize(("company", "suit"), [("EKJ", {"S1"}), ("KFN", {"S1", "M1"}), ("kk", {"S1", "M1", "L1"})])
def test_a_company_buys_local_railways_of_its_size_and_smaller(company, suit):
    # Companies 2.2-2.4.
    table = sized(company, S1=ADA, M1=ADA, L1=ADA)
    assert table.offers(BuyPrivate, "local") == suit
    for local in {"S1", "M1", "L1"} - suit:
        table.refuses(BuyPrivate(ADA, local, 10), "locals")
    for local in suit:
        table.play(BuyPrivate(ADA, local, 10))
        assert table.state.private_companies[local].owner == company


@pytest.mark.parametrize("phase", "abd")
def test_companies_buy_local_railways_from_phase_b(phase):
    # From the first b train; OR 12.
    table = small(phase=phase, trains="b1:2" if phase != "a" else "a1:2", S1=ADA)
    if phase == "a":
        assert "company" not in table.kinds()
        table.not_now(BuyPrivate(ADA, "S1", 10))
    else:
        table.play(BuyPrivate(ADA, "S1", 10))


def test_the_price_lies_between_1_and_the_present_value():
    # In the set after the fifth stock round, 60 K.
    table = small(S1=ADA)
    assert table.offers(BuyPrivate, "price", local="S1") == set(range(1, 61))
    for price in (0, -1, 61):
        table.refuses(BuyPrivate(ADA, "S1", price), "locals")
    table.play(BuyPrivate(ADA, "S1", 60))
    assert (table.player_cash(ADA), table.state.charters["EKJ"].cash) == (560, 240)


def test_a_company_pays_no_more_than_it_has():
    table = small(cash=30, S1=ADA)
    assert table.offers(BuyPrivate, "price", local="S1") == set(range(1, 31))
    table.refuses(BuyPrivate(ADA, "S1", 31), "locals")


def test_the_owner_must_agree():
    # Switches: deals between two owners.
    table = small(S1=BO)
    table.play(BuyPrivate(ADA, "S1", 30))
    assert table.state.private_companies["S1"].owner == BO
    table.play(Refuse(BO))
    assert table.state.private_companies["S1"].owner == BO
    table.play(BuyPrivate(ADA, "S1", 40), Accept(BO))
    assert table.state.private_companies["S1"].owner == "EKJ"
    assert table.player_cash(BO) == 540


def test_local_railways_are_bought_from_players_only():
    # "From private hands"; not of the bank, and not of other companies.
    table = small(S1=ADA, S2="OFE")
    table.company("OFE", {ADA: 50}, price=50).operating("EKJ", number=4)
    assert table.offers(BuyPrivate, "local") == {"S1"}
    table.refuses(BuyPrivate(ADA, "S2", 10), "locals")
    table.refuses(BuyPrivate(ADA, "S3", 10), "locals")
    table.refuses(BuyPrivate(ADA, "S9", 10), None)


def test_a_company_sells_its_own_local_railways_only():
    table = small(S1="EKJ", S2="OFE", S3=ADA)
    assert table.offers(SellPrivate, "local") == {"S1"}
    for local in ("S2", "S3", "S4"):
        table.refuses(SellPrivate(ADA, local), "locals")


def test_players_neither_sell_nor_discard_local_railways():
    # Private local railways cannot be given up.
    table = small(S1=ADA)
    assert "sell_company" not in table.kinds()
    table.not_now(SellPrivate(ADA, "S1"))
    table.stock(ADA)
    table.not_now(SellPrivate(ADA, "S1"))
    assert "S1" not in table.offers(Sell, "company")


@pytest.mark.parametrize("step", ["track", "station", "run", "dividend", "trains"])
def test_local_railways_are_bought_and_sold_at_any_time_of_the_turn(step):
    # OR 3.
    table = small("D4 14 0; D2 14 0; D6 9 1", step="track", S1=ADA, S2="EKJ")
    if step in {"station", "run", "dividend", "trains"}:
        table.play(Pass(ADA))
    if step in {"run", "dividend", "trains"}:
        table.play(Pass(ADA))
    if step in {"dividend", "trains"}:
        table.play(Run(ADA, ("d1", "D2", "D4")))
    if step == "trains":
        table.play(Dividend(ADA, "payout"))
    table.play(BuyPrivate(ADA, "S1", 10), SellPrivate(ADA, "S2"), SellPrivate(ADA, "S1"))


def test_local_railways_are_still_bought_after_the_last_train():
    # OR 3: at any time.
    table = small(step="trains", S1=ADA)
    table.play(Pass(ADA))
    assert table.on_turn == "EKJ"
    table.play(BuyPrivate(ADA, "S1", 10))


def test_a_spent_local_railway_pays_and_is_sold():
    # Flipped, it still pays (OR 2) and can be sold.
    table = small(S1="EKJ")
    table.state.private_companies["S1"].used = True
    table.play(SellPrivate(ADA, "S1"))
    assert table.state.charters["EKJ"].cash == 360


def test_nobody_else_trades_local_railways_in_a_turn():
    table = small(S1=BO)
    table.company("OFE", {BO: 50}, price=50, cash=100).operating("EKJ", number=4)
    assert not table.kinds(BO)


# Their abilities: one extra purple tile.


def test_an_extra_purple_tile_comes_besides_the_ordinary_lays():
    # Choice 1: an additional tile, the local railway is spent.
    table = small(S1="EKJ")
    table.play(LayTile(ADA, "D6", "9", 1), LaySpecial(ADA, "S1", "D4", "14p", 0))
    assert (table.tile("D4"), table.state.private_companies["S1"].used) == ("14p", True)
    table = small(S1="EKJ")
    table.play(LaySpecial(ADA, "S1", "D4", "14p", 0), LayTile(ADA, "D6", "9", 1))
    assert (table.tile("D4"), table.tile("D6")) == ("14p", "9")


@pytest.mark.parametrize("passes", [1, 2])
def test_a_purple_tile_is_laid_at_any_time_of_the_turn(passes):
    # Choice 1: at any time.
    table = small("D4 57 1; D2 57 1; E3 4 0; D6 9 1", S1="EKJ")
    table.play(Pass(ADA))
    if passes == 2:
        table.play(Run(ADA, ("d1", "D2", "D4")), Dividend(ADA, "payout"))
    table.play(LaySpecial(ADA, "S1", "D4", "14p", 0))


COLOURS = [("EKJ", "S1", "g"), ("KFN", "M1", "gb"), ("kk", "L1", "gbG")]


@pytest.mark.parametrize(("company", "local", "colours"), COLOURS)
def test_the_size_of_a_local_railway_tells_the_colours_of_its_tile(company, local, colours):
    # Rules left to the components: S green, M green and brown, L green, brown and gray.
    for colour, before, tile, rotation in (
        ("g", "57 1", "14p", 2),
        ("b", "14 0", "611p", 0),
        ("G", "611 0", "595p", 0),
    ):
        table = sized(company, phase="i", tiles=f"D4 {before}; D2 57 1", **{local: company})
        if colour in colours:
            table.play(LaySpecial(ADA, local, "D4", tile, rotation))
        else:
            table.cannot(LaySpecial(ADA, local, "D4", tile, rotation))


@pytest.mark.parametrize(
    ("before", "tile", "rotation", "closed", "open_"),
    [("57 1", "14p", 2, "bc", "d"), ("14 0", "611p", 0, "df", "g"), ("611 0", "595p", 0, "gh", "i")],
)
def test_a_purple_tile_is_legal_in_its_colour(before, tile, rotation, closed, open_):
    # Rules left to the components: legal in colour, so in its phase.
    for phase in closed:
        table = sized("kk", phase=phase, tiles=f"D4 {before}; D2 57 1; D6 9 1; I9 57 1", L1="kk")
        table.cannot(LaySpecial(ADA, "L1", "D4", tile, rotation))
    table = sized("kk", phase=open_, tiles=f"D4 {before}; D2 57 1", L1="kk")
    table.play(LaySpecial(ADA, "L1", "D4", tile, rotation))


def test_a_purple_tile_must_be_connected():
    # Rules left to the components: reachable.
    table = small("D4 57 1; D2 57 1; I9 57 1; E3 4 0", S1="EKJ")
    table.refuses(LaySpecial(ADA, "S1", "I9", "14p", 0), "or4")
    table.refuses(LaySpecial(ADA, "S1", "E3", "887p", 0), "or4")


def test_a_purple_tile_follows_the_rules_of_upgrades():
    # OR 5: the next colour, all track kept, what has stops keeps them.
    table = small("D4 14 0; D2 57 1; E3 4 0; D6 9 1", S1="EKJ")
    table.refuses(LaySpecial(ADA, "S1", "D4", "14p", 0), "or5")
    table.refuses(LaySpecial(ADA, "S1", "D6", "887p", 0), "or5")
    table.refuses(LaySpecial(ADA, "S1", "E3", "14p", 0), "or5")
    table.refuses(LaySpecial(ADA, "S1", "E3", "8866p", 0), "or5")
    table.play(LaySpecial(ADA, "S1", "E3", "887p", 0))


def test_only_purple_tiles_are_laid_so():
    table = small(S1="EKJ")
    table.refuses(LaySpecial(ADA, "S1", "D4", "14", 0), "locals")
    table.refuses(LaySpecial(ADA, "S1", "D6", "9", 1), "locals")


def test_a_local_railway_is_used_once():
    # Rules left to the components: one use in all.
    table = small("D4 57 1; D2 57 1; E3 4 0", S1="EKJ", S2="EKJ")
    table.play(LaySpecial(ADA, "S1", "D2", "15p", 4))
    table.refuses(LaySpecial(ADA, "S1", "D4", "14p", 0), "locals")
    table.play(LaySpecial(ADA, "S2", "D4", "14p", 0))


def test_a_company_uses_its_own_local_railways_only():
    # If a company owns it, not if its president does.
    table = small(S1=ADA, S2="EKJ", S3="OFE")
    for local in ("S1", "S3", "S4"):
        table.refuses(LaySpecial(ADA, local, "D4", "14p", 0), "locals")
    table.play(LaySpecial(ADA, "S2", "D4", "14p", 0))


def test_a_local_railway_is_bought_and_used_in_one_turn():
    table = small(S1=ADA)
    table.play(BuyPrivate(ADA, "S1", 1), LaySpecial(ADA, "S1", "D4", "14p", 0))


# Their abilities: one terrain waived.

TERRAINS = {"river": ("C9", "3", 3), "hill": ("E5", "9", 2), "mountain": ("C3", "8", 3)}


def beside_terrain(company, *, cash=0, **owners):
    """A company in D4 with track to a hill and a mountain; for a river see D16."""
    return sized(company, phase="g", tiles="D4 611 1", cash=cash, **owners)


@pytest.mark.parametrize(
    ("local", "waived"), [("S1", {"river"}), ("M1", {"river", "hill"}), ("L1", {"river", "hill", "mountain"})]
)
def test_the_size_of_a_local_railway_tells_the_terrain_it_waives(local, waived):
    # Table 1: S river; M river and hill; L all.
    for terrain in ("hill", "mountain"):
        table = beside_terrain("kk", cash=100, **{local: "kk"})
        move = WaiveTerrain(ADA, local, *TERRAINS[terrain])
        if terrain in waived:
            table.play(move)
            assert table.state.charters["kk"].cash == 100
            assert table.state.private_companies[local].used
        else:
            table.cannot(move)
    table = Table(3, phase="d").lay("D16 57 1").company("kk", {ADA: 60}, price=100, trains="d1:3E", at="D16")
    table.company("OFE", {BO: 75}, price=50, at="C25").private_companies(**{local: "kk"}).operating("kk")
    table.play(WaiveTerrain(ADA, local, "D14", "9", 1))
    assert table.state.charters["kk"].cash == 0


def test_a_waiver_is_an_ordinary_yellow_lay():
    # Rules left to the components: one terrain waived on an ordinary yellow lay.
    table = beside_terrain("kk", L1="kk", L2="kk")
    table.play(WaiveTerrain(ADA, "L1", *TERRAINS["hill"]))
    table.cannot(WaiveTerrain(ADA, "L2", *TERRAINS["mountain"]))
    table.cannot(LayTile(ADA, "D6", "9", 1))


def first_turn(ruleset, tiles, at):
    """A large company in its first turn, without cash and with two local railways."""
    table = Table(3, ruleset, phase="g", cash=500).lay(tiles).private_companies(L1="kk", L2="kk")
    table.company("kk", {ADA: 60}, price=100, trains="d1:3E", at=at, operated=False)
    return table.operating("kk", number=4)


@pytest.mark.parametrize("ruleset", ["rulebook", "18xx.games"])
def test_after_an_upgrade_in_the_first_turn_terrain_is_waived_on_18xx_games_only(ruleset):
    # Switches; the two lays of the turn are then spent.
    table = first_turn(ruleset, "D4 57 1", "D4")
    table.play(LayTile(ADA, "D4", "14", 1))
    table.cannot(LayTile(ADA, "D6", "9", 1))
    if ruleset == "rulebook":
        table.cannot(WaiveTerrain(ADA, "L1", *TERRAINS["hill"]))
        return
    table.play(WaiveTerrain(ADA, "L1", *TERRAINS["hill"]))
    assert not table.offers(WaiveTerrain, "local")
    table.refuses(WaiveTerrain(ADA, "L2", *TERRAINS["mountain"]), "or4")


def test_on_18xx_games_terrain_is_not_waived_after_the_upgrade_of_a_later_turn():
    table = sized("kk", phase="g", tiles="D4 57 1", cash=0, ruleset="18xx.games", L1="kk")
    table.play(LayTile(ADA, "D4", "14", 1))
    table.refuses(WaiveTerrain(ADA, "L1", *TERRAINS["hill"]), "or4")


def test_on_18xx_games_an_upgrade_whose_terrain_is_waived_leaves_the_second_lay_of_the_first_turn():
    # Switches: B8, printed in yellow, pays for its river when it is upgraded.
    table = first_turn("18xx.games", "B10 57 1", "B10")
    table.play(WaiveTerrain(ADA, "L1", "B8", "8859", 1))
    assert table.state.charters["kk"].cash == 0
    assert not table.offers(LayTile, "hex") & {"B8", "B10"}, "no upgrade"
    assert table.offers(LayTile, "hex")


def test_nothing_is_waived_where_nothing_is_due():
    table = beside_terrain("kk", L1="kk")
    table.refuses(WaiveTerrain(ADA, "L1", "D6", "9", 1), "locals")


def test_nothing_is_waived_on_an_upgrade():
    # OR 5: upgrades are free anyway.
    table = sized("kk", phase="g", tiles="D4 611 1; E5 9 2", L1="kk")
    table.cannot(WaiveTerrain(ADA, "L1", "E5", "20", 1))


def test_who_has_waived_lays_no_purple_tile_with_the_same():
    # One use in all.
    table = sized("kk", phase="g", tiles="D4 14 1; D2 57 1", L1="kk")
    table.play(WaiveTerrain(ADA, "L1", "E5", "9", 2))
    table.not_now(LaySpecial(ADA, "L1", "D4", "611p", 1))


def test_the_first_tile_at_home_may_have_its_terrain_waived():
    table = (
        Table(3, phase="b", cash=500)
        .company("BCB", {ADA: 75}, price=60, cash=0, operated=False)
        .private_companies(S1="BCB")
    )
    table.operate()
    table.play(WaiveTerrain(ADA, "S1", "D16", "57", 1))
    assert table.tile("D16") == "57"


def test_praha_may_have_its_river_waived():
    # Easy to misread, OR 3/4: one of the recorded yellow lays was waived.
    table = Table(3, phase="b", cash=500).company("BN", {ADA: 60}, price=60, cash=0, trains="b1:2+2", at="E11.1")
    table.private_companies(S1="BN").operating("BN")
    table.play(WaiveTerrain(ADA, "S1", "E11", "8889", 1))
    assert table.state.charters["BN"].cash == 0


def test_a_used_local_railway_of_a_player_is_not_used_again_by_the_next_owner():
    table = small(S1=ADA)
    table.state.private_companies["S1"].used = True
    table.play(BuyPrivate(ADA, "S1", 1))
    table.not_now(LaySpecial(ADA, "S1", "D4", "14p", 0))


def test_selling_may_pay_for_a_train():
    # OR 3: at any time; the company's cash comes first.
    table = small("D4 57 1", step="trains", trains="", cash=60, S1="EKJ")
    table.play(SellPrivate(ADA, "S1"), BuyTrain(ADA, "deck 3", 120))
    assert table.player_cash(ADA) == 500
    assert table.state.charters["EKJ"].cash == 0


def test_nobody_has_to_sell_a_local_railway_before_his_president_helps():
    # OR 11 names the company's cash only.
    table = small("D4 57 1", step="trains", trains="", cash=60, S1="EKJ")
    table.play(BuyTrain(ADA, "deck 3", 120))
    assert table.player_cash(ADA) == 440
    assert table.state.private_companies["S1"].owner == "EKJ"


def test_a_station_after_a_purple_tile_is_possible_in_the_same_turn():
    # Choice 1: any time; new room may be used at once.
    table = small("D4 57 1; D2 57 1", S1="EKJ").company("BTE", {BO: 60}, price=58, at="D2")
    table.operating("EKJ", number=4)
    table.play(LaySpecial(ADA, "S1", "D2", "15p", 4), Pass(ADA), BuildStation(ADA, "D2", 0))
