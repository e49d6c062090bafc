"""The cheapest ways of a railroad to the cities around its network, found for all of them in one search.

Hexes are settled in the order of what it costs to reach them, all those of one cost together.
"""

from __future__ import annotations

from itertools import chain, islice

from engine.german_railways.ahead.board import Bit, Hexes, NumberedBoard, around, bits_of, cities_by_price, numbered
from engine.german_railways.ahead.table import Line, Table, Way
from engine.german_railways.facts import printed_facts

_DEAREST = 18
"""The most Taler that a way costs; no dearer one is searched for."""
_WIDEST = 4
"""How many cities are searched for from one railroad; further ones only for a link."""
_FEW = 5
"""With this few locomotives left, their number limits the ways more than the cost does."""


def ways_of(table: Table, number: int) -> list[Way]:
    """Return the cheapest ways of a railroad: those found before, unless something has changed them."""
    found = table.ways[number]
    if found is None:
        found = table.ways[number] = _ways(table, table.lines[number])
    return found


def way_to_link(table: Table, number: int) -> Way | None:
    """Return the cheapest way of a railroad to a new link, or None if it can make none."""
    for way in ways_of(table, number):
        if way.links:
            return way
    return None


def _ways(table: Table, line: Line) -> list[Way]:
    """Return the cheapest ways, the cheapest first; if none of these makes a link, also the cheapest that does."""
    prices = _prices(table, line)
    within = _within_reach(line, prices)
    wanted, unlinked = table.board.all_cities & ~line.network, _with_others(table, line)
    settled, waiting = [0] * (_DEAREST + 1), _beginning(table, line, within)
    found = list[Way]()
    for cost in range(_DEAREST + 1):
        settled[cost] = now = waiting[cost] & within
        if not now:
            continue
        within &= ~now
        room = max(1, _WIDEST - len(found))
        for bit in islice(chain(bits_of(now & unlinked), bits_of(now & wanted & ~unlinked)), room):
            bits = _back(line, settled, prices, cost, bit)
            if len(bits) <= line.locomotives:
                found.append(_what_comes_of(table, line, cost, bits[::-1]))
                unlinked = 0 if found[-1].links else unlinked
        wanted = wanted if len(found) < _WIDEST else unlinked
        if not wanted:
            break
        if near := _beyond(table.board, now) & within:
            for price, hexes in prices:
                waiting[cost + price] |= near & hexes
    return found


def _beginning(table: Table, line: Line, within: Hexes) -> list[Hexes]:
    """Return, by cost, where a way may begin: the network, and for Baden a first hex without a city (reading 5)."""
    waiting = [line.network] + [0] * (_DEAREST + len(table.city_prices))
    if table.board.railroads[line.number].first_hex_free:
        waiting[0] |= around(line.network) & within & table.board.all_country
    return waiting


def _within_reach(line: Line, prices: list[tuple[int, Hexes]]) -> Hexes:
    """Return the network and the hexes open to the railroad, as far as its locomotives reach."""
    within = line.network
    for _, hexes in prices:
        within |= hexes
    if line.locomotives <= _FEW:
        near = line.network
        for _ in range(line.locomotives):
            near |= around(near)
        within &= near
    return within


def _beyond(board: NumberedBoard, hexes: Hexes) -> Hexes:
    """Return where a way may go on: in Berlin it uses at most one access hex and one hex of the city."""
    in_berlin = hexes & board.berlin
    if not in_berlin:
        return around(hexes)
    return (
        around(hexes & ~board.berlin)
        | around(in_berlin & board.access) & ~board.access
        | around(in_berlin & ~board.access) & ~board.berlin
    )


def _with_others(table: Table, line: Line) -> Hexes:
    """Return the hexes of cities with a railroad that this one is not linked to."""
    found, linked = 0, line.links | 1 << line.number
    for other in table.lines:
        if not linked >> other.number & 1:
            found |= other.cities_there
    return found & ~line.network


def _prices(table: Table, line: Line) -> list[tuple[int, Hexes]]:
    """Return the hexes open to a railroad, by price."""
    board = table.board
    printed = board.railroads[line.number]
    open_country, open_cities = ~table.taken, ~line.network
    if line.network & board.access:
        open_country &= ~board.access
    if line.network & board.berlin & board.all_cities:
        open_cities &= ~board.berlin
    found: dict[int, Hexes] = {}
    for price, hexes in board.country.items():
        found[price - printed.discount] = hexes & open_country
    cities, discount = cities_by_price(board, flat=table.flat), table.city_discount(line)
    for price, hexes in enumerate(table.city_prices) if printed.surcharge else cities.items():
        if open_ := hexes & open_cities:
            found[price - discount] = found.get(price - discount, 0) | open_
    return list(found.items())


def _back(line: Line, settled: list[Hexes], prices: list[tuple[int, Hexes]], cost: int, bit: Bit) -> list[Bit]:
    """Return the hexes of a way by which a hex was settled at a cost, the last one first."""
    neighbours, bits = numbered().neighbours, [bit]
    while cost:
        cost -= next(price for price, hexes in prices if hexes & bit)
        before = neighbours[bit] & settled[cost]
        if before & line.network:
            break
        bit = before & -before
        bits.append(bit)
    return bits


def _what_comes_of(table: Table, line: Line, cost: int, bits: list[Bit]) -> Way:
    """Return a way with what it adds to the income, and whether it makes a link."""
    board, printed = table.board, table.board.railroads[line.number]
    gain, best, others, cities = 0, line.best, 0, line.cities
    for bit in bits:
        city = board.city_of.get(bit)
        if city is not None:
            gain += board.values[city]
            best = max(best, board.values[city])
            others |= table.in_city[city]
            cities |= 1 << city
    if printed.best_city_twice:
        gain += best - line.best
    builds = -(-len(bits) // (printed.most_hexes or printed_facts().figures.most_hexes))
    if printed.most_spent is not None:
        builds = max(builds, -(-cost // printed.most_spent))
    joined = board.joined[line.number]
    return Way(
        cost=cost,
        bits=tuple(bits),
        hexes=sum(bits),
        builds=builds,
        gain=gain,
        links=bool(others & ~line.links & ~(1 << line.number)),
        pays=cities & joined == joined,
    )
