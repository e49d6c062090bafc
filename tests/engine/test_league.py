"""Built-in opponents play each other, and it is counted who wins how often and what that costs."""

import json
import math
import shlex
from pathlib import Path

import pytest

from engine import league
from engine.__main__ import main
from engine.core.errors import EngineError
from engine.core.seat import Seat
from engine.league import Cost, Played

HERE = str(Path(__file__).parents[2])


def said(capsys, line):
    assert main(["league", *shlex.split(line)]) == 0
    return capsys.readouterr().out


def outcome_of(capsys, line):
    return json.loads(said(capsys, f"{line} --seed l --json"))


def moves_of(outcome):
    return {one["player"]: (one["won"], one["score"], one["moves"]) for one in outcome["standings"]}


def test_every_deal_is_played_in_each_order_of_the_seats():
    deals = list(league.pairings("europe", ["a", "b", "b"], 7, "s"))
    assert [deal.seed for deal in deals] == ["s-0", "s-1", "s-2"]
    assert deals[0].lineups == (("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"))
    assert [len(deal.lineups) for deal in deals] == [3, 3, 1]


def test_orders_that_are_the_same_are_played_once():
    assert [len(deal.lineups) for deal in league.pairings("europe", ["a", "a"], 3, "s")] == [1, 1, 1]
    assert len(next(league.pairings("europe", ["a", "b", "a", "b"], 9, "s")).lineups) == 2


@pytest.mark.long
def test_an_opponent_that_plans_beats_one_that_guesses(capsys):
    outcome = outcome_of(capsys, "europe normal random --players 2 --games 4 --jobs 1")
    best, last = outcome["standings"]
    assert (best["player"], best["won"], last["won"]) == ("normal", 1.0, 0.0)
    assert best["rating"] > last["rating"]
    assert outcome["seeds"] == ["l-0", "l-1"]
    assert 0 < best["mean_ms"] < best["worst_ms"]


def test_several_processes_come_to_the_same(capsys):
    one, two = (outcome_of(capsys, f"europe random --players 2 --games 4 --jobs {jobs}") for jobs in (1, 2))
    assert moves_of(one) == moves_of(two)


def test_people_read_a_table(capsys):
    out = said(capsys, "europe normal random --players 2 --games 2 --jobs 1 --seed l")
    first, seeds, head, *players = out.splitlines()
    assert first.startswith("europe, 2 players, 2 games, ")
    assert seeds == "seeds l-0 to l-0"
    assert head.split() == ["player", "seats", "won", "%", "score", "rating", "ms", "a", "move", "worst"]
    assert players[0].split()[:5] == ["normal", "1", "100.0", "±", "0.0"]


@pytest.mark.long
def test_a_player_of_another_checkout_plays_as_one_of_this(capsys):
    options = f"--players 2 --games 2 --jobs 1 --other {shlex.quote(HERE)}"
    here = outcome_of(capsys, f"europe normal random {options}")
    there = outcome_of(capsys, f"europe other:normal random {options}")
    assert moves_of(there)["other:normal"] == moves_of(here)["normal"]
    assert there["standings"][0]["mean_ms"] > 0


def test_a_player_of_another_checkout_that_fails_ends_the_league(capfd):
    with pytest.raises(EngineError, match="other checkout failed"):
        league.play(league.Pairing("europe", "l", (("other:clever", "random"),), other=HERE))
    assert "clever" in capfd.readouterr().err


def test_a_later_game_of_a_campaign_is_played_after_those_before_it(capsys):
    options = "--players 2 --games 1 --jobs 1"
    first, second = (outcome_of(capsys, f"legends random {options} --number {number}") for number in (1, 2))
    assert first["standings"][0]["moves"] != second["standings"][0]["moves"]


def played(lineup, scores, *places):
    ranked = tuple(tuple(map(Seat, together)) for together in places)
    return Played(lineup, scores, ranked, 10, {name: Cost(5, 0.5, 0.2) for name in lineup})


def test_wins_scores_and_costs_are_counted_with_their_errors():
    games = [
        played(("a", "b", "b"), (9, 3, 6), [0], [2], [1]),
        played(("b", "b", "a"), (4, 4, 1), [0, 1], [2]),
        played(("b", "a", "b"), (2, 8, 8), [1, 2], [0]),
    ]
    a, b = league.outcome("toy", ("s-0", "s-0"), games).standings
    assert (a.player, a.seats, a.games, a.score) == ("a", 1, 3, 6.0)
    assert a.won == pytest.approx((1 + 0 + 0.5) / 3)
    assert a.won_error == pytest.approx(0.5 / math.sqrt(3))
    assert (b.seats, b.won) == (2, pytest.approx((0 + 0.5 + 0.25) / 3))
    assert (a.moves, a.mean_ms, a.worst_ms) == (15, pytest.approx(100), pytest.approx(200))


def test_one_game_alone_tells_of_no_error():
    (only,) = league.outcome("toy", ("s-0", "s-0"), [played(("a", "a"), (1, 2), [1], [0])]).standings
    assert (only.won, only.won_error, only.score_error) == (0.5, None, None)
