"""A table as one person may see it: the position, what the person can do, and what happened."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Mapping

import msgspec

from bot.service.entries import (
    filled,
    move_type,
    possible_order,
    read_order,
    seat_in_play,
    turn_ends,
)
from bot.service.errors import Refusal
from bot.service.values import COPY_ID, LessonStatus
from bot.service.waiting import Expiry, expiry_of
from engine.core import codec
from engine.core.assistance import ListedMove, Question, RecurringQuestion, Section, Worth
from engine.core.errors import GameOver, IllegalMove, NotNow, NotYourTurn
from engine.core.forms import Slots
from engine.core.game import Game, Result, State
from engine.core.match import Match, UndoOffer, is_final, needs_others
from engine.core.moves import Choice, Move, Option, Slot, fields, name_of_kind
from engine.core.orders import Order, in_turn
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Text
from engine.core.views import Event, View, visible
from storage.records import GivenOrder, Preferences, Table, TableRecord

MOST = 12
"""The most steps that are declined together; no turn has as many."""


class RemainingSteps(msgspec.Struct, frozen=True, kw_only=True):
    """Several steps of a turn that a seat can decline one after another."""

    steps: tuple[Text, ...]
    """What each step is, in a few words."""
    events: tuple[Text, ...]
    """What would come of declining them, in the words in which everybody would read it."""
    final: bool
    """Whether it could not be taken back without the others: whoever declines confirms it first."""
    next: type[Move] | None
    """A kind of move that can be made after them, or None if the turn is over then."""


def remaining_steps(game: Game[State], state: State, seat: Seat) -> RemainingSteps | None:
    """Return the steps that a seat can decline together, or None if fewer than two, or if the result is hidden."""
    if game.guidance.declining is None or not _can_try(game, state):
        return None
    steps: list[Text] = []
    entries: list[Event] = []
    final = ends = False
    while not ends and len(steps) < MOST and _can_decline(game, state, seat):
        after, move = codec.clone(state), game.guidance.declining(seat)
        try:
            events = tuple(game.play(after, move))
        except IllegalMove:
            break
        final = final or is_final(game, state, move, (after, any(event.reveals for event in events)))
        steps.append(
            game.guidance.meaning(state, seat, game.guidance.declining) or name_of_kind(game.guidance.declining)
        )
        ends = turn_ends(game, state, after, seat) or game.result(after) is not None
        state, entries = after, [*entries, *events]
    if len(steps) <= 1:
        return None
    texts = (event.text for event in entries if event.audience is None)
    return RemainingSteps(
        steps=tuple(steps),
        # Texts that say only that a step was declined are left out, as the steps are named already.
        events=tuple(text for text in texts if text.key not in game.info.omissions),
        final=final,
        next=None if ends else next(iter(game.kinds(state, seat)), None),
    )


def _can_decline(game: Game[State], state: State, seat: Seat) -> bool:
    alone = game.actors(state) == {seat} and game.question(state) is None
    return alone and game.guidance.declining in game.kinds(state, seat)


def _can_try(game: Game[State], state: State) -> bool:
    """Return whether a move may be tried out without revealing anything hidden."""
    return game.info.open_information and game.orders.turn(state) is None


def _open_texts(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Return the words in which everybody would read what happens, without what a move would turn up."""
    return tuple(event.text for event in visible(events, None) if not event.reveals)


class Effects(msgspec.Struct, frozen=True, kw_only=True):
    """What a move would do."""

    events: tuple[Text, ...]
    """In the words in which everybody would read it."""
    irreversible: bool
    """Whether it uses something up, or could not be taken back freely once it is made."""
    view: View | None
    """The position after it as the person would see it, without what it would turn up, or None if it is not shown."""
    sheet: tuple[Text, ...] | None = None
    """If it asks a question, what the person to answer will want to know, one line each; otherwise None."""


