"""One game being played: setup, seed and log on the one side, the position they lead to on the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from engine.core import codec
from engine.core.errors import CorruptLog, EngineError, GameOver, IllegalMove
from engine.core.events import Event
from engine.core.game import Game, Result, Setup, State
from engine.core.moves import Entry, Move, Redo, Undo
from engine.core.seat import Seat
from engine.core.views import View


class Attempt(msgspec.Struct, frozen=True):
    """A log entry that the rules accept, and where it leads; nothing has changed yet."""

    entry: Entry
    state: State
    events: tuple[Event, ...]
    line: tuple[Move, ...]
    undone: tuple[tuple[Move, ...], ...]
    reveals: bool


class UndoOffer(msgspec.Struct, frozen=True):
    """How far a seat could go back, and whether the others must agree."""

    to: int
    """How many moves would remain."""
    free: bool
    """It is the last move and nobody learned anything by it."""


class Match:
    """A game from its setup to the present position.

    ``attempt`` shows what an entry would lead to, ``accept`` makes it so; between the two the entry can be stored.
    """

    def __init__(self, game: Game[Any], setup: Setup, seed: str) -> None:
        low, high = game.info.players
        if not low <= setup.players <= high:
            raise EngineError(f"{game.info.key} takes {low} to {high} players, not {setup.players}")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.entries: list[Entry] = []
        self.state: Any = game.setup(setup, seed)
        self.line: tuple[Move, ...] = ()
        """The moves that lead to the present position, without those taken back."""
        self._undone: tuple[tuple[Move, ...], ...] = ()
        self._last_reveals = False
        self._base: tuple[int, bytes] | None = None

    @classmethod
    def replay(cls, game: Game[Any], setup: Setup, seed: str, entries: Iterable[Entry]) -> Match:
        """Rebuild a match from its log, trusting it to be legal but checking all the same.

        Raises:
            CorruptLog: an entry is illegal where it stands.

        """
        match = cls(game, setup, seed)
        for entry in entries:
            match._replay_entry(entry)
        return match

    @classmethod
    def resume(cls, game: Game[Any], setup: Setup, seed: str, entries: Sequence[Entry], state: bytes) -> Match:
        """Rebuild a match whose last position is known, without replaying: the log may be of older rules.

        Undo then reaches back no further than this position.
        """
        match = cls(game, setup, seed)
        match._trust(entries, codec.decode_state(game, state))
        match._base = (len(match.line), state)
        return match

    @classmethod
    def trusted(cls, game: Game[Any], setup: Setup, seed: str, entries: Iterable[Entry], state: State) -> Match:
        """Make a match of a log and the position that it is known to lead to, without replaying."""
        match = cls(game, setup, seed)
        match._trust(entries, state)
        return match

    @property
    def result(self) -> Result | None:
        """The outcome, or None while the game goes on."""
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def view(self, viewer: Seat | None) -> View:
        """Tell what a seat may see now (None: what the whole channel may)."""
        return self.game.view(self.state, viewer)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Attempt a move and accept it at once. Raises IllegalMove, leaving everything as it was."""
        attempt = self.attempt(move)
        self.accept(attempt)
        return attempt.events

    def attempt(self, entry: Entry) -> Attempt:
        """Show what a move, an undo or a redo would lead to. Raises IllegalMove where a rule forbids it."""
        if self.over:
            raise GameOver("core.game_over")
        if isinstance(entry, Move):
            draft = codec.clone(self.state)
            events = tuple(self.game.play(draft, entry))
            reveals = any(event.reveals for event in events)
            return Attempt(entry, draft, events, (*self.line, entry), (), reveals)
        line, undone = self._line_after(entry)
        state, reveals = self._state_after(line)
        return Attempt(entry, state, (), line, undone, reveals)

    def accept(self, attempt: Attempt) -> None:
        """Make an attempt the present position."""
        self.entries.append(attempt.entry)
        self.state = attempt.state
        self.line, self._undone = attempt.line, attempt.undone
        self._last_reveals = attempt.reveals

    def undo_offer(self, seat: Seat) -> UndoOffer | None:
        """Tell how a seat could take back its last move, or None where there is none to take back."""
        mine = [number for number, move in enumerate(self.line) if move.seat == seat]
        reach = self._base[0] if self._base else 0
        if self.over or not mine or mine[-1] < reach:
            return None
        last = mine[-1] == len(self.line) - 1
        return UndoOffer(to=mine[-1], free=last and not self._last_reveals)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing played since."""
        return bool(self._undone) and not self.over

    def at(self, number: int) -> State:
        """Return the position after a number of moves of the present line.

        Raises:
            IllegalMove: the line has no such position, or it lies before a snapshot of older rules.

        """
        if not 0 <= number <= len(self.line):
            raise IllegalMove("core.no_such_position", number=number, moves=len(self.line))
        state: State = self._state_after(self.line[:number])[0]
        return state

    def history(self) -> Iterator[tuple[int, Move, tuple[Event, ...]]]:
        """Tell move by move what happened, numbered from 1, on the present line."""
        start, state = self._start()
        for number, move in enumerate(self.line[start:], start=start + 1):
            yield number, move, tuple(self.game.play(state, move))

    def _start(self) -> tuple[int, Any]:
        if self._base:
            return self._base[0], codec.decode_state(self.game, self._base[1])
        return 0, self.game.setup(self.setup, self.seed)

    def _state_after(self, line: tuple[Move, ...]) -> tuple[Any, bool]:
        start, state = self._start()
        if len(line) < start:
            raise IllegalMove("core.undo.too_far")
        reveals = False
        for move in line[start:]:
            reveals = any([event.reveals for event in self.game.play(state, move)])  # noqa: C419 - play to the end
        return state, reveals

    def _line_after(self, entry: Entry) -> tuple[tuple[Move, ...], tuple[tuple[Move, ...], ...]]:
        match entry:
            case Undo(to=to):
                if not 0 <= to < len(self.line):
                    raise IllegalMove("core.undo.nothing")
                return self.line[:to], (*self._undone, self.line[to:])
            case Redo():
                if not self._undone:
                    raise IllegalMove("core.redo.nothing")
                return self.line + self._undone[-1], self._undone[:-1]
            case Move():
                return (*self.line, entry), ()
            case _:
                raise EngineError(f"unknown entry {entry!r}")

    def _trust(self, entries: Iterable[Entry], state: State) -> None:
        for entry in entries:
            self.entries.append(entry)
            self.line, self._undone = self._line_after(entry)
        self.state = state
        self._last_reveals = True  # unknown, so ask the others

    def _replay_entry(self, entry: Entry) -> None:
        try:
            if isinstance(entry, Move):
                # In place and without a draft: a log is trusted, and refused as a whole where it is wrong.
                events = tuple(self.game.play(self.state, entry))
                self._last_reveals = any(event.reveals for event in events)
                self.line, self._undone = (*self.line, entry), ()
                self.entries.append(entry)
            else:
                self.accept(self.attempt(entry))
        except IllegalMove as refusal:
            raise CorruptLog(f"entry {len(self.entries) + 1}: {refusal}") from refusal
