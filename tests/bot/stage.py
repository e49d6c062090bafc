"""A Discord server in memory with a channel and three people, and ways to read what the bot shows them."""

from __future__ import annotations

from typing import Any

import simcord


class Stage:
    """Where a test plays: ``alice``, ``bob`` and ``cara`` in one channel with the real bot."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.bot: Any = env.bot
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        self.alice, self.bob, self.cara = (
            self.guild.add_member(env.create_user(name)) for name in ("alice", "bob", "cara")
        )

    @property
    def service(self) -> Any:
        return self.env.bot.service

    async def open(self, title="Friday", channel=None, host=None, **options):
        """Open a table and return its lobby message."""
        where = channel or self.channel
        said = await (host or self.alice).slash(where, "game new", title=title, **options)
        table = await self.service.tables.in_channel(where.id)
        assert table is not None, private(said)
        return self.lobby(where)

    def lobby(self, channel=None):
        """Return the channel's latest message that has a Join or Leave button, or had."""
        return next(m for m in reversed((channel or self.channel).history()) if "Pace:" in text(m))

    async def table(self, channel=None):
        """Return the table of the channel."""
        return await self.service.tables.in_channel((channel or self.channel).id)


def walk(components):
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]


def raw(message):
    return list(walk([component.to_dict() for component in getattr(message, "message", message).components]))


def text(message) -> str:
    """Return every word of a message, classic or of components."""
    return "\n".join([message.content or "", *(c["content"] for c in raw(message) if "content" in c)])


def labels(message) -> list[str]:
    """Return the labels of the buttons that can be pressed."""
    return [c["label"] for c in raw(message) if c.get("label") and not c.get("disabled")]


def private(result) -> str:
    """Return what an interaction answered to its person alone; fail where it was said aloud."""
    answers = [answer for answer in (result.response, *result.followups) if answer is not None and answer.ephemeral]
    assert answers, f"nothing private was answered: {result!r}"
    return "\n".join(text(answer) for answer in answers)
