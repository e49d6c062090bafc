"""The stock round's rules: what may be bought, started and sold, at which price and with what consequence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.eighteenxx import certificates
from engine.eighteenxx.companies import BANK, POOL, Charter, Owner
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.moves import Buy, Par, Sell
from engine.eighteenxx.phases import is_open
from engine.eighteenxx.state import EighteenxxState, cash_of, pay
from engine.eighteenxx.words import kind_words, owner_words

FREE = "free"
"""The zone of a chart in which certificates do not count for the limit."""


def unit_of(state: EighteenxxState, company: CompanyId) -> int:
    """Return how many percent of a company its price buys."""
    return state.printed.kind(company).unit


def cost(state: EighteenxxState, company: CompanyId, percent: int, price: int) -> int:
    """Return what a percentage of a company is worth at a price."""
    return percent // unit_of(state, company) * price


def price_of(state: EighteenxxState, company: CompanyId) -> int:
    """Return a company's price. Raises KeyError where it has not started or is closed."""
    return state.printed.chart.price(state.market.cell(company))


def holding(state: EighteenxxState, company: CompanyId, *owners: Owner) -> int:
    """Return how many percent of a company some owners hold together; of a closed one nobody holds anything."""
    charter = state.charters[company]
    return 0 if charter.closed else certificates.held(charter, *owners)


def certificates_of(state: EighteenxxState, seat: Seat) -> int:
    """Return how many certificates a player holds, as they count for the limit."""
    printed, held = state.printed, 0
    for company, charter in state.charters.items():
        # Counted here, where it is asked most often of all, and not by certificates.count.
        number = 0
        if not charter.closed:
            for one in charter.certificates:
                if one.holder == seat:
                    number += 1
        if number and _counts(state, company, charter):
            held += number
    if printed.figures.private_companies_count:
        for private in state.private_companies.values():
            if private.owner == seat:
                held += 1
    return held


def _counts(state: EighteenxxState, company: CompanyId, charter: Charter) -> bool:
    """Tell whether certificates of a company count for the limit at its present price."""
    printed = state.printed
    if not printed.kind(company).certificates_count:
        return False
    return charter.par is None or printed.chart.zone_of(state.market.cell(company)) != FREE


def must_sell(state: EighteenxxState, seat: Seat) -> bool:
    """Tell whether a player must sell before anything else, as far as possible: whoever is above the limit must."""
    if not state.switches.must_sell_down or certificates_of(state, seat) <= state.certificate_limit:
        return False
    return next(companies(state, seat, Sell), None) is not None


def companies(state: EighteenxxState, seat: Seat, kind: type[Move]) -> Iterator[CompanyId]:
    """Enumerate the companies that a player can buy, start or sell shares of, by the kind of move."""
    check = _CHECKS[kind]
    if kind is not Sell and _refuses(_check_free_to_buy, state, seat):
        return
    for company, charter in state.charters.items():
        if _comes_into_question(state, seat, kind, charter) and not _refuses(check, state, seat, company):
            yield company


def _comes_into_question(state: EighteenxxState, seat: Seat, kind: type[Move], charter: Charter) -> bool:
    """Tell by a look at a company's charter whether it is worth to ask further, which takes longer."""
    if charter.closed or (charter.par is None) != (kind is Par):
        return False
    if kind is Par:
        return bool(state.printed.kind(charter.id).par) and is_open(state, state.printed.companies[charter.id].kind)
    return not certificates.sold_out(charter) if kind is Buy else certificates.count(charter, seat) > 0


def _refuses(check: Callable[..., object], *given: object) -> bool:
    try:
        check(*given)
    except IllegalMove:
        return True
    return False


def successors(state: EighteenxxState, seller: Seat) -> list[Owner]:
    """Return the other players, those first who go before equals when the seller's presidency falls to one (SR 5b)."""
    at = state.order.index(seller)
    if state.switches.tie_after_sell_out == "turn_order":
        return [*state.order[:at], *state.order[at + 1 :]]
    return [*state.order[at + 1 :], *state.order[:at]]


class Lot(NamedTuple):
    """A certificate that may be bought."""

    source: Owner
    """Where it lies: the initial offer, the pool, or its company's treasury."""
    percent: int
    cost: int
    payee: Owner


def lots(state: EighteenxxState, company: CompanyId) -> Iterator[Lot]:
    """Enumerate the different certificates of a company that are on sale, by source and then the largest first.

    Those that cost the same and are paid to the same are one lot, of the first source that has one.
    """
    charter = state.charters[company]
    seen = set[tuple[int, int, Owner]]()
    for source in state.sources(company):
        for percent in certificates.on_sale(charter, (source,)):
            price, payee = state.terms(company, source)
            due = cost(state, company, percent, price)
            if (percent, due, payee) not in seen:
                seen.add((percent, due, payee))
                yield Lot(source, percent, due, payee)


def first_lot(state: EighteenxxState, company: CompanyId, source: Owner | None = None) -> Lot | None:
    """Return what is bought where only the company is named, or the company and a source; None: nothing is left."""
    return next((lot for lot in lots(state, company) if source is None or lot.source == source), None)


