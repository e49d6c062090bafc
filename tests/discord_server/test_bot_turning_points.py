"""The turning points of a finished game of each title, with real pictures, as Discord takes them."""

import asyncio
import io

import pytest
from PIL import Image

from engine.core.registry import every_key
from engine.core.rng import Rng
from tests.bot.stage import unheard
from tests.discord_server import alt_texts_of
from tests.discord_server.club import accepted_by_discord
from tests.thorough import long_but

MOST_BYTES = 10 << 20
LONG = 300.0
"""Seconds."""


@pytest.fixture
async def club(server, tmp_path):
    async with accepted_by_discord(server, tmp_path / "tables.sqlite3") as running:
        running.bot.opponents.stop()
        yield running


async def play_to_the_end(club, table_id, people):
    """Move for everybody as those do who plan, telling nobody until the end."""
    with unheard(club.bot):
        live = await club.service.live.get(table_id)
        game = live.match.game
        while not live.match.over:
            seat = min(game.actors(live.match.state))
            move = game.policies["normal"](game, live.match.state, seat, Rng(f"{len(live.match.line)}"))
            values = {name: getattr(move, name) for name in move.__struct_fields__ if name != "seat"}
            await club.service.play.move(table_id, int(people[seat].id), type(move), values)
    await club.bot.reconciler.reconcile(table_id)


@pytest.mark.long
@pytest.mark.parametrize("game", long_but([key for key in every_key() if key in {"german", "18cz"}], "german"))
async def test_five_pictures_come_with_the_turning_points_of_a_title(club, server, channel, alice, bob, game):
    people = (alice, bob, server.person("Carol"))
    table_id = await club.table(channel, *people, game=game)
    await play_to_the_end(club, table_id, people)
    end = await channel.until(lambda post: "Turning points" in post.labels)
    shown = (await bob.press(end, "Turning points")).replies[-1]
    async with asyncio.timeout(LONG):
        while len(shown.pictures) < 5:  # noqa: ASYNC110 - an ephemeral message is in no channel that tells of changes
            await asyncio.sleep(0.1)
    assert shown.labels == ["Try it"] * 5
    assert all(alt_texts_of(shown))
    assert sum(len(picture.data) for picture in shown.pictures) < MOST_BYTES
    assert all(Image.open(io.BytesIO(picture.data)).width >= 550 for picture in shown.pictures)
