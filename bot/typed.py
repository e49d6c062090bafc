"""What people type, made safe to keep and show: titles and names without control characters, quiet hours as minutes."""

from __future__ import annotations

import re
import unicodedata

from bot.service import Refusal
from bot.service.rules import TITLE_LENGTH
from storage.records import QuietHours

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
JOINERS = frozenset("\u200c\u200d")
"""Format characters that some scripts and emoji are written with; the others could turn a line around."""
QUIET = re.compile(
    r"(?P<from>\d{1,2})(?::(?P<from_minute>\d{2}))?\s*[-\u2013]\s*(?P<to>\d{1,2})(?::(?P<to_minute>\d{2}))?"
)
OFF = frozenset({"off", "none", "no", "0", "-"})


def title(written: str) -> str:
    """Return a title on one line, without control characters.

    Raises:
        Refusal: nothing readable is left, or more than TITLE_LENGTH characters.

    """
    # Categories C*: control and format characters can turn a line around, or hide what it says.
    visible = "".join(" " if unicodedata.category(char)[0] == "C" else char for char in written)
    kept = " ".join(visible.split())
    if not any(char.isalnum() for char in kept):
        raise Refusal("game.new.title_empty")
    if len(kept) > TITLE_LENGTH:
        raise Refusal("game.new.title_long", length=len(kept), most=TITLE_LENGTH)
    return kept


def name(called: str) -> str:
    """Return what somebody is called on one line, without control characters; empty where nothing of it shows."""
    kept = "".join(char for char in " ".join(called.split()) if char in JOINERS or unicodedata.category(char)[0] != "C")
    seen = any(unicodedata.category(char)[0] in "LNPS" and char not in BLANK for char in kept)
    return " ".join(kept.split()) if seen else ""


def quiet(written: str, zone: str) -> QuietHours | None:
    """Read hours such as ``22-8`` or ``22:30-7`` in a time zone; None for ``off``. Raises Refusal."""
    words = written.strip().lower()
    if words in OFF:
        return None
    found = QUIET.fullmatch(words)
    ends = (_minutes(found["from"], found["from_minute"]), _minutes(found["to"], found["to_minute"])) if found else None
    if ends is None or ends[0] is None or ends[1] is None or ends[0] == ends[1]:
        raise Refusal("me.quiet_unclear", written=written[:20])
    return QuietHours(ends[0], ends[1], zone)


def _minutes(hour: str, minute: str | None) -> int | None:
    total = int(hour) * 60 + int(minute or 0)
    return total % (24 * 60) if int(minute or 0) < 60 and total <= 24 * 60 else None  # noqa: PLR2004 - a clock's


def written_quiet(hours: QuietHours) -> str:
    """Write quiet hours as on a clock: ``22:00-08:00``."""
    return f"{_clock(hours.start)}\u2013{_clock(hours.end)}"


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
