"""The rows of ``results``, how finished tables came out, and of ``unlisted``, the people who are in no list.

A result is computed from a log, and can be computed again: it is valid as long as the log has the length it had then.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from storage import games, seats
from storage.database import Transaction
from storage.errors import UnknownTable
from storage.records import Table, TableId
from storage.rows import change, fetch, first, upsert, write

_PUT = upsert("results", ("game_id",), ("seq", "outcome"))
_COUNTED = "phase = 'over' AND ending = 'finished' AND practice = 0"
"""The condition that a table was played to its end by people here, and not for practice."""


class SeatResult(NamedTuple):
    """How a seat came out."""

    score: int
    place: int
    """From 1; those who share a place have the same."""


Outcome = tuple[SeatResult, ...]
"""The results of all seats, in order of seats."""
_OUTCOME = msgspec.json.Decoder(Outcome)


async def finished(
    tx: Transaction, *, guild_id: int | None = None, user_id: int | None = None
) -> list[tuple[Table, Outcome | None]]:
    """Return the finished tables of a server, or of a person on all servers, in the order in which the tables ended.

    Each comes with its outcome, or None if that is not known yet.
    """
    where, value = ("guild_id = ?", guild_id) if user_id is None else (_SEATED, user_id)
    sql = f"""SELECT games.*, {seats.HELD} AS held, results.outcome AS outcome FROM games
        LEFT JOIN results ON results.game_id = games.id AND results.seq = games.seq
        WHERE {_COUNTED} AND {where} ORDER BY ended, id"""  # noqa: S608 - own text, values bound
    rows = await fetch(tx, sql, value)
    return [(games.table_of(row), _OUTCOME.decode(row["outcome"]) if row["outcome"] else None) for row in rows]


_SEATED = "games.id IN (SELECT game_id FROM seats WHERE user_id = ?)"


async def unfinished(tx: Transaction, guild_id: int) -> tuple[Table, ...]:
    """Return a server's tables that were begun and ended before the game was over."""
    sql = f"""SELECT games.*, {seats.HELD} AS held FROM games
        WHERE guild_id = ? AND phase = 'ended' AND started IS NOT NULL"""  # noqa: S608 - own text, values bound
    return tuple(map(games.table_of, await fetch(tx, sql, guild_id)))


async def put(tx: Transaction, table_id: TableId, seq: int, outcome: Outcome) -> None:
    """Store how a table with ``seq`` log entries came out. Raises UnknownTable: it was deleted."""
    values = (table_id, seq, msgspec.json.encode(outcome).decode())
    await write(tx, _PUT, *values, forbidden=UnknownTable(table_id))


async def outcome(tx: Transaction, table_id: TableId) -> Outcome | None:
    """Return how a table came out, or None if that was not computed. Raises msgspec.MsgspecError: it cannot be read."""
    row = await first(tx, "SELECT outcome FROM results WHERE game_id = ?", table_id)
    return None if row is None else _OUTCOME.decode(row["outcome"])


async def unlisted(tx: Transaction) -> frozenset[int]:
    """Return the people who are in no list and whom nobody else may look up."""
    return frozenset(row["user_id"] for row in await fetch(tx, "SELECT user_id FROM unlisted"))


async def is_unlisted(tx: Transaction, user_id: int) -> bool:
    """Return whether a person is in no list."""
    return await first(tx, "SELECT 1 FROM unlisted WHERE user_id = ?", user_id) is not None


async def unlist(tx: Transaction, user_id: int) -> None:
    """Take a person out of all lists."""
    await change(tx, "INSERT INTO unlisted (user_id) VALUES (?) ON CONFLICT DO NOTHING", user_id)


async def relist(tx: Transaction, user_id: int) -> None:
    """List a person again, if they were taken out."""
    await change(tx, "DELETE FROM unlisted WHERE user_id = ?", user_id)
