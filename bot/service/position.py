"""What one person may do in one position of a table, and what a move would bring about there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.service.declining import Rest, rest_of
from bot.service.errors import Refusal
from bot.service.log_events import question_of, turn_ends
from bot.service.moves import filled, move_type, seat_in_play
from engine.core import codec
from engine.core.assistance import (
    Cautioning,
    Deciding,
    Guiding,
    ListedMove,
    Listing,
    Seating,
    Teaching,
    Weighing,
    Worth,
    caused,
    turn_of_queue,
)
from engine.core.errors import GameOver, IllegalMove
from engine.core.events import visible
from engine.core.finality import is_final, needs_others
from engine.core.forms import Slots
from engine.core.game import Game, State
from engine.core.match import Match
from engine.core.moves import Move, fields
from engine.core.options import Slot
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View
from storage.records import Table


class Effects(msgspec.Struct, frozen=True, kw_only=True):
    """What a move would do."""

    told: tuple[Text, ...]
    """In the words in which everybody would be told."""
    lasting: bool
    """It uses something up, or could not be taken back freely once it is made."""
    view: View | None
    """The position after it, as the person would see it; None where it would turn something up."""
    sheet: tuple[Text, ...] | None = None
    """What whoever is asked by it will want to know, a line each; None: nobody is asked anything."""


class Position:
    """A position in which one person may act. It stays as it is, and whatever it holds is secret."""

    def __init__(self, table: Table, match: Match, user_id: int | None) -> None:
        self.table = table
        self._user_id = user_id
        self._game: Game[Any] = match.game
        self._state: State = match.state
        last = match.line[-1].seat if match.over and match.line else None
        self._reopens = last is not None and table.holder(last).human and match.undo_offer(last) is not None

    def __eq__(self, other: object) -> bool:
        """Tell whether another is of the same person in an equal position."""
        return isinstance(other, Position) and self._known == other._known

    __hash__ = None  # type: ignore[assignment]  # a state can be compared, not hashed

    @property
    def _known(self) -> tuple[Table, int | None, State]:
        return self.table, self._user_id, self._state

    @property
    def decision(self) -> Text | None:
        """What everybody may know to be decided now, besides an ordinary turn."""
        return self._game.decision(self._state) if isinstance(self._game, Deciding) else None

    @property
    def reopens(self) -> bool:
        """Whether the game could go on after its end: a person made the last move, and may take it back."""
        return self._reopens

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """In which order the seats have their turns; nothing where that is the order of the seats."""
        return self._game.turn_order(self._state) if isinstance(self._game, Seating) else ()

    @property
    def teaching(self) -> tuple[Text, ...]:
        """The rules in force, where not all of them always are."""
        return self._game.teaching(self._state) if isinstance(self._game, Teaching) else ()

    @property
    def seat(self) -> Seat:
        """The person's own. Raises NotSeated, Refusal: there is none, or the table was ended before its time."""
        return seat_in_play(self.table, self._user_id or 0)

    def slots(self, kind: type[Move] | str) -> Slots:
        """Return what tells the slots of the person's move of a kind.

        What is returned raises IllegalMove or Refusal where the move is not possible now, or has no such field.

        Raises:
            NotSeated, Refusal: as ``seat``; or the game has no such move.

        """
        seat, game, state = self.seat, self._game, self._state
        wanted = move_type(game, kind)

        def slot(field: str, chosen: Mapping[str, Any]) -> Slot:
            if field not in fields(wanted):
                raise Refusal("service.no_such_move", move=f"{wanted.kind()} {field}")
            return game.slot(state, seat, wanted, field, chosen)

        return slot

    def worth(self, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Mapping[str, Worth]:
        """Tell by value what the options of a field are worth to the person; nothing where the game weighs none."""
        game, seat = self._game, self.table.seat_of(self._user_id)
        if seat is None or not isinstance(game, Weighing):
            return {}
        return game.worth(self._state, seat, kind, field, chosen)

    def caution(self, kind: type[Move], chosen: Mapping[str, Any]) -> Text | None:
        """Tell the person what may go wrong with a move as far as it is filled in; None: nothing."""
        game, seat = self._game, self.table.seat_of(self._user_id)
        if seat is None or not isinstance(game, Cautioning):
            return None
        return game.caution(self._state, seat, kind, chosen)

    def listed(self, kind: type[Move]) -> tuple[ListedMove, ...]:
        """List whole moves of a kind that the person can make and is likely to want; nothing: the game lists none."""
        game, state, seat = self._game, self._state, self.table.seat_of(self._user_id)
        if seat is None or not isinstance(game, Listing) or kind not in game.kinds(state, seat):
            return ()
        return game.listed(state, seat, kind)

    def rest(self) -> Rest | None:
        """Tell what the person can decline at once of the turn; None: nothing, or one step alone."""
        seat = self.table.seat_of(self._user_id)
        return None if seat is None or self.table.phase != "live" else rest_of(self._game, self._state, seat)

    def effects(self, kind: type[Move], values: Mapping[str, Any]) -> Effects | None:
        """Tell what a move would do, without making it.

        Returns:
            None where the game hides something just now, so that it could tell too much.

        Raises:
            NotSeated, IllegalMove, Refusal: as the move itself would.

        """
        game, state = self._game, self._state
        if not game.info.open_information or turn_of_queue(game, state) is not None:
            return None
        move = filled(game, kind, self.seat, values)
        if game.result(state) is not None:
            raise GameOver("core.game_over")
        after = codec.clone(state)
        events = tuple(game.play(after, move))
        reveals = any(event.reveals for event in events)
        told = tuple(event.text for event in visible(events, None) if not event.reveals)
        spends = isinstance(game, Guiding) and kind in game.spending
        question = question_of(game, after)
        asks = question is not None and question.by == move.seat and question != question_of(game, state)
        return Effects(
            told=told,
            lasting=spends or reveals or turn_ends(game, state, after, move.seat),
            view=None if reveals else game.view(after, move.seat),
            sheet=question.sheet if asks and question is not None else None,
        )

    def is_final(self, kind: type[Move], values: Mapping[str, Any]) -> bool:
        """Tell whether whoever makes a move is asked first, as it could not be taken back without the others.

        Raises:
            NotSeated, IllegalMove, Refusal: as the move itself would.

        """
        return is_final(self._game, self._state, filled(self._game, kind, self.seat, values))

    def needs_others(self, kind: type[Move], values: Mapping[str, Any]) -> bool:
        """Tell whether a move could not be undone freely once it is made; nobody else makes any. Raises as it would."""
        seat = self.table.seat_of(self._user_id)
        return seat is not None and needs_others(self._game, self._state, filled(self._game, kind, seat, values))

    def warnings(self, seat: Seat, kind: type[Move], values: Mapping[str, Any]) -> tuple[Text, ...]:
        """Tell what a move of a seat would bring about that nobody may have meant; nothing where that is hidden."""
        game, state = self._game, self._state
        hides = not game.info.open_information or turn_of_queue(game, state) is not None
        if hides or not isinstance(game, Guiding) or game.result(state) is not None:
            return ()
        after = codec.clone(state)
        try:
            events = tuple(game.play(after, filled(game, kind, seat, values)))
        except IllegalMove:
            return ()
        told = caused(game, (event.text for event in visible(events, None) if not event.reveals))
        return tuple(each for each in told if each.key in game.warnings)

    def packed(self, kind: type[Move]) -> bytes:
        """Return the position, in which the person can make a kind of move, as bytes.

        Raises:
            NotSeated: the person has no seat.
            IllegalMove, Refusal: the move is not possible now.

        """
        if kind not in self._game.kinds(self._state, self.seat):
            for field in fields(kind)[:1]:
                self._game.slot(self._state, self.seat, kind, field, {})  # says what stands against it
            raise Refusal("service.not_a_move")
        return codec.encode_state(self._state)
