"""Start the bot: in Discord with a ``DISCORD_TOKEN``, else as a demo in the browser."""

from __future__ import annotations

import gc
import sys

STOPPED = 130
"""The exit code of what Ctrl-C has ended."""


def main() -> None:
    """Run until Ctrl-C, which ends it without a word while it is being loaded too."""
    try:
        gc.disable()  # of what is loaded nothing becomes garbage, and it need not be looked through again later
        from bot import program  # noqa: PLC0415 - it takes most of a second, in which it may be stopped

        gc.freeze()
        gc.enable()
        program.main()
    except KeyboardInterrupt:
        sys.exit(STOPPED)


if __name__ == "__main__":
    main()
