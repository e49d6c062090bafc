"""A game that nothing else knows than its line in the registry goes through everything, Discord included."""

from __future__ import annotations

import inspect

import pytest

from bot.client import Stationmaster
from bot.texts import Texts, texts_for
from engine.core.match import Match
from engine.core.moves import fields
from engine.core.registry import find
from storage import games
from tests.bot.conftest import nothing_unexpected, pace, service, stage
from tests.bot.stage import private, raw, text
from tests.conformance import test_every_game, test_pictures_brought, test_texts, test_texts_brought
from tests.conformance.worlds import world_of
from tests.playthroughs.driving import Panel, answer
from tests.rendering import test_alt_texts
from tests.stored import load, read
from tests.toy.registering import forget, register

__all__ = ["nothing_unexpected", "pace", "service", "stage"]

SEED = "zwickau"
OF_RULES = [name for name, _ in inspect.getmembers(test_every_game, inspect.isfunction) if name.startswith("test_")]
OF_PICTURES = [
    (module, name)
    for module in (test_pictures_brought, test_alt_texts)
    for name, test in inspect.getmembers(module, inspect.isfunction)
    if name.startswith("test_") and "game" in inspect.signature(test).parameters
]
OF_TEXTS = [
    name
    for name, test in inspect.getmembers(test_texts, inspect.isfunction)
    if name.startswith("test_") and "world" in inspect.signature(test).parameters
]


@pytest.fixture(autouse=True, scope="module")
def toy(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        register(patch, tmp_path_factory.mktemp("locales"))
        strict = Texts("en", strict=True)
        for module, name in ((test_every_game, "TEXTS"), (test_pictures_brought, "TEXTS"), (test_alt_texts, "ENGLISH")):
            patch.setattr(module, name, strict)
        yield
    forget()


@pytest.fixture
def simcord_bot(toy, service, pace):
    return Stationmaster(service, pace=pace, shard_count=1)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", OF_RULES)
def test_its_rules_hold_as_those_of_every_game(name, players):
    getattr(test_every_game, name)(world_of("toy"), players, SEED)


@pytest.mark.parametrize("name", OF_TEXTS)
def test_its_sentences_are_whole_as_those_of_every_game(name):
    call(getattr(test_texts, name), world=world_of("toy"), language="en")


@pytest.mark.parametrize("keys", [test_texts_brought.of_the_game, test_texts_brought.of_its_moves])
def test_it_brings_every_text_that_the_bot_asks_for(keys):
    test_texts_brought.test_a_game_brings_every_text_that_the_bot_asks_for("toy", "en", keys)
    test_texts_brought.test_a_game_brings_every_text_that_the_bot_asks_for(
        "toy", "en", test_texts_brought.of_its_pictures
    )


@pytest.mark.parametrize(("module", "name"), OF_PICTURES, ids=[name for _, name in OF_PICTURES])
def test_its_pictures_hold_as_those_of_every_game(module, name):
    test = getattr(module, name)
    choices = [(move, field) for move in find("toy").moves for field in fields(move)]
    for move, field in choices if "field" in inspect.signature(test).parameters else [(None, None)]:
        call(
            test,
            game="toy",
            names=test_alt_texts.NAMES,
            policy="random",
            positions_apart=40,
            move=move,
            field=field,
        )


@pytest.mark.parametrize("lacking", ["toy.button.swap", "toy.ask.choose.number", "game.name.toy", "toy.look.board"])
def test_a_text_that_is_not_brought_is_missed(lacking, monkeypatch):
    has = Texts.has
    monkeypatch.setattr(Texts, "has", lambda texts, key: key != lacking and has(texts, key))
    keys = [*test_texts_brought.of_the_game("toy"), *test_texts_brought.of_its_moves("toy")]
    keys += test_texts_brought.of_its_pictures("toy")
    with pytest.raises(AssertionError, match=lacking):
        test_texts_brought.test_a_game_brings_every_text_that_the_bot_asks_for("toy", "en", lambda _: keys)


async def test_a_table_of_it_goes_from_the_lobby_to_the_end(stage, service, tmp_path):
    """By command, by the buttons under the board, and in private; with the pictures, and stored as any other."""
    lobby = await stage.open("Numbers", game="toy", players=2, variant="deck=long")
    assert "The highest number" in text(lobby)
    assert "a deck of 40" in text(lobby)
    await stage.bob.click(lobby, label="Join")
    await stage.alice.click(stage.lobby(), label="Start")
    table = await stage.table()
    panel = stage.channel.last_message
    assert gallery(panel) == ["Changed last: none. Scores: none. 36 numbers are left. To move: alice and bob."]

    # The opening is secret: it is typed by one, pressed by the other, who is shown the two numbers.
    offered = await stage.alice.autocomplete(stage.channel, "toy choose", "number", "")
    assert "has chosen" not in text(stage.channel.last_message)
    await stage.alice.slash(stage.channel, "toy choose", number=offered[0]["value"])
    private_panel = Panel(stage, stage.bob, answer(await stage.bob.click(stage.channel.last_message, label="My move")))
    assert any("Your numbers" in alt for alt in gallery(private_panel.now))
    await private_panel.pick(next(label for label in (*private_panel.buttons, *private_panel.menu) if label.isdigit()))

    # One draws and takes the number, then both show what they have.
    while (await stage.table()).phase == "live":
        seat = min((await stage.table()).actors)
        who = (stage.alice, stage.bob)[[stage.alice.id, stage.bob.id].index(table.seats[seat].user_id)]
        kinds = await turn_of(stage, who)
        if "swap" in kinds:
            await who.slash(stage.channel, "toy swap", answers="yes")
        elif len((await service.log.page(table.id, who.id)).lines) < 4:
            assert "/toy draw" in private(await who.slash(stage.channel, "game help"))
            await who.slash(stage.channel, "toy draw")
        else:
            await who.slash(stage.channel, "toy score")
    ended = "\n".join(text(message) for message in stage.channel.history())
    assert "Everybody has shown a number." in ended
    assert "draws another number" in ended
    assert "You drew" not in ended
    assert "Scores: alice" in "\n".join(gallery(stage.channel.last_message))

    live = (await service.live.get(table.id)).match
    stored = await load(service.database, table.id)
    assert stored.entries == live.entries
    assert Match.replay(find("toy"), stored.setup, stored.seed, stored.entries).result == live.result
    assert (await read(service.database, lambda tx: games.get(tx, table.id))).phase == "over"


def test_the_first_message_of_the_demo_offers_it(toy):
    from bot.demo.welcome import welcome

    parts = [part for view, _ in welcome(texts_for("en")) for part in view.walk_children()]
    buttons = {part.item.custom_id for part in parts if hasattr(part, "item")}
    assert {"sm1:none:0:demo:toy", "sm1:none:0:demo:toy.people"} <= buttons


def call(test, **given):
    """Run a test of all games with those of the values that it asks for."""
    test(**{each: given[each] for each in inspect.signature(test).parameters})


async def turn_of(stage, who):
    """Return the kinds of move that somebody has."""
    with stage.env._bot_scope():
        seen = await stage.service.queries.snapshot((await stage.table()).id, who.id)
    return [kind.kind() for kind in seen.kinds]


def gallery(message):
    """Return what the pictures of a message show, in words."""
    return [item["description"] for part in raw(message) for item in part.get("items", ()) if "description" in item]
