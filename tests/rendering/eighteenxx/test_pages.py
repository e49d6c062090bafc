import io
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageDraw

from bot.texts import Texts
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.views import TrainView
from rendering import api
from rendering.__main__ import plain
from rendering.api import alt, choice, chooses, draw
from rendering.eighteenxx.choices import AROUND, CELL, _draw_ring
from rendering.eighteenxx.g18cz.edition import edition
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.eighteenxx.trains import losses
from rendering.hexes.hexagon import HALF
from rendering.palette import GOLD

replace = msgspec.structs.replace
ENGLISH = Texts("en", strict=True)
NAMES = ["M" * 32] * 6


def english(text):
    return ENGLISH.sentence(text, NAMES, plain=True)


def drawn(view, kind):
    return draw(view, kind, words=plain).png


def with_company(view, name, **changes):
    return replace(view, companies={**view.companies, name: replace(view.companies[name], **changes)})


def with_depot(view, **changes):
    return replace(view, depot=replace(view.depot, **changes))


def test_the_chart_shows_where_companies_stand_and_in_which_order(game):
    stacks = [{10: ("BN", "EKJ")}, {10: ("EKJ", "BN")}, {11: ("BN", "EKJ")}, {10: ("BN",), 11: ("EKJ",)}, {}]
    assert len({drawn(replace(game[0], chart=chart), "chart") for chart in stacks}) == 5


def test_the_chart_has_room_for_all_companies_on_one_price(game):
    assert drawn(replace(game[0], chart={0: tuple(everything().companies)}), "chart")


def test_charters_show_cash_trains_stations_shares_and_local_railways(late):
    name = late.operating[0]
    looks = [drawn(late, "charters")]
    looks += [
        drawn(with_company(late, name, **change), "charters")
        for change in (
            {"cash": late.companies[name].cash + 7},
            {"trains": (*late.companies[name].trains, TrainView("j9", "j", "8E"))},
            {"stations": late.companies[name].stations + 1},
            {"holders": {0: 10, 1: 20}, "ipo": 50, "pool": 20},
            {"private_companies": ("S1", "M2", "L3")},
            {"president": (late.companies[name].president + 1) % 4},
            {"price": 370},
            {"par": 55},
        )
    ]
    assert len(set(looks)) == len(looks)


def test_many_trains_and_local_railways_fit_on_a_charter(late):
    trains = tuple(TrainView(f"d{n}", "d", "3+3") for n in range(9))
    crowded = with_company(
        late,
        late.operating[0],
        trains=trains,
        private_companies=tuple(everything().private_companies),
        stations=17,
        cash=123456,
    )
    assert drawn(crowded, "charters")
    assert drawn(crowded, "map")


def test_the_market_of_trains_tells_who_loses_what_by_which_train(game):
    view = game[0]
    one, other, *_ = view.companies
    view = with_company(view, one, trains=tuple(TrainView(f"a{n}", "a", "2") for n in range(2)))
    view = with_company(view, other, trains=(TrainView("d9", "d", "3+3"),))
    assert {face: dict(trains) for face, trains in losses(edition(), view).items()} == {
        "4": {"2": {one: 2}},
        "5+5": {"3+3": {other: 1}},
    }
    said = english(alt(view, "trains", words=english))
    assert f"Still to rust: 2 with the first 4 ({one} 2) and 3+3 with the first 5+5 ({other} 1)." in said
    moved = with_company(with_company(view, one, trains=()), other, trains=view.companies[one].trains)
    assert drawn(view, "trains") != drawn(moved, "trains")
    gone = with_depot(view, rusted=("2", "3+3"))
    assert losses(edition(), gone) == {}
    assert "Still to rust" not in english(alt(gone, "trains", words=english))


