"""A turn: one action of several, or a pass when none is possible."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.errors import IllegalMove
from engine.core.moves import Move, Slot, name_of_kind
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, text
from engine.core.views import Event
from engine.ticket_to_ride.moves import Pass
from engine.ticket_to_ride.state import TicketToRideState

S = TypeVar("S", bound=TicketToRideState)


class Ways(msgspec.Struct, frozen=True):
    """All possible moves, counted but not built: there may be hundreds, and a player that draws lots needs only one."""

    number: int
    make: Callable[[int], Move]
    """Builds one of them by its number, from 0."""


class Action(ABC, Generic[S]):
    """One thing that a turn can be spent on: one kind of move."""

    move: type[Move]

    @abstractmethod
    def possible(self, state: S, seat: Seat) -> bool:
        """Return whether it can be taken in at least one way."""

    @abstractmethod
    def slot(self, state: S, seat: Seat, field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field of the move."""

    @abstractmethod
    def play(self, draft: S, move: Any) -> Iterable[Event]:  # noqa: ANN401 - a move of its own kind
        """Check the move and carry it out."""

    @abstractmethod
    def ways(self, state: S, seat: Seat) -> Ways:
        """Count the moves there are."""


class TakeTurn(Step[S]):
    """Take one action (Europe's rulebook, "Course of play"); pass when none is possible."""

    name = "turn"

    def __init__(self, *actions: Action[S]) -> None:
        self.actions = actions
        self._by_move = {action.move: action for action in actions}
        self.moves = (*(action.move for action in actions), Pass)

    def waits(self, state: S, actor: Actor) -> bool:
        """Wait: the turn is one action."""
        return True

    def kinds(self, state: S, actor: Actor) -> tuple[type[Move], ...]:
        """Return the actions that can be taken."""
        seat = Seat(int(actor))
        return tuple(action.move for action in self.actions if action.possible(state, seat)) or (Pass,)

    def slot(self, state: S, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Return what may stand in a field."""
        return self._action(kind).slot(state, Seat(int(actor)), field, chosen)

    def play(self, draft: S, move: Move) -> Iterable[Event]:
        """Take the action."""
        draft.finish(self.name)
        draft.begin_action()
        if isinstance(move, Pass):
            return self._pass(draft, move)
        draft.passes = 0
        return self._action(type(move)).play(draft, move)

    def ways(self, state: S, seat: Seat) -> Ways:
        """Count the possible moves, beginning with those of the first action."""
        several, number = [], 0
        for action in self.actions:
            ways = action.ways(state, seat)
            several.append(ways)
            number += ways.number

        def make(number: int) -> Move:
            for ways in several:
                if number < ways.number:
                    return ways.make(number)
                number -= ways.number
            return Pass(seat)

        return Ways(number or 1, make)

    def _action(self, kind: type[Move]) -> Action[S]:
        if kind not in self._by_move:
            raise AssertionError(f"no action of a turn is a {kind.__name__}")
        return self._by_move[kind]

    def _pass(self, draft: S, move: Pass) -> Iterator[Event]:
        kinds = self.kinds(draft, move.seat)
        if kinds != (Pass,):
            possible = tuple(map(name_of_kind, kinds))
            raise IllegalMove("ttr.pass.can_move", rule=draft.printed.rule("turn"), possible=possible)
        draft.passes += 1
        yield Event(text("ttr.pass", player=Player(move.seat)))


def end_turn(game_over: Callable[[S], Iterable[Event]]) -> Callable[[S], Iterator[Event]]:
    """Return what follows a turn: the next one, the last round or the end (Europe's rulebook, "End of the game").

    ``game_over`` follows the last turn, when the stack of rounds is empty.
    """

    def then(draft: S) -> Iterator[Event]:
        frame, players = draft.frame, len(draft.seats)
        seat = Seat(int(frame.actor))
        trains = draft.seats[seat].trains
        if draft.turns_left is not None:
            draft.turns_left -= 1
        elif trains <= draft.printed.rules.last_round_trains:
            # Everybody, the player who called it included, has one more turn; nothing extends it.
            draft.turns_left = players
            yield Event(text("ttr.last_round", player=Player(seat), trains=trains))
        if draft.turns_left == 0 or draft.passes == players:
            draft.end_game()
            yield from game_over(draft)
            return
        draft.turn_to((frame.at + 1) % players)

    return then
