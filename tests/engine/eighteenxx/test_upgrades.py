"""Which tiles fit a hex, whoever lays them, and how their track is told."""

import pytest

from engine.eighteenxx.board import Board, Ground, LaidTile, read_tile
from engine.eighteenxx.tile_lays import alike, replacements, successors_of_stops, track_texts

TILES = {
    "7": ("yellow", "track: 0 1"),
    "8": ("yellow", "track: 0 2"),
    "9": ("yellow", "track: 0 3"),
    "57": ("yellow", "city 20: 0 3"),
    "621": ("yellow", "city 30: 0 3; label Y"),
    "4": ("yellow", "town 10: 0 3"),
    "24": ("green", "track: 0 3; track: 0 2"),
    "14": ("green", "city 30 slots 2: 0 1 3 4"),
    "15": ("green", "city 30 slots 2: 0 1 2 3"),
    "8885": ("green", "city 40: 0 2; city 40: 1 3; label OO"),
    "611": ("brown", "city 40 slots 2: 0 1 2 3 4"),
}
PRINTED = {
    # C3 in the middle, its neighbours around it; the gray C5 to its east leads to the east and to D4 only.
    "C3": ("white", ""),
    "A3": ("white", ""),
    "B2": ("white", ""),
    "B4": ("white", "city 0; label Y"),
    "B6": ("white", "city 0"),
    "C1": ("white", "town 0"),
    "C5": ("gray", "town 10: 0 4"),
    "D2": ("yellow", "city 0; city 0; label OO"),
    "D4": ("white", ""),
    "D0": ("white", ""),
    "C7": ("white", ""),
    "B8": ("white", ""),
}


def tile(name, colour, text):
    return read_tile(name, colour, text)


GROUND = Ground(
    {name: tile(name, *printed) for name, printed in PRINTED.items()},
    {name: tile(name, *printed) for name, printed in TILES.items()},
    odd_top=True,
)


def board(**laid):
    return Board({hex_: LaidTile(name, 0, turn) for hex_, (name, turn) in laid.items()}, {}, {})


def edges(hex_, laid):
    """Every edge that some tile could lead to."""
    found = replacements(GROUND, laid, hex_)
    return {edge for name, turns in found.items() for turn in turns for edge in GROUND.rotated(name, turn).exits}


def test_a_bare_hex_takes_plain_yellow_track():
    assert set(replacements(GROUND, board(), "C3")) == {"7", "8", "9"}


def test_no_track_leads_off_the_map():
    # D4 has neighbours to the west (D2), the north-west (C3) and the north-east (C5).
    assert edges("D4", board()) == {1, 2, 3}


def test_towards_a_printed_gray_hex_track_leads_only_where_it_is_met():
    # The side of C5 towards D4 has track, the side towards C3 is blank.
    assert edges("C3", board()) == {0, 1, 2, 3, 5}
    assert replacements(GROUND, board(), "C3")["9"] == (0, 2, 3, 5)


@pytest.mark.parametrize(
    ("hex_", "fitting"), [("B6", {"57"}), ("B4", {"621"}), ("C1", {"4"}), ("D2", {"8885"}), ("C5", set())]
)
def test_a_tile_suits_the_stops_and_the_letter(hex_, fitting):
    assert set(replacements(GROUND, board(), hex_)) == fitting


def test_an_upgrade_keeps_all_track_and_follows_the_colour():
    found = replacements(GROUND, board(C3=("9", 0)), "C3")
    assert set(found) == {"24"}
    assert all({(0, 3)} <= set(GROUND.rotated("24", turn).tracks) for turn in found["24"])
    assert all(4 not in GROUND.rotated("24", turn).exits for turn in found["24"])


def test_stations_go_over_to_the_city_with_their_track():
    yellow = board(D2=("8885", 0))
    assert successors_of_stops(GROUND, board(), "D2", "8885", 0) == (0, 1)
    assert successors_of_stops(GROUND, yellow, "D2", "8885", 0) == (0, 1)


@pytest.mark.parametrize(
    ("name", "lowest"),
    [
        ("9", (0, 1, 2, 0, 1, 2)),
        ("57", (0, 1, 2, 0, 1, 2)),
        ("8", (0, 1, 2, 3, 4, 5)),
        ("14", (0, 1, 2, 0, 1, 2)),
        ("611", (0, 1, 2, 3, 4, 5)),
    ],
)
def test_rotations_in_which_a_tile_lies_the_same_are_known(name, lowest):
    assert alike(GROUND.tiles[name]) == lowest


def test_track_is_told_by_the_edges_it_leads_to():
    told = track_texts(GROUND.rotated("24", 1))
    assert [(way.key, [edge.key for edge in way.params.values()]) for way in told] == [
        ("18xx.way.track", ["18xx.edge.1", "18xx.edge.3"]),
        ("18xx.way.track", ["18xx.edge.1", "18xx.edge.4"]),
    ]
    (city,) = track_texts(GROUND.tiles["14"])
    assert city.key == "18xx.way.ends"
    assert [edge.key for edge in city.params["edges"]] == [f"18xx.edge.{edge}" for edge in (0, 1, 3, 4)]
