"""What lies on the map: tiles, stations, and what is left in the box."""

import pytest

from engine.eighteenxx.board import Board, Ground, LaidTile, Place, read_tile
from engine.hexes import opposite

CITY, OTHER = Place("A2", 0), Place("A2", 1)


@pytest.fixture
def ground():
    printed = {"A2": "city 0; city 0", "A4": "track: 1 4", "B3": ""}
    kinds = {"two": "city 40: 0 4; city 40: 1 5", "one": "city 60 slots 3: 0 1 4 5", "line": "track: 0 3"}
    return Ground(
        {name: read_tile(name, "white", text) for name, text in printed.items()},
        {name: read_tile(name, "green", text) for name, text in kinds.items()},
        odd_top=False,
    )


@pytest.fixture
def board():
    return Board({}, {}, {"two": [0, 1], "one": [0], "line": [0]})


def test_a_side_is_the_same_from_both_hexes_and_another_for_every_pair(ground):
    assert ground.beyond("A2", 4) == "A4"
    assert ground.beyond("A2", 1) is None
    for (hex_, edge), crossing in ground.crossings.items():
        back = ground.crossings[crossing.to, crossing.by]
        assert (back.to, back.by, back.side) == (hex_, edge, crossing.side)
        assert crossing.by == opposite(edge)
    sides = {crossing.side for crossing in ground.crossings.values()}
    assert len(sides) == len(ground.crossings) / 2
    assert sum(sides) == (1 << len(sides)) - 1


def test_a_printed_tile_shows_until_another_is_laid(ground, board):
    assert board.tile(ground, "A4").tracks == ((1, 4),)
    board.lay(ground, "A4", LaidTile("line", 0, 2), ())
    assert board.tile(ground, "A4").tracks == ((2, 5),)
    assert board.supply["line"] == []


def test_a_tile_that_is_replaced_goes_back_to_the_box_behind_the_others_of_its_kind(ground, board):
    board.lay(ground, "A2", LaidTile("two", 0, 0), ())
    board.lay(ground, "A2", LaidTile("one", 0, 0), (0, 0))
    assert board.supply == {"two": [1, 0], "one": [], "line": [0]}


def test_stations_go_over_to_the_stops_that_follow_theirs(ground, board):
    board.build(ground, CITY, "BN")
    board.build(ground, OTHER, "NWB")
    board.lay(ground, "A2", LaidTile("two", 0, 0), (1, 0))
    assert board.stations == {"A2": [["NWB"], ["BN"]]}
    board.lay(ground, "A2", LaidTile("one", 0, 0), (0, 0))
    assert board.stations == {"A2": [["NWB", "BN", None]]}
    assert board.stations_of("BN") == [CITY]


def test_a_station_stands_behind_the_slot_that_is_kept_for_another_company(ground, board):
    board.build(ground, CITY, "BN")
    board.lay(ground, "A2", LaidTile("one", 0, 0), (0, 0), kept=(0,))
    assert board.stations == {"A2": [[None, "BN", None]]}


def test_slots_are_free_until_a_station_is_built_and_after_it_is_taken_off(ground, board):
    assert board.slots(ground, CITY) == [None]
    board.build(ground, CITY, "BN")
    assert board.slots(ground, CITY) == ["BN"]
    assert board.slots(ground, OTHER) == [None]
    board.clear(CITY, "BN")
    assert board.stations == {}


def test_a_station_is_built_in_the_first_free_slot_or_in_the_one_named(ground, board):
    board.lay(ground, "A2", LaidTile("one", 0, 0), (0, 0))
    board.build(ground, CITY, "BN", slot=1)
    board.build(ground, CITY, "NWB")
    assert board.slots(ground, CITY) == ["NWB", "BN", None]


@pytest.mark.parametrize(
    "change",
    [
        lambda ground, board: board.lay(ground, "A4", LaidTile("line", 0, 0), ()),
        lambda ground, board: board.build(ground, OTHER, "NWB"),
        lambda ground, board: board.clear(CITY, "BN"),
    ],
)
def test_every_change_makes_forget_what_was_worked_out(ground, board, change):
    board.build(ground, CITY, "BN")
    board.worked_out["question"] = "answer"
    change(ground, board)
    assert board.worked_out == {}


def test_what_follows_from_track_is_kept_until_a_hex_gets_other_track_whoever_builds_a_station(ground, board):
    board.keep("here", "answer", ("A2", "B3"))
    board.keep("elsewhere", "answer", ("B3",))
    board.build(ground, CITY, "NWB")
    board.lay(ground, "A4", LaidTile("line", 0, 0), ())
    assert board.track_facts == {"here": "answer", "elsewhere": "answer"}
    board.lay(ground, "A2", LaidTile("two", 0, 0), (0, 1))
    assert board.track_facts == {"elsewhere": "answer"}
