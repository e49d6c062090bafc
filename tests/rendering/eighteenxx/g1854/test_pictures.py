"""The pictures of 1854: which there are, what they show of what only 1854 has, and what they say."""

import io
from itertools import pairwise

import msgspec
import pytest
from PIL import Image

from engine.eighteenxx.board import LaidTunnel, Place
from engine.eighteenxx.g1854.printed import everything
from engine.eighteenxx.views import LastRun, TrainRun
from rendering.eighteenxx.g1854.edition import LOCALS, MAIN, edition
from rendering.eighteenxx.g1854.pictures import PICTURES
from rendering.eighteenxx.hex_map import HexMap
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.map_contents import names_on, tile_at
from rendering.eighteenxx.players import ROW
from rendering.eighteenxx.run_lines import way_of
from rendering.eighteenxx.sheet import hexes_on, whole
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.hexes.hexagon import HALF
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, GAME, Table
from tests.rendering.eighteenxx.g1854.fullest import fullest

replace = msgspec.structs.replace
ALWAYS = ("map", "local_map", "chart", "charters", "trains", "players", "sources", "railways", "tiles")
CLOSELY = ("plan", "local_plan", "market_map", "everything", "legend")
"""To be looked at for itself: the maps in double size, what signs mean."""


def size(picture):
    return Image.open(io.BytesIO(picture.png)).size


def around(view, hex_, reach=60):
    """The map around a hex, as bytes."""
    sheet = edition().sheet_of(hex_)
    viewport = whole(edition(), sheet, ())
    (x, y), picture = viewport.at(*middle(hex_)), HexMap(edition(), sheet, view, viewport).compose().drawn()
    return picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)).tobytes()


def changed(view, part, **values):
    return replace(view, **{part: replace(getattr(view, part), **values)})


def test_there_is_a_picture_of_each_map_and_of_the_railways(game, running):
    assert PICTURES.kinds(game[0]) == (*ALWAYS, *CLOSELY)
    assert set(PICTURES.kinds(running)) - {"changed"} == {*ALWAYS, *CLOSELY, "holdings", "runs"}


@pytest.mark.long
def test_every_page_of_the_fullest_positions_is_drawn(draw):
    for view in fullest():
        for kind in set(PICTURES.kinds(view)) - {"map", "local_map", "runs", "changed", *CLOSELY}:
            assert min(size(draw(view, kind))) > 300


def test_every_hex_is_on_one_of_the_two_maps():
    main, locals_ = ({hex_.at for hex_ in hexes_on(edition(), sheet, ())} for sheet in (MAIN, LOCALS))
    assert main.isdisjoint(locals_)
    assert main | locals_ == set(everything().hexes)
    assert locals_ == everything().local_map


def test_a_tunnel_is_seen_under_bare_ground_and_under_a_tile(game):
    start = changed(game[0], "map", laid={"F10": next(iter(game[-1].map.laid.values()))})
    for hex_ in ("G11", "F10"):
        dug = changed(start, "map", tunnels={hex_: (LaidTunnel("467", 0, (0, 3)),)})
        assert around(dug, hex_) != around(start, hex_)
        assert around(dug, "D20") == around(start, "D20")


def test_a_run_goes_on_through_a_tunnel_without_a_gap(game):
    ground, seen = everything().ground, game[0].map
    sides = [("F12", 0), ("G11", 0)]
    way = way_of(ground, lambda name: tile_at(everything(), seen, name), (Place("H10", 0),), sides)
    x, y = middle("G11")
    inside = [(px, py) for px, py in way if abs(px - x) < 50 and abs(py - y) < 50]
    assert len(inside) > 20
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) < 20 for a, b in pairwise(inside))


def test_a_train_that_leaves_a_stop_out_is_drawn_on_its_way_through_it(game):
    ground, seen = everything().ground, game[0].map
    stops, sides = (Place("D0", 0), Place("E3", 0)), [("D0", 5), ("E1", 4)]
    way = way_of(ground, lambda name: tile_at(everything(), seen, name), stops, sides)
    x, y = middle("E1")
    assert any(abs(px - x) < 30 and abs(py - y) < 30 for px, py in way)


@pytest.mark.parametrize("hex_", ["A19", "D4", "E1", "M35", "I29"])
def test_what_a_place_pays_now_is_lit_up_in_each_phase(game, hex_):
    looks = {
        colour: around(changed(game[0], "depot", tiles=colour), hex_) for colour in ("yellow", "green", "brown", "gray")
    }
    values = everything().hexes[hex_].tile.stops[0].revenue
    assert len(set(looks.values())) == len(set(values))


