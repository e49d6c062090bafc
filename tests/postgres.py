"""A server of PostgreSQL for tests, and databases on it.

It is the one that ``STATIONMASTER_TEST_POSTGRES`` names, else one of its own in a temporary folder from the binaries that
are installed; where there are none, what needs it is skipped. Each test has a schema of its own there.
"""

from __future__ import annotations

import ctypes
import itertools
import os
import pwd
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

MISSING = "there is no PostgreSQL here: install it (Debian: apt-get install postgresql), or name a server by STATIONMASTER_TEST_POSTGRES"
ON_POSTGRES = os.environ.get("STATIONMASTER_TEST_DATABASE") == "postgres"
"""Whether tests keep all tables there."""
PATIENCE = 60.0
FOR_TESTS = {
    # Nothing here has to outlive a failure of the power.
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "listen_addresses": "",
}
INTEGRITY = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""What is raised where a constraint or a trigger forbids something."""
_NUMBERS = itertools.count(1)


def binaries() -> Path | None:
    """Return the folder of the newest PostgreSQL that is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def unprivileged() -> dict[str, object]:
    """Return as whom a server runs: it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {each.pw_name: each for each in pwd.getpwall()}
    who = names.get("postgres") or names["nobody"]
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


def _end_with_us() -> None:
    """Let a server end with the process that has started it, however that ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


class Cluster:
    """A server in a folder of its own, which is reached by a socket there, and by a port where it is given one."""

    def __init__(self, folder: Path, **settings: str) -> None:
        bin_ = binaries()
        assert bin_ is not None
        self.folder, self._bin, self._who = folder, bin_, unprivileged()
        self._settings = {**FOR_TESTS, **settings, "unix_socket_directories": str(folder)}
        self._server: subprocess.Popen[bytes] | None = None
        if self._who:
            os.chown(folder, self._who["user"], self._who["group"])  # type: ignore[call-overload]
        made = [
            bin_ / "initdb",
            "--pgdata",
            folder / "data",
            "--username=tests",
            "--auth=trust",
            "--no-sync",
            "--no-instructions",
        ]
        subprocess.run(
            [*made, "--encoding=UTF8", "--locale=C.UTF-8"], check=True, capture_output=True, cwd="/", **self._who
        )  # type: ignore[call-overload]

    def start(self) -> None:
        """Start, and wait until somebody can connect."""
        options = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._bin / "postgres", "-D", self.folder / "data", *options],
                stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd="/", preexec_fn=_end_with_us, **self._who,  # type: ignore[call-overload]  # noqa: PLW1509
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while subprocess.run([self._bin / "pg_isready", "-q", "-h", self.folder], check=False).returncode:
            assert self._server.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop at once, as where the power fails."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(PATIENCE)
            self._server = None

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Let it stand still while the block runs: who connects is not answered, and who is connected is not told."""
        stopped: list[int] = []
        try:
            for pid in (self.pid, *map(int, Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split())):
                os.kill(pid, signal.SIGSTOP)
                stopped.append(pid)
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):  # it had ended, and its parent, which goes on now, has learned so
                    os.kill(pid, signal.SIGCONT)

    @property
    def pid(self) -> int:
        """Its process, of which all others are children."""
        assert self._server is not None
        return self._server.pid

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"postgresql://tests@/postgres?host={quote(str(self.folder), safe='')}"


@contextmanager
def serving() -> Iterator[str]:
    """Return where there is a server: one that is named, or one that is started.

    Where there is none, the test is skipped, but fails where all tables are to be kept there.
    """
    named = os.environ.get("STATIONMASTER_TEST_POSTGRES")
    if named:
        yield named
        return
    if binaries() is None:
        (pytest.fail if ON_POSTGRES else pytest.skip)(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="stationmaster-postgres-"))
    cluster = Cluster(folder)
    try:
        cluster.start()
        yield cluster.address
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def schema(server: str) -> Iterator[str]:
    """Return the address of an empty schema, which nobody else uses; it is gone afterwards."""
    name = f"test_{os.getpid()}_{next(_NUMBERS)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    try:
        yield f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{name}&application_name={name}"
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute("SET client_min_messages = warning")
            connection.execute(f"DROP SCHEMA {name} CASCADE")


def empty(address: str) -> None:
    """Delete all rows of a schema and count from one again, which takes a tenth of what it takes to make it anew."""
    with psycopg.connect(address, autocommit=True) as connection:
        # Logs are append-only by triggers, which do not fire for a replica; whoever still holds a lock is a fault of a test.
        connection.execute("SET session_replication_role = replica")
        connection.execute("SET lock_timeout = '10s'")
        query = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'stationmaster'"
        tables = [name for (name,) in connection.execute(query)]
        filled = " UNION ALL ".join(f"(SELECT '{name}' FROM {name} LIMIT 1)" for name in tables)
        for (name,) in connection.execute(filled).fetchall():
            connection.execute(f"DELETE FROM {name}")
        counters = "SELECT setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE schemaname = current_schema()"
        connection.execute(counters)
