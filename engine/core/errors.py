"""What can go wrong, and whose fault it is.

EngineError          ours: the engine was given something invalid
    CorruptLog       a log that its own rules refuse
        UnsoundPosition  a position that cannot have come about in any game
    UnknownGame      no game of that name
IllegalMove          the player's: a rule forbids it, and the message says which
    NotYourTurn      somebody else is to move
    NotNow           this move belongs to another moment of the game
    GameOver         the game has ended
"""

from __future__ import annotations

from engine.core.text import Param, Text

LONGEST_LINE = 500
"""The most characters of a message about a fault, which may quote a file."""


def one_line(fault: Exception) -> str:
    """Return a message about a fault in one line that any terminal can show, whatever file it quotes."""
    line = " ".join(f"{type(fault).__name__}: {fault}".split())
    line = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line)
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"


class EngineError(Exception):
    """Raised when the engine is given something that no player could have caused."""


class CorruptLog(EngineError):  # noqa: N818 - named as a python-chess refusal is: by what is wrong
    """Raised when a stored log does not follow from its own setup, seed and rules."""


class UnsoundPosition(CorruptLog):
    """Raised for a position that cannot have come about in any game.

    The message may quote the position, which is secret: show it only to the person who submitted it.
    """

    @classmethod
    def unless(cls, sound: bool, fault: str) -> None:  # noqa: FBT001 - reads as a sentence
        """Raise UnsoundPosition with a message unless ``sound`` is true."""
        if not sound:
            raise cls(fault)


class UnknownGame(EngineError):  # noqa: N818
    """Raised when no game is registered under a key."""


class IllegalMove(Exception):  # noqa: N818
    """Raised when a rule forbids a move; it carries the sentence as a text, in no language yet.

    ``rule`` names the section of the rulebook as a catalogue key, such as ``europe.rule.double_routes``.
    """

    def __init__(self, key: str, *, rule: str | None = None, **params: Param) -> None:
        super().__init__(key)
        self.text = Text(key, params)
        self.rule = Text(rule) if rule else None


class NotYourTurn(IllegalMove):
    """Raised when the seat is not among those to move."""


class NotNow(IllegalMove):
    """Raised when the seat is to move, but not this kind of move."""


class GameOver(IllegalMove):
    """Raised when a move arrives after the end."""
