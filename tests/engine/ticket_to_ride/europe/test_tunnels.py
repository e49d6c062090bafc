"""Cases 20-26: tunnels."""

import pytest

from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.tunnels import AbandonTunnel, PayTunnel
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard
from tests.engine.ticket_to_ride.positions import bag, card_names, keys, position, told

BOARD = PRINTED.board

TUNNELS = "europe.rule.tunnels"
BLUE, GREY = "munchen-venezia", "sarajevo-sofia"
"""A blue tunnel and a grey one, both of two spaces."""


def dug(payment, *, deck, hand, route=BLUE, **more):
    """Lay down a payment for a tunnel and turn up the deck."""
    table = position(hands={0: hand}, deck=deck, **more)
    return table, table.play(ClaimRoute(0, route, payment))


@pytest.mark.parametrize(
    ("deck", "extra"),
    [
        ("red green white red", 0),
        ("blue green white red", 1),
        ("blue blue white red", 2),
        ("blue blue blue red", 3),
        ("locomotive green white red", 1),
        ("locomotive blue white red", 2),
        ("locomotive locomotive locomotive red", 3),
    ],
)
def test_20_each_card_of_the_colour_played_and_each_locomotive_costs_one_more(deck, extra):
    table, events = dug("2 blue", deck=deck, hand="5 blue")
    revealed = told(events, "ttr.tunnel.revealed")
    assert (revealed["number"], revealed["extra"]) == (3, extra)
    assert card_names(revealed["cards"]) == deck.removesuffix(" red")
    assert table.to_move == ({0} if extra else {1})
    if extra:
        assert table.view().tunnel.extra == extra
        assert table.state.claims == {}
        table.play(PayTunnel(0, f"{extra} blue"))
    assert table.state.claims == {BLUE: 0}
    assert table.to_move == {1}


def test_20_normal_payment_must_be_full_before_anything_is_turned_up():
    table = position(hands={0: "5 blue"}, deck="red red red red")
    table.refuses(ClaimRoute(0, BLUE, "1 blue"), "ttr.pay.wrong_number", "europe.rule.claiming")
    table.refuses(ClaimRoute(0, BLUE, "3 blue"), "ttr.pay.wrong_number", "europe.rule.claiming")
    table.refuses(ClaimRoute(0, BLUE, "2 red"), "ttr.claim.wrong_colour", "europe.rule.claiming")


@pytest.mark.parametrize("rest", ["2 blue", "1 blue, 1 locomotive", "2 locomotive"])
def test_20_the_rest_is_paid_in_the_colour_or_in_locomotives(rest):
    table, _ = dug("2 blue", deck="blue blue red red", hand="4 blue, 2 locomotive")
    assert table.offers(0, PayTunnel, "payment") == {"2 blue", "1 blue, 1 locomotive", "2 locomotive"}
    events = table.play(PayTunnel(0, rest))
    assert keys(events) == ["ttr.tunnel.paid", "ttr.claim.claimed"]


def test_20_rest_in_another_colour_or_number_is_refused():
    table, _ = dug("2 blue", deck="blue blue red red", hand="4 blue, 2 red, 1 locomotive")
    params = table.refuses(PayTunnel(0, "2 red"), "ttr.tunnel.wrong_colour", TUNNELS)
    assert params["colour"].key == "ttr.card.blue"
    params = table.refuses(PayTunnel(0, "1 blue"), "ttr.pay.wrong_number", TUNNELS)
    assert (params["cost"], params["given"]) == (2, 1)
    table.refuses(PayTunnel(0, "3 blue"), "ttr.pay.wrong_number", TUNNELS)
    table.refuses(PayTunnel(0, "2 locomotive"), "ttr.pay.not_held", TUNNELS)


def test_20_cards_laid_down_cannot_be_paid_a_second_time():
    table, _ = dug("2 blue", deck="blue red red red", hand="2 blue")
    assert table.hand(0) == ""
    assert table.kinds(0) == {"abandon"}
    table.refuses(PayTunnel(0, "1 blue"), "ttr.pay.not_held", TUNNELS)


def test_21_the_colour_of_a_grey_tunnel_is_the_one_played():
    table, events = dug("2 red", deck="red blue green white", hand="3 red", route=GREY)
    assert told(events, "ttr.tunnel.revealed")["extra"] == 1
    table.play(PayTunnel(0, "1 red"))
    assert table.state.claims == {GREY: 0}


def test_21_other_colours_do_not_match_in_a_grey_tunnel():
    _, events = dug("2 red", deck="blue green white white", hand="3 red", route=GREY)
    assert told(events, "ttr.tunnel.revealed")["extra"] == 0


def test_21_colour_and_locomotive_laid_down_together_are_matched_by_both():
    table, events = dug("1 blue, 1 locomotive", deck="blue locomotive red red", hand="3 blue, 1 locomotive")
    assert told(events, "ttr.tunnel.revealed")["extra"] == 2
    table.play(PayTunnel(0, "2 blue"))


def test_22_all_locomotives_are_matched_by_locomotives_only():
    table, events = dug("2 locomotive", deck="blue blue locomotive red", hand="3 locomotive, 3 blue")
    assert told(events, "ttr.tunnel.revealed")["extra"] == 1
    assert table.offers(0, PayTunnel, "payment") == {"1 locomotive"}
    table.refuses(PayTunnel(0, "1 blue"), "ttr.tunnel.wrong_colour", TUNNELS)
    table.play(PayTunnel(0, "1 locomotive"))
    assert table.hand(0) == "3 blue"


def test_22_all_locomotives_run_no_risk_of_any_colour():
    table, events = dug("2 locomotive", deck="blue red green white", hand="2 locomotive", route=GREY)
    assert keys(events) == ["ttr.tunnel.revealed", "ttr.claim.claimed"]
    assert table.state.claims == {GREY: 0}


