"""Positions in which several rules meet in one journey, one draw or one event. Each test bears the number that decides."""

import pytest

from engine.ticket_to_ride.legends.bank_slips import Slip, TicketRow
from engine.ticket_to_ride.legends.campaign import GameRecord, Office, next_setup
from engine.ticket_to_ride.legends.ending import depot_sites
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Answer, Draw, UsePower
from engine.ticket_to_ride.legends.setting_up import deal_opening
from engine.ticket_to_ride.legends.slips import slip_of
from engine.ticket_to_ride.legends.tasks import Engage
from tests.engine.ticket_to_ride.legends.positions import (
    EVERYTHING,
    PACK,
    PAPERS,
    at_set_up,
    campaign_of,
    last_turn,
    position,
)
from tests.engine.ticket_to_ride.legends.table import COLOURS
from tests.engine.ticket_to_ride.legends.test_cases_of_ends import ended

YELLOW = ", yellow" * 20


def test_c4_2_the_combine_is_paid_before_the_survey_fee_comes_in():
    laid = {"opened": ["prairie"], "hands": {"black": "2 red"}, "combine": ["chicago--davenport"]}
    table = position(coins={"black": 1}, **laid)
    table.refuses(table.journey("black", "chicago--davenport", "2 red"), "travel.unaffordable", "C4.2")
    table = position(coins={"black": 2}, **laid).travel("black", "chicago--davenport", "2 red")
    assert table.coins("black") == 2


def test_c4_2_what_a_third_trestle_mark_pays_may_buy_the_coal_but_not_the_marks():
    laid = {"opened": ["timber", "shore", "winter"], "coins": {"black": 0}, "own": {"black": {"crossed": 2, "coal": 0}}}
    table = position(hands={"black": "7 red"}, **laid)
    table.travel("black", "portland--san-francisco-a", "5 red", extra="red, red")
    assert table.coins("black") == 5 - 2
    table = position(hands={"black": "5 red"}, **laid)
    assert not table.offers(table.journey("black", "portland--san-francisco-a", "5 red", extra="$2, $2"))


def test_c4_2_a_bonus_that_an_event_doubles_after_step_12_pays_for_no_coal():
    laid = {"active": "blue", "opened": ["winter"], "hands": {"blue": "4 blue"}, "pile": "rate-war"}
    table = position(coins={"blue": 0}, own={"blue": {"coal": 0}}, **laid)
    assert not table.offers(table.journey("blue", "mobile--savannah-b", "4 blue"))
    table = position(coins={"blue": 1}, own={"blue": {"coal": 0}}, **laid)
    assert table.travel("blue", "mobile--savannah-b", "4 blue").coins("blue") == 1 + 1 - 2 + 1


def test_d12_a_bonus_raised_to_a_dollar_and_a_card_is_taken_twice_in_a_rate_war():
    table = position(active="blue", game=6, hands={"blue": "2 blue"}, coins={"blue": 0}, pile="rate-war",
                     records={"blue": {"raised": "cards"}})  # fmt: skip
    table.travel("blue", "baltimore--lewisburg", "2 blue")
    assert (table.coins("blue"), table.cards("blue")) == (2, 3)  # the third card is Baltimore's


def test_d3_an_event_that_replaces_another_acts_in_the_second_journey():
    table = position(pile="freight-boom", event_deck="mail-contract coal-strike", hands={"black": "3 black, 2 red"},
                     specialists={"black": "dispatcher"})  # fmt: skip
    table.travel("black", "buffalo--philadelphia", "3 black", "specialist:dispatcher")
    assert (table.current, table.coins("black")) == ("mail-contract", 5 + 1 + 4)
    assert table.travel("black", "philadelphia--pittsburgh", "2 red").coins("black") == 11


