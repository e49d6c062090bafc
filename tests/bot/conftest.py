from __future__ import annotations

import pytest
import simcord

from bot.client import Stationmaster, clock
from bot.service import Service
from tests.bot.stage import Stage


@pytest.fixture
async def service(tmp_path):
    async with await Service.open(tmp_path / "tables.sqlite3", clock) as opened:
        yield opened


@pytest.fixture
async def env(service):
    async with simcord.run(Stationmaster(service, pace=1.0, shard_count=1), settle_timeout=30) as running:
        yield running


@pytest.fixture
def stage(env) -> Stage:
    return Stage(env)
