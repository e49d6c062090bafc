"""The only way to games: tables and their lobbies, moves, undo, consent, reminders, people, administration.

Knows persons as ids and says everything in ``Text``; knows nothing of Discord. See ``Service`` for the whole.
"""

from bot.service.campaigns import CampaignStatus, Chapter, Office
from bot.service.consent import RequestOutcome
from bot.service.errors import AlreadyAsked, NoSuchTable, NotSeated, Refusal, StaleTurn, Unconfirmed
from bot.service.lobby import TableOptions
from bot.service.outbox import News
from bot.service.play import OpponentTurn
from bot.service.service import Service
from bot.service.snapshots import Effects, Lead, Position, Rest, Snapshot
from bot.service.values import (
    MOST_REMINDERS,
    PACES,
    TITLE_LENGTH,
    Forgotten,
    LogEvents,
    LogLine,
    LogPage,
    Outcome,
    Privacy,
    Reminder,
)
from storage.records import (
    CampaignRow,
    GivenOrder,
    GuildSettings,
    Holder,
    PostedMessage,
    Preferences,
    Proposal,
    QuietHours,
    Table,
    TableId,
)

__all__ = [
    "MOST_REMINDERS",
    "PACES",
    "TITLE_LENGTH",
    "AlreadyAsked",
    "CampaignRow",
    "CampaignStatus",
    "Chapter",
    "Effects",
    "Forgotten",
    "GivenOrder",
    "GuildSettings",
    "Holder",
    "Lead",
    "LogEvents",
    "LogLine",
    "LogPage",
    "News",
    "NoSuchTable",
    "NotSeated",
    "Office",
    "OpponentTurn",
    "Outcome",
    "Position",
    "PostedMessage",
    "Preferences",
    "Privacy",
    "Proposal",
    "QuietHours",
    "Refusal",
    "Reminder",
    "RequestOutcome",
    "Rest",
    "Service",
    "Snapshot",
    "StaleTurn",
    "Table",
    "TableId",
    "TableOptions",
    "Unconfirmed",
]
