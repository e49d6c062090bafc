"""Rounds as ordered steps over ordered actors, with interrupts on top; and the games that they drive.

The state holds a stack of frames. The top frame says which round is under way and whose turn it is; the steps of that
round say which moves they accept. A move that needs an answer first (pay for the tunnel, keep some tickets) interrupts
the round: it pushes a frame. When nothing in the top frame waits any longer, its round says what comes next. Games
change the stack only through the methods of ``FramedState``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.core.errors import EngineError, GameOver, NotNow, NotYourTurn, UnsoundPosition
from engine.core.game import Game, State
from engine.core.moves import Move, Slot, name_for_now, name_of_kind
from engine.core.seat import Seat
from engine.core.text import Player, Text
from engine.core.views import Event

Actor = int | str
"""A seat, or the id of a company in games where companies take turns."""


class Frame(msgspec.Struct):
    """One round under way, or one interrupt over it."""

    round: str
    actors: list[Actor]
    at: int = 0
    """The index in ``actors`` of the one whose turn it is."""
    done: list[str] = []
    """Names of the steps finished in this turn."""

    @property
    def actor(self) -> Actor:
        """Whose turn it is."""
        return self.actors[self.at]


class FramedState(State):
    """A state driven by rounds. Methods that change it are for the draft of a move."""

    frames: list[Frame]
    """The stack; empty when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the last round has ended."""
        return not self.frames

    @property
    def frame(self) -> Frame:
        """The round or interrupt under way, while the game goes on."""
        if not self.frames:
            raise AssertionError("no round is under way")
        return self.frames[-1]

    @property
    def main_frame(self) -> Frame:
        """The round under way beneath any interrupts, while the game goes on."""
        if not self.frames:
            raise AssertionError("no round is under way")
        return self.frames[0]

    @property
    def interrupted(self) -> bool:
        """Whether the round is interrupted."""
        return len(self.frames) > 1

    def in_round(self, *rounds: str) -> bool:
        """Return whether the round or interrupt under way is one of these."""
        return bool(self.frames) and self.frames[-1].round in rounds

    def finish(self, step: str, *, of: str | None = None) -> None:
        """Mark a step of the turn under way as done; ``of`` names the round if interrupts lie on top of it."""
        frame = self.frames[-1] if of is None else next(one for one in reversed(self.frames) if one.round == of)
        frame.done.append(step)

    def begin(self, round_: str, actors: Iterable[Actor]) -> None:
        """Begin a round with its first actor, abandoning whatever was under way."""
        self.frames = [Frame(round_, list(actors))]

    def interrupt(self, round_: str, actors: Iterable[Actor]) -> None:
        """Push an interrupt that must be decided before what is under way goes on."""
        self.frames.append(Frame(round_, list(actors)))

    def resume(self) -> None:
        """End an interrupt: what was interrupted goes on."""
        self.frames.pop()

    def turn_to(self, at: int) -> None:
        """Begin the turn of the actor with index ``at`` in the round under way."""
        self.frame.at, self.frame.done = at, []

    def decided(self, actor: Actor) -> None:
        """Remove an actor who has decided from a round in which all decide at the same time."""
        self.frame.actors.remove(actor)

    def ask(self, actors: Iterable[Actor]) -> None:
        """Set the actors of the round under way."""
        self.frame.actors = list(actors)

    def end_game(self) -> None:
        """End every round: the game is over."""
        self.frames = []


def turn_of(state: State) -> tuple[str, int, Actor] | None:
    """Return which turn it is beneath any interrupts: the round, the index in it, and the actor.

    Return None if the game is over or not driven by rounds. An actor may have two turns in a row, at different indices.

    A frame in which nothing was done yet waits for the one on top of it, as turns do while opening tickets are chosen.
    """
    if not isinstance(state, FramedState):
        return None
    begun = (frame for frame in state.frames if frame.done or frame is state.frames[-1])
    return next(((frame.round, frame.at, frame.actor) for frame in begun), None)


class WaitingStep(NamedTuple):
    """What a game waits for."""

    round: str
    actor: Actor
    step: str


S = TypeVar("S", bound=FramedState)


class Step(ABC, Generic[S]):
    """One decision of a round. It holds no state of its own.

    Overriding methods may raise what is documented here without repeating it.
    """

    name: str
    moves: tuple[type[Move], ...]
    """Every kind of move it can ever accept."""
    standing: bool = False
    """Whether it is open all through the turn, which never waits for it and never skips it."""

    def accepted(self, state: S) -> tuple[type[Move], ...]:
        """Return the kinds of move that it may accept at this moment, whatever anybody holds."""
        return self.moves

    @abstractmethod
    def waits(self, state: S, actor: Actor) -> bool:
        """Return whether the turn must wait for this step."""

    @abstractmethod
    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Return which of its kinds of move are possible now."""

    @abstractmethod
    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of a move.

        Raises:
            IllegalMove: the move is not possible now.

        """

    @abstractmethod
    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Check the move and carry it out.

        Raises:
            IllegalMove: a rule forbids it; the draft is then discarded.

        """

    def skip(self, draft: S, actor: Actor) -> Iterable[Event]:
        """Do what follows when the turn skips this step because there is nothing to wait for."""
        return ()


