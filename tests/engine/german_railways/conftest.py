import pytest

from engine.core.registry import GAMES


@pytest.fixture(autouse=True)
def german_is_registered(monkeypatch):
    """Tables cannot choose the game before all of it is there; its tests can."""
    monkeypatch.setitem(GAMES, "german", "engine.german_railways.game:GERMAN")
