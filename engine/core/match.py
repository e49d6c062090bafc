"""One game being played: its setup, seed and log, the position that they lead to, and which moves to confirm.

Moves that could not be undone without the others' consent have to be confirmed first, by one rule for all games (see
``is_final``). If nothing is hidden, a move is tried out to see whether it is one of these. A game that hides something
declares which moves reveal it, because trying them out could give it away.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice, takewhile
from typing import Any, NamedTuple, cast

import msgspec

from engine.core import codec
from engine.core.errors import CorruptLog, EngineError, GameOver, IllegalMove
from engine.core.forms import legal
from engine.core.game import Game, Result, Setup, State
from engine.core.lessons import Example, Lesson
from engine.core.moves import Entry, Move, PrivateMove, Redo, Undo
from engine.core.seat import Seat
from engine.core.views import Event, View

UNPLAYABLE = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError, RuntimeError, StopIteration),
    *(TypeError, ValueError, msgspec.MsgspecError),
)
"""What an impossible setup or move raises; it occurs only in logs that somebody has edited."""


class Undone(NamedTuple):
    """Moves that were undone and can be redone."""

    moves: tuple[Move, ...]
    private: int
    """How many private moves had been made before they were undone."""


class Attempt(msgspec.Struct, frozen=True):
    """A log entry that the rules accept, and what it leads to; nothing has changed yet."""

    entry: Entry
    state: State
    events: tuple[Event, ...]
    line: tuple[Move, ...]
    undone: tuple[Undone, ...]
    reveals: bool
    """Whether the last move of the line revealed something."""
    private: bool = False
    """Whether it is a move that nobody else may learn about, kept apart from the log."""


class UndoOffer(msgspec.Struct, frozen=True):
    """How far a seat could undo, and whether the others have to agree."""

    to: int
    """How many moves would remain."""
    free: bool
    """Whether it undoes only the last move, and that revealed nothing."""
    last: bool = False
    """Whether nobody has moved since."""


class Match:
    """A game from its setup to the present position.

    ``attempt`` works out what an entry leads to, and ``accept`` makes it so; in between, the entry can be stored.

    Moves that a game calls private are not entries. Each is replayed after the moves of the line at which it was made,
    as far as these are still in the line, and is skipped while it is impossible there: it survives the undoing of moves
    before it. One that is made after moves were undone comes after them if they are redone, and does not change them.
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
        """The moves that lead to the present position, without those undone."""
        self.private: tuple[PrivateMove, ...] = ()
        """The private moves, in the order in which they were made."""
        self._made_at: tuple[tuple[Move, ...], ...] = ()
        """The line at which each private move was made."""
        self._undone: tuple[Undone, ...] = ()
        self._last_reveals = False
        self._base: _Base | None = None

    @classmethod
    def replay(
        cls,
        game: Game[Any],
        setup: Setup,
        seed: str,
        entries: Iterable[Entry],
        private: Iterable[PrivateMove] = (),
    ) -> Match:
        """Rebuild a match from its log, checking every entry.

        Raises:
            CorruptLog: an entry is illegal, or the setup is impossible.
            EngineError: the game is not for that many players.

        """
        with corrupt("setup"):
            match = cls(game, setup, seed)
        match.follow(entries, private)
        return match

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        setup: Setup,
        seed: str,
        entries: Sequence[Entry],
        state: bytes,
        private: Sequence[PrivateMove] = (),
    ) -> Match:
        """Rebuild a match from its last position without replaying its log, which may be of older rules.

        Undo then goes no further back than this position.
        """
        match = cls(game, setup, seed)
        match._trust(entries, codec.decode_state(game, state), private)
        match._base = _Base(len(match.line), state, len(match.private))
        return match

    @classmethod
    def trusted(cls, game: Game[Any], setup: Setup, seed: str, entries: Iterable[Entry], state: State) -> Match:
        """Make a match from a log and the position that it is known to lead to, without replaying."""
        match = cls(game, setup, seed)
        match._trust(entries, state)
        return match

    @classmethod
    def laid_out(cls, game: Game[Any], position: Lesson | Example) -> Match:
        """Return a match that begins at the position of a lesson or an example.

        Raises:
            IllegalMove: a move that leads to the position is illegal.

        """
        setup = Setup(game.info.key, position.players, dict(position.variants))
        match = cls(game, setup, position.seed)
        for move in position.moves:
            match.play(move)
        if position.arrange is not None:
            position.arrange(match.state)
        return cls.resume(game, setup, position.seed, (), codec.encode_state(match.state))

    def follow(self, entries: Iterable[Entry], private: Iterable[PrivateMove] = ()) -> None:
        """Continue with a log: find the moves that were not undone, then play each of them once, in place.

        A move that was undone for good is not played, and so not checked.

        Raises:
            CorruptLog: an entry is illegal; the match must then be discarded.

        """
        start = self.first
        numbers = self._take(entries, start, private)
        course = self._course(self.line)
        with corrupt("a private move"):
            played = next(course)
        for number in numbers[start:]:
            with corrupt(f"entry {number}"):
                played = next(course)
        if numbers[start:]:
            self._last_reveals = played.reveals
        self.state = played.state

    @property
    def origin(self) -> State | None:
        """The position that the match was continued from, or None if it began with its setup."""
        if self._base is None or self._base.moves:
            return None
        state: State = codec.decode_state(self.game, self._base.state)
        return state

    @property
    def first(self) -> int:
        """The number of moves in the line before the earliest position that can be reached by undo."""
        return self._base.moves if self._base else 0

    @property
    def result(self) -> Result | None:
        """The outcome, or None while the game goes on."""
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    def view(self, viewer: Seat | None) -> View:
        """Return what a seat may see now, or what everybody may if ``viewer`` is None."""
        return self.game.view(self.state, viewer)

    def legal(self, seat: Seat) -> Iterator[Move]:
        """Yield every legal move of a seat. Only for games with few legal moves."""
        return legal(self.game, self.state, seat)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Attempt a move and accept it immediately. Raises IllegalMove, in which case nothing changes."""
        attempt = self.attempt(move)
        self.accept(attempt)
        return attempt.events

    def attempt(self, entry: Entry) -> Attempt:
        """Work out what a move, an undo or a redo would lead to. Raises IllegalMove if a rule forbids it."""
        if self.over and not self._takes_back_the_end(entry):
            raise GameOver("core.game_over")
        if isinstance(entry, Move):
            draft = codec.clone(self.state)
            events = tuple(self.game.play(draft, entry))
            if entry.kind() in self.game.info.private:
                return Attempt(entry, draft, events, self.line, self._undone, self._last_reveals, private=True)
            reveals = any(event.reveals for event in events)
            events += self._followed(self.state, draft)
            return Attempt(entry, draft, events, (*self.line, entry), (), reveals)
        line, undone = self._back_or_forth(entry)
        state, reveals = self._state_after(line, self._made_at_after(entry, line))
        events = self._followed(self.state, state) if isinstance(entry, Redo) else ()
        return Attempt(entry, state, events, line, undone, reveals)

    def accept(self, attempt: Attempt) -> None:
        """Make an attempt the present position."""
        if attempt.private:
            assert isinstance(attempt.entry, Move)
            self.private = (*self.private, PrivateMove(len(self.entries), attempt.entry))
            self._made_at = (*self._made_at, self.line)
        else:
            self.entries.append(attempt.entry)
            self._made_at = self._made_at_after(attempt.entry, attempt.line)
        self.state = attempt.state
        self.line, self._undone = attempt.line, attempt.undone
        self._last_reveals = attempt.reveals

    def accepted(self, attempt: Attempt) -> Match:
        """Return a copy of the match with an attempt accepted; this one does not change."""
        after = copy.copy(self)
        after.entries = [*self.entries]
        after.accept(attempt)
        return after

    def undo_offer(self, seat: Seat) -> UndoOffer | None:
        """Return how a seat could undo its last move, or None if it has none to undo.

        The end of a game can be undone only by the seat whose move ended it, and only if the game allows that.
        """
        mine = [number for number, move in enumerate(self.line) if move.seat == seat]
        if not mine or mine[-1] < self.first:
            return None
        last = mine[-1] == len(self.line) - 1
        if self.over and not (last and self.game.looking_back.may_reopen(self.state)):
            return None
        return UndoOffer(to=mine[-1], free=last and not self._last_reveals, last=last)

    def _takes_back_the_end(self, entry: Entry) -> bool:
        offer = self.undo_offer(entry.seat) if isinstance(entry, Undo) else None
        return offer is not None and isinstance(entry, Undo) and entry.to == offer.to

    def events_since(self, to: int) -> tuple[tuple[Event, ...], ...]:
        """Return the events of each move after number ``to``: those that an undo to there takes back."""
        return tuple(events for number, _, events in self.history() if number > to)

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and nothing played since."""
        return bool(self._undone) and not self.over

    def at(self, number: int) -> State:
        """Return the position after a number of moves of the present line.

        Raises:
            IllegalMove: the line has no such position, or it lies before a snapshot of older rules.

        """
        return next(self.steps(number))[2]

    def history(self) -> Iterator[tuple[int, Move, tuple[Event, ...]]]:
        """Yield the moves of the present line, numbered from 1, each with its events."""
        for number, events, _ in islice(self.steps(self.first), 1, None):
            yield number, self.line[number - 1], events

    def steps(self, since: int) -> Iterator[tuple[int, tuple[Event, ...], State]]:
        """Yield the position after a number of moves, then after each later move together with its events.

        A position is valid until the next one is yielded.

        Raises:
            IllegalMove: there is no such position, or it lies before a snapshot of older rules.

        """
        if not 0 <= since <= len(self.line):
            raise IllegalMove("core.no_such_position", number=since, moves=len(self.line))
        self._refuse_too_far(since)
        course = islice(self._course(self.line, followed=since), since - self.first, None)
        for number, played in enumerate(course, start=since):
            yield number, played.events, played.state

    def course(self) -> Iterator[tuple[int, Move | None, State, tuple[Event, ...]]]:
        """Yield each position of the present line with its number of moves, the latest of them, and that move's events.

        The earliest position that can be reached comes first; it has no latest move. A position is valid until the next
        one is yielded, which replaces it.
        """
        for number, played in enumerate(self._course(self.line), start=self.first):
            yield number, self.line[number - 1] if number > self.first else None, played.state, played.events

    def as_it_is(self) -> Match:
        """Return a copy of this match that does not change as this one goes on."""
        now = copy.copy(self)
        now.entries = [*self.entries]
        return now

    def entry_numbers(self) -> tuple[int, ...]:
        """Return the log entry numbers, from 1, of the moves in the present line."""
        line = _Line()
        for number, entry in enumerate(self.entries, start=1):
            line.add(number, entry)
        return tuple(line.numbers[: line.length])

    def _followed(self, before: Any, after: Any) -> tuple[Event, ...]:  # noqa: ANN401 - positions of the game
        """Return what follows from a move besides its own events: the progress of secret aims, and the story.

        A match that begins at a given position, such as a lesson, has no story, which would lack its beginning.
        """
        story = () if self._base and not self._base.moves else self.game.looking_back.narrate(self.setup, before, after)
        return (*self.game.looking_back.progress(before, after), *story)

    def _start(self) -> tuple[int, Any]:
        if self._base:
            return self._base.moves, codec.decode_state(self.game, self._base.state)
        return 0, self.game.setup(self.setup, self.seed)

    def _back_or_forth(self, entry: Entry) -> tuple[tuple[Move, ...], tuple[Undone, ...]]:
        """Return the line after an undo or a redo, and what can be redone from there, the latest last."""
        line, undone = self.line, self._undone
        match entry:
            case Undo(to=to):
                if not 0 <= to < len(line):
                    raise IllegalMove("core.undo.nothing")
                return line[:to], (*undone, Undone(line[to:], len(self.private)))
            case Redo():
                if not undone:
                    raise IllegalMove("core.redo.nothing")
                return line + undone[-1].moves, undone[:-1]
            case _:
                raise AssertionError(f"unknown entry {entry!r}")

    def _made_at_after(self, entry: Entry, line: tuple[Move, ...]) -> tuple[tuple[Move, ...], ...]:
        """Return the line at which each private move counts as made, after an entry that leads to ``line``."""
        if not isinstance(entry, Redo):
            return self._made_at
        before = self._undone[-1].private
        return (*self._made_at[:before], *(line for _ in self._made_at[before:]))

    def _state_after(self, line: tuple[Move, ...], made_at: tuple[tuple[Move, ...], ...]) -> tuple[Any, bool]:
        self._refuse_too_far(len(line))
        for played in self._course(line, made_at):
            state, reveals = played.state, played.reveals
        return state, reveals

    def _refuse_too_far(self, number: int) -> None:
        if self._base and number < self._base.moves:
            raise IllegalMove("core.undo.too_far")

    def _course(
        self,
        line: tuple[Move, ...],
        made_at: tuple[tuple[Move, ...], ...] | None = None,
        *,
        followed: int | None = None,
    ) -> Iterator[_Played]:
        """Play a line with the private moves in their places; yield the starting position, then that after each move.

        ``made_at``: the line at which each private move was made; None: as in this match. ``followed``: the events of
        moves after this number include the progress of secret aims and the story; None: those of no move do.
        """
        start, state = self._start()
        private = self._places(line, self._made_at if made_at is None else made_at)
        state = self._with_private(state, [move for place, move in private if place <= start])
        yield _Played(state, ())
        for number, move in enumerate(line[start:], start=start + 1):
            follows = followed is not None and number > followed and self.game.looking_back.is_followed
            before = codec.clone(state) if follows else None
            events = tuple(self.game.play(state, move))
            events += () if before is None else self._followed(before, state)
            state = self._with_private(state, [each for place, each in private if place == number])
            yield _Played(state, events)

    def _places(self, line: tuple[Move, ...], made_at: tuple[tuple[Move, ...], ...]) -> list[tuple[int, Move]]:
        """Return each private move after how many moves of a line it is replayed: never before one made earlier."""
        places: list[tuple[int, Move]] = []
        latest = 0
        for made, private in zip(made_at, self.private, strict=True):
            same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(made, line, strict=False)))
            latest = max(latest, same)
            places.append((latest, private.move))
        return places[self._base.private if self._base else 0 :]

    def _with_private(self, state: Any, moves: Iterable[Move]) -> Any:  # noqa: ANN401 - a position of the game
        """Return a position after some private moves, of which those that are impossible in it are skipped."""
        for move in moves:
            draft = codec.clone(state)
            try:
                for _ in self.game.play(draft, move):
                    pass
            except IllegalMove:  # what it refers to was undone
                continue
            state = draft
        return state

    def _trust(self, entries: Iterable[Entry], state: State, private: Iterable[PrivateMove] = ()) -> None:
        self._take(entries, 0, private)
        self.state = state
        self._last_reveals = True  # unknown, so ask the others

    def _take(self, entries: Iterable[Entry], reach: int, private: Iterable[PrivateMove]) -> tuple[int, ...]:
        """Add entries to the log without playing them; return the entry numbers of the moves in the resulting line.

        Raises:
            CorruptLog: there is nothing to undo or to redo, an undo leaves fewer moves than ``reach``, or a private
                move has no place in the log.

        """
        known = len(self.entries)
        self.entries += entries
        self.private += tuple(private)
        made_after = [one.after for one in self.private]
        if made_after != sorted(made_after) or not {0, *made_after} <= set(range(len(self.entries) + 1)):
            raise CorruptLog("a private move stands nowhere in the log")
        line = _Line(made_after)
        for number, entry in enumerate(self.entries, start=1):
            with corrupt(f"entry {number}"):
                line.add(number, entry)
            if line.length < reach and number > known:
                raise CorruptLog(f"entry {number}: core.undo.too_far")
        self._made_at = tuple(self._moves(line.at[after]) for after in made_after)
        self.line = self._moves(line.numbers[: line.length])
        self._undone = tuple(
            Undone(self._moves(line.numbers[part.start : part.end]), sum(after < part.by for after in made_after))
            for part in line.undone()
        )
        return tuple(line.numbers[: line.length])

    def _moves(self, numbers: Sequence[int]) -> tuple[Move, ...]:
        """Return the moves with these entry numbers."""
        return tuple(cast("Move", self.entries[number - 1]) for number in numbers)


