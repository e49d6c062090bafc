"""What may stand in the next field of a move."""

from __future__ import annotations

import msgspec

from engine.core.text import Text


class Option(msgspec.Struct, frozen=True):
    """One value a field may take, and the words that explain its cost and effect."""

    value: str
    label: Text


class Choice(msgspec.Struct, frozen=True):
    """Pick one option, or where ``many`` says that the field is a list, ``at_least`` to ``at_most`` different ones."""

    options: tuple[Option, ...]
    many: bool = False
    at_least: int = 1
    at_most: int = 1


class NumberRange(msgspec.Struct, frozen=True):
    """A whole number from ``low`` to ``high``, both included."""

    low: int
    high: int


Slot = Choice | NumberRange
