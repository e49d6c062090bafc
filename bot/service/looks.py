"""What a person may see of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.service.errors import NotSeated, Refusal
from bot.service.matches import Matches, lapse_of, question_of, tell
from bot.service.obeying import possible_order
from bot.service.play import filled, move_type, seat_in_play
from bot.service.rules import LOG_PAGE
from bot.service.values import Effects, Lead, LogLine, LogPage, Look
from engine.core import codec
from engine.core.assistance import Guiding, Queueing, awaited, turn_of_queue
from engine.core.events import visible
from engine.core.match import Match
from engine.core.moves import Move, fields
from engine.core.options import Slot
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View
from storage.records import Table, TableId

Slots = Callable[[str, Mapping[str, Any]], Slot]
"""Tells what may stand in a field, given those filled in so far. Raises IllegalMove, Refusal."""


class Looks:
    """Reads positions, legal moves and the log, never more than the person may know."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def look(self, table_id: TableId, user_id: int | None = None) -> Look:
        """Look at the present position as a person does; None, or somebody without a seat: as the channel.

        Raises:
            NoSuchTable: there is none of that id.
            Refusal: it has not started.

        """
        table, live = await self._matches.present(table_id)
        match, seat = live.match, table.seat_of(user_id)
        playing = seat if table.phase == "live" else None
        lead = _lead(table, match, playing)
        orders = lead.seat if playing is None and lead is not None else playing
        return Look(
            table=table,
            seat=seat,
            view=_view(table, match, seat),
            actors=table.actors,
            kinds=() if playing is None else tuple(match.game.kinds(match.state, playing)),
            undo=None if playing is None else match.undo_offer(playing),
            can_redo=playing is not None and match.can_redo,
            result=match.result,
            seed=None if table.alive else match.seed,
            lead=lead,
            question=question_of(match.game, match.state) if table.phase == "live" else None,
            possible=None if orders is None else possible_order(match, orders),
            lapse=lapse_of(match.game, match.state) if table.phase == "live" else None,
            word=_word(match, playing),
        )

    async def position(self, table_id: TableId, user_id: int, kind: type[Move]) -> tuple[Table, Seat, bytes]:
        """Return the position in which a person can make a kind of move, packed: it holds secrets.

        Raises:
            NotSeated: the person has no seat.
            IllegalMove, Refusal: the move is not possible now.

        """
        table, live = await self._matches.present(table_id)
        seat, game, state = seat_in_play(table, user_id), live.match.game, live.match.state
        if kind not in game.kinds(state, seat):
            for field in fields(kind)[:1]:
                game.slot(state, seat, kind, field, {})  # says what stands against it
            raise Refusal("service.not_a_move")
        return table, seat, codec.encode_state(state)

    async def effects(
        self, table_id: TableId, user_id: int, kind: type[Move], values: Mapping[str, Any]
    ) -> Effects | None:
        """Tell what a move would do, without making it.

        Returns:
            None where the game hides something just now, so that it could tell too much.

        Raises:
            NotSeated, IllegalMove, Refusal: as the move itself would.

        """
        table, live = await self._matches.present(table_id)
        match = live.match
        if not match.game.info.open_information or turn_of_queue(match.game, match.state) is not None:
            return None
        attempt = match.attempt(filled(match.game, kind, seat_in_play(table, user_id), values))
        told = tuple(event.text for event in visible(attempt.events, None) if not event.reveals)
        game = match.game
        # A game that does not say what weighs is asked about all that a move brings besides itself.
        weighty = any(each.key in game.weighty for each in told) if isinstance(game, Guiding) else len(told) > 1
        question = question_of(game, match.state)
        weighty = weighty or (question is not None and kind.kind() in question.binding)
        spends = isinstance(game, Guiding) and kind in game.spending
        return Effects(
            told=told,
            weighty=weighty,
            lasting=spends or attempt.reveals or tell(match, attempt).turned,
            view=None if attempt.reveals else game.view(attempt.state, attempt.entry.seat),
        )

    async def slot(
        self, table_id: TableId, user_id: int, kind: type[Move] | str, field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Tell what may stand in a field of a person's move.

        Raises:
            NotSeated: the person has no seat.
            IllegalMove: the move is not possible now.
            Refusal: the table has not started, or the game has no such move or field.

        """
        return (await self.slots(table_id, user_id, kind))(field, chosen)

    async def slots(self, table_id: TableId, user_id: int, kind: type[Move] | str) -> Slots:
        """Return what tells the slots of a person's move, all in the position as it is now. Raises as ``slot``."""
        table, live = await self._matches.present(table_id)
        seat, game, state = seat_in_play(table, user_id), live.match.game, live.match.state
        wanted = move_type(game, kind)

        def slot(field: str, chosen: Mapping[str, Any]) -> Slot:
            if field not in fields(wanted):
                raise Refusal("service.no_such_move", move=f"{wanted.kind()} {field}")
            return game.slot(state, seat, wanted, field, chosen)

        return slot

    async def at(self, table_id: TableId, user_id: int | None, number: int) -> View:
        """Look at the position after a number of moves of the present line. Raises IllegalMove where there is none."""
        table, live = await self._matches.present(table_id)
        state = await asyncio.to_thread(live.match.at, number)
        return live.match.game.view(state, table.seat_of(user_id))

    async def since_last_turn(self, table_id: TableId, user_id: int) -> tuple[LogLine, ...]:
        """Tell what happened since the person's last move. Raises NotSeated."""
        table, live = await self._matches.present(table_id)
        seat = table.seat_of(user_id)
        if seat is None:
            raise NotSeated("service.not_seated")
        lines = await asyncio.to_thread(log_lines, live.match, seat)
        last = max((line.number for line in lines if line.seat == seat), default=0)
        return tuple(line for line in lines if line.number > last)

    async def log(
        self, table_id: TableId, user_id: int | None = None, *, page: int = 0, size: int = LOG_PAGE
    ) -> LogPage:
        """Return a page of the log as the person may read it; page 0 is the newest, and too high a page the oldest."""
        table, live = await self._matches.present(table_id)
        lines = await asyncio.to_thread(log_lines, live.match, table.seat_of(user_id))
        pages = max(1, -(-len(lines) // size))
        page = min(max(page, 0), pages - 1)
        end = len(lines) - page * size
        return LogPage(lines=lines[max(0, end - size) : end], page=page, pages=pages)


def _view(table: Table, match: Match, seat: Seat | None) -> View:
    """Show a position as a seat sees it; at a table that was ended before its time nobody is to move any more."""
    view = match.view(seat)
    return msgspec.structs.replace(view, to_move=()) if table.phase == "ended" else view


def _lead(table: Table, match: Match, seat: Seat | None) -> Lead | None:
    """Lead the seat that looks, where it is to move; else, where nothing is hidden, the one seat that is."""
    game, waited = match.game, awaited(match.game, match.state)
    if table.phase != "live":
        return None
    if seat not in game.actors(match.state):
        if len(waited) != 1 or not game.info.open_information:
            return None
        (seat,) = waited
    assert seat is not None
    kinds = tuple(game.kinds(match.state, seat))
    if not isinstance(game, Guiding):
        return Lead(seat=seat, kinds=kinds, prompt=None, meanings={})
    meanings = {kind.kind(): game.meaning(match.state, seat, kind) for kind in kinds}
    return Lead(
        seat=seat,
        kinds=kinds,
        prompt=game.prompt(match.state, seat),
        meanings={kind: meaning for kind, meaning in meanings.items() if meaning is not None},
    )


def _word(match: Match, seat: Seat | None) -> Text | None:
    """Tell a seat what it has left to be done in its turn."""
    game = match.game
    return game.word(match.state, seat) if isinstance(game, Queueing) and seat is not None else None


def log_lines(match: Match, viewer: Seat | None) -> tuple[LogLine, ...]:
    """Tell the moves of the present line as a viewer may read them, by replaying them."""
    # What others said before their turn, they alone know: not even whether it was a bid or a pass.
    told = not isinstance(match.game, Queueing)
    return tuple(
        LogLine(
            number=number,
            seat=move.seat,
            kind=move.kind() if told or move.seat == viewer else None,
            events=visible(events, viewer),
        )
        for number, move, events in match.history()
    )
