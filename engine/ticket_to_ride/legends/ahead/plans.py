"""What a company sets out for while a game is played on: a plan that is made in a tenth of a millisecond.

It is the cheapest ways of its tickets, each making use of those before it, as far as trains and time suffice; without a
ticket to work for, the tracks that bring most dollars a turn.
"""

from __future__ import annotations

from engine.ticket_to_ride.ahead.numbers import FAR, cheapest_way, missing_cards
from engine.ticket_to_ride.legends.ahead.table import Seat, Table
from engine.ticket_to_ride.legends.sensible.plan import AT_HAND, LEAST

_CARDS_A_TURN = 1.9
"""Cards of use that come of a turn of drawing."""
_TRAINS_A_JOURNEY = 3.0
"""Trains that a company places in a turn in which it travels."""
_AHEAD = 2
"""Tracks for dollars that are worked for at a time."""
_LOOKED_AT = 14
"""Tracks among which these are chosen."""
_TICKET_TURN = 2.0
"""Dollars a turn that those spent on a ticket would bring otherwise."""
_TRAIN = 0.6
"""Dollars of a train placed, as it brings the end nearer."""
_MORE_TIME = 1.5
"""Turns by which the end may come later than expected."""


def plan(table: Table, number: int, seat: Seat) -> None:
    """Choose the tracks to travel, giving up tickets for which trains, time or ways do not suffice."""
    seat.dirty = False
    missing = [ticket for ticket in seat.pursued if not seat.completes(ticket)]
    chosen: list[int] = []
    if missing:
        length, dollars = table.board.length, table.prospects[number].dollars
        costs, time, spent = _costs(table, number, seat), _time(table) + _MORE_TIME, 0.0
        for a, b, gain, loss in missing:
            way = cheapest_way(table.board.at, a, b, costs, set(chosen))
            if way is None:
                continue
            together = chosen + way
            if sum([length[track] for track in together]) > seat.trains:
                continue
            cards = [(length[track], table.colour[track]) for track in together]
            turns = missing_cards(seat.counts, cards) / _CARDS_A_TURN + len(together)
            if turns > time or gain + loss + sum([dollars[t] for t in way]) < _TICKET_TURN * (turns - spent):
                continue
            chosen, spent = together, turns
        seat.goals = sorted(chosen, key=lambda track: -length[track])
    if not chosen:
        seat.goals = _for_dollars(table, number, seat)


def _costs(table: Table, number: int, seat: Seat) -> list[float]:
    """Return what each track costs on a way, in cards."""
    owner, parallel = table.owner, table.board.parallel
    held = [*seat.counts[:-1], max(seat.counts[:-1])]  # the last one: of any colour
    costs = [
        max(LEAST, cost - AT_HAND * min(length, held[colour]))
        for cost, length, colour in zip(table.prospects[number].cost, table.board.length, table.colour, strict=True)
    ]
    for track, whose in enumerate(owner):
        if whose >= 0:
            costs[track] = 0.0 if whose == number else FAR
            for other in parallel[track]:
                if owner[other] < 0 and not table.is_open(number, other):
                    costs[other] = FAR
    return costs


def _for_dollars(table: Table, number: int, seat: Seat) -> list[int]:
    """Return the tracks that bring most dollars a turn."""
    counts, trains, wilds = seat.counts, seat.trains, seat.counts[-1]
    most = max(counts[:-1])
    prospect, length, for_trains = table.prospects[number], table.board.length, table.for_trains
    rated = []
    for track in prospect.by_rate:
        size = length[track]
        if size > trains or not table.is_open(number, track):
            continue
        colour = table.colour[track]
        missing = max(0, size - (most if colour < 0 else counts[colour]) - wilds)
        dollars = prospect.value[track] + for_trains[trains - size] - for_trains[trains] + _TRAIN * size
        rated.append((-dollars / (1 + missing / 2), track))
        if len(rated) == _LOOKED_AT:
            break
    rated.sort()
    return [track for _, track in rated[:_AHEAD]]


def _time(table: Table) -> float:
    """Return how many turns a company may expect to have."""
    if table.left is not None:
        return 1.0
    return 1 + min(
        [one.trains / _TRAINS_A_JOURNEY + max(0.0, one.trains - 0.8 * sum(one.counts)) / 2 for one in table.seats]
    )
