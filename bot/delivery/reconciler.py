"""Brings what is shown of the tables up to date with what has happened, target by target.

A table is looked at after each move, after a start and at intervals, always in the same way: what the ledger says was
shown is compared with the table. If a target shows less, its message is composed, sent or edited, and noted. Targets
are the message of a table's lobby, those of its channel, direct messages, private panels, messages of campaigns, the
board of its server and its post in a forum; their modules are in this package.

Reminders, daily messages and notices of absences are not targets. They announce a moment and not a state: sent late or
twice they would do harm, so each is a row with a time, claimed before it is sent (``reminders``).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from weakref import WeakValueDictionary

import msgspec
from discord.ext import tasks

from bot.answering import about_table, long_step
from bot.delivery.channel import Announced, ChannelMessages
from bot.delivery.forum_posts import ForumPosts
from bot.delivery.lobbies import CampaignMessages, LobbyMessages
from bot.delivery.private_panels import DirectMessages, TemporaryPanels
from bot.delivery.routes import Routes
from bot.delivery.server_boards import ServerBoards
from bot.drawing_pool import Superseded
from bot.faults import UNSTORED, is_final, log_fault
from bot.messages.pictures import Pictures
from bot.service import Moved, News, NoSuchTable, Refusal, Service
from bot.service.ledger import Behind
from storage.records import Table, TableRecord

log = logging.getLogger(__name__)

RETRY = 60.0
"""Seconds between two looks at all tables that are behind."""
LOOK_AT_OTHERS = 3.0
"""The same if several processes share the tables: their notifications of moves may be lost."""
LOOK_AT_LISTS = 10.0
"""Seconds between two looks at changed boards and posts: several changes are shown by one edit."""


class Reconciler:
    """Brings every target of every table that this process looks after up to date."""

    def __init__(  # noqa: PLR0913, PLR0917 - the targets
        self,
        service: Service,
        channel_messages: ChannelMessages,
        pictures: Pictures,
        direct_messages: DirectMessages,
        temporary_panels: TemporaryPanels,
        lobby_messages: LobbyMessages,
        campaign_messages: CampaignMessages,
        server_boards: ServerBoards,
        forum_posts: ForumPosts,
        ready: Callable[[], Awaitable[None]],
        look: float | None = None,
    ) -> None:
        """``ready`` waits until Discord can be reached; ``look``: seconds between two looks at all tables."""
        self._service = service
        self._channel_messages = channel_messages
        self._pictures = pictures
        self._direct_messages = direct_messages
        self._temporary_panels = temporary_panels
        self._lobby_messages = lobby_messages
        self._campaign_messages = campaign_messages
        self._server_boards = server_boards
        self._lists: tuple[ServerBoards | ForumPosts, ...] = (server_boards, forum_posts)
        self._ready = ready
        self._look_at_all = RETRY if look is None else look
        self._looked_at_all: float | None = None
        """When all tables were last looked at, by the clock of the event loop."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._changed_tables: dict[str, Table] = {}
        """Tables that have changed since the last look at boards and posts."""
        self._waiting: dict[str, asyncio.Task[None]] = {}
        """By table, the task that is about to bring it up to date but has not looked at it yet."""
        self._moved_from: dict[str, int] = {}
        """By table, how many entries its log had before the first move not yet looked at; -1 if it had not begun."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._routes = Routes()
        self._refused: dict[str, float] = {}
        """By table, when Discord last did not accept its news, by the clock of the event loop."""
        self._unreachable: dict[str, int] = {}
        """By table whose channel is gone or closed to the bot, the last entry for which that was logged."""
        self._loop = tasks.loop(seconds=self._look_at_all)(self._look)
        self._loop.after_loop(self._unsubscribe)

    def start(self) -> None:
        """Follow the tables from now on, and look at all of them immediately."""
        self._service.live.subscribe(self._moved)
        self._service.live.follow_others(self._changed)
        self._loop.start()

    @property
    def sending(self) -> int:
        """How many tables are being brought up to date, or are queued for it."""
        return self._routes.unfinished + len(self._under_way)

    def stop(self) -> None:
        """Stop; whatever is out of date waits for the next start."""
        self._loop.cancel()
        self._service.live.unsubscribe(self._moved)
        self._service.live.unfollow_others(self._changed)
        self._routes.stop()
        for task in self._under_way:
            task.cancel()
        for each in self._lists:
            each.stop()

    async def _unsubscribe(self) -> None:
        """Stop following the tables when the loop has ended, for whatever reason."""
        self._service.live.unsubscribe(self._moved)
        self._service.live.unfollow_others(self._changed)

    def _moved(self, moved: Moved) -> None:
        """Begin to show what a request to a table has done."""
        if not moved.is_news:
            return
        former, table = moved.before.table, moved.after.table
        if self._service.live.owns(table.guild_id):
            self._moved_from.setdefault(table.id, -1 if former.started is None else former.seq)
        self._changed(moved.after)

    def _changed(self, after: TableRecord) -> None:
        """Begin to show the new state of a table that was changed here or by another process."""
        table = after.table
        self._changed_tables[table.id] = table
        self._pace()
        if not self._service.live.owns(table.guild_id):
            self._temporary_panels.follow(table)  # the rest is shown by the process that looks after it
        else:
            self._begin(table.id)

    def _begin(self, table_id: str) -> None:
        """Begin to bring a table up to date, unless that is about to begin anyway."""
        if table_id not in self._waiting:
            task = self._waiting[table_id] = asyncio.create_task(self._reconcile_late(table_id))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def look_again(self, guild_id: int) -> None:
        """Note that a server has changed, and with it perhaps who may read which channel."""
        self._server_boards.mark_changed(guild_id)
        self._pace()

    def _pace(self) -> None:
        """Set when to look next: soon if a board or a post has changed, else only when all tables are due."""
        soon = bool(self._changed_tables) or any(each.changed for each in self._lists)
        seconds = min(LOOK_AT_LISTS, self._look_at_all) if soon else self._look_at_all
        if seconds != self._loop.seconds:  # the loop may be asleep for a long time
            self._loop.change_interval(seconds=seconds)

    async def _look(self) -> None:
        await self._ready()
        changed, self._changed_tables = tuple(self._changed_tables.values()), {}
        for each in self._lists:
            try:
                await each.look(changed)
            except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
                log_fault(log, error, "what has changed could not be looked at")
        now = asyncio.get_running_loop().time()
        if self._looked_at_all is None or now >= self._looked_at_all + 0.9 * self._look_at_all:
            self._looked_at_all = now
            await self.look_at_all()
        self._pace()

    async def look_at_all(self) -> None:
        """Begin to bring all tables that are behind up to date."""
        try:
            # If nothing can be noted, the same things would be shown again and again.
            if not await self._service.ledger.can_store():
                return
            await self._service.languages.read()  # another process may have learned one
            pending = await self._service.ledger.pending()
        except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
            log_fault(log, error, "what is unsaid could not be found")
            return
        # What Discord did not accept is not tried more often, however frequent the looks at what others have stored.
        since = asyncio.get_running_loop().time() - (RETRY - self._look_at_all)
        self._refused = {table_id: at for table_id, at in self._refused.items() if at > since}
        # What cannot be announced is unsaid until its table is deleted.
        self._unreachable = {each: self._unreachable[each] for each in pending if each in self._unreachable}
        for table_id in (each for each in pending if each not in self._refused):
            # A table that is being looked at just now shows everything, however long Discord takes to accept it.
            if not (self._routes.busy(table_id) or self._lock(table_id).locked()):
                self._routes.begin(table_id, partial(self._reconcile_late, table_id))

    async def _reconcile_late(self, table_id: str) -> None:
        """Bring a table up to date, logging faults, as nobody waits for it who could be informed."""
        about_table(table_id)
        try:
            await self.reconcile(table_id)
        except NoSuchTable:
            log.info("table %s was deleted before it was announced", table_id)
        except Exception as error:  # noqa: BLE001 - it is tried again the next time
            log_fault(log, error, "table %s could not be announced", table_id)
        finally:
            if self._waiting.get(table_id) is asyncio.current_task():
                del self._waiting[table_id]

    async def reconcile(self, table_id: str) -> None:
        """Bring everything that is shown of a table up to date; what cannot be reached is tried again later."""
        with contextlib.suppress(*UNSTORED):  # what happened is stored; that it was shown is noted at a later look
            await self._reconcile(table_id)

    async def renew(self, table_id: str, user_id: int) -> None:
        """Bring up to date what a lobby, or the latest announcement of a game, says about a person."""
        ledger = self._service.ledger
        with contextlib.suppress(NoSuchTable, Refusal):  # deleted, or over
            async with self._lock(table_id):
                table = await ledger.table(table_id)
                if table.started is None:
                    await self._lobby_messages.redraw(table_id)
                    await self._follow_campaign(table)
                    return
                news = (await ledger.behind(table_id)).news or await ledger.present(table_id)
                # A message that is due is announced in a moment, and says how things stand then.
                if not news.due and news.table.seat_of(user_id) in news.channel.waited:
                    await self._channel_messages.renew(news)
                    await ledger.store(table_id)

    async def _reconcile(self, table_id: str) -> None:
        lock, ledger = self._lock(table_id), self._service.ledger
        if lock.locked():
            # A picture that still waits to be drawn would be out of date: one message announces everything.
            self._pictures.skip(await ledger.table(table_id))
        try:
            async with lock:
                self._waiting.pop(table_id, None)  # whatever happens from now on must be looked at again
                moved_from = self._moved_from.pop(table_id, None)
                try:
                    without_picture = await self._targets(table_id, moved_from)
                    if await ledger.is_lobby_behind(table_id):
                        await self._lobby_messages.redraw(table_id)
                    await self._follow_campaign((await ledger.lobby(table_id))[0])
                finally:
                    await ledger.store(table_id)
        finally:
            self._direct_messages.deliver_apart(table_id)
        if without_picture:
            await self._channel_messages.illustrate(table_id, lock)

    async def _targets(self, table_id: str, moved_from: int | None) -> bool:
        """Bring every target up to date; return whether an announcement may be without its picture."""
        first = True
        while True:
            await long_step()
            behind = await self._service.ledger.behind(table_id)
            news, without_picture = behind.news, behind.without_picture
            if first:
                await self._tell_people(behind)
                first = False
            if news is None:
                await self._channel_messages.retire(behind.superseded)
                return without_picture
            try:
                outcome = await self._channel_messages.announce(news, moved_from=moved_from)
            except Superseded:
                continue  # the table has moved on before its picture was drawn
            undelivered = await self._direct_messages.deliver(news)
            if outcome.sent is not None:
                self._unreachable.pop(table_id, None)
                await self._channel_messages.announced(news, outcome.sent, undelivered)
                await self._refresh(news)
                if (outcome.sent.seq, outcome.sent.ended) != (news.table.seq, news.ended):
                    continue  # a message sent before a crash was found, which announced only part of the news
                return without_picture or news.started
            if not outcome.added:
                await self._not_taken(news, outcome)
            # A move taken back before it was announced is no news for the channel; in private it is seen to go.
            if news.taken_back or (outcome.added and any(events.turned for events in news.events)):
                await self._refresh(news)
            await self._channel_messages.retire(behind.superseded)
            return without_picture or news.started

    async def _follow_campaign(self, table: Table) -> None:
        """Announce what follows a game of a campaign, or begin to do so at another table if it is due there instead."""
        if table.campaign is not None and table.phase != "live":
            following = await self._campaign_messages.follow(table)
            if following is not None:
                self._begin(following.id)

    async def _tell_people(self, behind: Behind) -> None:
        """Show what was added to a question, and queue what single people were not sent together with the channel."""
        if behind.noted and (behind.news is None or not behind.news.due):
            await self._tell_note(behind.table.id, behind.news)
        self._direct_messages.tell_order_ends(behind.table, {order.seat for order in behind.ended_orders})
        self._direct_messages.deliver_late(behind.table, behind.undelivered)

    async def _tell_note(self, table_id: str, news: News | None) -> None:
        """Show what was added to a question in the latest announcement and in private messages."""
        ledger, note = self._service.ledger, None
        with contextlib.suppress(Refusal):  # the game is over, and so is the question
            news = await ledger.present(table_id) if news is None else news
            if not await self._channel_messages.renew(news):
                return
            note = news.channel.note
            if note is not None:
                await self._refresh(msgspec.structs.replace(news, noted=True))
        await ledger.note_announced(table_id, note)

    async def _refresh(self, news: News) -> None:
        """Bring direct messages and private panels up to date."""
        await self._direct_messages.refresh(news)
        await self._temporary_panels.refresh(news)

    async def _not_taken(self, news: News, outcome: Announced) -> None:
        """Note that Discord did not accept a message; if it never will, notify those to move privately, once."""
        table, error = news.table, outcome.refused
        self._refused[table.id] = asyncio.get_running_loop().time()
        if error is None or self._unreachable.get(table.id) == table.seq:
            return  # it is tried again and again, perhaps for ever
        log.warning("table %s cannot be announced in its channel: %s", table.id, error.code or error.status)
        if not is_final(error):
            return
        self._unreachable[table.id] = table.seq
        for holder in table.seats:
            if holder.user_id is not None and holder.seat in news.actors:
                await self._direct_messages.tell_turn(table, holder.user_id)

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())
