"""The stock round's rules: what may be bought, started and sold, at which price and with what consequence (SR 1-6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.eighteenxx import shares
from engine.eighteenxx.company import BANK, Charter, Owner
from engine.eighteenxx.g18cz.moves import Buy, Par, Sell
from engine.eighteenxx.g18cz.phases import is_open
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.words import size_words
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.shares import Issue
from engine.eighteenxx.state import cash_of, pay, pay_back


@cache
def issue_of(company: CompanyId) -> Issue:
    """Return how a company's stock is cut: its price buys what an ordinary certificate stands for."""
    sizes = everything().kind(company).shares
    return Issue(sizes, sizes[-1])


def price_of(state: G18czState, company: CompanyId) -> int:
    """Return a company's price a share, in K. Raises KeyError where it has not started or is closed."""
    return everything().chart.prices[state.market.place(company)]


def holding(state: G18czState, company: CompanyId, owner: Owner) -> int:
    """Return how many percent of a company somebody holds; of a closed one nobody holds anything."""
    charter = state.charters[company]
    return 0 if charter.closed else shares.held(charter, issue_of(company), owner)


def certificates_of(state: G18czState, seat: Seat) -> int:
    """Return how many certificates a player holds; local railways count (SR 4)."""
    return shares.count(state.charters.values(), seat) + sum(
        local.owner == seat for local in state.private_companies.values()
    )


def certificate_limit(state: G18czState) -> int:
    """Return how many certificates a player may hold (SR 4)."""
    return everything().figures.certificate_limit[len(state.players)]


def must_sell(state: G18czState, seat: Seat) -> bool:
    """Tell whether a player must sell before anything else.

    So must whoever holds more certificates than allowed, as one who lost a presidency may, as far as possible (SR 4).
    """
    if not state.switches.must_sell_down or certificates_of(state, seat) <= certificate_limit(state):
        return False
    return next(companies(state, seat, Sell), None) is not None


def companies(state: G18czState, seat: Seat, kind: type[Move]) -> Iterator[CompanyId]:
    """Enumerate the companies that a player can buy, start or sell shares of, by the kind of move."""
    check = _CHECKS[kind]
    if kind is not Sell and _refuses(_check_free_to_buy, state, seat):
        return
    for company, charter in state.charters.items():
        if _comes_into_question(state, seat, kind, charter) and not _refuses(check, state, seat, company):
            yield company


def _comes_into_question(state: G18czState, seat: Seat, kind: type[Move], charter: Charter) -> bool:
    """Tell by a look at a company's charter whether it is worth to ask further, which takes longer."""
    if charter.closed:
        return False
    if kind is Par:
        return charter.par is None and is_open(state, everything().companies[charter.id].kind)
    return charter.par is not None and (BANK if kind is Buy else seat) in charter.certificates


def _refuses(check: Callable[..., object], *given: object) -> bool:
    try:
        check(*given)
    except IllegalMove:
        return True
    return False


def heirs(state: G18czState, seller: Seat) -> list[Owner]:
    """Return the other players, those first who go before equals when the seller's presidency falls to one (SR 5b)."""
    at = state.order.index(seller)
    if state.switches.tie_after_sell_out == "turn_order":
        return [*state.order[:at], *state.order[at + 1 :]]
    return [*state.order[at + 1 :], *state.order[:at]]


def check_buy(state: G18czState, seat: Seat, company: CompanyId) -> int:
    """Check that a player may buy a certificate of a company and return what it costs, in K. Raises IllegalMove."""
    _trading(state, company)
    _check_free_to_buy(state, seat)
    return _check_certificate(state, seat, company)


def _check_certificate(state: G18czState, seat: Seat, company: CompanyId) -> int:
    """Check what is between a player who is free to buy and a certificate of a company that has started."""
    charter = state.charters[company]
    if (seat, company) in state.trading.barred:
        raise IllegalMove("18cz.stock.sold_before", rule="18cz.rule.sr3", company=company)
    issue = issue_of(company)
    if not shares.on_sale(charter, issue):
        raise IllegalMove("18cz.stock.none_left", rule="18cz.rule.sr3", company=company)
    most = state.printed.kind(company).most_held
    if shares.held(charter, issue, seat) + issue.share > most:
        raise IllegalMove("18cz.stock.holding_limit", rule="18cz.rule.sr4", company=company, most=most)
    price = price_of(state, company)
    _check_cash(state, seat, price)
    return price


def check_par(state: G18czState, seat: Seat, company: CompanyId, price: int | None = None) -> int:
    """Check that a player may start a company, at a price or the lowest; return what it costs, in K.

    Raises:
        IllegalMove: a rule forbids it.

    """
    charter = _existing(state, company)
    size = everything().companies[company].kind
    if charter.par is not None:
        raise IllegalMove("18cz.stock.started_before", rule="18cz.rule.sr3", company=company)
    if not is_open(state, size):
        raise IllegalMove("18cz.stock.size_closed", rule="18cz.rule.sr3", size=size_words(size))
    _check_free_to_buy(state, seat)
    return _check_start(state, seat, company, price)


