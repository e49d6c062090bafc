"""The final points of a game, itemised: routes, tickets, and the stations and longest trail that a game may have.

Europe's rulebook, "Scoring".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.game import Result
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.ticket_to_ride.board import Board, CityId, RouteId, Ticket, TicketId
from engine.ticket_to_ride.borrowing import best_borrowing
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.tickets import Network, paths
from engine.ticket_to_ride.trail import longest_trail, trail_length


class TicketTally(msgspec.Struct, frozen=True):
    """What one ticket brought or cost."""

    ticket: TicketId
    points: int
    """Won, or lost and so negative."""
    path: tuple[RouteId, ...]
    """The way that completes it, over own routes alone if they suffice; empty if it was not completed."""
    borrowed: tuple[RouteId, ...]
    """The routes of the path that belong to others."""


class Tally(msgspec.Struct, frozen=True):
    """A player's final score, item by item."""

    seat: Seat
    routes: int
    """Points for routes."""
    tickets: tuple[TicketTally, ...]
    lent: tuple[tuple[CityId, RouteId], ...]
    """Which route each station borrowed, for stations that borrowed one."""
    stations_left: int
    station_points: int
    trail: tuple[RouteId, ...]
    """The longest trail, in the order travelled."""
    trail_length: int
    """Its train spaces."""
    trail_points: int
    """The bonus for the longest of all, or 0."""

    @property
    def ticket_points(self) -> int:
        """All tickets together."""
        return sum(ticket.points for ticket in self.tickets)

    @property
    def completed(self) -> int:
        """How many tickets were completed, with the help of stations or without."""
        return sum(bool(ticket.path) for ticket in self.tickets)

    @property
    def total(self) -> int:
        """The final score."""
        return self.routes + self.ticket_points + self.station_points + self.trail_points


class Holding(msgspec.Struct, frozen=True):
    """What a player brings to the final scoring."""

    tickets: tuple[TicketId, ...]
    stations_left: int = 0


def route_points(printed: Printed, claims: Mapping[RouteId, Seat], seat: Seat) -> int:
    """Return the points on a player's scoring track."""
    rules, routes = printed.rules, printed.board.routes
    return sum(rules.points(routes[route].length) for route, owner in claims.items() if owner == seat)


def tallies(
    printed: Printed, claims: Mapping[RouteId, Seat], stations: Mapping[CityId, Seat], holdings: Sequence[Holding]
) -> tuple[Tally, ...]:
    """Score a finished game, by seat."""
    board, rules = printed.board, printed.rules
    seats = [Seat(number) for number in range(len(holdings))]
    trails = [longest_trail(board, [route for route, owner in claims.items() if owner == seat]) for seat in seats]
    lengths = [trail_length(board, trail) for trail in trails]
    longest = max(lengths)
    bonus = rules.longest_trail.points if rules.longest_trail else 0
    station = rules.stations.points if rules.stations else 0
    return tuple(
        _tally(
            board,
            claims,
            [city for city, owner in stations.items() if owner == seat],
            holding,
            Tally(
                seat=seat,
                routes=route_points(printed, claims, seat),
                tickets=(),
                lent=(),
                stations_left=holding.stations_left,
                station_points=station * holding.stations_left,
                trail=trail,
                trail_length=length,
                # All who share the longest trail get the bonus; where nobody owns a route, nobody does.
                trail_points=bonus if length == longest > 0 else 0,
            ),
        )
        for seat, holding, trail, length in zip(seats, holdings, trails, lengths, strict=True)
    )


def _tally(
    board: Board,
    claims: Mapping[RouteId, Seat],
    stations: Sequence[CityId],
    holding: Holding,
    base: Tally,
) -> Tally:
    held = [board.tickets[ticket] for ticket in holding.tickets]
    lent = best_borrowing(board, claims, base.seat, stations, held)
    owned = [route for route, owner in claims.items() if owner == base.seat]
    # A borrowed route only joins parts that own routes leave apart, so it is never in a way that needs no help.
    used = [*owned, *dict.fromkeys(lent.values())]
    ways, network = paths(board, used, held), Network(board, used)
    return msgspec.structs.replace(
        base,
        tickets=tuple(
            _ticket_tally(ticket, network.points(ticket), way, owned) for ticket, way in zip(held, ways, strict=True)
        ),
        lent=tuple(lent.items()),
    )


def _ticket_tally(ticket: Ticket, points: int, way: tuple[RouteId, ...], owned: Sequence[RouteId]) -> TicketTally:
    return TicketTally(
        ticket=ticket.id,
        points=points,
        path=way,
        borrowed=tuple(route for route in way if route not in owned),
    )


def result(tallied: Sequence[Tally]) -> Result:
    """Rank the players: total, then most tickets completed, then most stations left, then the longest trail."""

    def rank(tally: Tally) -> tuple[int, int, int, int]:
        return (tally.total, tally.completed, tally.stations_left, tally.trail_points)

    order = sorted(tallied, key=rank, reverse=True)
    places: list[tuple[Seat, ...]] = []
    for before, tally in zip((None, *order), order, strict=False):
        if before and rank(before) == rank(tally):
            places[-1] += (tally.seat,)
        else:
            places.append((tally.seat,))
    return Result(tuple(tally.total for tally in tallied), tuple(places))


def announce(outcome: Result) -> Event:
    """Announce who won, and everybody's points."""
    scores = tuple(
        text("ttr.end.score", player=Player(seat), points=outcome.scores[seat])
        for place in outcome.places
        for seat in place
    )
    winners = tuple(Player(seat) for seat in outcome.winners)
    return Event(text("ttr.end.won", winners=winners, number=len(winners), scores=scores), reveals=True)
