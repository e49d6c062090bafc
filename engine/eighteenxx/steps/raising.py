"""Selling certificates for a train that a company must buy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx import certificates, selling
from engine.eighteenxx.companies import CompanyId, company_of
from engine.eighteenxx.forced_purchase import RAISING, is_short, salable, still_missing
from engine.eighteenxx.moves import Sell
from engine.eighteenxx.purchases import buy_wanted
from engine.eighteenxx.rounds import end_at_once
from engine.eighteenxx.state import EighteenxxState, turn_under_way


class RaiseMoney(Step[EighteenxxState]):
    """The president sells, as much as is needed and no more, and nothing that would change a presidency."""

    name = RAISING
    moves = (Sell,)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait while money is missing and something can be sold."""
        return bool(_salable(state, company_of(actor)))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the sale, which is all that is possible."""
        return self.moves if self.waits(state, actor) else ()

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer the companies, and how much of each may be sold."""
        found = _salable(state, company_of(actor))
        if field == "company":
            return Choice(tuple(_label(state, company_of(actor), company) for company in found))
        company = chosen.get("company")
        if company in found:
            return Choice(tuple(_portion(state, company, percent) for percent in found[company]))
        every = sorted({percent for percents in found.values() for percent in percents})
        return Choice(tuple(Option(str(percent), text("18xx.option.percent", percent=percent)) for percent in every))

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Sell."""
        assert isinstance(move, Sell)
        found = _salable(draft, company_of(draft.frame.actor))
        if move.percent not in found.get(move.company, ()):
            rule = draft.printed.rule("forced")
            raise IllegalMove("18xx.forced.not_so", rule=rule, company=move.company, percent=move.percent)
        yield from selling.carry_out_sale(draft, move.seat, move.company, move.percent)


def end_raising(draft: EighteenxxState) -> Iterator[Event]:
    """Buy the train; if the money is not there, the president is bankrupt and the game ends immediately."""
    company, turn = company_of(draft.frame.actor), turn_under_way(draft)
    wanted, turn.wanted = turn.wanted, None
    assert wanted is not None
    draft.resume()
    if not is_short(draft, company, wanted.price):
        yield from buy_wanted(draft, company, wanted)
        return
    yield Event(text("18xx.forced.bankrupt", player=Player(_president(draft, company)), company=company))
    yield from end_at_once(draft)


def _salable(state: EighteenxxState, company: CompanyId) -> dict[CompanyId, tuple[int, ...]]:
    missing = _missing(state, company)
    return salable(state, _president(state, company), missing) if missing else {}


def _missing(state: EighteenxxState, company: CompanyId) -> int:
    wanted = turn_under_way(state).wanted
    return 0 if wanted is None else still_missing(state, company, wanted.price)


def _president(state: EighteenxxState, company: CompanyId) -> Seat:
    president = state.charters[company].president
    assert isinstance(president, int)
    return Seat(president)


def _label(state: EighteenxxState, buyer: CompanyId, company: CompanyId) -> Option:
    held = certificates.holding(state, company, _president(state, buyer))
    unit, price = certificates.unit_of(state, company), selling.sale_price(state, company)
    return Option(company, text("18xx.option.sell", company=company, held=held, percent=unit, price=price))


def _portion(state: EighteenxxState, company: CompanyId, percent: int) -> Option:
    money = certificates.cost(state, company, percent, selling.sale_price(state, company))
    return Option(str(percent), text("18xx.option.forced_portion", percent=percent, money=money))
