"""Where the money comes from for a train that a company must buy and cannot pay for.

A game lists its sources (``EighteenxxState.money_sources``), in the order in which they are drawn on.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.state import EighteenxxState, cash_of, pay


def missing_money(state: EighteenxxState, company: CompanyId, price: int) -> int:
    """Return what a company lacks for a price."""
    return max(price - cash_of(state, company), 0)


def sources_used(state: EighteenxxState, company: CompanyId, price: int) -> dict[str, int]:
    """Return how much of what a company lacks its president takes from each source, by its name."""
    missing, president = missing_money(state, company, price), state.charters[company].president
    drawn: dict[str, int] = {}
    for source in state.money_sources():
        most = source.most(state, president) if isinstance(president, int) else 0
        drawn[source.name] = missing if most is None else min(missing, most)
        missing -= drawn[source.name]
    return drawn


def can_help(state: EighteenxxState, company: CompanyId, price: int) -> bool:
    """Tell whether the sources together are enough."""
    return sum(sources_used(state, company, price).values()) == missing_money(state, company, price)


def pay_missing_money(draft: EighteenxxState, company: CompanyId, price: int) -> Iterator[Event]:
    """Let the president add what a purchase lacks: checked before."""
    missing, president = missing_money(draft, company, price), draft.charters[company].president
    if not missing or not isinstance(president, int):
        return
    drawn = sources_used(draft, company, price)
    for source in draft.money_sources():
        if drawn[source.name]:
            source.take(draft, Seat(president), drawn[source.name])
    pay(draft, president, company, missing)
    borrowed = drawn.get("loan", 0)
    key = "18xx.train.borrowed" if borrowed else "18xx.train.helped"
    yield Event(text(key, player=Player(Seat(president)), company=company, amount=missing, borrowed=borrowed))
