"""A new table: what its host has chosen, and whether one may be opened there."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import NamedTuple

from bot.service import table_options
from bot.service.errors import Refusal
from bot.service.limits import DEFAULT_GUILD_TABLES, MOST_HOSTED, MOST_SEATS_TAKEN, PACES
from engine.core.seat import Seat
from storage import games, guilds, seats
from storage.database import Transaction
from storage.records import Holder, Table, TableId

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Base32 without the letters that are taken for others."""


async def refuse_too_many_seats(tx: Transaction, user_id: int) -> None:
    """Raise Refusal where a person sits at as many tables alive as one may."""
    if await seats.count_alive(tx, user_id) >= MOST_SEATS_TAKEN:
        raise Refusal("service.too_many_seats", most=MOST_SEATS_TAKEN)


class Options(NamedTuple):
    """What the host of a new table has chosen."""

    game: str
    title: str
    players: int | None
    variants: Mapping[str, str]
    pace: str


def blank(chosen: Options, host_id: int, guild_id: int, channel_id: int, now: float) -> Table:
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
        phase="lobby",
        seats=(Holder(Seat(0), host_id),),
        pace=table_options.pace(chosen.pace),
        interval=PACES[chosen.pace],
        quiet=None,
        commitment=None,
        rules=None,
        seq=0,
        announced=-1,
        end_announced=False,
        created=now,
        started=None,
        ended=None,
        ending=None,
    )


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
