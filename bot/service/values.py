"""The limits that the service keeps, and how far a lesson has come."""

from __future__ import annotations

import msgspec

from engine.core.moves import Move

TITLE_LENGTH = 60
"""The most characters of a title."""

PACES = {"live": 10 * 60, "day": 12 * 3600, "slow": 48 * 3600}
"""Name of a pace to the seconds between its reminders."""

DEFAULT_PACE = "day"

TIMEOUTS = {"live": 30 * 60, "day": 24 * 3600, "slow": 72 * 3600}
"""Name of a pace to the seconds after which a question between two players expires."""

HOLIDAYS = {"live": 24 * 3600, "day": 21 * 24 * 3600, "slow": 42 * 24 * 3600}
"""Name of a pace to the seconds for which a table waits for somebody who is away."""

LONGEST_HOLIDAY = 60 * 24 * 3600
"""Seconds that a holiday may last."""

FURTHEST_HOLIDAY = 366 * 24 * 3600
"""Seconds in advance that a holiday may be announced."""

HOLIDAY_PAUSE = 14 * 24 * 3600
"""Seconds between two holidays after which a table waits for the second one anew; closer ones count as one."""

SHORTEST_INTERVAL = 5 * 60
"""The least seconds between reminders."""

LONGEST_INTERVAL = 7 * 24 * 3600
"""The most seconds between reminders, or for which one can be snoozed."""

MOST_REMINDERS = 5
"""Reminders for one turn; then comes one notice, and the seat may be given away."""

UNFILLED_AFTER, CLOSED_AFTER = 14 * 24 * 3600, 7 * 24 * 3600
"""Seconds after which the host of a lobby with free seats is warned, and from then until it is closed."""

UNFILLED_AT_ONCE = 20
"""The most such lobbies that are handled together."""

MOST_IMPORTED = 10
"""Games read from files that are kept for a person; with one more the oldest is deleted."""
MOST_HOSTED = 5
"""Tables alive that one person may host at the same time."""

MOST_SEATS_TAKEN = 25
"""Tables alive at which one person may sit: as many as one menu of Discord can list."""

DEFAULT_GUILD_TABLES = 50
"""Tables alive in one server, unless it has set another number."""

MOST_CHANNELS = 50
"""Channels that a server may list as allowed."""

COPY_ID = 12
"""Characters of the id of a private copy: the ids of tables are shorter."""

CACHED_TABLES = 200
"""Tables kept in memory."""

SNAPSHOTS_KEPT = 100
"""Views of tables by people that are kept in memory, those used last."""

MOST_FOUND = 200
"""Tables of a server that are listed, the newest first: more than can be alive, but closed ones pile up."""

LOG_PAGE = 10
"""Moves on one page of the log."""

EVENTS_KEPT = 64
"""Latest log entries of a live match whose events are kept in memory; the log is replayed for older ones that were
announced."""


class LessonStatus(msgspec.Struct, frozen=True, kw_only=True):
    """How far somebody has come in a lesson."""

    name: str
    number: int
    """The number of the lesson, from 1."""
    of: int
    """How many lessons the game has."""
    reached: int
    """How many of its goals have been reached."""
    solution: Move | None
    """A move that reaches the next goal, or None if the lesson is over."""
    unseen: tuple[str, ...] = ()
    """The names of the lists in the view that are shown empty."""
