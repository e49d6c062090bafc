import io
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.texts import Texts
from engine.core.codec import clone
from engine.core.game import Setup
from engine.core.registry import find
from rendering.api import NoSuchPicture, draw, kinds, zooms
from rendering.ticket_to_ride.board import WHOLE, draw_map, viewport_for
from rendering.ticket_to_ride.routes import place_of

EUROPE = find("europe")
ENGLISH = Texts("en", strict=True)
replace = msgspec.structs.replace


def around(picture, viewport, space):
    x, y = viewport.at(*place_of(space))
    return picture.crop((round(x) - 14, round(y) - 14, round(x) + 14, round(y) + 14))


def differ(a, b):
    return ImageChops.difference(a, b).getbbox() is not None


def test_the_same_view_gives_the_same_bytes(middle, words):
    assert draw(middle, "board", words=words) == draw(middle, "board", words=words)


def test_a_board_is_1600_pixels_wide_and_light_enough_for_a_chat(game, words):
    for at in (game[0], game[len(game) // 2], game[-1]):
        png = draw(at[None], "board", words=words).png
        assert Image.open(io.BytesIO(png)).width == 1600
        assert len(png) <= 700_000


@pytest.mark.long
def test_a_zoom_is_as_large_as_the_whole_and_shows_something_else(middle, words):
    whole, west, east = (draw(middle, "board", words=words, zoom=zoom).png for zoom in (None, "west", "east"))
    sizes = {Image.open(io.BytesIO(png)).size for png in (whole, west, east)}
    assert len(sizes) == 1
    assert len({whole, west, east}) == 3


def test_every_zoom_stays_on_the_map_and_shows_its_city(middle, europe):
    for zoom in zooms(middle):
        viewport = viewport_for(europe.board, zoom)
        assert WHOLE.left - 0.01 <= viewport.left
        assert viewport.left + viewport.width <= WHOLE.left + WHOLE.width + 0.01
        assert WHOLE.top - 0.01 <= viewport.top
        assert viewport.top + viewport.height <= WHOLE.top + WHOLE.height + 0.01
        if zoom in europe.board.cities:
            x, y = viewport.at(europe.board.cities[zoom].x * 1600, europe.board.cities[zoom].y * 1066)
            assert 0 < x < viewport.size[0]
            assert 0 < y < viewport.size[1]


def test_claimed_spaces_look_different_for_every_owner(middle, europe):
    route = "paris-zurich"
    looks = []
    for claims in ((), *(((route, seat),) for seat in range(4))):
        picture = draw_map(europe, replace(middle, claims=claims, last_route=None), WHOLE)
        looks.append(around(picture, WHOLE, europe.board.routes[route].spaces[1]).convert("L").tobytes())
    assert len(set(looks)) == 5, "even without colour"


def test_the_last_claim_and_the_last_station_are_lit_up(middle, europe):
    station = {"stations": (("wien", 1),), "last_station": "wien"}
    lit = draw_map(europe, replace(middle, **station), WHOLE)
    dark = draw_map(europe, replace(middle, **station | {"last_station": None}, last_route=None), WHOLE)
    for space in europe.board.routes[middle.last_route].spaces:
        assert differ(around(lit, WHOLE, space), around(dark, WHOLE, space))
    assert differ(lit, draw_map(europe, replace(middle, **station | {"last_station": None}), WHOLE))


def test_the_twin_of_a_claimed_route_is_veiled_at_small_tables_only(middle, europe):
    claimed, twin = "berlin-warszawa-a", europe.board.routes["berlin-warszawa-b"].spaces[2]
    for players, veiled in ((2, True), (3, True), (4, False)):
        view = replace(middle, seats=middle.seats[:players], claims=(), last_route=None, stations=())
        free, taken = (draw_map(europe, replace(view, claims=claims), WHOLE) for claims in ((), ((claimed, 0),)))
        middle_of = WHOLE.at(*place_of(twin))
        at = (round(middle_of[0]) + 3, round(middle_of[1]) + 2)
        assert (free.getpixel(at) != taken.getpixel(at)) is veiled


def test_a_tunnel_that_waits_for_payment_shows_its_cards(positions, words):
    waiting = next(at[None] for at in positions(3, "q") if at[None].tunnel)
    shown = draw(waiting, "board", words=words)
    assert shown.png != draw(replace(waiting, tunnel=None), "board", words=words).png


def test_a_tunnel_that_waits_for_payment_is_hatched_and_not_yet_claimed(positions, europe):
    waiting = next(at[None] for at in positions(3, "q") if at[None].tunnel)
    route, seat = waiting.tunnel.route, waiting.tunnel.seat
    claimed = replace(waiting, claims=(*waiting.claims, (route, seat)), last_route=None, tunnel=None)
    pending, owned = (draw_map(europe, view, WHOLE).convert("L") for view in (waiting, claimed))
    for space in europe.board.routes[route].spaces:
        striped, plain = (ImageStat.Stat(around(drawn, WHOLE, space)).mean[0] for drawn in (pending, owned))
        assert striped > plain + 20, "stripes on paper are lighter than a wagon"


def test_the_box_of_a_waiting_tunnel_names_its_route(positions, europe):
    waiting = next(at[None] for at in positions(3, "q") if at[None].tunnel)
    said = []

    def words(text):
        said.append(ENGLISH.sentence(text, ("Ada", "Ben", "Cleo"), plain=True))
        return said[-1]

    alt = words(draw(waiting, "board", words=words).alt)
    ends = europe.board.routes[waiting.tunnel.route]
    route = f"{europe.board.cities[ends.a].name}\u2013{europe.board.cities[ends.b].name}"
    assert route in said[:-1]
    assert f"tunnel {route}" in alt
    assert ("Ada", "Ben", "Cleo")[waiting.tunnel.seat] in alt.partition(route)[0]


def test_a_seat_sees_the_same_board_as_the_channel(game, words):
    at = game[60]
    assert len({draw(view, "board", words=words).png for view in at.values()}) == 1


def test_what_nobody_may_see_changes_no_picture(words):
    state = EUROPE.setup(Setup("europe", 3), "secret")
    other = clone(state)
    other.supply.deck.reverse()
    other.ticket_deck.reverse()
    other.seats[1].hand.reverse()
    other.seats[1].offered, other.seats[2].offered = other.seats[2].offered, other.seats[1].offered
    for viewer in (None, 0):
        mine, theirs = EUROPE.view(state, viewer), EUROPE.view(other, viewer)
        for kind in kinds(mine):
            assert draw(mine, kind, words=words) == draw(theirs, kind, words=words)


def test_what_cannot_be_drawn_is_refused(middle, words):
    with pytest.raises(NoSuchPicture):
        draw(middle, "hand", words=words)
    with pytest.raises(NoSuchPicture):
        draw(middle, "board", words=words, zoom="atlantis")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players_has_room(players, words):
    view = EUROPE.view(EUROPE.setup(Setup("europe", players), "room"), None)
    assert Image.open(io.BytesIO(draw(view, "board", words=words).png)).width == 1600


def test_boards_drawn_at_the_same_time_do_not_disturb_each_other(middle, game, words):
    views = [middle, game[0][None], game[-1][None]] * 3
    with ThreadPoolExecutor(3) as threads:
        together = list(threads.map(lambda view: draw(view, "board", words=words).png, views))
    assert together == [draw(view, "board", words=words).png for view in views]
