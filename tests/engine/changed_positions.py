"""Positions in which somebody has changed one thing, as in a file from outside."""

import json
from collections.abc import Callable
from typing import Any

from engine.core import codec
from engine.core.game import Game, State

REMOVED = object()
"""In place of a value: what stands there is taken away."""


def changed(game: Game[Any], state: State, path: str, value: object) -> State:
    """Return a position with one place changed: to a value, or by a function of the value there.

    ``path`` names the place, such as ``seats.0.hand``.
    """
    whole = json.loads(codec.write_state(state))
    *way, last = path.split(".")
    part = whole
    for step in way:
        part = part[_key(part, step)]
    key = _key(part, last)
    if value is REMOVED:
        del part[key]
    else:
        part[key] = value(part[key]) if isinstance(value, Callable) else value
    return codec.read_state(game, json.dumps(whole).encode())


def _key(part: object, step: str) -> int | str:
    return int(step) if isinstance(part, list) else step
