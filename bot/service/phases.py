"""How a table passes from phase to phase: who sits where, how a game begins and ends, and the next one of a campaign.

What these functions return is not stored yet, unless they say so; the caller stores it in the same transaction.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from itertools import count
from typing import Any

import msgspec

from bot.service.errors import Refusal
from bot.service.waiting import due_of, expiry_of, reminders_of
from engine.core.campaigns import in_campaigns, seed_of_game
from engine.core.game import Game, State
from engine.core.registry import find
from engine.core.rng import commitment
from engine.core.seat import Seat
from engine.core.text import Text
from storage import archive, campaigns, games, nudges, preferences, table_records
from storage.database import Transaction
from storage.records import Answer, Ending, Holder, Table, TableId, TableRecord

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Base32 without characters that are easily confused."""


async def free_id(tx: Transaction) -> TableId:
    """Return an id that no table has."""
    while True:
        table_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(6))
        if not await games.exists(tx, table_id):
            return table_id


def not_begun(now: float) -> dict[str, Any]:
    """Return the fields that have the same values for every table that waits for its start."""
    return {
        "phase": "lobby",
        "commitment": None,
        "rules": None,
        "seq": 0,
        "created": now,
        "started": None,
        "ended": None,
        "ending": None,
    }


def numbered(table: Table, holders: Iterable[Holder]) -> Table:
    """Return a lobby with these seats, numbered in order."""
    seats = tuple(msgspec.structs.replace(h, seat=Seat(n)) for n, h in enumerate(holders))
    return msgspec.structs.replace(table, seats=seats)


def with_one_more(
    table: Table, *, user_id: int | None = None, policy: str | None = None, company: str | None = None
) -> Table:
    """Seat a person or a built-in opponent on the next free seat of a lobby.

    ``company``: the one that the newcomer to a campaign wants, or None for the first free one. Raises Refusal: the
    lobby is full, or the company is not free.
    """
    if len(table.seats) >= table.wanted:
        raise Refusal("service.full", players=table.wanted)
    name = _free_name(table) if policy is not None else None
    if table.campaign is None:
        company = None
    elif company is None:
        company = free_companies(table)[0]
    else:
        check_free(table, company)
    answer: Answer | None = "ready" if table.between_games else None
    newcomer = Holder(Seat(len(table.seats)), user_id, policy, name=name, company=company, answer=answer)
    return numbered(table, (*table.seats, newcomer))


def free_companies(table: Table) -> list[str]:
    """Return the companies of a campaign's game over which nobody presides, in the order of the game."""
    rules, taken = in_campaigns(find(table.game)), {holder.company for holder in table.seats}
    return [] if rules is None else [one for one in rules.campaign.companies if one not in taken]


def check_free(table: Table, company: str) -> None:
    """Raise Refusal if somebody presides over a company already, or there is no such company."""
    free = free_companies(table)
    if company not in free:
        # One for each company of each campaign.
        named = tuple(Text(f"{table.game}.company.{one}") for one in free)
        raise Refusal("service.campaign.company_taken", companies=named)


def without(table: Table, user_id: int) -> Table:
    """Return a lobby after a person has left, with a host if anybody is left."""
    return hosted(numbered(table, (h for h in table.seats if h.user_id != user_id)))


def hosted(table: Table) -> Table:
    """Make the first person at the table its host if the host has left it; with nobody left there is no host."""
    if table.host_id in table.people:
        return table
    return msgspec.structs.replace(table, host_id=next(iter(table.people), None))


