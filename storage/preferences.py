"""The rows of ``preferences``: what people have chosen for all tables."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from storage.database import Transaction
from storage.records import Delivery, Preferences
from storage.rows import change, fetch, marks

CHOSEN = """(SELECT json_group_array(json_array(
        user_id, zone, quiet_start, quiet_end, interval, place, json(iif(reminders, 'true', 'false')),
        json(iif(pictures, 'true', 'false'))))
    FROM preferences JOIN seats USING (user_id) WHERE game_id = games.id)"""
"""What the people at a row of ``games`` have chosen as one column, which ``chosen`` reads."""
_Row = tuple[int, str, int | None, int | None, int | None, Delivery, bool, bool]


def chosen(column: str) -> dict[int, Preferences]:
    """Read what those people at a table have chosen who have set anything, by the person."""
    rows = msgspec.json.decode(column, type=list[_Row])
    return {
        user_id: Preferences(
            user_id=user_id,
            zone=zone,
            quiet_start=start,
            quiet_end=end,
            interval=interval,
            where=where,
            reminders=wanted,
            pictures=pictured,
        )
        for user_id, zone, start, end, interval, where, wanted, pictured in rows
    }


async def get(tx: Transaction, user_id: int) -> Preferences | None:
    """Return a person's choices, None where nothing was ever set."""
    return (await of(tx, (user_id,))).get(user_id)


async def of(tx: Transaction, people: Collection[int]) -> dict[int, Preferences]:
    """Return the choices of those of some people who have set anything."""
    sql = f"SELECT * FROM preferences WHERE user_id IN ({marks(people)})"  # noqa: S608 - marks alone
    return {
        row["user_id"]: Preferences(
            user_id=row["user_id"],
            zone=row["zone"],
            quiet_start=row["quiet_start"],
            quiet_end=row["quiet_end"],
            interval=row["interval"],
            where=row["place"],
            reminders=bool(row["reminders"]),
            pictures=bool(row["pictures"]),
        )
        for row in await fetch(tx, sql, *people)
    }


async def put(tx: Transaction, chosen: Preferences) -> None:
    """Store a person's choices in place of the former ones."""
    sql = """INSERT OR REPLACE INTO preferences (
            user_id, zone, quiet_start, quiet_end, interval, place, reminders, pictures)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
    c = chosen
    await change(tx, sql, c.user_id, c.zone, c.quiet_start, c.quiet_end, c.interval, c.where, c.reminders, c.pictures)


async def forget(tx: Transaction, user_id: int) -> None:
    """Remove a person's choices."""
    await change(tx, "DELETE FROM preferences WHERE user_id = ?", user_id)
