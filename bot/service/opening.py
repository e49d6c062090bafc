"""Making tables: what a table can be set to, who sits where, how a match begins, and the next game of a campaign."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Awaitable, Callable, Iterable, Mapping
from itertools import count
from typing import Any

import msgspec

from bot.service.errors import Refusal
from bot.service.log_events import expiry_of
from bot.service.values import (
    DEFAULT_GUILD_TABLES,
    DEFAULT_PACE,
    LONGEST_INTERVAL,
    MOST_HOSTED,
    MOST_SEATS_TAKEN,
    PACES,
    SHORTEST_INTERVAL,
    TITLE_LENGTH,
)
from bot.service.waiting import due_of, reminders_of
from engine.core.assistance import awaited
from engine.core.campaigns import in_campaigns, seed_of_game
from engine.core.errors import UnknownGame
from engine.core.game import Game, GameInfo, State
from engine.core.match import Match
from engine.core.registry import GAMES, find
from engine.core.rng import commitment
from engine.core.seat import Seat
from engine.core.text import Text
from storage import archive, campaigns, games, guilds, preferences, seats, table_records
from storage.database import Database, Transaction
from storage.errors import ChannelTaken
from storage.records import Answer, Ending, Holder, President, Table, TableId, TableRecord


def game_info(key: str) -> GameInfo:
    """Return a game's facts. Raises Refusal where there is none of that name."""
    try:
        return find(key).info
    except UnknownGame as error:
        raise Refusal("service.new.game", game=key[:TITLE_LENGTH]) from error


def single_table(key: str) -> GameInfo:
    """Return the facts of a game of which one table can be opened. Raises Refusal: it is played in campaigns alone."""
    if key not in GAMES:
        raise Refusal("service.new.game", game=key[:TITLE_LENGTH])
    return game_info(key)


def title(written: str) -> str:
    """Return a title on one line, without control characters.

    Raises:
        Refusal: nothing readable is left, or more than TITLE_LENGTH characters.

    """
    # Categories C*: control and format characters can turn a line around, or hide what it says.
    visible = "".join(" " if unicodedata.category(char)[0] == "C" else char for char in written)
    kept = " ".join(visible.split())
    if not any(char.isalnum() for char in kept):
        raise Refusal("game.new.title_empty")
    if len(kept) > TITLE_LENGTH:
        raise Refusal("game.new.title_long", length=len(kept), most=TITLE_LENGTH)
    return kept


def wanted(info: GameInfo, players: int | None) -> int:
    """Return the number of seats; None: as many as the game takes. Raises Refusal out of range."""
    low, high = info.players
    if players is None:
        return high
    if not low <= players <= high:
        raise Refusal("service.new.players", low=low, high=high)
    return players


