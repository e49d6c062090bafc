"""How many messages stand in a channel after some rounds, and what they tell meanwhile."""

from __future__ import annotations

import discord
import pytest

from bot.service.play import think_here
from engine.core import registry
from engine.core.rng import Rng
from engine.eighteenxx.moves import BuyPrivate
from engine.german_railways.moves import Bid, Pass
from storage.ledger import ADDED
from tests.bot.stage import labels, raw, text
from tests.playthroughs.open_table import OpenTable
from tests.stored import opponent_to_move
from tests.thorough import a_few

ROUNDS = 5
GALLERY = discord.ComponentType.media_gallery.value
SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


class Round(OpenTable):
    """A table of one person and two built-in opponents, who move when they are told to."""

    def __init__(self, *args):
        super().__init__(*args)
        self.auctions = set()
        """The names of those that were under way since somebody last emptied it: each has a message of its own."""

    async def opponent(self):
        """Let one opponent move; tell whether one was to."""
        return await self.in_the_bot(opponent_to_move(self.stage.service, self.id)) is not None and await self._moved()

    async def _moved(self):
        await self.in_the_bot(self.stage.bot.opponents._move(self.id, think_here))
        await self._note_auction()
        return True

    async def _note_auction(self):
        match = await self.match()
        self.auctions |= {match.game.auction(match.state)} - {None}

    async def in_the_bot(self, doing):
        """Do something as the bot does by itself."""
        with self.stage.env._bot_scope():
            done = await doing
        await self.stage.env.settle()
        return done

    async def person(self):
        """Make one move of the person as the best built-in opponent would, and announce it."""
        match = await self.match()
        seat = (await self.table()).seat_of(self.stage.alice.id)
        number = len(match.entries)
        policies = match.game.policies
        choose = policies.get("normal", policies["random"])
        await self.silently(choose(match.game, match.state, seat, Rng(f"{number}")))
        await self.in_the_bot(self.stage.bot.reconciler.reconcile(self.id))
        await self._note_auction()

    async def until_opponents_move(self):
        """Let the person move until the turn passes."""
        while await self.in_the_bot(opponent_to_move(self.stage.service, self.id)) is None:
            await self.person()

    async def until_the_person_moves(self):
        """Let the opponents move until it is for the person."""
        while await self.opponent():
            pass


async def against_two(stage, game):
    await stage.open(game=game, players=3)
    for _ in range(2):
        await stage.alice.slash(stage.channel, "game opponent")
    await stage.alice.slash(stage.channel, "game start")
    return Round(stage, await stage.table())


def standing(stage):
    """Return the messages of the table that stand in the channel, but for the one of the lobby."""
    return [message for message in stage.channel.history() if "Pace:" not in text(message)]


@pytest.mark.parametrize("game", a_few(registry.GAMES, 2))
async def test_a_round_against_two_opponents_is_one_message(stage, game):
    table = await against_two(stage, game)
    await table.until_the_person_moves()
    for _ in range(ROUNDS):
        before = len(standing(stage))
        table.auctions.clear()
        await table.until_opponents_move()
        await table.until_the_person_moves()
        assert len(standing(stage)) - before <= max(1, len(table.auctions))
        if len(standing(stage)) > before:
            assert stage.pinged(standing(stage)[-1]) == [stage.alice.id]


@pytest.fixture
async def europe(stage):
    """Begin a table against two opponents after the opening tickets, in the person's turn."""
    table = await against_two(stage, "europe")
    await table.until_the_person_moves()
    await table.person()
    await table.until_the_person_moves()
    return table


def words(message):
    return [part["content"] for part in raw(message) if "content" in part]


def galleries(message):
    return [part for part in raw(message) if part["type"] == GALLERY]


