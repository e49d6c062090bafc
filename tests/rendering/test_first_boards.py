"""What a process draws before its first pictures: the board as it is sent, and not the larger one for zooms."""

import importlib
import pkgutil
from functools import _lru_cache_wrapper

import pytest
from PIL import Image

import rendering
from rendering.base_cache import BaseCache, LargeBases, PieceStore, size_of
from rendering.canvas import Viewport
from rendering.eighteenxx import sheet as hexes
from rendering.eighteenxx.g18cz.edition import edition as edition_of_18cz
from rendering.german_railways import sheet as german
from rendering.ticket_to_ride import board as rails
from rendering.ticket_to_ride import private_map
from rendering.ticket_to_ride.europe.pictures import edition as edition_of_europe
from rendering.zoom import TIMES


def europe(part):
    viewport = rails.WHOLE if part is None else rails.viewport_for(edition_of_europe().board, part)
    return rails.WHOLE, lambda: rails.base(edition_of_europe(), viewport)


def g18cz(part):
    edition = edition_of_18cz()
    whole = hexes.whole(edition, edition.sheets[0], ())
    viewport = hexes.viewport_for(edition, edition.sheets[0], part, ())
    return whole, lambda: hexes.ground(edition, edition.sheets[0], viewport, ())


def german_railways(part):
    return german.whole(), lambda: german.ground(german.viewport_for(part))


@pytest.mark.parametrize(
    ("module", "paints", "board", "parts"),
    [
        (rails, "_printed", europe, ("west", "wien")),
        (hexes, "_draw", g18cz, ("west", "E5")),
        (german, "_draw", german_railways, ("north", "Berlin")),
    ],
)
def test_a_whole_board_is_drawn_as_large_as_it_is_sent_and_its_parts_out_of_one_larger(
    module, paints, board, parts, monkeypatch
):
    drawn = []

    def paint(*arguments):
        drawn.append(arguments[-1])
        return Image.new("RGB", arguments[-1].size)

    monkeypatch.setattr(module, "_BASES", BaseCache(4))
    monkeypatch.setattr(module, "_LARGE", LargeBases(4))
    monkeypatch.setattr(module, paints, paint)
    whole, first = board(None)
    first()
    assert drawn == [whole]
    del drawn[:]
    for part in parts:
        _, base = board(part)
        base()
    assert len(drawn) == 4, "the quarters of one board, whichever part is wanted"
    assert {part.scale for part in drawn} == {whole.scale * TIMES}


def test_the_small_map_of_a_hand_is_cut_out_of_the_board_as_it_is_sent(monkeypatch):
    drawn = []

    def paint(_, part):
        drawn.append(part)
        return Image.new("RGB", part.size)

    monkeypatch.setattr(rails, "_BASES", BaseCache(4))
    monkeypatch.setattr(rails, "_printed", paint)
    small = rails.base(edition_of_europe(), private_map.FRAME)
    assert small.size == private_map.FRAME.size
    assert rails.base(edition_of_europe(), rails.WHOLE).size == rails.WHOLE.size
    assert drawn == [rails.WHOLE], "one drawing for both"


class Drawer:
    """Draws pieces of one colour each for a store, and tells how often."""

    def __init__(self, store):
        self.store = store
        self.drawn = []

    def piece(self, name, side=50):
        def draw():
            self.drawn.append(name)
            return Image.new("RGBA", (side, side), (len(self.drawn) % 256, 0, side, 128))

        return self.store.get((name, side), draw)


def test_pieces_take_no_more_than_so_many_bytes_however_many_and_large_they_are():
    store = PieceStore(400_000, 20_000)
    drawer = Drawer(store)
    for number in range(300):
        side = 10 + number % 90
        assert drawer.piece(number, side).size == (side, side)
        drawer.piece("in use")
        assert store.size <= 420_000
    assert drawer.drawn.count("in use") == 1, "what is used again and again stays"
    assert len(drawer.drawn) == 301
    drawer.piece(0, 10)
    assert len(drawer.drawn) == 302, "what nobody has asked for is forgotten"


def test_what_is_not_needed_for_a_while_is_packed_and_comes_back_as_it_was_without_being_drawn():
    store = PieceStore(400_000, 300_000)
    drawer = Drawer(store)
    before = {number: drawer.piece(number, 10 + number % 90).tobytes() for number in range(100)}
    assert store.size < sum(map(len, before.values())) / 3
    after = {number: drawer.piece(number, 10 + number % 90).tobytes() for number in range(100)}
    assert after == before
    assert len(drawer.drawn) == 100


@pytest.mark.parametrize("mode", ["1", "L", "RGB", "RGBA"])
def test_pieces_of_every_mode_and_several_at_once_are_packed_and_pasted_as_before(mode):
    store = PieceStore(0, 100_000)
    drawn = Image.linear_gradient("L").resize((37, 23)).convert(mode), Image.new(mode, (5, 3), "white")
    store.get("several", lambda: drawn)
    store.get("none", lambda: None)
    for number in range(3):
        store.get(number, lambda: Image.new("L", (9, 9)))
    assert store.get("none", lambda: None) is None
    again = store.get("several", lambda: pytest.fail("it is kept"))
    assert [(one.mode, one.size, one.tobytes()) for one in again] == [(o.mode, o.size, o.tobytes()) for o in drawn]
    sheets = [Image.new("RGB", (40, 30), "red") for _ in range(2)]
    for sheet, (piece, _) in zip(sheets, (drawn, again), strict=True):
        sheet.paste(piece, (1, 1), piece if mode == "RGBA" else None)
    assert sheets[0].tobytes() == sheets[1].tobytes()


def test_parts_of_a_packed_board_are_the_same_each_time_and_it_is_drawn_once():
    drawn = []

    def draw(part):
        drawn.append(part)
        return Image.linear_gradient("L").resize(part.size).convert("RGB")

    bases, board = LargeBases(1), Viewport(0, 0, 900, 800, 1)
    first, again = (
        [
            bases.part("board", board, Viewport(left, 20, 840, 500, scale), draw, "white")
            for left, scale in ((0, 1), (40, 0.5))
        ]
        for _ in range(2)
    )
    assert len(drawn) == 4, "a quarter at a time"
    assert [one.tobytes() for one in first] == [one.tobytes() for one in again]
    assert len(first[0].getcolors()) > 5


def test_a_piece_is_counted_with_what_it_takes_in_memory():
    rgb, grey = Image.new("RGB", (10, 10)), Image.new("L", (10, 10))
    assert size_of(rgb) - size_of(grey) == 300
    assert size_of((rgb, grey)) == size_of(rgb) + size_of(grey)
    assert size_of(None) == 0


def test_no_pictures_are_kept_by_their_number_alone():
    modules = [
        one.name for one in pkgutil.walk_packages(rendering.__path__, "rendering.") if "__main__" not in one.name
    ]
    by_number = {
        name
        for module in modules
        for name, thing in vars(importlib.import_module(module)).items()
        if isinstance(thing, _lru_cache_wrapper) and thing.__module__ == module
        if "Image.Image" in str(thing.__wrapped__.__annotations__.get("return", ""))
    }
    assert by_number == {"_letters", "inks", "inks_of"}, "masks of letters, two kilobytes each, and palettes"
