"""How often one planning opponent beats others that play by chance. Takes a few minutes."""

import pytest

from engine.core.game import Setup
from engine.core.registry import GAMES, find
from engine.core.rng import Rng


def final_scores(game, number):
    low, high = max(3, game.info.players[0]), min(5, game.info.players[1])
    players = low + number % (high - low + 1)
    sensible = number // 3 % players
    state = game.setup(Setup(game.info.key, players), f"strength {number}")
    rng = Rng(f"strength {number}:luck")
    while actors := game.actors(state):
        seat = min(actors)
        policy = game.policies["normal" if seat == sensible else "random"]
        for _ in game.play(state, policy(game, state, seat, rng)):
            pass
    return sensible, game.result(state)


@pytest.mark.parametrize(("key", "games"), [(key, 100 if key in {"18cz", "1854"} else 200) for key in GAMES])
def test_one_sensible_player_wins_four_games_in_five_against_random_ones(key, games, figure):
    wins, total = 0, 0
    for number in range(games):
        seat, result = final_scores(find(key), number)
        wins += result.winners == (seat,)
        total += result.scores[seat]
    figure(f"{key}: games sensible wins against two to four random", 100 * wins / games, 80, "%", more_is_better=True)
    print(f"\n{key}: sensible wins {wins} of {games} ({wins / games:.1%}), {total / games:.1f} on average")  # noqa: T201
    assert wins / games >= 0.8
