"""A position of German Railways from outside is one that a game can have come to, or it is refused."""

from functools import cache
from random import Random
from typing import get_args, get_type_hints

import pytest

from engine.core import codec
from engine.core.errors import UnsoundPosition
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.rng import Rng
from engine.core.soundness import examine
from engine.german_railways.game import GERMAN
from engine.german_railways.lessons import EXAMPLES, LESSONS
from engine.german_railways.switches import Switches
from tests.engine.changed_positions import changed
from tests.thorough import long_but, times

SETUP = Setup("german", 3)


def positions(setup, seed, policy="random"):
    """Play a game and return each of its positions."""
    state, rng = GERMAN.setup(setup, seed), Rng(f"{seed}:luck")
    yield state
    while actors := sorted(GERMAN.actors(state)):
        seat = actors[rng.below(len(actors))]
        for _ in GERMAN.play(state, GERMAN.policies[policy](GERMAN, state, seat, rng)):
            pass
        yield state


@cache
def position(moment):
    """Return a position: of the opening, with an order left in an auction, late in the game, or of its end."""
    wanted = {
        "opening": lambda state: state.bidding and state.bidding.bidder is not None,
        "order": lambda state: state.bidding and state.bidding.orders and state.round,
        "late": lambda state: state.built and state.built.linked and not state.bidding,
        "end": lambda state: state.over,
    }
    games = (positions(SETUP, f"sound {number}") for number in range(20))
    return next(codec.clone(state) for game in games for state in game if wanted[moment](state))


UNSOUND = [
    ("late", "cash", lambda cash: cash[1:]),
    ("late", "cash.0", -1),
    ("late", "cash.0", 1_000_000),
    ("late", "railroads.PO.treasury", -1),
    ("late", "railroads.PO.hexes.0", "B1"),
    ("late", "railroads.PO.hexes", []),
    ("late", "railroads.PO.hexes", lambda hexes: [*hexes, "Z99"]),
    ("late", "railroads.PO.hexes", lambda hexes: [*hexes, hexes[-1]]),
    ("late", "railroads.PO.hexes", lambda hexes: [*hexes, "S7"]),
    ("late", "railroads", lambda railroads: dict(reversed(railroads.items()))),
    ("late", "railroads", lambda railroads: {id_: each for id_, each in railroads.items() if id_ != "PO"}),
    ("late", "railroads.PO.owners", [0, 1, 2, 0]),
    ("late", "railroads.PO.owners", [3]),
    ("late", "railroads.PO.owners", []),
    ("late", "first", 3),
    ("late", "round", -1),
    ("late", "round", 2_000_000),
    ("late", "frames", []),
    ("late", "frames.0.round", "stock"),
    ("late", "frames.0.at", 9),
    ("late", "frames.0.at", -1),
    ("late", "frames.0.actors", [0, 1, 2, 0]),
    ("late", "frames.0.actors.0", "PO"),
    ("late", "frames.0.done", ["action"]),
    ("late", "bidding", {"railroad": "PO", "turn": 0}),
    ("late", "agreed", [0, 0]),
    ("late", "agreed", [5]),
    ("late", "decliner", 7),
    ("late", "ending", "linked"),
    ("late", "built.seat", 3),
    ("late", "built.railroad", "XX"),
    ("late", "built.hexes", ["A20"]),
    ("late", "built.hexes", []),
    ("late", "built.cost", 99),
    ("late", "built.paid", [0, 0]),
    ("late", "built.paid.0", -5),
    ("late", "built.linked", ["XX"]),
    ("late", "switches.links", "adjacent"),
    ("order", "bidding", None),
    ("order", "bidding.railroad", "XX"),
    ("order", "bidding.turn", 3),
    ("order", "bidding.price", 1_000),
    ("order", "bidding.price", -1),
    ("order", "bidding.passed", [0, 1, 2]),
    ("order", "bidding.begun", []),
    ("order", "bidding.orders", lambda orders: {seat: {**order, "up_to": 1_000} for seat, order in orders.items()}),
    ("order", "bidding.orders", lambda orders: dict.fromkeys(["4"], *orders.values())),
    ("order", "frames.1.actors", [0, 1, 2]),
    ("opening", "railroads.BHE.owners", [0]),
    ("opening", "railroads.PO.hexes", ["A20", "B20"]),
    ("opening", "bidding.railroad", "BHE"),
    ("opening", "round", 1),
    ("end", "ending", None),
    ("end", "frames", [{"round": "actions", "actors": [0]}]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("moment", "path", "value"), UNSOUND, ids=[f"{m} {p} {n}" for n, (m, p, _) in enumerate(UNSOUND)]
)
def test_a_position_that_no_game_can_have_come_to_is_refused(moment, path, value):
    with pytest.raises(UnsoundPosition):
        GERMAN.check_position(changed(GERMAN, position(moment), path, value), SETUP)


def test_a_position_under_another_reading_of_the_rules_is_refused():
    state = next(positions(SETUP, "readings"))
    with pytest.raises(UnsoundPosition):
        GERMAN.check_position(state, Setup("german", 3, {"links": "adjacent"}))


@pytest.mark.parametrize("number", long_but(range(times(6, 60)), 1, 5))
def test_every_position_of_a_game_is_sound_by_whatever_readings(number):
    chance = Random(number)
    readings = {name: chance.choice(get_args(kind)) for name, kind in get_type_hints(Switches).items()}
    setup = Setup("german", 3 + number % 3, {**readings, "stalemate": "ends"})
    for at, state in enumerate(positions(setup, f"readings {number}", "random" if number % 3 else "normal")):
        GERMAN.check_position(state, setup)
        if at % 20 == 0:
            GERMAN.check_position(GERMAN.advice.sample(state, 0, Rng("sampled")), setup)


@pytest.mark.parametrize("laid_out", [*LESSONS, *EXAMPLES.values()], ids=[*(one.name for one in LESSONS), *EXAMPLES])
def test_every_lesson_and_every_example_is_a_sound_position(laid_out):
    match = Match.laid_out(GERMAN, laid_out)
    examine(GERMAN, match.state, match.setup)
