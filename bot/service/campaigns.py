"""Several games one after the other in one channel, and what a president of a campaign alone may know and leave."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from bot.service import opening
from bot.service.errors import NotSeated, Refusal
from bot.service.live_tables import LiveTable, LiveTables
from bot.service.opening import (
    TableOptions,
    answered,
    begin_if_all_have_answered,
    blank,
    follow_answers,
    free_companies,
    open_table,
    silent_are_absent,
    with_deadline_moved,
    with_one_more,
)
from bot.service.outbox import CAMPAIGN_END, LOBBY
from bot.service.values import CampaignStatus, Chapter, Office
from bot.service.waiting import reminders_of
from engine.core.campaigns import Carried, InCampaigns, in_campaigns
from engine.core.events import visible
from engine.core.forms import Slots
from engine.core.registry import CAMPAIGNS, find
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View
from storage import archive, campaigns, expiries, games
from storage.database import Transaction
from storage.records import Answer, CampaignId, CampaignRow, Holder, OfficeOrder, Table, TableId


class Campaigns:
    """Founds campaigns, asks their presidents before each game, and tells of them what everybody may know."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._database = tables.database
        self._clock = tables.clock

    async def new(
        self,
        user_id: int,
        guild_id: int,
        channel_id: int,
        options: TableOptions,
        *,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open the lobby of a campaign, which is that of its first game, with the person as host.

        Raises Refusal: as ``Lobby.new``, or the game is not played in campaigns.
        """
        if options.game not in CAMPAIGNS:
            raise Refusal("service.new.game", game=options.game[:60])

        async def founded(tx: Transaction, table: Table) -> Table:
            table = msgspec.structs.replace(table, campaign=table.id, number=1, seats=())
            await campaigns.add(tx, table.id, table.game, rules_of(table).campaign.ready_hours * 3600)
            return with_one_more(table, user_id=user_id)

        table = blank(options, user_id, guild_id, channel_id, self._clock())
        return await open_table(self._database, table, parent_channel_id, founded)

    async def set_company(
        self, table_id: TableId, user_id: int, company: str | None = None, called: str | None = None
    ) -> Table:
        """Preside over another, free company, or name one's own, which is done once; both before its first game.

        None leaves a thing as it is. Raises Refusal, NotSeated; nothing is changed then.
        """
        name = None if called is None else opening.title(called)

        async def change(tx: Transaction, table: Table, holder: Holder) -> Table:
            if company is not None:
                table = await self._with_company(tx, table, holder, company)
            if name is not None:
                await _name(tx, table, table.holder(holder.seat), name)
            return table

        return await self._in_lobby(table_id, user_id, change)

    async def _with_company(self, tx: Transaction, table: Table, holder: Holder, company: str) -> Table:
        if not await _has_yet_to_play(tx, table, holder):
            raise Refusal("service.campaign.company_kept")
        if company == holder.company:
            return table
        if company not in free_companies(table):
            raise Refusal("service.campaign.company_taken", companies=self._companies(table, free_companies(table)))
        assert table.campaign is not None
        await campaigns.change_company(tx, table.campaign, str(holder.company), company)
        seats = tuple(msgspec.structs.replace(h, company=company) if h.seat == holder.seat else h for h in table.seats)
        return msgspec.structs.replace(table, seats=seats)

    async def set_wait(self, table_id: TableId, host_id: int, days: int) -> Table:
        """Set for how many days the next game waits for the silent, as the host; a deadline that runs is moved.

        Raises Refusal.
        """

        async def set_wait(live: LiveTable) -> Table:
            table = live.table
            least, most = rules_of(table).campaign.ready_days
            if not least <= days <= most:
                raise Refusal("service.campaign.wait", least=least, most=most)
            if table.campaign is None or not table.alive:
                raise Refusal("service.ended")
            if table.host_id != host_id:
                raise Refusal("service.host_only")
            async with live.change() as change:
                before = (await campaigns.get(change.tx, table.campaign)).timeout
                await campaigns.set_timeout(change.tx, table.campaign, days * 86400)
                change.record = with_deadline_moved(live.record, days * 86400 - before, self._clock())
            return live.table

        return await self._tables.handle(table_id, set_wait)

    async def answer(self, table_id: TableId, user_id: int, answer: Answer) -> Table:
        """Say whether one plays the next game; with the last word of all it begins. It may be said otherwise till then.

        Raises:
            NotSeated: the person presides over no company.
            Refusal: no game waits for that.

        """

        async def say(_: Transaction, table: Table, holder: Holder) -> Table:
            if not table.between_games:
                raise Refusal("service.campaign.not_between")
            return answered(table, holder.seat, answer)

        return await self._in_lobby(table_id, user_id, say)

    async def expire(self, table_id: TableId) -> bool:
        """Take silence for "not this time" where the time for an answer is up, and begin; False: it is not up."""

        async def expire(live: LiveTable) -> bool:
            record, now = live.record, self._clock()
            if not record.table.between_games or record.due is None or record.due > now:
                return False
            async with live.change() as change:
                silent = msgspec.structs.replace(record, table=silent_are_absent(record.table))
                begun = await begin_if_all_have_answered(change.tx, silent, now)
                change.record = msgspec.structs.replace(begun, reminders=reminders_of(begun, now))
            return True

        return await self._tables.handle(table_id, expire)

    async def row(self, table: Table) -> CampaignRow:
        """Return the campaign of a table. Raises Refusal: it is none."""
        async with self._database.reading() as tx:
            return await row_of(tx, table)

    async def untold(self, campaign_id: CampaignId) -> Table | None:
        """Return the game of a campaign of which the channel has yet to be told: that it waits, or was the last.

        None: there is none such, or what came before it has yet to be told.
        """
        async with self._database.query() as tx:
            every = await campaigns.unannounced(tx, LOBBY, CAMPAIGN_END)
        mine = [table_id for one, table_id in every if one == campaign_id]
        if not mine:
            return None
        async with self._database.query() as tx:
            chain = await games.of_campaign(tx, campaign_id)
        before = [one for one in chain if one.started is not None]
        told = all(one.end_announced for one in before)
        return next((one for one in chain if one.id == mine[0]), None) if told else None

    async def all_untold(self) -> tuple[Table, ...]:
        """Return such games of all campaigns."""
        async with self._database.query() as tx:
            every = await campaigns.unannounced(tx, LOBBY, CAMPAIGN_END)
        found_ = [await self.untold(campaign_id) for campaign_id, _ in every]
        return tuple(table for table in found_ if table is not None)

    async def status(self, table: Table) -> CampaignStatus:
        """Tell what everybody may know of a campaign. Raises Refusal: the table is of none."""
        rules, campaign_id = rules_of(table), table.campaign
        assert campaign_id is not None
        async with self._database.reading() as tx:
            row, last = await campaigns.get(tx, campaign_id), (await games.of_campaign(tx, campaign_id))[-1]
            # Before the first game has begun companies come and go, and may be too few for a campaign.
            carried = await latest_carried(tx, last) if row.commitment is not None else None
            # The seeds of all games follow from it: it is out when nothing is sealed any more.
            seed = await campaigns.seed(tx, campaign_id) if row.ended is not None else None
            due = await expiries.due_of(tx, last.id) if last.between_games else None
        over = row.ended is not None
        return CampaignStatus(
            row=row,
            table=last,
            lines=() if carried is None else rules.public_summary(carried, opened=over),
            game=rules.name_of_game(last.number),
            places=_ranking(rules, carried) if over and carried is not None else (),
            seed=seed,
            due=due,
            view=await asyncio.to_thread(rules.opened_view, carried) if over and carried is not None else None,
        )

    async def chronicle(self, table: Table) -> tuple[Chapter, ...]:
        """Tell the story of a campaign game by game, as everybody saw it. Raises Refusal: the table is of none."""
        rules, campaign_id = rules_of(table), table.campaign
        assert campaign_id is not None
        async with self._database.reading() as tx:
            chain = await games.of_campaign(tx, campaign_id)
            stored = [await archive.stored_of(tx, game.id) for game in chain if game.started is not None]
        return tuple([await asyncio.to_thread(_chapter, rules, each) for each in stored])

    def _companies(self, table: Table, keys: list[str]) -> tuple[Text, ...]:
        return tuple(Text(f"{table.game}.company.{key}") for key in keys)

    async def _in_lobby(
        self, table_id: TableId, user_id: int, work: Callable[[Transaction, Table, Holder], Awaitable[Table]]
    ) -> Table:
        async def change(live: LiveTable) -> Table:
            table = live.table
            if table.campaign is None:
                raise Refusal("service.campaign.none")
            if table.phase != "lobby":
                raise Refusal("service.campaign.not_between" if table.alive else "service.ended")
            seat = table.seat_of(user_id)
            if seat is None:
                raise NotSeated("service.campaign.no_president")
            async with live.change() as change:
                table, now = await work(change.tx, table, table.holder(seat)), self._clock()
                record = msgspec.structs.replace(live.record, table=table)
                if table.between_games:
                    record = await begin_if_all_have_answered(change.tx, record, now)
                change.record = await follow_answers(change.tx, record, now)
            return live.table

        return await self._tables.handle(table_id, change)


def _ranking(rules: InCampaigns[Any], carried: Carried) -> tuple[tuple[Text, ...], ...]:
    places = rules.campaign_places(carried)
    return tuple(tuple(rules.final_result(carried, company) for company in equals) for equals in places)


def rules_of(table: Table) -> InCampaigns[Any]:
    """Return what the game of a table declares of its campaigns. Raises Refusal: the table is of none."""
    rules = in_campaigns(find(table.game))
    if rules is None or table.campaign is None:
        raise Refusal("service.campaign.none")
    return rules


async def row_of(tx: Transaction, table: Table) -> CampaignRow:
    """Return the campaign of a table. Raises Refusal: it is of none."""
    if table.campaign is None:
        raise Refusal("service.campaign.none")
    return await campaigns.get(tx, table.campaign)


async def latest_carried(tx: Transaction, table: Table) -> Carried:
    """Return what a campaign carries after its latest finished game; ``table`` is its latest game."""
    carried = await archive.carried_out_of(tx, table) if table.phase == "over" else None
    return carried or await archive.carried_into(tx, table)


async def _name(tx: Transaction, table: Table, holder: Holder, name: str) -> None:
    """Name a company. Raises Refusal: it has a name, or has played, or the name is too long or another's."""
    assert table.campaign is not None
    longest = rules_of(table).campaign.longest_name
    if len(name) > longest:
        raise Refusal("service.campaign.name_long", most=longest)
    row = await campaigns.get(tx, table.campaign)
    own = next(one for one in row.presidents if one.company == holder.company)
    if own.called or own.since != table.number:
        raise Refusal("service.campaign.named")
    if any(one.called.casefold() == name.casefold() for one in row.presidents):
        raise Refusal("service.campaign.name_taken")
    await campaigns.rename(tx, row.id, own.company, name)


async def _has_yet_to_play(tx: Transaction, table: Table, holder: Holder) -> bool:
    """Tell whether a company of a campaign was founded before the game that waits."""
    assert table.campaign is not None
    row = await campaigns.get(tx, table.campaign)
    return any(one.company == holder.company and one.since == table.number for one in row.presidents)


def _chapter(rules: InCampaigns[Any], stored: archive.Stored) -> Chapter:
    match, told = archive.rebuild(stored), rules.campaign.chronicle
    texts = tuple(
        event.text for _, _, events in match.history() for event in visible(events, None) if event.text.key in told
    )
    return Chapter(table=stored.table, name=rules.name_of_game(stored.table.number), texts=texts)


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
        return partial(rules.order_slot, carried, str(holder.company))

    async def leave_order(self, table_id: TableId, user_id: int, power: str, order: Sequence[str]) -> None:
        """Leave word between two games. Raises NotSeated, Refusal, IllegalMove."""

        async def leave(live: LiveTable) -> None:
            table = live.table
            rules, company = rules_of(table), str(_president_between_games(table, user_id).company)
            async with live.change() as change:
                rules.leave_order(await archive.carried_into(change.tx, table), company, power, order)
                await campaigns.leave_order(change.tx, table, OfficeOrder(company, power, tuple(order)))

        await self._tables.handle(table_id, leave)

    async def take_back_order(self, table_id: TableId, user_id: int, power: str) -> None:
        """Let it be as it was before word was left between these two games. Raises NotSeated, Refusal."""

        async def take_back(live: LiveTable) -> None:
            table = live.table
            rules_of(table)
            company = str(_president_between_games(table, user_id).company)
            async with live.change() as change:
                if not await campaigns.take_back_order(change.tx, table, company, power):
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
