"""The bot's state over HTTP, on a port that can be set: whether it is alive, whether it is ready, and its metrics."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.messages import pictures
from bot.operation import Operation
from bot.service import Service
from bot.settings import BadSetting, Endpoint
from storage.errors import NotStored

TRIED_FOR = 2.0
"""Seconds after which an attempt to store something counts as failed."""


class Health:
    """Answers requests about a program. Only ``readyz`` waits for the database, to see whether it can be written."""

    def __init__(self, service: Service, operation: Operation) -> None:
        self._service = service
        self._operation = operation
        self._counting: asyncio.Task[None] | None = None
        """Counts the tables, for the next request of the metrics."""

    async def healthz(self, _request: web.Request) -> web.Response:
        """Answer at all: a bot that does not should be restarted."""
        return web.Response(text="ok\n")

    async def readyz(self, _request: web.Request) -> web.Response:
        """Answer 200 if moves can be made, or 503 with what prevents that, a line each."""
        problems = [] if self._operation.connected() else ["Discord is out of reach"]
        if not await self._can_store():
            problems.append("nothing can be stored")
        return web.Response(status=503 if problems else 200, text="\n".join(problems or ["ok"]) + "\n")

    async def _can_store(self) -> bool:
        try:
            async with asyncio.timeout(TRIED_FOR):
                return await self._service.database.can_store()
        except TimeoutError:
            return False

    async def metrics(self, _request: web.Request) -> web.Response:
        """Return the metrics in the text format of Prometheus, with the tables as counted after the last request."""
        metrics = self._operation.metrics
        metrics.drawings.set(pictures.waiting())
        metrics.sending.set(self._operation.sending())
        metrics.shards.set(self._operation.connected())
        latest = None if self._operation.backups is None else self._operation.backups.latest
        if latest is not None:
            metrics.last_backup.set(latest.at)
        self._count()
        return web.Response(body=metrics.written(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _count(self) -> None:
        """Begin to count the tables, unless that is under way: nobody waits for it."""
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self._counted())

    async def _counted(self) -> None:
        with suppress(NotStored):  # while the database cannot be reached, the last count stays
            alive, tables = await self._service.tables.count_alive(), self._operation.metrics.tables
            tables.clear()
            for (game, phase), count in alive.items():
                tables.labels(game, phase).set(count)

    @asynccontextmanager
    async def listening(self, address: Endpoint) -> AsyncIterator[None]:
        """Listen at an address while the block runs. Raises BadSetting: something else listens there."""
        app = web.Application()
        app.add_routes([web.get(f"/{one.__name__}", one) for one in (self.healthz, self.readyz, self.metrics)])
        runner = web.AppRunner(app, access_log=None, handle_signals=False)
        await runner.setup()
        try:
            try:
                await web.TCPSite(runner, address.host, address.port).start()
            except OSError as error:
                raise BadSetting(
                    f"STATIONMASTER_HTTP: {address.host}:{address.port} cannot be used: {error.strerror}"
                ) from error
            self._count()
            yield
        finally:
            if self._counting is not None:
                self._counting.cancel()
            await runner.cleanup()
