"""Whole builds that are listed: each can be played, leads to a city, and says what comes of it."""

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Auction, Build
from tests.engine.german_railways.positions import play, position

TEXTS = Texts("en", strict=True)


@pytest.fixture
def state():
    """A position in which a player builds with two railroads, one of which can link itself to a third."""
    return position(
        networks={"MWB": ("K7", "J8")},
        treasuries={"PO": 50, "KSS": 50},
        owners={"PO": (0,), "KSS": (0, 1), "MWB": (2,)},
    )


def test_each_listed_build_can_be_played_and_ends_in_a_city(state):
    listed = GERMAN.listed(state, 0, Build)
    assert {each.move.railroad for each in listed} == {"PO", "KSS"}
    for each in listed:
        assert printed_facts().hexes[each.move.hexes[-1]].city
        draft = codec.clone(state)
        before = draft.railroads[each.move.railroad].treasury
        play(draft, each.move)
        assert before - draft.railroads[each.move.railroad].treasury == each.label.params["price"]


def test_what_links_and_pays_comes_first_and_says_whom(state):
    first, *_, last = GERMAN.listed(state, 0, Build)
    said = TEXTS.sentence(first.brings, ("Ada", "Ben", "Cleo"), plain=True)
    assert "link" in said
    assert "Ada" in said
    assert "link" not in TEXTS.sentence(last.brings, ("Ada", "Ben", "Cleo"), plain=True)


def test_nothing_else_is_listed_and_nothing_for_whoever_has_no_share(state):
    assert GERMAN.listed(state, 0, Auction) == ()
    assert {each.move.railroad for each in GERMAN.listed(state, 1, Build)} == {"KSS"}
