"""The bounds that the table service keeps, gathered so that help texts and tests can name them."""

TITLE_LENGTH = 60
"""Characters."""

PACES = {"live": 10 * 60, "day": 12 * 3600, "slow": 48 * 3600}
"""Name of a pace to the seconds between its reminders."""

DEFAULT_PACE = "day"

PATIENCE = {"live": 30 * 60, "day": 24 * 3600, "slow": 72 * 3600}
"""Name of a pace to the seconds after which a question between two players expires."""

SHORTEST_INTERVAL = 5 * 60
"""Seconds."""

LONGEST_INTERVAL = 7 * 24 * 3600
"""Seconds; for reminders and for snoozing."""

MOST_REMINDERS = 5
"""For one turn; then comes one notice, and the seat may be replaced."""

MOST_HOSTED = 5
"""Tables alive that one person may host at once."""

MOST_SEATS_TAKEN = 25
"""Tables alive at which one person may sit: as many as one menu of Discord can list."""

DEFAULT_GUILD_TABLES = 50
"""Tables alive in one server, where it has set no other number."""

MOST_CHANNELS = 50
"""Channels that a server may list as allowed."""

CACHED_TABLES = 200
"""Tables kept in memory."""

MOST_FOUND = 200
"""Tables of a server that are looked through, the newest first: more than can be alive; closed ones pile up."""

LOG_PAGE = 10
"""Moves on one page of the log."""

EVENTS_KEPT = 64
"""Latest log entries of a live match whose events are kept in memory; older ones that were announced are told by
replaying."""
