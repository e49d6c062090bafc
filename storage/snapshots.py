"""The rows of ``snapshots``: the latest position of every game, and those from which it went on under newer rules."""

from __future__ import annotations

import msgspec

from storage.database import Transaction
from storage.records import TableId
from storage.rows import change, first, write


class Snapshot(msgspec.Struct, frozen=True):
    """A position as bytes."""

    seq: int
    rules: int
    """The version under which it was reached; of a base, the version that goes on from it."""
    state: bytes
    base: bool
    private: int = 0
    """How many private moves had been made by then."""


async def put(tx: Transaction, table_id: TableId, snapshot: Snapshot) -> None:
    """Store the latest position in place of the one before; bases stay."""
    latest_one = (snapshot.seq, snapshot.rules, snapshot.state, snapshot.private, table_id)
    sql = "UPDATE snapshots SET seq = ?, rules = ?, state = ?, private = ? WHERE game_id = ? AND base = 0"
    await write(tx, sql, *latest_one)
    # If there was none before, because it was deleted or has become a base.
    sql = """INSERT INTO snapshots (seq, rules, state, private, game_id, base) SELECT ?, ?, ?, ?, ?, 0
        WHERE NOT EXISTS (SELECT 1 FROM snapshots WHERE game_id = ? AND base = 0)"""
    await write(tx, sql, *latest_one, table_id)


async def latest(tx: Transaction, table_id: TableId) -> Snapshot | None:
    """Return the latest position."""
    return await _first(tx, "game_id = ? ORDER BY seq DESC, private DESC LIMIT 1", table_id)


async def base(tx: Transaction, table_id: TableId, rules: int) -> Snapshot | None:
    """Return the position from which the game went on under a version of the rules."""
    return await _first(tx, "game_id = ? AND base = 1 AND rules = ? ORDER BY seq, private LIMIT 1", table_id, rules)


async def make_base(tx: Transaction, table_id: TableId, snapshot: Snapshot) -> None:
    """Mark a position as the one from which a version of the rules goes on."""
    sql = "UPDATE snapshots SET base = 1, rules = ? WHERE game_id = ? AND seq = ? AND private = ?"
    await change(tx, sql, snapshot.rules, table_id, snapshot.seq, snapshot.private)


async def put_origin(tx: Transaction, table_id: TableId, snapshot: Snapshot) -> None:
    """Store the position from which a table plays on instead of a set-up, in place of one that was stored before."""
    await write(tx, "DELETE FROM snapshots WHERE game_id = ?", table_id)
    sql = "INSERT INTO snapshots (seq, rules, state, private, game_id, base) VALUES (?, ?, ?, ?, ?, 1)"
    await write(tx, sql, snapshot.seq, snapshot.rules, snapshot.state, snapshot.private, table_id)


async def _first(tx: Transaction, where: str, *values: object) -> Snapshot | None:
    row = await first(tx, f"SELECT * FROM snapshots WHERE {where}", *values)  # noqa: S608 - own text, values bound
    if row is None:
        return None
    return Snapshot(row["seq"], row["rules"], row["state"], bool(row["base"]), row["private"])
