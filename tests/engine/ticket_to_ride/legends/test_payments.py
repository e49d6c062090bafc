"""How a journey is paid: what is offered, what is written, and what is never spent unseen (L C3.2, I1.2, I3.2, L3, L6)."""

import pytest

from engine.core.errors import IllegalMove
from engine.core.forms import END, Form, only_answer
from engine.core.text import text
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Travel
from tests.engine.ticket_to_ride.legends.positions import PACK, hand_of, position

MARKED = {"opened": ["trail", "desert"]}


def chosen(table, company, track, *powers):
    """Fill in the form of a journey up to its payment."""
    form = Form.of(LEGENDS, table.state, table.seat(company), Travel).then(track)
    for power in powers:
        form = form.then(power)
    return form.then(END)


def payments(table, company, track, *powers):
    return [option.value for option in chosen(table, company, track, *powers).slot.options]


def second_of_the_pair(hand):
    """A position in which the first of two uncoloured tracks is red and the Engineer pays with two colours (I3.3)."""
    taken = {"stickers": {"dallas--oklahoma-city-a": "red"}}
    return position(
        opened=["trail", "prairie"], hands={"black": hand}, specialists={"black": "engineer"}, campaign=taken
    )


@pytest.mark.parametrize("payment", ["1 red, 1 blue", "1 blue, 1 red as blue"])
def test_i3_2_and_l3_a_payment_that_can_give_one_colour_only_need_not_name_it(payment):
    table = second_of_the_pair("1 red, 1 blue")
    track = "dallas--oklahoma-city-b"
    (offered,) = payments(table, "black", track, "specialist:engineer")
    assert offered.endswith(" as blue"), "what it becomes is said all the same"
    table.travel("black", track, payment, "specialist:engineer")
    assert table.state.campaign.stickers[track] == "blue"


def test_i3_2_a_payment_that_can_give_two_colours_must_name_one_and_no_other():
    table = second_of_the_pair("1 green, 1 blue")
    track = "dallas--oklahoma-city-b"
    for payment in ("1 green, 1 blue", "1 green, 1 blue as red", "1 green, 1 blue as white"):
        table.refuses(table.journey("black", track, payment, "specialist:engineer"), "travel.set", "C3.2")
    with pytest.raises(IllegalMove) as refusal:
        table.travel("black", track, "1 green, 1 blue", "specialist:engineer")
    hint = refusal.value.text.params["hint"]
    assert hint.key == "legends.travel.hint.mixed_survey", "it says that the colour must be named"
    assert text("legends.card.red") not in hint.params["colours"]
    table.travel("black", track, "1 green, 1 blue as green", "specialist:engineer")
    assert table.state.campaign.stickers[track] == "green"


def test_i3_3_wilds_need_no_colour_where_stickers_of_one_alone_are_left():
    plain = [t.id for t in PACK.board.routes.values() if t.colour == "uncoloured" and "oklahoma-city" not in t.ends]
    colours = [colour for colour in ("black", "white", "green", "yellow", "red") for _ in range(18)]
    stickers = dict(zip(plain, colours, strict=False))
    table = position(opened=["trail", "prairie"], hands={"black": "2 wild"}, campaign={"stickers": stickers})
    assert len(stickers) == 90
    table.travel("black", "dallas--oklahoma-city-b", "2 wild")
    assert table.state.campaign.stickers["dallas--oklahoma-city-b"] == "blue"


def test_l6_once_marks_count_each_payment_is_offered_once_with_all_its_marks():
    table = position(hands={"black": "1 yellow, 1 yellow skull"}, **MARKED)
    track = next(t.id for t in table.state.printed.tracks if t.colour == "yellow" and t.length == 2)
    assert payments(table, "black", track) == ["1 yellow, 1 yellow skull"]
    table.travel("black", track, "2 yellow")
    assert table.hand("black") == "", "not written, marks go all the same"


def test_l6_unmarked_cards_are_offered_first_and_every_other_way_besides():
    table = position(hands={"black": "2 yellow, 1 yellow pick, 1 yellow skull"}, **MARKED)
    track = next(t.id for t in table.state.printed.tracks if t.colour == "yellow" and t.length == 2)
    offered = payments(table, "black", track)
    assert offered[0] == "2 yellow"
    assert len(offered) == len(set(offered)) == 4
    table.travel("black", track, "2 yellow")
    assert table.hand("black") == "1 yellow pick, 1 yellow skull"


