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
"""Steps that are declined at once: no turn has as many."""


class RemainingSteps(msgspec.Struct, frozen=True, kw_only=True):
    """Several steps of a turn that a seat can decline one after the other."""

    steps: tuple[Text, ...]
    """What each of them says, in a few words."""
    events: tuple[Text, ...]
    """What comes of it, in the words in which everybody would read it."""
    final: bool
    """It could not be taken back without the others: whoever declines confirms it first."""
    next: type[Move] | None
    """What is to be done after them, or None if the turn is over then."""


def remaining_steps(game: Game[State], state: State, seat: Seat) -> RemainingSteps | None:
    """Return what a seat can decline at once; None: it is not two steps, or the game hides what would come of it."""
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
        # What says only that a step was declined is left out: the steps are named already.
        events=tuple(text for text in texts if text.key not in game.info.omissions),
        final=final,
        next=None if ends else next(iter(game.kinds(state, seat)), None),
    )


def _can_decline(game: Game[State], state: State, seat: Seat) -> bool:
    alone = game.actors(state) == {seat} and game.question(state) is None
    return alone and game.guidance.declining in game.kinds(state, seat)


def _can_try(game: Game[State], state: State) -> bool:
    """Return whether a move may be tried out: it tells nothing of what is hidden."""
    return game.info.open_information and game.orders.turn(state) is None


def _open_texts(events: tuple[Event, ...]) -> tuple[Text, ...]:
    """Return the words in which everybody would read what happens, but for what a move would turn up."""
    return tuple(event.text for event in visible(events, None) if not event.reveals)


class Effects(msgspec.Struct, frozen=True, kw_only=True):
    """What a move would do."""

    events: tuple[Text, ...]
    """In the words in which everybody would read it."""
    irreversible: bool
    """It uses something up, or could not be taken back freely once it is made."""
    view: View | None
    """The position after it, as the person would see it, but for what it would turn up, or None if it is not shown."""
    sheet: tuple[Text, ...] | None = None
    """What whoever is to answer it will want to know, a line each; None if it is no question."""


