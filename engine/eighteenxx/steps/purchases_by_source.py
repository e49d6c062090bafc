"""The purchases of a stock round where the price of certificates depends on their source, and options on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import Event
from engine.eighteenxx import buying, certificates, selling, share_options
from engine.eighteenxx.companies import IPO, POOL, CompanyId
from engine.eighteenxx.moves import BuyFrom, PayOption, TakeOption
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.steps.stock import StockAction, consequence


class BuyFromSource(StockAction):
    """Buy a certificate from the initial offer, the pool, or the company itself."""

    kind: type[Move] = BuyFrom
    is_trade = True
    ends_turn = True
    buys = True
    half = False

    def is_possible(self, state: EighteenxxState, seat: Seat) -> bool:
        """Return whether there is any certificate that the player may buy and can pay for."""
        return next(buying.purchasable(state, seat, half=self.half), None) is not None

    def slot(self, state: EighteenxxState, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer companies, and then the sources where their certificates lie."""
        found = tuple(buying.purchasable(state, seat, half=self.half))
        if field == "company":
            by_company: dict[CompanyId, list[buying.Lot]] = {}
            for company, lot in found:
                by_company.setdefault(company, []).append(lot)
            return Choice(tuple(self._company(state, seat, company, there) for company, there in by_company.items()))
        if field == "source":
            lots = [(company, lot) for company, lot in found if company == chosen.get("company")] or found
            options = {str(lot.source): _lot_label(state, seat, company, lot, half=self.half) for company, lot in lots}
            return Choice(tuple(Option(source, label) for source, label in options.items()))
        raise AssertionError(f"{self.kind.__name__} has no field {field}")

    def _company(self, state: EighteenxxState, seat: Seat, company: CompanyId, lots: Sequence[buying.Lot]) -> Option:
        """Name a company and, if all that can be bought of it comes from one source, the certificate too."""
        if self.half or len({lot.source for lot in lots}) > 1:
            return Option(company, _company_label(state, seat, company, lots, half=self.half))
        return Option(company, _only_label(state, seat, company, lots[0]), whole=True)

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Buy it. Raises IllegalMove."""
        selling.check_need_not_sell(draft, move.seat)
        assert isinstance(move, BuyFrom)
        return buying.buy(draft, move.seat, move.company, move.source)


class TakeShareOption(BuyFromSource):
    """Take an option on a certificate."""

    kind = TakeOption
    half = True

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Pay one half. Raises IllegalMove."""
        selling.check_need_not_sell(draft, move.seat)
        assert isinstance(move, TakeOption)
        return share_options.take(draft, move.seat, move.company, move.source)


class PayShareOption(StockAction):
    """Pay the second half of an option, which is all that may be done in that turn."""

    kind: type[Move] = PayOption
    is_trade = True
    ends_turn = True

    def is_possible(self, state: EighteenxxState, seat: Seat) -> bool:
        """Return whether the player has an option, and the money for the rest of it."""
        try:
            share_options.check_pay(state, seat)
        except IllegalMove:
            return False
        return True

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Pay it. Raises IllegalMove."""
        return share_options.pay_rest(draft, move.seat)


def _lot_label(state: EighteenxxState, seat: Seat, company: CompanyId, lot: buying.Lot, *, half: bool) -> Text:
    then = consequence(state, seat, company, lot.percent)
    percent = 2 * lot.percent if half else lot.percent
    # One for each place where certificates lie.
    return text(f"18xx.option.from_{_where(lot)}", percent=percent, price=lot.cost, then=then, half=int(half))


def _only_label(state: EighteenxxState, seat: Seat, company: CompanyId, lot: buying.Lot) -> Text:
    held, then = certificates.held(state.charters[company], seat), consequence(state, seat, company, lot.percent)
    return text(
        "18xx.option.buy_only",
        company=company,
        percent=lot.percent,
        price=lot.cost,
        where=_where(lot),
        held=held,
        then=then,
    )


def _company_label(
    state: EighteenxxState, seat: Seat, company: CompanyId, lots: Sequence[buying.Lot], *, half: bool
) -> Text:
    """Name a company with each place where its certificates lie, and what one costs there."""
    # One for each place where certificates lie.
    prices = tuple(text(f"18xx.option.price_{_where(lot)}", price=lot.cost) for lot in lots)
    percent = 2 * lots[0].percent if half else lots[0].percent
    held, then = certificates.held(state.charters[company], seat), consequence(state, seat, company, lots[0].percent)
    return text(
        "18xx.option.buy_from", company=company, percent=percent, prices=prices, held=held, then=then, half=int(half)
    )


def _where(lot: buying.Lot) -> str:
    """Return how keys of the catalogue name the source of a certificate."""
    return lot.source if isinstance(lot.source, str) and lot.source in {IPO, POOL} else "company"
