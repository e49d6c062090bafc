"""What an answer costs: how often the database is read for one move, and who waits for whose picture."""

from __future__ import annotations

import asyncio

import pytest

from bot.shown import pictures
from engine.core.forms import answers
from engine.core.moves import fields
from tests.bot.stage import text
from tests.discord_server.club import plain


@pytest.fixture
def pace():
    """Seconds between two moves of built-in opponents: longer than any test lasts."""
    return 24 * 3600


@pytest.fixture(autouse=True)
def _drawn_at_once(monkeypatch):
    monkeypatch.setattr(pictures, "_draw", plain())


@pytest.fixture
def reads(stage, monkeypatch):
    """Count how often the database is read."""
    database, counted = stage.service.database, []
    read = database.read

    async def counting(work):
        counted.append(work)
        return await read(work)

    monkeypatch.setattr(database, "read", counting)
    return counted


async def mover(stage):
    """Begin a table of two, let both keep their tickets, and return who is to move."""
    table = await stage.begin(stage.bob)
    for who in (stage.alice, stage.bob):
        table = await stage.act(who)
    (seat,) = table.actors
    return next(who for who in (stage.alice, stage.bob) if who.id == table.seats[seat].user_id)


async def claim_of(stage, who):
    """Return a route that a person can claim, as it would be typed."""
    snapshot = await stage.service.queries.snapshot((await stage.table()).id, who.id)
    kind = next(kind for kind in snapshot.kinds if kind.kind() == "claim")
    slots, given = snapshot.position.slots(kind), {}
    for field in fields(kind):
        given[field] = answers(slots(field, given))[0]
    return given


async def test_a_move_by_command_needs_no_more_than_six_reads_with_its_announcement(stage, reads):
    who = await mover(stage)
    with stage.env._bot_scope():
        given = await claim_of(stage, who)
    before = (await stage.table()).seq
    reads.clear()
    await who.slash(stage.channel, "europe claim", **given)
    made = len(reads)
    assert (await stage.table()).seq == before + 1
    assert made <= 6


async def test_a_press_that_opens_a_form_reads_at_most_once(stage, reads):
    who = await mover(stage)
    panel = stage.channel.history()[-1]
    reads.clear()
    await who.click(panel, label="Claim a route")
    assert len(reads) <= 1


@pytest.fixture
def visits(stage, reads, monkeypatch):
    """Count how often the threads of the database are visited, to read or to write."""
    database = stage.service.database
    transact = database.transact

    async def counting(work):
        reads.append(work)
        return await transact(work)

    monkeypatch.setattr(database, "transact", counting)
    return reads


async def test_a_press_with_its_answer_and_its_announcement_takes_four_visits_to_the_database(stage, visits):
    who = await mover(stage)
    panel, before = stage.channel.history()[-1], (await stage.table()).seq
    visits.clear()
    await who.click(panel, label="🎴 From the deck")
    made = len(visits)
    assert (await stage.table()).seq == before + 1
    assert made <= 4


async def test_the_press_that_ends_a_turn_takes_four_more_for_the_new_messages(stage, visits):
    who = await mover(stage)
    panel = stage.channel.history()[-1]
    await who.click(panel, label="🎴 From the deck")
    visits.clear()
    await who.click(panel, label="🎴 From the deck")
    made = len(visits)
    table = await stage.table()
    assert (table.actors, table.announced) == (
        {seat for seat in (0, 1) if table.seats[seat].user_id != who.id},
        table.seq,
    )
    assert made <= 8


async def test_the_channel_is_told_before_the_movers_own_picture_is_drawn(stage, monkeypatch):
    who, told = await mover(stage), asyncio.Event()
    await who.slash(stage.channel, "europe draw", card="deck")
    send = stage.bot.announcer._send

    async def sent(news):
        message = await send(news)
        told.set()
        return message

    async def the_hand_last(order):
        if order.kind == "hand":
            await told.wait()
        return await plain()(order)

    monkeypatch.setattr(stage.bot.announcer, "_send", sent)
    monkeypatch.setattr(pictures, "_draw", the_hand_last)
    stage.bot.parts.pictures._kept.clear()
    await who.slash(stage.channel, "europe draw", card="deck")
    assert f"**{who.name}** draws a card" in text(stage.channel.history()[-1])


async def test_showing_a_panel_writes_nothing(stage, monkeypatch):
    who = await mover(stage)
    written = []
    transact = stage.service.database.transact

    async def counting(work):
        written.append(work)
        return await transact(work)

    monkeypatch.setattr(stage.service.database, "transact", counting)
    await who.slash(stage.channel, "hand")
    assert written == []