class Position:
    """A position in which one person may act. It stays as it is, and whatever it holds is secret."""

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
        """Return whether another is of the same person in an equal position."""
        if not isinstance(other, Position):
            return False
        return (self.table, self._user_id, self._state) == (other.table, other._user_id, other._state)

    __hash__ = None  # type: ignore[assignment]  # a state can be compared, not hashed

    def held_by(self, seat: Seat) -> Position | None:
        """Return the same position for the person who holds a seat, or None if a built-in opponent does."""
        user_id = self.table.holder(seat).user_id
        if user_id is None:
            return None
        held = copy.copy(self)  # not made of the match anew, which has gone on by now
        held._user_id = user_id  # noqa: SLF001 - it is one of the same kind
        return held

    def recalled(self, view: View) -> View:
        """Return a view of it with what pictures show of the course besides, for which that is played through once."""
        events = (event.text for _, _, each in self._match.history() for event in visible(each, None))
        return self._game.looking_back.recalled(view, events)

    @property
    def decision(self) -> Text | None:
        """What everybody may know to be decided now, apart from an ordinary turn."""
        return self._game.guidance.decision(self._state)

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """In which order the seats have their turns; nothing where that is the order of the seats."""
        return self._game.guidance.turn_order(self._state)

    @property
    def teaching(self) -> tuple[Text, ...]:
        """The rules in force, where not all of them always are."""
        return self._game.learning.special_rules(self._state)

    @property
    def rulebook(self) -> tuple[Section, ...]:
        """The sections of the rulebook that are in force, as everybody may know them."""
        return self._game.learning.rulebook(self._state)

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
        if issubclass(wanted, Order):
            return self._order_slots(wanted)

        def slot(field: str, chosen: Mapping[str, object]) -> Slot:
            if field not in fields(wanted):
                raise Refusal("service.no_such_move", move=f"{wanted.kind()} {field}")
            found = game.slot(state, seat, wanted, field, chosen)
            return found.distinct if isinstance(found, Choice) else found

        return slot

    def named(self, field: str) -> tuple[Option, ...]:
        """Return what a field of moves can name in the game, whether a rule allows it now or not."""
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
        """Return what the person should know of a move as far as it is filled in, or None."""
        game, seat = self._game, self.table.seat_of(self._user_id)
        if seat is None:
            return None
        return game.guidance.caution(self._state, seat, kind, chosen)

    def foretold(self, kind: type[Move], chosen: Mapping[str, object]) -> tuple[Text, ...]:
        """Return the person what a move would bring as far as it is filled in, besides its effects."""
        game, seat = self._game, self.table.seat_of(self._user_id)
        return () if seat is None else game.guidance.foretold(self._state, seat, kind, chosen)

    def foresees(self, kind: type[Move]) -> bool:
        """Return whether it can be worked out what a move of a kind would bring the person later in the turn."""
        seat = self.table.seat_of(self._user_id)
        return seat is not None and self._game.advice.is_foreseen(self._state, seat, kind)

    def so_far(self, kind: type[Move], values: Mapping[str, object]) -> View | None:
        """Show the person the position with what is filled in of a move; None: nothing of it, or what it would tell."""
        game, seat = self._game, self.table.seat_of(self._user_id)
        if seat is None or not _can_try(game, self._state):
            return None
        return game.guidance.partial_view(self._state, seat, kind, values)

    def listed(self, kind: type[Move]) -> tuple[ListedMove, ...]:
        """List whole moves of a kind that the person can make and is likely to want; nothing: the game lists none."""
        game, state, seat = self._game, self._state, self.table.seat_of(self._user_id)
        if seat is None or kind not in game.kinds(state, seat):
            return ()
        return game.advice.listed(state, seat, kind)

    def remaining_steps(self) -> RemainingSteps | None:
        """Return what the person can decline at once of the turn, or None if nothing, or one step alone."""
        seat = self.table.seat_of(self._user_id)
        return None if seat is None or self.table.phase != "live" else remaining_steps(self._game, self._state, seat)

    def rule_behind(self, refusal: IllegalMove, kind: type[Move]) -> Text | None:
        """Return the rule that a refusal of a kind of move cites, or else the one that says more about it."""
        if refusal.rule is not None:
            return refusal.rule
        turn = isinstance(refusal, NotNow | NotYourTurn)
        rule = self._game.rule_of_turn(self._state) if turn else self._game.rule_on(self._state, kind)
        return None if rule is None else Text(rule)

    def refusal(self, kind: type[Move], values: Mapping[str, object]) -> IllegalMove | None:
        """Return why a move is refused, or None where it is not: nothing else is told of it.

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
        """Return what a move would do, without making it; of an order in advance, what it does, when, and what ends it.

        Returns:
            None where the game hides something just now, so that it could tell too much.

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
        """Whether a move could not be undone freely once it is made; nobody else makes any. Raises as it would."""
        seat = self.table.seat_of(self._user_id)
        if issubclass(kind, Order):
            return False
        return seat is not None and needs_others(self._game, self._state, filled(self._game, kind, seat, values))

    def warnings(self, seat: Seat, kind: type[Move], values: Mapping[str, object]) -> tuple[Text, ...]:
        """Return what a move of a seat would bring about that nobody may have meant; nothing where that is hidden."""
        game, state = self._game, self._state
        if not _can_try(game, state) or game.result(state) is not None:
            return ()
        try:
            events = tuple(game.play(codec.clone(state), filled(game, kind, seat, values)))
        except IllegalMove:
            return ()
        # What would have come anyhow, and what follows it, is nothing that the move brings by itself.
        caused = itertools.takewhile(lambda each: each.key not in game.guidance.inevitable, _open_texts(events))
        return tuple(each for each in caused if each.key in game.guidance.warnings)

    def move(self, kind: type[Move], values: Mapping[str, object]) -> Move:
        """Return the person's move of its fields. Raises NotSeated; Refusal: they make none."""
        return filled(self._game, kind, self.seat, values)

    def hinted(self) -> bytes:
        """Return the position, in which the person is to move, as bytes. Raises NotSeated, Refusal."""
        seat = self.seat
        if not self.table.hints:
            raise Refusal("hint.off")
        if self._game.result(self._state) is not None or seat not in self._game.awaited(self._state):
            raise Refusal("hint.none")
        return codec.encode_state(self._state)

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


class TurnPrompt(msgspec.Struct, frozen=True, kw_only=True):
    """What the game says to lead a seat through its turn."""

    seat: Seat
    kinds: tuple[type[Move], ...]
    """The moves it can make now."""
    prompt: Text | None
    """What it is to decide."""
    meanings: dict[str, Text]
    """What a kind of move means at this moment, by its name, where that is more than it always means."""
    unlikely: frozenset[type[Move]] = frozenset()
    """The kinds of move that it will hardly want now."""
    standstill: Text | None = None
    """That the game has not gone on for long, as everybody may know, or None if it does."""


