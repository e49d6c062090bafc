"""Posts of a forum, one for each table: the tags say whether seats are free, and the title whose turn it is.

What the title and the tags should say follows from the table, and Discord knows what they say: none of it is stored,
and after a restart all posts are checked. Discord lets a channel be renamed only twice in ten minutes, so several
changes may be shown by one new title.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial

import discord

from bot.channels import Channels
from bot.collation import same
from bot.delivery.routes import Routes
from bot.faults import UNSENT, is_final, log_fault
from bot.messages.people import Names
from bot.service import Service, Table
from bot.texts import Texts, shorten

log = logging.getLogger(__name__)

RENAMES, SPAN = 2, 600.0
"""How many times Discord lets a channel be renamed, and in how many seconds."""
LONGEST_NAME = 100
"""Characters of the title of a post."""
MOST_TAGS = 5
"""The most tags that a post may have."""
TAGS = {"free": "forum.tag_free", "playing": "forum.tag_playing", "finished": "forum.tag_finished"}
"""The states of a table that tags show, each with the key of the tag's name."""


def forum_among(channels: Channels, listed: Iterable[int]) -> discord.ForumChannel | None:
    """Return the first forum among the channels that a server lists for tables."""
    found = (channels.known(channel_id) for channel_id in listed)
    return next((channel for channel in found if isinstance(channel, discord.ForumChannel)), None)


def state_of(table: Table) -> str:
    """Return which of ``TAGS`` a table is in."""
    if not table.alive:
        return "finished"
    return "free" if table.phase == "lobby" and len(table.seats) < table.wanted else "playing"


def tags_for(texts: Texts, forum: discord.ForumChannel, state: str) -> list[discord.ForumTag]:
    """Return the tag of a forum that is named after a state, if an administrator has made one."""
    named = texts.say(TAGS[state])
    return [tag for tag in forum.available_tags if same(tag.name, named)][:1]


class ForumPosts:
    """Keeps titles and tags up to date."""

    def __init__(self, client: discord.Client, service: Service, channels: Channels, names: Names) -> None:
        self._client = client
        self._service = service
        self._channels = channels
        self._names = names
        self._changed: set[int] = set()
        """Channels whose titles and tags may be out of date."""
        self._renamed: dict[int, list[float]] = {}
        """When channels were recently renamed, by the clock of the event loop."""
        self._routes = Routes()
        self._known: set[int] = set()
        """Servers whose posts were all looked at."""

    def stop(self) -> None:
        """Stop; posts that are out of date are edited after the next start."""
        self._routes.stop()

    @property
    def changed(self) -> bool:
        """Whether a post may be out of date."""
        return bool(self._changed)

    async def look(self, changed: Iterable[Table]) -> None:
        """Begin to update the posts of changed tables; after a start, all posts."""
        self._changed.update(table.channel_id for table in changed)
        for guild in self._client.guilds:
            if guild.id not in self._known and self._service.live.owns(guild.id):
                self._known.add(guild.id)
                self._changed.update(thread.id for thread in guild.threads if self._is_post(thread))
        now = asyncio.get_running_loop().time()
        self._renamed = {each: recent for each, times in self._renamed.items() if (recent := _recent(times, now))}
        for channel_id in tuple(self._changed):
            if not self._routes.busy(channel_id):
                self._changed.discard(channel_id)
                thread = self._client.get_channel(channel_id)
                if isinstance(thread, discord.Thread) and self._is_post(thread):
                    self._routes.begin(channel_id, partial(self._bring_up_to_date, thread))

    def _is_post(self, thread: discord.Thread) -> bool:
        """Return whether a thread is a post of ours in a forum, which this process looks after."""
        me, ours = self._client.user, self._service.live.owns(thread.guild.id)
        return ours and isinstance(thread.parent, discord.ForumChannel) and me is not None and thread.owner_id == me.id

    async def _bring_up_to_date(self, thread: discord.Thread) -> None:
        try:
            table, forum = await self._service.tables.in_channel(thread.id), thread.parent
            if not isinstance(forum, discord.ForumChannel) or thread.archived:
                return
            if table is None:  # a crash came before its table was made, or the table was deleted
                await thread.edit(archived=True)
                return
            texts = await self._channels.texts(table)
            name = await self._title(table, texts)
            tags = _with_state(thread.applied_tags, texts, forum, state_of(table))
            if name != thread.name and len(self._renamed.get(thread.id, ())) >= RENAMES:
                name = thread.name
                self._changed.add(thread.id)  # the title is changed later, with whatever changes meanwhile
            if name == thread.name and {tag.id for tag in tags} == {tag.id for tag in thread.applied_tags}:
                return
            if name != thread.name:
                self._renamed.setdefault(thread.id, []).append(asyncio.get_running_loop().time())
            await thread.edit(name=name, applied_tags=tags)
        except UNSENT as error:
            log.info("the title of a post was left as it was: %s", type(error).__name__)
            if not is_final(error):
                self._changed.add(thread.id)
        except Exception as error:  # noqa: BLE001 - one post must not stop all others
            log_fault(log, error, "the title of a post could not be changed")

    async def _title(self, table: Table, texts: Texts) -> str:
        """Return the title of a table, with the names of those whom it waits for."""
        waits = (await self._service.tables.waited_since([table])).get(table.id, {}) if table.alive else {}
        if not waits:
            return shorten(table.title, LONGEST_NAME)
        names = await self._names.at(table, texts)
        waited = texts.join([names[seat] for seat in sorted(waits)])
        return shorten(texts.say("forum.title", title=table.title, players=waited), LONGEST_NAME)


def _recent(times: Iterable[float], now: float) -> list[float]:
    return [at for at in times if now - at < SPAN]


def _with_state(
    applied: Iterable[discord.ForumTag], texts: Texts, forum: discord.ForumChannel, state: str
) -> list[discord.ForumTag]:
    """Return the tags of a post, with the tag for a state in place of those for other states."""
    ours = {tag.id for each in TAGS for tag in tags_for(texts, forum, each)}
    own = tags_for(texts, forum, state)
    return [*own, *(tag for tag in applied if tag.id not in ours)][:MOST_TAGS]
