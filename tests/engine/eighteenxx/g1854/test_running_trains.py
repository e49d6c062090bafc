"""Running the trains of 1854 (R7)."""

import pytest

from engine.core.errors import IllegalMove
from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.board import Place
from engine.eighteenxx.moves import Run
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.routes import next_entries, read_routes, routes_so_far
from tests.engine.eighteenxx.g1854.positions import ADA, BO, Table

ROUND_MUNICH = "F8 57 1; F10 8 1; E11 55 0; D14 9 1; D16 58 1; C17 57 0"
"""Innsbruck - Kufstein - the shortcut on D12 - Wels - Linz."""
TO_WIEN = (
    "E3 57 1; E5 9 1; E7 8 5; F8 6 2; F10 8 1; E11 55 0; E11 14 0; E13 57 0; E13 14 0; D14 8 4; D16 58 1; C17 6 4; "
    "C19 4 1; C21 55 1; C23 433 0"
)
"""Zürich - Bregenz - Innsbruck - Kufstein - Salzburg - Wels - Linz - Ybbs - Krems - Wien."""


def revenue(table, company, *entries):
    """What routes pay that are written as in a move."""
    return [run.revenue for run in read_routes(route_context(table.state, company), entries)]


def refused(table, company, *entries):
    with pytest.raises(IllegalMove) as refusal:
        revenue(table, company, *entries)
    assert refusal.value.rule.key == "1854.rule.r7"
    return refusal.value.text.key.removeprefix("18xx.route.")


def best(table, company):
    found = best_routes(route_context(table.state, company))
    assert found.proved
    return found.revenue


def writable(table, company, *entries):
    """Whether a list of routes can be written entry by entry, and end there."""
    running = route_context(table.state, company)
    for number, entry in enumerate(entries):
        if entry not in next_entries(running, entries[:number])[0]:
            return False
    return next_entries(running, entries)[1]


def test_n59_a_plus_train_runs_to_one_city_and_any_towns():
    """1854 R7.1 (open 33): Steyr and a town; to I29 it would be two cities."""
    table = Table().local("4", ADA, at="J32", trains="1+1:1+").lay("J32 57 1; J30 55 1")
    ways = {"J30.0": (1, 4), "J30.1": (2, 5)}
    assert {f"J30.{n}": stop.exits for n, stop in enumerate(table.printed.ground.rotated("55", 1).stops)} == ways
    assert revenue(table, "4", "1+1", "J32", "J30.0") == [30]
    assert best(table, "4") == 30


def test_n59_one_town_joins_steyr_and_i29():
    """1854 R7.1: 30 with a 1+, 50 with a 2+ once phase 3 has begun."""
    for phase, train, most in (("2", "1+1:1+", 30), ("3", "2+1:2+", 50)):
        table = Table(phase=phase).local("4", ADA, at="J32", trains=train).lay("J32 57 1; J30 56 2")
        assert [stop.exits for stop in table.state.board.tile(table.printed.ground, "J30").stops] == [(2, 4), (3, 5)]
        assert best(table, "4") == most
        card = train.partition(":")[0]
        if most == 30:
            assert refused(table, "4", card, "J32", "J30.0", "I29") == "too_many_cities"
            assert not writable(table, "4", card, "J32", "J30.0", "I29")
        else:
            assert revenue(table, "4", card, "J32", "J30.0", "I29") == [50]
            assert writable(table, "4", card, "I29", "J30.0", "J32")


def test_r7_1_a_plus_train_passes_any_number_of_towns_and_is_paid_for_all():
    """1854 R7.1: Steyr and four towns with a 1+."""
    table = Table().local("4", ADA, at="J32", trains="1+1:1+")
    table.lay("J32 57 1; J30 1 0; K29 8 3; L30 4 2; L32 55 0")
    assert best(table, "4") == 20 + 4 * 10


def test_r7_1_a_1_plus_that_finds_only_cities_does_not_run():
    """1854 R7.1: two cities next to each other are too many, and the turn goes on without running."""
    table = Table().local("4", ADA, at="J32", trains="1+1:1+").lay("J32 57 1; J34 57 1").operating("4", "run")
    assert "run" not in table.kinds()
    assert best(table, "4") == 0


