"""A table from its opening to its start: what its host can choose, and who comes and goes."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable, Collection, Mapping

import msgspec

from bot.service.errors import Refusal, no_seat
from bot.service.live_tables import LiveTable, LiveTables, TableService
from bot.service.phases import (
    begin,
    drop_warning,
    ended,
    follow_answers,
    free_id,
    held_by,
    not_begun,
    numbered,
    with_one_more,
    without,
)
from bot.service.values import (
    CLOSED_AFTER,
    DEFAULT_GUILD_TABLES,
    DEFAULT_PACE,
    LONGEST_INTERVAL,
    MOST_HOSTED,
    MOST_SEATS_TAKEN,
    PACES,
    SHORTEST_INTERVAL,
    TITLE_LENGTH,
    UNFILLED_AFTER,
    UNFILLED_AT_ONCE,
)
from bot.service.waiting import planned_anew, sensible
from engine.core.campaigns import in_campaigns
from engine.core.game import GameInfo
from engine.core.policies import present_name, usual_policy
from engine.core.registry import CAMPAIGNS, GAMES, every_key, find
from engine.core.seat import Seat
from engine.core.text import Text
from storage import campaigns, games, guilds, nudges, seats, snapshots
from storage.database import Database, Transaction
from storage.records import GuildSettings, Holder, QuietHours, Table, TableId


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What the host of a new table, or of a new campaign, has chosen; it is checked when the table is opened."""

    game: str
    """Key in the registry."""
    title: str
    """1 to TITLE_LENGTH characters that can be read."""
    players: int | None = None
    """Seats to fill, or None for as many as the game can take."""
    variants: Mapping[str, str] = {}
    """The variants of the rules that differ from the default."""
    pace: str = DEFAULT_PACE
    """A key of PACES; sets the interval of reminders."""
    hints: bool = True
    """Whether people at the table may ask what a built-in opponent would do in their place."""


def checked_title(written: str) -> str:
    """Return a title on one line, without control characters.

    Raises:
        Refusal: nothing readable is left, or more than TITLE_LENGTH characters.

    """
    # Categories C*: control and format characters can reverse a line, or hide what it says.
    visible = "".join(" " if unicodedata.category(char)[0] == "C" else char for char in written)
    kept = " ".join(visible.split())
    if not any(char.isalnum() for char in kept):
        raise Refusal("game.new.title_empty")
    if len(kept) > TITLE_LENGTH:
        raise Refusal("game.new.title_long", length=len(kept), most=TITLE_LENGTH)
    return kept


def checked_players(info: GameInfo, players: int | None) -> int:
    """Return the number of seats, which for None is as many as the game takes. Raises Refusal out of range."""
    low, high = info.players
    if players is not None and not low <= players <= high:
        raise Refusal("service.new.players", low=low, high=high)
    return high if players is None else players


