"""Track of 1854 (R4): what may be laid where, what it costs, and what an upgrade must bring."""

import msgspec
import pytest

from engine.eighteenxx.moves import LayTile, Pass, WaiveTerrain
from engine.eighteenxx.tile_lays import fitting
from tests.engine.eighteenxx.g1854.positions import ADA, BO, Table

LINZ = "C17 57 0; C17 14 0; C17 611 0"


def edges(table, hex_):
    """The edges that the track of any tile on a hex may lead to."""
    ground = table.state.printed.ground
    found = fitting(table.state, hex_).items()
    return {edge for tile, turns in found for turn in turns for edge in ground.rotated(tile, turn).exits}


def rotations(table, hex_, tile):
    return fitting(table.state, hex_).get(tile, ())


def track(name, *, phase="2", cash=500, at, lay="", tunnels="", president=ADA, **owners):
    """The track step of a major with stations in some places."""
    table = Table(phase=phase)
    if owners:
        table.private_companies(**owners)
    return table.lay(lay).tunnels(tunnels).company(name, {president: 60}, price=82, cash=cash, at=at).operating(name)


@pytest.mark.parametrize("hex_", ["F12", "H10", "H12"])
def test_r4_2_r5_2_hexes_in_brown_red_and_gray_take_no_tile_and_a_refusal_says_so(hex_):
    """The massif takes tunnels alone."""
    table = track("NT", at="F8", lay="F8 57 1; F10 8 5")
    assert table.refuses(LayTile(ADA, hex_, "9", 0), "r4")["key"] == "18xx.track.takes_none"


def test_n41_an_upgrade_without_new_track_is_of_use_where_the_city_is_worth_more():
    """1854 R4.4."""
    table = track("KR", phase="8", lay=LINZ, at="C17")
    table.play(LayTile(ADA, "C17", "915", 0))
    assert table.tile("C17") == "915"
    track("KT", phase="8", lay=f"{LINZ}; H18 57 0", at="H18").refuses(LayTile(ADA, "C17", "915", 0), "r4")


def test_r4_1_one_yellow_tile_or_one_upgrade_a_turn():
    """1854 R4.1: a first turn is no exception."""
    table = track("NT", phase="3", lay="F8 57 1", at="F8")
    table.state.turn.first = True
    table.play(LayTile(ADA, "F10", "9", 1))
    assert "tile" not in table.kinds()
    table = track("NT", phase="3", lay="F8 57 1", at="F8")
    table.play(LayTile(ADA, "F8", "14", 1))
    assert "tile" not in table.kinds()


def test_r4_2_track_leads_neither_off_the_grid_nor_to_a_blank_side_of_a_printed_hex():
    """1854 R4.2: red and gray hexes; the massif is open."""
    table = Table(phase="3")
    assert edges(table, "B16") == {0, 4, 5}
    assert edges(table, "E5") == {0, 1, 4, 5}
    assert edges(table, "F10") == {0, 1, 2, 3, 4, 5}


def test_open_48_track_may_lead_to_a_blank_side_of_a_hex_printed_in_yellow():
    """1854 R4.2: Wien, and J38 on the local map, can be upgraded; by the switch only an upgrade opens the side."""
    table = Table(phase="3")
    assert edges(table, "B24") == {0, 1, 4, 5}
    near = [hex_ for hex_ in table.printed.ground.neighbours["J38"] if hex_ in table.printed.local_map]
    opened = {hex_: edges(table, hex_) for hex_ in near}
    table.state.switches = msgspec.structs.replace(table.state.switches, yellow_sides_closed=True)
    del table.state.printed  # what is printed depends on the switch
    assert edges(table, "B24") == {1, 4, 5}
    assert any(edges(table, hex_) < opened[hex_] for hex_ in near)
    table.lay("C23 433 0")
    assert edges(table, "B24") == {0, 1, 4, 5}


