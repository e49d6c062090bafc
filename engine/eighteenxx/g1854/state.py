"""The position of a game of 1854. All of it is public except the seed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import msgspec

from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g1854.printed import LOCAL, ContractSize, G1854Printed, everything
from engine.eighteenxx.g1854.switches import Switches
from engine.eighteenxx.state import EighteenxxState


class G1854State(EighteenxxState, kw_only=True):
    """A game of 1854."""

    switches: Switches
    contracts: dict[CompanyId, ContractSize] = msgspec.field(default_factory=dict)
    """The mail contract of each company that has one (R10)."""
    merging: tuple[CompanyId, CompanyId] | None = None
    """Two local railways that merge, the lower number first, while their Lokalbahn AG is being chosen (M2)."""
    end_reached: bool = False
    """Whether a company has reached the end of the chart (E2)."""

    @cached_property
    def printed(self) -> G1854Printed:
        """What is printed on the map and cards."""
        return everything(yellow_sides_closed=True) if self.switches.yellow_sides_closed else everything()


def bank_broken(state: G1854State) -> bool:
    """Return whether the bank has ever had to pay more than it had (E3)."""
    return state.printed.figures.bank + state.bank_lowest < 0


def locals_of(state: G1854State) -> Iterator[CompanyId]:
    """Enumerate the local railways that operate, in the order of their numbers."""
    companies = state.printed.companies
    return (
        name
        for name, charter in state.charters.items()
        if companies[name].kind == LOCAL and charter.floated and not charter.closed
    )
