"""How soon a bot ends that is told to (SIGTERM), in ten states: ``python -m tests.benchmarks.ending``.

With its real pictures, as systemd or Docker would stop it: a row for each state tells how many seconds it took, with
what exit code, and whether a traceback was logged. The last five need a server of PostgreSQL on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from storage.database import Address
from tests.benchmarks.many_tables import Table, started_tables, told_everything
from tests.discord_server import BotProcess, DiscordServer
from tests.discord_server.club import announcements
from tests.postgres import Cluster, binaries

TABLES = 12
AT_ONCE = 6
"""People who press at the same moment."""
LONGEST = 120.0
"""Seconds after which a bot is taken not to end."""


class Running(NamedTuple):
    """A bot at whose tables somebody plays."""

    bot: BotProcess
    tables: list[Table]
    cluster: Cluster | None


State = Callable[[Running], Awaitable[None]]
"""Brings a bot into a state."""


async def idle(running: Running) -> None:
    """Wait until everything is shown."""
    await told_everything(running.tables)


async def just_started(_: Running) -> None:
    """Do nothing: the boards of all games are being drawn."""


async def pressed(running: Running) -> None:
    """Let several people press at once."""
    await told_everything(running.tables)
    for table in running.tables[:AT_ONCE]:
        move = asyncio.create_task(table.move())
        move.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.sleep(0.2)


async def drawing(running: Running) -> None:
    """Ask for animations, each of which takes many seconds to draw."""
    await told_everything(running.tables)
    for table in running.tables[:AT_ONCE]:
        asking = asyncio.create_task(table.people[0].slash(table.place, "game replay"))
        asking.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.sleep(1)


async def pressed_again(running: Running) -> None:
    """Let several people press, and tell the bot to end; it is told again at once."""
    await pressed(running)
    assert running.bot.process is not None
    running.bot.process.terminate()
    await asyncio.sleep(0.05)


async def stopped(running: Running) -> None:
    """Stop the server of the database, and let people press."""
    await told_everything(running.tables)
    assert running.cluster is not None
    running.cluster.stop()
    await pressed_soon(running)


async def pressed_soon(running: Running) -> None:
    """Let several people press, and wait for nothing."""
    for table in running.tables[:AT_ONCE]:
        move = asyncio.create_task(table.move())
        move.add_done_callback(lambda done: done.cancelled() or done.exception())
    await asyncio.sleep(0.5)


async def cut(running: Running) -> None:
    """Stop the server of the database while people press, and start it again."""
    await told_everything(running.tables)
    assert running.cluster is not None
    await pressed_soon(running)
    running.cluster.stop()
    running.cluster.start()


SQLITE: dict[str, State] = {
    "idle": idle,
    "just started, boards are drawn": just_started,
    "six presses at once": pressed,
    "six animations are drawn": drawing,
    "told twice": pressed_again,
}
POSTGRES: dict[str, State] = {"PostgreSQL": idle, "PostgreSQL has ended": stopped, "PostgreSQL was cut": cut}
SILENT: dict[str, State] = {"PostgreSQL is silent": idle, "PostgreSQL is silent, six presses": pressed_soon}


async def ended(bot: BotProcess) -> str:
    """Tell a bot to end; return how that went."""
    assert bot.process is not None
    since = time.monotonic()
    bot.process.terminate()
    try:
        code = str(await asyncio.wait_for(bot.process.wait(), LONGEST))
    except TimeoutError:
        code = "not ended"
    took, faults = time.monotonic() - since, bot.words(1_000_000).count("Traceback")
    return f"{took:10.2f} s{code:>12}{faults:>12}"


@asynccontextmanager
async def running(folder: Path, address: Address, cluster: Cluster | None) -> AsyncIterator[Running]:
    """Run a bot with some tables."""
    async with DiscordServer() as server:
        server.judge = None
        tables = await started_tables(server, address, TABLES)
        database = str(address)
        async with BotProcess(
            server, log=folder / f"{time.monotonic_ns()}.log", STATIONMASTER_DATABASE=database
        ) as bot:
            await asyncio.gather(
                *(table.place.until(lambda _: True) for table in tables if not announcements(table.place))
            )
            yield Running(bot, tables, cluster)


async def measure(folder: Path) -> None:
    """Print the table, each row as soon as it is known."""
    tell(f"{'state':<36}{'seconds':>12}{'exit':>12}{'tracebacks':>12}")
    for number, (name, state) in enumerate(SQLITE.items()):
        async with running(folder, folder / f"{number}.sqlite3", None) as there:
            await state(there)
            tell(f"{name:<36}{await ended(there.bot)}")
    if binaries() is None:
        return
    for name, state in (POSTGRES | SILENT).items():
        with TemporaryDirectory(prefix="stationmaster-cluster-") as place:
            cluster = Cluster(Path(place))
            cluster.start()
            try:
                async with running(folder, cluster.address, cluster) as there:
                    if name in SILENT:
                        await told_everything(there.tables)
                    with cluster.silent() if name in SILENT else contextlib.nullcontext():
                        await state(there)
                        tell(f"{name:<36}{await ended(there.bot)}")
            finally:
                cluster.stop()


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with TemporaryDirectory(prefix="stationmaster-ending-") as chosen:
        asyncio.run(measure(Path(chosen)))
