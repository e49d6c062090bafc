"""By what right a company lays a tile in its turn, and what that costs."""

from __future__ import annotations

import msgspec

from engine.core.errors import EngineError
from engine.eighteenxx.companies import BANK, Owner, is_neutral
from engine.eighteenxx.ids import CompanyId, PrivateId, Terrain
from engine.eighteenxx.phases import may_lay
from engine.eighteenxx.state import CompanyTurn, EighteenxxState, cash_of
from engine.eighteenxx.tiles import Colour
from engine.hexes import HexName

NO_COLOUR: frozenset[Colour] = frozenset()
YELLOW: frozenset[Colour] = frozenset({"yellow"})
ANY_COLOUR: frozenset[Colour] = frozenset({"yellow", "green", "brown", "gray"})


class Right(msgspec.Struct, frozen=True):
    """By what right a company lays a tile."""

    colours: frozenset[Colour]
    """What may be laid by it just now; empty where it is spent."""
    private: PrivateId | None = None
    """The private company that gives it; None: it is the ordinary lay of the turn."""
    waives: frozenset[Terrain] = frozenset()
    """The terrain that is not paid for. A right that waives any is good only where there is something to waive."""

    @property
    def special(self) -> bool:
        """Only special tiles are laid by it, besides the ordinary lays."""
        return self.private is not None and not self.waives


def turn_under_way(state: EighteenxxState) -> CompanyTurn:
    """Return the turn under way. Raises EngineError where there is none."""
    if state.turn is None:
        raise EngineError("no company is operating")
    return state.turn


def yellow_lays(state: EighteenxxState) -> int:
    """Return how many ordinary yellow tiles may be laid in this turn if nothing is upgraded."""
    turn = turn_under_way(state)
    first, later = state.printed.figures.yellow_lays
    return first if turn.first else later


def ordinary_right(state: EighteenxxState) -> Right:
    """Return what is left of the ordinary lays of this turn, in the colours of the phase."""
    turn = turn_under_way(state)
    # Some yellow tiles, or one upgrade instead.
    if turn.upgraded or turn.yellow >= yellow_lays(state):
        return Right(NO_COLOUR)
    return Right(_laid_by_now(state, YELLOW if turn.yellow else ANY_COLOUR))


def _laid_by_now(state: EighteenxxState, colours: frozenset[Colour]) -> frozenset[Colour]:
    """Return those of some colours that the phase allows."""
    return frozenset(colour for colour in colours if may_lay(state, colour))


def special_right(state: EighteenxxState, private: PrivateId) -> Right:
    """Return what a private company may lay besides."""
    if state.private_companies[private].used:
        return Right(NO_COLOUR, private)
    return Right(_laid_by_now(state, frozenset(state.printed.abilities(private).special)), private)


def waiving_right(state: EighteenxxState, private: PrivateId) -> Right:
    """Return the ordinary lay without the terrain that a private company waives."""
    colours = NO_COLOUR if state.private_companies[private].used else _waived_colours(state)
    return Right(colours, private, frozenset(state.printed.abilities(private).waives))


def _waived_colours(state: EighteenxxState) -> frozenset[Colour]:
    if not state.switches.waived_lay_apart:
        return ordinary_right(state).colours
    turn = turn_under_way(state)
    return _laid_by_now(state, ANY_COLOUR) if turn.yellow + turn.upgraded < yellow_lays(state) else NO_COLOUR


def cost_of(state: EighteenxxState, hex_: HexName, right: Right) -> int:
    """Return what laying a tile on a hex costs."""
    terrain = terrain_due(state, hex_)
    return 0 if terrain is None or terrain in right.waives else state.printed.terrain_cost(hex_)


def terrain_due(state: EighteenxxState, hex_: HexName) -> Terrain | None:
    """Return the terrain that the next tile on a hex must be paid for."""
    printed = state.printed.hexes[hex_]
    # The first tile pays; upgrades are free, also those of hexes that are printed in colour.
    pays = printed.colour == "white" or hex_ in state.switches.upgrade_pays_terrain
    return printed.terrain if pays and hex_ not in state.board.laid else None


def is_payable(state: EighteenxxState, company: CompanyId, right: Right, hex_: HexName) -> bool:
    """Tell whether a company has the money; what a right waives must be there to be waived."""
    if right.waives and terrain_due(state, hex_) not in right.waives:
        return False
    purse = purse_of(state, company)
    return purse == BANK or cost_of(state, hex_, right) <= cash_of(state, purse)


def purse_of(state: EighteenxxState, company: CompanyId) -> Owner:
    """Return who pays for a company's track: itself, or the bank for a neutral one."""
    return BANK if is_neutral(state.charters[company]) else company
