import io
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise, product

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.texts import texts_for
from engine.german_railways.facts import printed_facts
from rendering.api import NoSuchPicture, draw, zooms
from rendering.german_railways.atlas import middle
from rendering.german_railways.board import costs, draw_map
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.networks import joined, places, standings
from rendering.german_railways.sheet import place_of, viewport_for, whole
from rendering.hexes.hexagon import HALF, direction
from tests.thorough import long_but

replace = msgspec.structs.replace
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def english(text):
    return texts_for("en").sentence(text, NAMES, plain=True)


def with_hexes(view, **hexes):
    """Change the networks of some railroads."""
    railroads = tuple(replace(r, hexes=tuple(hexes[r.id])) if r.id in hexes else r for r in view.railroads)
    return replace(view, railroads=railroads)


def around(picture, at, reach=40):
    x, y = whole().at(*at)
    return picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))


def differ(a, b):
    return ImageChops.difference(a.convert("RGB"), b.convert("RGB")).getbbox() is not None


def test_hexes_lie_on_the_sheet_as_on_the_grid():
    for name, printed in printed_facts().hexes.items():
        x, y = middle(name)
        for edge in range(6):
            near = [
                other for other, there in printed_facts().hexes.items() if there.place == printed.place.beyond(edge)
            ]
            for other in near:
                dx, dy = direction(edge)
                assert middle(other) == pytest.approx((x + 2 * HALF * dx, y + 2 * HALF * dy))


@pytest.mark.parametrize("railroad", sorted(printed_facts().railroads))
@pytest.mark.long
def test_the_start_of_the_railroad_that_is_auctioned_stands_out(start, railroad):
    """Before the first auction nothing is built: where each railroad begins is what its shares are judged by."""
    offered = replace(start, auction=replace(start.auction, railroad=railroad))
    shown = _picture(draw(offered, "board", words=english).png)
    plain = _picture(draw(replace(start, auction=None, to_move=(0,)), "board", words=english).png)
    city = printed_facts().hexes[printed_facts().railroads[railroad].start]
    at, reach = middle(city.at), 2.2 * HALF * whole().scale
    assert differ(around(shown, at, reach), around(plain, at, reach))
    others = [r.start for r in printed_facts().railroads.values() if r.id != railroad]
    assert not any(differ(around(shown, middle(other), 20), around(plain, middle(other), 20)) for other in others)
    assert f"{city.city}" in english(draw(offered, "board", words=english).alt).partition("is up for auction")[0]
    assert draw(offered, "board", words=english, zoom=city.city).png


def _picture(png):
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.long
def test_the_same_view_gives_the_same_bytes(late):
    assert draw(late, "board", words=english) == draw(late, "board", words=english)


@pytest.mark.parametrize(("players", "share"), long_but([*product([3, 4, 5], [0, 1 / 2, 1])], (4, 1)))
def test_the_board_is_wide_enough_for_a_phone_and_light_enough_for_a_chat(views, players, share):
    game = views(players, "pictures")
    png = draw(game[round(share * (len(game) - 1))], "board", words=english).png
    assert Image.open(io.BytesIO(png)).width >= 1600
    assert len(png) <= 1_000_000


def test_every_zoom_stays_on_the_board_and_shows_its_city(late):
    all_ = whole()
    assert set(printed_facts().cities) <= set(zooms(late))
    for zoom in zooms(late):
        viewport = viewport_for(zoom)
        assert all_.left - 0.01 <= viewport.left
        assert viewport.left + viewport.width <= all_.left + all_.width + 0.01
        assert all_.top - 0.01 <= viewport.top
        assert viewport.top + viewport.height <= all_.top + all_.height + 0.01
        if zoom in printed_facts().cities or zoom in printed_facts().hexes:
            x, y = viewport.at(*place_of(zoom))
            assert HALF < x < viewport.size[0] - HALF
            assert HALF < y < viewport.size[1] - HALF


@pytest.mark.long
def test_a_zoom_shows_a_part_larger(late):
    sheets = [draw(late, "board", words=english, zoom=zoom).png for zoom in ("west", "east", "Berlin")]
    assert len(set(sheets)) == 3
    assert {Image.open(io.BytesIO(png)).width for png in sheets} == {whole().size[0]}


def test_what_cannot_be_drawn_is_refused(start):
    for kind, zoom in (("hand", None), ("report", None), ("board", "Wien")):
        with pytest.raises(NoSuchPicture):
            draw(start, kind, words=english, zoom=zoom)


def test_locomotives_of_all_railroads_look_different_even_without_colour():
    looks = [locomotive(id_, 44.0).convert("L").tobytes() for id_ in printed_facts().railroads]
    assert len(set(looks)) == 8


