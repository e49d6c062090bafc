"""Cases 1 to 18 of the rules: set-up, drawing, events. Each test bears its number (L N)."""

import pytest

from engine.ticket_to_ride.legends.campaign import next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Draw, RetireEvent
from engine.ticket_to_ride.legends.setting_up import deal_opening
from engine.ticket_to_ride.legends.tasks import FillRow
from engine.ticket_to_ride.legends.train_cards import top_card
from tests.engine.ticket_to_ride.legends.positions import campaign_of, indexes, last_turn, position
from tests.engine.ticket_to_ride.legends.table import CARDS

PAPER = CARDS.numbers["newspaper"]


def test_case_1_a_newspaper_dealt_at_set_up_goes_back_and_another_card_comes():
    table = position(deck="newspaper, red, blue", event_deck="mail-contract")
    table.state.begun = False
    assert top_card(table.state) != PAPER
    assert PAPER in table.state.supply.deck
    assert not table.current
    for seed in "abcdefgh":
        state = LEGENDS.setup(next_setup(campaign_of(("black", "blue"), 1)), seed)
        assert all(sum(held.hand) == 4 for held in state.seats)
        assert PAPER not in state.supply.row
        assert state.supply.deck.count(PAPER) == 6
        assert not state.event_pile


def test_case_2_a_first_row_with_three_wilds_is_dealt_anew():
    table = position(
        row="", deck="wild, wild, red, wild, blue, green, newspaper, red, yellow, white, black, black, red"
    )
    table.state.begun = False
    table.state.push(FillRow())
    table.run()
    assert len(table.state.supply.row) == 5
    assert table.state.supply.row.count(CARDS.wild) < 3
    assert PAPER not in table.state.supply.row
    assert PAPER in table.state.supply.deck
    assert table.state.supply.discards == indexes("wild, wild, red, wild, blue")


def test_case_3_with_18_tickets_each_of_5_gets_3_and_keeps_at_least_1():
    table = position(5)
    table.state.ticket_deck = list(table.state.campaign.tickets()[:18])
    task = deal_opening(table.state, 4, 5)
    assert [len(held.offered) for held in table.state.seats] == [3] * 5
    assert task.must == 1
    assert len(table.state.ticket_deck) == 3


def test_case_4_a_newspaper_as_replacement_acts_before_the_gap_is_filled_and_the_second_card_drawn():
    table = position(rules=["coal"], row="red, blue, green, black, yellow", deck="newspaper, white, black, green, blue, red, red" + ", red" * 9,
                     event_deck="coal-train", own={c: {"coal": 0} for c in ("black", "blue", "green", "red")})  # fmt: skip
    table.draw("black", "red")
    assert table.current == "coal-train"
    # Coal Train gave a card to each before the gap was filled.
    assert table.hand("black") == "1 red, 1 white"
    assert [table.hand(c) for c in ("blue", "green", "red")] == ["1 black", "1 green", "1 blue"]
    assert table.row == "red, blue, green, black, yellow"
    assert table.awaited == {"black"}
    table.draw("black", "blue")
    assert table.awaited == {"blue"}


def test_case_5_a_wild_that_appears_after_the_first_pick_may_not_be_the_second():
    table = position(row="blue, green, black, red, yellow", deck="wild, red, red, red, red, red, red, red, red")
    table.draw("black", "blue")
    assert table.row.startswith("wild")
    table.refuses(Draw(table.seat("black"), "wild"), "draw.second_wild", "C2.2")


def test_case_6_with_8_cards_in_deck_and_discards_drawing_may_not_be_chosen():
    few = position(row="red, red, blue, blue", deck="red, red, red", discards="blue, blue, blue, blue, blue")
    few.refuses(Draw(few.seat("black"), "red"), "draw.too_few", "C2.7")
    enough = position(row="red, red, blue, blue", deck="red, red, red", discards="blue, blue, blue, blue, blue, green")
    assert enough.draw("black", "red").cards("black") == 1


def test_case_7_two_blind_cards_give_one_coal_back_up_to_the_limit():
    for coal, after in ((3, 3), (2, 3)):
        table = position(rules=["coal"], own={"black": {"coal": coal}})
        table.draw("black").draw("black")
        assert table.company("black").coal == after
    table = position(rules=["coal"]).draw("black")
    table.draw("black", "red")
    assert table.company("black").coal == 2


def test_case_8_a_blind_wild_is_an_ordinary_card_a_face_up_wild_only_the_first():
    table = position(deck="wild, " + "red, " * 10).draw("black")
    assert table.draw("black", "red").hand("black") == "1 red, 1 wild"
    table = position(row="wild, blue, green, red, black").draw("black")
    table.refuses(Draw(table.seat("black"), "wild"), "draw.second_wild", "C2.2")


def test_case_9_a_lightning_event_on_top_ends_a_lasting_one():
    table = position(pile="coal-strike", event_deck="bank-run", deck="newspaper, " + "blue, " * 12,
                     hands={"blue": "3 red"}, active="black")  # fmt: skip
    table.draw("black").draw("black")
    assert table.current == "bank-run"
    table.travel("blue", "cincinnati--pittsburgh-b", "3 red")
    assert table.awaited == {"green"}


