"""Private maxima in the auction: they bid the least that is allowed, and nobody can tell such a bid from one by hand."""

import pytest

from engine.core import codec
from engine.core.log import log_of
from engine.eighteenxx.moves import BidOn, BuyFirst, Pass
from engine.eighteenxx.orders import BidUpTo
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, DI, Table
from tests.engine.eighteenxx.ordering import Ordered


def contest(cash=1000, **bids):
    """Di is to buy P1; then those who have bid on P2 outbid each other for it."""
    return Table().cash(cash, 1000, 1000, 1000).auction(DI, **{"P2": {ADA: 55, BO: 60}, **bids})


def test_a_maximum_bids_the_least_that_is_allowed_once_others_have_bid_more():
    ordered = Ordered(Table().auction(ADA), BidUpTo(BO, "P2", 90))
    ordered.play(BidOn(ADA, "P2", 55))
    assert ordered.acted == [BidOn(BO, "P2", 60)]
    assert ordered.table.to_move == CY
    ordered.play(Pass(CY), Pass(DI), BidOn(ADA, "P2", 80))
    assert ordered.acted[1:] == [BidOn(BO, "P2", 85)]


def test_a_maximum_does_not_begin_the_bidding():
    ordered = Ordered(Table().auction(ADA), BidUpTo(BO, "P2", 90)).play(Pass(ADA))
    assert ordered.acted == []
    assert ordered.table.to_move == BO


def test_a_maximum_buys_the_lot_for_its_price_where_that_is_for_sale():
    ordered = Ordered(Table().auction(ADA), BidUpTo(BO, "P2", 90)).play(BuyFirst(ADA))
    assert ordered.acted == [BuyFirst(BO)]
    assert ordered.table.player_cash(BO) == 950
    assert ordered.why() == ["bid_bought"]


def test_the_first_lot_of_all_is_bought_once_it_is_as_cheap_as_that():
    ordered = Ordered(Table().auction(ADA), BidUpTo(BO, "P1", 15))
    ordered.play(*(Pass(seat) for seat in (ADA, BO, CY, DI, ADA)))
    assert ordered.acted == [BuyFirst(BO)]
    assert ordered.table.player_cash(BO) == 985


def test_those_who_outbid_each_other_raise_by_their_maxima_until_one_is_not_enough():
    ordered = Ordered(contest(), BidUpTo(ADA, "P2", 80, "pass"), BidUpTo(BO, "P2", 100)).play(BuyFirst(DI))
    assert ordered.acted == [
        *(BidOn(seat, "P2", price) for seat, price in ((ADA, 65), (BO, 70), (ADA, 75), (BO, 80))),
        Pass(ADA),
    ]
    assert ordered.table.cash_of(ADA, BO) == (1000, 920)
    assert (ordered.why(ADA), ordered.why(BO)) == (["bid_sold"], ["bid_bought"])


def test_whoever_wants_to_be_asked_beyond_the_maximum_is_told_and_asked():
    ordered = Ordered(contest(), BidUpTo(ADA, "P2", 65)).play(BuyFirst(DI))
    assert ordered.acted == [BidOn(ADA, "P2", 65)]
    ordered.play(BidOn(BO, "P2", 70))
    assert ordered.why() == ["bid_beyond"]
    assert ordered.table.to_move == ADA


def test_what_is_left_of_the_money_bounds_a_maximum():
    table = contest(170, P3={ADA: 100})
    ordered = Ordered(table, BidUpTo(ADA, "P2", 150, "pass")).play(BuyFirst(DI))
    assert ordered.acted == [BidOn(ADA, "P2", 65)]
    ordered.play(BidOn(BO, "P2", 70))
    # 70 are left to Ada besides her bid on P3: she cannot bid 75 and is out of it without being asked.
    assert ordered.table.state.private_companies["P2"].owner == BO
    assert ordered.why() == ["bid_sold"]


def test_money_that_comes_free_is_spent_by_a_maximum_again():
    table = Table().cash(130, 1000, 1000, 1000).auction(ADA, P2={BO: 55}, P3={ADA: 75, CY: 80})
    ordered = Ordered(table, BidUpTo(ADA, "P2", 120)).act()
    assert ordered.acted == []  # 75 are bound
    assert ordered.orders


def test_each_lot_has_a_maximum_of_its_own_and_the_first_that_can_act_does():
    ordered = Ordered(Table().auction(CY), BidUpTo(ADA, "P3", 90), BidUpTo(ADA, "P2", 70))
    ordered.give(BidUpTo(ADA, "P2", 75))
    assert [order.matter for order in ordered.orders] == ["P3", "P2"]
    ordered.play(BidOn(CY, "P2", 55), BidOn(DI, "P3", 75))
    assert ordered.acted == [BidOn(ADA, "P3", 80)]


def test_an_own_bid_is_never_raised_without_need():
    ordered = Ordered(Table().auction(CY, P2={ADA: 55}), BidUpTo(ADA, "P2", 90)).play(Pass(CY), Pass(DI))
    assert ordered.acted == []
    assert ordered.table.to_move == ADA


def test_who_drops_out_by_hand_need_not_be_told_so():
    ordered = Ordered(contest(P2={ADA: 55, BO: 60, CY: 65}))
    ordered.play(BuyFirst(DI)).give(BidUpTo(ADA, "P2", 75))
    ordered.play(Pass(ADA))
    assert (ordered.orders, ordered.ended) == ([], [])


def test_who_has_not_bid_before_is_out_of_it_once_the_others_outbid_each_other():
    ordered = Ordered(contest(), BidUpTo(CY, "P2", 200)).play(BuyFirst(DI))
    assert ordered.why(CY) == ["bid_out"]
    assert not BidUpTo.possible(Table.game, Table().stock().state, CY)


def test_a_maximum_is_offered_in_steps_from_the_least_bid_to_all_the_cash():
    state = Table().cash(98, 1000, 1000, 1000).auction(ADA, P2={BO: 55}).state
    game = Table.game
    lots = {option.value for option in BidUpTo.slot(game, state, ADA, "lot", {}).options}
    assert lots == {"P1", "P2", "P3"}
    assert [*BidUpTo.slot(game, state, ADA, "up_to", {"lot": "P2"}).numbers] == [*range(60, 96, 5)]
    assert [*BidUpTo.slot(game, state, ADA, "up_to", {"lot": "P3"}).numbers] == [70, 75, 80, 85, 90, 95]


def bytes_of(table):
    """What anybody could get of a game: all views, whose turn it is, what can be done, and the log."""
    game, state = table.game, table.state
    views = [codec._json.encode(game.view(state, viewer)) for viewer in (None, ADA, BO, CY, DI)]
    kinds = [kind.kind() for seat in game.actors(state) for kind in game.kinds(state, seat)]
    return views, codec.encode_state(state), kinds, codec._json.encode(log_of(table.match))


@pytest.mark.parametrize("up_to", [70, 90, 900])
def test_a_game_with_maxima_is_byte_for_byte_one_by_hand(up_to):
    ordered = Ordered(contest(), BidUpTo(ADA, "P2", up_to))
    by_hand = Ordered(contest())
    assert bytes_of(ordered.table) == bytes_of(by_hand.table)
    ordered.play(BuyFirst(DI))
    by_hand.play(BuyFirst(DI), BidOn(ADA, "P2", 65))
    assert bytes_of(ordered.table) == bytes_of(by_hand.table)
    for each in (ordered, by_hand):
        assert [event.text for event in each.table.play(BidOn(BO, "P2", 70))]
    assert bytes_of(ordered.table) == bytes_of(by_hand.table)
