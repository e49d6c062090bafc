"""The pack of Legends: every count, every reference, every word of the vocabulary (L L10)."""

import re
import tomllib
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

from engine.ticket_to_ride.legends import powers
from engine.ticket_to_ride.legends.facts import START_BOARDS, UNCOLOURED
from engine.ticket_to_ride.legends.pack_files import pack, printed_of
from engine.ticket_to_ride.legends.powers import places
from tests.shared import shared

PACK = pack()
FIGURES = PACK.figures
TOWNS = {town: PACK.town(town) for town in PACK.board.cities}
TRACKS = list(PACK.board.routes.values())
TICKETS = [PACK.ticket(ticket) for ticket in PACK.board.tickets]
BOARDS = {*START_BOARDS, *PACK.frontiers}
POWERS = [*PACK.postcards.values(), *PACK.events.values(), *PACK.specialists.values()]
WORDS = {"any", "large", "small", "port", "atlantic-coast", "gulf-coast", "pacific-coast", "salt-east", "deep-south",
         "north", "claim", "own-depot", "fair"}  # fmt: skip


def test_everything_is_there():
    assert len(TOWNS) == 63
    assert sum(town.piece in START_BOARDS for town in TOWNS.values()) == 23
    assert len(TRACKS) == 200
    assert len({frozenset(track.ends) for track in TRACKS}) == 145
    assert len(TICKETS) == 129
    assert len(PACK.events) == 42
    assert sorted(PACK.postcards) == list(range(1, 78))
    assert len(PACK.specialists) == 12
    assert len(PACK.frontiers) == 8
    assert len(PACK.story) == 24
    assert len(PACK.express) == 24
    assert set(PACK.companies) == set(FIGURES.deck.colours) - {"white"}


def test_the_start_map_has_its_72_tracks_with_so_many_spaces_of_each_colour():
    start = printed_of(1, 4, (), ()).tracks
    assert len(start) == 72
    spaces = Counter()
    for track in start:
        spaces[track.colour] += track.length
    assert spaces == {"green": 20, "yellow": 20, "red": 20, "black": 20, "blue": 21, "white": 20, "grey": 15}
    assert sum(track.colour == UNCOLOURED for track in TRACKS) == 99 <= FIGURES.rule.survey.stickers * 6


def test_the_cards_are_90_with_three_picks_and_three_skulls_of_each_colour():
    cards = PACK.cards
    assert sum(kind.count for kind in cards.kinds) == 90
    for colour in cards.any_colour:
        assert [cards.kinds[card].count for card in cards.of_colour[colour]] == [6, 3, 3]
    assert [cards.kinds[card].count for card in sorted(cards.never_held)] == [6]
    assert cards.kinds[cards.wild].count == 12


def test_the_postcards_are_24_orders_18_favours_15_curios_12_patents_and_8_surveys():
    kinds = Counter(card.kind for card in PACK.postcards.values())
    assert kinds == {"order": 24, "favour": 18, "curio": 15, "patent": 12, "survey": 8}
    hides = {"order": "condition", "favour": "all", "curio": "all", "patent": "none", "survey": "none"}
    assert all(card.hides == hides[card.kind] for card in PACK.postcards.values())
    assert all(bool(card.secret) == (card.hides != "none") for card in PACK.postcards.values())
    curios = [effect.item for card in PACK.postcards.values() if card.kind == "curio" for effect in card.effects]
    assert Counter(curios) == dict.fromkeys(("watch", "lantern", "compass", "locket", "spike"), 3)
    assert Counter(card.source for card in PACK.postcards.values())["mailbag"] == 7


def test_every_frontier_box_holds_what_it_says():
    for frontier in PACK.frontiers.values():
        assert sum(town.piece == frontier.id for town in TOWNS.values()) == frontier.cities
        assert sum(ticket.piece == frontier.id for ticket in TICKETS) == frontier.tickets
        assert [event.id for event in PACK.events.values() if event.box == frontier.id] == list(frontier.events)
        assert len(frontier.events) == 3
        assert PACK.postcards[frontier.survey].kind == "survey"
        assert PACK.postcards[frontier.order].kind == "order"
        assert {PACK.postcards[number].source for number in (frontier.survey, frontier.order)} == {frontier.id}
        assert set(frontier.joins) <= {"start", *PACK.frontiers}
    steps = [frontier.step for frontier in PACK.frontiers.values()]
    assert len(set(steps)) == 8
    assert not set(steps) & {3, 4, 5, 12}


def test_the_42_numbered_tickets_lead_to_the_postcards_of_their_numbers():
    numbered = [ticket for ticket in TICKETS if ticket.postcard]
    assert sorted(ticket.postcard for ticket in numbered) == list(range(1, 43))
    assert Counter(ticket.piece for ticket in numbered) == {"start": 10, **dict.fromkeys(PACK.frontiers, 4)}
    assert all(PACK.postcards[ticket.postcard].source == "ticket" for ticket in numbered)