def test_what_all_other_trains_pass_by_says_which_train_runs_there():
    plates = {hex_: [plate.written for plate in edition().plates(everything().hexes[hex_])] for hex_ in ("D0", "F28")}
    assert plates == {"D0": ["90", "80x"], "F28": ["70", "80x"]}
    assert "\N{MINUS SIGN}10" in [plate.written for plate in edition().plates(everything().hexes["D12"])]
    assert edition().plates(everything().hexes["C17"]) == ()


def test_plates_cover_neither_each_other_nor_the_middle_of_a_city():
    rim = 0.03  # neighbours share their rims
    for printed in everything().hexes.values():
        plates = edition().plates(printed)
        slots = [slot for slots in tile_layout(printed.tile).slots for slot in slots]
        for number, plate in enumerate(plates):
            left, top, right, bottom = plate.box
            assert not any(left < x < right and top < y < bottom for x, y in slots)
            for other in plates[:number]:
                across = abs(plate.at[0] - other.at[0]) + rim >= plate.half[0] + other.half[0]
                assert across or abs(plate.at[1] - other.at[1]) + rim >= plate.half[1] + other.half[1]


def test_the_cities_of_wien_stand_apart_on_each_of_its_tiles():
    for name, cities in (("433", 5), ("451", 5), ("456", 5)):
        layout = tile_layout(everything().tiles[name].tile)
        slots = [slot for slots in layout.slots for slot in slots]
        assert len(slots) == cities
        pairs = [(a, b) for n, a in enumerate(slots) for b in slots[:n]]
        assert min(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in pairs) > 1.9 * layout.radius


def test_the_name_of_a_mountain_railway_goes_when_a_tile_lies_there(game):
    assert "E5" in names_on(edition(), game[0].map)
    laid = replace(game[0].map, laid={"E5": next(iter(game[-1].map.laid.values()))})
    assert "E5" not in names_on(edition(), laid)


