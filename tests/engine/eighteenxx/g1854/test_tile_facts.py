"""The tiles and tunnels of 1854 (1854 D6, R4.2, R4.5, R5.3)."""

import json
from collections import Counter

import pytest

from engine.eighteenxx.board import keeps_track, rotations_that_keep_track
from engine.eighteenxx.g1854.printed import everything
from tests.engine.eighteenxx.shared import facts, successors

PRINTED = everything().tiles
TILES = {name: printed.tile for name, printed in PRINTED.items()}
TOWNS_TO_CITY = {"1": "14", "55": "14", "2": "15", "56": "15", "69": "619"}


def test_the_box_holds_so_many_tiles():
    """1854 D6."""
    told = (
        "1x2 2x2 3x3 4x6 5x5 6x6 7x5 8x11 9x11 55x2 56x2 57x6 58x6 69x2 14x4 15x7 16x2 19x2 20x2 23x6 24x6 25x2 26x2 "
        "27x2 28x2 29x2 619x4 433x1 39x1 40x1 41x1 42x1 43x1 44x1 45x1 46x1 47x1 70x1 611x6 451x1 456x1 915x2"
    )
    assert {f"{name}x{tile.count}" for name, tile in PRINTED.items()} == set(told.split())
    colours = Counter()
    for tile in PRINTED.values():
        colours[tile.colour] += tile.count
    assert colours == {"yellow": 69, "green": 44, "brown": 17, "gray": 3}


def test_the_box_holds_so_many_tunnels():
    """1854 D6, R5.3: straight, gentle, sharp."""
    tunnels = everything().tunnels.values()
    assert {(tunnel.name, tunnel.count, tunnel.ends) for tunnel in tunnels} == {
        ("467", 4, (0, 3)),
        ("468", 5, (0, 2)),
        ("469", 4, (0, 1)),
    }
    told = json.loads(facts("1854/corrections.json"))["tiles"]["add_tunnels"]
    assert {name: (about["count"], tuple(about["exits"])) for name, about in told.items() if name != "source"} == {
        tunnel.name: (tunnel.count, tunnel.ends) for tunnel in tunnels
    }


def test_every_tile_is_as_it_was_collected():
    """1854 D6."""
    fixed = json.loads(facts("1854/corrections.json"))["tiles"]
    told = json.loads(facts("1854/1854_tiles.json"))["tiles"]
    assert {tile["id"] for tile in told} == set(TILES)
    for tile in told:
        printed, read = PRINTED[tile["id"]], TILES[tile["id"]]
        assert printed.count == fixed.get(tile["id"], {}).get("to", tile["count"])
        assert printed.colour == tile["color"]
        assert read.label == ("W" if "label=W" in tile["source"] else None)
        assert [(stop.kind, stop.revenue, stop.exits) for stop in read.stops] == [
            (node["kind"], (node["revenue"],), tuple(sorted(node["exits"]))) for node in tile["nodes"]
        ]
        assert [max(node.get("slots", 1), 1) for node in tile["nodes"] if node["kind"] == "city"] == [
            stop.slots for stop in read.stops if stop.kind == "city"
        ]
        assert read.exits == set(tile["exits"])
        plain = {
            tuple(sorted((path["a"]["edge"], path["b"]["edge"])))
            for path in tile["paths"]
            if "edge" in path["a"] and "edge" in path["b"]
        }
        assert set(read.tracks) == plain


@pytest.mark.parametrize("old", TILES)
def test_a_tile_is_replaced_by_what_keeps_its_colour_order_stops_and_track(old):
    """1854 R4.2, R4.5: two towns become just the city with the same exits."""
    known = set(json.loads(facts("1854/1854_upgrades.json"))["tile_upgrades"][old])
    if old in TOWNS_TO_CITY:
        known = {TOWNS_TO_CITY[old]}
    assert successors(TILES, old) == known


@pytest.mark.parametrize(("old", "new"), TOWNS_TO_CITY.items())
def test_two_towns_become_a_city_with_the_same_four_exits(old, new):
    """1854 R4.5."""
    told = json.loads(facts("1854/corrections.json"))["special_upgrades"]["double_town"][old]
    assert (new, rotations_that_keep_track(TILES[old], TILES[new])) == (told[0], tuple(told[1]))
    for rotation in told[1]:
        turned = TILES[new].rotated(rotation)
        assert turned.exits == TILES[old].exits
        assert keeps_track(TILES[old], turned)
    (city,) = TILES[new].stops
    assert (city.kind, city.revenue, city.slots) == ("city", (30,), 2)


def test_wien_and_the_cities_grow():
    """1854 R4.2, R4.5."""
    chain = [TILES[name] for name in ("433", "451", "456")]
    assert [tile.stops[0].revenue for tile in chain] == [(50,), (60,), (70,)]
    assert [[stop.slots for stop in tile.stops] for tile in chain] == [[1] * 5, [1, 2, 2], [5]]
    assert [TILES[name].stops[0].revenue for name in ("57", "14", "611", "915")] == [(20,), (30,), (40,), (50,)]
