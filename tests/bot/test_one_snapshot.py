"""What an answer costs: a look at what is in memory, and who waits for whose picture."""

from __future__ import annotations

import asyncio

import pytest

from bot.messages import pictures
from bot.service import Position
from tests.bot.stage import text
from tests.discord_server.club import plain
from tests.playthroughs.driving import Panel, answer


@pytest.fixture
def pace():
    """Seconds between two moves of built-in opponents: longer than any test lasts."""
    return 24 * 3600


@pytest.fixture(autouse=True)
def _drawn_at_once(monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))


@pytest.fixture
def visits(stage, monkeypatch):
    """Count how often the database is read or written."""
    database, counted = stage.service.database, []
    for name in ("query", "reading", "transaction"):
        monkeypatch.setattr(database, name, noting(counted, name, getattr(database, name)))
    return counted


def noting(counted, name, visit):
    """Return a visit to the database that is counted."""

    def visiting():
        counted.append(name)
        return visit()

    return visiting


async def mover(stage):
    """Begin a table of two, let both keep their tickets, and return who is to move."""
    table = await stage.begin(stage.bob)
    for who in (stage.alice, stage.bob):
        table = await stage.act(who)
    (seat,) = table.actors
    return next(who for who in (stage.alice, stage.bob) if who.id == table.seats[seat].user_id)


async def test_a_press_that_opens_a_form_asks_only_whether_what_is_in_memory_is_stored_still(stage, visits):
    who = await mover(stage)
    panel = stage.channel.history()[-1]
    visits.clear()
    await who.click(panel, label="Claim a route")
    assert visits == ["query"]


async def test_the_channel_is_told_before_the_movers_own_picture_is_drawn(stage, monkeypatch):
    who, told = await mover(stage), asyncio.Event()
    await who.slash(stage.channel, "europe draw", card="deck")
    channel_messages = stage.bot.reconciler._channel_messages
    send = channel_messages._send

    async def sent(news, lost):
        message = await send(news, lost)
        told.set()
        return message

    async def the_hand_last(order):
        if order.kind == "hand":
            await told.wait()
        return await plain()(order)

    monkeypatch.setattr(channel_messages, "_send", sent)
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(the_hand_last))
    stage.bot.parts.pictures._kept.clear()
    await who.slash(stage.channel, "europe draw", card="deck")
    assert f"**{who.name}** draws a card" in text(stage.channel.history()[-1])


async def test_showing_a_panel_by_command_reads_once_and_writes_nothing(stage, visits, monkeypatch):
    who = await mover(stage)
    monkeypatch.setattr(stage.service.database, "transaction", None)
    visits.clear()
    await who.slash(stage.channel, "hand")
    assert len(visits) == 1


async def test_a_press_fills_its_form_once_and_tries_its_move_once_before_it_is_stored(stage, monkeypatch):
    who = await mover(stage)
    panel = Panel(stage, who, answer(await who.click(stage.channel.history()[-1], label="Claim a route")))
    filled, tried, seq = [], [], (await stage.table()).seq
    slots, is_final = Position.slots, Position.is_final
    monkeypatch.setattr(Position, "slots", lambda at, kind: filled.append(kind.kind()) or slots(at, kind))
    monkeypatch.setattr(Position, "is_final", lambda at, *move: tried.append(move) or is_final(at, *move))
    presses = 0
    while (await stage.table()).seq == seq:
        presses += 1
        await panel.choose(next(iter(panel.menu))) if panel.menu else await panel.press(panel.buttons[0])
    assert filled == ["claim"] * presses
    assert len(tried) == 1


async def test_a_panel_whose_picture_is_kept_in_memory_is_shown_whole_at_once(stage, monkeypatch):
    who, edits = await mover(stage), []
    panel = Panel(stage, who, answer(await who.click(stage.channel.history()[-1], label="My hand")))
    begun = stage.bot.parts.private_panels._composer.begun

    async def noted(*given, **more):
        shown, whole = await begun(*given, **more)
        edits.append(whole is None)
        return shown, whole

    monkeypatch.setattr(stage.bot.parts.private_panels._composer, "begun", noted)
    for label in ("Build a station", "Back", "Build a station", "Back"):
        await panel.press(label)
    assert edits[-2:] == [True, True]
