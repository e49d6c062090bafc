"""Rules of events, by number (L D)."""

from itertools import permutations

import pytest

from engine.ticket_to_ride.legends.moves import Answer
from engine.ticket_to_ride.legends.travel import track_label
from tests.engine.ticket_to_ride.legends.positions import PAPERS, position


def test_d1_and_d2_only_the_top_event_is_current():
    table = position(pile="excursion-season", event_deck="mail-contract", deck=PAPERS, hands={"black": "1 white"})
    table.travel("black", "boston--new-york-a", "1 white")
    assert table.state.event_pile == ["excursion-season", "mail-contract"]
    assert table.told("money.gained") == []


def test_c2_3_a_newspaper_is_told_with_the_draw_by_which_it_came():
    table = position(event_deck="mail-contract", deck="newspaper, " + "blue, " * 20, row="red, red, red, red, red")
    table.draw("black")
    assert table.keys[:3] == ["newspaper.drawn", "event.turned_up", "draw.blind"]
    assert table.who("newspaper.drawn") == ["black"]
    table = position(event_deck="mail-contract", deck="newspaper, " + "blue, " * 20, row="red, red, red, red, red")
    table.draw("black", "red")
    assert table.keys[:4] == ["draw.face_up", "newspaper", "event.turned_up", "row.filled"]


def test_d3_a_lasting_event_that_replaces_a_letter_in_a_journey_acts_from_the_next_on():
    table = position(
        event_deck="captains-letter excursion-season",
        deck=PAPERS,
        hands=dict.fromkeys(("black", "blue"), "1 white, 1 green"),
    )
    table.travel("black", "boston--new-york-a", "1 white")
    assert table.current == "excursion-season"
    assert table.told("money.gained") == []
    table.travel("blue", "boston--new-york-b", "1 green")
    assert table.who("money.gained") == ["blue"]


def test_d3_what_comes_instead_of_a_replacement_acts_from_the_next_journey_on_too():
    table = position(
        event_deck="captains-letter mail-contract excursion-season",
        deck=PAPERS,
        hands=dict.fromkeys(("black", "blue"), "1 white, 1 green"),
        office={"green": [29]},
        orders={"green": {"card:29": "lasting"}},
    )
    table.travel("black", "boston--new-york-a", "1 white")
    assert table.current == "excursion-season"
    assert table.who("money.gained") == ["green"], "for the card that put the other one under the deck"
    table.travel("blue", "boston--new-york-b", "1 green")
    assert table.who("money.gained") == ["blue"]


def test_d3_what_replaces_a_worn_out_event_acts_on_the_next_journey():
    table = position(pile="rate-war", event_deck="excursion-season", event_uses={1: 2}, hands={"black": "1 black", "blue": "1 white"},
                     deck="red, " * 20)  # fmt: skip
    table.travel("black", "boston--new-york-c", "1 black")
    assert table.current == "excursion-season"
    assert table.coins("black") == 7
    table.travel("blue", "boston--new-york-a", "1 white")
    assert table.coins("blue") == 6


def test_d4_the_pile_is_shuffled_into_a_deck_but_for_the_current_event():
    table = position(pile="rate-war coal-strike mail-contract", deck=PAPERS).draw("black")
    assert table.state.event_pile[0] == "mail-contract"
    assert table.current in {"rate-war", "coal-strike"}
    assert len(table.state.event_deck) == 1


COMPANIES = ("black", "blue", "green", "red")
TWO_AT_LEAST = ["albany--bangor", "montreal--quebec", "boston--miami", "new-york--boston", "chicago--boston"]


def offered_to_each(event, **laid):
    """Let green turn up an event that each company may use."""
    laid = {"coins": dict.fromkeys(COMPANIES, 5), "hands": dict.fromkeys(COMPANIES, "2 red"), **laid}
    deck = "newspaper, yellow, blue, red, green, white, black, " + "red, " * 20
    return position(active="green", event_deck=event, deck=deck, ticket_deck=TWO_AT_LEAST, **laid).draw("green")


