"""One SQLite file: a connection that writes and one that reads, and the doors to both."""

from __future__ import annotations

from pathlib import Path


class Database:
    """An open database."""

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open the file, making or migrating it where needed."""
        raise NotImplementedError

    async def close(self) -> None:
        """Close both connections."""
        raise NotImplementedError
