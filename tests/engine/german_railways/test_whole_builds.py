"""Whole builds that are listed: each can be played, leads to a city, and says what comes of it."""

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.building import BuildPlan
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Auction, Build
from tests.engine.german_railways.planned import planned_game
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
    listed = GERMAN.advice.listed(state, 0, Build)
    assert {each.move.railroad for each in listed} == {"PO", "KSS"}
    for each in listed:
        assert printed_facts().hexes[each.move.hexes[-1]].city
        draft = codec.clone(state)
        before = draft.railroads[each.move.railroad].treasury
        play(draft, each.move)
        assert before - draft.railroads[each.move.railroad].treasury == each.label.params["price"]


def test_what_links_and_pays_comes_first_and_says_whom(state):
    first, *_, last = GERMAN.advice.listed(state, 0, Build)
    said = TEXTS.sentence(first.brings, ("Ada", "Ben", "Cleo"), plain=True)
    assert "link" in said
    assert "Ada" in said
    assert "link" not in TEXTS.sentence(last.brings, ("Ada", "Ben", "Cleo"), plain=True)


def test_nothing_else_is_listed_and_nothing_for_whoever_has_no_share(state):
    assert GERMAN.advice.listed(state, 0, Auction) == ()
    assert {each.move.railroad for each in GERMAN.advice.listed(state, 1, Build)} == {"KSS"}


def test_links_come_first_by_what_they_pay_the_player_and_not_by_what_others_miss():
    several = 0
    for state, seat, _ in planned_game():
        listed = GERMAN.advice.listed(state, seat, Build) if Build in GERMAN.kinds(state, seat) else ()
        links = [_paid(each, seat) for each in listed if each.brings.key == "german.listed.link"]
        assert [each.brings.key for each in listed[: len(links)]] == ["german.listed.link"] * len(links)
        assert links == sorted(links, reverse=True)
        several += len({*links}) > 1
    assert several


@pytest.mark.parametrize("treasury", [2, 6, 12])
def test_every_city_is_listed_that_one_build_can_reach_with_the_cheapest_way_there(treasury):
    """Rulebook, "Building track": three hexes of mountains lead where four of plain are too many; Baden has one free."""
    state = position(networks={"MWB": ("K7", "J8")}, treasuries=dict.fromkeys(printed_facts().railroads, treasury))
    cheapest = {}
    for id_ in state.railroads:
        for railroad, city, cost in _every_build(BuildPlan(BoardAnalysis(state), id_)):
            cheapest[railroad, city] = min(cost, cheapest.get((railroad, city), cost))
    listed = GERMAN.advice.listed(state, 0, Build)
    assert len(listed) == len(cheapest)
    assert {(each.move.railroad, _city(each.move.hexes[-1])): each.label.params["price"] for each in listed} == cheapest


def _every_build(plan):
    """Enumerate all builds that go on from one, hex by hex, where they come to a city."""
    for hex_ in plan.options():
        longer = plan.with_hex(hex_)
        if _city(hex_):
            yield plan.id, _city(hex_), longer.spent
        yield from _every_build(longer)


def _city(hex_):
    return printed_facts().hexes[hex_].city


def _paid(listed, seat):
    """Return what a listed build pays a player."""
    return sum(said.params["money"] for said in listed.brings.params["paid"] if said.params["player"].seat == seat)
