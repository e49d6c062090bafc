"""The games there are, by key, each imported when it is first needed."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

from engine.core.errors import UnknownGame
from engine.core.game import Game

GAMES: dict[str, str] = {
    "europe": "engine.ticket_to_ride.europe.game:EUROPE",
    "18cz": "engine.eighteenxx.g18cz.game:G18CZ",
    "german": "engine.german_railways.game:GERMAN",
    "1854": "engine.eighteenxx.g1854.game:GAME_1854",
}
"""The ``module:name`` of each Game by key. Everything else of a game is found from here: see ``module_of``."""

CAMPAIGNS: dict[str, str] = {
    "legends": "engine.ticket_to_ride.legends.game:LEGENDS",
}
"""Games played in campaigns, likewise. They are played one after the other, not offered as single tables."""


def every_key() -> tuple[str, ...]:
    """Return the keys of all games, those played as single tables first."""
    return (*GAMES, *CAMPAIGNS)


def find(key: str) -> Game[Any]:
    """Return a game by its key, however it is played. Raises UnknownGame."""
    return _load(_registered(key))


def load_all() -> None:
    """Load what every game needs at its first table, so that no table has to wait for it."""
    for key in every_key():
        find(key).load()


def find_campaign(key: str) -> Game[Any]:
    """Return a game played in campaigns by its key. Raises UnknownGame."""
    if key not in CAMPAIGNS:
        raise UnknownGame(f"no campaign is called {key}; there are: {', '.join(CAMPAIGNS)}")
    return _load(CAMPAIGNS[key])


def campaigns_played(key: str) -> ModuleType:
    """Return the module that simulates whole campaigns of a game. Raises UnknownGame."""
    find_campaign(key)
    return importlib.import_module(CAMPAIGNS[key].rpartition(".")[0] + ".simulation")


def _load(place: str) -> Game[Any]:
    module, name = place.split(":")
    game: Game[Any] = getattr(importlib.import_module(module), name)
    return game


def module_of(key: str, room: str, module: str) -> str:
    """Return the dotted name of a module of a game in another room than the engine.

    The rooms mirror each other: what ``engine.ticket_to_ride.europe.game`` is for the rules,
    ``rendering.ticket_to_ride.europe.pictures`` is for the pictures. Raises UnknownGame.
    """
    *package, _ = _registered(key).partition(":")[0].split(".")
    package[package.index("engine")] = room
    return ".".join((*package, module))


def _registered(key: str) -> str:
    places = GAMES | CAMPAIGNS
    if key not in places:
        raise UnknownGame(f"no game is called {key}; there are: {', '.join(places)}")
    return places[key]
