"""A position of Ticket to Ride: Europe from outside is one that a game can have come to, or it is refused."""

from functools import cache

import pytest

from engine.core import codec
from engine.core.errors import UnsoundPosition
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.soundness import examine
from engine.ticket_to_ride.europe.game import EUROPE
from engine.ticket_to_ride.europe.lessons import EXAMPLES, LESSONS
from tests.engine.changed_positions import REMOVED, changed
from tests.thorough import a_few, times

SETUP = Setup("europe", 2)


def positions(setup, seed, policy="random"):
    """Play a game and return each of its positions."""
    state, rng = EUROPE.setup(setup, seed), Rng(f"{seed}:luck")
    yield state
    while actors := sorted(EUROPE.actors(state)):
        seat = actors[rng.below(len(actors))]
        for _ in EUROPE.play(state, EUROPE.policies[policy](EUROPE, state, seat, rng)):
            pass
        yield state


@cache
def position(moment):
    """Return a position: while opening tickets are chosen, of a kind of interrupt, late in a turn, or of the end."""
    wanted = {
        "opening": lambda state: state.in_round("opening") and len(state.frames[1].actors) == 1,
        "late": lambda state: (
            len(state.stations) > 2 and len(state.claims) > 5 and not state.interrupted and not state.over
        ),
        "last": lambda state: state.turns_left == 1,
        "end": lambda state: state.over,
    }.get(moment, lambda state: state.in_round(moment))
    games = (positions(SETUP, f"sound {number}") for number in range(40))
    return next(codec.clone(state) for game in games for state in game if wanted(state))


UNSOUND = [
    ("late", "seats.0.hand.0", 1 << 62),
    ("late", "seats.0.hand.0", lambda number: number + 1),
    ("late", "seats.0.hand", lambda hand: [-1, hand[0] + hand[1] + 1, *hand[2:]]),
    ("late", "seats.0.hand", lambda hand: hand[1:]),
    ("late", "seats", lambda seats: seats[1:]),
    ("late", "seats.0.trains", lambda trains: trains + 1),
    ("late", "seats.0.trains", -1),
    ("late", "seats.0.stations", lambda stations: stations + 1),
    ("late", "seats.0.tickets.0", "atlantis-thule"),
    ("late", "seats.0.tickets", lambda tickets: [*tickets, tickets[0]]),
    ("late", "seats.0.offered", lambda _: ["berlin-roma"]),
    ("late", "supply.deck.0", 40),
    ("late", "supply.deck.0", -1),
    ("late", "supply.deck", []),
    ("late", "supply.row", lambda row: [*row, row[0]]),
    ("late", "supply.row", []),
    ("late", "supply.discards", lambda cards: [*cards, 0]),
    ("late", "ticket_deck", lambda tickets: [*tickets, "brest-petrograd"]),
    ("late", "ticket_deck", lambda tickets: [*tickets[1:], tickets[1]]),
    ("late", "ticket_deck", []),
    ("late", "claims", {}),
    ("late", "claims", lambda claims: {**claims, "atlantis-thule": 0}),
    ("late", "claims", lambda claims: dict.fromkeys(claims, 2)),
    ("late", "claims", lambda claims: {**claims, "london-dieppe": 0}),
    ("late", "stations", {}),
    ("late", "stations", lambda stations: {**stations, "atlantis": 0}),
    ("late", "stations", lambda stations: dict.fromkeys(stations, 5)),
    ("late", "start", 2),
    ("late", "start", -1),
    ("late", "start", lambda start: 1 - start),
    ("late", "frames", []),
    ("late", "frames.0.round", "second_card"),
    ("late", "frames.0.actors", [0, 0]),
    ("late", "frames.0.at", 2),
    ("late", "frames.0.done", ["turn"]),
    ("late", "frames", lambda frames: [*frames, {"round": "opening", "actors": [0]}]),
    ("late", "frames", lambda frames: [*frames, {"round": "new_tickets", "actors": [0]}]),
    ("late", "frames", lambda frames: [*frames, {"round": "claim", "actors": [0]}]),
    ("late", "turns_left", 1),
    ("late", "turns_left", 1 << 40),
    ("late", "passes", -1),
    ("late", "passes", 2),
    ("late", "last_route", "atlantis-thule"),
    ("late", "last_station", "atlantis"),
    ("late", "claim", {"seat": 0, "route": "berlin-wien", "payment": [0, 3, 0], "laid": [4, 4, 4]}),
    ("opening", "seats.0.tickets", lambda tickets: [*tickets, "brest-petrograd"]),
    ("opening", "frames.1.actors", [0, 1]),
    ("opening", "frames.1.actors", []),
    ("opening", "frames.0.at", 1),
    ("opening", "ticket_deck", lambda tickets: tickets[5:]),
    ("second_card", "frames.1.actors.0", lambda seat: 1 - seat),
    ("second_card", "frames.1.at", 1),
    ("second_card", "frames.0.done", []),
    ("new_tickets", "seats.0.offered", []),
    ("new_tickets", "frames.1.actors", [0, 1]),
    ("claim", "claim", None),
    ("claim", "claim.seat", lambda seat: 1 - seat),
    ("claim", "claim.route", "berlin-wien"),
    ("claim", "claim.route", "atlantis-thule"),
    ("claim", "claim.extra", lambda extra: extra + 1),
    ("claim", "claim.extra", 0),
    ("claim", "claim.laid", []),
    ("claim", "claim.revealed", []),
    ("claim", "claim.payment.0", 99),
    ("claim", "claim.payment.1", -1),
    ("claim", "claim.payment.2", lambda wilds: wilds + 1),
    ("claim", "frames.1.done", []),
    ("last", "turns_left", None),
    ("last", "turns_left", 0),
    ("end", "frames", [{"round": "turns", "actors": [0, 1]}]),
    ("end", "turns_left", REMOVED),
]  # fmt: skip


@pytest.mark.parametrize(
    ("moment", "path", "value"), UNSOUND, ids=[f"{m} {p} {n}" for n, (m, p, _) in enumerate(UNSOUND)]
)
def test_a_position_that_no_game_can_have_come_to_is_refused(moment, path, value):
    with pytest.raises(UnsoundPosition):
        EUROPE.check_position(changed(EUROPE, position(moment), path, value), SETUP)


@pytest.mark.parametrize("number", a_few(range(times(8, 80)), 2))
def test_every_position_of_a_game_is_sound(number):
    setup = Setup("europe", 2 + number % 4)
    for at, state in enumerate(positions(setup, f"sound {number}", "normal" if number % 5 == 0 else "random")):
        EUROPE.check_position(state, setup)
        if at % 25 == 0:
            EUROPE.check_position(EUROPE.advice.sample(state, 0, Rng("sampled")), setup)
            EUROPE.check_position(EUROPE.looking_back.dealt_on(state, "another seed"), setup)


@pytest.mark.parametrize("laid_out", [*LESSONS, *EXAMPLES.values()], ids=[*(one.name for one in LESSONS), *EXAMPLES])
def test_every_lesson_and_every_example_is_a_sound_position(laid_out):
    match = Match.laid_out(EUROPE, laid_out)
    examine(EUROPE, match.state, match.setup)
