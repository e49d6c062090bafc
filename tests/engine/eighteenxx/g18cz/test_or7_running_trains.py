"""18CZ rules, operating round 7: running trains, and what a run earns."""

import msgspec
import pytest

from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import Run
from engine.eighteenxx.revenue import distance, route_context
from engine.eighteenxx.routes import check_routes
from engine.eighteenxx.steps.run import suggest_run
from tests.engine.eighteenxx.g18cz import recorded_trains as recorded
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, CY, Table
from tests.engine.eighteenxx.g18cz.recorded_shares import pars_of, seats_of
from tests.engine.eighteenxx.recorded import boards, company_id, route_of, traces

WEST = "D2 57 1; D4 14 0; E3 4 0; C5 4 0; D6 9 1; D8 8 5; E9 6 2; E11 8890 1"
"""D0 (town 10), D2 (city 20), D4 (city 30), from there E3 (town 10) to F2, C5 (town 10), and by D6 and D8 E9 and Praha."""


def small(trains, tiles=WEST, *, at="D4", ruleset="rulebook", phase="d"):
    table = Table(3, ruleset, phase=phase).lay(tiles)
    return table.company("EKJ", {ADA: 75}, cash=0, trains=trains, at=at).operating("EKJ", "run")


def medium(trains, tiles=WEST, *, at="D4", phase="d"):
    table = Table(3, phase=phase).lay(tiles)
    return table.company("KFN", {ADA: 60}, cash=0, trains=trains, at=at).operating("KFN", "run")


def large(trains, tiles=WEST, *, ruleset="rulebook", phase="d"):
    """By in its area west of E3."""
    table = Table(3, ruleset, phase=phase).lay(f"{tiles}; F2 8898 3")
    return table.company("By", {ADA: 60}, cash=0, trains=trains, at="F2").operating("By", "run")


def revenue(table, *routes):
    """Run and return the revenue."""
    table.play(Run(ADA, tuple(" ".join(routes).split())))
    return table.state.turn.revenue


def refuse(table, *routes):
    return table.refuses(Run(ADA, tuple(" ".join(routes).split())), "or7")


def test_a_company_must_run():
    # OR 7 and 3: it cannot forgo running.
    table = small("d1:3")
    assert table.kinds() == {"run"}
    refuse(table)
    assert table.kinds() == {"run"}


def test_on_18xx_games_a_company_may_run_nothing():
    # Switches: must_run, from the logs of 18xx.games.
    table = small("d1:3", ruleset="18xx.games")
    before = table.price("EKJ")
    table.play(Run(ADA, ()))
    assert table.price("EKJ") < before


def test_a_route_has_two_different_stops():
    # OR 7.
    table = small("d1:3")
    refuse(table, "d1 D4")
    refuse(table, "d1")
    refuse(table, "d1 D4 D4")
    assert revenue(table, "d1 D4 D2") == 50


def test_the_stops_of_a_route_are_joined_by_track():
    # OR 7.
    refuse(small("d1:3"), "d1 D4 G19")
    table = small("d1:3", "D2 57 1; D4 57 1; E3 4 1")
    refuse(table, "d1 D4 E3")


def test_a_route_has_an_own_station_wherever_it_be():
    # OR 7 and 6: as its start, its end or on the way.
    for at in ("D4", "D2"):
        assert revenue(small("d1:3", at=at), "d1 D2 D4 E3") == 60
    refuse(small("d1:3", at="E9"), "d1 D2 D4 E3")
    assert revenue(small("d1:3", "D2 57 1; D4 57 1; D6 9 1; D8 8 5; E9 6 2", at="D4"), "d1 D2 D4 E9") == 60


@pytest.mark.parametrize(
    ("train", "stops", "too_far"),
    [("a1:2", "D2 D4", "D2 D4 E3"), ("d1:3", "D0 D2 D4", "D0 D2 D4 E3"), ("e1:4", "D0 D2 D4 E3", "D0 D2 D4 E9 E11.0")],
)
def test_a_plain_train_passes_so_many_stops_as_its_figure(train, stops, too_far):
    # OR 7: ordinary trains.
    card = train.split(":")[0]
    refuse(small(train), card, too_far)
    table = small(train)
    assert revenue(table, card, stops) == sum({"D0": 10, "D2": 20, "D4": 30, "E3": 10}[stop] for stop in stops.split())


def test_a_plain_train_may_run_shorter():
    assert revenue(small("e1:4"), "e1 D4 E3") == 40


def test_nothing_on_the_way_is_passed_over():
    # OR 7: all stops passed count.
    table = small("a1:2")
    refuse(table, "a1 D2 E3")
    refuse(table, "a1 D0 D4")


