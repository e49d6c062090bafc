"""What is printed of 1854, read from the TOML files next to this module."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Literal

import msgspec

from engine.eighteenxx.board import Colour
from engine.eighteenxx.chart import Hexagonal
from engine.eighteenxx.companies import Kind
from engine.eighteenxx.printed import Figures, Printed
from engine.hexes import HexName

ContractSize = Literal["small", "large"]


class MailContract(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A size of mail contract (1854 R3, R10)."""

    count: int
    price: int
    income: tuple[int, int, int, int]
    """What it pays while yellow, green, brown and gray tiles are the latest."""


class G1854Figures(Figures, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the rulebook, including those that only 1854 has; money is in G."""

    bank: int
    certificates: int
    """The certificate limit is this divided by the number of players while no major is split (1854 S5.5)."""
    certificates_per_split: int
    """What each split adds to ``certificates``."""
    issued_by_split: int
    """How many certificates of 10 % a company issues when it is split (1854 P4)."""
    local_price: int
    local_capital: int
    merger_price: int
    """The price at which a Lokalbahn AG begins on the chart (1854 M2)."""
    mail: dict[ContractSize, MailContract]


MAJOR: Kind = "major"
LOCAL: Kind = "local"
LAG: Kind = "lag"
"""The kind of a Lokalbahn AG, into which two locals merge."""


class G1854Printed(Printed):
    """Everything printed of 1854."""

    figures: G1854Figures
    chart: Hexagonal

    def __init__(self, *, yellow_sides_closed: bool = False) -> None:
        super().__init__("1854", __package__, G1854Figures, Hexagonal, odd_top=True)
        if yellow_sides_closed:
            closed: tuple[Colour, ...] = (*self.figures.closed_sides, "yellow")
            self.figures = msgspec.structs.replace(self.figures, closed_sides=closed)

    @cached_property
    def local_map(self) -> frozenset[HexName]:
        """The hexes of the map on which the local railways run: all that are connected to their homes by neighbours."""
        todo = [home for company in self.companies.values() if company.kind == LOCAL for home in company.home]
        found = set(todo)
        while todo:
            hex_ = todo.pop()
            around = {*self.ground.neighbours[hex_]} - found
            found |= around
            todo += around
        return frozenset(found)


@cache
def everything(*, yellow_sides_closed: bool = False) -> G1854Printed:
    """Return all that is printed, read only once; ``yellow_sides_closed`` is the switch of that name."""
    return G1854Printed(yellow_sides_closed=yellow_sides_closed)
