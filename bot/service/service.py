"""The table service as one object: open it once, hand it to everything that is shown to people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.service.admin import Admin
from bot.service.campaigns import Campaigns
from bot.service.consent import Consent
from bot.service.live_tables import LiveTables
from bot.service.lobby import Lobby
from bot.service.outbox import Outbox
from bot.service.people import People
from bot.service.play import Orders, Play
from bot.service.queries import Export, Queries, Tables
from bot.service.reminders import Expiries, Reminders
from storage.database import Database


class Service:
    """The only way to games.

    ``async with await Service.open(path, clock) as service: await service.play.move(...)``. Every method may be called
    at once by many: a table handles one request after the other, and what a cancelled caller began is done to its end.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        """``clock`` tells the UTC unix time in seconds."""
        tables = LiveTables(database, clock)
        self.database = database
        self._live = tables
        self.tables = Tables(tables)
        """Find tables by id, channel or person."""
        self.lobby = Lobby(tables)
        """From a new table to its start."""
        self.campaigns = Campaigns(tables)
        """Several games one after the other in one channel, and what lies between them."""
        self.queries = Queries(tables)
        """What a person may see: positions, legal moves, the log."""
        self.play = Play(tables)
        """Moves, and the built-in opponents'."""
        self.orders = Orders(tables)
        """Moves and answers ordered in advance."""
        self.expiries = Expiries(tables)
        """Questions between players, and when they expire."""
        self.consent = Consent(tables)
        """Undo, redo, replacing people, ending by agreement."""
        self.outbox = Outbox(tables)
        """What has yet to be announced, and where messages stand."""
        self.reminders = Reminders(tables)
        """Who is to be reminded, and when."""
        self.people = People(tables)
        """Preferences, closed direct messages, privacy."""
        self.admin = Admin(tables)
        """For those who manage a server."""
        self.export = Export(tables)
        """The log as a file."""

    @classmethod
    async def open(cls, path: Path, clock: Callable[[], float]) -> Service:
        """Open the database, migrating it where it is older. Raises what Database.open raises."""
        return cls(await Database.open(path), clock)

    async def close(self) -> None:
        """Wait for what is being written, then close."""
        await self._live.close()
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
