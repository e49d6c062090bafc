"""The printed board: cities, routes and tickets, decoded from a game's TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import NewType

import msgspec
import networkx as nx

from engine.ticket_to_ride.cards import ANY_COLOUR, CARDS, Card, CardName, Price

CityId = NewType("CityId", str)
RouteId = NewType("RouteId", str)
TicketId = NewType("TicketId", str)

GREY = "grey"
"""The colour of a route that takes any one colour."""


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city, with the middle of its dot as fractions of the printed board's width and height."""

    id: CityId
    name: str
    x: float
    y: float


class Space(msgspec.Struct, frozen=True, array_like=True):
    """One train space: its middle as fractions of the board, its angle in degrees clockwise from the x axis."""

    x: float
    y: float
    angle: float


class Route(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A route between two neighbouring cities."""

    id: RouteId
    a: CityId
    b: CityId
    colour: str
    """One of the eight card colours, or ``grey``."""
    spaces: tuple[Space, ...]
    """From ``a`` to ``b``; as many as the route is long."""
    tunnel: bool = False
    ferry: tuple[int, ...] = ()
    """Which spaces, counted from 0 at ``a``, show a locomotive; none: no ferry."""
    twin: RouteId | None = None
    """The other half of a double route."""

    @cached_property
    def length(self) -> int:
        """How many trains it takes."""
        return len(self.spaces)

    @cached_property
    def locomotives(self) -> int:
        """How many locomotives a ferry asks for."""
        return len(self.ferry)

    @cached_property
    def colours(self) -> tuple[Card, ...]:
        """The colours that may pay for it, as card indexes."""
        return ANY_COLOUR if self.colour == GREY else (CARDS.index(CardName(self.colour)),)

    @property
    def price(self) -> Price:
        """What it costs in cards."""
        return Price(self.length, self.colours, self.locomotives)

    def other_end(self, city: CityId) -> CityId:
        """Return the city at the far end."""
        return self.b if city == self.a else self.a


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A destination ticket."""

    id: TicketId
    a: CityId
    b: CityId
    points: int
    long: bool = False


class Board(msgspec.Struct, frozen=True, dict=True):
    """Everything printed: the map and its tickets, in the order of the data files."""

    cities: Mapping[CityId, City]
    routes: Mapping[RouteId, Route]
    tickets: Mapping[TicketId, Ticket]

    @cached_property
    def routes_at(self) -> Mapping[CityId, tuple[Route, ...]]:
        """The routes that touch each city."""
        return {
            city: tuple(route for route in self.routes.values() if city in {route.a, route.b}) for city in self.cities
        }

    @cached_property
    def routes_by_price(self) -> tuple[tuple[Price, tuple[Route, ...]], ...]:
        """All routes, those that cost the same together, the short ones first."""
        prices = sorted(
            {route.price for route in self.routes.values()}, key=lambda p: (p.cards, p.locomotives, p.colours)
        )
        return tuple((price, tuple(r for r in self.routes.values() if r.price == price)) for price in prices)

    def graph(self, routes: Iterable[RouteId]) -> nx.MultiGraph[CityId]:
        """Return some routes as a graph whose edges are keyed by route and weighted by ``length``."""
        graph: nx.MultiGraph[CityId] = nx.MultiGraph()
        for route in map(self.routes.__getitem__, routes):
            graph.add_edge(route.a, route.b, key=route.id, length=route.length)
        return graph


class _CityFile(msgspec.Struct, forbid_unknown_fields=True):
    city: list[City]


class _RouteFile(msgspec.Struct, forbid_unknown_fields=True):
    route: list[Route]


class _TicketFile(msgspec.Struct, forbid_unknown_fields=True):
    ticket: list[Ticket]


def load_board(package: str) -> Board:
    """Read ``cities.toml``, ``routes.toml`` and ``tickets.toml`` beside a game.

    Raises:
        msgspec.ValidationError: a file does not fit its type.

    """
    cities = msgspec.convert(_toml(package, "cities"), _CityFile).city
    routes = msgspec.convert(_toml(package, "routes"), _RouteFile).route
    tickets = msgspec.convert(_toml(package, "tickets"), _TicketFile).ticket
    return Board({c.id: c for c in cities}, {r.id: r for r in routes}, {t.id: t for t in tickets})


def _toml(package: str, name: str) -> object:
    return tomllib.loads((files(package) / f"{name}.toml").read_text("utf-8"))
