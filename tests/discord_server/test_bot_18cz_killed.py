"""kill -9 in the middle of a draft, an offer and passes given in advance: nothing is lost, told twice or left waiting."""

import asyncio
import random

import pytest

from bot.client import clock
from bot.service import Service, TableOptions
from engine.core.rng import Rng
from engine.eighteenxx.moves import BuyPrivate, Pass
from tests.discord_server.club import announcements, story_of, told_in, told_up_to
from tests.discord_server.test_bot_killed import refused_in_vain, until_all_is_told

NAMES = ("Alice", "Bob", "Cara")
KILLS = 3
SETTLING = 1.0
"""Seconds for what the bot would say twice after it has told the channel everything."""


class Dead:
    """A table while its bot is dead, moved on in the database: as after a kill between a move and what follows it."""

    def __init__(self, service, people, table_id):
        self.service, self.people, self.id = service, people, table_id

    @classmethod
    async def begin(cls, service, server, channel, people):
        host, *others = [int(who.id) for who in people]
        made = await service.lobby.new(
            host,
            int(server.world.guild_id),
            int(channel.id),
            TableOptions(game="18cz", title="Friday", players=len(people)),
        )
        for other in others:
            await service.lobby.join(made.id, other)
        await service.lobby.start(made.id, host)
        return cls(service, people, made.id)

    async def match(self):
        live = await self.service.live.get(self.id)
        return live.match

    async def play(self, move):
        values = {name: getattr(move, name) for name in move.__struct_fields__ if name != "seat"}
        await self.service.play.move(self.id, int(self.people[move.seat].id), type(move), values)

    async def forward(self, until, policy="random"):
        rng = Rng("forward")
        while not until(match := await self.match()):
            question = match.game.question(match.state)
            seat = question.to if question else min(match.game.actors(match.state))
            await self.play(match.game.policies[policy](match.game, match.state, seat, rng))
        return match


def offer_of(match):
    """Return an offer to another player that can be made now; None: there is none."""
    seat = min(match.game.actors(match.state), default=None)
    if seat is None or match.game.question(match.state) or BuyPrivate not in match.game.kinds(match.state, seat):
        return None
    for option in match.game.slot(match.state, seat, BuyPrivate, "local", {}).options:
        if match.state.private_companies[option.value].owner != seat:
            price = match.game.slot(match.state, seat, BuyPrivate, "price", {"local": option.value})
            return BuyPrivate(seat, option.value, price.high)
    return None


async def started_and_killed(process, channel, rng):
    """Let the bot begin to tell what is new, and kill it at some moment of that, a few times; then let it live."""
    for _ in range(KILLS):
        await process.start()
        await asyncio.sleep(rng.uniform(0.0, 0.6))
        await process.kill()
    await process.start()


@pytest.mark.long
async def test_an_offer_made_before_a_kill_is_told_once_and_can_be_accepted_after_it(
    server, channel, alice, process, database
):
    people = (alice, server.person("Bob"), server.person("Cara"))
    async with await Service.open(database, clock) as service:
        dead = await Dead.begin(service, server, channel, people)
        offer = offer_of(await dead.forward(lambda match: offer_of(match) is not None))
        await dead.play(offer)
        question = (await dead.service.queries.snapshot(dead.id)).question
    await started_and_killed(process, channel, random.Random(1))
    try:
        post = await channel.until(lambda post: "Accept" in post.labels)
        asked = people[question.to]
        assert post.pinged == {asked.id}
        shown = (await asked.press(post, "Accept")).message
        await asked.press(shown, "Yes, accept")
        await channel.until(lambda later: later in announcements(channel) and told_up_to(later) > told_up_to(post))
        await until_all_is_told(database, channel)
        await asyncio.sleep(SETTLING)
    finally:
        await process.stop()
    async with await Service.open(database, clock) as service:
        assert (await service.queries.snapshot(dead.id)).question is None
        assert await service.expiries.next_due() is None
        # The offer itself is told as the question, not as a line of what happened.
        assert told_in(channel)[-2:] == (await story_of(service, dead.id, NAMES))[-2:]
    rising = [told_up_to(post) for post in announcements(channel)]
    assert rising == sorted(set(rising))
    assert refused_in_vain(server) == []
    assert process.words(100_000).partition("Traceback")[2] == ""


@pytest.mark.long
async def test_a_pass_given_in_advance_is_told_once_with_the_move_before_it_although_the_bot_was_killed(
    server, channel, alice, process, database
):
    people = (alice, server.person("Bob"), server.person("Cara"))

    def trading(match):
        frames = match.state.frames
        (seat, *_) = sorted(match.game.actors(match.state))
        fresh = not isinstance(match.line[-1], Pass) if match.line else False
        return fresh and frames[-1].round == "stock" and Pass in match.game.kinds(match.state, seat)

    async with await Service.open(database, clock) as service:
        dead = await Dead.begin(service, server, channel, people)
        match = await dead.forward(trading)
        seat, order = min(match.game.actors(match.state)), match.state.frames[0].actors
        following = order[(order.index(seat) + 1) % 3]
        await service.orders.give_at_once(dead.id, int(people[following].id))
        await dead.play(Pass(seat))
        line = (await dead.match()).line
        assert line[-2:] == (Pass(seat), Pass(following))
    await started_and_killed(process, channel, random.Random(2))
    try:
        await until_all_is_told(database, channel, len(line))
        await asyncio.sleep(SETTLING)
    finally:
        await process.stop()
    async with await Service.open(database, clock) as service:
        dead.service = service
        assert (await dead.match()).line == line
        assert told_in(channel)[-2:] == (await story_of(service, dead.id, NAMES))[-2:]
    rising = [told_up_to(post) for post in announcements(channel)]
    assert rising == sorted(set(rising))
    assert process.words(100_000).partition("Traceback")[2] == ""
