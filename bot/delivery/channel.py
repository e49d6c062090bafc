"""The messages of a table's channel: each turn gets one message with one ping, and only once, whatever breaks.

The nonce of a message is made of the table and of what was announced before, so that a repeat after a lost answer or a
crash yields the first message again, even if the table has moved on since: its controls say how far it went, and the
rest follows in a message of its own. As Discord forgets nonces after a while, a message that may have been sent is
first looked for in the channel.

The start of a table is announced before anything is drawn: hands follow by direct message, the picture by an edit.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, NamedTuple

import discord
import msgspec
from cachetools import LRUCache

from bot.answering import NOBODY, pinging
from bot.channels import Channels
from bot.drawing_pool import Picture, Superseded
from bot.faults import LOST, UNSENT, is_final
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
    pictures_follow,
    pictures_of,
    presses,
    read_back,
    tells_end,
    with_picture,
    without_controls,
)
from bot.messages.controls import gallery, upload
from bot.messages.people import Names
from bot.messages.pictures import Pictures, kinds
from bot.service import LedgerRow, News, Service
from bot.service.entries import goes_on
from engine.core.seat import Seat
from storage.ledger import ADDED, BARE, CALL, PANEL
from storage.records import PanelContent

log = logging.getLogger(__name__)


BAD_REQUEST = 400
"""The status with which Discord refuses an edit that shows pictures that the message does not have."""
SEARCHED = 10_000
"""Tables whose channels are remembered as searched, those used last: others are searched once more."""
LOOKED_THROUGH = 300
"""How many messages of a channel are searched for lost ones; Discord returns a hundred at a time."""


async def _edit(
    message: discord.PartialMessage,
    content: PanelContent,
    laid_out: Callable[[PanelContent], discord.ui.LayoutView],
    **more: Any,  # noqa: ANN401 - what discord.py takes
) -> discord.Message:
    """Edit a panel that keeps its pictures, based on its remembered content or else on the message itself.

    Its pictures differ from the remembered ones if an answer was lost, or a crash came before they were noted.
    Raises discord.HTTPException, aiohttp.ClientError.
    """
    try:
        return await message.edit(view=laid_out(content), **more)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST or "attachments" in more:
            raise
    return await message.edit(view=laid_out(content_of(await message.fetch())), **more)


TRIES = 4
"""How often one message is tried if connections drop."""


async def _sent(channel: discord.PartialMessageable, message: Announcement, nonce: str) -> discord.Message:
    """Send a message, again if the connection drops: a repeat with the same nonce yields the first message."""
    for attempt in range(TRIES):
        try:
            return await channel.send(
                view=message.view(),
                files=[upload(picture) for picture in message.pictures],
                nonce=nonce,
                allowed_mentions=pinging(message.pinged),
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
    """The last entry of the log that it reports."""
    content: PanelContent | None
    """What it says, or None if that is not known."""
    ended: bool
    """Whether it announces the end."""


class Announced(NamedTuple):
    """What was done about the news of a table."""

    sent: Sent | None
    """The message that announces it, or None if it was added to the latest message or Discord did not accept it."""
    added: bool
    """Whether it was added to the latest message, or needs no words yet."""
    refused: discord.HTTPException | None = None
    """The error with which Discord refused the message; None if it accepted it or could not be reached."""


class ChannelMessages:
    """Brings the messages in the channels of all tables up to what has happened."""

    def __init__(self, service: Service, names: Names, channels: Channels, pictures: Pictures) -> None:
        self._service = service
        self._names = names
        self._channels = channels
        self._pictures = pictures
        self._searched = LRUCache[str, bool](SEARCHED)
        """Tables in whose channels every message of ours is noted in the ledger."""
        self._drawing: set[str] = set()
        """Tables whose start is being drawn."""

    async def announce(self, news: News, *, moved_from: int | None) -> Announced:
        """Announce what is new in the channel of a table: in a new message if one is due, else in the latest.

        Args:
            news: what is new.
            moved_from: how many entries the log had before the first move that this process made since the last look
                at the table (-1 before the start), or None if it made none.

        Raises:
            Superseded: the table moved on before its picture was drawn.

        """
        table = news.table
        if moved_from is not None and moved_from <= news.since:
            self._searched[table.id] = True  # nothing could have been sent before a crash
        lost = await self._find_lost(news)
        if lost is None and not news.due and await self._add(news):
            return Announced(None, added=True)
        try:
            sent = await self._send(news, lost)
        except discord.HTTPException as error:
            if is_final(error):
                self._searched[table.id] = True
            return Announced(None, added=False, refused=error)
        except LOST as error:
            log.warning("the news of table %s did not get through: %s", table.id, type(error).__name__)
            return Announced(None, added=False)
        if news.started:  # noted at once: whoever waits for a turn sees it before any hand is drawn
            if kinds(news.channel):
                await self._service.ledger.remember_message(table.id, BARE, table.channel_id, sent.id, edited=True)
            people = frozenset(each.seat for each in table.seats if each.user_id is not None)
            await self._note(news, sent, people)
        return Announced(sent, added=False)

    async def announced(self, news: News, sent: Sent, undelivered: frozenset[Seat]) -> None:
        """Note a message that was sent, and remove the controls from those before it.

        ``undelivered``: the seats that have yet to be sent what they alone may know of it. Raises NotStored; the
        message is then found in the channel at the next look.
        """
        superseded = await self._note(news, sent, undelivered)
        self._searched[news.table.id] = True
        await self.retire(superseded)

    async def _note(self, news: News, sent: Sent, undelivered: frozenset[Seat]) -> tuple[LedgerRow, ...]:
        return await self._service.ledger.mark_announced(
            news.table.id, sent.seq, sent.id, ended=sent.ended, content=sent.content, undelivered=undelivered
        )

    async def _add(self, news: News) -> bool:
        """Add what is new to the latest message; False if there is no message any more that it could be added to."""
        table, ledger = news.table, self._service.ledger
        before = await ledger.message(table.id, ADDED)
        shown = news.since if before is None else max(before.shown_up_to, news.since)
        # Nothing is shown of what is decided early, nor while several choose at the same time, up to the last of them.
        latest = news.events[-1] if news.events and news.actors else None
        choosing = len(news.actors) > 1 or (latest is not None and goes_on(latest) and not latest.answers)
        together = news.channel.question is None and choosing
        if together or not any(events.seq > shown and not events.early for events in news.entries):
            return True
        posted = await ledger.message(table.id, PANEL)
        # The position differs from the one that the message was sent with, or did until something was taken back.
        differs = bool(kinds(news.channel)) and (bool(news.events) or before is not None)
        # Built-in opponents move faster than pictures are drawn; the picture of a person's turn shows what they did.
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
        # What Discord did not accept is added at the next look; for what it did accept, that changes nothing.
        if done and called:
            await ledger.added(table.id, table.seq)
        return True

    async def renew(self, news: News) -> bool:
        """Make the latest announcement say how things stand now; False if it must be tried again."""
        posted = await self._service.ledger.message(news.table.id, PANEL)
        if posted is None or posted.content is None:
            return True
        follows = pictures_follow(posted.content, await self._channels.texts(news.table))
        try:
            return await self._edited(news, posted, follows=follows)
        except discord.NotFound:
            return True

    async def _drawn_anew(self, news: News, posted: LedgerRow) -> bool:
        """Bring the pictures of the latest announcement up to date; False if it must be tried again.

        Raises discord.NotFound if the message is gone.
        """
        texts = await self._channels.texts(news.table)
        names = await self._names.at(news.table, texts)
        try:
            drawn = await pictures_of(news, news.channel, self._pictures, texts, names)
        except Superseded:  # there is more to announce already
            return False
        shown = await self._edited(news, posted, drawn)
        if shown and drawn:
            await self._service.ledger.forget_message(news.table.id, BARE)
        return shown

    async def _edited(
        self, news: News, posted: LedgerRow, drawn: tuple[Picture, ...] = (), *, follows: bool = False
    ) -> bool:
        """Edit the latest announcement.

        Args:
            news: what it is to announce.
            posted: where it stands, and what it says.
            drawn: the pictures to show instead of its present ones; empty to keep those.
            follows: if it has pictures, they show less than its text says, and the message is to say so.

        Returns:
            False if Discord could not be reached, so that it must be tried again.

        Raises:
            discord.NotFound: the message is gone.

        """
        content = posted.content
        if content is None:  # what it says is not known
            return True
        texts = await self._channels.texts(news.table)
        names = await self._names.at(news.table, texts)

        def laid_out(content: PanelContent) -> discord.ui.LayoutView:
            boards = boards_of(content)
            behind = follows and bool(boards)
            return addition(news, texts, names, content.story, follows=behind)._replace(pictures=drawn).view(boards)

        people = tuple(dict.fromkeys((*content.people, *news.table.people)))
        return await self._changed(posted, msgspec.structs.replace(content, people=people), laid_out, drawn)

    async def _changed(
        self,
        posted: LedgerRow,
        content: PanelContent,
        laid_out: Callable[[PanelContent], discord.ui.LayoutView],
        drawn: tuple[Picture, ...],
    ) -> bool:
        """Edit an announcement, and note its new content; False if it must be tried again. Raises NotFound."""
        # Without new pictures the message keeps those it has.
        files = {"attachments": [upload(picture) for picture in drawn]} if drawn else {}
        # Mentions of the people whom it pinged stay highlighted; an edit pings nobody again.
        called = pinging(content.called)
        try:
            edited = await _edit(self._channels.posted(posted), content, laid_out, allowed_mentions=called, **files)
        except discord.NotFound:
            raise
        except UNSENT as error:
            log.info("the announcement of table %s was left as it was: %s", posted.table_id, type(error).__name__)
            return is_final(error)
        now = msgspec.structs.replace(content_of(edited), called=content.called, people=content.people)
        await self._service.ledger.content_changed(posted.table_id, now)
        return True

    async def _call(self, news: News) -> bool:
        """Call those whose turn has begun, in place of an earlier call; False if it must be tried again."""
        table, ledger = news.table, self._service.ledger
        before = await ledger.message(table.id, CALL)
        if not news.called and before is None:
            return True
        if before is not None and before.shown_up_to == table.seq:
            return True  # it was sent before a restart
        try:
            if before is not None:
                with contextlib.suppress(discord.NotFound):
                    await self._channels.posted(before).delete()
            if news.called:
                self._searched.pop(table.id, None)
                sent = await self._called(news)
                await ledger.remember_message(table.id, CALL, sent.channel.id, sent.id, seq=table.seq)
                self._searched[table.id] = True
            elif before is not None:
                await ledger.forget_message(table.id, CALL)
        except UNSENT as error:
            log.warning("nobody was called at table %s: %s", table.id, type(error).__name__)
            return is_final(error)
        return True

    async def _find_lost(self, news: News) -> discord.Message | None:
        """Find the messages in the channel that were sent just before a crash, and so are not remembered.

        A channel is searched once, when there is something to announce that may have been sent already. The latest call
        found is remembered, so that the next call or announcement removes it like any other; older ones are deleted.

        Returns:
            The announcement that was sent, or None if there is none.

        """
        table, ledger = news.table, self._service.ledger
        if table.id in self._searched:
            return None
        try:
            lost = await self._lost(news)
        except UNSENT as error:
            log.info("nothing was looked for in the channel of table %s: %s", table.id, type(error).__name__)
            return None
        self._searched[table.id] = True
        calls = [message for message in lost if is_call(message)]
        if calls:
            message, *older = calls
            seq = max(press.seq for press in presses(content_of(message)))
            await ledger.remember_message(table.id, CALL, message.channel.id, message.id, seq=seq)
            for call in older:
                with contextlib.suppress(*UNSENT):
                    await call.delete()
        return next((message for message in lost if not is_call(message)), None)

    async def _lost(self, news: News) -> list[discord.Message]:
        """Return the announcements and calls of a table that are not remembered, the newest first."""
        posted = await self._service.ledger.all_messages(news.table.id)
        known = {each.message_id for each in posted if each.target != BARE}
        latest = max((each.message_id or 0 for each in posted if each.target == PANEL), default=0)
        try:
            after = [each async for each in self._channels.messages(news.table, LOOKED_THROUGH, after=latest)]
        except discord.Forbidden:  # the bot may not look back there
            return []
        return [each for each in after if each.id not in known and _tells(each, news)]

    async def _called(self, news: News) -> discord.Message:
        texts = await self._channels.texts(news.table)
        message = call(news, texts, await self._names.at(news.table, texts))
        return await _sent(self._channels.of(news.table), message, f"{news.table.id}:call:{news.table.seq}")

    async def _send(self, news: News, lost: discord.Message | None) -> Sent:
        """Send what is new, unless that was done before a crash."""
        sent = lost
        if sent is None:
            channel, message = self._channels.of(news.table), await self._message(news)
            self._searched.pop(news.table.id, None)
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

    async def illustrate(self, table_id: str, lock: asyncio.Lock) -> None:
        """Add the picture to an announcement that was sent without one, unless more was announced meanwhile.

        ``lock`` is held while the messages of the table are changed.
        """
        ledger = self._service.ledger
        bare = await ledger.message(table_id, BARE)
        if bare is None or table_id in self._drawing:
            return
        self._drawing.add(table_id)
        try:
            snapshot = await self._service.queries.snapshot(table_id)
            texts = await self._channels.texts(snapshot.table)
            names = await self._names.at(snapshot.table, texts)
            picture = await picture_of_start(snapshot, self._pictures, texts, names)
            async with lock:
                if await ledger.message(table_id, BARE) is None:
                    return  # it has a picture of a later moment already
                newest = await ledger.message(table_id, PANEL)
                superseded = newest is None or newest.message_id != bare.message_id
                if newest is None or picture is None or superseded or await self._with_picture(newest, picture):
                    await ledger.forget_message(table_id, BARE)
                    await ledger.store(table_id)
        finally:
            self._drawing.discard(table_id)

    async def _with_picture(self, posted: LedgerRow, picture: Picture) -> bool:
        """Add a picture to a message; False if Discord could not be reached, so that it must be tried again."""
        if posted.content is None:
            return True
        shown = gallery(picture)
        with contextlib.suppress(discord.NotFound):
            return await self._changed(posted, posted.content, lambda said: with_picture(said, shown), (picture,))
        return True

    async def retire(self, superseded: tuple[LedgerRow, ...]) -> None:
        """Remove the controls from earlier panels; those that could not be reached are tried again at the next look."""
        for posted in superseded:
            if await self._retire(posted):
                await self._service.ledger.forget_message(posted.table_id, posted.target)

    async def _retire(self, posted: LedgerRow) -> bool:
        """Remove the controls from a panel: a press would only be answered as out of date. False to try again later.

        A call is deleted, and the report of an end that was taken back is crossed out.
        """
        try:
            if posted.target == CALL:
                await self._channels.posted(posted).delete()
            else:
                message = self._channels.posted(posted)
                content = content_of(await message.fetch()) if posted.content is None else posted.content
                if tells_end(content):
                    # It can be superseded only if the end was taken back and the game goes on.
                    texts = await self._channels.texts(await self._service.ledger.table(posted.table_id))
                    view = crossed_out(content, texts.say("announce.end_taken_back"))
                    await message.edit(view=view, attachments=[], allowed_mentions=NOBODY)
                else:
                    await _edit(message, content, without_controls, allowed_mentions=NOBODY)
        except UNSENT as error:
            log.info("the panel before was left as it was: %s", type(error).__name__)
            # Deleted, or closed to the bot: nothing can be done about it.
            return is_final(error)
        return True


def _tells(message: discord.Message, news: News) -> bool:
    """Return whether a message announces, or calls somebody for, what is not yet noted as announced."""
    mine = [press for press in presses(content_of(message)) if press.table == news.table.id]
    if not any(press.verb == "hand" for press in mine):
        return False
    seq, ended = read_back(message, news)
    return seq > news.since or ended


def _wanting_one_message_a_day(news: News) -> frozenset[int | None]:
    """Return the people at a table who chose one message a day: announcements name them without a ping."""
    chosen = news.channel.chosen
    return frozenset(news.table.holder(seat).user_id for seat, one in chosen.items() if one.daily is not None)
