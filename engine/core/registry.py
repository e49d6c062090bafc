"""The games there are, by key, each imported when it is first asked for."""

from __future__ import annotations

import importlib
from typing import Any

from engine.core.errors import UnknownGame
from engine.core.game import Game

GAMES: dict[str, str] = {
    "europe": "engine.ticket_to_ride.europe.game:EUROPE",
    "18cz": "engine.eighteenxx.g18cz.game:G18CZ",
    "german": "engine.german_railways.game:GERMAN",
}
"""Key to ``module:name`` of its Game."""


def find(key: str) -> Game[Any]:
    """Return a game by its key. Raises UnknownGame."""
    try:
        module, name = GAMES[key].split(":")
    except KeyError:
        raise UnknownGame(f"no game is called {key}; there are: {', '.join(GAMES)}") from None
    game: Game[Any] = getattr(importlib.import_module(module), name)
    return game
