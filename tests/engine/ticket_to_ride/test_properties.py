"""Trail, tickets, stations and payments against slower ways to the same answer, on many positions of the real board."""

from itertools import product

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ticket_to_ride.borrowing import best_borrowing
from engine.ticket_to_ride.cards import Payment, Price, count_payments, parse_payment, payments
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.scoring import Holding, tallies
from engine.ticket_to_ride.tickets import Network, paths
from engine.ticket_to_ride.trail import longest_trail, trail_length
from tests.engine.ticket_to_ride.positions import words
from tests.thorough import times

BOARD, CARDS = PRINTED.board, PRINTED.cards

# The same examples every time: a failure must be one that anybody can repeat.
thorough = settings(max_examples=times(40, 300), deadline=None, derandomize=True)

ROUTES = tuple(BOARD.routes)
CROWDED = tuple(
    r.id
    for r in BOARD.routes.values()
    if {r.a, r.b}
    <= set(words("amsterdam bruxelles dieppe paris frankfurt essen berlin wien munchen zurich venezia zagrab budapest"))
)
"""The middle of the board: there trails fork and circles meet."""

few_routes = st.lists(st.sampled_from(CROWDED), unique=True, max_size=10) | st.lists(
    st.sampled_from(ROUTES), unique=True, max_size=10
)
hands = st.lists(st.integers(0, 5), min_size=9, max_size=9)
some_tickets = st.lists(st.sampled_from(tuple(BOARD.tickets.values())), unique=True, min_size=1, max_size=5)


def longest_by_trying_everything(routes):
    def onward(city, left):
        ways = (BOARD.routes[route] for route in left if city in ends(route))
        return max((way.length + onward(way.other_end(city), left - {way.id}) for way in ways), default=0)

    return max((onward(city, frozenset(routes)) for r in routes for city in ends(r)), default=0)


def ends(route):
    return {BOARD.routes[route].a, BOARD.routes[route].b}


@thorough
@given(few_routes)
def test_longest_trail_is_the_one_found_by_trying_everything(routes):
    trail = longest_trail(BOARD, routes)
    assert trail_length(BOARD, trail) == longest_by_trying_everything(routes)


@thorough
@given(few_routes)
def test_longest_trail_can_be_travelled_and_uses_no_route_twice(routes):
    trail = longest_trail(BOARD, routes)
    assert len(set(trail)) == len(trail)
    assert set(trail) <= set(routes)
    graph = nx.MultiGraph([tuple(ends(route)) for route in trail])
    assert not trail or (nx.has_eulerian_path(graph) and nx.is_connected(graph))


@thorough
@given(few_routes, st.randoms(use_true_random=False))
def test_longest_trail_does_not_depend_on_the_order_of_claims(routes, chance):
    shuffled = chance.sample(routes, len(routes))
    assert trail_length(BOARD, longest_trail(BOARD, routes)) == trail_length(BOARD, longest_trail(BOARD, shuffled))


@thorough
@given(st.lists(st.sampled_from(ROUTES), unique=True, max_size=45), some_tickets)
def test_tickets_are_completed_where_networkx_finds_a_way(routes, tickets):
    graph = nx.Graph([tuple(ends(route)) for route in routes])
    network = Network(BOARD, routes)
    for ticket, way in zip(tickets, paths(BOARD, routes, tickets), strict=True):
        joined = ticket.a in graph and ticket.b in graph and nx.has_path(graph, ticket.a, ticket.b)
        assert network.completes(ticket) == joined == bool(way)


@thorough
@given(st.lists(st.sampled_from(ROUTES), unique=True, max_size=45), some_tickets)
def test_way_of_a_ticket_leads_from_one_city_to_the_other_by_the_fewest_spaces(routes, tickets):
    graph = nx.MultiGraph()
    for route in routes:
        graph.add_edge(*ends(route), length=BOARD.routes[route].length)
    for ticket, way in zip(tickets, paths(BOARD, routes, tickets), strict=True):
        at = ticket.a
        for route in way:
            at = BOARD.routes[route].other_end(at)
        if way:
            assert at == ticket.b
            assert set(way) <= set(routes)
            assert trail_length(BOARD, way) == nx.shortest_path_length(graph, ticket.a, ticket.b, weight="length")


@st.composite
def crowded_boards(draw):
    """Claims of three seats, of which seat 0 has up to three stations."""
    routes = draw(st.lists(st.sampled_from(ROUTES), unique=True, min_size=5, max_size=60))
    claims = {route: draw(st.sampled_from((0, 0, 1, 2))) for route in routes}
    cities = sorted({city for route in routes for city in ends(route)})
    return claims, draw(st.lists(st.sampled_from(cities), unique=True, max_size=3))


