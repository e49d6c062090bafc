"""The stock chart shows where tokens come from."""

import msgspec
from msgspec.structs import replace

from engine.eighteenxx.chart import Market
from rendering.__main__ import plain
from rendering.api import draw
from rendering.eighteenxx.chart import _left_behind


def test_a_token_remembers_the_cell_of_its_last_step_until_it_leaves_the_chart():
    market = Market({4: ["ATE"], 6: ["BN"]})
    market.move("ATE", 6)
    market.move("BN", 6)
    assert market.came_from == {"ATE": 4}
    market.move("ATE", 7)
    assert market.came_from == {"ATE": 6}
    market.remove("ATE")
    assert market.came_from == {}


def test_a_market_stored_before_steps_were_remembered_can_be_read():
    assert msgspec.convert({"stacks": {4: ["ATE"]}}, Market).cell("ATE") == 4


def test_the_cell_that_a_token_has_left_shows_it_pale(game):
    moved = next(view for view in reversed(game) if view.came_from)
    company, before = next(iter(moved.came_from.items()))
    assert company in _left_behind(moved)[before]
    still = replace(moved, came_from={})
    assert draw(moved, "chart", words=plain).png != draw(still, "chart", words=plain).png
