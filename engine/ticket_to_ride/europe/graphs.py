"""Graphs of Ticket to Ride: Europe: points, trains left, longest paths, and after the end the tickets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.graphs import Figure, Graph, GraphKind, Moment, Reckoned, of_seat, over_moves, reckoned, won_by
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.scoring import result
from engine.ticket_to_ride.texts import ticket_text

KINDS = (
    GraphKind("points", text("europe.graph.points")),
    GraphKind("trains", text("ttr.graph.trains")),
    GraphKind("trails", text("europe.graph.trails")),
    GraphKind("tickets", text("europe.graph.tickets"), opened=True),
)


def graph(name: str, course: Iterable[Moment]) -> Graph | None:
    """Return one of the graphs."""
    match name:
        case "points":
            return over_moves(name, course, _points)
        case "trains":
            return over_moves(name, course, _trains)
        case "trails":
            return over_moves(name, course, _trails)
        case _:
            return over_moves(name, course, _tickets)


def reckoning(view: EuropeView) -> Iterator[Reckoned]:
    """Turn over the tickets one by one, count stations left and the longest path, and tell the winner."""
    if not view.tallies:
        return
    sums = {tally.seat: tally.routes for tally in view.tallies}
    yield reckoned(text("europe.reckoned.routes"), sums)
    for tally in view.tallies:
        for ticket in tally.tickets:
            sums[tally.seat] += ticket.points
            named = ticket_text(PRINTED.board, ticket.ticket)
            key = "europe.reckoned.completed" if ticket.path else "europe.reckoned.lost"
            yield reckoned(text(key, player=Player(tally.seat), ticket=named), sums)
    sums = {tally.seat: sums[tally.seat] + tally.station_points for tally in view.tallies}
    yield reckoned(text("europe.reckoned.stations"), sums)
    longest = tuple(Player(tally.seat) for tally in view.tallies if tally.trail_points)
    yield reckoned(text("europe.reckoned.trail", players=longest), {tally.seat: tally.total for tally in view.tallies})
    ranked = result(view.tallies)
    yield won_by({tally.seat: tally.total for tally in view.tallies}, ranked.places)


def _points(moment: Moment) -> Iterator[Figure]:
    """Give the points on the track, and the points of the final scoring once they are counted."""
    view = _seen(moment)
    totals = {tally.seat: tally.total for tally in view.tallies or ()}
    return (of_seat(seat.seat, totals.get(seat.seat, seat.score)) for seat in view.seats)


def _trains(moment: Moment) -> Iterator[Figure]:
    return (of_seat(seat.seat, seat.trains) for seat in _seen(moment).seats)


def _trails(moment: Moment) -> Iterator[Figure]:
    return (of_seat(seat.seat, seat.trail) for seat in _seen(moment).seats)


def _tickets(moment: Moment) -> Iterator[Figure]:
    """Give what each player's tickets would have brought at that moment: those not completed count as lost."""
    tickets = PRINTED.board.tickets
    for seat, view in enumerate(moment.hands()):
        assert isinstance(view, EuropeView)
        held = view.own.tickets if view.own else ()
        yield of_seat(Seat(seat), sum((1 if one.done else -1) * tickets[one.ticket].points for one in held))


def _seen(moment: Moment) -> EuropeView:
    view = moment.view()
    assert isinstance(view, EuropeView)
    return view
