"""The rows of ``games``: one for each table, alive or done. Moments are in UTC unix seconds."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from engine.core.campaigns import seed_of_game
from storage import campaigns, seats
from storage.database import Transaction
from storage.errors import ChannelTaken, Claimed, StaleVersion, UnknownTable
from storage.records import CampaignId, Phase, QuietHours, Table, TableId
from storage.rows import Row, Shards, among, change, fetch, first, marks, number, of_shards, write

_COLUMNS = (
    "guild_id",
    "channel_id",
    "title",
    "game",
    "wanted",
    "variants",
    "host_id",
    "phase",
    "pace",
    "interval",
    "quiet_start",
    "quiet_end",
    "quiet_zone",
    "commitment",
    "rules",
    "seq",
    "created",
    "started",
    "ended",
    "ending",
    "campaign_id",
    "number",
    "hints",
    "language",
    "practice",
    "sound",
)
_OTHERS = ("quiet_", "variants", "campaign_id", "number", "hints", "practice", "sound")
"""How the names of columns begin that differ from the fields of a table in name or in form."""
_AS_FIELDS = tuple(
    column for column in _COLUMNS if not column.startswith(_OTHERS) or column in {"hints", "practice", "sound"}
)
"""Columns that are written with the value of the field of the same name."""
_ALIVE = "phase IN ('lobby', 'live')"
_WORKED_OUT = "COALESCE(sound, 1) = 1"
"""The condition that a table is not suspended."""
IN_CHANNEL = f"channel_id = ? ORDER BY {_ALIVE} DESC, created DESC, COALESCE(number, 0) DESC LIMIT 1"
"""Finds the table alive in a channel, else the latest there."""
PLAYED_BY = """id IN (SELECT game_id FROM seats WHERE user_id = ?) AND phase = 'live' AND game = ?
    ORDER BY (SELECT to_move FROM seats WHERE game_id = games.id AND user_id = ?) DESC,
        (SELECT since FROM reminders JOIN seats USING (game_id, seat)
            WHERE game_id = games.id AND user_id = ?) NULLS FIRST, created DESC LIMIT 1"""
"""Finds the table of a game that waits for a person longest, else the newest at which that person sits."""


_NAMING = """(host_id = ? OR id IN (
    SELECT game_id FROM seats WHERE user_id = ? UNION SELECT game_id FROM ledger WHERE user_id = ?
    UNION SELECT game_id FROM proposals LEFT JOIN voters ON proposal_id = id
        WHERE by_user = ? OR proposals.user_id = ? OR voters.user_id = ?))"""
"""Finds the tables that a person sits at, hosts, has messages of, or is named in a proposal of."""


async def add(tx: Transaction, table: Table) -> None:
    """Store a new table with its seats. Raises ChannelTaken."""
    sql = f"""INSERT INTO games (id, {", ".join(_COLUMNS)}) VALUES (?, {marks(_COLUMNS)})
        ON CONFLICT (channel_id) WHERE {_ALIVE} DO NOTHING"""  # noqa: S608 - own names
    await write(tx, sql, table.id, *_values(table), unchanged=ChannelTaken(f"channel {table.channel_id}"))
    await seats.put(tx, table.id, table.seats)
    await campaigns.follow(tx, table)


async def save(tx: Transaction, before: Table, after: Table, version: int) -> None:
    """Store what has changed of a table and its seats, and raise its version.

    Args:
        tx: the transaction.
        before: the table as it is stored.
        after: the table as it is to be stored.
        version: the version that was read.

    Raises StaleVersion: something has been stored since.

    """
    changed = _changed(before, after)
    assigned = "".join(f", {column} = ?" for column in changed)
    sql = f"UPDATE games SET version = version + 1{assigned} WHERE id = ? AND version = ?"  # noqa: S608 - own names
    stale = StaleVersion(f"{after.id}: {version} is past")
    await write(tx, sql, *changed.values(), after.id, version, unchanged=stale, forbidden=stale)
    await tx.notify(f"{after.id} {after.guild_id}")
    reseated = before.seats != after.seats and await seats.save(tx, after.id, before.seats, after.seats)
    if reseated or "phase" in changed:
        await campaigns.follow(tx, after)


async def lock(tx: Transaction, table_ids: Collection[TableId]) -> None:
    """Lock some tables until the transaction ends: what is read of them then stays as it is."""
    sql = f"SELECT id FROM games WHERE {among('id', table_ids)} ORDER BY id"  # noqa: S608 - marks alone
    await tx.lock(sql, table_ids)


async def store_sound(tx: Transaction, table_id: TableId, *, sound: bool) -> None:
    """Note whether a table's position can be computed; its version stays, as nothing read of it is out of date then."""
    await change(tx, "UPDATE games SET sound = ? WHERE id = ?", int(sound), table_id)


