"""Which picture goes with the news of 1854."""

import pytest

from engine.eighteenxx.moves import LayTile
from rendering import api
from tests.engine.eighteenxx.g1854.positions import ADA, Table


@pytest.mark.parametrize(
    ("company", "at", "lay", "picture"),
    [
        ("2", "J38.1", LayTile(ADA, "K39", "58", 0), "local_map"),
        ("KR", "C17", LayTile(ADA, "C17", "57", 0), "map"),
    ],
)
def test_a_tile_is_told_with_the_map_that_it_lies_on(company, at, lay, picture):
    table = Table().local("2", ADA, at="J38.1").company("KR", {ADA: 60}, par=67, at="C17").operating(company)
    table.play(lay)
    assert api.telling(table.game.view(table.state, None), ["tile"]) == picture
