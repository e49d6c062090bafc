"""When people are there and when they are away, as others read it: in the time zone of whoever reads."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.service import AbsenceNotice, Preferences, Snapshot
from bot.service.waiting import active_span, waits_until
from bot.shown import people
from bot.texts import SeatNames, Texts, harmless
from engine.core.seat import Seat
from storage.records import ActiveHours


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
    if chosen is None:
        return ""
    active, absence = chosen.active, chosen.absence
    said = [] if active is None else [active_hours(texts, active)]
    if absence is not None and absence.end > now():
        key = "presence.away" if absence.covers(now()) else "presence.away_from"
        said.append(texts.say(key, start=moment(absence.start), until=moment(absence.end)))
    return "".join(texts.say("presence.note", note=each) for each in said)


def active_hours(texts: Texts, active: ActiveHours) -> str:
    """Say when somebody usually plays, by the clock of whoever reads it: today's hours, or those of the next day."""
    start, end = active_span(active, now())
    key = "weekdays" if active.start == active.end else "daily" if active.weekends else "both"
    return texts.say(f"presence.active_{key}", start=f"<t:{round(start)}:t>", end=f"<t:{round(end)}:t>")


def waited_lines(texts: Texts, snapshot: Snapshot, waited: Iterable[Seat], names: SeatNames) -> list[str]:
    """Say when those who are waited for are there or away, a line each where there is something to say."""
    lines = []
    for seat in sorted(waited):
        chosen = snapshot.chosen.get(seat)
        absence = None if chosen is None else chosen.absence
        player, active = harmless(names[seat]), None if chosen is None else chosen.active
        if absence is not None and absence.covers(now()):
            until = moment(absence.end)
            waits = moment(waits_until(snapshot.table, absence))
            key = "absence.waited" if waits == until else "absence.waited_limit"
            lines.append(texts.say(key, player=player, until=until, waits=waits))
        elif active is not None:
            start, hours = active_span(active, now())[0], active_hours(texts, active)
            key = "presence.waited" if start <= now() else "presence.waited_later"
            lines.append(texts.say(key, player=player, hours=hours, when=f"<t:{round(start)}:R>"))
    return lines
