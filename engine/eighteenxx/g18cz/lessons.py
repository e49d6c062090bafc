"""The lessons by which 18CZ is learned: moments of one short game for three, from the draft to a second round."""

from __future__ import annotations

from engine.core.lessons import Example, Goal, Lesson, Mistake
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx.companies import BANK, CompanyId, Train
from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.moves import BuildStation, Buy, BuyTrain, Dividend, LayTile, Par, Pass, Run
from engine.eighteenxx.state import pay

YOU, NEXT, FIRST = Seat(0), Seat(2), Seat(1)
"""The seats in the order of the first stock round; the last of them begins the draft."""
PLAYERS = 3
OURS, SECOND, THIRD = CompanyId("EKJ"), CompanyId("BCB"), CompanyId("VBW")
"""The companies of the three, ours first."""
HOME, NEIGHBOUR = "D4", "D2"

DRAFTED: tuple[Move, ...] = (
    DraftPurchase(FIRST, "S1"),
    DraftPurchase(NEXT, "S3"),
    DraftPurchase(YOU, "S4"),
    *(Pass(YOU), Pass(NEXT), Pass(FIRST)),
)
STARTED = (*DRAFTED, Par(YOU, OURS, 70), Par(NEXT, SECOND, 60), Par(FIRST, THIRD, 60))
SOLD = (*STARTED, Buy(YOU, OURS), *(Pass(NEXT), Pass(FIRST), Pass(YOU)))
BUILT = (*SOLD, LayTile(YOU, HOME, "57", 1), LayTile(YOU, NEIGHBOUR, "57", 1))
SECOND_ROUND = (
    *(*BUILT, BuyTrain(YOU, "deck 2", 70), Pass(YOU)),
    *(LayTile(NEXT, "D16", "5", 0), Pass(NEXT), BuyTrain(NEXT, "deck 2", 70), Pass(NEXT)),
    *(LayTile(FIRST, "I9", "5", 1), Pass(FIRST), BuyTrain(FIRST, "deck 2", 70), Pass(FIRST)),
    *(Pass(FIRST), Pass(NEXT), Pass(YOU)),
)
"""The first operating round and a stock round without sales."""
RUN = (*SECOND_ROUND, Pass(YOU))
WESTWARD = frozenset({("5", 0), ("5", 1), ("6", 1), ("6", 5), ("57", 1)})
"""The tiles and rotations with which track leads from our home to its neighbour."""
EASTWARD = frozenset({("5", 3), ("5", 4), ("6", 4), ("57", 1)})
"""The tiles and rotations on the neighbour with which it leads back."""


def _later(state: G18czState) -> None:
    """Arrange that all trains before the first 4 are sold, and our company has a 3."""
    deck = state.depot.deck
    (ours,) = (train for train in deck if (train.rank, train.copy) == ("d", 0))
    deck[:] = [train for train in deck if train.rank > "d"]
    state.depot.phase = "d"
    charter = state.charters[OURS]
    charter.trains = [Train(ours.rank, ours.copy, "3")]
    pay(state, BANK, OURS, 300 - charter.cash)


LESSONS = (
    Lesson(
        "draft",
        PLAYERS,
        (
            Goal(
                DraftPurchase(FIRST, "L1"),
                lambda move: move.local.startswith("L"),
                mistakes=(Mistake("pass", Pass(FIRST)), Mistake("small", DraftPurchase(FIRST, "S6"))),
            ),
        ),
    ),
    Lesson(
        "par",
        PLAYERS,
        (
            Goal(
                Par(YOU, OURS, 70),
                lambda move: move.price >= 65,
                mistakes=(Mistake("pass", Pass(YOU)), Mistake("low", Par(YOU, OURS, 50))),
            ),
        ),
        moves=DRAFTED,
    ),
    Lesson(
        "buy",
        PLAYERS,
        (
            Goal(
                Buy(YOU, OURS),
                mistakes=(
                    Mistake("pass", Pass(YOU)),
                    Mistake("theirs", Buy(YOU, SECOND)),
                    Mistake("second", Par(YOU, CompanyId("OFE"), 50)),
                ),
            ),
        ),
        moves=STARTED,
    ),
    Lesson(
        "track",
        PLAYERS,
        (
            Goal(
                LayTile(YOU, HOME, "57", 1),
                lambda move: (move.tile, move.rotation) in WESTWARD,
                mistakes=(Mistake("away", LayTile(YOU, HOME, "57", 0)),),
            ),
            Goal(
                LayTile(YOU, NEIGHBOUR, "57", 1),
                lambda move: move.hex == NEIGHBOUR and (move.tile, move.rotation) in EASTWARD,
                mistakes=(Mistake("pass", Pass(YOU)),),
            ),
        ),
        moves=SOLD,
    ),
    Lesson(
        "train",
        PLAYERS,
        (
            Goal(BuyTrain(YOU, "deck 2", 70)),
            Goal(Pass(YOU), mistakes=(Mistake("second", BuyTrain(YOU, "deck 2", 70)),)),
        ),
        moves=BUILT,
    ),
    Lesson(
        "run",
        PLAYERS,
        (
            Goal(Run(YOU, ("a1", NEIGHBOUR, HOME)), lambda move: {HOME, NEIGHBOUR} <= {*move.routes}),
            Goal(Dividend(YOU, "payout"), mistakes=(Mistake("withhold", Dividend(YOU, "withhold")),)),
        ),
        moves=RUN,
    ),
    Lesson(
        "rust",
        PLAYERS,
        (Goal(BuyTrain(YOU, "deck 4", 250), mistakes=(Mistake("pass", Pass(YOU)),)),),
        moves=(*RUN, Run(YOU, ("a1", NEIGHBOUR, HOME)), Dividend(YOU, "payout")),
        arrange=_later,
    ),
)


def _richer(state: G18czState) -> None:
    """Give our company money for a station, and remove the company whose home lies next to ours."""
    pay(state, BANK, OURS, 200 - state.charters[OURS].cash)
    state.charters[CompanyId("BTE")].closed = True


def _green(state: G18czState) -> None:
    """Begin the phase of green tiles."""
    state.depot.phase = "d"


ROUTE = Run(YOU, ("a1", NEIGHBOUR, HOME))

EXAMPLES = {
    "or1": Example("order", (), PLAYERS, moves=BUILT, then=(BuyTrain(YOU, "deck 2", 70), Pass(YOU))),
    "or4": Example("map", (HOME,), PLAYERS, moves=SOLD, then=(LayTile(YOU, HOME, "57", 1),), compared=True),
    "or5": Example(
        "map",
        (HOME,),
        PLAYERS,
        moves=SECOND_ROUND,
        arrange=_green,
        then=(LayTile(YOU, HOME, "14", 0),),
        compared=True,
    ),
    "or6": Example(
        "map",
        (NEIGHBOUR,),
        PLAYERS,
        moves=SECOND_ROUND,
        arrange=_richer,
        then=(Pass(YOU), BuildStation(YOU, NEIGHBOUR, 0)),
        compared=True,
    ),
    "or7": Example("runs", (HOME, NEIGHBOUR), PLAYERS, moves=RUN, then=(ROUTE,)),
    "price": Example("chart", (OURS,), PLAYERS, moves=RUN, then=(ROUTE, Dividend(YOU, "payout"))),
}
"""The examples of sections of the rulebook, by the names of the sections."""
