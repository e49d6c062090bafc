"""Reminders as messages, with buttons under them: later, or somebody else for a seat that nobody moves."""

from __future__ import annotations

import discord

from bot.durations import DAY, HOUR, duration
from bot.service import Reminder
from bot.shown import ids, people
from bot.shown.controls import GiveSeatMenu, SnoozeButton, TakeOverButton
from bot.texts import Texts, harmless

SNOOZES = (HOUR, 8 * HOUR, DAY)
"""Seconds by which a reminder can be put off."""


def wording(texts: Texts, reminder: Reminder, link: str, *, private: bool) -> str:
    """Write a reminder, or the notice that there will be no more; ``link`` leads to the table."""
    key = "reminder.last" if reminder.last else "reminder.private" if private else "reminder.public"
    return texts.say(
        key,
        player=people.mention(reminder.user_id, texts),
        title=harmless(reminder.table.title),
        since=f"<t:{round(reminder.since)}:R>",
        count=reminder.number - 1,
        link=link,
    )


def controls(texts: Texts, reminder: Reminder) -> discord.ui.View:
    """Make the buttons of a reminder or of the last notice."""
    view = discord.ui.View(timeout=None)
    table, seat = reminder.table, reminder.seat
    if reminder.last:
        press = ids.Press(table.id, table.seq, "takeover", str(seat))
        view.add_item(TakeOverButton.make(press, texts.say("reminder.takeover"), style=discord.ButtonStyle.primary))
        view.add_item(
            GiveSeatMenu.make(ids.Press(table.id, table.seq, "giveto", str(seat)), texts.say("reminder.giveto"))
        )
        return view
    for seconds in SNOOZES:
        press = ids.Press(table.id, table.seq, "snooze", f"{seat}.{seconds}")
        view.add_item(SnoozeButton.make(press, texts.say("reminder.snooze", time=duration(texts, seconds))))
    return view
