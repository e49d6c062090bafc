"""What is typed for a field is no such thing, not possible just now by some rule, or possible: three answers."""

from __future__ import annotations

import re
from functools import partial

import pytest

from bot.forms import read
from bot.messages.wording import PanelContext
from bot.texts import Texts, languages
from engine.core.moves import Choice, NumberRange, Option, fields
from engine.core.rng import Rng
from engine.core.text import text
from engine.ticket_to_ride.cards import Payment, parse_payment
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.moves import ClaimRoute
from engine.ticket_to_ride.options import named, payment_choice
from engine.ticket_to_ride.texts import payment_text
from rendering import api
from tests.bot.stage import labels
from tests.bot.stage import text as words
from tests.conformance.worlds import WORLDS, walk
from tests.engine.ticket_to_ride.legends.world import world as games_of_legends
from tests.thorough import a_few, long_but

TEXTS = Texts("en", strict=True)
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Émile", "Fay")
NAMED_SO = re.compile(r"[A-Z]\d+|\d+[a-z]*|\d-\d")
"""What people call a hex, a tile or a rotation, and the two sides of a tunnel."""


async def acting(stage):
    table = await stage.table()
    seat = min(table.actors)
    return next(who for who in (stage.alice, stage.bob, stage.cara) if table.seat_of(who.id) == seat)


def answer(result):
    return next(each for each in (*result.followups, result.response) if each is not None and each.ephemeral)


def rules_in(message):
    return [label for label in labels(message) if label.startswith("Rule: ")]


async def in_the_first_turn(stage):
    await stage.begin(stage.bob, game="europe")
    for who in (stage.alice, stage.bob):
        await stage.act(who, "keep")
    return await acting(stage)


async def test_a_route_that_one_cannot_pay_for_is_there_and_cannot_be_paid_for(stage):
    who = await in_the_first_turn(stage)
    refused = answer(await who.slash(stage.channel, "europe claim", route="Erzurum\u2013Sevastopol"))
    assert "You do not hold the cards for Erzurum\u2013Sevastopol" in words(refused)
    assert rules_in(refused) == ["Rule: Claiming routes"]
    refused = answer(await who.slash(stage.channel, "europe claim", route="erzurum\u2013sevastopol", payment="2 red"))
    assert "There is no route" not in words(refused)


@pytest.mark.long
async def test_a_route_that_there_is_not_is_told_so_with_the_rule(stage):
    who = await in_the_first_turn(stage)
    for given in ({}, {"payment": "2 red"}):
        refused = answer(await who.slash(stage.channel, "europe claim", route="Atlantis\u2013Paris", **given))
        assert "There is no route “Atlantis\u2013Paris”" in words(refused)
        assert rules_in(refused) == ["Rule: Claiming routes"]


@pytest.mark.parametrize(
    ("game", "command", "given", "rule"),
    [
        ("18cz", "18cz tile", {"hex": "E11"}, "Rule: Preliminary stock round"),
        ("1854", "1854 token", {"hex": "E13"}, "Rule: Initial auction"),
        ("german", "german build", {"railroad": "BHE"}, "Rule: Auctioning a share"),
        ("europe", "europe claim", {"route": "erzurum-sevastopol"}, "Rule: Setting up"),
    ],
)
async def test_what_belongs_to_another_step_or_turn_is_refused_with_the_rule(stage, game, command, given, rule):
    await stage.begin(stage.bob, stage.cara, game=game)
    for who in (stage.alice, stage.bob, stage.cara):
        refused = answer(await who.slash(stage.channel, command, **given))
        assert rules_in(refused) == [rule], words(refused)


def test_a_name_that_two_possible_things_have_asks_which_and_of_one_it_means_that():
    known = tuple(Option(value, text("core.named", name="Frankfurt\u2013Paris")) for value in ("a", "b", "c"))

    def slots(*possible):
        def slot(field, chosen):
            return Choice(tuple(Option(one, text("core.named", name=f"{one}: 3 orange")) for one in possible))

        return slot

    def typed(*possible):
        given = {"route": "frankfurt paris", "payment": possible[0] if possible else "x"}
        return read(
            slots(*possible), ClaimRoute, given, TEXTS.sentence, lambda field: known if field == "route" else ()
        )

    assert typed("b", "d").values["route"] == "b"
    assert typed("b", "d").strange is None
    assert (typed("a", "b").missing, typed("a", "b").strange) == ("route", None)
    assert (typed("d").values["route"], typed("d").strange) == ("a", "frankfurt paris")


