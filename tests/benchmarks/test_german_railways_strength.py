"""How often one planning opponent of German Railways beats two to four that play by chance. Takes a minute or two."""

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.german_railways.game import GERMAN

GAMES = 200


def final_scores(number):
    players = 3 + number % 3
    sensible = number // 3 % players
    state = GERMAN.setup(Setup("german", players), f"strength {number}")
    luck = Rng(f"strength {number}:luck")
    while actors := GERMAN.actors(state):
        seat = min(actors)
        policy = GERMAN.policies["sensible" if seat == sensible else "random"]
        for _ in GERMAN.play(state, policy(GERMAN, state, seat, luck)):
            pass
    return sensible, GERMAN.result(state)


def test_one_sensible_player_wins_four_games_in_five_against_random_ones(figure):
    wins, total = 0, 0
    for number in range(GAMES):
        seat, result = final_scores(number)
        wins += result.winners == (seat,)
        total += result.scores[seat]
    figure("German Railways, games sensible wins", 100 * wins / GAMES, 80, "%", more_is_better=True)
    print(f"\nsensible wins {wins} of {GAMES} ({wins / GAMES:.1%}), {total / GAMES:.1f} Taler on average")  # noqa: T201
    assert wins / GAMES >= 0.8
