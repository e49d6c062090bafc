"""``/me``, ``/privacy`` and ``/forget-me``: a person's settings for all tables, and what is stored about a person."""

from __future__ import annotations

import datetime as dt
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import discord
import msgspec
from discord import app_commands

from bot.answering import acknowledge, my_texts
from bot.interactions import here
from bot.interactions.here import Request, Suggestions, begin, fitting, meant
from bot.interactions.parts import Parts, parts_of
from bot.messages.controls import NO, NO_TABLE, YES, Controls, ForgetButton, Press
from bot.messages.people import active_hours, moment
from bot.service import Preferences, Refusal
from bot.service.values import HOLIDAY_PAUSE, HOLIDAYS
from bot.texts import DAY, Texts, duration_text, texts_for
from engine.core.text import text

AS_THE_TABLE = 0
"""The interval, in seconds, that stands for that of each table."""
OFF = "off"
INTERVAL_CHOICES = [
    here.choice("me.interval_table", AS_THE_TABLE),
    *here.INTERVAL_CHOICES,
]
LANGUAGE_CHOICES = here.languages_to_choose("me.language_discord")
PICTURES_CHOICES = [here.choice("me.pictures_on", "on"), here.choice("me.pictures_off", OFF)]
MEANWHILE_CHOICES = [here.choice("me.meanwhile_pass", "pass"), here.choice("me.meanwhile_opponent", "opponent")]
FIRST_YEAR, LAST_YEAR = 2000, 9000
"""Between these years every day begins at some moment in every time zone."""
FIRST_DAY = "from"
"""The name of the parameter for the first day of a holiday."""
DAYS_OFFERED = 120
"""Days ahead that autocompletion suggests."""
WEEKENDS_CHOICES = [here.choice("me.weekends_on", "on"), here.choice("me.weekends_off", OFF)]
REMINDERS = {"dm": "me.reminders_dm", "channel": "me.reminders_channel", OFF: "me.reminders_off"}
"""The key of where reminders go."""
WHERE_CHOICES = [here.choice(key, where) for where, key in REMINDERS.items()]
LISTED_CHOICES = [here.choice("me.statistics_on", "on"), here.choice("me.statistics_off", OFF)]


