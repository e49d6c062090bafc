"""Trades of a player who has more money than room for certificates, as happens late in a game.

What a certificate brings beyond its price is compared, not what each coin in it brings: money that buys nothing brings
nothing. A company that is started takes up little room, as its president's certificate stands for several shares. If
there is room for all that money can buy, both comparisons give the same result.
"""

from __future__ import annotations

from functools import cache, partial

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import buying, certificates
from engine.eighteenxx.ahead.styles import is_floating
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.sensible import investing, ventures
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.sensible.growth import gain_of_share, gain_of_start
from engine.eighteenxx.sensible.ventures import Yield
from engine.eighteenxx.state import EighteenxxState, cash_of

LED = 2.0
"""How many times its estimate a company that is started counts, compared with shares that take up the same room.

Its estimate is low: it is by its first run, without what it takes over and the trains that its president chooses.
"""
BETTER = 1.2
"""How many times more a certificate must bring than another for that to be sold for it."""


def trade(expectations: Expectations, state: EighteenxxState, seat: Seat, kinds: tuple[type[Move], ...]) -> Move:
    """Start or buy what brings most for the room that it takes, or sell what brings least for what brings more.

    Sales that are obligatory, and floating a company that was started, are left to the opponent that plans.
    """
    if Pass not in kinds or is_floating(state, seat):
        return investing.trade(expectations, state, seat, kinds)
    pays: Yield = cache(partial(gain_of_share, expectations, state))
    room = rules_of(state).certificate_limit(state) - certificates.certificates_of(state, seat)
    if room <= 0:
        return (_sell_for_better(state, seat, pays) if Sell in kinds else None) or Pass(seat)
    money = cash_of(state, seat) / room
    bring = {company: pays(company) * min(_price(state, company), money) for company in buying.companies(state, seat)}
    best = max(bring, key=bring.__getitem__, default=None)
    most = bring[best] if best is not None else 0.0
    if started := _start(expectations, state, seat, pays, room, most):
        return started
    return Buy(seat, best) if best is not None and most > 0 else Pass(seat)


def _start(
    expectations: Expectations, state: EighteenxxState, seat: Seat, pays: Yield, room: int, share: float
) -> Move | None:
    """Start the company, at the price, that brings most, if shares that take up the same room bring less.

    ``share`` is what the best share brings.
    """
    best, most, cash = None, 0.0, cash_of(state, seat)
    found = ventures.suiting(state, seat, ventures.most_raised(state, seat), few=investing.leads_few(state, seat))
    for venture in (venture for some in found for venture in some):
        gain = gain_of_start(expectations, state, venture.company, venture.price)
        number = ventures.certificates_to_float(state, venture.company)
        brings = gain * min(venture.cost, number * max(cash, venture.cost) / room)
        payable = ventures.MARGIN * venture.cost <= ventures.most_raised(state, seat, pays, gain)
        if payable and brings > most and LED * brings > number * share:
            best, most = venture, brings
    if best is None:
        return None
    raised = ventures.raise_towards(state, seat, best.company, best.first, best.cost, pays)
    return raised or Par(seat, best.company, best.price)


def _sell_for_better(state: EighteenxxState, seat: Seat, pays: Yield) -> Move | None:
    """Sell as little as possible of what brings least, if what can then be bought brings clearly more."""
    found = ventures.sales(state, seat)
    if not found:
        return None
    least = min(found, key=lambda sale: (pays(sale.company) * sale.money, sale.percent))
    brings, cash = pays(least.company) * least.money, cash_of(state, seat) + least.money
    others = (company for company in investing.on_sale(state, seat, cash) if company != least.company)
    if any(pays(company) * _price(state, company) > BETTER * brings for company in others):
        return Sell(seat, least.company, least.percent)
    return None


def _price(state: EighteenxxState, company: CompanyId) -> int:
    """Return what the next certificate of a company costs."""
    lot = buying.first_lot(state, company)
    assert lot is not None
    return lot.cost
