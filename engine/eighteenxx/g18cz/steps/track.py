"""Laying track (18CZ rules, OR 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import EngineError, IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.eighteenxx.facts import Terrain
from engine.eighteenxx.g18cz import moves
from engine.eighteenxx.g18cz.homes import home_hexes
from engine.eighteenxx.g18cz.lay_options import lay_slot
from engine.eighteenxx.g18cz.laying import TRACK, lay
from engine.eighteenxx.g18cz.lays import Lay, legal_lays, open_tiles
from engine.eighteenxx.g18cz.local_railways import awaits_locals, check_owned, usable_locals
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.rights import Right, ordinary_right, terrain_due, turn_under_way, waiving_right
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.words import hex_words
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.tiles import TileName
from engine.hexes import HexName


class LayTrack(Step[G18czState]):
    """18CZ rules, OR 3 and 4: up to two yellow tiles in the first turn, later one; or one upgrade instead."""

    name = "track"
    moves = (moves.LayTile, moves.WaiveTerrain, moves.Pass)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait while there is a lay left, or a local railway of the company that lays more.

        Whether any tile fits is not asked: the president sees that there is none. What is to be bought for its tile
        is bought before the last lay; 18xx.games waits for that, too.
        """
        company = str(actor)
        if state.switches.any_local_is_awaited and awaits_locals(state, company):
            return True
        return bool(ordinary_right(state).colours or usable_locals(state, company))

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Tell whether any lay is possible, and whether the turn may go on without."""
        company = str(actor)
        found: list[type[Move]] = []
        if next(legal_lays(state, company, ordinary_right(state)), None):
            found.append(moves.LayTile)
        if next(_waiving(state, company), None):
            found.append(moves.WaiveTerrain)
        if compulsory_hex(state, company) is None:
            found.append(moves.Pass)
        return tuple(found)

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Tell what may stand in a field."""
        company = str(actor)
        if kind is moves.LayTile:
            return lay_slot(state, company, (ordinary_right(state),), field, chosen)
        rights = {right.local: right for right in _waiving(state, company)}
        if field == "local":
            return Choice(tuple(_waiver(state, company, right) for right in rights.values()))
        mine = rights.get(str(chosen.get("local")))
        return lay_slot(state, company, (mine,) if mine else tuple(rights.values()), field, chosen)

    def play(self, draft: G18czState, move: Move) -> Iterable[Event]:
        """Lay a tile, or be done with it."""
        company = turn_under_way(draft).company
        match move:
            case moves.LayTile():
                chosen = Lay(HexName(move.hex), TileName(move.tile), move.rotation)
                return lay(draft, company, ordinary_right(draft), chosen)
            case moves.WaiveTerrain():
                chosen = Lay(HexName(move.hex), TileName(move.tile), move.rotation)
                check_owned(draft, company, move.local)
                return lay(draft, company, waiving_right(draft, move.local), chosen)
            case moves.Pass():
                return self._pass(draft, company)
            case _:
                raise EngineError(f"no move of laying track: {move!r}")

    def _pass(self, draft: G18czState, company: CompanyId) -> Iterator[Event]:
        home = compulsory_hex(draft, company)
        if home is not None:
            raise IllegalMove("18cz.track.home_first", rule=TRACK, company=company, place=hex_words(home))
        draft.finish(self.name)
        yield Event(text("18cz.track.passed", company=company))


def compulsory_hex(state: G18czState, company: CompanyId) -> HexName | None:
    """Return the home on which a company must lay track before anything else; None: it is free.

    18CZ rules, OR 4: in its first turn a company first lays a tile on its home. Praha has track, and so has a home on
    which somebody else laid; a home printed in yellow is upgraded, which is free to its company.
    """
    turn = turn_under_way(state)
    if not state.switches.home_lay_compulsory or not turn.first:
        return None
    home = home_hexes(state, company)[0]
    printed = everything().hexes[home]
    if printed.area or printed.colour != "white" or printed.tile.exits or home in state.board.laid:
        return None
    return home if next(open_tiles(state, company, ordinary_right(state), home), None) else None


def _waiving(state: G18czState, company: CompanyId) -> Iterator[Right]:
    """Enumerate the local railways by which a company may lay a tile without paying for the terrain."""
    for local in usable_locals(state, company):
        right = waiving_right(state, local)
        if next(legal_lays(state, company, right), None):
            yield right


def _waiver(state: G18czState, company: CompanyId, right: Right) -> Option:
    local = str(right.local)
    saved = max(everything().figures.terrain[terrain] for terrain in _waived(state, company, right))
    return Option(
        local, text("18cz.option.waive", local=local, name=everything().private_companies[local].name, saved=saved)
    )


def _waived(state: G18czState, company: CompanyId, right: Right) -> Iterator[Terrain]:
    due = (terrain_due(state, chosen.hex) for chosen in legal_lays(state, company, right))
    return (terrain for terrain in due if terrain)
