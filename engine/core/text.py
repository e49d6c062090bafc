"""Sentences independent of language: a key of the catalogue and its parameters.

The engine and the pictures use only these; they become words where they are shown to a person.
"""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat


class Player(msgspec.Struct, frozen=True, tag="player"):
    """A person or built-in opponent at the table, shown by name."""

    seat: Seat


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A catalogue key such as ``ttr.claim.taken`` with the values of its parameters."""

    key: str
    params: dict[str, Param] = {}


Param = int | str | Text | Player | tuple["Param", ...]
"""Counts are int, proper names and codes str, words Text, people Player; a tuple is a list to be joined."""


def text(key: str, **params: Param) -> Text:
    """Make a sentence from its key and named values."""
    return Text(key, params)
