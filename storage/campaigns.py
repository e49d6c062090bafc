"""The rows of ``campaigns`` and ``campaign_seats``: campaigns, and who presides over which company.

Moments are in UTC unix seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.rng import commitment
from storage.database import Transaction
from storage.errors import UnknownTable
from storage.ledger import CAMPAIGN_END, END, LOBBY
from storage.records import CampaignId, CampaignRow, Ending, President, Table, TableId
from storage.rows import Row, Shards, among, change, fetch, first, number, of_shards, upsert


async def add(tx: Transaction, campaign_id: CampaignId, game: str, seconds: int) -> None:
    """Store a new campaign; its presidents come with the seats of its first game."""
    sql = "INSERT INTO campaigns (id, game, patience) VALUES (?, ?, ?)"
    await change(tx, sql, campaign_id, game, seconds)


async def get(tx: Transaction, campaign_id: CampaignId) -> CampaignRow:
    """Return a campaign. Raises UnknownTable: it was deleted with its tables."""
    row = await first(tx, "SELECT * FROM campaigns WHERE id = ?", campaign_id)
    if row is None:
        raise UnknownTable(campaign_id)
    seats = await fetch(tx, "SELECT * FROM campaign_seats WHERE campaign_id = ? ORDER BY place", campaign_id)
    return CampaignRow(
        id=row["id"],
        game=row["game"],
        timeout=row["patience"],
        commitment=None if row["seed"] is None else commitment(row["seed"]),
        ended=row["ended"],
        ending=row["ending"],
        presidents=tuple(map(_president, seats)),
    )


async def keep_seed(tx: Transaction, campaign_id: CampaignId, seed: str) -> None:
    """Store the seed of a campaign whose first game starts."""
    await change(tx, "UPDATE campaigns SET seed = ? WHERE id = ?", seed, campaign_id)


async def seed(tx: Transaction, campaign_id: CampaignId) -> str | None:
    """Return the seed of a campaign, or None before its first game."""
    row = await first(tx, "SELECT seed FROM campaigns WHERE id = ?", campaign_id)
    return None if row is None else row["seed"]


async def set_timeout(tx: Transaction, campaign_id: CampaignId, seconds: int) -> None:
    """Change for how long the next game waits for presidents who do not answer."""
    await change(tx, "UPDATE campaigns SET patience = ? WHERE id = ?", seconds, campaign_id)


async def end(tx: Transaction, campaign_id: CampaignId, at: float, ending: Ending) -> None:
    """Note that a campaign has ended, unless it had ended before."""
    sql = "UPDATE campaigns SET ended = ?, ending = ? WHERE id = ? AND ended IS NULL"
    await change(tx, sql, at, ending, campaign_id)


async def follow(tx: Transaction, table: Table) -> None:
    """Make those who hold the seats of a campaign's latest game the presidents, as long as that game is alive.

    In its lobby, new companies come and go with their seats; those of earlier games stay even if they miss this one.
    """
    if table.campaign is None or not table.alive:
        return
    if table.phase == "live":
        sql = """UPDATE campaign_seats SET (user_id, policy, name) = (
            SELECT user_id, policy, name FROM seats WHERE game_id = ? AND seats.company = campaign_seats.company)
            WHERE campaign_id = ? AND company IN (SELECT company FROM seats WHERE game_id = ?)"""
        await change(tx, sql, table.id, table.campaign, table.id)
        return
    seated = [holder.company for holder in table.seats]
    kept = among("company", seated)
    sql = f"DELETE FROM campaign_seats WHERE campaign_id = ? AND since >= ? AND NOT ({kept})"  # noqa: S608 - as above
    await change(tx, sql, table.campaign, table.number, *seated)
    sql = """INSERT INTO campaign_seats (campaign_id, company, place, since, user_id, policy, name)
        VALUES (?, ?, (SELECT 1 + COALESCE(MAX(place), -1) FROM campaign_seats WHERE campaign_id = ?), ?, ?, ?, ?)
        ON CONFLICT (campaign_id, company) DO UPDATE
        SET user_id = excluded.user_id, policy = excluded.policy, name = excluded.name"""
    for holder in table.seats:
        who = (holder.user_id, holder.policy, holder.name)
        await change(tx, sql, table.campaign, holder.company, table.campaign, table.number, *who)


async def change_company(tx: Transaction, campaign_id: CampaignId, company: str, instead: str) -> None:
    """Give a president another, free company, with the name given to the former one. Only before its first game."""
    sql = "UPDATE campaign_seats SET company = ? WHERE campaign_id = ? AND company = ?"
    await change(tx, sql, instead, campaign_id, company)


async def rename(tx: Transaction, campaign_id: CampaignId, company: str, called: str) -> None:
    """Name a company."""
    sql = "UPDATE campaign_seats SET called = ? WHERE campaign_id = ? AND company = ?"
    await change(tx, sql, called, campaign_id, company)


async def leave_order(tx: Transaction, table: Table, company: str, power: str, order: Sequence[str]) -> None:
    """Store the order that a company leaves for a power before a game of a campaign, in place of an earlier one."""
    sql = upsert("campaign_words", ("campaign_id", "number", "company", "power"), ('"order"',))
    await change(tx, sql, table.campaign, table.number, company, power, msgspec.json.encode(order).decode())


async def take_back_order(tx: Transaction, table: Table, company: str, power: str) -> bool:
    """Forget the order that a company left for a power before a game; return whether there was one."""
    sql = "DELETE FROM campaign_words WHERE campaign_id = ? AND number = ? AND company = ? AND power = ?"
    return await change(tx, sql, table.campaign, table.number, company, power) > 0


async def orders_left(tx: Transaction, table: Table) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Return the orders left before a game of a campaign: of each the company, the power and the order itself.

    Nobody but the president of the company may know of one.
    """
    sql = "SELECT * FROM campaign_words WHERE campaign_id = ? AND number = ? ORDER BY company, power"
    rows = await fetch(tx, sql, table.campaign, table.number)
    return tuple(
        (row["company"], row["power"], msgspec.json.decode(row["order"], type=tuple[str, ...])) for row in rows
    )


