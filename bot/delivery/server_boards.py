"""Boards of servers: the messages that list all tables of a server, and whom each of them waits for.

A board lists only the tables whose channels may be read by everybody who may read the board. The place of each page is
stored, and its nonce even before it is sent: after a crash it is sent again under the same nonce, which Discord
recognizes. The text of a page is not stored, as it follows from the tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.answering import NOBODY
from bot.channels import Channels, readers_may_read
from bot.delivery.routes import Routes
from bot.faults import UNSENT, is_final, log_fault
from bot.messages.controls import Layout
from bot.messages.table_lists import board_pages
from bot.service import BoardPage, Service, Table

log = logging.getLogger(__name__)

SPAN = 180.0
"""The least seconds between two edits of a board."""
TOO_OLD = 30046
"""Discord's error code for an old message that was edited too often."""


class ServerBoards:
    """Keeps the boards up to date."""

    def __init__(self, client: discord.Client, service: Service, channels: Channels) -> None:
        self._client = client
        self._service = service
        self._channels = channels
        self._boards: set[int] | None = None
        """Servers with a board, or None if not read yet."""
        self._changed: set[int] = set()
        """Servers whose boards may be out of date."""
        self._edited: dict[int, float] = {}
        """When recently edited boards were last edited, by the clock of the event loop."""
        self._said: dict[int, list[str]] = {}
        """The texts of the pages of boards, as far as this process has sent them."""
        self._owned: frozenset[int] = frozenset()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._routes = Routes()

    def stop(self) -> None:
        """Stop; boards that are out of date are edited after the next start."""
        self._routes.stop()

    @property
    def changed(self) -> bool:
        """Whether a board may be out of date."""
        return bool(self._changed)

    def mark_changed(self, guild_id: int) -> None:
        """Note that a server has changed, and with it perhaps who may read which channel."""
        self._changed.add(guild_id)

    async def place(self, guild: discord.Guild, channel_id: int) -> bool:
        """Put a server's board into a channel, in place of any earlier one, and return whether Discord accepted it."""
        async with self._lock(guild.id):
            await self._remove(guild.id)
            await self._service.admin.put_on_board(_page(guild.id, 0, channel_id))
            if self._boards is not None:
                self._boards.add(guild.id)
            await self._bring_up_to_date(guild)
            placed = await self._service.admin.board(guild.id)
            if not placed or placed[0].message_id is None:
                await self._remove(guild.id)
                return False
            return True

    async def remove(self, guild_id: int) -> bool:
        """Delete a server's board, and return whether there was one."""
        async with self._lock(guild_id):
            return await self._remove(guild_id)

    async def _remove(self, guild_id: int) -> bool:
        pages = await self._service.admin.board(guild_id)
        await self._forget(guild_id)
        for page in pages:
            await self._delete(page)
        return bool(pages)

    async def forget(self, guild_id: int) -> None:
        """Forget the board of a server without deleting its messages."""
        async with self._lock(guild_id):
            await self._forget(guild_id)

    async def _forget(self, guild_id: int) -> None:
        await self._service.admin.forget_board(guild_id)
        if self._boards is not None:
            self._boards.discard(guild_id)
        self._said.pop(guild_id, None)

    async def look(self, changed: Iterable[Table]) -> None:
        """Begin to update the boards of the servers of changed tables; after a start, all boards."""
        self._changed.update(table.guild_id for table in changed)
        owned = frozenset(guild.id for guild in self._client.guilds if self._service.live.owns(guild.id))
        if self._boards is None or owned - self._owned:  # another process may have placed some meanwhile
            self._boards = {page.guild_id for page in await self._service.admin.board()}
            self._changed |= self._boards & (owned - self._owned)
        self._owned = owned
        self._changed &= self._boards & owned
        now = asyncio.get_running_loop().time()
        self._edited = {guild_id: at for guild_id, at in self._edited.items() if now - at < SPAN}
        for guild_id in self._changed - self._edited.keys():
            guild = self._client.get_guild(guild_id)
            if guild is not None and not guild.unavailable and not self._routes.busy(guild_id):
                self._changed.discard(guild_id)
                self._routes.begin(guild_id, partial(self._bring_up_to_date_in_turn, guild))

    def _lock(self, guild_id: int) -> asyncio.Lock:
        """Return what is held while the board of a server is changed, so that no page of an earlier one is left."""
        return self._locks.setdefault(guild_id, asyncio.Lock())

    async def _bring_up_to_date_in_turn(self, guild: discord.Guild) -> None:
        async with self._lock(guild.id):
            await self._bring_up_to_date(guild)

    async def _bring_up_to_date(self, guild: discord.Guild) -> None:
        try:
            placed = await self._service.admin.board(guild.id)
            if not placed:
                return
            if guild.get_channel(placed[0].channel_id) is None:  # it was deleted
                await self._forget(guild.id)
                return
            texts = await self._listing(guild, placed[0].channel_id)
            said = self._said.get(guild.id, [])
            for number, text in enumerate(texts):
                page = placed[number] if number < len(placed) else _page(guild.id, number, placed[0].channel_id)
                if said[number : number + 1] != [text] or page.message_id is None:
                    self._edited[guild.id] = asyncio.get_running_loop().time()
                    await self._say(page, text)
            for page in placed[len(texts) :]:
                await self._delete(page)
            if len(placed) > len(texts):
                await self._service.admin.forget_board(guild.id, len(texts))
            self._said[guild.id] = texts
        except UNSENT as error:
            log.info("the board of a server was left as it was: %s", type(error).__name__)
            self._said.pop(guild.id, None)
            if not is_final(error):
                self._changed.add(guild.id)
        except Exception as error:  # noqa: BLE001 - one board must not stop all others
            log_fault(log, error, "the board of a server could not be changed")

    async def _listing(self, guild: discord.Guild, channel_id: int) -> list[str]:
        """Return the texts of the pages of a board in a channel."""
        tables = await self._service.admin.tables(guild.id, "lobby", "live")
        listed = [table for table in tables if await self._may_be_read(guild, table, channel_id)]
        waited = await self._service.tables.waited_since(listed)
        return board_pages(self._channels.of_server(guild), listed, waited)

    async def _may_be_read(self, guild: discord.Guild, table: Table, channel_id: int) -> bool:
        """Return whether everybody who may read a channel may read the channel of a table too."""
        if channel_id == table.channel_id:
            return True
        there, where = await self._channels.room(guild, channel_id), await self._channels.room(guild, table.channel_id)
        return there is not None and where is not None and readers_may_read(there, where)

    async def _say(self, page: BoardPage, text: str) -> None:
        """Write the text of a page, in a new message if it has none or its message can no longer be edited."""
        view = Layout(text)
        if page.message_id is not None:
            try:
                message = self._channels.message(page.channel_id, page.message_id)
                await message.edit(view=view, allowed_mentions=NOBODY)
            except discord.HTTPException as error:
                if error.code == TOO_OLD:
                    await self._delete(page)
                elif not isinstance(error, discord.NotFound):
                    raise
                page = _page(page.guild_id, page.page, page.channel_id)
            else:
                return
        await self._service.admin.put_on_board(page)
        channel = self._client.get_partial_messageable(page.channel_id, guild_id=page.guild_id)
        sent = await channel.send(view=view, nonce=page.nonce, silent=True)
        await self._service.admin.put_on_board(msgspec.structs.replace(page, message_id=sent.id))

    async def _delete(self, page: BoardPage) -> None:
        if page.message_id is None:
            return
        try:
            await self._channels.message(page.channel_id, page.message_id).delete()
        except UNSENT as error:
            log.info("a page of a server's board was not deleted: %s", type(error).__name__)


def _page(guild_id: int, number: int, channel_id: int) -> BoardPage:
    """Return a page that was not sent yet, with a nonce that no other page has."""
    moment = round(discord.utils.utcnow().timestamp() * 1000)
    return BoardPage(guild_id=guild_id, page=number, channel_id=channel_id, nonce=f"board:{moment}:{number}")
