"""Orders that a seat gives in advance: moves that are made for it as soon as possible, until the order ends.

A game declares its kinds of order (``Orders.kinds``). A kind is a class with fields that are filled in as those of
a move are, by the same forms, buttons and commands; but an order is never played, and stands in no log, state or view.
It is kept apart from the log, and only its owner may know of it. A kind says four things about its orders:

- whether a seat may give one now (``possible``), and what may stand in its fields (``slot``);
- what it does, when, and what ends it, in a sentence for its owner (``text``);
- by which move it acts where its seat alone is awaited (``move``), or others are too (``together``), and whether it
  ends where none can (``failed``);
- after each entry of the log, whether it goes on as it is or changed, or why it has ended (``review``).

A seat may have several, which are tried by ``rank``, and within a rank in the order in which they were given. The first
that can act makes a move, which is checked, logged and announced as if its owner had made it. If none can, the owner
has to decide. After an undo or a redo nothing acts until a move has been made, so that a player who undoes what an
order did can decide anew.

To add a kind: the class, its line in ``Orders.kinds``, and its words in the catalogue (``<game>.button.<tag>``,
``move``, ``confirm``, ``ask.<tag>.<field>``). Forms, ``/order``, storing, acting, notifying the owner and cancelling
come with it. ``ticket_to_ride/orders.py`` has an example. Two kinds for all games stand below: ``KeepPassing``, which
``Orders.at_once`` gives by a single press, and ``AnswerAlways``, for questions that come again and again
(``Orders.answer``).

What a game itself has to know is not an ``Order`` but a move and part of its state, so that the log has it, and every
replay: a proxy bid in an auction in which all may decide ahead (``Orders.turn``), whose owner is not waited for; an
order for a power that acts in the middle of somebody else's move.

An order ends only for reasons of its own kind, at the end of the game, or when its owner cancels it. It must act alike
in positions that look alike to its owner: otherwise its moves would give away what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.core.moves import Choice, Entry, Move, Option, Slot, fields, name_of_kind
from engine.core.seat import Seat
from engine.core.text import Player, Text, either, text

if TYPE_CHECKING:
    from engine.core.game import Game


class Happened(msgspec.Struct, frozen=True):
    """What an entry of the log did, for the review of one seat's order."""

    entry: Entry
    before: Any
    """The position before it."""
    after: Any
    """The position after it, and after all that followed from it."""
    text: Text | None
    """The first line that the seat has read about it, or None if there was none."""
    ordered: bool
    """Whether it was itself made by an order, and not by hand."""