def check_buy(state: EighteenxxState, seat: Seat, company: CompanyId, source: Owner | None = None) -> Lot:
    """Check that a player may buy a certificate of a company, and return which. Raises IllegalMove."""
    _trading(state, company)
    _check_free_to_buy(state, seat)
    return _check_certificate(state, seat, company, source)


def _check_certificate(state: EighteenxxState, seat: Seat, company: CompanyId, source: Owner | None = None) -> Lot:
    """Check what is between a player who is free to buy and a certificate of a company that has started."""
    charter, printed = state.charters[company], state.printed
    if (seat, company) in state.trading.barred:
        raise IllegalMove("18xx.stock.sold_before", rule=printed.rule("buying"), company=company)
    lot = first_lot(state, company, source)
    if lot is None:
        raise IllegalMove("18xx.stock.none_left", rule=printed.rule("buying"), company=company)
    most = state.most_held(company)
    if certificates.held(charter, seat) + lot.percent > most:
        raise IllegalMove("18xx.stock.holding_limit", rule=printed.rule("limits"), company=company, most=most)
    check_cash(state, seat, lot.cost, "buying")
    return lot


def check_par(state: EighteenxxState, seat: Seat, company: CompanyId, price: int | None = None) -> int:
    """Check that a player may start a company, at a price or the lowest; return what it costs. Raises IllegalMove."""
    charter, printed = _existing(state, company), state.printed
    kind = printed.companies[company].kind
    if charter.par is not None:
        raise IllegalMove("18xx.stock.started_before", rule=printed.rule("buying"), company=company)
    if not is_open(state, kind):
        raise IllegalMove("18xx.stock.size_closed", rule=printed.rule("buying"), size=kind_words(printed, kind))
    _check_free_to_buy(state, seat)
    return _check_start(state, seat, company, price)


def _check_start(state: EighteenxxState, seat: Seat, company: CompanyId, price: int | None = None) -> int:
    """Check what is between a player who is free to buy and a company that may be started."""
    printed = state.printed
    prices = printed.kind(company).par
    if not prices:
        raise IllegalMove("18xx.stock.no_such_company", company=company)
    if price is not None and price not in prices:
        raise IllegalMove("18xx.stock.not_a_par", rule=printed.rule("starting"), prices=prices, price=price)
    due = start_cost(state, company, prices[0] if price is None else price)
    check_cash(state, seat, due, "buying")
    return due


def start_cost(state: EighteenxxState, company: CompanyId, price: int) -> int:
    """Return what the president's certificate costs at a starting price."""
    return cost(state, company, certificates.president_percent(state.charters[company]), price)


def check_sell(state: EighteenxxState, seat: Seat, company: CompanyId) -> tuple[int, ...]:
    """Check that a player may sell shares of a company; return which percentages. Raises IllegalMove."""
    printed = state.printed
    if state.calendar.set == 0:
        raise IllegalMove("18xx.stock.first_round", rule=printed.rule("selling"))
    charter = _trading(state, company)
    if not certificates.held(charter, seat):
        raise IllegalMove("18xx.stock.holds_none", rule=printed.rule("selling"), company=company)
    portions = certificates.portions(charter, seat, successors(state, seat))
    if not portions:
        percent = certificates.president_percent(charter)
        raise IllegalMove("18xx.stock.no_successor", rule=printed.rule("starting"), company=company, percent=percent)
    return portions


def check_need_not_sell(state: EighteenxxState, seat: Seat) -> None:
    """Check that a player may do something else than sell. Raises IllegalMove."""
    if must_sell(state, seat):
        held, most = certificates_of(state, seat), state.certificate_limit
        raise IllegalMove("18xx.stock.must_sell", rule=state.printed.rule("limits"), certificates=held, most=most)


def sale_price(state: EighteenxxState, company: CompanyId) -> int:
    """Return the price at which the bank buys at this moment: where a switch says so, that of the turn's first sale."""
    before = state.trading.sold.get(company) if state.switches.one_sale_a_company else None
    return price_of(state, company) if before is None else state.printed.chart.price(before)


def cell_after_sale(state: EighteenxxState, company: CompanyId, number: int = 1) -> int:
    """Return where on the chart a company stands after a sale of some certificates at this moment."""
    cell = state.market.cell(company)
    if state.switches.one_sale_a_company and company in state.trading.sold:
        return cell
    return state.printed.chart.after_sale(cell, number)


def start(draft: EighteenxxState, seat: Seat, company: CompanyId, price: int) -> Iterator[Event]:
    """Let a player start a company. Raises IllegalMove."""
    pay(draft, seat, BANK, check_par(draft, seat, company, price))
    charter = draft.charters[company]
    certificates.start(charter, seat, price)
    draft.market.put(company, draft.printed.chart.cell_of(price))
    percent = certificates.president_percent(charter)
    yield Event(text("18xx.stock.started", player=Player(seat), company=company, price=price, percent=percent))
    yield from float_company(draft, charter)


