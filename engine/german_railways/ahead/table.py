"""A position of German Railways in numbers, so that it can be played on in some milliseconds.

Seats, railroads and cities are numbered by their order. It follows the readings that tables play by; of the switches it
knows those that a table can set.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.german_railways.ahead.board import Bit, Hexes, cities_by_price, numbered
from engine.german_railways.facts import printed_facts
from engine.german_railways.view import GermanView

_FEWEST = 2
"""Ways of a railroad that are left for it before others are looked for."""


class Way(NamedTuple):
    """A cheapest way to a city, and what comes of it."""

    cost: int
    bits: tuple[Bit, ...]
    """Its hexes from the network on."""
    hexes: Hexes
    """The same, as a set."""
    builds: int
    """It takes so many of them."""
    gain: int
    """What it adds to the income."""
    links: bool
    """Makes a new link."""
    pays: bool
    """The railroad pays dividends once it is built."""


class Line:
    """A railroad: its money, network and shareholders."""

    __slots__ = (
        *("best", "cities", "cities_there", "income", "links", "locomotives", "network", "number", "pays", "shares"),
        *("sold", "treasury"),
    )

    def __init__(self, number: int, players: int) -> None:
        """Begin one of the railroads, which has not built anything yet."""
        self.number = number
        self.network: Hexes = 0
        self.locomotives = 0
        """Left to be placed."""
        self.treasury = 0
        self.shares = [0] * players
        """By seat."""
        self.sold = 0
        self.cities = 0
        """As bits by their numbers, as are those it is linked to."""
        self.cities_there: Hexes = 0
        """All hexes of these cities."""
        self.links = 0
        self.income = 0
        self.best = 0
        """The highest value of its cities."""
        self.pays = False

    def copy(self) -> Line:
        """Return another one alike."""
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
    """Of what a share is worth, so much is left to gain by it."""
    opening: float = 0.45
    """Of its cash, so much at most is bid for one of the opening shares."""
    spread: float = 0.7
    """Of its cash, so much at most is bid later."""


class Table:
    """A position: nothing of it is hidden but the luck and the limits to come."""

    def __init__(self, view: GermanView) -> None:
        """``view`` shows a game that goes on."""
        self.board = numbered()
        board, facts = self.board, printed_facts()
        self.cash = [seat.cash for seat in view.seats]
        self.round = view.round
        self.order = [int(seat) for seat in view.order]
        self.at = view.at
        """Which place of the order has its action next."""
        self.first = 0
        """Who bids first in the next auction of the opening."""
        self.flat = view.switches.city_cost == "flat"
        self.taken: Hexes = 0
        """Hexes without a city that somebody has built in."""
        self.in_city = [0] * len(board.values)
        """By city the railroads in it, as bits by their numbers."""
        self.tactics = [Tactics()] * len(self.cash)
        """By seat."""
        self.lines = [Line(number, len(self.cash)) for number in range(len(board.railroads))]
        self.ways: list[list[Way] | None] = [None] * len(board.railroads)
        """By railroad, as far as they have been looked for since anything changed them."""
        self.city_prices = self._first_prices()
        """City hexes by what they cost a railroad that pays for those before it."""
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
        """Return another one alike, to be played on."""
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
        printed, linked, built = self.board.railroads[number], line.links, 0
        free = printed.first_hex_free
        for bit in bits:
            if free and bit & self.board.all_country:
                free = False
            else:
                line.treasury -= self.price(line, bit)
            self.place(line, bit)
            built |= bit
        if line.links != linked:
            self._pay(line)
        self._forget_ways(number, built)

    def _forget_ways(self, number: int, built: Hexes) -> None:
        """Forget ways that a build has changed: those of the railroad itself, and those through what was built."""
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

    def price(self, line: Line, bit: Bit) -> int:
        """Return what a hex costs a railroad that is not free."""
        printed, city = self.board.railroads[line.number], self.board.city_of.get(bit)
        price = self.board.price[bit] - printed.discount
        if city is None:
            return price
        if self.flat:
            price = printed_facts().figures.terrain["plain"] - printed.discount
        return price + self.in_city[city].bit_count() if printed.surcharge else price

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
        """Return the income of each seat, as it counts for the order."""
        found = [0] * len(self.cash)
        for line in self.lines:
            for seat, number in enumerate(line.shares):
                found[seat] += number * line.income
        return found

    def linked(self) -> bool:
        """Return whether every railroad is linked to so many others that the game ends."""
        wanted = printed_facts().figures.links_to_end
        return all(line.links.bit_count() >= wanted for line in self.lines)
