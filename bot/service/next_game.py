"""Between two games of a campaign: the next game waits until all its presidents have said whether they play.

It is a table like any other that has not begun. It comes to be with the last move of the game before, in the same
transaction, so that no crash leaves a campaign without its next game, or with two.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.service.beginning import begin
from bot.service.opening import free_id, not_begun
from bot.service.seat_changes import hosted, renumbered
from bot.service.waiting import reminders_of
from engine.core.campaigns import in_campaigns
from engine.core.game import Game, State
from engine.core.registry import find
from engine.core.seat import Seat
from storage import campaigns, games, table_records
from storage.database import Transaction
from storage.records import Answer, Holder, President, Table, TableRecord

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
        due = now + (await campaigns.get(tx, table.campaign)).patience
    return msgspec.structs.replace(record, due=due)


def with_deadline_moved(record: TableRecord, by: float, now: float) -> TableRecord:
    """Move the deadline for the silent, where one runs, by some seconds; it comes no sooner than with some notice."""
    if not record.table.between_games or record.due is None:
        return record
    return msgspec.structs.replace(record, due=max(record.due + by, min(record.due, now + NOTICE)))
