"""The lines of the log, as text or as JSON, each with the table and the interaction that it is about."""

from __future__ import annotations

import io
import json
import logging
import multiprocessing.context
import os
import re
import sys
import threading
from datetime import UTC, datetime
from types import TracebackType

import discord

from bot.answering import under_way
from bot.faults import UNSENT, traced

log = logging.getLogger(__name__)

FORMAT = "STATIONMASTER_LOG_FORMAT"
"""The environment variable from which the bot's child processes know the format of its log."""
UNREACHABLE = (*UNSENT, discord.GatewayNotFound)
"""Raised when Discord cannot be reached; once connected, discord.py itself tries again."""
TALKATIVE = ("discord", "aiosqlite", "psycopg")
"""Loggers that at DEBUG record everything sent and stored, including hands, seeds and the tokens of answers."""
KEY = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}|[\w-]{80,}")
"""A token: that of a bot has three parts; that of an interaction or webhook is longer than anything else in a line."""


def without_keys(written: str) -> str:
    """Replace everything in a line that looks like the token of a bot, an interaction or a webhook."""
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
            **under_way(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = traced(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class Placed(logging.Formatter):
    """Writes lines of text in the way of another formatter, each with its table and its interaction."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        said = without_keys(record.getMessage())
        where = " ".join(f"{name}={value}" for name, value in under_way().items())
        # The record itself must not change, as other handlers get it too.
        line = logging.makeLogRecord(record.__dict__ | {"msg": f"{said} [{where}]" if where else said, "args": None})
        return self._inner.format(line)


def shortened(record: logging.LogRecord) -> bool:
    """Shorten to one line what discord.py would log with a traceback when Discord cannot be reached."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord") and isinstance(error, (*UNREACHABLE, discord.ConnectionClosed)):
        record.msg, record.args = f"{record.getMessage()} ({type(error).__name__})", None
        record.exc_info = record.exc_text = None
    return True


def set_up_logging(level: str, *, as_json: bool = False) -> None:
    """Set up the log with a level such as ``DEBUG``, which holds for the bot itself: libraries log INFO at most.

    The bot's child processes write their logs in the same way.
    """
    handler = logging.StreamHandler()
    discord.utils.setup_logging(handler=handler, level=logging.getLevelNamesMapping()[level])
    handler.addFilter(shortened)
    handler.setFormatter(Json() if as_json or handler.formatter is None else Placed(handler.formatter))
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    os.environ[FORMAT] = "json" if as_json else "text"
    if as_json:
        # Python's resource tracker is a separate process, which reports in two plain lines that the bot was killed.
        os.environ["PYTHONWARNINGS"] = "ignore:resource_tracker"
        _log_what_is_raised()


class Process(multiprocessing.context.SpawnProcess):
    """A child process of the bot, which writes its log as the bot does."""

    def __reduce__(self) -> tuple[object, ...]:
        """Set up the log in the child before its task is unpickled, which fails if the bot has ended by then."""
        return _begun, (), self.__dict__


class Spawning(multiprocessing.context.SpawnContext):
    """Starts new processes by spawning: forking a program that runs threads is not safe."""

    Process = Process


def _begun() -> Process:
    _follow_the_bot()
    return Process.__new__(Process)


def _follow_the_bot() -> None:
    """Write the log of this child process as the bot writes its own."""
    if os.environ.get(FORMAT) != "json":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.INFO)
    logging.captureWarnings(capture=True)
    _log_what_is_raised()
    sys.stderr = Lines()


def _log_what_is_raised() -> None:
    """Log what ends the program, or a thread, instead of printing it."""

    def raised(kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            log.critical("a process has ended: %s", traced(error))

    def raised_in_thread(given: threading.ExceptHookArgs) -> None:
        if given.exc_value is not None and not isinstance(given.exc_value, SystemExit):
            log.error("a thread has ended: %s", traced(given.exc_value))

    sys.excepthook, threading.excepthook = raised, raised_in_thread


class Lines(io.TextIOBase):
    """Logs what Python prints to stderr: an exception without its message, anything else as it is."""

    def __init__(self) -> None:
        self._raised: BaseException | None = None

    def write(self, text: str) -> int:
        """Log it."""
        error = sys.exception()
        if error is None and text.strip():
            log.error("%s", text.strip())
        elif error is not None and error is not self._raised:
            self._raised = error
            log.error("a process has failed: %s", traced(error))
        return len(text)
