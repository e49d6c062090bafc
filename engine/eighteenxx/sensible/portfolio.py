"""What the sensible opponent does with its own money in games with several sources of certificates, and options."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import buying, certificates, selling, starting
from engine.eighteenxx.buying import Lot
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.forced_purchase import salable, still_missing
from engine.eighteenxx.moves import BuyFrom, Par, Pass, PayOption, Sell, TakeOption
from engine.eighteenxx.revenue import cell_after
from engine.eighteenxx.sensible.decision import Decision
from engine.eighteenxx.sensible.estimates import Expectations, earnings, faces_of, is_threatened
from engine.eighteenxx.sensible.forecast import first_revenue
from engine.eighteenxx.sensible.operating import next_price
from engine.eighteenxx.state import EighteenxxState, cash_of, turn_under_way

MOST_COMPANIES = 3
"""Companies are started by a player who presides over fewer than this many."""
SOON = 5
"""Operating rounds over which the difference between the price on the chart and the price paid is spread."""


def trade(expectations: Expectations, decision: Decision) -> Move:
    """Pay off an option, sell what falls, float what was started, start what can be floated, or else buy the best."""
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
    if Par in kinds and _led(state, seat) < MOST_COMPANIES and (started := _start(expectations, state, seat)):
        return started
    for kind, found in ((BuyFrom, lots), (TakeOption, halves)):
        gain, company, lot = max(
            ((yield_of_lot(expectations, state, company, lot), company, lot) for company, lot in found),
            key=lambda way: way[0],
            default=(0.0, CompanyId(""), None),
        )
        if gain > 0 and lot is not None:
            return kind(seat, company, str(lot.source))
    return Pass(seat)


def raise_money(expectations: Expectations, decision: Decision) -> Move:
    """Sell towards a train shares of the company that pays least, no more than are needed."""
    state, turn = decision.state, turn_under_way(decision.state)
    assert turn.wanted is not None
    found = salable(state, decision.seat, still_missing(state, turn.company, turn.wanted.price))
    company = min(found, key=lambda company: yield_at_market(expectations, state, company))
    return Sell(decision.seat, company, max(found[company]))


def _sell_down(expectations: Expectations, state: EighteenxxState, seat: Seat) -> Move:
    """Sell the certificate that pays least, because of the certificate limit."""
    found = selling.companies(state, seat)
    company = min(found, key=lambda company: yield_at_market(expectations, state, company))
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
    """Return how many companies on the chart a player presides over."""
    return sum(charter.president == seat and state.market.holds(name) for name, charter in state.charters.items())


def _float(
    state: EighteenxxState, seat: Seat, lots: list[tuple[CompanyId, Lot]], halves: list[tuple[CompanyId, Lot]]
) -> Move | None:
    """Buy, or take an option on, a certificate of a company that the player has started and that has yet to float."""
    for kind, found in ((BuyFrom, lots), (TakeOption, halves)):
        for company, lot in found:
            charter = state.charters[company]
            if charter.president == seat and not charter.floated:
                return kind(seat, company, str(lot.source))
    return None


def _start(expectations: Expectations, state: EighteenxxState, seat: Seat) -> Move | None:
    """Start the company that would earn most in its first run, at the highest price at which the seat can float it."""
    if alone := floated_alone(state, seat):
        _, price, _, company = max((first_revenue(expectations, state, it[2]), *it) for it in alone)
        return Par(seat, company, price)
    return None


def floated_alone(state: EighteenxxState, seat: Seat) -> list[tuple[int, int, CompanyId]]:
    """Return the companies that a player can start and float with his own money, with their prices.

    Each entry has the price, minus the cost of what must be bought after the start, and the company.
    """
    cash, ways = state.players[seat].cash, _ways_to_start(state, seat)
    return [(price, -missing, company) for price, missing, company in ways if (4 * price + missing) <= cash]


def _ways_to_start(state: EighteenxxState, seat: Seat) -> Iterator[tuple[int, int, CompanyId]]:
    """Enumerate starting prices, the cost of what must then be bought before a company floats, and the companies."""
    for company in starting.companies(state, seat):
        charter = state.charters[company]
        first = certificates.president_percent(charter)
        lacking = state.printed.figures.floats_at - first - certificates.with_players(charter)
        for price in state.printed.kind(company).par:
            yield price, certificates.cost(state, company, max(lacking, 0), price), company


def yield_at_market(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> float:
    """Return what an operating round brings per coin of the price at which a share can be sold."""
    return _yield_for(expectations, state, company, certificates.price_of(state, company))


def yield_of_lot(expectations: Expectations, state: EighteenxxState, company: CompanyId, lot: Lot) -> float:
    """Return what an operating round brings per coin of the cost of a certificate."""
    return _yield_for(expectations, state, company, lot.cost * certificates.unit_of(state, company) / lot.percent)


def _yield_for(expectations: Expectations, state: EighteenxxState, company: CompanyId, cost: float) -> float:
    """Return what an operating round brings per coin paid: dividend, rise of the price, and a part of any discount."""
    revenue = expectations.revenue(state, company)
    if not revenue or will_lack_a_train(expectations, state, company):
        return 0
    price = certificates.price_of(state, company)
    rise = state.printed.chart.price(cell_after(state, company, paid_out=True)) - price
    dividend = revenue * certificates.unit_of(state, company) / 100
    return (dividend + rise + (price - cost) / SOON) / cost
