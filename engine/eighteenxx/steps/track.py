"""Laying track."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import moves
from engine.eighteenxx.board import TileName
from engine.eighteenxx.companies import CompanyId, PrivateId, company_of
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.private_companies import awaits, check_owned, usable
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.stations import home_hexes
from engine.eighteenxx.tile_lays import (
    Lay,
    Right,
    cost_of,
    lay,
    lay_slot,
    legal_lays,
    open_tiles,
    ordinary_right,
    waiving_right,
)
from engine.hexes import HexName


class LayTrack(Step[EighteenxxState]):
    """The company lays as many yellow tiles as the figures of the game allow in a turn, or one upgrade instead."""

    name = "track"
    moves: tuple[type[Move], ...] = (moves.LayTile, moves.WaiveTerrain, moves.Pass)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait while there is a lay left, or the company has a private company that allows more.

        Whether any tile fits is not checked: the president sees if there is none. A private company that is wanted for
        its tile must be bought before the last lay; 18xx.games waits for that, too.
        """
        company = company_of(actor)
        if state.switches.any_private_is_awaited and awaits(state, company):
            return True
        return bool(ordinary_right(state).colours or usable(state, company))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the lays that are possible, and passing if the turn may go on without."""
        company = company_of(actor)
        found: list[type[Move]] = []
        if next(legal_lays(state, company, ordinary_right(state)), None):
            found.append(moves.LayTile)
        if next(self._waiving(state, company), None):
            found.append(moves.WaiveTerrain)
        if compulsory_hex(state, company) is None:
            found.append(moves.Pass)
        return tuple(found)

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Return what may stand in a field."""
        company = company_of(actor)
        if kind is moves.LayTile:
            return lay_slot(state, company, (ordinary_right(state),), field, chosen)
        rights = {right.private: right for right in self._waiving(state, company)}
        if field == moves.PRIVATE:
            return Choice(tuple(_waiver(state, company, right) for right in rights.values()))
        mine = rights.get(str(chosen.get(moves.PRIVATE)))
        return lay_slot(state, company, (mine,) if mine else tuple(rights.values()), field, chosen)

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Lay a tile, or end the step."""
        company = turn_under_way(draft).company
        match move:
            case moves.LayTile():
                chosen = Lay(HexName(move.hex), TileName(move.tile), move.rotation)
                return lay(draft, company, ordinary_right(draft), chosen)
            case moves.WaiveTerrain():
                chosen = Lay(HexName(move.hex), TileName(move.tile), move.rotation)
                self.check_waiver(draft, company, move.private)
                return lay(draft, company, waiving_right(draft, move.private), chosen)
            case moves.Pass():
                return self._pass(draft, company)
            case _:
                raise AssertionError(f"no move of laying track: {move!r}")

    def waivers(self, state: EighteenxxState, company: CompanyId) -> Iterable[PrivateId]:
        """Return the private companies by which terrain costs a company less, or nothing."""
        return usable(state, company)

    def check_waiver(self, state: EighteenxxState, company: CompanyId, private: PrivateId) -> None:
        """Check that a private company is among the ``waivers``. Raises IllegalMove."""
        check_owned(state, company, private)

    def _waiving(self, state: EighteenxxState, company: CompanyId) -> Iterator[Right]:
        for private in self.waivers(state, company):
            right = waiving_right(state, private)
            if next(legal_lays(state, company, right), None):
                yield right

    def _pass(self, draft: EighteenxxState, company: CompanyId) -> Iterator[Event]:
        home = compulsory_hex(draft, company)
        if home is not None:
            raise IllegalMove(
                "18xx.track.home_first",
                rule=draft.printed.rule("track"),
                company=company,
                place=hex_text(draft.printed, home),
            )
        draft.finish(self.name)
        yield Event(text("18xx.track.passed", company=company))


def compulsory_hex(state: EighteenxxState, company: CompanyId) -> HexName | None:
    """Return the home on which a company must lay track before anything else, or None if it is free.

    If a switch says so, a company first lays a tile on its home in its first turn, unless there is track already,
    printed or laid by somebody else; a home printed in yellow is upgraded, which is free to its company.
    """
    if not state.switches.home_lay_compulsory or not turn_under_way(state).first:
        return None
    home = home_hexes(state, company)[0]
    printed = state.printed.hexes[home]
    if printed.area or printed.colour != "white" or printed.tile.exits or home in state.board.laid:
        return None
    return home if next(open_tiles(state, company, ordinary_right(state), home), None) else None


def _waiver(state: EighteenxxState, company: CompanyId, right: Right) -> Option:
    private = str(right.private)
    saved = max(
        state.printed.terrain_cost(hex_) - cost_of(state, hex_, right)
        for hex_ in {chosen.hex for chosen in legal_lays(state, company, right)}
    )
    return Option(
        private,
        text("18xx.option.waive", local=private, name=state.printed.private_companies[private].name, saved=saved),
    )
