"""What is written on the maps of all 18xx games as a channel shows them: large, and never over track."""

import math
from functools import cache
from itertools import product

import pytest

from engine.core.game import Setup
from engine.core.players import random_move
from engine.core.registry import GAMES, find, module_of
from engine.core.rng import Rng
from rendering import api
from rendering.__main__ import plain
from rendering.canvas import INLINE
from rendering.eighteenxx.close_ups import viewport_of_changed
from rendering.eighteenxx.hex_map import HexMap
from rendering.eighteenxx.hexagon import middle, track
from rendering.eighteenxx.labels import labels
from rendering.eighteenxx.lettering import lettering_for
from rendering.eighteenxx.map_contents import tile_at
from rendering.eighteenxx.sheet import hexes_on, viewport_for, whole
from rendering.eighteenxx.shortened import lists_of, meanings
from rendering.eighteenxx.tile_art import TRACK_WIDTH
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.hexes.hexagon import HALF, direction, scaled
from tests.thorough import a_few, long_but

SEED = "e"
"""Of the random games whose maps are looked at."""
SEEDS = a_few((SEED, "b"), 1)
"""Of those whose names are looked at also on parts of the map."""
FAMILY = [game for game in GAMES if module_of(game, "engine", "game").startswith("engine.eighteenxx.")]
STEP = 0.03
"""From point to point of a printed piece of track, in halves of a hex."""


def edition_of(game):
    return __import__(module_of(game, "rendering", "edition"), fromlist=["edition"]).edition()


@cache
def boards(game, players, seed):
    """The map of a random game in its middle and at its end."""
    rules, rng = find(game), Rng(seed)
    state, seen = rules.setup(Setup(game, players), seed), []
    while actors := rules.actors(state):
        for _ in rules.play(state, random_move(rules, state, min(actors), rng)):
            pass
        view = rules.view(state, None)
        if not seen or len(view.map.laid) > len(seen[-1].map.laid):
            seen.append(view)
    return [seen[round(share * (len(seen) - 1))] for share in (0.5, 1)]


def late_boards(game, seed=SEED):
    """The maps of a random game, and of one of most players where they play on another map."""
    rules = find(game)
    fewest, most = rules.info.players[0], rules.info.players[-1]
    out = [rules.view(rules.setup(Setup(game, count), seed), None).map.out for count in (fewest, most)]
    return [*boards(game, fewest, seed), *(boards(game, most, seed) if out[0] != out[1] else ())]


def written(edition, sheet, view, viewport):
    """Everything that is written on a part of the map, and how its hexes are called."""
    shown = [hex_.at for hex_ in hexes_on(edition, sheet, view.map.out)]
    lettering = lettering_for(viewport, whole=viewport == whole(edition, sheet, view.map.out))
    called = {name: edition.name_in_small(view.map, edition.printed.hexes[name]) for name in shown}
    found = labels(edition, view, shown, viewport, lettering)
    return found, {name: city for name, city in called.items() if city}


def closer(edition, sheet, view):
    """Parts of a sheet that are shown larger: a region, and what changed last where it lies on the sheet."""
    yield viewport_for(edition, sheet, "east", view.map.out)
    if view.map.changed and edition.sheet_of(view.map.changed[-1]) is sheet:
        yield viewport_of_changed(edition, sheet, view)


def track_points(edition, view, shown):
    """Every point of the middle lines of track and tunnels, in points."""
    for name in shown:
        (x, y), layout = middle(name), tile_layout(tile_at(edition.printed, view.map, name))
        lines = [*layout.tracks, *(way for ways in layout.ways for way in ways)]
        lines += [track(*tunnel.ends) for tunnel in view.map.tunnels.get(name, ())]
        stub = edition.printed.hexes[name].stub
        if stub is not None and name not in view.map.laid:
            lines.append([scaled(direction(stub), 0.64 + STEP * n) for n in range(13)])
        yield from ((x + px * HALF, y + py * HALF) for line in lines for px, py in line)


def covers(box, points, reach):
    """Whether a box comes so near to any point."""
    left, top, right, bottom = box
    return any(
        math.hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) <= reach
        for x, y in points
        if left - reach <= x <= right + reach and top - reach <= y <= bottom + reach
    )


