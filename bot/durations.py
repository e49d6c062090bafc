"""Spans of time in words, and the ones that people may choose between."""

from __future__ import annotations

from bot.texts import Texts

MINUTE = 60
"""In seconds, as all spans here."""
HOUR = 60 * MINUTE
DAY = 24 * HOUR

INTERVALS = (10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
"""Seconds between reminders that a table or a person may choose."""


def duration(texts: Texts, seconds: float) -> str:
    """Say a span in its largest whole unit: 7,200 seconds are "2 hours"."""
    for unit, length in (("days", DAY), ("hours", HOUR)):
        if seconds >= length and seconds % length == 0:
            return texts.say(f"duration.{unit}", count=int(seconds // length))
    return texts.say("duration.minutes", count=round(seconds / MINUTE))
