"""What others have left to be done in an auction is nobody's business: not by views, offers, events or refusals."""

from random import Random

import pytest

from bot.texts import Texts
from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.views import visible
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import Bid, Pass
from engine.german_railways.rounds import lay_out
from tests.engine.german_railways.positions import play
from tests.engine.german_railways.world import scramble

TEXTS = Texts("en", strict=True)


def opening(*moves, players=4):
    state = lay_out(Setup("german", players), "secrets")
    for move in moves:
        play(state, move)
    return state


def test_a_maximum_is_in_its_owners_view_alone():
    state = opening(Bid(0, 3, 17))
    assert GERMAN.view(state, 0).auction.own.up_to == 17
    for viewer in (None, 1, 2, 3):
        view = GERMAN.view(state, viewer)
        assert view.auction.own is None
        assert b"17" not in codec._json.encode(view)


def test_a_bid_with_a_maximum_reads_like_one_without():
    plain, proxy = opening(), opening()
    for viewer in (None, 1, 2, 3):
        here = visible(tuple(play(codec.clone(plain), Bid(0, 3))), viewer)
        there = visible(tuple(play(codec.clone(proxy), Bid(0, 3, 30, "pass"))), viewer)
        assert here == there


def test_deciding_ahead_reads_the_same_whatever_is_decided():
    told = [
        visible(tuple(play(opening(), move)), None)
        for move in (Pass(2), Bid(2, 1), Bid(2, 5, 30), Bid(2, 5, 30, "pass"))
    ]
    assert all(each == told[0] for each in told)
    assert {event.text.key for event in told[0]} == {"german.auction.decided"}


def test_the_bidder_alone_is_told_what_will_be_done():
    events = play(opening(), Bid(2, 5, 30, "pass"))
    private = [event for event in events if event.audience is not None]
    assert [event.audience for event in private] == [2]
    assert "30" in TEXTS.sentence(private[0].text)


def test_whether_a_maximum_is_left_is_not_told_by_who_is_asked():
    """Seat 0 has bid and is outbid; whether it still has a maximum shows only when its turn has come."""
    with_, without = opening(Bid(0, 3, 30)), opening(Bid(0, 3))
    for state in (with_, without):
        play(state, Bid(1, 4))
    assert GERMAN.actors(with_) == GERMAN.actors(without) == {2, 3}
    assert GERMAN.view(with_, None) == GERMAN.view(without, None)
    for viewer in (1, 2, 3):
        assert GERMAN.view(with_, viewer) == GERMAN.view(without, viewer)


def test_only_that_a_seat_has_decided_is_seen_before_its_first_turn():
    standings = {
        GERMAN.view(opening(move), None).auction.standings for move in (Pass(2), Bid(2, 1), Bid(2, 9, 30, "pass"))
    }
    assert standings == {("asked", "asked", "decided", "asked")}


def test_refusals_of_bids_tell_nothing_of_maxima():
    """Whatever is refused to others is refused in the same words, whatever is left to be done for a seat."""
    chance = Random(7)
    for base in (opening(Bid(1, 2, 9), Pass(3)), opening(Bid(0, 3, 17), Bid(2, 5, 11, "pass"))):
        seat = next(seat for seat in GERMAN.actors(base))
        for _ in range(20):
            other = scramble(base, seat, chance)
            for move in (Bid(seat, 0), Bid(seat, 1), Bid(seat, 99), Bid(seat, 9, 99), Pass((seat + 1) % 4)):
                words = []
                for state in (base, other):
                    try:
                        play(codec.clone(state), move)
                        words.append("accepted")
                    except IllegalMove as refused:
                        words.append((refused.text, refused.rule))
                assert words[0] == words[1]


def test_the_seed_is_in_no_view():
    state = lay_out(Setup("german", 3), "a-seed-to-find")
    for viewer in (None, 0, 1, 2):
        assert b"a-seed-to-find" not in codec._json.encode(GERMAN.view(state, viewer))


@pytest.mark.parametrize("up_to", [8, 9, 20])
def test_what_is_bid_by_order_shows_no_more_than_the_bid(up_to):
    """Seat 1 would go further, but nobody makes it: the price tells what it took."""
    state = opening(Bid(1, 1, up_to, "pass"), Pass(2), Pass(3))
    events = play(state, Bid(0, 5, 7, "pass"))
    told = [TEXTS.sentence(event.text, ("Ada", "Ben", "Cleo", "Dora")) for event in visible(tuple(events), None)]
    assert state.railroads["PO"].treasury == 8
    assert not any(str(number) in line for line in told for number in (9, 20))
