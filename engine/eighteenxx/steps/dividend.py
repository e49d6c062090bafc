"""Paying a dividend."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.companies import company_of, is_neutral
from engine.eighteenxx.moves import Dividend
from engine.eighteenxx.revenue import cell_after, pay_half, pay_out, shares_of_revenue, withhold
from engine.eighteenxx.state import EighteenxxState, turn_under_way


class PayDividend(Step[EighteenxxState]):
    """All of the revenue is paid out, or all of it is kept."""

    name = "dividend"
    moves = (Dividend,)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait where there is revenue and a choice; a neutral company always pays."""
        company = company_of(actor)
        chooses = state.printed.kind(company).payout == "choice" and not is_neutral(state.charters[company])
        return chooses and bool(_revenue(state))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Only the decision goes on."""
        return self.moves if self.waits(state, actor) else ()

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer both, with what becomes of the money and of the price."""
        company, revenue, price = company_of(actor), _revenue(state), state.printed.chart.price
        parts = shares_of_revenue(state, company, revenue)
        president = state.charters[company].president
        return Choice(
            (
                Option(
                    "payout",
                    text(
                        "18xx.option.dividend.payout",
                        revenue=revenue,
                        yours=next((amount for seat, amount in parts.items() if seat == president), 0),
                        price=price(cell_after(state, company, paid_out=True)),
                    ),
                ),
                Option(
                    "withhold",
                    text(
                        "18xx.option.dividend.withhold",
                        revenue=revenue,
                        price=price(cell_after(state, company, paid_out=False)),
                    ),
                ),
            )
        )

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Pay out or keep."""
        assert isinstance(move, Dividend)
        draft.finish(self.name)
        settle = pay_out if move.decision == "payout" else withhold
        turn = turn_under_way(draft)
        return settle(draft, turn.company, turn.revenue)

    def skip(self, draft: EighteenxxState, actor: Actor) -> Iterable[Event]:
        """Lower the price where there is no revenue; pay out what nobody decides about."""
        company, revenue = company_of(actor), _revenue(draft)
        if not revenue:
            return withhold(draft, company, revenue)
        settle = pay_half if draft.printed.kind(company).payout == "half" else pay_out
        return settle(draft, company, revenue)


def _revenue(state: EighteenxxState) -> int:
    return state.turn.revenue if state.turn is not None else 0
