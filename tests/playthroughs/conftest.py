"""The bot's own stage, for games that are played from the first message to the last."""

import pytest

from tests.bot.conftest import nothing_unexpected, pace, service, simcord_bot, stage
from tests.playthroughs.sketches import sketched

__all__ = ["nothing_unexpected", "pace", "service", "simcord_bot", "stage"]


@pytest.fixture
def sketches():
    """Leave every picture blank."""
    with sketched():
        yield
