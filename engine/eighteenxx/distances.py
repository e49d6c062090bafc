"""How far trains run, and which of the stops that they pass are paid."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal

import msgspec

from engine.eighteenxx.board import Place
from engine.eighteenxx.ids import Kind

ANY_NUMBER = 99


class Distance(msgspec.Struct, frozen=True):
    """How far a train runs."""

    cities: int
    """It passes at most so many cities and off-board areas."""
    towns: int
    """It is paid at most so many towns."""
    total: int
    """It is paid at most so many stops."""
    skips: Literal["nothing", "towns", "anything", "between"] = "nothing"
    """What it may pass without being paid; where it has the choice, the best stops are paid. ``between``: any stops but
    the two ends, as long as one with an own station is paid."""
    kind: Kind = ""
    """The kind of train, on maps with hexes where not all kinds run alike."""

    @property
    def pays_ends(self) -> bool:
        """Whether it is paid its two ends and the best stops between, one with an own station among them."""
        return self.skips == "between"

    def reaches(self, cities: int, towns: int) -> bool:
        """Tell whether a route may pass so many cities and towns."""
        if self.pays_ends:
            return True
        counted = cities + towns if self.skips == "nothing" else cities
        return cities <= self.cities and counted <= self.total

    def room(self, cities: int, towns: int) -> tuple[int, int | None]:
        """Return how many more cities, and how many more stops of any kind, a route may pass; None is any number."""
        return self.cities - cities, self.total - cities - towns if self.skips == "nothing" else None

    def paid(self, cities: list[Place], towns: list[Place], pays: Callable[[Place], int]) -> list[Place]:
        """Return the stops that are paid of those that a route passes, the best where there is a choice."""
        if self.skips == "nothing":
            return cities + towns
        if self.skips == "towns":
            return cities + _best(pays, towns, min(self.towns, self.total - len(cities)))
        return _best(pays, cities + _best(pays, towns, self.towns), self.total)

    def revenue(self, cities: tuple[int, ...], towns: tuple[int, ...]) -> int:
        """Return what is paid where the stops that a route passes are worth so much: as ``paid``, but quick."""
        if self.skips == "nothing":
            return sum(cities) + sum(towns)
        if self.skips == "towns":
            return sum(cities) + top(towns, min(self.towns, self.total - len(cities)))
        return top((*cities, *sorted(towns, reverse=True)[: self.towns]), self.total)

    def paid_with_ends(
        self, stops: Sequence[Place], own: Collection[Place], pays: Callable[[Place], int]
    ) -> list[Place]:
        """Return the stops that are paid of a route, where its two ends are and one with an own station."""
        ends, between = [stops[0], stops[-1]], _best(pays, stops[1:-1], len(stops))
        chosen = between[: self.total - len(ends)]
        if not any(place in own for place in (*ends, *chosen)):
            # One with an own station must be paid: it takes the place of the one that pays least.
            chosen[-1:] = [next(place for place in between if place in own)]
        return ends + chosen

    def revenue_with_ends(
        self, worths: Sequence[int], ends: Sequence[int], own: Sequence[int], *, own_end: bool
    ) -> int:
        """Return what is paid where stops are worth so much: as ``paid_with_ends``, but quick.

        Args:
            worths: of all stops that the route passes.
            ends: of its two ends.
            own: of its stops with own stations.
            own_end: whether one of these is an end.

        """
        between = sorted(worths, reverse=True)
        for worth in ends:
            between.remove(worth)
        room = self.total - len(ends)
        if len(between) <= room or own_end or max(own) >= between[room - 1]:
            return sum(ends) + sum(between[:room])
        # One with an own station must be paid: it takes the place of the one that pays least.
        return sum(ends) + sum(between[: room - 1]) + max(own)

    def paid_ahead(self, cities: int, towns: int) -> int:
        """Return how many stops may yet be paid of a route that passes so many cities and towns and goes on."""
        if self.skips == "nothing":
            return self.total - cities - towns
        return self.total - cities if self.skips == "towns" else self.total

    def most(self, paid: int, cities: tuple[int, ...], towns: tuple[int, ...], ahead: Sequence[int]) -> int:
        """Return what a route that is paid so much as it is cannot be paid more than with those stops ahead."""
        if self.skips == "nothing":
            return paid + sum(ahead)
        if self.skips == "towns":
            return sum(cities) + top((*towns, *ahead), self.total - len(cities))
        return top((*cities, *towns, *ahead), self.total)


def _best(pays: Callable[[Place], int], stops: Sequence[Place], most: int) -> list[Place]:
    return sorted(stops, key=pays, reverse=True)[:most]


def top(worths: Sequence[int], count: int) -> int:
    """Return what the best few of some stops pay together."""
    return sum(worths) if len(worths) <= count else sum(sorted(worths, reverse=True)[:count])


def plain(reach: int) -> Distance:
    """Return how far a train n runs: n stops."""
    return Distance(reach, reach, reach)


def plus(reach: int) -> Distance:
    """Return how far a train n+n runs: 2n stops, at most n of them cities or off-board areas (18CZ rules, OR 7)."""
    return Distance(reach, 2 * reach, 2 * reach)


def express(reach: int) -> Distance:
    """Return how far a train nE runs: n stops, and any number of towns that are not paid (18CZ rules, OR 7)."""
    return Distance(reach, reach, reach, skips="towns")


def all_towns(reach: int) -> Distance:
    """Return how far a train n+ runs: n cities and off-board areas, and any number of towns (1854 R7.1)."""
    return Distance(reach, ANY_NUMBER, ANY_NUMBER)


def skipping(reach: int, kind: Kind) -> Distance:
    """Return how far a train runs that is paid the best n stops it passes, both ends among them (1854 R7.4)."""
    return Distance(ANY_NUMBER, ANY_NUMBER, reach, "between", kind)


def express_for_best(reach: int, towns: int) -> Distance:
    """Return how far an express runs that is paid the best n stops it passes, at most so many of them towns."""
    return Distance(reach, towns, reach, skips="anything")
