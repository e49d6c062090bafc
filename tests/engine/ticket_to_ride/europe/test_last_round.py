"""Case 36: how the game ends."""

import pytest

from engine.ticket_to_ride.europe.tunnels import AbandonTunnel
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets
from tests.engine.ticket_to_ride.positions import keys, position, told


def idle(table, turns):
    """Let the next players draw two cards each."""
    events = ()
    for _ in range(turns):
        (seat,) = table.to_move
        events = table.play(DrawCard(seat, "deck"), DrawCard(seat, "deck"))
    return events


def ending(players, trains, of_the_next=45):
    """Seat 0 is about to claim a route of two, and seat 1 after it."""
    return position(players, trains={0: trains, 1: of_the_next}, hands={0: "2 red", 1: "2 blue"})


@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 1), (2, 0)])
def test_36_two_trains_or_fewer_at_the_end_of_a_turn_call_the_last_round(before, after):
    table = ending(3, before)
    events = table.play(ClaimRoute(0, "wien-zagrab", "2 red"))
    assert keys(events) == ["ttr.claim.claimed", "ttr.last_round"]
    assert told(events, "ttr.last_round")["trains"] == after
    assert table.view().turns_left == 3


def test_36_three_trains_left_call_nothing():
    table = ending(3, 5)
    assert keys(table.play(ClaimRoute(0, "wien-zagrab", "2 red"))) == ["ttr.claim.claimed"]
    assert table.view().turns_left is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_36_everybody_has_one_more_turn_the_caller_last_of_all(players):
    table = ending(players, 4)
    table.play(ClaimRoute(0, "wien-zagrab", "2 red"))
    for turn in range(1, players + 1):
        assert not table.match.over
        assert table.to_move == {turn % players}
        assert table.view().turns_left == players + 1 - turn
        events = idle(table, 1)
    assert table.match.over
    assert keys(events)[-1] == "ttr.end.won"
    assert table.to_move == set()


def test_36_caller_may_claim_again_in_the_last_turn():
    table = position(2, trains={0: 4}, hands={0: "4 red"})
    table.play(ClaimRoute(0, "wien-zagrab", "2 red"))
    idle(table, 1)
    table.play(ClaimRoute(0, "danzig-warszawa", "2 red"))
    assert table.match.over
    assert table.match.result.scores[0] == 2 + 2 + 12 + 10


def test_36_second_player_down_to_two_trains_does_not_extend_the_last_round():
    table = ending(3, 4, of_the_next=4)
    table.play(ClaimRoute(0, "wien-zagrab", "2 red"))
    events = table.play(ClaimRoute(1, "cadiz-lisboa", "2 blue"))
    assert keys(events) == ["ttr.claim.claimed"]
    assert table.view().turns_left == 2
    idle(table, 2)
    assert table.match.over


def test_36_after_the_end_nobody_moves():
    table = position(2, turns_left=1)
    idle(table, 1)
    assert table.match.over
    table.refuses(DrawCard(0, "deck"), "core.game_over")
    table.refuses(DrawCard(1, "deck"), "core.game_over")


def test_36_the_turn_of_the_caller_ends_only_when_a_tunnel_is_paid():
    table = position(2, trains={0: 4}, hands={0: "4 blue"}, deck="red green white red red red red")
    events = table.play(ClaimRoute(0, "munchen-venezia", "2 blue"))
    assert keys(events) == ["ttr.tunnel.revealed", "ttr.claim.claimed", "ttr.last_round"]


def test_36_there_is_no_result_before_the_end():
    table = position(2, turns_left=2)
    idle(table, 1)
    assert table.match.result is None
    assert table.view().tallies is None
    idle(table, 1)
    assert table.match.result is not None
    assert len(table.view().tallies) == 2


def test_36_tickets_drawn_in_the_last_turn_must_still_be_chosen_from_and_count():
    table = position(2, turns_left=1)
    table.play(DrawTickets(0))
    assert not table.match.over
    ticket = table.state.seats[0].offered[0]
    table.play(KeepTickets(0, (ticket,)))
    # Nobody owns a route; both have three stations left.
    assert table.match.result.scores == (12 - table.state.printed.board.tickets[ticket].points, 12)


def test_36_tunnel_given_up_in_the_last_turn_ends_the_game():
    table = position(2, hands={0: "2 blue"}, turns_left=1, tunnel=("munchen-venezia", "2 blue", "blue red green"))
    table.play(AbandonTunnel(0))
    assert table.match.over


def test_36_tunnel_given_up_uses_no_trains_and_calls_nothing():
    table = position(2, trains={0: 4}, tunnel=("munchen-venezia", "2 blue", "blue red green"))
    table.play(AbandonTunnel(0))
    assert (table.state.turns_left, table.to_move) == (None, {1})


def test_whoever_has_the_last_turn_is_told_so_and_warned_of_tickets_then():
    table = ending(2, 4)
    game = table.game
    assert game.guidance.prompt(table.state, 0) is game.guidance.caution(table.state, 0, DrawTickets, {}) is None
    table.play(ClaimRoute(0, "wien-zagrab", "2 red"))
    assert game.guidance.prompt(table.state, 1).key == "ttr.last_turn"
    assert game.guidance.caution(table.state, 1, DrawTickets, {}).key == "ttr.tickets.late"
    table.play(DrawCard(1, "deck"))
    assert game.guidance.prompt(table.state, 1).key == "ttr.draw.second_card"


def test_39_everybody_sees_how_long_the_longest_path_of_each_player_is():
    table = position(claims={"wien-zagrab": 0, "venezia-zagrab": 0, "essen-kobenhavn-a": 0, "paris-zurich": 1})
    assert [seat.trail for seat in table.view().seats] == [4, 3, 0]
