"""Quiet hours as people type and read them."""

from __future__ import annotations

import re

from bot.service import Refusal
from storage.records import QuietHours

QUIET = re.compile(
    r"(?P<from>\d{1,2})(?::(?P<from_minute>\d{2}))?\s*[-\u2013]\s*(?P<to>\d{1,2})(?::(?P<to_minute>\d{2}))?"
)
OFF = frozenset({"off", "none", "no", "0", "-"})


def read(typed: str, zone: str) -> QuietHours | None:
    """Read hours such as ``22-8`` or ``22:30-7`` in a time zone; None for ``off``. Raises Refusal."""
    words = typed.strip().lower()
    if words in OFF:
        return None
    found = QUIET.fullmatch(words)
    ends = (_minutes(found["from"], found["from_minute"]), _minutes(found["to"], found["to_minute"])) if found else None
    if ends is None or ends[0] is None or ends[1] is None or ends[0] == ends[1]:
        raise Refusal("me.quiet_unclear", written=typed[:20])
    return QuietHours(ends[0], ends[1], zone)


def _minutes(hour: str, minute: str | None) -> int | None:
    total = int(hour) * 60 + int(minute or 0)
    return total % (24 * 60) if int(minute or 0) < 60 and total <= 24 * 60 else None  # noqa: PLR2004 - a clock's


def written(hours: QuietHours) -> str:
    """Write quiet hours as on a clock: ``22:00-08:00``."""
    return f"{_clock(hours.start)}\u2013{_clock(hours.end)}"


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
