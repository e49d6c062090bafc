"""Two campaigns that differ only in what is hidden give the same pictures, alt texts and names of files (L A10, L8)."""

from random import Random

import pytest

from engine.core import codec
from engine.ticket_to_ride.legends.game import LEGENDS
from rendering import api
from rendering.__main__ import plain
from tests.engine.ticket_to_ride.legends.world import scramble, world


def pictures(state, viewer, *, board):
    """Everything that a viewer is given to see: by kind the picture, what it says and how its file is called."""
    view = LEGENDS.view(state, viewer)
    drawn = {kind: api.draw(view, kind, words=plain) for kind in api.kinds(view) if board or kind != "board"}
    return {kind: (one.png, one.alt, one.name) for kind, one in drawn.items()}


@pytest.fixture(scope="module")
def positions():
    """A position in the middle of the last game, and the last one before its end steps are done."""
    games = list(world(12).positions("hidden", 4))
    return games[len(games) // 2][0], games[-1][0]


@pytest.mark.parametrize("viewer", [None, 1], ids=["the channel", "a president"])
def test_pictures_show_nothing_that_is_hidden(positions, viewer):
    for number, state in enumerate(positions):
        other = scramble(codec.clone(state), viewer, Random(number))
        assert codec.encode_state(other) != codec.encode_state(state)
        board = number == 0  # it takes longest, and is the same board at the end
        assert pictures(other, viewer, board=board) == pictures(state, viewer, board=board)


def test_pictures_of_what_is_ones_own_tell_one_hand_from_another(positions):
    """Where hidden things are the viewer's, the pictures differ: the test above would see it."""
    state = positions[0]
    other = scramble(codec.clone(state), 1, Random(5))
    own, shuffled = LEGENDS.view(state, 0), LEGENDS.view(other, 0)
    assert own.own.cards != shuffled.own.cards
    assert api.draw(own, "hand", words=plain).alt != api.draw(shuffled, "hand", words=plain).alt
