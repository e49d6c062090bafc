"""Corners that the rulebook leads into: a table that changes its mind about the end, and forms filled with anything."""

import pytest

from engine.core import codec
from engine.core.moves import Chain
from engine.german_railways.game import GERMAN
from engine.german_railways.moves import AgreeEnd, Build, Pass, PlayOn
from tests.engine.german_railways.positions import play, position, refusal


def on_turn(state):
    (seat,) = GERMAN.actors(state)
    return seat


def after_seat_0_declined():
    state = position(treasuries={"PO": 9}, order=(1, 2, 0))
    play(state, AgreeEnd(1))
    for seat in (1, 2, 0):
        play(state, Pass(seat))
    play(state, PlayOn(0))
    return state


def pass_until(state, wanted):
    while on_turn(state) != wanted:
        play(state, Pass(on_turn(state)))


def test_who_declined_the_end_may_still_come_to_agree():
    state = after_seat_0_declined()
    pass_until(state, 0)
    assert AgreeEnd in GERMAN.kinds(state, 0)
    play(state, AgreeEnd(0))
    while GERMAN.view(state, None).stage == "actions":
        play(state, Pass(on_turn(state)))
    for seat in (1, 2):
        play(state, AgreeEnd(seat))
    assert state.ending == "agreed"


@pytest.mark.parametrize("other", [1, 2])
def test_the_others_may_not_press_who_declined(other):
    state = after_seat_0_declined()
    pass_until(state, other)
    assert AgreeEnd not in GERMAN.kinds(state, other)
    assert refusal(codec.clone(state), AgreeEnd(other)).text.key == "german.end.declined_before"


@pytest.mark.parametrize("railroad", [["PO"], {"PO": 1}])
def test_a_form_may_name_a_railroad_by_anything(railroad):
    state = position(treasuries={"PO": 9})
    assert isinstance(GERMAN.slot(state, 0, Build, "hexes", {"railroad": railroad}), Chain)