def test_d3_a_surcharge_that_replaces_another_event_is_asked_in_the_second_journey():
    table = position(pile="freight-boom", event_deck="coal-strike mail-contract", coins={"black": 0}, deck=YELLOW[2:],
                     hands={"black": "3 black, 3 yellow"}, specialists={"black": "dispatcher"})  # fmt: skip
    table.travel("black", "buffalo--philadelphia", "3 black", "specialist:dispatcher")
    assert not table.offers(table.journey("black", "charlotte--norfolk", "3 yellow"))
    assert table.travel("black", "charlotte--norfolk", "3 yellow", extra="$1").coins("black") == 4


def test_f0_a_second_journey_down_to_two_trains_calls_the_last_round_once():
    table = position(hands={"black": "3 red"}, trains={"black": 5}, specialists={"black": "dispatcher"})
    table.travel("black", "philadelphia--pittsburgh", "2 red", "specialist:dispatcher")
    assert table.state.turns_left is None
    table.travel("black", "bangor--quebec-b", "1 red")
    assert (table.company("black").trains, table.state.turns_left) == (2, 4)


@pytest.mark.parametrize(("others", "left"), [(5, 4), (6, 5)])
def test_d22_who_has_the_most_coins_or_as_many_pays_the_combine(others, left):
    table = position(pile="combine-squeezes", hands={"black": "2 red"}, coins={"black": 5, "blue": others})
    assert table.travel("black", "philadelphia--pittsburgh", "2 red").coins("black") == left


def test_d20_beef_prices_count_the_herds_that_were_paid_for():
    herds, claims = ["dallas", "dodge-city"], {"dallas--houston-a": "black", "houston--new-orleans-a": "black"}
    table = last_turn(position(opened=["trail"], pile="beef-prices", own={"black": {"herds": herds}}, claims=claims))
    slip = table.state.slips[0]
    assert (slip.herds, slip.powers) == (2, [("event:beef-prices", 1)])


def test_d23_a_letter_with_an_empty_mailbag_gives_nothing_and_is_retired_all_the_same():
    table = position(deck="newspaper, red" + YELLOW, event_deck="captains-letter mail-contract",
                     office={"blue": [71, 72, 73, 74, 75, 76, 77]})  # fmt: skip
    table.draw("black")
    assert table.state.campaign.retired_events == ["captains-letter"]
    assert table.current == "mail-contract"


def test_d5_a_newspaper_drawn_for_a_newspaper_is_turned_up_after_it():
    table = position(deck="newspaper, newspaper, red" + YELLOW, event_deck="bank-run relief-train",
                     coins={"black": 16, "blue": 0})  # fmt: skip
    table.draw("black")
    assert (table.coins("black"), table.coins("blue"), table.current) == (14, 4, "relief-train")


def test_d5_a_lasting_event_whose_bonus_draws_a_newspaper_is_overtaken_at_once():
    # Decided: only a lightning event acts for a while (D5); what a lasting one gave is given, and the new one acts.
    table = position(
        rules=["bonus"],
        pile="rate-war",
        event_deck="bank-run mail-contract",
        hands={"black": "2 black"},
        coins={"black": 14},
        records={"black": {"raised": "cards"}},
        deck="red, newspaper, green, " + "white, " * 20,
    )
    track = next(t for t in table.state.printed.tracks if t.colour == "black" and t.length == 2)
    assert not any(map(table.state.large, track.ends))
    table.travel("black", track.id, "2 black")
    # $1 and a card in step 3, the same again by the Rate War; its newspaper turns up the Run on the Bank: $2 of $16.
    assert table.coins("black") == 14
    assert (table.current, table.state.waiting) == ("bank-run", [])


def test_d16_hands_of_one_colour_leave_no_choice_and_nobody_is_asked():
    laid = {"deck": "newspaper, red" + YELLOW, "event_deck": "dust-storm"}
    table = position(hands={"black": "10 red", "blue": "9 blue, 1 red"}, **laid).draw("black")
    assert table.awaited == {"blue"}
    table.refuses(Answer(table.seat("blue"), ("blue",)), "answer.incomplete", "D16")
    table.answer("blue", "blue", "red")
    assert (table.cards("black"), table.cards("blue")) == (9, 8)


