"""The limits that the service keeps, and how far a lesson has come."""

from __future__ import annotations

import msgspec

from engine.core.moves import Move

TITLE_LENGTH = 60
"""Characters."""

PACES = {"live": 10 * 60, "day": 12 * 3600, "slow": 48 * 3600}
"""Name of a pace to the seconds between its reminders."""

DEFAULT_PACE = "day"

TIMEOUTS = {"live": 30 * 60, "day": 24 * 3600, "slow": 72 * 3600}
"""Name of a pace to the seconds after which a question between two players expires."""

HOLIDAYS = {"live": 24 * 3600, "day": 21 * 24 * 3600, "slow": 42 * 24 * 3600}
"""Name of a pace to the seconds for which a table waits for somebody who is away."""

LONGEST_HOLIDAY = 60 * 24 * 3600
"""Seconds."""

FURTHEST_HOLIDAY = 366 * 24 * 3600
"""Seconds in advance for which a holiday may be said."""

HOLIDAY_PAUSE = 14 * 24 * 3600
"""Seconds between two holidays, as far as a table waits for each of them anew; with fewer they count as one."""

SHORTEST_INTERVAL = 5 * 60
"""Seconds."""

LONGEST_INTERVAL = 7 * 24 * 3600
"""Seconds; for reminders and for snoozing."""

MOST_REMINDERS = 5
"""For one turn; then comes one notice, and the seat may be replaced."""

UNFILLED_AFTER, CLOSED_AFTER = 14 * 24 * 3600, 7 * 24 * 3600
"""Seconds after which the host of a lobby with free seats is warned, and from then until it is closed."""

UNFILLED_AT_ONCE = 20
"""Such lobbies that are looked at together."""

MOST_IMPORTED = 10
"""Games out of files that are kept for a person; with one more the oldest is deleted."""
MOST_HOSTED = 5
"""Tables alive that one person may host at once."""

MOST_SEATS_TAKEN = 25
"""Tables alive at which one person may sit: as many as one menu of Discord can list."""

DEFAULT_GUILD_TABLES = 50
"""Tables alive in one server, where it has set no other number."""

MOST_CHANNELS = 50
"""Channels that a server may list as allowed."""

COPY_ID = 12
"""Characters of the id of a private copy: no table has as many."""

CACHED_TABLES = 200
"""Tables kept in memory."""

SNAPSHOTS_KEPT = 100
"""What people see of tables: as much of it is kept, that of the latest shown."""

MOST_FOUND = 200
"""Tables of a server that are looked through, the newest first: more than can be alive; closed ones pile up."""

LOG_PAGE = 10
"""Moves on one page of the log."""

EVENTS_KEPT = 64
"""Latest log entries of a live match whose events are kept in memory; older ones that were announced are read by
replaying."""


class LessonStatus(msgspec.Struct, frozen=True, kw_only=True):
    """How far somebody has come in a lesson."""

    name: str
    number: int
    """Of the lesson, from 1."""
    of: int
    """How many lessons the game has."""
    reached: int
    """How many of its goals are reached."""
    solution: Move | None
    """A move that does what is to be done now, or None if the lesson is over."""
    unseen: tuple[str, ...] = ()
    """The lists of the view that are shown empty."""