def variants(info: GameInfo, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return every variant of a game with its value. Raises Refusal where there is no such variant or value."""
    there_are = {variant.key: variant.values for variant in info.variants}
    for key, value in chosen.items():
        if value not in there_are.get(key, ()):
            raise Refusal("service.new.variant", variant=key[:TITLE_LENGTH], value=value[:TITLE_LENGTH])
    return {key: chosen.get(key, values[0]) for key, values in there_are.items()}


def pace(name: str) -> str:
    """Return the name of a pace. Raises Refusal where there is none such."""
    if name not in PACES:
        raise Refusal("service.new.pace", paces=tuple(Text(f"pace.{name}") for name in PACES))
    return name


def policy(game: str, name: str | None) -> str:
    """Return the name of a built-in opponent; None: the best there is. Raises Refusal where there is none such."""
    names = find(game).policies
    if name is None:
        return "sensible" if "sensible" in names else "random"
    if name not in names:
        raise Refusal("service.opponent.unknown", opponents=tuple(Text(f"policy.{name}") for name in sorted(names)))
    return name


def policy_like(game: str, name: str | None) -> str | None:
    """Return the built-in opponent of a game that has a name in another one, else its best; None: a person."""
    return name if name is None or name in find(game).policies else policy(game, None)


def interval(seconds: int | None) -> None:
    """Raise Refusal where an interval between reminders is out of range."""
    if seconds is not None and not SHORTEST_INTERVAL <= seconds <= LONGEST_INTERVAL:
        raise Refusal("service.interval", minutes=SHORTEST_INTERVAL // 60, days=LONGEST_INTERVAL // 86400)


def with_one_more(table: Table, *, user_id: int | None = None, policy: str | None = None) -> Table:
    """Seat a person or a built-in opponent on the next free seat of a lobby. Raises Refusal: it is full."""
    if len(table.seats) >= table.wanted:
        raise Refusal("service.full", players=table.wanted)
    name = _free_name(table) if policy is not None else None
    company = None if table.campaign is None else free_companies(table)[0]
    answer: Answer | None = "ready" if table.between_games else None
    newcomer = Holder(Seat(len(table.seats)), user_id, policy, name=name, company=company, answer=answer)
    return renumbered(table, (*table.seats, newcomer))


def free_companies(table: Table) -> list[str]:
    """Return the companies of a campaign's game over which nobody presides, in the order of the game."""
    rules, taken = in_campaigns(find(table.game)), {holder.company for holder in table.seats}
    return [] if rules is None else [one for one in rules.campaign.companies if one not in taken]


def without(table: Table, user_id: int, now: float) -> Table:
    """Let a person leave a lobby: the host's part goes to who joined next, and with nobody left the lobby closes."""
    left = hosted(renumbered(table, (h for h in table.seats if h.user_id != user_id)))
    return left if left.people else finished(left, now, "closed")


def held_by(table: Table, seat: Seat, *, user_id: int | None = None, policy: str | None = None) -> Table:
    """Give a seat of a live game to somebody else: a person or a built-in opponent.

    Where an opponent has held the seat before, the name is the same again. No other seat ever goes by that name, so
    that what was told before does not come to mean somebody else.
    """
    name = table.holder(seat).name
    if policy is not None and name is None:
        name = _free_name(table)
    seats = tuple(
        msgspec.structs.replace(h, user_id=user_id, policy=policy, name=name) if h.seat == seat else h
        for h in table.seats
    )
    return hosted(msgspec.structs.replace(table, seats=seats))


def hosted(table: Table) -> Table:
    """Let somebody who sits there be the host; with no person left there is none."""
    if table.host_id in table.people:
        return table
    return msgspec.structs.replace(table, host_id=next(iter(table.people), None))


def _free_name(table: Table) -> int:
    taken = {holder.name for holder in table.seats}
    return next(number for number in count(1) if number not in taken)


def finished(table: Table, now: float, ending: Ending) -> Table:
    """End a table before its game is over; it waits for nobody any longer."""
    seats = tuple(msgspec.structs.replace(h, to_move=False) for h in table.seats)
    return msgspec.structs.replace(table, phase="ended", ended=now, ending=ending, seats=seats)


def renumbered(table: Table, holders: Iterable[Holder]) -> Table:
    """Give a lobby these seats, numbered in order."""
    seats = tuple(msgspec.structs.replace(h, seat=Seat(n)) for n, h in enumerate(holders))
    return msgspec.structs.replace(table, seats=seats)


def freed(record: TableRecord, seat: Seat) -> TableRecord:
    """Return a table without what a seat has ordered, answers by itself and is reminded of: others hold it now."""
    return msgspec.structs.replace(
        record,
        reminders=tuple(row for row in record.reminders if row.seat != seat),
        orders=tuple(order for order in record.orders if order.seat != seat),
        answers=frozenset(each for each in record.answers if each[0] != seat),
    )


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
    info = game_info(chosen.game)
    return Table(
        id="",
        guild_id=guild_id,
        channel_id=channel_id,
        title=title(chosen.title),
        game=chosen.game,
        wanted=wanted(info, chosen.players),
        variants=variants(info, chosen.variants),
        host_id=host_id,
        seats=(Holder(Seat(0), host_id),),
        pace=pace(chosen.pace),
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


NOTICE = 3600.0
"""Seconds that a deadline is moved forward to at the soonest: whoever relied on the former one may still answer."""


async def after_game(tx: Transaction, table: Table, game: Game[Any], state: State, now: float) -> None:
    """Let the next game of a campaign wait, or end the campaign, now that a game of it is over and stored so."""
    rules = in_campaigns(game)
    if table.campaign is None or rules is None:
        return
    row = await campaigns.get(tx, table.campaign)
    carried = rules.carry(state)
    if carried is None or rules.campaign_over(carried):
        await campaigns.end(tx, row.id, now, "finished")
        return
    if not row.people:
        await campaigns.end(tx, row.id, now, "abandoned")
        return
    waiting = msgspec.structs.replace(
        table,
        id=await free_id(tx),
        number=table.number + 1,
        wanted=game.info.players[1] if table.number < rules.campaign.last_to_found else len(row.presidents),
        seats=tuple(_asked(Seat(place), one) for place, one in enumerate(row.presidents)),
        **not_begun(now),
    )
    waiting = hosted(waiting)
    await games.add(tx, waiting)
    stored = await table_records.get(tx, waiting.id)
    await table_records.save(tx, stored, await follow_answers(tx, stored, now))


def _asked(seat: Seat, president: President) -> Holder:
    """Seat a president."""
    who = Holder(seat, president.user_id, president.policy, name=president.name, company=president.company)
    return _without_answer(who)


def _without_answer(holder: Holder) -> Holder:
    """Ask who sits there; a built-in opponent is always ready, and who was forgotten is absent."""
    answer: Answer | None = "ready" if holder.policy else None if holder.human else "absent"
    return msgspec.structs.replace(holder, answer=answer, to_move=answer is None)


def asked_anew(record: TableRecord, seat: Seat) -> TableRecord:
    """Ask whoever has come to a seat."""
    seats = tuple(_without_answer(holder) if holder.seat == seat else holder for holder in record.table.seats)
    return msgspec.structs.replace(record, table=msgspec.structs.replace(record.table, seats=seats))


def answered(table: Table, seat: Seat, answer: Answer) -> Table:
    """Note what a seat has said."""
    seats = tuple(
        msgspec.structs.replace(h, answer=answer, to_move=False) if h.seat == seat else h for h in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def silent_are_absent(table: Table) -> Table:
    """Take silence for "not this time"."""
    for holder in table.seats:
        if holder.answer is None:
            table = answered(table, holder.seat, "absent")
    return table


def ready(table: Table) -> int:
    """Count those who play."""
    return sum(holder.answer == "ready" for holder in table.seats)


def least(table: Table) -> int:
    """Tell how few can play."""
    return find(table.game).info.players[0]


async def begin_if_all_have_answered(tx: Transaction, record: TableRecord, now: float) -> TableRecord:
    """Begin the next game where everybody has answered and enough of them play; the table is not stored yet."""
    table = record.table
    if any(holder.answer is None for holder in table.seats) or ready(table) < least(table):
        return record
    playing = renumbered(table, (h for h in table.seats if h.answer == "ready"))
    return await begin(tx, msgspec.structs.replace(record, table=playing, due=None), now)


async def follow_answers(tx: Transaction, record: TableRecord, now: float) -> TableRecord:
    """Return a table with its reminders and its deadline as its seats have answered; it is not stored yet.

    Those who say nothing are waited for from the moment on at which enough are ready; with fewer, without end.
    """
    record = msgspec.structs.replace(record, reminders=reminders_of(record, now))
    table, due = record.table, record.due
    if not table.between_games or table.campaign is None:
        return record
    if ready(table) < least(table):
        due = None
    elif due is None:
        due = now + (await campaigns.get(tx, table.campaign)).timeout
    return msgspec.structs.replace(record, due=due)


def with_deadline_moved(record: TableRecord, by: float, now: float) -> TableRecord:
    """Move the deadline for the silent, where one runs, by some seconds; it comes no sooner than with some notice."""
    if not record.table.between_games or record.due is None:
        return record
    return msgspec.structs.replace(record, due=max(record.due + by, min(record.due, now + NOTICE)))
