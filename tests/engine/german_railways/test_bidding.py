"""Auctions: raise or pass clockwise, and what is left to be done before the turn or beyond a bid."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import codec
from engine.core.errors import NotYourTurn
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.moves import NumberRange
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Auction, Bid, Build, Pass
from engine.german_railways.rounds import lay_out
from engine.german_railways.state import ProxyBid
from tests.engine.german_railways.positions import play, position, refusal, said

RAILROADS = ("PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE")


def opening(players=3, cash=None):
    state = lay_out(Setup("german", players), "auction")
    if cash:
        state.cash = list(cash)
    return state


def test_the_eight_opening_shares_are_auctioned_in_the_order_of_the_rulebook():
    state, order = opening(), []
    while state.round == 0:
        if not order or state.bidding.railroad != order[-1]:
            order.append(state.bidding.railroad)
        seat = state.bidding.turn
        play(state, Bid(seat, 1) if state.bidding.bidder is None else Pass(seat))
    assert tuple(order) == RAILROADS
    assert [railroad.treasury for railroad in state.railroads.values()] == [1] * 8
    assert all(len(railroad.owners) == 1 for railroad in state.railroads.values())


def test_each_bid_is_higher_than_the_one_before():
    state = opening()
    play(state, Bid(0, 5))
    for price in (5, 4, 0, -1):
        assert refusal(codec.clone(state), Bid(1, price)).text.key == "german.auction.too_low"
    play(state, Bid(1, 6))
    assert refusal(opening(), Bid(0, 0)).text.params["least"] == 1


def test_the_winner_pays_the_railroad_and_not_the_bank():
    state = opening()
    for move in (Bid(0, 5), Pass(1), Pass(2)):
        play(state, move)
    assert state.cash == [35, 40, 40]
    assert state.railroads["PO"].treasury == 5


def test_who_cannot_bid_more_is_out_unasked():
    state = opening(cash=(10, 3, 40))
    play(state, Bid(0, 3))
    assert GERMAN.actors(state) == {2}
    events = play(state, Pass(2))
    assert "german.auction.sold" in said(events)


def test_a_third_share_is_auctioned_only_once_every_railroad_has_sold_two():
    two = dict.fromkeys(RAILROADS, (0, 1))
    state = position(owners={**two, "BHE": (0,)})
    refused = refusal(codec.clone(state), Auction(0, "PO"))
    assert refused.text.key == "german.auction.third_share"
    assert refused.text.params["behind"] == ("Berlin-Hamburg",)
    assert [option.value for option in GERMAN.slot(state, 0, Auction, "railroad", {}).options] == ["BHE"]
    play(position(owners=two), Auction(0, "PO"))
    assert refusal(position(owners=dict.fromkeys(RAILROADS, (0, 1, 2))), Auction(0, "PO")).text.key.endswith("sold_out")
    assert refusal(position(), Auction(0, "XY")).text.key == "german.auction.no_such_railroad"


def test_with_every_share_sold_none_can_be_put_up():
    state = position(owners=dict.fromkeys(RAILROADS, (0, 1, 2)), treasuries={"PO": 9})
    assert Auction not in GERMAN.kinds(state, 0)
    assert Build in GERMAN.kinds(state, 0)


# Before the turn.


def test_at_the_start_of_an_auction_everybody_may_decide():
    state = opening(5)
    assert GERMAN.actors(state) == {0, 1, 2, 3, 4}
    play(state, Bid(3, 1, 9, "pass"))
    assert GERMAN.actors(state) == {0, 1, 2, 4}
    with pytest.raises(NotYourTurn):
        play(state, Pass(3))
    play(state, Pass(2))
    assert GERMAN.actors(state) == {0, 1, 4}
    assert state.bidding.passed == [], "a pass given ahead is carried out when the turn comes"


def test_what_was_decided_ahead_is_carried_out_when_the_turn_comes():
    state = opening(4)
    play(state, Pass(1))
    play(state, Bid(2, 1, 8, "pass"))
    events = play(state, Bid(0, 4))
    assert said(events) == ["german.auction.bid", "german.auction.passes", "german.auction.bid"]
    assert (state.bidding.price, state.bidding.bidder) == (5, 2)
    assert GERMAN.actors(state) == {3}


def test_a_price_named_ahead_is_bid_where_it_still_can_be():
    state = opening()
    play(state, Bid(1, 7, 9))
    play(state, Bid(0, 2))
    assert state.bidding.price == 7
    state = opening()
    play(state, Bid(1, 7, 9))
    play(state, Bid(0, 8))
    assert state.bidding.price == 9


@pytest.mark.parametrize(("beyond", "asked"), [("ask", True), ("pass", False)])
def test_beyond_the_maximum_its_owner_is_asked_or_passes_as_was_said(beyond, asked):
    state = opening()
    play(state, Bid(1, 1, 5, beyond))
    events = play(state, Bid(0, 5))
    assert ("german.auction.passes" in said(events)) == (not asked)
    assert (1 in GERMAN.actors(state)) == asked


def test_a_plain_bid_is_asked_about_again():
    state = opening()
    for move in (Bid(0, 1), Bid(1, 2), Pass(2)):
        play(state, move)
    assert GERMAN.actors(state) == {0}


def test_two_maxima_raise_each_other_by_1_and_are_told_in_one_sentence():
    state = opening()
    play(state, Bid(1, 1, 20, "pass"))
    play(state, Pass(2))
    events = play(state, Bid(0, 1, 15, "pass"))
    raised = next(event for event in events if event.text.key == "german.auction.raised")
    assert raised.text.params["price"] == 16
    assert raised.reveals
    assert state.railroads["PO"].owners == [1]
    assert state.railroads["PO"].treasury == 16


@pytest.mark.parametrize(("most", "winner"), [(11, 0), (12, 1)])
def test_of_equal_maxima_that_one_holds_whose_turn_comes_at_1_below(most, winner):
    """Seat 0 bids 1, seat 1 bids 2: odd prices are 0's, even ones 1's."""
    state = opening()
    play(state, Bid(1, 1, most, "pass"))
    play(state, Pass(2))
    play(state, Bid(0, 1, most, "pass"))
    assert state.railroads["PO"].owners == [winner]
    assert state.railroads["PO"].treasury == most


def test_orders_end_with_their_auction():
    state = opening()
    for move in (Bid(1, 1, 30), Pass(2), Pass(0)):
        play(state, move)
    assert state.railroads["PO"].owners == [1]
    assert state.cash[1] == 39
    assert state.bidding.orders == {}


def test_a_bid_that_an_order_answers_cannot_be_taken_back_alone():
    match = Match(GERMAN, Setup("german", 3), "probe")
    match.play(Bid(0, 1))
    assert match.undo_offer(0).free
    match.accept(match.attempt(Bid(1, 2, 20)))
    match.play(Pass(2))
    match.play(Bid(0, 9))
    assert match.state.bidding.bidder == 1
    assert not match.undo_offer(0).free


def test_the_acting_player_is_asked_first_and_the_others_at_the_same_time():
    state = position(order=(1, 0, 2))
    play(state, Auction(1, "PO"))
    assert GERMAN.actors(state) == {0, 1, 2}
    assert state.frames[-1].actors[0] == 1


# What may stand in the fields.


def test_prices_and_maxima_reach_from_the_least_bid_to_the_cash():
    state = opening()
    play(state, Bid(0, 6))
    assert GERMAN.slot(state, 1, Bid, "price", {}) == NumberRange(7, 40)
    assert GERMAN.slot(state, 1, Bid, "up_to", {"price": 9}) == NumberRange(9, 40)
    for nonsense in ({}, {"price": "x"}, {"price": 99}, {"price": None}):
        assert GERMAN.slot(state, 1, Bid, "up_to", nonsense) == NumberRange(7, 40)
    assert [option.value for option in GERMAN.slot(state, 1, Bid, "beyond", {}).options] == ["ask", "pass"]


def test_a_maximum_that_is_left_out_or_lower_than_the_bid_is_none():
    for up_to in (0, 3, 5):
        state = opening()
        play(state, Bid(0, 5, up_to))
        assert state.bidding.orders == {}
    state = opening()
    play(state, Bid(0, 5, 0, "pass"))
    assert state.bidding.orders == {0: ProxyBid(5, 5, "pass")}


# The same outcome as an auction at a table.


def at_a_table(wills, cash, first, *, free):
    """Ask clockwise: each raises by 1 (or to the price it wants first) while its will reaches, else passes."""
    price, bidder, out, seat = 0, None, [], first
    while len(out) + (bidder is not None) < len(wills):
        if seat not in out and seat != bidder:
            wanted, most = wills[seat]
            if price + 1 <= min(most, cash[seat]):
                price, bidder = max(wanted, price + 1), seat
            else:
                out.append(seat)
        seat = (seat + 1) % len(wills)
    return (first, 0, out) if bidder is None and free else (bidder, price, out)


@st.composite
def auctions(draw):
    players = draw(st.integers(3, 5))
    cash = tuple(draw(st.integers(0, 14)) for _ in range(players))
    wills = []
    for purse in cash:
        wanted = draw(st.integers(1, max(1, purse)))
        most = draw(st.integers(wanted, max(wanted, purse)))
        wills.append(draw(st.sampled_from([(0, 0), (1, most), (wanted, most)])) if purse else (0, 0))
    return cash, tuple(wills), draw(st.integers(0, players - 1)), draw(st.randoms(use_true_random=False))


@given(auctions())
@settings(max_examples=300, deadline=None)
def test_orders_given_at_any_time_end_as_an_auction_at_a_table_does(given_):
    cash, wills, first, chance = given_
    state = position(players=len(cash), cash=cash, order=(first, *(s for s in range(len(cash)) if s != first)))
    state.railroads["PO"].owners = [first]
    events = play(state, Auction(first, "PO"))
    while state.bidding is not None:
        seat, least = chance.choice(sorted(GERMAN.actors(state))), state.bidding.price + 1
        price, most = wills[seat]
        if most < least:
            events += play(state, Pass(seat))
        elif seat == state.bidding.turn and chance.random() < 0.5:
            events += play(state, Bid(seat, max(price, least)))  # plain, and asked again
        else:
            events += play(state, Bid(seat, max(price, least), most, chance.choice(("ask", "pass"))))
    buyer, paid, out = at_a_table(wills, cash, first, free=False)
    assert state.railroads["PO"].owners[1:] == ([] if buyer is None else [buyer])
    assert state.railroads["PO"].treasury == paid
    passes = ("german.auction.passes", "german.auction.cannot")
    assert [event.text.params["player"].seat for event in events if event.text.key in passes] == out


def test_the_table_itself_raises_by_steps():
    assert at_a_table([(1, 9), (1, 9), (0, 0)], (20, 20, 20), 0, free=False) == (0, 9, [2, 1])
    assert at_a_table([(0, 0)] * 3, (20, 20, 20), 2, free=True) == (2, 0, [2, 0, 1])
