"""Several games one after another in one channel, and what only the president of a company may know and order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec
from cachetools import LRUCache

from bot.collation import alike
from bot.service.errors import NotSeated, Refusal
from bot.service.live_tables import LiveTable, LiveTables, TableService, reading_tables
from bot.service.lobby import change_lobby, checked_title
from bot.service.phases import answered, check_free, follow_answers, free_companies, with_holder
from bot.service.values import TIMEOUTS
from engine.core.campaigns import Carried, InCampaigns, Passage, in_campaigns
from engine.core.forms import Slots
from engine.core.game import State
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View, visible
from storage import archive, campaigns, expiries, games
from storage.database import Transaction
from storage.errors import Claimed
from storage.records import Answer, CampaignId, CampaignRow, Holder, Table, TableId

CHAPTERS_KEPT = 24
"""How many chapters of chronicles are kept in memory."""
NOTICE = 3600.0
"""The least seconds that remain when a deadline is brought forward, so that people can still answer."""


class CampaignStatus(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a campaign."""

    row: CampaignRow
    table: Table
    """Its latest game: being played, over, or waiting for its presidents."""
    game: Text
    """What that game is called."""
    lines: tuple[Text, ...]
    """A summary. A ``Player`` in it is the number of a president in ``row.presidents``."""
    places: tuple[tuple[Text, ...], ...]
    """Once the campaign is over, the companies by place from the first to the last, each with its final result."""
    seed: str | None
    """The campaign's seed once it is over, before that None."""
    due: float | None
    """When those who have not answered will count as absent, UTC unix seconds, or None if there is no deadline."""
    view: View | None = None
    """What had been sealed, once the campaign is over; its seats are all presidents in their order."""
    since: float | None = None
    """Since when the present game has waited for people, UTC unix seconds, or None if it waits for nobody."""
    vote: float | None = None
    """From when on the others may vote to go on without a seat that does not act, or None if they cannot vote now."""


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """What the chronicle of a campaign says about one game. A ``Player`` is a seat of that game."""

    table: Table
    name: Text
    passages: tuple[Passage, ...]


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """Which chapters the chronicle of a campaign has."""

    row: CampaignRow
    games: tuple[Table, ...]
    """The games that have begun, in order."""
    names: tuple[Text, ...]
    """What they are called."""

    @property
    def over(self) -> bool:
        """Whether the campaign is over, so that its end can be told, and nothing is secret any more."""
        return self.row.ended is not None


class Office(msgspec.Struct, frozen=True):
    """What only its president may know about a company. A ``Player`` is one of the seats of the view."""

    events: tuple[Text, ...]
    view: View | None = None
    """The company's view of its game, or of the next one if everybody played in it; None if there is no next game."""
    in_game: bool = False
    """Whether the view is of a game that has begun, with its seats; otherwise its seats are all presidents in order."""


