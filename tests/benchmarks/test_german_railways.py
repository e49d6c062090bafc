"""The speed of German Railways: whole games, the next hexes of a build, offers, views. Run: pytest tests/benchmarks."""

import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import fields
from engine.core.rng import Rng
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Build


def random_game(seed):
    state, rng = GERMAN.setup(Setup("german", 4), seed), Rng(f"{seed}:luck")
    while actors := GERMAN.actors(state):
        for _ in GERMAN.play(state, GERMAN.policies["random"](GERMAN, state, min(actors), rng)):
            pass


@pytest.fixture(scope="module")
def late():
    """A game of four planners after most of its builds, somebody with much to build being on turn."""
    match, rng = Match(GERMAN, Setup("german", 4), "late"), Rng("luck")
    while match.state.round < 12 and not match.over:
        seat = min(match.game.actors(match.state))
        match.play(GERMAN.policies["normal"](GERMAN, match.state, seat, rng))
    state = match.state
    for railroad in state.railroads.values():
        railroad.treasury = 50
        railroad.owners = [min(GERMAN.actors(state)), *railroad.owners[1:]]
    return match


def test_random_games_in_place(benchmark, figure):
    seeds = iter(range(10**9))
    benchmark.pedantic(lambda: random_game(f"bench-{next(seeds)}"), rounds=100, warmup_rounds=5)
    figure("German Railways, random games in place", 1 / benchmark.stats.stats.mean, 30, "games/s", more_is_better=True)


def test_the_next_hexes_of_a_build(benchmark, figure, late):
    state, seat = late.state, min(GERMAN.actors(late.state))
    widest = max(
        state.railroads, key=lambda id_: len(GERMAN.slot(state, seat, Build, "hexes", {"railroad": id_}).options)
    )
    first = GERMAN.slot(state, seat, Build, "hexes", {"railroad": widest}).options[0].value

    def next_hexes():
        return GERMAN.slot(state, seat, Build, "hexes", {"railroad": widest, "hexes": (first,)})

    assert len(next_hexes().options) > 5
    benchmark(next_hexes)
    figure("German Railways, next hexes of a build", benchmark.stats.stats.mean * 1000, 2, "ms")


def test_what_a_turn_offers(benchmark, figure, late):
    state, seat = late.state, min(GERMAN.actors(late.state))

    def offers():
        kinds = GERMAN.kinds(state, seat)
        return [GERMAN.slot(state, seat, kind, fields(kind)[0], {}) for kind in kinds if fields(kind)]

    benchmark(offers)
    figure("German Railways, all that a turn offers", benchmark.stats.stats.mean * 1000, 5, "ms")


def test_a_view(benchmark, figure, late):
    benchmark(lambda: GERMAN.view(late.state, None))
    figure("German Railways, a view", benchmark.stats.stats.mean * 1000, 5, "ms")


def test_a_planned_move(benchmark, figure, late):
    state, seat = late.state, min(GERMAN.actors(late.state))
    benchmark(lambda: GERMAN.policies["normal"](GERMAN, state, seat, Rng("move")))
    figure("German Railways, a planned move", benchmark.stats.stats.mean * 1000, 200, "ms")
