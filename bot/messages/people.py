"""People as messages show them: their names in sentences and on pictures, and when they are there or away."""

from __future__ import annotations

import contextlib
import logging
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import discord
from cachetools import LRUCache

from bot.collation import alike
from bot.faults import UNSENT, error_code
from bot.service import AbsenceNotice, Preferences, Snapshot
from bot.service.waiting import active_span, waits_until
from bot.texts import PlayerName, SeatNames, Texts, harmless
from engine.core.seat import Seat
from rendering.fonts import drawable, draws
from storage.records import Absence, ActiveHours, CampaignRow, Holder, Table

log = logging.getLogger(__name__)


REMEMBERED = 10_000
"""The most names that are kept, those used last."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that show nothing."""
JOINERS = frozenset("\u200c\u200d")
"""Format characters that some scripts and emoji are written with; other ones could reverse a line."""
LONGEST = 24
"""Characters of a name that are shown; Discord allows 32, for which no board has room."""


def opponent_name(holder: Holder, texts: Texts) -> str:
    """Return what the built-in opponent on a seat is called."""
    key = f"opponent.name{holder.name}"  # a number of names, for one opponent each
    return texts.say(key) if texts.has(key) else texts.say("opponent.further", number=str(holder.seat + 1))


def readable(called: str) -> str:
    """Return a name on one line, without control characters; empty if nothing of it can be seen."""
    kept = "".join(char for char in " ".join(called.split()) if char in JOINERS or unicodedata.category(char)[0] != "C")
    seen = any(unicodedata.category(char)[0] in "LNPS" and char not in BLANK for char in kept)
    return " ".join(kept.split()) if seen else ""


class _Called(NamedTuple):
    """The names of a person."""

    shown: str
    user_name: str = ""
    """The unique name behind the shown one; empty if there is none."""

    def drawn(self, seat: int) -> str:
        """Return the name on pictures: the shown one if the fonts have all of its letters."""
        return next(filter(draws, (self.shown, self.user_name)), f"#{seat + 1}")


