"""What a company's stations are connected to (18CZ rules, OR 4-6)."""

import pytest
from hypothesis import given, settings

from engine.eighteenxx.board import LaidTile, Place
from engine.eighteenxx.network import lets_pass, reach
from engine.hexes import opposite
from tests.engine.eighteenxx.drawn import OTHER, OWN, boards, drawn, passable, walks

# A2 and A4 lie side by side, A4 east of A2; B1 and B3 touch A2 from below, B3 and B5 touch A4.
ROW = {"A2": "city 20: 4", "A4": "track: 1 4", "A6": "city 20 slots 1: 1 4", "A8": "town 10: 1 4", "A10": ""}


def reached(texts, own="", others=""):
    return reach(*drawn(texts, own, others), OWN)


def test_track_leads_from_station_to_station_and_on_to_where_it_ends():
    found = reached(ROW, own="A2")
    assert found.places == {("A2", 0), ("A6", 0), ("A8", 0)}
    assert found.edges == {"A2": {4}, "A4": {1, 4}, "A6": {1, 4}, "A8": {1, 4}, "A10": {1}}


def test_a_tile_is_connected_if_one_of_its_tracks_meets_connected_track():
    found = reached({**ROW, "A12": ""}, own="A2")
    ground, _ = drawn({"A2": "track: 1 4", "A4": "track: 0 4"})
    assert found.joins("A10", ground.hexes["A2"])
    assert not found.joins("A10", ground.hexes["A4"])
    assert not found.joins("A12", ground.hexes["A2"])


def test_a_city_full_of_others_can_be_reached_but_not_passed():
    found = reached(ROW, own="A2", others="A6")
    assert found.places == {("A2", 0), ("A6", 0)}
    assert "A8" not in found.edges
    assert found.edges["A6"] == {1}


def test_a_city_with_a_free_slot_lets_everybody_pass():
    assert ("A8", 0) in reached({**ROW, "A6": "city 20 slots 2: 1 4"}, own="A2", others="A6").places


def test_a_city_full_of_stations_lets_their_owners_pass():
    ground, board = drawn({**ROW, "A6": "city 20 slots 2: 1 4"}, own="A2 A6", others="A6")
    assert lets_pass(ground, board, Place("A6", 0), OWN)
    assert lets_pass(ground, board, Place("A6", 0), OTHER)
    assert not lets_pass(ground, board, Place("A6", 0), "Third")


def test_a_red_area_ends_the_way():
    for red in ("red city 30: 1 4", "offboard 30: 1 4"):
        assert reached({**ROW, "A6": red}, own="A2").places == {("A2", 0), ("A6", 0)}


def test_a_station_on_a_hex_without_track_is_connected_to_all_its_edges():
    found = reached({"A2": "city 0; city 0", "A4": "", "B1": "", "B3": ""}, own="A2.1")
    assert found.edges == {"A2": {0, 4, 5}}
    assert found.places == {("A2", 1)}


def test_nothing_turns_round_at_a_junction():
    # The junction in A4 joins the tracks from A2 and from B3 towards A6: nothing leads from A2 to B3.
    junction = {"A2": "city 20: 4", "A4": "track: 1 4; track: 0 4", "B3": "town 10: 3", "A6": "town 10: 1"}
    assert reached(junction, own="A2").places == {("A2", 0), ("A6", 0)}


def test_a_loop_is_no_way_to_come_back_to_a_junction_from_the_other_side():
    # Beyond the junction in A4 the track runs round in a loop; who comes back would cross the side to A6 again.
    loop = {
        "A2": "city 20: 4",
        "A4": "track: 1 4; track: 0 4",
        "B3": "town 10: 3",
        "A6": "track: 1 4; track: 1 5",
        "A8": "track: 0 1",
        "B7": "track: 2 3",
    }
    assert reached(loop, own="A2").places == {("A2", 0)}
    assert reached({**loop, "B7": "town 10: 2 3"}, own="A2").places == {("A2", 0), ("B7", 0)}


