"""Turns stored logs into matches, and accepted moves into stored ones."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import codec
from engine.core.campaigns import Carried, InCampaigns, in_campaigns
from engine.core.errors import CorruptLog
from engine.core.game import Game, Setup, State
from engine.core.match import Attempt, Match
from engine.core.moves import Entry, PrivateMove, Undo
from engine.core.registry import find
from storage import campaigns, games, ledger, moves, private_moves, snapshots
from storage.database import Database, Transaction
from storage.errors import StaleSequence
from storage.private_moves import StoredPrivateMove
from storage.records import LedgerRow, Table, TableId
from storage.snapshots import Snapshot


class Stored(msgspec.Struct, frozen=True):
    """Everything that is stored of one game's course."""

    table: Table
    setup: Setup
    seed: str
    entries: tuple[bytes, ...]
    private: tuple[StoredPrivateMove, ...]
    """The private moves, in order."""
    latest: Snapshot | None
    base: Snapshot | None
    """Where the present version of the rules goes on, if the game began under another."""


async def with_base(database: Database, stored: Stored) -> Stored:
    """Return a game's course with its base: one that began under other rules goes on from its latest position."""
    game = find(stored.table.game)
    if stored.table.rules == game.info.rules or stored.base is not None or stored.latest is None:
        return stored
    pinned = msgspec.structs.replace(stored.latest, rules=game.info.rules, base=True)
    async with database.transaction() as tx:
        await snapshots.make_base(tx, stored.table.id, pinned)
    return msgspec.structs.replace(stored, base=pinned)


async def stored_of(tx: Transaction, table_id: TableId) -> Stored:
    """Read a game's course. Raises UnknownTable; CorruptLog where it never started."""
    table = await games.get(tx, table_id)
    seed = await games.seed(tx, table)
    if seed is None:
        raise CorruptLog(f"table {table_id} has no seed")
    return Stored(
        table,
        await setup_of(tx, table),
        seed,
        await moves.of(tx, table_id),
        await private_moves.of(tx, table_id),
        await snapshots.latest(tx, table_id),
        await snapshots.base(tx, table_id, find(table.game).info.rules),
    )


async def setup_of(tx: Transaction, table: Table) -> Setup:
    """Return the setup of a table; in a campaign it carries what the games before have left behind.

    Raises CorruptLog, EngineError: a game before cannot be read, or does not hand anything on.
    """
    if table.campaign is None:
        return Setup(table.game, len(table.seats), table.variants)
    playing = [str(holder.company) for holder in table.seats]
    return declared(table).next_setup(await carried_into(tx, table), playing, table.variants)


async def carried_into(tx: Transaction, table: Table) -> Carried:
    """Return what a game of a campaign begins with: what the one before left behind, new companies, and orders since.

    Raises CorruptLog: the game before is missing or not finished.
    """
    assert table.campaign is not None
    rules, presidents = declared(table), (await campaigns.get(tx, table.campaign)).presidents
    if table.number == 1:
        return rules.found_campaign({one.company: one.called for one in presidents if one.since == 1})
    before = next((one for one in await games.of_campaign(tx, table.campaign) if one.number == table.number - 1), None)
    carried = None if before is None else await carried_out_of(tx, before)
    if carried is None:
        raise CorruptLog(f"table {table.id}: the game before it hands nothing on")
    for one in presidents:
        if one.since == table.number:
            carried = rules.found_company(carried, one.company, one.called)
    for company, power, order in await campaigns.orders_left(tx, table):
        carried = rules.leave_order(carried, company, power, order)
    return carried


async def carried_out_of(tx: Transaction, table: Table) -> Carried | None:
    """Return what a finished game of a campaign hands on, or None if it is not finished.

    It is read from the latest position, which is quicker than replaying the log; that is done if the position was lost.
    """
    game, latest = find(table.game), await snapshots.latest(tx, table.id)
    if latest is None or not _readable(game, latest):
        return declared(table).carry(rebuild(await stored_of(tx, table.id)).state)
    return declared(table).carry(codec.decode_state(game, latest.state))


def declared(table: Table) -> InCampaigns[Any]:
    """Return what the game of a campaign's table declares about campaigns."""
    rules = in_campaigns(find(table.game))
    if rules is None:
        raise AssertionError(f"table {table.id}: {table.game} is not played in campaigns")
    return rules


def is_unjudged(stored: Stored) -> bool:
    """Return whether it is not certain that a table's position can be computed.

    It is suspended, or goes on from a position that somebody may have supplied and that was never checked.
    """
    sound = stored.table.sound
    return sound is False or (sound is None and stored.table.practice and stored.base is not None)


def rebuild(stored: Stored) -> Match:
    """Replay a log, from its base where it has one that can still be read. Raises CorruptLog, UnknownGame."""
    table, base = stored.table, stored.base
    game = find(table.game)
    entries, private = entries_of(stored), private_of(stored)
    if base is None or not _readable(game, base):
        return Match.replay(game, stored.setup, stored.seed, entries, private)
    known = private[: base.private]
    match = Match.resume(game, stored.setup, stored.seed, entries[: base.seq], base.state, known)
    match.follow(entries[base.seq :], private[base.private :])
    return match