def test_h4_a_favour_drawn_at_the_end_of_a_game_rests_until_the_next_whatever_its_order():
    table = position(game=2, records={"blue": {"office": [Office(29, 3)]}}, orders={"blue": {"card:29": "next"}},
                     deck="newspaper, red" + YELLOW, event_deck="coal-strike mail-contract")  # fmt: skip
    assert table.draw("black").current == "coal-strike"


def test_h5_an_order_for_one_event_puts_it_under_the_deck_and_the_next_comes():
    table = position(office={"blue": [29]}, deck="newspaper, red" + YELLOW, event_deck="coal-strike mail-contract")
    table.order("blue", "card:29", "coal-strike").draw("black")
    assert (table.current, table.coins("blue"), table.state.event_deck) == ("mail-contract", 7, ["coal-strike"])


def test_h8_a_card_less_from_two_powers_leaves_a_set_of_one_and_all_trains():
    table = position(opened=["prairie"], specialists={"black": "surveyor"}, office={"black": [7]},
                     hands={"black": "1 red"})  # fmt: skip
    table.travel("black", "chicago--st-paul-b", "1 red", "specialist:surveyor", "card:7")
    assert (table.company("black").trains, table.coins("black")) == (17, 8)


def test_h8_coal_that_a_power_waives_is_neither_burnt_nor_paid():
    table = position(active="blue", opened=["winter"], hands={"blue": "3 blue"}, coins={"blue": 0},
                     own={"blue": {"coal": 0}}, office={"blue": [25]})  # fmt: skip
    assert table.travel("blue", "mobile--savannah-b", "3 blue", "card:25").coins("blue") == 1


def test_h8_a_second_track_of_a_survey_is_one_of_a_double_and_stays_grey():
    laid = {"opened": ["cape", "prairie"], "campaign": {"seconds": ["jacksonville--tampa-s"]},
            "hands": {"black": "1 red"}, "claims": {"jacksonville--tampa": "blue"}}  # fmt: skip
    two = position(2, **laid)
    assert not two.offers(two.journey("black", "jacksonville--tampa-s", "1 red"))
    four = position(4, **laid).travel("black", "jacksonville--tampa-s", "1 red")
    assert (four.state.campaign.stickers, four.coins("black")) == ({}, 5)


def test_e6_the_bonus_of_a_track_coloured_by_the_same_journey_comes_after_its_fee():
    table = position(active="red", opened=["prairie"], hands={"red": "2 red"})
    assert table.travel("red", "chicago--davenport", "2 red").coins("red") == 5 + 2 + 1


def test_i4_3_who_holds_five_herds_leaves_the_next_where_it_is():
    held = ["houston", "san-antonio", "little-rock", "oklahoma-city", "dodge-city"]
    table = position(opened=["trail"], herds=["dallas"], hands={"black": "2 red"}, own={"black": {"herds": held}})
    assert table.travel("black", "dallas--houston-a", "2 red").state.herds == ["dallas"]


def test_i6_2_a_newspaper_turned_for_a_well_acts_and_another_card_is_turned():
    table = position(opened=["desert"], hands={"black": "2 red skull, 1 blue, 1 green, 1 white"},
                     deck="newspaper, red skull" + YELLOW, event_deck="regatta mail-contract")  # fmt: skip
    table.travel("black", "philadelphia--pittsburgh", "2 red skull")
    assert (table.current, table.awaited) == ("regatta", {"black"})
    assert table.answer("black", "blue", "green").coins("black") == 5 + 1  # Philadelphia is a port


def test_i7_3_marks_three_to_six_in_one_journey_pay_once():
    table = position(opened=["timber", "shore", "desert"], hands={"black": "6 red"}, own={"black": {"crossed": 3}})
    table.travel("black", "los-angeles--phoenix", "3 red", extra="red, red, red")
    assert (table.company("black").crossed, table.coins("black")) == (6, 10)


def test_i8_2_there_is_no_fourth_charter():
    table = position(opened=["shore"], charters=[1, 2, 3], hands={"black": "1 white"})
    assert table.travel("black", "boston--new-york-a", "1 white").coins("black") == 5


