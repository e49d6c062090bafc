"""What the sensible opponent does with its own money: stock rounds, answers to offers."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import buying, certificates, selling, starting
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from engine.eighteenxx.revenue import cell_after
from engine.eighteenxx.sensible.estimates import Expectations, earnings, faces_of
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import find_train, runnable
from engine.eighteenxx.turns import Offer

MOST_COMPANIES = 3
"""Started as long as fewer than these are led."""


def trade(expectations: Expectations, state: EighteenxxState, seat: Seat, kinds: tuple[type[Move], ...]) -> Move:
    """Float what was started, start what can be floated, else buy what pays best."""
    del expectations
    if Pass not in kinds:
        return _sell_down(state, seat)
    if Buy in kinds and (half := _unfloated(state, seat)):
        return Buy(seat, half)
    if Par in kinds and _led(state, seat) < MOST_COMPANIES and (started := _start(state, seat)):
        return started
    if Buy in kinds and (bought := _best_share(state, seat)):
        return Buy(seat, bought)
    return Pass(seat)


def _sell_down(state: EighteenxxState, seat: Seat) -> Move:
    """Sell the share that pays least, as the certificate limit commands."""
    salable = selling.companies(state, seat)
    company = min(salable, key=lambda company: _yield(state, company))
    return Sell(seat, company, min(selling.check_sell(state, seat, company)))


def _led(state: EighteenxxState, seat: Seat) -> int:
    return sum(charter.president == seat for charter in state.charters.values())


def _unfloated(state: EighteenxxState, seat: Seat) -> CompanyId | None:
    """Return a company that the seat has started and that wants more shares sold before it may operate."""
    mine = (company for company in buying.companies(state, seat) if state.charters[company].president == seat)
    return next((company for company in mine if not state.charters[company].floated), None)


def _start(state: EighteenxxState, seat: Seat) -> Move | None:
    """Start the largest company that the seat can float alone, at the highest price: its capital grows with it."""
    ways = []
    for company in starting.companies(state, seat):
        percent = _percent_to_float(state, company)
        for price in state.printed.kind(company).par:
            if certificates.cost(state, company, percent, price) <= state.players[seat].cash:
                ways.append((price, company))  # noqa: PERF401 - read more easily so
    if not ways:
        return None
    price, company = max(ways)
    return Par(seat, company, price)


def _percent_to_float(state: EighteenxxState, company: CompanyId) -> int:
    """Return what must be bought until a company floats, in whole certificates."""
    first, *others = (one.percent for one in state.charters[company].certificates)
    percent = first
    for size in others:
        if percent < state.printed.figures.floats_at:
            percent += size
    return percent


def _best_share(state: EighteenxxState, seat: Seat) -> CompanyId | None:
    """Return the company whose share pays best for its price, or None if none pays at all."""
    found = {company: _yield(state, company) for company in buying.companies(state, seat)}
    best = max(found, key=lambda company: found[company])
    return best if found[best] > 0 else None


def _yield(state: EighteenxxState, company: CompanyId) -> float:
    """Return what an operating round brings for each coin of a share: dividend and the rise of the price."""
    charter = state.charters[company]
    if not charter.floated or not runnable(state, company):
        return 0
    price = certificates.price_of(state, company)
    dividend = earnings(state, company, faces_of(state, company)) * certificates.unit_of(state, company) / 100
    if not dividend:
        return 0
    rise = state.printed.chart.price(cell_after(state, company, paid_out=True)) - price
    return (dividend + rise) / price


def is_worth_giving_up(expectations: Expectations, state: EighteenxxState, seat: Seat, offer: Offer) -> bool:
    """Return whether a train or a private company is worth less to its owner than what is offered."""
    if offer.kind == "company":
        return offer.price >= expectations.private_worth(state, offer.what)
    return _can_spare(state, seat, offer)


def _can_spare(state: EighteenxxState, seat: Seat, offer: Offer) -> bool:
    """Return whether a train's price is right and another one runs."""
    for company, charter in state.charters.items():
        train = find_train(charter, offer.what)
        if train is not None and charter.president == seat:
            others = [other for other in runnable(state, company) if other.id != train.id]
            return bool(others) and offer.price >= state.printed.faces[train.face].price
    return False
