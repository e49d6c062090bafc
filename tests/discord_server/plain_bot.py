"""The real bot with plain pictures that take a moment, for tests that kill it and start it again many times."""

import random

from bot import __main__ as program
from bot.shown import pictures
from tests.discord_server.club import plain


def main() -> None:
    """Be the bot until told to stop."""
    pictures._draw = plain(lambda: random.uniform(0, 0.05))
    program.main()
