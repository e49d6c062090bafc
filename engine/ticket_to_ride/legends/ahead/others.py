"""Which tickets the others may hold, for the tracks that they have travelled: whoever travels does so for tickets."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.ticket_to_ride.legends.ahead.plans import FAR, way
from engine.ticket_to_ride.legends.ahead.table import Pair, Table

_NOTHING_YET = 0.1
"""Share of a ticket's way that counts as travelled where nothing of it is."""
_SHARPER = 0.25
"""What a track adds to the power to which the share is raised: the more there are, the surer they tell of tickets."""
_WHOLE, _COMPLETED = 0.995, 2.0
"""Share of a way from which a ticket is completed, and how much likelier it is then held."""
_OWN = 1e-3
"""What a track that is owned costs on a way, in spaces."""
_UNIT = 10_000
"""Chances are drawn in whole numbers, so many for the whole of a way."""


class LikelyTickets:
    """The tickets that a seat cannot see, and how likely each of the others holds them."""

    def __init__(self, table: Table, seat: int) -> None:
        """``table``: as in ``Table``; which of the unseen tickets lies where in it makes no difference."""
        others = [number for number in range(len(table.seats)) if number != seat]
        held = (one for other in others for one in table.seats[other].tickets)
        self._unseen = sorted([*table.tickets, *held])
        lengths = [float(length) for length in table.chart.length]
        whole = [_spaces(table, one, lengths) for one in self._unseen]
        self._weights = {other: self._weighed(table, other, lengths, whole) for other in others}

    def _weighed(self, table: Table, other: int, lengths: Sequence[float], whole: Sequence[float]) -> list[int]:
        """Return how much each unseen ticket weighs for one of the others."""
        owner = table.owner
        left = [
            length if held < 0 else _OWN if held == other else FAR for length, held in zip(lengths, owner, strict=True)
        ]
        power, weights = 1 + _SHARPER * owner.count(other), []
        for ticket, spaces in zip(self._unseen, whole, strict=True):
            done = max(0.0, 1 - _spaces(table, ticket, left) / spaces)
            weight = (done + _NOTHING_YET) ** power * (_COMPLETED if done > _WHOLE else 1)
            weights.append(1 + int(_UNIT * weight))
        return weights

    def deal(self, table: Table, rng: Rng) -> None:
        """Exchange the tickets of the others, each of whom keeps their number, and of the deck."""
        left = list(range(len(self._unseen)))
        for other, weights in self._weights.items():
            seat = table.seats[other]
            dealt = [left.pop(_drawn([weights[one] for one in left], rng)) for _ in seat.tickets]
            seat.tickets = [self._unseen[one] for one in dealt]
            if dealt and table.chart.flagship > 1:
                best = max(range(len(dealt)), key=lambda place: weights[dealt[place]] * seat.tickets[place].gain)
                seat.tickets[best] = seat.tickets[best].marked(table.chart.flagship)
        rng.shuffle(left)
        table.tickets = [self._unseen[one] for one in left]


def _spaces(table: Table, ticket: Pair, costs: Sequence[float]) -> float:
    """Return how long a ticket's shortest way is."""
    found = way(table, ticket, costs)
    return FAR if found is None else max(_OWN, sum(costs[track] for track in found))


def _drawn(weights: Sequence[int], rng: Rng) -> int:
    """Return the place of a weight, each as likely as it is heavy."""
    at = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    raise AssertionError("a number below the sum")
