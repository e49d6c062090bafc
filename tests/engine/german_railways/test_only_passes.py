"""Whoever can only pass is not asked: decided by what everybody can see, and never where there is more to be said."""

import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.rng import Rng
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import AgreeEnd, Auction, Pass
from engine.german_railways.switches import Switches
from tests.engine.german_railways.positions import play, position

SOLD_OUT = dict.fromkeys(("PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE"), (0, 0, 0))
RICH = dict.fromkeys(SOLD_OUT, 30)


def sold_out(**others):
    """Make a position in which seat 0 owns all shares, and seat 1, who is on turn, can do nothing."""
    return position(**{"owners": SOLD_OUT, "treasuries": RICH, "order": (1, 0, 2), **others})


def test_whoever_can_neither_build_nor_put_up_a_share_passes_unasked():
    assert GERMAN.guidance.only_declines(sold_out(), 1) == Pass(1)
    assert GERMAN.guidance.only_declines(sold_out(order=(0, 1, 2)), 0) is None, "seat 0 can build"


def test_a_share_that_somebody_can_buy_is_worth_a_question():
    state = position(owners={**dict.fromkeys(SOLD_OUT, (0, 0)), "PO": (0,)}, treasuries=RICH, order=(1, 0, 2))
    assert GERMAN.guidance.only_declines(state, 1) is None
    assert GERMAN.guidance.unlikely(state, 1) == frozenset()


def test_a_share_that_nobody_can_buy_is_worth_none_and_does_not_stand_out():
    state = position(treasuries=RICH, order=(1, 0, 2), cash=(0, 0, 0))
    assert Auction in GERMAN.kinds(state, 1)
    assert GERMAN.guidance.unlikely(state, 1) == {Auction}
    assert GERMAN.guidance.only_declines(state, 1) == Pass(1)


def test_whoever_may_bring_up_the_end_is_asked_until_they_want_to_be_asked_no_more():
    state = sold_out(treasuries={"PO": 30})
    assert GERMAN.guidance.premature(state) == frozenset(), "most railroads have no money"
    assert GERMAN.guidance.only_declines(state, 1) is None
    order = GERMAN.orders.answer(state, 1)
    assert (order.move, GERMAN.orders.answer_text(order.name).key) == (Pass(1), "german.answered.only_passes")
    play(state, AgreeEnd(1))
    assert GERMAN.guidance.only_declines(state, 1) == Pass(1), "who has agreed has said all"


def test_where_somebody_else_wants_to_play_on_there_is_nothing_to_say():
    state = sold_out(treasuries={"PO": 30})
    state.decliner = 2
    assert GERMAN.guidance.only_declines(state, 1) == Pass(1)


def test_nobody_passes_unasked_in_an_auction_or_about_the_end():
    state = position(treasuries=RICH, order=(1, 0, 2))
    play(state, Auction(1, "PO"))
    assert [GERMAN.guidance.only_declines(state, seat) for seat in range(3)] == [None] * 3
    state = sold_out(treasuries={"PO": 30}, order=(1, 1, 1))
    for move in (AgreeEnd(1), Pass(1), Pass(1), Pass(1)):
        play(state, move)
    assert state.in_round("agreement")
    assert [GERMAN.guidance.only_declines(state, seat) for seat in range(3)] == [None] * 3
    assert [GERMAN.orders.answer(state, seat) for seat in range(3)] == [None] * 3


def test_where_the_game_would_never_end_by_itself_everybody_is_asked():
    state = sold_out(switches=Switches(stalemate="goes_on"))
    assert GERMAN.guidance.only_declines(state, 1) is None
    assert GERMAN.orders.answer(state, 1) is None


@pytest.mark.parametrize("seed", ["Posen", "Ulm", "Kassel"])
def test_what_is_passed_unasked_was_the_only_thing_to_do_but_for_speaking_of_the_end(seed):
    match, rng, passed = Match(GERMAN, Setup("german", 4), seed), Rng(seed), 0
    while not match.over:
        seat = min(GERMAN.awaited(match.state))
        move = GERMAN.guidance.only_declines(match.state, seat)
        if move is not None:
            kinds = {
                kind
                for kind in GERMAN.kinds(match.state, seat)
                if kind not in GERMAN.guidance.unlikely(match.state, seat)
            }
            assert {Pass} <= kinds <= {Pass, *GERMAN.guidance.premature(match.state)} or seat in match.state.agreed
            passed += 1
        match.play(move or GERMAN.policies["random"](GERMAN, match.state, seat, rng))
    assert passed
