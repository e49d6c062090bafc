"""Word left in advance for what a company will be asked, by number (L K1, F7, H8, J3, J5, L2)."""

import pytest

from engine.core.errors import GameOver, IllegalMove
from engine.ticket_to_ride.legends.campaign import Office, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Build, EngageSpecialist, LeaveOrder, Stake
from engine.ticket_to_ride.legends.standing_orders import leave_order, order_slot
from engine.ticket_to_ride.legends.tasks import Engage
from engine.ticket_to_ride.moves import KeepTickets
from tests.engine.ticket_to_ride.legends.positions import THREE, at_set_up, campaign_of, play, position
from tests.engine.ticket_to_ride.legends.test_cases_of_ends import ended


def engaging(**laid):
    """Begin the engaging of four companies, black first."""
    return at_set_up(position(rules=["specialists"], game=2, **laid), Engage(seats=[0, 1, 2, 3]))


def test_k1_who_left_a_wish_list_is_not_asked_and_gets_the_first_who_is_free():
    table = engaging(orders={"blue": {"word:specialist": "broker,porter"}})
    assert table.awaited == {"black", "green", "red"}
    table.play(EngageSpecialist(table.seat("black"), "broker"))
    assert table.company("blue").specialist == "porter"
    assert table.awaited == {"green", "red"}
    for taken in ("broker", "nobody"):
        table.refuses(EngageSpecialist(table.seat("green"), taken), "engage.not_free", "K1")
    assert table.who("engaged") == ["black", "blue"]


def test_k1_whose_wishes_are_all_taken_is_asked_and_silent_gets_the_first_free_one():
    table = engaging(orders={"blue": {"word:specialist": "broker"}})
    assert table.awaited == {"black", "green", "red"}
    table.play(EngageSpecialist(table.seat("black"), "broker"))
    assert table.awaited == {"blue", "green", "red"}
    assert LEGENDS.orders.default(table.state, table.seat("blue")) == EngageSpecialist(table.seat("blue"), "surveyor")


def test_k1_a_wish_list_is_for_one_engagement():
    table = engaging(orders={"black": {"word:specialist": "porter"}})
    assert table.company("black").orders == {}


def test_l2_no_word_is_left_once_the_game_is_over():
    state = ended([9, 1], players=2).state
    assert state.over
    with pytest.raises(GameOver):
        list(LEGENDS.play(state, LeaveOrder(0, "card:29", ("next",))))


def test_k1_companies_that_engage_later_leave_word_while_the_first_decides():
    table = engaging()
    table.play(LeaveOrder(table.seat("red"), "word:specialist", ("agent", "porter")))
    assert table.told("standing.left")[0]["power"].key == "legends.word.specialist"
    assert table.events[0].audience == table.seat("red")
    for company, who in {"black": "agent", "blue": "broker", "green": "clerk"}.items():
        table.play(EngageSpecialist(table.seat(company), who))
    assert table.company("red").specialist == "porter"


def test_k1_a_wish_list_is_left_between_games_once_there_are_specialists():
    campaign = campaign_of(THREE, 3, rules=["specialists"], leave=["broker"])
    leave_order(campaign, "blue", "word:specialist", ("stoker", "agent"))
    state = LEGENDS.setup(next_setup(campaign), "word")
    for seat in range(3):
        play(state, KeepTickets(seat, tuple(state.company(seat).offered[:2])))
    while state.task.__class__ is Engage:
        seat = state.task.seats[0]
        play(state, EngageSpecialist(seat, "surveyor" if seat == 0 else "clerk"))
    assert state.company(1).specialist == "stoker"


@pytest.mark.parametrize("wishes", [("broker",), ("stoker", "stoker"), ("nobody",), ()])
def test_k1_nobody_wishes_for_who_is_on_leave_or_for_anybody_twice(wishes):
    campaign = campaign_of(THREE, 3, rules=["specialists"], leave=["broker"])
    with pytest.raises(IllegalMove):
        leave_order(campaign, "blue", "word:specialist", wishes)


def test_k2_a_wish_that_has_gone_on_leave_since_is_passed_over():
    # A list that a company left before a game it then missed may name who serves another one meanwhile.
    leave = {"leave": ["broker"]}
    table = engaging(orders={"black": {"word:specialist": "broker,porter"}}, campaign=leave)
    assert table.company("black").specialist == "porter"
    asked = engaging(orders={"black": {"word:specialist": "broker"}}, campaign=leave)
    assert "black" in asked.awaited