def test_the_market_of_trains_shows_deck_pool_rust_and_phase(game):
    view = game[0]
    looks = [
        drawn(each, "trains")
        for each in (
            view,
            with_depot(view, decks=(view.depot.deck[1:],)),
            with_depot(view, decks=((TrainView("d1", "d", "3"), *view.depot.deck),)),
            with_depot(view, pool=(TrainView("a1", "a", "2"),)),
            with_depot(view, rusted=("2",)),
            with_depot(view, phase="d"),
        )
    ]
    assert len(set(looks)) == len(looks)


def test_the_table_of_players_shows_what_each_has_and_owes(late):
    def with_player(**changes):
        return replace(late, players=(replace(late.players[0], **changes), *late.players[1:]))

    looks = [drawn(late, "players")]
    looks += [
        drawn(with_player(**change), "players")
        for change in (
            {"cash": 12345},
            {"worth": -12345},
            {"certificates": 99},
            {"debt": 400},
            {"interest": 700},
            {"shares": {late.operating[0]: 70}},
            {"private_companies": ("S1", "S2", "S3", "M1", "M2", "M3", "L1", "L2", "L3")},
        )
    ]
    assert len(set(looks)) == len(looks)


def test_what_is_for_sale_stands_by_price_with_where_it_lies_and_what_may_be_started_last(game, late):
    sold = [name for name in late.operating if late.companies[name].for_sale]
    assert sold
    said = english(api.alt(late, "sources", words=english))
    assert f"at {late.companies[sold[0]].price} ¤ a share" in said[said.index(f"{sold[0]} (") :]
    early = english(api.alt(next(view for view in game if view.chart), "sources", words=english))
    assert early.index("may be started") > early.rindex(" a share")
    back = with_company(late, sold[0], pool=25)
    assert "pool 25 %" in english(api.alt(back, "sources", words=english))
    assert len({drawn(each, "sources") for each in (late, back, with_company(late, sold[0], ipo=10))}) == 3


def test_players_stand_against_prices_the_highest_first_with_what_their_shares_are_worth(late):
    dearest = late.companies[late.chart[max(late.chart)][0]]
    holder, held = next((owner, held) for owner, held in dearest.holders.items() if isinstance(owner, int))
    worth = held // everything().kind(dearest.id).unit * dearest.price
    said = english(api.full_alt(late, "holdings"))
    assert said.startswith(
        f"Players by the price of their shares, the highest first. {dearest.id} at {dearest.price} ("
    )
    assert f"{NAMES[holder]} {held} % = {worth:,} ¤" in said
    one = late.players[0]
    assert f"{one.liquidity:,} ¤ with all that may be sold; worth {one.worth:,} ¤ in all" in said
    richer = replace(late, players=(replace(one, liquidity=one.liquidity + 1), *late.players[1:]))
    assert drawn(late, "holdings") != drawn(richer, "holdings")
    less = replace(late.players[holder], shares={**late.players[holder].shares, dearest.id: 10})
    other = replace(late, players=tuple(less if one.seat == holder else one for one in late.players))
    assert drawn(late, "holdings") != drawn(other, "holdings")


def test_the_map_alone_carries_no_market(late):
    assert drawn(late, "map") == drawn(replace(late, chart={40: tuple(late.companies)}), "map")
    assert {"market_map", "everything", "plan"} == api.composed(late)


@pytest.mark.parametrize(
    ("kind", "parts"),
    [("market_map", ("map", "chart")), ("everything", ("plan", "chart", "charters", "trains", "players"))],
)
def test_the_map_carries_the_market_and_everything_carries_all(late, kind, parts):
    moved = replace(late, chart={40: tuple(late.companies)})
    richer = replace(late, players=(replace(late.players[0], cash=4321), *late.players[1:]))
    picture = drawn(late, kind)
    assert picture != drawn(moved, kind)
    assert picture != drawn(richer, kind)
    wide, high = Image.open(io.BytesIO(picture)).size
    sizes = [Image.open(io.BytesIO(drawn(late, part))).size for part in parts]
    assert wide >= max(size[0] for size in sizes)
    assert wide * high > 0.7 * sum(width * height for width, height in sizes)


