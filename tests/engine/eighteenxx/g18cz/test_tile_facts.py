import json
from collections import Counter

import pytest

from engine.eighteenxx.board import rotations_that_keep_track
from engine.eighteenxx.g18cz.printed import everything
from tests.engine.eighteenxx.shared import facts, successors

PRINTED = everything().tiles
TILES = {name: printed.tile for name, printed in PRINTED.items()}


def test_the_box_holds_so_many_tiles_of_each_colour():
    counts = Counter()
    for printed in PRINTED.values():
        counts[printed.colour, printed.special] += printed.count
    assert counts == {
        ("yellow", False): 69,
        ("green", False): 44,
        ("brown", False): 21,
        ("gray", False): 1,
        ("red", False): 5,
        ("green", True): 10,
        ("brown", True): 7,
        ("gray", True): 3,
    }
    assert len(PRINTED) == 76


def test_every_tile_is_as_it_was_collected():
    collected = json.loads(facts("18cz/18CZ_tiles.json"))["tiles"]
    assert {tile["id"] for tile in collected} == set(PRINTED)
    for tile in collected:
        printed, read = PRINTED[tile["id"]], TILES[tile["id"]]
        assert (printed.count, printed.colour, printed.special) == (tile["count"], tile["color"], tile["purple"])
        assert [(stop.kind, set(stop.exits)) for stop in read.stops] == [
            (node["kind"], set(node["exits"])) for node in tile["nodes"]
        ]
        assert read.exits == set(tile["exits"])


@pytest.mark.parametrize("old", TILES)
def test_a_tile_is_replaced_by_what_keeps_its_colour_order_stops_and_track(old):
    known = json.loads(facts("18cz/18CZ_upgrades.json"))["tile_upgrades"]
    assert successors(TILES, old) == set(known.get(old, ()))


def test_an_upgrade_can_be_laid_in_just_the_rotations_that_keep_the_track():
    for old, news in json.loads(facts("18cz/18CZ_upgrades.json"))["path_preserving_rotations"].items():
        for new, rotations in news.items():
            assert rotations_that_keep_track(TILES[old], TILES[new]) == tuple(rotations)
