"""Games of German Railways played on to their end by quick tactics, which are much like the opponent that plans.

They never agree to the end; a build goes no further than the city it leads to, except to cities next to it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from engine.core.rng import Rng
from engine.german_railways.ahead.board import Bit, around
from engine.german_railways.ahead.table import Line, Table, Way
from engine.german_railways.ahead.ways import way_to_link, ways_of
from engine.german_railways.facts import printed_facts

_LAST_ROUND = 30
"""A game ends after this round if it has not ended before, or after two rounds in which nobody has done anything."""
_LATE = 9
"""Rounds after which a link is built even if it brings others more, because it brings the end nearer."""
_FURTHER = 0.25
"""Dividends to expect of a railroad's next link if the game can end without it; otherwise it is one."""
_LITTLE = 3.0
"""If fewer dividends than this are expected, shares are not worth giving up a lead in cash."""
_DOUBT = 0.15
"""The part by which a maximum is raised or lowered at most."""
_TALER_A_HEX, _INCOME_A_HEX = 2.7, 0.4
_UNJOINED = 0.5
"""What income is worth that is not paid until two cities are joined, as a part of income that is paid now."""
_SPARED, _LATER, _IN_DOUBT, _LINKED = 0.1, 0.8, 0.6, 0.2
"""What these are worth: a Taler in a treasury to a shareholder, a gain per further build that it takes, a link that has
yet to be paid for, and at least a future link, as a part of a mean dividend."""
_NUMBERS = 4
"""How many random numbers of 15 bits are made from one draw."""


class Luck:
    """The luck of one game: it is the same for the same round and the same share, whatever was played before."""

    def __init__(self, rng: Rng) -> None:
        """All numbers derive from the seed of ``rng``, which must not be used for anything else."""
        self._seed = rng.seed
        self._drawn: dict[tuple[int, int], list[float]] = {}

    def order(self, round_: int) -> list[float]:
        """Return numbers from 0 to below 1 for drawing the turn order of a round."""
        return self._numbers(round_, 0)

    def bids(self, railroad: int, sold: int) -> list[float]:
        """Return numbers from 0 to below 1, by seat, for the auction of a share."""
        return self._numbers(railroad, 1 + sold)

    def _numbers(self, first: int, second: int) -> list[float]:
        found = self._drawn.get((first, second))
        if found is None:
            rng = Rng(f"{self._seed}:{first}:{second}")
            drawn = (rng.below(1 << 60) for _ in range(2))
            found = [(number >> 15 * part & 0x7FFF) / 0x8000 for number in drawn for part in range(_NUMBERS)]
            self._drawn[first, second] = found
        return found


def play_out(table: Table, luck: Luck) -> list[int]:
    """Play on to the end, changing the table; return the cash by seat."""
    for line in table.lines:
        if not line.sold:
            auction(table, line.number, table.first, luck)
    idle = 0
    while table.round < _LAST_ROUND:
        while table.at < len(table.order):
            table.at += 1
            idle = 0 if _act(table, table.order[table.at - 1], luck) else idle + 1
        if table.linked() or idle >= 2 * len(table.cash):
            break
        _draw_order(table, luck)
    return table.cash


def _draw_order(table: Table, luck: Luck) -> None:
    incomes = table.incomes()
    different = set(incomes)
    bag = [seat for seat, mine in enumerate(incomes) for _ in range(1 + sum(other > mine for other in different))]
    table.round += 1
    table.at = 0
    places = min(len(incomes), len(bag))
    table.order = [bag.pop(int(number * len(bag))) for number in luck.order(table.round)[:places]]


