"""The rows of ``preferences``: what people have chosen for all tables."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from storage.database import Transaction
from storage.records import Delivery, Preferences
from storage.rows import among, as_json, change, fetch, read_json, upsert

CHOSEN = as_json(
    "user_id, zone, quiet_start, quiet_end, interval, place, reminders, pictures",
    "preferences JOIN seats USING (user_id) WHERE game_id = games.id",
)
"""What the people at a row of ``games`` have chosen as one column, which ``chosen`` reads."""
_PUT = upsert(
    "preferences", ("user_id",), ("zone", "quiet_start", "quiet_end", "interval", "place", "reminders", "pictures")
)
_ROWS = msgspec.json.Decoder(list[tuple[int, str, int | None, int | None, int | None, Delivery, int, int]])


def chosen(column: str | None) -> dict[int, Preferences]:
    """Read what those people at a table have chosen who have set anything, by the person."""
    rows = read_json(column, _ROWS)
    return {
        user_id: Preferences(
            user_id=user_id,
            zone=zone,
            quiet_start=start,
            quiet_end=end,
            interval=interval,
            where=where,
            reminders=bool(wanted),
            pictures=bool(pictured),
        )
        for user_id, zone, start, end, interval, where, wanted, pictured in rows
    }


async def get(tx: Transaction, user_id: int) -> Preferences | None:
    """Return a person's choices, None where nothing was ever set."""
    return (await of(tx, (user_id,))).get(user_id)


async def of(tx: Transaction, people: Collection[int]) -> dict[int, Preferences]:
    """Return the choices of those of some people who have set anything."""
    sql = f"SELECT * FROM preferences WHERE {among('user_id', people)}"  # noqa: S608 - marks alone
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
    c = chosen
    await change(tx, _PUT, c.user_id, c.zone, c.quiet_start, c.quiet_end, c.interval, c.where, c.reminders, c.pictures)


async def forget(tx: Transaction, user_id: int) -> None:
    """Remove a person's choices."""
    await change(tx, "DELETE FROM preferences WHERE user_id = ?", user_id)
