"""What players do, as values: small frozen records of ids that fit both a log and a slash command."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.seat import Seat


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


def fields(kind: type[Move]) -> tuple[str, ...]:
    """Return the fields that a player fills in, in order: all but the seat."""
    return kind.__struct_fields__[1:]


def defaults(kind: type[Move]) -> dict[str, Any]:
    """Return the defaults of the fields that may be left out."""
    return {f.name: f.default for f in msgspec.structs.fields(kind) if f.default is not msgspec.NODEFAULT}
