"""The rows of ``languages``: in which language people read, unless it is English and they have not chosen it."""

from __future__ import annotations

from typing import NamedTuple

from storage.database import Transaction
from storage.rows import change, fetch, first, upsert


class Reading(NamedTuple):
    """In which language somebody reads."""

    language: str
    """A folder of the catalogue, such as ``zh-CN``."""
    chosen: bool
    """Whether it is the person's own choice; otherwise it is what their Discord was set to."""


async def of_people(tx: Transaction) -> dict[int, Reading]:
    """Return what is stored of everybody."""
    rows = await fetch(tx, "SELECT user_id, language, chosen FROM languages")
    return {row["user_id"]: Reading(row["language"], bool(row["chosen"])) for row in rows}


async def of_person(tx: Transaction, user_id: int) -> str | None:
    """Return the language in which a person reads, or None if nothing is stored."""
    row = await first(tx, "SELECT language FROM languages WHERE user_id = ?", user_id)
    return None if row is None else row["language"]


async def of_servers(tx: Transaction) -> dict[int, str]:
    """Return the languages that those who manage servers have chosen, by the server."""
    rows = await fetch(tx, "SELECT guild_id, language FROM guilds WHERE language IS NOT NULL")
    return {row["guild_id"]: row["language"] for row in rows}


async def put(tx: Transaction, user_id: int, reading: Reading) -> None:
    """Store in which language a person reads."""
    sql = upsert("languages", ("user_id",), ("language", "chosen"))
    await change(tx, sql, user_id, reading.language, int(reading.chosen))


async def learn(tx: Transaction, user_id: int, language: str) -> bool:
    """Store the language of a person's Discord; return False, and change nothing, if they have chosen one."""
    sql = """INSERT INTO languages (user_id, language, chosen) VALUES (?, ?, 0) ON CONFLICT (user_id) DO UPDATE
        SET language = excluded.language WHERE languages.chosen = 0"""
    return await change(tx, sql, user_id, language) > 0


async def forget(tx: Transaction, user_id: int) -> None:
    """Remove what is stored of a person."""
    await change(tx, "DELETE FROM languages WHERE user_id = ?", user_id)
