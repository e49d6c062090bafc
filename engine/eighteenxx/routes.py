"""What trains run on: routes, how they are written, and whether a company may run them together.

A route is the stops a train passes and the hex sides it crosses between them. In a log the routes of a company are one
list of entries, ``d1 E11.0 E13~D12 d2 E15 D16``: the id of a train, then its stops. A stop is named by its hex, with
its number where the tile has several. Where more than one track leads from the stop before to this one without another
stop between, a hex that only this track passes is added after ``~``, or all the hexes it passes if there is none such;
the track between two neighbouring hexes is the one meant where nothing is added.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec

from engine.eighteenxx.board import Board, Ground, Place
from engine.eighteenxx.hexes import Edge, HexName
from engine.eighteenxx.market import CompanyId

TrainId = str


class Distance(msgspec.Struct, frozen=True):
    """How far a train runs: how many stops of a route it is paid."""

    cities: int
    """At most so many cities and red areas."""
    towns: int
    """At most so many towns."""
    total: int
    """At most so many stops in all."""
    skips: Literal["nothing", "towns", "anything"] = "nothing"
    """What it may pass without being paid, and without its counting; the best are paid."""


def plain(reach: int) -> Distance:
    """Return how far a train n runs: n stops."""
    return Distance(reach, reach, reach)


def plus(reach: int) -> Distance:
    """Return how far a train n+n runs: twice n stops, at most n of them cities or red areas (18CZ rules, OR 7)."""
    return Distance(reach, 2 * reach, 2 * reach)


def express(reach: int) -> Distance:
    """Return how far a train nE runs: n stops, and any number of towns that are not paid (18CZ rules, OR 7)."""
    return Distance(reach, reach, reach, skips="towns")


def express_with_towns(reach: int, towns: int) -> Distance:
    """Return how far an express runs that is paid its best n cities and some of its towns besides, whatever it passes."""
    return Distance(reach, towns, reach + towns, skips="anything")


class Route(msgspec.Struct, frozen=True):
    """What one train runs on."""

    stops: tuple[Place, ...]
    """In order, those that are not paid included."""
    sides: tuple[tuple[HexName, Edge], ...]
    """The hex sides crossed, in order, each named from the hex it leaves."""


class TrainRoute(msgspec.Struct, frozen=True):
    """What one train of a company runs on, and for how much."""

    train: TrainId
    route: Route
    revenue: int


class Service(msgspec.Struct, frozen=True, dict=True):
    """One company's running of its trains, in one position."""

    ground: Ground
    board: Board
    company: CompanyId
    trains: Mapping[TrainId, Distance]
    """Those that can run."""
    pays: Callable[[Place], int]
    """What a stop pays a train of this company, bonuses included."""


def can_run(ground: Ground, board: Board, company: CompanyId) -> bool:
    """Tell whether there is any route for the shortest train: two places joined by track, one with an own station."""
    raise NotImplementedError


def read_routes(service: Service, entries: Sequence[str]) -> tuple[TrainRoute, ...]:
    """Read the routes of a company, check them all and work out what they pay. Raises IllegalMove (``18xx.route.*``)."""
    raise NotImplementedError


def write_routes(service: Service, routes: Sequence[TrainRoute]) -> tuple[str, ...]:
    """Write routes as entries, by id of the train, each route from the end whose entries come first by alphabet."""
    raise NotImplementedError


def check_routes(service: Service, routes: Mapping[TrainId, Route]) -> tuple[TrainRoute, ...]:
    """Check that a company may run these routes together, and work out what they pay. Raises IllegalMove."""
    raise NotImplementedError


def next_entries(service: Service, entries: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """Return what may follow in a list of routes so that it can still become legal, and whether it may end here.

    A list that could become legal in no way is followed by nothing. Trains may be left out; whether the list may be
    empty is for the game to say: here it may.
    """
    raise NotImplementedError