@pytest.mark.parametrize("event", ["ticket-rush", "fire-sale", "grain-glut", "card-market"])
def test_d6_all_are_asked_at_once_and_whoever_declines_is_asked_no_more(event):
    table = offered_to_each(event)
    assert table.awaited == {*COMPANIES}
    for count, company in enumerate(("blue", "green", "red", "black"), 1):
        table.answer(company)
        if count < len(COMPANIES):
            assert len(table.awaited) == len(COMPANIES) - count
    assert table.awaited == {"green"}
    assert table.current == event


@pytest.mark.parametrize("order", list(permutations(COMPANIES))[::5])
@pytest.mark.parametrize(("event", "yes"), [("fire-sale", ("yes",)), ("grain-glut", ("red", "red"))])
def test_d6_what_all_do_comes_to_the_same_in_whatever_order_they_answer(event, yes, order):
    table = offered_to_each(event)
    for company in order:
        table.answer(company, *yes)
    first = offered_to_each(event)
    for company in ("green", "red", "black", "blue"):
        first.answer(company, *yes)
    assert [(table.coins(one), table.cards(one)) for one in COMPANIES] == [
        (first.coins(one), first.cards(one)) for one in COMPANIES
    ]


def test_d6_a_ticket_is_seen_at_once_by_whoever_draws_it_and_all_keep_when_all_have_decided():
    table = offered_to_each("ticket-rush").answer("red", "yes")
    assert table.company("red").offered == [TWO_AT_LEAST[0]]
    assert table.awaited == {"green", "black", "blue"}, "the others do not wait for it"
    table.keep("red").answer("blue", "yes").answer("green").answer("black")
    assert table.company("red").offered == [], "what was decided ahead counts when it is due"
    assert table.awaited == {"blue"}
    table.keep("blue", TWO_AT_LEAST[1])
    assert table.state.ticket_deck[0] == TWO_AT_LEAST[0]
    assert table.company("blue").tickets == [TWO_AT_LEAST[1]]
    assert table.awaited == {"green"}


def test_d6_the_last_tickets_go_in_turn_order():
    table = position(active="green", event_deck="ticket-rush", deck=PAPERS, ticket_deck=["albany--bangor"]).draw(
        "green"
    )
    table.answer("black", "yes").answer("red")
    assert table.company("black").offered == [], "green comes first"
    table.answer("green", "yes").keep("green", "albany--bangor")
    assert table.company("green").tickets == ["albany--bangor"]
    assert table.company("black").offered == []
    assert not table.state.acting, "there is none left to be drawn"


def test_d6_the_last_cards_go_in_turn_order():
    coins = dict.fromkeys(("black", "blue", "green"), 5)
    table = position(3, event_deck="fire-sale", deck="newspaper, red", hands={"black": "1 white"}, coins=coins)
    table.travel("black", "boston--new-york-a", "1 white")
    table.answer("green", "yes").answer("blue", "yes")
    assert table.cards("green") == table.cards("blue") == 0, "neither takes the active company's cards"
    table.answer("black", "yes")
    assert [(table.coins(one), table.cards(one)) for one in coins] == [(3, 2), (5, 0), (5, 0)]


def test_d14_cards_of_the_row_are_bought_in_turn_order_whoever_answers_first():
    table = offered_to_each("card-market", hands={})
    table.answer("black", "blue").answer("blue", "white").answer("red")
    assert (table.hand("black"), table.hand("blue")) == ("", ""), "green comes first"
    table.answer("green", "blue")
    assert "1 blue" in table.hand("green")
    assert (table.hand("black"), table.hand("blue")) == ("", "")
    assert table.awaited == {"black"}, "the card is gone, so black is asked anew; blue comes after it"
    assert [event.audience for event in table.events if event.text.key == "legends.early.gone"] == [table.seat("black")]
    table.answer("black", "green")
    assert (table.hand("black"), table.hand("blue")) == ("1 green", "1 white")


