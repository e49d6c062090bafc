"""Whoever holds a ticket is told alone when it is completed, and when no way is left for it (rulebook, "Drawing tickets")."""

import pytest

from engine.core import codec
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import Redo, Undo
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.ticket_to_ride.europe.game import EUROPE
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.europe.tunnels import PayTunnel
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, KeepTickets
from tests.engine.ticket_to_ride.positions import position
from tests.thorough import a_few

TICKET = "barcelona-bruxelles"
WAY = {"pamplona-paris-a": 0, "barcelona-pamplona": 0}
"""All but the last route of a way from Barcelona by Pamplona and Paris."""
LISBOA = "lisboa-madrid"


def learned(events):
    """What seats are told of their tickets, each with the news and its points."""
    news = [event for event in events if event.text.key.startswith("ttr.progress")]
    assert all(event.apart and event.audience is not None and not event.reveals for event in news)
    return [(event.audience, event.text.key.rpartition(".")[2], event.text.params["points"]) for event in news]


def test_whoever_completes_a_ticket_is_told_alone_with_its_points():
    table = position(hands={0: "2 red"}, tickets={0: [TICKET], 1: [TICKET]}, claims=WAY)
    assert learned(table.play(ClaimRoute(0, "bruxelles-paris-b", "2 red"))) == [(0, "done", 8)]


def test_a_tunnel_completes_a_ticket_when_it_is_paid():
    claims = {"pamplona-paris-a": 0, "bruxelles-paris-b": 0}
    table = position(hands={0: "4 red"}, deck="red white blue green", tickets={0: [TICKET]}, claims=claims)
    assert learned(table.play(ClaimRoute(0, "barcelona-pamplona", "2 red"))) == []
    assert learned(table.play(PayTunnel(0, "1 red"))) == [(0, "done", 8)]


def test_nothing_is_told_again_of_a_ticket_that_was_completed_before():
    done = {**WAY, "bruxelles-paris-b": 0}
    table = position(hands={0: "3 orange"}, tickets={0: [TICKET]}, claims=done)
    assert learned(table.play(ClaimRoute(0, "munchen-wien", "3 orange"))) == []


def test_31_a_station_completes_a_ticket_by_a_route_of_somebody_else():
    table = position(hands={0: "1 red"}, tickets={0: [TICKET]}, claims={**WAY, "bruxelles-paris-b": 1})
    assert learned(table.play(BuildStation(0, "paris", "1 red"))) == [(0, "lent", 8)]


def test_31_what_somebody_else_claims_completes_a_ticket_by_an_own_station():
    table = position(
        hands={1: "2 red"}, tickets={0: [TICKET]}, claims=WAY, stations={"bruxelles": 0}, to_move=1, players=4
    )
    assert learned(table.play(ClaimRoute(1, "bruxelles-paris-b", "2 red"))) == [(0, "lent", 8)]


def lisboa(reserve, **more):
    """Let somebody claim the last route to Lisboa, to which another has a ticket."""
    table = position(
        players=2,
        hands={1: "3 purple"},
        tickets={0: ["danzig-lisboa"]},
        claims={"cadiz-lisboa": 1},
        to_move=1,
        **more,
    )
    table.state.seats[0].stations = reserve
    return learned(table.play(ClaimRoute(1, LISBOA, "3 purple")))


def test_a_claim_of_somebody_else_that_leaves_no_way_is_told_to_whoever_holds_the_ticket():
    assert lisboa(0) == [(0, "impossible", 20)]


def test_31_while_a_station_may_still_be_built_a_ticket_is_possible():
    assert lisboa(1) == []


def test_30_a_station_can_be_built_only_where_nobody_has_one():
    assert lisboa(1, stations={"lisboa": 1, "madrid": 1, "cadiz": 1}) == [(0, "impossible", 20)]


def test_31_a_station_lends_one_route_only_so_two_that_need_the_same_station_complete_nothing():
    ends = {"lisboa": 1, "barcelona": 1, "pamplona": 1, "cadiz": 1, "madrid": 0, "wien": 0}
    claims = {"cadiz-lisboa": 1, "barcelona-pamplona": 1, "madrid-pamplona-a": 1, "cadiz-madrid": 1}
    claims |= {"barcelona-madrid": 1, "marseille-pamplona": 1, "barcelona-marseille": 0}
    table = position(
        players=2, hands={1: "3 purple"}, tickets={0: ["danzig-lisboa"]}, claims=claims, stations=ends, to_move=1
    )
    table.state.seats[0].stations = 0
    # The station in Madrid would have to lend both the way to Barcelona and the one to Lisboa; Wien's is of no use.
    assert learned(table.play(ClaimRoute(1, LISBOA, "3 purple"))) == [(0, "impossible", 20)]


