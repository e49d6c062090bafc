"""Sentences that are not yet in a language: a key of the catalogue and its parameters.

The engine and the pictures speak only in these; whoever shows them to a person makes the words.
"""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat


class Player(msgspec.Struct, frozen=True, tag="player"):
    """A person or built-in opponent at the table, to be shown by name."""

    seat: Seat


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A catalogue key such as ``ttr.claim.taken`` with the values its sentence names."""

    key: str
    params: dict[str, Param] = {}


Param = int | str | Text | Player | tuple["Param", ...]
"""Counts are int, proper names and codes are str, words are Text, people are Player; a tuple is a list to be joined."""


def text(key: str, **params: Param) -> Text:
    """Make a sentence from its key and named values."""
    return Text(key, params)