def test_d14_whoever_wants_to_see_what_others_leave_waits_until_it_is_for_them():
    table = offered_to_each("card-market")
    table.answer("black", "wait").answer("blue").answer("red")
    assert table.awaited == {"green"}
    table.answer("green")
    assert table.awaited == {"black"}
    table.refuses(Answer(table.seat("black"), ("wait",)), "answer.not_offered", "D6")
    table.answer("black")
    assert not table.state.acting


def test_d7_the_count_begins_anew_when_an_event_is_turned_up_again():
    table = position(
        event_deck="orange-harvest", deck=PAPERS, event_uses={0: 1}, opened=["cape"], hands={"blue": "1 white"}
    )
    table.draw("black")
    assert table.state.event_uses == {}


def test_d11_one_payment_though_both_ends_be_large():
    table = position(pile="excursion-season", hands={"black": "1 white"})
    assert table.travel("black", "boston--new-york-a", "1 white").coins("black") == 6


def test_d12_rate_war_and_the_paymaster_add_up():
    table = position(
        pile="rate-war", event_deck="bank-run", specialists={"black": "paymaster"}, hands={"black": "1 black"}
    )
    assert table.travel("black", "boston--new-york-c", "1 black").coins("black") == 8


def test_d21_a_face_up_wild_is_no_card_blind():
    table = position(pile="walkout", row="wild, red, red, blue, blue").draw("black", "wild")
    assert table.coins("black") == 4


@pytest.mark.parametrize(("black", "blue", "pays"), [(5, 4, True), (4, 4, True), (3, 4, False)])
def test_d22_the_combine_squeezes_who_has_most_ties_included(black, blue, pays):
    coins = {"black": black, "blue": blue, "green": 0, "red": 0}
    table = position(pile="combine-squeezes", coins=coins, hands={"black": "1 white"})
    assert table.travel("black", "boston--new-york-a", "1 white").coins("black") == black - pays


def test_d5_an_event_that_waits_is_current_once_it_acts():
    table = position(event_deck="card-market ticket-rush excursion-season", row="red, red, red, red, red", ticket_deck=["albany--bangor"],
                     deck="newspaper, newspaper, newspaper, " + "blue, " * 20)  # fmt: skip
    table.draw("black")
    assert (table.current, table.state.waiting) == ("card-market", ["ticket-rush", "excursion-season"])
    for company in ("black", "blue", "green", "red"):
        table.answer(company)
    assert (table.current, table.state.waiting) == ("ticket-rush", ["excursion-season"])
    for company in ("black", "blue", "green", "red"):
        table.answer(company)
    assert (table.current, table.state.waiting) == ("excursion-season", [])
    assert table.cards("black") == 1
    assert table.awaited == {"black"}


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_d3_what_was_worn_out_in_a_journey_is_retired_wherever_it_lies_by_then(seed):
    """Three newspapers in step 12: the worn event is shuffled into the deck, and perhaps turned up again."""
    table = position(
        opened=["desert", "shore", "timber"], seed=seed, pile="mail-contract excursion-season bridge-gang",
        deck="newspaper, " * 3 + "white, " * 20, hands={"black": "3 red"}, event_uses={1: 2},
        campaign={"large": ["phoenix"]},
    )  # fmt: skip
    table.travel("black", "los-angeles--phoenix", "3 red")
    state = table.state
    assert state.campaign.retired_events == ["bridge-gang"]
    assert sorted(state.event_deck + state.event_pile) == ["excursion-season", "mail-contract"]
    assert table.current in {"mail-contract", "excursion-season"}


def test_which_tracks_lie_between_two_boards_is_said_while_the_current_event_looks_for_them():
    def crosses(state, track):
        return dict(track_label(state, state.printed.track(track)).params)["crosses"]

    mail, other = (position(pile=event).state for event in ("mail-contract", "rate-war"))
    assert (crosses(mail, "atlanta--knoxville"), crosses(mail, "albany--boston")) == (1, 0)
    assert crosses(other, "atlanta--knoxville") == 0
