"""What can be read off the board: who is where, who is linked to whom, and what that earns.

It is worked out from a position and never stored in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

from engine.core.seat import Seat
from engine.german_railways.facts import CityName, RailroadId, printed_facts
from engine.german_railways.state import GermanState
from engine.german_railways.switches import Switches
from engine.hexes import HexName


class Networks:
    """What follows from the networks alone: it stays the same until somebody builds."""

    def __init__(self, railroads: tuple[RailroadId, ...], *networks: tuple[HexName, ...], switches: Switches) -> None:
        """``networks``: for each railroad, its hexes in the order in which they were built."""
        self.hexes: Mapping[RailroadId, tuple[HexName, ...]] = dict(zip(railroads, networks, strict=True))
        self.cities: Mapping[RailroadId, tuple[CityName, ...]] = {
            id_: cities_on(hexes) for id_, hexes in self.hexes.items()
        }
        """The cities of each railroad, each listed once, in the order in which they were reached."""
        self._switches = switches

    @cached_property
    def taken(self) -> frozenset[HexName]:
        """The hexes with any railroad."""
        return frozenset().union(*self.hexes.values())

    @cached_property
    def places(self) -> Mapping[RailroadId, frozenset[HexName]]:
        """The hexes of each network, as a set."""
        return {id_: frozenset(hexes) for id_, hexes in self.hexes.items()}

    @cached_property
    def near(self) -> Mapping[RailroadId, frozenset[HexName]]:
        """The hexes next to each network, whoever is there."""
        neighbours = printed_facts().neighbours
        return {
            id_: frozenset().union(*(neighbours[hex_] for hex_ in hexes)) - hexes for id_, hexes in self.places.items()
        }

    @cached_property
    def at(self) -> Mapping[HexName, list[RailroadId]]:
        """The railroads in each hex that has any, in the order of the auctions."""
        found: dict[HexName, list[RailroadId]] = {}
        for id_, hexes in self.hexes.items():
            for hex_ in hexes:
                found.setdefault(hex_, []).append(id_)
        return found

    @cached_property
    def in_city(self) -> Mapping[CityName, list[RailroadId]]:
        """The railroads in each city that has any, in the order of the auctions."""
        found: dict[CityName, list[RailroadId]] = {}
        for id_, cities in self.cities.items():
            for city in cities:
                found.setdefault(city, []).append(id_)
        return found

    @cached_property
    def incomes(self) -> Mapping[RailroadId, int]:
        """What each share of each railroad earns."""
        return {id_: income(id_, reached, self._switches) for id_, reached in self.cities.items()}

    @cached_property
    def links(self) -> Mapping[RailroadId, frozenset[RailroadId]]:
        """The railroads that each is directly linked to."""
        return {id_: self.linked(id_, hexes) for id_, hexes in self.hexes.items()}

    def linked(self, railroad: RailroadId, hexes: Iterable[HexName]) -> frozenset[RailroadId]:
        """Return the others that a railroad is directly linked to by some of its hexes.

        Reading 2: both must be in the same city. Neither adjacent hexes nor a third railroad make a link.
        """
        printed, found = printed_facts().hexes, set[RailroadId]()
        for hex_ in hexes:
            city = printed[hex_].city
            if city is not None:
                found.update(self.in_city.get(city, ()))
            if self._switches.links == "adjacent":
                found.update(other for near in printed_facts().neighbours[hex_] for other in self.at.get(near, ()))
        return frozenset(found - {railroad})


_networks = lru_cache(maxsize=256)(Networks)
"""Networks, keeping the latest ones: between two builds the same ones are looked up tens of times."""


class BoardAnalysis:
    """What follows from a position at one moment: incomes, cities, links."""

    def __init__(self, state: GermanState) -> None:
        self.state = state
        hexes = [tuple(railroad.hexes) for railroad in state.railroads.values()]
        self.networks = networks = _networks(tuple(state.railroads), *hexes, switches=state.switches)
        self.cities = networks.cities

    @property
    def taken(self) -> frozenset[HexName]:
        """The hexes with any railroad."""
        return self.networks.taken

    @property
    def at(self) -> Mapping[HexName, list[RailroadId]]:
        """The railroads in each hex that has any, in the order of the auctions."""
        return self.networks.at

    @property
    def in_city(self) -> Mapping[CityName, list[RailroadId]]:
        """The railroads in each city that has any, in the order of the auctions."""
        return self.networks.in_city

    @property
    def incomes(self) -> Mapping[RailroadId, int]:
        """What each share of each railroad earns."""
        return self.networks.incomes

    @property
    def links(self) -> Mapping[RailroadId, frozenset[RailroadId]]:
        """The railroads that each is directly linked to."""
        return self.networks.links

    def linked(self, railroad: RailroadId, hexes: Iterable[HexName]) -> frozenset[RailroadId]:
        """Return the others that a railroad is directly linked to by some of its hexes (reading 2)."""
        return self.networks.linked(railroad, hexes)

    def pays(self, railroad: RailroadId) -> bool:
        """Return whether a railroad pays dividends at all, as all do except Berlin-Hamburg at first."""
        return joined(railroad, self.cities[railroad])

    def player_income(self, seat: Seat) -> int:
        """Return the income of a player: for each share, that of its railroad (rulebook, "Determining turn order")."""
        waits = self.state.switches.unpaid_income == "waits"
        return sum(
            railroad.owners.count(seat) * self.incomes[id_]
            for id_, railroad in self.state.railroads.items()
            if seat in railroad.owners and (not waits or self.pays(id_))
        )


@lru_cache(maxsize=4096)
def cities_on(hexes: tuple[HexName, ...]) -> tuple[CityName, ...]:
    """Return the cities on some hexes, each once, in order; Berlin is one city (rulebook, "Building track")."""
    printed = printed_facts().hexes
    return tuple(dict.fromkeys(city for hex_ in hexes if (city := printed[hex_].city) is not None))


def income(railroad: RailroadId, cities: Iterable[CityName], switches: Switches) -> int:
    """Return the income of a railroad that has reached some cities, each named once.

    Reading 8: Main-Weser adds the highest single value once more.
    """
    values = tuple(printed_facts().values(cities))
    total = sum(values)
    if not printed_facts().railroads[railroad].best_city_twice:
        return total
    best = max(values)
    return total + best * (values.count(best) if switches.main_weser == "all_best" else 1)


def joined(railroad: RailroadId, cities: Iterable[CityName]) -> bool:
    """Return whether some cities include all that a railroad must join before it pays (reading 9)."""
    return set(printed_facts().railroads[railroad].pays_once_joined) <= set(cities)


def locomotives_left(state: GermanState, railroad: RailroadId) -> int:
    """Return how many locomotives a railroad can still place (reading 11: the one on the start hex is counted)."""
    extra = state.switches.start_locomotive == "extra"
    return printed_facts().railroads[railroad].locomotives + extra - len(state.railroads[railroad].hexes)