def test_case_10_rate_war_pays_a_third_time_after_step_12_and_is_retired_and_replaced():
    table = position(pile="rate-war", event_deck="mail-contract", active="red", hands={"red": "1 red"},
                     event_uses={0: 2})  # fmt: skip
    table.travel("red", "albany--montreal", "1 red")
    assert table.coins("red") == 7
    assert "rate-war" in table.state.campaign.retired_events
    assert table.current == "mail-contract"
    keys = table.keys
    assert keys.index("event.acts") > keys.index("money.gained")


def test_case_11_an_event_turned_up_in_step_12_is_the_one_that_acts_after_it():
    table = position(pile="freight-boom", event_deck="mail-contract", active="blue", hands={"blue": "3 black, 3 blue"},
                     deck="newspaper, " + "red, " * 9, coins={"blue": 0})  # fmt: skip
    table.travel("blue", "buffalo--philadelphia", "3 black")
    assert table.current == "mail-contract"
    assert table.coins("blue") == 0
    table = position(pile="freight-boom", event_deck="mail-contract", active="blue", hands={"blue": "3 red"},
                     deck="newspaper, " + "red, " * 9, coins={"blue": 0}, claims={"cincinnati--nashville-b": "red"})  # fmt: skip
    table.state.campaign.large.append("nashville")
    table.travel("blue", "cincinnati--nashville-a", "3 red")
    assert table.coins("blue") == 1


def test_case_12_coal_strike_asks_a_dollar_or_a_card_more():
    poor = position(pile="coal-strike", hands={"black": "3 red"}, coins={"black": 0})
    track = "cincinnati--pittsburgh-b"
    poor.refuses(poor.journey("black", track, "3 red", extra="$1"), "travel.unaffordable", "C4.2")
    poor.refuses(poor.journey("black", track, "3 red", extra="red"), "travel.extra_cards", "C4.2")
    poor.refuses(poor.journey("black", track, "3 red"), "travel.extra", "C4.2")
    for written in ("white", "1 white"):
        table = position(pile="coal-strike", hands={"black": "3 red, 1 white"}, coins={"black": 0})
        table.travel("black", track, "3 red", extra=written)
        assert table.cards("black") == 1  # the card of Pittsburgh, a large city


def test_case_13_without_another_event_nothing_is_turned_up():
    table = position(pile="mail-contract", deck="newspaper, red, blue, green, green, green, green, green, green, green")
    table.draw("black")
    assert table.current == "mail-contract"
    assert table.hand("black") == "1 red"
    assert PAPER in table.state.supply.discards


def test_case_14_a_newspaper_in_a_new_row_waits_until_dust_storm_is_finished():
    hands = {"black": "9 red, 1 blue", "blue": "9 red"}
    table = position(hands=hands, deck="newspaper, newspaper, blue, blue, green, green, white, " + "yellow, " * 9,
                     event_deck="dust-storm card-market", row="black, black, blue, blue, red")  # fmt: skip
    table.draw("black")
    assert (table.current, table.state.waiting) == ("dust-storm", ["card-market"])
    assert table.awaited == {"black"}
    table.answer("black", "blue", "red")
    assert table.current == "card-market"
    assert table.awaited == {"black", "blue", "green", "red"}
    assert table.state.waiting == []


def test_case_15_relief_goes_to_all_who_are_poorest_a_letter_to_whose_turn_comes_last():
    coins = {"black": 3, "blue": 1, "green": 2, "red": 1}
    table = position(coins=coins, deck="newspaper, " + "red, " * 9, event_deck="relief-train").draw("black")
    assert [table.coins(c) for c in ("black", "blue", "green", "red")] == [3, 5, 2, 5]
    table = position(coins=coins, deck="newspaper, " + "red, " * 9, event_deck="captains-letter regatta").draw("black")
    assert [len(table.record(c).office) for c in ("black", "blue", "green", "red")] == [0, 0, 0, 1]
    assert table.current == "regatta"


def test_case_16_who_cannot_pay_is_passed_over():
    table = position(coins={"green": 1}, event_deck="card-market", deck="newspaper, " + "red, white, " * 9)
    table.draw("black")
    assert table.awaited == {"black", "blue", "red"}
    for company in ("black", "blue", "red"):
        table.answer(company)
    assert table.current == "card-market"
    assert table.awaited == {"black"}
    glut = position(hands={"black": "2 red", "blue": "1 red", "green": "1 red", "red": "2 blue"}, event_deck="grain-glut",
                    deck="newspaper, " + "white, " * 9)  # fmt: skip
    assert glut.draw("black").awaited == {"black", "red"}


def test_case_17_the_last_may_retire_any_event_of_the_pile():
    table = last_turn(position(pile="mail-contract rate-war coal-strike", start="black", game=1))
    (loser,) = table.awaited
    assert all(table.offers(RetireEvent(table.seat(loser), e)) for e in ("mail-contract", "rate-war", "coal-strike"))
    table.refuses(RetireEvent(table.seat(loser), "freight-boom"), "retire.not_there", "F2")


@pytest.mark.parametrize(("before", "after"), [(23, 21), (40, 36), (7, 7)])
def test_case_18_a_run_on_the_bank_takes_a_dollar_for_every_full_8(before, after):
    table = position(coins={"blue": before}, event_deck="bank-run", deck="newspaper, " + "red, " * 9).draw("black")
    assert table.coins("blue") == after
