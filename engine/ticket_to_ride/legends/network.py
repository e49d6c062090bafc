"""What a company's trains, and its steamers of the Cape, join on the map (L I1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.views import Event
from engine.ticket_to_ride.board import CityId
from engine.ticket_to_ride.legends.facts import Track
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.texts import city, notice, player
from engine.ticket_to_ride.legends.train_cards import discard, spend
from engine.ticket_to_ride.tickets import Network


class Parts(Network):
    """The joined parts of some tracks."""

    def __init__(self, tracks: Iterable[Track]) -> None:
        super().__init__(pack().board, ())
        for track in tracks:
            self.join(track.a, track.b)

    def join(self, a: CityId, b: CityId) -> None:
        """Join two cities, and with them all cities that each is joined with."""
        for end in (a, b):
            self._parent.setdefault(end, end)
        super().join(a, b)

    def joined(self, a: str, b: str) -> bool:
        """Return whether two cities are joined."""
        return self.root(CityId(a)) == self.root(CityId(b))

    def all(self) -> list[frozenset[str]]:
        """Return the parts, each as its cities."""
        parts: dict[str, set[str]] = {}
        for name in self._parent:
            parts.setdefault(self.root(name), set()).add(name)
        return [frozenset(part) for part in parts.values()]

    def largest(self) -> Iterator[frozenset[str]]:
        """Enumerate the parts with the most cities."""
        parts = self.all()
        most = max(map(len, parts), default=0)
        return (part for part in parts if len(part) == most)


def boards(cities: Iterable[str]) -> set[str]:
    """Return the boards on which some cities lie."""
    return {pack().town(one).piece for one in cities}


PACIFIC = "pacific"


def can_moor(state: LegendsState, seat: int, port: str) -> bool:
    """Return whether a company may set a steamer in a port, and has the wild for it (L I1.2)."""
    company, figures = state.company(seat), state.pack.figures.rule.steamer
    return (
        state.rule("steamer")
        and bool(state.pack.town(port).coast)
        and len(company.steamers) < figures.most
        and company.hand[state.pack.cards.wild] >= figures.wilds
        and berth_free(state, seat, port)
    )


def berth_free(state: LegendsState, seat: int, port: str) -> bool:
    """Return whether a port has room for a steamer of a company, which may never have two in one port."""
    there = [other for other in range(len(state.seats)) if port in state.company(other).steamers]
    return seat not in there and len(there) < state.pack.figures.rule.steamer.berths[len(state.seats)]


def moor(draft: LegendsState, seat: int, port: str) -> Iterator[Event]:
    """Discard a wild and set the steamer."""
    wilds = [draft.pack.cards.wild] * draft.pack.figures.rule.steamer.wilds
    draft.company(seat).steamers.append(port)
    spend(draft, seat, wilds)
    yield notice("legends.steamer.moored", player=player(seat), city=city(draft, port))
    discard(draft, wilds)


def with_link(state: LegendsState, seat: int) -> Parts:
    """Return what a company's trains join, and also its two steamers if they are on the same water (L I1.3)."""
    parts = Parts(state.own_tracks(seat))
    ports = state.company(seat).steamers
    if len(ports) > 1:
        waters = {state.pack.town(port).coast == PACIFIC for port in ports}
        if len(waters) == 1:
            parts.join(CityId(ports[0]), CityId(ports[1]))
    return parts
