"""Finds the dialect in which a game is exchanged with 18xx.games, by the game itself or by the title of a log."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import Any

import msgspec

from engine.core import codec
from engine.core.errors import CorruptLog
from engine.core.game import Game
from engine.eighteenxx.game import EighteenxxGame
from engine.eighteenxx.interchange.dialect import Dialect
from engine.eighteenxx.interchange.names import site_names
from engine.eighteenxx.interchange.read import OtherGame


class _Titled(msgspec.Struct):
    title: str


def dialect_of(game: Game[Any], games: Iterable[Game[Any]]) -> Dialect:
    """Return the dialect of a game. Raises OtherGame if it has none, listing the ``games`` that have one."""
    exchanged = _exchanged(games)
    if game.info.key not in exchanged:
        raise OtherGame(f"a game of {game.info.key}; only {', '.join(exchanged)} can be exported")
    return exchanged[game.info.key]


def dialect_for(data: bytes, games: Iterable[Game[Any]]) -> Dialect:
    """Return the dialect for the game of a log.

    Raises:
        CorruptLog: it is no log of 18xx.games.
        OtherGame: it is a log of none of the games.

    """
    try:
        title = msgspec.json.decode(data, type=_Titled).title
    except codec.UNREADABLE as error:
        raise CorruptLog(f"no game of 18xx.games: {error}") from error
    dialects = {site_names(dialect.printed).title: dialect for dialect in _exchanged(games).values()}
    if title not in dialects:
        raise OtherGame(f"a game of {title}; only {', '.join(dialects)} can be imported")
    return dialects[title]


def _exchanged(games: Iterable[Game[Any]]) -> dict[str, Dialect]:
    """Return the dialects of those games that are exchanged, by the game's key."""
    named = {game.info.key: game.exchange for game in games if isinstance(game, EighteenxxGame)}
    found = {key: name.split(":") for key, name in named.items() if name}
    return {key: getattr(importlib.import_module(module), name) for key, (module, name) in found.items()}
