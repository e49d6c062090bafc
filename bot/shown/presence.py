"""When people are there and when they are away, as others read it: in the time zone of whoever reads."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.service import AbsenceNotice, Preferences, Snapshot
from bot.service.waiting import waits_until
from bot.shown import people
from bot.texts import SeatNames, Texts, harmless
from engine.core.seat import Seat


def now() -> float:
    """Tell the UTC unix time in seconds; read through discord.py, so that a test can set it."""
    return discord.utils.utcnow().timestamp()


def moment(when: float) -> str:
    """Show a moment with its date."""
    return f"<t:{round(when)}:f>"


def absence_notice(texts: Texts, notice: AbsenceNotice) -> str:
    """Tell a table that somebody is away, and what comes of it, or that somebody is back."""
    player, absence, table = people.mention(notice.user_id, texts), notice.absence, notice.table
    if absence is None:
        return texts.say("absence.back", player=player)
    lines = [texts.say("absence.begun", player=player, until=moment(absence.end))]
    if notice.waits_until < absence.end:
        lines.append(texts.say("absence.limit", until=moment(notice.waits_until)))
    lines.append(texts.say("absence.stand_in" if absence.stand_in else "absence.passes", player=player))
    if table.campaign is not None:
        lines.append(texts.say("absence.campaign"))
    return "\n".join(lines)


def seat_note(texts: Texts, chosen: Preferences | None) -> str:
    """Say shortly when somebody is there or away; empty where there is nothing to say."""
    absence = None if chosen is None else chosen.absence
    if absence is None or absence.end <= now():
        return ""
    if absence.covers(now()):
        return texts.say("presence.away", until=moment(absence.end))
    return texts.say("presence.away_from", start=moment(absence.start), until=moment(absence.end))


def waited_lines(texts: Texts, snapshot: Snapshot, waited: Iterable[Seat], names: SeatNames) -> list[str]:
    """Say when those who are waited for are there or away, a line each where there is something to say."""
    lines = []
    for seat in sorted(waited):
        chosen = snapshot.chosen.get(seat)
        absence = None if chosen is None else chosen.absence
        if absence is not None and absence.covers(now()):
            until, player = moment(absence.end), harmless(names[seat])
            waits = moment(waits_until(snapshot.table, absence))
            key = "absence.waited" if waits == until else "absence.waited_limit"
            lines.append(texts.say(key, player=player, until=until, waits=waits))
    return lines
