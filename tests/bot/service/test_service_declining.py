"""Declining what is left of a turn: step by step, and only as far as nobody must decide something."""

from __future__ import annotations

import pytest

from bot.service.snapshots import remaining_steps
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng


def turns(game, until, most=900):
    """Play sensibly until a position has something to decline at once that is as wanted; return match, seat and rest."""
    match = Match(find(game), Setup(game, 3), "declining")
    for number in range(most):
        for seat in match.game.actors(match.state):
            rest = remaining_steps(match.game, match.state, seat)
            if rest is not None and until(rest):
                return match, seat, rest
        seat = min(match.game.actors(match.state))
        match.play(match.game.policies["normal"](match.game, match.state, seat, Rng(f"declining {number}")))
    pytest.fail("that never came up")


@pytest.mark.parametrize("game", ["18cz", "1854"])
@pytest.mark.parametrize("ends", [True, False])
def test_declining_at_once_is_declining_step_by_step(game, ends):
    match, seat, rest = turns(game, lambda rest: (rest.next is None) == ends)
    keys, company = [], match.state.turn.company
    for number, _ in enumerate(rest.steps):
        assert match.game.actors(match.state) == {seat}, f"step {number}"
        keys += [event.text.key for event in match.play(match.game.guidance.declining(seat))]
    assert [told.key for told in rest.events] == [key for key in keys if key not in match.game.info.omissions]
    if ends:
        assert match.state.turn is None or match.state.turn.company != company
    else:
        assert rest.next in match.game.kinds(match.state, seat)
        assert match.game.guidance.declining not in match.game.kinds(match.state, seat)


def test_a_game_that_hides_something_declines_nothing_at_once():
    match = Match(find("europe"), Setup("europe", 3), "declining")
    assert all(remaining_steps(match.game, match.state, seat) is None for seat in match.game.actors(match.state))
