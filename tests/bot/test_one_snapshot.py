"""What an answer costs: a look at what is in memory, and who waits for whose picture."""

from __future__ import annotations

import asyncio

import pytest

from bot.shown import pictures
from tests.bot.stage import text
from tests.discord_server.club import plain


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