class Campaigns(TableService):
    """Asks the presidents of campaigns before each game, and returns what everybody may know of campaigns."""

    def __init__(self, tables: LiveTables) -> None:
        super().__init__(tables)
        self._chapters = LRUCache[tuple[TableId, int], Chapter](CHAPTERS_KEPT)
        """The chapters read last, as a game must be replayed for each."""

    async def set_company(
        self, table_id: TableId, user_id: int, company: str | None = None, called: str | None = None
    ) -> Table:
        """Preside over another, free company, or name one's own (only once); both only before its first game.

        None leaves a choice as it is. Raises Refusal, NotSeated; nothing is changed then.
        """
        name = None if called is None else checked_title(called)

        async def change(tx: Transaction, table: Table, holder: Holder) -> Table:
            if company is not None:
                table = await _with_company(tx, table, holder, company)
            if name is not None:
                await _name(tx, table, table.holder(holder.seat), name)
            return table

        return await self._before_a_game(table_id, user_id, change)

    async def set_wait(self, table_id: TableId, host_id: int, days: int) -> Table:
        """Set for how many days the next game waits for answers, as the host; a running deadline is moved.

        Raises Refusal.
        """

        async def set_wait(live: LiveTable) -> Table:
            table = live.table
            least, most = _rules_of(table).campaign.ready_days
            if not least <= days <= most:
                raise Refusal("service.campaign.wait", least=least, most=most)
            assert table.campaign is not None
            if not table.alive:
                raise Refusal("service.ended")
            if table.host_id != host_id:
                raise Refusal("service.host_only")
            record, now = live.record, self._clock()
            async with live.change() as change:
                later = days * 86400 - (await campaigns.get(change.tx, table.campaign)).timeout
                await campaigns.set_timeout(change.tx, table.campaign, days * 86400)
                if table.between_games and record.due is not None:
                    due = max(record.due + later, min(record.due, now + NOTICE))
                    change.record = msgspec.structs.replace(record, due=due)
            return live.table

        return await self._tables.handle(table_id, set_wait)

    async def answer(self, table_id: TableId, user_id: int, answer: Answer) -> Table:
        """Store whether a president plays the next game, which begins with the last answer. Until then it can change.

        Raises:
            NotSeated: the person presides over no company.
            Refusal: no game is waiting for answers.

        """

        async def say(_: Transaction, table: Table, holder: Holder) -> Table:
            if not table.between_games:
                raise Refusal("service.campaign.not_between")
            return answered(table, holder.seat, answer)

        return await self._before_a_game(table_id, user_id, say)

    async def expire(self, table_id: TableId) -> tuple[int, ...] | None:
        """Take missing answers for "not this time" once the time for them is up, and begin the game.

        Returns:
            The people who miss the game because they did not answer; empty if another process was first; None if the
            time is not up.

        """

        async def expire(live: LiveTable) -> tuple[int, ...] | None:
            record, now = live.record, self._clock()
            if not record.table.between_games or record.due is None or record.due > now:
                return None
            table = record.table
            silent = [holder for holder in table.seats if holder.answer is None]
            for holder in silent:
                table = answered(table, holder.seat, "absent")
            async with live.change() as change:
                await games.claim_alone(change.tx, table_id)
                record = msgspec.structs.replace(record, table=table)
                change.record = await follow_answers(change.tx, record, now)
            return tuple(holder.user_id for holder in silent if holder.user_id is not None)

        try:
            return await self._tables.handle(table_id, expire)
        except Claimed:  # another process does it, and announces it
            return ()

    async def row(self, table: Table) -> CampaignRow:
        """Return the campaign of a table. Raises Refusal: it belongs to none."""
        if table.campaign is None:
            raise Refusal("service.campaign.none")
        async with reading_tables(self._database) as tx:
            return await campaigns.get(tx, table.campaign)

    async def unannounced(self, campaign_id: CampaignId) -> Table | None:
        """Return the latest game of a campaign if it has yet to be announced that it waits, or that it was the last.

        None if that was announced, or if the end of a game before has yet to be.
        """
        async with reading_tables(self._database) as tx:
            waiting = await campaigns.unannounced(tx, campaign_id=campaign_id)
            return await games.get(tx, waiting[0]) if waiting else None

    async def status(self, table: Table) -> CampaignStatus:
        """Return what everybody may know of a campaign. Raises Refusal: the table belongs to none."""
        rules, campaign_id = _rules_of(table), table.campaign
        assert campaign_id is not None
        async with reading_tables(self._database) as tx:
            row, last = await campaigns.get(tx, campaign_id), (await games.of_campaign(tx, campaign_id))[-1]
            # Before the first game has begun companies come and go, and may be too few for a campaign.
            carried = await _latest_carried(tx, last) if row.commitment is not None else None
            # The seeds of all games follow from it: it is published when nothing is sealed any more.
            seed = await campaigns.seed(tx, campaign_id) if row.ended is not None else None
            due = await expiries.due_of(tx, last.id) if last.between_games else None
        since, vote = await self._waits(last)
        over = row.ended is not None
        places: tuple[tuple[Text, ...], ...] = ()
        if over and carried is not None:
            ranked = rules.campaign_places(carried)
            places = tuple(tuple(rules.final_result(carried, company) for company in equals) for equals in ranked)
        return CampaignStatus(
            row=row,
            table=last,
            lines=() if carried is None else rules.public_summary(carried, opened=over),
            game=rules.name_of_game(last.number),
            places=places,
            seed=seed,
            due=due,
            view=await asyncio.to_thread(rules.opened_view, carried) if over and carried is not None else None,
            since=since,
            vote=vote,
        )

    async def _waits(self, table: Table) -> tuple[float | None, float | None]:
        """Return since when a game in progress has waited for people, and from when on the others may vote."""
        if table.phase != "live":
            return None, None
        live = await self._tables.get(table.id)
        since = {row.seat: row.since for row in live.record.reminders}
        if not since or not live.begun:
            return None, None
        silent = [seat for seat in since if live.match.game.orders.voted(live.match.state, seat) is not None]
        return min(since.values()), since[silent[0]] + TIMEOUTS[table.pace] if silent else None

    async def book(self, table: Table) -> Book:
        """Return the games of which a campaign has a chronicle. Raises Refusal: the table belongs to none."""
        rules, campaign_id = _rules_of(table), table.campaign
        assert campaign_id is not None
        async with reading_tables(self._database) as tx:
            row, chain = await campaigns.get(tx, campaign_id), await games.of_campaign(tx, campaign_id)
        begun = tuple(game for game in chain if game.started is not None)
        return Book(row=row, games=begun, names=tuple(rules.name_of_game(game.number) for game in begun))

    async def chapter(self, table: Table) -> Chapter:
        """Return what everybody may know of a game of a campaign. Raises Refusal: the table belongs to none."""
        rules, key = _rules_of(table), (table.id, table.seq)
        found = self._chapters.get(key)
        if found is None:
            async with reading_tables(self._database) as tx:
                stored = await archive.stored_of(tx, table.id)
            found = self._chapters[key] = await asyncio.to_thread(_chapter, rules, stored)
        return msgspec.structs.replace(found, table=table)

    async def behind(self, table: Table) -> tuple[Chapter, ...]:
        """Return what was kept secret in each game of a finished campaign. Raises Refusal: it goes on, or is none."""
        rules = _rules_of(table)
        return tuple(
            [
                await asyncio.to_thread(_what_was_behind, rules, each)
                for each in await self._games_of_campaign_over(table)
            ]
        )

    async def boards(self, table: Table) -> tuple[View, ...]:
        """Return the final board of each game of a finished campaign. Raises as ``behind``."""
        game, every = find(table.game), await self._games_of_campaign_over(table)
        return await asyncio.to_thread(lambda: tuple(game.view(archive.position_of(each), None) for each in every))

    async def _games_of_campaign_over(self, table: Table) -> list[archive.Stored]:
        book = await self.book(table)
        if not book.over:
            raise Refusal("service.campaign.not_over")
        async with reading_tables(self._database) as tx:
            return [await archive.stored_of(tx, game.id) for game in book.games]

    async def office(self, table: Table, user_id: int) -> Office:
        """Return what only its president may know about a company. Raises NotSeated, Refusal."""
        rules, row = _rules_of(table), await self.row(table)
        company = row.company_of(user_id)
        if company is None:
            raise NotSeated("service.campaign.no_president")
        if row.commitment is None:
            raise Refusal("service.campaign.no_office")
        seat = table.seat_of(user_id)
        if table.started is not None and seat is not None:
            match = (await self._tables.get(table.id)).match
            return Office(rules.private_of_game(match.state, seat), match.view(seat), in_game=True)
        async with reading_tables(self._database) as tx:
            carried = await _latest_carried(tx, table)
        announced = rules.private_summary(carried, company)
        if rules.campaign_over(carried):
            return Office(announced)
        return Office(announced, await asyncio.to_thread(_as_before_the_next_game, rules, row, carried, company))

    async def order_form(self, table: Table, user_id: int) -> tuple[type[Move], Slots]:
        """Return the type of an order that a president leaves between two games, and what its fields may hold.

        Raises NotSeated; Refusal: the table is not between two games.
        """
        rules, company = _rules_of(table), _company_between_games(table, user_id)
        async with reading_tables(self._database) as tx:
            carried = await archive.carried_into(tx, table)
        return rules.order, partial(rules.order_slot, carried, company)

    async def give_order(self, table_id: TableId, user_id: int, power: str, order: Sequence[str]) -> None:
        """Order, between two games, that a power acts automatically. Raises NotSeated, Refusal, IllegalMove."""

        async def give(live: LiveTable) -> None:
            rules, company = _rules_of(live.table), _company_between_games(live.table, user_id)
            async with live.secretly() as tx:
                rules.leave_order(await archive.carried_into(tx, live.table), company, power, order)
                await campaigns.leave_order(tx, live.table, company, power, order)

        await self._tables.handle(table_id, give)

    async def cancel_order(self, table_id: TableId, user_id: int, power: str) -> None:
        """Cancel the order for a power that was left between these two games. Raises NotSeated, Refusal."""

        async def cancel(live: LiveTable) -> None:
            _rules_of(live.table)
            company = _company_between_games(live.table, user_id)
            async with live.secretly() as tx:
                if not await campaigns.take_back_order(tx, live.table, company, power):
                    raise Refusal("service.campaign.no_word")

        await self._tables.handle(table_id, cancel)

    async def _before_a_game(
        self, table_id: TableId, user_id: int, change: Callable[[Transaction, Table, Holder], Awaitable[Table]]
    ) -> Table:
        """Change a game of a campaign that waits for its start, as one of its presidents."""

        async def checked(tx: Transaction, table: Table) -> Table:
            if table.campaign is None:
                raise Refusal("service.campaign.none")
            if table.phase != "lobby":
                raise Refusal("service.campaign.not_between" if table.alive else "service.ended")
            seat = table.seat_of(user_id)
            if seat is None:
                room = table.between_games and len(table.seats) < table.wanted and free_companies(table)
                raise NotSeated("service.campaign.no_president_yet" if room else "service.campaign.no_president")
            return await change(tx, table, table.holder(seat))

        return await change_lobby(self._tables, table_id, checked)