@pytest.mark.parametrize("latest", long_but([1, 4], 1))
@pytest.mark.parametrize("seed", a_few(SEEDS, 1))
@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_nothing_that_is_written_covers_track_or_anything_else_that_is_written(game, seed, latest):
    edition = edition_of(game)
    for view in late_boards(game, seed)[-latest:]:
        for sheet in edition.sheets:
            points = list(track_points(edition, view, [h.at for h in hexes_on(edition, sheet, view.map.out)]))
            all_ = whole(edition, sheet, view.map.out)
            for viewport in (all_, *closer(edition, sheet, view)):
                found, _ = written(edition, sheet, view, viewport)
                boxes = [one.box for one in (*found.figures, *found.names.values(), *found.shortened)]
                assert not [box for box in boxes if covers(box, points, TRACK_WIDTH / 2 * HALF)]
                assert all(one.size * INLINE / viewport.width >= 8 for one in found.names.values())
                for number, a in enumerate(boxes):
                    for b in boxes[:number]:
                        assert a[0] >= b[2] - 4 or b[0] >= a[2] - 4 or a[1] >= b[3] - 4 or b[1] >= a[3] - 4, (a, b)


@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_every_figure_of_every_place_has_room(game):
    edition = edition_of(game)
    for view in late_boards(game):
        for sheet in edition.sheets:
            figures = written(edition, sheet, view, whole(edition, sheet, view.map.out))[0].figures
            shown = [hex_.at for hex_ in hexes_on(edition, sheet, view.map.out)]
            layouts = [tile_layout(tile_at(edition.printed, view.map, name)) for name in shown]
            wanted = sum(layout.figure is not None for layout in layouts)
            wanted += sum(bool(edition.boards(view, name)) for name in shown)
            paying = [one for one in figures if one.plates[0].words[-1].isdigit() or len(one.plates) > 1]
            assert sum(not one.plates[0].terrain for one in paying) == wanted


def early_and_late_boards(game):
    """Also the maps before the first move, of fewest and most players."""
    rules = find(game)
    for players in (rules.info.players[0], rules.info.players[-1]):
        yield rules.view(rules.setup(Setup(game, players), SEED), None)
    yield from late_boards(game)


@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_figures_and_names_are_large_enough_at_the_width_of_a_channel_early_and_late(game):
    edition = edition_of(game)
    for view, sheet in product(early_and_late_boards(game), edition.sheets):
        viewport = whole(edition, sheet, view.map.out)
        found, _ = written(edition, sheet, view, viewport)
        assert all(one.size * INLINE / viewport.width >= 9 for one in found.figures)
        assert all(one.size * INLINE / viewport.width >= 8 for one in (*found.names.values(), *found.shortened))


@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_every_name_stands_on_the_map_or_is_told_where_no_hex_lies(game):
    edition = edition_of(game)
    for view, sheet in product(early_and_late_boards(game), edition.sheets):
        found, called = written(edition, sheet, view, whole(edition, sheet, view.map.out))
        told = [meaning for one in found.shortened for column in one.columns for meaning in column.meanings]
        cut = set(meanings(called, found.names, cut_alone=True))
        assert set(told) in (cut, set(meanings(called, found.names))), "where there is room also what is one of two"
        assert len({short for short, _ in told}) == len(told)
        full = [hex_ for hex_, one in found.names.items() if " ".join(one.lines) == called[hex_]]
        assert len(full) >= 0.6 * len(called)
        assert len(found.names) >= 0.85 * len(called)
        hexes = [middle(hex_.at) for hex_ in hexes_on(edition, sheet, view.map.out)]
        assert not [one for one in found.shortened if covers(one.box, hexes, HALF)]


@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_a_list_without_room_for_all_names_counts_the_others(game):
    edition = edition_of(game)
    view = find(game).view(find(game).setup(Setup(game, 3), SEED), None)
    sheet = edition.sheets[0]
    viewport, hexes = whole(edition, sheet, view.map.out), tuple(h.at for h in hexes_on(edition, sheet, view.map.out))
    names = tuple((f"X{number}", f"Place number {number}") for number in range(200))
    lists = lists_of(names, hexes, (), viewport)
    told = [meaning for one in lists for column in one.columns for meaning in column.meanings]
    *shown, (dots, number) = told
    assert tuple(shown) == names[: len(shown)]
    assert (dots, number) == ("…", f"+{200 - len(shown)}")
    assert not [one for one in lists if covers(one.box, [middle(name) for name in hexes], HALF)]
    assert lists_of(names, hexes, (border_to_border(viewport),), viewport) == (), "there is no room at all"


