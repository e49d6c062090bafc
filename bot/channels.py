"""Where a table is in Discord: its channel, the language spoken there, a link to it, and people's direct messages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from itertools import combinations_with_replacement

import discord
from cachetools import LRUCache

from bot.faults import UNSENT, is_final
from bot.service.languages import Languages
from bot.texts import ENGLISH, Texts, harmless, shorten, texts_for
from storage.records import LedgerRow, Table

log = logging.getLogger(__name__)

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions that the bot needs in the channel of a table."""
NEEDED_IN_FORUM = NEEDED | discord.Permissions(manage_threads=True)
"""The permissions that it needs in a forum whose posts are tables: some tags can only be set by moderators."""
NEEDED_FOR_BOARD = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
"""The permissions that it needs in the channel with the list of all tables of a server."""
FETCHED_FOR = 600.0
"""Seconds for which the fetched name of a channel or language of a server is used."""
REMEMBERED = 1000
"""The most servers and channels for which these are remembered."""
PARENTS = 10_000
"""The most threads of which the channel is remembered."""
AT_ONCE = 8
"""Threads that are fetched at the same time."""
LONGEST_NAME = 60
"""Characters of the name of a channel in a link: a daily message has nine of them, and a thread's name may have 100."""
_ROUND = str.maketrans("[]", "()")


def permission_names(permissions: discord.Permissions) -> list[str]:
    """Return what permissions are called in the settings of a server, in English."""
    names = (name for name, has in permissions if has)
    # discord.py uses Discord's former name for it.
    return [
        name.replace("read_messages", "view_channels").replace("_", " ").title().replace(" In ", " in ")
        for name in names
    ]


def missing(channel: discord.abc.GuildChannel, member: discord.Member) -> discord.Permissions:
    """Return the permissions that the bot needs in a channel and lacks there."""
    needed = NEEDED_IN_FORUM if isinstance(channel, discord.ForumChannel) else NEEDED
    return discord.Permissions(needed.value & ~channel.permissions_for(member).value)


def readers_may_read(there: discord.abc.GuildChannel, other: discord.abc.GuildChannel) -> bool:
    """Return whether everybody who may read a channel may read another of the same server, whatever roles they have.

    It is not known who has which role. If somebody sees the one and not the other, two of their roles at most are
    needed to explain it, one that shows the one and one that hides the other: so pairs of roles are tried. Roles for
    which the server and both channels have the same settings count as one. Bots are left out, and administrators, who
    see everything.
    (https://docs.discord.com/developers/topics/permissions#permission-overwrites)
    """
    if there == other:
        return True
    everyone, people, bots = there.guild.default_role, set[int](), set[int]()
    kinds: set[tuple[bool, bool | None, bool | None]] = {(False, None, None)}
    for role in there.guild.roles:
        if role.is_bot_managed():
            bots.add(role.tags.bot_id if role.tags is not None and role.tags.bot_id is not None else 0)
        elif role != everyone and not role.permissions.administrator:
            kinds.add((role.permissions.view_channel, _shown(there, role), _shown(other, role)))
    for channel in (there, other):
        people |= {target.id for target in channel.overwrites if not isinstance(target, discord.Role)}
    own = [(_own(there, person), _own(other, person)) for person in people - bots - {there.guild.me.id}]
    first, second = ((everyone.permissions.view_channel, _shown(channel, everyone)) for channel in (there, other))
    for one, two in combinations_with_replacement(sorted(kinds, key=repr), 2):
        seen = _sees(first, [(base, shown) for base, shown, _ in (one, two)])
        seen_too = _sees(second, [(base, shown) for base, _, shown in (one, two)])
        for by_person, by_person_too in [(None, None), *own]:
            sees, sees_too = by_person is None and seen, by_person_too is None and seen_too
            if (by_person or sees) and not (by_person_too or sees_too):
                return False
    return True


def _shown(channel: discord.abc.GuildChannel, role: discord.Role) -> bool | None:
    """Return whether a channel's overwrites let a role see it, or None if they do not say."""
    return channel.overwrites_for(role).view_channel


def _own(channel: discord.abc.GuildChannel, person: int) -> bool | None:
    """Return whether a channel's overwrites let a person see it, or None if they do not say."""
    return next((said.view_channel for target, said in channel.overwrites.items() if target.id == person), None)


def _sees(by_all: tuple[bool, bool | None], roles: list[tuple[bool, bool | None]]) -> bool:
    """Return whether somebody sees a channel, by the settings of server and channel for everybody and for each role."""
    said = {shown for _, shown in roles}
    if True in said or False in said:
        return True in said
    return any(base for base, _ in (by_all, *roles)) if by_all[1] is None else by_all[1]


