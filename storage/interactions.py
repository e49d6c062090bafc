"""The rows of ``interactions``: which of what people did at Discord has led to an entry of a log, and when.

An interaction that is delivered twice, as while one process takes over from another, is to be carried out once. Moments
are in UTC unix seconds.
"""

from __future__ import annotations

from storage.database import Transaction
from storage.errors import DeliveredTwice
from storage.rows import change, write

KEPT = 3600.0
"""Seconds for which they are remembered; Discord takes no answer to one after a quarter of an hour."""


async def add(tx: Transaction, interaction_id: int, now: float) -> None:
    """Remember an interaction with what it leads to. Raises DeliveredTwice where it has led to something before."""
    sql = "INSERT INTO interactions (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
    await write(tx, sql, interaction_id, now, unchanged=DeliveredTwice(f"interaction {interaction_id}"))


async def forget_old(tx: Transaction, now: float) -> None:
    """Forget those that nobody will deliver again."""
    await change(tx, "DELETE FROM interactions WHERE at < ?", now - KEPT)
