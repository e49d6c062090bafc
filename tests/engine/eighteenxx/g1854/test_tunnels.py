"""Tunnels (1854 R5)."""

import pytest

from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.board import Place
from engine.eighteenxx.moves import BuildTunnel, CheapTunnel, LayTile, Pass
from engine.eighteenxx.network import reach
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.stations import building_sites
from engine.eighteenxx.tunnels import fitting_ends, legal_tunnels
from tests.engine.eighteenxx.g1854.positions import ADA, BO, Table
from tests.engine.eighteenxx.g1854.test_laying_track import track

TO_BRENNER = "F8 57 1; F10 8 5"
"""Innsbruck with track to the south-east of F10, where G11 lies."""


def reached(table, company):
    return {place.hex for place in reach(table.printed.ground, table.state.board, company).places}


def test_n46_a_tunnel_leads_on_from_track_to_brenner():
    """1854 R5.1-R5.4: sides 2-0 of G11 take a gentle curve, for 100 G."""
    table = track("NT", at="F8", lay=TO_BRENNER, cash=120)
    assert "H10" not in reached(table, "NT")
    table.play(BuildTunnel(ADA, "G11", "0-2"))
    assert table.state.charters["NT"].cash == 20
    (tunnel,) = table.state.board.tunnels["G11"]
    assert (tunnel.tunnel, tunnel.ends) == ("468", (0, 2))
    assert reached(table, "NT") == {"F8", "H10"}


def test_n46_the_owner_of_murtalbahn_pays_60_once():
    """1854 R4.10."""
    table = track("NT", at="F8", lay=TO_BRENNER, cash=60, P2=ADA)
    table.refuses(BuildTunnel(ADA, "G11", "0-2"), "r5")
    told = table.play(CheapTunnel(ADA, "P2", "G11", "0-2"))[0].text
    # As of a tile, everybody hears whose discount is spent.
    assert (told.key, told.params["local"], told.params["cost"]) == ("18xx.tunnel.cheaper", "P2", 60)
    assert table.state.charters["NT"].cash == 0
    assert table.state.private_companies["P2"].used
    table = track("NT", at="F8", lay=TO_BRENNER, P2=ADA)
    table.state.private_companies["P2"].used = True
    table.refuses(CheapTunnel(ADA, "P2", "G11", "0-2"), "t1")


def test_r4_10_only_majors_of_its_owner_build_for_less():
    """1854 R4.10."""
    track("NT", at="F8", lay=TO_BRENNER, P2=BO).refuses(CheapTunnel(ADA, "P2", "G11", "0-2"), "t1")
    track("NT", at="F8", lay=TO_BRENNER, P1=ADA).refuses(CheapTunnel(ADA, "P1", "G11", "0-2"), "t1")


@pytest.mark.parametrize(
    ("sides", "allowed"), [("3-5", True), ("3-4", True), ("1-3", False), ("1-4", False), ("2-4", False), ("2-3", False)]
)
def test_n47_a_second_tunnel_neither_crosses_nor_shares_a_side(sides, allowed):
    """1854 R5.4, R5.7: 0-2 goes with 3-4, 4-5 and 3-5, not with 1-x."""
    table = track("NT", at="F8", lay="F8 57 1; F10 23 1", tunnels="G11 0-2; F12 0-1", phase="3")
    move = BuildTunnel(ADA, "G11", sides)
    if allowed:
        table.play(move)
        assert [tunnel.ends for tunnel in table.state.board.tunnels["G11"]] == [(0, 2), (int(sides[0]), int(sides[2]))]
    else:
        table.refuses(move, "r5")


def test_r5_7_pairs_of_tunnels_under_one_hex():
    """1854 R5.7."""
    table = Table().tunnels("G17 0-2")
    assert set(fitting_ends(table.state, "G17")) == {(3, 4), (4, 5), (3, 5)}
    assert set(fitting_ends(Table().tunnels("G17 1-4").state, "G17")) == {(2, 3), (0, 5)}


def test_n48_a_tunnel_under_a_tile_keeps_clear_of_its_track():
    """1854 R5.4: G9 has track on sides 2 and 5; F10 leads to its side 3."""
    table = track("NT", at="F8", lay="F8 57 1; F10 7 0; G9 9 2")
    table.play(BuildTunnel(ADA, "G9", "1-3"))
    table = track("NT", at="F8", lay="F8 57 1; F10 7 0; G9 9 2")
    assert table.refuses(BuildTunnel(ADA, "G9", "2-4"), "r5")["key"] == "18xx.tunnel.side_taken"
    assert track("NT", at="F8", lay="F8 57 1; G9 9 2").refuses(BuildTunnel(ADA, "G9", "1-3"), "r5")["key"] == (
        "18xx.tunnel.not_connected"
    )


@pytest.mark.parametrize("hex_", ["C17", "D18", "D20", "E1", "C13", "A19"])
def test_n49_no_tunnel_under_cities_red_and_gray_hexes_d18_and_d20(hex_):
    """1854 R5.2, R5.5."""
    table = track("KR", at="C17")
    assert fitting_ends(table.state, hex_) == ()
    assert table.refuses(BuildTunnel(ADA, hex_, "0-3"), "r5")["key"] == "18xx.tunnel.not_here"


