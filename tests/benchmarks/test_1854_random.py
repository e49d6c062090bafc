"""How many actions of random games of 1854 are played in a second, beside those of 18CZ."""

import time

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g1854.game import GAME_1854

TABLES = [(players, f"rate {number}") for players in (3, 4, 5) for number in range(3)]


def played(game, players, seed):
    """Play a random game; return how many actions it took, and how many seconds of the processor."""
    state, rng, choose = game.setup(Setup(game.info.key, players), seed), Rng(f"{seed}:luck"), game.policies["random"]
    actions, began = 0, time.process_time()
    while actors := game.actors(state):
        for _ in game.play(state, choose(game, state, min(actors), rng)):
            pass
        actions += 1
    return actions, time.process_time() - began


def test_random_games_are_played_about_as_fast_as_those_of_18cz(figure):
    """Turn by turn, each game twice, and the quicker of both counts: other work on the machine disturbs less so."""
    actions, seconds = {G18CZ: 0, GAME_1854: 0}, {G18CZ: 0.0, GAME_1854: 0.0}
    for players, seed in TABLES:
        for game in actions:
            (number, first), (_, second) = played(game, players, seed), played(game, players, seed)
            actions[game] += number
            seconds[game] += min(first, second)
    rate = {game: actions[game] / seconds[game] for game in actions}
    print(f"\nrandom actions a second: 18CZ {rate[G18CZ]:.0f}, 1854 {rate[GAME_1854]:.0f}")  # noqa: T201
    figure("random actions of 18CZ for each of 1854", rate[G18CZ] / rate[GAME_1854], 1.5, "x")
