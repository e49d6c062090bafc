"""What one has ordered in an auction is on no picture, nor in what is said of it: not even on one's own."""

import pytest

from engine.core.game import Setup
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Bid
from rendering.__main__ import plain
from rendering.api import draw, kinds


def after(*bids):
    state = GERMAN.setup(Setup("german", 3), "secrets")
    for bid in bids:
        for _ in GERMAN.play(state, bid):
            pass
    return state


def pictures(state, viewer):
    view = GERMAN.view(state, viewer)
    return [draw(view, kind, words=plain) for kind in kinds(view) if kind != "plan"]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_maximum_is_on_no_picture(viewer):
    low, high = (after(Bid(1, 1, up_to=most), Bid(2, 3, up_to=most)) for most in (5, 31))
    assert low.bidding.orders != high.bidding.orders
    assert pictures(low, viewer) == pictures(high, viewer)


def test_the_seed_is_on_no_picture():
    states = [GERMAN.setup(Setup("german", 3), seed) for seed in ("one", "another")]
    assert pictures(states[0], None) == pictures(states[1], None)