def test_a_locomotive_shows_where_it_stands_and_whose_it_is(start):
    boards = [
        draw_map(with_hexes(start, **change), whole())
        for change in ({}, {"PO": ["A20", "B20"]}, {"NME": ["K15", "B20"]})
    ]
    assert len({around(board, middle("B20")).tobytes() for board in boards}) == 3


def test_up_to_eight_railroads_have_room_in_a_city_and_in_each_hex_of_berlin():
    for name in ("N3", "A4", *printed_facts().cities["Berlin"]):
        for count in range(1, 9):
            spots, width = places(name, count)
            assert len(set(spots)) == len(spots) == count
            assert all(abs(x) + width / 2 <= 1.0 and abs(y) + width * 0.38 <= 0.8 for x, y in spots)
            for a in spots:
                for b in spots:
                    if a != b:
                        assert abs(a[0] - b[0]) >= width * 0.99 or abs(a[1] - b[1]) >= width * 0.75


@pytest.mark.parametrize("players", long_but([3, 4, 5], 4))
def test_a_network_is_drawn_joined_from_its_start_to_every_hex(views, players):
    for railroad in views(players, "pictures")[-1].railroads:
        reached = {railroad.hexes[0]}
        for a, b in joined(railroad.hexes):
            assert a in reached
            assert b in printed_facts().neighbours[a]
            reached.add(b)
        assert reached == set(railroad.hexes)


def test_track_of_two_railroads_over_one_edge_runs_side_by_side_and_meets_at_the_edge(start):
    view = with_hexes(start, CME=["J1", "J2"], MWB=["J1", "J2"], KBS=["J2", "J1"])
    found = standings([r for r in view.railroads if r.id in {"CME", "MWB", "KBS"}])

    def ends(name):
        x, y = middle(name)
        tracks = {one.railroad: one.tracks[0][0] for one in found[name]}
        return {id_: (x + dx * HALF, y + dy * HALF) for id_, (dx, dy) in tracks.items()}

    left, right = ends("J1"), ends("J2")
    for id_ in left:
        assert left[id_] == pytest.approx(right[id_])
    heights = sorted(y for _, y in left.values())
    assert all(b - a > 8 for a, b in pairwise(heights))


def test_a_city_says_what_the_next_railroad_pays(start):
    view = replace(start, railroads=tuple(replace(r, cities=("Halle", "Berlin")) for r in start.railroads[:2]))
    assert costs(view)["Halle"] == 2 + 2
    assert costs(view)["Berlin"] == 2 + 2
    assert costs(view)["Kassel"] == 4
    flat = replace(view, switches=replace(view.switches, city_cost="flat"))
    assert costs(flat)["Kassel"] == 2


def test_what_was_built_last_is_lit_up(late):
    dark = draw_map(replace(late, built=None), whole())
    lit = draw_map(late, whole())
    for name in late.built.hexes:
        assert differ(around(lit, middle(name), 50), around(dark, middle(name), 50))


def test_the_strip_shows_order_auction_treasuries_shares_cash_and_incomes(late):
    railroad, seat = late.railroads[0], late.seats[0]

    def first_railroad(**change):
        return replace(late, railroads=(replace(railroad, **change), *late.railroads[1:]))

    def first_seat(**change):
        return replace(late, seats=(replace(seat, **change), *late.seats[1:]))

    looks = [
        late,
        replace(late, order=late.order[::-1] if late.order != late.order[::-1] else (*late.order, 0)),
        replace(late, at=late.at + 1),
        replace(late, round=99),
        replace(late, to_move=(3,) if late.to_move != (3,) else (2,)),
        first_railroad(treasury=99),
        first_railroad(income=77),
        first_railroad(pays=not railroad.pays),
        first_railroad(locomotives=17),
        first_railroad(holders={3: 3}, unsold=0),
        first_railroad(links=()),
        first_seat(cash=999),
        first_seat(income=88),
        first_seat(shares={"GBS": 3}),
    ]
    assert len({draw(view, "board", words=english).png for view in looks}) == len(looks)


def test_an_auction_is_shown_with_its_bid_and_how_everybody_stands(start):
    auction = start.auction
    looks = [
        start,
        replace(start, auction=None),
        replace(start, auction=replace(auction, price=7, bidder=2)),
        replace(start, auction=replace(auction, price=8, bidder=2)),
        replace(start, auction=replace(auction, railroad="KBS")),
        replace(start, auction=replace(auction, standings=("passed", *auction.standings[1:]))),
        replace(start, auction=replace(auction, turn=1)),
    ]
    assert len({draw(view, "board", words=english).png for view in looks}) == len(looks)


def test_boards_drawn_at_the_same_time_do_not_disturb_each_other(start, late, game):
    order = [late, start, game[-1]] * 2
    with ThreadPoolExecutor(3) as threads:
        together = list(threads.map(lambda view: draw(view, "board", words=english).png, order))
    assert together == [draw(view, "board", words=english).png for view in order]
