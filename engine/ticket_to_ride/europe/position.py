"""A position as a planning player of Europe weighs it: stations lend the player routes of others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId, Route, RouteId
from engine.ticket_to_ride.borrowing import best_borrowing
from engine.ticket_to_ride.europe.planning.position import TURN, Position
from engine.ticket_to_ride.europe.stations import station_figures
from engine.ticket_to_ride.europe.view import EuropeSeatView, EuropeView
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.tickets import Network

if TYPE_CHECKING:
    import networkx as nx

_STATION = 330
"""Cost of a station: the turn, its card, and the points it would bring in reserve."""


class EuropePosition(Position, frozen=True, kw_only=True):
    """What a seat knows, in the form in which plans are made."""

    seats: Sequence[EuropeSeatView]
    stations: Mapping[CityId, Seat]

    @property
    def reserve(self) -> int:
        """How many stations the seat has left."""
        return self.seats[self.seat].stations

    @cached_property
    def station_sites(self) -> tuple[CityId, ...]:
        """The cities where the seat has built."""
        return tuple(city for city, owner in self.stations.items() if owner == self.seat)

    @cached_property
    def lent(self) -> Mapping[CityId, RouteId]:
        """Which routes the seat's stations would borrow if the game ended here."""
        return best_borrowing(self.printed.board, self.claims, self.seat, self.station_sites, self.tickets)

    @cached_property
    def network(self) -> Network:
        """The seat's own routes and those it borrows."""
        return Network(self.printed.board, (*self.own_routes, *self.lent.values()))

    @cached_property
    def graph(self) -> nx.Graph[CityId]:
        """The routes that ways may use: own and borrowed ones at no cost, open ones, and those a station may borrow."""
        routes = self.printed.board.routes
        graph = super().graph
        for route in map(routes.__getitem__, self.lent.values()):
            graph.add_edge(route.a, route.b, route=route.id, cost=0)
        for route_id, owner in self.claims.items():
            if owner == self.seat or route_id in self.lent.values():
                continue
            route = routes[route_id]
            price = self._price_of_borrowing(route)
            if price is not None and (not graph.has_edge(route.a, route.b) or graph[route.a][route.b]["cost"] > price):
                graph.add_edge(route.a, route.b, route=route.id, cost=price)
        return graph

    def _price_of_borrowing(self, route: Route) -> int | None:
        idle = [city for city in self.station_sites if city not in self.lent]
        if route.a in idle or route.b in idle:
            return 1
        if self.reserve and self.site_for(route):
            return _STATION + TURN // 2 * (station_figures(self.printed).number - self.reserve)
        return None

    def site_for(self, route: Route) -> CityId | None:
        """Return a city where a station could be built to borrow a route."""
        return next((city for city in (route.a, route.b) if city not in self.stations), None)

    @property
    def may_borrow(self) -> int:
        """How many routes stations may still borrow: those in reserve and those idle on the board."""
        return self.reserve + len(self.station_sites) - len(self.lent)

    @property
    def points_to_borrow(self) -> int:
        """How many points a station brings if it stays in reserve."""
        return station_figures(self.printed).points


def position_of(printed: Printed, view: EuropeView) -> EuropePosition:
    """Return the position that a view shows. Its viewer must be a seat."""
    assert view.viewer is not None
    assert view.own is not None
    return EuropePosition(
        printed=printed,
        seat=view.viewer,
        seats=view.seats,
        hand=tuple(view.own.cards.values()),
        tickets=tuple(printed.board.tickets[held.ticket] for held in view.own.tickets),
        claims=dict(view.claims),
        stations=dict(view.stations),
        turns_left=view.turns_left,
    )
