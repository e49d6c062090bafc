import pytest

from bot.texts import Texts
from engine.eighteenxx.g1854.game import GAME_1854
from rendering.eighteenxx.g1854.pictures import PICTURES
from tests.engine.played_before import played_before

ENGLISH = Texts("en", strict=True, game="1854")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


@pytest.fixture(scope="session")
def game():
    """Positions of three at a table as everybody sees them: all of the auction, then one in seven, and every one with runs."""
    return tuple(
        GAME_1854.view(state, None)
        for number, (state, _, _) in enumerate(played_before("1854", 3))
        if state.auction is not None or number % 7 == 0 or (state.turn and state.turn.runs)
    )


@pytest.fixture(scope="session")
def running(game):
    """A position in which trains have run."""
    return [view for view in game if view.turn and view.turn.ran and view.map.tunnels][-1]


@pytest.fixture(scope="session")
def words():
    """What makes words of a text."""
    return lambda said: ENGLISH.sentence(said, NAMES, plain=True)


@pytest.fixture(scope="session")
def draw(words):
    """Draws a picture of a view as PNG."""
    return lambda view, kind, zoom=None: PICTURES.draw(view, kind, words, zoom)