def test_a12_before_there_are_specialists_no_word_can_be_left_for_one():
    with pytest.raises(IllegalMove):
        leave_order(campaign_of(THREE, 2), "blue", "word:specialist", ("stoker",))
    assert order_slot(campaign_of(THREE, 2), "blue", "power", {}).options == ()


def at_building(rule, **laid):
    """Begin the building of game 5, which black has won before blue and green; red is last."""
    laid = {"game": 5, "rules": [rule], "stages": ("building", "clear"), **laid}
    return ended([9, 8, 7, 1], **laid)


GROWTH = {"albany--boston": "black", "atlanta--nashville": "red"}


def test_j5_who_left_word_which_city_grows_is_not_asked():
    table = at_building("growth", claims=GROWTH, orders={"red": {"word:large": "denver,nashville,atlanta"}})
    assert table.state.campaign.large == ["nashville"]
    assert table.awaited == {"black"}


def test_j5_a_word_for_cities_not_touched_leaves_the_company_to_be_asked():
    table = at_building("growth", claims=GROWTH, orders={"red": {"word:large": "denver"}})
    assert table.awaited == {"red", "black"}
    assert LEGENDS.orders.default(table.state, table.seat("red")) == Build(table.seat("red"), "none", "none")


def test_j5_case_55_the_winners_word_for_the_city_that_the_last_made_large_does_not_count():
    """Its second wish does, as long as it is there."""
    claims = {"albany--boston": "red", "albany--buffalo": "black"}
    words = {"red": {"word:large": "albany"}, "black": {"word:large": "albany,buffalo"}}
    table = at_building("growth", claims=claims, orders=words)
    assert table.state.campaign.large == ["albany", "buffalo"]
    assert table.state.over


def test_j3_depots_are_built_by_word_from_last_to_winner_and_none_where_the_word_is_none():
    done = {0: ["albany--bangor"], 1: ["montreal--quebec"], 3: ["albany--bangor"]}
    words = {"red": {"word:depot": "bangor"}, "blue": {"word:depot": "none"}, "black": {"word:depot": "bangor,albany"}}
    table = at_building("depots", completed=done, orders=words)
    assert table.state.campaign.depots == {"bangor": "red", "albany": "black"}
    assert table.state.over


def test_j3_a_depot_is_wished_for_at_the_ends_of_tickets_in_hand_alone():
    table = position(rules=["depots"], tickets={"blue": ["albany--bangor", "new-york--boston"]})
    blue = table.seat("blue")
    slot = LEGENDS.slot(table.state, blue, LeaveOrder, "order", {"power": "word:depot"})
    assert {option.value for option in slot.options} == {"none", "albany", "bangor"}
    table.refuses(LeaveOrder(blue, "word:depot", ("atlanta",)), "standing.order", "H5")


def test_l2_word_is_taken_back_and_the_company_is_asked_again():
    table = position(rules=["depots"], tickets={"blue": ["albany--bangor"]})
    blue = table.seat("blue")
    table.refuses(LeaveOrder(blue, "word:depot", ("ask",)), "standing.order", "H5")
    table.play(LeaveOrder(blue, "word:depot", ("bangor", "albany")))
    (said,) = table.view("blue").own.orders["word:depot"]
    assert (said.key, said.params["first"].params["city"]) == ("legends.word.else", "Bangor")
    assert table.view("red").own.orders == {}
    table.play(LeaveOrder(blue, "word:depot", ("ask",)))
    assert table.company("blue").orders == {}


CAPE = {"opened": ["cape"], "office": {"green": [43]}, "claims": {"jacksonville--tampa": "green"}}


def test_h8_a_survey_is_carried_out_by_word():
    table = at_building("stamps", orders={"green": {"card:43": "tampa"}}, **CAPE)
    assert table.state.campaign.large == ["tampa"]
    assert table.record("green").vault == ["deed:43"]


def test_h8_word_for_a_survey_may_name_a_track():
    table = position(**CAPE)
    table.play(LeaveOrder(table.seat("green"), "card:43", ("jacksonville--tampa", "tampa")))
    laid = at_building("stamps", orders=dict.fromkeys(["green"], table.company("green").orders), **CAPE)
    assert laid.state.campaign.seconds == ["jacksonville--tampa-s"]


def test_h8_word_that_a_survey_waits_is_for_one_game():
    table = at_building("stamps", orders={"green": {"card:43": "none"}}, **CAPE)
    assert table.state.over
    assert table.record("green").office == [Office(43, 1)]
    assert table.record("green").orders == {}


