"""The offices of a campaign: what each president alone may know, and the word left between two games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.service.campaigns import latest_carried, row_of, rules_of
from bot.service.errors import NotSeated, Refusal
from bot.service.live_tables import LiveTable, LiveTables
from bot.service.values import Office
from engine.core.campaigns import Carried, InCampaigns
from engine.core.forms import Slots
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.views import View
from storage import archive, campaigns
from storage.records import CampaignRow, Holder, Table, TableId, Word


class Offices:
    """Tells a president what only he may know of his company, and keeps the word he leaves between two games."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._database = tables.database

    async def office(self, table: Table, user_id: int) -> Office:
        """Tell a president what only he may know of his company. Raises NotSeated, Refusal."""
        rules = rules_of(table)
        async with self._database.reading() as tx:
            row = await row_of(tx, table)
        company = row.company_of(user_id)
        if company is None:
            raise NotSeated("service.campaign.no_president")
        if row.commitment is None:
            raise Refusal("service.campaign.no_office")
        seat = table.seat_of(user_id)
        if table.started is not None and seat is not None:
            match = (await self._tables.get(table.id)).match
            return Office(rules.private_of_game(match.state, seat), match.view(seat), in_game=True)
        async with self._database.reading() as tx:
            carried = await latest_carried(tx, table)
        told = rules.private_summary(carried, company)
        if rules.campaign_over(carried):
            return Office(told)
        return Office(told, await asyncio.to_thread(_as_before_the_next_game, rules, row, carried, company))

    async def words(self, table: Table, user_id: int) -> Slots:
        """Return what tells for what a president may leave word between two games, and when it is to act.

        Raises NotSeated, Refusal: between two games only.
        """
        rules, holder = rules_of(table), _president_between_games(table, user_id)
        async with self._database.reading() as tx:
            carried = await archive.carried_into(tx, table)
        return partial(rules.word_slot, carried, str(holder.company))

    async def leave_word(self, table_id: TableId, user_id: int, power: str, order: Sequence[str]) -> None:
        """Leave word between two games. Raises NotSeated, Refusal, IllegalMove."""

        async def leave(live: LiveTable) -> None:
            table = live.table
            rules, company = rules_of(table), str(_president_between_games(table, user_id).company)
            async with live.change() as change:
                rules.leave_word(await archive.carried_into(change.tx, table), company, power, order)
                await campaigns.leave_word(change.tx, table, Word(company, power, tuple(order)))

        await self._tables.handle(table_id, leave)

    async def take_back_word(self, table_id: TableId, user_id: int, power: str) -> None:
        """Let it be as it was before word was left between these two games. Raises NotSeated, Refusal."""

        async def take_back(live: LiveTable) -> None:
            table = live.table
            rules_of(table)
            company = str(_president_between_games(table, user_id).company)
            async with live.change() as change:
                if not await campaigns.take_back_word(change.tx, table, company, power):
                    raise Refusal("service.campaign.no_word")

        await self._tables.handle(table_id, take_back)


def _president_between_games(table: Table, user_id: int) -> Holder:
    """Return the seat of a person in the next game, which waits. Raises Refusal: it does not; NotSeated: none."""
    seat = table.seat_of(user_id)
    if not table.between_games:
        raise Refusal("service.campaign.word_later" if table.alive else "service.ended")
    if seat is None:
        raise NotSeated("service.campaign.no_president")
    return table.holder(seat)


def _as_before_the_next_game(rules: InCampaigns[Any], row: CampaignRow, carried: Carried, company: str) -> View:
    """Show a company what it would have if the next game began with everybody; its shuffles are not the real ones."""
    game, playing = find(row.game), [one.company for one in row.presidents]
    state = game.setup(rules.next_setup(carried, playing, {}), "")
    seats = map(Seat, range(len(playing)))
    return game.view(state, next(seat for seat in seats if rules.company_of(state, seat) == company))
