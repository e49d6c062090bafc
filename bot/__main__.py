"""Start the bot: in Discord with a ``DISCORD_TOKEN``, else as a demo in the browser."""

from __future__ import annotations

import sys

STOPPED = 130
"""The exit code of what Ctrl-C has ended."""


def main() -> None:
    """Run until Ctrl-C, which ends it without a word while it is being loaded too."""
    try:
        from bot import program  # noqa: PLC0415 - it takes most of a second, in which it may be stopped

        program.main()
    except KeyboardInterrupt:
        sys.exit(STOPPED)


if __name__ == "__main__":
    main()