def test_r7_1_a_normal_train_counts_every_town():
    """1854 R7.1."""
    table = Table(phase="4").company("NT", {ADA: 60}, price=82, at="F8", trains="31:3").lay(ROUND_MUNICH)
    assert refused(table, "NT", "31", "F8", "E11.0", "D16", "C17") == "too_many_stops"
    assert best(table, "NT") == 30  # Innsbruck, Kufstein; the shortcut costs what Wels pays


def test_n61_the_shortcut_costs_10_and_is_no_stop():
    """1854 R7.5, R7.2."""
    table = Table(phase="4").company("NT", {ADA: 60}, price=82, at="F8", trains="41:4").lay(ROUND_MUNICH)
    assert revenue(table, "NT", "41", "F8", "E11.0", "D16", "C17") == [20 + 10 + 10 + 20 - 10]
    assert best(table, "NT") == 50
    assert revenue(table, "NT", "41", "F8", "E11.0", "D16") == [30]


def test_n61_a_second_train_may_end_in_muenchen_but_not_use_the_shortcut():
    """1854 R7.5, R7.2: the shortcut is used once; München is entered by E13."""
    table = Table(phase="4").company("NT", {ADA: 60}, price=82, at="F8 E13", trains="41:4 42:4")
    table.lay(f"{ROUND_MUNICH}; E13 6 0")
    assert [stop.exits for stop in table.state.board.tile(table.printed.ground, "E13").stops] == [(0, 2)]
    first = ("41", "F8", "E11.0", "D16", "C17")
    assert revenue(table, "NT", *first, "42", "E13", "D12") == [50, 20 + 30]
    assert refused(table, "NT", *first, "42", "D16", "E11.0", "F8") in {"same_track", "same_track_twice"}


def test_n62_budapest_is_one_place_with_two_ways_in():
    """1854 R7.1, R7.2: by D26's tile and by the tunnel under it."""
    lay = "C23 433 0; C23 451 1; D22 56 3; D24 58 2; D26 4 1; E23 8 2; E25 8 1"
    table = Table(phase="8").lay(lay).tunnels("D26 0-5")
    cities = [stop.exits for stop in table.state.board.tile(table.printed.ground, "C23").stops]
    home = cities.index((0, 5))
    table.company("KE", {ADA: 60}, price=82, at=f"C23.{home}", trains="81:8")
    wien, town = (
        f"C23.{home}",
        next(
            f"D22.{n}"
            for n, stop in enumerate(table.state.board.tile(table.printed.ground, "D22").stops)
            if stop.exits == (3, 5)
        ),
    )
    assert revenue(table, "KE", "81", "D28", "D26", "D24", wien, town) == [60 + 10 + 10 + 60 + 10]
    assert revenue(table, "KE", "81", "E27", town, wien, "D24", "D26") == [60 + 10 + 60 + 10 + 10]
    assert refused(table, "KE", "81", "D28", "D26", "D24", wien, town, "E27") == "twice"
    assert not writable(table, "KE", "81", "D28", "D26", "D24", wien, town, "E27")
    assert best(table, "KE") == 150


def test_n62_budapest_to_budapest_holds_no_station():
    """1854 R7.1, R7.2: the two ways in are no route by themselves."""
    table = Table(phase="8").lay("D26 3 4; C17 57 0").company("KR", {ADA: 60}, price=82, at="C17", trains="81:8")
    assert refused(table, "KR", "81", "D28", "D26") == "no_station"
    assert refused(table, "KR", "81", "D28", "D26", "E27") in {"twice", "no_station"}


LINE = "F8 6 2; E7 8 5; E5 9 1; E3 57 1"
"""Innsbruck - Bregenz."""


def test_n63_the_orient_express_leaves_out_what_it_likes():
    """1854 R7.4 (open 19): eight stops count, both ends and one with an own station among them."""
    table = Table(phase="8").lay(LINE).company("VB", {ADA: 60}, price=82, at="E3", trains="82:80x")
    zuerich = next(name for name in ("E1.0", "E1.1") if writable(table, "VB", "82", "D0", name, "E3"))
    assert revenue(table, "VB", "82", "D0", zuerich, "E3", "F8") == [90 + 50 + 20 + 20]
    assert best(table, "VB") == 180


