"""Tickets to countries, as no game has them yet: two cities of the small board lie in the north, one in the south."""

import pytest

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.ticket_to_ride.board import Board, Country, Ticket
from engine.ticket_to_ride.borrowing import best_borrowing
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.scoring import Holding, tallies
from engine.ticket_to_ride.texts import goal_name, ticket_text
from engine.ticket_to_ride.tickets import Network, paths
from tests.engine.ticket_to_ride import small_game
from tests.engine.ticket_to_ride.small_game import CARDS, RULES, SMALL, WHOLE

NORTH, SOUTH = Country("North", ("b", "c"), 4), Country("South", ("d",), 9)
TO_COUNTRIES = Ticket("a-countries", "a", "b", 3, countries=(NORTH, SOUTH))
BOARD = Board(WHOLE.cities, WHOLE.routes, {TO_COUNTRIES.id: TO_COUNTRIES})
PRINTED = Printed("small", CARDS, BOARD, RULES)


def worth(*routes):
    return Network(BOARD, routes).points(TO_COUNTRIES)


def test_it_is_completed_by_any_place_of_any_country():
    assert [Network(BOARD, routes).completes(TO_COUNTRIES) for routes in (["a-b1"], ["a-d"], ["b-c1"], [])] == [
        True,
        True,
        False,
        False,
    ]


def test_the_best_country_that_is_reached_counts():
    assert (worth("a-b1"), worth("a-b1", "b-c1"), worth("a-d"), worth("a-b1", "a-d")) == (4, 4, 9, 9)


def test_its_own_points_are_lost_where_no_country_is_reached():
    assert worth("c-d") == -3


def test_its_way_is_the_shortest_to_the_best_country():
    assert paths(BOARD, ["a-b1", "b-c1"], [TO_COUNTRIES]) == [("a-b1",)]
    assert paths(BOARD, ["a-b1", "b-c1", "a-d"], [TO_COUNTRIES]) == [("a-d",)]


@pytest.mark.parametrize(("claims", "points"), [({"a-b1": 0}, 4), ({"a-b1": 0, "a-d": 0}, 9), ({"c-d": 0}, -3)])
def test_the_end_of_the_game_counts_it(claims, points):
    tally, _ = tallies(PRINTED, claims, {}, [Holding((TO_COUNTRIES.id,)), Holding(())])
    assert (tally.ticket_points, bool(tally.tickets[0].path)) == (points, points > 0)


def test_a_station_lends_the_route_to_a_better_country():
    claims = {"a-b1": 0, "a-d": 1, "c-d": 1}
    assert best_borrowing(BOARD, claims, 0, ["a"], [TO_COUNTRIES]) == {"a": "a-d"}
    assert best_borrowing(BOARD, {"a-d": 0, "b-c1": 1}, 0, ["b"], [TO_COUNTRIES]) == {}


def test_it_is_named_by_its_countries_and_what_each_is_worth():
    assert goal_name(BOARD, TO_COUNTRIES) == ("North", "South")
    named = ticket_text(BOARD, TO_COUNTRIES.id)
    assert (named.key, [one.params["name"] for one in named.params["countries"]]) == (
        "ttr.ticket.countries",
        ["North", "South"],
    )


@pytest.mark.parametrize("policy", ["random", "normal"])
def test_whole_games_are_played_with_tickets_to_countries_by_chance_and_by_plan(policy, monkeypatch):
    tickets = {
        f"{a}-{number}": Ticket(
            f"{a}-{number}", a, ends[0], 2, countries=(Country("Far", ends, 5), Country("Near", (b,), 3))
        )
        for number, (a, ends, b) in enumerate(
            (a, tuple(sorted(set("abcd") - {a, b})), b) for a in "abcd" for b in "abcd" if a != b
        )
    }
    printed = Printed("small", CARDS, Board(WHOLE.cities, WHOLE.routes, tickets).opened(small_game.EAST), RULES)
    monkeypatch.setattr(small_game, "printed", lambda _: printed)
    completed = 0
    for number in range(4):
        state, rng = SMALL.setup(Setup("small", 3), f"countries {number}"), Rng("moves")
        while actors := SMALL.actors(state):
            seat = min(actors)
            for _ in SMALL.play(state, SMALL.policies[policy](SMALL, state, seat, rng)):
                pass
        held = [Holding(tuple(one.tickets)) for one in state.seats]
        completed += sum(tally.completed for tally in tallies(printed, state.claims, {}, held))
    assert completed