def _rules_of(table: Table) -> InCampaigns[State]:
    """Return what the game of a table declares about campaigns. Raises Refusal: the table belongs to none."""
    rules = in_campaigns(find(table.game))
    if rules is None or table.campaign is None:
        raise Refusal("service.campaign.none")
    return rules


async def _with_company(tx: Transaction, table: Table, holder: Holder, company: str) -> Table:
    """Give a president another company. Raises Refusal: the present one has played, or the other is not free."""
    assert table.campaign is not None
    row = await campaigns.get(tx, table.campaign)
    if not any(one.company == holder.company and one.since == table.number for one in row.presidents):
        raise Refusal("service.campaign.company_kept")
    if company == holder.company:
        return table
    check_free(table, company)
    await campaigns.change_company(tx, table.campaign, str(holder.company), company)
    return with_holder(table, holder.seat, company=company)


async def _name(tx: Transaction, table: Table, holder: Holder, name: str) -> None:
    """Name a company. Raises Refusal: it has a name, or has played, or the name is too long or another's."""
    assert table.campaign is not None
    longest = _rules_of(table).campaign.longest_name
    if len(name) > longest:
        raise Refusal("service.campaign.name_long", most=longest)
    row = await campaigns.get(tx, table.campaign)
    own = next(one for one in row.presidents if one.company == holder.company)
    if own.called or own.since != table.number:
        raise Refusal("service.campaign.named")
    if any(alike(one.called) == alike(name) for one in row.presidents):
        raise Refusal("service.campaign.name_taken")
    await campaigns.rename(tx, row.id, own.company, name)


