"""What the conformance tests must be told of the toy of the 18xx family."""

from tests.engine.eighteenxx.invariants import money, rusted, shares, tiles, trains
from tests.engine.eighteenxx.open_information import hidden_moves_of, scramble
from tests.toy_18xx.engine.game import TOY

__all__ = ["LONGEST", "census", "explained", "hidden_moves", "internal", "scramble"]

LONGEST = 8000
"""No random game takes more moves."""
hidden_moves = hidden_moves_of(TOY)


def census(state):
    counted = {"cash": money(state), **shares(state), **tiles(state), **trains(state)}
    for company, charter in state.charters.items():
        counted["token", company] = charter.stations + len(state.board.stations_of(company))
    return counted


def explained(before, move, texts):
    """Trains rust, and nothing else leaves the game."""
    return ((("train", train), -1) for train in rusted(before, texts))


def internal(state):
    """Return the ids of the train cards but for those that are tiles, too."""
    return {train for _, train in trains(state)} - set(state.printed.tiles)
