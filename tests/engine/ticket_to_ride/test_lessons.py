"""What lessons of Ticket to Ride answer to a move is true of that very move."""

from __future__ import annotations

import pytest

from engine.core.forms import legal
from engine.core.lessons import OTHER
from engine.core.match import Match
from engine.core.registry import find
from engine.ticket_to_ride.moves import ClaimRoute


@pytest.mark.parametrize("key", ["europe", "legends"])
def test_what_is_said_of_the_deck_is_said_of_no_card_that_lies_face_up(key):
    game = find(key)
    lesson = next(lesson for lesson in game.learning.lessons if lesson.name == "cards")
    match = Match.laid_out(game, lesson)
    for goal in lesson.goals:
        drawn = {
            move.card: goal.mistake(move) for move in legal(game, match.state, lesson.seat) if hasattr(move, "card")
        }
        assert {card for card, mistake in drawn.items() if mistake == "deck"} == {"deck"}
        assert OTHER in drawn.values()
        match.play(goal.solution)


def test_no_route_that_is_marked_as_a_help_is_said_to_help_no_ticket():
    game = find("europe")
    lesson = next(lesson for lesson in game.learning.lessons if lesson.name == "claim")
    match, (goal,) = Match.laid_out(game, lesson), lesson.goals
    worth = game.advice.worth(match.state, lesson.seat, ClaimRoute, "route", {})
    helping = {route for route, each in worth.items() if each.helps is not None}
    assert helping
    for move in legal(game, match.state, lesson.seat):
        if isinstance(move, ClaimRoute) and move.route in helping:
            assert goal.mistake(move) != "elsewhere", move
