"""Answering what somebody did in Discord, before any work is done for it; and what work is done for which interaction.

The table and the interaction are not handed from function to function: everything that is begun while one of them is
handled knows of it.

In one iteration, the event loop runs everything that is ready. A first answer takes about ten short steps, each in an
iteration of its own. If a hundred people pressed at the same time, each iteration would hold a hundred steps that read
a position or compose a panel, some milliseconds each: first answers would take a second or more. So only one such long
step is made in an iteration.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple, cast
from weakref import WeakKeyDictionary

import aiohttp
import discord
from discord.utils import MISSING

from bot.texts import Texts, in_messages, texts_for

log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060
"""Discord's code for an interaction that has been answered."""
REPEATED_AFTER = 0.9
"""Seconds after which a request was repeated: discord.py waits a whole one after a server error of Discord."""
NOBODY = discord.AllowedMentions.none()
"""Lets an edit ping nobody; a new message pings nobody by default."""


class Interaction(NamedTuple):
    """What somebody did in Discord, as far as a line of the log may mention it."""

    id: str
    kind: str
    received: float
    """When it arrived, by ``time.monotonic``."""


_table: ContextVar[str | None] = ContextVar("table", default=None)
_interaction: ContextVar[Interaction | None] = ContextVar("interaction", default=None)


def interaction() -> Interaction | None:
    """Return the interaction that the present work is for, or None if the bot does it automatically."""
    return _interaction.get()


@contextmanager
def answering(interaction_id: str, kind: str) -> Iterator[None]:
    """Attribute what is done and begun in this block to an interaction."""
    token = _interaction.set(Interaction(interaction_id, kind, time.monotonic()))
    try:
        yield
    finally:
        _interaction.reset(token)


def about_table(table_id: str) -> None:
    """Attribute what this task does from now on to a table."""
    _table.set(table_id)


def under_way() -> dict[str, str]:
    """Return the ids of the table and the interaction that the present work is for, as far as there are any."""
    given, table = _interaction.get(), _table.get()
    found = {"table": table, "interaction": None if given is None else given.id}
    return {name: value for name, value in found.items() if value is not None}


class LongSteps:
    """The queue of the long steps of one event loop: first come, first served, without waiting if it is empty."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._taken = False
        """Whether a step was let in in this iteration of the event loop, or will be in the next one."""

    async def next(self) -> None:
        """Wait for an iteration of the event loop in which no other long step is made."""
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._let_in, loop)
            return
        waiting = loop.create_future()
        self._waiting.append(waiting)
        await waiting

    def _let_in(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():  # else whoever waited was cancelled
                following.set_result(None)
                loop.call_soon(self._let_in, loop)
                return
        self._taken = False


_steps: WeakKeyDictionary[asyncio.AbstractEventLoop, LongSteps] = WeakKeyDictionary()


async def long_step() -> None:
    """Wait until this event loop has time for a step of some milliseconds. First answers do not wait for that."""
    await _steps.setdefault(asyncio.get_running_loop(), LongSteps()).next()


async def acknowledge(interaction: discord.Interaction, *, private: bool = False) -> None:
    """Defer the answer to an interaction.

    Args:
        interaction: the interaction.
        private: whether to answer with a new message that only this person sees, instead of editing the present one.

    Raises:
        discord.HTTPException: it is too late, or it was answered elsewhere.

    """
    began, lost = asyncio.get_running_loop().time(), False
    try:
        try:
            await interaction.response.defer(ephemeral=private, thinking=private)
        except (aiohttp.ClientError, ConnectionError):
            lost = True
            await interaction.response.defer(ephemeral=private, thinking=private)
    except discord.HTTPException as error:
        repeated = lost or asyncio.get_running_loop().time() - began > REPEATED_AFTER
        if error.code != ALREADY_ANSWERED or not repeated:
            raise
        # Our own first attempt had arrived. How an interaction is marked as answered is private in discord.py.
        kinds = discord.InteractionResponseType
        interaction.response._response_type = (  # noqa: SLF001
            kinds.deferred_channel_message if private else kinds.deferred_message_update
        )
        log.info("an acknowledgement had arrived although its receipt was lost")
    await long_step()
    thread = interaction.channel
    if isinstance(thread, discord.Thread) and thread.archived and not thread.locked:
        # Nothing can be edited in an archived thread; as somebody is using it, it is opened again.
        with contextlib.suppress(discord.HTTPException):
            await thread.edit(archived=False)


def my_texts(interaction: discord.Interaction) -> Texts:
    """Return the texts in the language of the person's client."""
    return texts_for(str(interaction.locale))


def pinging(people: Iterable[int]) -> discord.AllowedMentions:
    """Return the mentions that let a message ping these people and nobody else, or an edit keep them highlighted."""
    return discord.AllowedMentions(users=[discord.Object(user) for user in people])


def control_id(interaction: discord.Interaction) -> str:
    """Return the id of the control or modal that was used; empty for a command."""
    data = cast("dict[str, Any]", interaction.data or {})
    return str(data.get("custom_id", ""))


async def answer_privately(
    interaction: discord.Interaction,
    words: str,
    *,
    view: discord.ui.View = MISSING,
    files: Sequence[discord.File] = MISSING,
) -> None:
    """Answer one person privately, whether or not the interaction was answered already.

    A text that is too long is continued in further messages; buttons and files come with the last one.
    """
    *before, last = in_messages(words)
    for part, buttons, uploads in (*((part, MISSING, MISSING) for part in before), (last, view, files)):
        if interaction.response.is_done():
            await interaction.followup.send(part, view=buttons, files=uploads, ephemeral=True)
        else:
            await interaction.response.send_message(part, view=buttons, files=uploads, ephemeral=True)