@pytest.mark.parametrize(
    ("train", "stops", "pays"),
    [
        ("b1:2+2", "D0 D2 D4 E3", 70),
        ("b1:2+2", "D2 D4", 50),
        ("d1:3+3", "D0 D2 D4 E9", 80),
        ("d1:3+3", "E3 D4 E9 E11.0", 90),
        ("f1:4+4", "D0 D2 D4 E9 E11.0", 110),
    ],
)
def test_a_plus_train_passes_twice_its_figure_but_no_more_cities(train, stops, pays):
    # OR 7: n+n: 2n stops, cities and red areas at most n.
    assert revenue(medium(train), train.split(":")[0], stops) == pays


def test_a_plus_train_passes_no_more_cities_than_its_first_figure():
    refuse(medium("b1:2+2"), "b1 D2 D4 E9")
    refuse(medium("d1:3+3"), "d1 D2 D4 E9 E11.0")


def test_a_plus_train_passes_no_more_stops_than_both_figures():
    # Five stops, of which two are cities.
    tiles = "A9 58 5; B10 6 0; C9 3 3; C11 4 1; C13 3 1; B12 621 2"
    refuse(medium("b1:2+2", tiles, at="B12"), "b1 B10 C9 C11 C13 B12")
    assert revenue(medium("b1:2+2", tiles, at="B12"), "b1 C9 C11 C13 B12") == 60


def test_red_areas_count_as_cities():
    # OR 7: for the figure of a plus train too.
    tiles = f"{WEST}; F2 8898 3"
    assert revenue(medium("b1:2+2", tiles), "b1 F2 E3 D4") == 70
    refuse(medium("b1:2+2", tiles), "b1 F2 E3 D4 D2")
    refuse(small("d1:3", tiles), "d1 F2 E3 D4 D2")


def test_an_area_without_a_tile_is_no_stop():
    # Rules left to the components: a dead end without revenue.
    refuse(small("d1:3"), "d1 F2 E3 D4")


def test_a_route_ends_in_a_red_area():
    tiles = "F2 8898 3; E3 4 0; D4 14 0; F4 9 1; F6 621 1"
    refuse(small("f1:4", tiles), "f1 D4 E3 F2 F6")
    assert revenue(small("f1:4", tiles), "f1 D4 E3 F2") == 70


@pytest.mark.parametrize(
    ("train", "stops", "pays"),
    [
        ("d1:3E", "F2 E3 D4 D2 D0", 80 + 30 + 20),
        ("d1:3E", "F2 E3 D4", 80 + 10 + 30),
        ("d1:3E", "F2 E3 D4 C5", 80 + 10 + 30),
        ("f1:4E", "F2 E3 D4 D2 D0", 80 + 10 + 30 + 20),
        ("h1:5E", "F2 E3 D4 D2 D0", 80 + 10 + 30 + 20 + 10),
        ("f1:4E", "F2 E3 D4 E9 E11.0", 80 + 30 + 20 + 30),
    ],
)
def test_an_e_train_is_paid_its_figure_of_stops_and_skips_towns(train, stops, pays):
    # OR 7 and 8: any number of towns may be skipped; they are not paid then.
    assert revenue(large(train), train.split(":")[0], stops) == pays


def test_an_e_train_skips_no_city():
    # Switches: E-trains; OR 7 says towns only.
    refuse(large("d1:3E"), "d1 F2 E3 D4 E9 E11.0")
    refuse(large("d1:3E", ruleset="18xx.games"), "d1 F2 E3 D4 E9 E11.0")


@pytest.mark.parametrize(("ruleset", "pays"), [("rulebook", 80 + 30 + 20), ("18xx.games", 80 + 30 + 30)])
def test_an_e_train_is_paid_its_best_stops_on_18xx_games(ruleset, pays):
    # Switches: a city may drop out there for a better town; by the rulebook only towns may be skipped.
    tiles = "D2 57 1; D4 14 0; E3 889p 0"
    assert revenue(large("d1:3E", tiles, ruleset=ruleset), "d1 F2 E3 D4 D2") == pays


@pytest.mark.parametrize(("ruleset", "towns"), [("rulebook", 4), ("18xx.games", 3)])
def test_an_e_train_is_paid_three_towns_at_most_on_18xx_games(ruleset, towns):
    # Switches: the three best towns; by the rulebook any number within its figure.
    tiles = "A7 8896 4; A9 58 5; B10 6 0; C9 3 3; C11 4 1; C13 3 1; B12 621 2"
    table = Table(3, ruleset, phase="d").lay(tiles).company("Sx", {ADA: 60}, trains="j1:8E", at="A7")
    table.operating("Sx", "run")
    assert revenue(table, "j1 A7 A9 B10 C9 C11 C13 B12") == 80 + 20 + 30 + 10 * towns


