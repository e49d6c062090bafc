"""What a move does to tickets that are held: one is completed, or can no longer be completed by any way.

Whoever holds a ticket could work it out from what lies on the board; nobody else is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import text
from engine.ticket_to_ride.board import Board, CityId, Ticket, TicketId
from engine.ticket_to_ride.parts.stations import StationState
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.ways import claimable

Ways = dict[CityId, list[tuple[CityId, int, int]]]
"""By city its neighbours, each with the trains that a way there takes, and how many stations."""


def progress(before: StationState, after: StationState) -> Iterator[Event]:
    """Tell every seat alone which of its tickets are newly completed, and which can be completed no longer."""
    if after.over or (before.claims == after.claims and before.stations == after.stations):
        return
    for seat in map(Seat, range(len(after.seats))):
        held = [after.printed.board.tickets[ticket] for ticket in after.seats[seat].tickets]
        yield from _completed(before, after, seat, held)
        yield from _lost(before, after, seat, held)


def _completed(before: StationState, after: StationState, seat: Seat, held: Sequence[Ticket]) -> Iterator[Event]:
    was, board = _done(before, seat, held), after.printed.board
    own = Network(board, (route for route, owner in after.claims.items() if owner == seat))
    for ticket in _done(after, seat, held):
        if ticket not in was:
            key = "done" if own.completes(board.tickets[ticket]) else "lent"
            yield _told(board, board.tickets[ticket], seat, key)


def _lost(before: StationState, after: StationState, seat: Seat, held: Sequence[Ticket]) -> Iterator[Event]:
    now, was = _ways(after, seat), None
    for ticket in held:
        if not _is_possible(after, seat, now, ticket):
            was = _ways(before, seat) if was is None else was
            if _is_possible(before, seat, was, ticket):
                yield _told(after.printed.board, ticket, seat, "impossible")


def _told(board: Board, ticket: Ticket, seat: Seat, key: str) -> Event:
    a, b = board.cities[ticket.a].name, board.cities[ticket.b].name
    return Event(text(f"ttr.progress.{key}", a=a, b=b, points=ticket.points), audience=seat, apart=True)


def _done(state: StationState, seat: Seat, held: Sequence[Ticket]) -> list[TicketId]:
    """List the tickets completed as things stand, with what stations would lend."""
    routes = [route for route, owner in state.claims.items() if owner == seat]
    network = Network(state.printed.board, (*routes, *state.lent(seat)))
    return [ticket.id for ticket in held if network.completes(ticket)]


def _ways(state: StationState, seat: Seat) -> Ways:
    """Tell how a seat may yet get from city to city.

    Its own routes take nothing, open ones trains, and those of others a station: at one of their ends it has one, or
    could build one still.
    """
    board, stations = state.printed.board, state.stations
    ways: Ways = {city: [] for city in board.cities}

    def add(a: CityId, b: CityId, trains: int, lent: int) -> None:
        ways[a].append((b, trains, lent))
        ways[b].append((a, trains, lent))

    for route in claimable(state.printed, len(state.seats), state.claims, seat):
        add(route.a, route.b, route.length, 0)
    for route_id, owner in state.claims.items():
        route = board.routes[route_id]
        if owner == seat:
            add(route.a, route.b, 0, 0)
        elif any(stations.get(end, seat if state.seats[seat].stations else None) == seat for end in (route.a, route.b)):
            add(route.a, route.b, 0, 1)
    return ways


def _is_possible(state: StationState, seat: Seat, ways: Ways, ticket: Ticket) -> bool:
    """Tell whether some way completes a ticket with the trains and stations that a seat has."""
    held = state.seats[seat]
    most = held.stations + sum(owner == seat for owner in state.stations.values())
    fewest: dict[CityId, int] = {}
    """By city the fewest stations of a way found: another must take fewer, as it takes no fewer trains."""
    heap: list[tuple[int, int, CityId]] = [(0, 0, ticket.a)]
    while heap:
        trains, lent, city = heappop(heap)
        if city == ticket.b:
            return True
        if fewest.get(city, most + 1) <= lent:
            continue
        fewest[city] = lent
        for there, more, stations in ways[city]:
            if trains + more <= held.trains and lent + stations <= most:
                heappush(heap, (trains + more, lent + stations, there))
    return False
