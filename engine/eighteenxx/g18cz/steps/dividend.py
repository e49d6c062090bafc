"""Paying a dividend (18CZ rules, OR 8 and price 2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Option, Slot
from engine.core.steps import Actor, Step
from engine.core.text import text
from engine.eighteenxx.g18cz.moves import Dividend
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.revenue import pay_out, place_after, shares_of_revenue, withhold
from engine.eighteenxx.g18cz.rights import turn_under_way
from engine.eighteenxx.g18cz.state import G18czState, is_neutral


class PayDividend(Step[G18czState]):
    """18CZ rules, OR 8: all of the revenue is paid out, or all of it is kept."""

    name = "dividend"
    moves = (Dividend,)

    def waits(self, state: G18czState, actor: Actor) -> bool:
        """Wait where there is revenue; a neutral company always pays."""
        return bool(_revenue(state)) and not is_neutral(state.charters[str(actor)])

    def kinds(self, state: G18czState, actor: Actor) -> tuple[type[Move], ...]:
        """Only the decision goes on."""
        return self.moves if self.waits(state, actor) else ()

    def slot(self, state: G18czState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer both, with what becomes of the money and of the price."""
        company, revenue, prices = str(actor), _revenue(state), everything().chart.prices
        parts = shares_of_revenue(state, company, revenue)
        president = state.charters[company].president
        return Choice(
            (
                Option(
                    "payout",
                    text(
                        "18cz.option.dividend.payout",
                        revenue=revenue,
                        yours=next((amount for seat, amount in parts.items() if seat == president), 0),
                        price=prices[place_after(state, company, paid_out=True)],
                    ),
                ),
                Option(
                    "withhold",
                    text(
                        "18cz.option.dividend.withhold",
                        revenue=revenue,
                        price=prices[place_after(state, company, paid_out=False)],
                    ),
                ),
            )
        )

    def play(self, draft: G18czState, move: Move) -> Iterable[Event]:
        """Pay out or keep."""
        assert isinstance(move, Dividend)
        draft.finish(self.name)
        settle = pay_out if move.decision == "payout" else withhold
        turn = turn_under_way(draft)
        return settle(draft, turn.company, turn.revenue)

    def skip(self, draft: G18czState, actor: Actor) -> Iterable[Event]:
        """Let the price fall where there is no revenue (price 2); pay what a neutral company earned."""
        settle = pay_out if _revenue(draft) else withhold
        return settle(draft, str(actor), _revenue(draft))


def _revenue(state: G18czState) -> int:
    return state.turn.revenue if state.turn is not None else 0
