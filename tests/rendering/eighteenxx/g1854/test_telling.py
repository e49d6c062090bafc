"""Which picture goes with the news of 1854."""

import msgspec
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
    view = table.game.view(table.state, None)
    going_on = msgspec.structs.replace(view, calendar=msgspec.structs.replace(view.calendar, stage="operating"))
    assert api.telling(going_on, ["tile"]) == picture


@pytest.mark.parametrize(("company", "picture"), [("2", "local_map"), ("KR", "map")])
def test_without_news_of_the_map_and_for_its_run_a_company_is_shown_the_map_that_it_runs_on(company, picture):
    table = Table().local("2", ADA, at="J38.1").company("KR", {ADA: 60}, par=67, at="C17").operating(company)
    view = table.game.view(table.state, None)
    assert (api.telling(view, ["pass"]), api.panel_picture(view, "run")) == (picture, picture)
    assert (api.panel_picture(view, "tile"), api.panel_picture(view, None)) == (None, "players")


def test_in_a_stock_round_no_company_has_a_map_of_its_own():
    table = Table().local("2", ADA, at="J38.1").stock()
    view = table.game.view(table.state, None)
    assert (api.telling(view, ["pass"]), api.panel_picture(view, "run")) == ("chart", "map")
