"""What a player is worth, during the game and at its end."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.eighteenxx.certificates import cost, holding, price_of
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.printed import owner_param
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, turn_under_way


def worth_by_company(state: EighteenxxState, seat: Seat) -> dict[CompanyId, int]:
    """Return what a player's shares of each company are worth at present prices, whether it has floated or not."""
    return {
        company: cost(state, company, percent, price_of(state, company))
        for company in state.charters
        if state.market.holds(company) and (percent := holding(state, company, seat))
    }


def shares_worth(state: EighteenxxState, seat: Seat) -> int:
    """Return what all of a player's shares are worth."""
    return sum(worth_by_company(state, seat).values())


def private_worth(state: EighteenxxState, seat: Seat) -> int:
    """Return what a player's private companies count for at the end of the game."""
    owned = (name for name, private in state.private_companies.items() if private.owner == seat)
    return sum(rules_of(state).private_worth_at_end(state, name) for name in owned)


def worth(state: EighteenxxState, seat: Seat) -> int:
    """Return what a player would score if the game ended now: what he has less what he owes."""
    owned = state.players[seat].cash + shares_worth(state, seat) + private_worth(state, seat)
    return owned - rules_of(state).owed(state, seat)


def result(state: EighteenxxState) -> Result | None:
    """Rank the players, equals sharing a place, or return None before the last operating round is over."""
    if not state.finished:
        return None
    return Result.by_score([worth(state, Seat(seat)) for seat in range(len(state.players))])


def is_over_by_bankruptcy(state: EighteenxxState) -> bool:
    """Return whether a bankruptcy has ended the game: all other ends come between turns, and it leaves the turn."""
    return state.finished and state.turn is not None


def end_reason(state: EighteenxxState) -> Text | None:
    """Say why the game is over, or return None if it is not."""
    if not state.finished:
        return None
    if not is_over_by_bankruptcy(state):
        return rules_of(state).reason_of_end(state)
    company = turn_under_way(state).company
    return text("18xx.end.bankrupt", company=company, player=owner_param(state.charters[company].president))
