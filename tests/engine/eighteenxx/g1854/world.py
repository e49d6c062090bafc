"""What the conformance tests must be told of 1854: what is hidden, and what never changes in sum."""

from engine.core.registry import find
from tests.engine.eighteenxx.invariants import money, shares, tiles, trains
from tests.engine.eighteenxx.open_information import hidden_moves_of, scramble

__all__ = ["COMES", "LEAVES", "LONGEST", "census", "hidden_moves", "internal", "scramble"]

LONGEST = 8000
"""No random game takes more moves."""
LEAVES = {
    "train": frozenset({"18xx.train.rust", "1854.train.removed", "1854.merger.done"}),
    "token": frozenset({"1854.merger.done"}),
}
COMES: dict[str, frozenset[str]] = {}
hidden_moves = hidden_moves_of(find("1854"))


def census(state):
    counted = {"cash": money(state), **shares(state), **tiles(state), **trains(state)}
    for company, charter in state.charters.items():
        counted["token", company] = charter.stations + len(state.board.stations_of(company))
    for size, contract in state.printed.figures.mail.items():
        assert list(state.contracts.values()).count(size) <= contract.count
    return counted


def internal(state):
    """Return the ids of the train cards but for those that are tiles, too: on a card people read what it runs as."""
    return {train for _, train in trains(state)} - set(state.printed.tiles)