async def unannounced(
    tx: Transaction, shards: Shards | None = None, campaign_id: CampaignId | None = None
) -> tuple[TableId, ...]:
    """Return the latest games of campaigns where it was not announced yet that they wait, or that they were the last.

    A campaign is left out until the ends of all its games before were announced.

    Args:
        tx: the transaction.
        shards: those whose campaigns are looked at, or None for all.
        campaign_id: the only campaign that is looked at, or None for all.

    """
    one = () if campaign_id is None else (campaign_id,)
    sql = f"""SELECT games.id AS game FROM campaigns JOIN games ON campaign_id = campaigns.id
        WHERE campaigns.seed IS NOT NULL AND {of_shards(shards, "games.id")} {"AND campaigns.id = ?" if one else ""}
        AND number = (SELECT MAX(number) FROM games AS other WHERE other.campaign_id = campaigns.id)
        AND (campaigns.ended IS NOT NULL OR phase = 'lobby')
        AND NOT EXISTS (SELECT 1 FROM ledger WHERE game_id = games.id AND user_id = 0
            AND target = CASE WHEN campaigns.ended IS NULL THEN '{LOBBY}' ELSE '{CAMPAIGN_END}' END)
        AND NOT EXISTS (SELECT 1 FROM games AS former WHERE former.campaign_id = campaigns.id
            AND former.started IS NOT NULL AND NOT EXISTS
            (SELECT 1 FROM ledger WHERE game_id = former.id AND target = '{END}' AND user_id = 0))
        ORDER BY campaigns.id"""  # noqa: S608 - own names alone
    return tuple(row["game"] for row in await fetch(tx, sql, *one))


async def count_of(tx: Transaction, user_id: int) -> int:
    """Count the companies over which a person presides."""
    return await number(tx, "SELECT COUNT(*) FROM campaign_seats WHERE user_id = ?", user_id)


async def forget(tx: Transaction, user_id: int) -> None:
    """Make the companies of a person nobody's."""
    await change(tx, "UPDATE campaign_seats SET user_id = NULL WHERE user_id = ?", user_id)


async def delete(tx: Transaction, campaign_id: CampaignId) -> None:
    """Delete a campaign whose games are deleted."""
    await change(tx, "DELETE FROM campaigns WHERE id = ?", campaign_id)


def _president(row: Row) -> President:
    return President(
        company=row["company"],
        called=row["called"],
        since=row["since"],
        user_id=row["user_id"],
        policy=row["policy"],
        name=row["name"],
    )
