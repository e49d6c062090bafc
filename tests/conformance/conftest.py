"""What holds of opponents that think ahead holds however many games they play on."""

import pytest

from engine.eighteenxx.ahead.player import Effort
from engine.eighteenxx.g1854.sensible import AHEAD as AHEAD_1854
from engine.german_railways.ahead import player as german
from engine.ticket_to_ride.europe.ahead import player as europe
from tests.thorough import THOROUGH


@pytest.fixture(autouse=True)
def few_games_played_on(monkeypatch):
    """Let them play few games on for each move, where not everything is tried many times."""
    if not THOROUGH:
        monkeypatch.setattr(europe, "GAMES", 16)
        monkeypatch.setattr(europe, "AT_A_TIME", 2)
        monkeypatch.setattr(german, "SAMPLES", (1, 2, 2))
        monkeypatch.setattr(german, "BIDS", 2)
        monkeypatch.setattr(AHEAD_1854, "_effort", Effort(first=800, most=2000))
