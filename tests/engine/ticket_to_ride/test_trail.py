"""Cases 37 and 38: the longest trail, in train spaces; cities may repeat, a train may not."""

from random import Random

import pytest

from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.state import tallies
from engine.ticket_to_ride.trail import longest_trail, trail_length
from tests.engine.ticket_to_ride.positions import position, words

BOARD = PRINTED.board


def longest(*routes):
    """The length of the longest trail, which is checked to be one."""
    trail = longest_trail(BOARD, routes)
    assert len(set(trail)) == len(trail)
    assert set(trail) <= set(routes)
    assert can_be_travelled(trail)
    return trail_length(BOARD, trail)


def can_be_travelled(trail):
    if not trail:
        return True
    ends = {BOARD.routes[trail[0]].a, BOARD.routes[trail[0]].b}
    for route in trail[1:]:
        a, b = BOARD.routes[route].a, BOARD.routes[route].b
        ends = ({b} if a in ends else set()) | ({a} if b in ends else set())
    return bool(ends)


@pytest.mark.parametrize(
    ("routes", "length"),
    [
        ((), 0),
        (("palermo-smyrna",), 6),
        (("amsterdam-london", "amsterdam-essen", "berlin-essen"), 7),
        (("amsterdam-london", "amsterdam-essen", "berlin-essen", "palermo-smyrna"), 7),
        (("amsterdam-london", "amsterdam-frankfurt", "essen-frankfurt"), 6),
        (("bucuresti-budapest", "bucuresti-sevastopol", "bucuresti-sofia"), 8),
        (("essen-frankfurt", "frankfurt-munchen", "frankfurt-paris-a", "berlin-frankfurt-a"), 6),
    ],
    ids=["nothing", "one route", "a line", "the longer of two lines", "a bend", "a fork", "a star"],
)
def test_37_trail_is_measured_in_train_spaces(routes, length):
    assert longest(*routes) == length


def test_37_trail_may_run_through_a_circle_and_on():
    assert (
        longest("paris-zurich", "munchen-zurich", "munchen-venezia", "venezia-zurich", "roma-venezia") == 3 + 2 + 2 + 2
    )


def test_37_circle_is_travelled_whole():
    circle = ("berlin-wien", "budapest-wien-a", "budapest-kyiv", "kyiv-warszawa", "berlin-warszawa-a")
    assert longest(*circle) == 3 + 1 + 6 + 4 + 4


def test_37_city_may_be_visited_twice():
    eight = (
        "dieppe-paris",
        "bruxelles-dieppe",
        "bruxelles-paris-a",
        "brest-paris",
        "brest-pamplona",
        "pamplona-paris-a",
    )
    assert longest(*eight) == 1 + 2 + 2 + 3 + 4 + 4


def test_37_triangle_with_three_tails_leaves_one_tail_out():
    triangle = ("budapest-zagrab", "wien-zagrab", "budapest-wien-a")
    tails = ("budapest-sarajevo", "venezia-zagrab", "warszawa-wien")
    assert longest(*triangle, *tails) == 11


def test_37_trail_may_begin_where_three_routes_meet():
    assert longest("berlin-essen", "amsterdam-essen", "amsterdam-frankfurt", "essen-frankfurt") == 2 + 3 + 2 + 2


def test_37_not_the_greatest_number_of_routes_counts():
    assert longest("petrograd-stockholm", "amsterdam-bruxelles", "bruxelles-dieppe", "dieppe-paris") == 8


def test_37_trail_is_told_in_the_order_travelled():
    table = position(2, claims=dict.fromkeys(("berlin-essen", "amsterdam-london", "amsterdam-essen"), 0))
    trail = tallies(table.state)[0].trail
    assert trail in {
        ("amsterdam-london", "amsterdam-essen", "berlin-essen"),
        ("berlin-essen", "amsterdam-essen", "amsterdam-london"),
    }


def test_37_dense_network_of_all_45_trains_is_solved():
    dense = words("""amsterdam-bruxelles amsterdam-essen amsterdam-frankfurt amsterdam-london berlin-essen berlin-frankfurt-a
        brest-dieppe brest-paris bruxelles-dieppe bruxelles-frankfurt bruxelles-paris-a dieppe-london-a dieppe-paris
        essen-frankfurt frankfurt-munchen frankfurt-paris-b marseille-zurich munchen-venezia munchen-zurich paris-zurich
        venezia-zurich""")
    assert sum(BOARD.routes[route].length for route in dense) == 45
    # No trail can be longer: the four odd cities leave out at least the four spaces between the best-placed two.
    assert longest(*dense) == 41


def test_38_borrowed_routes_do_not_lengthen_the_trail():
    claims = {"amsterdam-london": 0, "amsterdam-essen": 0, "berlin-essen": 1}
    table = position(2, claims=claims, stations={"berlin": 0, "essen": 0}, tickets={0: ["berlin-london"]})
    tally = tallies(table.state)[0]
    assert tally.tickets[0].borrowed == ("berlin-essen",)
    assert tally.trail_length == 5
    assert set(tally.trail) == {"amsterdam-london", "amsterdam-essen"}


@pytest.mark.parametrize("number", range(12))
def test_the_longest_trail_of_a_large_network_is_as_long_as_if_all_were_tried(number, monkeypatch):
    rng = Random(number)
    network = [rng.choice(list(BOARD.routes.values()))]
    for _ in range(12):
        cities = {city for route in network for city in (route.a, route.b)}
        network.append(rng.choice([r for r in BOARD.routes.values() if r not in network and {r.a, r.b} & cities]))
    tried = longest(*[route.id for route in network])
    monkeypatch.setattr("engine.ticket_to_ride.trail.MOST_SEARCHED", 0)
    assert longest(*[route.id for route in network]) == tried


def test_the_longest_trail_of_the_whole_map_is_found_at_once():
    """No player has trains for it; it can be looked for nevertheless, and would take for ever if all were tried."""
    assert longest(*BOARD.routes) == 269
