import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import GAMES
from tests.toy.engine.game import TOY


@pytest.fixture(autouse=True)
def toy_is_registered(monkeypatch):
    monkeypatch.setitem(GAMES, "toy", "tests.toy.engine.game:TOY")


@pytest.fixture
def match():
    """A fresh two-player toy match."""
    return Match(TOY, Setup("toy", 2), "seed")