def test_n49_under_two_towns_but_not_once_they_are_a_city():
    """1854 R5.2, R5.4, R5.5: C21 has track on 0, 1, 3 and 4; SD comes to its side 5 from D22."""
    here = "D22 2 1; C21 55 0"
    table = track("SD", at="C23.0", lay=here, phase="3")
    table.play(BuildTunnel(ADA, "C21", "2-5"))
    table = track("SD", at="C23.0", lay=f"{here}; C21 14 0", phase="3", tunnels="")
    assert table.refuses(BuildTunnel(ADA, "C21", "2-5"), "r5")["key"] == "18xx.tunnel.not_here"
    table = track("SD", at="C23.0", lay=here, phase="3", tunnels="C21 2-5").lay("C21 14 0")
    assert [tunnel.ends for tunnel in table.state.board.tunnels["C21"]] == [(2, 5)]
    assert "C21" in reach(table.printed.ground, table.state.board, "SD").edges


def test_n50_no_end_off_the_grid():
    """1854 R5.6: 0 and 5 of G7; the far end may lie open."""
    table = track("NT", at="F8", lay="F8 57 0")
    assert table.refuses(BuildTunnel(ADA, "G7", "0-3"), "r5")["key"] == "18xx.tunnel.leads_nowhere"
    table.refuses(BuildTunnel(ADA, "G7", "3-5"), "r5")
    assert {edge for ends in fitting_ends(table.state, "G7") for edge in ends} == {1, 2, 3, 4}
    table.play(BuildTunnel(ADA, "G7", "1-3"))


def test_r5_6_no_end_at_a_blank_side_of_a_red_or_gray_hex():
    """1854 R5.6: Lienz has track to G11 and H14, Venedig none to H14."""
    table = Table()
    assert {edge for ends in fitting_ends(table.state, "H14") for edge in ends} == {1, 2, 3, 4}
    assert {edge for ends in fitting_ends(table.state, "F24") for edge in ends} == {0, 1, 2, 3}


def test_n51_a_tunnel_of_the_same_turn_connects_a_tile():
    """1854 R5.1, R5.8, R6.6."""
    here = "F8 57 1; F10 9 1"
    table = track("NT", at="F8", lay=here)
    table.refuses(LayTile(ADA, "E13", "57", 0), "r4")
    table.play(BuildTunnel(ADA, "F12", "1-3"), LayTile(ADA, "E13", "57", 0))
    assert Place("E13", 0) in reach(table.printed.ground, table.state.board, "NT").places
    assert list(building_sites(table.state, "NT")) == []  # the slot is SB's
    table = track("NT", at="F8", lay=here)
    table.play(BuildTunnel(ADA, "F12", "1-3"))
    assert table.state.turn.tunnels == 1
    assert "tunnel" not in table.kinds()
    assert table.refuses(BuildTunnel(ADA, "F12", "0-2"), "r5")["key"] == "18xx.tunnel.spent"


def test_r5_1_a_tunnel_may_follow_the_tile_of_the_same_turn():
    """1854 R5.1, R5.8."""
    table = track("NT", at="F8", lay="F8 57 1")
    table.refuses(BuildTunnel(ADA, "G11", "0-2"), "r5")
    table.play(LayTile(ADA, "F10", "8", 5), BuildTunnel(ADA, "G11", "0-2"))
    assert table.state.charters["NT"].cash == 500 - 50 - 100


def test_r5_1_the_turn_goes_on_without_a_tunnel():
    """1854 R5.1: it is optional, and not awaited where none can be built or paid for."""
    table = track("NT", at="F8", lay="F8 57 1")
    table.play(LayTile(ADA, "F10", "8", 5))
    assert table.kinds() == {"tunnel", "pass"}
    table.play(Pass(ADA))
    assert "tunnel" not in table.kinds()
    table = track("NT", at="F8", lay="F8 57 1", cash=149)
    table.play(LayTile(ADA, "F10", "8", 5))
    assert "tunnel" not in table.kinds()


def test_r5_1_a_tunnel_has_no_terrain_cost():
    """1854 R5.1 (open 16): E5 costs 100 for a tile, before and after."""
    table = track("VB", at="E3", lay="E3 57 1", cash=250)
    table.play(BuildTunnel(ADA, "E5", "1-4"))
    assert table.state.charters["VB"].cash == 150
    assert table.printed.terrain_cost("E5") == 100


def test_r5_1_local_railways_build_none():
    """1854 R5.1 (open 15)."""
    table = Table().local("4", ADA, at="J32", cash=500).lay("J32 57 1").operating("4")
    assert "tunnel" not in table.kinds()
    assert table.refuses(BuildTunnel(ADA, "K33", "1-4"), "r5")["key"] == "18xx.tunnel.not_its_kind"


def test_r5_4_a_later_tile_may_not_use_a_side_of_a_tunnel():
    """1854 R5.4 (open 17)."""
    table = track("NT", at="F8", lay="F8 57 1", tunnels="F10 1-4")
    table.refuses(LayTile(ADA, "F10", "9", 1), "r4")
    assert reach(table.printed.ground, table.state.board, "NT").edges["F12"] == {1}