def position_of(stored: Stored) -> State:
    """Return the latest position of a game as it is stored; if that was lost, the one that its log leads to.

    Raises CorruptLog.
    """
    game, latest = find(stored.table.game), stored.latest
    there = latest is not None and _readable(game, latest)
    state: State = codec.decode_state(game, latest.state) if latest is not None and there else rebuild(stored).state
    return state


def up_to(stored: Stored, number: int) -> Stored:
    """Return a game's course as it was when the log had ``number`` entries."""
    private = tuple(one for one in stored.private if one.after <= number)
    return msgspec.structs.replace(stored, entries=stored.entries[:number], private=private)


def _readable(game: Game[Any], base: Snapshot) -> bool:
    """Return whether a position still has the shape of its game's states; if not, only the log can be used."""
    try:
        codec.decode_state(game, base.state)
    except CorruptLog:
        return False
    return True


def entries_of(stored: Stored) -> list[Entry]:
    """Read the entries of a log. Raises CorruptLog, UnknownGame."""
    return codec.decode_entries(find(stored.table.game), stored.entries)


def private_of(stored: Stored) -> list[PrivateMove]:
    """Read the private moves of a game. Raises CorruptLog, UnknownGame."""
    return codec.decode_private(find(stored.table.game), ((one.after, one.entry) for one in stored.private))


async def append(tx: Transaction, table: Table, match: Match, attempt: Attempt, at: float) -> Table:
    """Store an accepted entry and the position it leads to; the match itself is not changed.

    Args:
        tx: the transaction.
        table: the table as it stands within the transaction.
        match: the match before the entry.
        attempt: what is to be stored.
        at: UTC unix seconds.

    Returns:
        The table with its new sequence number, which is not stored yet: change what else follows, then save it.

    Raises:
        StaleSequence: another writer was first; nothing is stored.

    """
    if attempt.private:
        return await _append_private(tx, table, match, attempt, at)
    seq = len(match.entries) + 1
    # A finished game goes on only by taking back its end.
    goes_on = table.phase == "live" or (table.phase == "over" and isinstance(attempt.entry, Undo))
    if table.seq != seq - 1 or not goes_on:
        raise StaleSequence(f"{table.id}: entry {seq} does not follow {table.seq} ({table.phase})")
    private = len(match.private)
    await moves.append(tx, table.id, seq, codec.encode_entry(attempt.entry), at, private=private)
    position = Snapshot(seq, match.game.info.rules, codec.encode_state(attempt.state), base=False, private=private)
    await snapshots.put(tx, table.id, position)
    return msgspec.structs.replace(table, seq=seq)


async def _append_private(tx: Transaction, table: Table, match: Match, attempt: Attempt, at: float) -> Table:
    """Store a private move and the position it leads to; nothing that others could see of the table changes."""
    seq, number = len(match.entries), len(match.private) + 1
    if table.seq != seq or table.phase != "live":
        raise StaleSequence(f"{table.id}: a private move at entry {seq}, not {table.seq} ({table.phase})")
    move = StoredPrivateMove(seq, codec.encode_entry(attempt.entry))
    await private_moves.append(tx, table.id, number, move, at)
    position = Snapshot(seq, match.game.info.rules, codec.encode_state(attempt.state), base=False, private=number)
    await snapshots.put(tx, table.id, position)
    return table


async def store_finished(tx: Transaction, stored: Stored, at: float) -> None:
    """Store a game that is over with its whole course, under the id of its table. ``at``: when, UTC unix seconds.

    Nothing of it is announced in its channel.
    """
    table = stored.table
    await games.add(tx, table)
    for target in (ledger.PANEL, ledger.END):
        await ledger.put(tx, LedgerRow(table_id=table.id, target=target, shown_up_to=table.seq))
    await games.keep_seed(tx, table.id, stored.seed)
    for seq, entry in enumerate(stored.entries, start=1):
        await moves.append(tx, table.id, seq, entry, at)
    for number, move in enumerate(stored.private, start=1):
        await private_moves.append(tx, table.id, number, move, at)
    if stored.base is not None:
        await snapshots.put_origin(tx, table.id, stored.base)
    if stored.latest is not None:
        await snapshots.put(tx, table.id, stored.latest)


async def first_match(tx: Transaction, table: Table, seed: str) -> Match:
    """Return the match of a table that starts: set up, or from the position stored for it, with new random numbers.

    Raises CorruptLog: its position cannot be read, or its game is not played on from one.
    """
    game, setup = find(table.game), await setup_of(tx, table)
    if not table.practice:
        return Match(game, setup, seed)
    origin = await snapshots.base(tx, table.id, game.info.rules)
    dealt = None if origin is None else game.looking_back.dealt_on(codec.decode_state(game, origin.state), seed)
    if dealt is None:
        raise CorruptLog(f"table {table.id} has no position to be played on from")
    return Match.resume(game, setup, seed, (), codec.encode_state(dealt))


async def begin(tx: Transaction, table: Table, match: Match) -> None:
    """Store the first position of a game that starts, and its seed unless that is derived from its campaign's."""
    if table.campaign is None:
        await games.keep_seed(tx, table.id, match.seed)
    position = Snapshot(0, match.game.info.rules, codec.encode_state(match.state), base=table.practice)
    await (snapshots.put_origin if table.practice else snapshots.put)(tx, table.id, position)
