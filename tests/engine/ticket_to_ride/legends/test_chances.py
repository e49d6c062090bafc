"""The plans of Legends that weigh how likely tickets are done in time: the opponent that thinks ahead begins with them."""

from itertools import permutations

import pytest

from engine.core.rng import Rng
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Draw, Travel
from engine.ticket_to_ride.legends.sensible import plan
from engine.ticket_to_ride.legends.sensible.chances import _CARD, ChanceMap, choose_with_care
from engine.ticket_to_ride.legends.sensible.plan import Goal, Plan, PricedMap
from engine.ticket_to_ride.legends.sensible.player import choose_sensibly
from tests.engine.ticket_to_ride.legends.positions import EVERYTHING, PACK, position

CLAIMED = {"albany--boston": "black"}
"""Two cards of one colour are missing for the ticket from Albany to Bangor: green or red."""


def planned(table):
    return choose_sensibly(LEGENDS, table.state, 0, Rng("now"))


def weighed(table):
    return choose_with_care(LEGENDS, table.state, 0, Rng("now"))


def waiting(**further):
    return position(tickets={"black": ["albany--bangor"]}, claims=CLAIMED, **further)


@pytest.mark.parametrize(("hand", "card"), [("1 green, 3 yellow", "wild"), ("1 blue, 3 yellow", "deck")])
def test_it_takes_a_wild_rather_than_wait_for_the_last_card(hand, card):
    table = waiting(hands={"black": hand}, row="blue, wild, yellow, yellow, black")
    assert len(PricedMap(table.state, 0).plan().tracks) == 1
    assert planned(table) == Draw(0, "deck")
    assert weighed(table) == Draw(0, card)


def test_of_two_tracks_side_by_side_it_plans_the_one_whose_cards_lie_face_up():
    done = ("cincinnati--nashville-a", "buffalo--pittsburgh", "buffalo--montreal-a")
    table = position(
        companies=("blue", "black"),
        active="blue",
        start="blue",
        tickets={"blue": ["nashville--montreal"]},
        claims=dict.fromkeys(done, "blue"),
        hands={"blue": "1 blue, 4 green, 2 wild"},
        row="green, red, green, white, white",
    )
    for face_up, track in (("red", "cincinnati--pittsburgh-b"), ("black", "cincinnati--pittsburgh-a")):
        table.state.supply.row[1] = PACK.cards.numbers[face_up]
        assert [one.id for one in ChanceMap(table.state, 0).plan().tracks] == [track]
        assert weighed(table) == Draw(0, face_up)


def test_a_card_of_the_colour_is_better_than_a_wild():
    table = waiting(hands={"black": "1 blue"}, row="green, wild, red, yellow, black")
    assert weighed(table).card in {"green", "red"}


@pytest.mark.parametrize(
    ("trains", "besides", "spends"),
    [(20, ["buffalo--baltimore"], False), (5, ["buffalo--baltimore"], True), (20, [], True)],
)
def test_it_spends_no_wild_on_a_plan_as_long_as_there_is_time_and_something_else_is_missing(trains, besides, spends):
    further = {"row": "green, red, blue, yellow, black", "trains": {"blue": trains}}
    tickets = {"black": ["albany--bangor", *besides]}
    table = position(tickets=tickets, claims=CLAIMED, hands={"black": "1 green, 1 wild"}, **further)
    assert (PricedMap(table.state, 0).time < 5) == (trains == 5)
    assert isinstance(planned(table), Travel)
    assert isinstance(weighed(table), Travel) == spends
    assert isinstance(weighed(waiting(hands={"black": "2 green, 1 wild"}, **further)), Travel)


@pytest.mark.parametrize(("hand", "saves"), [("1 green, 4 blue", True), ("5 blue", False)])
def test_near_the_end_it_saves_cards_for_a_ticket_only_while_that_can_be_done(hand, saves):
    table = waiting(
        hands={"black": hand, "blue": "9 red"}, row="blue, yellow, yellow, black, black", trains={"blue": 5}
    )
    assert PricedMap(table.state, 0).time < 3
    assert isinstance(planned(table), Travel)
    assert isinstance(weighed(table), Draw) == saves


def test_cards_of_other_colours_bring_a_plan_no_nearer():
    table = waiting(hands={"black": "9 yellow"})
    chances, priced = ChanceMap(table.state, 0), PricedMap(table.state, 0)
    assert chances.missing(chances.plan()) == 2
    assert priced.turns(priced.plan()) == 1, "the plan of the other counts every card"


def test_a_plan_is_the_likelier_the_more_time_there_is():
    short, long = (waiting(trains={"blue": trains}) for trains in (3, 20))
    plan = ChanceMap(long.state, 0).plan()
    likely = [ChanceMap(table.state, 0)._chance(plan, 1.0) for table in (short, long)]
    assert 0 < likely[0] < likely[1] < 1


