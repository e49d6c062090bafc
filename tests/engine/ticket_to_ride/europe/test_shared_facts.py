"""Our data files against the facts they were carried over from, where those lie beside the checkout."""

import json
from operator import attrgetter

import pytest

from engine.ticket_to_ride.europe.printed import PRINTED
from tests.shared import shared

BOARD, RULES = PRINTED.board, PRINTED.rules


@pytest.fixture(scope="module")
def facts():
    return json.loads(shared("data", "europe", "europe.json").read_text("utf-8"))


def test_cities_are_the_same_fact_by_fact(facts):
    given = {city["id"]: (city["name"], city["x"], city["y"]) for city in facts["cities"]}
    assert {city.id: (city.name, city.x, city.y) for city in BOARD.cities.values()} == given
    neighbours = {city: {r.other_end(city) for r in routes} for city, routes in BOARD.routes_at.items()}
    assert {city: len(near) for city, near in neighbours.items()} == {c["id"]: c["degree"] for c in facts["cities"]}


def test_routes_are_the_same_fact_by_fact(facts):
    assert list(BOARD.routes) == [given["id"] for given in facts["routes"]]
    for given in facts["routes"]:
        route = BOARD.routes[given["id"]]
        assert [route.a, route.b] == [given["city_a"], given["city_b"]]
        assert (route.colour, route.length, route.tunnel) == (given["colour"], given["length"], given["tunnel"])
        assert route.wilds == given["ferry_locomotives"]
        assert [*route.ferry] == given["loco_spaces"]
        assert [[space.x, space.y, space.angle] for space in route.spaces] == given["spaces"]
        assert RULES.route_points[route.length] == given["points"]


def test_doubles_are_the_same(facts):
    groups = {}
    for given in facts["routes"]:
        if given["double_group"]:
            groups.setdefault(given["double_group"], set()).add(given["id"])
    assert len(groups) == 11
    ours = {frozenset({route.id, *route.parallel}) for route in BOARD.routes.values() if route.parallel}
    assert ours == set(map(frozenset, groups.values()))


def test_tickets_are_the_same_fact_by_fact(facts):
    given = [(t["id"], t["city_a"], t["city_b"], t["points"], t["long"]) for t in facts["tickets"]]
    assert [(t.id, t.a, t.b, t.points, t.long) for t in BOARD.tickets.values()] == given


def test_tickets_of_the_expansion_are_none_of_ours(facts):
    ours = {frozenset({ticket.a, ticket.b}) for ticket in BOARD.tickets.values()}
    assert not ours & {frozenset({t["city_a"], t["city_b"]}) for t in facts["expansion_1912"]["tickets"]}


def test_figures_are_the_same(facts):
    players, cards = facts["players"], facts["train_cards"]
    assert [kind.name for kind in PRINTED.cards.colours] == facts["colours"]
    assert {str(length): points for length, points in RULES.route_points.items()} == facts["route_scoring"]
    assert {kind.count for kind in PRINTED.cards.colours} == {cards["per_colour"]}
    assert PRINTED.cards.wild_kind.count == cards["locomotives"]
    assert sum(kind.count for kind in PRINTED.cards.kinds) == cards["total"]
    for ours, theirs in {
        "min_players": "min",
        "max_players": "max",
        "trains": "trains",
        "stations.number": "stations",
        "opening_cards": "initial_train_cards",
        "long_tickets.opening": "initial_long_tickets",
        "opening_tickets": "initial_regular_tickets",
        "opening_keep": "initial_keep_min",
        "drawn_tickets": "draw_tickets",
        "drawn_keep": "draw_keep_min",
        "face_up": "face_up",
        "last_round_trains": "end_trigger_trains",
        "longest_trail.points": "longest_path_bonus",
        "stations.points": "unused_station_points",
        "tunnels.revealed": "tunnel_reveal",
        "doubles_open_from": "double_routes_both_open_from_players",
        "wilds_that_reset": "face_up_loco_reset",
    }.items():
        assert attrgetter(ours)(RULES) == players[theirs], ours
    assert [*RULES.stations.cost] == players["station_cost"]
