"""What was decided beside the readings, by the numbers of the list, and where it can be switched."""

from collections import Counter

import pytest

from engine.core import codec
from engine.core.forms import legal
from engine.core.game import Setup
from engine.core.rng import Rng
from engine.german_railways import bag
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Auction, Bid, Build, Pass
from engine.german_railways.rounds import lay_out
from engine.german_railways.switches import Switches
from tests.engine.german_railways.positions import network_worth, play, player_income, position, refusal, said


def incomes(*worth, **switches):
    """A position in which each seat has the income given, by one share of a railroad of its own."""
    ids = ("PO", "NME", "KSS", "BHE", "GBS")[: len(worth)]
    return position(
        players=len(worth),
        networks={id_: network_worth(id_, each) for id_, each in zip(ids, worth, strict=True)},
        owners={"KBS": (), "MWB": (), "CME": ()}
        | dict.fromkeys(("PO", "NME", "KSS", "BHE", "GBS"), ())
        | {id_: (seat,) for seat, id_ in enumerate(ids)},
        switches=Switches(**switches),
    )


def test_an_action_is_asked_for_with_nothing_that_cannot_be_done():
    state, rng, asked = GERMAN.setup(Setup("german", 3), "asked"), Rng("asked"), set()
    while actors := GERMAN.actors(state):
        seat = min(actors)
        prompt, kinds = GERMAN.guidance.prompt(state, seat), GERMAN.kinds(state, seat)
        if prompt is not None and prompt.key == "german.prompt.action":
            named = bool(prompt.params["builds"]), bool(prompt.params["shares"])
            assert named == (Build in kinds, Auction in kinds)
            asked.add(named)
        play(state, GERMAN.policies["random"](GERMAN, state, seat, rng))
    assert len(asked) > 1


@pytest.mark.parametrize(("order_places", "drawn"), [("players", 3), ("five", 5)])
def test_decision_1_the_track_has_as_many_places_as_there_are_players(order_places, drawn):
    state = incomes(8, 6, 4, order_places=order_places)
    list(bag.draw(state))
    assert len(state.frames[-1].actors) == drawn


@pytest.mark.parametrize(("ranks", "markers"), [("dense", (1, 2, 2, 3, 4)), ("sparse", (1, 2, 2, 4, 5))])
def test_decision_1_after_equal_incomes_comes_the_next_rank(ranks, markers):
    assert bag.markers(incomes(8, 6, 6, 4, 3, bag_ranks=ranks)) == markers


def test_decision_1_equal_incomes_put_in_alike_and_all_are_drawn():
    state = incomes(6, 6, 6)
    assert bag.markers(state) == (1, 1, 1)
    list(bag.draw(state))
    assert sorted(state.frames[-1].actors) == [0, 1, 2]


def test_decision_1_a_bag_with_fewer_markers_than_places_is_emptied():
    state = incomes(6, 6, 6, order_places="five")
    list(bag.draw(state))
    assert len(state.frames[-1].actors) == 3


def test_decision_1_every_marker_is_drawn_equally_often():
    drawn = Counter()
    state = incomes(8, 6, 4)
    for seed in range(3000):
        state.rng = Rng(f"bag {seed}")
        list(bag.draw(state))
        drawn.update(state.frames[-1].actors)
    # Three of six markers: half of each seat's.
    for seat, markers in enumerate((1, 2, 3)):
        assert drawn[seat] / 3000 == pytest.approx(markers / 2, abs=0.05)


def test_decision_1_the_view_tells_the_chances_of_the_next_bag():
    view = GERMAN.view(incomes(8, 6, 4), None).bag
    assert view.markers == (1, 2, 3)
    assert [view.expected(seat) for seat in range(3)] == [0.5, 1.0, 1.5]
    assert view.chance(0) == 0.5
    assert view.chance(1) == 1 - 4 / 20  # all three come from the other four: 4 of 20 ways
    assert view.chance(2, actions=3) == 1 / 20
    assert view.chance(0, actions=2) == 0


def test_decision_2_seat_0_bids_first_or_whoever_is_drawn_by_lot():
    assert lay_out(Setup("german", 5), "any").bidding.turn == 0
    lots = {lay_out(Setup("german", 3, {"first_bidder": "lot"}), f"{n}").bidding.turn for n in range(30)}
    assert lots == {0, 1, 2}


def test_decision_2_the_buyer_of_the_last_opening_share_bids_first_for_the_next():
    state = lay_out(Setup("german", 3), "any")
    for move in (Pass(0), Bid(1, 2), Pass(2)):
        play(state, move)
    assert state.railroads["PO"].owners == [1]
    assert (state.bidding.railroad, state.bidding.turn) == ("NME", 1)


def test_decision_2_if_nobody_bids_in_the_opening_the_first_bidder_takes_the_share_for_nothing():
    state = lay_out(Setup("german", 3), "any")
    for move in (Pass(0), Pass(1)):
        play(state, move)
    events = play(state, Pass(2))
    assert "german.auction.free" in said(events)
    assert state.railroads["PO"].owners == [0]
    assert state.railroads["PO"].treasury == 0
    assert state.cash == [40, 40, 40]
    assert (state.bidding.railroad, state.bidding.turn) == ("NME", 0)


def test_decision_2_the_last_who_has_not_bid_must_still_bid_or_pass():
    state = lay_out(Setup("german", 3), "any")
    play(state, Pass(0))
    play(state, Pass(1))
    assert GERMAN.actors(state) == {2}
    play(state, Bid(2, 1))
    assert state.railroads["PO"].owners == [2]
    assert state.cash == [40, 40, 39]