class Channels:
    """Finds channels, without fetching those in servers whose events this process receives."""

    def __init__(self, client: discord.Client, languages: Languages) -> None:
        """``languages``: those chosen by people and for servers."""
        self._client = client
        self._languages = languages
        self._parents = LRUCache[int, int | None](PARENTS)
        """The channels of archived threads, by id of the thread; None if that is private or cannot be known."""
        self._fetched = LRUCache[int, tuple[str | None, float]](REMEMBERED)
        """By id, what was fetched of servers and channels whose events another process receives, and when."""

    async def texts(self, table: Table, reader: int | None = None) -> Texts:
        """Return the words of a table's game in the language of its channel.

        ``reader``: the person who alone is sent something; their language is used, as far as it is known.
        """
        own = self._languages.people.get(reader) if reader else None
        chosen = own.language if own else table.language or self._languages.servers.get(table.guild_id)
        return texts_for(chosen or await self._locale_of(table.guild_id)).of(table.game)

    async def _locale_of(self, guild_id: int) -> str:
        guild = self._client.get_guild(guild_id)
        locale = str(guild.preferred_locale) if guild else await self._fetch(guild_id, self._locale)
        return locale or ENGLISH

    def of_server(self, guild: discord.Guild) -> Texts:
        """Return the words of a server's language, for what everybody there sees."""
        return texts_for(self._languages.servers.get(guild.id) or str(guild.preferred_locale))

    def of(self, table: Table) -> discord.PartialMessageable:
        """Return the channel or thread that a table is in."""
        return self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    def known(self, channel_id: int) -> discord.abc.GuildChannel | discord.Thread | discord.abc.PrivateChannel | None:
        """Return a channel with everything known of it, or None if this process does not know it."""
        return self._client.get_channel(channel_id)

    async def room(self, guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | None:
        """Return a channel of a server, or the channel of a thread; None if the thread is private or nothing is known.

        Raises UNSENT: Discord cannot be reached.
        """
        found = guild.get_channel_or_thread(channel_id)
        if isinstance(found, discord.Thread):
            return None if found.is_private() else guild.get_channel(found.parent_id)
        if found is not None:
            return found
        if channel_id not in self._parents:  # Discord sends no events of an archived thread
            try:
                thread = await self._client.fetch_channel(channel_id)
            except (*UNSENT, discord.InvalidData) as error:
                if not is_final(error):
                    raise
                thread = None
            public = isinstance(thread, discord.Thread) and not thread.is_private()
            self._parents[channel_id] = thread.parent_id if isinstance(thread, discord.Thread) and public else None
        parent = self._parents[channel_id]
        return None if parent is None else guild.get_channel(parent)

    async def seen_by(self, interaction: discord.Interaction, channel_ids: Collection[int]) -> frozenset[int]:
        """Return those of some channels of a server that the author of an interaction may see, as far as is known."""
        guild, member = interaction.guild, interaction.user
        here = frozenset(channel_ids) & {interaction.channel_id}
        if guild is None or not isinstance(member, discord.Member):
            return here
        at_once = asyncio.Semaphore(AT_ONCE)

        async def may_see(channel_id: int) -> bool:
            async with at_once:
                try:
                    room = await self.room(guild, channel_id)
                except (*UNSENT, discord.InvalidData):
                    return False
            return room is not None and room.permissions_for(member).view_channel

        others = [channel_id for channel_id in channel_ids if channel_id not in here]
        seen = await asyncio.gather(*map(may_see, others))
        return here.union(channel_id for channel_id, is_seen in zip(others, seen, strict=True) if is_seen)

    def message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        """Return a message of a channel, to be fetched or edited."""
        return self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

    def posted(self, row: LedgerRow) -> discord.PartialMessage:
        """Return the message of a ledger row, to be fetched or edited."""
        return self.message(row.channel_id or 0, row.message_id or 0)

    async def messages(self, table: Table, limit: int, *, after: int = 0) -> AsyncIterator[discord.Message]:
        """Iterate over the bot's own recent messages in a table's channel, newest first.

        Args:
            table: the table.
            limit: how many messages, of whomever, are examined.
            after: the id of a message; only those sent after it are examined.

        Raises:
            discord.HTTPException: the channel cannot be read.

        """
        async for message in self.of(table).history(limit=limit, after=discord.Object(after), oldest_first=False):
            if message.author == self._client.user:
                yield message

    async def direct(self, user_id: int) -> discord.DMChannel:
        """Return the channel of a person's direct messages. Raises discord.HTTPException."""
        return await self._client.create_dm(self._client.get_user(user_id) or discord.Object(user_id))

    async def link(self, table: Table) -> str:
        """Return a link to a table's channel, for messages outside its server, where a mention might not be shown."""
        # A thread has the name of its table; brackets in it would end the text of the link.
        name = harmless(shorten(await self._name(table) or "channel", LONGEST_NAME).translate(_ROUND))
        return f"[#{name}](https://discord.com/channels/{table.guild_id}/{table.channel_id})"

    def address(self, table: Table, message_id: int | None) -> str:
        """Return the address of a message of a table, or that of its channel if ``message_id`` is None."""
        channel = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
        return channel if message_id is None else f"{channel}/{message_id}"

    async def _name(self, table: Table) -> str | None:
        channel, here = self._client.get_channel(table.channel_id), self._client.get_guild(table.guild_id) is not None
        if channel is not None or here:  # Discord sends no events of an archived thread
            return getattr(channel, "name", None)
        return await self._fetch(table.channel_id, self._channel_name)

    async def _locale(self, guild_id: int) -> str:
        return str((await self._client.fetch_guild(guild_id, with_counts=False)).preferred_locale)

    async def _channel_name(self, channel_id: int) -> str | None:
        return getattr(await self._client.fetch_channel(channel_id), "name", None)

    async def _fetch(self, of: int, ask: Callable[[int], Awaitable[str | None]]) -> str | None:
        """Return what Discord says of a server or channel, possibly some minutes ago, or None if it cannot be known."""
        said, at = self._fetched.get(of, (None, -FETCHED_FOR))
        if time.monotonic() - at < FETCHED_FOR:
            return said
        try:
            said = await ask(of)
        except (*UNSENT, discord.InvalidData) as error:
            log.info("nothing is known of a server or channel: %s", type(error).__name__)
            if not is_final(error):
                return said
        self._fetched[of] = said, time.monotonic()
        return said
