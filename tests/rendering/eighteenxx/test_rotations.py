"""The pictures of the rotations of a tile of 18CZ: what they show is what will lie there."""

import msgspec
import pytest

from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import LaySpecial, LayTile, WaiveTerrain
from rendering.eighteenxx.choices import with_tile
from tests.rendering.eighteenxx.maps import draw_map, viewport_for

replace = msgspec.structs.replace
VIEWPORT = viewport_for("B8")
LAYS = LayTile | LaySpecial | WaiveTerrain


@pytest.mark.parametrize(("players", "ruleset"), [(3, "rulebook"), (4, "18xx.games"), (6, "rulebook")])
def test_the_picture_of_a_rotation_shows_stations_where_they_will_be(players, ruleset):
    state, rng = G18CZ.setup(Setup("18cz", players, {"ruleset": ruleset}), "rotations"), Rng("rotations")
    seen = with_station = 0
    while actors := G18CZ.actors(state):
        move = random_move(G18CZ, state, min(actors), rng)
        before = G18CZ.view(state, None).map if isinstance(move, LAYS) else None
        for _ in G18CZ.play(state, move):
            pass
        if before is None or everything().hexes[move.hex].area:
            continue
        after, shown = G18CZ.view(state, None).map, with_tile(everything(), before, move.hex, move.tile, move.rotation)
        # Whoever comes home by the lay, or takes up a station to choose its city anew, is not shown beforehand.
        if {home.company for home in before.homes} == {home.company for home in after.homes}:
            seen += 1
            with_station += move.hex in after.stations
            assert shown.stations.get(move.hex) == after.stations.get(move.hex), move
            assert [home for home in shown.homes if home.hex == move.hex] == [
                home for home in after.homes if home.hex == move.hex
            ], move
    assert seen > 20
    assert with_station > 3


def test_rotations_that_are_offered_look_different(game):
    view = replace(game[0], map=replace(game[0].map, stations={}, homes=()))

    def shown(rotation):
        laid = {"B8": LaidTile("8859", 0, rotation)}
        return draw_map(replace(view, map=replace(view.map, laid=laid)), VIEWPORT).tobytes()

    assert len({shown(rotation) for rotation in (0, 1, 2)}) == 3
    assert [shown(rotation) for rotation in (3, 4, 5)] == [shown(rotation) for rotation in (0, 1, 2)]
