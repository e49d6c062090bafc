"""Cases 39-41: the bonus for the longest trail, tie-breaks, and the sum of it all."""

import pytest

from engine.ticket_to_ride import scoring
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.state import tallies
from engine.ticket_to_ride.moves import DrawCard
from engine.ticket_to_ride.scoring import Tally, TicketTally
from tests.engine.ticket_to_ride.positions import position, told

BOARD, RULES = PRINTED.board, PRINTED.rules

BUILT = {0: (), 1: ("wien",), 2: ("wien", "roma"), 3: ("wien", "roma", "brest")}


def player(seat, *, routes=0, completed=(), failed=(), stations_left=0, trail_points=0):
    won = [TicketTally(f"won-{points}", points, ("brest-paris",), ()) for points in completed]
    lost = [TicketTally(f"lost-{points}", -points, (), ()) for points in failed]
    return Tally(seat, routes, (*won, *lost), (), stations_left, 4 * stations_left, (), 0, trail_points)


def places(*tallied):
    return scoring.result(tallied).places


def bonus(claims, players=3):
    return [tally.trail_points for tally in tallies(position(players, claims=claims).state)]


def test_39_longest_trail_of_all_is_worth_ten():
    assert bonus({"palermo-smyrna": 0, "berlin-essen": 1}) == [10, 0, 0]


def test_39_everybody_who_shares_the_longest_trail_gets_ten():
    assert bonus({"palermo-smyrna": 0, "budapest-kyiv": 1, "berlin-essen": 2}) == [10, 10, 0]


def test_39_when_nobody_owns_a_route_nobody_gets_ten():
    assert bonus({}) == [0, 0, 0]


def test_39_trails_are_compared_by_train_spaces_and_not_by_routes():
    assert bonus({"petrograd-stockholm": 0, "berlin-essen": 1, "amsterdam-essen": 1, "amsterdam-bruxelles": 1}) == [
        10,
        0,
        0,
    ]


def test_40_highest_total_wins_whatever_else():
    assert places(player(0, completed=(5, 5)), player(1, routes=11), player(2, routes=4)) == ((1,), (0,), (2,))


def test_40_first_tie_break_is_the_number_of_tickets_completed():
    one = player(0, routes=20, completed=(10,), stations_left=3)
    two = player(1, routes=32, completed=(5, 5))
    assert one.total == two.total
    assert places(one, two) == ((1,), (0,))


def test_40_failed_tickets_do_not_count_as_completed():
    one = player(0, routes=20, completed=(5,), failed=(5, 5))
    two = player(1, routes=4, completed=(5, 6))
    assert one.total == two.total
    assert places(one, two) == ((1,), (0,))


def test_40_second_tie_break_is_the_number_of_stations_left():
    one = player(0, routes=20, completed=(5,), stations_left=1, trail_points=10)
    two = player(1, routes=26, completed=(5,), stations_left=2)
    assert one.total == two.total
    assert places(one, two) == ((1,), (0,))


def test_40_third_tie_break_is_the_longest_trail():
    one = player(0, routes=30, completed=(5,), stations_left=1)
    two = player(1, routes=20, completed=(5,), stations_left=1, trail_points=10)
    assert places(one, two) == ((1,), (0,))


@pytest.mark.parametrize("trail_points", [0, 10])
def test_40_who_is_equal_in_everything_shares_the_victory(trail_points):
    one, two = (player(seat, routes=20, completed=(5,), trail_points=trail_points) for seat in (0, 1))
    result = scoring.result((one, two, player(2, routes=3)))
    assert result.places == ((0, 1), (2,))
    assert result.winners == (0, 1)


def test_40_lower_places_are_told_apart_and_shared_in_the_same_way():
    tallied = player(0, routes=4), player(1, routes=9), player(2, routes=4), player(3, completed=(4,))
    assert places(*tallied) == ((1,), (3,), (0, 2))


def test_40_three_may_share_the_victory():
    assert places(*(player(seat, routes=7) for seat in range(3))) == ((0, 1, 2),)


def test_40_tickets_completed_over_a_station_count_as_completed():
    claims = {"amsterdam-london": 0, "amsterdam-essen": 0, "berlin-essen": 1}
    table = position(2, claims=claims, stations={"berlin": 0}, tickets={0: ["berlin-london", "kyiv-sochi"]})
    assert tallies(table.state)[0].completed == 1


def test_40_a_whole_game_may_end_in_a_shared_victory():
    table = position(2, turns_left=1, claims={"berlin-essen": 0, "cadiz-lisboa": 1})
    events = table.play(DrawCard(0, "deck"), DrawCard(0, "deck"))
    assert table.match.result.winners == (0, 1)
    ended = told(events, "ttr.end.won")
    assert ([winner.seat for winner in ended["winners"]], ended["number"]) == ([0, 1], 2)


def test_41_total_is_routes_tickets_stations_and_trail():
    claims = {"brest-paris": 0, "marseille-paris": 0, "palermo-smyrna": 1}
    table = position(2, claims=claims, stations={"wien": 0}, tickets={0: ["brest-marseille", "kyiv-sochi"]})
    tally = tallies(table.state)[0]
    assert (tally.routes, tally.ticket_points, tally.station_points, tally.trail_points) == (4 + 7, 7 - 8, 8, 10)
    assert tally.total == 28


def test_41_score_on_the_track_is_what_the_routes_on_the_board_come_to():
    claims = {route: seat % 3 for seat, route in enumerate(list(BOARD.routes)[::6])}
    table = position(3, claims=claims)
    for seat in table.view().seats:
        owned = [BOARD.routes[route].length for route, owner in claims.items() if owner == seat.seat]
        assert seat.score == sum(RULES.route_points[length] for length in owned)
        assert seat.score == tallies(table.state)[seat.seat].routes


def test_41_track_goes_on_beyond_a_hundred():
    claims = dict.fromkeys(("petrograd-stockholm", "palermo-smyrna", "budapest-kyiv"), 0)
    claims |= {route.id: 0 for route in BOARD.routes.values() if route.length == 4 and not route.parallel}
    assert position(2, claims=claims, trains={0: 0}).view().seats[0].score > 100


def test_41_only_the_routes_count_before_the_end():
    table = position(2, claims={"brest-paris": 0, "marseille-paris": 0}, tickets={0: ["brest-marseille"]})
    assert table.view().seats[0].score == 11
