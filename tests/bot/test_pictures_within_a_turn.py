"""Within a turn the message in the channel shows what it tells, or says that the picture follows."""

from __future__ import annotations

import pytest

from bot.messages.pictures import Pictures
from bot.texts import Texts
from engine.core import registry
from rendering import api
from tests.bot.stage import raw, text
from tests.bot.test_messages_of_a_round import against_two, standing
from tests.stored import opponent_to_move
from tests.thorough import a_few

SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""
FOLLOWS = Texts("en").say("announce.picture_follows").removeprefix("-# ")


def said(message):
    """Return what the pictures of a message show, in words."""
    return [item["description"] for part in raw(message) for item in part.get("items", ())]


async def shown_now(stage, table):
    """Return what each picture of the table as it stands says."""
    texts = (await stage.bot.parts.channels.texts(await table.table())).of((await table.table()).game)
    snapshot = await table.in_the_bot(stage.service.queries.snapshot(table.id))
    names = await stage.bot.parts.names.at(snapshot.table, texts)

    def words(told):
        return texts.sentence(told, names, plain=True)

    return {words(api.alt(snapshot.view, kind, words=words)) for kind in api.kinds(snapshot.view)}


async def none(*_):
    """Draw nothing."""
    return


@pytest.mark.parametrize("game", a_few(registry.GAMES, 1))
async def test_at_every_step_the_picture_shows_what_is_told_or_the_message_says_that_it_follows(stage, game):
    table = await against_two(stage, game)
    steps = 0
    await table.until_the_person_moves()
    while steps < 12:
        entries = len((await table.match()).entries)
        await table.person()
        steps += 1
        message = standing(stage)[-1]
        later = FOLLOWS in text(message)
        persons = await table.in_the_bot(opponent_to_move(stage.service, table.id)) is None
        assert later is not persons, (entries, text(message))
        if not later:
            assert set(said(message)) <= await shown_now(stage, table), text(message)
        await table.until_the_person_moves()
        assert FOLLOWS not in text(standing(stage)[-1])
        assert set(said(standing(stage)[-1])) <= await shown_now(stage, table)


async def test_a_picture_that_could_not_be_drawn_is_not_said_to_follow(stage, monkeypatch):
    table = await against_two(stage, "europe")
    await table.until_the_person_moves()
    await table.person()
    await table.until_the_person_moves()
    before = said(standing(stage)[-1])
    monkeypatch.setattr(Pictures, "news", none)
    await stage.alice.click(standing(stage)[-1], label="🎴 From the deck")
    message = standing(stage)[-1]
    assert "draws" in text(message)
    assert FOLLOWS not in text(message)
    assert said(message) == before


async def test_a_message_that_has_no_picture_says_nothing_of_one(stage, monkeypatch):
    for brings in ("news", "of"):
        monkeypatch.setattr(Pictures, brings, none)
    table = await against_two(stage, "europe")
    await table.until_the_person_moves()
    await table.person()
    message = standing(stage)[-1]
    assert await table.in_the_bot(opponent_to_move(stage.service, table.id)) is not None
    assert said(message) == []
    assert FOLLOWS not in text(message)