def test_n63_what_the_orient_express_earns_so_far_counts_its_ends_and_the_best_between():
    """1854 R7.4: as long as it has not come to an own station, none need be among them."""
    table = Table(phase="8").lay(TO_WIEN).company("VB", {ADA: 60}, price=82, at="E3", trains="82:80x")
    route = ("C23.1", "C21.0", "C19", "C17", "D16", "E13", "E11", "F8", "E3", "E1.0", "D0")
    running = route_context(table.state, "VB")
    earned = [routes_so_far(running, ("82", *route[:count]))[0].revenue for count in range(1, len(route) + 1)]
    assert earned[0] == running.pays(Place("C23", 1))
    assert earned[1] == earned[0] + running.pays(Place("C21", 0))
    assert earned[-1] == revenue(table, "VB", "82", *route)[0] == 310


def test_n63_no_more_than_eight_stops_count():
    """1854 R7.4: of eleven stops both ends and the six best between."""
    table = Table(phase="8").lay(TO_WIEN).company("VB", {ADA: 60}, price=82, at="E3", trains="82:80x")
    route = ("D0", "E1.0", "E3", "F8", "E11", "E13", "D16", "C17", "C19", "C21.0", "C23.1")
    assert revenue(table, "VB", "82", *route) == [90 + 50 + (50 + 30 + 30 + 20 + 20 + 20)]
    assert best(table, "VB") == 310
    assert writable(table, "VB", "82", *route)
    table = Table(phase="8").lay(TO_WIEN).company("VB", {ADA: 60}, price=82, at="E3", trains="81:8")
    assert refused(table, "VB", "81", *route[1:]) == "too_many_stops"
    assert best(table, "VB") == 50 + 20 + 20 + 30 + 30 + 10 + 20 + 10


def test_n64_paris_to_konstantinopel():
    """1854 R7.4: 90 + 70 through Zürich and Budapest, and the six best between."""
    lay = f"{TO_WIEN}; C23 451 1; C25 8 5; D26 58 2"
    table = Table(phase="8").lay(lay).company("VB", {ADA: 60}, price=82, at="E3", trains="82:80x")
    cities = [stop.exits for stop in table.state.board.tile(table.printed.ground, "C23").stops]
    wien = f"C23.{cities.index((1, 4))}"
    west = ("D0", "E1.0", "E3", "F8", "E11", "E13", "D16", "C17", "C19", "C21.0")
    route = (*west, wien, "D26", "D28", "F28")
    assert revenue(table, "VB", "82", *route) == [90 + 70 + (60 + 60 + 50 + 30 + 30 + 20)]
    assert best(table, "VB") == 410
    assert writable(table, "VB", "82", *route)


def test_n64_from_wien_to_konstantinopel():
    """1854 R7.4: Budapest is passed from D28 to E27, where there is no stop on the way."""
    table = Table(phase="8").lay("D26 4 1; D24 58 2; C23 433 5; C23 451 2").company("KE", {ADA: 60}, price=82)
    cities = [stop.exits for stop in table.state.board.tile(table.printed.ground, "C23").stops]
    home = next(number for number, exits in enumerate(cities) if 5 in exits)
    table.station("KE", f"C23.{home}").trains("KE", "82:80x")
    wien = f"C23.{home}"
    assert revenue(table, "KE", "82", wien, "D24", "D26", "D28", "F28") == [60 + 10 + 10 + 60 + 70]
    assert best(table, "KE") == 210
    assert writable(table, "KE", "82", "F28", "D28", "D26", "D24", wien)


def test_n65_other_trains_end_in_zuerich_and_never_see_paris():
    """1854 R7.4."""
    table = Table(phase="8").lay(LINE).company("VB", {ADA: 60}, price=82, at="E3", trains="81:8")
    zuerich = "E1.0"
    assert refused(table, "VB", "81", "D0", zuerich, "E3") == "ends"
    assert refused(table, "VB", "81", "D0", zuerich) in {"closed", "no_station"}
    assert revenue(table, "VB", "81", zuerich, "E3") == [50 + 20]
    assert not writable(table, "VB", "81", "D0", zuerich, "E3")
    assert best(table, "VB") == 50 + 20 + 20


def test_n65_not_through_zuerich():
    """1854 R7.4: nor does anybody change there from one side to the other."""
    table = Table(phase="8").lay(f"{LINE}; F2 55 1").company("VB", {ADA: 60}, price=82, at="E3", trains="81:8 82:80x")
    assert refused(table, "VB", "81", "E3", "E1.1") == "no_track"
    assert refused(table, "VB", "82", "E3", "E1.0", "F2.0") == "no_track"


