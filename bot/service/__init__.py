"""The table service, the only access to games: tables and their lobbies, moves, consent, reminders, people.

It knows people as ids and says everything in ``Text``; it knows nothing of Discord. Open it once, and hand it to
everything that shows something to people.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Self

from bot.service.admin import Admin
from bot.service.campaigns import Book, Campaigns, CampaignStatus, Chapter, Office
from bot.service.consent import Consent, RequestOutcome
from bot.service.entries import LogEvents, Outcome
from bot.service.errors import (
    AlreadyProposed,
    NoSuchTable,
    NotSeated,
    Refusal,
    StaleTurn,
    Suspended,
    Unconfirmed,
    no_seat,
)
from bot.service.export import Export
from bot.service.languages import Languages
from bot.service.ledger import Ledger, News
from bot.service.live_tables import Judging, LiveTables, Moved
from bot.service.lobby import Lobby, TableOptions
from bot.service.log import Log, LogLine
from bot.service.looking_back import LookingBack, TableGraph, TableReplay
from bot.service.orders import Orders
from bot.service.people import People, Privacy
from bot.service.play import OpponentTurn, Play, Queries, Tables
from bot.service.practice import Practice
from bot.service.private_copies import Compared, PrivateCopies
from bot.service.reminders import AbsenceNotice, Absences, Digest, Digests, Expiries, Outages, Reminder, Reminders
from bot.service.snapshots import OwnOrder, Position, RemainingSteps, Snapshot
from bot.service.spans import Spans
from bot.service.statistics import Statistics
from bot.service.values import MOST_REMINDERS, PACES, TITLE_LENGTH
from storage.database import Address, Database
from storage.records import (
    BoardPage,
    CampaignRow,
    GivenOrder,
    GuildSettings,
    LedgerRow,
    Preferences,
    QuietHours,
    Table,
)
from storage.rows import Shards

__all__ = [
    "MOST_REMINDERS",
    "PACES",
    "TITLE_LENGTH",
    "AbsenceNotice",
    "AlreadyProposed",
    "BoardPage",
    "Book",
    "CampaignRow",
    "CampaignStatus",
    "Chapter",
    "Compared",
    "Digest",
    "GivenOrder",
    "GuildSettings",
    "LedgerRow",
    "LogEvents",
    "LogLine",
    "Moved",
    "News",
    "NoSuchTable",
    "NotSeated",
    "Office",
    "OpponentTurn",
    "Outcome",
    "OwnOrder",
    "Position",
    "Preferences",
    "Privacy",
    "QuietHours",
    "Refusal",
    "RemainingSteps",
    "Reminder",
    "RequestOutcome",
    "Service",
    "Snapshot",
    "StaleTurn",
    "Suspended",
    "Table",
    "TableGraph",
    "TableOptions",
    "TableReplay",
    "Unconfirmed",
    "no_seat",
]


class Service:
    """The only access to games.

    ``async with await Service.open(address, clock) as service: await service.play.move(...)``. Every method may be
    called by many at the same time: a table handles one request after another, and completes one even if its caller is
    cancelled.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:  # noqa: PLR0915 - each part once
        """``clock`` returns the UTC unix time in seconds."""
        tables = LiveTables(database, clock)
        self.database = database
        self.live = tables
        """The tables in memory: to subscribe to what they publish, and to set which ones this process looks after."""
        self.tables = Tables(tables)
        """Finding tables by id, channel or person."""
        self.lobby = Lobby(tables)
        """From a new table to its start."""
        self.campaigns = Campaigns(tables)
        """Several games one after another in one channel, and what happens between them."""
        self.queries = Queries(tables)
        """What a person may see: positions, legal moves."""
        self.log = Log(tables)
        """The log, and the positions that it leads through."""
        self.looking_back = LookingBack(tables)
        """Graphs and the replay of a table."""
        self.spans = Spans(tables, self.log)
        """What has changed between two positions of a table."""
        self.statistics = Statistics(tables)
        """Statistics of finished games."""
        self.copies = PrivateCopies(tables)
        """Private copies of tables, to try something out."""
        self.practice = Practice(tables)
        """Tables that play on from a game that is over."""
        self.play = Play(tables)
        """Moves, those of built-in opponents included."""
        self.orders = Orders(tables)
        """Moves and answers ordered in advance."""
        self.expiries = Expiries(tables)
        """Questions between players, and when they expire."""
        self.outages = Outages(tables)
        """For how long nobody has looked after tables."""
        self.consent = Consent(tables)
        """Undo, redo, replacing people, ending by agreement."""
        self.ledger = Ledger(tables)
        """What was shown of the tables, and what has yet to be."""
        self.reminders = Reminders(tables)
        """Who is to be reminded, and when."""
        self.absences = Absences(tables)
        """Who is away, and at which tables that is to be said."""
        self.digests = Digests(tables)
        """Who is to be sent a daily message."""
        self.people = People(tables)
        """Preferences, closed direct messages, privacy."""
        self.languages = Languages(tables)
        """The languages of people and of servers."""
        self.admin = Admin(tables)
        """For those who manage a server."""
        self.export = Export(tables)
        """The log as a file."""

    @classmethod
    async def open(cls, address: Address, clock: Callable[[], float], *, whole: bool = True) -> Service:
        """Open the database, migrating it if it is older. ``whole`` and errors: as with ``Database.open``."""
        service = cls(await Database.open(address, whole=whole), clock)
        await service.tables.learn_waiting()
        await service.languages.read()
        return service

    def now(self) -> float:
        """Return the UTC unix time in seconds."""
        return self.live.clock()

    def own(self, shards: Shards | None) -> None:
        """Look after only the tables in the servers of some shards: announce, remind and make automatic moves there."""
        self.live.shards = shards

    def judge_apart(self, judging: Judging) -> None:
        """Use ``judging`` to find out whether the position of a table can be computed where that is not known."""
        self.live.judging = judging

    async def close(self) -> None:
        """Wait for what is being written, store what was only noted in memory, then close."""
        await self.live.close()
        await self.ledger.store_all()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