def checked_variants(info: GameInfo, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return every variant of a game with its value. Raises Refusal where there is no such variant or value."""
    there_are = {variant.key: variant.values for variant in info.variants}
    for key, value in chosen.items():
        if value not in there_are.get(key, ()):
            raise Refusal("service.new.variant", variant=key[:TITLE_LENGTH], value=value[:TITLE_LENGTH])
    return {key: chosen.get(key, values[0]) for key, values in there_are.items()}


def checked_pace(name: str) -> str:
    """Return the name of a pace. Raises Refusal: there is no such pace."""
    if name not in PACES:
        # One for each pace.
        raise Refusal("service.new.pace", paces=tuple(Text(f"pace.{name}") for name in PACES))
    return name


def checked_policy(game: str, name: str | None) -> str:
    """Return the present name of a built-in opponent; None means the usual one. Raises Refusal: no such opponent."""
    names = find(game).policies
    wanted = usual_policy(find(game)) if name is None else present_name(name)
    if wanted not in names:
        # One for each built-in opponent.
        raise Refusal("service.opponent.unknown", opponents=tuple(Text(f"policy.{name}") for name in names))
    return wanted


def check_interval(seconds: int | None) -> None:
    """Raise Refusal where an interval between reminders is out of range."""
    if seconds is not None and not SHORTEST_INTERVAL <= seconds <= LONGEST_INTERVAL:
        raise Refusal("service.interval", minutes=SHORTEST_INTERVAL // 60, days=LONGEST_INTERVAL // 86400)


async def _sits_at_too_many(tx: Transaction, user_id: int) -> bool:
    """Return whether a person already sits at as many tables alive as one person may."""
    return await seats.count_alive(tx, user_id) >= MOST_SEATS_TAKEN


async def refuse_too_many_seats(tx: Transaction, user_id: int) -> None:
    """Raise Refusal if a person already sits at as many tables alive as one person may."""
    if await _sits_at_too_many(tx, user_id):
        raise Refusal("service.too_many_seats", most=MOST_SEATS_TAKEN)


async def refuse_new(tx: Transaction, user_id: int, guild_id: int, channel_id: int, parent: int | None) -> None:
    """Raise Refusal if a person may not open a table; ``parent``: the channel of a thread, or None if it is none."""
    settings = await refuse_place(tx, guild_id, channel_id, parent)
    most = DEFAULT_GUILD_TABLES if settings.max_tables is None else settings.max_tables
    if await games.count_alive_of_guild(tx, guild_id) >= most:
        raise Refusal("service.new.guild_limit", most=most)
    hosted = await games.alive_of_host(tx, user_id)
    if len(hosted) >= MOST_HOSTED:
        raise Refusal("service.new.host_limit", most=MOST_HOSTED, tables=tuple(map(_place, hosted)))
    await refuse_too_many_seats(tx, user_id)


def _place(table: Table) -> Text:
    """Name a table and its channel."""
    return Text("lobby.hosted", {"title": table.title, "channel": str(table.channel_id)})


async def refuse_place(tx: Transaction, guild_id: int, channel_id: int, parent: int | None) -> GuildSettings:
    """Return a server's settings. Raises Refusal: no table may be in the channel, or another is there already."""
    settings = await guilds.get(tx, guild_id)
    if settings.channels and not {parent or channel_id, channel_id} & {*settings.channels}:
        raise Refusal("service.new.channel_not_allowed")
    there = await games.in_channel(tx, channel_id)
    if there is not None and there.alive:
        raise Refusal("service.new.channel_taken")
    return settings


def blank(chosen: TableOptions, host_id: int, guild_id: int, channel_id: int, now: float) -> Table:
    """Make a table without an id, its host on the first seat. Raises Refusal: a choice is not valid."""
    info = _info(chosen.game, every_key())
    return Table(
        id="",
        guild_id=guild_id,
        channel_id=channel_id,
        title=checked_title(chosen.title),
        game=chosen.game,
        wanted=checked_players(info, chosen.players),
        variants=checked_variants(info, chosen.variants),
        host_id=host_id,
        seats=(Holder(Seat(0), host_id),),
        pace=checked_pace(chosen.pace),
        interval=PACES[chosen.pace],
        hints=chosen.hints,
        quiet=None,
        **not_begun(now),
    )


def _info(key: str, games_: Collection[str]) -> GameInfo:
    """Return the facts of one of some games. Raises Refusal where none of them has that name."""
    if key not in games_:
        raise Refusal("service.new.game", game=key[:TITLE_LENGTH])
    return find(key).info


async def _founded(tx: Transaction, table: Table) -> Table:
    """Found a campaign with a new table as its first game, whose host presides over the first company."""
    rules, host = in_campaigns(find(table.game)), table.host_id
    assert rules is not None
    await campaigns.add(tx, table.id, table.game, rules.campaign.ready_hours * 3600)
    return with_one_more(msgspec.structs.replace(table, campaign=table.id, number=1, seats=()), user_id=host)


async def open_table(
    database: Database,
    table: Table,
    parent_channel_id: int | None,
    origin: bytes | None = None,
) -> Table:
    """Store a table under an id of its own, if one may be opened there.

    People other than the host who already sit at as many tables as one person may are left out of it.

    Args:
        database: where it is stored, in one transaction.
        table: the table as it will be, except for its id.
        parent_channel_id: for a thread, its channel, which counts for the server's allowed channels; otherwise None.
        origin: for a table for practice, the position that it plays on from.

    Raises:
        Refusal: the channel has a live table or is not allowed, or the server's or the person's limit is reached.

    """
    assert table.host_id is not None
    async with database.transaction() as tx:
        await guilds.lock(tx, table.guild_id)
        for user_id in sorted(table.people):  # always in the same order, so that no two tables wait for each other
            await seats.lock_person(tx, user_id)
        await refuse_new(tx, table.host_id, table.guild_id, table.channel_id, parent_channel_id)
        opened = msgspec.structs.replace(table, id=await free_id(tx))
        for user_id in table.people:
            if user_id != table.host_id and await _sits_at_too_many(tx, user_id):
                opened = without(opened, user_id)
        if table.game in CAMPAIGNS:
            opened = await _founded(tx, opened)
        await games.add(tx, opened)
        if origin is not None:
            position = snapshots.Snapshot(0, find(table.game).info.rules, origin, base=True)
            await snapshots.put_origin(tx, opened.id, position)
        return opened


async def change_lobby(
    tables: LiveTables, table_id: TableId, change: Callable[[Transaction, Table], Awaitable[Table]]
) -> Table:
    """Change a lobby, with the consequences: it closes when nobody is left at it.

    Between two games of a campaign, the next one begins when everybody has answered. Raises what ``change`` raises.
    """

    async def changed(live: LiveTable) -> Table:
        now = tables.clock()
        async with live.change() as stored:
            table = await change(stored.tx, live.table)
            record = msgspec.structs.replace(live.record, table=table)
            if len(table.seats) >= table.wanted:
                await drop_warning(stored.tx, table)
            if table.people:
                stored.record = await follow_answers(stored.tx, record, now)
            else:
                stored.record = await ended(stored.tx, record, now, "closed")
        return live.table

    return await tables.handle(table_id, changed)


class Lobby(TableService):
    """Opens tables and seats people. Seats are numbered in order of joining; the game itself draws who begins."""

    async def check_new(
        self, user_id: int, guild_id: int, channel_id: int, *, parent_channel_id: int | None = None
    ) -> None:
        """Check that a person may open a table there, before a thread is made for it.

        Args:
            user_id: who would be the host.
            guild_id: the server.
            channel_id: the channel or thread; for a thread yet to be made, its parent's id or 0.
            parent_channel_id: for a thread, its channel, which counts for the server's allowed channels; else None.

        Raises:
            Refusal: the channel has a live table or is not allowed, or the server's or the person's limit is reached.

        """
        async with self._database.reading() as tx:
            await refuse_new(tx, user_id, guild_id, channel_id, parent_channel_id)

    async def new(
        self,
        user_id: int,
        guild_id: int,
        channel_id: int,
        options: TableOptions,
        *,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open a table, or that of a new campaign, in a channel or thread, with the person as host on its first seat.

        Raises:
            Refusal: as check_new; or an option is not valid.

        """
        table = blank(options, user_id, guild_id, channel_id, self._clock())
        return await open_table(self._database, table, parent_channel_id)

    async def again(self, table_id: TableId, user_id: int, *, parent_channel_id: int | None = None) -> Table:
        """Open a table like one that has ended, in its channel, as one of its people, who is the host of the new one.

        The same people and opponents have its seats, each moved on by one, so that another one has the first seat; the
        seats of people who already sit at too many tables are free.

        Args:
            table_id: the table that has ended.
            user_id: who opens the new one.
            parent_channel_id: as for check_new.

        Raises:
            NotSeated: the person had no seat.
            Refusal: as check_new; or the table is not done, or was a game of a campaign.

        """
        table = (await self._tables.get(table_id)).table
        if table.alive or table.campaign is not None:
            raise Refusal("service.again.not_ended")
        if table.seat_of(user_id) is None:
            raise no_seat(table)
        before = [holder for holder in table.seats if holder.human or holder.policy]
        holders = (Holder(Seat(0), h.user_id, h.policy, name=h.name) for h in (*before[1:], *before[:1]))
        options = TableOptions(
            game=table.game,
            title=table.title,
            players=table.wanted,
            variants=table.variants,
            pace=table.pace,
            hints=table.hints,
        )
        opened = msgspec.structs.replace(
            numbered(blank(options, user_id, table.guild_id, table.channel_id, self._clock()), holders),
            wanted=max(len(before), table.wanted),
            interval=table.interval,
            quiet=table.quiet,
            language=table.language,
        )
        return await open_table(self._database, opened, parent_channel_id)

    async def join(self, table_id: TableId, user_id: int, company: str | None = None) -> Table:
        """Take the next free seat; in a campaign with a company, either ``company`` or the first that is free.

        Raises Refusal: full, already seated, started, at too many tables, or the company is not free.
        """

        async def join(tx: Transaction, table: Table) -> Table:
            if table.seat_of(user_id) is not None:
                raise Refusal("service.join.seated")
            await seats.lock_person(tx, user_id)
            await refuse_too_many_seats(tx, user_id)
            if table.practice:
                return _seated_at(table, user_id, next((h.seat for h in table.seats if not h.human), None))
            return with_one_more(table, user_id=user_id, company=company)

        return await self._in_lobby(table_id, join)

    async def sit(self, table_id: TableId, user_id: int, seat: Seat) -> Table:
        """Take a seat of one's choice at a table for practice; an opponent takes the seat that one had before.

        Raises Refusal: somebody sits there, the table is not for practice or has started, or one sits at too many.
        """

        async def sit(tx: Transaction, table: Table) -> Table:
            if not table.practice:
                raise Refusal("practice.none")
            if table.seat_of(user_id) is None:
                await seats.lock_person(tx, user_id)
                await refuse_too_many_seats(tx, user_id)
            return _seated_at(table, user_id, seat)

        return await self._in_lobby(table_id, sit)

    async def leave(self, table_id: TableId, user_id: int) -> Table:
        """Give up the seat; if the host leaves, the next person becomes host, and the last to leave closes the table.

        Raises:
            NotSeated: the person has no seat.
            Refusal: the game has started.

        """

        async def leave(tx: Transaction, table: Table) -> Table:
            seat = table.seat_of(user_id)
            if seat is None:
                raise no_seat(table)
            if table.holder(seat) not in await _newcomers(tx, table):
                raise Refusal("service.campaign.leave")
            return _without(table, user_id)

        return await self._in_lobby(table_id, leave)

    async def kick(self, table_id: TableId, host_id: int, user_id: int) -> Table:
        """Take a person's seat away, as the host. Raises Refusal."""

        async def kick(_: Transaction, table: Table) -> Table:
            _refuse_between_games(table)
            if user_id == host_id:
                raise Refusal("service.kick.oneself")
            if table.seat_of(user_id) is None:
                raise Refusal("service.kick.nobody")
            return _without(table, user_id)

        return await self._in_lobby(table_id, kick, host_id)

    async def add_opponent(self, table_id: TableId, host_id: int, policy: str | None = None) -> Table:
        """Seat a built-in opponent, as the host.

        ``policy`` is a name in the game's ``policies``, or None for the usual one. Raises Refusal.
        """

        async def add(_: Transaction, table: Table) -> Table:
            _refuse_between_games(table)
            return with_one_more(table, policy=checked_policy(table.game, policy))

        return await self._in_lobby(table_id, add, host_id)

    async def remove_opponent(self, table_id: TableId, host_id: int) -> Table:
        """Remove the built-in opponent that was added last, as the host. Raises Refusal."""

        async def remove(_: Transaction, table: Table) -> Table:
            _refuse_between_games(table)
            if table.practice:
                raise Refusal("practice.fixed")
            opponents = [holder.seat for holder in table.seats if holder.policy]
            if not opponents:
                raise Refusal("service.no_opponent_there")
            return numbered(table, (h for h in table.seats if h.seat != opponents[-1]))

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
        hints: bool | None = None,
    ) -> Table:
        """Change what was chosen when the table was opened, as the host; None leaves a choice as it is. Raises Refusal.

        With another game, the table gets its default rules, except for ``variants``, and keeps its number of seats as
        far as that game allows.
        """

        async def change(_: Transaction, table: Table) -> Table:
            if players is not None or variants is not None or game is not None:
                _refuse_between_games(table)
                if table.practice:
                    raise Refusal("practice.fixed")
            if game not in (None, table.game):
                table = _of_game(table, game)
            info = find(table.game).info
            wanted = table.wanted if players is None else checked_players(info, players)
            if wanted < len(table.seats):
                raise Refusal("service.options.too_few", players=wanted, seats=len(table.seats))
            return msgspec.structs.replace(
                table,
                wanted=wanted,
                title=table.title if title is None else checked_title(title),
                variants=table.variants if variants is None else checked_variants(info, {**table.variants, **variants}),
                pace=table.pace if pace is None else checked_pace(pace),
                interval=table.interval if pace is None else PACES[pace],
                hints=table.hints if hints is None else hints,
            )

        return await self._in_lobby(table_id, change, host_id)

    async def remind(self, table_id: TableId, user_id: int, *, interval: int | None, quiet: QuietHours | None) -> Table:
        """Set how often people are reminded at this table, also during the game, as anybody seated.

        Args:
            table_id: the table.
            user_id: who sets it.
            interval: seconds, SHORTEST_INTERVAL to LONGEST_INTERVAL, or None for never.
            quiet: hours in which nobody is reminded, or None.

        Raises:
            NotSeated: the person has no seat.
            Refusal: a number or time zone is out of range, or the table has ended.

        """
        check_interval(interval)
        if quiet is not None and not sensible(quiet):
            raise Refusal("service.quiet")

        async def remind(live: LiveTable) -> Table:
            table = live.table
            if table.seat_of(user_id) is None:
                raise no_seat(table)
            if not table.alive:
                raise Refusal("service.ended")
            table = msgspec.structs.replace(table, interval=interval, quiet=quiet)
            record = msgspec.structs.replace(live.record, table=table)
            await live.save(planned_anew(record, self._clock()))
            return live.table

        return await self._tables.handle(table_id, remind)

    async def start(self, table_id: TableId, host_id: int) -> Table:
        """Start the game with the seats as they are, as the host; draws the seed and publishes its commitment.

        Of two presses at the same time, one starts it and the other is refused. Raises Refusal; Suspended: the position
        that it was to play on from cannot be computed, or nobody could find out.
        """

        async def start(live: LiveTable) -> Table:
            table = live.table
            _refuse_outside_lobby(table, host_id)
            _refuse_between_games(table)
            least = find(table.game).info.players[0]
            if len(table.seats) < least:
                raise Refusal("service.start.too_few", players=least, seats=len(table.seats))
            await self._tables.judge_origin(live)
            async with live.change() as change:
                change.record = await begin(change.tx, live.record, self._clock())
            return live.table

        return await self._tables.handle(table_id, start)

    async def unfilled(self) -> tuple[tuple[Table, ...], tuple[Table, ...]]:
        """Return lobbies with free seats whose hosts are to be warned now, and those whose time since then is up."""
        now = self._clock()
        async with self._database.query() as tx:
            found = await games.unfilled(tx, now - UNFILLED_AFTER, UNFILLED_AT_ONCE, self._tables.shards)
            known = {table.id: await nudges.latest(tx, table.id) for table in found}
        warned = (table for table in found if known[table.id] is None)
        return tuple(warned), tuple(table for table in found if now - (known[table.id] or now) >= CLOSED_AFTER)

    async def mark_warned(self, table_id: TableId) -> None:
        """Note that the host of a lobby was warned: the time until it is closed begins now. Raises NoSuchTable.

        If it has begun, filled or closed meanwhile, nothing is noted.
        """

        async def mark(live: LiveTable) -> None:
            if live.table.unfilled:
                async with live.secretly() as tx:
                    await nudges.put(tx, table_id, self._clock())

        await self._tables.handle(table_id, mark)

    async def close(self, table_id: TableId, host_id: int | None) -> Table:
        """Close a lobby without a game, as the host, or because its time is up (None). Raises Refusal."""

        async def close(live: LiveTable) -> Table:
            _refuse_outside_lobby(live.table, host_id)
            _refuse_between_games(live.table)
            async with live.change() as change:
                change.record = await ended(change.tx, live.record, self._clock(), "closed")
            return live.table

        return await self._tables.handle(table_id, close)

    async def _in_lobby(
        self,
        table_id: TableId,
        change: Callable[[Transaction, Table], Awaitable[Table]],
        host_id: int | None = None,
    ) -> Table:
        """Change a lobby; only its host may do so if ``host_id`` is not None."""

        async def checked(tx: Transaction, table: Table) -> Table:
            _refuse_outside_lobby(table, host_id)
            return await change(tx, table)

        return await change_lobby(self._tables, table_id, checked)


def _refuse_outside_lobby(table: Table, host_id: int | None) -> None:
    """Raise Refusal if a table is no longer a lobby, or ``host_id`` is neither None nor its host."""
    if table.phase != "lobby":
        raise Refusal("service.started" if table.alive else "service.ended")
    if host_id is not None and host_id != table.host_id:
        raise Refusal("service.host_only")


def _refuse_between_games(table: Table) -> None:
    """Raise Refusal if a campaign has begun, as nobody may then change what everybody has agreed to."""
    if table.between_games:
        raise Refusal("service.campaign.begun")


def _seated_at(table: Table, user_id: int, seat: Seat | None) -> Table:
    """Give a person a seat of a table for practice. Raises Refusal: another person has it, or there is no such seat."""
    if seat is None:
        raise Refusal("service.full", players=table.wanted)
    if not 0 <= seat < len(table.seats) or table.holder(seat).human:
        raise Refusal("practice.taken")
    before = table.seat_of(user_id)
    if before is not None:
        table = held_by(table, before, policy=checked_policy(table.game, None))
    return held_by(table, seat, user_id=user_id)


def _without(table: Table, user_id: int) -> Table:
    """Return a lobby that a person has left; at a table for practice an opponent takes the seat."""
    seat = table.seat_of(user_id)
    if not table.practice or seat is None:
        return without(table, user_id)
    return held_by(table, seat, policy=checked_policy(table.game, None))


def _of_game(table: Table, key: str) -> Table:
    """Return a table that has not started after changing its game. Raises Refusal: it cannot have that game."""
    if table.campaign is not None:
        raise Refusal("service.campaign.one_game")
    info, known = _info(key, GAMES), find(key).policies
    low, high = info.players
    seats = tuple(
        msgspec.structs.replace(h, policy=checked_policy(key, h.policy if present_name(h.policy) in known else None))
        if h.policy
        else h
        for h in table.seats
    )
    wanted = min(max(table.wanted, low), high)
    return msgspec.structs.replace(table, game=key, wanted=wanted, variants=checked_variants(info, {}), seats=seats)


async def _newcomers(tx: Transaction, table: Table) -> list[Holder]:
    """Return the holders of seats that have not played yet; in a campaign, those with companies new in this game."""
    if table.campaign is None:
        return list(table.seats)
    founded = {p.company for p in (await campaigns.get(tx, table.campaign)).presidents if p.since == table.number}
    return [holder for holder in table.seats if holder.company in founded]
