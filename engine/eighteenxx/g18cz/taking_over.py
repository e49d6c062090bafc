"""Which companies the opponents of 18CZ take over with a larger one.

The opponent that plans takes over companies that bring it more now than they would still earn, such as those that are
about to have no train. The one that thinks ahead compares all of its own that it could take over.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx.certificates import price_of
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g18cz.acquisitions import price_range, shares_of_players, targets
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.sensible.growth import REINVESTED, best_gain, gain_of_share
from engine.eighteenxx.sensible.operating import next_price
from engine.eighteenxx.state import cash_of, turn_under_way
from engine.eighteenxx.trains import runnable


def acquire(expectations: Expectations, state: G18czState, seat: Seat) -> Move:
    """Take over the company that brings its president more now than it would still earn, at the highest possible price.

    The acquiring company keeps the money for one train if it has none.
    """
    company = turn_under_way(state).company
    last = rules_of(state).is_last_round(state)
    kept = 0 if last or runnable(state, company) else next_price(state, company)
    grown = 1.0 if rules_of(state).is_last_set(state) else 1 + REINVESTED * best_gain(expectations, state, seat)
    ways: list[tuple[float, Move]] = []
    for target in targets(state, company):
        if state.charters[target].president != seat:
            continue
        low, high = price_range(state, company, target)
        shares = shares_of_players(state, target)
        most = (cash_of(state, company) + cash_of(state, target) - kept) // sum(shares.values())
        price = min(high, most)
        worth = price_of(state, target) * (1 + _gain(expectations, state, target))
        gain = shares[seat] * (price * grown - worth)
        if price >= low and gain > 0:
            ways.append((gain, Acquire(seat, target, price)))
    return max(ways, key=lambda way: way[0], default=(0.0, Pass(seat)))[1]


def _gain(expectations: Expectations, state: G18czState, target: CompanyId) -> float:
    """Return how much a company's share would still gain per coin: less than 0 if it will lack a train."""
    operates = target in state.main_frame.actors[state.main_frame.at + 1 :]
    if expectations.rounds_left(state) <= 1 and not operates:
        return 0
    return gain_of_share(expectations, state, target, operates=operates)


def takeovers(state: G18czState, seat: Seat) -> Iterator[Move]:
    """Enumerate what can be done instead of what is planned: take over a company of the same player, or none.

    The price is the highest or the lowest possible: it goes to all who hold shares, but may be needed for trains.
    """
    company = turn_under_way(state).company
    for target in targets(state, company):
        low, high = price_range(state, company, target)
        if state.charters[target].president == seat and low <= high:
            for price in dict.fromkeys((high, low)):
                yield Acquire(seat, target, price)
    yield Pass(seat)
