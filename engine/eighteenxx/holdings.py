"""What shares are worth, how much of companies somebody holds, and which companies are traded at all."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.eighteenxx import certificates
from engine.eighteenxx.companies import Charter, Owner
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.state import EighteenxxState

FREE = "free"
"""The zone of a chart in which certificates do not count for the limit."""


def existing(state: EighteenxxState, company: CompanyId) -> Charter:
    """Return the charter of a company that is in play. Raises IllegalMove: there is none, or it is closed."""
    charter = state.charters.get(company)
    if company not in state.printed.companies:
        raise IllegalMove("18xx.stock.no_such_company", company=company)
    if charter is None or charter.closed:
        raise IllegalMove("18xx.stock.not_in_play", company=company)
    return charter


def started(state: EighteenxxState, company: CompanyId) -> Charter:
    """Return the charter of a company that has a price. Raises IllegalMove: as ``existing``, or it has none yet."""
    charter = existing(state, company)
    if charter.par is None:
        raise IllegalMove("18xx.stock.not_started", rule=state.printed.rule("buying"), company=company)
    return charter


def unit_of(state: EighteenxxState, company: CompanyId) -> int:
    """Return how many percent of a company its price buys."""
    return state.printed.kind(company).unit


def cost(state: EighteenxxState, company: CompanyId, percent: int, price: int) -> int:
    """Return what a percentage of a company is worth at a price."""
    return percent // unit_of(state, company) * price


def price_of(state: EighteenxxState, company: CompanyId) -> int:
    """Return a company's price. Raises KeyError where it has not started or is closed."""
    return state.printed.chart.price(state.market.cell(company))


def holding(state: EighteenxxState, company: CompanyId, *owners: Owner) -> int:
    """Return how many percent of a company some owners hold together; of a closed one nobody holds anything."""
    charter = state.charters[company]
    return 0 if charter.closed else certificates.held(charter, *owners)


def certificates_of(state: EighteenxxState, seat: Seat) -> int:
    """Return how many certificates a player holds, as they count for the limit."""
    printed, held = state.printed, 0
    for company, charter in state.charters.items():
        # Counted here, where it is needed most often of all, and not by certificates.count.
        number = 0
        if not charter.closed:
            for one in charter.certificates:
                if one.holder == seat:
                    number += 1
        if number and counts(state, company):
            held += number
    if printed.figures.private_companies_count:
        for private in state.private_companies.values():
            if private.owner == seat:
                held += 1
    return held


def counts(state: EighteenxxState, company: CompanyId) -> bool:
    """Tell whether certificates of a company count for the limit at its present price."""
    printed = state.printed
    if not printed.kind(company).certificates_count:
        return False
    return state.charters[company].par is None or printed.chart.zone_of(state.market.cell(company)) != FREE
