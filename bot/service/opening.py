"""A new table: what its host has chosen, and whether one may be opened there."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from bot.service import table_options
from bot.service.errors import Refusal
from bot.service.limits import DEFAULT_GUILD_TABLES, DEFAULT_PACE, MOST_HOSTED, MOST_SEATS_TAKEN, PACES
from engine.core.seat import Seat
from storage import games, guilds, seats
from storage.database import Database, Transaction
from storage.errors import ChannelTaken
from storage.records import Holder, Table, TableId

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Base32 without the letters that are taken for others."""


async def refuse_too_many_seats(tx: Transaction, user_id: int) -> None:
    """Raise Refusal where a person sits at as many tables alive as one may."""
    if await seats.count_alive(tx, user_id) >= MOST_SEATS_TAKEN:
        raise Refusal("service.too_many_seats", most=MOST_SEATS_TAKEN)


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What the host of a new table, or of a new campaign, has chosen; it is checked when the table is opened."""

    game: str
    """Key in the registry."""
    title: str
    """1 to TITLE_LENGTH characters that can be read."""
    players: int | None = None
    """Seats to fill; None: as many as the game can take."""
    variants: Mapping[str, str] = {}
    """Switches of the rules that differ from the default."""
    pace: str = DEFAULT_PACE
    """A key of PACES; sets the interval of reminders."""


def blank(chosen: TableOptions, host_id: int, guild_id: int, channel_id: int, now: float) -> Table:
    """Make a table without an id, its host on the first seat. Raises Refusal: a choice is none that there is."""
    info = table_options.game_info(chosen.game)
    return Table(
        id="",
        guild_id=guild_id,
        channel_id=channel_id,
        title=table_options.title(chosen.title),
        game=chosen.game,
        wanted=table_options.wanted(info, chosen.players),
        variants=table_options.variants(info, chosen.variants),
        host_id=host_id,
        seats=(Holder(Seat(0), host_id),),
        pace=table_options.pace(chosen.pace),
        interval=PACES[chosen.pace],
        quiet=None,
        **not_begun(now),
    )


def not_begun(now: float) -> dict[str, Any]:
    """Return the fields of a table that waits for its start, as they are for every such table."""
    return {
        "phase": "lobby",
        "commitment": None,
        "rules": None,
        "seq": 0,
        "announced": -1,
        "end_announced": False,
        "created": now,
        "started": None,
        "ended": None,
        "ending": None,
    }


async def refuse_new(tx: Transaction, user_id: int, guild_id: int, channel_id: int, parent: int) -> None:
    """Raise Refusal where a person may not open a table; ``parent``: the channel that a thread hangs on, or itself."""
    settings = await guilds.get(tx, guild_id)
    if settings.channels and parent not in settings.channels and channel_id not in settings.channels:
        raise Refusal("service.new.channel_not_allowed")
    there = await games.in_channel(tx, channel_id)
    if there is not None and there.alive:
        raise Refusal("service.new.channel_taken")
    most = DEFAULT_GUILD_TABLES if settings.max_tables is None else settings.max_tables
    if await games.count_alive_of_guild(tx, guild_id) >= most:
        raise Refusal("service.new.guild_limit", most=most)
    if await games.count_alive_of_host(tx, user_id) >= MOST_HOSTED:
        raise Refusal("service.new.host_limit", most=MOST_HOSTED)
    await refuse_too_many_seats(tx, user_id)


async def free_id(tx: Transaction) -> TableId:
    """Return an id that no table has."""
    while True:
        table_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(6))
        if not await games.exists(tx, table_id):
            return table_id


async def open_table(
    database: Database,
    table: Table,
    parent_channel_id: int | None = None,
    completed: Callable[[Transaction, Table], Awaitable[Table]] | None = None,
) -> Table:
    """Store a table under an id of its own, if one may be opened there.

    Args:
        database: where it is stored, in one transaction.
        table: as it will be, but for its id.
        parent_channel_id: of a thread, the channel it hangs on: the server's allowed channels are checked by it.
        completed: what is stored beside it, and changes it, before it is stored itself.

    Raises:
        Refusal: the channel has a live table or is not allowed, or the server's or the person's limit is reached.

    """
    host_id, parent = table.host_id, parent_channel_id or table.channel_id
    assert host_id is not None
    try:
        async with database.transaction() as tx:
            await refuse_new(tx, host_id, table.guild_id, table.channel_id, parent)
            opened = msgspec.structs.replace(table, id=await free_id(tx))
            if completed is not None:
                opened = await completed(tx, opened)
            await games.add(tx, opened)
            return opened
    except ChannelTaken as error:
        raise Refusal("service.new.channel_taken") from error
