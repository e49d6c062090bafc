"""The rules in which 18CZ differs from other 18xx games."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.views import Event
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import CompanyId, PrivateId
from engine.eighteenxx.g18cz.loans import Loan, refusal_of_debtor
from engine.eighteenxx.g18cz.neutral_player import join
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.printed import Phase
from engine.eighteenxx.rules import MoneySource, PresidentsCash, Rules


class G18czRules(Rules[G18czState]):
    """The rules of 18CZ."""

    def private_value(self, state: G18czState) -> int:
        """Return what any local railway is worth in the present operating round, in K."""
        return state.printed.figures.local_prices[max(state.calendar.operating, 1) - 1]

    def rounds_of_next_set(self, state: G18czState) -> int:
        """Return how many operating rounds follow the stock round."""
        return state.printed.figures.operating_rounds[state.calendar.set]

    def is_last_set(self, state: G18czState) -> bool:
        """Return whether the game ends with the present set of operating rounds."""
        return state.calendar.set + 1 == len(state.printed.figures.operating_rounds)

    def private_worth_at_end(self, state: G18czState, private: PrivateId) -> int:
        """Return what a local railway counts for at the end, in K: the same for any size."""
        return state.printed.figures.local_prices[-1]

    def bonus(self, state: G18czState, company: CompanyId, place: Place) -> int:
        """Return how much more a red area pays the trains of its own company (OR 8)."""
        ground, board = state.printed.ground, state.board
        own = board.tile(ground, place.hex).colour == "red" and company in board.slots(ground, place)
        return state.printed.figures.home_bonus * own

    def phase_began(self, draft: G18czState, before: Phase) -> Iterator[Event]:
        """Give the neutral player of a table of two a company of each size that opens."""
        for size in draft.printed.phases[draft.depot.phase].limit:
            if size not in before.limit and draft.neutral is not None:
                yield from join(draft, draft.neutral, size)

    def money_sources(self, state: G18czState) -> tuple[MoneySource, ...]:
        """Return the president's cash, and loans beyond it (OR 11)."""
        return (PresidentsCash(), Loan(state.printed.figures.interest_percent))

    def may_not_buy(self, state: G18czState, seat: Seat) -> IllegalMove | None:
        """Return the refusal of a purchase to a player in debt (OR 11)."""
        return refusal_of_debtor(state, seat)

    def owed(self, state: G18czState, seat: Seat) -> int:
        """Return a player's debt, with the interest."""
        player = state.players[seat]
        return player.debt + player.interest