def test_r5_7_tunnels_run_out_and_never_come_back():
    """1854 R5.7: four straight ones."""
    table = track("NT", at="F8", lay=TO_BRENNER, tunnels="F18 1-4; G17 1-4; G5 1-4; F4 1-4")
    assert table.refuses(BuildTunnel(ADA, "G11", "2-5"), "r5")["key"] == "18xx.tunnel.none_left"
    table.play(BuildTunnel(ADA, "G11", "0-2"))


def test_r5_8_a_tunnel_under_f14_serves_no_stop():
    """1854 R5.8: its side 4 is taken by its track."""
    table = Table().tunnels("F14 1-3; F12 1-4").lay("F8 57 1; F10 9 1").company("NT", {ADA: 60}, price=82, at="F8")
    assert "F14" not in reached(table, "NT")
    assert all(4 not in ends for ends in fitting_ends(table.state, "F14"))


def test_r5_3_trains_run_through_tunnels():
    """1854 R5.3: from Innsbruck under G11 to Brenner, which pays 30."""
    table = Table().company("NT", {ADA: 60}, price=82, at="F8", trains="21:2").lay(TO_BRENNER).tunnels("G11 0-2")
    best = best_routes(route_context(table.state, "NT"))
    assert (best.revenue, best.proved) == (20 + 30, True)


def test_tunnels_are_offered_where_they_are_legal_and_nowhere_else():
    """1854 R5: every hex and pair of sides, by the letter of the rules."""
    table = track("NT", at="F8", lay="F8 57 1; F10 23 1; G9 9 2", tunnels="G11 0-2; F12 0-1", phase="3")
    offered = {(tunnel.hex, tunnel.sides) for tunnel in legal_tunnels(table.state, "NT")}
    for hex_ in table.printed.hexes:
        for a in range(6):
            for b in range(a + 1, 6):
                move = BuildTunnel(ADA, hex_, f"{a}-{b}")
                if (hex_, f"{a}-{b}") in offered:
                    assert move.sides in table.offers(BuildTunnel, "sides", hex=hex_)
                else:
                    table.refuses(move, "r5")
    assert {hex_ for hex_, _ in offered} == {"F6", "G11"}


@pytest.mark.parametrize("under", [False, True])
def test_r5_5_red_and_gray_hexes_take_tunnels_where_the_switch_says_so(under):
    """1854 R5.5: under Preßburg beside its own track, and never under Wien."""
    table = Table(tunnels_under_red_gray=under).lay("F22 57 1; F24 58 1; E25 9 0; D26 4 0")
    table.company("SD", {ADA: 60}, price=82, cash=500, at="F22").operating("SD")
    move = BuildTunnel(ADA, "C27", "0-2")
    assert not fitting_ends(table.state, "C23")
    if not under:
        table.refuses(move, "r5")
        return
    table.play(move)
    assert reached(table, "SD") == {"F22", "F24", "D26"}
    assert "B26" in reach(table.printed.ground, table.state.board, "SD").edges


@pytest.mark.parametrize("sides", ["02", "0-7", "a-b", "0-0", ""])
def test_r5_3_a_tunnel_is_built_between_two_sides_that_there_are(sides):
    told = track("NT", at="F8", lay=TO_BRENNER, P2=ADA).refuses(BuildTunnel(ADA, "G11", sides), "r5")
    assert told == {"key": "18xx.tunnel.no_such_sides", "sides": sides}


def test_a_hex_or_a_railway_that_there_is_not_is_named_when_a_tunnel_is_refused():
    table = track("NT", at="F8", lay=TO_BRENNER, P2=ADA)
    assert table.refuses(BuildTunnel(ADA, "Z99", "0-2"), None) == {"key": "18xx.track.no_such_hex", "hex": "Z99"}
    told = table.refuses(CheapTunnel(ADA, "P9", "G11", "0-2"), None)
    assert told == {"key": "18xx.private.no_such", "local": "P9"}


TANGLED = (
    "C21 915 2; H18 619 5; E13 611 4; F20 42 3; E11 611 3; E21 14 2; C17 611 0; D18 611 3; F22 619 2; B20 46 5; "
    "E19 44 2; E15 47 0; E17 70 0; D16 4 0; G21 26 3; D14 27 1; H20 28 3; G19 24 5"
)
TUNNELS = "G19 0-3; C15 1-4; F12 2-3; B18 0-4; G17 4-5"


def test_r4_4_track_is_found_that_two_ways_come_to_only_after_crossing_their_own():
    """1854 R4.4: E19 is come to from F20 by a way that leaves the first ones found more than once."""
    table = track("FJ", at="C21", lay=TANGLED, tunnels=TUNNELS, phase="8")
    board = table.state.board
    found = reach(table.printed.ground, board, "FJ")
    assert {"A19", "C13", "H18", "I19", "F22"} <= {place.hex for place in found.places}
    assert found.edges["E19"] == {2, 3, 5}
