"""Where the companies of 18CZ come from: homes, the start of a turn, and the station that a company begins with."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.hexes import HexName
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.tiles import TileName

HOME_CITY = "home_city"
"""The interrupt in which ATE chooses the city for its home station; its only actor is ATE."""


def start_turn(draft: G18czState, company: CompanyId) -> Iterator[Event]:
    """Begin a company's turn in an operating round: nothing touched yet, a new ``Turn``, and at first its home station.

    ``Charter.operated`` must still be false in a company's first turn. May push the interrupt ``home_city``.
    """
    raise NotImplementedError


def home_hexes(state: G18czState, company: CompanyId) -> tuple[HexName, ...]:
    """Return where a company's first station may go: one hex, or for a large company two red areas."""
    raise NotImplementedError


def home_place(state: G18czState, company: CompanyId) -> Place | None:
    """Return the city on the map that is a company's home; None: one of two, or a red area without a tile."""
    raise NotImplementedError


def red_tile(company: CompanyId) -> TileName | None:
    """Return the red tile of a large company; None: it is not large."""
    raise NotImplementedError


def needs_home_tile(state: G18czState, company: CompanyId) -> bool:
    """Tell whether a large company has yet to lay its red tile."""
    raise NotImplementedError
