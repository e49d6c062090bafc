"""A player's turn in a stock round: sell any number of shares, then buy one certificate (SR 1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, Text, text
from engine.eighteenxx import shares
from engine.eighteenxx.g18cz import trading
from engine.eighteenxx.g18cz.moves import Buy, Par, Pass, Repay, Sell
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.words import size_words
from engine.eighteenxx.market import CompanyId


class Trade(Step[G18czState]):
    """Sell, then buy one certificate or start one company; or pass."""

    name = "trade"
    moves = (Buy, Par, Sell, Repay, Pass)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait for whoever can do more than pass."""
        seat = Seat(int(actor))
        return next(_choices(state, seat), None) is not None or trading.is_asked_in_vain(state, seat)

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Tell what the player can do; one over the certificate limit must sell first (SR 4)."""
        seat = Seat(int(actor))
        found = tuple(_choices(state, seat))
        return found if trading.must_sell(state, seat) else (*found, Pass)

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer companies, and then their first prices or the portions that can be sold."""
        seat, company = Seat(int(actor)), chosen.get("company")
        if field == "company":
            found = trading.companies(state, seat, kind)
            return Choice(tuple(Option(company, _label(state, seat, kind, company)) for company in found))
        if field == "price":
            return Choice(tuple(_prices(state, seat, company)))
        if field == "percent":
            return Choice(tuple(_portions(state, seat, company)))
        raise EngineError(f"{kind.__name__} has no field {field}")

    def play(self, draft: G18czState, move: Move) -> Iterator[Event]:
        """Trade; a purchase or a pass ends the turn."""
        if not isinstance(move, (Sell, Repay)):
            trading.check_need_not_sell(draft, move.seat)
        match move:
            case Sell(seat=seat, company=company, percent=percent):
                yield from trading.sell(draft, seat, company, percent)
            case Repay(seat=seat):
                yield from trading.repay(draft, seat)
            case Buy(seat=seat, company=company):
                yield from trading.buy(draft, seat, company)
            case Par(seat=seat, company=company, price=price):
                yield from trading.start(draft, seat, company, price)
            case Pass(seat=seat):
                yield Event(
                    text("18cz.stock.done" if draft.trading.acted else "18cz.stock.passes", player=Player(seat))
                )
            case _:
                raise EngineError(f"no move of a stock round: {move!r}")
        # To pay back a debt is no trade: whoever only does that has passed (SR 1; 18xx.games plays it so).
        draft.trading.acted |= isinstance(move, (Sell, Buy, Par))
        if not isinstance(move, (Sell, Repay)):
            draft.finish(self.name)

    def skip(self, draft: G18czState, actor: Actor) -> Iterator[Event]:
        """Pass for a player who can do nothing, or nothing more."""
        if not draft.trading.acted:
            yield Event(text("18cz.stock.idle", player=Player(Seat(int(actor)))))


def _choices(state: G18czState, seat: Seat) -> Iterator[type[Move]]:
    """Enumerate what a player can do but pass."""
    if not trading.must_sell(state, seat):
        yield from (kind for kind in (Buy, Par) if next(trading.companies(state, seat, kind), None))
    if next(trading.companies(state, seat, Sell), None):
        yield Sell
    if 0 < state.players[seat].debt <= state.players[seat].cash:
        yield Repay


def _label(state: G18czState, seat: Seat, kind: type[Move], company: CompanyId) -> Text:
    if kind is Par:
        return _starting(company)
    return _buying(state, seat, company) if kind is Buy else _selling(state, seat, company)


def _buying(state: G18czState, seat: Seat, company: CompanyId) -> Text:
    """Say what a certificate costs and brings."""
    charter, issue = state.charters[company], trading.issue_of(company)
    owned = shares.held(charter, issue, seat)
    key = "18cz.option.buy"
    if owned + issue.share > shares.held(charter, issue, charter.certificates[0]) and charter.president != seat:
        key = "18cz.option.buy_presides"
    elif not charter.floated and shares.with_players(charter, issue) + issue.share >= everything().figures.floats_at:
        key = "18cz.option.buy_floats"
    return text(key, company=company, percent=issue.share, price=trading.price_of(state, company), held=owned)


def _starting(company: CompanyId) -> Text:
    """Say what kind of company it is and from what sum it can be started."""
    issue = trading.issue_of(company)
    return text(
        "18cz.option.par",
        company=company,
        size=size_words(everything().companies[company].kind),
        percent=issue.sizes[0],
        least=issue.cost(issue.sizes[0], trading.par_prices(company)[0]),
    )


def _selling(state: G18czState, seat: Seat, company: CompanyId) -> Text:
    """Say how much of a company the player has and what a share brings."""
    return text(
        "18cz.option.sell",
        company=company,
        held=trading.holding(state, company, seat),
        percent=trading.issue_of(company).share,
        price=trading.sale_price(state, company),
    )


def _prices(state: G18czState, seat: Seat, company: str | None) -> Iterator[Option]:
    """Offer the prices at which a company may start; all that there are where none is chosen that may."""
    if company is None or company not in trading.companies(state, seat, Par):
        every = sorted({price for kind in everything().figures.kinds.values() for price in kind.par})
        yield from (Option(str(price), text("18cz.option.price", price=price)) for price in every)
        return
    issue, capital = trading.issue_of(company), everything().kind(company).capital
    for price in trading.par_prices(company):
        due = issue.cost(issue.sizes[0], price)
        if due <= state.players[seat].cash:
            yield Option(str(price), text("18cz.option.par_price", price=price, due=due, capital=capital * price))


def _portions(state: G18czState, seat: Seat, company: str | None) -> Iterator[Option]:
    """Offer what can be sold of a company; every portion of any where none is chosen that can be sold."""
    salable = tuple(trading.companies(state, seat, Sell))
    if company not in salable:
        every = sorted({portion for found in salable for portion in trading.check_sell(state, seat, found)})
        yield from (Option(str(portion), text("18cz.option.percent", percent=portion)) for portion in every)
        return
    charter, issue, price = state.charters[company], trading.issue_of(company), trading.sale_price(state, company)
    falls_to = everything().chart.prices[trading.place_after_sale(state, company)]
    for portion in trading.check_sell(state, seat, company):
        heir = shares.successor(charter, issue, seat, portion, trading.heirs(state, seat))
        money = issue.cost(portion, price)
        if isinstance(heir, int):
            label = text("18cz.option.portion_heir", percent=portion, money=money, price=falls_to, heir=Player(heir))
        else:
            label = text("18cz.option.portion", percent=portion, money=money, price=falls_to)
        yield Option(str(portion), label)