class Round(Generic[S]):
    """An ordered list of steps, and what follows when none of them waits any longer."""

    def __init__(
        self,
        *steps: Step[S],
        then: Callable[[S], Iterable[Event]],
        together: bool = False,
        seat_of: Callable[[S, Actor], Seat] = lambda _, actor: Seat(int(actor)),
        rule: str | None = None,
    ) -> None:
        self.steps = steps
        self.then = then
        """Moves on to the next actor or round, or ends the interrupt."""
        self.together = together
        """Whether all actors decide at the same time; one who has decided leaves ``actors``."""
        self.seat_of = seat_of
        self.rule = rule
        """The section of the rulebook on whose turn it is and what a turn consists of; None if it is that of the
        interrupted round."""

    def waits_for(self, step: Step[S]) -> bool:
        """Return whether a turn that has come to a step is known to wait for it: ``settle`` skips those it does not.

        In a position that was stored under former rules it may not, but then nothing is possible in the step.
        """
        return not (self.together or step.standing)


def resume(draft: FramedState) -> Iterable[Event]:
    """End an interrupt without an event: the ``then`` of most interrupts."""
    draft.resume()
    return ()


Meaning = Callable[[S, Seat, type[Move]], Text | None]
"""Says what a kind of move means at this moment to a seat, or nothing if that is what it always means."""


def _as_always(*_: object) -> Text | None:
    """Return None: no move means anything of its own."""
    return None


class Rounds(Generic[S]):
    """Finds the step that a move belongs to, and does what all framed games share of the contract of ``Game``."""

    def __init__(self, **rounds: Round[S]) -> None:
        self._rounds = rounds
        steps = (step for round_ in rounds.values() for step in round_.steps)
        self.moves: tuple[type[Move], ...] = tuple(dict.fromkeys(kind for step in steps for kind in step.moves))
        """All kinds of move of all steps, without duplicates."""

    def check(self, frames: Sequence[Frame], among: Collection[Actor]) -> None:
        """Check that frames belong to these rounds, each at most once, and that their actors are all in ``among``.

        Raises:
            UnsoundPosition: a frame or an actor is not.

        """
        UnsoundPosition.unless(len({frame.round for frame in frames}) == len(frames), "a round is under way twice")
        for frame in frames:
            round_ = self._rounds.get(frame.round)
            UnsoundPosition.unless(round_ is not None, f"there is no round {frame.round}")
            steps = {step.name for step in round_.steps} if round_ else set()
            UnsoundPosition.unless(steps.issuperset(frame.done), f"a step of {frame.round} is done that it has not")
            UnsoundPosition.unless(0 <= frame.at < len(frame.actors), f"nobody has a turn of {frame.round}")
            UnsoundPosition.unless(
                all(actor in among for actor in frame.actors) and len({*frame.actors}) == len(frame.actors),
                f"somebody has turns of {frame.round} who is not in the game, or has them twice",
            )

    def actors(self, state: S) -> frozenset[Seat]:
        """Return who may move."""
        if not state.frames:
            return frozenset()
        frame = state.frames[-1]
        round_ = self._rounds[frame.round]
        if not round_.together:
            return frozenset((round_.seat_of(state, frame.actors[frame.at]),))
        return frozenset([round_.seat_of(state, actor) for actor in frame.actors])

    def kinds(self, state: S, seat: Seat) -> tuple[type[Move], ...]:
        """Return the kinds of move that a seat can make."""
        actor = self._actor_of(state, seat)
        if actor is None:
            return ()
        frame, found = state.frames[-1], list[type[Move]]()
        round_ = self._rounds[frame.round]
        for step in round_.steps:
            if step.name not in frame.done:
                possible = step.kinds(state, actor)
                found += possible
                if bool(possible) if round_.waits_for(step) else step.waits(state, actor):
                    break
        return tuple(found)

    def accepted(self, state: S) -> frozenset[type[Move]]:
        """Return the kinds of move that the open steps may accept, whatever anybody holds."""
        if not state.frames:
            return frozenset()
        frame = state.frames[-1]
        deciding = frame.actors if self._rounds[frame.round].together else [frame.actor]
        steps = (step for actor in deciding for step in self._open_steps(state, actor))
        return frozenset(kind for step in steps for kind in step.accepted(state))

    def waiting_step(self, state: S, seat: Seat) -> WaitingStep | None:
        """Return the step that waits for a seat, with its actor, or None if none does."""
        actor = self._actor_of(state, seat)
        if actor is None:
            return None
        for step in self._open_steps(state, actor):
            if step.waits(state, actor):
                return WaitingStep(state.frames[-1].round, actor, step.name)
        return None

    def slot(
        self,
        state: S,
        seat: Seat,
        kind: type[Move],
        field: str,
        chosen: Mapping[str, Any],
        meaning: Meaning[S] = _as_always,
    ) -> Slot:
        """Return what may stand in a field. Raises NotYourTurn, NotNow or GameOver if the move itself would."""
        actor, step = self._step_for(state, seat, kind, meaning)
        return step.slot(state, actor, kind, field, chosen)

    def play(self, draft: S, move: Move, meaning: Meaning[S] = _as_always) -> Iterator[Event]:
        """Carry out a move and whatever follows from it until somebody has to decide again."""
        _, step = self._step_for(draft, move.seat, type(move), meaning)
        yield from step.play(draft, move)
        yield from self.settle(draft)

    def settle(self, draft: S) -> Iterator[Event]:
        """Go on to the next decision, skipping steps that need none and ending turns and rounds."""
        while draft.frames:
            frame = draft.frames[-1]
            round_ = self._rounds[frame.round]
            done, actors, at = frame.done, frame.actors, frame.at
            for step in round_.steps:
                if step.name in done or step.standing:
                    continue
                if round_.together:
                    for actor in actors:
                        if step.waits(draft, actor):
                            return
                    continue
                actor = actors[at]
                if step.waits(draft, actor):
                    return
                done.append(step.name)
                yield from step.skip(draft, actor)
                frames = draft.frames
                if not frames or frames[-1] is not frame or frame.done is not done or frame.actor != actor:
                    break  # another round, interrupt or turn has begun
            else:
                yield from round_.then(draft)

    def _actor_of(self, state: S, seat: Seat) -> Actor | None:
        if not state.frames:
            return None
        frame = state.frames[-1]
        round_ = self._rounds[frame.round]
        for actor in frame.actors if round_.together else (frame.actors[frame.at],):
            if round_.seat_of(state, actor) == seat:
                return actor
        return None

    def _open_steps(self, state: S, actor: Actor) -> Iterator[Step[S]]:
        frame = state.frames[-1]
        for step in self._rounds[frame.round].steps:
            if step.name in frame.done:
                continue
            yield step
            if step.waits(state, actor):
                return

    def rule(self, state: S) -> str | None:
        """Return the rule that says whose turn it is and what may be done in it."""
        rules = (self._rounds[frame.round].rule for frame in reversed(state.frames))
        return next(filter(None, rules), None)

    def _step_for(self, state: S, seat: Seat, kind: type[Move], meaning: Meaning[S]) -> tuple[Actor, Step[S]]:
        if not state.frames:
            raise GameOver("core.game_over")
        actor = self._actor_of(state, seat)
        if actor is None:
            waiting = tuple(Player(s) for s in sorted(self.actors(state)))
            raise NotYourTurn("core.not_your_turn", waiting=waiting)
        frame = state.frames[-1]
        round_ = self._rounds[frame.round]
        for step in round_.steps:
            if step.name in frame.done:
                continue
            waits = round_.waits_for(step) or step.waits(state, actor)
            if kind in step.moves and (waits or kind in step.kinds(state, actor)):
                return actor, step
            if waits and step.kinds(state, actor):
                break
        if kind not in self.moves:
            raise EngineError(f"no step of this game accepts {kind.__name__}")
        raise NotNow(
            "core.not_now",
            move=name_of_kind(kind),
            instead=tuple(name_for_now(other, meaning(state, seat, other)) for other in self.kinds(state, seat)),
        )


