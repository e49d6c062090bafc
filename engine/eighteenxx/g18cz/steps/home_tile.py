"""Laying the red tile at the home of a large company (18CZ rules, OR 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import moves
from engine.eighteenxx.companies import CompanyId, company_of
from engine.eighteenxx.g18cz import home_tiles
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.state import turn_under_way
from engine.eighteenxx.stations import home_hexes
from engine.eighteenxx.tile_lays import rotation_slot
from engine.hexes import HexName


class LayHomeTile(Step[G18czState]):
    """A large company lays its red tile in one of its two areas, in addition to its ordinary lays."""

    name = "home_tile"
    moves = (moves.LayTile,)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait until the tile has been laid."""
        return home_tiles.needs_home_tile(state, company_of(actor))

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Return laying the home tile, which is all that is possible."""
        return self.moves if self.waits(state, actor) else ()

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the two areas, the one tile, and how it may lie."""
        company = company_of(actor)
        areas = home_hexes(state, company)
        tile = home_tiles.red_tile(company)
        assert tile is not None
        if field == "hex":
            return Choice(tuple(Option(hex_, text("18cz.option.home.area", hex=hex_)) for hex_ in areas))
        if field == "tile":
            return Choice((Option(tile, text("18cz.option.home.tile", tile=tile, company=company)),))
        given = chosen.get("hex")
        hexes = [hex_ for hex_ in areas if hex_ == given] or areas
        rotations = {rotation for hex_ in hexes for rotation in home_tiles.home_rotations(state, company, hex_)}
        return rotation_slot(state, tile, sorted(rotations))

    def play(self, draft: G18czState, move: Move) -> Iterator[Event]:
        """Lay the tile and build the home station."""
        assert isinstance(move, moves.LayTile)
        company = turn_under_way(draft).company
        _check_home_tile(draft, company, move)
        draft.finish(self.name)
        yield from home_tiles.lay_home_tile(draft, company, HexName(move.hex), move.rotation)


def _check_home_tile(state: G18czState, company: CompanyId, move: moves.LayTile) -> None:
    areas = home_hexes(state, company)
    tile = home_tiles.red_tile(company)
    if move.hex not in areas:
        raise IllegalMove("18cz.home.not_its_area", rule=state.printed.rule("track"), company=company, areas=areas)
    if tile is None or move.tile != tile:
        raise IllegalMove("18cz.home.wrong_tile", rule=state.printed.rule("track"), company=company, tile=str(tile))
    if move.rotation not in home_tiles.home_rotations(state, company, HexName(move.hex)):
        raise IllegalMove(
            "18xx.track.wrong_rotation",
            rule=state.printed.rule("track"),
            tile=tile,
            place=hex_text(state.printed, HexName(move.hex)),
        )
