"""What a move costs in the database: its statements, and its visits to the thread that runs them."""

from __future__ import annotations

from typing import NamedTuple

import aiosqlite
import pytest

from bot.service import TableOptions
from engine.core.forms import answers
from engine.core.moves import fields
from tests.bot.service.conftest import GUEST, HOST, THIRD
from tests.open_toy.engine.game import Pass

pytestmark = pytest.mark.file
ADA, BEN, EVE = 1, 2, 3


class Asked(NamedTuple):
    """What is asked of SQLite."""

    visits: list[str]
    """To the threads of the database, of either connection."""
    statements: list[str]
    """Of the connection that writes, but those of triggers."""

    def clear(self):
        self.visits.clear()
        self.statements.clear()


@pytest.fixture
async def asked(service, monkeypatch):
    asked, execute = Asked([], []), aiosqlite.Connection._execute

    async def executing(self, work, *given, **named):
        asked.visits.append(work.__name__)
        return await execute(self, work, *given, **named)

    def traced(statement):
        # SQLite names those of triggers, and once more the statement that each of these is for.
        if not statement.startswith("--") and statement not in asked.statements[-1:]:
            asked.statements.append(statement)

    await service.database.engine.writers.connection.set_trace_callback(traced)
    monkeypatch.setattr(aiosqlite.Connection, "_execute", executing)
    return asked


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
async def test_a_move_takes_one_visit_and_at_most_nine_statements_and_reads_nothing(service, asked, game):
    table = await begun(service, game)
    for _ in range(4):
        user, kind, given = await first_move(service, table)
        asked.clear()
        outcome = await service.play.move(table.id, user, kind, given)
        assert len(asked.visits) == 1, asked
        assert len(asked.statements) <= 9, asked
        assert not [statement for statement in asked.statements if statement.startswith("SELECT")]
        table = outcome.table


async def test_what_is_ordered_after_a_move_is_stored_in_the_same_transaction(service, asked, table):
    for user in (GUEST, THIRD):
        await service.orders.give_at_once(table.id, user)
    asked.clear()
    assert (await service.play.move(table.id, HOST, Pass, {})).table.seq == 3
    statements = asked.statements
    assert (statements[0], statements[-1], statements.count("COMMIT")) == ("BEGIN IMMEDIATE", "COMMIT", 1)
    assert len(asked.visits) == 1, asked
    assert len(statements) <= 2 + 3 * 7, asked
