"""Routes: how far trains run, how a route is written and what may be written next, whether routes may be run together.

The routes of a company are one list of entries, ``d1 E11.0 E13~D12 d2 E15 D16``: the id of a train, then its stops. A
stop is named by its hex, with its number where the tile has several. Where more than one track leads from the stop
before to this one without another stop between, a hex that only this track passes is added after ``~``, or all the
hexes it passes if there is no such hex; the track between two neighbouring hexes has nothing added.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from engine.core.errors import IllegalMove
from engine.core.text import Param
from engine.eighteenxx.board import ALL_ALIKE, Board, Ground, Place
from engine.eighteenxx.companies import CompanyId, Kind
from engine.eighteenxx.network import (
    Side,
    Stretch,
    ends_all,
    lets_pass,
    place_name,
    place_named,
    places,
    reach,
    spot,
    stretches,
)

ANY_NUMBER = 99


class Distance(msgspec.Struct, frozen=True):
    """How far a train runs."""

    cities: int
    """The most cities and off-board areas that it may pass."""
    towns: int
    """The most towns that it is paid."""
    total: int
    """The most stops that it is paid."""
    skips: Literal["nothing", "towns", "anything", "between"] = "nothing"
    """What it may pass without being paid; if there is a choice, the best stops are paid. ``between``: any stops but
    the two ends, as long as one with an own station is paid."""
    kind: Kind = ""
    """The kind of train, for maps with hexes where not all kinds run alike."""

    @property
    def pays_ends(self) -> bool:
        """Whether it is paid its two ends and the best stops between, one with an own station among them."""
        return self.skips == "between"

    def reaches(self, cities: int, towns: int) -> bool:
        """Return whether a route may pass these numbers of cities and towns."""
        if self.pays_ends:
            return True
        counted = cities + towns if self.skips == "nothing" else cities
        return cities <= self.cities and counted <= self.total

    def room(self, cities: int, towns: int) -> tuple[int, int | None]:
        """Return how many more cities, and how many more stops of any kind, a route may pass; None: any number."""
        return self.cities - cities, self.total - cities - towns if self.skips == "nothing" else None

    def paid(self, cities: list[Place], towns: list[Place], pays: Callable[[Place], int]) -> list[Place]:
        """Return those stops of a route that are paid: the best ones, if there is a choice."""
        if self.skips == "nothing":
            return cities + towns
        if self.skips == "towns":
            return cities + _best(pays, towns, min(self.towns, self.total - len(cities)))
        return _best(pays, cities + _best(pays, towns, self.towns), self.total)

    def revenue(self, cities: tuple[int, ...], towns: tuple[int, ...]) -> int:
        """Return what a route is paid, given what its cities and towns are worth: the sum for ``paid``, but faster."""
        if self.skips == "nothing":
            return sum(cities) + sum(towns)
        if self.skips == "towns":
            return sum(cities) + top(towns, min(self.towns, self.total - len(cities)))
        return top((*cities, *sorted(towns, reverse=True)[: self.towns]), self.total)

    def paid_with_ends(
        self, stops: Sequence[Place], own: Collection[Place], pays: Callable[[Place], int]
    ) -> list[Place]:
        """Return those stops of a route that are paid if its two ends must be, and one with an own station."""
        ends, between = [stops[0], stops[-1]], _best(pays, stops[1:-1], len(stops))
        chosen = between[: self.total - len(ends)]
        if not any(place in own for place in (*ends, *chosen)):
            # One with an own station must be paid: it takes the place of the one that pays least.
            chosen[-1:] = [next(place for place in between if place in own)]
        return ends + chosen

    def revenue_with_ends(
        self, worths: Sequence[int], ends: Sequence[int], own: Sequence[int], *, own_end: bool
    ) -> int:
        """Return what a route is paid, given what its stops are worth: the sum for ``paid_with_ends``, but faster.

        Args:
            worths: what each stop of the route is worth.
            ends: what each of its two ends is worth.
            own: what each of its stops with own stations is worth.
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
        """Return how many further stops may be paid if a route that passes these cities and towns goes on."""
        if self.skips == "nothing":
            return self.total - cities - towns
        return self.total - cities if self.skips == "towns" else self.total

    def most(self, paid: int, cities: tuple[int, ...], towns: tuple[int, ...], ahead: Sequence[int]) -> int:
        """Return an upper bound on what a route can be paid, given what it is paid now and the stops ahead."""
        if self.skips == "nothing":
            return paid + sum(ahead)
        if self.skips == "towns":
            return sum(cities) + top((*towns, *ahead), self.total - len(cities))
        return top((*cities, *towns, *ahead), self.total)