def with_holder(table: Table, seat: Seat, **changed: object) -> Table:
    """Return a table with these fields of a seat's holder changed."""
    seats = tuple(msgspec.structs.replace(h, **changed) if h.seat == seat else h for h in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def held_by(table: Table, seat: Seat, *, user_id: int | None = None, policy: str | None = None) -> Table:
    """Give a seat of a table that has begun to somebody else: a person or a built-in opponent.

    If an opponent has held the seat before, it gets the same name again. No other seat ever goes by that name, so that
    earlier messages do not come to mean somebody else.
    """
    name = table.holder(seat).name
    if policy is not None and name is None:
        name = _free_name(table)
    return hosted(with_holder(table, seat, user_id=user_id, policy=policy, name=name))


async def handed_over(
    tx: Transaction, record: TableRecord, seat: Seat, now: float, *, user_id: int | None = None, policy: str | None
) -> TableRecord:
    """Return a table after giving a seat to somebody else, as ``held_by``.

    The orders of its former holder are dropped, and all open proposals of the table are cancelled.
    """
    table = held_by(record.table, seat, user_id=user_id, policy=policy)
    if table.between_games:
        table = _with_prompt(table, seat)
    record = msgspec.structs.replace(
        record,
        table=table,
        chosen=await preferences.of(tx, table.people),
        reminders=tuple(row for row in record.reminders if row.seat != seat),
        orders=tuple(order for order in record.orders if order.seat != seat),
        asks=False,
    )
    return await follow_answers(tx, record, now)


def _free_name(table: Table) -> int:
    taken = {holder.name for holder in table.seats}
    return next(number for number in count(1) if number not in taken)


async def ended(tx: Transaction, record: TableRecord, now: float, ending: Ending) -> TableRecord:
    """Return a table that ends before its game is over: it waits for nobody, and has no open proposals.

    Its campaign ends with it; that is stored here.
    """
    table = record.table
    if table.campaign is not None:
        await campaigns.end(tx, table.campaign, now, ending)
    seats = tuple(msgspec.structs.replace(h, to_move=False) for h in table.seats)
    table = msgspec.structs.replace(table, phase="ended", ended=now, ending=ending, seats=seats)
    return msgspec.structs.replace(record, table=table, reminders=(), orders=(), due=None, asks=False)


async def begin(tx: Transaction, record: TableRecord, now: float) -> TableRecord:
    """Begin the game of a lobby with the seats as they are; its first position is stored here."""
    table = record.table
    await games.lock(tx, [table.id])  # no order that it begins with is left meanwhile
    match = await archive.first_match(tx, table, await _seed(tx, table))
    await archive.begin(tx, table, match)
    await drop_warning(tx, table)
    actors = match.game.awaited(match.state)
    table = msgspec.structs.replace(
        table,
        phase="live",
        seats=tuple(msgspec.structs.replace(h, to_move=h.seat in actors, answer=None) for h in table.seats),
        commitment=commitment(match.seed),
        rules=match.game.info.rules,
        started=now,
    )
    chosen = await preferences.of(tx, table.people)
    begun = msgspec.structs.replace(record, table=table, chosen=chosen, reminders=())
    expiry = expiry_of(match.game, match.state)
    return msgspec.structs.replace(begun, reminders=reminders_of(begun, now), due=due_of(begun, expiry, now))


async def drop_warning(tx: Transaction, table: Table) -> None:
    """Forget that the host of a lobby was warned that it does not fill; a nudge between two games stays."""
    if not table.between_games:
        await nudges.drop(tx, table.id)


async def _seed(tx: Transaction, table: Table) -> str:
    """Draw the seed of a table; in a campaign it follows from the campaign's seed, drawn for the first game."""
    if table.campaign is None:
        return secrets.token_hex(16)
    whole = await campaigns.seed(tx, table.campaign)
    if whole is None:
        whole = secrets.token_hex(16)
        await campaigns.keep_seed(tx, table.campaign, whole)
    return seed_of_game(whole, table.number)


async def after_game(tx: Transaction, table: Table, game: Game[State], state: State, now: float) -> None:
    """After a game of a campaign, store its next game, which waits for answers, or the end of the campaign."""
    rules = in_campaigns(game)
    if table.campaign is None or rules is None:
        return
    row, carried = await campaigns.get(tx, table.campaign), rules.carry(state)
    over = carried is None or rules.campaign_over(carried)
    if over or not row.people:
        await campaigns.end(tx, row.id, now, "finished" if over else "abandoned")
        return
    waiting = msgspec.structs.replace(
        table,
        id=await free_id(tx),
        number=table.number + 1,
        wanted=game.info.players[1] if table.number < rules.campaign.last_to_found else len(row.presidents),
        seats=tuple(
            Holder(Seat(place), one.user_id, one.policy, name=one.name, company=one.company)
            for place, one in enumerate(row.presidents)
        ),
        **not_begun(now),
    )
    for holder in waiting.seats:
        waiting = _with_prompt(waiting, holder.seat)
    await games.add(tx, hosted(waiting))
    stored = await table_records.get(tx, waiting.id)
    await table_records.save(tx, stored, await follow_answers(tx, stored, now))


def _with_prompt(table: Table, seat: Seat) -> Table:
    """Ask a seat whether it plays the next game; opponents are always ready, and people who were forgotten absent."""
    holder = table.holder(seat)
    answer: Answer | None = "ready" if holder.policy else None if holder.human else "absent"
    return with_holder(table, seat, answer=answer, to_move=answer is None)


def answered(table: Table, seat: Seat, answer: Answer) -> Table:
    """Note whether a president plays the next game."""
    return with_holder(table, seat, answer=answer, to_move=False)


def ready(table: Table) -> int:
    """Count those who play the next game."""
    return sum(holder.answer == "ready" for holder in table.seats)


def least(table: Table) -> int:
    """Return the fewest players of the game."""
    return find(table.game).info.players[0]


async def follow_answers(tx: Transaction, record: TableRecord, now: float) -> TableRecord:
    """Return a table with reminders that fit its seats and, between two games of a campaign, their answers.

    The next game begins when everybody has answered and enough of them play. The time for those who have not answered
    runs from when enough are ready; until then they have as long as they like.
    """
    table, enough = record.table, ready(record.table) >= least(record.table)
    if table.between_games and enough and all(holder.answer is not None for holder in table.seats):
        playing = numbered(table, (h for h in table.seats if h.answer == "ready"))
        return await begin(tx, msgspec.structs.replace(record, table=playing, due=None), now)
    due = record.due
    if table.between_games and table.campaign is not None:
        if not enough:
            due = None
        elif due is None:
            due = now + (await campaigns.get(tx, table.campaign)).timeout
    return msgspec.structs.replace(record, reminders=reminders_of(record, now), due=due)
