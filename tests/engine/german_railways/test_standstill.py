"""A game in which everybody passes round after round says so, told from its moves, and offers the end."""

import pytest

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.rng import Rng
from engine.german_railways.game import GERMAN
from engine.german_railways.guidance import idle_rounds
from engine.german_railways.moves import AgreeEnd, Auction, Bid, Pass, PlayOn


def opened(players=4):
    """Sell the opening shares for a Taler each."""
    match = Match(GERMAN, Setup("german", players), "Posen")
    while match.state.round == 0:
        seat = match.state.bidding.turn
        match.play(Bid(seat, 1) if match.state.bidding.bidder is None else Pass(seat))
    return match


def pass_rounds(match, rounds):
    """Let everybody pass until so many rounds more have begun."""
    until = match.state.round + rounds
    while match.state.round < until:
        match.play(Pass(min(GERMAN.actors(match.state))))


def told(match):
    said = GERMAN.guidance.standstill(match.state, match.line)
    return None if said is None else (said.key, said.params["rounds"])


def test_it_is_told_from_the_third_round_of_passes_on():
    match = opened()
    pass_rounds(match, 1)
    assert told(match) is None
    pass_rounds(match, 1)
    assert told(match) == ("german.standstill", 2)
    pass_rounds(match, 3)
    assert told(match) == ("german.standstill", 5)


def test_an_auction_ends_it_even_if_nothing_is_sold():
    match = opened()
    pass_rounds(match, 3)
    seat = min(GERMAN.actors(match.state))
    match.play(Auction(seat, "PO"))
    assert told(match) is None
    while match.state.bidding is not None:
        match.play(Pass(match.state.bidding.turn))
    assert told(match) is None
    pass_rounds(match, 4)
    assert told(match)[1] in {2, 3}


def test_what_is_taken_back_counts_no_more():
    match = opened()
    pass_rounds(match, 2)
    assert told(match) is not None
    again = Match.replay(GERMAN, match.setup, match.seed, match.line[:-1])
    assert told(again) is None


def test_it_says_who_has_agreed_and_who_wants_to_play_on():
    match = opened()
    pass_rounds(match, 2)
    seat = min(GERMAN.actors(match.state))
    match.play(AgreeEnd(seat))
    assert told(match) == ("german.standstill.agreed", 2)
    while not match.state.in_round("agreement"):
        match.play(Pass(min(GERMAN.actors(match.state))))
    assert told(match) is None, "the question itself stands there"
    match.play(PlayOn(min(GERMAN.actors(match.state))))
    assert told(match) == ("german.standstill.declined", 3)


@pytest.mark.parametrize("seed", ["Ulm", "Kassel", "Lehrte"])
def test_no_round_is_counted_in_which_anything_was_done_and_at_most_one_is_missed(seed):
    match, rng = Match(GERMAN, Setup("german", 4), seed), Rng(seed)
    idle, busy, seen = 0, True, set()
    while not match.over and match.state.round < 300:
        seat, state = min(GERMAN.awaited(match.state)), match.state
        lazy = state.in_round("actions") and rng.below(15)
        move = Pass(seat) if lazy else GERMAN.policies["random"](GERMAN, state, seat, rng)
        busy = busy or not isinstance(move, Pass | AgreeEnd | PlayOn)
        idle = 0 if busy else idle
        match.play(move)
        if match.state.round != state.round:
            idle, busy = 0 if busy else idle + 1, False
        if not match.over and match.state.in_round("actions"):
            assert idle - 1 <= idle_rounds(match.state, match.line) <= idle
            seen.add((idle, idle_rounds(match.state, match.line)))
    assert {(3, 3), (4, 4)} <= seen
