"""Where a Lokalbahn AG has its home, and when it may build its second station (M5, M6)."""

from __future__ import annotations

from engine.core.steps import Actor
from engine.eighteenxx.board import TileName
from engine.eighteenxx.companies import company_of
from engine.eighteenxx.g1854.printed import LAG
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.steps import station
from engine.eighteenxx.steps.home_hex import ChooseHomeHex
from engine.hexes import HexName

HOME_TILES = frozenset({TileName("14"), TileName("15"), TileName("619")})
"""The tiles that a Lokalbahn AG may lay at its home, if there is none yet."""
CHOOSE_HOME = ChooseHomeHex("lokalbahn_home", LAG, tuple(sorted(HOME_TILES)), "merging")


def lokalbahn_homes(state: G1854State) -> frozenset[HexName]:
    """Return the hexes that may be the home of a Lokalbahn AG."""
    return frozenset(
        hex_ for company in state.printed.companies.values() if company.kind == LAG for hex_ in company.home
    )


class BuildFurtherStation(station.BuildStation):
    """As for any company; but if the switch says so, a Lokalbahn AG must wait for its second turn (M6)."""

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait if a station could be built and paid for, and may be built in this turn."""
        assert isinstance(state, G1854State)
        waits_for_next = turn_under_way(state).first and state.printed.companies[company_of(actor)].kind == LAG
        if waits_for_next and not state.switches.lag_second_station_same_turn:
            return False
        return super().waits(state, actor)
