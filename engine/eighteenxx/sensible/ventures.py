"""Which company the sensible opponent starts next, and what it sells for that: floating one doubles the money in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import buying, certificates, selling, starting
from engine.eighteenxx.buying import is_free_to_buy
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import Par, Sell
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.sensible.growth import gain_of_start
from engine.eighteenxx.sensible.operating import next_price
from engine.eighteenxx.state import EighteenxxState

Yield = Callable[[CompanyId], float]
"""Returns what a company's share brings per coin of its price."""


class Venture(NamedTuple):
    """A company that may be started."""

    price: int
    company: CompanyId
    first: int
    """What the president's certificate costs."""
    cost: int
    """What all certificates cost that must be bought until it floats."""


class Sale(NamedTuple):
    """What can be sold of a company without giving up its presidency."""

    company: CompanyId
    percent: int
    money: int


def ventures(state: EighteenxxState, seat: Seat) -> Iterator[Venture]:
    """Enumerate what a player may start at every price, whatever cash it takes."""
    for company in _startable(state, seat):
        percent = percent_to_float(state, company)
        for price in state.printed.kind(company).par:
            cost = certificates.cost(state, company, percent, price)
            yield Venture(price, company, starting.start_cost(state, company, price), cost)


def _startable(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    """Enumerate the companies that a player may start with all the money that sales would bring."""
    if is_free_to_buy(state, seat):
        rich = state.players[seat].cash
        yield from starting.startable(state, seat, cash=rich + sum(sale.money for sale in sales(state, seat)))


def percent_to_float(state: EighteenxxState, company: CompanyId) -> int:
    """Return how many percent must be bought until a company floats, in whole certificates."""
    return sum(_to_float(state, company))


def certificates_to_float(state: EighteenxxState, company: CompanyId) -> int:
    """Return how many certificates must be bought until a company floats."""
    return len(_to_float(state, company))


def _to_float(state: EighteenxxState, company: CompanyId) -> list[int]:
    charter = state.charters[company]
    lacking = state.printed.figures.floats_at - certificates.with_players(charter)
    percents: list[int] = []
    for one in charter.certificates:
        if sum(percents) < lacking and one.holder in certificates.BANKS:
            percents.append(one.percent)
    return percents


def cost_to_float(state: EighteenxxState, company: CompanyId) -> int:
    """Return what all certificates cost that must be bought until a company that has started floats."""
    return certificates.cost(state, company, percent_to_float(state, company), certificates.price_of(state, company))


def sales(state: EighteenxxState, seat: Seat, but: CompanyId | None = None) -> list[Sale]:
    """Return all sales after which a player still presides over his companies, leaving out one company."""
    found = []
    for company in selling.companies(state, seat):
        if company == but:
            continue
        charter = state.charters[company]
        for percent in _portions(state, seat, company):
            if charter.president == seat and not _still_leads(state, seat, company, percent):
                continue
            found.append(
                Sale(company, percent, certificates.cost(state, company, percent, selling.sale_price(state, company)))
            )
    return found


def _portions(state: EighteenxxState, seat: Seat, company: CompanyId) -> tuple[int, ...]:
    try:
        return selling.check_sell(state, seat, company)
    except IllegalMove:
        return ()


def _still_leads(state: EighteenxxState, seat: Seat, company: CompanyId, percent: int) -> bool:
    """Return whether a president who sells some percent still holds as much as any other player."""
    charter = state.charters[company]
    left = certificates.held(charter, seat) - percent
    others = (certificates.held(charter, other) for other in state.order if other != seat)
    return left >= max(certificates.president_percent(charter), *others)


def raise_towards(
    state: EighteenxxState, seat: Seat, company: CompanyId, needed: int, total: int, pays: Yield
) -> Move | None:
    """Sell what pays least until there is the cash needed now; in one sale as much as will be needed in all."""
    cash = state.players[seat].cash
    if cash >= needed:
        return None
    found = sales(state, seat, company)
    if not found:
        return None
    least = min((sale.company for sale in found), key=pays)
    portions = sorted((sale for sale in found if sale.company == least), key=lambda sale: sale.percent)
    sale = next((sale for sale in portions if cash + sale.money >= total), portions[-1])
    return Sell(seat, sale.company, sale.percent)


def most_raised(state: EighteenxxState, seat: Seat, pays: Yield | None = None, below: float = 0) -> int:
    """Return a player's cash after selling all that pays less than ``below`` and leaves presidencies as they are."""
    best: dict[CompanyId, int] = {}
    for sale in sales(state, seat):
        if pays and pays(sale.company) >= below:
            continue
        best[sale.company] = max(best.get(sale.company, 0), sale.money)
    return state.players[seat].cash + sum(best.values())


TRACK = 60
"""What a company spends on track and a station in its first turns."""
FLEET = 2
"""How many trains it buys first."""


def suiting(state: EighteenxxState, seat: Seat, most: int, *, few: bool) -> Iterator[list[Venture]]:
    """Enumerate what can be floated for ``most``: each company at prices that pay for trains, else at the highest."""
    by_company: dict[CompanyId, list[Venture]] = {}
    room = rules_of(state).certificate_limit(state) - certificates.certificates_of(state, seat)
    for venture in ventures(state, seat):
        if MARGIN * venture.cost <= most and certificates_to_float(state, venture.company) <= room:
            by_company.setdefault(venture.company, []).append(venture)
    for company, found in by_company.items():
        if not few and state.printed.kind(company).capital < LARGE:
            continue
        capital, needed = state.printed.kind(company).capital, FLEET * next_price(state, company) + TRACK
        yield [it for it in found if capital * it.price >= needed] or found[-1:]


SIZE = 0.002
"""By how much each coin that can be put into a company makes it better: more of the money grows."""
MARGIN = 1.05
"""How many times the cost of floating a company must be available: prices fall while shares are sold for it."""
LARGE = 10
"""The capital, as a multiple of its price, that a company needs to be started by a player who has several others."""


def start(expectations: Expectations, state: EighteenxxState, seat: Seat, pays: Yield, *, few: bool) -> Move | None:
    """Start the company in which money grows best, if better than in what would be sold for it or bought instead.

    All that can be raised must suffice to float it.
    """
    best, most = None, best_share(state, seat, pays) / expectations.habits.led
    for venture, *_ in suiting(state, seat, most_raised(state, seat), few=few):
        gain = gain_of_start(expectations, state, venture.company, venture.price)
        gain *= 1 + SIZE * venture.cost
        if gain > most and MARGIN * venture.cost <= most_raised(state, seat, pays, gain):
            best, most = venture, gain
    if best is None:
        return None
    return raise_towards(state, seat, best.company, best.first, best.cost, pays) or Par(seat, best.company, best.price)


def best_share(state: EighteenxxState, seat: Seat, pays: Yield) -> float:
    """Return what the best share pays of those that a player can buy."""
    return max((pays(company) for company in buying.companies(state, seat)), default=0.0)
