"""What trains run on: routes, whether a company may run them together, and what they pay.

How routes are written stands in ``entries``, what may be written next in ``itinerary``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from itertools import pairwise

import msgspec

from engine.core.errors import IllegalMove
from engine.core.text import Param
from engine.eighteenxx.board import ALL_ALIKE, Board, Ground, Place
from engine.eighteenxx.distances import Distance
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.network import Side, Stretch, place_name, places, spot, stretches
from engine.eighteenxx.reach import lets_pass

TrainId = str


class Route(msgspec.Struct, frozen=True):
    """What one train runs on."""

    stops: tuple[Place, ...]
    """In order, those that are not paid included."""
    sides: tuple[Side, ...]
    """The hex sides crossed, in order, each named from the hex it leaves."""

    def and_on(self, stretch: Stretch) -> Route:
        """Return the route continued."""
        return Route((*self.stops, stretch.to), (*self.sides, *stretch.sides))


class TrainRoute(msgspec.Struct, frozen=True):
    """What one train of a company runs on, and for how much."""

    train: TrainId
    route: Route
    revenue: int


class RouteContext(msgspec.Struct, frozen=True, dict=True):
    """One company's running of its trains, in one position."""

    ground: Ground
    board: Board
    company: CompanyId
    trains: Mapping[TrainId, Distance]
    """Those that can run."""
    pays: Callable[[Place], int]
    """What a stop pays a train of this company, bonuses included."""
    rule: str
    """The section of the rulebook that refusals cite, as a key."""
    grouped: bool = True
    """Stops of one group are one place, which a route may touch but once."""
    names: Callable[[], Mapping[TrainId, str]] = dict
    """Tells what people call the trains; one that is not named is called by its id."""

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
        """Tell whether a route of one of the company's trains leads on beyond a stop."""
        if lets_pass(self.ground, self.board, place, self.company):
            return True
        return distance.kind in self.ground.traffic.get(place.hex, ALL_ALIKE).through

    def is_open(self, place: Place, distance: Distance) -> bool:
        """Tell whether a train runs to a stop at all."""
        only = self.ground.traffic.get(place.hex, ALL_ALIKE).only
        return not only or distance.kind in only

    def is_town(self, place: Place) -> bool:
        """Tell whether a stop is a town; otherwise it counts as a city."""
        return self.board.tile(self.ground, place.hex).stops[place.stop].kind == "town"

    def name(self, place: Place) -> str:
        """Return how a stop is called."""
        return place_name(self.ground, self.board, place)

    def spot(self, place: Place) -> object:
        """Return what a route may touch but once when it touches a stop."""
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
        """Return the stretches that make up a route. Raises IllegalMove where there is no such track."""
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
    """Tell whether there is any route at all: track from an own station to another stop."""
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
            raise refusal(context, "no_such_train", train=train, trains=tuple(context.trains))
        _check_places(context, train, route)
        tolls[train] = sum(stretch.toll for stretch in context.along(route))
        for hex_, edge in route.sides:
            crossing = context.ground.crossings[hex_, edge]
            if (other := used.setdefault(crossing.side, train)) != train:
                hexes = (hex_, crossing.to)
                raise refusal(context, "same_track", hexes=hexes, train=train, other=other)
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


def _check_places(context: RouteContext, train: TrainId, route: Route) -> None:
    """Check where a route leads, whatever the train (18CZ OR 7, 1854 R7.1-R7.4)."""
    stops, distance = route.stops, context.trains[train]
    if len(stops) < 2:  # noqa: PLR2004 - two different places at least
        raise refusal(context, "too_short", train=train, stop=context.name(stops[0]))
    for place in stops[1:-1]:
        if not context.lets_pass(place, distance):
            raise refusal(context, "blocked", stop=context.name(place))
    seen = set()
    for place in stops:
        if not context.is_open(place, distance):
            raise refusal(context, "closed", stop=context.name(place), train=train)
        if context.spot(place) in seen:
            raise refusal(context, "twice", stop=context.name(place))
        seen.add(context.spot(place))
    crossed = 0
    for hex_, edge in route.sides:
        crossing = context.ground.crossings[hex_, edge]
        if crossing.side & crossed:
            raise refusal(context, "same_track_twice", hexes=(hex_, crossing.to))
        crossed |= crossing.side
    if context.stations.isdisjoint(stops):
        raise refusal(context, "no_station", train=train)


def paid(context: RouteContext, distance: Distance, stops: Iterable[Place]) -> list[Place]:
    """Return the stops that a train is paid on a route. Raises IllegalMove where it does not run that far."""
    stops = list(stops)
    if distance.pays_ends:
        return distance.paid_with_ends(stops, context.stations, context.pays)
    cities: list[Place] = []
    towns: list[Place] = []
    for place in stops:
        (towns if context.is_town(place) else cities).append(place)
    if len(cities) > distance.cities:
        raise refusal(context, "too_many_cities", count=len(cities), most=distance.cities)
    if not distance.reaches(len(cities), len(towns)):
        raise refusal(context, "too_many_stops", count=len(cities) + len(towns), most=distance.total)
    return distance.paid(cities, towns, context.pays)


def no_track(context: RouteContext, start: Place, end: str) -> IllegalMove:
    """Return the refusal of a stop that no track leads to from the one before, with those that some leads to."""
    onward = tuple(stretch.name for stretch in context.stretches(start))
    return refusal(context, "no_track", start=context.name(start), stop=end, stops=onward)


def refusal(context: RouteContext, what: str, **params: Param) -> IllegalMove:
    """Return what is wrong with routes, to be raised; it calls the trains as people do."""
    said = {name: _called(context, value) if name in _TRAINS else value for name, value in params.items()}
    return IllegalMove(f"18xx.route.{what}", rule=context.rule, **said)


_TRAINS = frozenset({"train", "other", "trains"})
"""What refusals name trains by."""


def _called(context: RouteContext, value: Param) -> Param:
    if isinstance(value, tuple):
        return tuple(_called(context, each) for each in value)
    return context.called.get(value, value) if isinstance(value, str) else value