def test_tracks_and_tickets_name_cities_and_boards_that_are_there():
    for track in TRACKS:
        needs = {TOWNS[end].piece for end in track.ends} & set(PACK.frontiers)
        assert set(track.needs) == needs
        assert track.colour in {*FIGURES.deck.colours, "grey", UNCOLOURED}
        assert track.trestles <= 3
        for other in track.parallel:
            twin = PACK.board.routes[other]
            assert (*twin.ends, twin.length) == (*track.ends, track.length)
            assert track.id in twin.parallel
    for ticket in TICKETS:
        assert {ticket.a, ticket.b} <= set(TOWNS)
        assert {TOWNS[ticket.a].piece, TOWNS[ticket.b].piece} <= {ticket.piece, *START_BOARDS}
    assert {town for town in TOWNS if TOWNS[town].large} == {
        "boston", "new-york", "philadelphia", "pittsburgh", "baltimore", "new-orleans"
    }  # fmt: skip
    assert {town for town in TOWNS if TOWNS[town].claim} == {
        "chihuahua", "el-paso", "hermosillo", "monterrey", "phoenix", "denver"
    }  # fmt: skip


def test_the_story_brings_every_other_rule_event_and_postcard_of_a_year():
    brought = [event for card in PACK.story for event in card.adds.events]
    assert sorted(brought) == sorted(e.id for e in PACK.events.values() if e.box not in {"start", *PACK.frontiers})
    assert [card.postcard.no for card in PACK.story if card.postcard] == list(range(59, 71))
    for game, year in enumerate(FIGURES.table.years, start=1):
        cards = PACK.story_of(game)
        assert [card.pause for card in cards] == [False] * (len(cards) - 1) + [True]
        assert all(PACK.events[event].box == str(year) for card in cards for event in card.adds.events)
    rules = [rule for card in PACK.story for rule in card.adds.rules] + [f.rule for f in PACK.frontiers.values()]
    assert len(rules) == len(set(rules)) == 19


def test_express_stickers_name_tickets_and_cities_on_another_way():
    for sticker in PACK.express:
        ticket = PACK.ticket(sticker.ticket)
        assert sticker.via in TOWNS
        assert sticker.via not in {ticket.a, ticket.b}
        assert not ticket.postcard


def test_every_word_of_the_vocabulary_is_used_and_every_place_is_known():
    conditions = {type(condition) for power in POWERS for condition in power.conditions}
    effects = {type(e) for power in POWERS for e in (*power.effects, *getattr(power, "first", ()))}
    assert conditions == set(get_args(powers.AnyCondition))
    assert effects == set(get_args(powers.AnyEffect))
    named = {
        place
        for power in POWERS
        for condition in power.conditions
        for field in ("place", "a", "b")
        for place in places(getattr(condition, field, ()))
    }
    assert named <= {*TOWNS, *BOARDS, *WORDS}
    titles = list(chain((c.title for c in PACK.postcards.values()), (e.title for e in PACK.events.values())))
    assert len(set(titles)) == len(titles)


def test_the_figures_are_those_of_the_page():
    assert FIGURES.campaign.trains == tuple(range(20, 44, 2))
    assert FIGURES.table.years == tuple(range(1865, 1899, 3))
    assert len(FIGURES.rule.dig.nuggets) == 24
    assert len(FIGURES.rule.herds.pays) == FIGURES.rule.herds.most + 1
    assert [FIGURES.money.for_trains(trains) for trains in (0, 1, 2, 3, 4, 5, 7, 8, 10, 11, 40)] == [
        16, 12, 9, 7, 6, 4, 4, 2, 2, 0, 0
    ]  # fmt: skip


def carried_over(name):
    """Return what is kept of some cards here, and what of the cards as they were handed over."""
    handed = shared("data", "legends", f"{name}.toml").read_text("utf-8")
    own = (Path(powers.__file__).parent / "pack" / f"{name}.toml").read_text("utf-8")
    # Tracks of one pair are called parallel here, and apostrophes are typeset.
    handed = re.sub(r"(?<=\w)'(?=[\w ])", "\u2019", handed.replace("beside = [", "parallel = ["))
    return tomllib.loads(own), tomllib.loads(handed)


@pytest.mark.parametrize("name", ["cities", "tracks", "tickets", "events", "postcards", "specialists"])
def test_what_was_carried_over_says_the_same(name):
    own, handed = carried_over(name)
    assert own == handed


def test_the_story_is_the_same_but_for_the_fronts_of_pauses_and_three_sides_that_are_worded_anew():
    own, handed = carried_over("story")
    reworded = {
        (card["id"], side)
        for card, former in zip(own["card"], handed["card"], strict=True)
        for side in ("a", "b")
        if card.pop(side, None) != former.pop(side, None)
    }
    assert own == handed
    fronts = {(card["id"], "a") for card in own["card"] if card.get("pause")}
    assert reworded == {*fronts, ("1865-01", "a"), ("1877-P", "b"), ("1889-P", "b")}
