"""Trains of any 18xx game: the deck and what lies beside it, whose train it is, and what rusts."""

from __future__ import annotations

from engine.eighteenxx.company import Charter, Train
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import EighteenxxState


def find_train(charter: Charter, train: str) -> Train | None:
    """Return a company's train by the id of its card; None: it has no such train."""
    return next((owned for owned in charter.trains if owned.id == train), None)


def owner_of(state: EighteenxxState, train: str) -> CompanyId | None:
    """Return which company has a train; None: no company."""
    return next((charter.id for charter in state.charters.values() if find_train(charter, train)), None)
