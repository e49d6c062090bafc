"""A position of German Railways in numbers, so that it can be played on in a few milliseconds.

Seats, railroads and cities are numbered in their order. It follows the readings that tables usually play by, and of the
switches it knows only ``city_cost``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.german_railways.ahead.board import Bit, Hexes, cities_by_price, numbered
from engine.german_railways.facts import printed_facts
from engine.german_railways.view import GermanView

_FEWEST = 2
"""The least number of ways of a railroad that must be left, or others are searched for."""


class Way(NamedTuple):
    """A cheapest way to a city, and what it leads to."""

    cost: int
    bits: tuple[Bit, ...]
    """Its hexes in order, from the network outwards."""
    hexes: Hexes
    """The same, as a set."""
    builds: int
    """How many builds it takes."""
    gain: int
    """What it adds to the income of the railroad."""
    links: bool
    """Whether it makes a new link."""
    pays: bool
    """Whether the railroad pays dividends once it is built."""


class Line:
    """A railroad: its money, network and shareholders."""

    __slots__ = (
        *("best", "cities", "cities_there", "income", "links", "locomotives", "network", "number", "pays", "shares"),
        *("sold", "treasury"),
    )

    def __init__(self, number: int, players: int) -> None:
        """Begin with a railroad that has not built anything yet."""
        self.number = number
        self.network: Hexes = 0
        self.locomotives = 0
        """How many are left to be placed."""
        self.treasury = 0
        self.shares = [0] * players
        """How many shares each seat has."""
        self.sold = 0
        self.cities = 0
        """The cities on its network, as bits by their numbers."""
        self.cities_there: Hexes = 0
        """All hexes of these cities."""
        self.links = 0
        """The railroads that it is linked to, as bits by their numbers."""
        self.income = 0
        self.best = 0
        """The highest value of its cities, kept only if it counts twice."""
        self.pays = False

    def copy(self) -> Line:
        """Return an independent copy."""
        line = object.__new__(Line)
        line.number, line.network, line.locomotives = self.number, self.network, self.locomotives
        line.treasury, line.shares, line.sold = self.treasury, self.shares[:], self.sold
        line.cities, line.cities_there, line.links, line.income = (
            self.cities,
            self.cities_there,
            self.links,
            self.income,
        )
        line.best, line.pays = self.best, self.pays
        return line


class Tactics(NamedTuple):
    """How a seat bids."""

    kept: float = 0.15
    """The part of a share's worth that is not bid for it."""
    opening: float = 0.45
    """The most that is bid for one of the opening shares, as a part of its cash."""
    spread: float = 0.7
    """The most that is bid later, as a part of its cash."""