class Names:
    """Finds the display names of people, learning them from whoever presses a button."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known = LRUCache[tuple[int, int], _Called](REMEMBERED)

    def learn(self, guild_id: int | None, user: discord.abc.User) -> None:
        """Remember the name of somebody in a server; in direct messages (None) it is not known."""
        if guild_id is not None:
            self._remember(guild_id, user)

    async def at(self, table: Table, texts: Texts) -> tuple[PlayerName, ...]:
        """Return the names at a table by seat, no two alike."""
        return await self._unlike(table.guild_id, table.seats, texts)

    def known_at(self, table: Table, texts: Texts) -> tuple[PlayerName, ...]:
        """Return the names as ``at`` does, but without asking Discord: for answers that cannot be deferred."""
        known = (self._known_of(table.guild_id, holder, texts) for holder in table.seats)
        return _named([name or _Called(texts.say("people.unknown")) for name in known], texts)

    async def of_presidents(self, guild_id: int, campaign: CampaignRow, texts: Texts) -> tuple[PlayerName, ...]:
        """Return the names of the presidents of a campaign, in order, no two alike."""
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
        except UNSENT as error:
            log.info("no name for a person: %s", error_code(error))
            return _Called(texts.say("people.unknown"))

    def forget(self, user_id: int) -> None:
        """Forget the names of somebody."""
        for key in [key for key in self._known if key[1] == user_id]:
            del self._known[key]

    def _remember(self, guild_id: int, user: discord.abc.User, nick: str | None = None) -> _Called:
        # A display name may consist of invisible characters; the user name behind it cannot.
        called = _Called(*(_cut(name) for name in (readable(nick or user.display_name) or user.name, user.name)))
        self._known[guild_id, user.id] = called
        return called


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def own_name(user: discord.abc.User) -> PlayerName:
    """Return the name of the only person at a table."""
    called = _Called(readable(user.display_name) or user.name, user.name)
    return PlayerName(called.shown, called.drawn(0))


def _named(found: Sequence[_Called], texts: Texts) -> tuple[PlayerName, ...]:
    """Make names differ, in words and on pictures, by adding seats to those that look alike."""
    shown = _unlike([called.shown for called in found], alike, texts)
    # Pictures show the same name as the words, unless a letter of it would be lost.
    drawn = [
        name if draws(called.shown) else called.drawn(seat)
        for seat, (name, called) in enumerate(zip(shown, found, strict=True))
    ]
    drawn = _unlike(drawn, lambda name: alike(drawable(name)), texts)
    return tuple(PlayerName(*each) for each in zip(shown, drawn, strict=True))


def _unlike(names: Sequence[str], looks: Callable[[str], str], texts: Texts) -> list[str]:
    """Add seat numbers to names that look alike, until all differ."""
    found = list(names)
    while len(set(seen := list(map(looks, found)))) < len(found):
        found = [
            name if seen.count(look) == 1 else texts.say("people.double", name=name, number=str(seat + 1))
            for seat, (name, look) in enumerate(zip(found, seen, strict=True))
        ]
    return found


def mention(user_id: int | None, texts: Texts) -> str:
    """Mention a person; None stands for one who wanted to be forgotten."""
    return texts.say("people.nobody") if user_id is None else f"<@{user_id}>"


def seat(texts: Texts, table: Table, number: Seat) -> str:
    """Mention who holds a seat; a built-in opponent is called by its name and level."""
    who = table.holder(number)
    if who.policy is None:
        return mention(who.user_id, texts)
    policy = texts.say(f"policy.{who.policy}")  # one for each built-in opponent
    return texts.say("people.opponent", name=opponent_name(who, texts), policy=policy)


def everybody(texts: Texts, user_ids: Iterable[int]) -> str:
    """Mention several people as a list."""
    return texts.join([mention(user_id, texts) for user_id in user_ids])


def now() -> float:
    """Return the UTC unix time in seconds; read through discord.py, so that a test can set it."""
    return discord.utils.utcnow().timestamp()


def moment(when: float) -> str:
    """Return a moment as Discord shows it with its date."""
    return f"<t:{round(when)}:f>"


def absence_notice(texts: Texts, notice: AbsenceNotice) -> str:
    """Say that somebody is away, and what that means if the table waits for them; or that somebody is back."""
    player, absence, table = mention(notice.user_id, texts), notice.absence, notice.table
    if absence is None:
        return texts.say("absence.back", player=player)
    if not notice.waited:
        return _away(texts, player, absence, notice.waits_until)
    lines = [texts.say("absence.begun", player=player, until=moment(absence.end))]
    if notice.waits_until < absence.end:
        lines.append(texts.say("absence.limit", until=moment(notice.waits_until)))
    lines.append(texts.say("absence.stand_in" if absence.stand_in else "absence.passes", player=player))
    if table.campaign is not None:
        lines.append(texts.say("absence.campaign"))
    return "\n".join(lines)


def _away(texts: Texts, player: str, absence: Absence, waits: float) -> str:
    """Say in one line how long somebody is away; ``waits``: until when the table waits, UTC unix seconds."""
    key = "absence.waited_limit" if waits < absence.end else "absence.waited"
    return texts.say(key, player=player, until=moment(absence.end), waits=moment(waits))


def availability(texts: Texts, chosen: Preferences | None) -> str:
    """Say in a few words when somebody is there or away; empty if there is nothing to say."""
    if chosen is None:
        return ""
    active, absence = chosen.active, chosen.absence
    said = [] if active is None else [active_hours(texts, active)]
    if absence is not None and absence.end > now():
        key = "presence.away" if absence.covers(now()) else "presence.away_from"
        said.append(texts.say(key, start=moment(absence.start), until=moment(absence.end)))
    return "".join(texts.say("presence.note", note=each) for each in said)


def active_hours(texts: Texts, active: ActiveHours) -> str:
    """Say when somebody usually plays, in the reader's time zone: today's hours, or those of the next day."""
    start, end = active_span(active, now())
    key = "presence.active_daily" if active.weekends else "presence.active_both"
    if active.start == active.end:
        key = "presence.active_weekdays"
    return texts.say(key, start=f"<t:{round(start)}:t>", end=f"<t:{round(end)}:t>")


def waited_lines(texts: Texts, snapshot: Snapshot, waited: Iterable[Seat], names: SeatNames) -> list[str]:
    """Say when the people that the table waits for are there or away, a line each if there is something to say."""
    lines = []
    for seat in sorted(waited):
        chosen = snapshot.chosen.get(seat)
        absence = None if chosen is None else chosen.absence
        player, active = harmless(names[seat]), None if chosen is None else chosen.active
        if absence is not None and absence.covers(now()):
            lines.append(_away(texts, player, absence, waits_until(snapshot.table, absence)))
        elif active is not None:
            start, hours = active_span(active, now())[0], active_hours(texts, active)
            key = "presence.waited" if start <= now() else "presence.waited_later"
            lines.append(texts.say(key, player=player, hours=hours, when=f"<t:{round(start)}:R>"))
    return lines
