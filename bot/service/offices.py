"""The offices of a campaign: what each president alone may know, and the word left between two games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.service.campaigns import latest_carried, row_of, rules_of
from bot.service.errors import NotSeated, Refusal
from bot.service.matches import Matches, found
from bot.service.values import Office
from engine.core.campaigns import Carried, InCampaigns
from engine.core.forms import Slots
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.views import View
from storage import archive, campaigns
from storage.database import Transaction
from storage.records import CampaignRow, Holder, Table, TableId, Word


class Offices:
    """Tells a president what only he may know of his company, and keeps the word he leaves between two games."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database

    async def office(self, table: Table, user_id: int) -> Office:
        """Tell a president what only he may know of his company. Raises NotSeated, Refusal."""
        rules, row = rules_of(table), await self._database.read(lambda tx: row_of(tx, table))
        company = row.company_of(user_id)
        if company is None:
            raise NotSeated("service.campaign.no_president")
        if row.commitment is None:
            raise Refusal("service.campaign.no_office")
        seat = table.seat_of(user_id)
        if table.started is not None and seat is not None:
            _, live = await self._matches.present(table.id)
            state = live.match.state
            return Office(rules.private_of_game(state, seat), live.match.game.view(state, seat), in_game=True)
        carried = await self._database.read(lambda tx: latest_carried(tx, table))
        told = rules.private_summary(carried, company)
        if rules.campaign_over(carried):
            return Office(told)
        return Office(told, await asyncio.to_thread(_as_before_the_next_game, rules, row, carried, company))

    async def words(self, table: Table, user_id: int) -> Slots:
        """Return what tells for what a president may leave word between two games, and when it is to act.

        Raises NotSeated, Refusal: between two games only.
        """
        rules, holder = rules_of(table), _president_between_games(table, user_id)
        carried = await self._database.read(lambda tx: archive.carried_into(tx, table))
        return partial(rules.word_slot, carried, str(holder.company))

    async def leave_word(self, table_id: TableId, user_id: int, power: str, order: Sequence[str]) -> None:
        """Leave word between two games. Raises NotSeated, Refusal, IllegalMove."""

        async def leave(tx: Transaction) -> None:
            table = await found(tx, table_id)
            rules, company = rules_of(table), str(_president_between_games(table, user_id).company)
            rules.leave_word(await archive.carried_into(tx, table), company, power, order)
            await campaigns.leave_word(tx, table, Word(company, power, tuple(order)))

        await self._database.transact(leave)

    async def take_back_word(self, table_id: TableId, user_id: int, power: str) -> None:
        """Let it be as it was before word was left between these two games. Raises NotSeated, Refusal."""

        async def take_back(tx: Transaction) -> None:
            table = await found(tx, table_id)
            rules_of(table)
            company = str(_president_between_games(table, user_id).company)
            if not await campaigns.take_back_word(tx, table, company, power):
                raise Refusal("service.campaign.no_word")

        await self._database.transact(take_back)


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
