"""How a fault of ours is written into the log, and what Discord raises where it cannot be reached."""

from __future__ import annotations

import logging
import traceback

import aiohttp
import discord

from storage.errors import NotStored, OutcomeUnknown

LOST = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""What is raised where a connection drops."""
UNSENT = (discord.HTTPException, *LOST)
"""What is raised where Discord refuses a message or cannot be reached."""
UNSTORED = (NotStored, OutcomeUnknown)
"""What is raised where the database is full or away, which it has logged itself."""
SERVER_FAULT, TOO_MANY = 500, 429
"""From this status on it was Discord that failed; what Discord answers where it asks for patience."""


def is_final(error: Exception) -> bool:
    """Tell whether Discord has refused a request for good: the same one would succeed no more later."""
    return isinstance(error, discord.HTTPException) and error.status < SERVER_FAULT and error.status != TOO_MANY


def traced(error: BaseException) -> str:
    """Tell an error for the log: its message may quote a hand or a ticket; its type and the lines of code cannot."""
    cause = "" if error.__cause__ is None else f"\nfrom {traced(error.__cause__)}"
    return "".join((type(error).__name__, "\n", *traceback.format_tb(error.__traceback__), cause))


def log_fault(log: logging.Logger, error: BaseException, what: str, *about: object) -> None:
    """Log what failed; a database that is away or full, and a table that is suspended, were logged already, once."""
    if not (isinstance(error, UNSTORED) or getattr(error, "is_logged", False)):
        log.error("%s: %s", what % about, traced(error))
