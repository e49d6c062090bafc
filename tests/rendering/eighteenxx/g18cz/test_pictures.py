"""The pictures of 18CZ: which there are, what they add to those of the family, and what they say."""

import re

import msgspec
import pytest

from bot.texts import Texts
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.printed import everything
from rendering.__main__ import plain
from rendering.api import NoSuchPicture, alt, closely, draw, kinds, panel_picture, telling, zooms
from rendering.eighteenxx.hexagon import middle
from tests.rendering.eighteenxx.maps import draw_map, whole

replace = msgspec.structs.replace
ENGLISH = Texts("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan")
ALWAYS = ("map", "chart", "charters", "trains", "players", "sources", "locals", "tiles")
CLOSELY = ("plan", "market_map", "everything", "legend")
"""To be looked at for itself: the map in double size, what signs mean."""


def around(picture, viewport, at, reach=26):
    x, y = viewport.at(*at)
    return picture.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach))


def test_the_map_is_the_chief_picture_and_the_report_comes_at_the_end_only(game, running):
    assert kinds(game[0]) == (*ALWAYS, *CLOSELY)
    assert set(kinds(running)) - {"changed"} == {*ALWAYS, *CLOSELY, "holdings", "runs"}
    assert set(kinds(game[-1])) - {"changed"} == {*ALWAYS, *CLOSELY, "holdings", "runs", "report"}


def test_news_are_told_by_the_picture_that_shows_them(game, running):
    at = {stage: next(view for view in game if view.calendar.stage == stage) for stage in ("draft", "stock")}
    assert telling(game[0], []) == "market_map", "map and market are seen before anything is sold"
    assert telling(at["draft"], ["bid"]) == "locals"
    assert telling(at["stock"], ["buy", "par"]) == "chart"
    assert telling(at["stock"], ["tile", "run", "dividend", "par"]) == "chart", "a stock round has begun meanwhile"
    assert telling(running, ["tile", "run"]) == "runs"
    assert telling(running, ["tile", "token"]) == "map"
    assert telling(running, ["train"]) == "trains"
    assert telling(game[-1], ["pass"]) == "report"
    above, between = replace(running, asks="discard"), replace(at["stock"], asks="discard")
    assert telling(above, ["run", "dividend", "train"]) == telling(between, ["train"]) == "charters"
    assert panel_picture(above, "discard") == "charters", "whoever gives back a train sees what there is"
    assert (closely(running, ["tile"]), closely(game[-1], ["tile"])) == ("changed", None)
    assert all(telling(view, [move.kind()]) in kinds(view) for view in game[::9] for move in G18CZ.moves)


def test_what_a_red_area_pays_now_is_marked(game):
    viewport, looks = whole(()), set()
    for colour in ("yellow", "green", "brown", "gray"):
        view = replace(game[0], depot=replace(game[0].depot, tiles=colour))
        looks.add(around(draw_map(view, viewport), viewport, middle("A21"), 50).tobytes())
    assert len(looks) == 4


def test_two_players_see_their_half_only(views):
    view = views(2, "pictures")[0]
    assert "G27" in view.map.out
    assert "G27" not in zooms(view)
    assert whole(view.map.out).width < whole(()).width
    with pytest.raises(NoSuchPicture):
        draw(view, "map", words=plain, zoom="G27")


def test_the_chart_says_what_is_a_whole_step_and_what_is_half_of_one():
    chart, place = everything().chart, 10
    assert (chart.after_payout(place, 1), chart.after_sold_out(place), chart.after_sale(place, 1)) == (
        place + 2,
        place + 1,
        place - 1,
    )
    said = re.split(r"[.;:] ", ENGLISH.say("18cz.picture.chart.notes"))
    assert said[0] == "A step is two prices, half a step one price"
    assert next(part for part in said if part.startswith("Paying")).split(",")[0].endswith("one step right")
    assert "withholding one step left" in said
    assert "A sale of shares moves it half a step left" in said
    assert said[said.index("Sold out at the end of a stock round") + 1] == "half a step right"
    assert "half a step" in ENGLISH.say("18cz.ask.sell.company")


def test_what_a_player_owes_is_said_between_certificates_and_shares(late):
    owing = replace(late.players[0], debt=400, interest=700, shares={"BN": 20}, certificates=2)
    said = ENGLISH.sentence(alt(replace(late, players=(owing, *late.players[1:])), "players", words=plain), NAMES)
    assert re.search(r"2 of \d+ certificates; debt 400 K; interest due 700 K; shares BN 20 %", said)
    free = replace(late, players=tuple(replace(player, debt=0, interest=0) for player in late.players))
    assert "debt" not in ENGLISH.sentence(alt(free, "players", words=plain), NAMES)


def test_what_a_player_owed_is_taken_off_in_the_report(game):
    first, *others = game[-1].reckonings
    owed = replace(game[-1], reckonings=(replace(first, debt=400, interest=200), *others))
    assert "owed 600" in ENGLISH.sentence(alt(owed, "report", words=plain), NAMES)
    none = tuple(replace(reckoning, debt=0, interest=0) for reckoning in game[-1].reckonings)
    assert "owed" not in ENGLISH.sentence(alt(replace(owed, reckonings=none), "report", words=plain), NAMES)
    assert draw(owed, "report", words=plain).png != draw(replace(owed, reckonings=none), "report", words=plain).png


def test_beside_a_company_to_start_lies_the_map_and_beside_the_draft_the_local_railways(game):
    assert (game[0].calendar.stage, panel_picture(game[0], "bid")) == ("draft", "locals")
    stock = next(view for view in game if view.calendar.stage == "stock")
    assert (panel_picture(stock, "par"), panel_picture(stock, "buy")) == ("map", None)


def test_the_strip_says_how_many_trains_of_the_kind_on_top_of_the_deck_are_left(game):
    asked = []

    def words(text):
        asked.append(text)
        return plain(text)

    for view in (game[0], game[-1]):
        deck = view.depot.decks[0]
        draw(view, "map", words=words)
        (caption,) = {text.params["left"] for text in asked if text.key == "18xx.picture.next_train"}
        assert caption == sum(train.rank == deck[0].rank for train in deck) if deck else caption == 0
        asked.clear()
    said = ENGLISH.of("18cz").say("18xx.picture.next_train", left=9)
    assert said == "Top of the deck, 9 left"


@pytest.mark.parametrize("stage", ["draft", "stock"])
def test_the_picture_of_the_local_railways_says_what_each_size_can_do_and_that_none_lies_on_the_map(game, stage):
    asked = []

    def words(text):
        asked.append(ENGLISH.of("18cz").sentence(text, NAMES, plain=True))
        return asked[-1]

    view = next(view for view in game if view.calendar.stage == stage)
    said = words(draw(view, "locals", words=words).alt)
    everywhere = next(line for line in asked if "place on the map" in line)
    assert "once: for an extra purple tile or for a terrain cost" in everywhere
    for kind, ability in everything().figures.private_kinds.items():
        line = ENGLISH.of("18cz").say(f"18cz.picture.ability.{kind}")
        assert line in asked
        tiles, terrain = line.casefold().split(";")
        assert {colour for colour in ("yellow", "green", "brown", "gray") if colour in tiles} == set(ability.special)
        kinds_of_terrain = {name for name in ("river", "hill", "mountain") if name in terrain or "any" in terrain}
        assert kinds_of_terrain == set(ability.waives)
    assert "small: green; medium: also brown; large: also gray" in said