async def test_what_opponents_do_is_told_as_they_do_it_and_again_with_the_turn_of_a_person(europe, stage):
    before = standing(stage)[-1]
    await europe.until_opponents_move()
    done = words(standing(stage)[-1])[1]
    assert "**alice**" in done
    await europe.opponent()
    (first, added, next_up) = words(standing(stage)[-1])
    assert (standing(stage)[-1].id, first) == (before.id, words(before)[0])
    assert added.startswith(done)
    assert len(added) > len(done)
    assert "<@" not in next_up
    news = (await europe.in_the_bot(stage.service.ledger.behind(europe.id))).news
    assert news is not None
    await europe.in_the_bot(stage.bot.reconciler._channel_messages.renew(news))
    assert words(standing(stage)[-1]) == [first, added, next_up], "its picture is as far behind as before"
    await europe.until_the_person_moves()
    old, new = standing(stage)[-2:]
    heading, _, since = added.partition("\n")
    assert "a new one follows" in heading
    assert words(new)[0].startswith(since.removesuffix("."))
    assert words(old) == [first]
    assert labels(old) == []
    assert len(galleries(old)) == len(galleries(new)) == 1


async def test_a_turn_under_way_is_told_step_by_step_and_its_buttons_are_those_of_the_next_step(europe, stage):
    before = standing(stage)[-1]
    panel = await stage.alice.click(before, label="🎴 From the deck")
    assert panel is not None
    after = standing(stage)[-1]
    assert after.id == before.id
    assert "**alice** draws" in words(after)[1]
    assert f":{(await europe.table()).seq}:" in str(raw(after))
    assert stage.pinged(before) == [stage.alice.id]


@pytest.mark.long
async def test_a_message_that_somebody_deleted_is_followed_by_a_new_one(europe, stage):
    await europe.until_opponents_move()
    gone = standing(stage)[-1]
    stage.env.backend.delete_message(gone.channel.id, gone.id)
    before = len(standing(stage))
    await europe.opponent()
    assert len(standing(stage)) == before + 1
    assert "**alice**" in text(standing(stage)[-1])
    assert await stage.service.ledger.announced(europe.id) == (await europe.table()).seq


async def test_after_a_restart_the_same_message_goes_on(europe, stage):
    await europe.until_opponents_move()
    await stage.service.ledger.forget_message(europe.id, ADDED)  # as of a crash before it was noted
    before = words(standing(stage)[-1])
    await europe.in_the_bot(stage.bot.reconciler.look_at_all())
    assert words(standing(stage)[-1]) == before
    await europe.opponent()
    assert words(standing(stage)[-1])[1].startswith(before[1])


def mostly_passing(match):
    """Return what is bid in an opening auction: the least by whoever bids first, and by the last a little more."""
    seat, state = min(match.game.awaited(match.state)), match.state
    if state.bidding.bidder is None or (state.bidding.price < MOST_BID and len(state.bidding.passed) == 1):
        return Bid(seat, state.bidding.price + 1)
    return Pass(seat)


MOST_BID = 2


