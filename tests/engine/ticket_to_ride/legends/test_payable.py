"""The quick look at what a company can travel decides as working out every track does (L C3, C4.2)."""

from itertools import product

import pytest

from engine.core.seat import Seat
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.orders import TravelWhenPaid
from engine.ticket_to_ride.legends.payment import payable, track_payable
from engine.ticket_to_ride.legends.powers_in_play import own_sources
from tests.engine.ticket_to_ride.legends.positions import EVERYTHING, hand_of, position
from tests.engine.ticket_to_ride.legends.world import world
from tests.thorough import a_few, times

MONEY = [(0, 0), (1, 0), (2, 0), (9, 0), (1, 1)]
"""Dollars and coal."""
HANDS = ["3 red", "4 blue, 1 wild", "2 red, 2 blue, 2 green, 1 black skull", "6 yellow, 2 white", "4 wild"]


def worked_out(state, seat, most=99):
    helpful = own_sources(state, seat, "pay", may=True)
    return [
        track for track in state.printed.tracks if track.length <= most and track_payable(state, seat, track, helpful)
    ]


@pytest.mark.parametrize(("number", "players"), a_few([(1, 2), (6, 3), (9, 4), (12, 5)], 1))
def test_it_finds_the_same_tracks_in_games_by_chance(number, players):
    turns = [one for one in world(number).positions("payable", players) if one[0].in_round("turns")]
    for state, seat, _ in turns[:: max(10, len(turns) // 60)]:
        assert list(payable(state, seat)) == worked_out(state, seat)
        assert list(payable(state, seat, 2)) == worked_out(state, seat, 2)
    assert turns


@pytest.mark.parametrize("office", a_few([[], [7], [26], [38], [62], [64], [70], [7, 70], [35, 71]], 3))
@pytest.mark.parametrize("event", ["", "coal-strike", "bridge-gang", "log-jam", "blizzard"])
def test_it_finds_the_same_tracks_whatever_is_asked_for(office, event):
    table = position(
        3, game=9, opened=EVERYTHING, office={"black": office}, pile=event,
        claims={"buffalo--montreal-a": "blue", "baltimore--philadelphia-a": "black"},
        combine=["nashville--new-orleans-a", "buffalo--new-york"],
        campaign={"stickers": {f"another-{number}": "red" for number in range(18)}},
    )  # fmt: skip
    black = table.company("black")
    for (black.coins, black.coal), hand in list(product(MONEY, HANDS))[:: times(3, 1)]:
        black.hand = hand_of(hand)
        assert list(payable(table.state, Seat(0))) == worked_out(table.state, Seat(0))


def test_of_two_tracks_side_by_side_that_are_alike_the_first_is_offered_alone_and_both_can_be_travelled():
    table = position(hands={"black": "4 yellow"})
    offered = [one.value for one in LEGENDS.slot(table.state, Seat(0), Travel, "track", {}).options]
    assert "boston--montreal-a" in offered
    assert "boston--montreal-b" not in offered
    table.play(Travel(Seat(0), track="boston--montreal-b", payment="2 yellow"))
    assert table.state.claims["boston--montreal-b"] == 0


def test_what_is_ordered_on_a_track_is_done_though_its_twin_alone_is_offered():
    table = position(hands={"black": "4 yellow"})
    order = TravelWhenPaid(Seat(0), "boston--montreal-b")
    move = order.move(LEGENDS, table.state)
    assert (move.track, move.payment) == ("boston--montreal-b", "2 yellow")