def border_to_border(viewport):
    return viewport.left, viewport.top, viewport.left + viewport.width, viewport.top + viewport.height


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_a_part_that_is_shown_larger_has_all_its_names_and_those_with_room_in_full(game, seed):
    edition = edition_of(game)
    for view, sheet in product(late_boards(game, seed), edition.sheets):
        for viewport in closer(edition, sheet, view):
            found, called = written(edition, sheet, view, viewport)
            assert not found.shortened
            assert {hex_ for hex_ in called if well_inside(viewport, middle(hex_))} <= set(found.names)
            lines = {hex_: " ".join(one.lines) for hex_, one in found.names.items()}
            short = {hex_ for hex_, line in lines.items() if line != called[hex_]}
            assert all(lines[hex_] in edition.atlas.short[called[hex_]] for hex_ in short)
            assert len(short) <= 2, "on the fullest map hardly any"
            for (hex_, one), other in product(found.names.items(), called):
                away = math.dist(one.at, middle(hex_))
                assert hex_ == other or away * 0.8 < math.dist(one.at, middle(other)), "it is not seen as another's"


def well_inside(viewport, at):
    """Whether a place is a hex away from the edges of a picture."""
    (x, y), near = at, 2 * HALF
    across = viewport.left + near < x < viewport.left + viewport.width - near
    return across and viewport.top + near < y < viewport.top + viewport.height - near


@pytest.mark.parametrize("game", FAMILY)
def test_no_two_names_of_a_sheet_are_shortened_alike(game):
    edition = edition_of(game)
    at_first = find(game).view(find(game).setup(Setup(game, find(game).info.players[-1]), SEED), None)
    for sheet in edition.sheets:
        called = {edition.name_in_small(at_first.map, hex_) for hex_ in hexes_on(edition, sheet, at_first.map.out)}
        short = [letters for name in called for letters in edition.atlas.short.get(name, ())]
        assert len(set(short) | called) == len(short) + len(called)
    everywhere = {edition.name_in_small(at_first.map, hex_) for hex_ in edition.printed.hexes.values()}
    assert set(edition.atlas.short) <= everywhere


@pytest.mark.long
@pytest.mark.parametrize("game", FAMILY)
def test_what_changed_is_shown_twice_as_large_and_the_whole_map_in_double_size(game):
    edition = edition_of(game)
    view = next(view for view in reversed(boards(game, find(game).info.players[0], SEED)) if view.map.changed)
    assert api.closely(view, ["tile"]) == "changed"
    assert api.closely(view, ["pass"]) is None
    sheet = edition.sheet_of(view.map.changed[-1])
    close = viewport_of_changed(edition, sheet, view)
    all_ = whole(edition, sheet, view.map.out)
    assert close.scale >= 2 * min(whole(edition, each, view.map.out).scale for each in edition.sheets)
    assert close.size[0] == all_.size[0]
    x, y = close.at(*middle(view.map.changed[-1]))
    assert 0 < x < close.size[0]
    assert 0 < y < close.size[1]
    plan = api.draw(view, "plan", words=plain)
    assert int.from_bytes(plan.png[16:20], "big") == 2 * whole(edition, edition.sheets[0], view.map.out).size[0]
    assert len(plan.png) <= 1_000_000


@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_every_tile_in_every_rotation_is_chosen_from_one_picture(game):
    view, edition = boards(game, find(game).info.players[0], SEED)[0], edition_of(game)
    at = next(h.at for h in edition.printed.hexes.values() if h.colour == "white" and h.at not in view.map.laid)
    values = ("7/0", "7/1", "8/2", "9/3")
    assert api.chooses(view, "tile", "lay")
    picture = api.choice(view, "tile", "lay", chosen={"hex": at}, values=values, words=plain)
    assert all(value in plain(picture.alt) for value in values)
    fewer = api.choice(view, "tile", "lay", chosen={"hex": at}, values=values[:1], words=plain)
    assert picture.png != fewer.png