def ticket_points(routes, tickets):
    graph = nx.Graph([tuple(ends(route)) for route in routes])
    won = [t.a in graph and t.b in graph and nx.has_path(graph, t.a, t.b) for t in tickets]
    return sum(t.points if done else -t.points for t, done in zip(tickets, won, strict=True))


@settings(thorough, max_examples=times(30, 200))
@given(crowded_boards(), some_tickets)
def test_stations_borrow_what_trying_every_assignment_finds_best(board, tickets):
    claims, stations = board
    own = [route for route, owner in claims.items() if owner == 0]
    offers = [[r for r, owner in claims.items() if owner != 0 and city in ends(r)] or [None] for city in stations]
    best = max(ticket_points([*own, *filter(None, lent)], tickets) for lent in product(*offers))
    lent = best_borrowing(BOARD, claims, 0, stations, tickets)
    assert ticket_points([*own, *lent.values()], tickets) == best
    for city, route in lent.items():
        assert city in stations
        assert city in ends(route)
        assert claims[route] != 0


@thorough
@given(crowded_boards(), some_tickets)
def test_no_station_borrows_in_vain(board, tickets):
    claims, stations = board
    own = [route for route, owner in claims.items() if owner == 0]
    lent = best_borrowing(BOARD, claims, 0, stations, tickets)
    best = ticket_points([*own, *lent.values()], tickets)
    for city in lent:
        without = [route for other, route in lent.items() if other != city]
        assert ticket_points([*own, *without], tickets) < best


@thorough
@given(crowded_boards(), some_tickets)
def test_tally_borrows_for_no_ticket_that_own_routes_complete(board, tickets):
    claims, stations = board
    own = Network(BOARD, (route for route, owner in claims.items() if owner == 0))
    holdings = [Holding(tuple(ticket.id for ticket in tickets), 3 - len(stations)), Holding((), 3), Holding((), 3)]
    tally = tallies(PRINTED, claims, dict.fromkeys(stations, 0), holdings)[0]
    lent = {route for _, route in tally.lent}
    for ticket, told in zip(tickets, tally.tickets, strict=True):
        assert set(told.borrowed) <= lent
        assert bool(told.borrowed) == (bool(told.path) and not own.completes(ticket))


colour_choices = st.one_of(st.just(CARDS.any_colour), st.just(()), st.integers(0, 7).map(lambda colour: (colour,)))
prices = st.builds(
    lambda cards, colours, locomotives: Price(cards, colours, min(cards, locomotives)),
    st.integers(1, 8),
    colour_choices,
    st.integers(0, 2),
)


def payments_by_trying_everything(hand, price):
    held = range(hand[CARDS.wild] + 1)
    ways = {Payment(colour, n, wild) for colour in price.colours for n in range(1, hand[colour] + 1) for wild in held}
    ways |= {Payment(CARDS.wild, 0, wild) for wild in held}
    return {way for way in ways if way.total == price.cards and way.wilds >= price.wilds}


@thorough
@given(hands, prices)
def test_every_way_to_pay_is_found_once_and_no_other(hand, price):
    found = list(payments(hand, price))
    assert len(set(found)) == len(found) == count_payments(hand, price)
    assert set(found) == payments_by_trying_everything(hand, price)


@thorough
@given(st.lists(st.integers(0, 14), min_size=9, max_size=9), prices)
def test_ways_to_pay_are_counted_as_they_are_found_with_full_hands_too(hand, price):
    assert count_payments(hand, price) == len(list(payments(hand, price)))


written_payments = st.builds(Payment, st.integers(0, 7), st.integers(1, 14), st.integers(0, 14)) | st.builds(
    Payment, st.just(CARDS.wild), st.just(0), st.integers(1, 14)
)


@thorough
@given(written_payments)
def test_payment_is_read_as_it_was_written(payment):
    assert parse_payment(CARDS, CARDS.written(payment)) == payment
    assert payment.total == len(CARDS.laid((), payment)) == payment.coloured + payment.wilds


@thorough
@given(written_payments, st.sampled_from((", ", ",", " + ", "+", " ,  ")), st.booleans())
def test_payment_is_read_in_any_order_spacing_and_case(payment, between, upper):
    parts = CARDS.written(payment).split(", ")
    written = between.join(f"{part}s" for part in reversed(parts))
    assert parse_payment(CARDS, written.upper() if upper else f"  {written} ") == payment


@thorough
@given(st.text() | st.text(alphabet="0123456789 ,+-.redblucomtivs²٣\u0000", max_size=40))
def test_whatever_is_written_is_a_payment_of_one_colour_or_none(written):
    payment = parse_payment(CARDS, written)
    assert payment is None or (payment.total >= 1 and payment.colour in range(len(CARDS.names)))
    assert payment is None or parse_payment(CARDS, CARDS.written(payment)) == payment