def _check_start(state: G18czState, seat: Seat, company: CompanyId, price: int | None = None) -> int:
    """Check what is between a player who is free to buy and a company that may be started."""
    prices = par_prices(company)
    if price is not None and price not in prices:
        raise IllegalMove("18cz.stock.not_a_par", rule="18cz.rule.sr5", prices=prices, price=price)
    issue = issue_of(company)
    due = issue.cost(issue.sizes[0], prices[0] if price is None else price)
    _check_cash(state, seat, due)
    return due


def par_prices(company: CompanyId) -> tuple[int, ...]:
    """Return the prices a company may start at, the lowest first (SR 5)."""
    return everything().kind(company).par


def check_sell(state: G18czState, seat: Seat, company: CompanyId) -> tuple[int, ...]:
    """Check that a player may sell shares of a company; return which percentages. Raises IllegalMove."""
    if state.calendar.set == 0:
        raise IllegalMove("18cz.stock.first_round", rule="18cz.rule.sr6")
    charter = _trading(state, company)
    issue = issue_of(company)
    if not shares.held(charter, issue, seat):
        raise IllegalMove("18cz.stock.holds_none", rule="18cz.rule.sr6", company=company)
    portions = shares.portions(charter, issue, seat, heirs(state, seat))
    if not portions:
        raise IllegalMove("18cz.stock.no_heir", rule="18cz.rule.sr5", company=company, percent=issue.sizes[0])
    return portions


def check_repay(state: G18czState, seat: Seat) -> None:
    """Check that a player can pay back what was borrowed. Raises IllegalMove."""
    if not state.players[seat].debt:
        raise IllegalMove("18cz.stock.no_debt", rule="18cz.rule.or11")
    _check_cash(state, seat, state.players[seat].debt, rule="18cz.rule.or11")


def check_need_not_sell(state: G18czState, seat: Seat) -> None:
    """Check that a player may do something else than sell. Raises IllegalMove."""
    if must_sell(state, seat):
        held, most = certificates_of(state, seat), certificate_limit(state)
        raise IllegalMove("18cz.stock.must_sell", rule="18cz.rule.sr4", certificates=held, most=most)


def is_asked_in_vain(state: G18czState, seat: Seat) -> bool:
    """Tell whether a player is asked who can perhaps only pass, as 18xx.games asks everybody who is in debt.

    It also takes for able to start a company whoever could start the cheapest of all, whatever those left cost.
    """
    if not state.switches.asked_in_vain:
        return False
    investor, charters = state.players[seat], state.charters.values()
    waiting = any(
        it.par is None and not it.closed and is_open(state, everything().companies[it.id].kind) for it in charters
    )
    able = investor.cash >= _least_start() and certificates_of(state, seat) < certificate_limit(state)
    return bool(investor.debt) or (waiting and able)


def sale_price(state: G18czState, company: CompanyId) -> int:
    """Return what the bank pays for a share at this moment, in K: that of the first sale in this turn (SR 6)."""
    before = state.trading.sold.get(company) if state.switches.one_sale_a_company else None
    return price_of(state, company) if before is None else everything().chart.prices[before]


def place_after_sale(state: G18czState, company: CompanyId) -> int:
    """Return where on the chart a company stands after a sale at this moment (share price changes, 3)."""
    place = state.market.place(company)
    if state.switches.one_sale_a_company and company in state.trading.sold:
        return place
    return everything().chart.moved(place, -1)


def start(draft: G18czState, seat: Seat, company: CompanyId, price: int) -> Iterator[Event]:
    """Let a player start a company (SR 5). Raises IllegalMove."""
    pay(draft, seat, BANK, check_par(draft, seat, company, price))
    charter = draft.charters[company]
    shares.start(charter, seat, price)
    draft.market.put(company, everything().chart.place_of(price))
    percent = issue_of(company).sizes[0]
    yield Event(text("18cz.stock.started", player=Player(seat), company=company, price=price, percent=percent))
    yield from _float(draft, charter)


def buy(draft: G18czState, seat: Seat, company: CompanyId) -> Iterator[Event]:
    """Let a player buy a certificate from the bank (SR 3). Raises IllegalMove."""
    price = check_buy(draft, seat, company)
    pay(draft, seat, BANK, price)
    charter, issue = draft.charters[company], issue_of(company)
    presides = shares.buy(charter, issue, seat, issue.share)
    percent = issue.share
    yield Event(text("18cz.stock.bought", player=Player(seat), company=company, percent=percent, price=price))
    if presides:
        yield Event(text("18cz.stock.presides", player=Player(seat), company=company))
    yield from _float(draft, charter)


