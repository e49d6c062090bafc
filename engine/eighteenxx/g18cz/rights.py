"""By what right a company lays a tile in its turn, and what that costs (18CZ rules, OR 4 and 5, "Companies" 1)."""

from __future__ import annotations

import msgspec

from engine.core.errors import EngineError
from engine.eighteenxx.company import BANK, Owner
from engine.eighteenxx.facts import PrivateKind, Terrain
from engine.eighteenxx.g18cz.phases import may_lay
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState, LocalId, Turn, is_neutral
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import cash_of
from engine.eighteenxx.tiles import Colour
from engine.hexes import HexName

NO_COLOUR: frozenset[Colour] = frozenset()
YELLOW: frozenset[Colour] = frozenset({"yellow"})
ANY_COLOUR: frozenset[Colour] = frozenset({"yellow", "green", "brown", "gray"})


class Right(msgspec.Struct, frozen=True):
    """By what right a company lays a tile."""

    colours: frozenset[Colour]
    """What may be laid by it just now; empty where it is spent."""
    local: LocalId | None = None
    """The local railway that gives it; None: it is the ordinary lay of the turn."""
    waives: frozenset[Terrain] = frozenset()
    """The terrain that is not paid for. A right that waives any is good only where there is something to waive."""

    @property
    def special(self) -> bool:
        """Only purple tiles are laid by it, besides the ordinary lays."""
        return self.local is not None and not self.waives


def turn_under_way(state: G18czState) -> Turn:
    """Return the turn under way. Raises EngineError where there is none."""
    if state.turn is None:
        raise EngineError("no company is operating")
    return state.turn


def yellow_lays(turn: Turn) -> int:
    """Return how many ordinary yellow tiles may be laid in a turn if nothing is upgraded (18CZ rules, OR 4)."""
    first, later = everything().figures.yellow_lays
    return first if turn.first else later


def ordinary_right(state: G18czState) -> Right:
    """Return what is left of the ordinary lays of this turn, in the colours of the phase."""
    turn = turn_under_way(state)
    # 18CZ rules, OR 4: up to two yellow tiles in the first turn, one in later ones, or one upgrade instead.
    if turn.upgraded or turn.yellow >= yellow_lays(turn):
        return Right(NO_COLOUR)
    return Right(_laid_by_now(state, YELLOW if turn.yellow else ANY_COLOUR))


def _laid_by_now(state: G18czState, colours: frozenset[Colour]) -> frozenset[Colour]:
    """Return those of some colours that the phase allows."""
    return frozenset(colour for colour in colours if may_lay(state, colour))


def purple_right(state: G18czState, local: LocalId) -> Right:
    """Return what a local railway may lay besides (18CZ rules, "Companies" 1, choice 1)."""
    if state.private_companies[local].used:
        return Right(NO_COLOUR, local)
    return Right(_laid_by_now(state, frozenset(_abilities(state, local).special)), local)


def waiving_right(state: G18czState, local: LocalId) -> Right:
    """Return the ordinary lay without the terrain that a local railway waives ("Companies" 1, choice 2)."""
    colours = NO_COLOUR if state.private_companies[local].used else _waived_colours(state)
    return Right(colours, local, frozenset(_abilities(state, local).waives))


def _waived_colours(state: G18czState) -> frozenset[Colour]:
    if not state.switches.waived_lay_apart:
        return ordinary_right(state).colours
    turn = turn_under_way(state)
    return _laid_by_now(state, ANY_COLOUR) if turn.yellow + turn.upgraded < yellow_lays(turn) else NO_COLOUR


def _abilities(state: G18czState, local: LocalId) -> PrivateKind:
    return state.printed.abilities(local)


def cost_of(state: G18czState, hex_: HexName, right: Right) -> int:
    """Return what laying a tile on a hex costs, in K."""
    terrain = terrain_due(state, hex_)
    return 0 if terrain is None or terrain in right.waives else state.printed.figures.terrain[terrain]


def terrain_due(state: G18czState, hex_: HexName) -> Terrain | None:
    """Return the terrain that the next tile on a hex must be paid for."""
    printed = state.printed.hexes[hex_]
    # 18CZ rules, OR 4: the first tile pays; OR 5: upgrades are free, also that of the OO hexes printed in yellow.
    pays = printed.colour == "white" or hex_ in state.switches.upgrade_pays_terrain
    return printed.terrain if pays and hex_ not in state.board.laid else None


def is_payable(state: G18czState, company: CompanyId, right: Right, hex_: HexName) -> bool:
    """Tell whether a company has the money; what a right waives must be there to be waived."""
    if right.waives and terrain_due(state, hex_) not in right.waives:
        return False
    purse = purse_of(state, company)
    return purse == BANK or cost_of(state, hex_, right) <= cash_of(state, purse)


def purse_of(state: G18czState, company: CompanyId) -> Owner:
    """Return who pays for a company's track: itself, or the bank for one of the neutral player (two players)."""
    return BANK if is_neutral(state.charters[company]) else company
