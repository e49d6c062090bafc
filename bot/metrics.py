"""The metrics of the bot, for Prometheus: in one registry, which is handed to everything that measures something.

No label is an id: a route of Discord's API is given as a template, a game by its key.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from types import SimpleNamespace
from typing import get_args

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import Metric

from bot import answering
from engine.core.registry import every_key
from storage.database import Database
from storage.records import Delivery

ACKNOWLEDGED = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Limits in seconds of the buckets for first answers; Discord waits three seconds."""
DRAWN = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
"""Limits in seconds of the buckets for pictures."""
STORED = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)
"""Limits in seconds of the buckets for visits to the database."""
CALLBACK = "/interactions/{id}/{key}/callback"
"""The route of the first answer to an interaction."""
REFUSED = 400
"""The lowest status of an answer by which Discord has not done what was requested."""
_VERSION = re.compile(r"^/api/v\d+")
_FIXED = re.compile(r"[a-z][a-z0-9-]{0,29}|@me|@original|")
"""A fixed part of a path; any other part is an id or a key."""


class Moment(Gauge):
    """When something last happened, unix time; it is not reported before it has happened once."""

    _happened = False

    def set(self, value: float) -> None:
        """Note when it happened."""
        self._happened = True
        super().set(value)

    def collect(self) -> Iterable[Metric]:
        """Report it, if it has happened."""
        return super().collect() if self._happened else ()


def template(path: str) -> str:
    """Return the route of a request's path, without ids and keys, such as ``/channels/{id}/messages``."""
    parts = _VERSION.sub("", path).strip("/").split("/")
    keyed = parts[0] in {"interactions", "webhooks"}
    named = [
        "{key}" if keyed and place == 2 else part if _FIXED.fullmatch(part) else "{id}"  # noqa: PLR2004
        for place, part in enumerate(parts)
    ]
    return "/" + "/".join(named)


class Metrics:
    """The measurements of one bot; times are in seconds."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.presses = Counter(
            "stationmaster_presses", "What people have pressed, typed or sent in", ["kind"], registry=registry
        )
        self.acknowledgements = Histogram(
            "stationmaster_acknowledgement_seconds",
            "From a press, as the bot gets it, until Discord has its first answer",
            ["kind"],
            buckets=ACKNOWLEDGED,
            registry=registry,
        )
        self.pictures = Histogram(
            "stationmaster_picture_seconds",
            "From asking for a picture until it is drawn",
            ["game"],
            buckets=DRAWN,
            registry=registry,
        )
        self.drawings = Gauge("stationmaster_drawings_waiting", "Pictures that wait to be drawn", registry=registry)
        self.moves = Counter(
            "stationmaster_moves", "Entries of the logs of games: moves, undo and redo", ["game"], registry=registry
        )
        self.requests = Counter(
            "stationmaster_discord_requests",
            "Requests to Discord by what it answered; lost: nothing",
            ["method", "route", "status"],
            registry=registry,
        )
        self.database = Histogram(
            "stationmaster_database_seconds",
            "A visit to the database, from waiting for it to its end",
            ["kind"],
            buckets=STORED,
            registry=registry,
        )
        self.tables = Gauge("stationmaster_tables_alive", "Tables alive", ["game", "phase"], registry=registry)
        self.reminders = Counter("stationmaster_reminders", "Reminders that were due", ["where"], registry=registry)
        self.sending = Gauge(
            "stationmaster_messages_waiting", "What the bot sends by itself just now, or waits to", registry=registry
        )
        self.backups = Counter(
            "stationmaster_backups", "Backups that were made or failed", ["outcome"], registry=registry
        )
        self.last_backup = Moment(
            "stationmaster_last_backup_timestamp_seconds",
            "When the latest was made, unix time",
            registry=registry,
        )
        self.shards = Gauge("stationmaster_shards_connected", "Connections to Discord that stand", registry=registry)
        # All counters are there from the beginning: otherwise the first failure would not be an increase.
        for outcome in ("made", "failed"):
            self.backups.labels(outcome)
        for where in get_args(Delivery):
            self.reminders.labels(where)
        for visit in ("transaction", "reading", "query"):
            self.database.labels(visit)
        for game in every_key():
            self.moves.labels(game)
            self.pictures.labels(game)

    def expect(self, kinds: Iterable[str]) -> None:
        """Begin the counters of what people do at 0, for all kinds of it."""
        for kind in kinds:
            self.presses.labels(kind)
            self.acknowledgements.labels(kind)

    def written(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def count_moves(self, game: str, moves: int) -> None:
        """Count the entries that a request has added to the log of a table of a game."""
        self.moves.labels(game).inc(moves)

    def watch(self, database: Database) -> None:
        """Measure every visit to a database, of each kind."""
        database.timed = lambda kind: self.database.labels(kind).time()

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace that counts an HTTP session's requests to Discord; discord.py takes it as ``http_trace``."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        config.on_request_exception.append(self._lost)
        return config

    async def _answered(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        route, status = template(end.url.path), end.response.status
        self.requests.labels(end.method, route, str(status)).inc()
        source = answering.interaction()
        if route == CALLBACK and status < REFUSED and source is not None:
            self.acknowledgements.labels(source.kind).observe(time.monotonic() - source.received)

    async def _lost(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self.requests.labels(end.method, template(end.url.path), "lost").inc()