def test_23_who_cannot_pay_takes_the_cards_back_and_the_turn_is_over():
    table, _ = dug("2 blue", deck="blue green white red", hand="2 blue")
    events = table.play(AbandonTunnel(0))
    assert keys(events) == ["ttr.tunnel.abandoned"]
    assert table.hand(0) == "2 blue"
    assert table.discards == "blue green white"
    assert (table.state.claims, table.view().tunnel) == ({}, None)
    assert table.view().seats[0].trains == 45
    assert table.to_move == {1}


def test_23_who_could_pay_may_decline():
    table, _ = dug("1 blue, 1 locomotive", deck="blue green white red", hand="5 blue, 1 locomotive")
    assert table.kinds(0) == {"tunnel", "abandon"}
    table.play(AbandonTunnel(0))
    assert table.hand(0) == "5 blue, 1 locomotive"
    assert table.state.claims == {}


def test_23_there_is_no_second_attempt_and_no_other_action_in_the_turn():
    table, _ = dug("2 blue", deck="blue green white red", hand="5 blue")
    table.refuses(ClaimRoute(0, GREY, "2 blue"), "core.not_now")
    table.refuses(DrawCard(0, "deck"), "core.not_now")
    table.play(AbandonTunnel(0))
    table.refuses(ClaimRoute(0, BLUE, "2 blue"), "core.not_your_turn")


def test_23_nobody_else_pays_for_or_abandons_the_tunnel():
    table, _ = dug("2 blue", deck="blue green white red", hand="5 blue")
    table.refuses(PayTunnel(1, "1 blue"), "core.not_your_turn")
    table.refuses(AbandonTunnel(1), "core.not_your_turn")


def test_23_without_a_tunnel_there_is_nothing_to_pay_or_abandon():
    table = position(hands={0: "5 blue"})
    table.refuses(PayTunnel(0, "1 blue"), "core.not_now")
    table.refuses(AbandonTunnel(0), "core.not_now")


def test_24_extra_cards_need_no_trains_and_score_nothing():
    table, _ = dug("2 blue", deck="blue blue blue red", hand="5 blue", trains={0: 2})
    table.play(PayTunnel(0, "3 blue"))
    assert (table.view().seats[0].trains, table.view().seats[0].score) == (0, 2)
    assert table.hand(0) == ""


def test_24_at_most_three_more_cards_than_spaces_are_paid_and_all_are_discarded():
    table, _ = dug("2 blue", deck="locomotive blue blue red", hand="5 blue")
    table.play(PayTunnel(0, "3 blue"))
    assert bag(table.discards) == bag("blue blue blue blue blue blue blue locomotive")


@pytest.mark.parametrize(
    ("deck", "number", "extra"), [("", 0, 0), ("blue", 1, 1), ("red", 1, 0), ("blue locomotive", 2, 2)]
)
def test_25_with_fewer_than_three_cards_only_those_are_checked(deck, number, extra):
    _, events = dug("2 blue", deck=deck, hand="5 blue")
    revealed = told(events, "ttr.tunnel.revealed")
    assert (revealed["number"], revealed["extra"]) == (number, extra)


def test_25_with_no_cards_at_all_there_is_no_risk_and_nothing_is_revealed():
    table, events = dug("2 blue", deck="", hand="2 blue")
    assert table.state.claims == {BLUE: 0}
    assert not any(event.reveals for event in events)


def test_25_discards_are_shuffled_in_the_middle_of_the_reveal():
    table, events = dug("2 blue", deck="red", discards="green green", hand="2 blue")
    assert card_names(told(events, "ttr.tunnel.revealed")["cards"]) == "red green green"
    assert table.state.claims == {BLUE: 0}


def test_25_cards_laid_down_are_not_shuffled_into_the_deck_they_are_checked_against():
    table, events = dug("2 blue", deck="red", discards="green", hand="2 blue")
    assert card_names(told(events, "ttr.tunnel.revealed")["cards"]) == "red green"
    assert bag(table.deck) == bag("blue blue red green")


def test_25_cards_already_revealed_are_not_revealed_again_in_the_same_attempt():
    table, events = dug("2 blue", deck="blue", discards="", hand="3 blue")
    assert card_names(told(events, "ttr.tunnel.revealed")["cards"]) == "blue"
    assert (table.deck, table.discards) == ("", "")
    table.play(AbandonTunnel(0))
    assert table.deck == "blue"


def test_25_revealed_cards_fill_a_short_row_when_they_are_discarded():
    table, _ = dug("2 blue", deck="", row="", discards="", hand="3 blue")
    assert table.row == "blue blue"


def test_26_stockholm_petrograd_is_the_longest_attempt_with_up_to_eleven_cards():
    route = "petrograd-stockholm"
    longest = max((r for r in BOARD.routes.values() if r.tunnel), key=lambda r: r.length)
    assert (longest.id, longest.length, longest.colour) == (route, 8, "grey")
    hand = "9 white, 2 locomotive"
    table, _ = dug("8 white", deck="white locomotive white red", hand=hand, route=route, trains={0: 8})
    table.play(PayTunnel(0, "1 white, 2 locomotive"))
    assert (table.hand(0), table.view().seats[0].trains, table.view().seats[0].score) == ("", 0, 21)
    assert len(table.discards.split()) == 11 + 3


def test_26_it_can_be_dug_with_locomotives_alone():
    table, events = dug("8 locomotive", deck="white white white red", hand="8 locomotive", route="petrograd-stockholm")
    assert told(events, "ttr.tunnel.revealed")["extra"] == 0
    assert table.view().seats[0].score == 21
