"""What a company changed on the map of 18CZ is shown closely below what the channel is told of its turn."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.drawing_pool import Superseded
from bot.messages import announcement
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.eighteenxx.moves import LayTile, Pass
from tests.bot.stage import raw, text
from tests.playthroughs.open_table import TYPED, only_actor

GAME, SEED, PACE = "18cz", "an evening in Brno", 600
GALLERY = discord.ComponentType.media_gallery.value


def galleries(message):
    return [[item["media"]["url"].rpartition("/")[2] for item in part["items"]] for part in raw(message)
            if part["type"] == GALLERY]  # fmt: skip


def files(message):
    return [file.filename for file in message.attachments]


@pytest.fixture
async def laid(open_table):
    """Lay a tile behind the bot's back, and go on to the turn of somebody else, which the channel is told."""

    def may_lay(match):
        return any(LayTile in match.game.kinds(match.state, seat) for seat in match.game.actors(match.state))

    await open_table.hurry(may_lay)
    match, mover = await open_table.match(), await open_table.next()
    await open_table.silently(random_move_of(match.game, match.state, mover, LayTile, Rng("a tile")))
    sent = len(open_table.stage.env.http_requests)
    await open_table.hurry(lambda match: mover not in match.game.actors(match.state))
    open_table.requests = open_table.stage.env.http_requests[sent:]
    return open_table


async def test_a_tile_is_shown_closely_below_the_whole_picture_in_the_same_message(laid, drawn):
    whole, close = galleries(laid.panel())
    assert (len(whole), close) == (1, ["changed.png"])
    assert files(laid.panel()) == [*whole, *close]
    assert drawn["changed"] == 1
    said = laid.panel().attachments[1].description
    assert said.startswith("Changed last")
    assert len(said) <= 1024


@pytest.fixture(params=[2, 1], ids=["with a second picture", "with one"])
def pictures(request, monkeypatch):
    """Let there be as many pictures of what changed."""
    if request.param == 1:
        monkeypatch.setattr(announcement.api, "closely", lambda _view, _moves: None)
    return request.param


async def test_a_turn_is_told_with_as_many_requests_whether_it_is_shown_closely_or_not(pictures, laid):
    assert len(galleries(laid.panel())) == pictures
    # One message; the panel before loses its controls, and so does the hand of whoever moved; the next one's gets some.
    assert [request.method for request in laid.requests] == ["POST", "PATCH", "PATCH", "PATCH"]
    edited = [request for request in laid.requests if request.method == "PATCH"]
    assert not [request for request in edited if request.path.endswith(f"/{laid.panel().id}")]


async def test_both_pictures_stay_as_the_next_turn_goes_on_and_when_it_is_over(laid):
    told, mover = laid.panel(), await laid.next()
    shown = galleries(told)
    match = await laid.match()
    step = random_move_of(match.game, match.state, mover, LayTile, Rng("another tile"))
    await laid.play(step, TYPED)
    assert mover in match.game.actors((await laid.match()).state)
    assert laid.panel().id == told.id
    assert text(laid.panel()) != text(told), "the step is told in the same message"
    assert galleries(laid.panel()) == shown
    await laid.hurry(lambda match: mover not in match.game.actors(match.state))
    old = next(message for message in laid.channel.history() if message.id == told.id)
    assert laid.panel().id != old.id
    assert galleries(old) == shown
    assert files(old) == [name for one in shown for name in one]


async def test_a_pass_has_one_picture(open_table, drawn):
    def may_pass(match):
        seat = only_actor(match)
        return (
            seat is not None and match.state.frames[-1].round == "stock" and Pass in match.game.kinds(match.state, seat)
        )

    await open_table.hurry(may_pass)
    await open_table.play(Pass(await open_table.next()), TYPED)
    assert galleries(open_table.panel()) == [["chart.png"]]
    assert not drawn["changed"]


@pytest.mark.parametrize("late", [True, False], ids=["comes late", "is superseded"])
async def test_where_the_second_picture_does_not_come_the_first_still_does(laid, monkeypatch, late):
    waited_for = asyncio.Event()

    async def news(snapshot, kind, texts, names):
        if kind != "changed":
            return kind
        if late:
            await waited_for.wait()
        raise Superseded

    monkeypatch.setattr(announcement, "LONGEST_WAIT", 0.01)
    snapshot = await laid.stage.service.queries.snapshot(laid.id)
    told = SimpleNamespace(
        events=[SimpleNamespace(entry=entry, early=False, events=()) for entry in (await laid.match()).entries]
    )
    drawn = await announcement.pictures_of(told, snapshot, SimpleNamespace(news=news), None, ())
    waited_for.set()
    assert len(drawn) == 1
    assert drawn[0] in {"map", "runs"}


@pytest.mark.parametrize("behind", [True, False], ids=["the bot is behind", "it is not"])
async def test_a_second_picture_that_nobody_would_see_is_given_up(laid, monkeypatch, behind):
    given_up = asyncio.Event()

    async def news(snapshot, kind, texts, names):
        if kind != "changed":
            await asyncio.sleep(0.05)
            return kind
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            given_up.set()
            raise

    monkeypatch.setattr(announcement, "LATE", 0.01 if behind else 2.0)
    monkeypatch.setattr(announcement, "LONGEST_WAIT", 60.0 if behind else 0.01)
    snapshot = await laid.stage.service.queries.snapshot(laid.id)
    told = SimpleNamespace(
        events=[SimpleNamespace(entry=entry, early=False, events=()) for entry in (await laid.match()).entries]
    )
    drawn = await asyncio.wait_for(
        announcement.pictures_of(told, snapshot, SimpleNamespace(news=news), None, ()), timeout=30
    )
    assert len(drawn) == 1
    await asyncio.wait_for(given_up.wait(), timeout=30)
