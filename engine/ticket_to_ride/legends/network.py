"""Parts of the map that a company's trains join."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.ticket_to_ride.board import CityId
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.tickets import Network


class Parts(Network):
    """The joined parts of some tracks."""

    def __init__(self, tracks: Iterable[Track]) -> None:
        super().__init__(pack().board, ())
        for track in tracks:
            self.join(track.a, track.b)

    def join(self, a: CityId, b: CityId) -> None:
        """Join two cities, and with them all cities that each is joined with."""
        for city in (a, b):
            self._parent.setdefault(city, city)
        super().join(a, b)

    def joined(self, a: str, b: str) -> bool:
        """Tell whether two cities are joined."""
        return self.root(CityId(a)) == self.root(CityId(b))

    def all(self) -> list[frozenset[str]]:
        """Return the parts, each as its cities."""
        parts: dict[str, set[str]] = {}
        for city in self._parent:
            parts.setdefault(self.root(city), set()).add(city)
        return [frozenset(part) for part in parts.values()]

    def largest(self) -> Iterator[frozenset[str]]:
        """Enumerate the parts with the most cities."""
        parts = self.all()
        most = max(map(len, parts), default=0)
        return (part for part in parts if len(part) == most)


def boards(cities: Iterable[str]) -> set[str]:
    """Return the boards on which some cities lie."""
    return {pack().town(city).piece for city in cities}
