"""What is set from outside: the environment, and a file ``.env`` next to it."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from dotenv import load_dotenv


class BadSetting(Exception):  # noqa: N818 - named by what is wrong
    """Raised when a setting cannot be understood; its message is for the person who set it."""


@dataclass(frozen=True)
class Settings:
    """Every setting; ``.env.example`` tells the same."""

    token: str | None = field(repr=False)
    """``DISCORD_TOKEN``; None: there is none, and the demo is served instead. Never shown or logged."""
    database: Path
    """``STATIONMASTER_DATABASE``: the file with all tables."""
    log_level: str
    """``STATIONMASTER_LOG_LEVEL``."""
    pace: float
    """``STATIONMASTER_OPPONENT_SECONDS``: seconds between two moves of built-in opponents at a table."""

    @classmethod
    def read(cls) -> Self:
        """Read the environment, after adding what ``.env`` in the working directory says. Raises BadSetting."""
        load_dotenv(Path(".env"))
        return cls(
            token=os.environ.get("DISCORD_TOKEN", "").strip() or None,
            database=Path(os.environ.get("STATIONMASTER_DATABASE") or "stationmaster.sqlite3"),
            log_level=_level(os.environ.get("STATIONMASTER_LOG_LEVEL") or "INFO"),
            pace=_seconds("STATIONMASTER_OPPONENT_SECONDS", "2"),
        )


def _level(written: str) -> str:
    if written.upper() not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
        raise BadSetting(f"STATIONMASTER_LOG_LEVEL is {written}; it can be DEBUG, INFO, WARNING or ERROR")
    return written.upper()


def _seconds(name: str, default: str) -> float:
    written = os.environ.get(name) or default
    try:
        seconds = float(written)
    except ValueError:
        seconds = 0.0
    if not 0.1 <= seconds <= 3600:  # noqa: PLR2004 - a tenth of a second to an hour
        raise BadSetting(f"{name} is {written}; it must be a number of seconds from 0.1 to 3600")
    return seconds
