"""How a fault of ours is written into the log, and what Discord raises where it cannot be reached."""

from __future__ import annotations

import traceback

import aiohttp
import discord

LOST = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""What is raised where a connection drops."""
UNSENT = (discord.HTTPException, *LOST)
"""What is raised where Discord refuses a message or cannot be reached."""


def traced(error: BaseException) -> str:
    """Tell an error for the log: its message may quote a hand or a ticket; its type and the lines of code cannot."""
    return "".join((type(error).__name__, "\n", *traceback.format_tb(error.__traceback__)))
