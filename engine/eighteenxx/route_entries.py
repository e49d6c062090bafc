"""How routes are written, and what may be written next.

The routes of a company are one list of entries, ``d1 E11.0 E13~D12 d2 E15 D16``: the id of a train, then its stops. A
stop is named by its hex, with its number where the tile has several. Where more than one track leads from the stop
before to this one without another stop between, a hex that only this track passes is added after ``~``, or all the
hexes it passes if there is none such; the track between two neighbouring hexes has nothing added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.eighteenxx.network import place_named
from engine.eighteenxx.routes import (
    Route,
    RouteContext,
    TrainId,
    TrainRoute,
    check_routes,
    no_track,
    paid_so_far,
    refusal,
)


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
        raise refusal(context, "no_such_train", train=entries[0], trains=tuple(context.trains))
    heads = [number for number, entry in enumerate(entries) if entry in context.trains]
    parts: dict[TrainId, Sequence[str]] = {}
    for head, after in zip(heads, (*heads[1:], len(entries)), strict=False):
        if entries[head] in parts:
            raise refusal(context, "train_twice", train=entries[head])
        parts[entries[head]] = entries[head + 1 : after]
    return parts


def read_route(context: RouteContext, train: TrainId, stops: Sequence[str]) -> Route:
    """Read one route; whether it may be run is not checked. Raises IllegalMove."""
    if not stops:
        raise refusal(context, "no_stops", train=train)
    start = place_named(context.ground, context.board, stops[0])
    if start is None:
        raise refusal(context, "no_such_stop", stop=stops[0])
    route = Route((start,), ())
    for name in stops[1:]:
        end = route.stops[-1]
        stretch = next((stretch for stretch in context.stretches(end) if stretch.name == name), None)
        if stretch is None:
            raise no_track(context, end, name)
        route = route.and_on(stretch)
    return route
