"""The speed of Legends of the West: whole games, a planned move, the last game's log. Run: pytest tests/benchmarks."""

import time

import pytest

from engine.core.match import Match
from engine.core.moves import fields
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.game import LEGENDS
from tests.engine.ticket_to_ride.legends.world import world


def random_game(seed, setup):
    state, rng = LEGENDS.setup(setup, seed), Rng(f"{seed}:luck")
    while awaited := LEGENDS.awaited(state):
        for _ in LEGENDS.play(state, LEGENDS.policies["random"](LEGENDS, state, min(awaited), rng)):
            pass


@pytest.fixture(scope="module")
def last_game():
    """The last game of a campaign of four, played by chance to its end."""
    match, rng = Match(LEGENDS, world(12).setup(4), "last"), Rng("luck")
    while awaited := LEGENDS.awaited(match.state):
        match.play(LEGENDS.policies["random"](LEGENDS, match.state, min(awaited), rng))
    return match


@pytest.mark.parametrize(("number", "games"), [(1, 30), (8, 15), (12, 10)])
def test_random_games_in_place(figure, number, games):
    """The first game is the one to be reached; of later ones, with all rules on, it is told beside it.

    In seconds of the processor, each game twice, and the quicker counts: other work on the machine disturbs less so.
    """
    setup, seconds = world(number).setup(4), 0.0
    random_game("warm", setup)
    for seed in range(games):
        tries = []
        for _ in range(2):
            began = time.process_time()
            random_game(f"bench-{seed}", setup)
            tries.append(time.process_time() - began)
        seconds += min(tries)
    figure(f"Legends, random games in place, number {number}", games / seconds, 30, "games/s", more_is_better=True)


def test_loading_the_last_game(benchmark, figure, last_game):
    load = (last_game.game, last_game.setup, last_game.seed, last_game.entries)
    benchmark.pedantic(lambda: Match.replay(*load), rounds=5, warmup_rounds=1)
    figure("Legends, the last game from its log", benchmark.stats.stats.mean, 0.3, "s")


def test_what_a_turn_offers_and_a_planned_move(benchmark, figure, last_game):
    state = next(
        position
        for position in (last_game.at(number) for number in range(len(last_game.line) // 2, len(last_game.line)))
        if position.in_round("turns")
    )
    (seat,) = LEGENDS.awaited(state)

    def offers():
        kinds = LEGENDS.kinds(state, seat)
        slots = [LEGENDS.slot(state, seat, kind, fields(kind)[0], {}) for kind in kinds if fields(kind)]
        return slots, LEGENDS.policies["normal"](LEGENDS, state, seat, Rng("move"))

    benchmark(offers)
    figure("Legends, all that a turn offers and a planned move", benchmark.stats.stats.mean * 1000, 20, "ms")


def test_a_view(benchmark, figure, last_game):
    benchmark(lambda: LEGENDS.view(last_game.state, None))
    figure("Legends, a view", benchmark.stats.stats.mean * 1000, 5, "ms")