async def claim(tx: Transaction, table_ids: Collection[TableId]) -> frozenset[TableId]:
    """Lock those of some tables that nobody else is changing just now, as ``lock`` does, and return their ids."""
    sql = f"SELECT id FROM games WHERE {among('id', table_ids)} ORDER BY id"  # noqa: S608 - marks alone
    return frozenset(row["id"] for row in await tx.claim(sql, list(table_ids)))


async def claim_alone(tx: Transaction, table_id: TableId) -> None:
    """Claim one table for what happens there automatically. Raises Claimed: another process has it."""
    if not await claim(tx, [table_id]):
        raise Claimed(table_id)


async def lock_of(tx: Transaction, user_id: int) -> None:
    """Lock all tables that name a person until the transaction ends; nobody can seat them at another one meanwhile."""
    await seats.lock_person(tx, user_id)
    await tx.lock(f"SELECT id FROM games WHERE {_NAMING} ORDER BY id", [user_id] * 6)  # noqa: S608 - own text


async def touch_of(tx: Transaction, user_id: int) -> None:
    """Raise the version of all tables that name a person."""
    await change(tx, f"UPDATE games SET version = version + 1 WHERE {_NAMING}", *[user_id] * 6)  # noqa: S608 - own text


async def version(tx: Transaction, table_id: TableId) -> int | None:
    """Return the version of what is stored of a table, or None if there is none of that id."""
    row = await first(tx, "SELECT version FROM games WHERE id = ?", table_id)
    return None if row is None else row["version"]


async def get(tx: Transaction, table_id: TableId) -> Table:
    """Return a table. Raises UnknownTable."""
    found = await _select(tx, "id = ?", table_id)
    if not found:
        raise UnknownTable(table_id)
    return found[0]


async def exists(tx: Transaction, table_id: TableId) -> bool:
    """Return whether an id is taken."""
    return await first(tx, "SELECT 1 FROM games WHERE id = ?", table_id) is not None


async def in_channel(tx: Transaction, channel_id: int) -> Table | None:
    """Return the table alive in a channel, else the latest there, else None."""
    return next(iter(await _select(tx, IN_CHANNEL, channel_id)), None)


async def of_person(tx: Transaction, user_id: int, phases: Sequence[Phase] = ()) -> tuple[Table, ...]:
    """Return the tables at which a person sits, newest first."""
    where = f"id IN (SELECT game_id FROM seats WHERE user_id = ?) {_in(phases)} ORDER BY created DESC"  # noqa: S608
    return await _select(tx, where, user_id, *phases)


async def waiting_for(tx: Transaction, user_id: int) -> tuple[Table, ...]:
    """Return the tables at which a person is to move, or to answer between two games, the longest waiting first."""
    where = f"""(phase = 'live' AND {_WORKED_OUT} OR phase = 'lobby' AND number > 1)
        AND id IN (SELECT game_id FROM seats WHERE user_id = ? AND to_move = 1)
        ORDER BY (SELECT since FROM reminders JOIN seats USING (game_id, seat)
                  WHERE game_id = games.id AND user_id = ?) NULLS FIRST"""  # noqa: S608 - own text, values bound
    return await _select(tx, where, user_id, user_id)


async def unfilled(tx: Transaction, before: float, limit: int, shards: Shards | None = None) -> tuple[Table, ...]:
    """Return lobbies with free seats opened before a moment, the oldest first; without later games of campaigns."""
    where = f"""phase = 'lobby' AND COALESCE(number, 1) <= 1 AND created < ? AND {of_shards(shards, "games.id")}
        AND (SELECT COUNT(*) FROM seats WHERE game_id = games.id) < wanted ORDER BY created LIMIT ?"""  # noqa: S608
    return await _select(tx, where, before, limit)


async def all_waiting(tx: Transaction) -> tuple[tuple[TableId, int], ...]:
    """Return the pairs of each live table and each person for whose move it waits."""
    sql = """SELECT game_id, user_id FROM seats JOIN games ON games.id = game_id
        WHERE phase = 'live' AND to_move = 1 AND user_id IS NOT NULL ORDER BY game_id, seat"""
    return tuple((row["game_id"], row["user_id"]) for row in await fetch(tx, sql))


async def of_guild(tx: Transaction, guild_id: int, phases: Sequence[Phase], most: int) -> tuple[Table, ...]:
    """Return at most ``most`` of a server's tables, newest first."""
    return await _select(tx, f"guild_id = ? {_in(phases)} ORDER BY created DESC LIMIT ?", guild_id, *phases, most)


async def hosted_by(tx: Transaction, user_id: int) -> tuple[Table, ...]:
    """Return every table that names a person as host."""
    return await _select(tx, "host_id = ? ORDER BY created DESC", user_id)


async def count_alive_of_guild(tx: Transaction, guild_id: int) -> int:
    """Count a server's tables alive."""
    return await number(tx, f"SELECT COUNT(*) FROM games WHERE guild_id = ? AND {_ALIVE}", guild_id)  # noqa: S608


async def alive_of_host(tx: Transaction, user_id: int) -> tuple[Table, ...]:
    """Return the tables alive that a person hosts, newest first."""
    return await _select(tx, f"host_id = ? AND {_ALIVE} ORDER BY created DESC", user_id)