def test_r4_2_symbols_must_match():
    """1854 R4.2: plain hexes, one town, two towns and cities."""
    table = Table()
    assert set(fitting(table.state, "G9")) == {"7", "8", "9"}
    assert set(fitting(table.state, "D16")) == {"3", "4", "58"}
    assert set(fitting(table.state, "D18")) == {"1", "2", "55", "56", "69"}
    assert set(fitting(table.state, "F22")) == {"5", "6", "57"}
    for hex_ in ("A19", "C13", "D12", "F12", "F14", "G13", "J28", "I31", "M39"):
        assert not fitting(table.state, hex_)


def test_r4_2_the_tiles_of_wien_lie_only_there():
    """1854 R4.2: 433, 451, 456 one after the other."""
    table = Table(phase="8")
    assert set(fitting(table.state, "C23")) == {"433"}
    table.lay("C23 433 0")
    assert set(fitting(table.state, "C23")) == {"451"}
    table.lay("C23 451 2")
    assert fitting(table.state, "C23") == {"456": (0, 1, 2, 3, 4, 5)}


def test_r4_3_only_the_first_tile_of_a_hex_is_paid_for():
    """1854 R4.3."""
    table = track("NT", phase="3", lay="F8 57 1", at="F8", cash=60)
    table.play(LayTile(ADA, "F10", "9", 1))
    assert table.state.charters["NT"].cash == 10
    table = track("NT", phase="3", lay="F8 57 1; F10 9 1", at="F8", cash=0)
    table.play(LayTile(ADA, "F10", "23", 1))
    assert table.state.charters["NT"].cash == 0
    track("NT", lay="F8 57 1", at="F8", cash=49).refuses(LayTile(ADA, "F10", "9", 1), "r4")


def test_r4_4_a_yellow_tile_joins_the_network():
    """1854 R4.4."""
    table = track("NT", lay="F8 57 1", at="F8")
    table.refuses(LayTile(ADA, "G9", "7", 2), "r4")
    table.refuses(LayTile(ADA, "F10", "8", 3), "r4")
    table.play(LayTile(ADA, "F10", "8", 1))


def test_r4_4_an_upgrade_brings_new_track_that_a_train_can_run_on():
    """1854 R4.4: trains that come by side 1 and leave by side 4 cannot turn to track from 4 to another side."""
    table = track("NT", phase="3", lay="F8 57 1; F10 9 1", at="F8")
    assert table.offers(LayTile, "rotation", hex="F10", tile="23") >= {"1"}
    table.refuses(LayTile(ADA, "F10", "23", 4), "r4")
    table.play(LayTile(ADA, "F10", "23", 1))


def test_r4_4_no_train_comes_through_wien_that_has_called_there():
    """1854 R4.4, R7.2: KE's track leads round from its side of Wien to a city that counts as the same place."""
    round_wien = "C23 433 0; C23 451 0; C21 2 3; D22 2 1"
    track("KE", phase="5", lay=round_wien, at="C23.1").refuses(LayTile(ADA, "B24", "8", 4), "r4")
    track("SD", phase="5", lay=round_wien, at="C23.0").play(LayTile(ADA, "B24", "8", 4))


def test_r4_4_who_cannot_run_on_the_track_of_a_hex_may_not_upgrade_it():
    """1854 R4.4: NT comes to side 3 of G9, where there is no track yet."""
    table = track("NT", phase="3", lay="F8 57 1; F10 7 0; G9 7 1", at="F8")
    assert table.refuses(LayTile(ADA, "G9", "29", 1), "r4")["key"] == "18xx.track.no_gain"


def test_r4_4_a_new_exit_of_a_city_is_of_use_to_whom_comes_through():
    """1854 R4.4: brown Linz is worth more, in any rotation."""
    table = track("KR", phase="5", lay="C17 57 0; C17 14 0", at="C17")
    assert table.offers(LayTile, "rotation", hex="C17", tile="611") == {"0", "3"} | {"1", "4"} & set(
        map(str, rotations(table, "C17", "611"))
    )


