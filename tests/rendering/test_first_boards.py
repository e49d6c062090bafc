"""What a process draws before its first pictures: the board as it is sent, and not the larger one for zooms."""

import pytest
from PIL import Image

from rendering.base_cache import BaseCache, LargeBases
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
    return whole, lambda: hexes.base(edition, edition.sheets[0], viewport, ())


def german_railways(part):
    return german.whole(), lambda: german.base(german.viewport_for(part))


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
