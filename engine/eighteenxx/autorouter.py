"""The best that a company's trains can run for, with the proof that there is nothing better.

First each train is given a good route within a few steps, so that every train that can run does, however early the
search is stopped. Then for each kind of train the routes that may belong to the best set are listed, those that pay
most first, and sets are put together train by train. A set is given up as soon as the best routes left for the other
trains, each taken on its own, could not make it better than the best one known. Which routes of a list share a hex side
with a stretch is kept as one integer with a bit for each route, so that the routes left for a train are found by a few
operations on bits.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import reduce
from itertools import count
from operator import or_

import msgspec

from engine.eighteenxx.candidates import Candidate, RunNetwork, Search, Stopped
from engine.eighteenxx.routes import Distance, RouteContext, TrainId, TrainRoute, check_routes

Assignment = Mapping[TrainId, Candidate]
"""Which route each train runs."""
SOON = 2
"""At this call of ``stop``, a search for a good route makes do with what it has found."""


class Best(msgspec.Struct, frozen=True):
    """The best routes found."""

    routes: tuple[TrainRoute, ...]
    """For the trains that run, in the order of the company's trains."""
    revenue: int
    proved: bool
    """Whether no legal set of routes pays more; False if the search was stopped before that was known."""


def best_routes(context: RouteContext, stop: Callable[[], bool] = lambda: False) -> Best:
    """Search for the routes that pay most together. ``stop`` is called now and then; true ends the search early."""
    network = RunNetwork(context)
    router = _Router(network, context.trains, _Searches(network, set(context.trains.values()), stop))
    try:
        router.search()
    except Stopped:
        router.complete(router.best)
        proved = False
    else:
        proved = True
    found = {train: router.best[train] for train in context.trains if train in router.best}
    routes = check_routes(context, {train: router.network.route(candidate) for train, candidate in found.items()})
    return Best(routes, sum(run.revenue for run in routes), proved)


