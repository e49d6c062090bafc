"""The bot's own stage, for games that are played from the first message to the last."""

import pytest

from tests.bot.conftest import nothing_unexpected, pace, service, simcord_bot, stage
from tests.playthroughs.blank_pictures import blank_pictures

__all__ = ["nothing_unexpected", "pace", "service", "simcord_bot", "stage"]


@pytest.fixture
def no_pictures():
    """Leave every picture blank."""
    with blank_pictures():
        yield
