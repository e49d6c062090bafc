"""Every route that one train could take, found from the company's stations outwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from operator import itemgetter
from typing import NamedTuple

from engine.eighteenxx.board import Place
from engine.eighteenxx.network import Stretch
from engine.eighteenxx.routes import Distance, Route, RouteContext

ASK_EVERY = 1024
"""How many steps a search takes between two calls of ``stop``."""


class Stopped(Exception):  # noqa: N818 - it ends a search, and is no error
    """Raised when a search has to make do with what it has."""


class SearchStretch(NamedTuple):
    """A stretch as the search sees it."""

    number: int
    mask: int
    to: int
    """The number of the stop it leads to."""
    toll: int
    """How much less the train earns when it passes it."""


class SearchStop(NamedTuple):
    """A stop as the search sees it."""

    place: Place
    town: bool
    worth: int
    spot: int
    """What a route may touch only once, as a bit of its own."""
    ways: list[SearchStretch]


class Candidate(NamedTuple):
    """A route that a train could take: two arms from an own station, the second of which may be missing."""

    revenue: int
    mask: int
    ways: tuple[int, ...]
    """The numbers of the stretches, those of the first arm before those of the second, from the station outwards."""
    home: int
    """The number of the station."""
    first: int
    """How many stretches the first arm has."""


class RunNetwork:
    """The part of the network that a company can run on, with its stops and stretches numbered: own stations first."""

    def __init__(self, context: RouteContext) -> None:
        self.context = context
        self.stops: list[SearchStop] = []
        self.stretches: list[Stretch] = []
        self.homes = len(context.stations)
        self._explore(sorted(context.stations))

    def _explore(self, queue: list[Place]) -> None:
        context, kinds = self.context, set(self.context.trains.values())
        number = {place: found for found, place in enumerate(queue)}
        spots: dict[object, int] = {}
        for place in queue:
            spot = 1 << spots.setdefault(context.spot(place), len(spots))
            stop = SearchStop(place, context.is_town(place), context.pays(place), spot, [])
            self.stops.append(stop)
            if place not in context.stations and not any(context.lets_pass(place, kind) for kind in kinds):
                continue
            for stretch in context.stretches(place):
                if stretch.to not in number:
                    number[stretch.to] = len(number)
                    queue.append(stretch.to)
                stop.ways.append(SearchStretch(len(self.stretches), stretch.mask, number[stretch.to], stretch.toll))
                self.stretches.append(stretch)
        for stop in self.stops:
            stop.ways.sort(key=lambda way: self.stops[way.to].worth, reverse=True)

    @cached_property
    def sides(self) -> list[list[int]]:
        """The hex sides that each stretch crosses, each as a bit of its own."""
        return [list(_bits(stretch.mask)) for stretch in self.stretches]

    def route(self, candidate: Candidate) -> Route:
        """Return the route itself."""
        home = Route((self.stops[candidate.home].place,), ())
        route = home
        for way in candidate.ways[: candidate.first]:
            route = route.and_on(self.stretches[way])
        route = self.context.turned_round(route)
        for way in candidate.ways[candidate.first :]:
            route = route.and_on(self.stretches[way])
        return route


Onward = tuple[int, int, int, int, int, int, bool, bool]
"""A stretch with what one kind of train finds at its end: its number, mask, end and toll, the worth and spot of the
stop, whether it is a town, and whether the train runs on beyond it. A plain tuple, which is unpacked fastest."""


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


Prospect = tuple[int, int, bool, bool]
"""A stop that a train could still reach: its worth and spot, whether it is a town, and whether routes end there."""


class Growth(NamedTuple):
    """A route as far as it has grown."""

    mask: int
    spots: int
    cities: tuple[int, ...]
    """What the cities pay."""
    towns: tuple[int, ...]
    """What the towns pay."""
    ways: tuple[int, ...]
    revenue: int
    toll: int
    own: tuple[int, ...]
    """What those of the stops with own stations pay."""
    far: int
    """The number of the stop at the end that does not grow."""


class Search:
    """Goes through every route of one kind of train that may be worth running.

    A route that pays no more than a part of it is left out, as the part pays as much and leaves more track to others.
    """

    def __init__(self, network: RunNetwork, distance: Distance) -> None:
        self._stops, self._homes = network.stops, network.homes
        self._distance = distance
        self._pays_ends = distance.pays_ends
        self._reaches, self._revenue = cache(distance.reaches), distance.revenue
        context = network.context
        self._passes = [context.lets_pass(stop.place, distance) for stop in network.stops]
        self._open = [context.is_open(stop.place, distance) for stop in network.stops]
        self._ahead: list[Prospect] = [
            (stop.worth, stop.spot, stop.town, not passes)
            for stop, passes, open_ in zip(network.stops, self._passes, self._open, strict=True)
            if open_
        ]
        self._ahead.sort(key=itemgetter(0), reverse=True)
        self._ways = [[self._onward(way) for way in stop.ways if self._open[way.to]] for stop in network.stops]
        self._steps = 0
        self._stop: Callable[[], bool]
        self._home = self._used = self._floor = 0
        self._only_best = False
        self._found: list[Candidate] = []

    def _onward(self, way: SearchStretch) -> Onward:
        stop = self._stops[way.to]
        return (*way, stop.worth, stop.spot, stop.town, self._passes[way.to])

    def best(self, used: int, stop: Callable[[], bool]) -> tuple[Candidate | None, bool]:
        """Return the best route that crosses no used side, and whether it is known to be the best.

        If the search was stopped it is not known: the route is then the best one found so far, or None.
        """
        try:
            self._go(used, 1, stop, only_best=True)
        except Stopped:
            known = False
        else:
            known = True
        return (self._found[0] if self._found else None), known

    def all(self, floor: int, stop: Callable[[], bool]) -> list[Candidate]:
        """Return the routes that pay at least ``floor``, those that pay most first. Raises Stopped."""
        self._go(0, floor, stop, only_best=False)
        return sorted(self._found, key=lambda candidate: candidate.revenue, reverse=True)

    def _go(self, used: int, floor: int, stop: Callable[[], bool], *, only_best: bool) -> None:
        self._found, self._used, self._floor, self._only_best = [], used, floor, only_best
        self._steps, self._stop = 0, stop
        for home, station in enumerate(self._stops[: self._homes]):
            if not self._open[home]:
                continue
            self._home = home
            here = (station.worth,)
            cities, towns = ((), here) if station.town else (here, ())
            start = Growth(used, station.spot, cities, towns, (), -1, 0, here, home)
            ways = self._ways[home]
            for number, way in enumerate(ways):
                self._grow(start, (way,), None, ways[number + 1 :] if self._passes[home] else ())

    def _grow(self, route: Growth, ahead: Sequence[Onward], first: int | None, second_arm: Sequence[Onward]) -> None:
        """Extend a route by each of the stretches ahead, and from there in every way; also let the second arm grow."""
        home, here, used_spots, between = self._home, route.mask, route.spots, self._pays_ends
        for number, mask, to, toll_there, worth, spot, town, passes in ahead:
            # A route over an own station of a lower number was found from there.
            if mask & here or to < home or spot & used_spots:
                continue
            cities = route.cities if town else (*route.cities, worth)
            towns = (*route.towns, worth) if town else route.towns
            if not self._reaches(len(cities), len(towns)):
                continue
            spots, toll = used_spots | spot, route.toll + toll_there
            own = (*route.own, worth) if to < self._homes else route.own
            paid = self._between(cities, towns, own, (route.far, to)) if between else self._revenue(cities, towns)
            revenue = paid - toll
            # If a route pays enough as it is, there is no need to work out what it could still pay.
            if revenue < self._floor:
                arms = passes + bool(second_arm)
                if self._most(paid, cities, towns, spots, arms) - toll < self._floor:
                    continue
            self._count()
            ways = (*route.ways, number)
            so_far = here | mask, spots, cities, towns, ways, revenue, toll, own
            grown = Growth(*so_far, route.far)
            if revenue > route.revenue:
                if revenue >= self._floor:
                    self._note(grown, len(ways) if first is None else first)
                if second_arm:
                    self._grow(Growth(*so_far, to), second_arm, len(ways), ())
            if passes:
                self._grow(grown, self._ways[to], first, second_arm)

    def _between(
        self, cities: tuple[int, ...], towns: tuple[int, ...], own: tuple[int, ...], ends: tuple[int, int]
    ) -> int:
        """Return what is paid on a route of which any stops but the two ends may be skipped."""
        worths = [self._stops[end].worth for end in ends]
        return self._distance.revenue_with_ends((*cities, *towns), worths, own, own_end=min(ends) < self._homes)

    def _most(self, paid: int, cities: tuple[int, ...], towns: tuple[int, ...], spots: int, arms: int) -> int:
        """Return an upper bound on what a route can pay, given what it pays as it is, however its arms go on."""
        distance = self._distance
        room, cities_left = distance.paid_ahead(len(cities), len(towns)), distance.cities - len(cities)
        return distance.most(paid, cities, towns, self._best_ahead(spots, room, cities_left, arms))

    def _best_ahead(self, spots: int, room: int, cities: int, arms: int) -> list[int]:
        """Return what the best stops pay that a route could still reach; each arm has only one that ends it."""
        found: list[int] = []
        for worth, spot, town, last in self._ahead:
            if not room:
                break
            if spots & spot:
                continue
            if (last and not arms) or not (town or cities):
                continue
            arms -= last
            cities -= not town
            room -= 1
            found.append(worth)
            spots |= spot
        return found

    def _count(self) -> None:
        self._steps += 1
        if not self._steps % ASK_EVERY and self._stop():
            raise Stopped

    def _note(self, route: Growth, first: int) -> None:
        if self._only_best:
            self._found.clear()
            self._floor = route.revenue + 1
        self._found.append(Candidate(route.revenue, route.mask & ~self._used, route.ways, self._home, first))