def test_a_longer_way_counts_where_the_first_one_found_would_cross_its_own_track():
    # The track leaves B7 both ways; the junction in E6 is left towards E8 only when it is come to from the south.
    ways = {
        "A4": "track: 0 4; track: 4 5",
        "A6": "track: 0 1",
        "B1": "track: 4 5",
        "B3": "track: 1 3",
        "B5": "track: 0 2; track: 0 3",
        "B7": "city 20: 1 5",
        "C2": "track: 2 5",
        "C4": "track: 3 5",
        "C8": "track: 0 2",
        "D3": "track: 2 4",
        "D5": "track: 1 4; track: 2 5",
        "D7": "track: 0 3; track: 1 3",
        "E6": "track: 2 3; track: 2 4",
        "E8": "town 10: 1",
    }
    assert reached(ways, own="B7").places == {("B7", 0), ("E8", 0)}


# Two cities that count as one place, with a way round from the one in B3 to the other, and on from that to B5.
ONE_PLACE = {
    "A2": "track: 4 5",
    "A4": "track: 0 1",
    "B1": "city 10: 4",
    "B3": "city 40 group P: 1 2; city 40 group P: 3 4",
    "B5": "town 10: 1",
}


def test_of_cities_that_count_as_one_place_only_one_is_come_to():
    """18CZ OR 7, 1854 R7.2: a train that comes round to the other would call at one place twice."""
    assert reached(ONE_PLACE, own="B3").places == {("B3", 0), ("B1", 0)}
    found = reached(ONE_PLACE, own="B1")
    assert found.places == {("B1", 0), ("B3", 0)}
    assert found.edges["B3"] == {1, 2}
    apart = {**ONE_PLACE, "B3": "city 40: 1 2; city 40: 3 4"}
    assert reached(apart, own="B1").places == {("B1", 0), ("B3", 0), ("B3", 1), ("B5", 0)}


def test_the_other_city_of_a_place_is_come_to_by_another_way():
    assert reached({**ONE_PLACE, "B5": "city 10: 1"}, own="B3 B5").places == {
        ("B1", 0),
        ("B3", 0),
        ("B3", 1),
        ("B5", 0),
    }


def test_laying_and_building_make_forget_what_was_worked_out():
    ground, board = drawn(ROW, own="A2")
    before = reach(ground, board, OWN)
    assert reach(ground, board, OWN) is before
    board.build(ground, Place("A6", 0), OTHER)
    assert reach(ground, board, OWN) is not before
    ground.tiles = {"cut": drawn({"A4": "track: 1 0"})[0].hexes["A4"]}
    board.supply = {"cut": [0]}
    board.lay(ground, "A4", LaidTile("cut", 0, 0), ())
    assert reach(ground, board, OWN).places == {("A2", 0)}


@settings(max_examples=300, deadline=None)
@given(boards())
@pytest.mark.long
def test_what_is_reached_is_what_some_walk_leads_to(drawing):
    ground, board = drawing
    stations = board.stations_of(OWN)
    places, entered, left = set(stations), set(), set()
    for start in stations:
        for walk in walks(ground, start):
            inner = walk.stops[1:] if walk.stands else walk.stops[1:-1]
            groups = list(filter(None, (ground.hexes[stop.hex].stops[stop.stop].group for stop in walk.stops)))
            if all(passable(ground, board, stop) for stop in inner) and len(set(groups)) == len(groups):
                places.add(walk.stops[-1])
                left.add(walk.sides[-1])
                if walk.stands and not _calls_at(ground, *walk.stands) & set(groups):
                    entered.add(walk.stands)
    found = reach(ground, board, OWN)
    assert found.places == places
    for hex_, edge in entered:
        assert edge in found.edges[hex_]
        assert opposite(edge) in found.edges[ground.beyond(hex_, edge)]
    crossed = {
        (hex_, edge)
        for hex_, edges in found.edges.items()
        for edge in edges
        if ground.beyond(hex_, edge) and ground.hexes[hex_].exits
    }
    assert crossed <= left | {side for hex_, edge in entered for side in ((hex_, edge), _back(ground, hex_, edge))}


def _calls_at(ground, hex_, edge):
    return {stop.group for stop in ground.hexes[hex_].stops if edge in stop.exits}


def _back(ground, hex_, edge):
    return ground.beyond(hex_, edge), opposite(edge)
