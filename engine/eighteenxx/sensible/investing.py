"""What the sensible opponent does with its own money: stock rounds, answers to offers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import buying, certificates, selling
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import Buy, Pass, Sell
from engine.eighteenxx.sensible import ventures
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.sensible.growth import gain_of_share
from engine.eighteenxx.sensible.ventures import Yield
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import find_train, runnable
from engine.eighteenxx.turns import Offer

MOST_COMPANIES = 3
"""Companies are started by a player who presides over fewer than this many."""
BETTER = 1.5
"""How many times more a share must pay than another for that to be sold for it when there is no room for both."""


def trade(expectations: Expectations, state: EighteenxxState, seat: Seat, kinds: tuple[type[Move], ...]) -> Move:
    """Float what was started, start what can be floated, selling other shares for it, or else buy what pays best."""

    def pays(company: CompanyId) -> float:
        return gain_of_share(expectations, state, company)

    if Pass not in kinds:
        return _sell_down(state, seat, pays)
    if half := _unfloated(state, seat):
        price = certificates.cost(
            state, half, certificates.on_sale(state.charters[half])[0], certificates.price_of(state, half)
        )
        if sold := ventures.raise_towards(state, seat, half, price, ventures.cost_to_float(state, half), pays):
            return sold
        if Buy in kinds and half in buying.companies(state, seat):
            return Buy(seat, half)
    elif started := ventures.start(expectations, state, seat, pays, few=leads_few(state, seat)):
        return started
    if Buy in kinds and (bought := _best_share(state, seat, pays)):
        return Buy(seat, bought)
    if Sell in kinds and not buying.has_room(state, seat) and (sold := _sell_for_better(state, seat, pays)):
        return sold
    return Pass(seat)


def why_sold(state: EighteenxxState, seat: Seat) -> str:
    """Return the key of the reason for a sale that no rule demands: what the money, or the room, is for."""
    if _unfloated(state, seat):
        return "18xx.hint.sell_float"
    return "18xx.hint.sell_start" if buying.has_room(state, seat) else "18xx.hint.sell_better"


def _sell_down(state: EighteenxxState, seat: Seat, pays: Yield) -> Move:
    """Sell the share that pays least, because of the certificate limit."""
    company = min(selling.companies(state, seat), key=pays)
    return Sell(seat, company, min(selling.check_sell(state, seat, company)))


def leads_few(state: EighteenxxState, seat: Seat) -> bool:
    """Return whether a player presides over so few companies that he may start any other."""
    return sum(charter.president == seat for charter in state.charters.values()) < MOST_COMPANIES


def _unfloated(state: EighteenxxState, seat: Seat) -> CompanyId | None:
    """Return a company that the seat has started and that needs more shares sold before it may operate."""
    mine = (name for name, charter in state.charters.items() if charter.president == seat and not charter.floated)
    return next(mine, None)


def _best_share(state: EighteenxxState, seat: Seat, pays: Yield) -> CompanyId | None:
    """Return the company whose share pays best for its price, or None if none pays at all."""
    found = {company: pays(company) for company in buying.companies(state, seat)}
    best = max(found, key=lambda company: found[company])
    return best if found[best] > 0 else None


def _sell_for_better(state: EighteenxxState, seat: Seat, pays: Yield) -> Move | None:
    """Sell one share of what pays least if another pays much better and there is no room for both."""
    found = ventures.sales(state, seat)
    if not found:
        return None
    least = min(found, key=lambda sale: (pays(sale.company), sale.percent))
    cash = state.players[seat].cash + least.money
    better = (company for company in on_sale(state, seat, cash) if company != least.company)
    if any(pays(company) > BETTER * pays(least.company) for company in better):
        return Sell(seat, least.company, least.percent)
    return None


def on_sale(state: EighteenxxState, seat: Seat, cash: int) -> Iterator[CompanyId]:
    """Enumerate the companies of which a share is on sale that a player may hold and could buy for ``cash``."""
    for company, charter in state.charters.items():
        if charter.par is None or charter.closed or (seat, company) in state.trading.barred:
            continue
        lot, most = buying.first_lot(state, company), state.printed.kind(company).most_held
        if lot and lot.cost <= cash and certificates.held(charter, seat) + lot.percent <= most:
            yield company


def is_worth_giving_up(expectations: Expectations, state: EighteenxxState, seat: Seat, offer: Offer) -> bool:
    """Return whether a train or a private company is worth less to its owner than what is offered for it."""
    if offer.kind == "company":
        return offer.price >= expectations.private_worth(state, offer.what)
    return _can_spare(state, seat, offer)


def _can_spare(state: EighteenxxState, seat: Seat, offer: Offer) -> bool:
    """Return whether the price offered for a train is right and its company can run another one."""
    for company, charter in state.charters.items():
        train = find_train(charter, offer.what)
        if train is not None and charter.president == seat:
            others = [other for other in runnable(state, company) if other.id != train.id]
            return bool(others) and offer.price >= state.printed.faces[train.face].price
    return False
