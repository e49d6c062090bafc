"""The phases (18CZ rules, OR 12 and appendix 9)."""

import pytest

from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.moves import BuyTrain, Pass
from engine.eighteenxx.trains import advance, has_begun, is_open, limit, may_lay, phase_of
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table

LIMITS = {
    "a": (3, None, None),
    "b": (3, 3, None),
    "c": (3, 3, None),
    "d": (3, 3, 3),
    "e": (2, 3, 3),
    "f": (2, 2, 3),
    "g": (2, 2, 3),
    "h": (1, 2, 3),
    "i": (1, 1, 3),
    "j": (1, 1, 2),
}


def test_every_phase_has_the_limits_of_the_appendix():
    for phase, limits in LIMITS.items():
        state = Table(phase=phase).state
        for company, size, most in zip(("MW", "KFN", "Pr"), ("small", "medium", "large"), limits, strict=True):
            assert is_open(state, size) == (most is not None)
            if most is not None:
                assert limit(state, company) == most


@pytest.mark.parametrize(("colour", "first"), [("yellow", "a"), ("green", "d"), ("brown", "g"), ("gray", "i")])
def test_a_colour_is_unlocked_by_the_first_train_of_its_phase(colour, first):
    for phase in LIMITS:
        assert may_lay(Table(phase=phase).state, colour) == (phase >= first)


@pytest.mark.parametrize(("phases", "pays"), [("abcdef", 30), ("gh", 40), ("ij", 50)])
def test_red_areas_pay_30_up_to_f_40_up_to_h_and_then_50(phases, pays):
    area = everything().tiles["8894"].tile.stops[0]
    for phase in phases:
        assert area.revenue_in(phase_of(Table(phase=phase).state).tiles) == pays


def told(table, rank):
    return [event.text for event in advance(table.state, rank)]


def test_what_a_phase_changes_is_told():
    assert [text.key for text in told(Table(phase="a"), "b")] == [
        "18xx.phase.begins",
        "18xx.phase.deals",
        "18xx.phase.opens",
    ]
    _, tiles, opens = told(Table(phase="c"), "d")
    assert (tiles.params["colour"].key, opens.params["size"].key) == ("18xx.colour.green", "18cz.kind.large")
    _, limit_ = told(Table(phase="d"), "e")
    assert (limit_.params["size"].key, limit_.params["trains"]) == ("18cz.kind.small", 2)
    assert [text.key for text in told(Table(phase="b"), "c")] == ["18xx.phase.begins"]


def test_a_phase_may_be_passed_over_and_none_turns_back():
    table = Table(phase="b")
    assert len(told(table, "d")) == 3
    assert has_begun(table.state, "c")
    assert not told(table, "c")
    assert table.state.depot.phase == "d"


def test_a_phase_begins_with_the_first_sale_of_its_rank():
    table = Table(phase="a").deck("b1").company("MW", {ADA: 50, BO: 25}, cash=140)
    table.operating("MW", "trains").play(BuyTrain(ADA, "deck 2", 70))
    assert table.state.depot.phase == "b"
    table.play(Pass(ADA))
    assert table.state.depot.phase == "b"
