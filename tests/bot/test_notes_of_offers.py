"""What whoever offers something adds to it is read by everybody, in the channel and in private, whatever breaks."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.delivery.reconciler import RETRY
from engine.eighteenxx.moves import BuyPrivate
from tests.bot.stage import text
from tests.bot.test_messages_of_a_round import Round, standing
from tests.thorough import a_few

PACE = 60.0
"""Nobody waits here for an opponent, who would look for a turn as often."""

NOTE, OTHER = "only this week", "and the week after"


def offers(match):
    """Return the offers of whoever is to move that ask another player."""
    (seat,) = match.game.actors(match.state)
    for local in match.game.slot(match.state, seat, BuyPrivate, "local", {}).options:
        move = BuyPrivate(seat, local.value, 1)
        question = match.game.question(match.attempt(move).state)
        if question is not None and question.to != seat:
            yield move, question.to


def may_offer(match):
    if match.state.turn is None or len(match.game.actors(match.state)) != 1:
        return False
    (seat,) = match.game.actors(match.state)
    buys = BuyPrivate in match.game.kinds(match.state, seat)
    return buys and match.state.charters[match.state.turn.company].cash > 1 and any(offers(match))


class Offer:
    """An offer in a channel, and who is asked."""

    def __init__(self, table, seat, asked):
        self.table, self.seat, self.stage = table, seat, table.stage
        self.asked = asked

    async def note(self, words=NOTE):
        at = await self.table.table()
        asking = at.holder(self.seat).user_id
        await self.table.in_the_bot(self.stage.service.play.add_note(self.table.id, asking, words, expected_seq=at.seq))

    def says(self, words=NOTE):
        return words in text(standing(self.stage)[-1])


@pytest.fixture
async def offer(stage):
    table = Round(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))
    await table.hurry(may_offer)
    move, to = next(offers(await table.match()))
    await table.silently(move)
    await table.in_the_bot(stage.bot.reconciler.reconcile(table.id))
    asked = (await table.table()).holder(to).user_id
    return Offer(table, move.seat, next(who for who in (stage.alice, stage.bob, stage.cara) if who.id == asked))


def refused(status):
    class Response:
        reason = "refused"

    Response.status = status
    return discord.HTTPException(Response(), "refused")


@pytest.mark.parametrize("error", a_few([aiohttp.ClientError(), refused(503), refused(429)], 1))
async def test_a_note_that_discord_did_not_take_is_told_later(offer, monkeypatch, error):
    edit, left = discord.PartialMessage.edit, [error]

    async def edited(message, **given):
        if message.channel.id == offer.stage.channel.id and left:
            raise left.pop()
        return await edit(message, **given)

    monkeypatch.setattr(discord.PartialMessage, "edit", edited)
    await offer.note()
    assert not offer.says()
    assert await offer.stage.service.ledger.pending() == (offer.table.id,)
    await offer.stage.env.advance_time(2 * RETRY)
    await offer.stage.env.settle()
    assert offer.says()
    assert await offer.stage.service.ledger.pending() == ()


async def test_a_note_that_was_stored_before_a_restart_is_told_after_it(offer):
    reconciler = offer.stage.bot.reconciler
    offer.stage.service.live.unsubscribe(reconciler._moved)
    await offer.note()
    assert not offer.says()
    await offer.table.in_the_bot(reconciler.look_at_all())
    assert offer.says()


@pytest.mark.long
async def test_a_note_that_follows_another_while_that_is_told_is_told_too(offer, monkeypatch):
    edit, once = discord.PartialMessage.edit, [OTHER]

    async def edited(message, **given):
        if message.channel.id == offer.stage.channel.id and once:
            await add(once.pop())
        return await edit(message, **given)

    async def add(words):
        at = await offer.table.table()
        asking = at.holder(offer.seat).user_id
        await offer.stage.service.play.add_note(offer.table.id, asking, words, expected_seq=at.seq)

    monkeypatch.setattr(discord.PartialMessage, "edit", edited)
    await offer.note()
    await offer.stage.env.settle()
    assert offer.says(OTHER)


@pytest.mark.long
async def test_a_note_shows_in_private_too_to_whoever_is_asked(offer):
    stage = offer.stage
    opened = await offer.asked.click(standing(stage)[-1], label="My holdings")
    panel = opened.followups[0] if opened.followups else opened.response
    await offer.note()
    shown = next(m for m in stage.channel.history(viewer=offer.asked) if m.id == panel.id)
    assert NOTE in text(shown)
    letters = offer.asked.user.dm_channel
    if letters is not None and letters.history():
        assert NOTE in text(letters.history()[-1])


async def test_a_note_to_an_offer_that_was_answered_is_told_no_more(offer, monkeypatch):
    stage, edit = offer.stage, discord.PartialMessage.edit

    async def lost(message, **given):
        raise aiohttp.ClientError

    monkeypatch.setattr(discord.PartialMessage, "edit", lost)
    await offer.note()
    monkeypatch.setattr(discord.PartialMessage, "edit", edit)
    await stage.act(offer.asked, "refuse")
    await stage.env.advance_time(2 * RETRY)
    await stage.env.settle()
    assert not offer.says()
    assert offer.table.id not in await stage.service.ledger.pending()