def sell(draft: G18czState, seat: Seat, company: CompanyId, percent: int) -> Iterator[Event]:
    """Let a player sell shares to the bank (SR 6). Raises IllegalMove."""
    portions = check_sell(draft, seat, company)
    if percent not in portions:
        raise IllegalMove("18cz.stock.not_a_portion", rule="18cz.rule.sr6", company=company, portions=portions)
    charter, issue = draft.charters[company], issue_of(company)
    before, after, price = draft.market.place(company), place_after_sale(draft, company), sale_price(draft, company)
    money = issue.cost(percent, price)
    heir = shares.sell(charter, issue, seat, percent, heirs(draft, seat))
    pay(draft, BANK, seat, money)
    draft.market.move(company, after)
    draft.trading.sold.setdefault(company, before)
    if (seat, company) not in draft.trading.barred:
        draft.trading.barred.append((seat, company))
    yield Event(text("18cz.stock.sold", player=Player(seat), company=company, percent=percent, money=money))
    if heir is not None:
        yield Event(text("18cz.stock.presides", player=_named(heir), company=company))
    yield from tell_move(company, before, after)


def repay(draft: G18czState, seat: Seat) -> Iterator[Event]:
    """Let a player pay back the whole of what was borrowed; the interest stays due (OR 11). Raises IllegalMove."""
    check_repay(draft, seat)
    money, interest = pay_back(draft, seat), draft.players[seat].interest
    yield Event(text("18cz.stock.repaid", player=Player(seat), money=money, interest=interest))


def raise_sold_out(draft: G18czState) -> Iterator[Event]:
    """Move up every company of which the bank has no share left, in operating order (share price changes, 3)."""
    out = [charter.id for charter in draft.charters.values() if charter.floated and shares.sold_out(charter)]
    for company in draft.market.operating_order(out):
        before = draft.market.place(company)
        after = everything().chart.moved(before, 1)
        draft.market.move(company, after)
        if before == after:
            yield Event(text("18cz.stock.sold_out_at_top", company=company))
        else:
            prices = everything().chart.prices
            yield Event(text("18cz.stock.sold_out", company=company, before=prices[before], after=prices[after]))


def tell_move(company: CompanyId, before: int, after: int) -> Iterator[Event]:
    """Tell how a company's token moved on the chart, if it did."""
    prices = everything().chart.prices
    if before != after:
        change = "rises" if before < after else "falls"
        yield Event(text(f"18cz.price.{change}", company=company, before=prices[before], after=prices[after]))


_CHECKS: dict[type[Move], Callable[[G18czState, Seat, CompanyId], object]] = {
    Buy: _check_certificate,
    Par: _check_start,
    Sell: check_sell,
}


def _float(draft: G18czState, charter: Charter) -> Iterator[Event]:
    """Hand a company its capital once half of it is with players; it stays floated whatever is sold later (SR 5a)."""
    sold = shares.with_players(charter, issue_of(charter.id))
    if charter.floated or charter.par is None or sold < everything().figures.floats_at:
        return
    charter.floated = True
    capital = everything().kind(charter.id).capital * charter.par
    pay(draft, BANK, charter.id, capital)
    yield Event(text("18cz.stock.floats", company=charter.id, capital=capital, player=_named(charter.president)))


@cache
def _least_start() -> int:
    """Return what the cheapest of all companies costs to start, in K."""
    return min(
        issue_of(company).cost(issue_of(company).sizes[0], par_prices(company)[0]) for company in everything().companies
    )


def _named(owner: Owner | None) -> Player | str:
    return Player(owner) if isinstance(owner, int) else str(owner)


def _existing(state: G18czState, company: CompanyId) -> Charter:
    charter = state.charters.get(company)
    if charter is None or charter.closed:
        raise IllegalMove("18cz.stock.no_such_company", company=company)
    return charter


def _trading(state: G18czState, company: CompanyId) -> Charter:
    charter = _existing(state, company)
    if charter.par is None:
        raise IllegalMove("18cz.stock.not_started", rule="18cz.rule.sr3", company=company)
    return charter


def _check_free_to_buy(state: G18czState, seat: Seat) -> None:
    """Check what holds for every purchase: no debt, and room for one certificate more. Raises IllegalMove."""
    if state.players[seat].debt:
        raise IllegalMove("18cz.stock.in_debt", rule="18cz.rule.or11", debt=state.players[seat].debt)
    most = certificate_limit(state)
    if certificates_of(state, seat) >= most:
        raise IllegalMove("18cz.stock.certificate_limit", rule="18cz.rule.sr4", most=most)


def _check_cash(state: G18czState, seat: Seat, due: int, rule: str = "18cz.rule.sr3") -> None:
    if cash_of(state, seat) < due:
        raise IllegalMove("18cz.stock.too_costly", rule=rule, due=due, cash=cash_of(state, seat))
