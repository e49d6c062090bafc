"""Three people play 18CZ from the draft to the last operating round, each kind of move typed, half typed and pressed."""

from __future__ import annotations

import pytest

from tests.playthroughs.every_way import every_kind_in_every_way, final_reckoning

GAME, SEED = "18cz", "Pardubice"
KINDS = (
    "acquire",
    "company",
    "sell_company",
    "token",
    "withdraw",
    "refuse",
    "accept",
    "par",
    "sell",
    "train",
    "run",
    "dividend",
    "tile",
    "buy",
    "bid",
    "pass",
)
"""What must have been done in every way, the rare ones first."""


@pytest.mark.long
async def test_three_people_play_a_whole_game_of_18cz(open_table, drawn):
    left = await every_kind_in_every_way(open_table, KINDS, SEED)
    assert left == set()
    assert {"map", "chart", "tile.rotation"} <= set(drawn)
    await open_table.hurry(lambda match: match.over)
    await final_reckoning(open_table, SEED, "K")
