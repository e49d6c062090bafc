"""``python -m storage check DATABASE``, ``backup DATABASE FILE`` or ``copy FROM TO``.

A database is a file, or the address of a server: ``postgresql://user:password@host/name``. The bot may run meanwhile,
except during a copy. One line of JSON on stdout.
Exit 0: all is well; 1: there are problems, or it could not be done, and one line on stderr says why.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from pathlib import Path

import msgspec

from engine.__main__ import shown
from storage.backup import backup, copy, faulty
from storage.check import Report, check
from storage.database import address_of, name_of
from storage.errors import StorageError

STOPPED = 130
"""The exit code of a command that was ended by Ctrl-C."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return the exit code."""
    parser = parser_of_commands()
    try:
        chosen = parser.parse_args(arguments)
    except StorageError as error:
        parser.error(str(error))
    try:
        report = asyncio.run(_done(chosen))
    except (StorageError, OSError, sqlite3.Error) as error:
        return _failed(chosen.command, str(error))
    except KeyboardInterrupt:
        return STOPPED
    print(msgspec.json.encode(report).decode())  # noqa: T201 - this is a command line
    if not report.ok:
        looked_at = chosen.target if chosen.command == "copy" else chosen.database
        problems = f"{name_of(looked_at)} has problems ({len(report.problems)}): {report.problems[0]}"
        kept = f"; the copy is {faulty(chosen.target)}" if chosen.command == "backup" else ""
        return _failed(chosen.command, f"{problems}{kept}")
    return 0


def parser_of_commands() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m storage")
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("check", help="verify the database and replay every game")
    checking.add_argument("database", type=address_of)
    backing_up = commands.add_parser("backup", help="copy the database to a file and verify the copy")
    backing_up.add_argument("database", type=address_of)
    backing_up.add_argument("target", type=Path)
    copying = commands.add_parser("copy", help="carry a database into an empty one of either kind, and verify that")
    copying.add_argument("database", type=address_of, metavar="from")
    copying.add_argument("target", type=address_of, metavar="to")
    return parser


async def _done(chosen: argparse.Namespace) -> Report:
    match chosen.command:
        case "check":
            return await check(chosen.database, shown)
        case "backup":
            return await backup(chosen.database, chosen.target, shown)
        case _:
            return await copy(chosen.database, chosen.target, shown)


def _failed(command: str, why: str) -> int:
    print(f"{command}: {' '.join(why.split())}", file=sys.stderr)  # noqa: T201
    return 1


if __name__ == "__main__":
    sys.exit(main())
