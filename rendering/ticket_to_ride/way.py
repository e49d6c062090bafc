"""The way still missing: for each open ticket the routes that could yet complete it, with the fewest trains."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.seat import Seat
from engine.ticket_to_ride.board import Board, RouteId, Ticket
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.rules import Rules
from engine.ticket_to_ride.tickets import shortest


def own_routes(view: EuropeView, seat: Seat) -> list[RouteId]:
    """Return the routes a seat has claimed."""
    return [route for route, owner in view.claims if owner == seat]


def closed_routes(board: Board, rules: Rules, view: EuropeView) -> set[RouteId]:
    """Return the routes nobody may claim although no train stands on them (rulebook, "Double routes")."""
    if len(view.seats) >= rules.doubles_open_from:
        return set()
    claimed = {route for route, _ in view.claims}
    return {beside for route in claimed for beside in board.routes[route].beside if beside not in claimed}


def missing_ways(
    board: Board, rules: Rules, view: EuropeView, seat: Seat, tickets: Iterable[Ticket]
) -> dict[str, tuple[RouteId, ...]]:
    """Return for each ticket the unclaimed routes of its cheapest way; empty where none is left, or none is needed."""
    own = set(own_routes(view, seat))
    taken = {route for route, _ in view.claims} - own
    barred = taken | closed_routes(board, rules, view)
    barred |= {beside for route in own for beside in board.routes[route].beside}
    graph = board.graph(route for route in board.routes if route not in barred)
    for here, there, route in graph.edges(keys=True):
        if route in own:
            graph[here][there][route]["length"] = 0
    ways = {ticket.id: shortest(graph, ticket.a, ticket.b) for ticket in tickets}
    return {ticket: tuple(route for route in way if route not in own) for ticket, way in ways.items()}