def me_group() -> app_commands.Group:
    """Make the group ``/me``; it works in direct messages too."""
    group = here.group("me")
    here.add(group, (settings, statistics, holiday, back))
    return group


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones, those of places first."""
    return tuple(sorted(available_timezones(), key=lambda name: ("/" not in name or name.startswith("Etc/"), name)))


async def suggest_zones(_: discord.Interaction, written: str) -> Suggestions:
    """Suggest time zones by their city, with the local time."""
    now = discord.utils.utcnow()
    # A city is typed more often than its continent.
    cities = fitting([(zone.rpartition("/")[2], zone) for zone in zones()], _without_time(written))
    return [
        app_commands.Choice(
            name=f"{each.value.replace('_', ' ')} · {now.astimezone(ZoneInfo(each.value)):%H:%M}", value=each.value
        )
        for each in cities
    ]


def _without_time(written: str) -> str:
    """Return the time zone in what was typed: the time behind a suggestion may be typed again with it."""
    return written.partition(" · ")[0]


@app_commands.choices(
    interval=INTERVAL_CHOICES,
    reminders=WHERE_CHOICES,
    pictures=PICTURES_CHOICES,
    weekends=WEEKENDS_CHOICES,
    language=LANGUAGE_CHOICES,
)
@app_commands.autocomplete(zone=suggest_zones)
async def settings(  # noqa: PLR0913, PLR0917 - the options of a command
    interaction: discord.Interaction,
    zone: app_commands.Range[str, 1, 60] | None = None,
    quiet: app_commands.Range[str, 1, 20] | None = None,
    interval: int | None = None,
    reminders: str | None = None,
    pictures: str | None = None,
    hours: app_commands.Range[str, 1, 20] | None = None,
    weekends: str | None = None,
    daily: app_commands.Range[str, 1, 20] | None = None,
    language: str | None = None,
) -> None:
    """Change what was given and show everything."""
    request = await begin(interaction)
    people, languages = request.service.people, request.service.languages
    if language is not None:
        await languages.choose(request.user, here.language_of(language))
    known = languages.people.get(request.user)
    own = known.language if known is not None and known.chosen else None
    texts = request.texts if own is None else texts_for(own)
    before = await people.preferences(request.user)

    def changed(chosen: Preferences) -> Preferences:
        wanted = _with_hours(_changed(chosen, zone, quiet, interval, reminders), hours, weekends)
        if pictures is not None:
            wanted = msgspec.structs.replace(wanted, pictures=pictures != OFF)
        return wanted if daily is None else msgspec.structs.replace(wanted, daily=here.read_time(daily))

    # Whoever only looks changes nothing.
    kept = await people.change_preferences(request.user, changed) if changed(before) != before else before
    if reminders == "dm" or (daily is not None and kept.daily is not None):
        await request.parts.direct_messages.opened(request.user)
    lines = [shown(texts, kept, discord.utils.utcnow(), language=own)]
    if kept == before and language is None:
        lines.append(texts.say("me.how_to_change"))
    if kept.reminders and kept.where == "dm" and await people.dm_closed(request.user):
        lines.append(texts.say("me.dm_closed"))
    await request.answer("\n".join(lines))
    if kept.active != before.active:
        await _redraw_lobbies(request)


def _with_hours(before: Preferences, hours: str | None, weekends: str | None) -> Preferences:
    after = before
    if hours is not None:
        active = here.read(hours, after.zone, "me.hours_unclear")
        start, end = (active.start, active.end) if active else (None, None)
        after = msgspec.structs.replace(after, active_start=start, active_end=end)
    return after if weekends is None else msgspec.structs.replace(after, weekends=weekends != OFF)


async def _redraw_lobbies(request: Request) -> None:
    """Redraw the lobbies in which the person sits."""
    for table in await request.service.tables.of_person(request.user, "lobby"):
        await request.parts.renew(table.id, request.user)


@app_commands.choices(listed=LISTED_CHOICES)
async def statistics(interaction: discord.Interaction, listed: str) -> None:
    """Choose whether to be listed in ``/stats`` and to be looked up by others."""
    request = await begin(interaction)
    await request.service.statistics.set_listed(request.user, listed=listed != OFF)
    await request.answer(request.texts.say("me.statistics_now_off" if listed == OFF else "me.statistics_now_on"))


def _changed(
    before: Preferences, zone: str | None, quiet: str | None, interval: int | None, reminders: str | None
) -> Preferences:
    after = before
    if zone is not None:
        known = meant([(one, one) for one in zones()], _without_time(zone))
        if known is None:
            raise Refusal("me.zone_unknown", zone=zone)
        after = msgspec.structs.replace(after, zone=known)
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


def shown(texts: Texts, chosen: Preferences, now: dt.datetime, *, language: str | None = None) -> str:
    """Return a person's settings in words, with the local time at ``now``; ``language``: that they have chosen."""
    there = now.astimezone(_zone(chosen))
    return texts.say(
        "me.settings",
        zone=chosen.zone.replace("_", " "),
        time=f"{there:%H:%M}",
        quiet=here.written(chosen.quiet) if chosen.quiet else texts.say("me.quiet_none"),
        interval=texts.sentence(duration_text(chosen.interval)) if chosen.interval else texts.say("me.interval_table"),
        reminders=texts.say(REMINDERS[chosen.where if chosen.reminders else OFF]),
        pictures=texts.say("me.pictures_on" if chosen.pictures else "me.pictures_off"),
        language=texts.say("me.language_discord") if language is None else texts.say("language.name"),
        daily=_daily(texts, chosen.daily),
        hours=texts.say("me.hours_none") if chosen.active is None else active_hours(texts, chosen.active),
    )


def _daily(texts: Texts, at: int | None) -> str:
    """Say when the daily message comes."""
    return texts.say("me.daily_none") if at is None else texts.say("me.daily_at", time=here.clock_time(at))


def _zone(chosen: Preferences) -> dt.tzinfo:
    return dt.UTC if chosen.zone == "UTC" else ZoneInfo(chosen.zone)


