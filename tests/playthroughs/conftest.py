"""The bot's own stage, for games that are played from the first message to the last.

A module may say with what it plays: ``GAME``, ``SEED`` (the same game each time) and ``PACE`` (seconds between two moves
of built-in opponents; many, so that a day passes quickly).
"""

import pytest

from tests.bot.blank_pictures import blank_pictures
from tests.bot.conftest import days_pass, nothing_unexpected, pace, service, simcord_bot, stage
from tests.playthroughs.open_table import OpenTable

__all__ = ["days_pass", "nothing_unexpected", "pace", "service", "simcord_bot", "stage"]


@pytest.fixture
def drawn():
    """Leave every picture blank, and count them."""
    with blank_pictures() as counted:
        yield counted


@pytest.fixture
async def open_table(request, stage, drawn):
    """Seat all three at a table of the game, at its beginning."""
    return OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=request.module.GAME, players=3))
