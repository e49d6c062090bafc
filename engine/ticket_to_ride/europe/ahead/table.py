"""A position of Ticket to Ride: Europe in numbers, so that it can be played on in a millisecond or two.

Cities, routes and colours are numbered by their order, the wild colour last.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from engine.core.seat import Seat as SeatNumber
from engine.ticket_to_ride.board import Board, CityId, Route, RouteId, Ticket
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.stations import station_figures
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.state import OPENING

Pair = tuple[int, int, int]
"""A ticket: two cities and its points."""


_CLAIM, _SPACE, _TUNNEL, _WILD, _POINT = 1.0, 0.25, 0.2, 0.15, 0.14
"""What a claim, a space, a tunnel, a wild card and a point weigh in turns while a way is chosen."""
_LONG = 6
"""Spaces from which a route is very long."""


class NumberedBoard(NamedTuple):
    """What is printed, by route where nothing else is said."""

    printed: Board
    cities: dict[CityId, int]
    routes: dict[RouteId, int]
    ends: list[tuple[int, int]]
    length: list[int]
    colour: list[int]
    """-1: any colour."""
    wilds: list[int]
    tunnel: list[bool]
    effort: list[float]
    """What it takes on a way whatever is at hand, in turns, less what its points make up for."""
    cards: list[int]
    """Of its colour, one in reserve for a tunnel, without wild ones that must be such."""
    cards_in_all: list[tuple[int, int]]
    """One in reserve for a tunnel, with the colour."""
    ferries: list[int]
    """The routes that take wild cards."""
    parallel: list[list[int]]
    points: list[int]
    long: list[int]
    """The very long routes."""
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
    colours = [route.colours[0] if len(route.colours) == 1 else -1 for route in all_]
    ends = [(cities[route.a], cities[route.b]) for route in all_]
    for number, (a, b) in enumerate(ends):
        at[a].append((number, b))
        at[b].append((number, a))
    return NumberedBoard(
        printed=board,
        cities=cities,
        routes=routes,
        ends=ends,
        length=[route.length for route in all_],
        colour=colours,
        wilds=[route.wilds for route in all_],
        tunnel=[route.tunnel for route in all_],
        cards=[route.length - route.wilds + route.tunnel for route in all_],
        effort=[_effort(route, printed.rules.points(route.length)) for route in all_],
        cards_in_all=[(route.length + route.tunnel, colour) for route, colour in zip(all_, colours, strict=True)],
        ferries=[number for number, route in enumerate(all_) if route.wilds],
        parallel=[[routes[other] for other in route.parallel] for route in all_],
        points=[printed.rules.points(route.length) for route in all_],
        long=[number for number, route in enumerate(all_) if route.length >= _LONG],
        at=at,
    )


def _effort(route: Route, points: int) -> float:
    return _CLAIM + _SPACE * route.length + _TUNNEL * route.tunnel + _WILD * route.wilds - _POINT * points


class Outline(NamedTuple):
    """What a seat is about."""

    pursued: list[Pair]
    goals: list[int]
    borrowed: list[int]
    urgency: dict[int, float]


class Seat:
    """What lies in front of a player, and what the player is about."""

    __slots__ = (
        *("counts", "trains", "stations", "score", "tickets", "lent"),
        *("pursued", "goals", "borrowed", "urgency", "planned_for"),
    )

    def __init__(self, counts: list[int], trains: int, stations: int, score: int) -> None:
        self.counts, self.trains, self.stations, self.score = counts, trains, stations, score
        self.tickets: list[Pair] = []
        self.pursued: list[Pair] = []
        """The tickets that are planned."""
        self.goals: list[int] = []
        """Routes to claim."""
        self.urgency: dict[int, float] = {}
        """By route of the plan how much it presses."""
        self.borrowed: list[int] = []
        """Routes of others that are to be borrowed."""
        self.lent: list[int] = []
        """Those that stations lend."""
        self.planned_for = 0
        """Turns for which the plan holds unless something happens; 0: has to plan anew."""

    def copy(self) -> Seat:
        """Return another one alike."""
        seat = Seat(self.counts[:], self.trains, self.stations, self.score)
        seat.tickets, seat.pursued, seat.lent = self.tickets, self.pursued, self.lent[:]
        return seat

    def outline(self) -> Outline:
        """Return what the seat is about now."""
        return Outline(self.pursued, self.goals[:], self.borrowed[:], self.urgency.copy())

    def follow(self, outline: Outline, turns: int) -> None:
        """Let the seat be about something else, for so many turns unless something happens."""
        self.pursued, self.goals, self.borrowed = outline.pursued, outline.goals[:], outline.borrowed[:]
        self.urgency, self.planned_for = outline.urgency.copy(), turns


class Table:
    """A position, with everything that is hidden in it."""

    def __init__(self, state: EuropeState) -> None:
        """``state`` waits for a turn, or for its second card."""
        printed, rules = state.printed, state.printed.rules
        self.board = numbered(printed)
        self.colours = len(printed.cards.colours)
        self.numbers = [0] * (self.colours + 1)
        for card, kind in enumerate(printed.cards.kinds):
            self.numbers[printed.cards.colour_of[card]] += kind.count
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
        self.ticket_deck = [self._pair(printed.board.tickets[one]) for one in state.ticket_deck]
        self.last_trains = rules.last_round_trains
        self.wilds_that_reset, self.resets = rules.wilds_that_reset, rules.resets_in_a_row
        self.drawn_tickets = rules.drawn_tickets
        self.doubles = len(self.seats) >= rules.doubles_open_from
        self.station = station_figures(printed)
        self.bonus = rules.longest_trail.points if rules.longest_trail else 0

    def pairs(self, tickets: Iterable[Ticket]) -> list[Pair]:
        """Return tickets in numbers, the most valuable first."""
        return sorted(map(self._pair, tickets), key=lambda one: -one[2])

    def _pair(self, ticket: Ticket) -> Pair:
        cities = self.board.cities
        return cities[ticket.a], cities[ticket.b], ticket.points

    def copy(self) -> Table:
        """Return another one alike, to be played on."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.owner, table.deck, table.row = self.owner[:], self.deck[:], self.row[:]
        table.discards, table.seats = self.discards[:], [seat.copy() for seat in self.seats]
        table.ticket_deck = self.ticket_deck[:]
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
        trains, parallel = seat.trains, self.board.parallel
        return [
            route
            for route, (held, length) in enumerate(zip(self.owner, self.board.length, strict=True))
            if held < 0 and length <= trains and not (parallel[route] and self.closed(number, route))
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