def test_a_train_that_was_lost_is_struck_out_and_a_new_one_has_a_rim(late):
    name = late.operating[0]
    train = late.depot.deck[0]
    had, has = (replace(late.companies[name], trains=trains) for trains in ((train,), ()))
    with_, without = (replace(late, companies={**late.companies, name: one}) for one in (had, has))
    for kind in ("map", "charters"):
        plain = [drawn(view, kind) for view in (with_, without)]
        lost, new = drawn(api.compared(without, with_), kind), drawn(api.compared(with_, without), kind)
        assert len({*plain, lost, new}) == 4


def test_every_token_that_moved_has_its_rim_in_a_stack_too(late):
    names = late.operating[:3]
    before, now = (replace(late, chart={cell: names}) for cell in (40, 10))
    rims = []
    for count in range(len(names) + 1):
        stood = {40: names[:count], 10: names[count:]}
        compared = api.compared(now, replace(before, chart=stood))
        picture = Image.open(io.BytesIO(drawn(compared, "chart"))).convert("RGB")
        rims.append(sum(number for number, ink in picture.getcolors(10**7) if ink == GOLD))
    steps = [after - first for first, after in pairwise(rims)]
    assert min(steps) > 0.8 * max(steps) > 0


def test_the_hex_is_marked_above_the_tiles_that_fit_it(game):
    shown = [
        choice(game[0], "tile", "tile", chosen={"hex": hex_}, values=("7", "8"), words=plain) for hex_ in ("E9", "D16")
    ]
    assert shown[0].png != shown[1].png
    assert "E9 marked" in english(shown[0].alt)


def test_a_route_is_drawn_stop_by_stop_with_what_it_earns_so_far(running):
    whole = running.last_run.runs[0]
    first = replace(whole, stops=whole.stops[:1], sides=(), revenue=30)
    looks, said = [], []
    for runs in ((), (first,), (replace(first, revenue=40),), (whole,)):
        view = replace(running, last_run=replace(running.last_run, runs=runs))
        chosen = {"routes": (whole.train,)} if runs else {}
        shown = choice(view, "run", "routes", chosen=chosen, values=("E9", "E11"), words=plain)
        looks.append(shown.png)
        said.append(english(shown.alt))
    assert len(set(looks)) == 4
    assert ["Routes so far" in each for each in said] == [False, True, True, True]
    assert "for 30 ¤" in said[1]
    other = choice(running, "run", "routes", chosen={"routes": ("x",)}, values=("E9", "E11"), words=plain)
    assert other.png == looks[0], "an older run is not taken for the one that is put together"


def test_the_tiles_left_are_counted(game):
    view = game[0]
    fewer = replace(view, map=replace(view.map, supply={**view.map.supply, "8": 13}))
    none = replace(view, map=replace(view.map, supply={**view.map.supply, "8": 0}))
    assert len({drawn(each, "tiles") for each in (view, fewer, none)}) == 3


def test_local_railways_show_owner_and_ability(game):
    view, local = game[0], game[0].private_companies["S1"]
    owners = [replace(local, owner=owner) for owner in (None, 0, 1, "BN")] + [replace(local, owner="BN", used=True)]
    assert (
        len(
            {
                drawn(replace(view, private_companies={**view.private_companies, "S1": each}), "locals")
                for each in owners
            }
        )
        == 5
    )


def test_rotations_are_shown_side_by_side_where_they_would_lie(game):
    def strip(*values, tile="57"):
        chosen = {"hex": "E9", "tile": tile}
        return choice(game[0], "tile", "rotation", chosen=chosen, values=values, words=plain).png

    assert chooses(game[0], "tile", "rotation")
    assert len({strip("0", "1"), strip("0", "2"), strip("0", "1", "2"), strip("0", "1", tile="5")}) == 4


