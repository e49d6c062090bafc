"""The builder of positions shows what it can do."""

import doctest

from tests.engine.ticket_to_ride import positions
from tests.engine.ticket_to_ride.positions import position


def test_the_example_of_the_position_builder_runs():
    failures, tried = doctest.testmod(positions)
    assert tried >= 3
    assert not failures


def test_a_position_can_be_in_the_midst_of_a_turn():
    assert position(second_card=True).kinds(0) == {"draw"}
    assert position(to_move=1, offered={1: ["paris-wien", "berlin-roma"]}).kinds(1) == {"keep"}
    opening = position(offered={0: ["paris-wien"], 2: ["berlin-roma"]}, opening=True)
    assert opening.to_move == {0, 2}


def test_a_position_states_what_only_one_game_has():
    table = position(stations={"wien": 1}, claims={"paris-zurich": 0}, last_station="wien")
    seen = table.view()
    assert [seat.stations for seat in seen.seats] == [3, 2, 3]
    assert [seat.trains for seat in seen.seats] == [42, 45, 45]
    assert seen.last_station == "wien"
