"""Finds out whose a file is before anything is written to it: even a pragma may change another program's database.

It also lets only one process at a time play on a file: with two, people would read every announcement twice.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import BinaryIO

from storage.errors import DamagedFile, ForeignFile, NewerDatabase, NotStored, StorageError, UnusableFile
from storage.migrate import APPLICATION_ID, shipped

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

_BEGINNING = b"SQLite format 3\0"
"""How every file of SQLite begins (https://sqlite.org/fileformat.html#the_database_header)."""
_HEADER = 100
"""Bytes of the header."""
_PAGE_SIZE, _READ_WITH_LOG, _PAGES, _OWNER = slice(16, 18), slice(19, 20), slice(28, 32), slice(68, 72)
"""Where in the header stand the size of a page (1 for 65536), whether the file is read with a write-ahead log (2), the
number of pages, and the ``application_id``.

A backup is read without such a log until it is opened as a database. SQLite would nevertheless read a log that lies
next to it, and carry pages of another file over into it.
"""


PRIVATE = 0o600
"""The mode of files that nobody else may read: whoever can read a database knows every hand."""
_LEAST = 100_000
"""Bytes of free space that SQLite needs for the files it writes next to a database."""
_LOOK_AGAIN = 1.0
"""Seconds until a standby looks again whether the other process has ended."""
_IN_USE: Counter[Path] = Counter()
"""How many connections of this process each file has.

Opening and closing such a file by any other means takes away the locks of all of them: the next process that looks at
the file believes that nobody else has it open, and deletes the write-ahead log into which they write
(https://sqlite.org/howtocorrupt.html, 2.2).
"""


def refuse_foreign(path: Path) -> None:
    """Check a file without changing it or leaving another one next to it; one that is empty or missing passes.

    So does one to which this process is already connected: it was checked before.

    Raises:
        ForeignFile: it is no database, or one of another program.
        NewerDatabase: it was written by a newer version of the program.
        DamagedFile, UnusableFile: it is ours and cannot be read, or it cannot be told whose it is.

    """
    if _IN_USE[path.resolve()]:
        return
    header = _header(path)
    if not header:
        return
    if not header.startswith(_BEGINNING):
        raise ForeignFile(f"{path} is no database")
    ours = int.from_bytes(header[_OWNER]) == APPLICATION_ID
    if ours and header[_READ_WITH_LOG] != b"\x02" and not _alone(path):
        raise UnusableFile(
            f"{path}-wal is what is left of the file that was here before {path}: move it and {path}-shm away"
        )
    if _cut(path, header):
        raise damaged(path, "its end is missing")
    try:
        with telling(path), closing(_reading(path)) as connection:
            owner, version, tables = (
                connection.execute(query).fetchone()[0]
                for query in ("PRAGMA application_id", "PRAGMA user_version", "SELECT COUNT(*) FROM sqlite_master")
            )
    except DamagedFile:
        if int.from_bytes(header[_OWNER]) != APPLICATION_ID:
            raise ForeignFile(f"{path} is a database of another program, or what is left of one") from None
        raise
    if owner != APPLICATION_ID and (version or tables):
        raise ForeignFile(f"{path} is a database of another program")
    if version > (newest := shipped()[-1].version):
        raise NewerDatabase(f"{path} has version {version}, newer than this program, which knows {newest}")


def connected(path: Path) -> None:
    """Note that this process has opened a connection to a file."""
    _IN_USE[path.resolve()] += 1


def disconnected(path: Path) -> None:
    """Note that a connection to a file was closed."""
    _IN_USE[path.resolve()] -= 1


@asynccontextmanager
async def only_process(path: Path) -> AsyncIterator[None]:
    """Be the only process that plays on a file: while another one does, log that and wait until it has ended somehow.

    This locks a file next to it, which the operating system unlocks when the process ends; child processes do not hold
    the lock. Where no such file can be made, nothing is locked.

    Raises as ``refuse_foreign``, before anything is written; also UnusableFile if the lock file cannot be opened, and
    NotStored if the disk is full.
    """
    await asyncio.to_thread(refuse_foreign, path)
    file = await asyncio.to_thread(_lock_file, path)
    if file is None:  # whoever opens the database says what is wrong with its folder
        yield
        return
    with file:
        if not _locked(file):
            log.warning("another process plays on %s: this one waits, to take over when that has ended", path)
            while not _locked(file):  # noqa: ASYNC110 - the operating system notifies nobody
                await asyncio.sleep(_LOOK_AGAIN)
            log.warning("no other process plays on %s any more: this one takes over", path)
        yield


@asynccontextmanager
async def unplayed(path: Path) -> AsyncIterator[None]:
    """Keep processes from playing on a file, if it exists, while the block runs: one that starts meanwhile waits.

    Raises UnusableFile: one plays on it already.
    """
    file = await asyncio.to_thread(lambda: _lock_file(path) if path.is_file() else None)
    if file is None:
        yield
        return
    with file:
        if not _locked(file):
            raise UnusableFile(f"a bot plays on {path}, or another copy is being made: end that first")
        yield


def _lock_file(path: Path) -> BinaryIO | None:
    """Open the lock file of a file, next to the target where ``path`` is a link; None if it cannot be made."""
    file = path.resolve()
    lock = file.with_name(f"{file.name}-lock")
    try:
        lock.touch(mode=PRIVATE)
        return lock.open("ab")
    except OSError as error:
        if error.errno in {errno.ENOSPC, errno.EDQUOT}:
            raise NotStored(f"{path}: the disk is full", full=True) from error
        if lock.exists():  # another process may have it
            raise UnusableFile(f"{lock} cannot be opened: {error.strerror}") from error
        return None


def _locked(file: BinaryIO) -> bool:
    """Try to lock a file, which fails if another process has; child processes do not inherit locks of this kind."""
    try:
        if sys.platform == "win32":
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def telling(path: Path) -> Iterator[None]:
    """Turn the errors of SQLite into DamagedFile, NotStored or UnusableFile, whose messages name the file."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if is_full(path, error):
            raise NotStored(f"{path}: the disk is full", full=True) from error
        hint = "" if _may_be_written(path) else "; it, or the folder it is in, may not be written"
        raise UnusableFile(f"{path} cannot be used: {error}{hint}") from error
    except sqlite3.DatabaseError as error:
        raise damaged(path, str(error)) from error
    except UnicodeDecodeError as error:  # SQLite's message quotes a schema that is no longer valid text
        raise damaged(path, "what it is made of cannot be read") from error


def is_full(path: Path, error: Exception) -> bool:
    """Return whether SQLite could not write because the disk of a file is full, which it reports in several ways."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    folder = path.resolve().parent
    if code not in {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN} or not folder.is_dir():
        return code == sqlite3.SQLITE_FULL
    return shutil.disk_usage(folder).free < _LEAST


def damaged(path: Path, what: str) -> StorageError:
    """Return the error that tells somebody what is wrong with a file, and what to do now."""
    return DamagedFile(f"{path} is damaged ({what.splitlines()[-1]}): put a backup in its place")


def _may_be_written(path: Path) -> bool:
    """Return whether a file and its write-ahead log can be written; true if the folder is missing, another fault."""
    ours = os.access in os.supports_effective_ids
    found = [one for one in (path, path.parent) if one.exists()]
    return not path.parent.is_dir() or all(os.access(one, os.W_OK, effective_ids=ours) for one in found)


def _header(path: Path) -> bytes:
    """Return the header of a file, empty if there is no such file."""
    if path.is_dir():
        raise UnusableFile(f"{path} is a folder, not a file")
    try:
        with path.open("rb") as file:
            return file.read(_HEADER)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise UnusableFile(f"{path} cannot be used: {error.strerror}") from error


def _alone(path: Path) -> bool:
    """Return whether a file has no write-ahead log that has yet to be carried over into it."""
    file = path.resolve()  # of a link, it lies beside the file itself
    log = file.with_name(f"{file.name}-wal")
    return not log.exists() or not log.stat().st_size


def _cut(path: Path, header: bytes) -> bool:
    """Return whether one of our own files is shorter than its header says: SQLite reads the missing part as zeros."""
    if len(header) < _HEADER:
        return True
    if int.from_bytes(header[_OWNER]) != APPLICATION_ID or not _alone(path):
        return False
    size = int.from_bytes(header[_PAGE_SIZE])
    return path.stat().st_size < int.from_bytes(header[_PAGES]) * (size if size > 1 else 65536)


def _reading(path: Path) -> sqlite3.Connection:
    """Open a file for reading. Where it has no write-ahead log, SQLite must not make one either."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro{'&immutable=1' if _alone(path) else ''}", uri=True)
