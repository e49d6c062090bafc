"""What a person sets for all tables, and what is stored about a person."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import discord
import msgspec
from discord import app_commands

from bot.commands import here
from bot.commands.here import Suggestions, begin, fitting
from bot.service import Preferences, Refusal
from bot.shown.confirmation import forget_buttons
from bot.texts import ENGLISH, INTERVALS, Texts, duration, texts_for

AS_THE_TABLE = 0
"""Stands among the intervals, in seconds, for that of each table."""
OFF = "off"
INTERVAL_CHOICES = [
    here.choice("me.interval_table", AS_THE_TABLE),
    *(app_commands.Choice(name=duration(texts_for(ENGLISH), seconds), value=seconds) for seconds in INTERVALS),
]
PICTURES_CHOICES = [here.choice(f"me.pictures_{value}", value) for value in ("on", OFF)]
WHERE_CHOICES = [here.choice(f"me.reminders_{where}", where) for where in ("dm", "channel", OFF)]


def me_group() -> app_commands.Group:
    """Make the group ``/me``; it works in direct messages too."""
    group = here.group("me")
    group.add_command(here.command("me.settings", settings))
    return group


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones, those of places before the technical ones."""
    return tuple(sorted(available_timezones(), key=lambda name: ("/" not in name or name.startswith("Etc/"), name)))


async def suggest_zones(_: discord.Interaction, written: str) -> Suggestions:
    """Offer time zones by what is typed of their city, with the time it is there."""
    now = discord.utils.utcnow()
    # A city is typed more often than its continent. The time behind a suggestion may be typed again with it.
    sought = written.partition(" · ")[0]
    cities = fitting([(zone.rpartition("/")[2], zone) for zone in zones()], sought)
    return [
        app_commands.Choice(
            name=f"{each.value.replace('_', ' ')} · {now.astimezone(ZoneInfo(each.value)):%H:%M}", value=each.value
        )
        for each in cities
    ]


@app_commands.choices(interval=INTERVAL_CHOICES, reminders=WHERE_CHOICES, pictures=PICTURES_CHOICES)
@app_commands.autocomplete(zone=suggest_zones)
async def settings(
    interaction: discord.Interaction,
    zone: app_commands.Range[str, 1, 60] | None = None,
    quiet: app_commands.Range[str, 1, 20] | None = None,
    interval: int | None = None,
    reminders: str | None = None,
    pictures: str | None = None,
) -> None:
    """Change what was given and show everything."""
    request = await begin(interaction)
    people, texts = request.service.people, request.texts
    before = await people.preferences(request.user)
    wanted = _changed(before, zone, quiet, interval, reminders)
    if pictures is not None:
        wanted = msgspec.structs.replace(wanted, pictures=pictures != OFF)
    kept = await people.set_preferences(wanted) if wanted != before else before
    if reminders == "dm":
        await request.parts.direct_messages.opened(request.user)
    lines = [shown(texts, kept, discord.utils.utcnow())]
    if wanted == before:
        lines.append(texts.say("me.how_to_change"))
    if kept.reminders and kept.where == "dm" and await people.dm_closed(request.user):
        lines.append(texts.say("me.dm_closed"))
    await request.answer("\n".join(lines))


def _changed(
    before: Preferences, zone: str | None, quiet: str | None, interval: int | None, reminders: str | None
) -> Preferences:
    after = before
    if zone is not None:
        if zone not in available_timezones():
            raise Refusal("me.zone_unknown", zone=zone)
        after = msgspec.structs.replace(after, zone=zone)
    if quiet is not None:
        hours = here.read(quiet, after.zone)
        start, end = (hours.start, hours.end) if hours else (None, None)
        after = msgspec.structs.replace(after, quiet_start=start, quiet_end=end)
    if interval is not None:
        after = msgspec.structs.replace(after, interval=interval or None)
    if reminders == OFF:
        after = msgspec.structs.replace(after, reminders=False)
    elif reminders is not None:
        after = msgspec.structs.replace(after, reminders=True, where="dm" if reminders == "dm" else "channel")
    return after


def shown(texts: Texts, chosen: Preferences, now: datetime) -> str:
    """Show a person's settings, with the time it is in their zone at ``now``."""
    there = now.astimezone(ZoneInfo(chosen.zone) if chosen.zone != "UTC" else UTC)
    return texts.say(
        "me.settings",
        zone=chosen.zone.replace("_", " "),
        time=f"{there:%H:%M}",
        quiet=here.written(chosen.quiet) if chosen.quiet else texts.say("me.quiet_none"),
        interval=duration(texts, chosen.interval) if chosen.interval else texts.say("me.interval_table"),
        reminders=texts.say(f"me.reminders_{chosen.where if chosen.reminders else OFF}"),
        pictures=texts.say(f"me.pictures_{'on' if chosen.pictures else OFF}"),
    )


def privacy_commands() -> tuple[here.Command, here.Command]:
    """Make both commands; they work in direct messages too."""
    return here.command("privacy", privacy), here.command("forget_me", forget_me)


async def privacy(interaction: discord.Interaction) -> None:
    """Tell what is stored about whoever asks."""
    request = await begin(interaction)
    texts, stored = request.texts, await request.service.people.privacy(request.user)
    counts: dict[str, int | str] = {
        "seats": len(stored.seats),
        "running": sum(table.alive for table in stored.seats),
        "hosted": stored.hosted,
        "reminders": stored.reminders,
        "messages": stored.messages,
        "proposals": stored.proposals,
        "companies": stored.companies,
        "lessons": stored.lessons,
        "settings": texts.say("privacy.settings_some" if stored.preferences else "privacy.settings_none"),
        "dm": texts.say("privacy.dm_closed" if stored.closed_dm else "privacy.dm_open"),
    }
    await request.answer(texts.say("privacy.text", **counts))


async def forget_me(interaction: discord.Interaction) -> None:
    """Ask whether everything is to be removed."""
    request = await begin(interaction)
    stored = await request.service.people.privacy(request.user)
    said = request.texts.say("forget.question", running=sum(table.alive for table in stored.seats))
    await request.answer(said, view=forget_buttons(request.texts))
