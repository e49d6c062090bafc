"""Choosing a home on one of several hexes, in a city there or on a tile that the company lays itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.board import LaidTile, Place, TileName
from engine.eighteenxx.companies import CompanyId, Kind, company_of
from engine.eighteenxx.moves import BuildStation, LayTile
from engine.eighteenxx.printed import colour_text, hex_text
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.stations import build_home, home_hexes, mark_changed, renumber_run
from engine.eighteenxx.tile_lays import open_edges, replacements, rotation_slot
from engine.hexes import HexName


class ChooseHomeHex(Step[EighteenxxState]):
    """A company without a station chooses its home; a tile that it lays there is free, and no lay of its turn."""

    moves = (LayTile, BuildStation)

    def __init__(self, name: str, kind: Kind, tiles: tuple[TileName, ...], rule: str) -> None:
        """Set which companies choose, and what they may lay.

        Args:
            name: the name of the step.
            kind: the kind of the companies.
            tiles: the tiles that they may lay at their home.
            rule: the subject of the rulebook that a refusal cites.

        """
        self.name = name
        self._kind = kind
        self._home_tiles = tiles
        self._rule = rule

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait while the company has no home and can have one."""
        return bool(self.kinds(state, actor))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the moves for which there is a hex: a tile with a station, or a station alone."""
        company = company_of(actor)
        if state.printed.companies[company].kind != self._kind or state.board.stations_of(company):
            return ()
        lay = (LayTile,) if any(self._tiles(state, hex_) for hex_ in home_hexes(state, company)) else ()
        return (*lay, BuildStation) if _cities(state, company) else lay

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the hexes, and the tiles with their rotations."""
        company = company_of(actor)
        if kind is BuildStation:
            cities = _cities(state, company)
            if field == "hex":
                return Choice(tuple(_hex(state, place.hex) for place in cities))
            return Choice((Option("0", text("18xx.option.city.any", number=0)),))
        found = {hex_: tiles for hex_ in home_hexes(state, company) if (tiles := self._tiles(state, hex_))}
        if field == "hex":
            return Choice(tuple(_hex(state, hex_) for hex_ in found))
        here = [found[hex_] for hex_ in found if hex_ == chosen.get("hex")] or list(found.values())
        if field == "tile":
            return Choice(tuple(_tile(state, name) for name in dict.fromkeys(name for tiles in here for name in tiles)))
        named = [(name, tiles[name]) for tiles in here for name in tiles if name == chosen.get("tile")]
        if not named:
            return Choice(tuple(Option(str(n), text("18xx.option.rotation.any", rotation=n)) for n in range(6)))
        return rotation_slot(state, named[0][0], named[0][1])

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Lay a tile if that is the move, and build the station."""
        assert isinstance(move, LayTile | BuildStation)
        company, hex_ = turn_under_way(draft).company, HexName(move.hex)
        if isinstance(move, LayTile):
            yield self._lay(draft, company, hex_, TileName(move.tile), move.rotation)
        elif Place(hex_, move.city) not in _cities(draft, company):
            raise self._refusal(draft, company, move.hex)
        draft.finish(self.name)
        yield from build_home(draft, company, Place(hex_, 0))

    def _lay(self, draft: EighteenxxState, company: CompanyId, hex_: HexName, tile: TileName, rotation: int) -> Event:
        if hex_ not in home_hexes(draft, company) or rotation not in self._tiles(draft, hex_).get(tile, ()):
            raise self._refusal(draft, company, hex_)
        draft.board.lay(draft.printed.ground, hex_, LaidTile(tile, draft.board.supply[tile][0], rotation), ())
        mark_changed(draft, hex_)
        renumber_run(draft, hex_)
        return Event(text("18xx.track.laid", company=company, tile=tile, place=hex_text(draft.printed, hex_), cost=0))

    def _refusal(self, state: EighteenxxState, company: CompanyId, hex_: str) -> IllegalMove:
        homes = tuple(hex_text(state.printed, home) for home in home_hexes(state, company))
        rule = state.printed.rule(self._rule)
        return IllegalMove("18xx.home.not_so", rule=rule, company=company, hex=hex_, homes=homes)

    def _tiles(self, state: EighteenxxState, hex_: HexName) -> Mapping[TileName, tuple[int, ...]]:
        """Return the home tiles for a hex with their rotations: upgrades of the tile there or, without one, any."""
        ground, board = state.printed.ground, state.board
        if board.tile(ground, hex_).kinds["city"]:
            return {}
        if hex_ in board.laid:
            found = replacements(ground, board, hex_)
        else:
            edges = open_edges(ground, board, hex_)
            found = {
                tile: tuple(turn for turn in range(6) if ground.rotated(tile, turn).exits <= edges)
                for tile in self._home_tiles
            }
        return {
            tile: turns for tile, turns in found.items() if turns and tile in self._home_tiles and board.supply[tile]
        }


def _cities(state: EighteenxxState, company: CompanyId) -> list[Place]:
    """Return the cities on the home hexes that have a free slot."""
    ground, board = state.printed.ground, state.board
    places = (Place(hex_, 0) for hex_ in home_hexes(state, company) if board.tile(ground, hex_).kinds["city"])
    return [place for place in places if None in board.slots(ground, place)]


def _hex(state: EighteenxxState, hex_: HexName) -> Option:
    return Option(hex_, text("18xx.option.hex", place=hex_text(state.printed, hex_), cost=0))


def _tile(state: EighteenxxState, name: TileName) -> Option:
    return Option(name, text("18xx.option.tile.any", tile=name, colour=colour_text(state.printed.tiles[name].colour)))
