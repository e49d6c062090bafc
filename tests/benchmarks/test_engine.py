"""The engine's speed, for games in place, drafts, offers and loading. Run: pytest tests/benchmarks."""

import time
import tracemalloc

import pytest

from engine.__main__ import random_game
from engine.core import log
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import Redo, Undo, fields
from engine.core.registry import find
from engine.core.rng import Rng

EUROPE = find("europe")
OTHER_ENGINES = {"a Python engine": 18.0, "a Java engine": 129.0, "a C++ engine without the full rules": 1120.0}


@pytest.fixture(scope="module")
def long_match() -> Match:
    """A random four-player game stopped after 300 moves."""
    match = Match(EUROPE, Setup("europe", 4), "long")
    rng = Rng("luck")
    while len(match.line) < 300 and not match.over:
        seat = min(EUROPE.actors(match.state))
        match.play(EUROPE.policies["random"](EUROPE, match.state, seat, rng))
    return match


def test_random_games_in_place(benchmark, figure):
    seeds = iter(range(10**9))
    benchmark.pedantic(lambda: random_game("europe", 4, f"bench-{next(seeds)}"), rounds=200, warmup_rounds=5)
    a_second = 1 / benchmark.stats.stats.mean
    figure("random games in place", a_second, 60, "games/s", more_is_better=True)
    for engine, reference in OTHER_ENGINES.items():
        figure(f"  against {engine}", a_second, reference, "games/s", more_is_better=True)


def test_offers_for_autocompletion(benchmark, figure, long_match):
    state = next(
        state
        for number in range(len(long_match.line) // 3, len(long_match.line))
        if (state := long_match.at(number)).frames[-1].round == "turns"
    )
    seat = min(EUROPE.actors(state))
    state.seats[seat].hand = [4, 4, 4, 4, 4, 4, 4, 4, 4]  # far more than anybody holds: the most there is to offer

    def every_first_slot():
        return [
            EUROPE.slot(state, seat, kind, fields(kind)[0], {}) for kind in EUROPE.kinds(state, seat) if fields(kind)
        ]

    benchmark(every_first_slot)
    figure("legal-move slots of a turn", benchmark.stats.stats.mean * 1000, 5, "ms")


def test_a_move_through_the_draft(benchmark, figure, long_match):
    seat = min(EUROPE.actors(long_match.state))
    move = EUROPE.policies["random"](EUROPE, long_match.state, seat, Rng("move"))
    benchmark(lambda: long_match.attempt(move))
    figure("a move through the draft", benchmark.stats.stats.mean * 1000, 2, "ms")


def test_a_cold_load_of_300_moves(benchmark, figure, long_match):
    written = log.write(long_match)
    benchmark(lambda: log.read(written))
    figure("a cold load of a 300-move game", benchmark.stats.stats.mean * 1000, 200, "ms")


def test_taking_back_and_playing_again_costs_loading_nothing(figure, long_match):
    """Forty times the last ten moves are taken back and played again: loading plays the moves that count, once."""
    plain, wavering = list(long_match.line), []
    for number, move in enumerate(plain, start=1):
        wavering.append(move)
        if number >= 10 and number % (len(plain) // 40) == 0:
            wavering += [Undo(0, number - 10), Redo(0)]
    assert sum(isinstance(entry, Undo) for entry in wavering) >= 38

    def load(entries):
        start = time.perf_counter()
        assert Match.replay(EUROPE, long_match.setup, long_match.seed, entries).line == long_match.line
        return time.perf_counter() - start

    times = [(load(wavering), load(plain)) for _ in range(9)]
    figure("loading with 40 undos and redos", min(w for w, _ in times) / min(p for _, p in times), 1.25, "x plain")


def test_the_memory_of_a_live_match(figure, long_match):
    written = log.write(long_match)
    tracemalloc.start()
    kept = log.read(written)
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept.line
    figure("memory of one live match", used / 2**20, 1, "MiB")
    assert used < 2**20