def test_tiles_hexes_and_cities_can_be_chosen_by_the_eye(late):
    oo = next(name for name in ("B8", "C7", "D26") if len(late.map.stations.get(name, ((), ()))) == 2)
    for move, field, chosen, values in (
        ("tile", "hex", {}, ["E13", "F12"]),
        ("tile", "hex", {}, list(everything().hexes)),
        ("tile", "tile", {"hex": "E13"}, ["1", "2", "55", "56", "69"]),
        ("purple", "tile", {"hex": "E11"}, ["8889", "8890"]),
        ("token", "city", {"hex": oo}, ["0", "1"]),
        ("run", "routes", {"routes": ("a1",)}, ["E11.0", "E13~D12", "F16"]),
    ):
        assert chooses(late, move, field, values)
        assert choice(late, move, field, chosen=chosen, values=values, words=plain).png
    assert not chooses(late, "buy", "company")
    assert not chooses(late, "run", "routes", ["a1", "b2"]), "trains lie nowhere"


def test_the_ring_around_a_city_lies_beside_its_slots():
    pixels, rings = HALF * CELL / (2 * AROUND), 0
    for printed in everything().tiles.values():
        layout = tile_layout(printed.tile)
        for stop, slots in enumerate(layout.slots):
            if slots:
                picture = Image.new("RGB", (CELL, CELL), "white")
                _draw_ring(picture, printed.tile, stop)
                assert GOLD in {ink for _, ink in picture.getcolors()}
                rings += 1
                for across, down in slots:
                    x, y, r = CELL / 2 + across * pixels, CELL / 2 + down * pixels, layout.radius * pixels * 0.99
                    inside = Image.new("1", picture.size)
                    ImageDraw.Draw(inside).ellipse((x - r, y - r, x + r, y + r), 1)
                    kept = Image.composite(picture, Image.new("RGB", picture.size, "white"), inside)
                    assert kept.getcolors() == [(CELL * CELL, (255, 255, 255))], printed.name
    assert rings


def test_what_is_for_sale_stands_in_a_column_of_its_own_for_each_place(late):
    """The initial offer, the pool and what the company sells itself cost different prices."""
    company = late.companies[late.operating[0]]

    def lying(**changes):
        seen = replace(late, companies={name: replace(one, ipo=0, pool=0) for name, one in late.companies.items()})
        return replace(
            seen, companies={**seen.companies, company.id: replace(company, **{"ipo": 0, "pool": 0} | changes)}
        )

    places = (lying(ipo=20), lying(pool=20), lying(holders={**company.holders, company.id: 20}), lying())
    said = [columns_of(view) for view in places]
    assert said == [["18xx.picture.place.offer"], ["18xx.picture.place.pool"], ["18xx.picture.place.company"], []]
    assert len(columns_of(lying(ipo=10, pool=10))) == 2


def columns_of(view):
    """The headings of the columns of places in the table of players."""
    heard = []

    def words(text):
        heard.append(text.key)
        return plain(text)

    draw(view, "players", words=words)
    return [key for key in heard if ".place." in key]


def test_the_final_report_tells_why_the_game_is_over_and_what_the_shares_of_each_company_are_worth(game):
    over = game[-1]
    assert over.reckonings
    sentence = ENGLISH.sentence(alt(over, "report", words=plain), NAMES)
    assert "operating rounds have been played." in sentence
    first = max(over.reckonings, key=lambda reckoning: reckoning.shares)
    assert sum(first.by_company.values()) == first.shares
    assert all(f"{name} {worth}" in sentence.replace(",", "") for name, worth in first.by_company.items())
    bare = replace(over, reckonings=tuple(replace(each, by_company={}) for each in over.reckonings))
    assert drawn(over, "report") != drawn(bare, "report")
    assert drawn(over, "report") != drawn(replace(over, end_reason=None), "report")
