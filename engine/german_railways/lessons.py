"""The lessons by which German Railways is learned: positions with three players, one of whom is the learner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.lessons import Example, Goal, Lesson, Mistake
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.german_railways.bag import ROUND as ACTIONS
from engine.german_railways.moves import Auction, Bid, Build, Pass
from engine.german_railways.state import GermanState
from engine.hexes import HexName

YOU, FIRST, SECOND = Seat(0), Seat(1), Seat(2)
LAST = Seat(2)
"""The learner's seat in an auction that two others have begun."""
PLAYERS = 3
OWNERS: Mapping[str, Sequence[Seat]] = {
    "PO": (FIRST,),
    "NME": (SECOND,),
    "KSS": (FIRST,),
    "KBS": (SECOND,),
    "MWB": (YOU,),
    "GBS": (SECOND,),
    "CME": (FIRST,),
    "BHE": (YOU,),
}
"""Who has bought the first share of each railroad, in positions where all of these are sold."""
OURS, TO_BERLIN, TO_HAMBURG = "BHE", ("F7", "F8", "F9", "G9"), ("D6", "D5")
"""The learner's railroad, which pays dividends only once it has built to both cities, and the ways to these."""
DEAR, RAISED, THEIRS = 15, 11, 5
"""A price above which no beginner should go, another player's highest bid, and the money of each railroad of others."""


def _in_turn(
    treasuries: Mapping[str, int], networks: Mapping[str, Sequence[str]], cash: int = 20
) -> Callable[[GermanState], None]:
    """Return a function that arranges a position in which the learner has an action.

    Args:
        treasuries: the money of those of the learner's railroads that have some.
        networks: what railroads have built.
        cash: what each player has.

    """

    def arrange(state: GermanState) -> None:
        for id_, railroad in state.railroads.items():
            railroad.hexes = [railroad.hexes[0], *map(HexName, networks.get(id_, ()))]
            railroad.treasury, railroad.owners = (
                treasuries.get(id_, 0 if YOU in OWNERS[id_] else THEIRS),
                [*OWNERS[id_]],
            )
        state.cash, state.bidding, state.round = [cash] * PLAYERS, None, 2
        state.frames = [Frame(ACTIONS, [YOU, FIRST, SECOND])]

    return arrange


LESSONS = (
    Lesson(
        "bid",
        PLAYERS,
        (
            Goal(
                Bid(LAST, 9, up_to=9),
                lambda move: max(move.price, move.up_to) <= DEAR,
                mistakes=(Mistake("pass", Pass(LAST)), Mistake("dear", Bid(LAST, 30))),
                replies=(Pass(Seat(0)),),
            ),
        ),
        moves=(Bid(Seat(0), 8), Pass(Seat(1))),
    ),
    Lesson(
        "maximum",
        PLAYERS,
        (
            Goal(
                Bid(LAST, 7, up_to=12),
                lambda move: move.price < RAISED < move.up_to <= DEAR,
                mistakes=(
                    Mistake("pass", Pass(LAST)),
                    Mistake("dear", Bid(LAST, 7, up_to=30), lambda move: max(move.price, move.up_to) > DEAR),
                    Mistake("open", Bid(LAST, 7), lambda move: move.up_to <= move.price),
                ),
                replies=(Bid(Seat(0), RAISED), Pass(Seat(0))),
            ),
        ),
        moves=(Bid(Seat(0), 6), Pass(Seat(1))),
    ),
    Lesson(
        "build",
        PLAYERS,
        (
            Goal(
                Build(YOU, OURS, TO_HAMBURG),
                lambda move: "D5" in move.hexes,
                mistakes=(
                    Mistake("pass", Pass(YOU)),
                    Mistake("auction", Auction(YOU, OURS)),
                    Mistake("small", Build(YOU, OURS, ("D6", "C6"))),
                ),
            ),
        ),
        arrange=_in_turn({OURS: 12}, {OURS: TO_BERLIN}),
    ),
    Lesson(
        "share",
        PLAYERS,
        (
            Goal(
                Auction(YOU, OURS),
                mistakes=(Mistake("pass", Pass(YOU)), Mistake("other_railroad", Auction(YOU, "PO"))),
            ),
            Goal(
                Bid(YOU, 6, up_to=6),
                lambda move: move.price >= 5 and max(move.price, move.up_to) <= DEAR,
                mistakes=(
                    Mistake("no_bid", Pass(YOU)),
                    Mistake("dear", Bid(YOU, 20), lambda move: max(move.price, move.up_to) > DEAR),
                    Mistake("low", Bid(YOU, 1)),
                ),
                replies=(Pass(FIRST), Pass(SECOND)),
            ),
        ),
        arrange=_in_turn({}, {OURS: (*TO_BERLIN, *TO_HAMBURG)}),
    ),
    Lesson(
        "link",
        PLAYERS,
        (
            Goal(
                Build(YOU, "MWB", ("K8",)),
                lambda move: "K8" in move.hexes,
                mistakes=(
                    Mistake("pass", Pass(YOU)),
                    Mistake("auction", Auction(YOU, "MWB")),
                    Mistake("no_link", Build(YOU, "MWB", ("J8",))),
                ),
            ),
        ),
        arrange=_in_turn({"MWB": 8}, {"MWB": ("K5", "K6", "K7"), OURS: (*TO_BERLIN, *TO_HAMBURG)}),
    ),
)


_LINKING = _in_turn({"MWB": 8}, {"MWB": ("K5", "K6", "K7"), OURS: ("D6", "D5")})

EXAMPLES = {
    "turn_order": Example("bag", (), PLAYERS, arrange=_in_turn({}, {OURS: ("D6", "D5")})),
    "build": Example(
        "board",
        ("D5",),
        PLAYERS,
        arrange=_in_turn({OURS: 12}, {}),
        then=(Build(YOU, OURS, ("D6", "D5")),),
        compared=True,
    ),
    "costs": Example("board", ("J7", "K7"), PLAYERS, arrange=_LINKING),
    "dividends": Example(
        "board", ("K8",), PLAYERS, arrange=_LINKING, then=(Build(YOU, "MWB", ("K8",)),), compared=True
    ),
    "end": Example(
        "links",
        (),
        PLAYERS,
        arrange=_in_turn(
            {},
            {
                "MWB": ("L5", "L6", "L7", "K7", "K8"),
                "CME": ("K1", "K2", "K3", "K4", "J3", "I3", "H4", "G4", "F5", "E5", "E6"),
                "KBS": ("R7", "Q7", "P8", "O7", "N8", "M7", "L8", "K8", "Q6", "P6", "P5", "P4", "P3"),
            },
        ),
    ),
}
"""The examples of sections of the rulebook, by the names of the sections."""
