import io
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops

from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.views import HomeView
from engine.hexes import opposite
from rendering.__main__ import plain
from rendering.api import NoSuchPicture, draw, kinds, zooms
from rendering.canvas import Viewport
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.run_lines import draw_ways, way_of
from rendering.hexes.hexagon import HALF
from rendering.parts import Composition, Ground
from tests.rendering.eighteenxx.maps import draw_map, slot_at, tile_at, viewport_for, whole
from tests.thorough import a_few

replace = msgspec.structs.replace


def on_map(view, **changes):
    return replace(view, map=replace(view.map, **changes))


def around(picture, viewport, at, reach=26):
    x, y = viewport.at(*at)
    return picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))


def differ(a, b):
    return ImageChops.difference(a.convert("RGB"), b.convert("RGB")).getbbox() is not None


def test_the_same_view_gives_the_same_bytes(late):
    assert draw(late, "map", words=plain) == draw(late, "map", words=plain)


@pytest.mark.parametrize("players", a_few([2, 3, 6], 1))
def test_the_map_is_wide_enough_for_a_phone_and_light_enough_for_a_chat(views, players):
    game = views(players, "pictures")
    for view in (game[0], game[len(game) // 2], game[-1]):
        png = draw(view, "map", words=plain).png
        assert Image.open(io.BytesIO(png)).width >= 1600
        assert len(png) <= 1_000_000


def test_every_zoom_stays_on_the_map_and_shows_its_hex(late):
    all_ = whole(())
    for zoom in zooms(late):
        viewport = viewport_for(zoom, ())
        assert all_.left - 0.01 <= viewport.left
        assert viewport.left + viewport.width <= all_.left + all_.width + 0.01
        assert all_.top - 0.01 <= viewport.top
        assert viewport.top + viewport.height <= all_.top + all_.height + 0.01
        if zoom in everything().hexes:
            x, y = viewport.at(*middle(zoom))
            assert HALF < x < viewport.size[0] - HALF
            assert HALF < y < viewport.size[1] - HALF


def test_a_zoom_shows_a_part_larger(late):
    sheets = [draw(late, "map", words=plain, zoom=zoom).png for zoom in ("west", "east", "E11")]
    assert len(set(sheets)) == 3
    assert {Image.open(io.BytesIO(png)).width for png in sheets} == {whole(()).size[0]}
    assert viewport_for("west", ()).scale > 2 * whole(()).scale


def test_what_cannot_be_drawn_is_refused(game):
    for kind, zoom in (("hand", None), ("runs", None), ("map", "atlantis")):
        with pytest.raises(NoSuchPicture):
            draw(game[0], kind, words=plain, zoom=zoom)


def test_a_tile_shows_where_it_lies_and_how_it_is_turned(game):
    viewport = whole(())
    tiles = ({}, {"F8": LaidTile("8", 0, 0)}, {"F8": LaidTile("8", 0, 2)}, {"F8": LaidTile("9", 0, 0)})
    maps = [draw_map(on_map(game[0], laid=laid), viewport) for laid in tiles]
    assert len({around(picture, viewport, middle("F8"), 60).tobytes() for picture in maps}) == 4


def test_stations_of_all_companies_look_different_even_without_colour(game):
    viewport, looks = whole(()), set()
    for company in everything().companies:
        view = on_map(game[0], stations={"E9": ((company,),)}, homes=())
        picture = draw_map(view, viewport)
        looks.add(around(picture, viewport, slot_at(view.map, "E9", 0, 0), 18).convert("L").tobytes())
    assert len(looks) == 15


def test_a_home_that_is_kept_looks_like_no_station_and_no_free_city(game):
    viewport, home = whole(()), HomeView("BTE", "D2", 0)
    free, kept = on_map(game[0], homes=()), on_map(game[0], homes=(home,))
    built = on_map(game[0], homes=(), stations={"D2": (("BTE",),)})
    looks = [around(draw_map(view, viewport), viewport, middle("D2"), 18).tobytes() for view in (free, kept, built)]
    assert len(set(looks)) == 3


def test_of_companies_that_may_begin_in_a_hex_the_first_alone_is_shown_beside_its_city(game):
    viewport, (first, other) = whole(()), (HomeView(company, "D2", None) for company in ("BTE", "KFN"))
    alone, both, turned = (
        draw_map(on_map(game[0], homes=homes), viewport).tobytes()
        for homes in ((first,), (first, other), (other, first))
    )
    assert alone == both != turned


def test_a_way_that_does_not_come_to_the_part_of_the_map_that_is_drawn_leaves_it_as_it_is():
    viewport = Viewport(0, 0, 100, 100, 1.0)

    def changed(*ways):
        picture = Composition(Ground("dark", Image.new("RGB", viewport.size)))
        draw_ways(picture, ways, viewport)
        return picture.drawn().getbbox() is not None

    assert changed(((10.0, 50.0), (90.0, 50.0)))
    assert not changed(((500.0, 500.0), (600.0, 500.0)))
    assert not changed()


def test_what_changed_last_is_lit_up(late):
    viewport = whole(())
    lit, dark = draw_map(late, viewport), draw_map(on_map(late, changed=()), viewport)
    for name in late.map.changed:
        assert differ(around(lit, viewport, middle(name), 70), around(dark, viewport, middle(name), 70))
    assert not differ(draw_map(on_map(late, changed=()), viewport), dark)


@pytest.mark.parametrize(("players", "seed"), [(3, "runs"), (4, "pictures"), (6, "runs")])
def test_the_way_of_a_train_is_one_line_from_its_first_stop_to_its_last(views, players, seed):
    ground, seen = everything().ground, 0
    for view in views(players, seed):
        for run in view.last_run.runs if view.turn and view.turn.ran else ():
            seen += 1
            way = way_of(ground, lambda name: tile_at(view.map, name), run.stops, run.sides)  # noqa: B023
            assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) < 12 for a, b in pairwise(way))
            for place, end in ((run.stops[0], way[0]), (run.stops[-1], way[-1])):
                x, y = middle(place.hex)
                assert max(abs(end[0] - x), abs(end[1] - y)) < HALF * 0.75
            for name, edge in run.sides:
                assert ground.beyond(name, edge)
                assert edge in tile_at(view.map, name).exits
                assert opposite(edge) in tile_at(view.map, ground.beyond(name, edge)).exits
    assert seen > 20


