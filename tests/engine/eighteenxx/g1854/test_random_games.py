"""Whole random games of 1854: they end, nothing is lost on the way, and everything that happens can be said."""

import pytest

from bot.texts import Texts
from engine.core import registry
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.rng import Rng
from engine.eighteenxx.g1854.game import GAME_1854
from tests.engine.eighteenxx.invariants import check_shares, check_tiles, check_trains, money

LONGEST = 15_000


def check(state, total):
    """Hold what is true in every position."""
    assert money(state) == total
    check_trains(state)
    check_tiles(state)
    check_shares(state)
    assert all(player.cash >= 0 for player in state.players)
    for name, charter in state.charters.items():
        assert charter.cash >= 0
        if not charter.closed:
            printed = state.printed.companies[name]
            all_of_them = printed.stations or state.printed.kind(name).stations
            assert charter.stations + len(state.board.stations_of(name)) == all_of_them


@pytest.fixture
def words(monkeypatch):
    monkeypatch.setitem(registry.GAMES, "1854", "engine.eighteenxx.g1854.game:GAME_1854")
    return Texts("en", strict=True, game="1854")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.long
def test_a_random_game_ends_with_a_result_and_everything_in_it_can_be_said(players, words):
    match, rng = Match(GAME_1854, Setup("1854", players), f"whole game {players}"), Rng("who and what")
    total, number = money(match.state), 0
    while not match.state.over:
        seats = sorted(GAME_1854.actors(match.state))
        seat = seats[rng.below(len(seats))]
        prompt = GAME_1854.guidance.prompt(match.state, seat)
        for said in (
            prompt,
            *(GAME_1854.guidance.meaning(match.state, seat, kind) for kind in GAME_1854.kinds(match.state, seat)),
        ):
            assert said is None or words.sentence(said, ("Ann",) * 6)
        for event in match.play(GAME_1854.policies["random"](GAME_1854, match.state, seat, rng)):
            assert words.sentence(event.text, ("Ann",) * 6)
        check(match.state, total)
        number += 1
        assert number < LONGEST
    assert GAME_1854.result(match.state) is not None