def test_n66_nobody_passes_a_city_full_of_foreign_stations():
    """1854 R7.3, R7.4 (open 19): it is a start or an end."""
    table = Table(phase="8").lay(LINE).company("NT", {ADA: 60}, price=82, at="F8", trains="82:80x")
    table.company("VB", {BO: 60}, price=82, at="E3")
    assert refused(table, "NT", "82", "F8", "E3", "E1.0", "D0") == "blocked"
    assert revenue(table, "NT", "82", "F8", "E3") == [40]
    table = Table(phase="8").lay(LINE).company("NT", {ADA: 60}, price=82, at="F8", trains="82:80x")
    assert revenue(table, "NT", "82", "F8", "E3", "E1.0", "D0") == [20 + 20 + 50 + 90]


def test_n67_graz_pays_its_owner_10_for_each_train():
    """1854 R7.6 (open 20), T1."""
    lay = "F22 57 1; F24 58 1; F20 9 1; F22 14 1; G21 8 0"
    table = Table(phase="3").lay(lay).company("KT", {ADA: 60}, price=82, at="F22", trains="21:2 22:2")
    before = best(table, "KT")
    table.private_companies(P3=BO)
    assert best(table, "KT") == before
    table.private_companies(P3=ADA)
    assert best(table, "KT") == before + 10
    assert revenue(table, "KT", "21", "F22", "F24") == [30 + 10 + 10]
    table.state.private_companies["P3"].owner = None
    assert revenue(table, "KT", "21", "F22", "F24") == [40]


def test_n67_two_trains_through_graz():
    """1854 R7.6: +20."""
    table = Table(phase="3").lay("F22 57 1; F22 14 1; F24 58 1; E21 55 2")
    table.company("KT", {ADA: 60}, price=82, at="F22", trains="21:2 22:2")
    assert best(table, "KT") == 40 + 40
    table.private_companies(P3=ADA)
    assert best(table, "KT") == 50 + 50


def test_r7_2_wien_counts_once():
    """1854 R7.2: from one of its cities to another is no route, nor may one come back."""
    table = Table(phase="3").lay("C21 55 0; D22 2 1; C23 433 0")
    table.company("SD", {ADA: 60}, price=82, at="C23.0", trains="31:3")
    running = route_context(table.state, "SD")
    onward = [stretch.name for stretch in running.stretches(Place("C23", 0))]
    assert {name[:3] for name in onward} == {"D22"}
    for name in onward:
        entries, _ = next_entries(running, ("31", "C23.0", name))
        assert not {entry for entry in entries if entry.startswith("C23")}


def test_r7_5_off_board_places_pay_by_the_colour_of_the_phase():
    """1854 R7.5: Brenner, by a tunnel from Innsbruck."""
    for phase, train, pays in (("2", "21:2", 30), ("4", "31:3", 40), ("6", "51:5", 50), ("8", "81:8", 60)):
        table = Table(phase=phase).lay("F8 57 1; F10 8 5").tunnels("G11 0-2")
        table.company("NT", {ADA: 60}, price=82, at="F8", trains=train)
        assert best(table, "NT") == 20 + pays


def test_r7_7_the_president_need_not_take_the_best_run():
    """1854 R7.7, R8.2: a poorer route, or none."""
    table = Table(phase="4").company("NT", {ADA: 60}, price=82, at="F8", trains="41:4").lay(ROUND_MUNICH)
    table.operating("NT", "run").play(Run(ADA, ("41", "F8", "E11.0")))
    assert table.state.turn.revenue == 30
    table = Table(phase="4").company("NT", {ADA: 60}, price=82, at="F8", trains="41:4").lay(ROUND_MUNICH)
    table.operating("NT", "run").play(Run(ADA, ()))


def test_n60_a_major_does_not_run_a_plus_train():
    """1854 R9.2: it has a route, and nothing to run."""
    table = Table(phase="3").company("NT", {ADA: 60}, price=82, at="F8", trains="2+1:2+").lay(ROUND_MUNICH)
    table.operating("NT", "run")
    assert "run" not in table.kinds()
    assert dict(route_context(table.state, "NT").trains) == {}
