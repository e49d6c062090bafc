"""Stations of 18CZ: what the next one costs and where a company may build (18CZ rules, OR 6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.market import CompanyId


def station_price(state: G18czState, company: CompanyId) -> int | None:
    """Return what a company's next station costs, in K; None: it has none left."""
    raise NotImplementedError


def building_sites(state: G18czState, company: CompanyId) -> Iterator[Place]:
    """Enumerate the cities where a company may build, whatever its cash, by hex and number of the city."""
    raise NotImplementedError


def check_site(state: G18czState, company: CompanyId, place: Place) -> None:
    """Check that a company may build a station in a city, whatever its cash. Raises IllegalMove."""
    raise NotImplementedError
