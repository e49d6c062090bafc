"""Copies a database while the bot runs."""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path

from storage.check import Report, check
from storage.errors import ForeignFile
from storage.sqlite import second_connection


async def backup(path: Path, target: Path) -> Report:
    """Copy a database to ``target``, which appears only when the copy is whole and checked.

    Raises:
        ForeignFile: ``path`` is none of ours, or ``target`` is the database itself.
        OSError, sqlite3.Error: the copy could not be written; an earlier ``target`` is as it was.

    """
    _refuse_itself(path, target)
    partial = target.with_name(f".{target.name}.{secrets.token_hex(4)}.partial")
    try:
        async with second_connection(path) as connection:
            await connection.execute("VACUUM INTO ?", (str(partial),))
        report = await check(partial)
        await asyncio.to_thread(_settle, partial, target)
    finally:
        for left in partial.parent.glob(f"{partial.name}*"):
            left.unlink()
    return report


def _refuse_itself(path: Path, target: Path) -> None:
    if target.exists() and path.exists() and target.samefile(path):
        raise ForeignFile(f"{target}: is the database itself")


def _settle(partial: Path, target: Path) -> None:
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    partial.replace(target)
    if os.name == "posix":  # elsewhere a folder cannot be flushed
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
