"""What the conformance tests must be told of 1854: what is hidden, and what never changes in sum."""

from engine.core.registry import find
from engine.eighteenxx.g1854.rounds import LONE
from engine.eighteenxx.g1854.rules import REPLACED, REPLACING
from engine.eighteenxx.trains import faces_of_cards
from tests.engine.eighteenxx.invariants import money, private_companies, rusted, shares, tiles, trains
from tests.engine.eighteenxx.open_information import hidden_moves_of, scramble

__all__ = ["LONGEST", "census", "explained", "hidden_moves", "internal", "scramble"]

LONGEST = 8000
"""No random game takes more moves."""
hidden_moves = hidden_moves_of(find("1854"))


def census(state):
    counted = {"cash": money(state)} | shares(state) | tiles(state) | trains(state) | private_companies(state)
    for company, charter in state.charters.items():
        counted["token", company] = charter.stations + len(state.board.stations_of(company))
    for size, contract in state.printed.figures.mail.items():
        assert list(state.contracts.values()).count(size) <= contract.count
    return counted | {("contract", company): 1 for company in state.contracts}


def explained(before, move, texts):
    """Trains rust, the last 4 goes, local railways merge, mountain railways close; majors split, contracts are bought."""
    gone = rusted(before, texts)
    for text in texts:
        match text.key:
            case "18xx.train.from_retired" if text.params["train"] == REPLACING:
                owned = [train for charter in before.charters.values() for train in charter.trains]
                gone |= {train.id for train in (*before.depot.retired, *owned) if train.face == REPLACED}
            case "1854.train.removed":
                gone.add([train.id for train in before.depot.deck if train.rank == LONE][-1])
            case "1854.merger.done":
                for local in text.params["companies"]:
                    charter = before.charters[local]
                    gone |= {train.id for train in charter.trains}
                    yield ("token", local), -charter.stations - len(before.board.stations_of(local))
            case "18xx.stock.split":
                yield ("certificate", text.params["company"]), text.params["number"]
            case "18xx.auction.sold" if text.params["lot"] in before.private_companies:
                yield ("private", text.params["lot"]), 1
            case "1854.railway.closes":
                yield from ((("private", railway), -1) for railway in text.params["railways"])
            case "1854.contract.small" | "1854.contract.large":
                yield ("contract", text.params["company"]), 1
    yield from ((("train", train), -1) for train in gone)


def internal(state):
    """Return the ids of the train cards but for those that are tiles, too: on a card people read what it runs as."""
    return faces_of_cards(state).keys() - set(state.printed.tiles)
