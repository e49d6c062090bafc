"""Turns a recorded game into entries of our log, with everything that was undone and redone."""

from __future__ import annotations

from engine.core.errors import CorruptLog
from engine.core.moves import Entry, Redo, Undo
from engine.core.seat import Seat
from engine.eighteenxx.interchange import actions
from engine.eighteenxx.interchange.actions import Action
from engine.eighteenxx.interchange.dialect import Dialect
from engine.eighteenxx.interchange.read import History, RecordedGame, RedoEntry, UndoEntry
from engine.eighteenxx.interchange.replay import Position, Replay


def entries_with_undo(dialect: Dialect, recorded: RecordedGame) -> list[Entry] | None:
    """Return all entries of a recorded game in which something was taken back.

    Return None if nothing was, or if our log cannot hold it: it has no undo after the end, and what was taken back may
    have been illegal.
    """
    if not any(isinstance(action, actions.Undo) for action in recorded.actions):
        return None
    telling = _Telling(dialect, recorded)
    try:
        for action in recorded.actions:
            telling.tell(action)
    except CorruptLog:
        return None
    return telling.entries


class _Telling:
    """A recorded game being turned into entries, action by action."""

    def __init__(self, dialect: Dialect, recorded: RecordedGame) -> None:
        self.entries: list[Entry] = []
        self._players = recorded.players
        self._history = History()
        self._replay = Replay(dialect, recorded)
        self._positions: list[Position] = [self._replay.position()]
        """The start, and the position after each action that counts."""
        self._undone: list[list[Position]] = []

    def tell(self, action: Action) -> None:
        """Follow one more action. Raises CorruptLog if our log cannot hold it."""
        taken = self._history.take(action)
        before = len(self._replay.line)
        match taken:
            case None:
                pass
            case UndoEntry(to=to):
                if not self._replay.state.frames:
                    raise CorruptLog("taken back after the end")
                self._undone.append(self._positions[to + 1 :])
                del self._positions[to + 1 :]
                self._replay.go_back(self._positions[-1])
                if len(self._replay.line) < before:
                    self.entries.append(Undo(self._seat(action), len(self._replay.line)))
            case RedoEntry():
                self._positions += self._undone.pop()
                self._replay.go_back(self._positions[-1])
                if len(self._replay.line) > before:
                    self.entries.append(Redo(self._seat(action)))
            case _:
                self._replay.play(action)
                self._undone.clear()
                self._positions.append(self._replay.position())
                self.entries += self._replay.line[before:]

    def _seat(self, action: Action) -> Seat:
        """Return the seat that took something back, or seat 0 if it was somebody who does not play."""
        return Seat(self._players.index(action.entity) if action.entity in self._players else 0)