def _best(pays: Callable[[Place], int], stops: Sequence[Place], most: int) -> list[Place]:
    return sorted(stops, key=pays, reverse=True)[:most]


def top(worths: Sequence[int], count: int) -> int:
    """Return what the ``count`` best of some stops pay together."""
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
    """Return how far an express runs that is paid the best n stops it passes, at most ``towns`` of them towns."""
    return Distance(reach, towns, reach, skips="anything")


TrainId = str


class Route(msgspec.Struct, frozen=True):
    """What one train runs on."""

    stops: tuple[Place, ...]
    """The stops in order, including those that are not paid."""
    sides: tuple[Side, ...]
    """The hex sides crossed, in order, each named from the hex it leaves."""

    def and_on(self, stretch: Stretch) -> Route:
        """Return the route continued by a stretch."""
        return Route((*self.stops, stretch.to), (*self.sides, *stretch.sides))


class TrainRoute(msgspec.Struct, frozen=True):
    """What one train of a company runs on, and for how much."""

    train: TrainId
    route: Route
    revenue: int


class RouteContext(msgspec.Struct, frozen=True, dict=True):
    """What one company runs in one position, and on what."""

    ground: Ground
    board: Board
    company: CompanyId
    trains: Mapping[TrainId, Distance]
    """How far each train runs, for those that can run."""
    pays: Callable[[Place], int]
    """What a stop pays a train of this company, bonuses included."""
    rule: str
    """The section of the rulebook that refusals cite, as a key."""
    grouped: bool = True
    """Whether stops of one group count as one place, which a route may touch only once."""
    names: Callable[[], Mapping[TrainId, str]] = dict
    """Returns what people call the trains; one that is not named is called by its id."""

    @cached_property
    def called(self) -> Mapping[TrainId, str]:
        """What people call the trains, looked up when it is first needed."""
        return self.names()

    @cached_property
    def starts(self) -> Mapping[str, Place]:
        """Every stop with track by its name."""
        return {self.name(place): place for place in places(self.ground, self.board)}

    @cached_property
    def stations(self) -> frozenset[Place]:
        """Where the company has stations."""
        return frozenset(self.board.stations_of(self.company))

    def stretches(self, place: Place) -> tuple[Stretch, ...]:
        """Return the track from a stop to others."""
        return stretches(self.ground, self.board, place)

    def lets_pass(self, place: Place, distance: Distance) -> bool:
        """Return whether a route of one of the company's trains leads on beyond a stop."""
        if lets_pass(self.ground, self.board, place, self.company):
            return True
        return distance.kind in self.ground.traffic.get(place.hex, ALL_ALIKE).through

    def is_open(self, place: Place, distance: Distance) -> bool:
        """Return whether a train runs to a stop at all."""
        only = self.ground.traffic.get(place.hex, ALL_ALIKE).only
        return not only or distance.kind in only

    def is_town(self, place: Place) -> bool:
        """Return whether a stop is a town; otherwise it counts as a city."""
        return self.board.tile(self.ground, place.hex).stops[place.stop].kind == "town"

    def name(self, place: Place) -> str:
        """Return the name of a stop."""
        return place_name(self.ground, self.board, place)

    def spot(self, place: Place) -> object:
        """Return what a route that touches a stop may touch only once."""
        return spot(self.ground, self.board, place) if self.grouped else place

    def mask(self, route: Route) -> int:
        """Return the hex sides a route crosses as a sum of their bits."""
        crossed = 0
        for side in route.sides:
            crossed |= self.ground.crossings[side].side
        return crossed

    def turned_round(self, route: Route) -> Route:
        """Return a route as it looks from its other end."""
        crossings = (self.ground.crossings[side] for side in reversed(route.sides))
        return Route(route.stops[::-1], tuple((crossing.to, crossing.by) for crossing in crossings))

    def along(self, route: Route) -> list[Stretch]:
        """Return the stretches that make up a route. Raises IllegalMove if there is no such track."""
        found: list[Stretch] = []
        ahead = route.sides
        for start, end in pairwise(route.stops):
            fitting = (one for one in self.stretches(start) if one.to == end and one.sides == ahead[: len(one.sides)])
            stretch = next(fitting, None)
            if stretch is None:
                raise no_track(self, start, self.name(end))
            found.append(stretch)
            ahead = ahead[len(stretch.sides) :]
        if ahead:
            raise no_track(self, route.stops[-1], ahead[0][0])
        return found


def can_run(ground: Ground, board: Board, company: CompanyId) -> bool:
    """Return whether there is any route at all: track from an own station to another stop."""
    known = board.worked_out.get(("can run", company))
    if not isinstance(known, bool):
        known = any(stretches(ground, board, place) for place in board.stations_of(company))
        board.worked_out["can run", company] = known
    return known


