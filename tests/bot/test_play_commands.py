"""Moves as slash commands: what is offered while somebody types."""

from __future__ import annotations

import pytest

from bot.forms import read
from bot.interactions.moves import LONGEST_CHOICE, MOST_CHOICES, chained, choices, moves_group, numbers
from engine.core.forms import Form
from engine.core.moves import Chain, Choice, NumberRange, Option
from engine.core.registry import GAMES, find
from engine.core.text import text
from tests.open_toy.engine.game import Walk

LABELS = {
    "ber-par": "Berlin\u2013Paris: 4 red",
    "par-zur": "Paris\u2013Zürich: 3 of any one colour, tunnel",
    "rom-pal": "Roma\u2013Palermo: 4 of any one colour",
}
SLOT = Choice(tuple(Option(value, text("ttr.option.city", city=label)) for value, label in LABELS.items()))
MANY = Choice(SLOT.options, many=True, at_least=1, at_most=3)


def offered(slot, written, labels=LABELS):
    return [(choice.name, choice.value) for choice in choices(slot, written, labels)]


def test_what_begins_as_typed_comes_before_what_only_contains_it():
    assert [value for _, value in offered(SLOT, "par")] == ["par-zur", "ber-par"]


def test_an_empty_field_offers_everything():
    assert len(offered(SLOT, "")) == len(LABELS)


def test_what_fits_nothing_offers_nothing():
    assert offered(SLOT, "xyz") == []


def test_capitals_do_not_matter_and_values_are_found_too():
    assert [value for _, value in offered(SLOT, "ROM-")] == ["rom-pal"]


def test_a_list_completes_its_last_item_and_keeps_those_before():
    assert offered(MANY, "par-zur, ber") == [
        ("Paris\u2013Zürich: 3 of any one colour, tunnel, Berlin\u2013Paris: 4 red", "par-zur, ber-par")
    ]


def test_an_item_is_not_offered_twice_in_a_list():
    assert "par-zur, par-zur" not in [value for _, value in offered(MANY, "par-zur, ")]


def test_numbers_are_offered_as_texts():
    assert offered(NumberRange(8, 12), "1", {}) == [("10", "10"), ("11", "11"), ("12", "12")]


RANGES = [(1, 800), (47, 142), (5, 31), (3, 3), (55, 650, 5), (7, 307, 3)]


@pytest.mark.parametrize("slot", [NumberRange(*bounds) for bounds in RANGES])
def test_of_very_many_numbers_some_are_offered_from_the_least_to_the_most(slot):
    found = numbers(slot, "")
    assert len(found) <= MOST_CHOICES
    assert (found[0], found[-1]) == (slot.low, slot.high)
    assert found == sorted(set(found))
    assert set(found) | set(numbers(slot, "1")) <= set(slot.numbers)


NEXT = {(): ("d1", "e2"), ("d1",): ("E11.0", "E13"), ("d1", "E11.0"): ("E13",), ("d1", "E11.0", "E13"): ()}


def asking(ask):
    return Form(lambda _, chosen: ask(tuple(chosen.get("path", ()))), Walk)


def chain(written):
    def ask(entries):
        onward = NEXT.get(entries, ())
        return Chain(tuple(Option(one, text("x", name=one)) for one in onward), len(entries) > 2)

    return [(o.name, o.value) for o in chained(asking(ask), written, lambda label: f"{label.params['name']} (30 K)")]


def test_a_chain_is_completed_by_its_next_entry_with_a_note_in_brackets():
    assert chain("") == [("d1 (d1 [30 K])", "d1"), ("e2 (e2 [30 K])", "e2")]
    assert chain("d1 E1") == [("d1 E11.0 (E11.0 [30 K])", "d1 E11.0"), ("d1 E13 (E13 [30 K])", "d1 E13")]


def test_what_was_suggested_can_be_typed_on():
    assert chain("d1 E11.0 (E11.0 [30 K])") == [("d1 E11.0 E13 (E13 [30 K])", "d1 E11.0 E13")]
    assert [value for _, value in chain("d1 E11.0")] == ["d1 E11.0 E13"]


def test_a_chain_that_may_end_is_offered_as_it_stands():
    assert chain("d1 E11.0 E13") == [("d1 E11.0 E13", "d1 E11.0 E13")]


def test_an_entry_with_a_name_of_its_own_is_written_by_what_people_call_it():
    trains = (Option("d1", text("x", name="3+3"), "3+3"), Option("d2", text("x", name="3+3"), "3+3.2"))
    stops = Chain((Option("E11", text("x", name="Praha")), *trains[1:]), may_end=True)
    slots = {(): Chain(trains, may_end=False), ("d1",): stops, ("d1", "E11"): Chain(trains[1:], may_end=True)}

    def ask(entries):
        return slots.get(entries, Chain((), may_end=True))

    def typed(written):
        return [one.value for one in chained(asking(ask), written, lambda label: str(label.params["name"]))]

    assert typed("") == ["3+3", "3+3.2"]
    assert typed("3+3 E1") == ["3+3 E11"]
    assert typed("3+3 E11 ") == ["3+3 E11", "3+3 E11 3+3.2"]
    assert typed("d1 E11 ") == ["d1 E11", "d1 E11 3+3.2"], "who knows the cards may write them"
    read_back = read(lambda _, chosen: ask(tuple(chosen.get("path", ()))), Walk, {"path": "3+3 E11 3+3"}, str)
    assert read_back.values["path"] == ("d1", "E11", "d1"), "the rules say what is wrong with that"


def test_discord_takes_what_is_offered():
    labels = {f"o{place}": "x" * 150 for place in range(60)}
    slot = Choice(tuple(Option(value, text("ttr.option.city", city="x")) for value in labels))
    found = offered(slot, "", labels)
    assert len(found) == MOST_CHOICES
    assert all(len(name) <= LONGEST_CHOICE for name, _ in found)


@pytest.mark.parametrize("key", GAMES)
def test_every_move_of_a_game_is_a_command_with_a_parameter_a_field(key):
    group = moves_group(find(key))
    for kind in find(key).moves:
        command = group.get_command(kind.kind().replace("_", "-"))
        assert command is not None
        assert [parameter.name for parameter in command.parameters] == list(kind.__struct_fields__[1:])


async def test_the_routes_one_can_pay_for_are_offered_with_cost_and_effect(stage):
    await stage.begin(stage.bob, title="Offers")
    await stage.act(stage.alice, "keep")
    table = await stage.act(stage.bob, "keep")
    mover = next(who for who in (stage.alice, stage.bob) if table.seat_of(who.id) in table.actors)
    other = next(who for who in (stage.alice, stage.bob) if who is not mover)
    found = await mover.autocomplete(stage.channel, "europe claim", "route", "")
    assert all(choice["name"].endswith(("point", "points")) for choice in found)
    cards = await mover.autocomplete(stage.channel, "europe draw", "card", "deck")
    assert [choice["value"] for choice in cards] == ["deck"]
    assert await other.autocomplete(stage.channel, "europe draw", "card", "") == []


async def test_somebody_without_a_seat_is_offered_nothing(stage):
    await stage.begin(stage.bob)
    assert await stage.cara.autocomplete(stage.channel, "europe keep", "tickets", "") == []


def test_routes_longer_than_a_suggestion_can_be_typed():
    run = next(command for command in moves_group(find("18cz")).commands if command.name == "run")
    (routes,) = run.parameters
    assert routes.max_value == 6000
    assert not routes.required