class _Listed:
    """The routes that trains of one kind may take in the best set."""

    def __init__(self, network: RunNetwork, candidates: Sequence[Candidate]) -> None:
        self.candidates = candidates
        self._revenues = [candidate.revenue for candidate in candidates]
        size = len(candidates) // 8 + 1
        taken = [bytearray(size) for _ in network.stretches]
        for number, candidate in enumerate(candidates):
            for way in candidate.ways:
                taken[way][number // 8] |= 1 << number % 8
        across: dict[int, int] = defaultdict(int)
        for bits, sides in zip(taken, network.sides, strict=True):
            routes = int.from_bytes(bits, "little")
            for side in sides:
                across[side] |= routes
        everything = self.everything()
        self._apart = [everything & ~reduce(or_, map(across.get, sides), 0) for sides in network.sides]

    def everything(self) -> int:
        """Return the bits of all routes."""
        return (1 << len(self.candidates)) - 1

    def without(self, bits: int, other: Candidate) -> int:
        """Return the bits of those routes that share no hex side with another route."""
        for way in other.ways:
            bits &= self._apart[way]
        return bits

    def top(self, bits: int) -> int:
        """Return what the best of some routes pays, 0 if there is none."""
        return self._revenues[(bits & -bits).bit_length() - 1] if bits else 0


class _Searches:
    """The searches for single trains. Each is made only once, whether for all trains or for those of one kind."""

    def __init__(self, network: RunNetwork, kinds: Collection[Distance], stop: Callable[[], bool]) -> None:
        self.stop = stop
        self._of = {kind: Search(network, kind) for kind in kinds}
        self._found: dict[tuple[Distance, int, bool], tuple[Candidate | None, bool]] = {}

    def best(self, kind: Distance, used: int, *, soon: bool) -> tuple[Candidate | None, bool]:
        """Return the best route that crosses no used side, and whether that is certain; ``soon``: take few steps."""
        key = kind, used, soon
        if key not in self._found:
            self._found[key] = self._of[kind].best(used, _within(SOON) if soon else self.stop)
        return self._found[key]

    def all(self, kind: Distance, floor: int) -> list[Candidate]:
        """Return the routes that pay at least ``floor``, those that pay most first. Raises Stopped."""
        return self._of[kind].all(floor, self.stop)


class _Router:
    """Looks for the best set of routes."""

    def __init__(self, network: RunNetwork, trains: Mapping[TrainId, Distance], searches: _Searches) -> None:
        self.network = network
        self.best: Assignment = {}
        self.revenue = 0
        self._kinds = dict(trains)
        self._searches, self._stop = searches, searches.stop
        self._order: list[TrainId] = []
        self._found: dict[tuple[Distance, int], tuple[Candidate | None, bool]] = {}
        """By kind of train and sides used by others: the best route found, and whether it is certain to be the best."""
        self._lists: dict[Distance, _Listed] = {}
        self._together: dict[Distance, list[int]] = {}
        """For each kind, upper bounds on what 0, 1, 2 and more of its trains can pay together."""
        self._to_come: list[list[tuple[Distance, int]]] = []
        """For each place in the order, the kinds of the trains from there on, each with the number of its trains."""

    def search(self) -> None:
        """Find the best set. Raises Stopped; ``best`` is then the best one known."""
        self._rank(self._good)
        self.complete({})
        alone = self._rank(self._best)
        self._one_after_the_other({})
        if len(self._order) > 1:
            self._together = {kind: self._of_a_kind(kind, revenue) for kind, revenue in alone.items()}
            together = sum(most[-1] for most in self._together.values())
            for kind, most in self._together.items():
                floor = self.revenue + 1 - (together - most[-1] + most[-2])
                self._lists[kind] = _Listed(self.network, self._searches.all(kind, max(floor, 1)))
            ordered = [self._kinds[train] for train in self._order]
            self._to_come = [list(Counter(ordered[place:]).items()) for place in range(len(ordered) + 1)]
            self._combine(0, {}, 0, {kind: listed.everything() for kind, listed in self._lists.items()})

    def _of_a_kind(self, kind: Distance, alone: int) -> list[int]:
        """Return upper bounds on what 0, 1, 2 and more trains of a kind can pay together, if no others run."""
        trains = {train: other for train, other in self._kinds.items() if other == kind}
        if len(trains) == 1 or len(trains) == len(self._kinds):
            return [number * alone for number in range(len(trains) + 1)]
        router = _Router(self.network, trains, self._searches)
        router.search()
        self._one_after_the_other(router.best)
        return [min(number * alone, router.revenue) for number in range(len(trains) + 1)]

    def complete(self, chosen: Assignment) -> None:
        """Give every train that has no route yet a good one that goes with those chosen, whatever ``stop`` says.

        Unless all good routes are certain to be the best, the trains also choose in reverse order.
        """
        for order in (self._order, self._order[::-1]):
            full = dict(chosen)
            for train in order:
                if train not in full and (found := self._good(full, train)):
                    full[train] = found
            self._offer(full)
            if all(sure for _, sure in self._found.values()):
                return

    def _one_after_the_other(self, given: Assignment) -> None:
        """Give each train without a route its best that goes with those of the trains before: a set to beat."""
        chosen = dict(given)
        for train in self._order:
            if train not in chosen and (found := self._best(chosen, train)):
                chosen[train] = found
        self._offer(chosen)

    def _rank(self, find: Callable[[Assignment, TrainId], Candidate | None]) -> Mapping[Distance, int]:
        """Sort the trains by what they can earn alone, highest first, and return those earnings."""
        found = {kind: find({}, train) for train, kind in self._kinds.items()}
        alone = {kind: route.revenue if route else 0 for kind, route in found.items()}
        ranked = sorted(alone, key=lambda kind: alone[kind], reverse=True)
        self._order = [train for kind in ranked for train in self._kinds if self._kinds[train] == kind]
        return alone

    def _good(self, chosen: Assignment, train: TrainId) -> Candidate | None:
        """Return the best route that goes with those chosen and is found within a few steps."""
        key = self._kinds[train], _used(chosen)
        if key not in self._found:
            self._found[key] = self._searches.best(*key, soon=True)
        return self._found[key][0]

    def _best(self, chosen: Assignment, train: TrainId) -> Candidate | None:
        """Return the best route that goes with those chosen. Raises Stopped, having offered what was found by then."""
        key = self._kinds[train], _used(chosen)
        found, sure = self._found.get(key, (None, False))
        if not sure:
            found, sure = self._found[key] = self._searches.best(*key, soon=False)
        if not sure:
            self.complete({**chosen, train: found} if found else chosen)
            raise Stopped
        return found

    def _offer(self, chosen: Assignment) -> None:
        revenue = sum(candidate.revenue for candidate in chosen.values())
        if revenue > self.revenue:
            self.best, self.revenue = dict(chosen), revenue

    def _combine(self, place: int, chosen: Assignment, revenue: int, free: Mapping[Distance, int]) -> None:
        """Try every route for the next train, and none; ``free`` are those that share no hex side with the chosen."""
        if self._stop():
            raise Stopped
        if revenue > self.revenue:
            self._offer(chosen)
        if revenue + self._most(place, free) <= self.revenue:
            return
        train = self._order[place]
        kind, needed = self._kinds[train], [other for other, _ in self._to_come[place + 1]]
        rest, candidates = self._most(place + 1, free), self._lists[kind].candidates
        for number in _each(free[kind]):
            candidate = candidates[number]
            if revenue + candidate.revenue + rest <= self.revenue:
                break
            left = {other: self._lists[other].without(free[other], candidate) for other in needed}
            if kind in needed:
                # Of two trains of a kind, the first takes the better route.
                left[kind] &= -1 << number
            self._combine(place + 1, {**chosen, train: candidate}, revenue + candidate.revenue, left)
        if revenue + rest > self.revenue:
            self._combine(place + 1, chosen, revenue, free)

    def _most(self, place: int, free: Mapping[Distance, int]) -> int:
        """Return an upper bound on what the trains from a place in the order on can pay on the routes left free."""
        revenue = 0
        for kind, number in self._to_come[place]:
            revenue += min(number * self._lists[kind].top(free[kind]), self._together[kind][number])
        return revenue


def _used(chosen: Assignment) -> int:
    """Return the hex sides that some routes cross."""
    return sum(candidate.mask for candidate in chosen.values())


def _within(calls: int) -> Callable[[], bool]:
    """Return a function that ends a search when it is called for the ``calls``-th time."""
    counted = count(1)
    return lambda: next(counted) >= calls


def _each(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