class Order(Move, frozen=True):
    """Base of all kinds of order. It has fields as a move has, and a tag that no move of its game has."""

    rank: ClassVar[int] = 0
    """A seat's orders of lower rank are tried first, whenever they were given.

    Below 0: others may act in the same turn after it. Above 0: it passes, so nothing more can be done in the turn.
    """
    together: ClassVar[bool] = False
    """Whether it acts while others are awaited too, not only while its seat alone is."""
    preference: ClassVar[bool] = False
    """Whether it only says how its owner wants to be asked.

    Any number of these may stand. They are shown in one line, are taken back together, and end without notice with
    the game.
    """

    @property
    def matter(self) -> str:
        """What it is about: a new order replaces the seat's former one of the same kind and matter."""
        return ""

    @classmethod
    def possible(cls, rules: Game[Any], state: Any, seat: Seat) -> bool:  # noqa: ANN401 - a state of any game
        """Return whether a seat may give such an order now, whether or not it is to move."""
        raise NotImplementedError

    @classmethod
    def slot(
        cls,
        rules: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        field: str,
        chosen: Mapping[str, Any],
    ) -> Slot:
        """Return what may stand in a field, as ``Game.slot`` does for a move. Raises IllegalMove if nothing can."""
        raise NotImplementedError

    def text(self, rules: Game[Any], state: Any) -> Text:  # noqa: ANN401
        """Return a sentence for its owner: what it does, when, and what ends it."""
        raise NotImplementedError

    def move(self, rules: Game[Any], state: Any) -> Move | None:  # noqa: ANN401
        """Return the move that it makes now that its seat is awaited, or None if it cannot act yet."""
        raise NotImplementedError

    def failed(self, rules: Game[Any], state: Any) -> Text | None:  # noqa: ANN401
        """Return why it ends when its seat alone is awaited and no order can act, or None if it goes on."""
        return None

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Return the order as it goes on after an entry of the log, or a sentence for its owner why it has ended.

        None: its owner has just ended it by a move, and needs no explanation.
        """
        raise NotImplementedError


def in_turn(orders: Iterable[Order]) -> list[Order]:
    """Sort orders, given in the order of giving, as they are tried."""
    return sorted(orders, key=lambda order: order.rank)


class KeepPassing(Order, frozen=True, tag="keep_passing"):
    """Pass whenever the seat is to move, for the rest of a round or until others make certain moves."""

    rank: ClassVar[int] = 1
    scope: str
    """The name of the round that it is valid for ("stock 3")."""
    until: tuple[str, ...]
    """Kinds of move that end it when somebody else makes one."""

    @classmethod
    def possible(cls, rules: Game[Any], state: Any, seat: Seat) -> bool:  # noqa: ANN401
        """Return whether the game lets the seat pass for the rest of the present round."""
        return isinstance(rules.orders.at_once(state, seat), KeepPassing)

    @classmethod
    def slot(
        cls,
        rules: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        field: str,
        chosen: Mapping[str, Any],
    ) -> Slot:
        """Return the present round, and the kinds of move that may end the order."""
        offered = rules.orders.at_once(state, seat)
        if not isinstance(offered, KeepPassing):
            return Choice(())
        if field == fields(cls)[0]:
            return Choice((Option(offered.scope, text("order.this_round")),))
        ends = tuple(Option(kind, name_of_kind(kind)) for kind in offered.until)
        return Choice(ends, many=True, at_least=1, at_most=len(ends))

    def text(self, rules: Game[Any], state: Any) -> Text:  # noqa: ANN401
        """Return a sentence that says what ends the passing."""
        return text("order.passing", until=either([name_of_kind(kind) for kind in self.until]))

    def move(self, rules: Game[Any], state: Any) -> Move | None:  # noqa: ANN401
        """Pass, if that is possible."""
        offered = rules.orders.at_once(state, self.seat)
        if not isinstance(offered, KeepPassing) or offered.scope != self.scope:
            return None
        return next((kind(self.seat) for kind in rules.kinds(state, self.seat) if kind.kind() == _PASSES), None)

    def failed(self, rules: Game[Any], state: Any) -> Text | None:  # noqa: ANN401
        """Return that its owner has to decide: passing is no longer what was meant."""
        return text("order.ended_must", move=_PASS)

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Go on in the same round unless somebody has done what ends it, or its owner has made another move."""
        entry, offered = happened.entry, rules.orders.at_once(happened.after, self.seat)
        if not isinstance(entry, Move):
            return text("order.ended_undo", move=_PASS)
        if entry.seat == self.seat and entry.kind() != _PASSES and not happened.ordered:
            return None
        if entry.kind() in self.until and entry.seat != self.seat:
            done = happened.text or name_of_kind(type(entry))
            return text("order.ended_move", move=_PASS, player=Player(entry.seat), what=done)
        if not isinstance(offered, KeepPassing) or offered.scope != self.scope:
            return text("order.ended_round", move=_PASS)
        return self


class AnswerAlways(Order, frozen=True, tag="answer_always"):
    """Answer a recurring question always by the same move, until the owner takes the order back."""

    rank: ClassVar[int] = 2
    preference: ClassVar[bool] = True
    question: str
    """The name of the question and of what it is about ("acquire.ATE"), as ``Orders.answer`` gives it."""

    @property
    def matter(self) -> str:
        """The question: there is only one answer to each."""
        return self.question

    @classmethod
    def possible(cls, rules: Game[Any], state: Any, seat: Seat) -> bool:  # noqa: ANN401
        """Return whether the seat has such a question to answer now."""
        return rules.orders.answer(state, seat) is not None

    @classmethod
    def slot(
        cls,
        rules: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        field: str,
        chosen: Mapping[str, Any],
    ) -> Slot:
        """Return the present question."""
        present = rules.orders.answer(state, seat)
        return Choice(() if present is None else (Option(present.name, present.text),))

    def text(self, rules: Game[Any], state: Any) -> Text:  # noqa: ANN401
        """Return a few words for the question."""
        return rules.orders.answer_text(self.question)

    def move(self, rules: Game[Any], state: Any) -> Move | None:  # noqa: ANN401
        """Return the answer, if this is the question now."""
        present = rules.orders.answer(state, self.seat)
        return None if present is None or present.name != self.question else present.move

    def review(self, rules: Game[Any], happened: Happened) -> Order | Text | None:
        """Go on: the question may come again at any time."""
        return self


_PASSES = "pass"
"""The tag of the kind of move, without fields, by which a seat passes."""
_PASS = name_of_kind(_PASSES)
