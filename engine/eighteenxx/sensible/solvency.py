"""When a company loses its last trains, what the next one costs, and whether to keep money for it.

In games where a company without a train must buy one, its president adds what it lacks, and is bankrupt if he cannot.
So a company begins in time to keep what it earns.
"""

from __future__ import annotations

import itertools

from engine.core.seat import Seat
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.printed import Face
from engine.eighteenxx.sensible.estimates import Expectations, faces_of, rounds_until_rusted
from engine.eighteenxx.state import EighteenxxState, cash_of
from engine.eighteenxx.trains import runs

SOON = 3.5
"""Trains that rust within this many operating rounds are replaced by one of another own company, if it has one."""
VERY_SOON = 2.5
"""For trains that rust within this many operating rounds, others are bought and money is kept."""
EARLIER = 1
"""How many operating rounds earlier than necessary money is kept: others may buy faster than before."""
MOST_TURNS = 5
"""In how many turns the money that is kept must suffice for a train."""


def rounds_with_trains(state: EighteenxxState, company: CompanyId) -> float:
    """Return in roughly how many operating rounds a company will have lost all the trains that it can run."""
    faces = faces_of(state, company)
    if not state.printed.kind(company).trains_age:
        return float("inf") if faces else 0
    return max((rounds_until_rusted(state, face) for face in faces), default=0)


def next_to_pay_for(state: EighteenxxState, company: CompanyId) -> Face | None:
    """Return the train that a company will have to buy: the one that rusts its last trains, or the next if it has none.

    Return None if one of its trains never rusts.
    """
    left = set(faces_of(state, company))
    for card in itertools.chain(*state.depot.decks):
        for face in state.printed.cards[card.rank].faces:
            if runs(state.printed, company, face.name):
                left -= set(face.rusts)
                if not left:
                    return face
    return None


def missing(state: EighteenxxState, company: CompanyId) -> int:
    """Return how much a company lacks at present for the train that it will have to buy."""
    face = next_to_pay_for(state, company)
    return max(face.price - cash_of(state, company), 0) if face else 0


def harm(state: EighteenxxState, seat: Seat, company: CompanyId, face: Face) -> int:
    """Return how much a president would have to add for other companies whose last trains a purchase rusts."""
    rusts, due = set(face.rusts) - set(state.depot.rusted), 0
    for other, charter in state.charters.items():
        faces = set(faces_of(state, other))
        if charter.president == seat and other != company and faces and faces <= rusts:
            due += missing(state, other)
    return due


def is_saved(expectations: Expectations, state: EighteenxxState, company: CompanyId, revenue: int) -> bool:
    """Return whether a company had better keep its revenue for the train that it will have to buy.

    It begins as late as it can, and does not if it would have to keep too many of them.
    """
    lasts, lacking = rounds_with_trains(state, company), missing(state, company)
    if lasts > expectations.rounds_left(state) - 1 or not lacking or not revenue:
        return False
    turns = -(-lacking // revenue)
    return turns <= MOST_TURNS and lasts <= max(turns + EARLIER, VERY_SOON)
