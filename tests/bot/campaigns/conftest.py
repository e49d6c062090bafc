"""Campaigns on the stage: one seed for all, and the second game that waits."""

from __future__ import annotations

import pytest

from tests.bot.campaigns.playing import found, lobby, play_on


@pytest.fixture(autouse=True)
def _always_the_same(seeds):
    """Draw one seed for every campaign."""
    seeds.always = "west"


@pytest.fixture
async def between(stage):
    """Play the first game of a campaign of alice, bob and cara, and return the second, which waits."""
    await found(stage, stage.bob, stage.cara)
    await stage.alice.click(lobby(stage), label="Start")
    return await play_on(stage)
