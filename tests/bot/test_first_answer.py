"""The first answer to a press has its words and buttons at once; its picture follows."""

from __future__ import annotations

import asyncio

import pytest

from bot.messages import pictures
from engine.core import registry
from tests.bot.campaigns.playing import found, lobby
from tests.bot.stage import labels, raw, text
from tests.discord_server import PATIENCE
from tests.discord_server.club import plain
from tests.playthroughs.driving import Panel, answer
from tests.thorough import a_few


@pytest.fixture
def pace():
    """Seconds between two moves of built-in opponents: longer than any test lasts."""
    return 24 * 3600


class Studio:
    """Draws nothing until it may."""

    def __init__(self):
        self.open = asyncio.Event()
        self.open.set()

    async def draw(self, drawing):
        await self.open.wait()
        return await plain()(drawing)


@pytest.fixture
def studio(monkeypatch):
    made, blank = Studio(), pictures.DrawingPool.animate

    async def animate(pool, replay):
        await made.open.wait()
        return await blank(pool, replay)

    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(made.draw))
    monkeypatch.setattr(pictures.DrawingPool, "animate", animate)
    return made


async def until(look):
    async with asyncio.timeout(PATIENCE):
        while not (seen := look()):  # noqa: ASYNC110 - it is Discord that is watched
            await asyncio.sleep(0.01)
    return seen


def newest(stage, who):
    """Return the latest message that a person alone sees in the channel."""
    return next((m for m in reversed(stage.channel.history(viewer=who)) if m.flags.ephemeral and raw(m)), None)


def pictured(message):
    return any(part.get("items") for part in raw(message))


async def begun(stage, game):
    if game in registry.GAMES:
        await stage.begin(stage.bob, stage.cara, game=game)
    else:
        await found(stage, stage.bob, stage.cara)
        await stage.alice.click(lobby(stage), label="Start")
    if game in {"europe", "legends"}:  # all choose tickets first
        for who in (stage.alice, stage.bob, stage.cara):
            await stage.act(who)
    (seat,) = (await stage.table()).actors
    return (stage.alice, stage.bob, stage.cara)[seat]


@pytest.mark.parametrize("game", a_few(registry.every_key(), 2))
async def test_a_press_is_answered_by_words_and_buttons_before_anything_is_drawn(stage, studio, game):
    who = await begun(stage, game)
    (label,) = {"My hand", "My holdings"} & set(labels(stage.channel.history()[-1]))
    stage.bot.parts.pictures._kept.clear()
    stage.bot.parts.pictures._alike.clear()
    studio.open.clear()
    pressing = asyncio.create_task(who.click(stage.channel.history()[-1], label=label))
    shown = await until(lambda: newest(stage, who))
    assert "It is your turn." in text(shown)
    assert labels(shown)
    assert not pictured(shown)
    buttons = labels(shown)
    studio.open.set()
    await pressing
    whole = Panel(stage, who, newest(stage, who)).now
    assert pictured(whole)
    assert labels(whole) == buttons
    assert whole.id == shown.id


async def test_a_picture_that_comes_late_takes_the_place_of_nothing_newer(stage, studio):
    who = await begun(stage, "europe")
    panel = Panel(stage, who, answer(await who.click(stage.channel.history()[-1], label="My hand")))
    stage.bot.parts.pictures._kept.clear()
    stage.bot.parts.pictures._alike.clear()
    studio.open.clear()
    pressing = asyncio.create_task(panel.press("Build a station"))
    await until(lambda: "In which city?" in panel.words)
    stage.bot.parts.private_panels._showing.begin(panel.now.id)  # as whatever changes a message does first
    studio.open.set()
    await pressing
    assert not pictured(panel.now)


@pytest.mark.parametrize("game", a_few(registry.every_key(), 2))
async def test_what_has_changed_is_told_in_words_before_it_is_drawn(stage, studio, game):
    who = await begun(stage, game)
    stage.bot.parts.pictures._kept.clear()
    stage.bot.parts.pictures._alike.clear()
    studio.open.clear()
    board = next(m for m in reversed(stage.channel.history()) if "Since my last turn" in labels(m))
    pressing = asyncio.create_task(who.click(board, label="Since my last turn"))
    shown = await until(lambda: newest(stage, who))
    assert "since your last turn" in text(shown)
    assert not pictured(shown)
    studio.open.set()
    await pressing
    assert await until(lambda: pictured(newest(stage, who)))
    assert "since your last turn" in text(newest(stage, who))


async def test_a_replay_is_told_of_at_once_and_shown_when_it_is_drawn(stage, studio):
    await begun(stage, "german")
    studio.open.clear()
    asking = asyncio.create_task(stage.alice.slash(stage.channel, "game replay"))
    first = await until(lambda: newest(stage, stage.alice))
    assert "**Friday**" in text(first)
    assert "The animation is being drawn." in text(first)
    studio.open.set()
    await asking
    shown = newest(stage, stage.alice)
    assert shown.id == first.id
    assert pictured(shown)
    assert "being drawn" not in text(shown)


async def test_where_a_replay_cannot_be_drawn_that_is_said_in_its_place(stage, monkeypatch):
    await begun(stage, "german")

    async def fail(*_):
        return None

    monkeypatch.setattr(stage.bot.parts.pictures, "replay", fail)
    await stage.alice.slash(stage.channel, "game replay")
    shown = newest(stage, stage.alice)
    assert "could not be drawn" in text(shown)
    assert "being drawn" not in text(shown)
