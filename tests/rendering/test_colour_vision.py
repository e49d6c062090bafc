"""What lies close together in colour to somebody's eyes differs by a mark that is large enough to be seen."""

import math
from itertools import combinations

import pytest

from engine.german_railways.facts import printed_facts
from rendering.badges import LEAST_BADGE, MARK, SEAT_MARKS, SEATS
from rendering.canvas import INLINE
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.run_lines import STYLES
from rendering.german_railways.atlas import colour_of
from rendering.german_railways.locomotive import WIDE_LETTERS
from rendering.german_railways.sheet import whole
from rendering.hexes.hexagon import HALF
from rendering.marks import PATTERNS, PLAYER_MARKS
from rendering.palette import CARDS, INK, LAND, PAPER, PLAYERS, mix
from rendering.ticket_to_ride import routes, strip
from rendering.ticket_to_ride.board import WHOLE, WIDTH
from rendering.ticket_to_ride.cards import CORNER
from rendering.ticket_to_ride.legends import tracks
from tests.rendering.colour_vision import ciede2000, distance

ENOUGH = 10.0
LEAST_MARK = 9.0
"""Pixels, where a picture is shown inline."""


def close(colours):
    return [(a, b) for a, b in combinations(colours, 2) if distance(colours[a], colours[b]) < ENOUGH]


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ],
)
def test_distances_of_colours_are_those_of_the_published_test_data(one, other, apart):
    assert ciede2000(one, other) == pytest.approx(apart, abs=0.0001)


def test_tiles_and_red_areas_are_told_apart_by_everybody():
    assert close(TILES) == []


def test_cards_that_look_alike_have_other_marks_large_enough_on_the_table():
    assert close(CARDS)
    coloured = [pair for pair in close(CARDS) if not {"grey", "locomotive"} & set(pair)]
    assert all(PATTERNS[a] != PATTERNS[b] for a, b in coloured)
    assert 2 * CORNER * strip.CARD[0] * INLINE / WIDTH >= LEAST_MARK


def test_free_routes_that_look_alike_have_patterns_large_enough():
    free = {card: mix(colour, LAND, routes.MUTED) for card, colour in CARDS.items()}
    coloured = [pair for pair in close(free) if not {"grey", "locomotive"} & set(pair)]
    assert coloured
    assert all(PATTERNS[a] != PATTERNS[b] for a, b in coloured)
    row = 2 * (routes._MARK + routes._MARK_STEP)
    assert row * WHOLE.scale * INLINE / WIDTH >= LEAST_MARK


def test_claimed_and_free_routes_that_look_alike_are_solid_with_a_dark_rim_and_hollow_with_a_frame():
    free = {f"free {card}": mix(colour, LAND, routes.MUTED) for card, colour in CARDS.items()}
    claimed = {f"claimed {seat}": colour for seat, colour in enumerate(PLAYERS)}
    assert any(a.startswith("free") and b.startswith("claimed") for a, b in close({**free, **claimed}))
    within = {f"free {card}": mix(colour, PAPER, routes.HOLLOW) for card, colour in free.items()}
    assert all(distance(colour, INK) > 2 * ENOUGH for colour in within.values())


def test_free_tracks_of_the_west_are_told_apart_by_everybody_where_they_are_too_small_for_any_pattern():
    length, width = routes.LENGTH, routes.WIDTH
    whole = length * width
    within = (length - 2.6) * (width - 2.6)
    looks = {}
    for colour in (*tracks.MARKS, "grey"):
        fill = tracks.COLOURS[colour]
        marks = 3 * math.pi * tracks._MARK**2 * 0.7 if colour in tracks.MARKS else 0.0
        parts = [
            (whole - within, mix(fill, INK, tracks.EDGES[colour])),
            (within - marks, mix(fill, PAPER, tracks.HOLLOW)),
            (marks, tracks.MARKS.get(colour, fill)),
        ]
        looks[colour] = tuple(sum(share * part[light] for share, part in parts) / whole for light in range(3))
    assert close(looks) == []
    assert tracks.NARROW < 0.7, "a space without a colour is nearly as light as a white one, and narrower"


def test_no_two_players_have_trains_that_look_alike_to_anybody():
    assert close(dict(enumerate(PLAYERS))) == []


def test_every_player_has_a_mark_of_an_own_shape_large_enough_on_every_badge():
    assert len(set(PLAYER_MARKS)) == len(PLAYERS)
    assert len(set(SEAT_MARKS)) == len(SEATS)
    for radius in (LEAST_BADGE, strip.BADGE):
        assert 2 * MARK * radius * INLINE / WIDTH >= LEAST_MARK


def test_railroads_that_look_alike_have_other_letters_large_enough_on_the_board():
    colours = {id_: colour_of(id_) for id_ in printed_facts().railroads}
    assert close(colours)
    assert len(set(colours)) == len(printed_facts().railroads)
    assert WIDE_LETTERS * HALF * whole().scale * INLINE / whole().size[0] >= LEAST_MARK


def test_ways_of_trains_that_look_alike_have_other_strokes():
    colours = {number: style.colour for number, style in enumerate(STYLES)}
    assert close(colours)
    assert all(STYLES[a].dash != STYLES[b].dash for a, b in close(colours))