@pytest.mark.long
async def test_the_opening_auctions_of_three_people_are_one_message_each_and_everybody_is_called(stage):
    table = Round(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    auctions, calls = set(), 0
    while (match := await table.match()).state.round == 0:
        auctions.add(match.state.bidding.railroad)
        seat = await table.next()
        called = standing(stage)[-1]
        assert stage.pinged(called) == [(await table.holder(seat)).id]
        assert "Bid" in labels(called)
        calls += 1
        await table.silently(mostly_passing(match))
        await table.in_the_bot(stage.bot.reconciler.reconcile(table.id))
    assert calls > 3 * len(auctions)
    assert len(standing(stage)) <= 9
    assert len(auctions) == 8


@pytest.mark.long
async def test_the_auction_of_1854_is_one_message_for_each_thing_that_is_sold(stage):
    table, lots = Round(stage, await stage.begin(stage.bob, stage.cara, game="1854", players=3)), set()
    while (match := await table.match()).state.main_frame.round == "auction":
        lots.add(match.game.auction(match.state))
        move = match.game.policies["normal"](match.game, match.state, await table.next(), Rng(f"{len(match.line)}"))
        await table.silently(move)
        await table.in_the_bot(stage.bot.reconciler.reconcile(table.id))
    assert len((await table.match()).line) > 4 * len(lots)
    assert len(standing(stage)) <= len(lots) + 1, "the last is of the round that follows"


async def test_the_opening_auctions_against_two_opponents_are_one_message_each(stage):
    table = await against_two(stage, "german")
    while (await table.match()).state.round == 0:
        if not await table.opponent():
            await table.person()
    assert len(standing(stage)) <= 9


async def test_a_message_tells_the_bids_of_its_auction_and_its_call_goes_with_the_turn(stage):
    table = Round(stage, await stage.begin(stage.bob, stage.cara, game="german", players=3))
    (auction,) = standing(stage)
    await stage.alice.slash(stage.channel, "german bid", price="5")
    told, called = standing(stage)
    assert told.id == auction.id
    assert "**alice** bids **5**." in words(told)[1]
    assert stage.pinged(called) == [stage.bob.id]
    await stage.bob.click(called, label="Bid no more")
    told, following = standing(stage)
    assert (told.id, stage.pinged(following)) == (auction.id, [stage.cara.id])
    assert following.id != called.id
    await stage.cara.slash(stage.channel, "german pass")
    assert len(standing(stage)) == 2
    assert "**alice** bids **5**." in words(standing(stage)[1])[0]
    assert await stage.service.ledger.announced(table.id) == (await table.table()).seq


async def test_two_turns_at_once_are_told_in_one_message_with_the_picture_after_the_first(stage, seeds):
    # By this seed the person is the first in the draft.
    seeds.always = "one"
    table = await against_two(stage, "18cz")
    alice = (await table.table()).seat_of(stage.alice.id)
    await table.until_the_person_moves()
    # The order of the draft turns back: whoever is last has two turns at once.
    while not (await _buys_twice(table, alice)):
        await table.until_opponents_move()
        await table.until_the_person_moves()
    before, panel = len(standing(stage)), standing(stage)[-1]
    drawn = [file.filename for file in panel.attachments]
    story = words(panel)[0]
    await table.person()
    assert len(standing(stage)) == before
    after = standing(stage)[-1]
    assert words(after)[0] == story
    assert "buys" in "".join(words(after)[1:])
    assert len(galleries(after)) == len(drawn)
    await table.in_the_bot(stage.service.consent.undo(table.id, stage.alice.id))
    await table.in_the_bot(stage.bot.reconciler.reconcile(table.id))
    again = standing(stage)[-1]
    assert len(standing(stage)) == before
    assert "buys" not in "".join(words(again)[1:])
    assert {file.id for file in again.attachments}.isdisjoint(file.id for file in after.attachments)
    assert len(galleries(again)) == len(drawn)
    await table.person()
    await table.until_opponents_move()
    await table.until_the_person_moves()
    assert len(standing(stage)) == before + 1
    assert text(standing(stage)[-1]).count("buys") >= 4, "the next message tells both turns, and what followed"


async def _buys_twice(table, seat):
    match = await table.match()
    move = match.game.policies["normal"](match.game, match.state, seat, Rng(f"{len(match.entries)}"))
    return move.kind() == "bid" and match.game.actors(match.attempt(move).state) == {seat}


@pytest.mark.long
async def test_an_offer_that_an_opponent_refuses_is_told_where_it_was_made(stage):
    table = await against_two(stage, "18cz")
    await table.until_the_person_moves()
    alice = (await table.table()).seat_of(stage.alice.id)

    def may_offer(match):
        if match.game.actors(match.state) != {alice} or BuyPrivate not in match.game.kinds(match.state, alice):
            return False
        return match.state.turn is not None and match.state.charters[match.state.turn.company].cash > 1

    for _ in range(200):
        if may_offer(await table.match()):
            break
        await table.person()
        await table.until_the_person_moves()
    else:
        pytest.fail("no local railway can be bought")
    match = await table.match()
    (local, *_) = match.game.slot(match.state, alice, BuyPrivate, "local", {}).options
    before = len(standing(stage))
    await table.silently(BuyPrivate(alice, local.value, 1))
    await table.in_the_bot(stage.bot.reconciler.reconcile(table.id))
    await table.until_the_person_moves()
    assert len(standing(stage)) == before
    assert "refuses" in text(standing(stage)[-1])
    assert f"<@{stage.alice.id}>" in text(standing(stage)[-1])
