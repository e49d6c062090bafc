"""Selling certificates to the bank: what players may sell, at which price, and what follows from a sale."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx import certificates
from engine.eighteenxx.certificates import certificates_of, cost, counts, price_of, started, unit_of
from engine.eighteenxx.companies import BANK, POOL, Charter, CompanyId, Owner
from engine.eighteenxx.printed import owner_param
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, pay
from engine.eighteenxx.token_moves import move_token


def companies(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    """Enumerate the companies of which a player can sell shares."""
    if state.calendar.set == 0:
        return
    others = successors(state, seat)
    for company, charter in state.charters.items():
        if charter.par is None or charter.closed or not certificates.has_any(charter, seat):
            continue
        if _portions(state, seat, charter, others):
            yield company


def is_salable(state: EighteenxxState, seat: Seat, company: CompanyId) -> bool:
    """Return whether a player can sell shares of a company now."""
    # Forms pass on whatever was typed, even lists, which cannot be keys of a dictionary.
    return company in tuple(state.charters) and _can_sell(state, seat, company)


def _can_sell(state: EighteenxxState, seat: Seat, company: CompanyId) -> bool:
    try:
        check_sell(state, seat, company)
    except IllegalMove:
        return False
    return True


def must_sell(state: EighteenxxState, seat: Seat) -> bool:
    """Return whether a player must sell before anything else: above the limit he must, as long as he can."""
    if not state.switches.must_sell_down or certificates_of(state, seat) <= rules_of(state).certificate_limit(state):
        return False
    return any(counts(state, company) for company in companies(state, seat))


def check_need_not_sell(state: EighteenxxState, seat: Seat) -> None:
    """Check that a player may do something other than sell. Raises IllegalMove."""
    if must_sell(state, seat):
        held, most = certificates_of(state, seat), rules_of(state).certificate_limit(state)
        raise IllegalMove("18xx.stock.must_sell", rule=state.printed.rule("limits"), certificates=held, most=most)


def successors(state: EighteenxxState, seller: Seat) -> list[Owner]:
    """Return the other players, in the order of who becomes president among equal holders (18CZ SR 5b)."""
    at = state.order.index(seller)
    if state.switches.tie_after_sell_out == "turn_order":
        return [*state.order[:at], *state.order[at + 1 :]]
    return [*state.order[at + 1 :], *state.order[:at]]


def check_sell(state: EighteenxxState, seat: Seat, company: CompanyId) -> tuple[int, ...]:
    """Check that a player may sell shares of a company; return which percentages. Raises IllegalMove."""
    if state.calendar.set == 0:
        raise IllegalMove("18xx.stock.first_round", rule=state.printed.rule("selling"))
    return check_portions(state, seat, company)


def check_portions(state: EighteenxxState, seat: Seat, company: CompanyId) -> tuple[int, ...]:
    """Return which percentages of a company a player could sell at any time. Raises IllegalMove."""
    printed, charter = state.printed, started(state, company, "selling")
    if not certificates.held(charter, seat):
        raise IllegalMove("18xx.stock.holds_none", rule=printed.rule("selling"), company=company)
    portions = _portions(state, seat, charter, successors(state, seat))
    if not portions and certificates.option_of(charter, seat):
        raise IllegalMove("18xx.share_option.sold_early", rule=printed.rule("options"), company=company)
    if not portions:
        percent = certificates.president_percent(charter)
        raise IllegalMove("18xx.stock.no_successor", rule=printed.rule("presidents"), company=company, percent=percent)
    return portions


def _portions(state: EighteenxxState, seat: Seat, charter: Charter, others: list[Owner]) -> tuple[int, ...]:
    portions = certificates.portions(charter, seat, others)
    if not rules_of(state).option_sold_alone(state):
        return portions
    alone = () if state.trading.acted else (unit_of(state, charter.id),)
    return tuple(it for it in portions if it in alone or not sells_option(state, seat, charter.id, it))


def sells_option(state: EighteenxxState, seat: Seat, company: CompanyId, percent: int) -> bool:
    """Return whether a player who sells a percentage of a company parts with an option."""
    if company not in state.charters:
        return False
    charter = state.charters[company]
    sold = certificates.pieces(charter, seat, percent, successors(state, seat))
    return sold is not None and certificates.includes_option(charter, seat, sold)


def worth_of_sales(state: EighteenxxState, seat: Seat) -> int:
    """Return what a player would be paid now for all that he may sell, the shares of each company in one sale."""
    others, total = successors(state, seat), 0
    for company in companies(state, seat):
        percent = max(_portions(state, seat, state.charters[company], others))
        total += cost(state, company, percent, price_of(state, company))
    return total


def sale_price(state: EighteenxxState, company: CompanyId) -> int:
    """Return the price at which the bank buys now: if a switch says so, that of the turn's first sale."""
    before = state.trading.sold.get(company) if state.switches.one_sale_a_company else None
    return price_of(state, company) if before is None else state.printed.chart.price(before)


def cell_after_sale(state: EighteenxxState, company: CompanyId, number: int = 1) -> int:
    """Return the cell on which a company stands after a sale of some certificates at this moment."""
    chart, traded = state.printed.chart, state.trading
    if state.switches.one_sale_a_company and company in traded.sold:
        return chart.after_sale(traded.sold[company], traded.sold_certificates[company] + number)
    return chart.after_sale(state.market.cell(company), number)


def sell(draft: EighteenxxState, seat: Seat, company: CompanyId, percent: int) -> Iterator[Event]:
    """Sell a player's shares to the bank. Raises IllegalMove."""
    portions = check_sell(draft, seat, company)
    if percent not in portions:
        raise IllegalMove(
            "18xx.stock.not_a_portion", rule=draft.printed.rule("selling"), company=company, portions=portions
        )
    yield from carry_out_sale(draft, seat, company, percent)


def carry_out_sale(draft: EighteenxxState, seat: Seat, company: CompanyId, percent: int) -> Iterator[Event]:
    """Sell a player's shares to the bank, checked before."""
    charter, price, before = draft.charters[company], sale_price(draft, company), draft.market.cell(company)
    money, in_pool = cost(draft, company, percent, price), charter.holders.count(POOL)
    new_president = certificates.sell(charter, seat, percent, successors(draft, seat))
    pay(draft, BANK, seat, money)
    number = charter.holders.count(POOL) - in_pool
    after = cell_after_sale(draft, company, number)
    draft.trading.sold.setdefault(company, before)
    draft.trading.sold_certificates[company] = draft.trading.sold_certificates.get(company, 0) + number
    if (seat, company) not in draft.trading.barred:
        draft.trading.barred.append((seat, company))
    yield Event(text("18xx.stock.sold", player=Player(seat), company=company, percent=percent, money=money))
    if new_president is not None:
        yield Event(text("18xx.stock.presides", player=owner_param(new_president), company=company))
    yield from move_token(draft, company, after)