def test_no_legend_stands_on_the_map_and_one_is_a_picture_of_its_own(monkeypatch):
    view, told = boards("18cz", 2, SEED)[0], []
    monkeypatch.setattr("rendering.eighteenxx.hex_map.draw_legend", lambda *_: told.append("legend"))
    api.draw(view, "map", words=plain)
    assert not told
    api.draw(view, "plan", words=plain)
    assert told == ["legend"]
    assert api.draw(view, "legend", words=plain).png


def test_the_map_that_a_channel_sees_has_no_names_of_hexes_in_it(monkeypatch):
    view, put = boards("18cz", 2, SEED)[0], []
    monkeypatch.setattr(HexMap, "_put_coordinate", lambda _, name: put.append(name))
    api.draw(view, "map", words=plain)
    assert not put


@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_hardly_any_figure_stands_in_another_hex_than_its_own(game):
    edition = edition_of(game)
    for view, sheet in product(late_boards(game), edition.sheets):
        shown = [hex_.at for hex_ in hexes_on(edition, sheet, view.map.out)]
        found = written(edition, sheet, view, whole(edition, sheet, view.map.out))[0].figures
        places = [min(shown, key=lambda name, one=one: math.dist(middle(name), one.at)) for one in found]
        single = [
            (one.plates[0].words, place) for one, place in zip(found, places, strict=True) if len(one.plates) == 1
        ]
        tiles = {name: tile_at(edition.printed, view.map, name) for name in shown}
        for words, place in single:
            if not words[0].isdigit() and words[0].isalpha() and tiles[place].label != words:
                assert words in {one for name in shown for one, *_ in edition.boards(view, name)}
        earning = [(words, place) for words, place in single if words.isdigit() and place in view.map.laid]
        own = [place for words, place in earning if words in {str(one.revenue[0]) for one in tiles[place].stops}]
        assert len(own) >= 0.95 * len(earning)


@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_what_is_written_lies_on_no_hex_that_can_be_chosen_but_its_own(game):
    edition = edition_of(game)
    view, sheet = late_boards(game)[-1], edition.sheets[0]
    shown = [hex_.at for hex_ in hexes_on(edition, sheet, view.map.out)]
    viewport = whole(edition, sheet, view.map.out)
    kept = frozenset(shown[::4])
    lettering = lettering_for(viewport, whole=True)
    found = labels(edition, view, shown, viewport, lettering, kept=kept)
    inner = {name: [(x + dx * HALF, y + dy * HALF) for dx, dy in ((0, 0), (0.6, 0), (-0.6, 0), (0, 0.8), (0, -0.8))]
             for name in kept for x, y in (middle(name),)}  # fmt: skip
    for hex_, one in found.names.items():
        assert not [name for name in kept if name != hex_ and covers(one.box, inner[name], 0)]
        if hex_ in kept:
            assert math.dist(one.at, middle(hex_)) < HALF
    for one in found.figures:
        assert sum(covers(one.box, inner[name], 0) for name in kept) <= 1
    everything = labels(edition, view, shown, viewport, lettering)
    assert len(found.names) < len(everything.names) or found.names != everything.names


@pytest.mark.parametrize("game", long_but(FAMILY, "18cz"))
def test_what_is_shortened_is_explained_by_the_name_that_routes_have(game):
    edition, explained = edition_of(game), set()
    for view, sheet in product(early_and_late_boards(game), edition.sheets):
        found, called = written(edition, sheet, view, whole(edition, sheet, view.map.out))
        told = [meaning for one in found.shortened for column in one.columns for meaning in column.meanings]
        for hex_, name in called.items():
            stands = " ".join(found.names[hex_].lines) if hex_ in found.names else hex_
            if stands != name:
                assert (stands, edition.stop_name(hex_)) in told
                explained.add(hex_)
    assert explained & set(edition.atlas.called)


def test_a_town_that_stands_for_two_is_explained_by_the_name_that_routes_have_where_there_is_room():
    edition, rules = edition_of("1854"), find("1854")
    view = rules.view(rules.setup(Setup("1854", 3), SEED), None)
    found, _ = written(edition, edition.sheets[0], view, whole(edition, edition.sheets[0], view.map.out))
    listed = [meaning for one in found.shortened for column in one.columns for meaning in column.meanings]
    assert " ".join(found.names["D18"].lines) == "Steyr"
    assert ("Steyr", "Steyr & Bad Ischl") in listed
