"""Names of cities on the map of 18CZ: none covers track, a stop, the printed name of a hex, or another name."""

import math
from itertools import combinations, product

import msgspec
import pytest
from PIL import Image

from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.g18cz.printed import everything
from rendering.__main__ import plain
from rendering.api import choice, draw
from rendering.eighteenxx import hex_map, names
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.names import draw_name
from rendering.eighteenxx.placing import AROUND
from rendering.eighteenxx.tile_art import TRACK_WIDTH
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.hexes.hexagon import HALF, direction
from rendering.parts import Composition, Ground
from tests.engine.eighteenxx.recorded import boards, traces
from tests.rendering.eighteenxx.maps import contents_of, names_on, tile_at, viewport_for

replace = msgspec.structs.replace
NAMED = [printed.at for printed in everything().hexes.values() if printed.name and printed.area is None]
CITY_TILES = [
    printed
    for printed in everything().tiles.values()
    if printed.colour != "red" and any(stop.kind == "city" for stop in printed.tile.stops)
]


def gap(area, point):
    """How far a point is from a box."""
    left, top, right, bottom = area
    return math.hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))


def tracks(seen, hexes):
    """Every point of the middle lines of the track on some hexes, in points."""
    for name in hexes:
        (x, y), layout, stub = middle(name), tile_layout(tile_at(seen, name)), everything().hexes[name].stub
        lines = [*layout.tracks, *(way for ways in layout.ways for way in ways)]
        if stub is not None and name not in seen.laid:
            lines.append(
                [(direction(stub)[0] * share / 20, direction(stub)[1] * share / 20) for share in range(13, 21)]
            )
        yield from ((x + px * HALF, y + py * HALF) for line in lines for px, py in line)


def check(seen, around=None):
    """Hold every name of a map, or of its part around a hex, against all that is to be seen; return who has a name."""
    there = [name for name in everything().hexes if name not in seen.out]
    if around is not None:
        there = [name for name in there if math.dist(middle(name), middle(around)) < 5 * HALF]
    boxes = {name: found.box for name, found in names_on(seen).items() if name in there}
    points, contents = list(tracks(seen, there)), contents_of(seen)
    for name, area in boxes.items():
        left, top, right, bottom = (side + far for side, far in zip(area, (-HALF, -HALF, HALF, HALF), strict=True))
        for point in [(x, y) for x, y in points if left < x < right and top < y < bottom]:
            assert gap(area, point) > TRACK_WIDTH / 2 * HALF, (name, point)
        for other in there:
            there_is = contents[other]
            (x, y), layout = middle(other), tile_layout(there_is.tile)
            assert gap(area, (x + there_is.coordinate[0] * HALF, y + there_is.coordinate[1] * HALF)) > 5, (name, other)
            for slot in (slot for slots in layout.slots for slot in slots):
                assert gap(area, (x + slot[0] * HALF, y + slot[1] * HALF)) > layout.radius * HALF, (name, other)
            if layout.figure:
                assert gap(area, (x + layout.figure[0] * HALF, y + layout.figure[1] * HALF)) > 10, (name, other)
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert a[0] >= b[2] or b[0] >= a[2] or a[1] >= b[3] or b[1] >= a[3], (one, other)
    return set(boxes)


@pytest.mark.parametrize(("players", "seed"), [(2, "runs"), (3, "runs"), (4, "pictures"), (5, "runs"), (6, "runs")])
def test_no_name_covers_anything_in_a_random_game_and_none_is_missing(views, players, seed):
    game = views(players, seed)
    for view in (game[0], game[len(game) // 2], game[-1]):
        assert check(view.map) == {name for name in NAMED if name not in view.map.out}


@pytest.mark.long
def test_no_name_covers_anything_at_the_end_of_a_recorded_game_and_hardly_one_is_missing(late):
    for name, path in traces().items():
        board = list(boards(path))[-1][1]
        stations = {hex_: tuple(map(tuple, slots)) for hex_, slots in board.stations.items()}
        seen = replace(late.map, laid=board.laid, stations=stations, homes=(), changed=())
        assert len(check(seen)) >= len(NAMED) - 1, name


@pytest.mark.parametrize("at", NAMED)
@pytest.mark.long
def test_no_name_covers_a_track_of_any_city_however_it_lies(late, at):
    old = everything().hexes[at].tile
    for printed, rotation in product(CITY_TILES, range(6)):
        if printed.tile.label == old.label:
            laid = {**late.map.laid, at: LaidTile(printed.name, 0, rotation)}
            seen = replace(late.map, laid=laid, stations={}, homes=())
            assert at in check(seen, at)


def test_names_stand_where_they_do_when_all_that_lies_far_around_is_looked_at_too(late, monkeypatch):
    near = dict(names_on(late.map))
    monkeypatch.setattr(names, "_reach", lambda *_: AROUND)
    assert dict(names_on(late.map)) == near


def test_letters_and_halo_stay_within_the_box_of_a_name(late):
    viewport = viewport_for("west")
    for written in names_on(late.map).values():
        composed = Composition(Ground("dark", Image.new("RGB", viewport.size)))
        draw_name(composed, written, (200, 200, 200), viewport)
        sheet = composed.drawn()
        left, top, right, bottom = written.box
        (left, top), (right, bottom) = viewport.at(left, top), viewport.at(right, bottom)
        inked = sheet.getbbox()
        if inked and inked[0] > 0 and inked[1] > 0 and inked[2] < sheet.width and inked[3] < sheet.height:
            assert inked[0] >= left - 3
            assert inked[1] >= top - 3
            assert inked[2] <= right + 3
            assert inked[3] <= bottom + 3


def test_no_name_stands_in_the_pictures_of_rotations_and_cities_but_on_the_map(late, monkeypatch):
    drawn = []
    monkeypatch.setattr(hex_map, "draw_name", lambda *written: drawn.append(written))
    for field, chosen in (("rotation", {"hex": "D16", "tile": "57"}), ("city", {"hex": "E11"})):
        assert choice(late, "tile", field, chosen=chosen, values=["0", "1"], words=plain).png
    assert not drawn
    assert draw(late, "plan", words=plain).png
    assert len(drawn) == len(NAMED)