def test_decision_2_nobody_bids_more_than_his_cash():
    state = lay_out(Setup("german", 3), "any")
    assert refusal(state, Bid(0, 41)).text.key == "german.auction.too_much"
    state = lay_out(Setup("german", 3), "any")
    assert refusal(state, Bid(0, 40, 41)).text.key == "german.auction.too_much"


def test_decision_2_who_passed_is_out_of_this_auction_only():
    state = lay_out(Setup("german", 3), "any")
    for move in (Bid(0, 1), Pass(1), Bid(2, 2), Bid(0, 3)):
        play(state, move)
    assert GERMAN.actors(state) == {2}
    play(state, Pass(2))
    assert 1 in GERMAN.actors(state)


def test_decision_2_in_play_the_acting_player_bids_first_and_an_unwanted_share_uses_up_the_action():
    state = position(order=(1, 0, 2), cash=(9, 9, 9))
    play(state, Auction(1, "PO"))
    assert state.bidding.turn == 1
    for seat in (1, 2):
        play(state, Pass(seat))
    events = play(state, Pass(0))
    assert "german.auction.unsold" in said(events)
    assert state.railroads["PO"].owners == [0]
    assert GERMAN.actors(state) == {0}


def test_decision_3_only_a_shareholder_builds_and_one_railroad_an_action():
    state = position(owners={"PO": (1,)}, treasuries={"PO": 9, "NME": 9})
    assert refusal(state, Build(0, "PO", ("B20",))).text.key == "german.build.no_share"
    play(state, Build(0, "NME", ("L15",)))
    assert GERMAN.actors(state) == {1}


def test_decision_3_a_build_may_pass_through_cities_and_branch():
    state = position(treasuries={"CME": 50, "NME": 50})
    play(state, Build(0, "NME", ("L15", "L14", "K14")))
    state = position(treasuries={"CME": 5})
    play(state, Build(0, "CME", ("J2", "I2")))
    assert len(state.railroads["CME"].hexes) == 3
    state = position(treasuries={"CME": 5}, switches=Switches(through_cities="no"))
    assert refusal(state, Build(0, "CME", ("J2", "I2"))).text.key == "german.build.through_city"


def test_decision_5_each_hex_touches_the_own_network_which_grows_during_the_build():
    state = position(treasuries={"PO": 50})
    assert refusal(state, Build(0, "PO", ("B19",))).text.key == "german.build.not_touching"
    state = position(treasuries={"PO": 50})
    play(state, Build(0, "PO", ("B20", "B19", "C19", "B18")))
    assert state.railroads["PO"].hexes == ["A20", "B20", "B19", "C19", "B18"]


def test_decision_5_a_build_of_no_hex_is_none():
    state = position(treasuries={"PO": 50})
    assert refusal(state, Build(0, "PO", ())).text.key == "german.build.nothing"


def test_decision_5_what_is_offered_hex_by_hex_is_exactly_what_can_be_built():
    state = position(networks={"KSS": ("K9",), "MWB": ("J7",)}, treasuries={"KSS": 7})
    offered = {move.hexes for move in legal(GERMAN, state, 0) if isinstance(move, Build) and move.railroad == "KSS"}
    every = list(printed_facts().hexes)
    for first in every:
        assert ((first,) in offered) == (refusal(codec.clone(state), Build(0, "KSS", (first,))) is None)
    near = [hexes[0] for hexes in offered if len(hexes) == 1]
    for first in near:
        for second in every:
            accepted = refusal(codec.clone(state), Build(0, "KSS", (first, second))) is None
            assert ((first, second) in offered) == accepted


def test_decision_6_three_shares_pay_three_times_and_incomes_follow_at_once():
    state = position(
        networks={"MWB": ("J8",)},
        treasuries={"KSS": 9},
        owners={"KSS": (0,), "MWB": (1, 1, 1), "PO": (2,), "NME": (), "KBS": (), "GBS": (), "CME": (), "BHE": ()},
    )
    assert player_income(state, 1) == 3 * 3
    play(state, Build(0, "KSS", ("J8",)))
    assert state.built.paid == (2 * 2, 3 * 3, 3)
    assert player_income(state, 0) == 2


def test_decision_7_a_build_is_paid_from_the_treasury_alone():
    state = position(treasuries={"NME": 3}, cash=(50, 50, 50))
    assert refusal(state, Build(0, "NME", ("L15", "L14"))).text.key == "german.build.too_costly"
    # A share would bring it money, while it has one to sell.
    for owners, unsold in (((0,), 2), ((0, 1, 1), 0)):
        state = position(treasuries={"NME": 3}, owners={"NME": owners})
        assert refusal(state, Build(0, "NME", ("L15", "L14"))).text.params["unsold"] == unsold
    state = position(treasuries={"NME": 4}, cash=(50, 50, 50))
    play(state, Build(0, "NME", ("L15",)))
    assert state.railroads["NME"].treasury == 2
    assert state.cash == [50, 50, 50]


def test_decision_7_cash_is_public():
    state = position(cash=(1, 2, 3))
    assert [seat.cash for seat in GERMAN.view(state, None).seats] == [1, 2, 3]


def test_markers_of_the_highest_income_are_the_fewest():
    state = incomes(3, 9, 6)
    assert BoardAnalysis(state).player_income(1) == 9
    assert bag.markers(state) == (3, 1, 2)