def test_r4_5_two_towns_become_a_green_city_with_the_same_exits():
    """1854 N43, R4.5."""
    table = track("SB", phase="3", lay="E13 57 1; E11 56 3", at="E13")
    assert fitting(table.state, "E11") == {"15": (3,)}
    table.refuses(LayTile(ADA, "E11", "14", 3), "r4")
    table.play(LayTile(ADA, "E11", "15", 3))
    (city,) = table.state.board.tile(table.printed.ground, "E11").stops
    assert (city.kind, city.slots, city.exits) == ("city", 2, (0, 3, 4, 5))


def test_n43_symbols_and_tiles_without_an_upgrade():
    """1854 R4.2, R4.5."""
    track("KR", lay="C17 57 0", at="C17").refuses(LayTile(ADA, "D16", "56", 2), "r4")
    table = Table(phase="8").lay("D16 4 0")
    assert not fitting(table.state, "D16")


def test_r4_6_d18_and_d20_are_built_like_others():
    """1854 R4.6."""
    table = track("KR", phase="3", lay="C17 57 2; D18 55 1", at="C17")
    table.play(LayTile(ADA, "D18", "14", 1))


@pytest.mark.parametrize(("hex_", "edge"), [("B22", 5), ("C21", 4), ("D22", 3)])
def test_n42_the_approach_of_wien_leads_there(hex_, edge):
    """1854 R4.8."""
    table = Table()
    found = [(tile, turn) for tile, turns in fitting(table.state, hex_).items() for turn in turns]
    assert found
    for tile, turn in found:
        assert edge in table.printed.ground.rotated(tile, turn).exits


def test_n42_who_comes_from_elsewhere_must_lead_to_wien_as_well():
    """1854 R4.8: KR comes to C21 from Ybbs."""
    table = track("KR", lay="C17 57 1; C19 4 1", at="C17")
    assert table.refuses(LayTile(ADA, "C21", "56", 0), "r4")["key"] == "18xx.track.must_lead"
    table.play(LayTile(ADA, "C21", "56", 1))


def test_n44_the_president_who_owns_the_railway_lays_on_its_hex_free():
    """1854 R4.9, R4.3: it is the tile of the turn; others pay, and nobody pays for an upgrade."""
    table = track("SB", at="E3", lay="E3 57 1", cash=0, P1=ADA)
    table.play(LayTile(ADA, "E5", "9", 1))
    assert table.state.charters["SB"].cash == 0
    assert "tile" not in table.kinds()
    table = track("NT", at="E3", lay="E3 57 1", cash=150, president=BO, P1=ADA)
    table.play(LayTile(BO, "E5", "9", 1))
    assert table.state.charters["NT"].cash == 50
    assert track("NT", at="E3", lay="E3 57 1", cash=99, P1=BO).refuses(LayTile(ADA, "E5", "9", 1), "r4")["cost"] == 100
    table = track("NT", at="E3", lay="E3 57 1; E5 9 1", phase="3", cash=0, president=BO, P1=ADA)
    table.play(LayTile(BO, "E5", "23", 1))


def test_r4_9_a_railway_that_is_closed_spares_nobody_anything():
    """1854 R4.9, T1."""
    table = track("SB", at="E3", lay="E3 57 1", cash=99)
    table.refuses(LayTile(ADA, "E5", "9", 1), "r4")


def test_n45_the_mountain_discount_is_for_mountains_once():
    """1854 R4.10."""
    table = track("NT", at="F8", lay="F8 57 1", cash=100, P1=ADA)
    table.refuses(WaiveTerrain(ADA, "P1", "F10", "9", 1), "t1")
    table = track("NT", at="F8", lay="F8 57 0", cash=60, P1=ADA)
    table.refuses(LayTile(ADA, "E9", "8", 4), "r4")
    table.play(WaiveTerrain(ADA, "P1", "E9", "8", 4))
    assert table.state.charters["NT"].cash == 10
    assert table.state.private_companies["P1"].used
    table = track("NT", at="F8", lay="F8 57 0", cash=100, P1=ADA)
    table.state.private_companies["P1"].used = True
    table.refuses(WaiveTerrain(ADA, "P1", "E9", "8", 4), "t1")


