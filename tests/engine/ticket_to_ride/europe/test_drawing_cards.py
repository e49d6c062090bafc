"""Cases 6-10: the two draws, locomotives, and the row that is laid out anew."""

import pytest

from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets
from tests.engine.ticket_to_ride.positions import card_names, keys, position, told

WITH_LOCOMOTIVE = "purple blue locomotive white green"


def test_06_a_locomotive_taken_face_up_is_the_only_card_of_the_turn():
    table = position(row=WITH_LOCOMOTIVE)
    events = table.play(DrawCard(0, "locomotive"))
    assert keys(events) == ["ttr.draw.face_up"]
    assert table.hand(0) == "1 locomotive"
    assert table.to_move == {1}


def test_06_a_locomotive_lying_face_up_cannot_be_the_second_card():
    table = position(row=WITH_LOCOMOTIVE)
    table.play(DrawCard(0, "blue"))
    assert "locomotive" not in table.offers(0, DrawCard, "card")
    table.refuses(DrawCard(0, "locomotive"), "ttr.draw.second_locomotive", "europe.rule.locomotives")


def test_06_a_locomotive_just_turned_up_cannot_be_the_second_card():
    table = position(deck="locomotive red red red")
    table.play(DrawCard(0, "blue"))
    assert table.row == "purple locomotive orange white green"
    assert table.offers(0, DrawCard, "card") == {"deck", "purple", "orange", "white", "green"}
    said = table.refuses(DrawCard(0, "locomotive"), "ttr.draw.second_locomotive", "europe.rule.locomotives")
    cards = table.game.slot(table.state, 0, DrawCard, "card", {}).options
    assert said["possible"] == tuple(option.label for option in cards)


def test_06_a_face_up_locomotive_cannot_be_the_second_card_after_a_blind_draw_either():
    table = position(row=WITH_LOCOMOTIVE)
    table.play(DrawCard(0, "deck"))
    table.refuses(DrawCard(0, "locomotive"), "ttr.draw.second_locomotive", "europe.rule.locomotives")


def test_07_a_locomotive_from_the_deck_is_a_card_like_any_other():
    table = position(deck="locomotive red yellow")
    table.play(DrawCard(0, "deck"))
    assert table.to_move == {0}
    table.play(DrawCard(0, "deck"))
    assert table.hand(0) == "1 red, 1 locomotive"
    assert table.to_move == {1}


def test_07_after_a_blind_locomotive_a_face_up_colour_may_be_taken():
    table = position(deck="locomotive red yellow")
    table.play(DrawCard(0, "deck"), DrawCard(0, "white"))
    assert table.hand(0) == "1 white, 1 locomotive"
    assert table.row == "purple blue orange red green"


def test_07_the_second_blind_card_may_be_a_locomotive_too():
    table = position(deck="locomotive locomotive yellow")
    table.play(DrawCard(0, "deck"), DrawCard(0, "deck"))
    assert table.hand(0) == "2 locomotive"


def test_08_row_is_refilled_between_the_two_picks_and_the_new_card_may_be_taken():
    table = position(deck="red yellow black")
    table.play(DrawCard(0, "purple"))
    assert table.row == "red blue orange white green"
    table.play(DrawCard(0, "red"))
    assert table.hand(0) == "1 purple, 1 red"
    assert table.row == "yellow blue orange white green"


def test_08_third_locomotive_turned_up_between_the_picks_resets_the_row():
    table = position(row="purple locomotive locomotive white green", deck="locomotive red red blue blue yellow black")
    events = table.play(DrawCard(0, "purple"))
    assert keys(events) == ["ttr.draw.face_up", "ttr.row.reset"]
    assert card_names(told(events, "ttr.row.reset")["cards"]) == "red red blue blue yellow"
    assert table.row == "red red blue blue yellow"
    assert table.discards == "locomotive locomotive locomotive white green"
    assert table.to_move == {0}
    table.play(DrawCard(0, "yellow"))
    assert table.hand(0) == "1 purple, 1 yellow"


def test_08_a_second_pick_can_reset_the_row_as_well():
    table = position(
        row="purple locomotive locomotive white green", deck="red locomotive blue blue blue blue blue blue"
    )
    table.play(DrawCard(0, "purple"))
    events = table.play(DrawCard(0, "red"))
    assert keys(events) == ["ttr.draw.face_up", "ttr.row.reset"]
    assert table.row == "blue blue blue blue blue"


