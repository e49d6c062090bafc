import json

import pytest

from engine.hexes import EDGES, Hex, hex_at, name_of, opposite, turned
from tests.engine.eighteenxx.shared import facts


def test_going_out_by_an_edge_and_back_by_its_opposite_leads_to_the_first_hex():
    for edge in EDGES:
        assert Hex(3, 4).beyond(edge).beyond(opposite(edge)) == Hex(3, 4)


def test_six_turns_bring_an_edge_back():
    assert [turned(4, rotation) for rotation in range(7)] == [4, 5, 0, 1, 2, 3, 4]


@pytest.mark.parametrize(("odd_top", "names"), [(True, ("A7", "B8", "C9")), (False, ("A8", "B9", "C10"))])
def test_printed_names_can_be_read_and_written(odd_top, names):
    for name in names:
        assert name_of(hex_at(name), odd_top=odd_top) == name


@pytest.mark.parametrize("name", ["", "7", "a7", "E", "E1x", "É5", "E²", "EE5"])
def test_what_is_no_name_is_refused(name):
    with pytest.raises(ValueError, match="names no hex"):
        hex_at(name)


@pytest.mark.parametrize("game", ["18cz/18CZ", "1854/1854"])
def test_neighbours_are_those_of_the_printed_maps(game):
    for place in json.loads(facts(f"{game}_map.json"))["hexes"]:
        for edge, neighbour in place["all_neighbors"].items():
            if neighbour:
                assert hex_at(place["coord"]).beyond(int(edge)) == hex_at(neighbour)
