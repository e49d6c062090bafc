"""Runs the bot: in Discord with a ``DISCORD_TOKEN``, else as a demo in the browser; or checks what would stop it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import discord
from discord.http import Route

from bot.client import FIRST_WAIT, LONGEST_WAIT, Stationmaster, clock
from bot.logs import UNREACHABLE, set_up_logging
from bot.messages.pictures import prepare
from bot.messages.pictures import stop as stop_drawing
from bot.operation import Backups, Operation, version
from bot.service import Service
from bot.settings import BadSetting, Settings
from bot.shards import NEEDS_POSTGRESQL, ShardBlocks, ShardPlan
from storage.database import Address, Database, address_of, only_process
from storage.errors import DamagedFile, NotStored, StorageError, UnusableFile

log = logging.getLogger("bot")

CHECKED_AFTER = 10.0
"""Seconds after the start before the whole file is read to check it: people come first."""
ENDS_WITHIN = 8.0
"""Seconds after which a program that is to stop ends, whatever is under way: nothing is lost by that."""
LOOK_FOR_ROOM = 5.0
"""Seconds between two looks whether a full disk has room again."""


def main() -> None:
    """Run until stopped; exit with 1 and a clear line if the program cannot start."""
    try:
        arguments = _arguments()
        sys.exit(_run(arguments, Settings.read(arguments.env_file)))
    except (BadSetting, StorageError) as error:
        sys.exit(f"stationmaster: {error}")


def _arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Be the bot: in Discord with a DISCORD_TOKEN, else as a demo in the browser."
    )
    parser.add_argument("work", nargs="?", choices=["check"], help="say what would keep the bot from running well")
    parser.add_argument("--version", action="version", version=f"stationmaster {version()}")
    parser.add_argument("--online", action="store_true", help="check: ask Discord too")
    parser.add_argument(
        "--env-file", type=Path, metavar="FILE", help="where the settings are, such as a service's (.env)"
    )
    parser.add_argument("--database", type=address_of, help="where all tables are; the demo uses a temporary file")
    parser.add_argument("--demo", action="store_true", help="serve the demo although there is a token")
    parser.add_argument("--no-browser", action="store_true", help="demo: do not open the browser")
    parser.add_argument("--port", type=int, default=8801, help="demo: where its page is (8801)")
    return parser.parse_args(given)


def _run(arguments: argparse.Namespace, settings: Settings) -> int:
    if arguments.work == "check":
        return _check(replace(settings, database=arguments.database or settings.database), online=arguments.online)
    if arguments.demo or settings.token is None:
        return _demo(arguments)
    set_up_logging(settings.log_level, as_json=settings.log_as_json)
    if settings.discord_api is not None:
        Route.BASE = settings.discord_api
    try:
        asyncio.run(_serve(settings.token, arguments.database or settings.database, settings))
    except discord.LoginFailure:
        sys.exit("stationmaster: Discord refuses DISCORD_TOKEN; copy it again from the developer portal")
    return 0


def _check(settings: Settings, *, online: bool) -> int:
    from bot.check import findings  # noqa: PLC0415 - a bot that runs needs nothing of it

    found = asyncio.run(findings(settings, online=online))
    sys.stdout.writelines(f"{finding}\n" for finding in found)
    return int(any(finding.level == "wrong" for finding in found))


def _demo(arguments: argparse.Namespace) -> int:
    from bot.demo.program import run  # noqa: PLC0415 - a bot in Discord needs nothing of it

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that voice is not supported
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(arguments.database, arguments.port, browser=not arguments.no_browser))
    return 0


async def _serve(token: str, database: Address, settings: Settings) -> None:
    serving = asyncio.create_task(_serve_until_cancelled(token, database, settings))
    with _stopped_by_signals(serving.cancel), contextlib.suppress(asyncio.CancelledError):
        await serving
    log.info("stopped")


async def _serve_until_cancelled(token: str, database: Address, settings: Settings) -> None:
    async with _opened(database) as service:
        operation = Operation(folder=database.parent if isinstance(database, Path) else Path())
        operation.metrics.watch(service.database)
        service.live.subscribe(lambda moved: operation.metrics.count_moves(moved.after.table.game, len(moved.events)))
        blocks = blocks_of(service, settings)
        async with (
            _watched_over_http(service, settings, operation),
            _backed_up(service, settings, operation, blocks),
        ):
            prepare()
            running = asyncio.create_task(connected_by_shards(service, token, settings, operation, blocks))
            try:
                async with _checked_whole(service.database, running):
                    with contextlib.suppress(asyncio.CancelledError):
                        await running
            finally:
                stop_drawing()


@contextlib.contextmanager
def _stopped_by_signals(end: Callable[[], object]) -> Iterator[None]:
    """Call ``end`` at a signal to stop. A while later, or at a second signal, the program ends immediately."""
    loop, stopping = asyncio.get_running_loop(), threading.Event()
    latest = threading.Timer(ENDS_WITHIN, _leave)
    latest.daemon = True

    def stop(_number: int, _frame: object) -> None:
        if stopping.is_set():
            _leave()
        stopping.set()
        latest.start()
        loop.call_soon_threadsafe(end)

    # Not through the event loop, which itself may be stuck.
    before = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _leave() -> None:
    """End immediately with all child processes, as if the power failed."""
    saying = threading.Thread(target=log.warning, args=("stopped, without waiting for what is under way",), daemon=True)
    saying.start()
    saying.join(1.0)  # whatever reads the log may be stuck as well
    for process in multiprocessing.active_children():
        process.kill()
    os._exit(0)


@contextlib.asynccontextmanager
async def _opened(database: Address) -> AsyncIterator[Service]:
    """Be the only process that plays on a database; if its disk is full, log that and wait until there is room."""
    async with contextlib.AsyncExitStack() as held:
        said = False
        while True:
            try:
                await held.enter_async_context(only_process(database))
                service = await held.enter_async_context(await Service.open(database, clock, whole=False))
                break
            except NotStored as error:
                await held.aclose()
                if not error.full:
                    raise
                if not said:
                    log.warning("%s. This waits until there is room", error)
                said = True
                await asyncio.sleep(LOOK_FOR_ROOM)
        if said:
            log.warning("there is room again")
        yield service


@contextlib.asynccontextmanager
async def _checked_whole(database: Database, running: asyncio.Task[None]) -> AsyncIterator[None]:
    """Read all of the database while the block runs; if something is broken, end the bot and raise DamagedFile."""
    checking = asyncio.create_task(_check_whole(database, running))
    try:
        yield
    finally:
        checking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await checking


async def _check_whole(database: Database, running: asyncio.Task[None]) -> None:
    await asyncio.sleep(CHECKED_AFTER)
    try:
        await database.check_whole()
    except DamagedFile:
        running.cancel()
        raise
    except StorageError as error:
        log.warning("nobody knows whether all of the database can be read: %s", error)


@contextlib.asynccontextmanager
async def _watched_over_http(service: Service, settings: Settings, operation: Operation) -> AsyncIterator[None]:
    """Report the bot's state over HTTP while the block runs, if a port is set. Raises BadSetting: it is in use."""
    if settings.http is None:
        yield
        return
    from bot.health import Health  # noqa: PLC0415 - a web server takes long to load, and most bots have none

    async with Health(service, operation).listening(settings.http):
        yield


