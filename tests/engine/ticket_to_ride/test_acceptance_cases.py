"""Worked scoring cases: from the shared file where it is present, and the same positions as tests of our own always."""

import json

import pytest

from engine.ticket_to_ride.board import Ticket
from engine.ticket_to_ride.borrowing import best_borrowing
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.trail import longest_trail, trail_length
from tests.shared import SHARED, missing, shared

BOARD = PRINTED.board

CASES = ("data", "europe", "acceptance_cases.json")
ANY = [{"name": "any"}]
"""One test of each kind, which is skipped, where the file is not there."""
THERE = SHARED.joinpath(*CASES).exists()
GIVEN = json.loads(shared(*CASES).read_text("utf-8")) if THERE else {"longest_path": ANY, "tickets": ANY}

needs_the_file = pytest.mark.skipif(not THERE, reason=missing(*CASES))


def route(pair):
    """The route between two cities, named in either order; of a double the first half."""
    ends = set(pair.split("-"))
    return next(route.id for route in BOARD.routes.values() if {route.a, route.b} == ends)


def trail(owned):
    return trail_length(BOARD, longest_trail(BOARD, [route(pair) for pair in owned.split()]))


def ticket(a, b, points):
    return Ticket(f"{a}-{b}", a, b, points)


def completed(tickets, owned="", others="", stations=""):
    """Which tickets are completed by the best use of the stations."""
    claims = {route(pair): 0 for pair in owned.split()} | {route(pair): 1 for pair in others.split()}
    lent = best_borrowing(BOARD, claims, 0, stations.split(), tickets)
    network = Network(BOARD, [*(r for r, owner in claims.items() if owner == 0), *lent.values()])
    return [network.completes(one) for one in tickets]


def points(tickets, *position, **more):
    done = completed(tickets, *position, **more)
    return sum(one.points if won else -one.points for one, won in zip(tickets, done, strict=True))


@needs_the_file
def test_the_file_holds_the_cases_that_stand_here_too():
    assert (len(GIVEN["longest_path"]), len(GIVEN["tickets"])) == (10, 11)


@needs_the_file
@pytest.mark.parametrize("case", GIVEN["longest_path"], ids=lambda case: case["name"])
def test_longest_trail_of_the_file(case):
    assert trail(" ".join(case["owned"])) == case["expected"]


@needs_the_file
@pytest.mark.parametrize("case", GIVEN["tickets"], ids=lambda case: case["name"])
def test_tickets_of_the_file(case):
    tickets = [ticket(*given) for given in case["tickets"]]
    where = {name: " ".join(case[name]) for name in ("owned", "stations")} | {"others": " ".join(case["opponents"])}
    assert points(tickets, **where) == case["expected_ticket_score"]
    assert completed(tickets, **where) == case["completed"]


@pytest.mark.parametrize(
    ("owned", "length"),
    [
        ("london-amsterdam amsterdam-essen essen-berlin palermo-smyrna", 7),
        ("london-amsterdam amsterdam-essen essen-berlin", 7),
        ("palermo-smyrna", 6),
        ("london-amsterdam amsterdam-frankfurt frankfurt-essen", 6),
        ("paris-zurich zurich-munchen munchen-venezia venezia-zurich venezia-roma", 9),
        ("budapest-bucuresti bucuresti-sevastopol bucuresti-sofia", 8),
        ("paris-dieppe dieppe-bruxelles bruxelles-paris paris-brest brest-pamplona pamplona-paris", 16),
        ("berlin-wien wien-budapest budapest-kyiv kyiv-warszawa warszawa-berlin", 18),
        ("frankfurt-essen frankfurt-munchen frankfurt-paris frankfurt-berlin", 6),
        ("budapest-zagrab zagrab-wien wien-budapest budapest-sarajevo zagrab-venezia wien-warszawa", 11),
    ],
)
def test_longest_trail(owned, length):
    assert trail(owned) == length


LONDON_BERLIN = [ticket("london", "berlin", 99)]
TO_ESSEN = "london-amsterdam essen-amsterdam"
ZURICH_WIEN = [ticket("zurich", "wien", 10)]


def test_ticket_is_completed_over_two_own_routes():
    assert points([ticket("london", "essen", 99)], TO_ESSEN) == 99


def test_short_ticket_lies_within_a_long_one():
    assert points([*LONDON_BERLIN, ticket("essen", "amsterdam", 98)], f"{TO_ESSEN} essen-berlin") == 197


def test_ticket_one_route_short_is_lost():
    assert points(LONDON_BERLIN, TO_ESSEN) == -99


def test_station_saves_the_ticket_over_a_route_of_another():
    assert points(LONDON_BERLIN, TO_ESSEN, others="essen-berlin", stations="berlin") == 99


def test_station_is_useless_where_nobody_built():
    assert points(LONDON_BERLIN, TO_ESSEN, stations="berlin") == -99


FROM_ZAGRAB = [ticket("zagrab", "berlin", 55), ticket("zagrab", "warszawa", 66)]


def test_station_saves_the_ticket_worth_more():
    assert completed(FROM_ZAGRAB, "zagrab-wien", "wien-berlin wien-warszawa", "wien") == [False, True]
    assert points(FROM_ZAGRAB, "zagrab-wien", "wien-berlin wien-warszawa", "wien") == 66 - 55


def test_second_station_at_the_far_end_saves_the_other_ticket_too():
    tickets = [FROM_ZAGRAB[0], ticket("budapest", "warszawa", 66)]
    others = "wien-berlin wien-warszawa"
    assert points(tickets, "zagrab-wien budapest-wien", others, "wien warszawa") == 121


def test_two_stations_make_a_way_without_a_single_own_route():
    assert points(ZURICH_WIEN, others="zurich-munchen munchen-wien", stations="munchen wien") == 10


def test_one_station_is_not_enough_for_that_way():
    assert points(ZURICH_WIEN, others="zurich-munchen munchen-wien", stations="munchen") == -10


def test_one_borrowed_route_completes_two_tickets():
    tickets = [ticket("frankfurt", "kobenhavn", 5), ticket("essen", "kobenhavn", 3)]
    assert points(tickets, "essen-frankfurt", "essen-kobenhavn", "essen") == 8


def test_one_station_does_not_lend_two_routes():
    tickets = [ticket("frankfurt", "kobenhavn", 5), ticket("frankfurt", "berlin", 7)]
    assert completed(tickets, "frankfurt-essen", "essen-kobenhavn essen-berlin", "essen") == [False, True]
    assert points(tickets, "frankfurt-essen", "essen-kobenhavn essen-berlin", "essen") == 2