def test_no_stop_is_passed_twice():
    # OR 7.
    tiles = "D4 14 0; D2 5 4; E3 3 2"
    refuse(small("f1:4", tiles), "f1 D4 D2 E3 D4")
    assert revenue(small("f1:4", tiles), "f1 D4 D2 E3") == 60


def test_both_cities_of_a_green_double_city_are_different_stops():
    # OR 7: two separate tracks of one tile, and the revenue of both cities.
    tiles = "C7 8885 0; D6 8 1; D4 5 3; C5 58 4"
    assert revenue(small("f1:4", tiles), "f1 C7.0 D4 C5 C7.1") == 40 + 20 + 10 + 40


@pytest.mark.parametrize(("praha", "again"), [("8890 1", "E11.0 E9 E11.1"), ("8891 1", "E11.0 E9 E11.1")])
def test_praha_is_one_stop_however_many_cities_it_shows(praha, again):
    # OR 7: yellow and green Praha may not be passed twice.
    tiles = f"E11 {praha}; E9 5 3; D10 8 4; D12 7 0"
    table = small("f1:4", tiles, at="E9")
    refuse(table, f"f1 {again}")
    assert revenue(table, "f1 E9 E11.0") in {50, 60}


def test_a_city_full_of_others_stations_can_only_be_an_end():
    # OR 6 and 7.
    table = small("d1:3").company("BTE", {BO: 60}, price=58, at="D2").operating("EKJ", "run")
    refuse(table, "d1 D0 D2 D4")
    assert revenue(table, "d1 D2 D4 E3") == 60


def test_a_city_with_a_free_slot_can_be_passed():
    # OR 7.
    assert revenue(small("d1:3"), "d1 D0 D2 D4") == 60
    table = small("d1:3", WEST.replace("D2 57 1", "D2 14 0")).company("BTE", {BO: 60}, price=58, at="D2")
    assert revenue(table.operating("EKJ", "run"), "d1 D0 D2 D4") == 70


def test_a_full_city_with_an_own_station_can_be_passed():
    table = small("d1:3", WEST.replace("D2 57 1", "D2 14 0")).company("BTE", {BO: 60}, price=58, at="D2")
    table.station("EKJ", "D2").operating("EKJ", "run")
    assert revenue(table, "d1 D0 D2 D4") == 70


def test_a_train_leaves_a_stop_by_another_track():
    # OR 7.
    refuse(small("d1:3"), "d1 D4 D2 D4")
    refuse(small("f1:4"), "f1 D4 D2 D4 E3")


def test_there_is_no_turning_round_at_a_junction():
    # OR 6 and 7: D6 joins D4 and D8 each with C7, not with each other.
    tiles = "D2 57 1; D4 57 1; D6 25 3; D8 8 5; E9 6 2"
    refuse(small("d1:3", tiles), "d1 D4 E9")


def test_a_train_uses_no_track_twice():
    # OR 7: here it would come back by the side between D6 and D8, round over C9 and E9.
    tiles = "D4 57 1; D6 24 4; D8 25 1; C9 3 5; D10 8 0; E9 5 2; E5 8 1; E3 4 1"
    table = small("f1:4", tiles)
    refuse(table, "f1 D4 C9 E9 E3")
    refuse(table, "f1 D4 E9 C9 E3")
    assert revenue(table, "f1 D4 C9 E9") == 20 + 10 + 20


def test_trains_of_a_company_use_different_track():
    # OR 7: they may share stops, not track.
    table = small("d1:3 d2:3")
    refuse(table, "d1 D2 D4 d2 D4 D2")
    refuse(table, "d1 D2 D4 E3 d2 D0 D2 D4")
    assert revenue(table, "d1 D0 D2 D4 d2 E3 D4 C5") == 60 + 50


def test_track_that_merges_serves_one_train():
    # OR 7: of a tile whose tracks merge only one can be used.
    table = small("d1:3 d2:3", "D4 57 1; D6 24 1; D8 8 5; E9 6 2; C7 8885 0")
    refuse(table, "d1 D4 E9 d2 D4 C7.0")
    assert revenue(table, "d1 D4 E9") == 40


def test_a_train_runs_once():
    refuse(small("d1:3 d2:3"), "d1 D2 D4 d1 D4 E3")


