"""A list chosen entry by entry: written short, read back, and one entry without alternative coming by itself."""

from __future__ import annotations

import pytest

from bot.forms import Code, Path, fill_in, follow, read
from bot.messages.controls import LONGEST_ID, make_id
from bot.service import Refusal
from engine.core import forms
from engine.core.moves import Chain, Option
from engine.core.text import Text
from tests.open_toy.engine.game import OPEN_TOY, Name, Walk


def slots(kind=Walk):
    state = OPEN_TOY.setup(type("Setup", (), {"players": 2}), "seed")
    return lambda field, chosen: OPEN_TOY.slot(state, 0, kind, field, chosen)


def blank():
    return forms.Form(slots(), Walk)


def form(*picks):
    return fill_in(blank(), Code("walk", picks), eager=True)


def test_nothing_written_leads_to_the_beginning():
    begun = follow("", blank())
    assert (begun.form.entries, begun.ended, [option.value for option in begun.form.slot.options]) == (
        (),
        False,
        ["north", "south"],
    )


def test_an_entry_without_alternative_comes_by_itself():
    assert follow(Path().then(1, 2).written(), blank()).form.entries == ("south", "mill", "lake")


def test_each_pick_is_found_again():
    path = Path().then(0, 2).then(2, 3)
    assert follow(path.written(), blank()).form.entries == ("north", "mill", "lake")
    assert follow(path.back().written(), blank()).form.entries == ("north",)
    assert follow(Path().then(0, 2).then(1, 3).written(ended=True), blank()).ended


@pytest.mark.parametrize("code", ["x", "1", "1-", "9-zz", "0-0_", "1-0_"])
def test_a_code_that_means_nothing_is_refused(code):
    with pytest.raises(Refusal):
        follow(code, blank())


def test_a_long_list_fits_in_the_id_of_a_button():
    """Three trains of twenty stops with six ways on at each, or thirty at every third."""
    path = Path()
    for number in range(60):
        options_there = 30 if number % 3 == 0 else 6
        path = path.then(number % options_there, options_there)
    made = make_id("k3vq7m", 9_999, "take", str(Code("run", (path.written(ended=True),))))
    assert len(made) <= LONGEST_ID


def test_a_form_goes_on_entry_by_entry_and_back_the_same_way():
    begun = form()
    assert (begun.field, begun.values["path"]) == ("path", ())
    once = form(*begun.picked(0).picks)
    assert once.values["path"] == ("north",)
    twice = form(*once.picked(1).picks)
    assert (twice.values["path"], twice.slot.may_end) == (("north", "hill"), True)
    assert form(*twice.back.picks).values == once.values
    assert form(*once.back.picks).values == begun.values
    whole = form(*twice.ended.picks)
    assert (whole.field, whole.values["path"]) == (None, ("north", "hill"))
    assert form(*whole.back.picks).values == twice.values


def test_what_goes_on_with_a_form_is_what_its_code_opens():
    begun = form()
    once = begun.then(0)
    assert (once.code, once.values, once.back) == (begun.picked(0), form(*begun.picked(0).picks).values, begun.code)
    twice = once.then(1)
    assert (twice.code, twice.values, twice.back) == (once.picked(1), form(*once.picked(1).picks).values, once.code)
    whole = twice.end()
    assert (whole.code, whole.field, whole.back) == (twice.ended, None, twice.code)
    with pytest.raises(Refusal):
        begun.then(2)
    with pytest.raises(Refusal):
        begun.end()


def test_a_number_without_alternative_is_filled_by_itself():
    one = fill_in(forms.Form(lambda *_: Chain((), may_end=True), Walk), Code("walk"), eager=True)
    assert one.field == "path"
    wide = fill_in(forms.Form(slots(Name), Name), Code("name"), eager=True)
    assert (wide.field, wide.slot.high) == ("number", 800)
    assert wide.then(41).values == {"number": 42}
    assert fill_in(forms.Form(slots(Name), Name), wide.picked(41), eager=True).values == {"number": 42}


def written(text, kind=Walk, field="path"):
    return read(slots(kind), kind, {field: text} if text else {}, lambda label: str(label.params["name"]).upper())


def test_a_list_is_written_with_spaces_and_what_is_in_brackets_is_for_the_eye():
    for text in ("north mill lake", "North (the way up) MILL lake", "north, mill"):
        assert written(text).values == {"path": ("north", "mill", "lake")}
        assert written(text).missing is None


def test_what_was_written_opens_the_form_where_it_stops():
    stopped = written("north")
    assert (stopped.missing, stopped.strange) == ("path", None)
    assert form(*stopped.code.picks).values == {"path": ("north",)}
    assert written("").missing == "path"


def test_an_entry_that_cannot_stand_there_is_left_to_the_rules():
    strange = written("north fly")
    assert (strange.values["path"], strange.missing, strange.strange) == (("north", "fly"), None, "north fly")


def test_a_number_out_of_range_is_left_to_the_rules():
    assert written("900", Name, "number").strange == "900"
    assert written("90", Name, "number").code == Code("name", ("89",))


def test_a_list_that_is_not_written_is_chosen_even_where_it_may_be_empty():
    def mill(_, chosen):
        return Chain(() if chosen.get("path") else (Option("mill", Text("x", {"name": "Mill"})),), may_end=True)

    assert read(mill, Walk, {}, str).missing == "path"
    assert read(mill, Walk, {"path": ""}, str).missing is None