class _Base(NamedTuple):
    """A position that a match begins at or goes on from, without replaying the moves that led to it."""

    moves: int
    """The number of moves of the line that led to it."""
    state: bytes
    private: int
    """The number of private moves that it already includes."""


class _Played(NamedTuple):
    """A position of a line, and the events of the move that led to it."""

    state: Any
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether that move revealed something."""
        return any(event.reveals for event in self.events)


class _Part(NamedTuple):
    """A slice of ``_Line.numbers``: moves that were undone together and can be redone."""

    start: int
    end: int
    by: int
    """The entry number of the undo."""


class _Line:
    """The entry numbers of the moves that count, found in one pass; undone ones stay at the end until the next move."""

    def __init__(self, wanted: Iterable[int] = ()) -> None:
        """``wanted``: after how many entries private moves were made."""
        self.numbers: list[int] = []
        self.length = 0
        """How many of the numbers count; the moves after them can be redone."""
        self.at: dict[int, tuple[int, ...]] = {0: ()}
        """For each wanted number of entries, the entry numbers of the moves that precede a private move made then."""
        self._wanted = frozenset(wanted)
        self._back: list[_Part] = []
        """What can be redone, the latest last."""

    def add(self, number: int, entry: Entry) -> None:
        """Add the next entry. Raises IllegalMove if there is nothing to undo or to redo."""
        match entry:
            case Undo(to=to):
                if not 0 <= to < self.length:
                    raise IllegalMove("core.undo.nothing")
                self._back.append(_Part(to, self.length, number))
                self.length = to
            case Redo():
                if not self._back:
                    raise IllegalMove("core.redo.nothing")
                again = self._back.pop()
                self.length = again.end
                since = [after for after in self.at if after >= again.by]
                self.at.update(dict.fromkeys(since, tuple(self.numbers[: self.length])) if since else {})
            case _:
                del self.numbers[self.length :]
                self._back.clear()
                self.numbers.append(number)
                self.length += 1
        if number in self._wanted:
            self.at[number] = tuple(self.numbers[: self.length])

    def undone(self) -> tuple[_Part, ...]:
        """Return the parts that were undone and can be redone, the latest last."""
        return tuple(self._back)


@contextmanager
def corrupt(part: str) -> Iterator[None]:
    """Raise CorruptLog, naming the part of the log, instead of refusals and of whatever an impossible log raises."""
    try:
        yield
    except IllegalMove as refusal:
        raise CorruptLog(f"{part}: {refusal}") from refusal
    except msgspec.ValidationError as fault:
        raise CorruptLog(f"{part}: {fault}") from fault
    except KeyError as fault:
        raise CorruptLog(f"{part} names what the game does not have: {fault}") from fault
    except UNPLAYABLE as fault:
        raise CorruptLog(f"{part} cannot be played: {type(fault).__name__}: {fault}") from fault


def is_final(game: Game[Any], state: State, move: Move, tried: tuple[State, bool] | None = None) -> bool:
    """Return whether a legal move has to be confirmed first.

    That is so if it cannot be undone freely, ends the game, changes a campaign for good, asks another player something
    or carries out what another player has asked.

    Args:
        game: the game.
        state: the position.
        move: the move.
        tried: the position after the move and whether the move reveals something, if it was already tried.

    """
    if type(move) in game.guidance.irreversible:
        return True
    if tried is None and _is_open(game, state):
        tried = _after(game, state, move)
    if _needs_others(game, state, move, tried):
        return True
    if tried is None:
        return False
    pending = game.question(state)
    if pending is not None and move.kind() in pending.binding:
        return True
    after, _ = tried
    asks = game.question(after)
    return game.result(after) is not None or (asks is not None and asks.by == move.seat and asks != pending)


def needs_others(game: Game[Any], state: State, move: Move) -> bool:
    """Return whether undoing a move would need the others' consent, as it reveals something or ends the game."""
    tried = (
        _after(game, state, move) if game.guidance.needs_others(state, move) is None and _is_open(game, state) else None
    )
    return _needs_others(game, state, move, tried)


def _needs_others(game: Game[Any], state: State, move: Move, tried: tuple[State, bool] | None) -> bool:
    """Return the same, given the outcome of trying the move (None if it must not be tried)."""
    declared = game.guidance.needs_others(state, move)
    if declared is not None:
        return declared
    if tried is None:
        return False  # trying it could give away what others have already decided
    after, reveals = tried
    over = game.result(after) is not None
    return reveals or (over and not game.looking_back.may_reopen(after))


def _is_open(game: Game[Any], state: State) -> bool:
    return game.info.open_information and game.orders.turn(state) is None


def _after(game: Game[Any], state: State, move: Move) -> tuple[State, bool]:
    """Return the position after a move, and whether the move reveals something."""
    after = codec.clone(state)
    events = tuple(game.play(after, move))
    return after, any(event.reveals for event in events)
