"""What the conformance tests must be told of 18CZ: what is hidden, and what never changes in sum."""

from engine.core.registry import find
from engine.eighteenxx.moves import Exchange, Scrap
from engine.eighteenxx.trains import faces_of_cards
from tests.engine.eighteenxx.invariants import money, private_companies, rusted, shares, tiles, trains
from tests.engine.eighteenxx.open_information import hidden_moves_of, scramble

__all__ = ["LONGEST", "census", "explained", "hidden_moves", "internal", "scramble"]

LONGEST = 4000
"""No random game takes more moves."""
hidden_moves = hidden_moves_of(find("18cz"))


def census(state):
    built = sum(company is not None for hexes in state.board.stations.values() for slots in hexes for company in slots)
    counted = {"cash": money(state), "token": built + sum(charter.stations for charter in state.charters.values())}
    return counted | shares(state) | tiles(state) | trains(state) | private_companies(state)


def explained(before, move, texts):
    """Trains rust, are exported, scrapped, and replaced by the next one of Václav's; local railways are bought and sold."""
    gone, supplied = rusted(before, texts), set()
    if isinstance(move, Exchange):
        gone.discard(move.train)
    for text in texts:
        match text.key:
            case "18xx.train.exported":
                yield "train", -1
            case "18cz.train.supplied":
                company = text.params["company"]
                gone |= {train.id for train in before.charters[company].trains}
                if company in supplied:  # what it was given in this very move goes again
                    yield "train", -1
                supplied.add(company)
            case "18xx.fleet.scrapped":
                assert isinstance(move, Scrap)
                gone.add(move.train)
            case "18cz.draft.bought":
                yield ("private", text.params["local"]), 1
            case "18xx.private.sold":
                yield ("private", text.params["local"]), -1
    yield from ((("train", train), -1) for train in gone)


def internal(state):
    """Return the ids of the train cards: what people read on a card is its faces, and the letter of its rank."""
    return set(faces_of_cards(state))
