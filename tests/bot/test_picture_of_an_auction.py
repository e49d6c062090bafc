"""The picture of an auction, which one message tells bid by bid: it is drawn anew for each person who is to bid."""

from __future__ import annotations

import asyncio

import pytest

from bot.drawing_pool import Superseded
from bot.messages import pictures as shown_pictures
from bot.messages.pictures import Pictures
from engine.german_railways.moves import Bid
from tests.bot.stage import raw, text
from tests.bot.test_first_answer import Studio, until
from tests.bot.test_messages_of_a_round import Round, against_two, standing

SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.fixture
async def of_three(stage):
    """Begin a table of German Railways for three people; the first is to bid."""
    return Round(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))


def said(message):
    """Return what the pictures of a message show, in words."""
    return [item["description"] for part in raw(message) for item in part.get("items", ())]


def auction(stage):
    """Return the message of the auction under way."""
    return standing(stage)[0]


async def test_whoever_is_to_bid_sees_the_bid_before_in_the_picture(of_three, stage):
    before = said(auction(stage))
    await stage.alice.slash(stage.channel, "german bid", price="5")
    after_alice = said(auction(stage))
    assert len(after_alice) == len(before)
    assert "alice" in after_alice[0]
    assert "5" in after_alice[0]
    assert after_alice[0] != before[0]
    await stage.bob.slash(stage.channel, "german bid", price="9")
    assert said(auction(stage))[0] not in {before[0], after_alice[0]}
    assert len(auction(stage).attachments) == len(before)


async def test_the_words_do_not_wait_for_the_picture(of_three, stage, monkeypatch):
    before, studio = said(auction(stage)), Studio()
    monkeypatch.setattr(shown_pictures.DrawingPool, "draw", staticmethod(studio.draw))
    studio.open.clear()
    bidding = asyncio.create_task(stage.alice.slash(stage.channel, "german bid", price="5"))
    await until(lambda: "bids **5**" in text(auction(stage)))
    assert said(auction(stage)) == before
    studio.open.set()
    await bidding
    assert said(auction(stage)) != before


async def test_nobody_waits_for_a_picture_of_what_built_in_opponents_bid_among_themselves(stage, pictures):
    table = await against_two(stage, "german")
    while (await table.match()).state.bidding.turn == 0:
        await table.silently(Bid(0, (await table.match()).state.bidding.price + 1))
    await table.in_the_bot(stage.bot.reconciler.reconcile(table.id))
    before, shown = pictures.total(), said(auction(stage))
    bids = len((await table.match()).line)
    assert await table.opponent()
    match = await table.match()
    assert len(match.line) == bids + 1
    assert match.state.bidding.turn != 0
    assert (pictures.total(), said(auction(stage))) == (before, shown)
    await table.opponent()
    assert (await table.match()).state.bidding.turn == 0
    assert pictures.total() > before
    assert said(standing(stage)[0]) != shown or len(standing(stage)) > 1


async def test_a_picture_that_is_past_before_it_is_drawn_is_left_out(of_three, stage, monkeypatch):
    before = said(auction(stage))

    async def past(*_):
        raise Superseded

    with monkeypatch.context() as patch:
        patch.setattr(Pictures, "news", past)
        await stage.alice.slash(stage.channel, "german bid", price="5")
    assert "bids **5**" in text(auction(stage))
    assert said(auction(stage)) == before
    await stage.bob.slash(stage.channel, "german bid", price="6")
    assert said(auction(stage)) != before
