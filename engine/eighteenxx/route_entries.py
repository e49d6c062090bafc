"""How routes are written, and what may be written next.

The routes of a company are one list of entries, ``d1 E11.0 E13~D12 d2 E15 D16``: the id of a train, then its stops. A
stop is named by its hex, with its number where the tile has several. Where more than one track leads from the stop
before to this one without another stop between, a hex that only this track passes is added after ``~``, or all the
hexes it passes if there is none such; the track between two neighbouring hexes has nothing added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.eighteenxx.network import place_named
from engine.eighteenxx.routes import Route, RouteContext, TrainId, TrainRoute, check_routes, no_track, refusal


def read_routes(service: RouteContext, entries: Sequence[str]) -> tuple[TrainRoute, ...]:
    """Read the routes of a company, check them and work out what they pay. Raises IllegalMove (``18xx.route.*``)."""
    written = by_train(service, entries)
    return check_routes(service, {train: read_route(service, train, stops) for train, stops in written.items()})


def write_routes(service: RouteContext, routes: Iterable[TrainRoute]) -> tuple[str, ...]:
    """Write routes, each from the end that makes its entries the first by alphabet."""
    written: list[str] = []
    for run in routes:
        ways = (run.route, service.turned_round(run.route))
        written += (run.train, *min(_written(service, way) for way in ways))
    return tuple(written)


def _written(service: RouteContext, route: Route) -> tuple[str, ...]:
    return (service.name(route.stops[0]), *(stretch.name for stretch in service.along(route)))


def by_train(service: RouteContext, entries: Sequence[str]) -> dict[TrainId, Sequence[str]]:
    """Divide a list of entries into trains with their stops. Raises IllegalMove."""
    if entries and entries[0] not in service.trains:
        raise refusal(service, "no_such_train", train=entries[0], trains=tuple(service.trains))
    heads = [number for number, entry in enumerate(entries) if entry in service.trains]
    parts: dict[TrainId, Sequence[str]] = {}
    for head, after in zip(heads, (*heads[1:], len(entries)), strict=False):
        if entries[head] in parts:
            raise refusal(service, "train_twice", train=entries[head])
        parts[entries[head]] = entries[head + 1 : after]
    return parts


def read_route(service: RouteContext, train: TrainId, stops: Sequence[str]) -> Route:
    """Read one route; whether it may be run is not checked. Raises IllegalMove."""
    if not stops:
        raise refusal(service, "no_stops", train=train)
    start = place_named(service.ground, service.board, stops[0])
    if start is None:
        raise refusal(service, "no_such_stop", stop=stops[0])
    route = Route((start,), ())
    for name in stops[1:]:
        end = route.stops[-1]
        stretch = next((stretch for stretch in service.stretches(end) if stretch.name == name), None)
        if stretch is None:
            raise no_track(service, end, name)
        route = route.and_on(stretch)
    return route
