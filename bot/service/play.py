"""Moves of people and of built-in opponents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.service.matches import Matches
from bot.service.values import Outcome
from engine.core.moves import Move
from engine.core.seat import Seat
from storage.records import TableId


class Play:
    """Plays moves. A refused move changes nothing."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def move(
        self,
        table_id: TableId,
        user_id: int,
        kind: type[Move] | str,
        values: Mapping[str, Any],
        *,
        expected_seq: int | None = None,
    ) -> Outcome:
        """Play a person's move.

        Args:
            table_id: the table.
            user_id: who moves; the seat is found by it.
            kind: type of the move, or its tag.
            values: its fields without the seat; text is turned into what each field holds.
            expected_seq: the table's ``seq`` when the button was made; None: whatever it is now.

        Returns:
            What happened, secret events included: filter with ``told.visible``.

        Raises:
            StaleTurn: ``expected_seq`` is past.
            NotSeated: the person has no seat.
            IllegalMove: from the engine, unchanged.
            Refusal: the table has not started or is done, or the fields do not make a move.

        """
        raise NotImplementedError

    async def opponent_to_move(self, table_id: TableId) -> Seat | None:
        """Tell which built-in opponent is to move, the lowest seat first; None: it is for people to move, or over."""
        raise NotImplementedError

    async def opponent(self, table_id: TableId) -> Outcome | None:
        """Let the next built-in opponent make one move; None: none is to move. Call until None."""
        raise NotImplementedError

    async def waiting_for_opponents(self) -> tuple[TableId, ...]:
        """Find every live table at which a built-in opponent is to move: to be asked after a restart."""
        raise NotImplementedError
