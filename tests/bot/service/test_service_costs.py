"""What a move costs in the database: how often its thread is visited, and how much is read there."""

from __future__ import annotations

import asyncio

import pytest

from bot.service import TableOptions
from engine.core.forms import answers
from engine.core.moves import fields
from storage.transaction import AtOnce
from tests.bot.service.conftest import GUEST, HOST, THIRD
from tests.open_toy.engine.game import Pass

ADA, BEN, EVE = 1, 2, 3


@pytest.fixture
def cost(monkeypatch):
    """Count visits to threads and queries."""

    class Cost:
        visits, queries = 0, []

    counted = Cost()
    fetch, in_thread = AtOnce.execute_fetchall, asyncio.base_events.BaseEventLoop.run_in_executor

    async def fetching(self, sql, parameters=None, /):
        counted.queries.append(sql)
        return await fetch(self, sql, parameters)

    def visiting(self, executor, work, *given):
        counted.visits += 1
        return in_thread(self, executor, work, *given)

    monkeypatch.setattr(AtOnce, "execute_fetchall", fetching)
    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "run_in_executor", visiting)
    return counted


async def begun(service, game):
    table = await service.lobby.new(ADA, 10, 20, TableOptions(game=game, title="Friday", players=3))
    for user in (BEN, EVE):
        await service.lobby.join(table.id, user)
    return await service.lobby.start(table.id, ADA)


async def first_move(service, table):
    """Return who is to move and a move of theirs."""
    user = next(holder.user_id for holder in table.seats if holder.to_move)
    look = await service.queries.snapshot(table.id, user)
    kind, given = look.kinds[0], {}
    for field in fields(kind):
        given[field] = answers(look.position.slots(kind)(field, given))[0]
    return user, kind, given


@pytest.mark.parametrize("game", ["europe", "18cz", "german", "1854"])
async def test_a_move_takes_one_visit_to_a_thread_and_three_queries(service, cost, game):
    table = await begun(service, game)
    for _ in range(4):
        user, kind, given = await first_move(service, table)
        cost.visits, cost.queries = 0, []
        outcome = await service.play.move(table.id, user, kind, given)
        assert cost.visits == 1
        assert len(cost.queries) <= 3, cost.queries
        table = outcome.table


async def test_what_is_ordered_after_a_move_takes_no_more_than_the_move(service, cost, table):
    for user in (GUEST, THIRD):
        await service.orders.give(table.id, user)
    cost.visits, cost.queries = 0, []
    assert (await service.play.move(table.id, HOST, Pass, {})).table.seq == 3
    assert (cost.visits, len(cost.queries)) == (1, 3)
