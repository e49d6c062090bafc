"""What may be written next in a list of routes, so that it can still become one that a company may run."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.eighteenxx.board import Place
from engine.eighteenxx.distances import Distance
from engine.eighteenxx.network import Stretch
from engine.eighteenxx.reach import reach
from engine.eighteenxx.route_entries import by_train, read_route
from engine.eighteenxx.routes import Route, RouteContext, check_routes


def next_entries(context: RouteContext, entries: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """Return what may follow in a list of routes so that it can still become legal, and whether it may end here.

    A list that could become legal in no way is followed by nothing. Trains may be left out; whether the list may be
    empty is for the game to say: here it may.
    """
    try:
        parts = by_train(context, entries)
        routes = {train: read_route(context, train, stops) for train, stops in list(parts.items())[:-1]}
        check_routes(context, routes)
        return _after(context, parts, sum(map(context.mask, routes.values())))
    except IllegalMove:
        return (), False


def can_begin(context: RouteContext) -> bool:
    """Tell whether any train has a route, alone on the map. Worked out once for each position of the board."""
    key = ("can begin", context.company, frozenset(context.trains.values()))
    known = context.board.worked_out.get(key)
    if not isinstance(known, bool):
        known = context.board.worked_out[key] = bool(_trains(context, {}, 0))
    return known


def _after(context: RouteContext, parts: dict[str, Sequence[str]], used: int) -> tuple[tuple[str, ...], bool]:
    if not parts:
        return _trains(context, parts, used), True
    train, stops = list(parts.items())[-1]
    continuation = _Continuation(context, context.trains[train], used)
    if not stops:
        within = _connected(context, context.trains[train])
        starts = context.starts.items()
        return tuple(name for name, place in starts if place in within and continuation.can_start(place)), False
    draft = continuation.follow(read_route(context, train, stops))
    if draft is None:
        return (), False
    onward = tuple(stretch.name for stretch, after in continuation.onward(draft) if continuation.can_finish(after))
    if not draft.complete:
        return onward, False
    return (*onward, *_trains(context, parts, used | draft.mask)), True


def _connected(context: RouteContext, distance: Distance) -> Collection[Place]:
    """Return where a route could begin: at what the company is connected to, where all trains end alike."""
    if any(distance.kind in traffic.through for traffic in context.ground.traffic.values()):
        return context.starts.values()
    return reach(context.ground, context.board, context.company).places


def _trains(context: RouteContext, parts: dict[str, Sequence[str]], used: int) -> tuple[str, ...]:
    """Return the trains that have no route yet, and could have one."""
    return tuple(
        train
        for train, distance in context.trains.items()
        if train not in parts and _Continuation(context, distance, used).can_run()
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


class _Continuation:
    """What one train can still do, others running on some sides already."""

    def __init__(self, context: RouteContext, distance: Distance, used: int) -> None:
        self._context, self._distance, self._used = context, distance, used

    def can_run(self) -> bool:
        """Tell whether there is any route left for the train."""
        return any(map(self.can_start, self._context.stations))

    def can_start(self, place: Place) -> bool:
        """Tell whether a route may begin at a stop."""
        return self._context.is_open(place, self._distance) and self.can_finish(self.begin(place))

    def begin(self, place: Place) -> _Draft:
        town = self._context.is_town(place)
        at_home = place in self._context.stations
        return _Draft(place, frozenset({self._context.spot(place)}), not town, town, self._used, at_home)

    def follow(self, route: Route) -> _Draft | None:
        draft: _Draft | None = self.begin(route.stops[0])
        for stretch in self._context.along(route):
            draft = draft and self._extended(draft, stretch)
        return draft

    def onward(self, draft: _Draft) -> list[tuple[Stretch, _Draft]]:
        """Return how a route may be continued by one stop, whether or not it can then be finished."""
        ways = ((stretch, self._extended(draft, stretch)) for stretch in self._context.stretches(draft.end))
        return [(stretch, after) for stretch, after in ways if after]

    def _extended(self, draft: _Draft, stretch: Stretch) -> _Draft | None:
        spot = self._context.spot(stretch.to)
        if stretch.mask & draft.mask or spot in draft.spots or not self._context.is_open(stretch.to, self._distance):
            return None
        if len(draft.spots) > 1 and not self._context.lets_pass(draft.end, self._distance):
            return None
        town = self._context.is_town(stretch.to)
        cities, towns = draft.cities + (not town), draft.towns + town
        if not self._distance.reaches(cities, towns):
            return None
        at_home = draft.at_home or stretch.to in self._context.stations
        return _Draft(stretch.to, draft.spots | {spot}, cities, towns, draft.mask | stretch.mask, at_home)

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
        cities, stops = self._distance.room(draft.cities, draft.towns)
        if stops is not None:
            yield (lambda _: True), stops
        yield (lambda place: not self._context.is_town(place)), cities

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
            if place in self._context.stations:
                return way
            if way and not self._context.lets_pass(place, self._distance):
                continue
            for stretch in self._context.stretches(place):
                further = length + weigh(stretch.to)
                if (
                    further <= room
                    and not stretch.mask & draft.mask
                    and self._context.spot(stretch.to) not in draft.spots
                ):
                    pushed += 1
                    heappush(todo, (further, pushed, stretch.to, [*way, stretch]))
        return None