def test_r4_10_only_companies_of_its_owner_have_the_discount():
    """1854 R4.10."""
    track("NT", at="F8", lay="F8 57 0", cash=100, P1=BO).refuses(WaiveTerrain(ADA, "P1", "E9", "8", 4), "t1")


def test_r4_10_a_local_railway_of_its_owner_has_the_discount_on_its_map():
    """1854 R4.10: K29 costs 60."""
    table = Table().private_companies(P1=ADA).local("6", ADA, cash=45, at="L28").operating("6")
    table.play(WaiveTerrain(ADA, "P1", "K29", "9", 0))
    assert table.state.charters["6"].cash == 5


def test_r4_11_a_kind_of_tile_that_is_used_up_cannot_be_laid():
    """1854 R4.11."""
    table = track("NT", at="F8", lay="F8 57 1; B24 7 0; C25 7 0; G19 7 0; G21 7 0; G23 7 0")
    table.refuses(LayTile(ADA, "F10", "7", 1), None)
    table.play(Pass(ADA))


def test_n52_433_keeps_the_three_homes():
    """1854 R4.2."""
    table = Table(phase="3")
    assert rotations(table, "C23", "433") == (0, 4, 5)
    table = track("KE", phase="3", at="C23.1")
    table.refuses(LayTile(ADA, "C23", "433", 1), "r4")
    table.play(LayTile(ADA, "C23", "433", 4))


def test_n53_451_leaves_every_station_a_slot():
    """1854 R4.2."""
    homes = (("SD", 0), ("KE", 1), ("FJ", 2))

    def joined(*stations):
        table = Table(phase="5").lay("C23 433 0")
        for company, city in stations:
            table.company(company, {ADA: 60}, price=82, at=f"C23.{city}")
        return rotations(table, "C23", "451")

    assert joined(*homes, ("KR", 3), ("KT", 4)) == (2, 5)
    assert joined(*homes) == (0, 1, 2, 3, 4, 5)
    assert joined(("SD", 0), ("KR", 3)) == (1, 2, 4, 5)


def test_n53_homes_that_have_yet_to_be_placed_count_as_well():
    """1854 R4.2, R6.6: KR at side 3 and SD's home at side 0 cannot share the single slot."""
    table = Table(phase="5").lay("C23 433 0").company("KR", {ADA: 60}, price=82, at="C23.3")
    assert rotations(table, "C23", "451") == (1, 2, 4, 5)


def test_n54_a_home_keeps_its_slot_when_cities_are_joined():
    """1854 R4.2, R6.6."""
    table = track("KR", phase="5", at="C23.3", lay="C23 433 0")
    table.play(LayTile(ADA, "C23", "451", 2))
    board = table.state.board
    cities = [stop.exits for stop in board.tile(table.printed.ground, "C23").stops]
    assert board.stations["C23"][cities.index((3, 4))] == ["KR", None]


def test_n58_sankt_poelten_becomes_one_city():
    """1854 R4.7."""
    table = Table(phase="3").local("1", ADA, at="J38.0").local("2", BO, at="J38.1").operating("1")
    assert fitting(table.state, "J38") == {"15": (5,)}
    table.play(LayTile(ADA, "J38", "15", 5))
    assert table.state.board.stations["J38"] == [["1", "2"]]
    ground = table.printed.ground
    assert {ground.beyond("J38", edge) for edge in table.state.board.tile(ground, "J38").exits} == {
        "I37",
        "J36",
        "K37",
        "K39",
    }


def test_r12_locals_lay_on_their_map_alone():
    """1854 R12."""
    table = Table().local("4", ADA, at="J32").lay("J32 57 1").operating("4")
    assert all(hex_ >= "I29" for hex_ in table.offers(LayTile, "hex"))
