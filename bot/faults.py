"""How a fault of ours is logged, and what is no fault of ours: what Discord refuses, or that it cannot be reached."""

from __future__ import annotations

import logging
import re
import traceback
from typing import Literal, get_args

import aiohttp
import discord

from storage.errors import NotStored, OutcomeUnknown

LOST = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""Raised when a connection is lost."""
UNSENT = (discord.HTTPException, *LOST)
"""Raised when Discord refuses a message or cannot be reached."""
UNSTORED = (NotStored, OutcomeUnknown)
"""Raised when the database is full or cannot be reached, which it has logged itself."""
SERVER_FAULT, TOO_MANY = 500, 429
"""The lowest status of an answer that means that Discord has failed; the status of one that asks to wait."""

_LINE_OF_CODE = re.compile(r'^  File ".+", line \d+, in \S+$', re.MULTILINE)

Reason = Literal["late", "locked", "blocked", "forbidden", "busy", "full", "gone", "other"]
"""Why Discord does not do something, without it being a fault of ours: see ``refusal_of``."""
REASONS: tuple[Reason, ...] = get_args(Reason)
_CODES: dict[Reason, frozenset[int]] = {
    "late": frozenset({10008, 10015, 10062, 40060, 50027}),  # also: an answer's message or webhook no longer exists
    "locked": frozenset({40058, 50083, 160005}),
    "blocked": frozenset({20031, 200000, 200001, 240000}),
    "forbidden": frozenset({
        20009, 20012, 20024, 40002, 40007, 50001, 50007, 50009, 50013, 50021, 50024, 50074, 50095, 50101, 50178, 50278,
        50600, 60003, 160002, 400001,
    }),
    "busy": frozenset({20016, 20022, 20028, 20029, 40003, 40004, 40006, 40062, 110001, 130000}),
    "full": frozenset({160006, 160007}),
    "gone": frozenset({10003, 10004, 10007, 10011, 10013, 10014, 50055}),
    "other": frozenset({40066, 40067, 90001, 160004}),
}  # fmt: skip
"""Discord's codes for each (https://discord.com/developers/docs/topics/opcodes-and-status-codes#json)."""
_LIMITS = range(30000, 40000)
"""Codes for limits of a server or channel: on pins, tags, edits of an old message and so on."""
_BY_CODE = {code: reason for reason, codes in _CODES.items() for code in codes}
_WORDS = ("REPLIES_UNKNOWN_MESSAGE", "CONTAINS_INVALID_WORDS", "INVALID_COMMUNITY_PROPERTY_NAME")
"""Errors in a body (50035) that are no fault of ours: a message no longer exists, or a word is not allowed."""
INVALID_BODY = 50035


def refusal_of(error: BaseException) -> Reason | None:
    """Return why Discord has refused something, or could not do it, or None if it is a fault of ours.

    late        the interaction, or the answer to it, is no longer known, or it was answered already
    locked      the thread is locked or archived, or its post does not exist yet
    blocked     AutoMod or another filter of the server or of Discord blocks the text
    forbidden   the bot, or a person, lacks a permission, or has closed direct messages
    busy        slow mode, a rate limit, or Discord itself fails
    full        the server or channel has reached the limit of something
    gone        the channel, person or emoji no longer exists
    other       anything else that is no fault of ours
    """
    if isinstance(error, discord.RateLimited):
        return "busy"
    if not isinstance(error, discord.HTTPException):
        return None
    if error.status >= SERVER_FAULT or error.status == TOO_MANY:
        return "busy"
    if error.code == INVALID_BODY:
        # Which check of which field has failed is private in discord.py, which makes one text of it.
        named = str(getattr(error, "_errors", None))
        return "blocked" if any(word in named for word in _WORDS[1:]) else "gone" if _WORDS[0] in named else None
    return _BY_CODE.get(error.code) or ("full" if error.code in _LIMITS else None)


def error_code(error: BaseException) -> str:
    """Return the code of Discord's answer, or the type of an error, for the log: its text may quote what was sent."""
    if isinstance(error, discord.HTTPException):
        return str(error.code or error.status)
    return type(error).__name__


def is_final(error: Exception) -> bool:
    """Return whether Discord has refused a request for good: repeating it later would not help."""
    return isinstance(error, discord.HTTPException) and error.status < SERVER_FAULT and error.status != TOO_MANY


def traced(error: BaseException) -> str:
    """Describe an error for the log by its type and the lines of code: its message may quote a hand or a ticket.

    For an error in a separate process, the lines there are found in the text of its cause, which has the message too.
    """
    cause = "" if error.__cause__ is None else f"\nfrom {traced(error.__cause__)}"
    elsewhere = (f"{line}\n" for line in _LINE_OF_CODE.findall(getattr(error, "tb", "")))
    return "".join((type(error).__name__, "\n", *traceback.format_tb(error.__traceback__), *elsewhere, cause))


def log_fault(log: logging.Logger, error: BaseException, what: str, *about: object) -> None:
    """Log what failed, on one line if it is no fault of ours.

    Nothing is logged if the database is full or cannot be reached, or a table is suspended: that was logged before.
    """
    if isinstance(error, UNSTORED) or getattr(error, "is_logged", False):
        return
    if (reason := refusal_of(error)) is not None:
        log.warning("%s: Discord refused it (%s, %s)", what % about, error_code(error), reason)
    elif isinstance(error, aiohttp.ClientError | ConnectionError):
        log.warning("%s: %s", what % about, error_code(error))
    else:
        log.error("%s: %s", what % about, traced(error))