def buy(draft: EighteenxxState, seat: Seat, company: CompanyId, source: Owner | None = None) -> Iterator[Event]:
    """Let a player buy a certificate, from a source or the first that has one. Raises IllegalMove."""
    lot = check_buy(draft, seat, company, source)
    pay(draft, seat, lot.payee, lot.cost)
    charter = draft.charters[company]
    presides = certificates.buy(charter, seat, lot.percent, (lot.source,))
    yield Event(text("18xx.stock.bought", player=Player(seat), company=company, percent=lot.percent, price=lot.cost))
    if presides:
        yield Event(text("18xx.stock.presides", player=Player(seat), company=company))
    yield from float_company(draft, charter)


def sell(draft: EighteenxxState, seat: Seat, company: CompanyId, percent: int) -> Iterator[Event]:
    """Let a player sell shares to the bank. Raises IllegalMove."""
    portions = check_sell(draft, seat, company)
    if percent not in portions:
        raise IllegalMove(
            "18xx.stock.not_a_portion", rule=draft.printed.rule("selling"), company=company, portions=portions
        )
    charter, price, before = draft.charters[company], sale_price(draft, company), draft.market.cell(company)
    money, in_pool = cost(draft, company, percent, price), charter.holders.count(POOL)
    new_president = certificates.sell(charter, seat, percent, successors(draft, seat))
    pay(draft, BANK, seat, money)
    after = cell_after_sale(draft, company, charter.holders.count(POOL) - in_pool)
    draft.trading.sold.setdefault(company, before)
    if (seat, company) not in draft.trading.barred:
        draft.trading.barred.append((seat, company))
    yield Event(text("18xx.stock.sold", player=Player(seat), company=company, percent=percent, money=money))
    if new_president is not None:
        yield Event(text("18xx.stock.presides", player=owner_words(new_president), company=company))
    yield from move_token(draft, company, after)


def raise_sold_out(draft: EighteenxxState) -> Iterator[Event]:
    """Move up every company of which no certificate is left to buy, in operating order."""
    chart = draft.printed.chart
    out = [it.id for it in draft.charters.values() if it.floated and certificates.sold_out(it)]
    for company in draft.operating_order(out):
        before = draft.market.cell(company)
        after = chart.after_sold_out(before)
        if before == after:
            yield Event(text("18xx.stock.sold_out_at_top", company=company))
        else:
            prices = {"before": chart.price(before), "after": chart.price(after)}
            yield Event(text("18xx.stock.sold_out", company=company, **prices))
            yield from _moved(draft, company, after)


def move_token(draft: EighteenxxState, company: CompanyId, after: int) -> Iterator[Event]:
    """Move a company's token on the chart, and tell it if it moves: the one way a token moves."""
    chart, before = draft.printed.chart, draft.market.cell(company)
    if before != after:
        was, now = chart.price(before), chart.price(after)
        yield Event(text(f"18xx.price.{'rises' if was < now else 'falls'}", company=company, before=was, after=now))
        yield from _moved(draft, company, after)


def _moved(draft: EighteenxxState, company: CompanyId, after: int) -> Iterator[Event]:
    before = draft.market.cell(company)
    draft.market.move(company, after)
    yield from draft.token_moved(company, before, after)


def float_company(draft: EighteenxxState, charter: Charter) -> Iterator[Event]:
    """Hand a company its capital once enough of it is with players; it stays floated whatever is sold later."""
    printed = draft.printed
    if charter.floated or charter.par is None or certificates.with_players(charter) < printed.figures.floats_at:
        return
    charter.floated = True
    capital = printed.kind(charter.id).capital * charter.par
    pay(draft, BANK, charter.id, capital)
    president = owner_words(charter.president)
    yield Event(text("18xx.stock.floats", company=charter.id, capital=capital, player=president))


def _existing(state: EighteenxxState, company: CompanyId) -> Charter:
    charter = state.charters.get(company)
    if charter is None or charter.closed:
        raise IllegalMove("18xx.stock.no_such_company", company=company)
    return charter


def _trading(state: EighteenxxState, company: CompanyId) -> Charter:
    charter = _existing(state, company)
    if charter.par is None:
        raise IllegalMove("18xx.stock.not_started", rule=state.printed.rule("buying"), company=company)
    return charter


def _check_free_to_buy(state: EighteenxxState, seat: Seat) -> None:
    """Check what holds for every purchase, as that there is room for one certificate more. Raises IllegalMove."""
    refusal = state.may_not_buy(seat)
    if refusal is not None:
        raise refusal
    most = state.certificate_limit
    if certificates_of(state, seat) >= most:
        raise IllegalMove("18xx.stock.certificate_limit", rule=state.printed.rule("limits"), most=most)


def check_cash(state: EighteenxxState, seat: Seat, due: int, subject: str) -> None:
    """Check that a player can pay. Raises IllegalMove."""
    if cash_of(state, seat) < due:
        rule = state.printed.rule(subject)
        raise IllegalMove("18xx.stock.too_costly", rule=rule, due=due, cash=cash_of(state, seat))


_CHECKS: dict[type[Move], Callable[[EighteenxxState, Seat, CompanyId], object]] = {
    Buy: _check_certificate,
    Par: _check_start,
    Sell: check_sell,
}
