"""What is printed of 1854, read from the TOML files beside this module."""

from __future__ import annotations

from functools import cache, cached_property

from engine.eighteenxx.chart.hexagonal import Hexagonal
from engine.eighteenxx.g1854.figures import G1854Figures
from engine.eighteenxx.ids import Kind
from engine.eighteenxx.printed import Printed
from engine.hexes import EDGES, HexName

MAJOR: Kind = "major"
LOCAL: Kind = "local"
LAG: Kind = "lag"
"""A Lokalbahn AG: what two locals merge into."""


class G1854Printed(Printed):
    """Everything printed of 1854."""

    figures: G1854Figures
    chart: Hexagonal

    def __init__(self) -> None:
        super().__init__("1854", __package__, G1854Figures, Hexagonal, odd_top=True)

    @cached_property
    def local_map(self) -> frozenset[HexName]:
        """The hexes of the map on which the local railways run: all that lie together with their homes."""
        todo = [home for company in self.companies.values() if company.kind == LOCAL for home in company.home]
        found = set(todo)
        while todo:
            hex_ = todo.pop()
            around = {other for edge in EDGES if (other := self.ground.beyond(hex_, edge))} - found
            found |= around
            todo += around
        return frozenset(found)


@cache
def everything() -> G1854Printed:
    """Return all that is printed, read once."""
    return G1854Printed()
