"""A process that is killed around the end of a game."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.service import Service
from storage import games
from storage.check import check
from tests.campaign_toy.engine.game import CHAIN
from tests.stored import read
from tests.thorough import a_few


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of posix systems")
@pytest.mark.parametrize("steps", a_few([4, 5, 6, 11, 12], 1))
async def test_after_kill_9_around_the_end_of_a_game_nothing_is_lost_and_nothing_there_twice(path, clock, steps):
    acknowledged = await play_and_kill(path, steps)
    assert (await check(path)).problems == ()
    campaign, number, phase, seq = acknowledged[-1].split()
    async with await Service.open(path, clock) as service:
        numbers = [one.number for one in await read(service.database, lambda tx: games.of_campaign(tx, campaign))]
        every = await read(service.database, lambda tx: games.of_campaign(tx, campaign))
        told = next(one for one in every if one.number == int(number))
        assert numbers == list(range(1, len(numbers) + 1))
        assert told.seq >= int(seq)
        assert [one.phase for one in every[:-1]] == ["over"] * (len(every) - 1)
        row = await service.campaigns.row(told)
        assert every[-1].alive or row.ended is not None
        if phase == "over" and int(number) < CHAIN.campaign.games:
            assert len(every) > int(number)


async def play_and_kill(path, steps):
    """Kill a process right after it has acknowledged some steps, and return what it said."""
    root = Path(__file__).parents[4]
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.service.campaigns.campaign_child", str(path),
        cwd=root, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(root)},
    )  # fmt: skip
    lines = [await child.stdout.readline() for _ in range(steps)]
    child.kill()
    rest = (await child.stdout.read()).splitlines(keepends=True)
    await child.wait()
    return [line.decode() for line in (*lines, *rest) if line.endswith(b"\n")]
