"""A place where messages stand: a text channel, a thread, or somebody's direct messages."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .clock import PATIENCE, Changes
from .message import Message

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(eq=False)
class Channel:
    """One channel with its whole history; tests wait on it for what the bot posts."""

    body: dict[str, Any]
    changes: Changes
    recipient: str | None = None
    """In a DM the person's id."""
    messages: dict[str, Message] = field(default_factory=dict)
    """All that was ever posted, ephemeral and deleted ones too."""
    forbidden: set[str] = field(default_factory=set)
    """Permissions that the bot lacks here."""

    @property
    def id(self) -> str:
        return str(self.body["id"])

    @property
    def name(self) -> str:
        return str(self.body.get("name"))

    @property
    def is_thread(self) -> bool:
        return self.body["type"] in THREADS

    @property
    def is_dm(self) -> bool:
        return bool(self.body["type"] == DM)

    @property
    def archived(self) -> bool:
        return bool(self.is_thread and self.body["thread_metadata"]["archived"])

    @property
    def locked(self) -> bool:
        return bool(self.is_thread and self.body["thread_metadata"]["locked"])

    @property
    def posts(self) -> list[Message]:
        """What everybody here sees now, oldest first; placeholders of a thinking bot left out."""
        return [m for m in self.messages.values() if not (m.ephemeral or m.deleted or m.loading)]

    async def nth(self, n: int, *, within: float = PATIENCE) -> Message:
        """The n-th post, counted from 1; waits for it."""
        await self.changes.until(lambda: len(self.posts) >= n, within=within, what=f"post {n} in {self!r}")
        return self.posts[n - 1]

    async def after(self, known: Message | None, *, within: float = PATIENCE) -> Message:
        """The first post after a known one (after nothing: the first); waits for it."""
        last = int(known.id) if known else 0
        found = await self.changes.until(
            lambda: [m for m in self.posts if int(m.id) > last], within=within, what=f"a post after {known!r}"
        )
        return found[0]

    async def until(self, wanted: Callable[[Message], object], *, within: float = PATIENCE) -> Message:
        """The newest post for which ``wanted`` holds; waits for it, edits included."""
        found = await self.changes.until(
            lambda: [m for m in self.posts if wanted(m)], within=within, what=f"a certain post in {self!r}"
        )
        return found[-1]

    def __repr__(self) -> str:
        return f"<Channel {self.name} {[m.text[:40] for m in self.posts][-5:]}>"
