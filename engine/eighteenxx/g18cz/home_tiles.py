"""The red tiles that the large companies lay at their homes (18CZ rules, OR 4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.views import Event
from engine.eighteenxx.board import LaidTile, Place, TileName
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.stations import build_home, mark_changed, renumber_run
from engine.hexes import HexName


def red_tile(company: CompanyId) -> TileName | None:
    """Return the red tile of a large company, or None if it is not large."""
    return _red_tiles().get(company.upper())


@cache
def _red_tiles() -> dict[str, TileName]:
    return {str(tile.tile.label).upper(): name for name, tile in everything().tiles.items() if tile.colour == "red"}


@cache
def red_homes() -> dict[HexName, frozenset[TileName]]:
    """Return the areas of the large companies, each with the red tile that may be laid there."""
    tiles = {company: red_tile(company) for company in everything().companies}
    areas = ((hex_, tile) for company, tile in tiles.items() for hex_ in everything().companies[company].home)
    return {hex_: frozenset({tile}) for hex_, tile in areas if tile is not None}


def needs_home_tile(state: G18czState, company: CompanyId) -> bool:
    """Return whether a large company has yet to lay its red tile."""
    tile = red_tile(company)
    return tile is not None and bool(state.board.supply[tile])


def home_rotations(state: G18czState, company: CompanyId, hex_: HexName) -> tuple[int, ...]:
    """Return the rotations in which a red tile does not lead off the map in one of its areas (18CZ rules, OR 4)."""
    ground, tile = state.printed.ground, red_tile(company)
    assert tile is not None
    return tuple(
        rotation
        for rotation in range(6)
        if all(ground.beyond(hex_, edge) for edge in ground.rotated(tile, rotation).exits)
    )


def lay_home_tile(draft: G18czState, company: CompanyId, hex_: HexName, rotation: int) -> Iterator[Event]:
    """Lay a large company's red tile, which is no ordinary lay, and build its home station there (18CZ rules, OR 4).

    It is laid only once: the other area stays without a tile for good.
    """
    tile = red_tile(company)
    assert tile is not None
    laid = LaidTile(tile, draft.board.supply[tile][0], rotation)
    draft.board.lay(draft.printed.ground, hex_, laid, ())
    mark_changed(draft, hex_)
    renumber_run(draft, hex_)
    yield from build_home(draft, company, Place(hex_, 0))