class Position:
    """A position in which one person may act. It does not change, and what it holds is secret."""

    def __init__(self, table: Table, match: Match, user_id: int | None) -> None:
        self.table = table
        self._user_id = user_id
        self._game: Game[State] = match.game
        self._state: State = match.state
        self._match = match.as_it_is()
        last = match.line[-1].seat if match.over and match.line else None
        self.reopens = last is not None and table.holder(last).human and match.undo_offer(last) is not None
        """Whether the game could go on after its end: a person made the last move, and may take it back."""

    def __eq__(self, other: object) -> bool:
        """Return whether another one is for the same person and its table and state are equal."""
        if not isinstance(other, Position):
            return False
        return (self.table, self._user_id, self._state) == (other.table, other._user_id, other._state)

    __hash__ = None  # type: ignore[assignment]  # a state can be compared, not hashed

    def held_by(self, seat: Seat) -> Position | None:
        """Return the same position for the person who holds a seat, or None if a built-in opponent does."""
        user_id = self.table.holder(seat).user_id
        if user_id is None:
            return None
        held = copy.copy(self)  # and not made from the match, which may have gone on by now
        held._user_id = user_id  # noqa: SLF001 - it is another object of this class
        return held

    def recalled(self, view: View) -> View:
        """Return a view of it with what pictures also show of the course of the game, which is replayed for this."""
        events = (event.text for _, _, each in self._match.history() for event in visible(each, None))
        return self._game.looking_back.recalled(view, events)

    @property
    def decision(self) -> Text | None:
        """What is being decided now, as everybody may know it, or None in an ordinary turn."""
        return self._game.guidance.decision(self._state)

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """The order in which seats have their turns; empty if that is the order of the seats."""
        return self._game.guidance.turn_order(self._state)

    @property
    def teaching(self) -> tuple[Text, ...]:
        """The special rules in force, in a game where not all rules always are."""
        return self._game.learning.special_rules(self._state)

    @property
    def rulebook(self) -> tuple[Section, ...]:
        """The sections of the rulebook that are in force, as everybody may know them."""
        return self._game.learning.rulebook(self._state)

    @property
    def seat(self) -> Seat:
        """The person's own. Raises NotSeated: there is none; Refusal: the table was ended before its game was over."""
        return seat_in_play(self.table, self._user_id or 0)

    def slots(self, kind: type[Move] | str) -> Slots:
        """Return a function that returns the slots for a kind of move of the person.

        The function raises IllegalMove or Refusal if the move is not possible now, or has no such field.

        Raises:
            NotSeated, Refusal: as ``seat``; or the game has no such move.

        """
        seat, game, state = self.seat, self._game, self._state
        wanted = move_type(game, kind)
        if issubclass(wanted, Order):
            return self._order_slots(wanted)

        def slot(field: str, chosen: Mapping[str, object]) -> Slot:
            if field not in fields(wanted):
                raise Refusal("service.no_such_move", move=f"{wanted.kind()} {field}")
            found = game.slot(state, seat, wanted, field, chosen)
            return found.distinct if isinstance(found, Choice) else found

        return slot

    def named(self, field: str) -> tuple[Option, ...]:
        """Return everything that a field of moves can name in the game, whether or not a rule allows it now."""
        return self._game.named(self._state, field)

    def _order_slots(self, kind: type[Order]) -> Slots:
        seat, game, state = self.seat, self._game, self._state
        if game.result(state) is not None or not kind.possible(game, state, seat):
            raise Refusal("service.order.none")

        def slot(field: str, chosen: Mapping[str, object]) -> Slot:
            return kind.slot(game, state, seat, field, chosen)

        return slot

    def worth(self, kind: type[Move], field: str, chosen: Mapping[str, object]) -> Mapping[str, Worth]:
        """Return what the options of a field are worth to the person, by value; empty where the game rates none."""
        game, seat = self._game, self.table.seat_of(self._user_id)
        if seat is None:
            return {}
        return game.advice.worth(self._state, seat, kind, field, chosen)

    def caution(self, kind: type[Move], chosen: Mapping[str, object]) -> Text | None:
        """Return what the person should know about a move as far as it is filled in, or None."""
        game, seat = self._game, self.table.seat_of(self._user_id)
        if seat is None:
            return None
        return game.guidance.caution(self._state, seat, kind, chosen)

    def foretold(self, kind: type[Move], chosen: Mapping[str, object]) -> tuple[Text, ...]:
        """Return what a move as far as it is filled in would bring the person, in addition to its effects."""
        game, seat = self._game, self.table.seat_of(self._user_id)
        return () if seat is None else game.guidance.foretold(self._state, seat, kind, chosen)

    def foresees(self, kind: type[Move]) -> bool:
        """Return whether it can be computed what a kind of move would bring the person later in the turn."""
        seat = self.table.seat_of(self._user_id)
        return seat is not None and self._game.advice.is_foreseen(self._state, seat, kind)

    def so_far(self, kind: type[Move], values: Mapping[str, object]) -> View | None:
        """Return the position as the person would see it with a partly filled-in move, or None if it shows nothing yet.

        It is also None if it would reveal something hidden.
        """
        game, seat = self._game, self.table.seat_of(self._user_id)
        if seat is None or not _can_try(game, self._state):
            return None
        return game.guidance.partial_view(self._state, seat, kind, values)

    def listed(self, kind: type[Move]) -> tuple[ListedMove, ...]:
        """List complete moves of a kind that the person can make and may well want; empty if the game lists none."""
        game, state, seat = self._game, self._state, self.table.seat_of(self._user_id)
        if seat is None or kind not in game.kinds(state, seat):
            return ()
        return game.advice.listed(state, seat, kind)

    def remaining_steps(self) -> RemainingSteps | None:
        """Return the steps of the turn that the person can decline together, or None if fewer than two."""
        seat = self.table.seat_of(self._user_id)
        return None if seat is None or self.table.phase != "live" else remaining_steps(self._game, self._state, seat)

    def rule_behind(self, refusal: IllegalMove, kind: type[Move]) -> Text | None:
        """Return the rule that the refusal of a kind of move cites, or else one that says more about it, or None."""
        if refusal.rule is not None:
            return refusal.rule
        turn = isinstance(refusal, NotNow | NotYourTurn)
        rule = self._game.rule_of_turn(self._state) if turn else self._game.rule_on(self._state, kind)
        return None if rule is None else Text(rule)

    def refusal(self, kind: type[Move], values: Mapping[str, object]) -> IllegalMove | None:
        """Return why a move is refused, or None if it is not; nothing else about it is revealed.

        Raises NotSeated, Refusal: as the move itself would.
        """
        move = filled(self._game, kind, self.seat, values)
        try:
            for _ in self._game.play(codec.clone(self._state), move):
                pass
        except IllegalMove as refusal:
            return refusal
        return None

    def effects(self, kind: type[Move], values: Mapping[str, object]) -> Effects | None:
        """Return what a move would do, without making it; for an order, what it does, when, and what ends it.

        Returns:
            The effects, or None while the game hides something that they could reveal.

        Raises:
            NotSeated, IllegalMove, Refusal: as the move itself would.

        """
        game, state = self._game, self._state
        if issubclass(kind, Order):
            order = filled(game, kind, self.seat, values)
            assert isinstance(order, Order)
            return Effects(events=(order.text(game, state),), irreversible=False, view=None)
        if not _can_try(game, state):
            return None
        move = filled(game, kind, self.seat, values)
        if game.result(state) is not None:
            raise GameOver("core.game_over")
        after = codec.clone(state)
        events = tuple(game.play(after, move))
        reveals = any(event.reveals for event in events)
        spends = kind in game.guidance.consuming
        question = game.question(after)
        asks = question is not None and question.by == move.seat and question != game.question(state)
        return Effects(
            events=_open_texts(events),
            irreversible=spends or reveals or turn_ends(game, state, after, move.seat),
            view=game.guidance.view_before_luck(state, move.seat, move) if reveals else game.view(after, move.seat),
            sheet=question.sheet if asks and question is not None else None,
        )

    def is_final(self, kind: type[Move], values: Mapping[str, object]) -> bool:
        """Return whether whoever makes a move confirms it first, as it could not be taken back without the others.

        Raises:
            NotSeated, IllegalMove, Refusal: as the move itself would.

        """
        if issubclass(kind, Order):
            return False
        return is_final(self._game, self._state, filled(self._game, kind, self.seat, values))

    def needs_others(self, kind: type[Move], values: Mapping[str, object]) -> bool:
        """Return whether a move, once made, could not be undone freely. Raises as the move itself would.

        It is False for somebody without a seat.
        """
        seat = self.table.seat_of(self._user_id)
        if issubclass(kind, Order):
            return False
        return seat is not None and needs_others(self._game, self._state, filled(self._game, kind, seat, values))

    def warnings(self, seat: Seat, kind: type[Move], values: Mapping[str, object]) -> tuple[Text, ...]:
        """Return what a move of a seat would cause that may not be intended; empty where that is hidden."""
        game, state = self._game, self._state
        if not _can_try(game, state) or game.result(state) is not None:
            return ()
        try:
            events = tuple(game.play(codec.clone(state), filled(game, kind, seat, values)))
        except IllegalMove:
            return ()
        # What would have happened anyhow, and what follows from that, is not caused by the move.
        caused = itertools.takewhile(lambda each: each.key not in game.guidance.inevitable, _open_texts(events))
        return tuple(each for each in caused if each.key in game.guidance.warnings)

    def move(self, kind: type[Move], values: Mapping[str, object]) -> Move:
        """Return the person's move made from its fields. Raises NotSeated; Refusal: they do not make one."""
        return filled(self._game, kind, self.seat, values)

    def hinted(self) -> bytes:
        """Return the position as bytes for a hint. Raises NotSeated; Refusal: hints are off, or others are to move."""
        seat = self.seat
        if not self.table.hints:
            raise Refusal("hint.off")
        if self._game.result(self._state) is not None or seat not in self._game.awaited(self._state):
            raise Refusal("hint.none")
        return codec.encode_state(self._state)

    def packed(self, kind: type[Move]) -> bytes:
        """Return the position as bytes, if the person can make a kind of move in it.

        Raises:
            NotSeated: the person has no seat.
            IllegalMove, Refusal: the move is not possible now.

        """
        if kind not in self._game.kinds(self._state, self.seat):
            for field in fields(kind)[:1]:
                self._game.slot(self._state, self.seat, kind, field, {})  # raises the reason why it is not possible
            raise Refusal("service.not_a_move")
        return codec.encode_state(self._state)