async def _latest_carried(tx: Transaction, table: Table) -> Carried:
    """Return what a campaign carries after its latest finished game; ``table`` is its latest game."""
    carried = await archive.carried_out_of(tx, table) if table.phase == "over" else None
    return carried or await archive.carried_into(tx, table)


def _chapter(rules: InCampaigns[State], stored: archive.Stored) -> Chapter:
    match = archive.rebuild(stored)
    said = [event.text for _, _, events in match.history() for event in visible(events, None)]
    name = rules.name_of_game(stored.table.number)
    return Chapter(table=stored.table, name=name, passages=rules.chronicle(match.state, said))


def _what_was_behind(rules: InCampaigns[State], stored: archive.Stored) -> Chapter:
    private = [one.move for one in archive.private_of(stored)]
    passages = rules.behind(stored.setup, archive.position_of(stored), private)
    return Chapter(table=stored.table, name=rules.name_of_game(stored.table.number), passages=passages)


def _company_between_games(table: Table, user_id: int) -> str:
    """Return a person's company in the next game. Raises Refusal: no game is waiting; NotSeated: they have none."""
    seat = table.seat_of(user_id)
    if not table.between_games:
        raise Refusal("service.campaign.word_later" if table.alive else "service.ended")
    if seat is None:
        raise NotSeated("service.campaign.no_president")
    return str(table.holder(seat).company)


def _as_before_the_next_game(rules: InCampaigns[State], row: CampaignRow, carried: Carried, company: str) -> View:
    """Return a company's view of the next game if everybody played in it; it is not shuffled as it really will be."""
    game, playing = find(row.game), [one.company for one in row.presidents]
    state = game.setup(rules.next_setup(carried, playing, {}), "")
    seats = map(Seat, range(len(playing)))
    return game.view(state, next(seat for seat in seats if rules.company_of(state, seat) == company))
