"""A Discord server in memory with a channel and three people, and ways to read what the bot shows them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import simcord

from engine.core.forms import answers
from engine.core.moves import fields


@contextmanager
def unheard(bot: Any) -> Iterator[None]:
    """Change tables without the bot telling of it by itself."""
    follow = bot.reconciler._moved
    bot.service.live.unsubscribe(follow)
    yield
    bot.service.live.subscribe(follow)


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
        options.setdefault("game", "europe")
        said = await (host or self.alice).slash(where, "game new", title=title, **options)
        table = await self.service.tables.in_channel(where.id)
        assert table is not None, private(said)
        return self.lobby(where)

    def lobby(self, channel=None):
        """Return the channel's latest message that has a Join or Leave button, or had."""
        return next(m for m in reversed((channel or self.channel).history()) if "Pace:" in text(m))

    async def begin(self, *others, **options):
        """Open a table, seat the others, start it, and return it; ``alice`` is the host."""
        options.setdefault("players", max(2, len(others) + 1))
        await self.open(**options)
        for other in others:
            await other.slash(self.channel, "game join")
        if not others:
            await self.alice.slash(self.channel, "game opponent")
        await self.alice.slash(self.channel, "game start")
        table = await self.table()
        assert table.phase == "live"
        return table

    async def act(self, who, kind=None, **given):
        """Make a person's first legal move, of a kind where one is named, and announce it."""
        table = await self.table()
        with self.env._bot_scope():
            look = await self.service.queries.snapshot(table.id, who.id)
            move = next(one for one in look.kinds if kind in {None, one.kind()})
            chosen = dict(given)
            for field in fields(move):
                if field not in chosen:
                    slot = (await self.service.queries.snapshot(table.id, who.id)).position.slots(move)(field, chosen)
                    chosen[field] = answers(slot)[0]
            await self.service.play.move(table.id, who.id, move, chosen)
            await self.bot.reconciler.reconcile(table.id)
        await self.env.settle()
        return await self.table()

    def question(self):
        """Return the channel's latest message that can be agreed to."""
        return next(m for m in reversed(self.channel.history()) if "Agree" in labels(m))

    def pinged(self, message):
        """Return the ids of those a message pings, each once: mentioned, and allowed to be."""
        stored = self.env.backend.get_message(message.channel.id, message.id)
        mentioned = dict.fromkeys(stored.mention_user_ids)
        return [user for user in mentioned if stored.allowed_mentions.allows_user(user)]

    def said(self, words, channel=None):
        """Return the latest message that holds some words; fail where there is none."""
        history = (channel or self.channel).history()
        found = next((m for m in reversed(history) if words in text(m)), None)
        assert found is not None, [text(m)[:80] for m in history]
        return found

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
    """Return the components of a message, with plain spaces where it has hard ones."""
    parts = list(walk([component.to_dict() for component in getattr(message, "message", message).components]))
    for part in parts:
        part |= {key: part[key].replace("\xa0", " ") for key in ("content", "label") if part.get(key)}
    return parts


def text(message) -> str:
    """Return every word of a message, classic or of components."""
    return "\n".join([message.content or "", *(c["content"] for c in raw(message) if "content" in c)])


def labels(message) -> list[str]:
    """Return the labels of the buttons that can be pressed."""
    return [c["label"] for c in raw(message) if c.get("label") and not c.get("disabled")]


def as_shown(message, label: str) -> str:
    """Return the label of a button with the hard spaces that it has, or as it is where there is no such button."""
    parts = walk([component.to_dict() for component in getattr(message, "message", message).components])
    shown = (part["label"] for part in parts if part.get("label"))
    return next((each for each in shown if each.replace("\xa0", " ") == label), label)


def private(result) -> str:
    """Return what an interaction answered to its person alone; fail where it was said aloud."""
    answers = [answer for answer in (result.response, *result.followups) if answer is not None and answer.ephemeral]
    assert answers, f"nothing private was answered: {result!r}"
    return "\n".join(text(answer) for answer in answers)
