"""Lines of the log: which table and which interaction each is about, as text or as JSON.

Neither is handed from function to function: whatever is begun while one of them is handled knows of it.
"""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import NamedTuple

import discord

from bot.faults import UNSENT, traced

UNREACHABLE = (*UNSENT, discord.GatewayNotFound)
"""What is raised where Discord cannot be reached; discord.py itself tries again once it is connected."""
TALKATIVE = ("discord", "aiosqlite", "psycopg")
"""At DEBUG they write down whatever is sent and stored, and with it hands, seeds and the keys of answers."""
KEY = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}|[\w-]{80,}")
"""The token of a bot has three parts; that of an interaction or a webhook is longer than anything else in a line."""


class Interaction(NamedTuple):
    """What somebody did in Discord, as far as a line of the log may tell of it."""

    id: str
    kind: str
    received: float
    """When it came, by ``time.monotonic``."""


_table: ContextVar[str | None] = ContextVar("table", default=None)
_interaction: ContextVar[Interaction | None] = ContextVar("interaction", default=None)


def interaction() -> Interaction | None:
    """Return what somebody did of which whatever is done now comes; None: the bot does it by itself."""
    return _interaction.get()


@contextmanager
def answering(interaction_id: str, kind: str) -> Iterator[None]:
    """Say that what is done and begun in this block comes of an interaction."""
    token = _interaction.set(Interaction(interaction_id, kind, time.monotonic()))
    try:
        yield
    finally:
        _interaction.reset(token)


def about_table(table_id: str) -> None:
    """Say that whatever this task does from now on is about a table."""
    _table.set(table_id)


def _where() -> dict[str, str]:
    """Return the table and the interaction, as far as there are any."""
    given, table = _interaction.get(), _table.get()
    found = {"table": table, "interaction": None if given is None else given.id}
    return {name: value for name, value in found.items() if value is not None}


def without_keys(written: str) -> str:
    """Leave out of a line what is as long as the token of a bot or of an interaction."""
    return KEY.sub("\u2026", written)


class Json(logging.Formatter):
    """One object a line: ``time`` (UTC), ``level``, ``logger``, ``message``, and ``table``, ``interaction``, ``error``.

    An error is its type and the lines of code: its message may quote a hand.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": without_keys(record.getMessage()),
            **_where(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = traced(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class Placed(logging.Formatter):
    """Writes lines of text as another formatter does, each with its table and its interaction."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        said = without_keys(record.getMessage())
        where = " ".join(f"{name}={value}" for name, value in _where().items())
        # The record itself is for other handlers too.
        line = logging.makeLogRecord(record.__dict__ | {"msg": f"{said} [{where}]" if where else said, "args": None})
        return self._inner.format(line)


def shortened(record: logging.LogRecord) -> bool:
    """Make one line of what discord.py writes down, with all lines of its code, where Discord is out of reach."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord") and isinstance(error, (*UNREACHABLE, discord.ConnectionClosed)):
        record.msg, record.args = f"{record.getMessage()} ({type(error).__name__})", None
        record.exc_info = record.exc_text = None
    return True


def set_up_logging(level: str, *, as_json: bool = False) -> None:
    """Write the log of a level such as ``DEBUG``, which goes for the bot itself: libraries tell no more than INFO."""
    handler = logging.StreamHandler()
    discord.utils.setup_logging(handler=handler, level=logging.getLevelNamesMapping()[level])
    handler.addFilter(shortened)
    handler.setFormatter(Json() if as_json or handler.formatter is None else Placed(handler.formatter))
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
