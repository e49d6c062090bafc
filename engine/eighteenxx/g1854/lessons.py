"""The lessons by which 1854 is learned: moments of one short game for three, from the auction to a second round."""

from __future__ import annotations

from engine.core.lessons import Example, Goal, Lesson, Mistake
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx.companies import BANK, CompanyId, Train
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.moves import (
    BidOn,
    BuildTunnel,
    BuyFirst,
    BuyFrom,
    BuyTrain,
    Dividend,
    LayTile,
    Par,
    Pass,
    Run,
    TakeOption,
)
from engine.eighteenxx.state import pay

YOU, FIRST, SECOND = Seat(0), Seat(1), Seat(2)
"""The learner, who goes first in stock rounds and last in the auction, and the two others."""
PLAYERS = 3
OURS, HOME = CompanyId("SB"), "E13"
"""The company of the learner, and where it begins."""
THEIRS = (CompanyId("1"), CompanyId("2"))
"""Two local railways of the others."""
ROUND = (FIRST, SECOND, YOU)

BEGUN: tuple[Move, ...] = tuple(BuyFirst(seat) for seat in (*ROUND, FIRST, SECOND))
"""Three mountain railways and two local ones are bought; the third local railway is on offer."""
SOLD = (*BEGUN, *(BuyFirst(seat) for seat in (YOU, *ROUND, FIRST, SECOND)))
STARTED = (*SOLD, Par(YOU, OURS, 67), Pass(FIRST), Pass(SECOND))
FLOATED = (*STARTED, BuyFrom(YOU, OURS, "ipo"), Pass(FIRST), Pass(SECOND), Pass(YOU))
LOCALS = tuple(Pass(seat) for seat in (*ROUND, *ROUND) for _ in range(2))
"""Six local railways lay no track and buy no train."""
BUILT = (*FLOATED, *LOCALS)
SECOND_ROUND = (
    *(*BUILT, LayTile(YOU, HOME, "57", 2), Pass(YOU), BuyTrain(YOU, "deck 2", 100), *(Pass(YOU), Pass(YOU))),
    *(*(Pass(seat) for seat in ROUND), *LOCALS, Pass(YOU)),
)
WESTWARD = frozenset({("5", 1), ("5", 2), ("6", 0), ("6", 2), ("57", 2)})
"""The tiles and rotations with which track leads from our home to the edge of the map."""
ROUTE = ("21", "D12", HOME)


def _later(state: G1854State) -> None:
    """Arrange that all trains before the first 4 are sold, our company has a 3, and two locals have a 1+ each."""
    deck = state.depot.deck
    ours = next(train for train in deck if train.rank == "3")
    deck[:] = [train for train in deck if train.rank not in {"2", "3"}]
    state.depot.phase = "3"
    charter = state.charters[OURS]
    charter.trains = [Train(ours.rank, ours.copy, "3")]
    pay(state, BANK, OURS, 400 - charter.cash)
    (small,) = (deck for deck in state.depot.decks if deck[0].rank == "1+")
    for local in THEIRS:
        bought = small.pop(0)
        state.charters[local].trains = [Train(bought.rank, bought.copy, "1+")]


LESSONS = (
    Lesson(
        "auction",
        PLAYERS,
        (
            Goal(
                BuyFirst(YOU),
                mistakes=(Mistake("pass", Pass(YOU)), Mistake("later", BidOn(YOU, "P4", 175))),
            ),
        ),
        moves=BEGUN,
    ),
    Lesson(
        "par",
        PLAYERS,
        (
            Goal(
                Par(YOU, OURS, 67),
                lambda move: move.price <= 77,
                mistakes=(Mistake("pass", Pass(YOU)), Mistake("dear", Par(YOU, OURS, 93))),
            ),
        ),
        moves=SOLD,
    ),
    Lesson(
        "float",
        PLAYERS,
        (
            Goal(
                BuyFrom(YOU, OURS, "ipo"),
                mistakes=(Mistake("pass", Pass(YOU)), Mistake("option", TakeOption(YOU, OURS, "ipo"))),
            ),
        ),
        moves=STARTED,
    ),
    Lesson(
        "local",
        PLAYERS,
        (
            Goal(
                LayTile(SECOND, "J30", "1", 0),
                lambda move: move.hex == "J30",
                mistakes=(Mistake("pass", Pass(SECOND)), Mistake("empty", LayTile(SECOND, "K29", "9", 2))),
            ),
            Goal(BuyTrain(SECOND, "deck 1+", 100), mistakes=(Mistake("no_train", Pass(SECOND)),)),
        ),
        moves=(*FLOATED, *LOCALS[:8]),
    ),
    Lesson(
        "track",
        PLAYERS,
        (
            Goal(
                LayTile(YOU, HOME, "57", 2),
                lambda move: move.hex == HOME and (move.tile, move.rotation) in WESTWARD,
                mistakes=(Mistake("pass", Pass(YOU)), Mistake("away", LayTile(YOU, HOME, "57", 0))),
            ),
            Goal(Pass(YOU), mistakes=(Mistake("tunnel", BuildTunnel(YOU, "F14", "0-2")),)),
            Goal(BuyTrain(YOU, "deck 2", 100)),
        ),
        moves=BUILT,
    ),
    Lesson(
        "run",
        PLAYERS,
        (
            Goal(Run(YOU, ROUTE), lambda move: {*ROUTE} == {*move.routes}, mistakes=(Mistake("none", Run(YOU, ())),)),
            Goal(Dividend(YOU, "payout"), mistakes=(Mistake("withhold", Dividend(YOU, "withhold")),)),
        ),
        moves=SECOND_ROUND,
    ),
    Lesson(
        "rust",
        PLAYERS,
        (Goal(BuyTrain(YOU, "deck 4", 320), mistakes=(Mistake("pass", Pass(YOU)),)),),
        moves=(*SECOND_ROUND, Run(YOU, ROUTE), Dividend(YOU, "payout")),
        arrange=_later,
    ),
)


def _richer(state: G1854State) -> None:
    """Give our company money for a station."""
    pay(state, BANK, OURS, 200 - state.charters[OURS].cash)


RAN = (Run(YOU, ROUTE), Dividend(YOU, "payout"))

EXAMPLES = {
    "r1": Example("order", (), PLAYERS, moves=FLOATED, then=LOCALS[:5]),
    "r4": Example("map", (HOME,), PLAYERS, moves=BUILT, then=(LayTile(YOU, HOME, "57", 2),), compared=True),
    "r5": Example(
        "map",
        ("F14", HOME),
        PLAYERS,
        moves=BUILT,
        then=(LayTile(YOU, HOME, "57", 2), BuildTunnel(YOU, "F14", "0-2")),
        compared=True,
    ),
    "r7": Example("runs", (HOME, "D12"), PLAYERS, moves=SECOND_ROUND, then=RAN[:1]),
    "r8": Example("chart", (OURS,), PLAYERS, moves=SECOND_ROUND, then=RAN),
    "t2": Example(
        "local_map", ("J30",), PLAYERS, moves=(*FLOATED, *LOCALS[:8]), then=(LayTile(SECOND, "J30", "1", 0),)
    ),
}
"""The examples of sections of the rulebook, by the names of the sections."""
