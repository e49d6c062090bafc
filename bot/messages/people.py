"""Names of people, as they stand in sentences, in lists and on pictures."""

from __future__ import annotations

import contextlib
import logging
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import discord
from cachetools import LRUCache

from bot.collation import alike
from bot.texts import PlayerName, Texts
from engine.core.seat import Seat
from rendering.fonts import drawable, draws
from storage.records import CampaignRow, Holder, Table

log = logging.getLogger(__name__)


REMEMBERED = 10_000
"""As many names are kept, those used last."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
JOINERS = frozenset("\u200c\u200d")
"""Format characters that some scripts and emoji are written with; the others could turn a line around."""
LONGEST = 24
"""Characters of a name that are shown; Discord allows 32, which no place on a board has."""


def opponent_name(holder: Holder, texts: Texts) -> str:
    """Return what the built-in opponent on a seat is called."""
    key = f"opponent.name{holder.name}"
    return texts.say(key) if texts.has(key) else texts.say("opponent.further", number=str(holder.seat + 1))


def readable(called: str) -> str:
    """Return what somebody is called on one line, without control characters; empty where nothing of it shows."""
    kept = "".join(char for char in " ".join(called.split()) if char in JOINERS or unicodedata.category(char)[0] != "C")
    seen = any(unicodedata.category(char)[0] in "LNPS" and char not in BLANK for char in kept)
    return " ".join(kept.split()) if seen else ""


class _Called(NamedTuple):
    """What somebody is called."""

    shown: str
    user_name: str = ""
    """Behind what is shown; nothing: there is none."""

    def drawn(self, seat: int) -> str:
        """Return what pictures call whoever holds a seat: what is shown, if their fonts have all of its letters."""
        return next(filter(draws, (self.shown, self.user_name)), f"#{seat + 1}")


class Names:
    """Finds the display names of people, learning them from whoever presses a button."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known = LRUCache[tuple[int, int], _Called](REMEMBERED)

    def learn(self, guild_id: int | None, user: discord.abc.User) -> None:
        """Remember what somebody is called in a server (None: in private, which tells nothing about a server)."""
        if guild_id is not None:
            self._remember(guild_id, user)

    async def at(self, table: Table, texts: Texts) -> tuple[PlayerName, ...]:
        """Return the names at a table by seat, no two alike."""
        return await self._unlike(table.guild_id, table.seats, texts)

    def known_at(self, table: Table, texts: Texts) -> tuple[PlayerName, ...]:
        """Return the names as ``at`` does, without asking Discord: for what it takes at once or not at all."""
        known = (self._known_of(table.guild_id, holder, texts) for holder in table.seats)
        return _named([name or _Called(texts.say("people.unknown")) for name in known], texts)

    async def of_presidents(self, guild_id: int, campaign: CampaignRow, texts: Texts) -> tuple[PlayerName, ...]:
        """Return the names of the presidents of a campaign in their order, no two alike."""
        held = [Holder(Seat(n), one.user_id, one.policy, name=one.name) for n, one in enumerate(campaign.presidents)]
        return await self._unlike(guild_id, held, texts)

    async def _unlike(self, guild_id: int, holders: Sequence[Holder], texts: Texts) -> tuple[PlayerName, ...]:
        found = [
            self._known_of(guild_id, holder, texts) or await self._fetch(guild_id, holder.user_id or 0, texts)
            for holder in holders
        ]
        return _named(found, texts)

    def _known_of(self, guild_id: int, holder: Holder, texts: Texts) -> _Called | None:
        if holder.called is not None:
            return _Called(holder.called, getattr(holder.called, "drawn", ""))
        if holder.policy is not None:
            return _Called(opponent_name(holder, texts))
        if holder.user_id is None:
            return _Called(texts.say("people.left", number=str(holder.seat + 1)))
        return self._known.get((guild_id, holder.user_id))

    async def _fetch(self, guild_id: int, user_id: int, texts: Texts) -> _Called:
        guild, nick = self._client.get_guild(guild_id), None
        try:
            user: discord.abc.User | None = None
            with contextlib.suppress(discord.NotFound):  # has left the server
                if guild is not None:
                    user = await guild.fetch_member(user_id)
                else:  # another process has the server's shard
                    nick = (await self._client.http.get_member(guild_id, user_id)).get("nick")
            return self._remember(guild_id, user or await self._client.fetch_user(user_id), nick)
        except discord.HTTPException as error:
            log.info("no name for a person: %s", error.code)
            return _Called(texts.say("people.unknown"))

    def forget(self, user_id: int) -> None:
        """Forget what somebody is called everywhere."""
        for key in [key for key in self._known if key[1] == user_id]:
            del self._known[key]

    def _remember(self, guild_id: int, user: discord.abc.User, nick: str | None = None) -> _Called:
        # A display name may consist of what cannot be seen; the user name behind it cannot.
        called = _Called(*(_cut(name) for name in (readable(nick or user.display_name) or user.name, user.name)))
        self._known[guild_id, user.id] = called
        return called


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def own_name(user: discord.abc.User) -> PlayerName:
    """Return what somebody is called where nobody else is: at a table of one's own."""
    called = _Called(readable(user.display_name) or user.name, user.name)
    return PlayerName(called.shown, called.drawn(0))


def _named(found: Sequence[_Called], texts: Texts) -> tuple[PlayerName, ...]:
    """Tell people of one name apart by their seats, in words and on pictures."""
    shown = _unlike([called.shown for called in found], alike, texts)
    # What stands in words is drawn as well, unless a letter of it would be lost.
    drawn = [
        name if draws(called.shown) else called.drawn(seat)
        for seat, (name, called) in enumerate(zip(shown, found, strict=True))
    ]
    drawn = _unlike(drawn, lambda name: alike(drawable(name)), texts)
    return tuple(PlayerName(*each) for each in zip(shown, drawn, strict=True))


def _unlike(names: Sequence[str], looks: Callable[[str], str], texts: Texts) -> list[str]:
    """Add the numbers of their seats to names that look alike, until all differ."""
    found = list(names)
    while len(set(seen := list(map(looks, found)))) < len(found):
        found = [
            name if seen.count(look) == 1 else texts.say("people.double", name=name, number=str(seat + 1))
            for seat, (name, look) in enumerate(zip(found, seen, strict=True))
        ]
    return found


def mention(user_id: int | None, texts: Texts) -> str:
    """Show a person; None: one who wanted to be forgotten."""
    return texts.say("people.nobody") if user_id is None else f"<@{user_id}>"


def seat(texts: Texts, table: Table, number: Seat) -> str:
    """Show who holds a seat; built-in opponents have the names that the board gives them."""
    who = table.holder(number)
    if who.policy is None:
        return mention(who.user_id, texts)
    return texts.say("people.opponent", name=opponent_name(who, texts), policy=texts.say(f"policy.{who.policy}"))


def everybody(texts: Texts, user_ids: Iterable[int]) -> str:
    """Show several people as a list."""
    return texts.join([mention(user_id, texts) for user_id in user_ids])
