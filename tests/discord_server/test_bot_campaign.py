"""A campaign over real sockets: founded, played by its controls, led to its second game; every request as Discord has it."""

import random

import msgspec
import pytest

from bot.messages import pictures
from engine.core.rng import Rng
from tests.discord_server.club import (
    accepted_by_discord,
    announcements,
    is_announcement,
    plain,
    play_on,
    private_panel_of,
)


@pytest.fixture
async def club(server, channel, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
    async with accepted_by_discord(server, tmp_path / "tables.sqlite3") as running:
        yield running


async def to_the_end(club, channel, alice):
    """Play the rest of a game behind the bot's back by chance, and let it be told."""
    rng, finished = Rng("the rest"), (await club.service.tables.in_channel(int(channel.id))).id
    while (table := await club.service.tables.in_channel(int(channel.id))).phase == "live":
        match = (await club.service.live.get(table.id)).match
        seat = min(match.game.awaited(match.state))
        if table.holder(seat).user_id is None:
            await club.service.play.opponent(table.id)
            continue
        move = match.game.policies["random"](match.game, match.state, seat, rng)
        values = {name: value for name, value in msgspec.structs.asdict(move).items() if name != "seat"}
        await club.service.play.move(table.id, int(alice.id), type(move), values)
    await club.bot.reconciler.reconcile(finished)


@pytest.mark.long
async def test_a_campaign_is_founded_played_and_led_to_its_second_game(server, channel, alice, club):
    club.bot.opponents.stop()
    await alice.slash(channel, "campaign new", title="The West", players=3)
    for _ in range(2):
        await alice.slash(channel, "game opponent", policy="random")
    await alice.slash(channel, "game start")
    first = await channel.until(is_announcement)
    panel = await private_panel_of(alice, first)
    await play_on(alice, panel, random.Random("a campaign"))
    table = await club.service.tables.in_channel(int(channel.id))
    assert table.seq > 0
    await alice.slash(channel, "campaign office")
    await to_the_end(club, channel, alice)
    asks = await channel.until(lambda post: "I play" in post.labels)
    assert "Game 2, 1868" in asks.text
    known = len(announcements(channel))
    await alice.press(asks, "I play")
    await channel.until(lambda post: len(announcements(channel)) > known)
    assert (await club.service.tables.in_channel(int(channel.id))).number == 2