def spend_on_munich(stations, **more):
    """Let somebody spend all but two trains who has yet to get from Essen to København, three trains away."""
    table = position(hands={0: "3 orange"}, tickets={0: ["frankfurt-kobenhavn"]}, claims={"essen-frankfurt": 0}, **more)
    table.state.seats[0].stations = stations
    return learned(table.play(ClaimRoute(0, "munchen-wien", "3 orange")))


def test_31_what_somebody_else_may_claim_yet_a_station_may_lend():
    others = {0: 5, 1: 3, 2: 45}
    assert spend_on_munich(0, trains=others) == [(0, "impossible", 5)]
    assert spend_on_munich(1, trains=others) == []


def test_31_what_nobody_else_has_the_trains_for_no_station_lends():
    assert spend_on_munich(1, trains={0: 5, 1: 2, 2: 2}) == [(0, "impossible", 5)]


def test_27_a_ticket_that_is_completed_or_impossible_when_it_is_kept_is_told_then():
    table = position(
        players=2,
        tickets={0: ["berlin-bucuresti"]},
        offered={0: [TICKET, "danzig-lisboa", "london-wien"]},
        claims={**WAY, "bruxelles-paris-b": 0, "cadiz-lisboa": 1, LISBOA: 1},
    )
    table.state.seats[0].stations = 0
    assert learned(table.play(KeepTickets(0, (TICKET, "danzig-lisboa")))) == [(0, "done", 8), (0, "impossible", 20)]


def test_several_tickets_that_one_claim_completes_are_all_told():
    claims = {**WAY, "amsterdam-bruxelles": 0}
    table = position(hands={0: "2 red"}, tickets={0: [TICKET, "amsterdam-pamplona"]}, claims=claims)
    assert learned(table.play(ClaimRoute(0, "bruxelles-paris-b", "2 red"))) == [(0, "done", 8), (0, "done", 7)]


def test_what_is_played_again_tells_again_what_it_completes_and_what_is_taken_back_tells_nothing():
    table = position(hands={0: "2 red"}, tickets={0: [TICKET]}, claims=WAY)
    match = Match.resume(EUROPE, table.match.setup, table.match.seed, [], codec.encode_state(table.state))
    assert learned(match.play(ClaimRoute(0, "bruxelles-paris-b", "2 red"))) == [(0, "done", 8)]
    assert learned(match.play(Undo(0, 0))) == []
    assert learned(match.play(Redo(0))) == [(0, "done", 8)]


def test_28_a_ticket_for_which_the_trains_do_not_last_is_impossible():
    table = position(hands={0: "3 orange"}, tickets={0: ["danzig-lisboa"]}, trains={0: 5})
    table.state.seats[0].stations = 0
    assert learned(table.play(ClaimRoute(0, "munchen-wien", "3 orange"))) == []  # it was impossible before
    table = position(hands={0: "3 orange"}, tickets={0: ["berlin-bucuresti"]}, trains={0: 10})
    table.state.seats[0].stations = 0
    # From Berlin to Bucuresti it takes nine trains, and seven are left.
    assert learned(table.play(ClaimRoute(0, "munchen-wien", "3 orange"))) == [(0, "impossible", 8)]


def test_only_what_changes_the_board_tells_anything():
    table = position(tickets={0: [TICKET], 1: ["danzig-lisboa"]})
    assert learned(table.play(DrawCard(0, "deck"))) == []


@pytest.mark.parametrize("seed", a_few(range(3), 1))
def test_42_nobody_is_told_of_a_ticket_of_somebody_else_and_everything_else_is_told_as_before(seed):
    match, rng, news = Match(EUROPE, Setup("europe", 3), f"news {seed}"), Rng(f"luck {seed}"), 0
    while not match.over:
        seat = min(EUROPE.actors(match.state))
        for event in match.play(random_move(EUROPE, match.state, seat, rng)):
            if event.text.key.startswith("ttr.progress"):
                board, held = match.state.printed.board, match.state.seats[event.audience].tickets
                ends = [(board.cities[board.tickets[t].a].name, board.cities[board.tickets[t].b].name) for t in held]
                assert (event.text.params["a"], event.text.params["b"]) in ends
                assert (event.apart, event.reveals) == (True, False)
                news += 1
    assert news
    told = [event for _, _, events in match.history() for event in events]
    assert sum(event.apart for event in told) == news
