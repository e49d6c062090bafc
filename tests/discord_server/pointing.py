"""Turning discord.py away from discord.com and towards a local server."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

if TYPE_CHECKING:
    from .server import DiscordServer

ADDRESS = "DISCORD_SERVER_URL"
"""The environment variable that tells a bot's own process where the server is."""
READY_WAIT = 0.05
"""Seconds that discord.py waits for further guilds at each start; its own 2 s would only slow tests down."""


def point_discord_py_at(server: "DiscordServer | str") -> None:
    """From now on this process's discord.py speaks to that server (or the address it has)."""
    url = server if isinstance(server, str) else server.url
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = url


@contextmanager
def pointed_at(server: "DiscordServer | str") -> Iterator[None]:
    """As ``point_discord_py_at``, with short waits at the start, until the block ends."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE, discord.Client.__init__
    point_discord_py_at(server)
    shorten_start()
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE, discord.Client.__init__ = before  # type: ignore[method-assign]


def shorten_start() -> None:
    """Every client made from now on is ready at once."""
    make = discord.Client.__init__

    def quickly(self: discord.Client, *args: Any, **options: Any) -> None:
        options.setdefault("guild_ready_timeout", READY_WAIT)
        make(self, *args, **options)

    discord.Client.__init__ = quickly  # type: ignore[method-assign]
