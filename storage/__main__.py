"""``python -m storage check DATABASE`` and ``python -m storage backup DATABASE TARGET``, also while the bot runs.

One line of JSON on stdout. Exit 0: all is well; 1: the check found problems; 2: it could not be done.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from pathlib import Path

import msgspec

from storage.backup import backup
from storage.check import Report, check
from storage.errors import StorageError


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m storage")
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("check", help="verify the file and replay every game")
    checking.add_argument("database", type=Path)
    copying = commands.add_parser("backup", help="copy the database and verify the copy")
    copying.add_argument("database", type=Path)
    copying.add_argument("target", type=Path)
    chosen = parser.parse_args(arguments)
    work = check(chosen.database) if chosen.command == "check" else backup(chosen.database, chosen.target)
    try:
        report: Report = asyncio.run(work)
    except (StorageError, OSError, sqlite3.Error) as error:
        print(f"{chosen.command}: {error}", file=sys.stderr)  # noqa: T201 - this is a command line
        return 2
    print(msgspec.json.encode(report).decode())  # noqa: T201
    return 0 if report.ok else 1


if __name__ == "__main__":
    sys.exit(main())