def check_routes(context: RouteContext, routes: Mapping[TrainId, Route]) -> tuple[TrainRoute, ...]:
    """Check that a company may run these routes together, and work out what they pay. Raises IllegalMove."""
    used: dict[int, TrainId] = {}
    tolls: dict[TrainId, int] = {}
    for train, route in routes.items():
        if train not in context.trains:
            raise refusal(context, "18xx.route.no_such_train", train=train, trains=tuple(context.trains))
        _check_places(context, train, route)
        tolls[train] = sum(stretch.toll for stretch in context.along(route))
        for hex_, edge in route.sides:
            crossing = context.ground.crossings[hex_, edge]
            if (other := used.setdefault(crossing.side, train)) != train:
                hexes = (hex_, crossing.to)
                raise refusal(context, "18xx.route.same_track", hexes=hexes, train=train, other=other)
    return tuple(
        TrainRoute(
            train, route, sum(map(context.pays, paid(context, context.trains[train], route.stops))) - tolls[train]
        )
        for train, route in routes.items()
    )


def paid_so_far(context: RouteContext, train: TrainId, route: Route) -> int:
    """Return what a route pays a train as far as it is written, whether or not it may be run as it is.

    Raises IllegalMove: the train does not run that far.
    """
    distance, pays = context.trains[train], [context.pays(place) for place in route.stops]
    toll = sum(stretch.toll for stretch in context.along(route))
    if distance.pays_ends and (len(pays) == 1 or context.stations.isdisjoint(route.stops)):
        # No stop with an own station need be among those that are paid, as long as none is on the route.
        return distance.revenue_with_ends(pays, (pays[:1] + pays[-1:])[: len(pays)], (), own_end=True) - toll
    return sum(map(context.pays, paid(context, distance, route.stops))) - toll


def _blocked(context: RouteContext, place: Place) -> IllegalMove:
    if ends_all(context.ground, context.board, place):
        return refusal(context, "18xx.route.ends", stop=context.name(place))
    return refusal(context, "18xx.route.blocked", stop=context.name(place))


def _check_places(context: RouteContext, train: TrainId, route: Route) -> None:
    """Check where a route leads, but not how far its train runs (18CZ OR 7, 1854 R7.1-R7.4)."""
    stops, distance = route.stops, context.trains[train]
    if len(stops) < 2:  # noqa: PLR2004 - two different places at least
        raise refusal(context, "18xx.route.too_short", train=train, stop=context.name(stops[0]))
    for place in stops[1:-1]:
        if not context.lets_pass(place, distance):
            raise _blocked(context, place)
    seen = set()
    for place in stops:
        if not context.is_open(place, distance):
            raise refusal(context, "18xx.route.closed", stop=context.name(place), train=train)
        spot = context.spot(place)
        if spot in seen:
            raise refusal(context, "18xx.route.twice", stop=context.name(place))
        seen.add(spot)
    crossed = 0
    for hex_, edge in route.sides:
        crossing = context.ground.crossings[hex_, edge]
        if crossing.side & crossed:
            raise refusal(context, "18xx.route.same_track_twice", hexes=(hex_, crossing.to))
        crossed |= crossing.side
    if context.stations.isdisjoint(stops):
        raise refusal(context, "18xx.route.no_station", train=train)


def paid(context: RouteContext, distance: Distance, stops: Iterable[Place]) -> list[Place]:
    """Return the stops that a train is paid on a route. Raises IllegalMove if it does not run that far."""
    stops = list(stops)
    if distance.pays_ends:
        return distance.paid_with_ends(stops, context.stations, context.pays)
    cities: list[Place] = []
    towns: list[Place] = []
    for place in stops:
        (towns if context.is_town(place) else cities).append(place)
    if len(cities) > distance.cities:
        raise refusal(context, "18xx.route.too_many_cities", count=len(cities), most=distance.cities)
    if not distance.reaches(len(cities), len(towns)):
        raise refusal(context, "18xx.route.too_many_stops", count=len(cities) + len(towns), most=distance.total)
    return distance.paid(cities, towns, context.pays)


def no_track(context: RouteContext, start: Place, end: str) -> IllegalMove:
    """Return the refusal of a stop to which no track leads from the one before; it lists those to which some does."""
    onward = tuple(stretch.name for stretch in context.stretches(start))
    return refusal(context, "18xx.route.no_track", start=context.name(start), stop=end, stops=onward)