def test_a_route_is_understood_from_either_end_and_with_what_it_was_offered_with():
    def route(value, ends, details=""):
        return Option(value, text("core.named", name=f"{ends}{details}"))

    known = (route("a", "Charlotte\u2013Knoxville"), route("b", "Buffalo\u2013New York"))
    offered = Choice(
        (route("a", "Charlotte\u2013Knoxville", ": 3 grey"), route("c", "Albany\u2013Boston", ": 1 green"))
    )

    def typed(route):
        given = {"route": route, "payment": "x"}
        found = read(
            lambda *_: offered, ClaimRoute, given, TEXTS.sentence, lambda field: known if field == "route" else ()
        )
        return found.values["route"]

    assert typed("Knoxville\u2013Charlotte") == typed("knoxville charlotte") == typed("Charlotte-Knoxville") == "a"
    assert typed("New York\u2013Buffalo") == "b", "it is on the map, though it cannot be claimed"
    assert typed("Buffalo\u2013New York: 3 grey") == "b"
    assert typed("Boston\u2013Albany") == "c"
    assert typed("Boston\u2013Knoxville") == "Boston\u2013Knoxville"


@pytest.mark.parametrize("every", long_but([1, 7], 7))
@pytest.mark.parametrize("world", WORLDS.values(), ids=WORLDS)
def test_whatever_a_field_can_name_is_understood_by_its_name_in_any_letters(world, every):
    game, texts, tried = world.game, TEXTS.of(world.game.info.key), 0
    state = game.setup(world.setup(game.info.players[1]), "names")

    def label(said):
        return texts.sentence(said, plain=True)

    for kind in game.moves:
        for field in fields(kind)[:1]:
            called = {}
            for option in game.named(state, field):
                called.setdefault(label(option.label), []).append(option.value)
            for option in tuple(game.named(state, field))[::every]:
                for written in (option.value.upper(), label(option.label).lower()):
                    typed = read(lambda field, _: Choice(()), kind, {field: written}, label, partial(game.named, state))
                    assert typed.values[field] in {option.value, *called[label(option.label)]}, (kind, field, written)
                    tried += 1
    assert tried


@pytest.mark.parametrize(
    "world", a_few([*WORLDS.values(), *map(games_of_legends, (1, 5, 12))], 1), ids=lambda each: each.game.info.key
)
def test_no_id_stands_before_the_words_of_anything_that_can_be_chosen(world):
    """Where a picture shows each thing under its value, that is what the field calls it: a hex, a tile, a number."""
    texts, rng, read = TEXTS.of(world.game.info.key), Rng("labels"), set()
    for players in world.game.info.players:
        for state, seat, _ in world.some("labels", players, 60):
            view = world.game.view(state, seat)
            internal = {name for name in world.internal(state) if not name.isdecimal()}
            for move, field, slot in walk(world.game, state, seat, rng)[1]:
                options = () if isinstance(slot, NumberRange) else slot.options
                drawn = api.chooses(view, move, field, tuple(option.value for option in options))
                for option in options:
                    context = PanelContext(None, texts, NAMES, pictured=drawn)
                    said, label = context.option(option), context.label(option.label)
                    read |= {(move, field, said)} if said != label and not NAMED_SO.fullmatch(option.value) else set()
                    read |= {(move, field, said) for word in said.split() if word.strip(":,") in internal}
    assert sorted(read) == []


@pytest.mark.parametrize("language", languages())
def test_a_payment_is_read_in_every_language_whether_it_can_be_made_or_not(language):
    texts, cards = Texts(language, strict=True), PRINTED.cards

    def label(said):
        return texts.sentence(said, plain=True)

    held = payment_choice(cards, [Payment(cards.numbers["red"], 2, 1), Payment(cards.numbers["blue"], 3, 0)])
    for wanted in ("2 red, 1 locomotive", "3 green, 2 locomotives", "4 locomotives", "1 black"):
        said = label(payment_text(cards, parse_payment(cards, wanted)))
        for written in (said, ", ".join(reversed(said.upper().split(" + ")))):
            given = {"route": "frankfurt-paris-orange", "payment": written}
            typed = read(lambda field, _: held, ClaimRoute, given, label, partial(named, PRINTED))
            assert parse_payment(cards, typed.values["payment"]) == parse_payment(cards, wanted), written
    for offered in held.options:
        typed = read(lambda field, _: held, ClaimRoute, {"route": "x", "payment": label(offered.label)}, label)
        assert typed.values["payment"] == offered.value