@contextlib.asynccontextmanager
async def _backed_up(
    service: Service, settings: Settings, operation: Operation, blocks: ShardBlocks | None
) -> AsyncIterator[None]:
    """Make backups while the block runs, if any are wanted; of several processes, only one does."""
    if settings.backups is None:
        yield
        return
    operation.backups = Backups(service.database.address, settings.backups, operation.metrics)
    if blocks is not None:
        operation.backups.may_make = partial(blocks.lock, "backups")
    making = asyncio.create_task(operation.backups.keep_on())
    try:
        yield
    finally:
        making.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await making


def blocks_of(service: Service, settings: Settings) -> ShardBlocks | None:
    """Return what takes shards for this process, or None for a file. Raises UnusableFile: a file cannot be shared."""
    plan = settings.shards or ShardPlan.undivided()
    if isinstance(service.database.address, Path):
        if plan.parted:
            raise UnusableFile(NEEDS_POSTGRESQL)
        return None
    return ShardBlocks(plan, service.database, service.own, settings.direct)


async def connected_by_shards(
    service: Service,
    token: str,
    settings: Settings,
    operation: Operation | None = None,
    blocks: ShardBlocks | None = None,
) -> None:
    """Run the bot, alone (``blocks`` is None) or with the shards that this process takes."""
    if blocks is None:
        await stay_connected(service, token, settings.pace, operation=operation)
        return
    listening = asyncio.create_task(service.live.listen(settings.direct))
    try:
        await stay_connected(service, token, settings.pace, operation=operation, blocks=blocks)
    finally:
        listening.cancel()
        await blocks.give_up()


async def stay_connected(
    service: Service,
    token: str,
    pace: float,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    operation: Operation | None = None,
    blocks: ShardBlocks | None = None,
) -> None:
    """Run the bot; if Discord cannot be reached, log that on one line and try again after a while."""
    wait = FIRST_WAIT
    while True:
        if blocks is not None:
            await blocks.take()
        async with Stationmaster(service, pace=pace, operation=operation, blocks=blocks) as bot:
            try:
                if blocks is None:
                    await bot.start(token)
                elif not await _started(bot, token, blocks):
                    continue
            except Exception as error:
                connected = bool(bot.shards)  # is_ready() is False once it is closed
                if (why := _lost(error, connected=connected)) is None:
                    raise
                wait = FIRST_WAIT if connected else wait
                log.warning("%s (%s); the next try is in %g seconds", why, type(error).__name__, wait)
            else:
                return
        if blocks is not None:
            await blocks.give_up()
        await sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


async def _started(bot: Stationmaster, token: str, blocks: ShardBlocks) -> bool:
    """Run the bot until it stops, and return True; or until its shards are lost, and return False."""
    running, keeping = asyncio.create_task(bot.start(token)), asyncio.create_task(blocks.keep(bot.begin_shards))
    try:
        await asyncio.wait({running, keeping}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
            return True
        await keeping
        return False
    finally:
        for task in (running, keeping):
            task.cancel()
        await asyncio.wait({running, keeping})
        await bot.leave_shards()


def _lost(error: Exception, *, connected: bool) -> str | None:
    """Return what keeps the bot from Discord for a while, or None if it is no use trying again."""
    if isinstance(error, UNREACHABLE):
        return "Discord cannot be reached"
    # Anything that discord.py cannot read at all, such as invalid JSON, ends the connection.
    unread = connected and not isinstance(error, discord.DiscordException)
    return "the connection to Discord has ended" if unread else None
