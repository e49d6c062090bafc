"""What the sensible opponent does with its own money where certificates lie in several places and options are sold."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import msgspec

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import buying, certificates, selling, starting
from engine.eighteenxx.buying import Lot
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.forced_purchase import salable, still_missing
from engine.eighteenxx.moves import BuyFrom, Par, Pass, PayOption, Sell, TakeOption
from engine.eighteenxx.revenue import cell_after
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.sensible.decision import Decision
from engine.eighteenxx.sensible.estimates import Expectations, earnings, faces_of, is_threatened
from engine.eighteenxx.sensible.operating import next_price
from engine.eighteenxx.sensible.ventures import Sale, sales
from engine.eighteenxx.state import EighteenxxState, cash_of, turn_under_way

MOST_COMPANIES = 3
"""Started as long as fewer than these are led."""
FORESEEN = 6
"""So many operating rounds ahead are reckoned with where one certificate is exchanged for another."""
SOON = 5
"""Operating rounds in which the difference between a price on the chart and what is paid should come in."""


def trade(expectations: Expectations, decision: Decision) -> Move:
    """Pay an option off, sell what falls, float what was started, start what can be floated, else buy the best."""
    state, seat, kinds = decision.state, decision.seat, decision.kinds
    if PayOption in kinds:
        return PayOption(seat)
    if Pass not in kinds:
        return _sell_down(expectations, state, seat)
    if Sell in kinds and (falling := _falling(expectations, state, seat)):
        return falling
    lots = list(buying.purchasable(state, seat))
    halves = list(buying.purchasable(state, seat, half=True)) if TakeOption in kinds else []
    if floating := _float(state, seat, lots, halves):
        return floating
    if Par in kinds and _led(state, seat) < MOST_COMPANIES and (started := _start(state, seat)):
        return started
    for kind, found in ((BuyFrom, lots), (TakeOption, halves)):
        gain, company, lot = max(
            ((_gain(expectations, state, seat, company, lot), company, lot) for company, lot in found),
            key=lambda way: way[0],
            default=(0.0, CompanyId(""), None),
        )
        if gain > 0 and lot is not None:
            return kind(seat, company, str(lot.source))
    if Sell in kinds and not buying.has_room(state, seat) and (exchanged := _exchanged(expectations, state, seat)):
        return exchanged
    return Pass(seat)


def _gain(expectations: Expectations, state: EighteenxxState, seat: Seat, company: CompanyId, lot: Lot) -> float:
    """Return what a certificate brings in an operating round for the money there is for each that may still be held.

    That is what each coin brings, until late in a game there is more money than such certificates: then each counts in
    full.
    """
    room = rules_of(state).certificate_limit(state) - certificates.certificates_of(state, seat)
    return _yield(expectations, state, company, lot) * min(lot.cost, state.players[seat].cash / max(room, 1))


def _exchanged(expectations: Expectations, state: EighteenxxState, seat: Seat) -> Move | None:
    """Sell a certificate that brings less than one there is money but no room for, the fall of its price counted."""
    rounds, best, most = min(expectations.rounds_left(state), FORESEEN), None, 0.0
    for sale in _smallest_sales(state, seat):
        sold, price = sale.company, certificates.price_of(state, sale.company)
        after = _after(state, seat, sale)
        fall = price - certificates.price_of(after, sold)
        lost = _yield_at_market(expectations, state, sold) * rounds * sale.money
        lost += certificates.cost(after, sold, certificates.holding(after, sold, seat), fall)
        for company, lot in buying.purchasable(after, seat):
            if company != sold:
                gain = _yield(expectations, state, company, lot) * rounds * lot.cost - lost
                if gain > most:
                    best, most = Sell(seat, sold, sale.percent), gain
    return best


def _smallest_sales(state: EighteenxxState, seat: Seat) -> Iterator[Sale]:
    """Enumerate sales of a single certificate of each company by which nobody else comes to lead it."""
    percents: dict[CompanyId, Sale] = {}
    for sale in sales(state, seat):
        if sale.company not in percents or sale.percent < percents[sale.company].percent:
            percents[sale.company] = sale
    yield from percents.values()


def _after(state: EighteenxxState, seat: Seat, sale: Sale) -> EighteenxxState:
    """Return the position after a sale, as far as money, prices and certificates go."""
    charter, market = deepcopy(state.charters[sale.company]), deepcopy(state.market)
    certificates.sell(charter, seat, sale.percent, ())
    market.move(sale.company, selling.cell_after_sale(state, sale.company))
    players = [
        msgspec.structs.replace(it, cash=it.cash + sale.money * (n == seat)) for n, it in enumerate(state.players)
    ]
    charters = {**state.charters, sale.company: charter}
    return msgspec.structs.replace(state, charters=charters, market=market, players=players)


def raise_money(expectations: Expectations, decision: Decision) -> Move:
    """Sell towards a train what pays least, and as little of it as will do."""
    state, turn = decision.state, turn_under_way(decision.state)
    assert turn.wanted is not None
    found = salable(state, decision.seat, still_missing(state, turn.company, turn.wanted.price))
    company = min(found, key=lambda company: _yield_at_market(expectations, state, company))
    return Sell(decision.seat, company, max(found[company]))


def _sell_down(expectations: Expectations, state: EighteenxxState, seat: Seat) -> Move:
    """Sell the certificate that pays least, as the certificate limit commands."""
    found = selling.companies(state, seat)
    company = min(found, key=lambda company: _yield_at_market(expectations, state, company))
    return Sell(seat, company, min(selling.check_sell(state, seat, company)))


def _falling(expectations: Expectations, state: EighteenxxState, seat: Seat) -> Move | None:
    """Sell all that may be sold of a company whose price is about to fall."""
    for company in selling.companies(state, seat):
        if will_lack_a_train(expectations, state, company):
            return Sell(seat, company, max(selling.check_sell(state, seat, company)))
    return None


def will_lack_a_train(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company is about to have no train, and no money for the next one."""
    charter = state.charters[company]
    if not charter.floated or not charter.operated or not is_threatened(state, company):
        return False
    means = cash_of(state, company) + earnings(state, company, faces_of(state, company))
    return expectations.rounds_left(state) > 1 and means < next_price(state, company)


