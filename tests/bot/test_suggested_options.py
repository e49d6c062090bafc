"""Whatever is suggested is taken by its value, by its name and by its number: some devices send the name alone."""

from __future__ import annotations

import discord
import msgspec
import pytest
from discord import app_commands

from bot.forms import read
from bot.interactions import commands
from bot.interactions.here import LONGEST_CHOICE, meant
from bot.interactions.moves import choices
from bot.messages.wording import named
from bot.texts import Texts
from engine.core.forms import Form, answers
from engine.core.game import Setup
from engine.core.moves import Chain, Choice, fields
from engine.core.registry import every_key, find
from engine.core.rng import Rng
from tests.bot.stage import private, text
from tests.bot.test_board_as_it_was import answered, finished
from tests.bot.test_orders import FAR, opened
from tests.playthroughs.open_table import OpenTable
from tests.thorough import a_few

NAMES = ("alice", "bob", "cara")
STRING = 3
RARE = {("reclaim", "city"), ("waive", "rotation"), ("purple", "rotation"), ("counter", "price"), ("token", "city")}
"""What few games come to."""


def numbers_of(kind):
    return {field.name for field in msgspec.structs.fields(kind) if field.type is int} & set(fields(kind))


GAMES = {key: {(kind, name) for kind in find(key).moves for name in numbers_of(kind)} for key in every_key()}


