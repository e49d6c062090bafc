"""Start a bot against a local server: ``DISCORD_SERVER_URL=http://… python -m tests.discord_server.launch [module]``.

The module (``bot.__main__`` unless another is named) must have a ``main`` without arguments. All else, such as
DISCORD_TOKEN, it reads from the environment as always.
"""

import asyncio
import importlib
import inspect
import os
import sys

from bot.demo.discord_api.pointing import point_discord_py_at

ADDRESS = "DISCORD_SERVER_URL"
"""The environment variable that tells a bot's own process where the server is."""


def main() -> None:
    """Point discord.py at the server, then be the bot."""
    module = sys.argv.pop(1) if len(sys.argv) > 1 else "bot.__main__"
    point_discord_py_at(os.environ[ADDRESS])
    outcome = importlib.import_module(module).main()
    if inspect.isawaitable(outcome):
        asyncio.run(outcome)  # type: ignore[arg-type]
    elif outcome:
        sys.exit(outcome)


if __name__ == "__main__":
    main()
