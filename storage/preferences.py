"""The rows of ``preferences``: what people have chosen for all tables."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from storage.database import Transaction
from storage.records import Absence, Delivery, Preferences
from storage.rows import among, as_json, change, fetch, first, read_json, upsert


class _Stored(msgspec.Struct, array_like=True, frozen=True):
    """A row, column by column."""

    user_id: int
    zone: str
    quiet_start: int | None
    quiet_end: int | None
    interval: int | None
    place: Delivery
    reminders: int
    pictures: int
    away_from: float | None
    away_until: float | None
    away_since: float | None
    stand_in: int
    active_start: int | None
    active_end: int | None
    weekends: int
    daily: int | None


_COLUMNS = _Stored.__struct_fields__
CHOSEN = as_json(", ".join(_COLUMNS), "preferences JOIN seats USING (user_id) WHERE game_id = games.id")
"""The choices of the people at a table, for a row of ``games``, as one column, which ``chosen`` reads."""
_PUT = upsert("preferences", _COLUMNS[:1], _COLUMNS[1:])
_ROWS = msgspec.json.Decoder(list[_Stored])


def chosen(column: str | None) -> dict[int, Preferences]:
    """Read the choices of the people at a table, by user id; those who have never set anything are left out."""
    return {row.user_id: _preferences(row) for row in read_json(column, _ROWS)}


async def get(tx: Transaction, user_id: int) -> Preferences | None:
    """Return a person's choices, or None if nothing was ever set."""
    return (await of(tx, (user_id,))).get(user_id)


async def of(tx: Transaction, people: Collection[int]) -> dict[int, Preferences]:
    """Return the choices of some people, by user id; those who have never set anything are left out."""
    sql = f"SELECT * FROM preferences WHERE {among('user_id', people)}"  # noqa: S608 - marks alone
    rows = await fetch(tx, sql, *people)
    return {row["user_id"]: _preferences(_Stored(*(row[column] for column in _COLUMNS))) for row in rows}


async def put(tx: Transaction, chosen: Preferences) -> None:
    """Store a person's choices in place of the former ones."""
    absence = chosen.absence
    row = _Stored(
        user_id=chosen.user_id,
        zone=chosen.zone,
        quiet_start=chosen.quiet_start,
        quiet_end=chosen.quiet_end,
        interval=chosen.interval,
        place=chosen.where,
        reminders=chosen.reminders,
        pictures=chosen.pictures,
        away_from=None if absence is None else absence.start,
        away_until=None if absence is None else absence.end,
        away_since=None if absence is None else absence.since,
        stand_in=absence is not None and absence.stand_in,
        active_start=chosen.active_start,
        active_end=chosen.active_end,
        weekends=chosen.weekends,
        daily=chosen.daily,
    )
    await change(tx, _PUT, *(getattr(row, column) for column in _COLUMNS))


async def plan_digest(tx: Transaction, user_id: int, due: float | None) -> None:
    """Store when a person's next daily message is due, UTC unix seconds, or None if they get none."""
    await change(tx, "UPDATE preferences SET digest_due = ? WHERE user_id = ?", due, user_id)


async def claim_digests(tx: Transaction, now: float, limit: int) -> tuple[int, ...]:
    """Return the people whose daily message is due, except those whom another process is serving just now.

    Their rows are locked until the transaction ends.
    """
    sql = "SELECT user_id FROM preferences WHERE digest_due <= ? ORDER BY digest_due, user_id LIMIT ?"
    people = [row["user_id"] for row in await fetch(tx, sql, now, limit)]
    # Before they were claimed, another process may have served some of them.
    sql = f"SELECT user_id FROM preferences WHERE digest_due <= ? AND {among('user_id', people)} ORDER BY user_id"  # noqa: S608
    return tuple(row["user_id"] for row in await tx.claim(sql, (now, *people))) if people else ()


async def next_digest(tx: Transaction) -> float | None:
    """Return when the earliest daily message is due."""
    row = await first(tx, "SELECT MIN(digest_due) AS due FROM preferences")
    return None if row is None else row["due"]


async def forget(tx: Transaction, user_id: int) -> None:
    """Remove a person's choices."""
    await change(tx, "DELETE FROM preferences WHERE user_id = ?", user_id)


def _preferences(row: _Stored) -> Preferences:
    absence = None
    if row.away_from is not None and row.away_until is not None and row.away_since is not None:
        absence = Absence(row.away_from, row.away_until, row.away_since, bool(row.stand_in))
    return Preferences(
        user_id=row.user_id,
        zone=row.zone,
        quiet_start=row.quiet_start,
        quiet_end=row.quiet_end,
        interval=row.interval,
        where=row.place,
        reminders=bool(row.reminders),
        pictures=bool(row.pictures),
        active_start=row.active_start,
        active_end=row.active_end,
        weekends=bool(row.weekends),
        daily=row.daily,
        absence=absence,
    )
