"""Trains of any 18xx game: the deck and the pool beside it, whose train it is, and what rusts."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.eighteenxx.company import Charter, Depot, Train
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import EighteenxxState


def find_train(charter: Charter, train: str) -> Train | None:
    """Return a company's train by the id of its card; None: it has no such train."""
    return next((owned for owned in charter.trains if owned.id == train), None)


def owner_of(state: EighteenxxState, train: str) -> CompanyId | None:
    """Return which company has a train; None: no company."""
    return next((charter.id for charter in state.charters.values() if find_train(charter, train)), None)


def take(depot: Depot, train: Train, endless: Collection[str]) -> Train:
    """Take a card out of the deck or the pool.

    The last card of the deck, of a rank in ``endless``, brings the next one with it. Raises ValueError where the card
    is in neither.
    """
    if train in depot.pool:
        depot.pool.remove(train)
        return train
    # Cards given back may lie on the last one: it is not always taken last.
    is_last = depot.deck[-1:] == [train]
    depot.deck.remove(train)
    if is_last and train.rank in endless:
        depot.deck.append(Train(train.rank, train.copy + 1, train.face))
    return train


def put_on_top(depot: Depot, train: Train) -> None:
    """Put a card back on top of the deck."""
    depot.deck.insert(0, train)


def rust(state: EighteenxxState, faces: Collection[str], *, in_pool: bool) -> Mapping[CompanyId, tuple[str, ...]]:
    """Take all trains of some faces out of the game; return which each company lost, in the order of the charters.

    ``in_pool``: cards in the pool go by the face they had last.
    """
    lost: dict[CompanyId, tuple[str, ...]] = {}
    for company, charter in state.charters.items():
        if gone := tuple(train.face for train in charter.trains if train.face in faces):
            charter.trains = [train for train in charter.trains if train.face not in faces]
            lost[company] = gone
    if in_pool:
        state.depot.pool = [train for train in state.depot.pool if train.face not in faces]
    return lost
