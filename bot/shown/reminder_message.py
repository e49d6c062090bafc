"""Reminders as messages, with buttons under them: later, or somebody else for a seat that nobody moves."""

from __future__ import annotations

import discord

from bot.durations import DAY, HOUR, duration
from bot.service import Reminder
from bot.shown import ids, people
from bot.shown.controls import AnswerButton, GiveSeatMenu, SnoozeButton, TakeOverButton
from bot.texts import Texts, harmless
from engine.core.campaigns import in_campaigns
from engine.core.registry import find
from storage.records import Table

SNOOZES = (HOUR, 8 * HOUR, DAY)
"""Seconds by which a reminder can be put off."""


def wording(texts: Texts, reminder: Reminder, link: str, *, private: bool) -> str:
    """Write a reminder, or the notice that there will be no more; ``link`` leads to the table."""
    of = "campaign.reminder" if reminder.table.between_games else "reminder"
    if reminder.last and reminder.table.campaign is not None:
        of = "campaign.reminder"
    key = f"{of}.last" if reminder.last else f"{of}.private" if private else f"{of}.public"
    return texts.say(
        key,
        player=people.mention(reminder.user_id, texts),
        title=harmless(reminder.table.title),
        since=f"<t:{round(reminder.since)}:R>",
        count=reminder.number - 1,
        days=_silence(reminder.table),
        link=link,
    )


def _silence(table: Table) -> int:
    """Tell after how many days of silence the others may hand a company over; 0: no campaign is played there."""
    rules = in_campaigns(find(table.game))
    return 0 if rules is None else rules.campaign.silent_days


def controls(texts: Texts, reminder: Reminder) -> discord.ui.View:
    """Make the buttons of a reminder or of the last notice."""
    view = discord.ui.View(timeout=None)
    table, seat = reminder.table, reminder.seat
    if reminder.last and table.campaign is not None:
        return view  # its others wait longer, and then decide by their majority
    if reminder.last:
        press = ids.Press(table.id, table.seq, "takeover", str(seat))
        view.add_item(TakeOverButton.make(press, texts.say("reminder.takeover"), style=discord.ButtonStyle.primary))
        view.add_item(
            GiveSeatMenu.make(ids.Press(table.id, table.seq, "giveto", str(seat)), texts.say("reminder.giveto"))
        )
        return view
    if table.between_games:
        for verb in ("ready", "absent"):
            press = ids.Press(table.id, table.seq, verb, "")
            view.add_item(AnswerButton.make(press, texts.say(f"campaign.{verb}")))
    for seconds in SNOOZES:
        press = ids.Press(table.id, table.seq, "snooze", f"{seat}.{seconds}")
        view.add_item(SnoozeButton.make(press, texts.say("reminder.snooze", time=duration(texts, seconds))))
    return view
