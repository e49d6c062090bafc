"""The poster of a campaign that is over: its boards side by side, the ranking below."""

import io
from contextlib import nullcontext

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.texts import Texts
from engine.ticket_to_ride.legends.pack_files import pack
from rendering import api
from tests.rendering.measuring import blank_ground, measuring
from tests.rendering.tables import positions
from tests.rendering.ticket_to_ride.legends.fullest import ALL, fullest
from tests.thorough import long_but

TEXTS = Texts("en", strict=True).of("legends")
HEAVIEST = 8_000_000
SMALLEST = 9
"""Pixels of a year or a sum of dollars where a channel shows the poster, 550 pixels wide."""


def words(text):
    return TEXTS.sentence(text, plain=True)


@pytest.fixture(scope="module")
def boards():
    """Twelve boards, each of which has a box more than the one before, and nobody's longest name."""
    over = replace(positions("legends", 2, "a")[-1][None], ranking=(1, 0))
    years = pack().figures.table.years
    return tuple(replace(over, year=year, game=n, opened=ALL[: n - 1]) for n, year in enumerate(years, start=1))


@pytest.fixture(scope="module", params=long_but([blank_ground, nullcontext], blank_ground), ids=["blank", "whole"])
def drawn(boards, request):
    with request.param(), measuring() as measure:
        yield measure(lambda: api.poster(fullest()[0], boards, words=words))


def test_it_is_a_picture_that_a_chat_takes_and_says_who_won_what(drawn, boards):
    poster, _ = drawn
    assert poster.name == "poster.png"
    assert len(poster.png) < HEAVIEST
    said = words(poster.alt)
    assert said.startswith("A poster of 12 boards, each as its game left it")
    assert len(said) <= api.LONGEST_ALT
    with Image.open(io.BytesIO(poster.png)) as opened:
        assert opened.width >= 1600


def test_every_year_and_every_sum_can_be_read_where_a_channel_shows_it(drawn):
    _, written = drawn
    sizes = {one.words: one.size for one in written}
    for year in pack().figures.table.years:
        assert sizes[str(year)] >= SMALLEST
    for vault in fullest()[0].opened_vaults:
        assert sizes[f"${vault.vault.total:,}"] >= SMALLEST


@pytest.mark.long
def test_a_campaign_that_was_ended_early_has_a_poster_of_the_games_it_had(boards):
    left_off = replace(boards[1], ranking=())
    poster = api.poster(fullest()[0], (boards[0], left_off), words=words)
    said = words(poster.alt)
    assert said.startswith("A poster of 2 boards")
    assert "1865 won by" in said
    assert "1868 won by" not in said


def test_other_games_have_none():
    with pytest.raises(api.NoSuchPicture):
        api.poster(positions("europe", 2, "a")[0][None], (positions("europe", 2, "a")[0][None],), words=words)
