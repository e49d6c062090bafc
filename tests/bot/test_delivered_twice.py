"""What somebody did moves once, however often Discord delivers it."""

import asyncio

from bot import client
from bot.service.live_tables import unstored
from storage.rows import fetch
from tests.stored import read


async def test_all_that_is_begun_by_what_somebody_did_belongs_to_its_delivery(stage, monkeypatch):
    async def begun():
        return unstored().interaction_id

    tasks = []
    monkeypatch.setattr(client, "is_offered", lambda *_: True)
    monkeypatch.setattr(stage.bot, "_read_interaction", lambda _: tasks.append(asyncio.create_task(begun())))
    stage.bot._received({"id": "77", "type": 3, "user": {"id": str(stage.alice.id)}})
    assert await asyncio.gather(*tasks) == [77]
    assert unstored() is None


async def test_a_command_is_remembered_with_the_move_that_it_made(stage):
    table = await stage.begin(stage.bob, stage.cara, game="german")
    people = {person.id: person for person in (stage.alice, stage.bob, stage.cara)}
    await people[table.holder(min(table.actors)).user_id].slash(stage.channel, "german pass")
    assert (await stage.table()).seq > 0
    assert len(await read(stage.service.database, lambda tx: fetch(tx, "SELECT id FROM interactions"))) == 1
