"""Changes of who holds which seat, as functions from table to table."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

import msgspec

from bot.service.errors import Refusal
from engine.core.campaigns import in_campaigns
from engine.core.registry import find
from engine.core.seat import Seat
from storage.records import Answer, Ending, Holder, Table, TableRecord


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
