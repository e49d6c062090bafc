"""What a move does to the tickets in hands: one is completed, or can no longer be completed by any way.

The holder of a ticket could work this out from the board; nobody else gets these events.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush

from engine.core import codec
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import Event
from engine.ticket_to_ride.board import Board, CityId, Route, RouteId, Ticket, TicketId
from engine.ticket_to_ride.europe.stations import StationState
from engine.ticket_to_ride.texts import goal_name
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.ways import claimable

Ways = dict[CityId, list[tuple[CityId, int, int]]]
"""For each city its neighbours, with the trains that the route takes and the stations that could lend it."""


def progress(before: StationState, after: StationState) -> Iterator[Event]:
    """Yield, to each seat alone, which of its tickets are newly completed or have become impossible."""
    if after.over:
        return
    same_board = before.claims == after.claims and before.stations == after.stations
    for seat in map(Seat, range(len(after.seats))):
        had, held = (state.seats[seat].tickets for state in (before, after))
        if not (same_board and had == held):
            yield from _completed(before, after, seat)
            yield from _lost(before, after, seat)


def foretold(
    state: StationState, seat: Seat, *, route: RouteId | None = None, city: CityId | None = None
) -> Iterator[Text]:
    """Yield what ``progress`` would yield for a seat once it claims a route, or builds a station in a city."""
    after, held = codec.clone(state), state.seats[seat]
    if route is not None:
        after.claims[route] = seat
        after.seats[seat].trains = held.trains - state.printed.board.routes[route].length
    if city is not None:
        after.stations[city] = seat
        after.seats[seat].stations = held.stations - 1
    for event in (*_completed(state, after, seat), *_lost(state, after, seat)):
        yield Text(event.text.key.replace(".progress.", ".foretold."), event.text.params)


def _completed(before: StationState, after: StationState, seat: Seat) -> Iterator[Event]:
    was, board = _done(before, seat), after.printed.board
    own = Network(board, (route for route, owner in after.claims.items() if owner == seat))
    for ticket in _done(after, seat):
        if ticket not in was:
            key = "ttr.progress.done" if own.completes(board.tickets[ticket]) else "ttr.progress.lent"
            yield _ticket_event(board, board.tickets[ticket], seat, key)


def _lost(before: StationState, after: StationState, seat: Seat) -> Iterator[Event]:
    was, now = _Outlook(before, seat), _Outlook(after, seat)
    for ticket in _held(after, seat):
        if not now.may_complete(ticket) and (ticket not in _held(before, seat) or was.may_complete(ticket)):
            yield _ticket_event(after.printed.board, ticket, seat, "ttr.progress.impossible")


def _ticket_event(board: Board, ticket: Ticket, seat: Seat, key: str) -> Event:
    a, b = board.cities[ticket.a].name, goal_name(board, ticket)
    return Event(text(key, a=a, b=b, points=ticket.points), audience=seat, apart=True)


def _held(state: StationState, seat: Seat) -> list[Ticket]:
    return [state.printed.board.tickets[ticket] for ticket in state.seats[seat].tickets]


def _done(state: StationState, seat: Seat) -> list[TicketId]:
    """List the tickets completed as things stand, with what stations would lend."""
    routes = [route for route, owner in state.claims.items() if owner == seat]
    network = Network(state.printed.board, (*routes, *state.lent(seat)))
    return [ticket.id for ticket in _held(state, seat) if network.completes(ticket)]


class _Outlook:
    """The ways by which a seat may still complete tickets with the trains and stations that it has."""

    def __init__(self, state: StationState, seat: Seat) -> None:
        self._state = state
        self._seat = seat
        self._routes = state.printed.board.routes

    def may_complete(self, ticket: Ticket) -> bool:
        """Return whether some way completes a ticket; each station lends one route."""
        return self._leads(self._ways, ticket) or self._leads(self._ways_to_come, ticket)

    @cached_property
    def _ways(self) -> Ways:
        """The routes it may use now: its own cost nothing, open ones cost trains, those of others need a station."""
        state, seat = self._state, self._seat
        ways: Ways = {city: [] for city in state.printed.board.cities}
        for route in claimable(state.printed, len(state.seats), state.claims, seat):
            _add(ways, route, route.length, 0)
        for route_id, owner in state.claims.items():
            route = self._routes[route_id]
            if owner == seat:
                _add(ways, route, 0, 0)
            elif lenders := self._lenders(route):
                _add(ways, route, 0, lenders)
        return ways

    @cached_property
    def _ways_to_come(self) -> Ways:
        """The same, and the routes that others have the trains to claim, which a station may lend from then on."""
        state = self._state
        ways = {city: [*there] for city, there in self._ways.items()}
        others = ((Seat(other), held.trains) for other, held in enumerate(state.seats) if other != self._seat)
        open_ = {
            route.id
            for other, trains in others
            for route in claimable(state.printed, len(state.seats), state.claims, other)
            if route.length <= trains
        }
        for route_id in open_:
            if lenders := self._lenders(self._routes[route_id]):
                _add(ways, self._routes[route_id], 0, lenders)
        return ways

    @cached_property
    def _built(self) -> list[CityId]:
        return [city for city, owner in self._state.stations.items() if owner == self._seat]

    def _lenders(self, route: Route) -> int:
        """Return which stations could lend a route, a bit for each: first those that are built, then the others."""
        state, ends = self._state, {route.a, route.b}
        built = self._built
        standing = sum(1 << number for number, city in enumerate(built) if city in ends)
        if ends <= state.stations.keys():
            return standing
        reserve = state.seats[self._seat].stations
        return standing | sum(1 << number for number in range(len(built), len(built) + reserve))

    def _leads(self, ways: Ways, ticket: Ticket) -> bool:
        most, ends = self._state.seats[self._seat].trains, ticket.ends
        standing = (1 << len(self._built)) - 1
        seen: set[tuple[CityId, int]] = set()
        heap: list[tuple[int, int, CityId]] = [(0, 0, ticket.a)]
        """The lending stations of each way, its trains, and where it leads; those that need no station come first."""
        while heap:
            lending, trains, city = heappop(heap)
            if city in ends:
                return True
            if (city, lending) in seen:
                continue
            seen.add((city, lending))
            for there, more, lenders in ways[city]:
                if trains + more <= most:
                    for lent in _each(lenders & ~lending, standing) if lenders else (0,):
                        heappush(heap, (lending | lent, trains + more, there))
        return False


def _each(free: int, standing: int) -> list[int]:
    """Return the stations that may lend a route, a bit each; of those in reserve, which are alike, only the first."""
    stations = [bit for bit in (1 << number for number in range(standing.bit_length())) if free & bit & standing]
    reserve = free & ~standing
    return [*stations, reserve & -reserve] if reserve else stations


def _add(ways: Ways, route: Route, trains: int, lenders: int) -> None:
    ways[route.a].append((route.b, trains, lenders))
    ways[route.b].append((route.a, trains, lenders))
