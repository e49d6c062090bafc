"""Three people play 1854 from the auction to the end, each kind of move typed, half typed and pressed."""

from __future__ import annotations

import pytest

from tests.playthroughs.every_way import every_kind_in_every_way, final_reckoning

GAME, SEED = "1854", "Graz"
KINDS = (
    "merge",
    "lokalbahn",
    "cheap_tunnel",
    "waive",
    "discard",
    "accept",
    "refuse",
    "withdraw",
    "mail",
    "tunnel",
    "token",
    "pay_option",
    "option",
    "par",
    "sell",
    "train",
    "run",
    "dividend",
    "tile",
    "buy",
    "bid",
    "buy_first",
    "pass",
)
"""What must have been done in every way, the rare ones first."""
RARE = ("merge", "lokalbahn", "cheap_tunnel", "waive", "discard")
"""A game brings these once or twice."""


@pytest.mark.long
async def test_three_people_play_a_whole_game_of_1854(open_table, drawn):
    left = await every_kind_in_every_way(open_table, KINDS, SEED, again=RARE)
    assert left == set()
    assert {"map", "chart", "tile.rotation"} <= set(drawn)
    await open_table.hurry(lambda match: match.over)
    await final_reckoning(open_table, SEED, "G")
