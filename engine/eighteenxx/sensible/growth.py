"""How money grows by the end of the game: in a share, in a company that is started, or as well as a player can do."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from engine.core.seat import Seat
from engine.eighteenxx import certificates
from engine.eighteenxx.companies import CompanyId, PrivateId
from engine.eighteenxx.private_companies import suits
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.sensible.estimates import Expectations, earnings, faces_of, rounds_until_rusted
from engine.eighteenxx.sensible.forecast import first_revenue
from engine.eighteenxx.sensible.operating import next_train
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import is_open

NEW_EARNS = 0.2
"""What a company that has yet to operate will earn per coin of its capital, once it has trains and track."""
REINVESTED = 0.6
"""The part of the best gain that money from a takeover brings: not all of it finds room in the best share."""
SURE_ROUNDS = 8
"""How many operating rounds ahead are considered at most: a game changes too much over more."""


def rounds_ahead(expectations: Expectations, state: EighteenxxState) -> int:
    """Return how many operating rounds ahead are considered, not counting one that is under way."""
    return min(SURE_ROUNDS, expectations.rounds_left(state) - (state.turn is not None))


def gain_of_share(
    expectations: Expectations, state: EighteenxxState, company: CompanyId, *, operates: bool = False
) -> float:
    """Return how much a company's share gains per coin of its price: by dividends and the rise of the price.

    ``operates``: whether the company still has a turn in the operating round under way.
    """
    charter, rounds = state.charters[company], rounds_ahead(expectations, state) + operates
    if not charter.floated:
        return 0.0
    price = certificates.price_of(state, company)
    if not charter.operated:
        return _gain(
            state, company, price, _of_new(expectations, state, company, charter.cash), Ahead(1, rounds - 1, 0)
        )
    faces = faces_of(state, company)
    revenue = float(earnings(state, company, faces))
    means, face = charter.cash, next_train(state, company)
    can_buy = face is None or means + revenue >= face.price
    if not faces and face and can_buy:
        return _gain(state, company, price, earnings(state, company, (face.name,)), Ahead(1, rounds - 1, 0))
    paid = rounds if can_buy else min(rounds, max(map(partial(rounds_until_rusted, state), faces), default=0))
    return _gain(state, company, price, revenue, Ahead(0, int(paid), rounds - int(paid)))


class Ahead(NamedTuple):
    """The coming operating rounds of a company: how many before it pays, in how many it pays, and how many after."""

    before: int
    paid: int
    after: int


def gain_of_start(expectations: Expectations, state: EighteenxxState, company: CompanyId, price: int) -> float:
    """Return how much the money gains, per coin, with which a company is started at a price."""
    kind = state.printed.kind(company)
    rounds = rounds_ahead(expectations, state)
    revenue = _of_new(expectations, state, company, kind.capital * price)
    return _gain(state, company, price, revenue, Ahead(1, rounds - 1, 0))


def _of_new(expectations: Expectations, state: EighteenxxState, company: CompanyId, capital: int) -> float:
    """Return roughly what a company that has yet to operate will earn, judging by its capital and its first run."""
    first = first_revenue(expectations, state, company) if state.turn is None else NEW_EARNS * capital
    return (NEW_EARNS * capital + first) / 2


def _gain(state: EighteenxxState, company: CompanyId, price: int, revenue: float, ahead: Ahead) -> float:
    """Return how much a share gains per coin of its price: by dividends and the rise and fall of the price."""
    chart, kind = state.printed.chart, state.printed.kind(company)
    cell = state.market.cell(company) if state.market.holds(company) else chart.cell_of(price)
    paid = ahead.paid if revenue > 0 else 0
    for _ in range(ahead.before):
        cell = chart.after_withholding(cell)
    for _ in range(paid):
        cell = chart.after_payout(cell, kind.rise)
    for _ in range(ahead.after + ahead.paid - paid):
        cell = chart.after_withholding(cell)
    return (max(paid, 0) * revenue * kind.unit / 100 + chart.price(cell) - price) / price


def best_gain(expectations: Expectations, state: EighteenxxState, seat: Seat) -> float:
    """Return the gain per coin in the best share that is on sale for a player, or the best company to start."""
    best = 0.0
    for company, charter in state.charters.items():
        if charter.closed or not (kind := state.printed.kind(company)).par:
            continue
        if charter.par is not None:
            room = certificates.held(charter, seat) + kind.unit <= kind.most_held
            if room and not certificates.sold_out(charter):
                best = max(best, gain_of_share(expectations, state, company))
        elif is_open(state, state.printed.companies[company].kind):
            best = max(best, gain_of_start(expectations, state, company, kind.par[0]))
    return best


def given_away(expectations: Expectations, state: EighteenxxState, company: CompanyId) -> list[PrivateId]:
    """Return the private companies that a president had better sell to a company, as the money grows more than they do.

    The money is assumed to grow as well as it can, as a private company also takes up the room of a share. This and the
    pace of the late game together raised the mean of a seat in 18CZ for three from 5,716 to 5,904 (30 games, ± 100
    each; the first 16 gained 370, the others nothing).
    """
    president, last = state.charters[company].president, rules_of(state).is_last_set(state)
    if not isinstance(president, int) or last:
        return []
    most = rules_of(state).private_value(state) * (1 + best_gain(expectations, state, Seat(president)))
    return [
        name
        for name, private in state.private_companies.items()
        if private.owner == president and suits(state, company, name) and most > expectations.private_worth(state, name)
    ]
