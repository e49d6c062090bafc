"""What the sensible opponent does with a company's money and the trains it takes over.

The company buys its president's private companies: money in a treasury counts for nobody, but money paid to the
president starts the next company.
"""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import BuyPrivate, Exchange, Pass, Scrap
from engine.eighteenxx.private_companies import price_range, purchasable
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.sensible.decision import Decision
from engine.eighteenxx.sensible.estimates import Expectations, faces_of, is_threatened
from engine.eighteenxx.sensible.growth import given_away
from engine.eighteenxx.sensible.operating import next_price
from engine.eighteenxx.sensible.trains import worth_of_train
from engine.eighteenxx.state import EighteenxxState, cash_of, turn_under_way
from engine.eighteenxx.trains import faces_left, find_train, runs

FAIR = 0.9
"""The least part of its value for which a player sells a private company to an own company."""


def buy_private(expectations: Expectations, state: EighteenxxState, seat: Seat) -> Move | None:
    """Let the company buy its president's private companies as dearly as it may, with money not needed for a train."""
    company = turn_under_way(state).company
    spare = cash_of(state, company) - reserve(state, company)
    given, buys = given_away(expectations, state, company), set(purchasable(state, company))
    # What pays least goes first.
    for private in sorted(given, key=lambda name: expectations.private_worth(state, name)):
        low, high = price_range(state, company, private)
        price = min(high, spare)
        if private in buys and price >= max(low, FAIR * rules_of(state).private_value(state)):
            return BuyPrivate(seat, private, price)
    return None


def reserve(state: EighteenxxState, company: CompanyId) -> int:
    """Return what a company keeps for the train that it will have to buy soon."""
    return next_price(state, company) if is_threatened(state, company) else 0


def review_fleet(expectations: Expectations, decision: Decision) -> Move:
    """Turn cards over that were taken over with a company, if that pays; scrap those that cannot run."""
    state, seat = decision.state, decision.seat
    turn = turn_under_way(state)
    company, charter = turn.company, state.charters[turn.company]
    received = [train for train in (find_train(charter, name) for name in turn.received) if train]
    if Exchange in decision.kinds:
        for train in received:
            if runs(state.printed, company, train.face):
                continue
            for face in faces_left(state, train):
                cost = max(face.price - state.printed.faces[train.face].price, 0)
                if face.kind != state.printed.companies[company].kind or face.name == train.face or cost > charter.cash:
                    continue
                if worth_of_train(expectations, state, company, face, cost) > 0 or not faces_of(state, company):
                    return Exchange(seat, train.id, face.name)
    for train in received:
        if not runs(state.printed, company, train.face):
            return Scrap(seat, train.id)
    if Pass in decision.kinds:
        return Pass(seat)
    return Scrap(seat, min(received, key=lambda train: state.printed.faces[train.face].reach).id)