class TurnPrompt(msgspec.Struct, frozen=True, kw_only=True):
    """What the game says to guide a seat through its turn."""

    seat: Seat
    kinds: tuple[type[Move], ...]
    """The kinds of move that the seat can make now."""
    prompt: Text | None
    """What the seat is to decide."""
    meanings: dict[str, Text]
    """By the name of a kind of move, what it means at this moment, if that is more than it always means."""
    unlikely: frozenset[type[Move]] = frozenset()
    """The kinds of move that the seat will hardly want now."""
    standstill: Text | None = None
    """A text for everybody that the game has not progressed for long, or None if it has."""


class OwnOrder(msgspec.Struct, frozen=True):
    """An order as its owner reads it."""

    number: int
    """The number by which it is taken back."""
    text: Text
    order: Order


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A live or finished table as one person may see it now."""

    table: Table
    seat: Seat | None
    """The person's own, or None for an onlooker, or the channel."""
    view: View
    position: Position
    """For everything that the person may do in it."""
    actors: frozenset[Seat]
    """Who is to move."""
    kinds: tuple[type[Move], ...]
    """The kinds of move that the person can make now."""
    undo: UndoOffer | None
    """How the person's last move could be taken back."""
    result: Result | None
    seed: str | None
    """The seed once the game is done, before that None."""
    restarts: bool = False
    """Whether the person can take back all of the turn together: several moves, by which nobody learned anything."""
    direct: Mapping[str, tuple[Option, ...]] = {}
    """By the name of a kind of move whose options everybody may see, what the seat that is to move may choose."""
    accepted: frozenset[type[Move]] = frozenset()
    """The kinds of move that the present decision allows, whatever anybody holds."""
    premature: frozenset[type[Move]] = frozenset()
    """The kinds of move that can be made, but that nobody would make just now: they have no button."""
    turn_prompt: TurnPrompt | None = None
    """For the person who is to move; in a game of open information, for everybody if only one seat is to move."""
    question: Question | None = None
    """The open question of one player to another, which everybody may read."""
    note: str | None = None
    """What the player who asks it has added in their own words."""
    possible: Order | None = None
    """The order that the person can give by a single press; for an onlooker, the one that the seat to move can."""
    expiry: Expiry | None = None
    """What is played if nobody answers or moves in time."""
    pending_order: Text | None = None
    """What the person has ordered to be done in a later turn; nobody else may read it."""
    orderable: tuple[type[Order], ...] = ()
    """The kinds of order that the person may give."""
    orders: tuple[OwnOrder, ...] = ()
    """The orders that the person has given in advance, in the order in which they are tried."""
    ended_orders: tuple[GivenOrder, ...] = ()
    """The person's orders that have ended without the person having read so."""
    answer_order: RecurringQuestion | None = None
    """The question that the person is to answer now and may answer once for all."""
    answered: tuple[Text, ...] = ()
    """The questions that are answered automatically for the person."""
    hinted: bool = False
    """Whether a built-in opponent may be able to say what it would do in the person's place."""
    private: int = 0
    """How many moves the person has made of which nobody else learns."""
    due: float | None = None
    """When ``expiry`` is played, UTC unix seconds."""
    expired: int | None = None
    """The latest entry of the log that was played because nobody had decided in time."""
    chosen: Mapping[Seat, Preferences] = {}
    """By seat, what its person has chosen for all tables, if anything. A time zone is for its owner's eyes alone."""
    pictured: bool = True
    """Whether the viewer wants pictures; otherwise what they would show is described in words."""
    copied: bool = False
    """Whether it is a private copy, in which the person plays every seat."""
    copyable: bool = False
    """Whether the person may open a private copy of it."""
    lesson: LessonStatus | None = None
    """How far the lesson has come that it is a position of, or None."""
    compared_with: int | None = None
    """The number of moves since which changes are marked in the view, or None if none are."""

    @property
    def early(self) -> bool:
        """Whether the person can decide something before their turn has come."""
        return bool(self.kinds) and self.seat not in self.actors

    @property
    def decides(self) -> bool:
        """Whether the person has something to decide, apart from what may be done at any time."""
        minor = find(self.table.game).info.unprompted
        return any(kind.kind() not in minor for kind in self.kinds) or (bool(self.kinds) and not self.early)

    @property
    def waited(self) -> frozenset[Seat]:
        """Who is waited for: of an open question only who is to answer, although its author could withdraw it."""
        return self.actors if self.question is None else frozenset({self.question.to})

    @property
    def offered(self) -> tuple[type[Move], ...]:
        """The kinds of move that the person can make and that have buttons."""
        return tuple(kind for kind in self.kinds if kind not in self.premature)

    def is_unlikely(self, kind: type[Move]) -> bool:
        """Return whether a kind of move can be made but will hardly be wanted now."""
        return self.turn_prompt is not None and kind in self.turn_prompt.unlikely

    def is_minor(self, kind: type[Move]) -> bool:
        """Return whether a kind of move is made in addition to whatever is to be done, or hardly wanted now."""
        return self.is_unlikely(kind) or kind.kind() in find(self.table.game).info.unprompted

    @property
    def waits(self) -> bool:
        """Whether others are to move, and the person can do nothing meanwhile."""
        return not self.kinds and self.result is None and self.table.phase == "live"

    @property
    def asks(self) -> bool:
        """Whether the person waits for another's answer."""
        return self.question is not None and self.seat in self.actors - {self.question.to}


