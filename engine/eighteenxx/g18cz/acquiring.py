"""Acquiring a smaller company: what it costs, who is paid, and what goes over (18CZ rules, OR 9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.eighteenxx import deal_sheets
from engine.eighteenxx.companies import is_neutral
from engine.eighteenxx.deals import Deal, Deals
from engine.eighteenxx.g18cz.printed import is_larger
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.holdings import holding, price_of, unit_of
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.offers import least_price
from engine.eighteenxx.state import pay
from engine.eighteenxx.takeovers import take_over
from engine.eighteenxx.turns import Offer


def targets(state: G18czState, company: CompanyId) -> Iterator[CompanyId]:
    """Enumerate the companies that a company may acquire, whatever its cash: floated ones of a smaller size."""
    if is_neutral(state.charters[company]):
        return
    companies = state.printed.companies
    for other, charter in state.charters.items():
        in_operation = charter.floated and not charter.closed
        if in_operation and not is_neutral(charter) and is_larger(companies[company].kind, companies[other].kind):
            yield other


def shares_of_players(state: G18czState, target: CompanyId) -> dict[Seat, int]:
    """Return how many shares of a company each player has who has any; a president's certificate is two."""
    share = unit_of(state, target)
    held = {seat: holding(state, target, seat) // share for seat in state.order}
    return {seat: number for seat, number in held.items() if number}


def printed_range(state: G18czState, target: CompanyId) -> tuple[int, int]:
    """Return the lowest and the highest whole price a share, by the present price (OR 9)."""
    price, (least, most) = price_of(state, target), state.printed.figures.acquisition_percent
    up = state.switches.dearest_acquisition_rounded_up
    return -(-price * least // 100), -(-price * most // 100) if up else price * most // 100


def price_range(state: G18czState, company: CompanyId, target: CompanyId) -> tuple[int, int]:
    """Return what a company can offer a share just now; the lower figure above the higher: nothing."""
    low, high = printed_range(state, target)
    number = sum(shares_of_players(state, target).values())
    cash = max(state.charters[company].cash, 0)
    return max(low, least_price(state, "acquire", target)), min(high, cash // number if number else high)


def acquire(draft: G18czState, company: CompanyId, target: CompanyId, price: int) -> Iterator[Event]:
    """Let a company take over another: checked before, and agreed upon by both presidents.

    The interrupts ``reclaim`` and ``fleet`` follow where there is something to decide.
    """
    yield Event(text("18cz.acquire.done", company=company, target=target, price=price))
    # 18CZ rules, OR 9: the whole price comes from the buyer's treasury before it gets that of the other.
    for seat, number in shares_of_players(draft, target).items():
        pay(draft, company, seat, price * number)
        yield Event(text("18cz.acquire.paid", player=Player(seat), amount=price * number, shares=number, target=target))
    yield from take_over(draft, company, target)


def said_of_acquisition(state: G18czState, offer: Offer) -> dict[str, Param]:
    """Say who would be paid how much for a company that is offered to be acquired."""
    paid = {seat: number * offer.price for seat, number in shares_of_players(state, offer.what).items()}
    parts = tuple(text("18cz.offer.part", player=Player(seat), amount=paid[seat]) for seat in paid)
    return {"total": sum(paid.values()), "parts": parts}


def sheet_of_acquisition(state: G18czState, offer: Offer) -> Iterator[Text]:
    """Tell what both presidents may want to know: the price now, the cash after it, and all that goes over."""
    low, high = printed_range(state, offer.what)
    yield text("18cz.sheet.share", target=offer.what, price=price_of(state, offer.what), low=low, high=high)
    yield from deal_sheets.of_companies(state, offer.company, offer.what)
    total = offer.price * sum(shares_of_players(state, offer.what).values())
    cash = state.charters[offer.company].cash - total + state.charters[offer.what].cash
    yield deal_sheets.cash_after(offer.company, cash)


DEALS = Deals(
    acquire=Deal(
        lambda draft, offer: acquire(draft, offer.company, offer.what, offer.price),
        said_of_acquisition,
        sheet_of_acquisition,
        lambda state, offer: price_range(state, offer.company, offer.what),
    )
)
"""Trains, local railways, and whole companies at a price a share."""
