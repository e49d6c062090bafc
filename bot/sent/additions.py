"""What is new while no message of its own is due: it is added to the latest one, which is edited.

So the steps of a turn, what built-in opponents do and the bids of an auction fill one message and not a channel.
Nothing is marked as told by it: the next message tells all of it again, and this one goes back to what it was sent
with. An edit calls nobody, so a person whose turn has come within an auction is called by a message that goes when the
game goes on. For a person who is to bid, or has a turn again at once, the picture is drawn anew, and once more where
that is taken back.
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
from bot.service.outbox import CALL, PANEL
from bot.shown.announcement import addition, call, pictures_of
from bot.shown.names import Names
from bot.shown.pictures import Picture, Pictures
from bot.shown.public_panel import shown_first
from engine.core.moves import Move

log = logging.getLogger(__name__)


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
        if posted is None or not await self._edited(news, posted):
            return False
        self._shown[table.id] = table.seq
        await self._call(news)
        person_waited_for = any(holder.human for holder in table.seats if holder.seat in news.actors)
        begins = bool(news.told) and news.told[-1].turned
        taken_back = table.id in self._redrawn and not isinstance(news.entries[-1].entry, Move)
        if person_waited_for and (begins or taken_back or any(told.bid for told in news.told)):
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
            await self._edited(news, posted, await pictures_of(news, news.channel, self._pictures, texts, names))

    async def _edited(self, news: News, posted: PostedMessage, drawn: tuple[Picture, ...] = ()) -> bool:
        """Edit the latest announcement, with other pictures if they are given; False: it is gone."""
        texts = self._channels.texts(news.table)
        names = await self._names.at(news.table, texts)
        message = self._channels.message(posted.channel_id, posted.message_id)
        try:
            fetched = await message.fetch()
            story, boards = shown_first(fetched)
            # Whom it called stays marked; an edit calls nobody again.
            called = discord.AllowedMentions(users=fetched.mentions)
            view = addition(news, texts, names, story)._replace(pictures=drawn).view(boards)
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
        table, outbox = news.table, self._service.outbox
        if not news.called and not any(told.bid for told in news.told):
            return
        before = await outbox.message(table.id, CALL)
        try:
            if before is not None:
                with contextlib.suppress(discord.NotFound):
                    await self._channels.message(before.channel_id, before.message_id).delete()
            if news.called:
                sent = await self._called(news)
                await outbox.remember_message(table.id, CALL, sent.channel.id, sent.id, seq=table.seq)
            elif before is not None:
                await outbox.forget_message(table.id, CALL)
        except UNSENT as error:
            log.warning("nobody was called at table %s: %s", table.id, type(error).__name__)

    async def _called(self, news: News) -> discord.Message:
        texts = self._channels.texts(news.table)
        message = call(news, texts, await self._names.at(news.table, texts))
        return await self._channels.of(news.table).send(
            view=message.view(),
            nonce=f"{news.table.id}:call:{news.table.seq}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in message.pinged]),
        )