def test_only_trains_of_the_own_size_run():
    # Companies 2.2-2.4: small ones run plain trains, medium ones plus trains, large ones E-trains.
    table = medium("a1:2 b1:2+2")
    refuse(table, "a1 D2 D4")
    assert revenue(table, "b1 D2 D4") == 50
    table = large("d1:3E d2:3 d3:3+3")
    refuse(table, "d2 F2 E3 D4")
    refuse(table, "d3 F2 E3 D4")


def test_a_company_runs_its_own_trains():
    table = small("d1:3").company("BTE", {BO: 60}, price=58, trains="d2:3+3", at="D2").operating("EKJ", "run")
    refuse(table, "d2 D2 D4")
    refuse(table, "x9 D2 D4")


def test_without_a_route_nothing_is_run_and_nothing_earned():
    table = Table(3, phase="d").lay("D4 57 1").company("EKJ", {ADA: 75}, price=60, cash=0, trains="d1:3", at="D4")
    table.operating("EKJ", "run")
    assert "run" not in table.kinds()
    assert table.price("EKJ") == 55


# One fit of the example of OR 8: M is the red tile of Pr on A21 (40, for Pr 90), J the brown tile on Ostrava (50), H
# the green one on Opava (30), F Olomouc (20), L a green town (20), G, I and K towns (20, 30, 10); A and B are Karlovy
# Vary and Cheb (20 each), C a town (10).
EXAMPLE = """
    A21 8897 5; C25 202 4; C25 207 4; C25 216 4; C23 57 1; C23 14 0; E21 57 0; C19 58 3; C19 887p 3;
    F20 55 2; F20 8866p 0; G21 4 2; G21 888p 0; G21 889p 1; C27 58 5;
    B20 9 0; B22 8 2; B24 8 5; C21 9 1; D20 8 2; D22 9 0; D22 19 3; D24 9 0; E23 8 3; E23 16 2;
    E25 9 1; E27 8 1; D28 8 0; F24 9 2; G25 8 0; H24 8 1; H22 8 2;
    D4 57 1; D2 5 4; E3 4 2
"""


def example():
    table = Table(phase="g").lay(EXAMPLE)
    table.company("BCB", {ADA: 50}, price=120, at="C23", trains="a1:2 c1:3")
    table.company("BN", {ADA: 40, BO: 20}, price=110, at="C25", trains="d1:3+3")
    table.company("NWB", {BO: 60}, price=100, at="D2", trains="f1:4+4")
    return table.company("Pr", {CY: 50}, price=90, at="A21", trains="f2:4E")


RUNS = [
    ("BCB", ADA, "a1 C23 E21 c1 C23 C19 A21", {"a1": 50, "c1": 90}),
    ("BN", ADA, "d1 F20 G21 C25 C27 C19 A21", {"d1": 170}),
    ("NWB", BO, "f1 D4 D2 E3", {"f1": 50}),
    ("Pr", CY, "f2 A21 C25 C23 E21", {"f2": 190}),
]


@pytest.mark.parametrize(("company", "seat", "routes", "revenues"), RUNS)
def test_the_example_of_the_rulebook(company, seat, routes, revenues):
    table = example().operating(company, "run")
    table.play(Run(seat, tuple(routes.split())))
    assert {run.train: run.revenue for run in table.state.turn.runs} == revenues
    assert table.state.turn.revenue == sum(revenues.values())


@pytest.mark.parametrize(
    ("entries", "earned"),
    [
        ("", None),
        ("a1", None),
        ("a1 C23", [30]),
        ("a1 C23 E21", [50]),
        ("a1 C23 E21 c1", [50]),
        ("a1 C23 E21 c1 C19", [50, 20]),
        ("a1 C23 E21 c1 C23 C19 A21", [50, 90]),
        ("a1 Z99", None),
    ],
)
def test_a_list_of_routes_shows_what_it_earns_so_far(entries, earned):
    table = example().operating("BCB", "run")
    view = G18CZ.guidance.partial_view(table.state, ADA, Run, {"routes": tuple(entries.split())})
    assert (None if view is None else [run.revenue for run in view.last_run.runs]) == earned
    assert view is None or view.last_run.company == "BCB"
    assert table.state.last_run is None, "nothing has run yet"


@pytest.mark.parametrize(("phase", "pays"), [("d", 30), ("f", 30), ("g", 40), ("h", 40), ("i", 50), ("j", 50)])
def test_a_red_area_pays_by_the_phase_and_50_more_to_a_train_of_its_owner(phase, pays):
    table = Table(phase=phase).lay("A21 8897 5").company("Pr", {CY: 50}, at="A21", trains="d1:3E")
    table.company("BN", {ADA: 60}, trains="d2:3+3")
    assert route_context(table.state, "BN").pays(Place("A21", 0)) == pays
    assert route_context(table.state, "Pr").pays(Place("A21", 0)) == pays + 50