def test_l6_marks_may_be_chosen_in_a_set_of_any_colours_too():
    hand = "2 blue, 1 blue pick, 1 green, 1 green skull"
    table = position(office={"black": [38]}, hands={"black": hand}, deck="white, " * 12, **MARKED)
    track = next(t.id for t in table.state.printed.tracks if t.colour == "red" and t.length == 3)
    offered = payments(table, "black", track, "card:38")
    assert offered == [
        "2 blue, 1 blue pick",
        "2 blue, 1 green",
        "1 blue, 1 blue pick, 1 green skull",
        "1 blue, 1 blue pick, 1 green",
        "2 blue, 1 green skull",
        "1 blue, 1 green, 1 green skull",
        "1 blue pick, 1 green, 1 green skull",
    ]
    table.play(table.journey("black", track, "1 blue, 1 blue pick, 1 green skull", "card:38"))
    assert table.hand("black") == "1 blue, 1 green, 1 white", "one of them drawn for a large city"


@pytest.mark.parametrize(
    ("hand", "by_itself"), [("2 yellow", True), ("1 yellow, 1 wild", False), ("1 yellow, 1 yellow skull", False)]
)
def test_l3_the_only_payment_fills_itself_in_unless_it_spends_a_wild_or_a_mark(hand, by_itself):
    table = position(hands={"black": hand}, **MARKED)
    track = next(t.id for t in table.state.printed.tracks if t.colour == "yellow" and t.length == 2)
    assert (only_answer(chosen(table, "black", track).slot) is not None) == by_itself


def test_i3_2_the_only_payment_does_not_fill_itself_in_where_it_colours_a_track_for_good():
    table = position(opened=["trail", "prairie"], hands={"black": "2 blue"})
    assert only_answer(chosen(table, "black", "dallas--oklahoma-city-b").slot) is None
    before = position(opened=["trail"], hands={"black": "2 blue"})
    assert only_answer(chosen(before, "black", "dallas--oklahoma-city-b").slot) == "2 blue"


def test_d8_what_is_paid_besides_the_set_is_seen_once():
    strike = {"pile": "coal-strike", "coins": {"black": 3}}
    table = position(hands={"black": "3 red"}, **strike)
    track = next(t.id for t in table.state.printed.tracks if t.colour == "red" and t.length == 3)
    form = chosen(table, "black", track).then("3 red")
    assert [option.value for option in form.slot.options] == ["$1"]
    assert only_answer(form.slot) is None


def test_l3_a_wild_that_is_the_only_way_to_pay_for_a_trestle_does_not_go_unseen():
    table = position(opened=["timber", "shore"], hands={"black": "2 red, 1 wild, 1 green"}, coins={"black": 0})
    form = chosen(table, "black", "los-angeles--santa-barbara").then("2 red").then("green")
    assert [option.value for option in form.slot.options] == ["wild"]
    assert only_answer(form.slot) is None


def ports(table, company, track):
    form = Form.of(LEGENDS, table.state, table.seat(company), Travel).then(track)
    return [option.value for option in form.slot.options]


def test_i1_2_a_steamer_is_offered_only_where_a_payment_leaves_its_wild():
    track = "boston--new-york-a"
    assert ports(position(opened=["cape"], hands={"black": "1 wild"}), "black", track) == []
    both = position(opened=["cape"], hands={"black": "1 white, 1 wild"})
    assert ports(both, "black", track) == ["steamer boston", "steamer new-york"]
    assert payments(both, "black", track, "steamer boston") == ["1 white"]
    assert payments(both, "black", track) == ["1 white", "1 wild"]


def test_c3_3_a_steamer_and_a_power_that_discard_a_wild_each_need_one_each():
    table = position(opened=["cape"], office={"black": [8]}, hands={"black": "3 white, 1 wild"})
    track = next(t for t in table.state.printed.tracks if t.length == 3 and any(PACK.town(end).coast for end in t.ends))
    table.company("black").hand = hand_of(
        f"3 {'white' if track.colour in {'grey', 'uncoloured'} else track.colour}, 1 wild"
    )
    form = Form.of(LEGENDS, table.state, 0, Travel).then(track.id)
    assert {option.value.partition(" ")[0] for option in form.slot.options} == {"card:8", "steamer"}
    assert form.then("card:8").slot.options == ()


def test_h5_and_i1_2_whoever_named_a_steamer_that_cannot_be_set_is_told_so_alone():
    table = position(active="blue", opened=["cape"], hands={"blue": "1 wild"}, deck="red, " * 12)
    table.travel("blue", "boston--new-york-a", "1 wild", "steamer boston")
    (told,) = [event for event in table.events if event.text.key == "legends.steamer.idle"]
    assert told.audience == table.seat("blue")


def test_i1_2_what_is_paid_besides_leaves_the_wild_of_a_steamer_where_it_can():
    table = position(opened=["cape"], pile="hurricane", hands={"black": "1 white, 1 green, 1 wild"})
    slot = chosen(table, "black", "boston--new-york-a", "steamer boston").then("1 white").slot
    assert [option.value for option in slot.options] == ["green", "$1"]
