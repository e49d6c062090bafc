"""A move filled in field by field, and lists that are chosen entry by entry."""

import pytest

from engine.core.forms import END, Form, accepts, answers, offered, only_answer, place_of
from engine.core.moves import Chain, Choice, NumberRange, Option
from engine.core.seat import Seat
from engine.core.text import text
from tests.open_toy.engine.game import OPEN_TOY, Name, Pass, Walk

ADA = Seat(0)


def some(values):
    return tuple(Option(value, text("toy.yes")) for value in values)


@pytest.fixture
def state():
    return OPEN_TOY.setup(type("Setup", (), {"players": 2}), "seed")


def test_a_list_is_filled_in_entry_by_entry_until_it_ends(state):
    form = Form.of(OPEN_TOY, state, ADA, Walk)
    assert (form.field, form.entries, form.last) == ("path", (), True)
    for entry in ("north", "hill"):
        form = form.then(entry)
    assert (form.entries, END in answers(form.slot)) == (("north", "hill"), True)
    whole = form.then(END)
    assert (whole.field, whole.move(ADA)) == (None, Walk(ADA, ("north", "hill")))
    assert form.field == "path", "an answer makes a new form"


def test_a_form_opened_at_a_field_knows_what_was_filled_in_before(state):
    slots = lambda field, chosen: OPEN_TOY.slot(state, ADA, Walk, field, chosen)  # noqa: E731
    assert Form.at(slots, Walk, "path", {"path": ("south",)}).entries == ("south",)


def test_a_move_without_fields_is_complete_at_once(state):
    assert Form.of(OPEN_TOY, state, ADA, Pass).slot is None


def test_one_answer_is_no_choice_unless_a_list_may_end_there():
    assert only_answer(NumberRange(4, 4)) == 4
    assert only_answer(Choice(some("a"))) == "a"
    assert only_answer(Chain(some("a"), may_end=False)) == "a"
    for slot in (NumberRange(4, 5), Choice(some("ab")), Choice(some("a"), many=True), Chain(some("a"), may_end=True)):
        assert only_answer(slot) is None


def test_what_slots_offer_is_accepted_in_any_order_and_nothing_else(state):
    assert accepts(Choice(some("abc"), many=True, at_most=2), ("c", "a"))
    assert not accepts(Choice(some("abc"), many=True, at_most=2), ("a", "a"))
    assert not accepts(Chain(some("a"), may_end=False), END)
    assert offered(OPEN_TOY, state, Walk(ADA, ("north", "hill")))
    assert not offered(OPEN_TOY, state, Walk(ADA, ("north",)))
    assert not offered(OPEN_TOY, state, Name(ADA, 801))


def test_an_option_is_found_by_its_value_or_by_what_people_write():
    options = (Option("ber-par", text("x")), Option("d1", text("x"), "3+3"))
    assert [place_of(options, typed) for typed in ("BER-par", "3+3", "d1", "x")] == [0, 1, 1, None]
