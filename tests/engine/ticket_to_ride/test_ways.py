"""The cheapest way still missing for a ticket."""

from engine.core.seat import Seat
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.ways import cheapest, claimable, ways_graph

BOARD = PRINTED.board

ME, OTHER = Seat(0), Seat(1)


def missing(ticket, claims, players=4):
    ends = BOARD.tickets[ticket]
    return cheapest(ways_graph(PRINTED, players, claims, ME), ends.a, ends.b)


def open_to_me(claims, players):
    return {route.id for route in claimable(PRINTED, players, claims, ME)}


def a_double_route():
    return next(route for route in BOARD.routes.values() if route.parallel)


def test_every_ticket_has_a_joined_way_on_an_empty_board():
    for ticket in BOARD.tickets.values():
        here = ticket.a
        for route in missing(ticket.id, {}):
            here = BOARD.routes[route].other_end(here)
        assert here == ticket.b


def test_own_routes_cost_nothing_and_are_not_missing():
    way = missing("budapest-sofia", {})
    assert missing("budapest-sofia", {way[0]: ME}) == way[1:]


def test_a_completed_ticket_misses_nothing():
    way = missing("budapest-sofia", {})
    assert missing("budapest-sofia", dict.fromkeys(way, ME)) == ()


def test_a_route_of_another_is_gone_round():
    way = missing("budapest-sofia", {})
    around = missing("budapest-sofia", {way[0]: OTHER})
    assert around
    assert way[0] not in around


def test_a_ticket_whose_city_is_walled_in_is_cut_off():
    walls = {route.id: OTHER for route in BOARD.routes_at[BOARD.tickets["budapest-sofia"].a]}
    assert missing("budapest-sofia", walls) is None


def test_a_long_own_detour_is_used_rather_than_a_short_new_way():
    ticket = BOARD.tickets["angora-athina"]
    first = missing(ticket.id, {})
    around = missing(ticket.id, dict.fromkeys(first, OTHER))
    claims = dict.fromkeys(around[1:], ME)
    spaces = sum(BOARD.routes[route].length for route in first)
    assert BOARD.routes[around[0]].length <= spaces
    assert missing(ticket.id, claims) == around[:1]


def test_the_second_half_of_a_double_route_is_open_from_four_players():
    double = a_double_route()
    assert double.parallel[0] in open_to_me({double.id: OTHER}, players=4)
    assert double.parallel[0] not in open_to_me({double.id: OTHER}, players=3)


def test_nobody_may_own_both_halves_of_a_double_route():
    double = a_double_route()
    assert double.parallel[0] not in open_to_me({double.id: ME}, players=4)
