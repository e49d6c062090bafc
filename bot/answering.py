"""Answering what somebody did in Discord: at once and before any work, and what is done for it meanwhile.

Which table and which interaction it is about is not handed from function to function: whatever is begun while one of
them is handled knows of it.

The event loop does in one round whatever is ready. A first answer takes about ten short steps, each in a round of its
own. Where a hundred people press at once, each round would hold a hundred steps that read a position or lay out a
panel, some milliseconds each: first answers would take a second and more. So of these long steps a round makes one.
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
"""Seconds: discord.py waits a whole one before it repeats a request that Discord answered with a server error."""
NOBODY = discord.AllowedMentions.none()
"""Whom an edit pings; whatever is sent pings nobody anyhow, unless it says whom."""


class Interaction(NamedTuple):
    """What somebody did in Discord, as far as a line of the log may tell of it."""

    id: str
    kind: str
    received: float
    """When it came, by ``time.monotonic``."""


_table: ContextVar[str | None] = ContextVar("table", default=None)
_interaction: ContextVar[Interaction | None] = ContextVar("interaction", default=None)


def interaction() -> Interaction | None:
    """Return what somebody did of which whatever is done now comes, or None if the bot does it by itself."""
    return _interaction.get()


@contextmanager
def answering(interaction_id: str, kind: str) -> Iterator[None]:
    """Say that what is done and begun in this block comes of an interaction."""
    token = _interaction.set(Interaction(interaction_id, kind, time.monotonic()))
    try:
        yield
    finally:
        _interaction.reset(token)


def about_table(table_id: str) -> None:
    """Say that whatever this task does from now on is about a table."""
    _table.set(table_id)


def under_way() -> dict[str, str]:
    """Return the table and the interaction, as far as there are any."""
    given, table = _interaction.get(), _table.get()
    found = {"table": table, "interaction": None if given is None else given.id}
    return {name: value for name, value in found.items() if value is not None}


class LongSteps:
    """The queue of the steps of one event loop: whoever came first goes first, at once where nobody else does."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._taken = False
        """A step was let in in this round of the event loop, or is let in in the next one."""

    async def next(self) -> None:
        """Wait for a round of the event loop in which no other long step is made."""
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
            if not following.done():  # nobody waits for it any more
                following.set_result(None)
                loop.call_soon(self._let_in, loop)
                return
        self._taken = False


_steps: WeakKeyDictionary[asyncio.AbstractEventLoop, LongSteps] = WeakKeyDictionary()


async def long_step() -> None:
    """Wait until this event loop has time for a step of some milliseconds. Before a first answer nothing waits so."""
    await _steps.setdefault(asyncio.get_running_loop(), LongSteps()).next()


async def acknowledge(interaction: discord.Interaction, *, private: bool = False) -> None:
    """Defer the answer to an interaction.

    Args:
        interaction: the interaction.
        private: answer with a new message that only this person sees, instead of editing the present one.

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
        # Our own first attempt had arrived. Private in discord.py: that the interaction is answered.
        kinds = discord.InteractionResponseType
        interaction.response._response_type = (  # noqa: SLF001
            kinds.deferred_channel_message if private else kinds.deferred_message_update
        )
        log.info("an acknowledgement had arrived although its receipt was lost")
    await long_step()
    thread = interaction.channel
    if isinstance(thread, discord.Thread) and thread.archived and not thread.locked:
        # Nothing can be edited in an archived thread; somebody uses it again, so it is opened for all of them.
        with contextlib.suppress(discord.HTTPException):
            await thread.edit(archived=False)


def my_texts(interaction: discord.Interaction) -> Texts:
    """Return the texts in the language of the person's client."""
    return texts_for(str(interaction.locale))


def pinging(people: Iterable[int]) -> discord.AllowedMentions:
    """Return what lets a message ping these people and nobody else, or an edit leave them marked."""
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

    A text that is too long continues in further messages; buttons and files come with the last.
    """
    *before, last = in_messages(words)
    for part, buttons, uploads in (*((part, MISSING, MISSING) for part in before), (last, view, files)):
        if interaction.response.is_done():
            await interaction.followup.send(part, view=buttons, files=uploads, ephemeral=True)
        else:
            await interaction.response.send_message(part, view=buttons, files=uploads, ephemeral=True)