def _led(state: EighteenxxState, seat: Seat) -> int:
    """Return how many companies on the chart somebody leads."""
    return sum(charter.president == seat and state.market.holds(name) for name, charter in state.charters.items())


def _float(
    state: EighteenxxState, seat: Seat, lots: list[tuple[CompanyId, Lot]], halves: list[tuple[CompanyId, Lot]]
) -> Move | None:
    """Buy, or take an option on, what lets a company operate that the player has started."""
    for kind, found in ((BuyFrom, lots), (TakeOption, halves)):
        for company, lot in found:
            charter = state.charters[company]
            if charter.president == seat and not charter.floated:
                return kind(seat, company, str(lot.source))
    return None


def _start(state: EighteenxxState, seat: Seat) -> Move | None:
    """Start a company as dear as can be floated alone; if none can, one that others have the money to join."""
    cash, ways = state.players[seat].cash, list(_ways_to_start(state, seat))
    alone = [(price, -missing, company) for price, missing, company in ways if (4 * price + missing) <= cash]
    if alone:
        price, _, company = max(alone)
        return Par(seat, company, price)
    return None


def _ways_to_start(state: EighteenxxState, seat: Seat) -> Iterator[tuple[int, int, CompanyId]]:
    """Enumerate the prices and companies that can be started, with what else must be paid for before they float."""
    for company in starting.companies(state, seat):
        charter = state.charters[company]
        first = certificates.president_percent(charter)
        lacking = state.printed.figures.floats_at - first - certificates.with_players(charter)
        for price in state.printed.kind(company).par:
            yield price, certificates.cost(state, company, max(lacking, 0), price), company


def _yield_at_market(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> float:
    return _yield_for(expectations, state, company, certificates.price_of(state, company))


def _yield(expectations: Expectations, state: EighteenxxState, company: CompanyId, lot: Lot) -> float:
    return _yield_for(expectations, state, company, lot.cost * certificates.unit_of(state, company) / lot.percent)


def _yield_for(expectations: Expectations, state: EighteenxxState, company: CompanyId, cost: float) -> float:
    """Return what an operating round brings for each coin paid: dividend, the rise of the price, a price below it."""
    revenue = expectations.revenue(state, company)
    if not revenue or will_lack_a_train(expectations, state, company):
        return 0
    price = certificates.price_of(state, company)
    rise = state.printed.chart.price(cell_after(state, company, paid_out=True)) - price
    dividend = revenue * certificates.unit_of(state, company) / 100
    return (dividend + rise + (price - cost) / SOON) / cost
