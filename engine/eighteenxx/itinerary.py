"""What may be written next in a list of routes, so that it can still become one that a company may run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.eighteenxx.board import Place
from engine.eighteenxx.network import Stretch
from engine.eighteenxx.route_entries import by_train, read_route
from engine.eighteenxx.routes import Distance, Route, RouteContext, check_routes


def next_entries(service: RouteContext, entries: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """Return what may follow in a list of routes so that it can still become legal, and whether it may end here.

    A list that could become legal in no way is followed by nothing. Trains may be left out; whether the list may be
    empty is for the game to say: here it may.
    """
    try:
        parts = by_train(service, entries)
        routes = {train: read_route(service, train, stops) for train, stops in list(parts.items())[:-1]}
        check_routes(service, routes)
        return _after(service, parts, sum(map(service.mask, routes.values())))
    except IllegalMove:
        return (), False


def _after(service: RouteContext, parts: dict[str, Sequence[str]], used: int) -> tuple[tuple[str, ...], bool]:
    if not parts:
        return _trains(service, parts, used), True
    train, stops = list(parts.items())[-1]
    outlook = _Outlook(service, service.trains[train], used)
    if not stops:
        starts = (name for name, place in service.starts.items() if outlook.can_finish(outlook.begin(place)))
        return tuple(starts), False
    draft = outlook.follow(read_route(service, train, stops))
    if draft is None:
        return (), False
    onward = tuple(stretch.name for stretch, after in outlook.onward(draft) if outlook.can_finish(after))
    if not draft.complete:
        return onward, False
    return (*onward, *_trains(service, parts, used | draft.mask)), True


def _trains(service: RouteContext, parts: dict[str, Sequence[str]], used: int) -> tuple[str, ...]:
    """Return the trains that have no route yet, and could have one."""
    return tuple(
        train
        for train, distance in service.trains.items()
        if train not in parts and _Outlook(service, distance, used).can_run()
    )


class _Draft(NamedTuple):
    """A route as far as it has been written."""

    end: Place
    spots: frozenset[object]
    cities: int
    towns: int
    mask: int
    """The sides that this route and those of other trains cross."""
    at_home: bool
    """There is an own station on it."""

    @property
    def complete(self) -> bool:
        return self.at_home and len(self.spots) > 1


class _Outlook:
    """What one train can still do, others running on some sides already."""

    def __init__(self, service: RouteContext, distance: Distance, used: int) -> None:
        self._service, self._distance, self._used = service, distance, used

    def can_run(self) -> bool:
        """Tell whether there is any route left for the train."""
        return any(self.can_finish(self.begin(place)) for place in self._service.stations)

    def begin(self, place: Place) -> _Draft:
        town = self._service.is_town(place)
        at_home = place in self._service.stations
        return _Draft(place, frozenset({self._service.spot(place)}), not town, town, self._used, at_home)

    def follow(self, route: Route) -> _Draft | None:
        draft: _Draft | None = self.begin(route.stops[0])
        for stretch in self._service.along(route):
            draft = draft and self._extended(draft, stretch)
        return draft

    def onward(self, draft: _Draft) -> list[tuple[Stretch, _Draft]]:
        """Return how a route may be continued by one stop, whether or not it can then be finished."""
        ways = ((stretch, self._extended(draft, stretch)) for stretch in self._service.stretches(draft.end))
        return [(stretch, after) for stretch, after in ways if after]

    def _extended(self, draft: _Draft, stretch: Stretch) -> _Draft | None:
        spot = self._service.spot(stretch.to)
        if stretch.mask & draft.mask or spot in draft.spots:
            return None
        if len(draft.spots) > 1 and not self._service.lets_pass(draft.end):
            return None
        town = self._service.is_town(stretch.to)
        cities, towns = draft.cities + (not town), draft.towns + town
        if not self._within(cities, towns):
            return None
        at_home = draft.at_home or stretch.to in self._service.stations
        return _Draft(stretch.to, draft.spots | {spot}, cities, towns, draft.mask | stretch.mask, at_home)

    def _within(self, cities: int, towns: int) -> bool:
        counted = cities + towns if self._distance.skips == "nothing" else cities
        return cities <= self._distance.cities and counted <= self._distance.total

    def can_finish(self, draft: _Draft) -> bool:
        """Tell whether a route can be continued so that it may be run."""
        if draft.complete:
            return True
        onward = [after for _, after in self.onward(draft)]
        if draft.at_home:
            return bool(onward)
        for weigh, room in self._measures(draft):
            home = self._way_home(draft, weigh, room)
            if home is None:
                return False
            direct: _Draft | None = draft
            for stretch in home:
                direct = direct and self._extended(direct, stretch)
            if direct:
                return True
        return any(self.can_finish(after) for after in onward)

    def _measures(self, draft: _Draft) -> Iterator[tuple[Callable[[Place], bool], int]]:
        """Tell what counts, and how many more of it there may be on the route."""
        if self._distance.skips == "nothing":
            yield (lambda _: True), self._distance.total - draft.cities - draft.towns
        yield (lambda place: not self._service.is_town(place)), self._distance.cities - draft.cities

    def _way_home(self, draft: _Draft, weigh: Callable[[Place], bool], room: int) -> list[Stretch] | None:
        """Return a shortest way to an own station; only its sides may be at odds with each other, not with others."""
        todo: list[tuple[int, int, Place, list[Stretch]]] = [(0, 0, draft.end, [])]
        seen: set[Place] = set()
        pushed = 0
        while todo:
            length, _, place, way = heappop(todo)
            if place in seen:
                continue
            seen.add(place)
            if place in self._service.stations:
                return way
            if way and not self._service.lets_pass(place):
                continue
            for stretch in self._service.stretches(place):
                further = length + weigh(stretch.to)
                if (
                    further <= room
                    and not stretch.mask & draft.mask
                    and self._service.spot(stretch.to) not in draft.spots
                ):
                    pushed += 1
                    heappush(todo, (further, pushed, stretch.to, [*way, stretch]))
        return None
