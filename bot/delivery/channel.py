"""Telling a channel what happened: one message a turn, one ping, once, whatever breaks in between.

The service remembers what was announced. A message is sent with a nonce made of the table and of what was announced
before, so that a repeat after a lost answer or a crash yields the first message again, even where the table has moved
on since: its controls say how far it went, and the rest follows in a message of its own. As Discord forgets a nonce,
whatever may have been sent is looked for in the channel first.

The start of a table is announced before anything is drawn: hands follow by direct message, the picture by an edit. What
is still without its picture is remembered too, and illustrated after a crash.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord
import msgspec
from discord.ext import tasks

from bot.channels import Channels
from bot.delivery.hands import DirectMessages
from bot.delivery.lobbies import CampaignMessages
from bot.delivery.private_panels import TemporaryPanels
from bot.delivery.routes import Routes
from bot.drawing_pool import Picture, Superseded
from bot.faults import LOST, UNSENT, UNSTORED, is_final, log_fault
from bot.logs import about_table
from bot.long_steps import long_step
from bot.messages.announcement import (
    Announcement,
    addition,
    announcement,
    boards_of,
    call,
    content_of,
    crossed_out,
    is_call,
    picture_of_start,
    pictures_of,
    presses,
    read_back,
    tells_end,
    with_picture,
    without_controls,
)
from bot.messages.people import Names
from bot.messages.pictures import Pictures, kinds
from bot.service import News, NoSuchTable, PostedMessage, Refusal, Service
from bot.service.log_events import goes_on
from bot.service.outbox import BARE, CALL, PANEL, Unannounced, is_news
from engine.core.seat import Seat
from storage.records import PanelContent, TableRecord

log = logging.getLogger(__name__)


BAD_REQUEST = 400
"""What Discord answers where an edit shows pictures that the message does not have."""
LOOKED_THROUGH = 300
"""Messages of a channel among which lost ones are looked for: Discord gives a hundred at a time."""


async def _edit(
    message: discord.PartialMessage,
    content: PanelContent,
    laid_out: Callable[[PanelContent], discord.ui.LayoutView],
    **more: Any,  # noqa: ANN401 - what discord.py takes
) -> discord.Message:
    """Edit a panel that keeps its pictures, by what it is remembered to say or else by what stands there.

    Its pictures are others than those remembered where an answer was lost, or a crash came before they were noted.
    Raises discord.HTTPException, aiohttp.ClientError.
    """
    try:
        return await message.edit(view=laid_out(content), **more)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST or "attachments" in more:
            raise
    return await message.edit(view=laid_out(content_of(await message.fetch())), **more)


class Additions:
    """Adds to the latest announcements of all tables."""

    def __init__(self, service: Service, names: Names, channels: Channels, pictures: Pictures) -> None:
        self._service = service
        self._names = names
        self._channels = channels
        self._pictures = pictures
        self._shown: dict[str, int] = {}
        """Up to which entry the latest announcement of a table tells, where something was added to it."""
        self._redrawn: set[str] = set()
        """Tables whose latest announcement shows more than it was sent with."""
        self._known: set[str] = set()
        """Tables of which everything is remembered that stands in the channel."""

    async def add(self, news: News) -> bool:
        """Show what is new for which no message is due; False: there is no message any more that could tell it."""
        table = news.table
        shown = max(self._shown.get(table.id, 0), news.since)
        # While several choose at once, the last of them too, and of what is decided early, nothing is shown.
        latest = news.events[-1] if news.events and news.actors else None
        choosing = len(news.actors) > 1 or (latest is not None and goes_on(latest) and not latest.answers)
        together = news.channel.question is None and choosing
        if together or not any(events.seq > shown and not events.early for events in news.entries):
            return True
        posted = await self._service.outbox.message(table.id, PANEL)
        # What is shown differs from what the message was sent with, or did until something was taken back.
        differs = bool(kinds(news.channel)) and (bool(news.events) or table.id in self._redrawn)
        # Built-in opponents move faster than pictures are drawn; that of a person's turn shows what they did.
        drawing = differs and any(holder.human for holder in table.seats if holder.seat in news.actors)
        if posted is None or posted.content is None:
            return False
        try:
            done = await self._edited(news, posted, follows=differs)
            called = await self._call(news)
            if drawing:
                done = await self._drawn_anew(news, posted)
        except discord.NotFound:
            return False
        # What Discord did not take is added at the next look, with the rest, which changes nothing.
        if done and called:
            self._shown[table.id] = table.seq
        return True

    async def renew(self, news: News) -> bool:
        """Say in the latest announcement how things stand; False: it is to be tried again."""
        posted = await self._service.outbox.message(news.table.id, PANEL)
        try:
            return posted is None or await self._edited(news, posted)
        except discord.NotFound:
            return True

    def forget(self, table_id: str) -> None:
        """Forget what was added at a table: an announcement of its own shows it."""
        self._shown.pop(table_id, None)
        self._redrawn.discard(table_id)

    async def _drawn_anew(self, news: News, posted: PostedMessage) -> bool:
        """Bring the pictures of the latest announcement up to date; False: it is to be tried again.

        Raises discord.NotFound: it is gone.
        """
        self._redrawn.add(news.table.id)
        texts = await self._channels.texts(news.table)
        names = await self._names.at(news.table, texts)
        try:
            drawn = await pictures_of(news, news.channel, self._pictures, texts, names)
        except Superseded:  # there is more to tell already
            return False
        shown = await self._edited(news, posted, drawn)
        if shown and drawn:
            await self._service.outbox.forget_message(news.table.id, BARE)
        return shown

    async def _edited(
        self, news: News, posted: PostedMessage, drawn: tuple[Picture, ...] = (), *, follows: bool = False
    ) -> bool:
        """Edit the latest announcement.

        Args:
            news: what it is to tell.
            posted: where it stands, and what it says.
            drawn: the pictures to show instead of those that are there.
            follows: those that are there show less than is said, and the message says so.

        Returns:
            Whether that is done; False: Discord could not be reached, so it is to be tried again.

        Raises:
            discord.NotFound: it is gone.

        """
        content = posted.content
        if content is None:  # it is not known what it says
            return True
        texts = await self._channels.texts(news.table)
        names = await self._names.at(news.table, texts)
        message = self._channels.message(posted.channel_id, posted.message_id)

        def laid_out(content: PanelContent) -> discord.ui.LayoutView:
            view = addition(news, texts, names, content.story, follows=follows)._replace(pictures=drawn)
            return view.view(boards_of(content))

        # Without pictures of its own the message keeps those it has.
        files = {"attachments": [picture.file() for picture in drawn]} if drawn else {}
        # Whom it called stays marked; an edit calls nobody again.
        called = discord.AllowedMentions(users=[discord.Object(user) for user in content.called])
        try:
            edited = await _edit(message, content, laid_out, allowed_mentions=called, **files)
        except discord.NotFound:
            raise
        except UNSENT as error:
            log.info("nothing was added at table %s: %s", news.table.id, type(error).__name__)
            return is_final(error)
        people = tuple(dict.fromkeys((*content.people, *news.table.people)))
        now = msgspec.structs.replace(content_of(edited), called=content.called, people=people)
        await self._service.outbox.content_changed(news.table.id, now)
        return True

    async def _call(self, news: News) -> bool:
        """Call those whose turn has begun, in place of whoever was called before; False: it is to be tried again."""
        table, outbox = news.table, self._service.outbox
        before = await outbox.message(table.id, CALL)
        if not news.called and before is None:
            return True
        if before is not None and before.seq == table.seq:
            return True  # it was sent before a restart
        try:
            if before is not None:
                with contextlib.suppress(discord.NotFound):
                    await self._channels.message(before.channel_id, before.message_id).delete()
            if news.called:
                self._known.discard(table.id)
                sent = await self._called(news)
                await outbox.remember_message(table.id, CALL, sent.channel.id, sent.id, seq=table.seq)
                self._known.add(table.id)
            elif before is not None:
                await outbox.forget_message(table.id, CALL)
        except UNSENT as error:
            log.warning("nobody was called at table %s: %s", table.id, type(error).__name__)
            return is_final(error)
        return True

    async def find_lost(self, news: News) -> discord.Message | None:
        """Find in the channel what was sent just before a crash, and so is not remembered.

        It is looked for once, where something has yet to be announced that may have been sent. The next call, or the
        next announcement, takes a call away as any other.

        Returns:
            The announcement that was sent.

        """
        table, outbox = news.table, self._service.outbox
        if table.id in self._known:
            return None
        try:
            lost = await self._lost(news)
        except UNSENT as error:
            log.info("nothing was looked for in the channel of table %s: %s", table.id, type(error).__name__)
            return None
        self._known.add(table.id)
        calls = [message for message in lost if is_call(message)]
        if calls:
            message, *older = calls
            seq = max(press.seq for press in presses(message))
            await outbox.remember_message(table.id, CALL, message.channel.id, message.id, seq=seq)
            for call in older:
                with contextlib.suppress(*UNSENT):
                    await call.delete()
        return next((message for message in lost if not is_call(message)), None)

    def note_remembered(self, table_id: str, *, everything: bool = True) -> None:
        """Note whether everything is remembered that stands in the channel of a table: else it is looked for."""
        (self._known.add if everything else self._known.discard)(table_id)

    async def _lost(self, news: News) -> list[discord.Message]:
        """Return the announcements and calls of a table that are not remembered, the newest first."""
        posted = await self._service.outbox.all_messages(news.table.id)
        known = {each.message_id for each in posted if each.role != BARE}
        latest = max((each.message_id for each in posted if each.role == PANEL), default=0)
        try:
            after = [each async for each in self._channels.messages(news.table, LOOKED_THROUGH, after=latest)]
        except discord.Forbidden:  # the bot may not look back there
            return []
        return [each for each in after if each.id not in known and _tells(each, news)]

    async def _called(self, news: News) -> discord.Message:
        texts = await self._channels.texts(news.table)
        message = call(news, texts, await self._names.at(news.table, texts))
        return await _sent(self._channels.of(news.table), message, f"{news.table.id}:call:{news.table.seq}")


def _tells(message: discord.Message, news: News) -> bool:
    """Tell whether a message is an announcement or a call of what has yet to be announced."""
    mine = [press for press in presses(message) if press.table == news.table.id]
    if not any(press.verb == "hand" for press in mine):
        return False
    seq, ended = read_back(message, news)
    return seq > news.since or ended


def _wanting_one_message_a_day(news: News) -> frozenset[int | None]:
    """Return the people at a table who are named in its announcements, and not called."""
    chosen = news.channel.chosen
    return frozenset(news.table.holder(seat).user_id for seat, one in chosen.items() if one.daily is not None)


RETRY = 60.0
"""Seconds between two looks at what could not be announced."""
LOOK_AT_OTHERS = 3.0
"""Seconds between two looks at what other processes have stored: what they let know of it may be lost."""
TRIES = 4
"""Attempts at one message over connections that drop."""


async def _sent(channel: discord.PartialMessageable, message: Announcement, nonce: str) -> discord.Message:
    """Send a message, over connections that drop if need be: a repeat with the same nonce yields the first again."""
    for attempt in range(TRIES):
        try:
            return await channel.send(
                view=message.view(),
                files=[picture.file() for picture in message.pictures],
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in message.pinged]),
            )
        except LOST:
            if attempt == TRIES - 1:
                raise
            await asyncio.sleep(2**attempt)
    raise AssertionError("the last attempt returns or raises")


class Sent(NamedTuple):
    """A message that was sent, perhaps before a crash."""

    id: int
    seq: int
    """Up to which entry of the log it tells."""
    content: PanelContent | None
    """What it says; None: that is not known."""
    ended: bool
    """It tells the end."""


class Announcer:
    """Tells the channels, and through direct messages the people, what they do not know yet."""

    def __init__(  # noqa: PLR0913, PLR0917 - what announcements are made of, and what follows them
        self,
        service: Service,
        names: Names,
        channels: Channels,
        pictures: Pictures,
        direct_messages: DirectMessages,
        temporary_panels: TemporaryPanels,
        campaign_messages: CampaignMessages,
        ready: Callable[[], Awaitable[None]],
        look: float | None = None,
    ) -> None:
        """``ready`` waits until Discord can be reached; ``look``: seconds between two looks at the rest."""
        self._service = service
        self._names = names
        self._channels = channels
        self._pictures = pictures
        self._direct_messages = direct_messages
        self._temporary_panels = temporary_panels
        self._campaign_messages = campaign_messages
        self._additions = Additions(service, names, channels, pictures)
        self._ready = ready
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._unreachable: dict[str, int] = {}
        self._unnoted: dict[str, tuple[News, Sent, frozenset[Seat]]] = {}
        """What was sent, and could not be noted as there was no room for it: it is not sent again."""
        self._look = RETRY if look is None else look
        self._refused: dict[str, float] = {}
        """When Discord did last not take the news of a table, by the clock of the loop."""
        self._drawing: set[str] = set()
        self._following: dict[str, asyncio.Task[None]] = {}
        """By table what has begun to tell its channel something and has yet to look what that is."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._routes = Routes()
        self._loop = tasks.loop(seconds=self._look)(self._catch_up)
        self._loop.after_loop(self._unsubscribe)

    def start(self) -> None:
        """Begin with what a crash left unsaid, follow the tables from now on, and look again now and then."""
        self._service.subscribe(self._follow_table)
        self._service.follow_others(self._follow_others)
        self._loop.start()

    @property
    def sending(self) -> int:
        """How much is being sent, or waits to be."""
        return self._routes.unfinished

    def stop(self) -> None:
        """Stop; what is unsaid waits for the next start."""
        self._loop.cancel()
        self._service.unsubscribe(self._follow_table)
        self._service.unfollow_others(self._follow_others)
        self._routes.stop()
        for task in self._under_way:
            task.cancel()
        self._campaign_messages.stop()

    async def _unsubscribe(self) -> None:
        """Follow the tables no longer: whatever has ended the looking has ended this, too."""
        self._service.unsubscribe(self._follow_table)
        self._service.unfollow_others(self._follow_others)

    def _follow_table(self, before: TableRecord, after: TableRecord) -> None:
        """Begin to tell the channel of a table what a request to it has done."""
        table_id = after.table.id
        if after.table.started is None or not self._service.owns(after.table.guild_id):
            return
        if before.table.started is None or before.table.announced == before.table.seq:
            self._additions.note_remembered(table_id)  # nothing could have been sent before a crash
        if is_news(before, after):
            self._begin_following(table_id)

    def _follow_others(self, after: TableRecord) -> None:
        """Begin to tell the channel of a table what another process has stored."""
        if after.table.started is not None and self._service.owns(after.table.guild_id):
            self._begin_following(after.table.id)

    def _begin_following(self, table_id: str) -> None:
        if table_id not in self._following:
            task = self._following[table_id] = asyncio.create_task(self._announce_late(table_id))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def announce(self, table_id: str) -> None:
        """Tell whatever is new at a table. A channel that cannot be reached is tried again later."""
        with contextlib.suppress(*UNSTORED):  # what happened is stored; that it was announced is noted at a later look
            await self._announce(table_id)

    async def renew(self, table_id: str, user_id: int) -> None:
        """Bring up to date what the latest announcement says of when a person is there whom a table waits for."""
        outbox = self._service.outbox
        with contextlib.suppress(NoSuchTable, Refusal):  # deleted, or over
            async with self._lock(table_id):
                news = (await outbox.unannounced(table_id)).news or await outbox.present(table_id)
                # What is due is announced in a moment, and says how things are then.
                if not news.due and news.table.seat_of(user_id) in news.channel.waited:
                    await self._additions.renew(news)

    async def _announce(self, table_id: str) -> None:
        lock, outbox = self._lock(table_id), self._service.outbox
        if lock.locked():
            # A picture that still waits to be drawn would show what is past: the message tells of all at once.
            self._pictures.skip(await outbox.table(table_id))
        try:
            async with lock:
                self._following.pop(table_id, None)  # whatever happens from now on is to be looked at again
                try:
                    without_picture = await self._tell_all(table_id)
                finally:
                    await outbox.store_notes(table_id)
        finally:
            self._direct_messages.deliver_apart(table_id)
        if without_picture:
            await self._illustrate(table_id)

    async def _tell_all(self, table_id: str) -> bool:
        """Tell everything; return whether an announcement may be without its picture."""
        first = True
        if table_id in self._unnoted:
            await self._note(*self._unnoted[table_id])
        while True:
            await long_step()
            found = await self._service.outbox.unannounced(table_id)
            news, without_picture, superseded = found.news, found.without_picture, found.superseded
            if first:
                await self._tell_people(found)
                first = False
            if news is None:
                await self._retire_superseded(superseded)
                return without_picture
            lost = await self._additions.find_lost(news)
            # Whoever waits for a turn sees it before any hand is drawn.
            sending = self._begin if news.started else self._send
            due = lost is not None or news.due or not await self._additions.add(news)
            try:
                sent = await self._taken(news, sending(news, lost)) if due else None
            except Superseded:
                continue  # the table has moved on before its picture was drawn
            undelivered = await self._direct_messages.deliver(news)
            # What was taken back untold is no news for the channel; whoever saw it in private sees it go.
            if sent is None and (news.taken_back or (not due and any(events.turned for events in news.events))):
                await self._follow(news)
            if sent is None:
                await self._retire_superseded(superseded)
            if sent is None or await self._note(news, sent, undelivered):
                if sent is not None and (news.started or news.ended):
                    await self._campaign_messages.follow(news.table)
                return without_picture or news.started

    async def _tell_people(self, found: Unannounced) -> None:
        """Tell what was added to a question, and single people what they were not sent when the channel knew it."""
        if found.noted and (found.news is None or not found.news.due):
            await self._tell_note(found.table.id, found.news)
        self._direct_messages.tell_order_ends(found.table, {order.seat for order in found.ended_orders})
        self._direct_messages.deliver_late(found.table, found.undelivered)

    async def _tell_note(self, table_id: str, news: News | None) -> None:
        """Say in the latest announcement, and in private, what was added to a question."""
        outbox, note = self._service.outbox, None
        with contextlib.suppress(Refusal):  # the game is over, and so is the question
            news = await outbox.present(table_id) if news is None else news
            if not await self._additions.renew(news):
                return
            note = news.channel.note
            if note is not None:
                await self._follow(msgspec.structs.replace(news, noted=True))
        await outbox.note_announced(table_id, note)

    async def _catch_up(self) -> None:
        await self._ready()
        try:
            # What cannot be noted would be announced again and again.
            if not await self._service.outbox.can_store():
                return
            pending = await self._service.outbox.pending()
        except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
            log_fault(log, error, "what is unsaid could not be found")
            return
        # What Discord did not take is not tried more often, however often there is a look at what others have stored.
        since = asyncio.get_running_loop().time() - (RETRY - self._look)
        self._refused = {table_id: at for table_id, at in self._refused.items() if at > since}
        for table_id in (each for each in pending if each not in self._refused):
            # A table that is being announced just now says everything, however long Discord is in taking it.
            if not (self._routes.busy(table_id) or self._lock(table_id).locked()):
                self._routes.begin(table_id, partial(self._announce_late, table_id))
        try:
            await self._campaign_messages.catch_up()
        except Exception as error:  # noqa: BLE001 - it is tried again the next time
            log_fault(log, error, "what follows at campaigns could not be announced")

    async def _announce_late(self, table_id: str) -> None:
        """Announce a table that was not announced when it moved."""
        about_table(table_id)
        try:
            await self.announce(table_id)
        except NoSuchTable:
            log.info("table %s was deleted before it was announced", table_id)
        except Exception as error:  # noqa: BLE001 - it is tried again the next time
            log_fault(log, error, "table %s could not be announced", table_id)
        finally:
            if self._following.get(table_id) is asyncio.current_task():
                del self._following[table_id]

    async def _begin(self, news: News, lost: discord.Message | None) -> Sent:
        """Send the start without its picture, unless that was done before a crash."""
        table, outbox = news.table, self._service.outbox
        posted = await outbox.message(table.id, PANEL)
        if posted is not None:
            return Sent(posted.message_id, posted.seq, posted.content, ended=False)
        sent = await self._send(news, lost)
        if kinds(news.channel):
            await outbox.remember_message(table.id, BARE, table.channel_id, sent.id)
        await outbox.remember_message(table.id, PANEL, table.channel_id, sent.id, seq=sent.seq, content=sent.content)
        return sent

    async def _taken(self, news: News, sending: Awaitable[Sent]) -> Sent | None:
        """Return a message that is being sent; None: Discord did not take it."""
        try:
            return await sending
        except discord.HTTPException as error:
            await self._not_reached(news, error)
        except LOST as error:
            log.warning("the news of table %s did not get through: %s", news.table.id, type(error).__name__)
        self._refused[news.table.id] = asyncio.get_running_loop().time()
        return None

    async def _note(self, news: News, sent: Sent, undelivered: frozenset[Seat]) -> bool:
        """Remember what was sent; False: it was sent before a crash and found instead, and said only a part of it."""
        table, outbox = news.table, self._service.outbox
        self._unreachable.pop(table.id, None)
        try:
            superseded = await outbox.mark_announced(
                table.id, sent.seq, sent.id, ended=sent.ended, content=sent.content, undelivered=undelivered
            )
        except UNSTORED:
            self._unnoted[table.id] = news, sent, undelivered
            raise
        self._unnoted.pop(table.id, None)
        self._additions.forget(table.id)
        self._additions.note_remembered(table.id)
        await self._retire_superseded(superseded)
        await self._follow(news)
        return (sent.seq, sent.ended) == (table.seq, news.ended)

    async def _follow(self, news: News) -> None:
        """Bring up to date what stands in private."""
        await self._direct_messages.refresh(news)
        await self._temporary_panels.refresh(news)

    async def _send(self, news: News, lost: discord.Message | None) -> Sent:
        """Send what is new, unless that was done before a crash."""
        sent = lost
        if sent is None:
            channel, message = self._channels.of(news.table), await self._message(news)
            self._additions.note_remembered(news.table.id, everything=False)
            sent = await _sent(channel, message, f"{news.table.id}:{news.since}")
        seq, ended = read_back(sent, news)
        content, quiet = content_of(sent), _wanting_one_message_a_day(news)
        called = tuple(user for user in content.called if user not in quiet)
        content = msgspec.structs.replace(content, called=called, people=news.table.people)
        return Sent(sent.id, seq, content, ended=ended)

    async def _message(self, news: News) -> Announcement:
        texts = await self._channels.texts(news.table)
        names = await self._names.at(news.table, texts)
        drawn = () if news.started else await pictures_of(news, news.channel, self._pictures, texts, names)
        return announcement(news, texts, names, drawn)

    async def _illustrate(self, table_id: str) -> None:
        """Add the picture to an announcement that was sent without, unless more was announced meanwhile."""
        outbox = self._service.outbox
        bare = await outbox.message(table_id, BARE)
        if bare is None or table_id in self._drawing:
            return
        self._drawing.add(table_id)
        try:
            snapshot = await self._service.queries.snapshot(table_id)
            texts = await self._channels.texts(snapshot.table)
            names = await self._names.at(snapshot.table, texts)
            picture = await picture_of_start(snapshot, self._pictures, texts, names)
            async with self._lock(table_id):
                if await outbox.message(table_id, BARE) is None:
                    return  # it has a picture of a later moment already
                newest = await outbox.message(table_id, PANEL)
                superseded = newest is None or newest.message_id != bare.message_id
                if newest is None or picture is None or superseded or await self._added(newest, picture):
                    await outbox.forget_message(table_id, BARE)
        finally:
            self._drawing.discard(table_id)

    async def _added(self, posted: PostedMessage, picture: Picture) -> bool:
        """Add a picture to a message; False: Discord could not be reached, so it is tried again later."""
        content = posted.content
        if content is None:
            return True
        try:
            edited = await self._there(posted).edit(
                view=with_picture(content, picture.item()),
                attachments=[picture.file()],
                # Whom it called stays marked; an edit calls nobody again.
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in content.called]),
            )
        except UNSENT as error:
            log.warning("the picture of table %s was not added: %s", posted.table_id, type(error).__name__)
            return is_final(error)
        now = msgspec.structs.replace(content_of(edited), called=content.called, people=content.people)
        await self._service.outbox.content_changed(posted.table_id, now)
        return True

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _there(self, posted: PostedMessage) -> discord.PartialMessage:
        return self._channels.message(posted.channel_id, posted.message_id)

    async def _retire_superseded(self, superseded: tuple[PostedMessage, ...]) -> None:
        """Take the controls off the panels before; one that was not reached, or left by a crash, is tried again."""
        for posted in superseded:
            if await self._retire(posted):
                await self._service.outbox.forget_message(posted.table_id, posted.role)

    async def _retire(self, posted: PostedMessage) -> bool:
        """Take the controls off a panel: they would only be answered as out of date. False: try again later.

        The report of an end that was taken back is crossed out.
        """
        try:
            if posted.role == CALL:
                await self._there(posted).delete()
            else:
                message, nobody = self._there(posted), discord.AllowedMentions.none()
                content = content_of(await message.fetch()) if posted.content is None else posted.content
                if tells_end(content):
                    # Nothing else takes its place than what goes on once the end is taken back.
                    texts = await self._channels.texts(await self._service.outbox.table(posted.table_id))
                    view = crossed_out(content, texts.say("announce.end_taken_back"))
                    await message.edit(view=view, attachments=[], allowed_mentions=nobody)
                else:
                    await _edit(message, content, without_controls, allowed_mentions=nobody)
        except UNSENT as error:
            log.info("the panel before was left as it was: %s", type(error).__name__)
            # Deleted, or closed to the bot: there is nothing to be done about it.
            return is_final(error)
        return True

    async def _not_reached(self, news: News, error: discord.HTTPException) -> None:
        """Note a channel that is gone or closed to the bot, and tell those to move once, privately."""
        table = news.table
        if is_final(error):
            self._additions.note_remembered(table.id)
        if self._unreachable.get(table.id) == table.seq:
            return  # it is tried again and again, perhaps for ever
        log.warning("table %s cannot be announced in its channel: %s", table.id, error.code or error.status)
        if not is_final(error):
            return
        self._unreachable[table.id] = table.seq
        for holder in table.seats:
            if holder.user_id is not None and holder.seat in news.actors:
                await self._direct_messages.tell_turn(table, holder.user_id)
