"""What is new while no message of its own is due: it is added to the latest one, which is edited.

So the steps of a turn, what built-in opponents do and the bids of an auction fill one message and not a channel.
Nothing is marked as told by it: the next message tells all of it again, and this one goes back to what it was sent
with. An edit calls nobody, so a person whose turn has come within an auction is called by a message that goes when the
game goes on. The words come first and say that the picture follows; for a person who is waited for it is drawn anew at
each step, so that it shows what the words tell.
"""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import discord

from bot.backlog import Superseded
from bot.channels import Channels
from bot.faults import UNSENT
from bot.service import News, PostedMessage, Service
from bot.service.log_events import goes_on
from bot.service.outbox import BARE, CALL, PANEL
from bot.shown.announcement import addition, call, pictures_of
from bot.shown.names import Names
from bot.shown.pictures import Picture, Pictures, kinds
from bot.shown.public_panel import is_call, presses, shown_first

log = logging.getLogger(__name__)

LOOKED_THROUGH = 300
"""Messages of a channel among which a call is looked for: Discord gives a hundred at a time."""


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
        self._calls_known: set[str] = set()
        """Tables of which it is known whether a call stands in the channel, and which message it is."""

    async def add(self, news: News) -> bool:
        """Show what is new for which no message is due; False: there is no message any more that could tell it."""
        table = news.table
        shown = max(self._shown.get(table.id, 0), news.since)
        # While several choose at once, the last of them too, and of what is decided early, nothing is told.
        latest = news.told[-1] if news.told and news.actors else None
        choosing = len(news.actors) > 1 or (latest is not None and goes_on(latest) and not latest.answers)
        together = news.channel.question is None and choosing
        if together or not any(told.seq > shown and not told.early for told in news.entries):
            return True
        posted = await self._service.outbox.message(table.id, PANEL)
        # What is shown differs from what the message was sent with, or did until something was taken back.
        differs = bool(kinds(news.channel)) and (bool(news.told) or table.id in self._redrawn)
        if posted is None or not await self._edited(news, posted, follows=differs):
            return False
        self._shown[table.id] = table.seq
        await self._call(news)
        # Built-in opponents move faster than pictures are drawn; that of a person's turn shows what they did.
        if differs and any(holder.human for holder in table.seats if holder.seat in news.actors):
            await self._drawn_anew(news, posted)
        return True

    async def renew(self, news: News) -> None:
        """Say in the latest announcement how things stand, where nothing has happened."""
        posted = await self._service.outbox.message(news.table.id, PANEL)
        if posted is not None:
            await self._edited(news, posted)

    def forget(self, table_id: str) -> None:
        """Forget what was added at a table: an announcement of its own has told it."""
        self._shown.pop(table_id, None)
        self._redrawn.discard(table_id)

    async def _drawn_anew(self, news: News, posted: PostedMessage) -> None:
        """Bring the pictures of the latest announcement up to date."""
        self._redrawn.add(news.table.id)
        texts = self._channels.texts(news.table)
        names = await self._names.at(news.table, texts)
        with contextlib.suppress(Superseded):  # there is more to tell already
            drawn = await pictures_of(news, news.channel, self._pictures, texts, names)
            await self._edited(news, posted, drawn)
            if drawn:
                await self._service.outbox.forget_message(news.table.id, BARE)

    async def _edited(
        self, news: News, posted: PostedMessage, drawn: tuple[Picture, ...] = (), *, follows: bool = False
    ) -> bool:
        """Edit the latest announcement; False: it is gone.

        Args:
            news: what it is to tell.
            posted: where it stands.
            drawn: the pictures to show instead of those that are there.
            follows: those that are there show less than is told, and the message says so.

        """
        texts = self._channels.texts(news.table)
        names = await self._names.at(news.table, texts)
        message = self._channels.message(posted.channel_id, posted.message_id)
        try:
            fetched = await message.fetch()
            story, boards = shown_first(fetched)
            # Whom it called stays marked; an edit calls nobody again.
            called = discord.AllowedMentions(users=fetched.mentions)
            view = addition(news, texts, names, story, follows=follows)._replace(pictures=drawn).view(boards)
            # Without pictures of its own the message keeps those it has.
            files: Any = [picture.file() for picture in drawn] or discord.utils.MISSING
            await message.edit(view=view, allowed_mentions=called, attachments=files)
        except discord.NotFound:
            return False
        except UNSENT as error:
            log.info("nothing was added at table %s: %s", news.table.id, type(error).__name__)
        return True

    async def _call(self, news: News) -> None:
        """Call those whose turn has begun, in place of whoever was called before."""
        if not news.called and not any(told.bid for told in news.told):
            return
        table, outbox = news.table, self._service.outbox
        before = await outbox.message(table.id, CALL)
        if before is not None and before.seq == table.seq:
            return  # it was sent before a restart
        try:
            if before is not None:
                with contextlib.suppress(discord.NotFound):
                    await self._channels.message(before.channel_id, before.message_id).delete()
            if news.called:
                self._calls_known.discard(table.id)
                sent = await self._called(news)
                await outbox.remember_message(table.id, CALL, sent.channel.id, sent.id, seq=table.seq)
                self._calls_known.add(table.id)
            elif before is not None:
                await outbox.forget_message(table.id, CALL)
        except UNSENT as error:
            log.warning("nobody was called at table %s: %s", table.id, type(error).__name__)

    async def find_call(self, news: News) -> None:
        """Find a call in the channel that was sent just before a crash, and so is not remembered.

        It is looked for once, where an auction went on that has yet to be told. Then the next call, or the next
        announcement, takes it away as any other.
        """
        table, outbox = news.table, self._service.outbox
        if table.id in self._calls_known:
            return
        try:
            lost = await self._lost_calls(news) if any(told.bid for told in news.entries) else {}
        except UNSENT as error:
            log.info("no call was looked for at table %s: %s", table.id, type(error).__name__)
            return
        if lost:
            message, *older = sorted(lost, key=lambda found: found.id, reverse=True)
            await outbox.remember_message(table.id, CALL, message.channel.id, message.id, seq=lost[message])
            for call in older:
                with contextlib.suppress(*UNSENT):
                    await call.delete()
        self._calls_known.add(table.id)

    async def _lost_calls(self, news: News) -> dict[discord.Message, int]:
        """Return the calls of a table that are not remembered, each with the entry after which it was sent."""
        known = {posted.message_id for posted in await self._service.outbox.all_messages(news.table.id)}
        try:
            latest = [each async for each in self._channels.messages(news.table, LOOKED_THROUGH)]
        except discord.Forbidden:  # the bot may not look back there
            return {}
        lost = {}
        for each in latest:
            seqs = {press.seq for press in presses(each) if press.table == news.table.id}
            if seqs and is_call(each) and each.id not in known:
                lost[each] = max(seqs)
        return lost

    async def _called(self, news: News) -> discord.Message:
        texts = self._channels.texts(news.table)
        message = call(news, texts, await self._names.at(news.table, texts))
        return await self._channels.of(news.table).send(
            view=message.view(),
            nonce=f"{news.table.id}:call:{news.table.seq}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in message.pinged]),
        )
