"""What a seat sets out for while a game of Legends is played on: the cheapest ways of its tickets."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from engine.ticket_to_ride.legends.ahead.table import Pair, Seat, Table

FAR = 1e6
"""What a track costs that is closed."""
_AT_HAND, _LEAST = 0.4, 0.3
"""How much less a card costs that is in hand, and the least that a track costs, in cards."""
_CARD = 2.0
"""Dollars that a card, and the turns for it, are worth."""
_PACE, _DRAWN, _OF_USE = 3.0, 2.0, 0.8
"""Trains placed in a turn of travelling, cards of a turn of drawing, and the share of a hand that is of use."""
_AT_ONCE = 5
"""Tickets planned together at most."""
_NEW = 0.8
"""Dollars that a card on the way of a new ticket weighs."""


def time_left(table: Table) -> float:
    """Return how many turns a seat may expect to have."""
    if table.left is not None:
        return 1.0
    return min(seat.trains / _PACE + _drawing(seat, seat.trains) for seat in table.seats)


def _drawing(seat: Seat, spaces: int) -> float:
    """Return the turns in which cards for so many spaces are drawn."""
    return max(0.0, spaces - _OF_USE * sum(seat.counts)) / _DRAWN


def make_plan(table: Table, number: int) -> None:
    """Choose the tracks to travel for tickets, leaving out tickets for which trains, time or ways do not suffice."""
    seat, length = table.seats[number], table.chart.length
    seat.goals, seat.planned = [], True
    missing = sorted(seat.missing(), key=lambda one: -one.gain - one.loss)[:_AT_ONCE]
    if not missing:
        return
    costs, time = way_costs(table, number), time_left(table) + 1
    goals: list[int] = []
    for ticket in missing:
        found = way(table, ticket, costs)
        if found is None or sum(costs[track] for track in found) * _CARD / 2 > ticket.gain + ticket.loss:
            continue
        together = goals + found
        trains = sum(length[track] for track in together)
        if trains <= seat.trains and _drawing(seat, trains) + len(together) <= time:
            goals = together
            for track in found:
                costs[track] = 0.0
    seat.goals = sorted(goals, key=lambda track: -length[track])


def way_costs(table: Table, number: int) -> list[float]:
    """Return what each track costs a seat on a way, in cards; very much where it is closed."""
    seat, chart = table.seats[number], table.chart
    counts = seat.counts[:-1]
    counts.append(max(counts))  # of any colour: its number is -1
    costs = []
    for owner, shut, length, effort, colour, dollars in zip(
        table.owner, seat.shut, chart.length, chart.effort, chart.colour, seat.income, strict=True
    ):
        if owner >= 0:
            costs.append(0.0 if owner == number else FAR)
        elif shut:
            costs.append(FAR)
        else:
            at_hand = counts[colour]
            spared = at_hand if at_hand < length else length  # noqa: FURB136 - for every track: a call is slower
            cost = effort - _AT_HAND * spared - dollars / _CARD
            costs.append(cost if cost > _LEAST else _LEAST)  # noqa: FURB136 - likewise
    return costs


def way(table: Table, ticket: Pair, costs: Sequence[float]) -> list[int] | None:
    """Return the tracks of the cheapest way, without those that cost nothing; None: there is none."""
    at = table.chart.at
    best = [FAR] * len(at)
    came = [(-1, -1)] * len(at)
    here, there = ticket.a, ticket.b
    best[here] = 0.0
    heap = [(0.0, here)]
    while heap:
        spent, city = heappop(heap)
        if city == there:
            break
        if spent > best[city]:
            continue
        for track, other in at[city]:
            reached = spent + costs[track]
            if reached < best[other]:
                best[other] = reached
                came[other] = city, track
                heappush(heap, (reached, other))
    if best[there] >= FAR:
        return None
    tracks = []
    while there != here:
        there, track = came[there]
        if costs[track]:
            tracks.append(track)
    return tracks


def draw_tickets(table: Table, number: int) -> None:
    """Let a seat draw tickets, and keep the one that brings most for what it costs."""
    seat, drawn = table.seats[number], table.tickets[-table.chart.drawn_tickets :]
    del table.tickets[-table.chart.drawn_tickets :]
    if not drawn:
        return
    costs = way_costs(table, number)
    kept = max(drawn, key=lambda ticket: _worth(table, seat, ticket, costs))
    drawn.remove(kept)
    table.tickets[:0] = drawn
    seat.tickets, seat.planned = [*seat.tickets, kept], False


def _worth(table: Table, seat: Seat, ticket: Pair, costs: Sequence[float]) -> float:
    found, length = way(table, ticket, costs), table.chart.length
    if found is not None:
        trains = sum(length[track] for track in found)
        if trains <= seat.trains and _drawing(seat, trains) + len(found) <= time_left(table):
            return ticket.gain - _NEW * sum(costs[track] for track in found)
    return -float(ticket.loss)
