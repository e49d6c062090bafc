"""What presidents decide between games, and for a silent one among them, by number (L A3, A4, A6, L1.4, L2)."""

import pytest

from engine.core.errors import EngineError, IllegalMove
from engine.core.text import text
from engine.ticket_to_ride.legends.campaign import Office, new_campaign, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Draw, SkipTurn
from engine.ticket_to_ride.legends.standing_orders import leave_order
from tests.engine.ticket_to_ride.legends.positions import THREE, campaign_of, position


def test_a4_what_a_company_has_lies_in_its_office_whoever_presides():
    """Nothing of a campaign names a person: a company that passes takes everything with it by itself."""
    table = position(3, office={"blue": [29]}, orders={"blue": {"card:29": "next"}}, hands={"blue": "2 red"})
    own = table.view("blue").own
    assert (own.postcards, own.orders, own.cards) == (
        (29,),
        {"card:29": (text("legends.option.order.next"),)},
        {"red": 2},
    )


def test_a6_a_game_needs_two_companies_that_play():
    with pytest.raises(EngineError):
        next_setup(new_campaign(THREE), ("blue",))


def test_l2_the_others_may_vote_that_two_blind_cards_are_drawn_for_a_silent_company():
    table = position()
    first = LEGENDS.orders.voted(table.state, table.seat("black"))
    assert first == Draw(table.seat("black"), "deck")
    table.play(first).play(LEGENDS.orders.voted(table.state, table.seat("black")))
    assert table.cards("black") == 2
    assert table.awaited == {"blue"}


def test_l2_where_it_cannot_draw_it_is_passed_over_and_that_does_not_count_as_a_pass():
    table = position(2, deck="red, " * 8, ticket_deck=["albany--bangor"], passes=1)
    silent = table.seat("black")
    assert LEGENDS.orders.voted(table.state, silent) == SkipTurn(silent)
    assert SkipTurn not in LEGENDS.kinds(table.state, silent)
    table.play(SkipTurn(silent))
    assert table.awaited == {"blue"}
    assert table.state.passes == 1


def test_l2_who_can_draw_is_not_passed_over():
    table = position()
    table.refuses(SkipTurn(table.seat("black")), "skip.can_draw", "L2")


def test_l2_a_vote_settles_nothing_that_has_an_answer_of_its_own():
    table = position(herds=["dallas", "houston"], opened=["trail"], hands={"black": "2 red"})
    table.travel("black", "dallas--houston-a", "2 red")
    assert LEGENDS.orders.voted(table.state, table.seat("black")) is None


def test_h5_word_is_left_for_a_favour_between_games_and_counts_in_the_next():
    campaign = campaign_of(THREE, 2)
    campaign.companies["blue"].office = [Office(29, 2)]
    leave_order(campaign, "blue", "card:29", ("lightning",))
    state = LEGENDS.setup(next_setup(campaign), "word")
    assert LEGENDS.view(state, 1).own.orders == {"card:29": (text("legends.option.order.lightning"),)}
    assert LEGENDS.view(state, 0).own.orders == {}


@pytest.mark.parametrize(("power", "order"), [("card:31", ("use",)), ("card:29", ("use",)), ("card:29", ())])
def test_h5_no_word_is_left_for_what_is_not_there(power, order):
    campaign = campaign_of(THREE, 2)
    campaign.companies["blue"].office = [Office(29, 2)]
    with pytest.raises(IllegalMove):
        leave_order(campaign, "blue", power, order)
    assert campaign.companies["blue"].orders == {}