def test_j3_3_two_foreign_depots_pay_each_their_owner_and_one_of_an_absent_company_nobody():
    depots = {"detroit": "blue", "buffalo": "yellow"}
    table = position(absent=["yellow"], rules=["depots"], campaign={"depots": depots}, hands={"black": "2 green"})
    table.travel("black", "buffalo--detroit-a", "2 green")
    assert (table.coins("blue"), table.coins("black")) == (6, 5)


def test_j12_a_flagship_completed_by_steamer_pays_twice_its_value_less_three():
    laid = {"opened": ["cape"], "rules": ["flagship"], "game": 12, "claims": {"boston--new-york-a": "black"}}
    own = {"black": {"steamers": ["boston", "miami"], "flagship": "new-york--miami"}}
    table = position(tickets={"black": ["new-york--miami"]}, own=own, **laid)
    assert slip_of(table.state, 0).tickets[0].dollars == 2 * 10 - 3


def test_f4_5_worn_tickets_go_only_while_more_than_the_floor_are_left():
    worn = {"montreal--quebec": ["black", "blue"], "new-york--boston": ["black", "blue"]}
    end = {"stages": ("stamps", "clear"), "rules": ["stamps"], "campaign": {"stamps": worn}}
    assert ended([4, 3, 2, 1], opened=["cape"], **end).state.campaign.retired_tickets == []
    many = ended([4, 3, 2, 1], opened=["cape", "prairie"], **end).state.campaign.retired_tickets
    assert many == ["montreal--quebec", "new-york--boston"]


def test_b6_what_is_put_back_lies_in_turn_order_from_the_start_player():
    deck = ["albany--bangor", "albany--savannah", "atlanta--philadelphia", "baltimore--new-york", "baltimore--savannah",
            "boston--baltimore", "buffalo--baltimore", "buffalo--charleston", "chicago--atlanta"]  # fmt: skip
    table = position(2, start="blue", ticket_deck=deck)
    at_set_up(table, deal_opening(table.state, 4, 2))
    table.keep("black", "albany--bangor", "albany--savannah").keep("blue", "baltimore--savannah", "boston--baltimore")
    assert table.state.ticket_deck[::-1] == [deck[8], deck[6], deck[7], deck[2], deck[3]]


def test_c2_7_face_up_cards_do_not_count_towards_those_that_must_be_there_to_draw():
    table = position(2, row="red, wild", deck="red", hands={"black": "9 green"}, ticket_deck=["albany--bangor"])
    assert Draw not in table.kinds("black")


def test_c2_5_a_deck_that_is_laid_out_empty_is_made_of_the_discards():
    table = position(2, row="wild, red", deck="", discards=", ".join(["yellow"] * 9)).draw("black", "red")
    assert table.row.count("yellow") == 4
    assert table.draw("black").cards("black") == 2


def test_a_position_states_everything_that_a_table_may_hold():
    table = position(
        3, absent=["yellow"], game=9, opened=["cape", "trail", "silver"], rules=["depots", "growth", "specialists"],
        hands={"black": "1 red, 2 red pick, 1 blue skull, 1 wild"}, coins={"black": 7}, trains={"black": 12},
        tickets={"black": ["new-york--miami"]}, specialists={"blue": "porter"}, orders={"black": {"card:29": "hold"}},
        office={"black": [29, 6]}, pile="coal-strike relief-train", event_deck="mail-contract", current=False,
        claims={"albany--boston": "black"}, combine=["buffalo--new-york"], herds=["dallas"], pouch=[6, 0],
        own={"black": {"herds": ["houston"], "digs": ["el-paso"], "nuggets": [4], "steamers": ["miami"], "bond": True}},
        records={"black": {"vault": ["ribbon", "bond", "watch:10"], "raised": "money"}},
        campaign={"stickers": {"mobile--tampa": "red"}, "depots": {"albany": "yellow"}, "large": ["atlanta"],
                  "seconds": ["jacksonville--tampa-s"], "stamps": {"new-york--miami": ["blue"]}, "dead_letters": [31],
                  "express": ["new-york--miami"], "retired_events": ["freight-boom"], "leave": ["broker"]},
    )  # fmt: skip
    seen, mine = table.view(), table.view("black").own
    assert (seen.current, seen.event_pile, seen.herds, seen.pouch) == (
        "",
        ("coal-strike", "relief-train"),
        ("dallas",),
        2,
    )
    assert (mine.cards, mine.postcards) == ({"red": 1, "red pick": 2, "blue skull": 1, "wild": 1}, (29, 6))
    assert (seen.seats[0].score, seen.seats[0].trains, seen.seats[0].digs, seen.seats[0].bond) == (
        7,
        12,
        ("el-paso",),
        True,
    )
    assert (seen.stickers, seen.depots) == ({"mobile--tampa": "red"}, {"albany": "yellow"})
    assert seen.seats[0].vault is None


