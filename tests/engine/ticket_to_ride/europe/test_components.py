"""Everything that the box and the board count."""

from collections import Counter

import networkx as nx
import pytest

from engine.core.rng import Rng
from engine.ticket_to_ride.city_graphs import graph_of
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.supply import shuffled_supply
from tests.engine.ticket_to_ride.positions import words

BOARD, CARDS, RULES = PRINTED.board, PRINTED.cards, PRINTED.rules
COLOURS = tuple(kind.name for kind in CARDS.colours)

ROUTES = tuple(BOARD.routes.values())
TICKETS = tuple(BOARD.tickets.values())


def test_there_are_110_train_cards_twelve_of_each_colour_and_14_locomotives():
    supply = shuffled_supply(CARDS, Rng("aachen"))
    assert len(supply.deck) == 110
    assert Counter(supply.deck) == dict.fromkeys(range(8), 12) | {CARDS.wild: 14}


def test_the_eight_colours_are_those_of_the_rulebook():
    assert COLOURS == ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
    assert CARDS.names[CARDS.wild] == "locomotive"


def test_two_to_five_play_with_45_trains_and_three_stations_each():
    assert (RULES.min_players, RULES.max_players) == (2, 5)
    assert RULES.max_players * RULES.trains == 225, "the other 15 of 240 are spares"
    assert RULES.max_players * RULES.stations.number == 15


def test_158_cards_are_train_cards_tickets_scoring_card_and_bonus_card():
    assert len(shuffled_supply(CARDS, Rng("aachen")).deck) + len(TICKETS) + 1 + 1 == 158


def test_figures_are_those_of_the_rulebook():
    assert (RULES.opening_cards, RULES.long_tickets.opening, RULES.opening_tickets, RULES.opening_keep) == (4, 1, 3, 2)
    assert (RULES.face_up, RULES.wilds_that_reset) == (5, 3)
    assert (RULES.drawn_tickets, RULES.drawn_keep) == (3, 1)
    assert (RULES.tunnels.revealed, RULES.stations.cost, RULES.stations.points) == (3, (1, 2, 3), 4)
    assert (RULES.last_round_trains, RULES.longest_trail.points, RULES.doubles_open_from) == (2, 10, 4)
    assert RULES.route_points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}


def test_there_are_47_cities_on_one_connected_board():
    assert len(BOARD.cities) == 47
    graph = graph_of(BOARD, BOARD.routes)
    assert set(graph) == set(BOARD.cities)
    assert nx.is_connected(graph)


def test_there_are_101_routes_between_90_pairs_of_cities():
    assert len(ROUTES) == 101
    assert len({frozenset({route.a, route.b}) for route in ROUTES}) == 90


def test_eleven_pairs_of_cities_are_joined_by_a_double_route():
    assert sorted({tuple(sorted((r.a, r.b))) for r in ROUTES if r.parallel}) == [
        ("berlin", "frankfurt"),
        ("berlin", "warszawa"),
        ("bruxelles", "paris"),
        ("budapest", "wien"),
        ("dieppe", "london"),
        ("edinburgh", "london"),
        ("essen", "kobenhavn"),
        ("frankfurt", "paris"),
        ("kobenhavn", "stockholm"),
        ("madrid", "pamplona"),
        ("pamplona", "paris"),
    ]


def test_routes_by_length():
    assert Counter(route.length for route in ROUTES) == {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}


def test_routes_by_colour():
    assert Counter(route.colour for route in ROUTES) == {"grey": 37} | dict.fromkeys(COLOURS, 8)


def test_there_are_eighteen_tunnels():
    assert {route.id for route in ROUTES if route.tunnel} == set(
        words("""angora-constantinople angora-smyrna barcelona-pamplona bucuresti-budapest bucuresti-sofia budapest-kyiv
        constantinople-smyrna erzurum-sochi madrid-pamplona-a madrid-pamplona-b marseille-roma marseille-zurich
        munchen-venezia munchen-zurich paris-zurich petrograd-stockholm sarajevo-sofia venezia-zurich""")
    )


def test_there_are_thirteen_ferries_with_one_or_two_locomotives():
    two = {"amsterdam-london", "constantinople-sevastopol", "erzurum-sevastopol", "palermo-smyrna"}
    one = set(
        words("""athina-brindisi athina-smyrna brindisi-palermo dieppe-london-a dieppe-london-b essen-kobenhavn-a
        essen-kobenhavn-b palermo-roma sevastopol-sochi""")
    )
    ferries = {route.id: route.wilds for route in ROUTES if route.ferry}
    assert ferries == dict.fromkeys(two, 2) | dict.fromkeys(one, 1)


def test_no_route_is_both_ferry_and_tunnel_and_every_ferry_is_grey():
    assert all(not (route.ferry and route.tunnel) for route in ROUTES)
    assert {route.colour for route in ROUTES if route.ferry} == {"grey"}


def test_locomotive_symbols_lie_on_spaces_of_their_ferry():
    for route in ROUTES:
        assert len(set(route.ferry)) == len(route.ferry)
        assert all(0 <= space < route.length for space in route.ferry)


def test_there_are_46_tickets_six_of_them_long():
    assert Counter(ticket.long for ticket in TICKETS) == {False: 40, True: 6}


def test_short_tickets_by_points():
    assert Counter(t.points for t in TICKETS if not t.long) == {
        5: 5, 6: 5, 7: 5, 8: 13, 9: 2, 10: 5, 11: 2, 12: 2, 13: 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("a", "b", "points"),
    [
        ("brest", "petrograd", 20),
        ("danzig", "lisboa", 20),
        ("moskva", "palermo", 20),
        ("athina", "edinburgh", 21),
        ("cadiz", "stockholm", 21),
        ("erzurum", "kobenhavn", 21),
    ],
)
def test_long_tickets(a, b, points):
    assert [(t.points, t.long) for t in TICKETS if {t.a, t.b} == {a, b}] == [(points, True)]


def test_no_two_tickets_join_the_same_cities():
    assert len({frozenset({ticket.a, ticket.b}) for ticket in TICKETS}) == 46


def test_no_ticket_is_a_single_route():
    neighbours = {frozenset({route.a, route.b}) for route in ROUTES}
    assert not any(frozenset({ticket.a, ticket.b}) in neighbours for ticket in TICKETS)


@pytest.mark.parametrize("pieces", [BOARD.cities, BOARD.routes, BOARD.tickets], ids=["cities", "routes", "tickets"])
def test_ids_are_plain_and_stand_for_one_thing_each(pieces):
    assert all(key == piece.id and key.isascii() and key == key.lower() for key, piece in pieces.items())


def test_names_bear_their_accents():
    names = {city.name for city in BOARD.cities.values()}
    assert {"København", "Zágráb", "Zürich", "München", "Athína", "Cádiz", "Kyïv"} <= names
    assert len(names) == 47


def test_everything_drawn_lies_on_the_board():
    points = [(city.x, city.y) for city in BOARD.cities.values()]
    points += [(space.x, space.y) for route in ROUTES for space in route.spaces]
    assert all(0 < x < 1 and 0 < y < 1 for x, y in points)
