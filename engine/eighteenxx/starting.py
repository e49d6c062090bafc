"""Starting companies: which may be started, at which prices, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx import certificates
from engine.eighteenxx.buying import check_cash, check_free_to_buy, check_room, float_company, has_room, is_free_to_buy
from engine.eighteenxx.certificates import cost, existing
from engine.eighteenxx.companies import BANK, CompanyId
from engine.eighteenxx.printed import kind_text
from engine.eighteenxx.state import EighteenxxState, cash_of, pay
from engine.eighteenxx.trains import is_open, phase_of


def companies(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    """Enumerate the companies that a player can start."""
    if is_free_to_buy(state, seat):
        yield from startable(state, seat)


def startable(state: EighteenxxState, seat: Seat, cash: int | None = None) -> Iterator[CompanyId]:
    """Enumerate the companies that a player who is free to buy can start, with his own cash or a given sum."""
    printed, opened = state.printed, phase_of(state).limit
    cash = cash_of(state, seat) if cash is None else cash
    if not has_room(state, seat):
        return
    for company, charter in state.charters.items():
        if charter.par is not None or charter.closed or printed.companies[company].kind not in opened:
            continue
        prices = printed.kind(company).par
        if prices and start_cost(state, company, prices[0]) <= cash:
            yield company


def check_par(state: EighteenxxState, seat: Seat, company: CompanyId, price: int | None = None) -> int:
    """Check that a player may start a company, at a price or the lowest; return what it costs. Raises IllegalMove."""
    charter, printed = existing(state, company), state.printed
    kind = printed.companies[company].kind
    if charter.par is not None:
        raise IllegalMove("18xx.stock.started_before", rule=printed.rule("buying"), company=company)
    if not is_open(state, kind):
        raise IllegalMove("18xx.stock.size_closed", rule=printed.rule("buying"), size=kind_text(printed, kind))
    check_free_to_buy(state, seat)
    check_room(state, seat)
    return _check_start(state, seat, company, price)


def _check_start(state: EighteenxxState, seat: Seat, company: CompanyId, price: int | None = None) -> int:
    """Check what else may keep a player, who is free to buy, from starting a company."""
    printed = state.printed
    prices = printed.kind(company).par
    if not prices:
        raise IllegalMove("18xx.stock.no_price", company=company)
    if price is not None and price not in prices:
        raise IllegalMove("18xx.stock.not_a_par", rule=printed.rule("starting"), prices=prices, price=price)
    due = start_cost(state, company, prices[0] if price is None else price)
    check_cash(state, seat, due, "buying")
    return due


def start_cost(state: EighteenxxState, company: CompanyId, price: int) -> int:
    """Return what the president's certificate costs at a starting price."""
    return cost(state, company, certificates.president_percent(state.charters[company]), price)


def start(draft: EighteenxxState, seat: Seat, company: CompanyId, price: int) -> Iterator[Event]:
    """Start a company for a player. Raises IllegalMove."""
    pay(draft, seat, BANK, check_par(draft, seat, company, price))
    charter = draft.charters[company]
    certificates.start(charter, seat, price)
    draft.market.put(company, draft.printed.chart.cell_of(price))
    percent = certificates.president_percent(charter)
    yield Event(text("18xx.stock.started", player=Player(seat), company=company, price=price, percent=percent))
    yield from float_company(draft, charter)