def snapshot_of(stored: TableRecord, match: Match, user_id: int | None) -> Snapshot:
    """Return a started table as a person sees it, or as the channel does for None or somebody without a seat."""
    table, game, state = stored.table, match.game, match.state
    seat, live = table.seat_of(user_id), table.phase == "live"
    playing = seat if live else None
    turn_prompt = turn_prompt_of(table, match, playing)
    orders_for = turn_prompt.seat if playing is None and turn_prompt is not None else playing
    own = [row for row in stored.orders if row.seat == seat]
    orderable = () if playing is None or len(table.id) == COPY_ID or match.over else game.orders.kinds
    view = match.view(seat)
    if table.phase == "ended":  # closed before its game was over: nobody is to move any more
        view = msgspec.structs.replace(view, to_move=())
    moving = turn_prompt is not None and turn_prompt.standstill is None
    standing = _own_orders(match, [row for row in own if row.ended is None])
    return Snapshot(
        table=table,
        seat=seat,
        view=view,
        position=Position(table, match, user_id),
        actors=table.actors,
        kinds=() if playing is None else tuple(game.kinds(state, playing)),
        undo=None if seat is None or table.phase not in {"live", "over"} else match.undo_offer(seat),
        result=match.result,
        seed=None if table.alive else match.seed,
        direct=direct_options(match) if live else {},
        accepted=game.accepted(state) if live else frozenset(),
        premature=game.guidance.premature(state) if moving else frozenset(),
        turn_prompt=turn_prompt,
        question=game.question(state) if live else None,
        note=stored.note,
        possible=None if orders_for is None else possible_order(match, orders_for),
        expiry=expiry_of(game, state) if live else None,
        pending_order=None if playing is None else game.orders.pending(state, playing),
        orderable=tuple(kind for kind in orderable if playing is not None and kind.possible(game, state, playing)),
        orders=tuple(each for each in standing if not each.order.preference),
        ended_orders=tuple(row for row in own if row.ended is not None),
        answer_order=None if playing is None else game.orders.answer(state, playing),
        answered=() if playing is None else tuple(each.text for each in standing if each.order.preference),
        hinted=playing is not None and playing in game.awaited(state) and game.advice.is_hinted(state, playing),
        private=sum(one.move.seat == seat for one in match.private),
        due=stored.due,
        expired=stored.expired,
        chosen={each.seat: stored.chosen[each.user_id] for each in table.seats if each.user_id in stored.chosen},
        pictured=user_id is None or user_id not in stored.chosen or stored.chosen[user_id].pictures,
        copied=len(table.id) == COPY_ID,
        copyable=playing is not None and len(table.id) != COPY_ID and may_be_copied(table, game),
    )