async def suggest_first_days(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the next days in the person's time zone, with how far away each is."""
    return await _days(interaction, written)


async def suggest_last_days(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the same from the first day on, if that is filled in already."""
    first = str(getattr(interaction.namespace, FIRST_DAY, None) or "")
    try:
        return await _days(interaction, written, _day(first))
    except Refusal:
        return await _days(interaction, written)


async def _days(interaction: discord.Interaction, written: str, first: dt.date | None = None) -> Suggestions:
    texts, people = my_texts(interaction), parts_of(interaction).service.people
    today = discord.utils.utcnow().astimezone(_zone(await people.preferences(interaction.user.id))).date()
    days = ((ahead, today + dt.timedelta(days=ahead)) for ahead in range(DAYS_OFFERED))
    offered = [(ahead, day.isoformat()) for ahead, day in days if first is None or day >= first]
    # What stands behind a date may be typed again with it.
    return fitting([(texts.say("me.day", date=date, days=ahead), date) for ahead, date in offered], written[:10])


@app_commands.rename(first=FIRST_DAY)
@app_commands.choices(meanwhile=MEANWHILE_CHOICES)
@app_commands.autocomplete(first=suggest_first_days, until=suggest_last_days)
async def holiday(
    interaction: discord.Interaction,
    first: app_commands.Range[str, 1, 40] | None = None,
    until: app_commands.Range[str, 1, 40] | None = None,
    meanwhile: str | None = None,
) -> None:
    """Set from which day to which the person is away, or show that."""
    request = await begin(interaction)
    people, texts = request.service.people, request.texts
    chosen = await people.preferences(request.user)
    if until is None:
        if first is not None or meanwhile is not None:
            raise Refusal("me.holiday_until")
        await request.answer(_holiday(texts, chosen))
        return
    begins = discord.utils.utcnow().timestamp() if first is None else _midnight(chosen, _day(first))
    ends = _midnight(chosen, _day(until) + dt.timedelta(days=1))
    chosen = await people.go_away(request.user, begins, ends, stand_in=meanwhile == "opponent")
    await request.answer(_holiday(texts, chosen))
    await _holiday_changed(request)


async def back(interaction: discord.Interaction) -> None:
    """End the person's holiday, or cancel the one to come."""
    request = await begin(interaction)
    await request.service.people.come_back(request.user)
    await request.answer(request.texts.say("me.back_again"))
    await _holiday_changed(request)


async def _holiday_changed(request: Request) -> None:
    """Notify the tables that somebody is away or back, and redraw the lobbies."""
    await request.parts.absence_messages.tell()
    await _redraw_lobbies(request)


def _day(written: str) -> dt.date:
    """Read a date such as ``2026-12-24``. Raises Refusal."""
    try:
        day = dt.date.fromisoformat(written.strip()[: len("2026-12-24")])
    except ValueError as error:
        raise Refusal("me.day_unclear", written=written[:20]) from error
    if not FIRST_YEAR < day.year < LAST_YEAR:
        raise Refusal("me.day_unclear", written=written[:20])
    return day


def _midnight(chosen: Preferences, day: dt.date) -> float:
    """Return when a day begins in a person's time zone, UTC unix seconds."""
    return dt.datetime.combine(day, dt.time(), _zone(chosen)).timestamp()


def _holiday(texts: Texts, chosen: Preferences) -> str:
    """Say until when somebody is away, and what happens at their tables."""
    absence, now = chosen.absence, discord.utils.utcnow().timestamp()
    if absence is None or absence.end <= now:
        return texts.say("me.holiday_none")
    lines = [texts.say("me.holiday", start=moment(absence.start), until=moment(absence.end))]
    limits = {pace: duration_text(seconds) for pace, seconds in HOLIDAYS.items()}
    lines.append(texts.sentence(text("me.holiday_tables", days=HOLIDAY_PAUSE // DAY, **limits)))
    lines.append(texts.say("me.holiday_opponent" if absence.stand_in else "me.holiday_pass"))
    return "\n".join(lines)


def privacy_commands() -> tuple[here.Command, here.Command]:
    """Make both commands; they work in direct messages too."""
    return here.command("privacy", privacy), here.command("forget_me", forget_me)


async def privacy(interaction: discord.Interaction) -> None:
    """Say what is stored about the person."""
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
        "unlisted": int(stored.unlisted),
        "language": int(stored.language is not None),
        "absences": stored.absences,
        "settings": texts.say("privacy.settings_some" if stored.preferences else "privacy.settings_none"),
        "dm": texts.say("privacy.dm_closed" if stored.closed_dm else "privacy.dm_open"),
    }
    await request.answer(texts.say("privacy.text", **counts))


async def forget_me(interaction: discord.Interaction) -> None:
    """Ask whether to delete everything about the person."""
    request = await begin(interaction)
    stored = await request.service.people.privacy(request.user)
    said = request.texts.say("forget.question", running=sum(table.alive for table in stored.seats))
    await request.answer(said, view=forget_buttons(request.texts))


def forget_buttons(texts: Texts) -> discord.ui.View:
    """Make the buttons that ask whether to delete everything about a person."""
    return Controls(
        ForgetButton.make(Press(NO_TABLE, 0, "forget", ""), texts.say("forget.yes"), style=YES),
        ForgetButton.make(Press(NO_TABLE, 0, "remember", ""), texts.say("forget.no"), style=NO),
    )


async def forget_pressed(parts: Parts, interaction: discord.Interaction, button: ForgetButton) -> None:
    """Delete everything about whoever presses the button, or nothing."""
    await acknowledge(interaction)
    forgotten = button.press.verb == "forget"
    if forgotten:
        await _forget(parts, interaction.user.id)
    said = my_texts(interaction).say("forget.done" if forgotten else "forget.kept")
    await interaction.edit_original_response(content=said, view=None)


async def _forget(parts: Parts, user_id: int) -> None:
    held = {table.id: table.seat_of(user_id) for table in await parts.service.tables.of_person(user_id, "live")}
    forgotten_seats = await parts.service.people.forget(user_id)
    parts.service.copies.forget(user_id)
    parts.service.languages.forget(user_id)
    parts.names.forget(user_id)
    for table in (*forgotten_seats.left, *forgotten_seats.handed_over):
        if table.started is None:
            await parts.renew(table.id, user_id)
    for table in forgotten_seats.handed_over:
        seat = held.get(table.id)
        if seat is not None and table.phase == "live":
            await parts.consent_messages.announce_opponent(table, seat)
