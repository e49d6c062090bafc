"""Building track: where a railroad may build, what it costs, and what a build brings (rulebook, "Building track")."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.german_railways.board_analysis import BoardAnalysis, income, joined, locomotives_left
from engine.german_railways.facts import CityName, RailroadId, printed_facts
from engine.german_railways.state import GermanState
from engine.german_railways.texts import hex_text, railroad_name
from engine.hexes import HexName

RULE = "german.rule.build"
COSTS = "german.rule.costs"
CHARACTERS = "german.rule.characters"
_SECTIONS = {"too_costly": COSTS, "spends_most": CHARACTERS, "spends_most_on_a_hex": CHARACTERS, "too_many": CHARACTERS}
"""The sections of the rulebook by which hexes are refused, by obstacle; the others are in the section on building."""


class Outcome(NamedTuple):
    """What a build brings."""

    income: int
    """The income of the railroad that builds, afterwards."""
    cities: tuple[CityName, ...]
    """The cities on its network afterwards."""
    linked: tuple[RailroadId, ...]
    """New direct links, in the order of the auctions."""
    paid: tuple[int, ...]
    """What each seat is paid; all zero without a new link."""


class BuildPlan:
    """One build of a railroad, hex by hex.

    Each hex must touch the railroad's network, which grows during the build; it may pass through cities, and branch.
    """

    def __init__(self, analysis: BoardAnalysis, railroad: RailroadId, money: int = 0) -> None:
        """``money`` is what may still come into its treasury."""
        self.analysis = analysis
        self.state: GermanState = analysis.state
        self.id = railroad
        self.printed = printed_facts().railroads[railroad]
        self.treasury = self.state.railroads[railroad].treasury
        self.network = analysis.networks.places[railroad]
        self.reached: tuple[CityName, ...] = analysis.cities[railroad]
        """The cities on the network, each listed once."""
        self.most = self.printed.most_hexes or printed_facts().figures.most_hexes
        self.locomotives = locomotives_left(self.state, railroad)
        self.hexes: list[HexName] = []
        self.spent = 0
        self.money = self.treasury + money
        self._near = analysis.networks.near[railroad]
        """The hexes that touch those from which this build may go on."""
        self._access = not self.network.isdisjoint(printed_facts().access)
        self._free_left = self.printed.first_hex_free
        self._least = 0 if self._free_left else printed_facts().cheapest - self.printed.discount
        """The least that any hex costs."""

    def price(self, hex_: HexName) -> int:
        """Return what the next hex would cost.

        Reading 5: one hex without a city is free for Baden in each build, wherever in the build it comes.
        """
        first = not self.hexes or self.state.switches.baden == "anywhere"
        if self._free_left and first and printed_facts().hexes[hex_].city is None:
            return 0
        return self.usual_price(hex_)

    def usual_price(self, hex_: HexName) -> int:
        """Return what a hex costs if it is not free.

        Reading 1: a city costs its terrain, and 1 more for each railroad already there. Reading 6: 1 less for Bavaria.
        """
        printed, rules, switches = printed_facts().hexes[hex_], printed_facts().figures, self.state.switches
        if printed.city is None:
            return rules.terrain[printed.terrain] - self.printed.discount
        price = rules.terrain["plain" if switches.city_cost == "flat" else printed.terrain]
        if self.printed.surcharge:
            others = sum(other != self.id for other in self.analysis.in_city.get(printed.city, ()))
            price += rules.surcharge * others
        return price if switches.bavaria == "not_in_cities" else price - self.printed.discount

    def options(self) -> list[HexName]:
        """Return where the next locomotive may be placed, row by row."""
        return sorted(self._open(self._near), key=_by_row)

    def options_beyond_last(self) -> list[HexName]:
        """Return those of the options that touch the latest hex, or all of them if nothing has been built yet."""
        if not self.hexes:
            return self.options()
        if not self._passes(self.hexes[-1]):
            return []
        return sorted(self._open(self._near.intersection(printed_facts().neighbours[self.hexes[-1]])), key=_by_row)

    def can_go_on(self) -> bool:
        """Return whether there is anywhere to place the next locomotive."""
        return next(self._open(self._near), None) is not None

    @property
    def unused(self) -> tuple[bool, bool]:
        """Whether the free hex, and whether the one access hex of Berlin, can still be built."""
        return self._free_left, not self._access

    def with_hex(self, hex_: HexName) -> BuildPlan:
        """Return this build with one more hex, which must be allowed there."""
        longer = copy.copy(self)
        longer.hexes = [*self.hexes]
        longer.lay(hex_)
        return longer

    def _open(self, near: frozenset[HexName]) -> Iterator[HexName]:
        if len(self.hexes) >= self.most or len(self.hexes) >= self.locomotives or self.spent + self._least > self.money:
            return
        for hex_ in near:
            if self.closed(hex_) is None and self._unpaid(self.price(hex_)) is None:
                yield hex_

    def lay(self, hex_: HexName) -> None:
        """Place the next locomotive, which must be allowed there."""
        printed = printed_facts().hexes[hex_]
        self.spent += self.price(hex_)
        self.hexes.append(hex_)
        self.network |= {hex_}
        if printed.city is None:
            self._free_left = False
            self._access = self._access or printed.berlin == "access"
        else:
            self.reached = tuple(dict.fromkeys((*self.reached, printed.city)))
        further = printed_facts().neighbours[hex_] if self._passes(hex_) else ()
        self._near = self._near.union(further) - self.network

    def _passes(self, hex_: HexName) -> bool:
        """Return whether this build may go on beyond a hex that it has just reached (decision 3)."""
        return printed_facts().hexes[hex_].city is None or self.state.switches.through_cities == "yes"

    def check(self, hex_: str) -> HexName:
        """Return the next hex if it may be built. Raises IllegalMove if it may not."""
        name = HexName(hex_)
        if name not in printed_facts().hexes:
            raise IllegalMove("german.build.no_such_hex", rule=RULE, hex=hex_)
        price = self.price(name)
        obstacle = self._out_of_reach(name) or self.closed(name) or self._unpaid(price)
        if obstacle is None:
            return name
        raise IllegalMove(
            # One for each obstacle, as the methods below name them.
            f"german.build.{obstacle}",
            rule=_SECTIONS.get(obstacle, RULE),
            railroad=railroad_name(self.id),
            place=hex_text(name),
            owner=railroad_name(self.analysis.at.get(name, [self.id])[0]),
            number=self.locomotives if obstacle == "no_locomotive" else self.most,
            price=price,
            spent=self.spent,
            left=self.treasury - self.spent,
            most=self.printed.most_spent or 0,
            unsold=printed_facts().figures.shares - len(self.state.railroads[self.id].owners),
        )

    def _out_of_reach(self, hex_: HexName) -> str | None:
        """Return why this build cannot reach a hex at all, or None if it can."""
        if hex_ in self.network:
            return "already_there"
        if len(self.hexes) >= self.locomotives:
            return "no_locomotive"
        if len(self.hexes) >= self.most:
            return "too_many"
        if hex_ in self._near:
            return None
        return "not_touching" if self.network.isdisjoint(printed_facts().neighbours[hex_]) else "through_city"

    def closed(self, hex_: HexName) -> str | None:
        """Return why a hex is closed to this railroad, whatever its treasury holds, or None if it is open."""
        printed = printed_facts().hexes[hex_]
        if printed.city is not None:
            again = printed.city in self.reached and self.state.switches.metro == "one_city"
            return "in_berlin" if again else None
        if hex_ in self.analysis.taken:
            return "taken"
        return "second_access" if printed.berlin and self._access else None

    def _unpaid(self, price: int) -> str | None:
        """Return why a hex cannot be paid for: only the treasury pays, and Köln-Minden at most 5 (reading 7)."""
        most = self.printed.most_spent
        if most is not None:
            if self.state.switches.cologne == "hex":
                if price > most:
                    return "spends_most_on_a_hex"
            elif self.spent + price > most:
                return "spends_most"
        return "too_costly" if self.spent + price > self.money else None

    def outcome(self, then: HexName | None = None) -> Outcome:
        """Return what the build brings, with one more hex if it is given (rulebook, "Paying dividends").

        Readings 3 and 10: one dividend, on the raised incomes, whatever the number of new links; every railroad pays
        each of its shares, the builder twice.
        """
        added = self.hexes if then is None else [*self.hexes, then]
        reached = self.reached if then is None else tuple(dict.fromkeys((*self.reached, *_cities(then))))
        raised = income(self.id, reached, self.state.switches)
        linked = self.analysis.linked(self.id, added) - self.analysis.links[self.id]
        paid = [0] * len(self.state.cash)
        if linked:
            self._pay(paid, raised, reached, len(linked))
        return Outcome(raised, reached, tuple(other for other in self.state.railroads if other in linked), tuple(paid))

    def _pay(self, paid: list[int], raised: int, reached: Iterable[CityName], links: int) -> None:
        switches = self.state.switches
        times = links if switches.dividends == "each_link" else 1
        for other, railroad in self.state.railroads.items():
            each = self.analysis.incomes[other]
            builds = other == self.id
            if builds and switches.berlin_hamburg == "at_once":
                # Reading 9: a build that joins Berlin and Hamburg pays immediately if it makes a link.
                pays = joined(other, reached)
            else:
                pays = self.analysis.pays(other)
            if builds:
                each = raised * (printed_facts().figures.builders_dividend if switches.builder == "twice" else 1)
            if pays:
                for owner in railroad.owners:
                    paid[owner] += each * times


def check_build(analysis: BoardAnalysis, railroad: RailroadId, hexes: tuple[str, ...]) -> BuildPlan:
    """Return the plan of a build, leaving the position as it is. Raises IllegalMove if a hex may not be built."""
    if not hexes:
        raise IllegalMove("german.build.nothing", rule=RULE)
    build_plan = BuildPlan(analysis, railroad)
    for hex_ in hexes:
        build_plan.lay(build_plan.check(hex_))
    return build_plan


def _cities(hex_: HexName) -> tuple[CityName, ...]:
    city = printed_facts().hexes[hex_].city
    return () if city is None else (city,)


def _by_row(hex_: HexName) -> tuple[str, int]:
    return hex_[0], int(hex_[1:])
