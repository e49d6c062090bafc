"""A game as a file."""

from __future__ import annotations

from bot.service.matches import Matches
from storage.records import TableId


class Export:
    """Writes a table's log as JSON."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def export(self, table_id: TableId, user_id: int | None = None) -> bytes:
        """Write the whole log with the seed when the game is done; before, only what the person may know.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        raise NotImplementedError
