"""Tile lays of 18CZ: by which right tiles may be laid, what they cost, and laying them (18CZ rules, OR 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from engine.core.events import Event
from engine.eighteenxx.g18cz.facts import Terrain
from engine.eighteenxx.g18cz.state import G18czState, LocalId
from engine.eighteenxx.hexes import HexName
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.tiles import Colour, TileName


class Lay(NamedTuple):
    """One way of laying a tile."""

    hex: HexName
    tile: TileName
    rotation: int


class Right(msgspec.Struct, frozen=True):
    """By what right a company lays a tile."""

    colours: frozenset[Colour]
    """What may be laid by it just now; empty where it is spent."""
    local: LocalId | None = None
    """The local railway that gives it; None: it is the ordinary lay of the turn."""
    waives: frozenset[Terrain] = frozenset()
    """The terrain that is not paid for. A right that waives any is good only where there is something to waive."""

    @property
    def purple(self) -> bool:
        """Only purple tiles are laid by it, besides the ordinary lays."""
        return self.local is not None and not self.waives


def ordinary_right(state: G18czState) -> Right:
    """Return what is left of the ordinary lays of this turn."""
    raise NotImplementedError


def purple_right(state: G18czState, local: LocalId) -> Right:
    """Return what a local railway may lay besides."""
    raise NotImplementedError


def waiving_right(state: G18czState, local: LocalId) -> Right:
    """Return the ordinary lay without the terrain that a local railway waives."""
    raise NotImplementedError


def legal_lays(state: G18czState, company: CompanyId, right: Right) -> Iterator[Lay]:
    """Enumerate every lay that a company may make by a right and can pay for, by hex."""
    raise NotImplementedError


def cost_of(state: G18czState, hex_: HexName, right: Right) -> int:
    """Return what laying a tile on a hex costs, in K."""
    raise NotImplementedError


def lay(draft: G18czState, company: CompanyId, right: Right, chosen: Lay) -> Iterator[Event]:
    """Check a lay, pay for it and carry it out; counts against the turn. Raises IllegalMove (``18cz.track.*``)."""
    raise NotImplementedError
