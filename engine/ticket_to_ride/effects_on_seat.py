"""How the claims of others affect a player's tickets: the way that completes one is longer now, or is gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.ticket_to_ride.board import CityId, Route, Ticket
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.texts import goal_name
from engine.ticket_to_ride.views import TableView
from engine.ticket_to_ride.ways import Lenders, distances, least, ways_graph

if TYPE_CHECKING:
    import networkx as nx


def effects_on_seat(
    printed: Printed, before: TableView, after: TableView, lenders: tuple[Lenders, Lenders] = ((), ())
) -> Iterator[Text]:
    """Say for which open tickets of the viewer the shortest way takes more trains than before, or none is left.

    Both positions are as that seat sees them; ``lenders``: what lends the viewer routes in each of the two.
    """
    seat, own = after.viewer, after.own
    if seat is None or own is None or before.claims == after.claims:
        return
    open_ = [printed.board.tickets[held.ticket] for held in own.tickets if not held.done]
    had, have = (_graph(printed, view, seat) for view in (before, after))
    for ticket in open_:
        was, now = (_missing(graph, ticket, each) for graph, each in zip((had, have), lenders, strict=True))
        if was is None or was == now:
            continue
        a, b = printed.board.cities[ticket.a].name, goal_name(printed.board, ticket)
        if now is None:
            yield text("ttr.effect.closed", a=a, b=b)
        elif now > was:
            yield text("ttr.effect.longer", a=a, b=b, was=was, now=now)


def _graph(printed: Printed, view: TableView, seat: Seat) -> nx.Graph[CityId]:
    def trains(route: Route) -> int:
        return route.length

    return ways_graph(printed, len(view.seats), dict(view.claims), seat, trains)


def _missing(graph: nx.Graph[CityId], ticket: Ticket, lenders: Lenders) -> int | None:
    """Return how many trains the shortest way that completes a ticket still takes, or None if there is no way."""
    return least(distances(graph, {ticket.a}, lenders), ticket.ends)
