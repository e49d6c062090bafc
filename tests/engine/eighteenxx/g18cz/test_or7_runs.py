"""Running trains and their revenue (18CZ rules, OR 7 and 8)."""

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
