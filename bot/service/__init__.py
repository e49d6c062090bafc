"""The only door to games: tables and their lobbies, moves, undo, consent, reminders, people, administration.

Knows persons as ids and says everything in ``Text``; knows nothing of Discord. See ``Service`` for the whole.
"""

from bot.service.errors import AlreadyAsked, NoSuchTable, NotSeated, Refusal, StaleTurn, Unconfirmed
from bot.service.rules import MOST_REMINDERS, PACES, TITLE_LENGTH
from bot.service.service import Service
from bot.service.values import (
    Ask,
    Effects,
    Forgotten,
    Lead,
    LogLine,
    LogPage,
    Look,
    News,
    Outcome,
    Privacy,
    Reminder,
    Told,
)
from storage.records import (
    GuildSettings,
    Holder,
    Order,
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
    "Ask",
    "Effects",
    "Forgotten",
    "GuildSettings",
    "Holder",
    "Lead",
    "LogLine",
    "LogPage",
    "Look",
    "News",
    "NoSuchTable",
    "NotSeated",
    "Order",
    "Outcome",
    "PostedMessage",
    "Preferences",
    "Privacy",
    "Proposal",
    "QuietHours",
    "Refusal",
    "Reminder",
    "Service",
    "StaleTurn",
    "Table",
    "TableId",
    "Told",
    "Unconfirmed",
]
