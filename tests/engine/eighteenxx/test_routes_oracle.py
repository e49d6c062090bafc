"""Every run of the recorded games of 18CZ is allowed and pays what was paid there, and the best run pays as much."""

from itertools import islice

import pytest

from engine.core.errors import IllegalMove
from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.network import reach
from engine.eighteenxx.routes import (
    RouteContext,
    can_run,
    check_routes,
    express_for_best,
    next_entries,
    plain,
    plus,
    read_routes,
    write_routes,
)
from tests.engine.eighteenxx.recorded import boards, company_id, faces, route_of, traces
from tests.thorough import long_but

PRINTED = everything()
DISTANCES = {"small": plain, "medium": plus, "large": lambda n: express_for_best(n, 3)}
COLOURS = ("green", "brown", "gray")


def runs():
    """Each recorded run with what the company could run at that moment."""
    for name, path in traces().items():
        for line, board in boards(path):
            if line.get("action", {}).get("type") == "run_routes":
                yield f"{name} {line['i']}", line, running(line, board)


def running(line, board):
    company = company_id(line["action"]["entity"])
    recorded = next(c for c in line["state"]["corporations"] if company_id(c["id"]) == company)
    own = {train: PRINTED.faces[face] for train, face in faces(recorded).items()}
    trains = {
        train: DISTANCES[face.kind](face.reach)
        for train, face in own.items()
        if face.kind == PRINTED.companies[company].kind
    }
    return RouteContext(
        PRINTED.ground, board, company, trains, pays(board, company, line["state"]["phase"]), "18cz.rule.or7"
    )


def pays(board, company, phase):
    colour = PRINTED.phases[phase].tiles

    def figure(place):
        revenue = board.tile(PRINTED.ground, place.hex).stops[place.stop].revenue
        if len(revenue) == 1:
            return revenue[0]
        return revenue[COLOURS.index(colour)] + 50 * (company in board.slots(PRINTED.ground, place))

    return figure


def routes_of(line, found):
    return {
        route["train"]: route_of(everything(), found.board, route["connections"])
        for route in line["action"]["routes"]
        if route["connections"]
    }


@pytest.mark.parametrize("every", long_but([5, 1], 5))
def test_every_recorded_run_is_allowed_and_pays_what_was_paid(every):
    for name, line, found in islice(runs(), 0, None, every):
        routes = routes_of(line, found)
        if "strict_error" in line:
            with pytest.raises(IllegalMove) as refusal:
                check_routes(found, routes)
            assert refusal.value.text.key == "18xx.route.twice", name
            continue
        checked = check_routes(found, routes)
        assert [run.revenue for run in checked] == [route["revenue"] for route in line["routes"]], name
        assert can_run(found.ground, found.board, found.company), name
        reached = reach(found.ground, found.board, found.company).places
        assert {stop for run in checked for stop in run.route.stops} <= reached, name


@pytest.mark.long
def test_every_recorded_run_can_be_written_entry_by_entry():
    for name, line, found in runs():
        if "strict_error" in line:
            continue
        checked = check_routes(found, routes_of(line, found))
        entries = write_routes(found, checked)
        for length, entry in enumerate(entries):
            assert entry in next_entries(found, entries[:length])[0], (name, entries[: length + 1])
        assert next_entries(found, entries)[1], name
        assert [run.revenue for run in read_routes(found, entries)] == [run.revenue for run in checked], name


@pytest.mark.long
def test_the_best_run_pays_at_least_as_much_as_the_recorded_one():
    for name, line, found in runs():
        best = best_routes(found)
        assert best.proved, name
        assert best.revenue >= line["revenue"] or "strict_error" in line, name
