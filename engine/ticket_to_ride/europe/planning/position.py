"""A position as a planning player weighs it: only what the seat's own view tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.board import CityId, Route, RouteId, Ticket
from engine.ticket_to_ride.cards import Counts
from engine.ticket_to_ride.europe.planning.shortfall import shortfall
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.trail import longest_trail
from engine.ticket_to_ride.views import SeatView
from engine.ticket_to_ride.ways import claimable, ways_graph

if TYPE_CHECKING:
    import networkx as nx

TURN = 100
"""A turn in the unit of cost, which is a hundredth of it."""
_POINT = 14
"""What a point on the track counts, in the unit of cost, while a way is chosen."""
_AT_HAND = 0.5
"""How much the cards in hand count while a way is chosen: not fully, as several routes may need the same ones."""


class Position(msgspec.Struct, frozen=True, dict=True):
    """What a seat knows, in the form in which plans are made."""

    printed: Printed
    seat: Seat
    seats: Sequence[SeatView]
    hand: tuple[int, ...]
    tickets: tuple[Ticket, ...]
    claims: Mapping[RouteId, Seat]
    turns_left: int | None

    @cached_property
    def counts(self) -> Counts:
        """The hand by colours, wild cards last."""
        return self.printed.cards.counts(self.hand)

    @property
    def players(self) -> int:
        """How many players sit at the table."""
        return len(self.seats)

    @property
    def trains(self) -> int:
        """How many trains the seat has left."""
        return self.seats[self.seat].trains

    @cached_property
    def others(self) -> tuple[SeatView, ...]:
        """What everybody sees of the other players."""
        return tuple(view for view in self.seats if view.seat != self.seat)

    @cached_property
    def time(self) -> float:
        """How many turns the seat can expect to have, this one included; exactly 1 in the last round."""
        if self.turns_left is not None:
            return 1
        return 2 + min(self._turns_to_end(view) for view in self.others)

    def _turns_to_end(self, view: SeatView) -> float:
        trains = max(0, view.trains - self.printed.rules.last_round_trains)
        return max(0.0, trains - 0.8 * view.cards) / 2 + trains / 3.2

    @cached_property
    def own_routes(self) -> tuple[RouteId, ...]:
        """The routes the seat has claimed."""
        return tuple(route for route, owner in self.claims.items() if owner == self.seat)

    @cached_property
    def network(self) -> Network:
        """The routes that the seat's tickets can already use."""
        return Network(self.printed.board, self.own_routes)

    @cached_property
    def open_tickets(self) -> tuple[Ticket, ...]:
        """The tickets held that are not completed yet."""
        return tuple(ticket for ticket in self.tickets if not self.network.completes(ticket))

    @cached_property
    def open_routes(self) -> tuple[Route, ...]:
        """The routes the seat has the right and the trains to claim."""
        everything = claimable(self.printed, self.players, self.claims, self.seat)
        return tuple(route for route in everything if route.length <= self.trains)

    @cached_property
    def ends_of_trail(self) -> frozenset[CityId]:
        """The cities where the seat's longest trail begins and ends; empty if the game has no bonus for it."""
        if self.printed.rules.longest_trail is None:
            return frozenset()
        board = self.printed.board
        trail = [board.routes[route] for route in longest_trail(board, self.own_routes)]
        degrees = Counter(city for route in trail for city in (route.a, route.b))
        return frozenset(city for city, degree in degrees.items() if degree % 2)

    @cached_property
    def graph(self) -> nx.Graph[CityId]:
        """The routes that ways may use: own ones at no cost, and open ones."""
        return ways_graph(self.printed, self.players, self.claims, self.seat, self.turns_to_claim)

    def points(self, route: Route) -> int:
        """Return the points for claiming a route."""
        return self.printed.rules.points(route.length)

    def turns_to_claim(self, route: Route) -> int:
        """Return the cost of a route: drawing its cards two a turn, claiming it, less what its points make up for."""
        lacking = shortfall(self.counts, (route,))
        draws = int((1 - _AT_HAND) * (route.length * TURN / 2 + 40 * route.tunnel + 30 * route.wilds))
        draws += int(_AT_HAND * lacking * TURN / 2)
        return max(20, TURN + draws - _POINT * self.points(route))

    def touches(self, route: Route) -> int:
        """Return how many of the others have a route that ends where this one does."""
        routes_at = self.printed.board.routes_at
        owners = {self.claims.get(near.id) for city in (route.a, route.b) for near in routes_at[city]}
        return len(owners - {None, self.seat})

    def tickets_of(self, ids: Iterable[str]) -> tuple[Ticket, ...]:
        """Return tickets by their ids, in the order of the board."""
        wanted = set(ids)
        return tuple(ticket for ticket in self.printed.board.tickets.values() if ticket.id in wanted)

    @property
    def may_borrow(self) -> int:
        """How many more routes of others the tickets may use, in a game that allows it (stations)."""
        return 0

    @property
    def points_to_borrow(self) -> int:
        """What borrowing a route costs in points."""
        return 0
