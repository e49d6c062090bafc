"""What is printed in German Railways, read from the TOML files next to this module."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal

import msgspec

from engine.core import codec
from engine.hexes import EDGES, Hex, HexName

Terrain = Literal["plain", "hill", "mountain"]
RailroadId = str
CityName = str


class PrintedHex(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of the board."""

    at: HexName
    """A letter for the row, and the number of the column from 0."""
    terrain: Terrain = "plain"
    city: CityName | None = None
    value: int = 0
    """What the city adds to a railroad's income."""
    berlin: Literal["metro", "access"] | None = None

    @property
    def place(self) -> Hex:
        """Where it lies on the grid: even rows are shifted right by half a hex."""
        row, column = ord(self.at[0]) - ord("A"), int(self.at[1:])
        return Hex(column - (row + row % 2) // 2, row)


class PrintedRailroad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A railroad and its character (rulebook, "Characters of the railroads")."""

    id: RailroadId
    name: str
    short: str
    """The short name by which people call it."""
    colour: str
    locomotives: int
    """How many it has, including the one on the start hex."""
    start: HexName
    most_hexes: int | None = None
    """The most hexes in one build, or None if it is the usual number."""
    surcharge: bool = True
    """Whether it pays a surcharge for railroads that were in a city before it."""
    discount: int = 0
    """How many Taler less it pays for each hex."""
    best_city_twice: bool = False
    first_hex_free: bool = False
    """Whether the first hex without a city in each build costs nothing."""
    most_spent: int | None = None
    """The most Taler that it may spend in one build, or None if there is no limit."""
    pays_once_joined: tuple[CityName, ...] = ()
    """The cities that must all be on its network before it pays dividends."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the rulebook."""

    cash: dict[int, int]
    """What each player has at the start, by number of players."""
    shares: int
    """How many shares each railroad has."""
    least_bid: int
    third_share_after: int
    """No third share is auctioned until every railroad has sold this many."""
    order_markers: int
    """How many markers each player has."""
    most_hexes: int
    terrain: dict[Terrain, int]
    """What a hex costs by its terrain."""
    surcharge: int
    """What a city costs more for each railroad that was there before."""
    builders_dividend: int
    """How many times its income the railroad that has made a new link pays."""
    links_to_end: int
    """The game ends once every railroad is linked to this many others."""


class PrintedFacts:
    """Everything printed, and what follows from it."""

    def __init__(self) -> None:
        self.figures: Figures = msgspec.convert(_toml("rules"), codec.learn(Figures), strict=False)
        self.hexes: Mapping[HexName, PrintedHex] = {h.at: h for h in _listed("board", "hex", PrintedHex)}
        self.railroads: Mapping[RailroadId, PrintedRailroad] = {
            railroad.id: railroad for railroad in _listed("railroads", "railroad", PrintedRailroad)
        }
        """In the order of the opening auctions."""

    @cached_property
    def neighbours(self) -> Mapping[HexName, tuple[HexName, ...]]:
        """The hexes next to each hex."""
        named = {printed.place: name for name, printed in self.hexes.items()}
        return {
            name: tuple(named[near] for edge in EDGES if (near := printed.place.beyond(edge)) in named)
            for name, printed in self.hexes.items()
        }

    @cached_property
    def cities(self) -> Mapping[CityName, tuple[HexName, ...]]:
        """The hexes of each city: three of Berlin, one of any other."""
        found: dict[CityName, tuple[HexName, ...]] = {}
        for name, printed in self.hexes.items():
            if printed.city is not None:
                found[printed.city] = (*found.get(printed.city, ()), name)
        return found

    @cached_property
    def cheapest(self) -> int:
        """What a hex of the cheapest terrain costs."""
        return min(self.figures.terrain.values())

    @cached_property
    def access(self) -> frozenset[HexName]:
        """The access hexes of Berlin."""
        return frozenset(name for name, printed in self.hexes.items() if printed.berlin == "access")

    def values(self, cities: Iterable[CityName]) -> Iterable[int]:
        """Enumerate what some cities add to an income."""
        return (self.hexes[self.cities[city][0]].value for city in cities)


@cache
def printed_facts() -> PrintedFacts:
    """Return everything printed, read only once."""
    return PrintedFacts()


def _listed(file: str, entry: str, kind: type[Any]) -> Any:  # noqa: ANN401 - a list of what the caller names
    return msgspec.convert(_toml(file)[entry], codec.learn(list[kind]))  # type: ignore[valid-type]  # a type given as a value


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / f"{name}.toml").read_text("utf-8"))
