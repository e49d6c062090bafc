"""Start the bot: in Discord with a ``DISCORD_TOKEN``, else as a demo in the browser."""

from __future__ import annotations

import gc
import sys

STOPPED = 130
"""The exit code of a program that was ended by Ctrl-C."""


def main() -> None:
    """Run until Ctrl-C, which ends it silently, even while it is being loaded."""
    try:
        gc.disable()  # nothing that is loaded becomes garbage, so it need not be examined, now or later
        from bot import program  # noqa: PLC0415 - this takes most of a second, in which it may be stopped

        gc.freeze()
        gc.enable()
        program.main()
    except KeyboardInterrupt:
        sys.exit(STOPPED)


if __name__ == "__main__":
    main()
