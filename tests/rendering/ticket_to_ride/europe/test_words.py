"""Who cannot see the pictures of Europe is told where every route lies, and what is missing for a ticket."""

import re
from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.texts import Texts
from engine.core.game import Setup
from engine.ticket_to_ride.europe.game import EUROPE
from rendering import api
from rendering.ticket_to_ride.alt import trails
from tests.thorough import a_few

ENGLISH = Texts("en", strict=True).of("europe")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def words(text):
    return ENGLISH.sentence(text, NAMES, plain=True)


def said(view, kind):
    return words(api.alt(view, kind, words=words))


def test_the_board_tells_every_claimed_route_by_player(middle):
    claims = (
        ("dieppe-london-a", 0),
        ("dieppe-paris", 0),
        ("marseille-paris", 0),
        ("munchen-wien", 0),
        ("brest-paris", 1),
    )
    told = said(replace(middle, claims=claims, last_route="brest-paris", stations=(("wien", 1),)), "board")
    assert "Last claimed: Brest\u2013Paris by Ben." in told
    assert "London\u2013Dieppe\u2013Paris\u2013Marseille and München\u2013Wien" in told
    assert "Ben (Brest\u2013Paris; station in Wien)" in told


def test_the_board_tells_how_long_each_longest_path_is_and_that_the_last_round_is_played(middle):
    seats = tuple(replace(seat, trail=7 + seat.seat) for seat in middle.seats)
    told = said(replace(middle, seats=seats), "board")
    assert ["longest path 7" in told, "longest path 8" in told, "Last round" in told] == [True, True, False]
    told = said(replace(middle, turns_left=1), "board")
    assert "Last round: 1 turn left." in told


@pytest.mark.parametrize("players", a_few([2, 3, 4, 5], 1))
def test_to_the_end_of_a_game_the_board_tells_every_claimed_route_by_player(positions, europe, players):
    game = positions(players, "f")
    for at in (*game[::10], game[-1]):
        told = said(at[None], "board")
        for number, name in enumerate(NAMES[:players]):
            cities = {city for route, seat in at[None].claims if seat == number for city in ends(europe, route)}
            network = re.findall(rf"{name}(?:, \d+ points?)? \(([^);]*)", told)
            assert cities <= set(re.split(r"\u2013|, | and ", network[-1] if cities else ""))


def ends(europe, route):
    return (europe.board.cities[city].name for city in (europe.board.routes[route].a, europe.board.routes[route].b))


def claimed(view, europe, number):
    claims = tuple((route, place % 4) for place, route in enumerate(list(europe.board.routes)[:number]))
    return replace(view, claims=claims, last_route=None)


def test_where_all_routes_do_not_fit_it_is_told_where_they_stand(middle, europe):
    told = said(claimed(middle, europe, 80), "board")
    assert len(told) <= api.LONGEST_ALT
    assert "/game words lists them all." in told


def test_in_words_alone_every_route_is_told(middle, europe):
    view = claimed(middle, europe, 50)
    full = words(api.full_alt(view, "board"))
    listed = "\n".join(words(line) for line in api.details(view))
    assert "/game words" not in full
    for route in europe.board.routes.values():
        a, b = (europe.board.cities[city].name for city in (route.a, route.b))
        assert f"{a}\u2013{b}" in listed
        assert route.id not in dict(view.claims) or f"{a}\u2013{b}" in full or f"{b}\u2013{a}" in full


def test_every_route_lies_on_one_trail_and_no_other_does(europe):
    board, routes = europe.board, list(europe.board.routes)
    found = trails(board, routes)
    steps = [pair for trail in found for pair in pairwise(trail.split("\u2013"))]
    names = sorted(tuple(sorted((board.cities[r.a].name, board.cities[r.b].name))) for r in board.routes.values())
    assert sorted(tuple(sorted(pair)) for pair in steps) == names


def test_a_hand_tells_the_trains_and_the_way_that_are_missing(game):
    view = game[60][1]
    held = replace(view.own.tickets[0], ticket="berlin-roma", done=False, lent=False)
    claims = (("berlin-wien", 1), ("wien-zagrab", 1), ("venezia-zagrab", 1))
    at = replace(view, own=replace(view.own, tickets=(held,)), claims=claims)
    assert "Berlin\u2013Roma for 9 (2 more trains needed: Roma\u2013Venezia)" in said(at, "hand").replace(
        "Venezia\u2013Roma", "Roma\u2013Venezia"
    )
    shut = tuple((route, 0) for route in ("roma-venezia", "marseille-roma", "brindisi-roma", "palermo-roma"))
    assert "no free way is left" in said(replace(at, claims=(*claims, *shut)), "hand")


@pytest.mark.parametrize(("players", "closed"), [(3, True), (4, False)])
def test_a_route_that_is_closed_as_its_twin_is_claimed_is_not_said_to_be_free(players, closed):
    view = EUROPE.view(EUROPE.setup(Setup("europe", players), "a"), None)
    view = replace(view, claims=(("frankfurt-paris-a", 0),))
    lines = [words(line) for line in api.details(view)]
    (line,) = (line for line in lines if "Frankfurt\u2013Paris (3 " in line)
    assert line.startswith("**Closed, as another route between the same cities is claimed:**") is closed
    assert ("Not claimed yet" in line) is not closed


def test_a_hand_tells_the_longest_path_of_each_player_once_somebody_has_claimed_a_route(positions):
    game = positions(3, "a")
    assert "Longest path" not in said(game[0][0], "hand")
    assert re.search(r"Longest path: you \d+, Ben \d+ and Cleo \d+\.$", said(game[-1][0], "hand"))
