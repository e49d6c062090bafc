"""Cases 30 and 35: building stations, what they cost, and what those in reserve are worth."""

import pytest

from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.state import tallies
from engine.ticket_to_ride.europe.stations import BuildStation
from tests.engine.ticket_to_ride.positions import position

BOARD = PRINTED.board

STATIONS = "europe.rule.stations"
BUILT = ({}, {"wien": 0}, {"wien": 0, "roma": 0}, {"wien": 0, "roma": 0, "brest": 0})


@pytest.mark.parametrize(("built", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_30_first_station_costs_one_card_second_two_third_three(built, cost):
    table = position(stations=BUILT[built], hands={0: "4 red"})
    for number in {1, 2, 3, 4} - {cost}:
        params = table.refuses(BuildStation(0, "kyiv", f"{number} red"), "ttr.pay.wrong_number", STATIONS)
        assert (params["cost"], params["given"]) == (cost, number)
    assert table.offers(0, BuildStation, "payment") == {f"{cost} red"}
    table.play(BuildStation(0, "kyiv", f"{cost} red"))
    assert table.state.stations["kyiv"] == 0
    assert table.view().seats[0].stations == 2 - built
    assert table.discards == " ".join(["red"] * cost)
    assert table.to_move == {1}


@pytest.mark.parametrize("payment", ["3 red", "2 red, 1 locomotive", "1 red, 2 locomotive", "3 locomotive"])
def test_30_locomotives_stand_for_any_of_the_cards_or_all(payment):
    table = position(stations=BUILT[2], hands={0: "3 red, 3 locomotive"})
    table.play(BuildStation(0, "kyiv", payment))
    assert table.state.stations["kyiv"] == 0
    assert len(table.discards.split()) == 3


def test_30_cards_for_a_station_are_of_one_colour():
    table = position(stations=BUILT[1], hands={0: "3 red, 3 blue"})
    table.refuses(BuildStation(0, "kyiv", "1 red, 1 blue"), "ttr.pay.unreadable", STATIONS)


def test_30_cost_depends_on_ones_own_stations_only():
    table = position(stations={"wien": 1, "roma": 1}, hands={0: "1 green"})
    table.play(BuildStation(0, "kyiv", "1 green"))
    assert table.state.stations["kyiv"] == 0


def test_30_there_is_no_fourth_station():
    table = position(stations=BUILT[3], hands={0: "4 red"})
    assert "station" not in table.kinds(0)
    params = table.refuses(BuildStation(0, "kyiv", "3 red"), "ttr.station.none_left", STATIONS)
    assert params["stations"] == 3


@pytest.mark.parametrize("owner", [0, 1])
def test_30_city_with_a_station_of_anybody_takes_no_other(owner):
    table = position(stations={"kyiv": owner}, hands={0: "4 red"})
    params = table.refuses(BuildStation(0, "kyiv", "1 red"), "ttr.station.occupied", STATIONS)
    assert params["owner"].seat == owner
    assert table.offers(0, BuildStation, "city") == set(BOARD.cities) - {"kyiv"}


def test_30_one_station_is_built_in_a_turn():
    table = position(hands={0: "4 red"})
    table.play(BuildStation(0, "kyiv", "1 red"))
    table.refuses(BuildStation(0, "wien", "2 red"), "core.not_your_turn")


def test_30_city_need_not_touch_an_own_route_nor_any():
    table = position(hands={0: "1 red"}, claims={"cadiz-lisboa": 0})
    table.play(BuildStation(0, "moskva", "1 red"))
    assert table.state.stations == {"moskva": 0}


def test_30_what_is_no_city_takes_no_station():
    table = position(hands={0: "1 red"})
    table.refuses(BuildStation(0, "Atlantis", "1 red"), "ttr.station.no_such_city")


def test_30_station_is_not_built_with_cards_one_does_not_hold():
    table = position(hands={0: "1 red", 1: "3 blue"})
    table.refuses(BuildStation(0, "kyiv", "1 blue"), "ttr.pay.not_held", STATIONS)


@pytest.mark.parametrize(("built", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_35_each_station_in_reserve_is_worth_four_points(built, points):
    tally = tallies(position(stations=BUILT[built]).state)[0]
    assert (tally.stations_left, tally.station_points, tally.total) == (3 - built, points, points)


def test_35_station_that_was_built_in_vain_earns_nothing():
    tally = tallies(position(stations={"wien": 0}, tickets={0: ["kyiv-sochi"]}).state)[0]
    assert (tally.station_points, tally.lent, tally.total) == (8, (), 0)
