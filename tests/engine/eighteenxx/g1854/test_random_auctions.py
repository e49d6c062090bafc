"""Random auctions of 1854: what is offered is accepted and nothing else, and what is bid can be paid (A5-A9)."""

from itertools import pairwise
from random import Random

import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.forms import offered
from engine.core.game import Setup
from engine.eighteenxx.g1854.game import GAME_1854
from engine.eighteenxx.moves import BidOn, BuyFirst, Pass
from engine.eighteenxx.rules import rules_of
from tests.engine.eighteenxx.invariants import money
from tests.thorough import a_few


def every_move(state, seat, chance):
    """A pass, the purchase, and bids on everything: too low, just enough, uneven, and more."""
    yield from (Pass(seat), BuyFirst(seat))
    asked = {lot.id: lot for lot in GAME_1854.view(state, seat).auction}
    for lot in (*state.printed.figures.offer, "KE", "A", "X9"):
        least = asked[lot].least_bid if lot in asked else 50
        for price in (0, least - 5, least, least + 1, least + 5 * chance.randrange(8)):
            yield BidOn(seat, lot, price)


def is_accepted(state, move):
    try:
        list(GAME_1854.play(codec.clone(state), move))
    except IllegalMove:
        return False
    return True


def check(state):
    auction = state.auction
    for seat, player in enumerate(state.players):
        own = [bid for bids in auction.bids.values() for bid in bids if bid.seat == seat]
        assert sum(bid.price for bid in own) <= player.cash
    for lot, bids in auction.bids.items():
        prices = [bid.price for bid in bids]
        assert lot in auction.unsold
        assert len({bid.seat for bid in bids}) == len(bids)
        assert all(later - earlier >= 5 for earlier, later in pairwise(prices))
        assert all(price % 5 == 0 and price >= rules_of(state).asking_price(state, lot) + 5 for price in prices)
    contested = len(auction.bids.get(auction.unsold[0], [])) if auction.unsold else 0
    assert (state.frame.round == "contest") == (contested > 1)
    if contested:
        assert state.frame.actor == auction.bids[auction.unsold[0]][0].seat
    for lot in state.printed.figures.offer:
        charter = state.charters.get(lot)
        owner = state.private_companies[lot].owner if charter is None else charter.president
        assert (owner is None) == (lot in auction.unsold)


@pytest.mark.parametrize("seed", a_few(range(8), 2))
def test_random_auctions_come_to_an_end_with_everything_sold(seed):
    chance = Random(seed)
    state = GAME_1854.setup(Setup("1854", 3 + seed % 4), f"auction {seed}")
    total, seen = money(state), set()
    while state.auction is not None:
        (seat,) = GAME_1854.actors(state)
        assert money(state) == total
        if state.frame.round == "operating":
            seen.add("operating")
            assert {state.printed.companies[str(actor)].kind for actor in state.frame.actors} == {"local"}
            list(GAME_1854.play(state, Pass(seat)))
            continue
        check(state)
        candidates = list(dict.fromkeys(every_move(state, seat, chance)))
        some = [*candidates[:2], *chance.sample(candidates[2:], 12)]
        if state.frame.round == "contest":
            some += [move for move in candidates[2:] if move.lot == state.auction.unsold[0]]
        allowed = [move for move in some if is_accepted(state, move)]
        assert allowed == [move for move in some if offered(GAME_1854, state, move)]
        passes = chance.random() < (0.3 if state.frame.round == "contest" else 0.2 + 0.2 * (seed % 3))
        move = allowed[0] if passes else allowed[-1] if chance.random() < 0.5 else chance.choice(allowed)
        seen.add((state.frame.round, type(move).kind()))
        told = [event.text for event in GAME_1854.play(state, move)]
    assert money(state) == total
    assert "18xx.auction.over" in [one.key for one in told]
    last_buyer = [one.params["player"].seat for one in told if one.key == "18xx.auction.sold"][-1]
    assert state.order[-1] == last_buyer, "his left neighbour has the priority"
    assert {("auction", "buy_first"), ("auction", "bid")} <= seen
    assert all(private.owner is not None for private in state.private_companies.values())
    assert sum(charter.certificates[1].holder in range(6) for charter in map(state.charters.get, ("VB", "SD"))) == 2