def test_the_fields_of_the_chart_touch_as_their_numbers_say_but_for_those_set_below():
    boxes, chart = dict(edition().chart.cells(1552)), everything().chart
    assert boxes.keys() == chart.fields.keys()
    unit = boxes[200][2]
    apart = 0
    for cell, (left, top, *_) in boxes.items():
        for other in {chart.after_payout(cell, 1), chart.after_sale(cell, 1)} - {cell}:
            far = ((boxes[other][0] - left) ** 2 + (boxes[other][1] - top) ** 2) ** 0.5
            apart += abs(far - unit) > 1
    assert apart < 8
    lying = sorted((box[0], box[1]) for box in boxes.values())
    near = [((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for n, a in enumerate(lying) for b in lying[:n]]
    assert min(near) > 0.99 * unit
    assert max(box[0] + box[2] for box in boxes.values()) <= 1552.5


def table():
    """KE split and holding new shares, KT with an option, SB in the yellow zone."""
    begun = Table(phase="3")
    begun.company("KE", {ADA: 30, BO: 20, "KE": 50}, cell=(6, 5), split=True, cash=800)
    begun.company("KT", {ADA: 40, "pool": 40}, cell=(4, 4), cash=600)
    begun.option("KT", CY, 83, cell=(4, 4))
    begun.company("SB", {BO: 60}, cell=(0, 2), cash=400)
    return begun


@pytest.fixture(scope="module")
def built():
    begun = table()
    return GAME.view(begun.state, None)


def test_arrows_show_where_tokens_go_next(built):
    stock = changed(built, "calendar", stage="stock")
    operating = changed(built, "calendar", stage="operating")
    chart = everything().chart
    kt = next(cell for cell, stack in built.chart.items() if "KT" in stack)
    assert {arrow.end for arrow in edition().chart_arrows(stock) if arrow.start == kt} == {chart.after_sale(kt, 1)}
    ends = {arrow.end for arrow in edition().chart_arrows(operating) if arrow.start == kt}
    assert ends == {chart.after_payout(kt, 1), chart.after_withholding(kt)}
    sold = replace(built.companies["KT"], ipo=0, pool=0)
    rising = replace(stock, companies={**stock.companies, "KT": sold})
    assert chart.after_sold_out(kt) in {arrow.end for arrow in edition().chart_arrows(rising) if arrow.start == kt}


def test_an_option_has_an_empty_half_beside_the_one_that_is_paid(built):
    parts = {part.owner: part for part in edition().shares(built, built.companies["KT"])}
    assert (parts[CY].percent, parts[CY].unpaid) == (10, 10)
    assert parts[ADA].unpaid == 0
    assert sum(part.percent + part.unpaid for part in parts.values()) == 100


def test_certificates_are_told_apart_and_new_shares_are_the_banks_to_sell(built):
    parts = {part.owner: part for part in edition().shares(built, built.companies["KE"])}
    assert parts[ADA].certificates == (20, 10)
    assert parts[None].percent == 50
    assert "KE" not in parts


def test_a_charter_says_where_shares_are_for_sale_and_that_they_were_split(built, words):
    said = {
        name: [words(line) for line in edition().charter_lines(built, built.companies[name])] for name in ("KE", "KT")
    }
    assert said == {"KE": ["Split. New shares 50 %"], "KT": ["IPO 20 %, pool 20 %"]}


def test_a_charter_tells_of_the_mail_contract_and_what_it_pays_now(built, words, draw):
    green = replace(built, contracts={"KE": "small"})
    gray = changed(green, "depot", tiles="gray")
    marks = [words(edition().charter_mark(view, view.companies["KE"])) for view in (green, gray)]
    assert marks == ["Mail +20 G", "Mail +40 G"]
    assert edition().charter_mark(green, green.companies["KT"]) == ""
    assert "mail 40 G; split)" in words(PICTURES.alt(gray, "charters")[0])
    assert draw(green, "railways").png != draw(gray, "railways").png


def test_the_auction_shows_prices_bids_and_what_is_free(words, draw):
    bidding = Table(cash=650).auction(ADA, P2={ADA: 55, CY: 60}, P3={BO: 75})
    view = GAME.view(bidding.state, None)
    said = words(draw(view, "railways").alt)
    assert "P1 for 20 G, P2 with bids of Cleo 60 and Ann 55, P3 with bids of Ben 75, 1 for 150 G" in said
    assert "Ann (650 G; worth 650 G; 0 of 8 certificates; 55 G committed to bids)" in words(
        PICTURES.alt(view, "players")[0]
    )
    without = GAME.view(Table(cash=650).auction(ADA).state, None)
    assert draw(view, "railways").png != draw(without, "railways").png
    assert draw(view, "players").png != draw(without, "players").png


def test_trains_out_of_use_are_shown_with_what_they_cost(built, words, draw):
    train = built.depot.decks[0][0]
    late = changed(built, "depot", retired=(train, train))
    assert words(PICTURES.alt(late, "trains")[0]).endswith("Retired, for Lokalbahn AGs only: 3 (2).")
    assert size(draw(late, "trains"))[1] > size(draw(built, "trains"))[1]


def test_plus_trains_that_are_not_sold_yet_say_when_they_are(game, words):
    asked = []
    PICTURES.draw(game[0], "trains", lambda said: asked.append(said) or words(said), None)
    assert {words(said) for said in asked if said.key in {"18xx.picture.opens", "18xx.picture.sold_after"}} == {
        "From phase 3",
        "after the 2+",
    }


def test_the_tiles_left_count_tunnels(built, words, draw):
    assert "467 (4), 468 (5) and 469 (4)" in words(PICTURES.alt(built, "tiles")[0])
    none = changed(built, "map", supply={**built.map.supply, "467": 0})
    assert draw(none, "tiles").png != draw(built, "tiles").png


def test_more_companies_than_fit_side_by_side_stand_in_rows(draw):
    full = fullest()[1]
    full = changed(full, "map", stations={})
    few = replace(full, operating=full.operating[:9])
    assert size(draw(full, "map"))[1] > size(draw(few, "map"))[1]


def test_tunnels_are_chosen_by_the_eye(built, words):
    assert PICTURES.chooses("tunnel", "sides", None)
    chosen = PICTURES.choice(built, "tunnel", "sides", {"hex": "G9"}, ["0-2", "1-3", "2-5"], words)
    fewer = PICTURES.choice(built, "tunnel", "sides", {"hex": "G9"}, ["0-2", "nonsense"], words)
    assert size(chosen)[0] > size(fewer)[0]
    assert words(chosen.alt).startswith("The tunnels that may lead under G9")


def test_of_a_tunnel_that_is_chosen_only_the_new_one_is_golden(built, words):
    def golden(view):
        chosen = PICTURES.choice(view, "tunnel", "sides", {"hex": "G9"}, ["1-3"], words)
        pixels = Image.open(io.BytesIO(chosen.png)).convert("RGB").resize((390, 300)).getcolors(390 * 300)
        return sum(count for count, (red, green, blue) in pixels if red > 190 and 120 < green < 190 and blue < 90)

    nothing = changed(built, "map", tunnels={})
    another = changed(built, "map", tunnels={"G9": (LaidTunnel("467", 0, (2, 5)),)})
    bare = PICTURES.choice(nothing, "tunnel", "sides", {"hex": "G9"}, ["1-3"], words)
    assert golden(nothing) > 20, "the tunnel that is offered"
    assert golden(another) == pytest.approx(golden(nothing), rel=0.1)
    assert bare.png != PICTURES.choice(another, "tunnel", "sides", {"hex": "G9"}, ["1-3"], words).png


def test_a_run_on_the_local_map_shows_that_map(built, draw):
    run = TrainRun("1", (Place("J28", 0), Place("J32", 0)), (("J28", 4), ("J30", 4)), 30, "1+")
    ran = replace(built, last_run=LastRun("4", (run,)))
    assert size(draw(ran, "runs"))[0] == whole(edition(), LOCALS, ()).size[0]


def test_news_are_told_by_the_picture_that_shows_them(game, running):
    assert PICTURES.telling(game[0], []) == "market_map", "map and market are seen before anything is sold"
    assert PICTURES.telling(game[0], ["bid"]) == "railways"
    assert PICTURES.telling(running, ["tunnel"]) == "map"
    assert PICTURES.telling(running, ["tunnel", "run"]) == "runs"
    assert PICTURES.telling(running, ["mail"]) == "railways"


@pytest.mark.parametrize("tiles", ["", "F22 57 1", "F22 14 1", "F22 915 0"])
def test_graz_is_marked_with_its_bonus_until_the_railway_closes_and_its_name_keeps_clear_of_it(tiles):
    view = GAME.view(Table(3, phase="3").private_companies(P3=ADA).lay(tiles).stock().state, None)
    closed = replace(
        view, private_companies={**view.private_companies, "P3": replace(view.private_companies["P3"], owner=None)}
    )
    assert around(view, "F22") != around(closed, "F22")
    assert around(view, "H18") == around(closed, "H18")
    (plate,) = edition().bonus(everything().hexes["F22"], tile_at(everything(), view.map, "F22"))
    assert plate.written == "+10"
    (x, y), name = middle("F22"), names_on(edition(), view.map)["F22"].box
    left, top, right, bottom = (at + HALF * part for at, part in zip((x, y, x, y), plate.box, strict=True))
    assert name[2] <= left or name[0] >= right or name[3] <= top or name[1] >= bottom


def test_the_players_picture_has_a_certificate_of_a_company_that_nobody_has_started(game, draw):
    view = next(view for view in game if view.companies["VB"].par is None and view.companies["VB"].holders)
    none = replace(view.companies["VB"], holders={})
    without = replace(view, companies={**view.companies, "VB": none})
    assert size(draw(view, "players"))[1] - size(draw(without, "players"))[1] == ROW


def test_charters_say_whose_turn_is_to_come_in_an_operating_round_alone(words):
    said = []

    def heard(text):
        said.append(text.key)
        return words(text)

    table = Table().company("KE", {ADA: 60}, par=67, at="C23.1").company("SB", {BO: 60}, par=72, at="E13")
    PICTURES.draw(GAME.view(table.operating("SB").state, None), "charters", heard, None)
    assert "18xx.picture.turn_to_come" in said
    said.clear()
    PICTURES.draw(GAME.view(table.stock(ADA).state, None), "charters", heard, None)
    assert said
    assert not {"18xx.picture.turn_to_come", "18xx.picture.turn_over"} & set(said)


def test_mergers_before_a_round_are_headed_with_the_round_that_is_to_come(words):
    table = Table(3, phase="5").local("2", ADA, at="J38.1").local("5", BO, at="J28").stock(ADA).operate()
    view = GAME.view(table.state, None)
    assert view.calendar.stage == "mergers_before"
    assert words(edition().stage(view)) == "Mergers before operating round 2.1 (of 3)"


def test_what_moves_a_token_stands_whole_on_the_chart(game, draw):
    picture = Image.open(io.BytesIO(draw(game[0], "chart").png)).convert("RGB")
    edge = picture.crop((picture.width - 12, 0, picture.width, picture.height))
    assert len(edge.getcolors()) == 1, "words go on beyond the right edge"
