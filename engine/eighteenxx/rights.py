"""By what right a company lays a tile in its turn, and what that costs."""

from __future__ import annotations

import msgspec

from engine.eighteenxx.companies import BANK, Owner, is_neutral
from engine.eighteenxx.ids import CompanyId, PrivateId, Terrain
from engine.eighteenxx.phases import may_lay
from engine.eighteenxx.state import EighteenxxState, cash_of
from engine.eighteenxx.tiles import Colour
from engine.eighteenxx.turns import CompanyTurn
from engine.hexes import HexName

NO_COLOUR: frozenset[Colour] = frozenset()
YELLOW: frozenset[Colour] = frozenset({"yellow"})
ANY_COLOUR: frozenset[Colour] = frozenset({"yellow", "green", "brown", "gray"})


class Right(msgspec.Struct, frozen=True):
    """By what right a company lays a tile."""

    colours: frozenset[Colour]
    """What may be laid by it just now; empty where it is spent."""
    private: PrivateId | None = None
    """The private company that gives it, or None if this is the ordinary lay of the turn."""
    waives: frozenset[Terrain] = frozenset()
    """The terrain that is not paid for. A right that waives any is good only where there is something to waive."""

    saves: int = 0
    """What is paid less for such terrain; 0: it is not paid for at all."""

    @property
    def special(self) -> bool:
        """Only special tiles are laid by it, besides the ordinary lays."""
        return self.private is not None and not self.waives


def turn_under_way(state: EighteenxxState) -> CompanyTurn:
    """Return the turn under way, while a company operates."""
    if state.turn is None:
        raise AssertionError("no company is operating")
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
    discount = state.printed.private_companies[private].discount
    waives = frozenset(discount or state.printed.abilities(private).waives)
    return Right(colours, private, waives, max(discount.values(), default=0))


def _waived_colours(state: EighteenxxState) -> frozenset[Colour]:
    if not state.switches.waived_lay_apart:
        return ordinary_right(state).colours
    turn = turn_under_way(state)
    return _laid_by_now(state, ANY_COLOUR) if turn.yellow + turn.upgraded < yellow_lays(state) else NO_COLOUR


def cost_of(state: EighteenxxState, hex_: HexName, right: Right) -> int:
    """Return what laying a tile on a hex costs."""
    terrain = terrain_due(state, hex_)
    if terrain is None:
        return 0
    cost = state.printed.terrain_cost(hex_)
    if terrain not in right.waives:
        return cost
    return max(cost - right.saves, 0) if right.saves else 0


def terrain_due(state: EighteenxxState, hex_: HexName) -> Terrain | None:
    """Return the terrain that the next tile on a hex must be paid for."""
    printed = state.printed.hexes[hex_]
    # The first tile pays; upgrades are free, also those of hexes that are printed in colour.
    pays = printed.colour == "white" or hex_ in state.switches.upgrade_pays_terrain
    if not pays or printed.terrain is None or hex_ in state.board.laid:
        return None
    free = state.turn is not None and _is_free(state, state.turn.company, hex_)
    return None if free else printed.terrain


def _is_free(state: EighteenxxState, company: CompanyId, hex_: HexName) -> bool:
    """Tell whether a private company of its president spares a company the terrain of a hex."""
    printed, president = state.printed.private_companies, state.charters[company].president
    return any(
        printed[name].free == hex_ and private.owner == president and president is not None
        for name, private in state.private_companies.items()
    )


def is_payable(state: EighteenxxState, company: CompanyId, right: Right, hex_: HexName) -> bool:
    """Tell whether a company has the money; what a right waives must be there to be waived."""
    if right.waives and terrain_due(state, hex_) not in right.waives:
        return False
    payer = track_payer(state, company)
    return payer == BANK or cost_of(state, hex_, right) <= cash_of(state, payer)


def track_payer(state: EighteenxxState, company: CompanyId) -> Owner:
    """Return who pays for a company's track: itself, or the bank for a neutral one."""
    return BANK if is_neutral(state.charters[company]) else company