class FramedGame(Game[S]):
    """A game whose rounds say who may make which move."""

    rounds: Rounds[S]

    @property
    def moves(self) -> tuple[type[Move], ...]:
        """Every kind of move of every round."""
        return self.rounds.moves

    def actors(self, state: S) -> frozenset[Seat]:
        """Return who may move now: several seats if a round lets all decide at the same time."""
        return self.rounds.actors(state)

    def kinds(self, state: S, seat: Seat) -> tuple[type[Move], ...]:
        """Return the kinds of move that a seat can make."""
        return self.rounds.kinds(state, seat)

    def accepted(self, state: S) -> frozenset[type[Move]]:
        """Return the kinds of move that the open steps may accept, whatever anybody holds."""
        return self.rounds.accepted(state)

    def rule_of_turn(self, state: S) -> str | None:
        """Return the rule of the round under way."""
        return self.rounds.rule(state)

    def slot(self, state: S, seat: Seat, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of a move."""
        return self.rounds.slot(state, seat, kind, field, chosen, self.guidance.meaning)

    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Check a move and carry it out, with whatever follows from it. Raises IllegalMove."""
        return self.rounds.play(draft, move, self.guidance.meaning)


class AutomaticStep(Step[S]):
    """A step that waits for nobody: ``skip`` does what there is to do."""

    moves = ()

    def waits(self, state: S, actor: Actor) -> bool:
        """Return False: it waits for nobody."""
        return False

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Never called: the step waits for nobody."""
        raise AssertionError(f"{self.name} asks nothing")

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Never called: there are no fields."""
        raise AssertionError(f"{self.name} asks nothing")

    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Never called: there are no moves."""
        raise AssertionError(f"{self.name} asks nothing")