def refusal(context: RouteContext, key: str, **params: Param) -> IllegalMove:
    """Return the refusal of routes, to be raised; it calls the trains as people do."""
    said = {name: _called(context, value) if name in _TRAINS else value for name, value in params.items()}
    return IllegalMove(key, rule=context.rule, **said)


_TRAINS = frozenset({"train", "other", "trains"})
"""The parameters of refusals that hold trains."""


def _called(context: RouteContext, value: Param) -> Param:
    if isinstance(value, tuple):
        return tuple(_called(context, each) for each in value)
    return context.called.get(value, value) if isinstance(value, str) else value


def read_routes(context: RouteContext, entries: Sequence[str]) -> tuple[TrainRoute, ...]:
    """Read the routes of a company, check them and work out what they pay. Raises IllegalMove (``18xx.route.*``)."""
    written = by_train(context, entries)
    return check_routes(context, {train: read_route(context, train, stops) for train, stops in written.items()})


def routes_so_far(context: RouteContext, entries: Sequence[str]) -> tuple[TrainRoute, ...]:
    """Read a list of routes that is not complete: each train with the stops it has, and what these pay it.

    Whether they may be run is not checked; a train without a stop is left out. Raises IllegalMove: they cannot be read.
    """
    begun = {train: read_route(context, train, stops) for train, stops in by_train(context, entries).items() if stops}
    return tuple(TrainRoute(train, route, paid_so_far(context, train, route)) for train, route in begun.items())


def write_routes(context: RouteContext, routes: Iterable[TrainRoute]) -> tuple[str, ...]:
    """Write routes, each from the end that makes its entries the first by alphabet."""
    written: list[str] = []
    for run in routes:
        ways = (run.route, context.turned_round(run.route))
        written += (run.train, *min(_written(context, way) for way in ways))
    return tuple(written)


def _written(context: RouteContext, route: Route) -> tuple[str, ...]:
    return (context.name(route.stops[0]), *(stretch.name for stretch in context.along(route)))


def by_train(context: RouteContext, entries: Sequence[str]) -> dict[TrainId, Sequence[str]]:
    """Divide a list of entries into trains with their stops. Raises IllegalMove."""
    if entries and entries[0] not in context.trains:
        raise refusal(context, "18xx.route.no_such_train", train=entries[0], trains=tuple(context.trains))
    heads = [number for number, entry in enumerate(entries) if entry in context.trains]
    parts: dict[TrainId, Sequence[str]] = {}
    for head, after in zip(heads, (*heads[1:], len(entries)), strict=False):
        if entries[head] in parts:
            raise refusal(context, "18xx.route.train_twice", train=entries[head])
        parts[entries[head]] = entries[head + 1 : after]
    return parts


def read_route(context: RouteContext, train: TrainId, stops: Sequence[str]) -> Route:
    """Read one route; whether it may be run is not checked. Raises IllegalMove."""
    if not stops:
        raise refusal(context, "18xx.route.no_stops", train=train)
    start = place_named(context.ground, context.board, stops[0])
    if start is None:
        raise refusal(context, "18xx.route.no_such_stop", stop=stops[0])
    route = Route((start,), ())
    for name in stops[1:]:
        end = route.stops[-1]
        stretch = next((stretch for stretch in context.stretches(end) if stretch.name == name), None)
        if stretch is None:
            raise no_track(context, end, name)
        route = route.and_on(stretch)
    return route


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
    """Return whether any train has a route, alone on the map. Worked out once for each position of the board."""
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
    """Return where a route could begin: where the company is connected to, unless trains run where ways end."""
    if not context.grouped or any(distance.kind in traffic.through for traffic in context.ground.traffic.values()):
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
    """Whether there is an own station on it."""

    @property
    def complete(self) -> bool:
        return self.at_home and len(self.spots) > 1


class _Continuation:
    """How the route of one train can go on, while other trains already use some sides."""

    def __init__(self, context: RouteContext, distance: Distance, used: int) -> None:
        self._context, self._distance, self._used = context, distance, used

    def can_run(self) -> bool:
        """Return whether there is any route left for the train."""
        return any(map(self.can_start, self._context.stations))

    def can_start(self, place: Place) -> bool:
        """Return whether a route may begin at a stop."""
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
        """Return whether a route can be continued so that it may be run."""
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
        """Yield what counts, and how many more of it there may be on the route."""
        cities, stops = self._distance.room(draft.cities, draft.towns)
        if stops is not None:
            yield (lambda _: True), stops
        yield (lambda place: not self._context.is_town(place)), cities

    def _way_home(self, draft: _Draft, weigh: Callable[[Place], bool], room: int) -> list[Stretch] | None:
        """Return a shortest way to an own station, clear of all routes so far; it may itself cross a side twice."""
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
