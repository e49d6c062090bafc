"""What players do, as values, and what may stand in the next field of one.

Moves are small frozen records of ids that fit both a log and a slash command.
"""

from __future__ import annotations

import functools
from types import MappingProxyType
from typing import Any

import msgspec

from engine.core.seat import Seat
from engine.core.text import Text, text


class Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One line of a game's log."""

    seat: Seat
    """Who did it."""


class Move(Entry, frozen=True):
    """Base of every game's moves. Further fields are ids; new ones come last and with a default."""

    @classmethod
    def kind(cls) -> str:
        """Return the tag that names this kind of move in logs, commands and texts."""
        return str(cls.__struct_config__.tag)

    @classmethod
    def command(cls) -> str:
        """Return the name of the command that makes such a move: its own, unless several kinds share one.

        Kinds share a command where rules come to light only during play, so that no list of commands gives one away.
        Empty: there is no command for it.
        """
        return cls.kind()


class PrivateMove(msgspec.Struct, frozen=True):
    """A move that nobody else may learn about, and its place relative to the log."""

    after: int
    """How many entries the log had when it was made."""
    move: Move


class Undo(Entry, frozen=True, tag="undo"):
    """Return to the position after a number of moves; nothing is deleted from the log."""

    to: int
    """How many moves of the present line remain."""


class Redo(Entry, frozen=True, tag="redo"):
    """Make the moves again that the last undo took back."""


def name_of_kind(kind: str | type[Move]) -> Text:
    """Return what a kind of move is called: the catalogue has a name for the tag of each."""
    return Text(f"core.move.{kind if isinstance(kind, str) else kind.kind()}")  # one for each tag


def name_for_now(kind: type[Move], meaning: Text | None) -> Text:
    """Return what a kind of move is called, with the words of its button where it means something of its own now."""
    name = name_of_kind(kind)
    return name if meaning is None else text("core.move_now", move=name, meaning=meaning)


def fields(kind: type[Move]) -> tuple[str, ...]:
    """Return the fields that a player fills in, in order: all but the seat."""
    return kind.__struct_fields__[1:]


@functools.cache
def defaults(kind: type[Move]) -> MappingProxyType[str, Any]:
    """Return the defaults of the fields that may be left out."""
    given = {f.name: f.default for f in msgspec.structs.fields(kind) if f.default is not msgspec.NODEFAULT}
    return MappingProxyType(given)


class Option(msgspec.Struct, frozen=True):
    """One value a field may take, and the words that explain its cost and effect."""

    value: str
    """For a field that holds a number, the number in digits."""
    label: Text
    written: str = ""
    """How people write it as an entry of a list, if the value is a name that nobody should have to read."""
    whole: bool = False
    """Whether its label also covers all later fields, which fill themselves in: its reader knows the whole move."""

    alike: bool = False
    """Whether it is equivalent to an earlier option, so that nobody has to choose between them."""

    deliberate: bool = False
    """Whether it uses up something of value, so that it never fills itself in, even as the only option."""

    unlikely: bool = False
    """Whether it is allowed but brings nothing, so that its button does not stand out among the others."""

    @property
    def typed(self) -> str:
        """What people write for it."""
        return self.written or self.value


class Choice(msgspec.Struct, frozen=True):
    """A choice of one option, or of ``at_least`` to ``at_most`` different ones if ``many`` (the field is a list)."""

    options: tuple[Option, ...]
    many: bool = False
    at_least: int = 1
    at_most: int = 1

    @property
    def distinct(self) -> Choice:
        """The same choice with only the first of equivalent options; for a list, all of them are kept."""
        if self.many or not any(option.alike for option in self.options):
            return self
        return msgspec.structs.replace(self, options=tuple(option for option in self.options if not option.alike))


class NumberRange(msgspec.Struct, frozen=True):
    """A whole number from ``low`` to ``high``, both included, in steps of ``step`` from the lowest."""

    low: int
    high: int
    step: int = 1
    """``high`` is a whole number of steps above ``low``."""
    likely: tuple[int, ...] = ()
    """Numbers that people often choose; those that are within the range get buttons."""

    @property
    def numbers(self) -> range:
        """All numbers of the range in ascending order."""
        return range(self.low, self.high + 1, self.step)

    @property
    def marked(self) -> tuple[int, ...]:
        """The lowest number, the likely ones and the highest, in ascending order without duplicates."""
        between = (number for number in self.likely if number in self.numbers)
        return tuple(sorted({self.low, *between, self.numbers[-1]}))


class Chain(msgspec.Struct, frozen=True):
    """The next entry of a list whose entries depend on those before, such as the stops of a route.

    The entries so far are in ``chosen`` under the name of the field.
    """

    options: tuple[Option, ...]
    """What may come next; empty if the list can only end."""
    may_end: bool
    """Whether the list is complete as it is."""
    any_order: bool = False
    """Whether the order of entries makes no difference, and is one only so that each list is offered once."""


Slot = Choice | NumberRange | Chain