async def count_alive(tx: Transaction) -> dict[tuple[str, Phase], int]:
    """Count the tables alive, by their game and phase."""
    sql = f"SELECT game, phase, COUNT(*) AS tables FROM games WHERE {_ALIVE} GROUP BY game, phase"  # noqa: S608
    return {(row["game"], row["phase"]): row["tables"] for row in await fetch(tx, sql)}


async def waiting_for_policies(tx: Transaction, shards: Shards | None = None) -> tuple[TableId, ...]:
    """Return the live tables at which a built-in opponent is to move."""
    sql = f"""SELECT DISTINCT id FROM games JOIN seats ON game_id = id
        WHERE phase = 'live' AND {_WORKED_OUT} AND to_move = 1 AND policy IS NOT NULL
        AND {of_shards(shards, "games.id")} ORDER BY id"""  # noqa: S608 - own text alone
    return tuple(row["id"] for row in await fetch(tx, sql))


async def all_ids(tx: Transaction) -> tuple[TableId, ...]:
    """Return the id of every table."""
    return tuple(row["id"] for row in await fetch(tx, "SELECT id FROM games ORDER BY id"))


async def of_campaign(tx: Transaction, campaign_id: CampaignId) -> tuple[Table, ...]:
    """Return the games of a campaign in their order; the last may be waiting to begin."""
    return await _select(tx, "campaign_id = ? ORDER BY number", campaign_id)


async def keep_seed(tx: Transaction, table_id: TableId, seed: str) -> None:
    """Store the seed of a game that starts; that of a game of a campaign follows from the campaign's."""
    await change(tx, "UPDATE games SET seed = ? WHERE id = ?", seed, table_id)


async def seed(tx: Transaction, table: Table) -> str | None:
    """Return the seed of a game, or None before its start."""
    if table.campaign is not None:
        whole = await campaigns.seed(tx, table.campaign)
        return None if whole is None or table.started is None else seed_of_game(whole, table.number)
    row = await first(tx, "SELECT seed FROM games WHERE id = ?", table.id)
    return None if row is None else row["seed"]


async def forget(tx: Transaction, user_id: int) -> None:
    """Remove a person from every table: seats still held become anonymous, and a hosted table has no host."""
    await seats.forget(tx, user_id)
    await campaigns.forget(tx, user_id)
    await change(tx, "UPDATE games SET host_id = NULL WHERE host_id = ?", user_id)


async def delete(tx: Transaction, table_id: TableId) -> None:
    """Delete a table with all that belongs to it, its moves included: the one way to delete moves."""
    await change(tx, "UPDATE games SET deleted = 1 WHERE id = ?", table_id)
    await change(tx, "DELETE FROM moves WHERE game_id = ?", table_id)
    await change(tx, "DELETE FROM private_moves WHERE game_id = ?", table_id)
    await change(tx, "DELETE FROM games WHERE id = ?", table_id)


def _in(phases: Sequence[Phase]) -> str:
    return f"AND {among('phase', phases)}" if phases else ""


async def _select(tx: Transaction, where: str, *values: Any) -> tuple[Table, ...]:  # noqa: ANN401 - bound values
    sql = f"SELECT games.*, {seats.HELD} AS held FROM games WHERE {where}"  # noqa: S608 - own text, values bound
    return tuple(map(table_of, await fetch(tx, sql, *values)))


def table_of(row: Row) -> Table:
    """Read a row that has its seats in a column ``held``."""
    quiet = None if row["quiet_start"] is None else QuietHours(row["quiet_start"], row["quiet_end"], row["quiet_zone"])
    same = {column: row[column] for column in _COLUMNS if not column.startswith(_OTHERS)}
    return Table(
        id=row["id"],
        variants=msgspec.json.decode(row["variants"], type=dict[str, str]),
        quiet=quiet,
        campaign=row["campaign_id"],
        number=row["number"] or 0,
        hints=bool(row["hints"]),
        practice=bool(row["practice"]),
        sound=None if row["sound"] is None else bool(row["sound"]),
        seats=seats.held(row["held"]),
        **same,
    )


def _changed(before: Table, after: Table) -> dict[str, object]:
    """Return the columns that differ, with what they hold after."""
    if before.variants == after.variants and before.quiet == after.quiet:
        return {name: new for name in _AS_FIELDS if (new := getattr(after, name)) != getattr(before, name)}
    columns = zip(_COLUMNS, _values(before), _values(after), strict=True)
    return {column: value for column, was, value in columns if value != was}


def _values(table: Table) -> list[object]:
    quiet = table.quiet
    others = {
        "variants": msgspec.json.encode(table.variants).decode(),
        "quiet_start": quiet and quiet.start,
        "quiet_end": quiet and quiet.end,
        "quiet_zone": quiet and quiet.zone,
        "campaign_id": table.campaign,
        "number": table.number or None,
    }
    return [others[column] if column in others else getattr(table, column) for column in _COLUMNS]
