"""Laying out what every 18xx game has on the table before anything happens."""

from __future__ import annotations

from typing import Any

from engine.eighteenxx.board import Board
from engine.eighteenxx.certificates import issued
from engine.eighteenxx.chart.market import Market
from engine.eighteenxx.companies import Charter
from engine.eighteenxx.facts import Printed
from engine.eighteenxx.state import Calendar, Private, Trading
from engine.eighteenxx.trains import new_depot


def new_table(printed: Printed) -> dict[str, Any]:
    """Return the fields of a state but for the players, the frames and the switches: nothing started, nothing laid."""
    kinds = {company: printed.kind(company) for company in printed.companies}
    return {
        "charters": {company: Charter(company, issued(kind.shares), kind.stations) for company, kind in kinds.items()},
        "board": Board({}, {}, {name: list(range(tile.count)) for name, tile in printed.tiles.items()}),
        "market": Market({}),
        "depot": new_depot(printed),
        "private_companies": {private: Private() for private in printed.private_companies},
        "calendar": Calendar(),
        "trading": Trading(),
    }
