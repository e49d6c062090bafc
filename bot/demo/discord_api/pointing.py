"""Turning discord.py away from discord.com and towards a server on this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.demo.discord_api.rest import V10

READY_WAIT = 0.05
"""Seconds that discord.py waits for further guilds at each start, instead of its own 2."""


def point_discord_py_at(url: str) -> None:
    """Point this process's discord.py at the server at an address, with short waits at the start."""
    Route.BASE = url + V10
    DiscordWebSocket.DEFAULT_GATEWAY = type(DiscordWebSocket.DEFAULT_GATEWAY)(url.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = url
    make = discord.Client.__init__

    def quickly(self: discord.Client, *args: Any, **options: Any) -> None:  # noqa: ANN401 - as discord.py takes them
        options.setdefault("guild_ready_timeout", READY_WAIT)
        make(self, *args, **options)

    discord.Client.__init__ = quickly  # type: ignore[method-assign]


@contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Do as ``point_discord_py_at`` until the block ends."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE, discord.Client.__init__
    point_discord_py_at(url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE, discord.Client.__init__ = before  # type: ignore[method-assign]
