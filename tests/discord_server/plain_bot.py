"""The real bot for tests that kill it and start it again many times.

Its pictures are plain ones that take a moment, unless ``PICTURES`` is ``real``. It remembers all that was pressed.
"""

import os
import random

from bot import program, shards
from bot.messages import pictures
from storage import moves
from tests.discord_server.club import plain
from tests.seeds import Seeds, dealt_from


def nothing_drawn() -> None:
    """Stand in for drawing all boards beforehand, which would take seconds at each start."""


def main() -> None:
    """Be the bot until told to stop."""
    if os.environ.get("PICTURES") != "real":
        pictures.DrawingPool.draw = staticmethod(plain(lambda: random.uniform(0, 0.05)))
    program.prepare = nothing_drawn
    shards.IDENTIFY_PAUSE = float(os.environ.get("IDENTIFY_PAUSE", shards.IDENTIFY_PAUSE))
    moves.REMEMBERED = float("inf")  # what was pressed is compared with what has come of it at the end of a trial
    if "SILENCE" in os.environ:
        from storage import postgres

        postgres.SILENCE = postgres.WAIT = float(os.environ["SILENCE"])
    with dealt_from(Seeds(os.environ["SEEDS"])):
        program.main()
