"""Sentences independent of language: a key of the catalogue and its parameters.

The engine and the pictures use only these; they become words where they are shown to a person.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

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


def listed(parts: Sequence[Param]) -> Param:
    """Return a list without a word before its last part: "a, b, c". At least one part is needed."""
    return functools.reduce(lambda first, following: text("list.more", first=first, next=following), parts)


def clauses(parts: Sequence[Text]) -> Text:
    """Return clauses that stand side by side: "a; b; c". At least one is needed."""
    return functools.reduce(lambda first, following: text("list.clauses", first=first, next=following), parts)


def either(choices: Sequence[Param]) -> Param:
    """Return a list of things any one of which is meant: "a, b or c". At least one is needed."""
    *most, last = choices
    if not most:
        return last
    start = functools.reduce(lambda first, following: text("list.more", first=first, next=following), most)
    return text("list.either", first=start, next=last)
