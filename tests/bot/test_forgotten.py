"""Whoever asks to be forgotten stands nowhere any more, whatever was being composed or sent meanwhile."""

from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.delivery.reminders import DigestMessages
from bot.delivery.routes import Routes
from storage.integrity import layouts
from storage.ledger import PANEL
from storage.rows import fetch
from tests.bot.stage import labels
from tests.bot.test_graphs import to_move
from tests.thorough import a_few


async def where_it_stands(stage, *words):
    """Return the columns in which one of some words still stands."""
    found = []
    with stage.env._bot_scope():
        async with stage.service.database.reading() as tx:
            for name, layout in layouts().items():
                for row in await fetch(tx, f"SELECT * FROM {name}"):
                    values = {column: str(row[column]) for column in layout.columns}
                    found += [f"{name}.{col}" for col, value in values.items() if any(word in value for word in words)]
    return found


async def playing(stage):
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    for _ in range(3):
        await stage.act(await to_move(stage))


async def forget_me(who, stage):
    asked = await who.slash(stage.channel, "forget-me")
    question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
    await who.click(question, label="Remove everything")


async def test_what_was_announced_is_forgotten_with_the_id_and_the_name(stage):
    await playing(stage)
    assert "ledger.content" in await where_it_stands(stage, str(stage.alice.id), "alice")
    await forget_me(stage.alice, stage)
    await stage.env.advance_time(120)
    await stage.env.settle()
    assert await where_it_stands(stage, str(stage.alice.id), "alice") == []


@pytest.mark.long
async def test_the_game_goes_on_in_a_new_message_and_the_one_before_loses_its_controls(stage):
    await playing(stage)
    with stage.env._bot_scope():
        posted = await stage.service.ledger.message((await stage.table()).id, PANEL)
    await forget_me(stage.alice, stage)
    await stage.env.advance_time(120)
    await stage.env.settle()
    (before,) = (one for one in stage.channel.history() if one.id == posted.message_id)
    assert labels(before) == []
    assert "Bid" in labels(stage.channel.history()[-1])


@pytest.mark.parametrize("visit", a_few(range(1, 14), 1))
async def test_whoever_is_forgotten_while_an_announcement_is_composed_stands_in_none(stage, monkeypatch, visit):
    await playing(stage)
    who, database = await to_move(stage), stage.service.database
    gone = {stage.alice: stage.bob, stage.bob: stage.cara, stage.cara: stage.alice}[who]
    visits = 0

    def interrupted(kind):
        visited = getattr(database, kind)

        @asynccontextmanager
        async def visited_after():
            nonlocal visits
            visits += 1
            if visits == visit:
                await stage.service.people.forget(gone.id)
                stage.bot.parts.names.forget(gone.id)
            async with visited() as tx:
                yield tx

        monkeypatch.setattr(database, kind, visited_after)

    table = await stage.table()
    with stage.env._bot_scope():
        look = await stage.service.queries.snapshot(table.id, who.id)
        move = next(kind for kind in look.kinds if kind.kind() == "pass")
        for kind in ("transaction", "reading", "query"):
            interrupted(kind)
        await stage.service.play.move(table.id, who.id, move, {})
    await stage.env.settle()
    await stage.env.advance_time(120)
    await stage.env.settle()
    monkeypatch.undo()
    assert visits >= visit
    assert await where_it_stands(stage, str(gone.id)) == []


async def test_what_fails_to_reach_somebody_who_was_forgotten_meanwhile_leaves_nothing_of_them(stage):
    await playing(stage)
    with stage.env._bot_scope():
        await stage.service.people.change_preferences(
            stage.alice.id, lambda chosen: msgspec.structs.replace(chosen, daily=600)
        )
        table = await stage.table()
        await stage.service.people.forget(stage.alice.id)
        await stage.service.people.set_dm_closed(stage.alice.id, closed=True)
        await stage.service.ledger.remember_message(table.id, "hand", 1, 2, user_id=stage.alice.id)
        await DigestMessages(stage.service, stage.bot.parts.channels, Routes())._closed(stage.alice.id)
    assert await where_it_stands(stage, str(stage.alice.id)) == []
