"""What a move does to tickets that are held: one is completed, or can no longer be completed by any way.

Whoever holds a ticket could work it out from what lies on the board; nobody else is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.board import Board, CityId, Route, RouteId, Ticket, TicketId
from engine.ticket_to_ride.parts.stations import StationState
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.ways import claimable

Ways = dict[CityId, list[tuple[CityId, int, int]]]
"""By city its neighbours, each with the trains that a way there takes, and the stations of which one must lend it."""


def progress(before: StationState, after: StationState) -> Iterator[Event]:
    """Tell every seat alone which of its tickets are newly completed, and which can be completed no longer."""
    if after.over:
        return
    same_board = before.claims == after.claims and before.stations == after.stations
    for seat in map(Seat, range(len(after.seats))):
        had, held = (state.seats[seat].tickets for state in (before, after))
        if not (same_board and had == held):
            yield from _completed(before, after, seat)
            yield from _lost(before, after, seat)


def _completed(before: StationState, after: StationState, seat: Seat) -> Iterator[Event]:
    was, board = _done(before, seat), after.printed.board
    own = Network(board, (route for route, owner in after.claims.items() if owner == seat))
    for ticket in _done(after, seat):
        if ticket not in was:
            key = "done" if own.completes(board.tickets[ticket]) else "lent"
            yield _told(board, board.tickets[ticket], seat, key)


def _lost(before: StationState, after: StationState, seat: Seat) -> Iterator[Event]:
    now, was = _ways(after, seat), None
    for ticket in _held(after, seat):
        if not _is_possible(after, seat, now, ticket):
            was = _ways(before, seat) if was is None else was
            if ticket not in _held(before, seat) or _is_possible(before, seat, was, ticket):
                yield _told(after.printed.board, ticket, seat, "impossible")


def _told(board: Board, ticket: Ticket, seat: Seat, key: str) -> Event:
    a, b = board.cities[ticket.a].name, board.cities[ticket.b].name
    return Event(text(f"ttr.progress.{key}", a=a, b=b, points=ticket.points), audience=seat, apart=True)


def _held(state: StationState, seat: Seat) -> list[Ticket]:
    return [state.printed.board.tickets[ticket] for ticket in state.seats[seat].tickets]


def _done(state: StationState, seat: Seat) -> list[TicketId]:
    """List the tickets completed as things stand, with what stations would lend."""
    routes = [route for route, owner in state.claims.items() if owner == seat]
    network = Network(state.printed.board, (*routes, *state.lent(seat)))
    return [ticket.id for ticket in _held(state, seat) if network.completes(ticket)]


def _ways(state: StationState, seat: Seat) -> Ways:
    """Tell how a seat may yet get from city to city.

    Its own routes take nothing, open ones trains, and those that others have claimed, or may claim yet, a station: at
    one of their ends it has one, or could build one still.
    """
    ways: Ways = {city: [] for city in state.printed.board.cities}

    def add(route: Route, trains: int, lenders: int) -> None:
        ways[route.a].append((route.b, trains, lenders))
        ways[route.b].append((route.a, trains, lenders))

    routes = state.printed.board.routes
    for route_id in (route for route, owner in state.claims.items() if owner == seat):
        add(routes[route_id], 0, 0)
    for route in claimable(state.printed, len(state.seats), state.claims, seat):
        add(route, route.length, 0)
    for route_id in _claimed_by_others(state, seat):
        if lenders := _lenders(state, seat, routes[route_id]):
            add(routes[route_id], 0, lenders)
    return ways


def _claimed_by_others(state: StationState, seat: Seat) -> set[RouteId]:
    """Return the routes of others, and those that some other seat has the trains to claim."""
    claimed = {route for route, owner in state.claims.items() if owner != seat}
    for other, held in enumerate(state.seats):
        if other != seat:
            open_ = claimable(state.printed, len(state.seats), state.claims, Seat(other))
            claimed.update(route.id for route in open_ if route.length <= held.trains)
    return claimed


def _lenders(state: StationState, seat: Seat, route: Route) -> int:
    """Return which stations of a seat could lend a route, a bit for each: first those it has built, then the others."""
    built = [city for city, owner in state.stations.items() if owner == seat]
    standing = sum(1 << number for number, city in enumerate(built) if city in {route.a, route.b})
    if {route.a, route.b} <= state.stations.keys():
        return standing
    return standing | sum(1 << number for number in range(len(built), len(built) + state.seats[seat].stations))


def _is_possible(state: StationState, seat: Seat, ways: Ways, ticket: Ticket) -> bool:
    """Tell whether some way completes a ticket with the trains and stations that a seat has; each lends one route."""
    most = state.seats[seat].trains
    seen: set[tuple[CityId, int]] = set()
    heap: list[tuple[int, int, CityId]] = [(0, 0, ticket.a)]
    """Trains that a way takes, the stations that lend it routes, and where it leads."""
    while heap:
        trains, lending, city = heappop(heap)
        if city == ticket.b:
            return True
        if (city, lending) in seen:
            continue
        seen.add((city, lending))
        for there, more, lenders in ways[city]:
            if trains + more <= most:
                free = lenders & ~lending
                stations = [bit for bit in (1 << number for number in range(free.bit_length())) if free & bit]
                for lent in stations if lenders else (0,):
                    heappush(heap, (trains + more, lending | lent, there))
    return False
