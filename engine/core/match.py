"""One game being played: setup, seed and log on the one side, the position they lead to on the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from engine.core import codec
from engine.core.errors import CorruptLog, EngineError, GameOver, IllegalMove
from engine.core.events import Event
from engine.core.forms import legal
from engine.core.game import Game, Result, Setup, State
from engine.core.moves import Entry, Move, Redo, Undo
from engine.core.seat import Seat
from engine.core.views import View

T = TypeVar("T")


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
    last: bool = False
    """Nobody has moved since."""


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
        match.follow(entries)
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

    def follow(self, entries: Iterable[Entry]) -> None:
        """Go on with a log: first find the moves that count, then play each of them once, in place.

        A move that was taken back for good is not played, so it is not checked.

        Raises:
            CorruptLog: an entry is illegal where it stands. The match must then be thrown away.

        """
        start, state = self._start()
        numbers = self._take(entries, start)
        events: tuple[Event, ...] | None = None
        for number, move in tuple(zip(numbers, self.line, strict=True))[start:]:
            try:
                events = tuple(self.game.play(state, move))
            except IllegalMove as refusal:
                raise CorruptLog(f"entry {number}: {refusal}") from refusal
        if events is not None:
            self._last_reveals = any(event.reveals for event in events)
        self.state = state

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

    def legal(self, seat: Seat) -> Iterator[Move]:
        """Enumerate every legal move of a seat. Only for games whose whole moves are few."""
        return legal(self.game, self.state, seat)

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
        line, undone = _back_or_forth(entry, self.line, self._undone)
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
        return UndoOffer(to=mine[-1], free=last and not self._last_reveals, last=last)

    def learned_since(self, to: int) -> frozenset[Seat]:
        """Tell who was shown something by the moves after a number of them, which taking these back cannot unlearn."""
        return frozenset(
            event.audience
            for number, _, events in self.history()
            for event in events
            if number > to and event.reveals and event.audience is not None
        )

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

    def _trust(self, entries: Iterable[Entry], state: State) -> None:
        self._take(entries, 0)
        self.state = state
        self._last_reveals = True  # unknown, so ask the others

    def _take(self, entries: Iterable[Entry], reach: int) -> tuple[int, ...]:
        """Add entries to the log without playing them; return the numbers of all its moves that count.

        Raises:
            CorruptLog: there is nothing to take back or to play again, or one goes back to fewer moves than ``reach``.

        """
        known = len(self.entries)
        self.entries += entries
        line: list[int] = []
        undone: tuple[tuple[int, ...], ...] = ()
        moves: dict[int, Move] = {}
        for number, entry in enumerate(self.entries, start=1):
            if isinstance(entry, Move):
                moves[number] = entry
                line.append(number)
                undone = ()
                continue
            try:
                changed, undone = _back_or_forth(entry, tuple(line), undone)
            except IllegalMove as refusal:
                raise CorruptLog(f"entry {number}: {refusal}") from refusal
            line = list(changed)
            if len(line) < reach and number > known:
                raise CorruptLog(f"entry {number}: core.undo.too_far")
        self.line = tuple(moves[number] for number in line)
        self._undone = tuple(tuple(moves[number] for number in taken_back) for taken_back in undone)
        return tuple(line)


def _back_or_forth(
    entry: Entry, line: tuple[T, ...], undone: tuple[tuple[T, ...], ...]
) -> tuple[tuple[T, ...], tuple[tuple[T, ...], ...]]:
    """Return the line after an undo or a redo, and what may be played again then, the latest last."""
    match entry:
        case Undo(to=to):
            if not 0 <= to < len(line):
                raise IllegalMove("core.undo.nothing")
            return line[:to], (*undone, line[to:])
        case Redo():
            if not undone:
                raise IllegalMove("core.redo.nothing")
            return line + undone[-1], undone[:-1]
        case _:
            raise EngineError(f"unknown entry {entry!r}")
