"""Both ends of the game, and who has won (rulebook, "End of the game and winner"; decision 4)."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import codec
from engine.core.game import Setup
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.ending import can_ever_build, money_to_come, reason_to_end
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import AgreeEnd, Auction, Bid, Build, Pass, PlayOn
from engine.german_railways.rounds import lay_out
from engine.german_railways.switches import Switches
from tests.engine.german_railways.planned import planned_game, planned_match
from tests.engine.german_railways.positions import play, position, refusal, said
from tests.thorough import long_but

ALL_LINKED = {
    # In Berlin three, in Dresden three, in Köln two; each of the last two in Hamburg as well, with the first.
    "PO": ("G9", "D5"),
    "NME": ("G10",),
    "KSS": ("H10",),
    "KBS": ("K10",),
    "MWB": ("K10",),
    "GBS": ("K10",),
    "CME": ("D5",),
    "BHE": ("D5",),
}


def round_of_passes(state):
    """Let everybody pass until turn order is determined."""
    events = []
    for seat in list(state.frames[-1].actors):
        events += play(state, Pass(seat))
    return events


def test_the_game_ends_when_every_railroad_is_linked_to_two_others():
    state = position(networks=ALL_LINKED, treasuries={"PO": 50}, cash=(3, 9, 9))
    events = round_of_passes(state)
    assert "german.end.linked" in said(events)
    assert state.ending == "linked"
    assert not GERMAN.actors(state)
    assert GERMAN.result(state).scores == (3, 9, 9)
    assert GERMAN.result(state).places == ((1, 2), (0,))


def test_one_link_less_and_it_goes_on():
    networks = {**ALL_LINKED, "GBS": ()}
    state = position(networks=networks, treasuries={"PO": 50})
    round_of_passes(state)
    assert state.ending is None
    assert state.round == 2


@pytest.mark.parametrize(("tested", "over"), [("at_order", False), ("after_action", True)])
def test_decision_4_the_end_is_looked_for_when_turn_order_is_determined(tested, over):
    state = position(networks=ALL_LINKED, treasuries={"PO": 50}, switches=Switches(end_tested=tested))
    play(state, Pass(0))
    assert (state.ending == "linked") == over
    if not over:
        play(state, Pass(1))
        draws = state.rng.draws
        play(state, Pass(2))
        assert state.ending == "linked"
        assert state.rng.draws == draws, "a marker was drawn before the end was looked for"


def test_shares_and_treasuries_do_not_count_in_the_end():
    state = position(networks=ALL_LINKED, treasuries={"PO": 50}, owners={"PO": (0, 0, 0)}, cash=(3, 4, 5))
    round_of_passes(state)
    assert GERMAN.result(state).winners == (2,)


def test_all_players_agree_and_the_others_are_asked_at_once_when_turn_order_is_determined():
    state = position(treasuries={"PO": 9})
    events = play(state, AgreeEnd(0))
    assert GERMAN.actors(state) == {0}, "to agree takes no action"
    assert "german.end.agrees" in said(events)
    events = round_of_passes(state)
    assert "german.end.asked" in said(events)
    assert GERMAN.actors(state) == {1, 2}
    assert GERMAN.kinds(state, 1) == (AgreeEnd, PlayOn)
    assert GERMAN.view(state, None).stage == "agreement"
    play(state, AgreeEnd(2))
    assert GERMAN.actors(state) == {1}
    play(state, AgreeEnd(1))
    assert state.ending == "agreed"


def test_if_one_does_not_agree_the_game_goes_on_and_nobody_is_asked_again():
    state = position(treasuries={"PO": 9})
    play(state, AgreeEnd(0))
    round_of_passes(state)
    play(state, PlayOn(1))
    assert state.ending is None
    assert state.round == 2
    assert state.agreed == []
    (seat,) = GERMAN.actors(state)
    assert AgreeEnd not in GERMAN.kinds(state, seat)
    assert refusal(codec.clone(state), AgreeEnd(seat)).text.key == "german.end.declined_before"
    state.railroads["PO"].owners = [seat]
    play(state, Build(seat, "PO", ("B20",)))
    (seat,) = GERMAN.actors(state)
    assert AgreeEnd in GERMAN.kinds(state, seat)


def test_agreement_lapses_when_something_is_built_or_sold():
    state = position(treasuries={"PO": 9})
    play(state, AgreeEnd(0))
    events = play(state, Build(0, "PO", ("B20",)))
    assert "german.end.lapsed" in said(events)
    assert state.agreed == []
    play(state, AgreeEnd(1))
    play(state, Auction(1, "PO"))
    assert state.agreed == [1]

    for move in (Bid(1, 1), Pass(2), Pass(0)):
        play(state, move)
    assert state.agreed == []


def test_agreeing_has_a_button_once_half_of_the_railroads_cannot_build_or_somebody_speaks_of_the_end():
    rich = dict.fromkeys(("PO", "NME", "KSS", "KBS", "MWB"), 30)
    state = position(treasuries=rich)
    assert GERMAN.guidance.premature(state) == {AgreeEnd}
    assert AgreeEnd in GERMAN.kinds(state, 0), "the rules allow it at any time"
    state.railroads["PO"].treasury = state.railroads["NME"].treasury = 0  # two of the other three lack money already
    assert GERMAN.guidance.premature(state) == frozenset()
    state.railroads["PO"].treasury = 30
    assert GERMAN.guidance.premature(state) == {AgreeEnd}
    play(state, AgreeEnd(0))
    assert GERMAN.guidance.premature(state) == frozenset()


@pytest.mark.parametrize("players", long_but([3, 4, 5], 4))
def test_the_end_comes_into_sight_in_the_middle_of_a_game(players):
    soon = [
        GERMAN.guidance.premature(state) == set()
        for state, seat, _ in planned_game(players)
        if AgreeEnd in GERMAN.kinds(state, seat)
    ]
    assert not any(soon[: len(soon) // 6])
    # Where all railroads come to be linked, nobody has to speak of the end.
    assert soon[-1] or planned_match(players).state.ending == "linked"


def test_agreement_can_be_taken_back_on_turn():
    state = position(treasuries={"PO": 9})
    play(state, AgreeEnd(0))
    assert PlayOn in GERMAN.kinds(state, 0)
    assert AgreeEnd not in GERMAN.kinds(state, 0)
    assert refusal(codec.clone(state), AgreeEnd(0)).text.key == "german.end.agreed_before"
    play(state, PlayOn(0))
    assert state.agreed == []
    assert refusal(codec.clone(state), PlayOn(0)).text.key == "german.end.not_agreed"
    round_of_passes(state)
    assert state.round == 2


def test_all_may_agree_on_their_own_turns_and_nobody_needs_to_be_asked():
    state = position(treasuries={"PO": 9})
    for seat in range(3):
        play(state, AgreeEnd(seat))
        play(state, Pass(seat))
    assert state.ending == "agreed"


# Decision 4: where no railroad can ever build again, the game ends by itself.
SOLD_OUT = dict.fromkeys(("PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE"), (0, 0, 0))
BADEN_BUILT_OUT = ("P2", "P4", "Q2", "Q3", "O2", "O3", "P5", "P6", "Q4", "Q5", "Q6", "O4", "O5", "N4")


@pytest.mark.parametrize(("stalemate", "ending"), [("ends", "stalemate"), ("goes_on", None)])
def test_decision_4_the_game_ends_by_itself_where_nobody_can_ever_build(stalemate, ending):
    state = position(
        networks={"GBS": BADEN_BUILT_OUT},
        owners=SOLD_OUT,
        treasuries={"PO": 1, "GBS": 99},
        switches=Switches(stalemate=stalemate),
    )
    assert not any(can_ever_build(BoardAnalysis(state), id_) for id_ in state.railroads)
    round_of_passes(state)
    assert state.ending == ending


def test_decision_4_badens_free_hex_keeps_the_game_going_until_its_locomotives_are_gone():
    state = position(networks={"GBS": BADEN_BUILT_OUT[:-1]}, owners=SOLD_OUT)
    assert [id_ for id_ in state.railroads if can_ever_build(BoardAnalysis(state), id_)] == ["GBS"]


def test_decision_4_a_share_still_to_be_sold_may_bring_the_money():
    state = position(networks={"GBS": BADEN_BUILT_OUT}, owners={**SOLD_OUT, "PO": (0, 0)}, cash=(0, 2, 0))
    assert can_ever_build(BoardAnalysis(state), "PO")
    state.cash = [1, 1, 0]
    assert not can_ever_build(BoardAnalysis(state), "PO"), "one share is bought by one player"
    assert reason_to_end(state) == "stalemate"
    state.railroads["PO"].treasury = 1
    assert can_ever_build(BoardAnalysis(state), "PO")


def test_decision_4_without_a_free_hex_nothing_can_be_built():
    # Only one hex touches Königsberg.
    state = position(networks={"GBS": BADEN_BUILT_OUT, "NME": ("B20",)}, owners=SOLD_OUT, treasuries={"PO": 50})
    assert not can_ever_build(BoardAnalysis(state), "PO")
    assert can_ever_build(BoardAnalysis(position(owners=SOLD_OUT, treasuries={"PO": 50})), "PO")


def test_decision_4_koeln_minden_may_be_kept_by_its_limit():
    around = {"PO": ("I0",), "NME": ("I1",), "KSS": ("J2",)}
    full = dict.fromkeys(("PO", "NME", "KSS", "KBS"), ("K0", "J0", "I0", "I1", "J2"))
    blocked = {**full, "BHE": ("K1",)}
    state = position(networks=blocked, owners=SOLD_OUT, treasuries={"CME": 50})
    assert not can_ever_build(BoardAnalysis(state), "CME"), "each city around Essen costs 6"
    assert can_ever_build(BoardAnalysis(position(networks=around, owners=SOLD_OUT, treasuries={"CME": 50})), "CME")


@given(
    cash=st.lists(st.integers(0, 3), min_size=3, max_size=3),
    own=st.integers(1, 3),
    behind=st.integers(0, 3),
)
@settings(max_examples=80, deadline=None)
def test_the_money_still_to_come_is_what_the_best_course_of_auctions_brings(cash, own, behind):
    """``own``: shares of the railroad that are sold; ``behind``: other railroads that have sold only one."""
    others = ("NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE")
    owners = {id_: (0,) * (1 if number < behind else 2) for number, id_ in enumerate(others)}
    state = position(owners={**owners, "PO": (0,) * own}, cash=tuple(cash))
    assert money_to_come(state, "PO") == best_course(tuple(cash), own, behind)


@cache
def best_course(cash, own, behind):
    """Try every course of auctions: who buys which share, and at what price."""
    best = 0
    for seat, purse in enumerate(cash):
        for price in range(1, purse + 1):
            left = (*cash[:seat], purse - price, *cash[seat + 1 :])
            if own < 2 or (own == 2 and not behind):
                best = max(best, price + best_course(left, own + 1, behind))
            if behind:
                best = max(best, best_course(left, own, behind - 1))
    return best


def test_a_new_game_is_not_over():
    state = lay_out(Setup("german", 4), "any")
    assert GERMAN.result(state) is None
    assert GERMAN.view(state, None).stage == "opening"