class OwnOrder(msgspec.Struct, frozen=True):
    """An order as its owner reads it."""

    number: int
    """By which it is taken back."""
    text: Text
    order: Order


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A live or finished table as one person may see it now."""

    table: Table
    seat: Seat | None
    """The person's own, or None for an onlooker, or the channel."""
    view: View
    position: Position
    """For whatever the person may do in it."""
    actors: frozenset[Seat]
    """Who is to move."""
    kinds: tuple[type[Move], ...]
    """The moves the person can make now."""
    undo: UndoOffer | None
    """How the person's last move could be taken back."""
    result: Result | None
    seed: str | None
    """Only when the game is done."""
    restarts: bool = False
    """Whether the person can take back all of the turn at once: several moves, by which nobody learned anything."""
    direct: Mapping[str, tuple[Option, ...]] = {}
    """What whoever is to move may choose of the kinds of move whose options everybody may see, by their names."""
    accepted: frozenset[type[Move]] = frozenset()
    """The kinds of move that what is to be decided now is for, whatever anybody holds."""
    premature: frozenset[type[Move]] = frozenset()
    """The kinds of move that can be made, but that nobody would just now: they have no button."""
    turn_prompt: TurnPrompt | None = None
    """For the person who is to move; in a game of open information for all, whoever is to move alone."""
    question: Question | None = None
    """What one player asks another just now, and everybody may read."""
    note: str | None = None
    """What whoever asks it has added in own words."""
    possible: Order | None = None
    """What the person may order in advance by a single press; for an onlooker, what whoever is to move may."""
    expiry: Expiry | None = None
    """What is played where nobody answers or moves in time."""
    pending_order: Text | None = None
    """What the person has ordered to be done in a turn to come; nobody else may read it."""
    orderable: tuple[type[Order], ...] = ()
    """The kinds of order that the person may give."""
    orders: tuple[OwnOrder, ...] = ()
    """What the person has ordered in advance, as it is tried."""
    ended_orders: tuple[GivenOrder, ...] = ()
    """What the person had ordered, where it has ended and nobody has said so."""
    answer_order: RecurringQuestion | None = None
    """What the person is to answer now and may answer once for all."""
    answered: tuple[Text, ...] = ()
    """What is answered for the person."""
    hinted: bool = False
    """Whether an opponent may be able to say what it would do in place of the person."""
    private: int = 0
    """How many moves the person has made of which nobody else learns."""
    due: float | None = None
    """When ``expiry`` is played, UTC unix seconds."""
    expired: int | None = None
    """The latest entry of the log that was played as nobody had decided in time."""
    chosen: Mapping[Seat, Preferences] = {}
    """What the people on seats have chosen for all tables who have chosen anything. A zone is its owner's alone."""
    pictured: bool = True
    """Whether whoever looks wants pictures; otherwise what they would show is said in words."""
    copied: bool = False
    """It is a private copy, in which the person plays every seat."""
    copyable: bool = False
    """Whether the person may open a private copy of it."""
    lesson: LessonStatus | None = None
    """It is the position of a lesson."""
    compared_with: int | None = None
    """After how many moves the position stands since which what has changed is marked in the view; None: nothing is."""

    @property
    def early(self) -> bool:
        """Whether the person can decide something before the turn to do so has come."""
        return bool(self.kinds) and self.seat not in self.actors

    @property
    def decides(self) -> bool:
        """Whether the person has something to decide, besides what may be done at any time."""
        minor = find(self.table.game).info.unprompted
        return any(kind.kind() not in minor for kind in self.kinds) or (bool(self.kinds) and not self.early)

    @property
    def waited(self) -> frozenset[Seat]:
        """Who is waited for: of a question whoever is to answer, although who put it may take it back."""
        return self.actors if self.question is None else frozenset({self.question.to})

    @property
    def offered(self) -> tuple[type[Move], ...]:
        """The kinds of move that the person can make and that have buttons."""
        return tuple(kind for kind in self.kinds if kind not in self.premature)

    def is_unlikely(self, kind: type[Move]) -> bool:
        """Return whether a kind of move can be made and will hardly be wanted now."""
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
    """Show a started table to a person; None, or somebody without a seat: as the channel sees it."""
    table, game, state = stored.table, match.game, match.state
    seat, live = table.seat_of(user_id), table.phase == "live"
    playing = seat if live else None
    turn_prompt = turn_prompt_of(table, match, playing)
    orders_for = turn_prompt.seat if playing is None and turn_prompt is not None else playing
    own = [row for row in stored.orders if row.seat == seat]
    orderable = () if playing is None or len(table.id) == COPY_ID or match.over else game.orders.kinds
    view = match.view(seat)
    if table.phase == "ended":  # before its time: nobody is to move any more
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
    """Return what somebody sees who is in a lesson: when it is over, nothing is to be done any more."""
    if lesson.solution is None:
        snapshot = msgspec.structs.replace(snapshot, kinds=(), actors=frozenset(), turn_prompt=None)
    view = msgspec.structs.replace(snapshot.view, **dict.fromkeys(lesson.unseen, ()))
    return msgspec.structs.replace(snapshot, view=view, lesson=lesson, possible=None, orderable=(), answer_order=None)


def may_be_copied(table: Table, game: Game[State]) -> bool:
    """Return whether a private copy of a table may be made.

    A campaign has none: whoever played on alone would see what it has yet to bring.
    """
    return table.phase == "live" and game.advice.is_sampled and table.campaign is None


def direct_options(match: Match) -> Mapping[str, tuple[Option, ...]]:
    """Return what can be chosen, where one seat alone is to move, that depends on nothing hidden."""
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
    """Return what the game says to the seat that looks if it is to move; in an open game, to the one that is."""
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
