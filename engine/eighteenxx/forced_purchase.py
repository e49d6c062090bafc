"""Where the money comes from for a train that a company must buy and cannot pay for.

A game lists its sources (``Rules.money_sources``), in the order in which they are drawn on. Where they are
not enough, a game may have the president sell certificates, one sale after the other, until they are.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx import certificates, selling
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, cash_of, pay

RAISING = "raising"
"""The interrupt in which a president sells certificates; its only actor is the company that buys."""
ALL = 10**9
"""More money than any certificates bring."""


def missing_money(state: EighteenxxState, company: CompanyId, price: int) -> int:
    """Return how much a company lacks for a price."""
    return max(price - cash_of(state, company), 0)


def sources_used(state: EighteenxxState, company: CompanyId, price: int) -> dict[str, int]:
    """Return how much of what a company lacks its president takes from each source, by the name of the source."""
    missing, president = missing_money(state, company, price), state.charters[company].president
    drawn: dict[str, int] = {}
    for source in rules_of(state).money_sources(state):
        most = source.most(state, president) if isinstance(president, int) else 0
        drawn[source.name] = missing if most is None else min(missing, most)
        missing -= drawn[source.name]
    return drawn


def still_missing(state: EighteenxxState, company: CompanyId, price: int) -> int:
    """Return what is missing for a price when all sources are drawn on."""
    return missing_money(state, company, price) - sum(sources_used(state, company, price).values())


def is_short(state: EighteenxxState, company: CompanyId, price: int) -> bool:
    """Return whether certificates must be sold before a price can be paid."""
    return state.printed.figures.forced.by_sales and still_missing(state, company, price) > 0


def can_help(state: EighteenxxState, company: CompanyId, price: int) -> bool:
    """Return whether the sources, and certificates where these are sold, are enough."""
    missing = still_missing(state, company, price)
    return not missing or (state.printed.figures.forced.by_sales and missing <= _worth_of_sales(state, company))


def most_help(state: EighteenxxState, company: CompanyId) -> int:
    """Return how much a president can add, counting only sources that are limited."""
    president = state.charters[company].president
    assert isinstance(president, int)
    cash = sum(source.most(state, Seat(president)) or 0 for source in rules_of(state).money_sources(state))
    return cash + (_worth_of_sales(state, company) if state.printed.figures.forced.by_sales else 0)


def pay_missing_money(draft: EighteenxxState, company: CompanyId, price: int) -> Iterator[Event]:
    """Pay from the president's cash what a company lacks for a purchase, which was checked before."""
    missing, president = missing_money(draft, company, price), draft.charters[company].president
    if not missing or not isinstance(president, int):
        return
    drawn = sources_used(draft, company, price)
    for source in rules_of(draft).money_sources(draft):
        if drawn[source.name]:
            source.take(draft, Seat(president), drawn[source.name])
    pay(draft, president, company, missing)
    borrowed = drawn.get("loan", 0)
    key = "18xx.train.borrowed" if borrowed else "18xx.train.helped"
    yield Event(text(key, player=Player(Seat(president)), company=company, amount=missing, borrowed=borrowed))


def portions(state: EighteenxxState, seat: Seat, company: CompanyId, missing: int) -> tuple[int, ...]:
    """Return which percentages of a company may be sold towards what is missing.

    The sale must not change the presidency, and each of its certificates must be needed: without the smallest one, it
    would not bring enough. If one company's certificates are sold one after the other, that counts as one sale, at the
    price before the first.
    """
    if not certificates.count(state.charters[company], seat):
        return ()
    try:
        every = selling.check_portions(state, seat, company)
    except IllegalMove:
        return ()
    charter, others, price = (
        state.charters[company],
        selling.successors(state, seat),
        selling.sale_price(state, company),
    )
    found = []
    for percent in every:
        if certificates.successor(charter, seat, percent, others) is not None:
            continue
        smallest = min(certificates.pieces(charter, seat, percent, others) or (percent,))
        if certificates.cost(state, company, percent - smallest, price) < missing:
            found.append(percent)
    return tuple(found)


def salable(state: EighteenxxState, seat: Seat, missing: int) -> dict[CompanyId, tuple[int, ...]]:
    """Return what may be sold towards what is missing, by company."""
    found = ((company, portions(state, seat, company, missing)) for company in state.charters)
    return {company: percents for company, percents in found if percents}


def _worth_of_sales(state: EighteenxxState, company: CompanyId) -> int:
    """Return what a president would get for all that he may sell, the shares of each company in one sale."""
    president = state.charters[company].president
    assert isinstance(president, int)
    everything = salable(state, Seat(president), ALL)
    return sum(
        certificates.cost(state, name, max(percents), certificates.price_of(state, name))
        for name, percents in everything.items()
    )