def test_only_trains_of_the_company_s_own_size_run():
    table = Table(phase="d").company("Pr", {CY: 50}, trains="a1:2 d1:3 d2:3+3 d3:3E")
    assert set(route_context(table.state, "Pr").trains) == {"d3"}


def test_every_kind_of_train_has_its_own_reach():
    state = Table().state
    assert distance(state, "4").total == 4
    assert (distance(state, "4+4").cities, distance(state, "4+4").total) == (4, 8)
    assert (distance(state, "4E").total, distance(state, "4E").skips) == (4, "towns")
    state.switches = msgspec.structs.replace(state.switches, express_skips_cities=True)
    assert (distance(state, "4E").towns, distance(state, "4E").skips) == (3, "anything")


def with_an_express(**settings):
    """Pr with a 3E, and stations on Berlin's red tile and in Opava."""
    table = Table(phase="g").lay(EXAMPLE).company("Pr", {CY: 50}, at="A21 C23", trains="d1:3E").company("BN", {ADA: 60})
    table.state.switches = msgspec.structs.replace(table.state.switches, **settings)
    return table.operating("Pr", "run")


def test_an_express_may_skip_towns_but_no_cities():
    table = with_an_express()
    assert table.refuses(Run(CY, ("d1", "A21", "C25", "C23", "E21")), "or7")["most"] == 3
    table.play(Run(CY, ("d1", "A21", "C19", "C23", "C25")))
    assert table.state.turn.revenue == 90 + 30 + 50, "the town between is passed and not paid"


def test_on_18xx_games_a_city_may_drop_out_for_a_town_that_pays_more():
    route = Run(CY, ("d1", "G21", "C25", "C23", "E21"))
    for skips, revenue in ((False, 50 + 30 + 20), (True, 30 + 50 + 30)):
        table = with_an_express(express_skips_cities=skips)
        table.play(route)
        assert table.state.turn.revenue == revenue


def test_a_company_that_has_a_route_must_run():
    table = example().operating("NWB", "run")
    assert table.kinds() == {"run"}
    assert table.refuses(Run(BO, ()), "or7")["key"] == "18xx.run.must"
    table = example()
    table.state.switches = msgspec.structs.replace(table.state.switches, must_run=False)
    table.operating("NWB", "run").play(Run(BO, ()))
    assert table.price("NWB") == 90, "on 18xx.games it may run nothing, which is no revenue"


def test_nothing_is_asked_without_a_train_of_the_own_size_or_without_a_route():
    for trains, at in (("d1:3", "D2"), ("", "D2"), ("f1:4+4", "G19")):
        table = Table(phase="f").lay("D4 57 1; D2 5 4").company("NWB", {BO: 60}, price=100, at=at, trains=trains)
        table.operating("NWB", "run")
        assert "run" not in table.kinds()
        assert table.price("NWB") == 90


def test_several_trains_of_a_company_share_stops_but_no_track():
    table = example().trains("BN", "d2:3+3").operating("BN", "run")
    refused = table.refuses(Run(ADA, ("d1", "C25", "C23", "d2", "C23", "C25", "A21")), "or7")
    assert refused["key"] == "18xx.route.same_track"
    table.play(Run(ADA, ("d1", "C25", "C23", "d2", "C25", "A21")))
    assert table.state.turn.revenue == 80 + 90


def test_the_best_run_is_suggested_and_can_be_played():
    table = example().operating("BCB", "run")
    found = suggest_run(table.state, ADA, "BCB", lambda: False)
    assert found.label.key == "18xx.suggest.run.proved"
    table.play(found.move)
    assert table.state.turn.revenue == found.label.params["revenue"] >= 140


@pytest.mark.long
def test_every_recorded_run_earns_what_is_recorded():
    checked = 0
    for path in traces().values():
        seats, pars = seats_of(path), pars_of(path)
        before = None
        for line, board in boards(path):
            action = line.get("action", {})
            if action.get("type") == "run_routes" and action["routes"] and not line.get("strict_error"):
                company = company_id(action["entity"])
                state = recorded.position(before, board, seats, pars, company=company, step="dividend")
                running = route_context(state, company)
                routes = {
                    recorded.card(route["train"]).id: route_of(everything(), board, route["connections"])
                    for route in action["routes"]
                }
                revenue = sum(found.revenue for found in check_routes(running, routes))
                assert revenue == line["revenue"], f"{path.name} {line['i']}"
                checked += 1
            before = line.get("state")
    assert checked > 350
