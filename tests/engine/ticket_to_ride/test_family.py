"""What the family and Europe's steps and plans give to a game that has other facts than Europe."""

import ast
from pathlib import Path

import pytest

from engine.core import codec
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.ticket_to_ride.cards import Payment, parse_payment
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard
from engine.ticket_to_ride.supply import draw, fill_row
from engine.ticket_to_ride.ways import claimable
from tests.engine.ticket_to_ride.positions import census, counted, keys, position
from tests.engine.ticket_to_ride.small_game import CARDS, SMALL, WHOLE, AnswerToll, printed

ROOT = Path(__file__).parents[3]
ROW = "red blue green red"
DECK = "green blue red green blue red"


def small(players=3, **more):
    """Lay out a position of the small game."""
    more.setdefault("ticket_deck", ())
    return position(players, game=SMALL, **{"row": ROW, "deck": DECK, **more})


@pytest.mark.parametrize("policy", ["random", "normal"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_played_by_chance_and_by_plan(players, policy):
    for number in range(8):
        state = SMALL.setup(Setup("small", players), f"game {number}")
        cards, rng, moves = census(state), Rng("moves"), 0
        while actors := SMALL.actors(state):
            seat = min(actors)
            for _ in SMALL.play(state, SMALL.policies[policy](SMALL, state, seat, rng)):
                pass
            assert census(state) == cards
            moves += 1
            assert moves < 1000
        assert codec.clone(state) == state
        assert len(SMALL.result(state).scores) == players


def test_planning_players_beat_players_by_chance():
    won = 0
    for number in range(20):
        state, rng = SMALL.setup(Setup("small", 2), f"contest {number}"), Rng("moves")
        while actors := SMALL.actors(state):
            seat = min(actors)
            policy = SMALL.policies["normal" if seat == number % 2 else "random"]
            for _ in SMALL.play(state, policy(SMALL, state, seat, rng)):
                pass
        won += SMALL.result(state).winners == (number % 2,)
    assert won >= 16


# Cards that are resolved when drawn.


def test_a_newspaper_drawn_blind_is_resolved_and_another_card_drawn():
    table = small(deck="newspaper red blue green")
    events = table.play(DrawCard(0, "deck"))
    assert keys(events) == ["small.news", "ttr.draw.blind", "ttr.draw.yours"]
    assert (table.hand(0), table.discards, table.state.news) == ("1 red", "newspaper", 1)


def test_a_newspaper_never_lies_in_the_row():
    table = small(deck="newspaper newspaper blue green")
    events = table.play(DrawCard(0, "green"))
    assert keys(events) == ["ttr.draw.face_up", "small.news", "small.news"]
    assert table.row == "red blue blue red"


def test_a_deck_of_nothing_but_newspapers_gives_nothing():
    table = small(deck="newspaper newspaper", row="red")
    assert table.offers(0, DrawCard, "card") == {"red"}
    table.refuses(DrawCard(0, "deck"), "ttr.draw.deck_empty", "small.rule.cards")
    assert draw(table.state, []) is None
    assert list(fill_row(table.state)) == []
    assert (table.row, table.state.news) == ("red", 0)


def test_nobody_holds_a_newspaper_or_pays_with_it():
    assert "newspaper" not in CARDS.held
    assert parse_payment(CARDS, "1 newspaper") is None


# Marked cards.


def test_a_marked_card_is_a_card_of_its_colour():
    assert CARDS.counts(counted("1 red, 2 red-pick, 1 blue-pick, 3 rainbow", CARDS)) == [3, 1, 0, 3]


def test_unmarked_cards_are_spent_before_marked_ones():
    hand = counted("1 red, 2 red-pick, 1 rainbow", CARDS)
    laid = CARDS.laid(hand, Payment(0, 2, 1))
    assert [CARDS.names[card] for card in laid] == ["red", "red-pick", "rainbow"]


def test_marked_cards_pay_and_the_steps_of_the_claim_see_their_marks():
    table = small(hands={0: "1 red, 2 red-pick"}, deck="green green green green")
    table.play(ClaimRoute(0, "a-d", "3 red"))
    events = table.play(AnswerToll(0, "no"))
    assert keys(events) == ["small.toll", "ttr.claim.claimed", "small.coins"]
    assert (table.state.seats[0].coins, table.hand(0)) == (3, "1 green")
    assert table.discards == "red red-pick red-pick"


def test_more_than_is_held_of_a_colour_with_its_marks_is_refused():
    table = small(hands={0: "1 red, 1 red-pick"})
    table.refuses(ClaimRoute(0, "a-d", "3 red"), "ttr.pay.not_held", "small.rule.claiming")


# The steps of a claim.


def test_a_claim_waits_at_a_step_that_asks_and_then_goes_on_in_the_order_of_the_numbers():
    table = small(hands={0: "1 blue"}, deck="newspaper green red")
    assert keys(table.play(ClaimRoute(0, "c-d", "1 blue"))) == []
    assert (table.state.claims, table.kinds(0)) == ({}, {"toll"})
    events = table.play(AnswerToll(0, "yes"))
    assert keys(events) == ["small.toll", "ttr.claim.claimed", "small.coins", "small.news"]
    assert (table.state.claims, table.state.claim, table.to_move) == ({"c-d": 0}, None, {1})
    assert table.hand(0) == "1 green"


def test_a_claim_passes_over_a_step_that_has_nothing_to_ask():
    table = small(hands={0: "1 blue"})
    table.state.seats[0].coins = 0
    table.play(ClaimRoute(0, "c-d", "1 blue"))
    assert table.state.claims == {"c-d": 0}


# Doubles, triples and a board of pieces.


def open_tracks(claims, players, seat=0):
    return {route.id for route in claimable(printed(("east", "")), players, claims, seat)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tracks_of_a_triple_stay_open_to_the_others_with_any_number_of_players(players):
    assert {"a-b1", "a-b3"} <= open_tracks({"a-b2": 1}, players)
    assert {"a-b3"} <= open_tracks({"a-b1": 1, "a-b2": 2}, players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_owns_two_tracks_of_a_triple(players):
    assert not {"a-b1", "a-b2", "a-b3"} & open_tracks({"a-b2": 0, "a-b1": 1}, players)
    table = small(players, claims={"a-b2": 0}, hands={0: "2 red"})
    table.refuses(ClaimRoute(0, "a-b1", "2 red"), "ttr.claim.own_twin", "small.rule.double_routes")


def test_a_double_is_closed_by_one_of_its_tracks_until_there_are_players_enough():
    assert "b-c2" not in open_tracks({"b-c1": 1}, 3)
    assert "b-c2" in open_tracks({"b-c1": 1}, 4)


def test_only_the_pieces_on_the_table_show_their_cities_routes_and_tickets():
    east = WHOLE.opened(("east", ""))
    assert (set(east.cities), WHOLE.pieces) == (set("abcd"), ("east", "west"))
    assert set(WHOLE.routes) - set(east.routes) == {"d-w", "w-x"}


def test_a_piece_opened_during_play_brings_its_routes():
    table = small(hands={0: "3 green"}, news=2, deck="newspaper red blue green red blue")
    table.refuses(ClaimRoute(0, "d-w", "2 green"), "ttr.claim.no_such_route")
    table.play(DrawCard(0, "deck"))
    assert "west" in table.state.opened
    table.play(DrawCard(0, "deck"), DrawCard(1, "deck"), DrawCard(1, "deck"), DrawCard(2, "deck"), DrawCard(2, "red"))
    table.play(ClaimRoute(0, "d-w", "2 green"))
    assert table.kinds(0) == {"toll"}


# What the family may know.


def family_modules():
    for room in ("engine", "rendering"):
        for path in sorted((ROOT / room / "ticket_to_ride").rglob("*.py")):
            if "europe" not in str(path.relative_to(ROOT)):
                yield path


def test_no_module_of_the_family_imports_one_of_a_single_game_or_names_its_texts():
    for path in family_modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert ".europe" not in node.module, path
                assert "europe" not in {alias.name for alias in node.names}, path
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not node.value.startswith("europe."), path