def _own_orders(match: Match, rows: list[GivenOrder]) -> tuple[OwnOrder, ...]:
    known = {order: row.number for row in rows if (order := read_order(match.game, row)) is not None}
    return tuple(OwnOrder(known[order], order.text(match.game, match.state), order) for order in in_turn(known))


def in_lesson(snapshot: Snapshot, lesson: LessonStatus) -> Snapshot:
    """Return what somebody sees in a lesson: when it is over, nothing can be done any more."""
    if lesson.solution is None:
        snapshot = msgspec.structs.replace(snapshot, kinds=(), actors=frozenset(), turn_prompt=None)
    view = msgspec.structs.replace(snapshot.view, **dict.fromkeys(lesson.unseen, ()))
    return msgspec.structs.replace(snapshot, view=view, lesson=lesson, possible=None, orderable=(), answer_order=None)


def may_be_copied(table: Table, game: Game[State]) -> bool:
    """Return whether a private copy of a table may be made.

    In a campaign none may: whoever played on alone would see things that are sealed in it.
    """
    return table.phase == "live" and game.advice.is_sampled and table.campaign is None


def direct_options(match: Match) -> Mapping[str, tuple[Option, ...]]:
    """Return the options that depend on nothing hidden, by kind of move, if only one seat is to move."""
    game, waited = match.game, match.game.awaited(match.state)
    if len(waited) != 1 or not game.info.direct:
        return {}
    (seat,) = waited
    found = {}
    for kind in game.kinds(match.state, seat):
        if kind.kind() in game.info.direct:
            slot = game.slot(match.state, seat, kind, fields(kind)[0], {})
            if isinstance(slot, Choice) and not slot.many:
                found[kind.kind()] = slot.distinct.options
    return found


def turn_prompt_of(table: Table, match: Match, seat: Seat | None) -> TurnPrompt | None:
    """Return what the game says to a seat that is to move; to others, in an open game, what it says to that seat."""
    game, waited = match.game, match.game.awaited(match.state)
    if table.phase != "live":
        return None
    if seat not in game.actors(match.state):
        if len(waited) != 1 or not game.info.open_information:
            return None
        (seat,) = waited
    assert seat is not None
    kinds = tuple(game.kinds(match.state, seat))
    meanings = {kind.kind(): game.guidance.meaning(match.state, seat, kind) for kind in kinds}
    return TurnPrompt(
        seat=seat,
        kinds=kinds,
        prompt=game.guidance.prompt(match.state, seat),
        meanings={kind: meaning for kind, meaning in meanings.items() if meaning is not None},
        unlikely=game.guidance.unlikely(match.state, seat),
        standstill=game.guidance.standstill(match.state, match.line),
    )
