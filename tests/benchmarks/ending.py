"""How soon a bot ends that is told to (SIGTERM), in ten states: ``python -m tests.benchmarks.ending``.

With its real pictures, as systemd or Docker would stop it: a row for each state tells how many seconds it took, with
what exit code, and whether a traceback was logged. The last five need a server of PostgreSQL on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from storage.database import Address
from tests.benchmarks.many_tables import Table, started_tables, told_everything
from tests.discord_server import BotProcess, DiscordServer
from tests.discord_server.club import announcements
from tests.postgres import Cluster, binaries

TABLES = 12
AT_ONCE = 6
"""People who press at the same moment."""
SOON = 0.3
"""Seconds after a press in which the bot is at work."""
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


async def press(running: Running) -> None:
    """Let several people press at once, and wait for nothing."""
    for table in running.tables[:AT_ONCE]:
        begin(table.move())
    await asyncio.sleep(SOON)


async def pressed(running: Running) -> None:
    """Let several people press at once where everything is shown."""
    await told_everything(running.tables)
    await press(running)


async def drawing(running: Running) -> None:
    """Ask for animations, each of which takes many seconds to draw."""
    await told_everything(running.tables)
    for table in running.tables[:AT_ONCE]:
        begin(table.people[0].slash(table.place, "game replay"))
    await asyncio.sleep(1)


async def stopped_before(running: Running) -> None:
    """Tell the bot to end while several people press; it is told again at once."""
    await pressed(running)
    assert running.bot.process is not None
    running.bot.process.terminate()
    await asyncio.sleep(0.05)


async def without_server(running: Running) -> None:
    """End the server of the database, and let people press."""
    await told_everything(running.tables)
    assert running.cluster is not None
    running.cluster.stop()
    await press(running)


async def cut(running: Running) -> None:
    """End the server of the database while people press, and start it again."""
    await pressed(running)
    assert running.cluster is not None
    running.cluster.stop()
    running.cluster.start()


def begin(pressing: Coroutine[Any, Any, object]) -> None:
    """Let somebody press, whatever comes of it."""
    asyncio.create_task(pressing).add_done_callback(lambda done: done.cancelled() or done.exception())


SQLITE: dict[str, State] = {
    "idle": idle,
    "just started, boards are drawn": just_started,
    "six presses at once": pressed,
    "six animations are drawn": drawing,
    "told twice": stopped_before,
}
POSTGRES: dict[str, State] = {"PostgreSQL": idle, "PostgreSQL has ended": without_server, "PostgreSQL was cut": cut}
SILENT: dict[str, State] = {"PostgreSQL is silent": idle, "PostgreSQL is silent, six presses": press}


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
