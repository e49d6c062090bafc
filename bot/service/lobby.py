"""A table from its opening to its start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from bot.service import opening
from bot.service.admin import end_table
from bot.service.errors import NotSeated, Refusal
from bot.service.live_tables import Change, LiveTable, LiveTables
from bot.service.opening import (
    TableOptions,
    begin,
    begin_if_all_have_answered,
    blank,
    finished,
    follow_answers,
    open_table,
    refuse_new,
    refuse_too_many_seats,
    renumbered,
    with_one_more,
    without,
)
from bot.service.values import PACES
from bot.service.waiting import rescheduled, sensible
from engine.core.seat import Seat
from storage import campaigns
from storage.database import Transaction
from storage.records import Holder, QuietHours, Table, TableId, TableRecord


class Lobby:
    """Opens tables and seats people. Seats are numbered in order of joining; the game itself draws who begins."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._database = tables.database
        self._clock = tables.clock

    async def check_new(
        self, user_id: int, guild_id: int, channel_id: int, *, parent_channel_id: int | None = None
    ) -> None:
        """Tell whether a person may open a table there, before a thread is made for it.

        Args:
            user_id: who would be the host.
            guild_id: the server.
            channel_id: the channel or thread; for a thread yet to be made, its parent's id or 0.
            parent_channel_id: of a thread, the channel it hangs on: the server's allowed channels are checked by it.

        Raises:
            Refusal: the channel has a live table or is not allowed, or the server's or the person's limit is reached.

        """
        parent = parent_channel_id or channel_id
        async with self._database.reading() as tx:
            await refuse_new(tx, user_id, guild_id, channel_id, parent)

    async def new(
        self,
        user_id: int,
        guild_id: int,
        channel_id: int,
        options: TableOptions,
        *,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open a table in a channel or thread, with the person as host on its first seat.

        Raises:
            Refusal: as check_new; or the options are none that there are.

        """
        opening.single_table(options.game)
        table = blank(options, user_id, guild_id, channel_id, self._clock())
        return await open_table(self._database, table, parent_channel_id)

    async def again(self, table_id: TableId, user_id: int, *, parent_channel_id: int | None = None) -> Table:
        """Open a table like one that has ended, in its channel, as one of its people, who is the host of the new one.

        The same people and opponents have its seats, each one seat further on, so that another sits in front.

        Args:
            table_id: the table that has ended.
            user_id: who opens the new one.
            parent_channel_id: as for check_new.

        Raises:
            NotSeated: the person had no seat.
            Refusal: as check_new; or the table is not done, or was a game of a campaign.

        """
        ended = (await self._tables.get(table_id)).table
        if ended.alive or ended.campaign is not None:
            raise Refusal("service.again.not_ended")
        if ended.seat_of(user_id) is None:
            raise NotSeated("service.not_seated")
        options = TableOptions(
            game=ended.game, title=ended.title, players=ended.wanted, variants=ended.variants, pace=ended.pace
        )
        opened = blank(options, user_id, ended.guild_id, ended.channel_id, self._clock())
        before = [holder for holder in ended.seats if holder.human or holder.policy]
        holders = (Holder(Seat(0), h.user_id, h.policy, name=h.name) for h in (*before[1:], *before[:1]))
        opened = msgspec.structs.replace(
            renumbered(opened, holders),
            wanted=max(len(before), opened.wanted),
            interval=ended.interval,
            quiet=ended.quiet,
        )

        return await open_table(self._database, opened, parent_channel_id)

    async def join(self, table_id: TableId, user_id: int) -> Table:
        """Take the next free seat. Raises Refusal: full, already seated, started, or at too many tables."""

        async def join(tx: Transaction, table: Table) -> Table:
            if table.seat_of(user_id) is not None:
                raise Refusal("service.join.seated")
            await refuse_too_many_seats(tx, user_id)
            return with_one_more(table, user_id=user_id)

        return await self._in_lobby(table_id, join)

    async def leave(self, table_id: TableId, user_id: int) -> Table:
        """Give up the seat; a leaving host hands the table to who joined next, and the last person closes it.

        Raises:
            NotSeated: the person has no seat.
            Refusal: the game has started.

        """

        async def leave(tx: Transaction, table: Table) -> Table:
            seat = table.seat_of(user_id)
            if seat is None:
                raise NotSeated("service.not_seated")
            if table.holder(seat) not in await _newcomers(tx, table):
                raise Refusal("service.campaign.leave")
            return without(table, user_id, self._clock())

        return await self._in_lobby(table_id, leave)

    async def kick(self, table_id: TableId, host_id: int, user_id: int) -> Table:
        """Take a person's seat away, as the host. Raises Refusal."""

        async def kick(_: Transaction, table: Table) -> Table:
            refuse_between_games(table)
            if user_id == host_id:
                raise Refusal("service.kick.oneself")
            if table.seat_of(user_id) is None:
                raise Refusal("service.kick.nobody")
            return without(table, user_id, self._clock())

        return await self._in_lobby(table_id, kick, host_id)

    async def add_opponent(self, table_id: TableId, host_id: int, policy: str | None = None) -> Table:
        """Seat a built-in opponent, as the host.

        ``policy`` is a name in the game's ``policies``; None: ``sensible`` where there is one. Raises Refusal.
        """

        async def add(_: Transaction, table: Table) -> Table:
            refuse_between_games(table)
            return with_one_more(table, policy=opening.policy(table.game, policy))

        return await self._in_lobby(table_id, add, host_id)

    async def remove_opponent(self, table_id: TableId, host_id: int, seat: Seat | None = None) -> Table:
        """Take a built-in opponent away again, as the host; None: the last one. Raises Refusal."""

        async def remove(_: Transaction, table: Table) -> Table:
            refuse_between_games(table)
            opponents = [holder.seat for holder in table.seats if holder.policy and seat in (None, holder.seat)]
            if not opponents:
                raise Refusal("service.no_opponent_there")
            return renumbered(table, (h for h in table.seats if h.seat != opponents[-1]))

        return await self._in_lobby(table_id, remove, host_id)

    async def options(  # noqa: PLR0913 - the form a host fills in
        self,
        table_id: TableId,
        host_id: int,
        *,
        title: str | None = None,
        game: str | None = None,
        players: int | None = None,
        variants: Mapping[str, str] | None = None,
        pace: str | None = None,
    ) -> Table:
        """Change what was chosen at the opening, as the host; None leaves a thing as it is. Raises Refusal.

        Of another game the table has the rules as printed, but for ``variants``, and as many of its seats as can be.
        """

        async def change(_: Transaction, table: Table) -> Table:
            if players is not None or variants is not None or game is not None:
                refuse_between_games(table)
            if game not in (None, table.game):
                table = of_game(table, game)
            info = opening.game_info(table.game)
            wanted = table.wanted if players is None else opening.wanted(info, players)
            if wanted < len(table.seats):
                raise Refusal("service.options.too_few", players=wanted, seats=len(table.seats))
            changed: dict[str, Any] = {"wanted": wanted}
            if title is not None:
                changed["title"] = opening.title(title)
            if variants is not None:
                changed["variants"] = opening.variants(info, {**table.variants, **variants})
            if pace is not None:
                changed |= {"pace": opening.pace(pace), "interval": PACES[pace]}
            return msgspec.structs.replace(table, **changed)

        return await self._in_lobby(table_id, change, host_id)

    async def remind(self, table_id: TableId, user_id: int, *, interval: int | None, quiet: QuietHours | None) -> Table:
        """Set how often people are reminded at this table, also during the game, as anybody seated.

        Args:
            table_id: the table.
            user_id: who asks.
            interval: seconds, SHORTEST_INTERVAL to LONGEST_INTERVAL; None: never.
            quiet: hours in which nobody is reminded; None: none.

        Raises:
            NotSeated: the person has no seat.
            Refusal: a number or time zone is out of range, or the table has ended.

        """
        opening.interval(interval)
        if quiet is not None and not sensible(quiet):
            raise Refusal("service.quiet")

        async def remind(live: LiveTable) -> Table:
            table = live.table
            if table.seat_of(user_id) is None:
                raise NotSeated("service.not_seated")
            if not table.alive:
                raise Refusal("service.ended")
            record, now = live.record, self._clock()
            table = msgspec.structs.replace(table, interval=interval, quiet=quiet)
            rows = tuple(
                rescheduled(table, row, record.chosen.get(table.holder(row.seat).user_id or 0), now)
                for row in record.reminders
            )
            await live.save(msgspec.structs.replace(record, table=table, reminders=rows))
            return live.table

        return await self._tables.handle(table_id, remind)

    async def start(self, table_id: TableId, host_id: int) -> Table:
        """Start the game with the seats as they are, as the host; draws the seed and publishes its commitment.

        Of two presses at once one starts it and the other is refused. Raises Refusal.
        """

        async def start(live: LiveTable) -> Table:
            table = live.table
            _refuse_outside_lobby(table, host_id)
            refuse_between_games(table)
            info = opening.game_info(table.game)
            if len(table.seats) < info.players[0]:
                raise Refusal("service.start.too_few", players=info.players[0], seats=len(table.seats))
            async with live.change() as change:
                change.record = await begin(change.tx, live.record, self._clock())
            return live.table

        return await self._tables.handle(table_id, start)

    async def close(self, table_id: TableId, host_id: int) -> Table:
        """Close a lobby without a game, as the host. Raises Refusal."""

        async def close(_: Transaction, table: Table) -> Table:
            refuse_between_games(table)
            return finished(table, self._clock(), "closed")

        return await self._in_lobby(table_id, close, host_id)

    async def _in_lobby(
        self,
        table_id: TableId,
        work: Callable[[Transaction, Table], Awaitable[Table]],
        host_id: int | None = None,
    ) -> Table:
        async def change(live: LiveTable) -> Table:
            _refuse_outside_lobby(live.table, host_id)
            now = self._clock()
            async with live.change() as change:
                change.record = await self._changed(change, await work(change.tx, live.table), now)
            return live.table

        return await self._tables.handle(table_id, change)

    async def _changed(self, change: Change, table: Table, now: float) -> TableRecord:
        """Return a lobby as it is to be stored after a change, with what follows from that."""
        between, record = change.record.table.between_games, change.record
        if table.phase == "ended":
            return await end_table(change.tx, record, table)
        record = msgspec.structs.replace(record, table=table)
        if between:
            record = await begin_if_all_have_answered(change.tx, record, now)
        return await follow_answers(change.tx, record, now)


def _refuse_outside_lobby(table: Table, host_id: int | None) -> None:
    """Raise Refusal where a table is no lobby any more, or (unless None) somebody else is its host."""
    if table.phase != "lobby":
        raise Refusal("service.started" if table.alive else "service.ended")
    if host_id is not None and host_id != table.host_id:
        raise Refusal("service.host_only")


def of_game(table: Table, key: str) -> Table:
    """Return a table that has not started with another game on it. Raises Refusal: it cannot be of that game."""
    if table.campaign is not None:
        raise Refusal("service.campaign.one_game")
    info = opening.single_table(key)
    low, high = info.players
    seats = tuple(
        msgspec.structs.replace(holder, policy=opening.policy_like(key, holder.policy)) for holder in table.seats
    )
    variants = opening.variants(info, {})
    wanted = min(max(table.wanted, low), high)
    return msgspec.structs.replace(table, game=key, wanted=wanted, variants=variants, seats=seats)


def refuse_between_games(table: Table) -> None:
    """Raise Refusal where a campaign has begun, so that nobody can change any more what all have agreed to."""
    if table.between_games:
        raise Refusal("service.campaign.begun")


async def _newcomers(tx: Transaction, table: Table) -> list[Holder]:
    """Return the seats that have not played yet: in a campaign those founded before this game."""
    if table.campaign is None:
        return list(table.seats)
    founded = {p.company for p in (await campaigns.get(tx, table.campaign)).presidents if p.since == table.number}
    return [holder for holder in table.seats if holder.company in founded]
