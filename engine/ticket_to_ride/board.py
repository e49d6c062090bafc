"""The printed board: cities, routes and tickets. It may be made of pieces that are not all on the table.

A city or ticket belongs to one piece, and a route may need several; a game with a single board names no pieces.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from itertools import groupby
from typing import NewType

import msgspec

from engine.ticket_to_ride.cards import Card, CardSet, Price

CityId = NewType("CityId", str)
RouteId = NewType("RouteId", str)
TicketId = NewType("TicketId", str)


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city, with the middle of its dot as fractions of the printed board's width and height."""

    id: CityId
    name: str
    x: float
    y: float
    piece: str = ""
    """The piece of the board that shows it."""


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
    """A colour of the cards, or ``grey``."""
    spaces: tuple[Space, ...]
    """From ``a`` to ``b``; as many as the route is long."""
    tunnel: bool = False
    ferry: tuple[int, ...] = ()
    """Which spaces, counted from 0 at ``a``, show a wild card; empty if it is no ferry."""
    parallel: tuple[RouteId, ...] = ()
    """The other tracks of a double or triple route."""
    needs: tuple[str, ...] = ()
    """The pieces of the board that must all lie on the table for it to be there."""
    colours: tuple[Card, ...] = ()
    """The colours that may pay for it, numbered as the cards of the game: ``board_of`` fills it in."""

    @cached_property
    def length(self) -> int:
        """How many trains it takes."""
        return len(self.spaces)

    @cached_property
    def wilds(self) -> int:
        """How many wild cards a ferry asks for."""
        return len(self.ferry)

    @cached_property
    def price(self) -> Price:
        """What it costs in cards."""
        return Price(self.length, self.colours, self.wilds)

    def other_end(self, city: CityId) -> CityId:
        """Return the city at the far end."""
        return self.b if city == self.a else self.a


class Country(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A country to which a ticket leads."""

    name: str
    cities: tuple[CityId, ...]
    """The places on the board that are joined with it; a way that reaches any of them has reached the country."""
    points: int
    """What the ticket is worth if this country completes it."""


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A destination ticket: from one city to another, or to any of several countries."""

    id: TicketId
    a: CityId
    b: CityId
    """The other city; for a ticket to countries, a place in the first of them, used where one place must be marked."""
    points: int
    """Points won or lost; for a ticket to countries, those lost if no country is reached."""
    long: bool = False
    """Whether it is dealt from a deck of its own, where the rules have long tickets."""
    piece: str = ""
    """The piece of the board that it comes with."""
    countries: tuple[Country, ...] = ()
    """Where it leads instead of ``b``: the best country reached counts. Empty if it leads to ``b``."""

    @property
    def ends(self) -> tuple[CityId, ...]:
        """The cities that complete the ticket: joining any one of them with the first is enough."""
        return tuple(city for country in self.countries for city in country.cities) or (self.b,)


class Board(msgspec.Struct, frozen=True, dict=True, eq=False):
    """Everything printed: the map and its tickets, in the order of the data files."""

    cities: Mapping[CityId, City]
    routes: Mapping[RouteId, Route]
    tickets: Mapping[TicketId, Ticket]

    @cached_property
    def pieces(self) -> tuple[str, ...]:
        """The pieces it is made of, in the order of the cities."""
        return tuple(dict.fromkeys(city.piece for city in self.cities.values()))

    @cached_property
    def routes_at(self) -> Mapping[CityId, tuple[Route, ...]]:
        """The routes that touch each city."""
        return {
            city: tuple(route for route in self.routes.values() if city in {route.a, route.b}) for city in self.cities
        }

    @cached_property
    def routes_by_cost(self) -> tuple[tuple[int, int, tuple[tuple[tuple[Card, ...], tuple[Route, ...]], ...]], ...]:
        """All routes by number of cards, wild cards that they need, and colours: the short ones first."""
        routes = sorted(self.routes.values(), key=lambda r: (r.length, r.wilds, r.colours))
        return tuple(
            (length, wilds, tuple((colours, tuple(alike)) for colours, alike in groupby(some, lambda r: r.colours)))
            for (length, wilds), some in groupby(routes, lambda r: (r.length, r.wilds))
        )

    def opened(self, pieces: Collection[str]) -> Board:
        """Return the board that some pieces form together: a route is on it if all pieces that it needs are there."""
        cities = {city.id: city for city in self.cities.values() if city.piece in pieces}
        there = [
            route
            for route in self.routes.values()
            if route.a in cities and route.b in cities and all(need in pieces for need in route.needs)
        ]
        ids = {route.id for route in there}
        routes = (msgspec.structs.replace(r, parallel=tuple(b for b in r.parallel if b in ids)) for r in there)
        tickets = {ticket.id: ticket for ticket in self.tickets.values() if ticket.piece in pieces}
        return Board(cities, {route.id: route for route in routes}, tickets)


def board_of(cards: CardSet, cities: Iterable[City], routes: Iterable[Route], tickets: Iterable[Ticket]) -> Board:
    """Make a board for the cards of a game. Raises KeyError where a route has no colour of theirs."""
    coloured = (msgspec.structs.replace(route, colours=cards.paying(route.colour)) for route in routes)
    return Board({c.id: c for c in cities}, {r.id: r for r in coloured}, {t.id: t for t in tickets})