def suggested():
    """Return all options of commands for which there are suggestions, each with its command."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    client.tree = tree
    commands.register(tree)

    def walk(path, node):
        for option in node.get("options", ()):
            if option["type"] in {1, 2}:
                yield from walk(f"{path} {option['name']}", option)
            elif option.get("autocomplete"):
                yield (path, option["name"]), option

    nodes = [command.to_dict(tree) for command in tree.get_commands()]
    return dict(each for node in nodes for each in walk(node["name"], node))


def test_no_option_with_suggestions_is_a_number():
    found = suggested()
    assert len(found) > 100
    assert [path for path, option in found.items() if option["type"] != STRING] == []


def test_an_option_of_a_number_takes_the_longest_name_that_is_suggested():
    found = suggested()
    numbers = [(f"{game} {kind.kind().replace('_', '-')}", name) for game, all_ in GAMES.items() for kind, name in all_]
    numbers += [("game replace", "seat"), ("game opponent", "seat"), ("game clone", "entry"), ("game board", "at")]
    numbers += [("order take-back", "order")]
    for path in numbers:
        if path in found or path[0].split()[0] not in {"18cz", "1854"}:  # several kinds of move may share a command
            assert found[path]["max_length"] == LONGEST_CHOICE, path


def asked(game):
    """Play a game and yield each field of a number that a form asks for, the first time that it does."""
    rules, left = find(game), set(GAMES[game])
    state, rng = rules.setup(Setup(game, 3), "asked"), Rng("asked")
    while (actors := rules.awaited(state)) and any((kind.kind(), name) not in RARE for kind, name in left):
        seat = min(actors)
        for kind in rules.kinds(state, seat):
            form = Form.of(rules, state, seat, kind)
            while form.field is not None and form.slot is not None and not isinstance(form.slot, Chain):
                if (kind, form.field) in left:
                    left.remove((kind, form.field))
                    yield kind, form
                form = form.then(answers(form.slot)[-1])
        for _ in rules.play(state, rules.policies["normal"](rules, state, seat, rng)):
            pass


@pytest.mark.parametrize("game", [game for game, numbers in GAMES.items() if numbers])
def test_a_number_of_a_move_is_meant_by_its_value_by_its_words_and_by_both(game):
    texts, tried = Texts("en", strict=True).of(game), set()

    def label(text):
        return texts.sentence(text, NAMES, plain=True)

    for kind, form in asked(game):
        tried.add((kind.kind(), form.field))
        options = form.slot.options if isinstance(form.slot, Choice) else ()
        shown = choices(form.slot, "", {o.value: named(o.value, label(o.label), texts) for o in options})
        assert shown
        for one in shown:
            for sent in (one.value, one.name, f" {one.name} "):
                typed = read(form._slots, kind, form.values | {form.field: sent}, label)
                assert (str(typed.values[form.field]), typed.strange) == (one.value, None), (kind, sent)
        typed = read(form._slots, kind, form.values | {form.field: "no such thing"}, label)
        assert typed.unreadable
        assert (typed.strange, typed.slot) == ("no such thing", form.slot)
    assert {(kind.kind(), name) for kind, name in GAMES[game]} - tried <= RARE


def test_nobody_keeps_others_from_being_meant_by_taking_the_name_of_what_is_suggested():
    called = {"1": "2. bob", "2": "bob", "3": "2", "4": "\U0001f431"}
    seats = [(f"{number}. {name}", number) for number, name in called.items()]
    for name, number in seats:
        assert meant(seats, name, called) == number
    assert [meant(seats, written, called) for written in ("bob", "2", "\U0001f431", "-2")] == ["2", "2", "4", None]


async def test_a_seat_is_meant_by_its_number_as_it_is_shown_by_its_words_or_by_who_holds_it(stage):
    table = await stage.begin(stage.bob, stage.cara)
    names = await stage.bot.parts.names.at(table, Texts("en"))
    seat = table.seat_of(stage.bob.id)
    offered = await stage.alice.autocomplete(stage.channel, "game opponent", "seat", "bob")
    assert [(one["name"], one["value"]) for one in offered] == [(f"{seat + 1}. bob", str(seat + 1))]
    for sent in (str(seat + 1), f"{seat + 1}. bob", "bob"):
        said = private(await stage.alice.slash(stage.channel, "game replace", seat=sent, player=stage.cara))
        assert "sits at this table already" in said
        said = private(await stage.bob.slash(stage.channel, "game opponent", seat=sent, policy="none"))
        assert "There is no such opponent" in said, "the seat is one's own, the opponent is none"
    for sent in ("0", "4", "dora"):
        said = private(await stage.alice.slash(stage.channel, "game opponent", seat=sent))
        assert f"no seat \u201c{sent}\u201d" in said
        assert all(f"{number}. {name}" in said for number, name in enumerate(names, start=1))


async def test_a_board_is_shown_by_how_many_moves_were_made_or_by_the_name_of_its_position(stage):
    await finished(stage)
    one = (await stage.cara.autocomplete(stage.channel, "game board", "at", "round 2"))[0]
    for sent in (one["value"], one["name"], one["name"].partition(":")[0]):
        said = text(answered(await stage.cara.slash(stage.channel, "game board", at=sent)))
        assert f"move {one['value']} of" in said, sent


async def test_a_game_is_played_on_from_a_position_that_is_called_by_its_name(stage):
    await finished(stage)
    before = await stage.table()
    one = (await stage.cara.autocomplete(stage.channel, "game clone", "entry", "round 2"))[0]
    await stage.cara.slash(stage.channel, "game clone", entry=one["name"])
    await stage.cara.slash(stage.channel, "game start")
    after = await stage.table()
    assert after.practice
    with stage.env._bot_scope():
        old, new = [(await stage.service.live.get(table.id)).match for table in (before, after)]
        assert new.view(None) == old.game.view(old.at(int(one["value"])), None)


@pytest.mark.parametrize(("command", "option"), [("game board", "at"), ("game clone", "entry")])
@pytest.mark.parametrize("sent", a_few(["yesterday", "1" * 50], 1))
async def test_what_means_no_position_is_answered_with_what_would(stage, command, option, sent):
    await finished(stage)
    said = private(await stage.cara.slash(stage.channel, command, **{option: sent}))
    assert f"no position \u201c{sent}\u201d" in said
    assert "after how many moves" in said
    assert "Round" in said
    assert "no position 9,999: the game has" in private(
        await stage.cara.slash(stage.channel, command, **{option: "9999"})
    )


async def test_an_order_is_taken_back_by_its_place_its_words_or_as_it_was_suggested(stage):
    _, _, waiting = await opened(stage)
    for way in range(3):
        await waiting.slash(stage.channel, "order give", what="order_draw", choice="red, 4")
        await waiting.slash(stage.channel, "order give", what="order_claim", choice=FAR)
        first, second = await waiting.autocomplete(stage.channel, "order take-back", "order", "")
        assert second["name"].startswith("2. Claim Palermo")
        said = private(await waiting.slash(stage.channel, "order take-back", order="Vienna"))
        assert "called \u201cVienna\u201d" in said
        assert second["name"] in said.replace("\\", "")
        await waiting.slash(stage.channel, "order take-back", order=("2", second["name"], second["value"])[way])
        left = private(await waiting.slash(stage.channel, "order list"))
        assert "Palermo" not in left
        assert "red" in left
        await waiting.slash(stage.channel, "order take-back", order=first["value"])
        assert "no orders" in private(await waiting.slash(stage.channel, "order take-back", order="1"))


async def test_words_that_are_no_number_are_answered_with_the_numbers_or_the_options_that_there_are(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    who = await table.holder(await table.next())
    said = private(await who.slash(stage.channel, "german bid", price="five"))
    assert "\u201cfive\u201d is not possible there: it must be a number from" in said


async def test_the_ways_in_which_a_tile_can_lie_are_said_to_whoever_has_typed_another(stage):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="1854", players=3))
    await table.hurry(lambda match: "tile" in {kind.kind() for kind in kinds_now(match)})
    who = await table.holder(await table.next())
    given = {}
    for name in ("hex", "tile"):
        given[name] = (await who.autocomplete(stage.channel, "1854 tile", name, "", **given))[0]["value"]
    offered = await who.autocomplete(stage.channel, "1854 tile", "rotation", "", **given)
    said = private(await who.slash(stage.channel, "1854 tile", **given, rotation="north"))
    assert "\u201cnorth\u201d is not possible there" in said
    assert all(one["name"] in said.replace("\\", "") for one in offered)
    before = len((await table.match()).line)
    await who.slash(stage.channel, "1854 tile", **given, rotation=offered[-1]["name"])
    (laid,) = (await table.match()).line[before:]
    assert str(laid.rotation) == offered[-1]["value"]


def kinds_now(match):
    seats = match.game.actors(match.state)
    return match.game.kinds(match.state, min(seats)) if seats else ()
