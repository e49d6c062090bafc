"""What the conformance tests must be told of 18CZ: what is hidden, and what never changes in sum."""

from engine.core.registry import find
from tests.engine.eighteenxx.invariants import money, shares, tiles, trains
from tests.engine.eighteenxx.open_information import hidden_moves_of, scramble

__all__ = ["COMES", "LEAVES", "LONGEST", "census", "hidden_moves", "internal", "scramble"]

LONGEST = 4000
"""No random game takes more moves."""
LEAVES = {"train": frozenset({"18xx.train.rust", "18xx.train.exported", "18cz.train.supplied", "18xx.fleet.scrapped"})}
COMES: dict[str, frozenset[str]] = {}
hidden_moves = hidden_moves_of(find("18cz"))


def census(state):
    built = sum(company is not None for hexes in state.board.stations.values() for slots in hexes for company in slots)
    left = sum(charter.stations for charter in state.charters.values())
    return {"cash": money(state), "token": built + left, **shares(state), **tiles(state), **trains(state)}


def internal(state):
    """Return the ids of the train cards: what people read on a card is its faces, and the letter of its rank."""
    return {train for _, train in trains(state)}
