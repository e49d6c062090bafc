"""How often one planning opponent beats three that play by chance. Takes a minute or two."""

from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng

GAMES = 200


def final_scores(number):
    game = find("europe")
    sensible = number % 4
    state = game.setup(Setup("europe", 4), f"strength {number}")
    luck = Rng(f"strength {number}:luck")
    while actors := game.actors(state):
        seat = min(actors)
        policy = game.policies["sensible" if seat == sensible else "random"]
        for _ in game.play(state, policy(game, state, seat, luck)):
            pass
    return sensible, game.result(state)


def test_one_sensible_player_wins_four_games_in_five_against_three_random_ones(figure):
    wins, total = 0, 0
    for number in range(GAMES):
        seat, result = final_scores(number)
        wins += result.winners == (seat,)
        total += result.scores[seat]
    figure("games sensible wins against three random", 100 * wins / GAMES, 80, "%", more_is_better=True)
    print(f"\nsensible wins {wins} of {GAMES} ({wins / GAMES:.1%}), {total / GAMES:.1f} points on average")  # noqa: T201
    assert wins / GAMES >= 0.8
