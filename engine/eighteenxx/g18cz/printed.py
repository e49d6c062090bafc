"""What is printed of 18CZ, read from the TOML files next to this module: all of it, or the part for two players."""

from __future__ import annotations

from copy import copy
from functools import cache

import msgspec

from engine.eighteenxx.chart import Zigzag
from engine.eighteenxx.companies import CompanyId, Kind
from engine.eighteenxx.printed import Figures, Printed
from engine.hexes import HexName

BCB = CompanyId("BCB")
SIZES: tuple[Kind, ...] = ("small", "medium", "large")
"""The kinds of companies, of private companies and of trains."""


class TwoPlayers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the variant for two players changes."""

    companies_out: tuple[CompanyId, ...]
    private_companies_out_from: dict[Kind, int]
    """For each size, local railways that cost this much or more in the draft take no part in the game."""
    large_most_held: int
    """Percent of a large company that one player may hold."""
    hexes_out: tuple[HexName, ...]


class G18czFigures(Figures, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The figures of the rulebook, including those that only 18CZ has."""

    operating_rounds: tuple[int, ...]
    """How many operating rounds follow each stock round."""
    local_prices: tuple[int, ...]
    """What a local railway is worth, by operating round."""
    home_bonus: int
    """How much more a train earns that visits its company's own red tile (OR 8)."""
    acquisition_percent: tuple[int, int]
    """The least and the most that is paid for a share of an acquired company, in percent of its price (OR 9)."""
    interest_percent: int
    """The interest on every sum borrowed, in percent, due once (OR 11)."""
    two_players: TwoPlayers


class G18czPrinted(Printed):
    """Everything printed of 18CZ."""

    figures: G18czFigures
    chart: Zigzag

    def __init__(self) -> None:
        super().__init__("18cz", __package__, G18czFigures, Zigzag, odd_top=True)


@cache
def everything() -> G18czPrinted:
    """Return all that is printed, read only once."""
    return G18czPrinted()


@cache
def for_two() -> G18czPrinted:
    """Return the part for two players: the western half of the map and what belongs to it."""
    printed = G18czPrinted()
    part, kinds = printed.figures.two_players, printed.figures.kinds
    large = msgspec.structs.replace(kinds["large"], most_held=part.large_most_held)
    printed.figures = msgspec.structs.replace(printed.figures, kinds={**kinds, "large": large})
    printed.hexes = {name: place for name, place in printed.hexes.items() if name not in part.hexes_out}
    printed.companies = {name: company for name, company in printed.companies.items() if name not in part.companies_out}
    printed.private_companies = {
        name: private
        for name, private in printed.private_companies.items()
        if private.price < part.private_companies_out_from[private.kind]
    }
    return printed


@cache
def printed_for(bcb_home: HexName, two: bool) -> G18czPrinted:  # noqa: FBT001 - called often, and so the quicker
    """Return the part that a table uses. 18xx.games has BCB's home on another hex than the rulebook."""
    printed = for_two() if two else everything()
    company = printed.companies[BCB]
    if company.home == (bcb_home,):
        return printed
    _ = printed.ground  # worked out once for both
    moved = copy(printed)
    moved.companies = {**printed.companies, BCB: msgspec.structs.replace(company, home=(bcb_home,))}
    return moved


def is_larger(size: Kind, other: Kind) -> bool:
    """Return whether a size is above another."""
    return SIZES.index(size) > SIZES.index(other)
