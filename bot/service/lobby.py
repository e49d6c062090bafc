"""A table from its opening to its start."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from bot.service import table_options
from bot.service.errors import NotSeated, Refusal
from bot.service.limits import DEFAULT_GUILD_TABLES, DEFAULT_PACE, MOST_HOSTED, MOST_SEATS_TAKEN, PACES
from bot.service.log_events import expiry_of
from bot.service.matches import Matches, found
from bot.service.quiet import sensible
from bot.service.seat_changes import finished, renumbered, with_one_more, without
from bot.service.waiting import follow_expiry, follow_turns, reschedule
from engine.core.assistance import awaited
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import commitment
from engine.core.seat import Seat
from storage import archive, games, guilds, reminders, seats
from storage.database import Transaction
from storage.errors import ChannelTaken
from storage.records import Holder, QuietHours, Table, TableId

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Base32 without the letters that are taken for others."""


class Lobby:
    """Opens tables and seats people. Seats are numbered in order of joining; the game itself draws who begins."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database
        self._clock = matches.clock

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
        await self._database.read(lambda tx: _check_new(tx, user_id, guild_id, channel_id, parent))

    async def new(  # noqa: PLR0913 - the form of /game new
        self,
        user_id: int,
        guild_id: int,
        channel_id: int,
        *,
        game: str,
        title: str,
        players: int | None = None,
        variants: Mapping[str, str] | None = None,
        pace: str = DEFAULT_PACE,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open a table with the person as host on its first seat.

        Args:
            user_id: the host.
            guild_id: the server.
            channel_id: the channel or thread it will live in.
            game: key in the registry.
            title: 1 to TITLE_LENGTH characters.
            players: seats to fill; None: as many as the game can take.
            variants: switches of the rules that differ from the default.
            pace: a key of PACES; sets the interval of reminders.
            parent_channel_id: as for check_new.

        Raises:
            Refusal: as check_new; or title, players, variants, pace or game are none that there are.

        """
        options = _Options(game, title, players, variants or {}, pace)
        blank = _blank(options, user_id, guild_id, channel_id, self._clock())

        async def add(tx: Transaction) -> Table:
            await _check_new(tx, user_id, guild_id, channel_id, parent_channel_id or channel_id)
            table = msgspec.structs.replace(blank, id=await _free_id(tx))
            await games.add(tx, table)
            return table

        try:
            return await self._database.transact(add)
        except ChannelTaken as error:
            raise Refusal("service.new.channel_taken") from error

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

        async def leave(_: Transaction, table: Table) -> Table:
            if table.seat_of(user_id) is None:
                raise NotSeated("service.not_seated")
            return without(table, user_id, self._clock())

        return await self._in_lobby(table_id, leave)

    async def kick(self, table_id: TableId, host_id: int, user_id: int) -> Table:
        """Take a person's seat away, as the host. Raises Refusal."""

        async def kick(_: Transaction, table: Table) -> Table:
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
            return with_one_more(table, policy=table_options.policy(table.game, policy))

        return await self._in_lobby(table_id, add, host_id)

    async def remove_opponent(self, table_id: TableId, host_id: int, seat: Seat | None = None) -> Table:
        """Take a built-in opponent away again, as the host; None: the last one. Raises Refusal."""

        async def remove(_: Transaction, table: Table) -> Table:
            opponents = [holder.seat for holder in table.seats if holder.policy and seat in (None, holder.seat)]
            if not opponents:
                raise Refusal("service.no_opponent_there")
            return renumbered(table, (h for h in table.seats if h.seat != opponents[-1]))

        return await self._in_lobby(table_id, remove, host_id)

    async def options(
        self,
        table_id: TableId,
        host_id: int,
        *,
        title: str | None = None,
        players: int | None = None,
        variants: Mapping[str, str] | None = None,
        pace: str | None = None,
    ) -> Table:
        """Change what was chosen at the opening, as the host; None leaves a thing as it is. Raises Refusal."""

        async def change(_: Transaction, table: Table) -> Table:
            info = table_options.game_info(table.game)
            wanted = table.wanted if players is None else table_options.wanted(info, players)
            if wanted < len(table.seats):
                raise Refusal("service.options.too_few", players=wanted, seats=len(table.seats))
            changed: dict[str, Any] = {"wanted": wanted}
            if title is not None:
                changed["title"] = table_options.title(title)
            if variants is not None:
                changed["variants"] = table_options.variants(info, {**table.variants, **variants})
            if pace is not None:
                changed |= {"pace": table_options.pace(pace), "interval": PACES[pace]}
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
            Refusal: a number or time zone is out of range.

        """
        table_options.interval(interval)
        if quiet is not None and not sensible(quiet):
            raise Refusal("service.quiet")

        async def change(tx: Transaction) -> Table:
            table = await found(tx, table_id)
            if table.seat_of(user_id) is None:
                raise NotSeated("service.not_seated")
            table = await games.save(tx, msgspec.structs.replace(table, interval=interval, quiet=quiet))
            for row in await reminders.of(tx, table_id):
                await reschedule(tx, table, row, self._clock())
            return table

        return await self._database.transact(change)

    async def start(self, table_id: TableId, host_id: int) -> Table:
        """Start the game with the seats as they are, as the host; draws the seed and publishes its commitment.

        Of two presses at once one starts it and the other is refused. Raises Refusal.
        """

        async def start(tx: Transaction, table: Table) -> Table:
            info = table_options.game_info(table.game)
            if len(table.seats) < info.players[0]:
                raise Refusal("service.start.too_few", players=info.players[0], seats=len(table.seats))
            match = Match(find(table.game), Setup(table.game, len(table.seats), table.variants), secrets.token_hex(16))
            await archive.begin(tx, table, match)
            actors, now = awaited(match.game, match.state), self._clock()
            live = msgspec.structs.replace(
                table,
                phase="live",
                seats=tuple(msgspec.structs.replace(h, to_move=h.seat in actors) for h in table.seats),
                commitment=commitment(match.seed),
                rules=info.rules,
                started=now,
            )
            await follow_expiry(tx, live, expiry_of(match.game, match.state), now)
            return live

        return await self._in_lobby(table_id, start, host_id)

    async def close(self, table_id: TableId, host_id: int) -> Table:
        """Close a lobby without a game, as the host. Raises Refusal."""

        async def close(_: Transaction, table: Table) -> Table:
            return finished(table, self._clock(), "closed")

        return await self._in_lobby(table_id, close, host_id)

    async def _in_lobby(
        self,
        table_id: TableId,
        work: Callable[[Transaction, Table], Awaitable[Table]],
        host_id: int | None = None,
    ) -> Table:
        async def change(tx: Transaction) -> Table:
            table = await found(tx, table_id)
            if table.phase != "lobby":
                raise Refusal("service.started" if table.started else "service.ended")
            if host_id is not None and host_id != table.host_id:
                raise Refusal("service.host_only")
            table = await games.save(tx, await work(tx, table))
            await follow_turns(tx, table, self._clock())
            return table

        return await self._database.transact(change)


async def refuse_too_many_seats(tx: Transaction, user_id: int) -> None:
    """Raise Refusal where a person sits at as many tables alive as one may."""
    if await seats.count_alive(tx, user_id) >= MOST_SEATS_TAKEN:
        raise Refusal("service.too_many_seats", most=MOST_SEATS_TAKEN)


class _Options(NamedTuple):
    """What the host of a new table has chosen."""

    game: str
    title: str
    players: int | None
    variants: Mapping[str, str]
    pace: str


def _blank(chosen: _Options, host_id: int, guild_id: int, channel_id: int, now: float) -> Table:
    """Make a table without an id, its host on the first seat. Raises Refusal: a choice is none that there is."""
    info = table_options.game_info(chosen.game)
    return Table(
        id="",
        guild_id=guild_id,
        channel_id=channel_id,
        title=table_options.title(chosen.title),
        game=chosen.game,
        wanted=table_options.wanted(info, chosen.players),
        variants=table_options.variants(info, chosen.variants),
        host_id=host_id,
        phase="lobby",
        seats=(Holder(Seat(0), host_id),),
        pace=table_options.pace(chosen.pace),
        interval=PACES[chosen.pace],
        quiet=None,
        commitment=None,
        rules=None,
        seq=0,
        announced=-1,
        end_announced=False,
        created=now,
        started=None,
        ended=None,
        ending=None,
    )


async def _check_new(tx: Transaction, user_id: int, guild_id: int, channel_id: int, parent: int) -> None:
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


async def _free_id(tx: Transaction) -> TableId:
    while True:
        table_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(6))
        if not await games.exists(tx, table_id):
            return table_id
