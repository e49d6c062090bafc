"""A table at one moment as one person may see it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.service.log_events import expiry_of, question_of
from bot.service.position import Position
from bot.service.standing_orders import possible_order
from bot.service.values import Expiry
from engine.core.assistance import (
    AskingAgain,
    Guiding,
    Postponing,
    Question,
    Queueing,
    StandingAnswer,
    StandingOrder,
    Stepping,
    asked_again,
    awaited,
)
from engine.core.game import Result
from engine.core.match import Match, UndoOffer
from engine.core.moves import Move, fields
from engine.core.options import Choice, Option
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import View
from storage.records import GivenOrder, Table, TableRecord


class Lead(msgspec.Struct, frozen=True, kw_only=True):
    """What the game says to lead a seat through its turn."""

    seat: Seat
    kinds: tuple[type[Move], ...]
    """The moves it can make now."""
    prompt: Text | None
    """What it is to decide."""
    meanings: dict[str, Text]
    """What a kind of move means at this moment, by its name, where that is more than it always means."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A live or finished table as one person may see it now."""

    table: Table
    seat: Seat | None
    """The person's own; None: an onlooker, or the channel."""
    view: View
    position: Position
    """For whatever the person may do in it."""
    actors: frozenset[Seat]
    """Who is to move."""
    kinds: tuple[type[Move], ...]
    """The moves the person can make now."""
    undo: UndoOffer | None
    """How the person's last move could be taken back."""
    can_redo: bool
    result: Result | None
    seed: str | None
    """Only when the game is done."""
    direct: Mapping[str, tuple[Option, ...]] = {}
    """What whoever is to move may choose of the kinds of move whose options everybody may see, by their names."""
    accepted: frozenset[type[Move]] = frozenset()
    """The kinds of move that what is to be decided now is for, whatever anybody holds."""
    too_soon: frozenset[type[Move]] = frozenset()
    """The kinds of move that can be made, but that nobody would just now: they have no button."""
    lead: Lead | None = None
    """For the person who is to move; in a game of open information for all, whoever is to move alone."""
    question: Question | None = None
    """What one player asks another just now, and everybody may read."""
    note: str | None = None
    """What whoever asks it has added in own words."""
    possible: StandingOrder | None = None
    """What the person may order in advance; for an onlooker, what whoever is to move may."""
    expiry: Expiry | None = None
    """What is played where nobody says a word in time."""
    pending_order: Text | None = None
    """What the person has ordered to be done in a turn to come; nobody else may read it."""
    order: GivenOrder | None = None
    """What the person has ordered in advance."""
    ended_order: GivenOrder | None = None
    """What the person had ordered, where it has ended and nobody has told so."""
    asked_again: StandingAnswer | None = None
    """What the person is asked now and may answer once for all."""
    answered: tuple[Text, ...] = ()
    """What the person is not asked any longer."""
    private: int = 0
    """How many moves the person has made of which nobody else learns."""
    due: float | None = None
    """When ``expiry`` is played, UTC unix seconds."""
    expired: int | None = None
    """The latest entry of the log that was played as nobody had decided in time."""

    @property
    def early(self) -> bool:
        """Whether the person can decide something before the turn to do so has come."""
        return bool(self.kinds) and self.seat not in self.actors

    @property
    def waited(self) -> frozenset[Seat]:
        """Who is waited for: of a question whoever is asked, although who asks may take it back."""
        return self.actors if self.question is None else frozenset({self.question.to})

    @property
    def offered(self) -> tuple[type[Move], ...]:
        """The kinds of move that the person can make and that have buttons."""
        return tuple(kind for kind in self.kinds if kind not in self.too_soon)

    @property
    def waits(self) -> bool:
        """Whether others are to move, and the person can do nothing meanwhile."""
        return not self.kinds and self.result is None and self.table.phase == "live"

    @property
    def asks(self) -> bool:
        """Whether the person waits for another's answer."""
        return self.question is not None and self.seat in self.actors - {self.question.to}


def snapshot_of(stored: TableRecord, match: Match, user_id: int | None) -> Snapshot:
    """Show a started table to a person; None, or somebody without a seat: as the channel sees it."""
    table = stored.table
    seat, live = table.seat_of(user_id), table.phase == "live"
    playing = seat if live else None
    lead = _lead(table, match, playing)
    orders_for = lead.seat if playing is None and lead is not None else playing
    own = next((order for order in stored.orders if order.seat == seat), None)
    return Snapshot(
        table=table,
        seat=seat,
        view=_view(table, match, seat),
        position=Position(table, match, user_id),
        actors=table.actors,
        kinds=() if playing is None else tuple(match.game.kinds(match.state, playing)),
        undo=None if seat is None or table.phase not in {"live", "over"} else match.undo_offer(seat),
        can_redo=playing is not None and match.can_redo,
        result=match.result,
        seed=None if table.alive else match.seed,
        direct=direct_options(match) if live else {},
        accepted=accepted_kinds(match) if live else frozenset(),
        too_soon=_too_soon(match) if live else frozenset(),
        lead=lead,
        question=question_of(match.game, match.state) if live else None,
        note=stored.note,
        possible=None if orders_for is None else possible_order(match, orders_for),
        expiry=expiry_of(match.game, match.state) if live else None,
        pending_order=_pending_order(match, playing),
        order=own if own is not None and own.ended is None else None,
        ended_order=own if own is not None and own.ended is not None else None,
        asked_again=None if playing is None else asked_again(match.game, match.state, playing),
        answered=_answered(match, playing, stored),
        private=sum(one.move.seat == seat for one in match.private),
        due=stored.due,
        expired=stored.expired,
    )


def _answered(match: Match, seat: Seat | None, stored: TableRecord) -> tuple[Text, ...]:
    """Say what a seat is not asked any longer."""
    game = match.game
    if not isinstance(game, AskingAgain):
        return ()
    return tuple(game.answered(name) for holder, name in sorted(stored.answers) if holder == seat)


def _view(table: Table, match: Match, seat: Seat | None) -> View:
    """Show a position as a seat sees it; at a table that was ended before its time nobody is to move any more."""
    view = match.view(seat)
    return msgspec.structs.replace(view, to_move=()) if table.phase == "ended" else view


def direct_options(match: Match) -> Mapping[str, tuple[Option, ...]]:
    """Tell what can be chosen, where one seat alone is to move, that depends on nothing hidden."""
    game, waited = match.game, awaited(match.game, match.state)
    if len(waited) != 1 or not game.info.direct:
        return {}
    (seat,) = waited
    found = {}
    for kind in game.kinds(match.state, seat):
        if kind.kind() in game.info.direct:
            slot = game.slot(match.state, seat, kind, fields(kind)[0], {})
            if isinstance(slot, Choice) and not slot.many:
                found[kind.kind()] = slot.options
    return found


def accepted_kinds(match: Match) -> frozenset[type[Move]]:
    """Tell which kinds of move may be made now, as far as everybody knows."""
    game = match.game
    return game.accepted(match.state) if isinstance(game, Stepping) else frozenset(game.moves)


def _too_soon(match: Match) -> frozenset[type[Move]]:
    return match.game.too_soon(match.state) if isinstance(match.game, Postponing) else frozenset()


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


def _pending_order(match: Match, seat: Seat | None) -> Text | None:
    """Tell a seat what it has ordered to be done in its turn."""
    game = match.game
    return game.pending_order(match.state, seat) if isinstance(game, Queueing) and seat is not None else None
