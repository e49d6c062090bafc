"""``python -m storage check DATABASE`` and ``python -m storage backup DATABASE TARGET``, also while the bot runs.

One line of JSON on stdout. Exit 0: all is well; 1: there are problems, or it could not be done, and one line on stderr
says why.
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
        return _failed(chosen.command, str(error))
    print(msgspec.json.encode(report).decode())  # noqa: T201 - this is a command line
    if not report.ok:
        return _failed(chosen.command, f"{chosen.database} has problems ({len(report.problems)}): {report.problems[0]}")
    return 0


def _failed(command: str, why: str) -> int:
    print(f"{command}: {' '.join(why.split())}", file=sys.stderr)  # noqa: T201
    return 1


if __name__ == "__main__":
    sys.exit(main())
