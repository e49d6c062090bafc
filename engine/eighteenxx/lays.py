"""Which tiles a company may lay, where and how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.eighteenxx.facts import Printed
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.rights import Right, is_payable
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.tiles import TileName
from engine.eighteenxx.track import reach
from engine.eighteenxx.upgrades import alike, replacements
from engine.hexes import Edge, HexName


class Lay(NamedTuple):
    """One way of laying a tile."""

    hex: HexName
    tile: TileName
    rotation: int


def legal_lays(state: EighteenxxState, company: CompanyId, right: Right) -> Iterator[Lay]:
    """Enumerate every lay that a company may make by a right and can pay for, by hex, as the slots offer them."""
    for hex_ in open_hexes(state, company, right):
        for tile in open_tiles(state, company, right, hex_):
            for rotation in told_apart(state, tile, open_rotations(state, company, hex_, tile)):
                yield Lay(hex_, tile, rotation)


def open_hexes(state: EighteenxxState, company: CompanyId, right: Right) -> Iterator[HexName]:
    """Enumerate the hexes on which a company may lay some tile by a right, in the order of the map."""
    if not right.colours:
        return
    printed = state.printed
    reached = reach(printed.ground, state.board, company).edges
    for hex_ in printed.hexes:
        if hex_ in reached and next(open_tiles(state, company, right, hex_), None):
            yield hex_


def open_tiles(state: EighteenxxState, company: CompanyId, right: Right, hex_: HexName) -> Iterator[TileName]:
    """Enumerate the tiles that a company may lay on a hex by a right, in the order of the box."""
    if not right.colours or not is_payable(state, company, right, hex_):
        return
    printed = state.printed.tiles
    for tile in fitting(state, hex_):
        kind = printed[tile]
        if (
            kind.colour in right.colours
            and kind.special == right.special
            and state.board.supply[tile]
            and open_rotations(state, company, hex_, tile)
        ):
            yield tile


def open_rotations(state: EighteenxxState, company: CompanyId, hex_: HexName, tile: TileName) -> tuple[int, ...]:
    """Return the rotations in which a tile fits on a hex and is connected to a company's stations."""
    ground = state.printed.ground
    rotations = fitting(state, hex_).get(tile, ())
    # One of its tracks must be connected; what is new on it need not be usable.
    joins = reach(ground, state.board, company).joins
    return tuple(rotation for rotation in rotations if joins(hex_, ground.rotated(tile, rotation)))


def told_apart(state: EighteenxxState, tile: TileName, rotations: Iterable[int]) -> list[int]:
    """Return some rotations of a tile, of those in which it lies the same only the lowest.

    ``lay`` accepts every one of them: logs of 18xx.games tell them apart.
    """
    same = alike(state.printed.ground.tiles[tile])
    return sorted({same[rotation] for rotation in rotations})


def fitting(state: EighteenxxState, hex_: HexName) -> Mapping[TileName, tuple[int, ...]]:
    """Return the tiles that suit what lies on a hex with their rotations, whoever lays them."""
    printed = state.printed
    here = printed.hexes[hex_]
    if here.area is not None:  # only its own company lays there, and only its home
        return {}
    found = replacements(printed.ground, state.board, hex_)
    if here.stub is None or hex_ in state.board.laid:
        return found
    # A piece of track printed at the edge of a hex must be kept.
    kept = {tile: tuple(r for r in found[tile] if _leads_to(printed, tile, r, here.stub)) for tile in found}
    return {tile: rotations for tile, rotations in kept.items() if rotations}


def _leads_to(printed: Printed, tile: TileName, rotation: int, edge: Edge) -> bool:
    return edge in printed.ground.rotated(tile, rotation).exits
