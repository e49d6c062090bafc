"""How a game begins: its seed, its first position, and whom it waits for."""

from __future__ import annotations

import secrets

import msgspec

from bot.service.log_events import expiry_of
from bot.service.waiting import due_of, reminders_of
from engine.core.assistance import awaited
from engine.core.campaigns import seed_of_game
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import commitment
from storage import archive, campaigns, preferences
from storage.database import Transaction
from storage.records import Table, TableRecord


async def begin(tx: Transaction, record: TableRecord, now: float) -> TableRecord:
    """Begin the game of a lobby with the seats as they are, and return the table, which is not stored yet."""
    table = record.table
    match = Match(find(table.game), await archive.setup_of(tx, table), await _seed(tx, table))
    await archive.begin(tx, table, match)
    actors = awaited(match.game, match.state)
    live = msgspec.structs.replace(
        table,
        phase="live",
        seats=tuple(msgspec.structs.replace(h, to_move=h.seat in actors, answer=None) for h in table.seats),
        commitment=commitment(match.seed),
        rules=match.game.info.rules,
        started=now,
    )
    chosen = await preferences.of(tx, live.people)
    begun = msgspec.structs.replace(record, table=live, chosen=chosen, reminders=())
    expiry = expiry_of(match.game, match.state)
    return msgspec.structs.replace(begun, reminders=reminders_of(begun, now), due=due_of(begun, expiry, now))


async def _seed(tx: Transaction, table: Table) -> str:
    """Draw the seed of a table, or of a campaign with its first game: those of all further games follow from it."""
    if table.campaign is None:
        return secrets.token_hex(16)
    whole = await campaigns.seed(tx, table.campaign)
    if whole is None:
        whole = secrets.token_hex(16)
        await campaigns.keep_seed(tx, table.campaign, whole)
    return seed_of_game(whole, table.number)
