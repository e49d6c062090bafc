"""A company that weighs how likely its tickets are done in time, so that fewer of its plans fail."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from statistics import fmean

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.legends.facts import Destination, Track
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.sensible.paying import best_income, best_last, colours_wanted
from engine.ticket_to_ride.legends.sensible.plan import Plan, PricedMap
from engine.ticket_to_ride.legends.sensible.player import Planner, pressing, travel_one
from engine.ticket_to_ride.legends.state import LegendsState

_OF_USE = 1.5
"""Cards of the colours that are missing which a turn of drawing brings."""
_IN_HAND, _UNSURE, _UNSURE_A_TURN = 0.5, 1.0, 0.05
"""Turns by which a plan may be late and is still done half of the time; how wide the doubt is at least, and a turn."""
_CARD = 0.35
"""Dollars that a card of a plan costs besides its turns."""
_FACE_UP = 0.05
"""How much less a track costs, in cards, for each card that it lacks and that lies face up: it decides among twins."""
_GIVEN, _STILL = 0.5, 0.3
"""How much of a missing card one spares that comes from a large city; what is missing nonetheless."""
_LENGTH = 1.9
"""Spaces of a track where the time left is estimated well; where they are more, a game ends sooner."""
_SHORTLY = 2.0
"""Turns for which that makes no difference."""
_PLACED = 1.45
"""Trains placed in a turn that no ticket needs, with the turns for their cards."""
_EARNED = 0.6
"""Tracks travelled in such a turn, in the same way."""
_ABOUT = ((-2, 0.1), (-1, 0.2), (0, 0.4), (1, 0.2), (2, 0.1))
"""How likely more or fewer trains are left in the end than was reckoned."""
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

    def __init__(self, state: LegendsState, seat: int) -> None:
        super().__init__(state, seat)
        self._sooner = 1 - min(1.0, math.sqrt(_LENGTH / fmean(track.length for track in self.printed.tracks)))
        self._earned = _EARNED * fmean(map(self.income.of, self.open)) if self.open else 0.0

    @property
    def time(self) -> float:
        """How many turns the seat can expect to have: fewer where tracks are long."""
        time = super().time
        return time - self._sooner * max(0.0, time - _SHORTLY)

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
        """Return the best plan of some of these tickets, and the dollars by which it is better than none.

        Tickets are done one after the other, so that those before the last are done more often than all.
        """
        best = Plan((), ()), 0.0
        dearest = sorted(tickets, key=lambda one: -self.worth(one))[:_TOGETHER]
        there = [one for one in dearest if self.way((one.a,), (one.b,), (), None) is not None]
        expected: dict[tuple[Destination, ...], float] = {(): 0.0}
        for number in range(1, len(there) + 1):
            for some in combinations(there, number):
                found = self.union(some)
                if found is None or found[0].trains > self.company.trains * share:
                    continue
                plan, cost = found
                chance = self._chance(plan, share)
                before = [(some[:one] + some[one + 1 :], some[one]) for one in range(number)]
                expected[some] = max(
                    (expected[first] + chance * self.worth(last) for first, last in before if first in expected),
                    default=chance * sum(map(self.worth, some)),
                )
                dollars = expected[some] + self._besides(plan, share) - _CARD * cost
                if dollars > best[1]:
                    best = plan, dollars
        return best

    def _besides(self, plan: Plan, share: float) -> float:
        """Return what a plan's tracks and the trains left in the end bring, less what they would bring without it."""
        turns, time, trains = self._needed(plan), self.time * share, self.company.trains
        done = min(1.0, time / turns) if turns else 1.0
        left = trains - plan.trains * done - _PLACED * max(0.0, time - turns)
        tracks = done * sum(map(self.income.of, plan.tracks)) - self._earned * min(turns, time)
        return tracks + self._for_trains(left) - self._for_trains(trains - _PLACED * time)

    def _for_trains(self, trains: float) -> float:
        """Return the dollars for about so many trains left in the end, between whole numbers by their share."""
        pays, dollars = self.state.pack.figures.money.for_trains, 0.0
        for more, likely in _ABOUT:
            left = max(0.0, trains + more)
            whole = int(left)
            dollars += likely * (pays(whole) + (left - whole) * (pays(whole + 1) - pays(whole)))
        return dollars

    def union(self, tickets: Iterable[Destination]) -> tuple[Plan, float] | None:
        """Join the ways of some tickets in the order in which that costs least, or as they come if they are many."""
        some = tuple(tickets)
        orders = permutations(some) if len(some) <= _ANY_ORDER else (some,)
        found = [joined for joined in map(super().union, orders) if joined]
        return min(found, key=lambda joined: joined[1], default=None)

    def _chance(self, plan: Plan, share: float) -> float:
        """Return how likely a plan is done in time, or in a share of it."""
        late, time = self._needed(plan) - self.time * share, self.time * share
        return 1 / (1 + math.exp(max(-30.0, min(30.0, (late - _IN_HAND) / (_UNSURE + _UNSURE_A_TURN * time)))))

    def _needed(self, plan: Plan) -> float:
        """Return how many turns a plan takes: some of its cards come from large cities on the way."""
        missing = float(self.missing(plan))
        if missing:
            large = sum(any(map(self.state.large, track.ends)) for track in plan.tracks)
            missing = max(_STILL, missing - _GIVEN * max(0, large - 1))
        return missing / _OF_USE + len(plan.tracks)

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

    def by_income(self, state: LegendsState, seat: Seat, tracks: Sequence[Track]) -> list[Track]:
        """Return tracks that no ticket needs, those first that bring most; in the last turn cards bring nothing."""
        return (best_income if state.turns_left is None else best_last)(state, seat, tracks)

    def _prefers_wild(self, state: LegendsState, seat: Seat, plan: Plan, wanted: Mapping[int, int]) -> bool:
        wilds = state.company(seat).hand[state.pack.cards.wild]
        return bool(plan.tracks) and sum(wanted.values()) - wilds == 1


choose_with_care = CarefulPlanner()
"""Chooses by chances."""
