"""A player's turn in a stock round: sell any number of shares, then buy one certificate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal

from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.eighteenxx import buying, certificates, selling, starting
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from engine.eighteenxx.printed import hex_text, kind_text
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.stations import home_hexes

Companies = Callable[[EighteenxxState, Seat], Iterator[CompanyId]]
_COMPANIES: dict[type[Move], Companies] = {
    Buy: buying.companies,
    Par: starting.companies,
    Sell: selling.companies,
}
"""Enumerates, by kind of move, the companies of which a player can buy or sell shares, or which he can start."""
_OPEN: dict[type[Move], Companies] = {Buy: buying.buyable, Par: starting.startable}
"""The same for purchases, if the player is known to be free to buy."""


class StockAction:
    """Something else that a game lets a player do in a turn of a stock round, as one kind of move."""

    kind: type[Move]
    is_trade: bool = False
    """Whether a turn in which it is done does not count as a pass."""
    ends_turn: bool = False
    buys: bool = False
    """Whether it is closed to a player who must sell first."""

    def is_possible(self, state: EighteenxxState, seat: Seat) -> bool:
        """Return whether a player can do it now, if he need not sell first."""
        raise NotImplementedError

    def slot(self, state: EighteenxxState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of the move, if it has any."""
        raise AssertionError(f"{self.kind.__name__} has no field {field}")

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Check it and carry it out."""
        raise NotImplementedError


class TakeStockTurn(Step[EighteenxxState]):
    """Sell, then buy one certificate or start one company; or pass."""

    name = "trade"

    def __init__(
        self,
        *others: StockAction,
        purchases: tuple[type[Move], ...] = (Buy, Par),
        asks_too: Callable[[Any, Seat], bool] = lambda _, __: False,
    ) -> None:
        """Set what the players of a game can do in a stock round.

        ``purchases``: those of the family that the game has; a game where a purchase names its source has its own among
        the ``others``. ``asks_too`` returns whether a player has a turn even if only a pass may be possible.
        """
        self._others = {other.kind: other for other in others}
        self._purchases = purchases
        self._asks_too = asks_too
        self.moves = (*purchases, Sell, *self._others, Pass)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait for a player who can do more than pass; what is found out fastest is checked first."""
        seat = Seat(int(actor))
        if next(selling.companies(state, seat), None) is not None:
            return True
        return next(self._choices(state, seat), None) is not None or self._asks_too(state, seat)

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return what the player can do; one over the certificate limit must sell first."""
        seat = Seat(int(actor))
        found = tuple(self._choices(state, seat))
        return found if Sell in found and selling.must_sell(state, seat) else (*found, Pass)

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer companies, and then their first prices or the portions that can be sold."""
        seat, company = Seat(int(actor)), chosen.get("company")
        if kind in self._others:
            return self._others[kind].slot(state, seat, field, chosen)
        if field == "company":
            found = _COMPANIES[kind](state, seat)
            return Choice(tuple(Option(company, _label(state, seat, kind, company)) for company in found))
        if field == "price":
            return Choice(tuple(_prices(state, seat, company)))
        if field == "percent":
            return Choice(tuple(_portions(state, seat, company)))
        raise AssertionError(f"{kind.__name__} has no field {field}")

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Trade; a purchase or a pass ends the turn."""
        other = self._others.get(type(move))
        if other is not None:
            yield from other.play(draft, move)
            self._done(draft, acted=other.is_trade, ends_turn=other.ends_turn)
            return
        if not isinstance(move, Sell):
            selling.check_need_not_sell(draft, move.seat)
        ends_turn = not isinstance(move, Sell)
        match move:
            case Sell(seat=seat, company=company, percent=percent):
                ends_turn = rules_of(draft).option_sold_alone(draft) and selling.sells_option(
                    draft, seat, company, percent
                )
                yield from selling.sell(draft, seat, company, percent)
            case Buy(seat=seat, company=company):
                yield from buying.buy(draft, seat, company)
            case Par(seat=seat, company=company, price=price):
                yield from starting.start(draft, seat, company, price)
            case Pass(seat=seat):
                yield Event(
                    text("18xx.stock.done" if draft.trading.acted else "18xx.stock.passes", player=Player(seat))
                )
            case _:
                raise AssertionError(f"no move of a stock round: {move!r}")
        self._done(draft, acted=not isinstance(move, Pass), ends_turn=ends_turn)

    def _done(self, draft: EighteenxxState, *, acted: bool, ends_turn: bool) -> None:
        draft.trading.acted |= acted
        if ends_turn:
            draft.finish(self.name)

    def skip(self, draft: EighteenxxState, actor: Actor) -> Iterator[Event]:
        """Pass for a player who can do nothing, or nothing more."""
        if not draft.trading.acted:
            yield Event(text("18xx.stock.idle", player=Player(Seat(int(actor)))))

    def _choices(self, state: EighteenxxState, seat: Seat) -> Iterator[type[Move]]:
        """Enumerate what a player can do besides passing."""
        is_free = buying.is_free_to_buy(state, seat)
        if is_free:
            yield from (kind for kind in self._purchases if next(_OPEN[kind](state, seat), None))
        if next(selling.companies(state, seat), None):
            yield Sell
        must_sell = not is_free and selling.must_sell(state, seat)
        for kind, other in self._others.items():
            if not (must_sell and other.buys) and other.is_possible(state, seat):
                yield kind


def _label(state: EighteenxxState, seat: Seat, kind: type[Move], company: CompanyId) -> Text:
    if kind is Par:
        return _starting(state, company)
    return _buying(state, seat, company) if kind is Buy else _selling(state, seat, company)


def _buying(state: EighteenxxState, seat: Seat, company: CompanyId) -> Text:
    """Say what a certificate costs and brings."""
    charter = state.charters[company]
    owned, lot = certificates.held(charter, seat), buying.first_lot(state, company)
    assert lot is not None
    then = consequence(state, seat, company, lot.percent)
    key = "18xx.option.buy" if then == "nothing" else f"18xx.option.buy_{then}"
    return text(key, company=company, percent=lot.percent, price=lot.cost, held=owned)


def consequence(
    state: EighteenxxState, seat: Seat, company: CompanyId, percent: int
) -> Literal["presides", "floats", "nothing"]:
    """Return what else follows if a player gets a percentage of a company that has started."""
    charter = state.charters[company]
    owned = certificates.held(charter, seat)
    if owned + percent > certificates.held(charter, charter.holders[0]) and charter.president != seat:
        return "presides"
    floats = (
        not charter.floated
        and rules_of(state).sold_to_float(state, company) + percent >= state.printed.figures.floats_at
    )
    return "floats" if floats else "nothing"


def _starting(state: EighteenxxState, company: CompanyId) -> Text:
    """Say what kind of company it is, and the least sum for which it can be started."""
    printed = state.printed
    return text(
        "18xx.option.par",
        company=company,
        home=tuple(hex_text(printed, hex_) for hex_ in home_hexes(state, company)),
        size=kind_text(printed, printed.companies[company].kind),
        percent=certificates.president_percent(state.charters[company]),
        least=starting.start_cost(state, company, printed.kind(company).par[0]),
    )


def _selling(state: EighteenxxState, seat: Seat, company: CompanyId) -> Text:
    """Say how much of a company the player has and what a share brings."""
    return text(
        "18xx.option.sell",
        company=company,
        held=certificates.holding(state, company, seat),
        percent=certificates.unit_of(state, company),
        price=selling.sale_price(state, company),
    )


def _prices(state: EighteenxxState, seat: Seat, company: CompanyId | None) -> Iterator[Option]:
    """Offer the prices at which the chosen company may start; all prices there are if no such company is chosen."""
    printed = state.printed
    if company is None or company not in starting.companies(state, seat):
        every = sorted({price for kind in printed.figures.kinds.values() for price in kind.par})
        yield from (Option(str(price), text("18xx.option.price", price=price)) for price in every)
        return
    kind = printed.kind(company)
    for price in kind.par:
        due = starting.start_cost(state, company, price)
        if due <= state.players[seat].cash:
            capital, floats = kind.capital * price, int(_floats_at_once(state, company))
            words = text("18xx.option.par_price", price=price, due=due, capital=capital, floats=floats)
            yield Option(str(price), words)


def _floats_at_once(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company floats as soon as its president's certificate is sold."""
    percent = certificates.president_percent(state.charters[company])
    return rules_of(state).sold_to_float(state, company) + percent >= state.printed.figures.floats_at


def _portions(state: EighteenxxState, seat: Seat, company: CompanyId | None) -> Iterator[Option]:
    """Offer what can be sold of the chosen company; the portions of all companies if no such company is chosen."""
    if company is None or not selling.is_salable(state, seat, company):
        salable = selling.companies(state, seat)
        every = sorted({portion for found in salable for portion in selling.check_sell(state, seat, found)})
        yield from (Option(str(portion), text("18xx.option.percent", percent=portion)) for portion in every)
        return
    charter, price = state.charters[company], selling.sale_price(state, company)
    others = selling.successors(state, seat)
    for portion in selling.check_sell(state, seat, company):
        new_president = certificates.successor(charter, seat, portion, others)
        number = len(certificates.pieces(charter, seat, portion, others) or ())
        falls_to = state.printed.chart.price(selling.cell_after_sale(state, company, number))
        money = certificates.cost(state, company, portion, price)
        if isinstance(new_president, int):
            successor = Player(Seat(new_president))
            label = text(
                "18xx.option.portion_successor", percent=portion, money=money, price=falls_to, successor=successor
            )
        else:
            label = text("18xx.option.portion", percent=portion, money=money, price=falls_to)
        yield Option(str(portion), label)
