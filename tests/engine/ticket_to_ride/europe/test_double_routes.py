"""Case 17: double routes, by the number of players."""

import pytest

from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.moves import ClaimRoute
from tests.engine.ticket_to_ride.positions import position

BOARD = PRINTED.board

DOUBLES = "europe.rule.double_routes"
A, B = "frankfurt-paris-a", "frankfurt-paris-b"


def at_frankfurt(players, owner):
    return position(players, claims={A: owner}, hands={0: "3 white, 1 orange, 3 locomotive"})


@pytest.mark.parametrize("players", [2, 3])
def test_17_with_two_or_three_players_the_other_half_is_closed_for_everybody(players):
    table = at_frankfurt(players, owner=1)
    params = table.refuses(ClaimRoute(0, B, "3 white"), "ttr.claim.twin_closed", DOUBLES)
    assert params["players"] == 4
    assert B not in table.offers(0, ClaimRoute, "route")


@pytest.mark.parametrize("players", [4, 5])
def test_17_with_four_or_five_players_the_other_half_is_open_to_the_others(players):
    table = at_frankfurt(players, owner=1)
    assert B in table.offers(0, ClaimRoute, "route")
    table.play(ClaimRoute(0, B, "3 white"))
    assert table.state.claims == {A: 1, B: 0}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_17_nobody_ever_owns_both_halves(players):
    table = at_frankfurt(players, owner=0)
    table.refuses(ClaimRoute(0, B, "3 locomotive"), "ttr.claim.own_twin", DOUBLES)
    assert B not in table.offers(0, ClaimRoute, "route")


def test_17_with_four_players_a_third_finds_both_halves_taken():
    table = position(4, claims={A: 1, B: 2}, hands={0: "3 white"})
    table.refuses(ClaimRoute(0, B, "3 white"), "ttr.claim.taken", "europe.rule.claiming")


def test_17_there_are_eleven_doubles_and_each_half_knows_the_other():
    doubles = {frozenset({route.id, *route.parallel}) for route in BOARD.routes.values() if route.parallel}
    assert len(doubles) == 11
    for half, other in map(tuple, doubles):
        one, two = BOARD.routes[half], BOARD.routes[other]
        assert (one.parallel, two.parallel) == ((other,), (half,))
        assert (one.a, one.b, one.length, one.tunnel, one.ferry) == (two.a, two.b, two.length, two.tunnel, two.ferry)


@pytest.mark.parametrize(
    ("route", "neighbour"), [("munchen-wien", "budapest-wien-a"), ("dieppe-paris", "bruxelles-paris-a")]
)
def test_17_look_alikes_that_lead_to_different_cities_are_no_doubles(route, neighbour):
    table = position(2, claims={neighbour: 1}, hands={0: "3 orange, 1 purple"})
    assert BOARD.routes[route].parallel == ()
    assert route in table.offers(0, ClaimRoute, "route")


@pytest.mark.parametrize("players", [2, 5])
def test_17_the_rule_holds_for_a_double_tunnel_and_a_double_ferry(players):
    claims = {"madrid-pamplona-a": 1, "dieppe-london-a": 1}
    table = position(players, claims=claims, hands={0: "3 black, 3 locomotive"})
    expected = {"madrid-pamplona-b", "dieppe-london-b"} if players == 5 else set()
    assert table.offers(0, ClaimRoute, "route") & {"madrid-pamplona-b", "dieppe-london-b"} == expected


def test_of_two_halves_that_are_alike_one_is_offered_and_the_other_can_still_be_claimed():
    table = position(hands={0: "8 locomotive"}, players=4)
    offered = [option.value for option in table.match.game.slot(table.state, 0, ClaimRoute, "route", {}).options]
    alike = [route for route in offered if route.startswith("essen-kobenhavn")]
    both = [route for route in PRINTED.board.routes if route.startswith("essen-kobenhavn")]
    assert (len(alike), len(both)) == (1, 2)
    assert [route for route in offered if route.startswith("budapest-wien")] != []
    other = next(route for route in both if route not in alike)
    assert table.match.attempt(ClaimRoute(0, other, "3 locomotive")).state.claims[other] == 0
    claimed = position(hands={0: "8 locomotive"}, players=4, claims={alike[0]: 1})
    options = claimed.match.game.slot(claimed.state, 0, ClaimRoute, "route", {}).options
    assert other in [option.value for option in options]
