import math

import pytest
from PIL import ImageChops

from engine.eighteenxx.g18cz.printed import everything
from engine.hexes import EDGES, hex_at, name_of, opposite
from rendering.canvas import OVERSAMPLE
from rendering.eighteenxx import tile_art
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.hexagon import middle, track
from rendering.eighteenxx.tile_art import tile_picture
from rendering.eighteenxx.tile_layout import DOT, tile_layout
from rendering.hexes.hexagon import HALF, direction, distance

EVERY_TILE = pytest.mark.parametrize("name", everything().tiles)


def laid(name):
    return [everything().ground.rotated(name, rotation) for rotation in range(6)]


def inside(point, margin=0.0):
    return all(point[0] * direction(edge)[0] + point[1] * direction(edge)[1] <= 1 - margin for edge in EDGES)


def test_neighbours_share_the_middle_of_their_edge():
    for name in ("E11", "D12", "A7"):
        for edge in EDGES:
            place = hex_at(name).beyond(edge)
            if place.r < 0:
                continue
            here, there = middle(name), middle(name_of(place, odd_top=True))
            ours = (here[0] + direction(edge)[0] * HALF, here[1] + direction(edge)[1] * HALF)
            back = direction(opposite(edge))
            theirs = (there[0] + back[0] * HALF, there[1] + back[1] * HALF)
            assert math.dist(ours, theirs) < 0.01


@pytest.mark.parametrize("a", EDGES)
@pytest.mark.parametrize("b", EDGES)
def test_a_track_leads_from_edge_to_edge_and_crosses_both_squarely(a, b):
    if a == b:
        return
    line = track(a, b)
    assert distance(line[0], direction(a)) < 1e-9
    assert distance(line[-1], direction(b)) < 1e-9
    step = (line[1][0] - line[0][0], line[1][1] - line[0][1])
    inwards = -(step[0] * direction(a)[0] + step[1] * direction(a)[1]) / math.hypot(*step)
    assert inwards > 0.97


@EVERY_TILE
def test_every_stop_lies_on_its_tile_and_every_track_leads_to_it(name):
    for tile in laid(name):
        layout = tile_layout(tile)
        for stop, at, ways in zip(tile.stops, layout.stops, layout.ways, strict=True):
            assert inside(at, DOT)
            for edge, way in zip(stop.exits, ways, strict=True):
                assert distance(way[0], direction(edge)) < 1e-9
                assert distance(way[-1], at) < 0.03


@EVERY_TILE
def test_no_two_slots_or_towns_of_a_tile_overlap(name):
    for tile in laid(name):
        layout = tile_layout(tile)
        discs = [(slot, layout.radius) for slots in layout.slots for slot in slots]
        discs += [(at, DOT) for at, slots in zip(layout.stops, layout.slots, strict=True) if not slots]
        for number, (at, radius) in enumerate(discs):
            for other, reach in discs[:number]:
                assert distance(at, other) >= radius + reach - 0.02


@EVERY_TILE
def test_figures_and_letters_cover_no_stop_and_each_other_neither(name):
    for tile in laid(name):
        layout = tile_layout(tile)
        assert (layout.figure is None) == (tile.colour == "red" or not any(any(s.revenue) for s in tile.stops))
        for place in layout.printed:
            assert inside(place, 0.1)
            for slots in layout.slots:
                assert all(distance(place, slot) > layout.radius + 0.1 for slot in slots)
        if len(layout.printed) == 2:
            assert distance(*layout.printed) > 0.3


def test_tiles_look_different_in_every_rotation_that_differs():
    for name in everything().tiles:
        looks = {tile_picture(tile, 0.5).tobytes() for tile in laid(name)}
        shapes = {(frozenset(stop.exits for stop in tile.stops), tile.tracks) for tile in laid(name)}
        assert len(looks) >= len(shapes), name


def test_colours_of_tiles_grow_darker_from_yellow_to_brown():
    def lightness(colour):
        red, green, blue = TILES[colour]
        return red * 0.299 + green * 0.587 + blue * 0.114

    assert lightness("yellow") > lightness("green") + 40
    assert lightness("green") > lightness("brown") + 40


def test_a_tile_of_a_close_up_looks_as_if_more_had_been_drawn_of_it(monkeypatch):
    tile = everything().ground.rotated(next(iter(everything().tiles)), 1)
    less = tile_picture.__wrapped__(tile, 3.08)
    monkeypatch.setattr(tile_art, "oversample_for", lambda _: OVERSAMPLE)
    more = tile_picture.__wrapped__(tile, 3.08)
    assert less.size == more.size
    off = ImageChops.difference(less.convert("RGB"), more.convert("RGB")).convert("L").histogram()
    assert sum(level * count for level, count in enumerate(off)) / sum(off) < 1.0
    assert sum(off[64:]) / sum(off) < 0.005
