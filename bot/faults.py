"""How a fault of ours is written into the log, and what is none: what Discord refuses, or cannot be reached for."""

from __future__ import annotations

import logging
import re
import traceback
from typing import Literal, get_args

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

_LINE_OF_CODE = re.compile(r'^  File ".+", line \d+, in \S+$', re.MULTILINE)

Reason = Literal["late", "locked", "blocked", "forbidden", "busy", "full", "gone", "other"]
"""Why Discord does not do something without any fault of ours: see ``refusal_of``."""
REASONS: tuple[Reason, ...] = get_args(Reason)
_CODES: dict[Reason, frozenset[int]] = {
    "late": frozenset({10008, 10015, 10062, 40060, 50027}),  # an answer's message and its webhook are gone, too
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
"""Codes for what there may be no more of in a server or channel: pins, tags, edits of an old message."""
_BY_CODE = {code: reason for reason, codes in _CODES.items() for code in codes}
_WORDS = ("REPLIES_UNKNOWN_MESSAGE", "CONTAINS_INVALID_WORDS", "INVALID_COMMUNITY_PROPERTY_NAME")
"""What Discord finds wrong in a body (50035) though it is as it has to be: a message is gone, or a word not allowed."""
INVALID_BODY = 50035


def refusal_of(error: BaseException) -> Reason | None:
    """Return why Discord has refused something, or could not do it, or None if it is a fault of ours.

    late        the interaction, or the answer to it, is known no longer or answered already
    locked      the thread is locked or archived, or its post is yet to come
    blocked     AutoMod or another filter of the server or of Discord blocks what is said
    forbidden   the bot, or a person, lacks a permission, or has closed direct messages
    busy        slow mode, a limit of rate, or Discord itself fails
    full        there may be no more of something in the server or channel
    gone        the channel, person or emoji is there no longer
    """
    if isinstance(error, discord.RateLimited):
        return "busy"
    if not isinstance(error, discord.HTTPException):
        return None
    if error.status >= SERVER_FAULT or error.status == TOO_MANY:
        return "busy"
    if error.code == INVALID_BODY:
        # Private in discord.py, which makes one text of it: which check of which field has failed.
        named = str(getattr(error, "_errors", None))
        return "blocked" if any(word in named for word in _WORDS[1:]) else "gone" if _WORDS[0] in named else None
    return _BY_CODE.get(error.code) or ("full" if error.code in _LIMITS else None)


def error_code(error: BaseException) -> str:
    """Name for the log what Discord has answered, or what was raised: its own words may quote what was sent."""
    if isinstance(error, discord.HTTPException):
        return str(error.code or error.status)
    return type(error).__name__


def is_final(error: Exception) -> bool:
    """Return whether Discord has refused a request for good: the same one would succeed no more later."""
    return isinstance(error, discord.HTTPException) and error.status < SERVER_FAULT and error.status != TOO_MANY


def traced(error: BaseException) -> str:
    """Describe an error for the log by its type and the lines of code: its message may quote a hand or a ticket.

    Of an error in a process of its own, the lines of that process come with the cause, as text with the message.
    """
    cause = "" if error.__cause__ is None else f"\nfrom {traced(error.__cause__)}"
    elsewhere = (f"{line}\n" for line in _LINE_OF_CODE.findall(getattr(error, "tb", "")))
    return "".join((type(error).__name__, "\n", *traceback.format_tb(error.__traceback__), *elsewhere, cause))


def log_fault(log: logging.Logger, error: BaseException, what: str, *about: object) -> None:
    """Log what failed, in a line where it is no fault of ours.

    That the database is away or full, or that a table is suspended, was logged already, and once.
    """
    if isinstance(error, UNSTORED) or getattr(error, "is_logged", False):
        return
    if (reason := refusal_of(error)) is not None:
        log.warning("%s: Discord refused it (%s, %s)", what % about, error_code(error), reason)
    elif isinstance(error, aiohttp.ClientError | ConnectionError):
        log.warning("%s: %s", what % about, error_code(error))
    else:
        log.error("%s: %s", what % about, traced(error))
