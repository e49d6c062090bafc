"""A company that weighs how likely its tickets are done in time, so that fewer of its plans fail."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.legends.facts import Destination, Track
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.sensible.paying import colours_wanted
from engine.ticket_to_ride.legends.sensible.plan import Plan, PricedMap
from engine.ticket_to_ride.legends.sensible.player import Planner, pressing, travel_one
from engine.ticket_to_ride.legends.state import LegendsState

_OF_USE = 1.5
"""Cards of the colours that are missing which a turn of drawing brings."""
_IN_HAND, _UNSURE, _UNSURE_A_TURN = 0.5, 0.4, 0.07
"""Turns by which a plan may be late and is still done half of the time; how wide the doubt is at least, and a turn."""
_CARD = 0.35
"""Dollars that a card of a plan costs."""
_FACE_UP = 0.05
"""How much less a track costs, in cards, for each card that it lacks and that lies face up: it decides among twins."""
_TOGETHER = 5
"""Tickets of which every choice is looked at."""
_LAST_CARDS = 1.2
"""The same as ``_OF_USE`` at the end, when a card of one colour is waited for."""
_SPARED = 5.0
"""Turns from which on no wild is spent on a plan: its colours may still come, and the wild is worth more later."""
_ANY_ORDER = 3
"""Tickets whose ways are joined in every order."""


class ChanceMap(PricedMap):
    """A map on which plans are weighed by how likely they are done in time.

    A journey costs nearly the two cards that its turn could have drawn, so plans go by few long tracks.
    """

    turn = 1.6

    def _cost(self, track: Track) -> float:
        """Return what a track costs, a little less where cards of its colour that it lacks lie face up."""
        cards, row = self.state.pack.cards, self.state.supply.row
        colour = cards.numbers.get(self.state.colour_of(track), -1)
        lacking = max(0, track.length - self.company.hand[colour]) if colour >= 0 else 0
        return super()._cost(track) - _FACE_UP * min(lacking, sum(cards.colour_of[card] == colour for card in row))

    def plan_of(self, tickets: Sequence[Destination], share: float = 1.0) -> Plan:
        """Plan the tickets that are worth most, each plan by its chance."""
        return self._best(tickets, share)[0]

    def _best(self, tickets: Sequence[Destination], share: float = 1.0) -> tuple[Plan, float]:
        """Return the best plan of some of these tickets, and the dollars by which it is better than none."""
        best = Plan((), ()), 0.0
        dearest = sorted(tickets, key=lambda one: -self.worth(one))[:_TOGETHER]
        there = [one for one in dearest if self.way((one.a,), (one.b,), (), None) is not None]
        for number in range(1, len(there) + 1):
            for some in combinations(there, number):
                found = self.union(some)
                if found is None or found[0].trains > self.company.trains * share:
                    continue
                plan, cost = found
                dollars = self._chance(plan, share) * sum(map(self.worth, some)) - _CARD * cost
                if dollars > best[1]:
                    best = plan, dollars
        return best

    def union(self, tickets: Iterable[Destination]) -> tuple[Plan, float] | None:
        """Join the ways of some tickets in the order in which that costs least, or as they come if they are many."""
        some = tuple(tickets)
        orders = permutations(some) if len(some) <= _ANY_ORDER else (some,)
        found = [joined for joined in map(super().union, orders) if joined]
        return min(found, key=lambda joined: joined[1], default=None)

    def _chance(self, plan: Plan, share: float) -> float:
        """Return how likely a plan is done in time, or in a share of it."""
        late = self.missing(plan) / _OF_USE + len(plan.tracks) - self.time * share
        return 1 / (1 + math.exp(min(30.0, (late - _IN_HAND) / (_UNSURE + _UNSURE_A_TURN * self.time))))

    def missing(self, plan: Plan) -> int:
        """Return how many cards a plan still needs, those of other colours in hand not counted."""
        wanted = colours_wanted(self.state, self.seat, (*plan.tracks, *plan.extras))
        wilds = self.company.hand[self.state.pack.cards.wild]
        return max(0, sum(wanted.values()) + len(plan.ports) - wilds)

    def saves_for(self, plan: Plan) -> bool:
        """Return whether cards are still saved up for a plan: to the last, while its tickets can be done."""
        missing = self.missing(msgspec.structs.replace(plan, extras=()))
        nearly = missing > 0 and missing / _LAST_CARDS + len(plan.tracks) <= self.time + _IN_HAND
        return nearly or super().saves_for(plan)

    def _score(self, held: Sequence[Destination], some: Sequence[Destination]) -> float:
        """Return the dollars that tickets bring: what is not completed is paid for."""
        open_ones = [one for one in some if not self.parts.joined(one.a, one.b)]
        done = sum(one.points for one in some if one not in open_ones)
        return self._best([*held, *open_ones])[1] + done - sum(one.points for one in (*held, *open_ones))


class CarefulPlanner(Planner):
    """Plans by chances, spares wilds as long as anything else is missing, and takes one for the last card."""

    maps = ChanceMap

    def _travel_planned(self, priced: PricedMap, plan: Plan) -> Travel | None:
        assert isinstance(priced, ChanceMap)
        spends = priced.time < _SPARED or not priced.missing(plan)
        return travel_one(priced, pressing(priced, plan), plan, wilds=spends)

    def _prefers_wild(self, state: LegendsState, seat: Seat, plan: Plan, wanted: Mapping[int, int]) -> bool:
        wilds = state.company(seat).hand[state.pack.cards.wild]
        return bool(plan.tracks) and sum(wanted.values()) - wilds == 1


choose_with_care = CarefulPlanner()
"""Chooses by chances."""
