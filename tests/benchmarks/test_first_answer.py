"""How soon a command or press shows its first answer, words and buttons, on an idle machine. The bot runs in a process of its own."""

from __future__ import annotations

import statistics
import time

import pytest

from bot.client import clock
from bot.service import Service, TableOptions
from tests.discord_server import BotProcess, DiscordServer

GAMES = ("europe", "18cz", "german", "1854")
PRESSES = 12
WARMING = 3
"""Presses that are not counted: the bot's first drawing of a board warms its caches."""
PATIENCE = 60.0
TO_REACH = 300
"""Milliseconds."""


async def started(server, database, game):
    """Begin a table of three before the bot is there; return its people and its channel."""
    people, place = [server.person(name) for name in ("Ada", "Ben", "Cleo")], server.channel(game)
    async with await Service.open(database, clock) as service:
        table = await service.lobby.new(
            int(people[0].id), int(server.world.guild_id), int(place.id), TableOptions(game=game, title=game, players=3)
        )
        for person in people[1:]:
            await service.lobby.join(table.id, int(person.id))
        await service.lobby.start(table.id, int(people[0].id))
    for person in people:
        person.timeout = PATIENCE
    return people, place


@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_shows_words_and_buttons_on_an_idle_machine(figure, tmp_path, game):
    database, taken = tmp_path / "tables.sqlite3", []
    async with DiscordServer() as server:
        people, place = await started(server, database, game)
        async with BotProcess(server, log=tmp_path / "bot.log", STATIONMASTER_DATABASE=str(database)):
            await place.nth(1, within=PATIENCE)
            for _ in range(PRESSES):
                began = time.perf_counter()
                await people[0].slash(place, "hand")
                taken.append(1000 * (time.perf_counter() - began))
    figure(f"first answer, {game}: median", statistics.median(taken[WARMING:]), TO_REACH, "ms")
    figure("  the slowest", max(taken[WARMING:]), TO_REACH, "ms")