class _Outlook:
    """What actions are evaluated by: how many dividends are to come, and whom they pay."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.players = len(table.cash)
        shares = printed_facts().figures.shares
        unsold = sum(shares - line.sold for line in table.lines)
        self.dividend = [0] * self.players
        """What a dividend would pay each seat now."""
        for line in table.lines:
            if line.pays:
                income = line.income
                for seat, number in enumerate(line.shares):
                    self.dividend[seat] += number * income
        self.money = sum(table.cash)
        self.all_paid = sum(self.dividend)
        self.to_come = self.money / max(1, unsold)
        """What an unsold share may bring its railroad."""
        self.links = [way_to_link(table, number) for number in range(len(table.lines))]
        """The cheapest way of each railroad to a new link."""
        if any(
            way is not None and way.cost <= line.treasury for line, way in zip(table.lines, self.links, strict=True)
        ):
            self.to_come += self.all_paid / max(1, unsold)
        self.chances = [self.chance(line, 0, 0.0) for line in table.lines]
        self.expected = sum(self.chances)
        """How many dividends are expected."""
        self.most = [
            min((tactics.spread if table.round else tactics.opening) * cash, self.spare(seat))
            for seat, (cash, tactics) in enumerate(zip(table.cash, table.tactics, strict=True))
        ]
        """The most that each seat bids for a share, whatever that is worth."""

    def chance(self, line: Line, spent: float, nearer: float) -> float:
        """Return how many links to expect of a railroad that spends some money and gets nearer to one."""
        way, figures = self.links[line.number], printed_facts().figures
        if way is None:
            return 0.0
        money = max(0.0, line.treasury - spent + self.to_come * (figures.shares - line.sold))
        chance = money / max(1.0, way.cost - nearer)
        likely = 1.0 if line.links.bit_count() < figures.links_to_end else _FURTHER
        return likely * chance * chance if chance < 1 else likely

    def balance(self, own: float, together: float) -> float:
        """Return how much more a seat has than the average of the others."""
        return own - (together - own) / (self.players - 1)

    def worth(self, line: Line) -> float:
        """Return what a share may still pay."""
        shares = printed_facts().figures.shares
        money = line.treasury + self.to_come / 2 * (shares - line.sold - 1)
        average = line.income + min(line.locomotives, money / _TALER_A_HEX) * _INCOME_A_HEX / 2
        return self.expected * average * (1 if line.pays else _UNJOINED)

    def spare(self, seat: int) -> float:
        """Return how much of its cash a seat can spare: if little is to be expected, it must not lose a lead."""
        cash = self.table.cash[seat]
        if self.expected >= _LITTLE:
            return cash
        others = max(other for number, other in enumerate(self.table.cash) if number != seat)
        return cash - others - 1 if cash > others else cash - 1

    def limits(self, worth: float) -> list[float]:
        """Return the most that each seat bids for a share that may pay some amount."""
        return [
            min((1 - tactics.kept) * worth, most) for most, tactics in zip(self.most, self.table.tactics, strict=True)
        ]

    def build(self, line: Line, way: Way, seat: int) -> float:
        """Return what it is worth to a seat to build along a way, as far as one build goes."""
        mine = self.balance(line.shares[seat], line.sold)
        before, after = line.income * (1.0 if line.pays else _UNJOINED), line.income + way.gain
        later = max(0.0, self.expected - way.links)
        worth = mine * ((after * (1.0 if way.pays else _UNJOINED) - before) * later - _SPARED * way.cost)
        paid = self.balance(self.dividend[seat], self.all_paid)
        if way.links:
            worth += paid + mine * (2 * after - (line.income if line.pays else 0)) * way.pays
        elif self.chances[line.number]:
            worth -= self._lost(line, way) * max(
                _LINKED * (self.all_paid + line.sold * line.income) / self.players, paid + mine * line.income
            )
        return worth * _LATER ** (way.builds - 1) / way.builds

    def reserve(self, line: Line) -> int:
        """Return how much money a railroad keeps for its next link."""
        link = self.links[line.number]
        return link.cost if link is not None and link.cost <= line.treasury else 0

    def _lost(self, line: Line, way: Way) -> float:
        """Return by how much a build reduces the chance of the next link, which it may also bring nearer."""
        link = self.links[line.number]
        assert link is not None
        nearer = link.cost * (link.hexes & way.hexes).bit_count() / len(link.bits)
        spent = way.cost / way.builds
        return self.chances[line.number] - self.chance(line, spent, min(spent, nearer))

    def funded(self, line: Line, seat: int) -> tuple[float, int]:
        """Return the worth of buying a share so that the railroad can pay for a link, and the price needed for that."""
        way = self.links[line.number]
        price = 0 if way is None else way.cost - line.treasury
        if way is None or not 0 < price <= min(self.table.cash[seat], self.spare(seat)):
            return 0.0, 0
        line.shares[seat] += 1
        line.sold += 1
        worth = self.build(line, way, seat)
        line.shares[seat] -= 1
        line.sold -= 1
        return _IN_DOUBT * worth - price, price


def _act(table: Table, seat: int, luck: Luck) -> bool:
    """Build or put up a share, whichever gains more; return whether anything was done."""
    outlook = _Outlook(table)
    best, line, way = _best_build(outlook, seat)
    if best <= 0 and table.round > _LATE:
        best, line, way = _best_build(outlook, seat, only_links=True)
    gain, offered = max(_auctions(outlook, seat), default=(0.0, 0))
    if line is not None and way is not None and best > max(0.0, gain, _least(table, seat, way)):
        build_along(table, line, way, 0 if way.links else outlook.reserve(line))
        return True
    if gain > 0:
        auction(table, offered, seat, luck, outlook)
        return True
    if line is not None and way is not None and best > _least(table, seat, way):
        build_along(table, line, way, 0 if way.links else outlook.reserve(line))
        return True
    return False


def _least(table: Table, seat: int, way: Way) -> float:
    """Return what a build must at least be worth: late in a game, a link may cost as much as the lead."""
    if table.round <= _LATE or not way.links:
        return -1.0
    behind = table.cash[seat] - max(cash for other, cash in enumerate(table.cash) if other != seat)
    return -max(1.0, behind) if behind > 0 else -math.inf


def _best_build(outlook: _Outlook, seat: int, *, only_links: bool = False) -> tuple[float, Line | None, Way | None]:
    best: tuple[float, Line | None, Way | None] = (-math.inf, None, None)
    for line in outlook.table.lines:
        if line.shares[seat] and line.locomotives:
            for way in ways_of(outlook.table, line.number):
                if way.cost > line.treasury:
                    break
                if only_links and not way.links:
                    continue
                worth = outlook.build(line, way, seat)
                if worth > best[0]:
                    best = worth, line, way
    return best


def _auctions(outlook: _Outlook, seat: int) -> Iterator[tuple[float, int]]:
    """Enumerate what putting up a share may bring, for each railroad."""
    table = outlook.table
    if not table.cash[seat]:
        return
    for line in on_offer(table):
        worth = outlook.worth(line)
        price = max(1, *(int(limit) for other, limit in enumerate(outlook.limits(worth)) if other != seat))
        gain = worth - price if price <= outlook.limits(worth)[seat] else -price
        funded, needed = outlook.funded(line, seat)
        yield max(gain, funded if needed >= price else 0.0), line.number


def on_offer(table: Table) -> list[Line]:
    """Return the railroads of which a share may be put up."""
    figures = printed_facts().figures
    early = figures.third_share_after
    most = figures.shares if min(line.sold for line in table.lines) >= early else early
    return [line for line in table.lines if line.sold < most]


def limits(table: Table, number: int, luck: Luck, outlook: _Outlook | None = None) -> list[int]:
    """Return the most that each seat bids for a share."""
    outlook = outlook or _Outlook(table)
    line = table.lines[number]
    found = list[int]()
    drawn = luck.bids(number, line.sold)
    for seat, most in enumerate(outlook.limits(outlook.worth(line))):
        limit = min(table.cash[seat], int(most * (1 + _DOUBT * (2 * drawn[seat] - 1))))
        gain, needed = outlook.funded(line, seat)
        found.append(max(limit, needed) if gain > 0 else limit)
    return found


def auction(table: Table, number: int, first: int, luck: Luck, outlook: _Outlook | None = None) -> None:
    """Auction a share: the seat that would pay most gets it for 1 more than what the next one would pay."""
    found = limits(table, number, luck, outlook)
    opening = not table.lines[number].sold
    if not opening and table.cash[first]:
        found[first] = max(1, found[first])
    sell_to_highest(table, number, first, found)


def sell_to_highest(table: Table, number: int, first: int, limits: Sequence[int]) -> None:
    """Sell a share as at the end of an auction in which each seat bids up to a limit."""
    players = len(limits)
    ranked = sorted(range(players), key=lambda seat: (-limits[seat], (seat - first) % players))
    buyer, second = ranked[0], limits[ranked[1]]
    if limits[buyer] > 0:
        table.sell(number, buyer, max(1, min(limits[buyer], second + 1)))
    elif not table.lines[number].sold:
        buyer = first
        table.sell(number, buyer, 0)  # nobody has bid for an opening share
    else:
        return
    table.first = buyer


def build_along(table: Table, line: Line, way: Way, reserve: int) -> None:
    """Build along a way as far as one build goes, and into cities next to it as long as a reserve is left."""
    printed = table.board.railroads[line.number]
    most = min(printed.most_hexes or printed_facts().figures.most_hexes, line.locomotives)
    money = line.treasury if printed.most_spent is None else min(line.treasury, printed.most_spent)
    bits = list[Bit]()
    for bit in way.bits[:most]:
        money -= table.price_in_build(line, bit, sum(bits))
        if money < 0:
            break
        bits.append(bit)
    if len(bits) == len(way.bits):
        while len(bits) < most and (bit := _city_near(table, line, bits, money - reserve)):
            money -= table.price(line, bit)
            bits.append(bit)
    table.build(line.number, bits)


def _city_near(table: Table, line: Line, bits: Sequence[Bit], money: int) -> Bit:
    """Return a city next to a build that can be paid for, or 0."""
    near = around(sum(bits)) & table.board.all_cities & ~line.network
    if line.network & table.board.berlin or any(bit & table.board.berlin for bit in bits):
        near &= ~table.board.berlin
    while near:
        bit = near & -near
        near ^= bit
        if bit not in bits and table.price(line, bit) <= money:
            return bit
    return 0
