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
from engine.eighteenxx.holdings import certificates_of, cost, counts, price_of, unit_of
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.moves import Buy, Par, Sell
from engine.eighteenxx.phases import is_open, phase_of
from engine.eighteenxx.state import EighteenxxState, cash_of, pay
from engine.eighteenxx.token_moves import move_token
from engine.eighteenxx.words import kind_words, owner_words


def must_sell(state: EighteenxxState, seat: Seat) -> bool:
    """Tell whether a player must sell before anything else, as far as it helps: whoever is above the limit must."""
    if not state.switches.must_sell_down or certificates_of(state, seat) <= state.certificate_limit:
        return False
    return any(counts(state, company) for company in companies(state, seat, Sell))


def companies(state: EighteenxxState, seat: Seat, kind: type[Move]) -> Iterator[CompanyId]:
    """Enumerate the companies that a player can buy, start or sell shares of, by the kind of move."""
    if kind is Sell or is_free_to_buy(state, seat):
        yield from tradable(state, seat, kind)


def is_free_to_buy(state: EighteenxxState, seat: Seat) -> bool:
    """Tell whether nothing is against any purchase at all; whoever must sell is not free to buy."""
    return not _refuses(_check_free_to_buy, state, seat)


def tradable(state: EighteenxxState, seat: Seat, kind: type[Move]) -> Iterator[CompanyId]:
    """Enumerate the same, the player being free to buy."""
    return _TRADABLE[kind](state, seat)


