"""Two campaigns that differ only in what is hidden give the same pictures, alt texts and names of files (L A10, L8)."""

from random import Random

import pytest

from engine.core import codec
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import visible
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.texts import read_text, source_text
from rendering import api
from rendering.__main__ import plain
from tests.engine.ticket_to_ride.legends.positions import PACK
from tests.engine.ticket_to_ride.legends.world import scramble, world
from tests.thorough import long_but


def pictures(state, viewer, *, board):
    """Everything that a viewer is given to see: by kind the picture, what it says and how its file is called."""
    view = LEGENDS.view(state, viewer)
    drawn = {kind: api.draw(view, kind, words=plain) for kind in api.kinds(view) if board or kind != "board"}
    return {kind: (one.png, one.alt, one.name) for kind, one in drawn.items()}


@pytest.fixture(scope="module", params=long_but([2, 12], 2), ids="game {}".format)
def positions(request):
    """A position in the middle of a game of a campaign, and the last one before its end steps are done."""
    games = list(world(request.param).positions("hidden", 3))
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


def test_a_postcard_is_shown_to_all_once_nothing_of_it_is_hidden_any_more():
    """Through a whole game: what is shown is told in full, and lies hidden in no office."""
    setup, seed = world(12).setup(4), "shown to all"
    state, rng, shown = LEGENDS.setup(setup, seed), Rng(seed), []
    while awaited := LEGENDS.awaited(state):
        seat = min(awaited)
        move = LEGENDS.policies["normal"](LEGENDS, state, seat, rng)
        told = [event.text for event in visible(tuple(LEGENDS.play(state, move)), None)]
        view = LEGENDS.view(state, None)
        kinds = api.of_events(view, told)
        assert all(api.gives(view, kind) for kind in kinds)
        cards = [
            tuple(map(int, one.split("."))) for kind in kinds if kind != "postcards" for one in kind.split("-")[1:]
        ]
        for owner, number in cards:
            card = PACK.postcards[number]
            lying = [one.no for one in state.record(owner).office]
            assert number not in lying or card.hides == "none"
            assert source_text(f"card:{number}") in [value for text in told for value in text.params.values()]
        shown += cards
    assert {"none", "condition", "all"} == {PACK.postcards[number].hides for _, number in shown}
    assert kinds[-1:] == ("postcards",), "at the end of the campaign the offices are shown"


def test_a_postcard_that_is_drawn_with_a_hidden_side_is_not_shown():
    view = LEGENDS.view(next(iter(world(12).positions("hidden", 2)))[0], None)
    who = Player(Seat(0))
    for number, card in PACK.postcards.items():
        title = source_text(f"card:{number}") if card.hides == "none" else text("legends.postcard.hidden")
        told = text("legends.postcard.drawn", player=who, kind=card.kind, read=read_text(card), card=title)
        assert api.of_events(view, [told]) == ((f"shown-0.{number}",) if card.hides == "none" else ())
        private = text(
            "legends.postcard.yours", card=source_text(f"card:{number}"), kind=card.kind, rule=read_text(card)
        )
        assert api.of_events(view, [private]) == ()
