"""A game of planning opponents told move by move as readable text.

``python -m tests.engine.german_railways.telling`` writes it anew; the difference is the review of a rule change.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.core.game import Setup
from engine.core.match import Match
from engine.german_railways.game import GERMAN
from tests.playthroughs.telling import lines

KEPT = Path(__file__).parent / "german-4p.txt"
PLAYERS, SEED = 4, "koenigsberg"


def tell() -> str:
    """Play a game to its end and tell it."""
    return "".join(
        f"{line}\n" for line in lines(Match(GERMAN, Setup("german", PLAYERS), SEED), GERMAN.policies["normal"], _view)
    )


def _view(match: Match) -> Iterator[str]:
    view = match.view(None)
    yield (
        f"     | {view.stage}, round {view.round}, order {' '.join(map(str, view.order)) or '-'} at {view.at}, "
        f"bag {' '.join(map(str, view.bag.markers))}, linked enough {' '.join(view.linked_enough) or '-'}"
    )
    for seat in view.seats:
        shares = " ".join(f"{number} {id_}" for id_, number in seat.shares.items())
        yield f"     | seat {seat.seat}: {seat.cash} Taler, income {seat.income}, shares {shares or '-'}"
    for there in view.railroads:
        yield (
            f"     | {there.id}: {there.treasury} Taler, income {there.income}{'' if there.pays else ' unpaid'}, "
            f"{there.locomotives} locomotives, {there.unsold} unsold, links {' '.join(there.links) or '-'}"
        )


if __name__ == "__main__":
    KEPT.write_text(tell(), "utf-8")
