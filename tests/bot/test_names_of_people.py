"""What people are called: nobody is taken for another, and a picture loses no letter of a name."""

from __future__ import annotations

import pickle
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot import drawing_pool
from bot.drawing_pool import Drawing
from bot.messages.people import Names
from bot.texts import Texts, drawn_names
from engine.core.game import Setup
from engine.core.registry import every_key, find
from rendering import canvas
from rendering.fonts import drawable
from storage.records import Holder
from tests.bot.positions import LIVE
from tests.bot.stage import private
from tests.thorough import long_but

TEXTS = Texts("en", strict=True)


async def named(*people):
    """Return what people are called at a table, each given as a display name with the user name behind it."""
    names = Names(None)
    for number, (shown, user_name) in enumerate(people):
        names.learn(LIVE.guild_id, SimpleNamespace(id=100 + number, display_name=shown, name=user_name))
    seats = tuple(Holder(seat, 100 + seat) for seat in range(len(people)))
    return await names.at(replace(LIVE, seats=seats), TEXTS)


@pytest.mark.parametrize(
    "shown",
    [
        ("Sam", "Sam", "Sam (2)"),
        ("Sam (2)", "Sam", "Sam"),
        ("Sam", "S\u200dam", "sam"),
        ("Sam", "Sam\ufe0f", "Sam\ufe0e"),
        ("Jos\u00e9", "Jose\u0301", "Jos\u00c9"),
        ("Sam (1)", "Sam (1)", "Sam (1) (1)"),
        ("M" * 30, "M" * 31, "M" * 32),
        ("somebody", "Somebody", "Sam"),
    ],
)
async def test_no_two_people_at_a_table_are_called_alike(shown):
    called = await named(*((name, f"user{number}") for number, name in enumerate(shown)))
    looks = {
        "".join(sign for sign in name if sign.isprintable() and sign not in "\ufe0e\ufe0f").casefold()
        for name in called
    }
    assert len(looks) == len(set(map(drawable, drawn_names(called)))) == len(shown)


async def test_whoever_is_called_like_nobody_else_keeps_the_name():
    assert await named(("Sam", "a"), ("Sam", "b"), ("Sam 2", "c")) == ("Sam (1)", "Sam (2)", "Sam 2")


@pytest.mark.parametrize(
    ("shown", "user_name", "drawn"),
    [
        ("\u0e2a\u0e21\u0e0a\u0e32\u0e22 1", "somchai", "somchai"),
        ("\u0926\u0947\u0935!", "dev_", "dev_"),
        ("\ua731\u1d00\u0280\u1d00", "sara", "sara"),
        ("\U0001f682\U0001f682", "engine", "engine"),
        ("\u0e2a\u0e21\u0e0a\u0e32\u0e22 1", "\u0e2a\u0e21\u0e0a\u0e32\u0e22", "#1"),
        ("Sam \U0001f682", "x", "Sam \U0001f682"),
        ("\u5c0f\u660e", "x", "\u5c0f\u660e"),
        ("\u0141\u00f3d\u017a", "x", "\u0141\u00f3d\u017a"),
    ],
)
async def test_a_name_of_which_a_picture_would_lose_a_letter_gives_way_to_the_user_name(shown, user_name, drawn):
    (name,) = await named((shown, user_name))
    assert (name, name.drawn) == (shown, drawn)
    assert pickle.loads(pickle.dumps(name)).drawn == drawn, "it is drawn in another process"


async def test_those_whose_user_names_a_picture_shows_are_told_apart_there_too():
    called = await named(
        ("\u0926\u0947\u0935!", "dev"),
        ("Dev", "other"),
        ("\U0001f682", "\U0001f682"),
        ("Sam \U0001f682", "s"),
        ("Sam \U0001f683", "t"),
    )
    assert called == ("\u0926\u0947\u0935!", "Dev", "\U0001f682", "Sam \U0001f682", "Sam \U0001f683"), (
        "in words they differ"
    )
    shown = [drawable(name) for name in drawn_names(called)]
    assert shown == ["dev (1)", "Dev (2)", "#3", "Sam (4)", "Sam (5)"]


@pytest.mark.parametrize("game", long_but(every_key(), "legends"))
async def test_a_picture_calls_people_by_what_it_can_draw_and_its_description_by_their_names(game, monkeypatch):
    written, set_ = [], canvas._set

    def noting(pen, place, shown, looks, *rest):
        written.append(shown)
        set_(pen, place, shown, looks, *rest)

    monkeypatch.setattr(canvas, "_set", noting)
    rules = find(game)
    names = await named(
        ("\u0e2a\u0e21\u0e0a\u0e32\u0e22 1", "somchai"),
        ("\u0e2a\u0e21\u0e2b\u0e0d\u0e34\u0e07 1", "somying"),
        ("\ua731\u1d00\u0280\u1d00", "sara"),
    )
    view = rules.view(rules.setup(Setup(game, 3), "names"), None)
    said = ""
    for kind in drawing_pool.api.kinds(view):
        said += drawing_pool._drawn(Drawing(view, kind, "en", names)).alt
    assert {"somchai", "somying", "sara"} <= {word for line in written for word in line.split()}
    assert not {"1", "\u1d00\u0280\u1d00"} & {line for line in written if line.isalpha() and not line.isascii()}
    assert "somchai" not in said
    assert any(name in said for name in names)


async def test_in_a_private_copy_people_are_drawn_as_at_the_table(stage):
    dev = stage.guild.add_member(stage.env.create_user("dev"), nick="\u0926\u0947\u0935!")
    table = await stage.begin(dev, game="18cz", players=2)
    names = await stage.bot.parts.names.at(table, TEXTS)
    with stage.env._bot_scope():
        copy = await stage.service.copies.begin(table.id, dev.id, names)
        copied = await stage.bot.parts.names.at(copy, TEXTS)
    assert drawn_names(copied) == drawn_names(names)
    assert "dev" in drawn_names(copied)


async def test_a_seat_is_found_by_a_name_whose_joiners_nobody_can_type(stage):
    dora = stage.guild.add_member(stage.env.create_user("x"), nick="Do\u200dra\ufe0f")
    await stage.begin(dora)
    (offered,) = await stage.alice.autocomplete(stage.channel, "game opponent", "seat", "dora")
    assert offered["value"] == "2"
    said = private(await dora.slash(stage.channel, "game opponent", seat="dora", policy="none"))
    assert "There is no such opponent" in said