def test_08_taking_a_face_up_card_cannot_be_undone_for_free_as_it_turns_up_another():
    table = position()
    assert any(event.reveals for event in table.play(DrawCard(0, "purple")))


def test_08_two_locomotives_do_not_reset_the_row():
    table = position(row="purple locomotive blue white green", deck="locomotive red red blue blue")
    assert keys(table.play(DrawCard(0, "purple"))) == ["ttr.draw.face_up"]
    assert table.row == "locomotive locomotive blue white green"


def test_09_row_is_reset_again_while_the_new_one_has_three_locomotives():
    table = position(
        row="purple locomotive locomotive white green",
        deck="locomotive locomotive locomotive locomotive blue blue red red red red red black",
    )
    events = table.play(DrawCard(0, "purple"))
    assert keys(events) == ["ttr.draw.face_up", "ttr.row.reset", "ttr.row.reset"]
    assert table.row == "red red red red red"
    assert sorted(table.discards.split()).count("locomotive") == 6


def test_09_no_reset_when_fewer_than_three_coloured_cards_are_outside_the_hands():
    table = position(
        row="red locomotive locomotive blue white", deck="locomotive locomotive locomotive locomotive locomotive"
    )
    events = table.play(DrawCard(0, "red"))
    assert keys(events) == ["ttr.draw.face_up"]
    assert table.row == "locomotive locomotive locomotive blue white"
    assert table.offers(0, DrawCard, "card") == {"deck", "blue", "white"}


def test_09_three_coloured_cards_outside_the_hands_are_enough_for_a_reset():
    table = position(
        row="red locomotive locomotive blue white", deck="locomotive locomotive locomotive", discards="green"
    )
    events = table.play(DrawCard(0, "red"))
    assert "ttr.row.reset" in keys(events)


def test_09_row_that_can_hardly_be_without_three_locomotives_is_reset_at_most_ten_times():
    most = 0
    for start in range(30):
        table = position(
            row="red locomotive locomotive blue white",
            deck=" ".join(["locomotive"] * 8),
            discards="green",
        )
        table.state.rng.draws = 1000 * start
        most = max(most, keys(table.play(DrawCard(0, "red"))).count("ttr.row.reset"))
    assert most == 10


def test_09_row_left_with_three_locomotives_is_tried_again_when_the_next_card_is_turned_up():
    table = position(row="locomotive locomotive locomotive blue white", deck="red red red red red red red")
    events = table.play(DrawCard(0, "blue"))
    assert keys(events) == ["ttr.draw.face_up", "ttr.row.reset"]


def test_10_no_reset_when_deck_and_discards_are_empty():
    table = position(row="red locomotive locomotive locomotive", deck="")
    assert keys(table.play(DrawCard(0, "red"))) == ["ttr.draw.face_up"]
    assert table.row == "locomotive locomotive locomotive"
    assert table.to_move == {1}


def test_10_short_row_of_three_locomotives_is_reset_once_cards_are_discarded():
    table = position(row="locomotive locomotive locomotive", deck="", hands={0: "4 red"})
    events = table.play(ClaimRoute(0, "rostov-sevastopol", "4 red"))
    assert keys(events)[:3] == ["ttr.claim.claimed", "ttr.row.filled", "ttr.row.reset"]
    assert len(table.row.split()) == 5
    assert table.row.count("locomotive") < 3


def test_10_row_is_not_reset_while_only_one_card_is_discarded_and_two_would_be_needed():
    table = position(row="locomotive locomotive locomotive", deck="", hands={0: "2 red"})
    events = table.play(BuildStation(0, "wien", "1 red"))
    assert keys(events) == ["ttr.station.built", "ttr.row.filled"]
    assert table.row == "locomotive locomotive locomotive red"


@pytest.mark.parametrize("card", ["yellow", "locomotive"])
def test_what_does_not_lie_face_up_cannot_be_taken(card):
    table = position()
    said = table.refuses(DrawCard(0, card), "ttr.draw.not_face_up", "europe.rule.cards")
    assert len(said["possible"]) == len(table.offers(0, DrawCard, "card")) == 6


def test_nobody_draws_out_of_turn_or_begins_another_action_before_the_second_card():
    table = position()
    table.refuses(DrawCard(1, "deck"), "core.not_your_turn")
    table.play(DrawCard(0, "deck"))
    table.refuses(DrawTickets(0), "core.not_now")
    table.refuses(DrawCard(1, "deck"), "core.not_your_turn")
    assert table.kinds(0) == {"draw"}
