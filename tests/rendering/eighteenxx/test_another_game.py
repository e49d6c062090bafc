"""A game that does almost everything otherwise than 18CZ is drawn by the same family drawing."""

import dataclasses
import io
from copy import copy
from functools import partial

import msgspec
import pytest
from PIL import Image, ImageDraw

from bot.texts import Texts
from engine.core.text import text
from engine.eighteenxx.g18cz.printed import everything
from rendering import api
from rendering.eighteenxx import pictures, private_companies
from rendering.eighteenxx.atlas import Atlas
from rendering.eighteenxx.chart_layout import ArrowSpot, Spots
from rendering.eighteenxx.edition import Edition, KindLook, PlayerRow, Sheet
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.legend import CHANGED, COST, Legend
from rendering.eighteenxx.sheet import whole
from tests.thorough import long_but

replace = msgspec.structs.replace
ENGLISH = Texts("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan")
LATER = ("e", "f", "g", "h", "j")
"""The ranks of trains in the second deck."""


class Honeycomb(msgspec.Struct, frozen=True):
    """A chart of hexagonal places, eight in a row, every other row set in."""

    count: int

    def height(self, width):
        return (-(-self.count // 8) * 0.78 + 0.25) * width / 8

    def cells(self, width):
        side = width / 8.5
        for place in range(self.count):
            row, column = divmod(place, 8)
            yield place, ((column + row % 2 / 2 + 0.1) * side, (row * 0.8 + 0.1) * side, side * 0.8, side * 0.8)

    def paint_cell(self, pen, cell, box, *, held):
        left, top, width, height = box
        corners = ((0.5, -0.1), (1.1, 0.2), (1.1, 0.8), (0.5, 1.1), (-0.1, 0.8), (-0.1, 0.2))
        pen.polygon([(left + x * width, top + y * height) for x, y in corners], (250, 240 - cell.price // 2, 90 * held))

    def spots(self, box, count):
        left, top, width, height = box
        return Spots(width / 5, tuple((left + width / 2, top + height * (n + 1) / (count + 1)) for n in range(count)))

    def arrow(self, start, end):
        (left, top, width, height), (aside, *_) = start[1], end[1]
        return ArrowSpot((left + width / 2, top + height), (1.0 if aside > left else -1.0, 0.0))

    def paint_over(self, picture, words, box):
        ImageDraw.Draw(picture).rectangle((box[0], box[1], box[0] + 9, box[1] + 9), (1, 2, 3))


def draw_line(picture, x, y):
    ImageDraw.Draw(picture).line((x - 30, y, x + 30, y), (0, 90, 255), 6)


class AnotherEdition(Edition, frozen=True, eq=False, kw_only=True):
    def draw_over_tiles(self, picture, view, shown, viewport):
        for name in {"F8", "C9"} & set(shown):
            x, y = viewport.at(*middle(name))
            picture.add(("line", name), (x - 30, y - 4, x + 30, y + 4), partial(draw_line, x=x, y=y))

    def charter_lines(self, view, company):
        return (text("18xx.picture.money", amount=company.cash + 7),)

    def charter_words(self, view, company):
        return f"; mail {company.cash}"

    def player_rows(self, view):
        return (PlayerRow(text("18xx.picture.pool"), (text("18xx.picture.money", amount=3), None, None, None)),)


def kind_look(kind, colour):
    """The words of a kind are those of any text at hand."""
    return KindLook(kind, text("18xx.picture.trains"), text("18xx.colour.gray"), colour)


@pytest.fixture(scope="module")
def edition():
    """Two sheets, two decks of trains, a chart of hexagons, small companies without shares to start with, no areas."""
    printed = copy(everything())
    printed.cards = {rank: replace(card, deck=int(rank in LATER)) for rank, card in printed.cards.items()}
    printed.phases = {rank: phase for rank, phase in printed.phases.items() if rank != "h"}
    kinds = printed.figures.kinds
    printed.figures = replace(printed.figures, kinds={**kinds, "small": replace(kinds["small"], par=())})
    looks = [kind_look(kind, (90, 60, 30 * n)) for n, kind in enumerate(("small", "medium", "large"))]
    return AnotherEdition(
        printed=printed,
        atlas=Atlas(),
        sheets=(Sheet("ABCDE", range(29), Legend((20.0, 500.0), (COST, CHANGED))), Sheet("FGHIJ", range(4, 29))),
        chart=Honeycomb(len(printed.chart.prices)),
        chart_notes=text("18xx.picture.next_cards"),
        companies=tuple(looks),
        trains=tuple(reversed(looks)),
        privates=tuple(looks),
    )


@pytest.fixture(scope="module")
def shown(edition):
    return pictures.Pictures(
        edition=edition,
        by_kind={
            "map": pictures.MAP,
            "local_map": pictures.sheet_kind(1),
            "chart": pictures.CHART,
            "charters": pictures.CHARTERS,
            "trains": pictures.TRAINS,
            "players": pictures.PLAYERS,
            "private_companies": pictures.PRIVATE_COMPANIES,
            "tiles": pictures.TILES,
            "runs": pictures.RUNS,
            "report": pictures.REPORT,
        },
        news=((frozenset({"tile"}), "local_map"),),
    )


def two_decks(view):
    first = tuple(train for train in view.depot.deck if train.rank not in LATER)
    second = tuple(train for train in view.depot.deck if train.rank in LATER)
    return replace(view, depot=replace(view.depot, decks=(first, second)))


@pytest.fixture
def position(running):
    return two_decks(running)


def words(said):
    return ENGLISH.sentence(said, NAMES, plain=True)


def size(picture):
    return Image.open(io.BytesIO(picture.png)).size


@pytest.mark.parametrize("moment", long_but(["running", "buying", "end"], "running"))
def test_every_picture_is_drawn_and_said_without_a_text_of_one_game(shown, game, position, moment):
    asked = set()

    def heard(said):
        asked.add(said.key)
        return words(said)

    buying = next(view for view in game if view.calendar.stage == "stock")
    view = {"running": position, "buying": two_decks(buying), "end": two_decks(game[-1])}[moment]
    for kind in shown.kinds(view):
        assert heard(shown.draw(view, kind, heard, None).alt)
    shown.choice(position, "tile", "hex", {}, ["F8", "G9"], heard)
    shown.choice(position, "tile", "rotation", {"hex": "E9", "tile": "57"}, ["0", "1"], heard)
    assert len(asked) > 50
    assert [key for key in asked if key.startswith("18cz.")] == []


def test_each_sheet_is_a_picture_of_its_own(shown, edition, position):
    upper, lower = (shown.draw(position, kind, words, None) for kind in ("map", "local_map"))
    assert upper.png != lower.png
    assert whole(edition, edition.sheets[0], ()).top < 0 < whole(edition, edition.sheets[1], ()).top
    assert upper.alt == lower.alt


@pytest.mark.parametrize("kind", ["map", "local_map"])
def test_a_zoom_on_a_hex_shows_the_sheet_it_is_on(shown, edition, position, kind):
    drawn = shown.draw(position, kind, words, "G9")
    assert "G9" in shown.zooms(position)
    lower = whole(edition, edition.sheets[1], ())
    assert abs(size(drawn)[0] - lower.size[0]) <= 1
    assert abs(size(drawn)[1] - lower.size[1]) <= 1
    assert drawn.png == shown.draw(position, "local_map", words, "G9").png


def test_hexes_are_chosen_on_the_sheet_they_are_on(shown, edition, position):
    drawn = shown.choice(position, "tile", "hex", {}, ["F8", "H8"], words)
    lower = whole(edition, edition.sheets[1], ())
    assert abs(size(drawn)[0] / size(drawn)[1] - lower.width / lower.height) < 0.01


def test_a_chart_is_drawn_in_the_shape_it_has(shown, edition, position):
    elsewhere = replace(position, chart={40: ("BN", "EKJ"), 3: ("Sx",)})
    looks = {shown.draw(view, "chart", words, None).png for view in (position, elsewhere)}
    assert len(looks) == 2
    rows = -(-len(edition.printed.chart.prices) // 8)
    assert size(shown.draw(position, "chart", words, None))[1] > rows * 150


def test_each_deck_of_trains_shows_its_own_next_cards(shown, position, running):
    first, second = position.depot.decks

    def drawn(*decks):
        return shown.draw(replace(position, depot=replace(position.depot, decks=decks)), "trains", words, None)

    both = drawn(first, second)
    assert len({both.png, drawn(first, second[1:]).png, drawn((), second).png}) == 3
    assert size(both)[1] > size(api.draw(running, "trains", words=words))[1]
    ranks = list(dict.fromkeys(train.rank for train in (*first, *second)))
    assert all(f"{rank} " in words(both.alt) for rank in ranks)


def test_private_companies_of_one_kind_stand_in_rows_of_three_and_not_in_one_column(edition, position):
    printed, one_kind = edition.printed.private_companies, replace(edition, privates=edition.privates[:1])
    there = {
        key: one for key, one in position.private_companies.items() if printed[key].kind == edition.privates[0].kind
    }
    few = dict(list(there.items())[:4])
    one, row, rows = (
        private_companies.draw_page(one_kind, replace(position, private_companies=held), words, None).size[1]
        for held in (dict(list(few.items())[:1]), dict(list(few.items())[:3]), few)
    )
    assert len(few) == 4
    assert one == row < rows


def test_a_game_adds_lines_to_charters_and_rows_to_players(shown, edition, position):
    plain = Edition(**{field: getattr(edition, field) for field in edition.__struct_fields__})
    bare = dataclasses.replace(shown, edition=plain)
    for kind in ("charters", "players"):
        assert size(shown.draw(position, kind, words, None))[1] > size(bare.draw(position, kind, words, None))[1]
    name = position.operating[0]
    assert f"; mail {position.companies[name].cash})" in words(shown.alt(position, "charters")[0])
    assert "mail" not in words(bare.alt(position, "charters")[0])


def test_a_game_adds_what_lies_over_the_tiles_of_its_map(shown, edition, position):
    plain = Edition(**{field: getattr(edition, field) for field in edition.__struct_fields__})
    bare = dataclasses.replace(shown, edition=plain)
    for kind, hex_ in (("map", "C9"), ("local_map", "F8")):
        assert shown.draw(position, kind, words, hex_).png != bare.draw(position, kind, words, hex_).png
    assert shown.draw(position, "map", words, "E21").png == bare.draw(position, "map", words, "E21").png


def test_companies_without_a_starting_price_have_charters_all_the_same(shown, position):
    name = next(name for name, company in position.companies.items() if everything().companies[name].kind == "small")
    waiting = replace(position.companies[name], par=None, price=None, opened=True, closed=False, floated=False)
    running = replace(waiting, floated=True, president=0, holders={0: 100}, ipo=0, pool=0, cash=77)
    others = tuple(other for other in position.operating if other != name)

    def at(company, *operating):
        companies = {**position.companies, name: company}
        return replace(position, companies=companies, operating=(*others, *operating))

    drawn = [shown.draw(at(*each), "charters", words, None) for each in ((waiting,), (running, name))]
    assert drawn[0].png != drawn[1].png
    assert f"{name} (77 \N{CURRENCY SIGN}; " in words(drawn[1].alt)
