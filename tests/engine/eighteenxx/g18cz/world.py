"""What the conformance tests must be told of 18CZ: what is hidden, and what never changes in sum."""

from collections import Counter

from engine.core import codec
from engine.core.players import random_move
from engine.core.registry import find
from engine.core.rng import Rng
from engine.eighteenxx.state import all_money

LONGEST = 4000
"""No random game takes more moves."""


def scramble(state, viewer, chance):
    """Exchange the only thing that is hidden: the seed."""
    other = codec.clone(state)
    other.rng.seed = f"another-{chance.random()}"
    return other


def census(state):
    counted = {"cash": all_money(state)}
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


def hidden_moves(state, other, seat):
    """Nothing that is hidden bears on any move."""
    move = random_move(find("18cz"), state, seat, Rng("any"))
    yield move, move


def internal(state):
    """Return the ids of the train cards: what people read on a card is its faces, and the letter of its rank."""
    owned = (train for charter in state.charters.values() for train in charter.trains)
    return {train.id for train in (*owned, *state.depot.deck, *state.depot.pool)}
