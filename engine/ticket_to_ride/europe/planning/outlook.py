"""A position as a planning player weighs it: only what the seat's own view tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

import msgspec
import networkx as nx

from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId, Route, RouteId, Ticket
from engine.ticket_to_ride.cards import CARDS
from engine.ticket_to_ride.europe.table import BOARD, RULES
from engine.ticket_to_ride.europe.view import EuropeView, SeatView
from engine.ticket_to_ride.stations import best_borrowing
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.trail import longest_trail
from engine.ticket_to_ride.ways import claimable, ways_graph

TURN = 100
"""Unit of cost: hundredths of a turn."""
_POINT = 9
"""What a point on the track is worth against a turn, while a way is chosen."""
_STATION = 330
"""A station: the turn, its card, and the points it would bring in reserve."""


def turns_to_claim(route: Route) -> int:
    """Return the cost of a route: drawing its cards two a turn, claiming it, less what its points make up for."""
    draws = route.length * TURN // 2 + 40 * route.tunnel + 30 * route.locomotives
    return max(20, TURN + draws - _POINT * RULES.route_points[route.length])


class Outlook(msgspec.Struct, frozen=True, dict=True):
    """What a seat knows, in the form in which plans are made."""

    seat: Seat
    seats: tuple[SeatView, ...]
    hand: tuple[int, ...]
    tickets: tuple[Ticket, ...]
    claims: Mapping[RouteId, Seat]
    stations: Mapping[CityId, Seat]
    turns_left: int | None

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.seats)

    @property
    def own(self) -> SeatView:
        """What everybody sees of the seat itself."""
        return self.seats[self.seat]

    @cached_property
    def others(self) -> tuple[SeatView, ...]:
        """Everybody else."""
        return tuple(view for view in self.seats if view.seat != self.seat)

    @cached_property
    def time(self) -> float:
        """How many turns the seat can expect to have, this one included; exactly 1 in the last round."""
        if self.turns_left is not None:
            return 1
        return 2 + min(_turns_to_end(view) for view in self.others)

    @cached_property
    def station_sites(self) -> tuple[CityId, ...]:
        """The cities where the seat has built."""
        return tuple(city for city, owner in self.stations.items() if owner == self.seat)

    @cached_property
    def lent(self) -> Mapping[CityId, RouteId]:
        """Which routes the seat's stations would borrow if the game ended here."""
        return best_borrowing(BOARD, self.claims, self.seat, self.station_sites, self.tickets)

    @cached_property
    def network(self) -> Network:
        """The seat's own routes and those it borrows."""
        own = [route for route, owner in self.claims.items() if owner == self.seat]
        return Network(BOARD, (*own, *self.lent.values()))

    @cached_property
    def open_tickets(self) -> tuple[Ticket, ...]:
        """The tickets held that are not completed yet."""
        return tuple(ticket for ticket in self.tickets if not self.network.completes(ticket))

    @cached_property
    def open_routes(self) -> tuple[Route, ...]:
        """The routes the seat has the right and the trains to claim."""
        everything = claimable(BOARD, RULES, self.players, self.claims, self.seat)
        return tuple(route for route in everything if route.length <= self.own.trains)

    @cached_property
    def ends_of_trail(self) -> frozenset[CityId]:
        """The cities where the seat's longest trail begins and ends."""
        trail = [
            BOARD.routes[route]
            for route in longest_trail(BOARD, [route for route, owner in self.claims.items() if owner == self.seat])
        ]
        degrees = Counter(city for route in trail for city in (route.a, route.b))
        return frozenset(city for city, degree in degrees.items() if degree % 2)

    @cached_property
    def graph(self) -> nx.Graph[CityId]:
        """The ways there are: own and borrowed routes for nothing, open ones, and others' where a station may go."""
        graph = ways_graph(BOARD, RULES, self.players, self.claims, self.seat, turns_to_claim)
        for route in map(BOARD.routes.__getitem__, self.lent.values()):
            graph.add_edge(route.a, route.b, route=route.id, cost=0)
        for route_id, owner in self.claims.items():
            if owner == self.seat or route_id in self.lent.values():
                continue
            route = BOARD.routes[route_id]
            price = self._price_of_borrowing(route)
            if price is not None and (not graph.has_edge(route.a, route.b) or graph[route.a][route.b]["cost"] > price):
                graph.add_edge(route.a, route.b, route=route.id, cost=price)
        return graph

    def _price_of_borrowing(self, route: Route) -> int | None:
        idle = [city for city in self.station_sites if city not in self.lent]
        if route.a in idle or route.b in idle:
            return 1
        if self.own.stations and self.site_for(route):
            return _STATION + TURN // 2 * (RULES.stations - self.own.stations)
        return None

    def site_for(self, route: Route) -> CityId | None:
        """Return a city where a station could be built to borrow a route."""
        return next((city for city in (route.a, route.b) if city not in self.stations), None)

    def touches(self, route: Route) -> int:
        """Return how many of the others have a route that ends where this one does."""
        owners = {self.claims.get(near.id) for city in (route.a, route.b) for near in BOARD.routes_at[city]}
        return len(owners - {None, self.seat})


def outlook(view: EuropeView) -> Outlook:
    """Take in a view. Its viewer must be a seat."""
    assert view.viewer is not None
    assert view.own is not None
    return Outlook(
        seat=view.viewer,
        seats=view.seats,
        hand=tuple(view.own.cards[card] for card in CARDS),
        tickets=tuple(BOARD.tickets[held.ticket] for held in view.own.tickets),
        claims=dict(view.claims),
        stations=dict(view.stations),
        turns_left=view.turns_left,
    )


def printed(tickets: Iterable[str]) -> tuple[Ticket, ...]:
    """Return tickets by their ids."""
    return tuple(ticket for ticket in BOARD.tickets.values() if ticket.id in set(tickets))


def _turns_to_end(view: SeatView) -> float:
    trains = max(0, view.trains - RULES.last_round_trains)
    return max(0.0, trains - 0.8 * view.cards) / 2 + trains / 3.2
