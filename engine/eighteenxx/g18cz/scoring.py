"""What a player is worth, during the game and at its end (18CZ rules, "End of the game")."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.seat import Seat
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.trading import holding, issue_of, price_of


def shares_worth(state: G18czState, seat: Seat) -> int:
    """Return what a player's shares are worth at present prices, in K, whether their companies have floated or not."""
    return sum(
        issue_of(company).cost(percent, price_of(state, company))
        for company in state.charters
        if (percent := holding(state, company, seat))
    )


def locals_worth(state: G18czState, seat: Seat) -> int:
    """Return what a player's local railways count at the end of the game, in K: of any size the same."""
    return everything().figures.local_prices[-1] * sum(
        local.owner == seat for local in state.private_companies.values()
    )


def worth(state: G18czState, seat: Seat) -> int:
    """Return the final reckoning as it would be now, in K: what a player has less what he owes, with the interest."""
    investor = state.players[seat]
    owned = investor.cash + shares_worth(state, seat) + locals_worth(state, seat)
    return owned - investor.debt - investor.interest


def result(state: G18czState) -> Result | None:
    """Rank the players once the last operating round is over; equals share their place. None: it is not."""
    if not state.finished:
        return None
    return Result.by_score([worth(state, Seat(seat)) for seat in range(len(state.players))])