def built_by_black(companies, **laid):
    """Return where black may build a depot after Albany to Bangor, with depots in five cities already."""
    cities = dict.fromkeys(("atlanta", "nashville", "lewisburg", "charlotte", "mobile"), "black")
    table = position(2, absent=COLOURS[2:companies], game=8, rules=["depots"], campaign={"depots": {**cities, **laid}})
    table.state.slips = [Slip(tickets=[TicketRow("albany--bangor", completed=True, dollars=3)]), Slip()]
    return depot_sites(table.state, 0)


def test_j3_1_how_many_depots_a_company_may_have_goes_by_the_companies_of_the_campaign_not_of_the_game():
    assert built_by_black(companies=3) == ["albany", "bangor"]
    assert built_by_black(companies=4) == []


def test_j3_1_the_depot_of_an_absent_company_keeps_its_city():
    assert built_by_black(companies=3, bangor="green") == ["albany"]


def test_k1_who_missed_the_last_game_engages_first_in_turn_order():
    campaign = campaign_of(COLOURS, 6, rules=["specialists"], start_player="green")
    campaign.games[-1] = GameRecord(["red", "green", "black"], {"red": 30, "green": 20, "black": 10})
    state = LEGENDS.setup(next_setup(campaign), "engaging")
    (engaging,) = (task for task in state.agenda if isinstance(task, Engage))
    order = [state.company(seat).company for seat in engaging.seats]
    assert order == ["yellow", "blue", "black", "green", "red"]


def test_l5_cards_to_be_given_up_are_named_in_any_order():
    held = {"hands": {"black": "9 red, 2 blue, 1 green"}}
    storm = position(event_deck="dust-storm", deck=PAPERS, row="red, red, red, red, red", **held).draw("black")
    assert storm.answer("black", "red", "blue").told("discarded")
    glut = position(event_deck="grain-glut", deck=PAPERS, hands={"blue": "1 blue, 1 red"}).draw("black")
    assert glut.answer("blue", "red", "blue").coins("blue") == 8
    marker = position(office={"black": [42]}, **held)
    marker.refuses(UsePower(marker.seat("black"), "card:42", ("red", "blue", "yellow")), "power.choice", "H6")
    assert marker.use("black", "card:42", "red", "blue", "green").cards("black") == 12 - 3 + 6
    dry = {"opened": ["trail", "desert"], "deck": "red skull, " + "blue, " * 12}
    well = position(hands={"black": "2 red, 1 red skull, 1 green, 1 blue, 1 yellow"}, **dry)
    assert well.travel("black", "cincinnati--pittsburgh-b", "2 red, 1 red skull").awaited == {"black"}
    assert well.answer("black", "yellow", "blue").cards("black") == 2


def test_f1_3_of_two_unfinished_tickets_of_one_value_the_flagship_is_forgiven():
    plain, flagship = [t.id for t in PACK.board.tickets.values() if t.points == 10][:2]
    marked = {"flagship": flagship}
    held = {"tickets": {"black": [plain, flagship]}, "own": {"black": marked}, "specialists": {"black": "adjuster"}}
    table = last_turn(position(2, game=12, opened=EVERYTHING, **held))
    assert [(row.ticket, row.dollars) for row in table.state.slips[0].tickets] == [(plain, -10), (flagship, 0)]
