"""What is kept about people, and how it is forgotten."""

from __future__ import annotations

from bot.service.matches import Matches
from bot.service.values import Forgotten, Privacy
from storage.records import Preferences


class People:
    """Preferences, closed direct messages, privacy."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def preferences(self, user_id: int) -> Preferences:
        """Return what a person has chosen, or the defaults."""
        raise NotImplementedError

    async def set_preferences(self, preferences: Preferences) -> Preferences:
        """Keep a person's choices (use ``msgspec.structs.replace``). Raises Refusal: no such zone, time or interval."""
        raise NotImplementedError

    async def dm_closed(self, user_id: int) -> bool:
        """Tell whether the person's direct messages were closed the last time."""
        raise NotImplementedError

    async def note_dm(self, user_id: int, *, closed: bool) -> None:
        """Remember whether a direct message could be sent."""
        raise NotImplementedError

    async def privacy(self, user_id: int) -> Privacy:
        """Tell all that is stored about a person."""
        raise NotImplementedError

    async def forget(self, user_id: int) -> Forgotten:
        """Remove a person's data.

        Lobbies are left, live seats handed to a built-in opponent, past seats made anonymous; preferences, reminders,
        remembered messages and answers are deleted.
        """
        raise NotImplementedError
