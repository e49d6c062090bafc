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
from bot.texts import ENGLISH, Texts, harmless, texts_for
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
"""What the bot must be allowed in the channel of a table."""
NEEDED_IN_FORUM = NEEDED | discord.Permissions(manage_threads=True)
"""What it must be allowed in a forum whose posts are tables: some tags can be set by moderators alone."""
NEEDED_FOR_BOARD = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
"""What it must be allowed where the list of all tables of a server stands."""
FETCHED_FOR = 600.0
"""Seconds for which it is not asked again what a channel is called, or which language a server speaks."""
REMEMBERED = 1000
"""Servers and channels of which that is remembered."""
PARENTS = 10_000
"""Threads of which it is remembered where they are."""
AT_ONCE = 8
"""Threads that are fetched at a time."""
_ROUND = str.maketrans("[]", "()")


def permission_names(permissions: discord.Permissions) -> list[str]:
    """Return what permissions are called in the settings of a server, in English."""
    names = (name for name, has in permissions if has)
    # discord.py calls it as Discord did before.
    return [
        name.replace("read_messages", "view_channels").replace("_", " ").title().replace(" In ", " in ")
        for name in names
    ]


def missing(channel: discord.abc.GuildChannel, member: discord.Member) -> discord.Permissions:
    """Return what the bot needs in a channel and is not allowed there."""
    needed = NEEDED_IN_FORUM if isinstance(channel, discord.ForumChannel) else NEEDED
    return discord.Permissions(needed.value & ~channel.permissions_for(member).value)


def readers_may_read(there: discord.abc.GuildChannel, other: discord.abc.GuildChannel) -> bool:
    """Return whether everybody who may read a channel may read another of the same server, whatever roles they have.

    Who has which role is not known. Whoever sees the one and not the other does so by at most two roles: one that shows
    the one, and one that hides the other; roles of which both channels and the server say the same are as one. Bots
    and administrators, who see everything, are left out.
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
    """Return what a channel says of a role's seeing it, or None."""
    return channel.overwrites_for(role).view_channel


def _own(channel: discord.abc.GuildChannel, person: int) -> bool | None:
    """Return what a channel says of a person's seeing it, or None."""
    return next((said.view_channel for target, said in channel.overwrites.items() if target.id == person), None)


def _sees(by_all: tuple[bool, bool | None], roles: list[tuple[bool, bool | None]]) -> bool:
    """Return whether somebody sees a channel by what holds for all and for each role: on the server, and there."""
    said = {shown for _, shown in roles}
    if True in said or False in said:
        return True in said
    return any(base for base, _ in (by_all, *roles)) if by_all[1] is None else by_all[1]


class Channels:
    """Finds channels, without asking Discord for those in servers of which this process hears."""

    def __init__(self, client: discord.Client, languages: Languages) -> None:
        """``languages``: which of them have been chosen."""
        self._client = client
        self._languages = languages
        self._parents = LRUCache[int, int | None](PARENTS)
        """In which channels threads are that are archived, or None if it cannot be known, or is private."""
        self._fetched = LRUCache[int, tuple[str | None, float]](REMEMBERED)
        """What Discord has said of servers and channels of which another process hears, by their ids, and when."""

    async def texts(self, table: Table, reader: int | None = None) -> Texts:
        """Return the words of a table's game in the language of its channel.

        ``reader``: for what one person alone is sent, in the language of that person, as far as it is known.
        """
        own = self._languages.people.get(reader) if reader else None
        chosen = own.language if own else table.language or self._languages.servers.get(table.guild_id)
        return texts_for(chosen or await self._locale_of(table.guild_id)).of(table.game)

    async def _locale_of(self, guild_id: int) -> str:
        guild = self._client.get_guild(guild_id)
        locale = str(guild.preferred_locale) if guild else await self._fetch(guild_id, self._locale)
        return locale or ENGLISH

    def of_server(self, guild: discord.Guild) -> Texts:
        """Return the words for what everybody on a server sees, in its language."""
        return texts_for(self._languages.servers.get(guild.id) or str(guild.preferred_locale))

    def of(self, table: Table) -> discord.PartialMessageable:
        """Return the channel or thread that a table is in."""
        return self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    def known(self, channel_id: int) -> discord.abc.GuildChannel | discord.Thread | discord.abc.PrivateChannel | None:
        """Return a channel with all that is known of it, or None."""
        return self._client.get_channel(channel_id)

    async def room(self, guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | None:
        """Return a channel of a server, of a thread that in which it is, or None if it is private, or cannot be known.

        Raises UNSENT: Discord cannot be reached.
        """
        found = guild.get_channel_or_thread(channel_id)
        if isinstance(found, discord.Thread):
            return None if found.is_private() else guild.get_channel(found.parent_id)
        if found is not None:
            return found
        if channel_id not in self._parents:  # a thread that is archived is heard of no longer
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
        """Return those of some channels of a server that whoever did something there may see, as far as is known."""
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
        """Return the message that was shown at a target, to be fetched or edited."""
        return self.message(row.channel_id or 0, row.message_id or 0)

    async def messages(self, table: Table, limit: int, *, after: int = 0) -> AsyncIterator[discord.Message]:
        """Iterate over what the bot itself has sent of late to a table's channel, newest first.

        Args:
            table: the table.
            limit: how many of all messages are looked at.
            after: the id of a message; only what was sent after it is looked at.

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
        # A thread is called what its table is; brackets would end the words of the link.
        name = harmless((await self._name(table) or "channel").translate(_ROUND))
        return f"[#{name}](https://discord.com/channels/{table.guild_id}/{table.channel_id})"

    def address(self, table: Table, message_id: int | None) -> str:
        """Return where a message of a table is, or its channel."""
        channel = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
        return channel if message_id is None else f"{channel}/{message_id}"

    async def _name(self, table: Table) -> str | None:
        channel, here = self._client.get_channel(table.channel_id), self._client.get_guild(table.guild_id) is not None
        if channel is not None or here:  # a thread that is archived is heard of no longer
            return getattr(channel, "name", None)
        return await self._fetch(table.channel_id, self._channel_name)

    async def _locale(self, guild_id: int) -> str:
        return str((await self._client.fetch_guild(guild_id, with_counts=False)).preferred_locale)

    async def _channel_name(self, channel_id: int) -> str | None:
        return getattr(await self._client.fetch_channel(channel_id), "name", None)

    async def _fetch(self, of: int, ask: Callable[[int], Awaitable[str | None]]) -> str | None:
        """Return what Discord says of a server or a channel, as it was a while ago, or None if it cannot be known."""
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