def test_l4_for_what_word_can_be_left_depends_on_nothing_hidden():
    """Who holds a survey is public, and so are the rules: tickets and hands make no difference to who may leave word."""
    rich = position(
        rules=["depots"], game=5, tickets={"blue": ["albany--bangor"]}, office={"green": [43]}, opened=["cape"]
    )
    poor = position(rules=["depots"], game=5, office={"green": [43]}, opened=["cape"])
    assert LEGENDS.actors(rich.state) == LEGENDS.actors(poor.state)


def test_l2_all_engage_at_once_and_who_comes_first_gets_theirs_whoever_answers_first():
    table = engaging()
    assert table.awaited == {"black", "blue", "green", "red"}
    for company, who in {"red": "agent", "green": "broker", "blue": "broker"}.items():
        table.play(EngageSpecialist(table.seat(company), who))
    assert table.awaited == {"black"}
    assert table.who("engaged") == []
    table.play(EngageSpecialist(table.seat("black"), "clerk"))
    assert [table.company(one).specialist for one in ("black", "blue", "green", "red")] == ["clerk", "broker", "", ""]
    assert table.awaited == {"green"}, "the broker is taken"
    table.play(EngageSpecialist(table.seat("green"), "porter"))
    assert table.company("red").specialist == "agent"


def test_l2_an_answer_that_does_not_count_yet_is_nobody_elses_to_see():
    table = engaging()
    before = [table.match.view(seat) for seat in (0, 1, 3)]
    table.play(EngageSpecialist(table.seat("green"), "broker"))
    seen = [event.text.key for event in table.events if event.audience is None]
    assert seen == ["legends.answered"]
    after = [table.match.view(seat) for seat in (0, 1, 3)]
    assert "broker" not in str(after[0].seats)
    assert [one.own for one in after] == [one.own for one in before]
    other = engaging()
    other.play(EngageSpecialist(other.seat("green"), "porter"))
    assert [other.match.view(seat) for seat in (None, 0, 1, 3)] == [table.match.view(seat) for seat in (None, 0, 1, 3)]


def test_l2_what_cannot_be_chosen_is_refused_at_once_though_it_counts_later():
    table = engaging(campaign={"leave": ["broker"]})
    table.refuses(EngageSpecialist(table.seat("red"), "broker"), "engage.not_free", "K1")
    table.refuses(EngageSpecialist(table.seat("black"), "wait"), "engage.not_free", "K1")
    table.play(EngageSpecialist(table.seat("red"), "wait"))
    assert table.awaited == {"black", "blue", "green"}


def test_l2_who_has_kept_tickets_engages_while_the_others_still_choose_theirs():
    state = LEGENDS.setup(next_setup(campaign_of(THREE, 3, rules=["specialists"])), "early")
    play(state, KeepTickets(2, tuple(state.company(2).offered[:2])))
    assert LEGENDS.awaited(state) == {0, 1}
    assert EngageSpecialist in LEGENDS.kinds(state, 2)
    assert EngageSpecialist not in LEGENDS.kinds(state, 0)
    play(state, EngageSpecialist(2, "agent"))
    assert LEGENDS.awaited(state) == {0, 1}
    assert EngageSpecialist not in LEGENDS.kinds(state, 2)
    for seat in (0, 1):
        play(state, KeepTickets(seat, tuple(state.company(seat).offered[:2])))
    first = state.task.seats[0]
    assert LEGENDS.awaited(state) == {0, 1, 2} - {2}
    assert first != 2 or state.company(2).specialist == "agent"


def test_a12_nobody_is_asked_early_for_what_the_year_has_not_brought_yet():
    state = LEGENDS.setup(next_setup(campaign_of(THREE, 2)), "early")
    play(state, KeepTickets(2, tuple(state.company(2).offered[:2])))
    assert 2 not in LEGENDS.actors(state)


def test_j12_a_stake_that_was_answered_before_there_were_flagships_is_asked_anew():
    state = LEGENDS.setup(next_setup(campaign_of(THREE, 12, rules=["bonds"])), "early")
    play(state, KeepTickets(2, tuple(state.company(2).offered[:2])))
    play(state, Stake(2, "bond"))
    for seat in (0, 1):
        play(state, KeepTickets(seat, tuple(state.company(seat).offered[:2])))
    assert LEGENDS.awaited(state) == {0, 1, 2}
    assert "flagship" in state.campaign.rules
