"""A position of Ticket to Ride: Europe in numbers, so that it can be played on in a millisecond or two.

Cities, routes and colours are numbered by their order, the wild colour last.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from engine.core.seat import Seat as SeatNumber
from engine.ticket_to_ride.board import CityId, RouteId, Ticket
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.stations import station_figures
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.state import OPENING

Pair = tuple[int, int, int]
"""A ticket: two cities and its points."""


class NumberedBoard(NamedTuple):
    """What is printed, by route where nothing else is said."""

    cities: dict[CityId, int]
    routes: dict[RouteId, int]
    ends: list[tuple[int, int]]
    length: list[int]
    colour: list[int]
    """-1: any colour."""
    wilds: list[int]
    tunnel: list[bool]
    parallel: list[list[int]]
    points: list[int]
    at: list[list[tuple[int, int]]]
    """By city its routes, each with the city at the other end."""


@cache
def numbered(printed: Printed) -> NumberedBoard:
    """Return a board in numbers."""
    board = printed.board
    cities = {city: number for number, city in enumerate(board.cities)}
    routes = {route: number for number, route in enumerate(board.routes)}
    all_ = list(board.routes.values())
    at: list[list[tuple[int, int]]] = [[] for _ in cities]
    ends = [(cities[route.a], cities[route.b]) for route in all_]
    for number, (a, b) in enumerate(ends):
        at[a].append((number, b))
        at[b].append((number, a))
    return NumberedBoard(
        cities=cities,
        routes=routes,
        ends=ends,
        length=[route.length for route in all_],
        colour=[route.colours[0] if len(route.colours) == 1 else -1 for route in all_],
        wilds=[route.wilds for route in all_],
        tunnel=[route.tunnel for route in all_],
        parallel=[[routes[other] for other in route.parallel] for route in all_],
        points=[printed.rules.points(route.length) for route in all_],
        at=at,
    )


class Seat:
    """What lies in front of a player, and what the player is about."""

    __slots__ = ("borrowed", "counts", "dirty", "goals", "lent", "pursued", "score", "stations", "tickets", "trains")

    def __init__(self, counts: list[int], trains: int, stations: int, score: int) -> None:
        self.counts, self.trains, self.stations, self.score = counts, trains, stations, score
        self.tickets: list[Pair] = []
        self.pursued: list[Pair] = []
        """The tickets that are planned."""
        self.goals: list[int] = []
        """Routes to claim, the first one first."""
        self.borrowed: list[int] = []
        """Routes of others that are to be borrowed."""
        self.lent: list[int] = []
        """Those that stations lend."""
        self.dirty = True
        """Has to plan anew."""

    def copy(self) -> Seat:
        """Return another one alike."""
        seat = Seat(self.counts[:], self.trains, self.stations, self.score)
        seat.tickets, seat.pursued, seat.lent = self.tickets, self.pursued, self.lent[:]
        return seat


class Table:
    """A position, with everything that is hidden in it."""

    def __init__(self, state: EuropeState) -> None:
        """``state`` waits for a turn, or for its second card."""
        printed, rules = state.printed, state.printed.rules
        self.board = numbered(printed)
        self.colours = len(printed.cards.colours)
        numbers = printed.cards.colour_of
        self.owner = [-1] * len(self.board.ends)
        for route, owner in state.claims.items():
            self.owner[self.board.routes[route]] = int(owner)
        self.seats = []
        for number, held in enumerate(state.seats):
            score = sum(self.board.points[r] for r, owner in enumerate(self.owner) if owner == number)
            seat = Seat(list(printed.cards.counts(held.hand)), held.trains, held.stations, score)
            # Who has not chosen yet keeps all but one.
            kept = held.offered[:-1] if state.in_round(OPENING) else []
            seat.tickets = self.pairs(printed.board.tickets[one] for one in (*held.tickets, *kept))
            seat.pursued = seat.tickets
            seat.lent = [self.board.routes[route] for route in state.borrowed(SeatNumber(number)).values()]
            self.seats.append(seat)
        self.deck = [numbers[card] for card in state.supply.deck]
        self.row = [numbers[card] for card in state.supply.row]
        self.discards = [numbers[card] for card in state.supply.discards]
        self.turn = int(state.start) if state.in_round(OPENING) else int(state.main_frame.actor)
        self.left = state.turns_left
        self.ticket_deck = [printed.board.tickets[one] for one in state.ticket_deck]
        self.last_trains = rules.last_round_trains
        self.doubles = len(self.seats) >= rules.doubles_open_from
        self.station = station_figures(printed)
        self.bonus = rules.longest_trail.points if rules.longest_trail else 0

    def pairs(self, tickets: Iterable[Ticket]) -> list[Pair]:
        """Return tickets in numbers, the most valuable first."""
        cities = self.board.cities
        return sorted([(cities[one.a], cities[one.b], one.points) for one in tickets], key=lambda one: -one[2])

    def copy(self) -> Table:
        """Return another one alike, to be played on."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.owner, table.deck, table.row = self.owner[:], self.deck[:], self.row[:]
        table.discards, table.seats = self.discards[:], [seat.copy() for seat in self.seats]
        return table

    def next_turn(self) -> None:
        """Let the turn pass to the next seat."""
        if self.left is not None:
            self.left -= 1
        self.turn = (self.turn + 1) % len(self.seats)

    def parts(self, number: int, seat: Seat) -> list[int]:
        """Return which cities are joined for a seat, by stations too, as a union-find."""
        parent = list(range(len(self.board.at)))
        ends = self.board.ends
        for route, owner in enumerate(self.owner):
            if owner == number:
                a, b = ends[route]
                parent[root(parent, a)] = root(parent, b)
        for route in seat.lent:
            a, b = ends[route]
            parent[root(parent, a)] = root(parent, b)
        return parent

    def open_routes(self, number: int, seat: Seat) -> list[int]:
        """Return the routes that a seat may claim if it has the cards."""
        owner, length, parallel, trains = self.owner, self.board.length, self.board.parallel, seat.trains
        return [
            route
            for route, held in enumerate(owner)
            if held < 0 and length[route] <= trains and not (parallel[route] and self.closed(number, route))
        ]

    def closed(self, number: int, route: int) -> bool:
        """Tell whether a claim on a parallel track closes a route to a seat."""
        for other in self.board.parallel[route]:
            held = self.owner[other]
            if held == number or (held >= 0 and not self.doubles):
                return True
        return False


def root(parent: list[int], city: int) -> int:
    """Return the city that stands for all that are joined with this one, in a union-find."""
    while parent[city] != city:
        city = parent[city]
    return city
