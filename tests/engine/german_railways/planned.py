"""Whole games between planners, each played once for all tests that look at it, or stored."""

from functools import cache

from engine.core import codec
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.rng import Rng
from engine.german_railways.game import GERMAN
from tests.engine.played_before import TABLES, match_before, played_before

SEED = TABLES["german", 4]


def planned_game(players=4, **variants):
    """Every (state, seat, move) of a game between planners, the state being the one before the move."""
    if ("german", players) in TABLES and not variants:
        yield from played_before("german", players)
        return
    for state, seat, move in _played(players, tuple(variants.items())):
        yield codec.decode_state(GERMAN, state), seat, move


def planned_match(players=4, **variants):
    """The same game as a match that is over."""
    if ("german", players) in TABLES and not variants:
        return match_before("german", players)
    match = Match(GERMAN, Setup("german", players, variants), SEED)
    for _, _, move in planned_game(players, **variants):
        match.play(move)
    return match


@cache
def _played(players, variants):
    state, course = GERMAN.setup(Setup("german", players, dict(variants)), SEED), []
    while actors := GERMAN.awaited(state):
        seat = min(actors)
        before, move = codec.encode_state(state), GERMAN.policies["normal"](GERMAN, state, seat, Rng(f"{len(course)}"))
        course.append((before, seat, move))
        list(GERMAN.play(state, move))
    return course
