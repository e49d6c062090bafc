"""The board in numbers: hexes are bits and sets of hexes are integers, so that a network grows by a few shifts.

A neighbour lies 1, ``WIDTH`` or ``WIDTH - 1`` bits away, as places on the grid are axial.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.german_railways.facts import PrintedRailroad, RailroadId, printed_facts
from engine.hexes import HexName

Bit = int
"""One hex."""
Hexes = int
"""A set of hexes."""
WIDTH = 32
"""More than the hexes of a row and a half, so that the end of a row does not touch the beginning of the next."""
_LEFT = 10
"""More than half of the number of rows, so that no place is negative."""


class NumberedBoard(NamedTuple):
    """What is printed. Cities and railroads are numbered by their order."""

    bits: dict[HexName, Bit]
    names: dict[Bit, HexName]
    neighbours: dict[Bit, Hexes]
    city_of: dict[Bit, int]
    city_hexes: list[Hexes]
    """The hexes of each city, by its number."""
    values: list[int]
    """What each city adds to an income, by its number."""
    price: dict[Bit, int]
    """What each hex costs the railroad that comes first."""
    country: dict[int, Hexes]
    """The hexes without a city, by price."""
    cities: dict[int, Hexes]
    """The hexes with a city, by the price for the railroad that comes first."""
    all_country: Hexes
    all_cities: Hexes
    access: Hexes
    """The access hexes of Berlin."""
    berlin: Hexes
    """The access hexes of Berlin, and the hexes of the city itself."""
    railroads: list[PrintedRailroad]
    numbers: dict[RailroadId, int]
    joined: list[int]
    """For each railroad, the cities that it must join before it pays dividends, as bits by their numbers."""


@cache
def numbered() -> NumberedBoard:
    """Return the board in numbers."""
    facts = printed_facts()
    bits = {name: 1 << (WIDTH * hex_.place.r + hex_.place.q + _LEFT) for name, hex_ in facts.hexes.items()}
    numbers = {city: number for number, city in enumerate(facts.cities)}
    country: dict[int, Hexes] = {}
    cities: dict[int, Hexes] = {}
    for name, printed in facts.hexes.items():
        prices = country if printed.city is None else cities
        price = facts.figures.terrain[printed.terrain]
        prices[price] = prices.get(price, 0) | bits[name]
    access = sum(bits[name] for name in facts.access)
    return NumberedBoard(
        bits=bits,
        names={bit: name for name, bit in bits.items()},
        neighbours={bits[name]: sum(bits[one] for one in near) for name, near in facts.neighbours.items()},
        city_of={bits[name]: numbers[hex_.city] for name, hex_ in facts.hexes.items() if hex_.city is not None},
        city_hexes=[sum(bits[name] for name in hexes) for hexes in facts.cities.values()],
        values=list(facts.values(facts.cities)),
        price={bits[name]: facts.figures.terrain[hex_.terrain] for name, hex_ in facts.hexes.items()},
        country=country,
        cities=cities,
        all_country=sum(country.values()),
        all_cities=sum(cities.values()),
        access=access,
        berlin=access | sum(bits[name] for name, hex_ in facts.hexes.items() if hex_.berlin == "metro"),
        railroads=list(facts.railroads.values()),
        numbers={id_: number for number, id_ in enumerate(facts.railroads)},
        joined=[sum(1 << numbers[city] for city in railroad.pays_once_joined) for railroad in facts.railroads.values()],
    )


def bits_of(hexes: Hexes) -> Iterator[Bit]:
    """Enumerate some hexes one by one, from the top row down."""
    while hexes:
        bit = hexes & -hexes
        hexes ^= bit
        yield bit


def cities_by_price(board: NumberedBoard, *, flat: bool) -> dict[int, Hexes]:
    """Return the hexes with a city by the price for the first railroad; ``flat``: all cost the same (reading 1)."""
    return {printed_facts().figures.terrain["plain"]: board.all_cities} if flat else board.cities


def around(hexes: Hexes) -> Hexes:
    """Return the places next to some hexes, including those beyond the edge of the board."""
    along = hexes << 1 | hexes >> 1
    return along | hexes << WIDTH | hexes >> WIDTH | hexes << WIDTH - 1 | hexes >> WIDTH - 1
