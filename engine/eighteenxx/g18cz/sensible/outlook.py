"""What a company could earn, now and with other trains, and how long the game still goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.company import BANK
from engine.eighteenxx.facts import Kind
from engine.eighteenxx.g18cz.phases import phase_of
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.purchases import Ware
from engine.eighteenxx.g18cz.revenue import distance, service
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.trains import faces_left, runnable
from engine.eighteenxx.market import CompanyId

PATIENCE = 40
"""How often a search may ask whether to go on: an opponent makes do with a good run."""
HOPED_FOR: Mapping[Kind, str] = {"small": "3", "medium": "3+3", "large": "4E"}
"""The train a company of each size builds for."""
CARDS_AHEAD = 4
"""So many of the next cards of the deck are soon sold."""


def patience(most: int = PATIENCE) -> Callable[[], bool]:
    """Return what ends a search after it has asked so often."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > most

    return stop


def faces_of(state: G18czState, company: CompanyId) -> tuple[str, ...]:
    """Return the trains a company can run, by name."""
    return tuple(sorted(train.face for train in runnable(state, company)))


def hoped_for(company: CompanyId) -> tuple[str, ...]:
    """Return the trains a company builds for."""
    return (HOPED_FOR[everything().companies[company].kind],)


def earnings(state: G18czState, company: CompanyId, faces: tuple[str, ...]) -> int:
    """Return about what a company would earn with some trains on the board as it is, in K."""
    known = state.board.worked_out
    key = ("sensible earnings", company, faces, phase_of(state).tiles)
    if key not in known:
        trains = {f"train{number}": distance(state, face) for number, face in enumerate(faces)}
        running = msgspec.structs.replace(service(state, company), trains=trains)
        known[key] = best_routes(running, patience()).revenue if trains else 0
    revenue = known[key]
    assert isinstance(revenue, int)
    return revenue


def rounds_left(state: G18czState) -> int:
    """Return how many operating rounds are still to come, the present one included."""
    return sum(everything().figures.operating_rounds) - state.calendar.operating + (state.turn is not None)


def is_threatened(state: G18czState, company: CompanyId) -> bool:
    """Tell whether the next cards of the deck could rust every train that a company can run."""
    coming = {old for card in state.depot.deck[:CARDS_AHEAD] for face in faces_left(state, card) for old in face.rusts}
    return set(faces_of(state, company)) <= coming


def is_sold_by_bank(ware: Ware) -> bool:
    """Tell whether a train is on offer from the deck or the pool."""
    return ware.seller == BANK
