"""What may stand in the fields of a lay, in words that carry its cost and what it brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.options import Choice, Option
from engine.core.text import Text, text
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.lays import open_hexes, open_rotations, open_tiles, told_apart
from engine.eighteenxx.rights import Right, cost_of
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.tiles import Tile, TileName
from engine.eighteenxx.upgrades import track_words
from engine.eighteenxx.words import colour_words, hex_words
from engine.hexes import HexName

NUMBERS = range(6)


def lay_slot(
    state: EighteenxxState, company: CompanyId, rights: Sequence[Right], field: str, chosen: Mapping[str, Any]
) -> Choice:
    """Tell what may stand in the field ``hex``, ``tile`` or ``rotation`` of a lay by any of some rights.

    Where an earlier field is missing, or holds what cannot stand there, the slot tells what could stand there at all.
    """
    if field == "hex":
        return Choice(tuple(_hexes(state, company, rights)))
    hex_ = chosen.get("hex")
    found = _by_tile(state, company, rights, hex_) if isinstance(hex_, str) else {}
    if field == "tile":
        if found:
            return Choice(tuple(_tile(state, right, HexName(str(hex_)), tile) for tile, right in found.items()))
        return Choice(tuple(_any_tile(state, tile) for tile in _all_tiles(state, company, rights)))
    tile = chosen.get("tile")
    if not isinstance(tile, str) or tile not in found:
        return Choice(tuple(Option(str(n), text("18xx.option.rotation.any", rotation=n)) for n in NUMBERS))
    rotations = open_rotations(state, company, HexName(str(hex_)), TileName(tile))
    return rotation_slot(state, TileName(tile), rotations)


def rotation_slot(state: EighteenxxState, tile: TileName, rotations: Sequence[int]) -> Choice:
    """Tell rotations of a tile by where its tracks lead; those in which it lies the same once, as the lowest."""
    ground = state.printed.ground
    turns = told_apart(state, tile, rotations)
    return Choice(tuple(_rotation(ground.rotated(tile, rotation), rotation) for rotation in turns))


def _hexes(state: EighteenxxState, company: CompanyId, rights: Sequence[Right]) -> Iterator[Option]:
    costs = {
        hex_: cost_of(state, hex_, right) for right in reversed(rights) for hex_ in open_hexes(state, company, right)
    }
    for hex_, cost in sorted(costs.items()):
        yield Option(hex_, text("18xx.option.hex", place=hex_words(state.printed, hex_), cost=cost))


def _by_tile(state: EighteenxxState, company: CompanyId, rights: Sequence[Right], hex_: str) -> dict[TileName, Right]:
    if hex_ not in state.printed.hexes:
        return {}
    return {tile: right for right in rights for tile in open_tiles(state, company, right, HexName(hex_))}


def _all_tiles(state: EighteenxxState, company: CompanyId, rights: Sequence[Right]) -> Iterator[TileName]:
    found = {
        tile
        for right in rights
        for hex_ in open_hexes(state, company, right)
        for tile in open_tiles(state, company, right, hex_)
    }
    return (tile for tile in state.printed.tiles if tile in found)


def _tile(state: EighteenxxState, right: Right, hex_: HexName, name: TileName) -> Option:
    printed = state.printed
    return Option(
        name,
        text(
            "18xx.option.tile",
            tile=name,
            colour=colour_words(printed.tiles[name].colour),
            brings=_brings(state.board.tile(printed.ground, hex_), printed.ground.tiles[name]),
            cost=cost_of(state, hex_, right),
            left=len(state.board.supply[name]),
        ),
    )


def _brings(old: Tile, new: Tile) -> Text:
    """Tell what a tile changes for the stops on its hex."""
    if not new.stops:
        return text("18xx.option.brings.track")
    before, after = max(old.stops[0].revenue), max(new.stops[0].revenue)
    slots = sum(stop.slots for stop in new.stops)
    kind = "city" if slots else "town"
    return text(f"18xx.option.brings.{kind}", number=len(new.stops), before=before, after=after, slots=slots)


def _any_tile(state: EighteenxxState, name: TileName) -> Option:
    return Option(name, text("18xx.option.tile.any", tile=name, colour=colour_words(state.printed.tiles[name].colour)))


def _rotation(lying: Tile, rotation: int) -> Option:
    return Option(str(rotation), text("18xx.option.rotation", ways=track_words(lying)))