def test_runs_are_drawn_over_the_map_and_told_below_it(running):
    assert "runs" in kinds(running)
    shown = draw(running, "runs", words=plain)
    fewer = replace(running, last_run=replace(running.last_run, runs=running.last_run.runs[:1]))
    assert shown.png != draw(fewer, "runs", words=plain).png
    assert len(shown.png) <= 1_000_000


def test_maps_drawn_at_the_same_time_do_not_disturb_each_other(game, late):
    views = [late, game[0], game[-1]] * 2
    with ThreadPoolExecutor(3) as threads:
        together = list(threads.map(lambda view: draw(view, "map", words=plain).png, views))
    assert together == [draw(view, "map", words=plain).png for view in views]


PHONE = 390
"""Pixels across, in which a phone shows a picture."""


@pytest.mark.parametrize("tile", ["7", "14", "611", "8893"])
def test_what_changed_stands_out_by_brightness_on_a_tile_of_every_colour_on_a_phone(game, tile):
    viewport, hex_ = whole(), "F12"
    laid = {hex_: LaidTile(tile, 0, 0)}
    shown = []
    for changed in ((), (hex_,)):
        picture = draw_map(on_map(game[0], out=(), laid=laid, changed=changed), viewport)
        small = picture.resize((PHONE, round(picture.height * PHONE / picture.width)), Image.Resampling.LANCZOS)
        at = [place * PHONE / picture.width for place in viewport.at(*middle(hex_))]
        shown.append(small.convert("L").crop((*(round(one) - 17 for one in at), *(round(one) + 17 for one in at))))
    differences = ImageChops.difference(*shown).tobytes()
    assert sum(one > 60 for one in differences) > 40  # pixels
