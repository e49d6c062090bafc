"""Setting up what every 18xx game has on the table before anything happens."""

from __future__ import annotations

from typing import Any

from engine.eighteenxx.board import Board
from engine.eighteenxx.certificates import issued
from engine.eighteenxx.chart import Market
from engine.eighteenxx.companies import Charter, CompanyId
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.state import Private
from engine.eighteenxx.trains import new_depot
from engine.eighteenxx.turns import Calendar, Trading


def new_table(printed: Printed) -> dict[str, Any]:
    """Return all fields of a state but the players, frames and switches, with nothing started and nothing laid."""
    return {
        "charters": {company: _charter(printed, company) for company in printed.companies},
        "board": Board({}, {}, printed.full_supply()),
        "market": Market({}),
        "depot": new_depot(printed),
        "private_companies": {private: Private() for private in printed.private_companies},
        "calendar": Calendar(),
        "trading": Trading(),
    }


def _charter(printed: Printed, company: CompanyId) -> Charter:
    """Return the charter of a company that nobody has started."""
    kind, stations = printed.kind(company), printed.companies[company].stations
    return Charter(company, issued(kind.shares), kind.stations if stations is None else stations)