def test_a_ticket_that_is_hardly_done_in_time_keeps_it_from_none_that_is():
    near, far = (PACK.board.tickets[one] for one in ("buffalo--baltimore", "new-orleans--new-york"))
    further = {"claims": {"buffalo--pittsburgh": "black"}, "trains": {"blue": 12}}
    table = position(tickets={"black": [near.id, far.id]}, hands={"black": "1 blue, 1 yellow, 1 red"}, **further)
    priced = ChanceMap(table.state, 0)
    alone, both = (
        priced._chance(found[0], 1.0) * sum(map(priced.worth, some)) - _CARD * found[1]
        for some in ([near], [near, far])
        if (found := priced.union(some))
    )
    assert alone > both, "all or nothing, the near one alone would be better"
    assert {*priced.plan().tickets} == {near, far}


def test_cards_of_large_cities_on_the_way_spare_turns():
    state = position(hands={"black": ""}).state
    priced, track = ChanceMap(state, 0), state.printed.track
    large, small = (
        Plan((), tuple(map(track, tracks)))
        for tracks in (("boston--montreal-a", "buffalo--pittsburgh"), ("bangor--montreal", "albany--buffalo"))
    )
    assert priced.missing(large) == priced.missing(small) == 4
    assert priced._needed(large) < priced._needed(small)


def test_a_game_is_reckoned_to_end_sooner_where_tracks_are_long():
    start, whole = (position(opened=opened, game=game).state for opened, game in (((), 1), (EVERYTHING, 12)))
    assert ChanceMap(start, 0).time == pytest.approx(PricedMap(start, 0).time, abs=0.01)
    assert ChanceMap(whole, 0).time < 0.95 * PricedMap(whole, 0).time


def test_the_last_trains_bring_most():
    priced = ChanceMap(position().state, 0)
    dollars = [priced._for_trains(left) for left in (-3, 0, 1.5, 4, 8, 20)]
    assert dollars == sorted(dollars, reverse=True)
    assert dollars[0] == pytest.approx(16)
    assert dollars[-1] == 0


def test_of_tickets_that_cannot_all_be_done_it_keeps_those_that_can():
    far = max(PACK.board.tickets.values(), key=lambda ticket: ticket.points).id
    table = position(own={"black": {"offered": ["albany--bangor", far]}}, trains={"blue": 8})
    assert PricedMap(table.state, 0).keep(["albany--bangor", far], 1) == ("albany--bangor",)
    assert ChanceMap(table.state, 0).keep(["albany--bangor", far], 1) == ("albany--bangor",)


def test_a_track_that_leads_to_what_a_postcard_pays_for_is_not_said_to_pay_the_most(monkeypatch):
    state = position(hands={"black": "4 blue"}).state
    goal = Goal(frozenset({"buffalo"}), frozenset({"new-york"}), 12)
    monkeypatch.setattr(plan, "goals", lambda *_: [goal])
    move = Travel(0, track="buffalo--new-york", payment="3 blue")
    assert LEGENDS.advice.reason(state, 0, move).key == "legends.hint.travel_goal"


def test_a_track_of_a_plan_that_lies_on_no_shortest_way_is_not_said_to_pay_the_most():
    state = position(tickets={"black": ["buffalo--charleston"]}, hands={"black": "4 black"}).state
    tracks = ("charleston--norfolk-b", "atlanta--charleston")
    longer, none = (Travel(0, track=track, payment="3 black") for track in tracks)
    assert state.printed.track(longer.track) in ChanceMap(state, 0).plan().tracks
    said = [LEGENDS.advice.reason(state, 0, move).key for move in (longer, none)]
    assert said == ["legends.hint.travel_planned", "legends.hint.travel"]


def test_its_plans_make_few_long_journeys_rather_than_many_short_ones():
    state = position(tickets={"black": ["new-orleans--new-york"]}).state
    normal, hard = (sorted(track.length for track in kind(state, 0).plan().tracks) for kind in (PricedMap, ChanceMap))
    assert (normal, hard) == ([1, 1, 1, 1, 2, 2, 3], [1, 2, 3, 3, 4])


def test_the_ways_of_tickets_are_joined_in_the_order_in_which_that_costs_least():
    state = position().state
    tickets = [PACK.board.tickets[one] for one in ("albany--bangor", "buffalo--charleston", "buffalo--baltimore")]
    costs = [PricedMap.union(ChanceMap(state, 0), some)[1] for some in permutations(tickets)]
    assert len({*costs}) > 1
    assert {ChanceMap(state, 0).union(some)[1] for some in permutations(tickets)} == {min(costs)}


@pytest.mark.parametrize("pile", ["", "rate-war"])
def test_in_the_last_turn_it_travels_for_dollars_and_for_no_card(pile):
    # As many dollars are paid for 5 trains that are left over as for 7; its own colour brings the company bonus.
    taken = dict.fromkeys(("albany--new-york", "boston--new-york-c", "new-york--philadelphia-a"), "blue")
    table = position(hands={"black": "1 black, 2 yellow"}, trains={"black": 7}, pile=pile, claims=taken)
    table.state.turns_left = 2
    to_a_large_city, own = "baltimore--pittsburgh-b", "montreal--quebec-a"
    assert (planned(table).track, weighed(table).track) == (to_a_large_city, own)


def test_in_the_last_turn_it_counts_what_the_current_event_pays():
    table = position(hands={"black": "1 black, 3 yellow"}, trains={"black": 16}, pile="freight-boom")
    table.state.turns_left = 2
    assert table.state.printed.track(weighed(table).track).length == 3
