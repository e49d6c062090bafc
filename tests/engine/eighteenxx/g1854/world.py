"""What the conformance tests must be told of 1854: what is hidden, and what never changes in sum."""

from collections import Counter

from engine.core.registry import find
from tests.engine.eighteenxx.invariants import money
from tests.engine.eighteenxx.open_information import hidden_moves_of, scramble

__all__ = ["LONGEST", "census", "hidden_moves", "internal", "scramble"]

LONGEST = 8000
"""No random game takes more moves."""
hidden_moves = hidden_moves_of(find("1854"))


def census(state):
    counted = {"cash": money(state)}
    for company, charter in state.charters.items():
        counted["percent", company] = sum(each.percent + (10 if each.option else 0) for each in charter.certificates)
        if not charter.closed:
            counted["stations", company] = charter.stations + len(state.board.stations_of(company))
    laid = Counter(tile.tile for tile in state.board.laid.values())
    laid += Counter(tunnel.tunnel for tunnels in state.board.tunnels.values() for tunnel in tunnels)
    for tile, copies in state.board.supply.items():
        counted["tiles", tile] = len(copies) + laid[tile]
    for card, number in Counter(train.id for train in cards(state)).items():
        assert number == 1, f"{card} is in two places"
        counted["card", card] = number
    for size, contract in state.printed.figures.mail.items():
        assert list(state.contracts.values()).count(size) <= contract.count
    return counted


def cards(state):
    """Every card that is in the game."""
    depot = state.depot
    yield from (train for deck in depot.decks for train in deck)
    yield from (*depot.pool, *depot.retired)
    yield from (train for charter in state.charters.values() for train in charter.trains)


def internal(state):
    """Return the ids of the train cards but for those that are tiles, too: on a card people read what it runs as."""
    return {train.id for train in cards(state)} - set(state.printed.tiles)
