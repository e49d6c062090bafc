"""The rows of ``proposals`` and ``voters``: what was proposed to the others, and who has agreed."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.seat import Seat
from storage.database import Transaction
from storage.records import Proposal, ProposalState, TableId
from storage.rows import Row, fetch, number, write

OPEN = "EXISTS (SELECT 1 FROM proposals WHERE game_id = games.id AND state = 'open')"
"""Whether proposals are open at a row of ``games``."""


async def add(tx: Transaction, proposal: Proposal) -> Proposal:
    """Store a new proposal with those who must agree, and return it with its id."""
    p = proposal
    sql = """INSERT INTO proposals (game_id, kind, by_user, seat, user_id, policy, keep, seq, state, created)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"""
    values = (p.table_id, p.kind, p.by, p.seat, p.user_id, p.policy, p.to, p.seq, p.state, p.created)
    made = await number(tx, sql, *values)
    voters = [(made, user_id, place) for place, user_id in enumerate(p.waiting)]
    await tx.executemany("INSERT INTO voters (proposal_id, user_id, place) VALUES (?, ?, ?)", voters)
    return (await _select(tx, "id = ?", made))[0]


async def get(tx: Transaction, table_id: TableId, proposal_id: int) -> Proposal | None:
    """Return a table's proposal."""
    return next(iter(await _select(tx, "id = ? AND game_id = ?", proposal_id, table_id)), None)


async def open_of(tx: Transaction, table_id: TableId) -> tuple[Proposal, ...]:
    """Return a table's open proposals, oldest first."""
    return await _select(tx, "game_id = ? AND state = 'open' ORDER BY id", table_id)


async def answer(tx: Transaction, proposal_id: int, user_id: int, *, agree: bool) -> None:
    """Note that a person agrees, or is against it."""
    sql = "UPDATE voters SET agreed = ? WHERE proposal_id = ? AND user_id = ?"
    await write(tx, sql, 1 if agree else -1, proposal_id, user_id)


async def decide(tx: Transaction, proposal_ids: Iterable[int], state: ProposalState) -> None:
    """Close proposals."""
    rows = [(state, proposal_id) for proposal_id in proposal_ids]
    await tx.executemany("UPDATE proposals SET state = ? WHERE id = ?", rows)


async def cancel_pointless(tx: Transaction, table_id: TableId, seat: Seat, *, everything: bool) -> None:
    """Cancel a table's open proposals that an entry of a seat makes pointless: undo, redo, and those about the seat.

    ``everything``: cancel all of them, as the game is over.
    """
    sql = """UPDATE proposals SET state = 'cancelled' WHERE game_id = ? AND state = 'open'
        AND (? = 1 OR kind IN ('undo', 'redo') OR seat = ?)"""
    await write(tx, sql, table_id, everything, seat)


async def cancel_open(tx: Transaction, table_id: TableId) -> None:
    """Cancel all open proposals of a table."""
    await write(tx, "UPDATE proposals SET state = 'cancelled' WHERE game_id = ? AND state = 'open'", table_id)


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count the proposals that a person made, may answer, or is named in."""
    sql = """SELECT COUNT(*) FROM proposals WHERE by_user = ? OR user_id = ?
        OR id IN (SELECT proposal_id FROM voters WHERE user_id = ?)"""
    return await number(tx, sql, user_id, user_id, user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Remove a person from all proposals; those still open that name the person are cancelled."""
    sql = """UPDATE proposals SET state = 'cancelled' WHERE state = 'open'
        AND (by_user = ? OR user_id = ? OR id IN (SELECT proposal_id FROM voters WHERE user_id = ?))"""
    await write(tx, sql, user_id, user_id, user_id)
    await write(tx, "DELETE FROM voters WHERE user_id = ?", user_id)
    await write(tx, "UPDATE proposals SET by_user = NULL WHERE by_user = ?", user_id)
    await write(tx, "UPDATE proposals SET user_id = NULL WHERE user_id = ?", user_id)


async def _select(tx: Transaction, where: str, *values: object) -> tuple[Proposal, ...]:
    rows = await fetch(tx, f"SELECT * FROM proposals WHERE {where}", *values)  # noqa: S608 - own text, values bound
    return tuple([await _proposal(tx, row) for row in rows])


async def _proposal(tx: Transaction, row: Row) -> Proposal:
    votes = await fetch(tx, "SELECT * FROM voters WHERE proposal_id = ? ORDER BY place", row["id"])
    still = row["state"] == "open"
    return Proposal(
        id=row["id"],
        table_id=row["game_id"],
        kind=row["kind"],
        by=row["by_user"],
        seat=row["seat"],
        user_id=row["user_id"],
        policy=row["policy"],
        to=row["keep"],
        seq=row["seq"],
        state=row["state"],
        agreed=tuple(vote["user_id"] for vote in votes if vote["agreed"] > 0),
        waiting=tuple(vote["user_id"] for vote in votes if still and not vote["agreed"]),
        created=row["created"],
        refused=tuple(vote["user_id"] for vote in votes if vote["agreed"] < 0),
    )
