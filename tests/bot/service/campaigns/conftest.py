"""Campaigns of the toy: a lobby, and the second game that waits."""

import pytest

from bot.service import TableOptions
from engine.core.registry import CAMPAIGNS
from tests.bot.service.campaigns.playing import play_out
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST


@pytest.fixture(autouse=True)
def _chain_is_registered(monkeypatch):
    monkeypatch.setitem(CAMPAIGNS, "chain", "tests.campaign_toy.engine.game:CHAIN")


@pytest.fixture
def found(service):
    """Open a campaign of these people, the first as host, and built-in opponents."""

    async def found(*people, opponents=0, **options):
        host, *others = people or (HOST, GUEST)
        table = await service.lobby.new(host, GUILD, CHANNEL, TableOptions(game="chain", title="West", **options))
        for user_id in others:
            table = await service.lobby.join(table.id, user_id)
        for _ in range(opponents):
            table = await service.lobby.add_opponent(table.id, host)
        return table

    return found


@pytest.fixture
def between(service, found):
    """Play the first game of a campaign and return the second, which waits."""

    async def between(*people, **options):
        table = await found(*people, **options)
        return await play_out(service, await service.lobby.start(table.id, HOST))

    return between
