"""Trains of any 18xx game: the deck and the pool beside it, whose train it is, and what rusts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from engine.core.text import Text, text
from engine.eighteenxx.company import Charter, Depot, Train
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import EighteenxxState


def find_train(charter: Charter, train: str) -> Train | None:
    """Return a company's train by the id of its card; None: it has no such train."""
    return next((owned for owned in charter.trains if owned.id == train), None)


def owner_of(state: EighteenxxState, train: str) -> CompanyId | None:
    """Return which company has a train; None: no company."""
    return next((charter.id for charter in state.charters.values() if find_train(charter, train)), None)


def card_words(train: Train, among: Sequence[Train], face: str | None = None) -> Text:
    """Return a card as people tell it from others: what it runs as, its rank, and its number among those alike.

    ``face``: what it would run as, where that is open for all of them.
    """
    alike = [other.id for other in among if other.rank == train.rank and (face or other.face == train.face)]
    return text("18xx.train.card", train=face or train.face, rank=train.rank, number=alike.index(train.id) + 1)


def written_names(trains: Iterable[Train]) -> dict[str, str]:
    """Return what people write for each of some trains, by its id: what it runs as, and from the second on a number."""
    names: dict[str, str] = {}
    for train in trains:
        number = 1 + sum(name.partition(".")[0] == train.face for name in names.values())
        names[train.id] = train.face if number == 1 else f"{train.face}.{number}"
    return names


def faces_of_cards(state: EighteenxxState) -> dict[str, str]:
    """Return what each card in the game runs as, by its id."""
    owned = (train for charter in state.charters.values() for train in charter.trains)
    return {train.id: train.face for train in (*owned, *state.depot.pool, *state.depot.deck)}


def face_of(state: EighteenxxState, name: str) -> str:
    """Return what a card runs as by its id; of what is no card's id, the same."""
    return faces_of_cards(state).get(name, name)


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
