"""What seats can expect is estimated alike at any time, and in the end is what they have scored."""

import msgspec
import pytest

from engine.core import codec
from engine.core.match import Match
from engine.core.turning_points import MOST, turning_points
from engine.ticket_to_ride.moves import KeepTickets
from tests.conformance.worlds import WORLDS, played
from tests.thorough import long_but

ESTIMATED = [key for key, world in WORLDS.items() if world.game.looking_back.has_outlook]


@pytest.fixture(params=long_but(ESTIMATED, "europe"))
def world(request):
    return WORLDS[request.param]


@pytest.fixture
def match(world):
    """A finished game of players who plan."""
    players = world.game.info.players[0]
    moves = [move for _, _, move in played(world, "turning", players, "normal")]
    return Match.replay(world.game, world.setup(players), "turning", moves)


def test_every_game_with_a_planning_opponent_estimates_what_seats_can_expect():
    assert set(ESTIMATED) == {key for key, world in WORLDS.items() if "normal" in world.game.policies}


def test_an_estimate_has_a_number_for_each_seat_changes_nothing_and_is_always_the_same(world):
    game, estimates = world.game, 0
    for state, _, _ in world.some("turning", game.info.players[0], 12):
        before = codec.encode_state(state)
        found = game.looking_back.outlook(state)
        assert found is None or len(found) == game.info.players[0]
        estimates += found is not None
        assert codec.encode_state(state) == before
        assert game.looking_back.outlook(codec.decode_state(game, before)) == found
    assert estimates


def test_in_the_end_everybody_can_expect_what_they_have_scored(match):
    assert match.result is not None
    assert match.game.looking_back.outlook(match.state) == pytest.approx(match.result.scores)


def test_the_turning_points_of_a_game_are_a_few_moves_that_changed_something(match):
    found = turning_points(match)
    assert 1 <= len(found) <= MOST
    assert [one.number for one in found] == sorted({one.number for one in found})
    assert all(any(one.changes) and 1 <= one.number <= len(match.line) for one in found)
    assert turning_points(match) == found
    assert {one.number for one in turning_points(match, 2)} <= {one.number for one in found}


def test_what_the_end_opens_of_a_move_are_tickets_that_everybody_sees_then(match):
    view, opened = msgspec.json.encode(match.view(None)).decode(), match.game.looking_back.opened_at_the_end
    told = {number: tuple(opened(match.state, move)) for number, move, _ in match.history()}
    kept = {number: move for number, move, _ in match.history() if isinstance(move, KeepTickets) and told[number]}
    assert {number for number, texts in told.items() if texts} == {*kept}
    assert bool(kept) == (match.setup.game in {"europe", "legends"})
    assert all(f'"{ticket}"' in view for move in kept.values() for ticket in move.tickets)
    for number, move in kept.items():
        assert len(told[number][0].params["tickets"]) == len(move.tickets)