def _buyable(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    cash = cash_of(state, seat)
    for company, charter in state.charters.items():
        if charter.par is None or charter.closed:
            continue
        lot = first_lot(state, company)
        # What most players lack is asked first, so that few refusals are written that nobody reads.
        if lot is not None and lot.cost <= cash and not _refuses(_check_lot, state, seat, company, lot):
            yield company


def is_salable(state: EighteenxxState, seat: Seat, company: CompanyId) -> bool:
    """Tell whether a player can sell shares of a company now."""
    # Forms ask with whatever was typed, lists too, which no dictionary takes.
    return company in tuple(state.charters) and not _refuses(check_sell, state, seat, company)


def _startable(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    printed, opened, cash = state.printed, phase_of(state).limit, cash_of(state, seat)
    if not _has_room(state, seat):
        return
    for company, charter in state.charters.items():
        if charter.par is not None or charter.closed or printed.companies[company].kind not in opened:
            continue
        prices = printed.kind(company).par
        if prices and start_cost(state, company, prices[0]) <= cash:
            yield company


def _sellable(state: EighteenxxState, seat: Seat) -> Iterator[CompanyId]:
    if state.calendar.set == 0:
        return
    others = successors(state, seat)
    for company, charter in state.charters.items():
        if charter.par is None or charter.closed or not certificates.has_any(charter, seat):
            continue
        if _portions(state, seat, charter, others):
            yield company


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


def lots_of(state: EighteenxxState, company: CompanyId, source: Owner) -> Iterator[Lot]:
    """Enumerate the different certificates of a company that lie in one place, the largest first."""
    return (_lot(state, company, source, it) for it in certificates.on_sale(state.charters[company], (source,)))


def _lot(state: EighteenxxState, company: CompanyId, source: Owner, percent: int) -> Lot:
    price, payee = state.terms(company, source)
    return Lot(source, percent, cost(state, company, percent, price), payee)


def lots(state: EighteenxxState, company: CompanyId) -> Iterator[Lot]:
    """Enumerate the different certificates of a company that are on sale, by source and then the largest first.

    Those that cost the same and are paid to the same are one lot, of the first source that has one.
    """
    seen = set[tuple[int, int, Owner]]()
    for source in state.sources(company):
        for lot in lots_of(state, company, source):
            if (lot.percent, lot.cost, lot.payee) not in seen:
                seen.add((lot.percent, lot.cost, lot.payee))
                yield lot


def first_lot(state: EighteenxxState, company: CompanyId, source: Owner | None = None) -> Lot | None:
    """Return what is bought where only the company is named, or the company and a source; None: nothing is left."""
    charter = state.charters[company]
    for place in state.sources(company):
        if source is None or place == source:
            percent = certificates.largest_on_sale(charter, place)
            if percent is not None:
                return _lot(state, company, place, percent)
    return None


def purchasable(state: EighteenxxState, seat: Seat, *, half: bool = False) -> Iterator[tuple[CompanyId, Lot]]:
    """Enumerate what a player may buy, or take one half of, and can pay for: companies, and where certificates lie."""
    if not is_free_to_buy(state, seat):
        return
    for company, charter in state.charters.items():
        if charter.par is None or charter.closed or certificates.sold_out(charter):
            continue
        lies = {one.holder for one in charter.certificates}
        for source in state.sources(company):
            if source not in lies:
                continue
            try:
                yield company, _check_certificate(state, seat, company, source, half=half)
            except IllegalMove:
                continue


def check_buy(
    state: EighteenxxState, seat: Seat, company: CompanyId, source: Owner | None = None, *, half: bool = False
) -> Lot:
    """Check that a player may buy a certificate, or one half of it, and return what it is. Raises IllegalMove."""
    _trading(state, company)
    _check_free_to_buy(state, seat)
    return _check_certificate(state, seat, company, source, half=half)


def _check_certificate(
    state: EighteenxxState, seat: Seat, company: CompanyId, source: Owner | None = None, *, half: bool = False
) -> Lot:
    """Check what is between a player who is free to buy and a certificate of a company that has started."""
    return _check_lot(state, seat, company, first_lot(state, company, source), half=half)


def _check_lot(state: EighteenxxState, seat: Seat, company: CompanyId, lot: Lot | None, *, half: bool = False) -> Lot:
    """Check the same of what there is to buy; None: nothing is left."""
    charter, printed = state.charters[company], state.printed
    if (seat, company) in state.trading.barred:
        raise IllegalMove("18xx.stock.sold_before", rule=printed.rule("buying"), company=company)
    if lot is None:
        raise IllegalMove("18xx.stock.none_left", rule=printed.rule("buying"), company=company)
    if half:
        if lot.percent != 2 * unit_of(state, company):
            raise IllegalMove(
                "18xx.share_option.none", rule=printed.rule("options"), company=company, percent=lot.percent
            )
        lot = lot._replace(percent=lot.percent // 2, cost=lot.cost // 2)
    most = state.most_held(company)
    if certificates.held(charter, seat) + lot.percent > most:
        raise IllegalMove("18xx.stock.holding_limit", rule=printed.rule("limits"), company=company, most=most)
    check_cash(state, seat, lot.cost, "buying")
    if counts(state, company):
        _check_room(state, seat)
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
    _check_room(state, seat)
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
    if state.calendar.set == 0:
        raise IllegalMove("18xx.stock.first_round", rule=state.printed.rule("selling"))
    return check_portions(state, seat, company)


def check_portions(state: EighteenxxState, seat: Seat, company: CompanyId) -> tuple[int, ...]:
    """Return which percentages of a company a player could sell at any time. Raises IllegalMove."""
    printed, charter = state.printed, _trading(state, company)
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
    if not state.option_sold_alone:
        return portions
    alone = () if state.trading.acted else (unit_of(state, charter.id),)
    return tuple(it for it in portions if it in alone or not sells_option(state, seat, charter.id, it))


def sells_option(state: EighteenxxState, seat: Seat, company: CompanyId, percent: int) -> bool:
    """Tell whether a player who sells a percentage of a company parts with an option."""
    charter = state.charters[company]
    sold = certificates.pieces(charter, seat, percent, successors(state, seat))
    return sold is not None and certificates.includes_option(charter, seat, sold)


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
    chart, traded = state.printed.chart, state.trading
    if state.switches.one_sale_a_company and company in traded.sold:
        return chart.after_sale(traded.sold[company], traded.sold_certificates[company] + number)
    return chart.after_sale(state.market.cell(company), number)


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
    yield from come_to_hold(draft, charter, seat, presides=presides)


def come_to_hold(draft: EighteenxxState, charter: Charter, seat: Seat, *, presides: bool) -> Iterator[Event]:
    """Tell who presides now, and let a company float once enough of it is with players."""
    if presides:
        yield Event(text("18xx.stock.presides", player=Player(seat), company=charter.id))
    yield from float_company(draft, charter)


def sell(draft: EighteenxxState, seat: Seat, company: CompanyId, percent: int) -> Iterator[Event]:
    """Let a player sell shares to the bank. Raises IllegalMove."""
    portions = check_sell(draft, seat, company)
    if percent not in portions:
        raise IllegalMove(
            "18xx.stock.not_a_portion", rule=draft.printed.rule("selling"), company=company, portions=portions
        )
    yield from carry_out_sale(draft, seat, company, percent)


def carry_out_sale(draft: EighteenxxState, seat: Seat, company: CompanyId, percent: int) -> Iterator[Event]:
    """Let a player sell shares to the bank, checked before."""
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
        yield Event(text("18xx.stock.presides", player=owner_words(new_president), company=company))
    yield from move_token(draft, company, after)


def float_company(draft: EighteenxxState, charter: Charter) -> Iterator[Event]:
    """Hand a company its capital once enough of it is with players; it stays floated whatever is sold later."""
    printed = draft.printed
    if charter.floated or charter.par is None or draft.sold_to_float(charter.id) < printed.figures.floats_at:
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
    """Check what holds for every purchase. Raises IllegalMove.

    Whoever has as many certificates as allowed may still buy one that does not count, whoever has more may not.
    """
    refusal = state.may_not_buy(seat)
    if refusal is not None:
        raise refusal
    if certificates_of(state, seat) > state.certificate_limit:
        _check_room(state, seat)


def _has_room(state: EighteenxxState, seat: Seat) -> bool:
    """Tell whether a player may have one more certificate that counts."""
    return certificates_of(state, seat) < state.certificate_limit


def _check_room(state: EighteenxxState, seat: Seat) -> None:
    """Check that a player may have one more certificate that counts. Raises IllegalMove."""
    if not _has_room(state, seat):
        most = state.certificate_limit
        raise IllegalMove("18xx.stock.certificate_limit", rule=state.printed.rule("limits"), most=most)


def check_cash(state: EighteenxxState, seat: Seat, due: int, subject: str) -> None:
    """Check that a player can pay. Raises IllegalMove."""
    if cash_of(state, seat) < due:
        rule = state.printed.rule(subject)
        raise IllegalMove("18xx.stock.too_costly", rule=rule, due=due, cash=cash_of(state, seat))


_TRADABLE: dict[type[Move], Callable[[EighteenxxState, Seat], Iterator[CompanyId]]] = {
    Buy: _buyable,
    Par: _startable,
    Sell: _sellable,
}
