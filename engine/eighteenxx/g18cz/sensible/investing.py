"""What the sensible opponent does with its own money: draft, stock rounds, answers to offers."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx.g18cz import trading
from engine.eighteenxx.g18cz.moves import Accept, Bid, Buy, Par, Pass, Refuse, Repay, Sell
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.revenue import place_after
from engine.eighteenxx.g18cz.sensible.outlook import earnings, faces_of, rounds_left
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.steps.draft import on_offer
from engine.eighteenxx.g18cz.trains import runnable
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import Offer
from engine.eighteenxx.trains import find_train

STARTING_MONEY = 110
"""Kept in the draft, to start a small company with."""
MOST_COMPANIES = 3
"""Started as long as fewer than these are led."""
DEAR = 1.3
"""Times the price of a share for which a company is given away."""


def bid(state: G18czState, seat: Seat) -> Move:
    """Buy the local railway that brings most until the end, as long as a company can still be started after it."""
    cash = state.players[seat].cash
    affordable = [local for local in on_offer(state) if cash - local.price >= STARTING_MONEY]
    if not affordable:
        return Pass(seat)
    return Bid(seat, max(affordable, key=lambda local: local_worth(state, local.id) - local.price).id)


def local_worth(state: G18czState, local: str) -> int:
    """Return what a local railway brings a player until the end of the game, in K."""
    return everything().private_companies[local].income * rounds_left(state) + everything().figures.local_prices[-1]


def trade(state: G18czState, seat: Seat, kinds: tuple[type[Move], ...]) -> Move:
    """Pay back debts, float what was started, start what can be floated, else buy what pays best."""
    if Repay in kinds:
        return Repay(seat)
    if Pass not in kinds:
        return _sell_down(state, seat)
    if Buy in kinds and (half := _unfloated(state, seat)):
        return Buy(seat, half)
    if Par in kinds and _led(state, seat) < MOST_COMPANIES and (started := _start(state, seat)):
        return started
    if Buy in kinds and (bought := _best_share(state, seat)):
        return Buy(seat, bought)
    return Pass(seat)


def _sell_down(state: G18czState, seat: Seat) -> Move:
    """Sell the share that pays least, as the certificate limit commands."""
    salable = trading.companies(state, seat, Sell)
    company = min(salable, key=lambda company: _yield(state, company))
    return Sell(seat, company, min(trading.check_sell(state, seat, company)))


def _led(state: G18czState, seat: Seat) -> int:
    return sum(charter.president == seat for charter in state.charters.values())


def _unfloated(state: G18czState, seat: Seat) -> CompanyId | None:
    """Return a company that the seat has started and that wants more shares sold before it may operate."""
    mine = (company for company in trading.companies(state, seat, Buy) if state.charters[company].president == seat)
    return next((company for company in mine if not state.charters[company].floated), None)


def _start(state: G18czState, seat: Seat) -> Move | None:
    """Start the largest company that the seat can float alone, at the highest price: its capital grows with it."""
    ways = [
        (percent_to_float, price, company)
        for company in trading.companies(state, seat, Par)
        for price in trading.par_prices(company)
        if trading.issue_of(company).cost(percent_to_float := _percent_to_float(company), price)
        <= state.players[seat].cash
    ]
    if not ways:
        return None
    _, price, company = max(ways, key=lambda way: (way[1], way[2]))
    return Par(seat, company, price)


def _percent_to_float(company: CompanyId) -> int:
    """Return what must be bought until a company floats, in whole certificates."""
    first, *others = trading.issue_of(company).sizes
    percent = first
    for size in others:
        if percent < everything().figures.floats_at:
            percent += size
    return percent


def _best_share(state: G18czState, seat: Seat) -> CompanyId | None:
    """Return the company whose share pays best for its price; None: none pays at all."""
    found = {company: _yield(state, company) for company in trading.companies(state, seat, Buy)}
    best = max(found, key=lambda company: found[company])
    return best if found[best] > 0 else None


def _yield(state: G18czState, company: CompanyId) -> float:
    """Return what an operating round brings for each K of a share: dividend and the rise of the price."""
    charter = state.charters[company]
    if not charter.floated or not runnable(state, company):
        return 0
    price = trading.price_of(state, company)
    dividend = earnings(state, company, faces_of(state, company)) * trading.issue_of(company).share / 100
    if not dividend:
        return 0
    rise = everything().chart.prices[place_after(state, company, paid_out=True)] - price
    return (dividend + rise) / price


def answer(state: G18czState, seat: Seat, offer: Offer) -> Move:
    """Accept an offer that brings more than what is given away."""
    match offer.kind:
        case "company":
            good = offer.price >= local_worth(state, offer.what)
        case "acquire":
            good = offer.price >= DEAR * trading.price_of(state, offer.what)
        case "train":
            good = _can_spare(state, seat, offer)
    return Accept(seat) if good else Refuse(seat)


def _can_spare(state: G18czState, seat: Seat, offer: Offer) -> bool:
    """Tell whether a train's price is right and another one runs."""
    for company, charter in state.charters.items():
        train = find_train(charter, offer.what)
        if train is not None and charter.president == seat:
            others = [other for other in runnable(state, company) if other.id != train.id]
            return bool(others) and offer.price >= everything().faces[train.face].price
    return False