class Table:
    """A position without anything hidden: future luck and limits of bids are not part of it."""

    def __init__(self, view: GermanView) -> None:
        """``view`` must show a game that is not over."""
        self.board = numbered()
        board, facts = self.board, printed_facts()
        self.cash = [seat.cash for seat in view.seats]
        self.round = view.round
        self.order = [int(seat) for seat in view.order]
        self.at = view.at
        """The index in the order of the next action."""
        self.first = 0
        """Who bids first in the next opening auction."""
        self.flat = view.switches.city_cost == "flat"
        self.cities_discounted = view.switches.bavaria != "not_in_cities"
        self.free_anywhere = view.switches.baden == "anywhere"
        self.taken: Hexes = 0
        """The hexes without a city in which somebody has built."""
        self.in_city = [0] * len(board.values)
        """The railroads in each city, as bits by their numbers."""
        self.tactics = [Tactics()] * len(self.cash)
        """How each seat bids."""
        self.lines = [Line(number, len(self.cash)) for number in range(len(board.railroads))]
        self.ways: list[list[Way] | None] = [None] * len(board.railroads)
        """The cheapest ways of each railroad, or None if they have to be searched for again."""
        self.city_prices = self._first_prices()
        """For each price, the hexes of cities that cost it to a railroad that pays surcharges."""
        for line, there in zip(self.lines, view.railroads, strict=True):
            line.treasury, line.locomotives = there.treasury, there.locomotives + len(there.hexes)
            line.sold = facts.figures.shares - there.unsold
            for seat, number in there.holders.items():
                line.shares[seat] = number
            for hex_ in there.hexes:
                self.place(line, board.bits[hex_])

    def _first_prices(self) -> list[Hexes]:
        cities = cities_by_price(self.board, flat=self.flat)
        return [cities.get(price, 0) for price in range(max(cities) + len(self.lines) + 1)]

    def copy(self) -> Table:
        """Return a copy that can be played on independently."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.cash, table.in_city, table.ways = self.cash[:], self.in_city[:], self.ways[:]
        table.city_prices = self.city_prices[:]
        table.lines = [line.copy() for line in self.lines]
        return table

    def place(self, line: Line, bit: Bit) -> None:
        """Put a locomotive into a hex."""
        line.network |= bit
        line.locomotives -= 1
        city = self.board.city_of.get(bit)
        if city is None:
            self.taken |= bit
            return
        if line.cities >> city & 1:
            return
        value, mine = self.board.values[city], 1 << line.number
        line.cities |= 1 << city
        line.cities_there |= self.board.city_hexes[city]
        line.income += value
        if value > line.best and self.board.railroads[line.number].best_city_twice:
            line.income += value - line.best
            line.best = value
        joined = self.board.joined[line.number]
        line.pays = line.cities & joined == joined
        others = self.in_city[city]
        for other in self.lines:
            if others >> other.number & 1:
                line.links |= 1 << other.number
                other.links |= mine
        self.in_city[city] = others | mine
        self._raise_price(self.board.city_hexes[city])

    def _raise_price(self, hexes: Hexes) -> None:
        prices = self.city_prices
        for price in range(len(prices) - 2, 0, -1):
            if moved := prices[price] & hexes:
                prices[price] &= ~hexes
                prices[price + 1] |= moved

    def build(self, number: int, bits: Iterable[Bit]) -> None:
        """Build in some hexes, pay for them, and pay dividends for a new link."""
        line = self.lines[number]
        linked, built = line.links, 0
        for bit in bits:
            line.treasury -= self.price_in_build(line, bit, built)
            self.place(line, bit)
            built |= bit
        if line.links != linked:
            self._pay(line)
        self._forget_ways(number, built)

    def _forget_ways(self, number: int, built: Hexes) -> None:
        """Forget ways that a build has changed: those of the railroad itself, and others through what was built."""
        cities = built & self.board.all_cities
        if cities & self.board.berlin:
            cities |= self.board.berlin
        for other, found in enumerate(self.ways):
            if other == number:
                self.ways[other] = None
            elif found is not None and any(way.hexes & (built | cities) for way in found):
                left = [way for way in found if not way.hexes & built]
                linked = any(way.links for way in left) or not any(way.links for way in found)
                closed = any(way.hexes & cities for way in found)
                self.ways[other] = None if closed or not linked or len(left) < _FEWEST else left

    def price_in_build(self, line: Line, bit: Bit, built: Hexes) -> int:
        """Return what a hex costs a railroad after others in the same build; ``built``: those others.

        Reading 5: one hex without a city is free for Baden in each build.
        """
        country = self.board.all_country
        if self.board.railroads[line.number].first_hex_free and bit & country:
            before = built & country if self.free_anywhere else built
            if not before:
                return 0
        return self.price(line, bit)

    def price(self, line: Line, bit: Bit) -> int:
        """Return what a hex costs a railroad if it is not free."""
        printed, city = self.board.railroads[line.number], self.board.city_of.get(bit)
        if city is None:
            return self.board.price[bit] - printed.discount
        price = printed_facts().figures.terrain["plain"] if self.flat else self.board.price[bit]
        price -= self.city_discount(line)
        return price + self.in_city[city].bit_count() if printed.surcharge else price

    def city_discount(self, line: Line) -> int:
        """Return by how much cities are cheaper for a railroad."""
        return self.board.railroads[line.number].discount if self.cities_discounted else 0

    def _pay(self, builder: Line) -> None:
        twice = printed_facts().figures.builders_dividend
        for line in self.lines:
            if line.pays:
                each = line.income * (twice if line is builder else 1)
                for seat, number in enumerate(line.shares):
                    if number:
                        self.cash[seat] += number * each

    def sell(self, number: int, seat: int, price: int) -> None:
        """Sell a share of a railroad to a seat."""
        line = self.lines[number]
        self.cash[seat] -= price
        line.treasury += price
        line.shares[seat] += 1
        line.sold += 1

    def incomes(self) -> list[int]:
        """Return the income of each seat, as it counts for turn order."""
        found = [0] * len(self.cash)
        for line in self.lines:
            for seat, number in enumerate(line.shares):
                found[seat] += number * line.income
        return found

    def linked(self) -> bool:
        """Return whether every railroad is linked to enough others for the game to end."""
        wanted = printed_facts().figures.links_to_end
        return all(line.links.bit_count() >= wanted for line in self.lines)
