"""What is kept about people, and how it is forgotten."""

from __future__ import annotations

import contextlib

from bot.service import table_options
from bot.service.admin import end_table
from bot.service.errors import Refusal
from bot.service.matches import Matches
from bot.service.next_game import asked_anew, begin_if_all_have_said, follow_answers
from bot.service.quiet import sensible, zones
from bot.service.seat_changes import finished, held_by, without
from bot.service.values import Forgotten, Privacy
from bot.service.waiting import reschedule
from storage import (
    campaigns,
    closed_dms,
    games,
    messages,
    notes,
    orders,
    preferences,
    proposals,
    reminders,
    standing_answers,
)
from storage.database import Transaction
from storage.errors import NotStored
from storage.records import Preferences, Table


class People:
    """Preferences, closed direct messages, privacy."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database
        self._clock = matches.clock
        self._closed: frozenset[int] | None = None
        """Whose direct messages are known to be closed; None: that must be read."""

    async def preferences(self, user_id: int) -> Preferences:
        """Return what a person has chosen, or the defaults."""
        chosen = await self._database.read(lambda tx: preferences.get(tx, user_id))
        return chosen or Preferences(user_id=user_id)

    async def set_preferences(self, preferences_: Preferences) -> Preferences:
        """Keep a person's choices (use ``msgspec.structs.replace``). Raises Refusal: no such zone, time or interval."""
        chosen = preferences_
        table_options.interval(chosen.interval)
        if chosen.zone not in zones():
            raise Refusal("service.zone", zone=chosen.zone[:60])
        if (chosen.quiet_start is None) != (chosen.quiet_end is None) or (chosen.quiet and not sensible(chosen.quiet)):
            raise Refusal("service.quiet")

        async def put(tx: Transaction) -> None:
            await preferences.put(tx, chosen)
            for table in await games.waiting_for(tx, chosen.user_id):
                for row in await reminders.of(tx, table.id):
                    if row.seat == table.seat_of(chosen.user_id):
                        await reschedule(tx, table, row, self._clock())

        await self._database.transact(put)
        return chosen

    async def dm_closed(self, user_id: int) -> bool:
        """Tell whether the person's direct messages were closed the last time."""
        if self._closed is None:
            read = await self._database.read(closed_dms.people)
            self._closed = read if self._closed is None else self._closed
        return user_id in self._closed

    async def note_dm(self, user_id: int, *, closed: bool) -> None:
        """Remember whether a direct message could be sent."""
        if await self.dm_closed(user_id) == closed:
            return
        # Where there is no room for it, it is found out again after a restart.
        with contextlib.suppress(NotStored):
            if closed:
                await self._database.transact(lambda tx: closed_dms.add(tx, user_id, self._clock()))
            else:
                await self._database.transact(lambda tx: closed_dms.drop(tx, user_id))
        self._keep_closed(user_id, closed=closed)

    def _keep_closed(self, user_id: int, *, closed: bool) -> None:
        if self._closed is not None:
            self._closed = self._closed | {user_id} if closed else self._closed - {user_id}

    async def privacy(self, user_id: int) -> Privacy:
        """Tell all that is stored about a person."""

        async def gather(tx: Transaction) -> Privacy:
            return Privacy(
                user_id=user_id,
                preferences=await preferences.get(tx, user_id),
                closed_dm=user_id in await closed_dms.people(tx),
                seats=await games.of_person(tx, user_id),
                hosted=len(await games.hosted_by(tx, user_id)),
                reminders=await reminders.count_of(tx, user_id),
                messages=await messages.count_of(tx, user_id),
                proposals=await proposals.count_of(tx, user_id),
                companies=await campaigns.count_of(tx, user_id),
            )

        return await self._database.read(gather)

    async def forget(self, user_id: int) -> Forgotten:
        """Remove a person's data.

        Lobbies are left, live seats handed to a built-in opponent, past seats made anonymous; preferences, reminders,
        remembered messages and answers are deleted.
        """

        async def forget(tx: Transaction) -> Forgotten:
            left, handed, past = [], [], 0
            for table in await games.of_person(tx, user_id):
                if table.phase == "lobby" and not table.between_games:
                    kept = without(table, user_id, self._clock())
                    left.append(await (games.save(tx, kept) if kept.alive else end_table(tx, kept)))
                elif table.alive:
                    handed.append(await self._hand_over(tx, table, user_id))
                else:
                    past += 1
            await games.forget(tx, user_id)
            await proposals.forget(tx, user_id)
            await messages.forget(tx, user_id)
            await preferences.forget(tx, user_id)
            await closed_dms.drop(tx, user_id)
            return Forgotten(left=tuple(left), handed_over=tuple(handed), anonymous=past)

        forgotten = await self._database.transact(forget)
        self._keep_closed(user_id, closed=False)
        return forgotten

    async def _hand_over(self, tx: Transaction, table: Table, user_id: int) -> Table:
        seat = table.seat_of(user_id)
        assert seat is not None
        table = held_by(table, seat, policy=table_options.policy(table.game, None))
        # In a campaign, somebody who misses this game may be there for the next.
        if not table.people and (table.campaign is None or table.between_games):
            return await end_table(tx, finished(table, self._clock(), "abandoned"))
        if table.between_games:
            table = await begin_if_all_have_said(tx, asked_anew(table, seat), self._clock())
        await games.save(tx, table)
        await follow_answers(tx, table, self._clock())
        await orders.drop(tx, table.id, seat)
        await standing_answers.drop(tx, table.id, seat)
        await notes.drop(tx, table.id, seat)
        await reminders.drop(tx, table.id, seat)
        # Who must agree to what has changed with the seat.
        still_open = [proposal.id for proposal in await proposals.open_of(tx, table.id)]
        await proposals.decide(tx, still_open, "cancelled")
        return table
