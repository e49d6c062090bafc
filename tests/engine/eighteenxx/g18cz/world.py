"""What the conformance tests must be told of 18CZ: what is hidden, and what never changes in sum."""

from collections import Counter

from engine.core.registry import find
from tests.engine.eighteenxx.invariants import money
from tests.engine.eighteenxx.open_information import hidden_moves_of, scramble

__all__ = ["LONGEST", "census", "hidden_moves", "internal", "scramble"]

LONGEST = 4000
"""No random game takes more moves."""
hidden_moves = hidden_moves_of(find("18cz"))


def census(state):
    counted = {"cash": money(state)}
    for company, charter in state.charters.items():
        counted["certificates", company] = len(charter.certificates)
    built = sum(company is not None for hexes in state.board.stations.values() for slots in hexes for company in slots)
    counted["stations"] = built + sum(charter.stations for charter in state.charters.values())
    laid = Counter(tile.tile for tile in state.board.laid.values())
    for tile, copies in state.board.supply.items():
        counted["tiles", tile] = len(copies) + laid[tile]
    cards = [*state.depot.deck, *state.depot.pool, *(train for c in state.charters.values() for train in c.trains)]
    for card, number in Counter(train.id for train in cards).items():
        assert number == 1, f"{card} is in two places"
        counted["card", card] = number
    return counted


def internal(state):
    """Return the ids of the train cards: what people read on a card is its faces, and the letter of its rank."""
    owned = (train for charter in state.charters.values() for train in charter.trains)
    return {train.id for train in (*owned, *state.depot.deck, *state.depot.pool)}
